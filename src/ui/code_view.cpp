#include "ui/code_view.h"

#include "render/fonts.h"

#include <QTextBlock>

namespace mexplain {

CodeView::CodeView(const UiContext &context, Listing listing, QWidget *parent)
    : QPlainTextEdit(parent), m_context(context), m_listing(std::move(listing))
{
    setReadOnly(true);
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    setLineWrapMode(NoWrap);
    setFrameShape(QFrame::NoFrame);
    setTabChangesFocus(true);
    setPlainText(m_listing.lines.join(u'\n'));
}

void CodeView::showTag(const QString &tag)
{
    m_tag = tag;
    QList<QTextEdit::ExtraSelection> selections;
    const auto lines = m_listing.linesOfTag.value(tag);
    for (const int line : lines) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document()->findBlockByNumber(line));
        selection.format.setBackground(m_context.theme().oddColumn);
        selection.format.setForeground(m_context.theme().oddColumnText);
        selection.format.setProperty(QTextFormat::FullWidthSelection, true);
        selections.append(selection);
        selection.cursor.select(QTextCursor::LineUnderCursor);
        selections.append(selection);
    }
    setExtraSelections(selections);
    if (!lines.empty()) {
        setTextCursor(QTextCursor(document()->findBlockByNumber(lines.front())));
        ensureCursorVisible();
    }
}

void CodeView::retranslate()
{
    setAccessibleName(m_context.text({"page", QT_TRANSLATE_NOOP("page", "Contest solution in C++")}));
    setToolTip(m_context.text({"page", QT_TRANSLATE_NOOP("page", "The marked lines do what the open step says (Ctrl+C copies)")}));
}

void CodeView::applyTheme()
{
    setFont(monospaceFont(m_context.px(13)));
    QPalette colours = palette();
    colours.setColor(QPalette::Base, m_context.theme().card);
    colours.setColor(QPalette::Text, m_context.theme().text);
    setPalette(colours);
    showTag(m_tag);
}

} // namespace mexplain
