#include "ui/lesson_panel.h"

#include "render/fonts.h"
#include "ui/app_style.h"
#include "ui/lesson_document.h"
#include "ui/lesson_model.h"
#include "ui_lesson_panel.h"

#include <QKeyEvent>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTextDocument>

namespace mexplain {

namespace {

const QString noText;

// The pages of the fields.
constexpr int itemTab = 0;
constexpr int lessonTab = 1;

// A number, two lines and a sign.
class LessonDelegate : public QStyledItemDelegate {
public:
    LessonDelegate(const UiContext &context, QObject *parent) : QStyledItemDelegate(parent), m_context(context) {}

    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {m_context.px(100), QFontMetrics(titleFont()).height() + QFontMetrics(detailFont()).height() + m_context.px(10)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Theme &theme = m_context.theme();
        const bool selected = option.state.testFlag(QStyle::State_Selected);
        const QColor ink = selected ? theme.accentText : theme.text;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF row = QRectF(option.rect).adjusted(m_context.px(2), 1, -m_context.px(2), -1);
        painter->setPen(Qt::NoPen);
        if (selected || option.state.testFlag(QStyle::State_MouseOver)) {
            painter->setBrush(selected ? theme.accent : theme.accentSoft);
            painter->drawRoundedRect(row, m_context.px(5), m_context.px(5));
        }
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen(ink, std::max(1, m_context.px(1.5))));
            painter->drawRoundedRect(row.adjusted(2, 2, -2, -2), m_context.px(4), m_context.px(4));
        }

        const QString number = QString::number(index.row() + 1);
        const int numberWidth = QFontMetrics(titleFont()).horizontalAdvance(QStringLiteral("00")) + m_context.px(6);
        const int needed = QFontMetrics(detailFont()).horizontalAdvance(number) + m_context.px(4);
        QRectF words = row.adjusted(m_context.px(6) + std::max(numberWidth, needed), m_context.px(4), -m_context.px(6), -m_context.px(4));
        if (index.data(LessonModel::HiddenRole).toBool()) {
            const int side = m_context.px(16);
            painter->drawPixmap(QPointF(words.right() - side, row.center().y() - side / 2.0),
                                glyph(QStringLiteral("answers-hidden"), ink, side, painter->device()->devicePixelRatioF()));
            words.setRight(words.right() - side - m_context.px(4));
        }
        const auto line = [&](const QFont &font, const QColor &colour, const QRectF &place, Qt::Alignment alignment, const QString &text) {
            painter->setFont(font);
            painter->setPen(colour);
            painter->drawText(place, static_cast<int>(alignment) | Qt::TextSingleLine,
                              QFontMetricsF(font).elidedText(text, Qt::ElideRight, place.width()));
        };
        const QColor soft = selected ? ink : theme.mutedText;
        line(detailFont(), soft, {row.left() + m_context.px(6), words.top(), words.left() - row.left() - m_context.px(6), words.height()},
             Qt::AlignLeft | Qt::AlignVCenter, number);
        line(titleFont(), ink, words, Qt::AlignLeft | Qt::AlignTop, index.data().toString());
        line(detailFont(), soft, words, Qt::AlignLeft | Qt::AlignBottom, index.data(LessonModel::DetailRole).toString());
        painter->restore();
    }

private:
    QFont titleFont() const { return screenFont(m_context.px(14)); }
    QFont detailFont() const { return screenFont(m_context.px(12)); }

    const UiContext &m_context;
};

/// What is in a field, with blanks that do not break as they are: toPlainText() would turn them into plain ones.
QString contentsOf(const QWidget *edit)
{
    if (const auto *line = qobject_cast<const QLineEdit *>(edit))
        return line->text();
    QString text = static_cast<const QPlainTextEdit *>(edit)->document()->toRawText();
    for (const QChar end : {QChar(QChar::ParagraphSeparator), QChar(QChar::LineSeparator)})
        text.replace(end, u'\n');
    return text;
}

