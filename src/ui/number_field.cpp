#include "ui/number_field.h"

#include "explain/error_phrase.h"
#include "solver/reader.h"

#include <QKeyEvent>
#include <QToolTip>

namespace mexplain {

NumberField::NumberField(QWidget *parent) : QLineEdit(parent)
{
    setMaxLength(30); // the largest number has 19 digits
    connect(this, &QLineEdit::editingFinished, this, &NumberField::finish);
}

void NumberField::setUp(const UiContext &context, Quantity quantity)
{
    m_context = &context;
    m_quantity = quantity;
}

void NumberField::setRange(std::uint64_t least, std::uint64_t most)
{
    m_least = least;
    m_most = most;
}

void NumberField::showNumber(std::uint64_t number)
{
    m_number = number;
    const QString shown = QString::number(number);
    if (text() != shown)
        setText(shown);
    setCursorPosition(hasFocus() ? static_cast<int>(shown.size()) : 0);
}

void NumberField::enter(std::uint64_t number)
{
    if (number == m_number)
        return;
    showNumber(number);
    emit numberEntered(number);
}

void NumberField::finish()
{
    const std::string typed = text().normalized(QString::NormalizationForm_KC).toStdString();
    Reader reader(typed);
    const auto read = reader.number(m_quantity, m_least, m_most);
    if (read && reader.atEnd()) {
        // Leading zeros and the like are tidied up; the same number is no edit.
        if (*read == m_number)
            showNumber(m_number);
        else
            enter(*read);
        return;
    }
    const Phrase why = read ? Phrase{"page", QT_TRANSLATE_NOOP("page", "One number, please")} : errorPhrase(read.error());
    if (m_context != nullptr)
        QToolTip::showText(mapToGlobal(QPoint(0, height())), m_context->text(why), this);
    showNumber(m_number);
}

void NumberField::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Up && m_number < m_most)
        enter(m_number + 1);
    else if (event->key() == Qt::Key_Down && m_number > m_least)
        enter(m_number - 1);
    else if (event->key() == Qt::Key_Escape)
        showNumber(m_number);
    else
        QLineEdit::keyPressEvent(event);
}

} // namespace mexplain