/// At most so many characters, and no half of one.
QString cut(const QString &text, qsizetype most)
{
    if (text.size() <= most)
        return text;
    return text.left(text[most - 1].isHighSurrogate() ? most - 1 : most);
}

} // namespace

LessonPanel::LessonPanel(const UiContext &context, LessonDocument &document, QWidget *parent)
    : QWidget(parent)
    , m_context(context)
    , m_document(document)
    , m_ui(std::make_unique<Ui::LessonPanel>())
    , m_model(new LessonModel(context, document, this))
{
    m_ui->setupUi(this);
    QListView &list = *m_ui->itemsList;
    list.setModel(m_model);
    list.setItemDelegate(new LessonDelegate(context, this));
    list.setMouseTracking(true);
    list.setProperty("card", true);
    list.viewport()->setAutoFillBackground(true);

    m_emptyLabel = new QLabel(list.viewport());
    m_emptyLabel->setObjectName(QStringLiteral("emptyLabel"));
    m_emptyLabel->setTextFormat(Qt::PlainText);
    m_emptyLabel->setWordWrap(true);
    m_emptyLabel->setAlignment(Qt::AlignCenter);
    m_emptyLabel->setProperty("muted", true);
    m_emptyLabel->setAttribute(Qt::WA_TransparentForMouseEvents);
    auto *cover = new QVBoxLayout(list.viewport());
    cover->addWidget(m_emptyLabel);

    addField(m_ui->lessonTitleZhEdit, m_ui->lessonTitleZhLabel, Text::LessonTitle, Language::Chinese);
    addField(m_ui->lessonTitleEnEdit, m_ui->lessonTitleEnLabel, Text::LessonTitle, Language::English);
    addField(m_ui->titleZhEdit, m_ui->titleZhLabel, Text::Title, Language::Chinese);
    addField(m_ui->titleEnEdit, m_ui->titleEnLabel, Text::Title, Language::English);
    addField(m_ui->noteZhEdit, m_ui->noteZhLabel, Text::Note, Language::Chinese);
    addField(m_ui->noteEnEdit, m_ui->noteEnLabel, Text::Note, Language::English);
    addField(m_ui->lessonNoteZhEdit, m_ui->lessonNoteZhLabel, Text::LessonNote, Language::Chinese);
    addField(m_ui->lessonNoteEnEdit, m_ui->lessonNoteEnLabel, Text::LessonNote, Language::English);
    for (std::size_t i = 0; i < m_fields.size(); ++i) {
        const auto changed = [this, i] { edited(m_fields[i]); };
        if (auto *line = qobject_cast<QLineEdit *>(m_fields[i].edit))
            connect(line, &QLineEdit::textEdited, this, changed);
        else
            connect(static_cast<QPlainTextEdit *>(m_fields[i].edit), &QPlainTextEdit::textChanged, this, changed);
    }
    m_ui->fieldsTabs->tabBar()->setFocusPolicy(Qt::TabFocus); // the widget around it, which takes none, has taken it away
    m_ui->fieldsTabs->tabBar()->setDrawBase(false);
    m_ui->splitter->setStretchFactor(0, 1);
    m_ui->splitter->setStretchFactor(1, 1);
    m_ui->splitter->setSizes({2000, 2000}); // shares; the person may move the line
    connectButtons();
    for (QWidget *widget : findChildren<QWidget *>()) {
        if (widget->focusPolicy() != Qt::NoFocus)
            widget->installEventFilter(this);
    }

    connect(list.selectionModel(), &QItemSelectionModel::currentChanged, this, [this](const QModelIndex &index) {
        if (!m_following)
            m_document.setCurrent(index.row());
    });
    connect(&list, &QListView::clicked, this, [this](const QModelIndex &index) { chooseRow(index.row()); });
    connect(m_ui->hiddenCheck, &QCheckBox::clicked, this, [this](bool hidden) { m_document.setHidden(m_document.current(), hidden); });
    connect(&document, &LessonDocument::planChanged, this, &LessonPanel::follow);
    connect(&document, &LessonDocument::currentChanged, this, &LessonPanel::follow);
    connect(&document, &LessonDocument::currentChanged, this, [this](int current) { showFields(current < 0); });
    connect(&document, &LessonDocument::modifiedChanged, this, &LessonPanel::followHistory);
    for (const auto signal : {&QUndoStack::canUndoChanged, &QUndoStack::canRedoChanged})
        connect(&document.undoStack(), signal, this, &LessonPanel::followHistory);
    applyTheme();
    retranslate();
    follow();
    showFields(document.current() < 0);
}

LessonPanel::~LessonPanel()
{
    // The fields say that they are emptied while they are being deleted.
    for (const Field &field : m_fields)
        field.edit->disconnect(this);
}

void LessonPanel::connectButtons()
{
    connect(m_ui->addButton, &QPushButton::clicked, this, &LessonPanel::addRequested);
    connect(m_ui->updateButton, &QPushButton::clicked, this, &LessonPanel::updateRequested);
    connect(m_ui->presentButton, &QPushButton::clicked, this, &LessonPanel::presentRequested);
    connect(m_ui->exportButton, &QPushButton::clicked, this, &LessonPanel::exportRequested);
    connect(m_ui->saveButton, &QPushButton::clicked, this, &LessonPanel::saveRequested);
    const std::pair<QToolButton *, Command> tools[] = {
        {m_ui->duplicateButton, Command::Duplicate}, {m_ui->upButton, Command::Up},     {m_ui->downButton, Command::Down},
        {m_ui->renameButton, Command::Rename},       {m_ui->deleteButton, Command::Remove}, {m_ui->undoButton, Command::Undo},
        {m_ui->redoButton, Command::Redo}};
    for (const auto &[button, command] : tools)
        connect(button, &QToolButton::clicked, this, [this, wanted = command] { run(wanted); });
}

void LessonPanel::addField(QWidget *edit, QLabel *label, Text which, Language language)
{
    if (auto *line = qobject_cast<QLineEdit *>(edit))
        line->setMaxLength(static_cast<int>(LessonPlan::maxTitleLength));
    else
        static_cast<QPlainTextEdit *>(edit)->setUndoRedoEnabled(false); // the lesson's history is the only one
    label->setProperty("muted", true);
    label->setBuddy(edit);
    m_fields.push_back({edit, label, which, language});
}

// ---- Words and looks --------------------------------------------------------------------------------------------

void LessonPanel::retranslate()
{
    const auto words = [this](const char *source) { return m_context.text({"lesson", source}); };
    const auto name = [&](QWidget *widget, const QString &text, const QString &tip) {
        widget->setAccessibleName(text);
        widget->setToolTip(tip);
    };
    const auto label = [](QAbstractButton *button, const QString &text) { button->setText(text); };

    QTabWidget &tabs = *m_ui->fieldsTabs;
    const QString itemTip = words(QT_TRANSLATE_NOOP("lesson", "Title and note of the chosen item"));
    const QString lessonTip = words(QT_TRANSLATE_NOOP("lesson", "Title and note of the lesson as a whole"));
    tabs.setTabText(itemTab, words(QT_TRANSLATE_NOOP("lesson", "Chosen item")));
    tabs.setTabToolTip(itemTab, itemTip);
    tabs.setTabText(lessonTab, words(QT_TRANSLATE_NOOP("lesson", "Whole lesson")));
    tabs.setTabToolTip(lessonTab, lessonTip);
    const QString tabsName = words(QT_TRANSLATE_NOOP("lesson", "Texts of the chosen item or of the whole lesson"));
    tabs.setAccessibleName(tabsName);
    name(tabs.tabBar(), tabsName, words(QT_TRANSLATE_NOOP("lesson", "Texts of the chosen item or of the whole lesson (← and →)")));
    for (QLabel *heading : {m_ui->titleHeading, m_ui->lessonTitleHeading})
        heading->setText(words(QT_TRANSLATE_NOOP("lesson", "Title")));
    for (QLabel *heading : {m_ui->noteHeading, m_ui->lessonNoteHeading})
        heading->setText(words(QT_TRANSLATE_NOOP("lesson", "Note for the teacher")));
    for (QPlainTextEdit *edit : {m_ui->lessonNoteZhEdit, m_ui->lessonNoteEnEdit})
        edit->setPlaceholderText(words(QT_TRANSLATE_NOOP("lesson", "Aim, class, time, what to bring")));
    m_emptyLabel->setText(words(QT_TRANSLATE_NOOP("lesson", "Add the position that is shown, or open a lesson")));
    name(m_ui->itemsList, words(QT_TRANSLATE_NOOP("lesson", "Items of the lesson")),
         words(QT_TRANSLATE_NOOP("lesson", "Click or Enter shows the item; drag it or press Alt+Shift+↑ or ↓ to move it")));

    label(m_ui->addButton, words(QT_TRANSLATE_NOOP("lesson", "Add position")));
    name(m_ui->addButton, m_ui->addButton->text(), words(QT_TRANSLATE_NOOP("lesson", "Add the shown position after the chosen item")));
    label(m_ui->updateButton, words(QT_TRANSLATE_NOOP("lesson", "Update")));
    name(m_ui->updateButton, words(QT_TRANSLATE_NOOP("lesson", "Update the item")),
         words(QT_TRANSLATE_NOOP("lesson", "Put the shown position and step into the chosen item")));
    name(m_ui->duplicateButton, words(QT_TRANSLATE_NOOP("lesson", "Duplicate")), words(QT_TRANSLATE_NOOP("lesson", "Duplicate the item (Ctrl+D)")));
    name(m_ui->upButton, words(QT_TRANSLATE_NOOP("lesson", "Move up")), words(QT_TRANSLATE_NOOP("lesson", "Move the item up (Alt+Shift+↑)")));
    name(m_ui->downButton, words(QT_TRANSLATE_NOOP("lesson", "Move down")), words(QT_TRANSLATE_NOOP("lesson", "Move the item down (Alt+Shift+↓)")));
    name(m_ui->renameButton, words(QT_TRANSLATE_NOOP("lesson", "Rename")), words(QT_TRANSLATE_NOOP("lesson", "Write the item's title (F2)")));
    name(m_ui->deleteButton, words(QT_TRANSLATE_NOOP("lesson", "Delete")), words(QT_TRANSLATE_NOOP("lesson", "Delete the item (Delete in the list)")));
    name(m_ui->undoButton, words(QT_TRANSLATE_NOOP("lesson", "Undo in the lesson")), words(QT_TRANSLATE_NOOP("lesson", "Undo in the lesson (Ctrl+Z in this panel)")));
    name(m_ui->redoButton, words(QT_TRANSLATE_NOOP("lesson", "Redo in the lesson")), words(QT_TRANSLATE_NOOP("lesson", "Redo in the lesson (Ctrl+Shift+Z in this panel)")));
    label(m_ui->hiddenCheck, words(QT_TRANSLATE_NOOP("lesson", "Hide answers")));
    name(m_ui->hiddenCheck, m_ui->hiddenCheck->text(), words(QT_TRANSLATE_NOOP("lesson", "Answers of this item stay covered until they are revealed (Space)")));
    label(m_ui->presentButton, words(QT_TRANSLATE_NOOP("lesson", "Present")));
    name(m_ui->presentButton, words(QT_TRANSLATE_NOOP("lesson", "Present the lesson")), words(QT_TRANSLATE_NOOP("lesson", "Present the lesson from the chosen item on")));
    label(m_ui->exportButton, words(QT_TRANSLATE_NOOP("lesson", "Export…")));
    name(m_ui->exportButton, words(QT_TRANSLATE_NOOP("lesson", "Export the lesson")), words(QT_TRANSLATE_NOOP("lesson", "Make slides, notes or a worksheet of the lesson")));
    label(m_ui->saveButton, words(QT_TRANSLATE_NOOP("lesson", "Save")));
    name(m_ui->saveButton, words(QT_TRANSLATE_NOOP("lesson", "Save the lesson")), words(QT_TRANSLATE_NOOP("lesson", "Save the lesson in its file")));

    for (const Field &field : m_fields) {
        const bool chinese = field.language == Language::Chinese;
        field.label->setText(chinese ? words(QT_TRANSLATE_NOOP("lesson", "Chinese")) : words(QT_TRANSLATE_NOOP("lesson", "English")));
        QString text;
        QString tip;
        switch (field.which) {
        case Text::LessonTitle:
            text = chinese ? words(QT_TRANSLATE_NOOP("lesson", "Title of the lesson in Chinese")) : words(QT_TRANSLATE_NOOP("lesson", "Title of the lesson in English"));
            break;
        case Text::Title:
            text = chinese ? words(QT_TRANSLATE_NOOP("lesson", "Title of the item in Chinese")) : words(QT_TRANSLATE_NOOP("lesson", "Title of the item in English"));
            break;
        case Text::Note:
            text = chinese ? words(QT_TRANSLATE_NOOP("lesson", "Note for the teacher in Chinese")) : words(QT_TRANSLATE_NOOP("lesson", "Note for the teacher in English"));
            break;
        case Text::LessonNote:
            text = chinese ? words(QT_TRANSLATE_NOOP("lesson", "Note on the whole lesson in Chinese")) : words(QT_TRANSLATE_NOOP("lesson", "Note on the whole lesson in English"));
            tip = chinese ? words(QT_TRANSLATE_NOOP("lesson", "Note on the whole lesson in Chinese: on the presenter's first page and in the answer key, never in what students get"))
                          : words(QT_TRANSLATE_NOOP("lesson", "Note on the whole lesson in English: on the presenter's first page and in the answer key, never in what students get"));
            break;
        }
        name(field.edit, text, tip.isEmpty() ? text : tip);
    }
    putWindowLanguageFirst();
    m_model->retranslate();
}

void LessonPanel::putWindowLanguageFirst()
{
    const bool chinese = m_context.language == Language::Chinese;
    const std::tuple<QBoxLayout *, QWidget *, QWidget *> pairs[] = {
        {m_ui->lessonTitlesLayout, m_ui->lessonTitleZhRow, m_ui->lessonTitleEnRow},
        {m_ui->titlesLayout, m_ui->titleZhRow, m_ui->titleEnRow},
        {m_ui->notesLayout, m_ui->noteZhRow, m_ui->noteEnRow},
        {m_ui->lessonNotesLayout, m_ui->lessonNoteZhRow, m_ui->lessonNoteEnRow}};
    for (const auto &[layout, zh, en] : pairs) {
        QWidget *first = chinese ? zh : en;
        layout->removeWidget(first);
        layout->insertWidget(0, first);
    }
    const auto pair = [chinese](QWidget *zh, QWidget *en) { return chinese ? std::pair{zh, en} : std::pair{en, zh}; };
    const auto [lesson, otherLesson] = pair(m_ui->lessonTitleZhEdit, m_ui->lessonTitleEnEdit);
    const auto [title, otherTitle] = pair(m_ui->titleZhEdit, m_ui->titleEnEdit);
    const auto [note, otherNote] = pair(m_ui->noteZhEdit, m_ui->noteEnEdit);
    const auto [lessonNote, otherLessonNote] = pair(m_ui->lessonNoteZhEdit, m_ui->lessonNoteEnEdit);
    QWidget *const order[] = {m_ui->itemsList, m_ui->addButton, m_ui->updateButton, m_ui->duplicateButton, m_ui->upButton, m_ui->downButton,
                              m_ui->renameButton, m_ui->deleteButton, m_ui->undoButton, m_ui->redoButton, m_ui->fieldsTabs->tabBar(),
                              title, otherTitle, m_ui->hiddenCheck, note, otherNote, lesson, otherLesson, lessonNote, otherLessonNote,
                              m_ui->presentButton, m_ui->exportButton, m_ui->saveButton};
    for (std::size_t i = 0; i + 1 < std::size(order); ++i)
        setTabOrder(order[i], order[i + 1]);
}

void LessonPanel::applyTheme()
{
    const Theme &theme = m_context.theme();
    const int gap = m_context.px(6);
    m_ui->outerLayout->setContentsMargins(m_context.px(10), gap, m_context.px(10), m_context.px(10));
    for (QLayout *layout : {m_ui->detailsLayout, m_ui->lessonDetailsLayout})
        layout->setContentsMargins(0, gap, m_context.px(2), 0);
    for (QLayout *layout : findChildren<QLayout *>())
        layout->setSpacing(gap);
    for (QLayout *layout : {m_ui->lessonTitlesLayout, m_ui->titlesLayout, m_ui->notesLayout, m_ui->lessonNotesLayout})
        layout->setSpacing(m_context.px(4));
    m_ui->itemButtonsLayout->setSpacing(m_context.px(3));
    m_ui->splitter->setHandleWidth(m_context.px(8));
    const int rowHeight = m_ui->itemsList->itemDelegate()->sizeHint({}, {}).height();
    m_ui->itemsList->setMinimumHeight(2 * (rowHeight + m_ui->itemsList->frameWidth() + m_context.px(2)));
    for (QScrollArea *area : {m_ui->detailsArea, m_ui->lessonArea}) {
        area->setMinimumHeight(m_context.px(96));
        area->viewport()->setAutoFillBackground(false);
        area->widget()->setAutoFillBackground(false);
    }

    int labelWidth = 0;
    for (const Field &field : m_fields) {
        field.label->setFont(screenFont(m_context.px(12)));
        // Room for both languages, so that the fields stand still when it is switched.
        for (const Language language : {Language::Chinese, Language::English}) {
            for (const char *source : {"Chinese", "English"})
                labelWidth = std::max(labelWidth, QFontMetrics(field.label->font()).horizontalAdvance(m_context.phrasebooks.of(language).text({"lesson", source})));
        }
        if (auto *edit = qobject_cast<QPlainTextEdit *>(field.edit))
            edit->setMinimumHeight(m_context.px(64));
    }
    for (const Field &field : m_fields)
        field.label->setFixedWidth(labelWidth + m_context.px(2));
    for (QLabel *heading : {m_ui->titleHeading, m_ui->noteHeading, m_ui->lessonTitleHeading, m_ui->lessonNoteHeading})
        heading->setFont(screenFont(m_context.px(12)));

    const std::pair<QToolButton *, const char *> glyphs[] = {
        {m_ui->duplicateButton, "duplicate"}, {m_ui->upButton, "move-up"}, {m_ui->downButton, "move-down"}, {m_ui->renameButton, "rename"},
        {m_ui->deleteButton, "delete"},       {m_ui->undoButton, "undo"},  {m_ui->redoButton, "redo"}};
    const int side = m_context.px(15);
    for (const auto &[button, file] : glyphs) {
        QIcon icon;
        icon.addPixmap(glyph(QLatin1String(file), theme.text, side, devicePixelRatioF()), QIcon::Normal);
        icon.addPixmap(glyph(QLatin1String(file), theme.mutedText, side, devicePixelRatioF()), QIcon::Disabled);
        button->setIcon(icon);
        button->setIconSize({side, side});
    }
    m_ui->itemsList->doItemsLayout(); // the rows' height follows the scale
}

// ---- The document -----------------------------------------------------------------------------------------------

const QString &LessonPanel::textOf(const Field &field) const
{
    const LessonPlan &plan = m_document.plan();
    if (field.which == Text::LessonTitle)
        return plan.title.of(field.language);
    if (field.which == Text::LessonNote)
        return plan.note.of(field.language);
    if (m_document.current() < 0)
        return noText;
    const LessonItem &item = plan.items[static_cast<std::size_t>(m_document.current())];
    return (field.which == Text::Title ? item.title : item.note).of(field.language);
}

void LessonPanel::show(Field &field)
{
    const QString &text = textOf(field);
    if (text == field.shown)
        return; // the cursor stays where it is while the person types
    field.shown = text;
    const QSignalBlocker blocker(field.edit);
    if (auto *line = qobject_cast<QLineEdit *>(field.edit)) {
        line->setText(text);
        if (!line->hasFocus())
            line->setCursorPosition(0); // a long title is read from its beginning
    } else {
        static_cast<QPlainTextEdit *>(field.edit)->setPlainText(text);
    }
}

void LessonPanel::edited(Field &field)
{
    const bool isNote = field.which == Text::Note || field.which == Text::LessonNote;
    const QString typed = contentsOf(field.edit);
    const QString text = cut(typed, isNote ? LessonPlan::maxNoteLength : LessonPlan::maxTitleLength);
    const int current = m_document.current();
    field.shown = text;
    if (typed != text)
        static_cast<QPlainTextEdit *>(field.edit)->setPlainText(text);
    switch (field.which) {
    case Text::LessonTitle: m_document.setLessonTitle(field.language, text); break;
    case Text::Title: m_document.setTitle(current, field.language, text); break;
    case Text::Note: m_document.setNote(current, field.language, text); break;
    case Text::LessonNote: m_document.setLessonNote(field.language, text); break;
    }
}

bool LessonPanel::isOfLesson(const Field &field)
{
    return field.which == Text::LessonTitle || field.which == Text::LessonNote;
}

void LessonPanel::showFields(bool ofLesson)
{
    m_ui->fieldsTabs->setCurrentIndex(ofLesson ? lessonTab : itemTab);
}

void LessonPanel::follow()
{
    const int current = m_document.current();
    const int count = m_document.count();
    const bool has = current >= 0;
    // A list whose current row goes chooses another one by itself; that is not the person's choice.
    m_following = true;
    m_model->follow();
    if (m_ui->itemsList->currentIndex().row() != current)
        m_ui->itemsList->setCurrentIndex(m_model->index(current));
    m_following = false;
    m_emptyLabel->setVisible(count == 0);
    for (Field &field : m_fields) {
        show(field);
        enable(field.edit, has || isOfLesson(field));
    }
    enable(m_ui->hiddenCheck, has);
    m_ui->hiddenCheck->setChecked(has && m_document.plan().items[static_cast<std::size_t>(current)].hidden);

    const bool full = static_cast<std::size_t>(count) >= LessonPlan::maxItems;
    enable(m_ui->addButton, !full);
    enable(m_ui->updateButton, has);
    enable(m_ui->duplicateButton, has && !full);
    enable(m_ui->upButton, current > 0);
    enable(m_ui->downButton, has && current + 1 < count);
    enable(m_ui->renameButton, has);
    enable(m_ui->deleteButton, has);
    enable(m_ui->presentButton, count > 0);
    enable(m_ui->exportButton, count > 0);
    followHistory();
}

void LessonPanel::followHistory()
{
    enable(m_ui->undoButton, m_document.undoStack().canUndo());
    enable(m_ui->redoButton, m_document.undoStack().canRedo());
    enable(m_ui->saveButton, m_document.isModified() || m_document.count() > 0);
}

void LessonPanel::enable(QWidget *widget, bool enabled)
{
    // A button that has done its work for the last time would send the focus out of the panel.
    if (!enabled && widget->hasFocus())
        m_ui->itemsList->setFocus();
    widget->setEnabled(enabled);
}

// ---- Mouse and keys ---------------------------------------------------------------------------------------------

void LessonPanel::chooseRow(int row)
{
    m_document.setCurrent(row);
    showFields(false);
    emit itemChosen(row);
}

void LessonPanel::move(int by)
{
    const int from = m_document.current();
    m_document.moveItem(from, from + by);
}

void LessonPanel::rename()
{
    QLineEdit *edit = m_context.language == Language::Chinese ? m_ui->titleZhEdit : m_ui->titleEnEdit;
    showFields(false);
    m_ui->detailsArea->ensureWidgetVisible(edit);
    edit->setFocus(Qt::ShortcutFocusReason);
    edit->selectAll();
}

void LessonPanel::travel(void (QUndoStack::*by)())
{
    const LessonPlan &plan = m_document.plan();
    const auto texts = [&plan] { return std::pair{plan.title, plan.note}; };
    const auto before = texts();
    QUndoStack &history = m_document.undoStack();
    const int index = history.index();
    (history.*by)();
    // What has changed is to be seen.
    if (history.index() != index)
        showFields(texts() != before || m_document.current() < 0);
}

void LessonPanel::run(Command command)
{
    const int current = m_document.current();
    m_document.endEdit();
    switch (command) {
    case Command::Undo: travel(&QUndoStack::undo); break;
    case Command::Redo: travel(&QUndoStack::redo); break;
    case Command::Duplicate: m_document.duplicateItem(current); break;
    case Command::Up: move(-1); break;
    case Command::Down: move(1); break;
    case Command::Rename: rename(); break;
    case Command::Remove: m_document.removeItem(current); break;
    case Command::Open:
        if (current >= 0)
            chooseRow(current);
        break;
    }
}

std::optional<LessonPanel::Command> LessonPanel::commandOf(const QObject *watched, const QKeyEvent &key) const
{
    const Qt::KeyboardModifiers modifiers = key.modifiers() & ~Qt::KeypadModifier;
    const int which = key.key();
    if (modifiers == Qt::ControlModifier && which == Qt::Key_Z)
        return Command::Undo;
    if ((modifiers == (Qt::ControlModifier | Qt::ShiftModifier) && which == Qt::Key_Z) || (modifiers == Qt::ControlModifier && which == Qt::Key_Y))
        return Command::Redo;
    if (modifiers == Qt::ControlModifier && which == Qt::Key_D)
        return Command::Duplicate;
    if (modifiers == (Qt::AltModifier | Qt::ShiftModifier) && (which == Qt::Key_Up || which == Qt::Key_Down))
        return which == Qt::Key_Up ? Command::Up : Command::Down;
    if (modifiers == Qt::NoModifier && which == Qt::Key_F2)
        return Command::Rename;
    if (watched != m_ui->itemsList || modifiers != Qt::NoModifier)
        return std::nullopt;
    if (which == Qt::Key_Delete)
        return Command::Remove;
    if (which == Qt::Key_Return || which == Qt::Key_Enter)
        return Command::Open;
    return std::nullopt;
}

bool LessonPanel::eventFilter(QObject *watched, QEvent *event)
{
    // Before the window's shortcuts: Ctrl+Z here is the lesson's, not the page's.
    if (event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress) {
        if (const auto command = commandOf(watched, *static_cast<QKeyEvent *>(event))) {
            if (event->type() == QEvent::KeyPress)
                run(*command);
            event->accept();
            return true;
        }
    }
    if (event->type() == QEvent::FocusOut)
        m_document.endEdit();
    return QWidget::eventFilter(watched, event);
}

} // namespace mexplain
