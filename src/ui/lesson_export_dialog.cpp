#include "ui/lesson_export_dialog.h"

#include "render/file_writer.h"
#include "ui_lesson_export_dialog.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QRandomGenerator>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QTextDocument>

#include <algorithm>
#include <iterator>

namespace mexplain {

namespace {

// The order of the combo boxes; each box holds an index into its list.
constexpr LessonOutput documents[] = {LessonOutput::Handout, LessonOutput::Slides, LessonOutput::Worksheet, LessonOutput::AnswerKey};
constexpr Format formats[] = {Format::Pdf, Format::Html};
constexpr ThemeId themes[] = {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast};
constexpr Languages languageChoices[] = {Languages::Chinese, Languages::English, Languages::Both};
constexpr int previewLength = 20000;
// A preview is read, not counted: it stops after so many items.
constexpr std::size_t previewItems = 4;
// Short enough to be read aloud and typed.
constexpr int mostSeed = 999'999;

const char *documentName(LessonOutput document)
{
    switch (document) {
    case LessonOutput::Handout: return QT_TRANSLATE_NOOP("window", "Handout");
    case LessonOutput::Slides: return QT_TRANSLATE_NOOP("window", "Slides");
    case LessonOutput::Worksheet: return QT_TRANSLATE_NOOP("window", "Worksheet");
    case LessonOutput::AnswerKey: return QT_TRANSLATE_NOOP("window", "Answer key");
    }
    return "";
}

const char *formatName(Format format)
{
    return format == Format::Html ? QT_TRANSLATE_NOOP("window", "Web page (HTML)") : QT_TRANSLATE_NOOP("window", "Document (PDF)");
}

const char *themeName(ThemeId id)
{
    switch (id) {
    case ThemeId::Light: return QT_TRANSLATE_NOOP("window", "Light");
    case ThemeId::Dark: return QT_TRANSLATE_NOOP("window", "Dark");
    case ThemeId::HighContrast: return QT_TRANSLATE_NOOP("window", "High contrast");
    }
    return "";
}

template <class T, std::size_t n>
int placeOf(const T (&list)[n], T value)
{
    return static_cast<int>(std::find(std::begin(list), std::end(list), value) - std::begin(list));
}

bool hasExercises(LessonOutput document)
{
    return document == LessonOutput::Worksheet || document == LessonOutput::AnswerKey;
}

/// What a page says, without its figures.
QString wordsOf(QString page)
{
    static const QRegularExpression figure(QStringLiteral("<figure>.*?</figure>"), QRegularExpression::DotMatchesEverythingOption);
    page.remove(figure);
    page.replace(QStringLiteral("<span class=\"box\"></span>"), QStringLiteral("\u2003\u2610 "));
    QTextDocument document;
    document.setHtml(page);
    static const QRegularExpression gap(QStringLiteral("\n{3,}"));
    QString text = document.toPlainText().replace(gap, QStringLiteral("\n\n")).trimmed();
    return text.size() > previewLength ? text.left(previewLength) + QStringLiteral("\n…") : text;
}

} // namespace

QString lessonFileName(const LessonExportJob &job, Format format)
{
    constexpr qsizetype longest = 40;
    const Language language = languagesOf(job.languages).front();
    QString name;
    for (const QChar c : job.lesson.title.in(language).left(longest)) {
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.isEmpty() && !name.endsWith(u'-'))
            name += u'-';
    }
    if (name.isEmpty())
        name = QStringLiteral("lesson");
    name += (name.endsWith(u'-') ? QString() : QStringLiteral("-")) + lessonDocumentCode(job.document);
    if (hasExercises(job.document))
        name += u'-' + QString::number(job.seed);
    return name + u'.' + formatCode(format);
}

LessonExportDialog::LessonExportDialog(const LessonPlan &lesson, const UiContext &context, QWidget *parent)
    : QDialog(parent)
    , m_lesson(lesson)
    , m_context(context)
    , m_ui(std::make_unique<Ui::LessonExportDialog>())
{
    saveFileName = [](QWidget *owner, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getSaveFileName(owner, title, path, filter);
    };
    m_ui->setupUi(this);
    resize(context.px(900), context.px(600));
    for (std::size_t i = 0; i < std::size(documents); ++i)
        m_ui->documentComboBox->addItem(QString());
    for (std::size_t i = 0; i < std::size(formats); ++i)
        m_ui->formatComboBox->addItem(QString());
    for (std::size_t i = 0; i < std::size(languageChoices); ++i)
        m_ui->languageComboBox->addItem(QString());
    for (std::size_t i = 0; i < std::size(themes); ++i)
        m_ui->themeComboBox->addItem(QString());
    m_ui->languageComboBox->setCurrentIndex(placeOf(languageChoices, context.language == Language::Chinese ? Languages::Chinese
                                                                                                            : Languages::English));
    // A document starts on white paper, whatever the screen looks like.
    m_ui->themeComboBox->setCurrentIndex(placeOf(themes, ThemeId::Light));
    m_ui->seedSpinBox->setRange(1, mostSeed);
    m_ui->extraSpinBox->setRange(0, maxExtraExercises);

    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(150);
    connect(&m_previewTimer, &QTimer::timeout, this, &LessonExportDialog::refreshPreview);
    for (QComboBox *box : {m_ui->documentComboBox, m_ui->formatComboBox, m_ui->languageComboBox, m_ui->themeComboBox})
        connect(box, &QComboBox::currentIndexChanged, this, &LessonExportDialog::updateChoices);
    for (QSpinBox *box : {m_ui->seedSpinBox, m_ui->extraSpinBox})
        connect(box, &QSpinBox::valueChanged, this, &LessonExportDialog::updateChoices);
    connect(m_ui->newSeedButton, &QPushButton::clicked, this, &LessonExportDialog::chooseNewSeed);
    connect(m_ui->saveButton, &QPushButton::clicked, this, &LessonExportDialog::save);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    updateChoices();
    refreshPreview();
}

LessonExportDialog::~LessonExportDialog() = default;

void LessonExportDialog::retranslate()
{
    setWindowTitle(words(QT_TRANSLATE_NOOP("window", "Export the lesson")));
    m_ui->documentLabel->setText(words(QT_TRANSLATE_NOOP("window", "Document")));
    m_ui->formatLabel->setText(words(QT_TRANSLATE_NOOP("window", "Format")));
    m_ui->languageLabel->setText(words(QT_TRANSLATE_NOOP("window", "Language")));
    m_ui->themeLabel->setText(words(QT_TRANSLATE_NOOP("window", "Theme")));
    m_ui->seedLabel->setText(words(QT_TRANSLATE_NOOP("window", "Sheet number")));
    m_ui->extraLabel->setText(words(QT_TRANSLATE_NOOP("window", "Further exercises")));
    m_ui->previewLabel->setText(words(QT_TRANSLATE_NOOP("window", "Preview")));
    m_ui->newSeedButton->setText(words(QT_TRANSLATE_NOOP("window", "New")));
    m_ui->saveButton->setText(words(QT_TRANSLATE_NOOP("window", "Save…")));
    m_ui->closeButton->setText(words(QT_TRANSLATE_NOOP("window", "Close")));
    m_ui->previewTextEdit->setAccessibleName(words(QT_TRANSLATE_NOOP("window", "Preview of the text")));
    const std::pair<QWidget *, QLabel *> named[] = {
        {m_ui->documentComboBox, m_ui->documentLabel}, {m_ui->formatComboBox, m_ui->formatLabel},
        {m_ui->languageComboBox, m_ui->languageLabel}, {m_ui->themeComboBox, m_ui->themeLabel},
        {m_ui->seedSpinBox, m_ui->seedLabel},          {m_ui->extraSpinBox, m_ui->extraLabel}};
    for (const auto &[widget, label] : named)
        widget->setAccessibleName(label->text());
    m_ui->newSeedButton->setAccessibleName(words(QT_TRANSLATE_NOOP("window", "New sheet number")));
    m_ui->seedSpinBox->setToolTip(words(QT_TRANSLATE_NOOP("window", "The worksheet and the answer key of one number belong together (Up and Down change it)")));
    m_ui->extraSpinBox->setToolTip(words(QT_TRANSLATE_NOOP("window", "Positions by chance after those of the lesson (Up and Down change their number)")));
    m_ui->newSeedButton->setToolTip(words(QT_TRANSLATE_NOOP("window", "Other exercises, on a sheet with another number (Ctrl+R)")));
    m_ui->saveButton->setToolTip(words(QT_TRANSLATE_NOOP("window", "Make the document and save it (Ctrl+S)")));
    m_ui->closeButton->setToolTip(words(QT_TRANSLATE_NOOP("window", "Close without saving (Esc)")));
    for (int i = 0; i < m_ui->documentComboBox->count(); ++i)
        m_ui->documentComboBox->setItemText(i, words(documentName(documents[i])));
    for (int i = 0; i < m_ui->formatComboBox->count(); ++i)
        m_ui->formatComboBox->setItemText(i, words(formatName(formats[i])));
    m_ui->languageComboBox->setItemText(0, QStringLiteral("中文"));
    m_ui->languageComboBox->setItemText(1, QStringLiteral("English"));
    m_ui->languageComboBox->setItemText(2, words(QT_TRANSLATE_NOOP("window", "Both")));
    for (int i = 0; i < m_ui->themeComboBox->count(); ++i)
        m_ui->themeComboBox->setItemText(i, words(themeName(themes[i])));
    // setText clears a button's shortcut.
    m_ui->saveButton->setShortcut(QKeySequence::Save);
    m_ui->newSeedButton->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_R));
}

LessonOutput LessonExportDialog::document() const
{
    return documents[std::max(0, m_ui->documentComboBox->currentIndex())];
}

void LessonExportDialog::setDocument(LessonOutput document)
{
    m_ui->documentComboBox->setCurrentIndex(placeOf(documents, document));
}

Format LessonExportDialog::format() const
{
    return formats[std::max(0, m_ui->formatComboBox->currentIndex())];
}

void LessonExportDialog::setFormat(Format format)
{
    m_ui->formatComboBox->setCurrentIndex(placeOf(formats, format));
}

int LessonExportDialog::seed() const
{
    return m_ui->seedSpinBox->value();
}

void LessonExportDialog::setSeed(int seed)
{
    m_ui->seedSpinBox->setValue(seed);
}

void LessonExportDialog::chooseNewSeed()
{
    setSeed(QRandomGenerator::global()->bounded(1, mostSeed + 1));
}

LessonExportJob LessonExportDialog::job() const
{
    return {.lesson = m_lesson,
            .catalogue = m_context.catalogue,
            .phrasebooks = m_context.phrasebooks,
            .languages = languageChoices[std::max(0, m_ui->languageComboBox->currentIndex())],
            .theme = themes[std::max(0, m_ui->themeComboBox->currentIndex())],
            .document = document(),
            .seed = static_cast<std::uint64_t>(seed()),
            .extraExercises = m_ui->extraSpinBox->value()};
}

void LessonExportDialog::updateChoices()
{
    const std::vector<Format> possible = formatsOf(document());
    if (std::find(possible.begin(), possible.end(), format()) == possible.end())
        setFormat(possible.front());
    m_ui->formatComboBox->setEnabled(possible.size() > 1);
    m_ui->seedSpinBox->setEnabled(hasExercises(document()));
    m_ui->newSeedButton->setEnabled(hasExercises(document()));
    m_ui->extraSpinBox->setEnabled(hasExercises(document()));
    m_previewTimer.start();
}

void LessonExportDialog::refreshPreview()
{
    m_previewTimer.stop();
    showError({});
    LessonPlan beginning = m_lesson;
    beginning.items.resize(std::min(beginning.items.size(), previewItems));
    LessonExportJob what = job();
    // The words of slides are those of a handout. What is shown is the text: figures are seen in the document alone.
    if (what.document == LessonOutput::Slides)
        what.document = LessonOutput::Handout;
    const LessonExportJob shown{.lesson = beginning, .catalogue = what.catalogue, .phrasebooks = what.phrasebooks, .languages = what.languages,
                                .theme = what.theme, .document = what.document, .seed = what.seed,
                                .extraExercises = beginning.items.size() == m_lesson.items.size() ? what.extraExercises : 0};
    const Result<QByteArray, Phrase> page = exportLesson(shown, Format::Html);
    if (!page) {
        m_ui->previewTextEdit->clear();
        showError(m_context.text(page.error()));
        return;
    }
    m_ui->previewTextEdit->setPlainText(wordsOf(QString::fromUtf8(*page)));
}

void LessonExportDialog::showError(const QString &message)
{
    m_ui->errorLabel->setText(message);
    m_ui->errorLabel->setVisible(!message.isEmpty());
}

void LessonExportDialog::save()
{
    const LessonExportJob what = job();
    const Result<QByteArray, Phrase> document = exportLesson(what, format());
    if (!document)
        return showError(m_context.text(document.error()));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QString path = saveFileName(this, windowTitle(), folder + u'/' + lessonFileName(what, format()),
                                QStringLiteral("%1 (*.%2)").arg(words(formatName(format())), formatCode(format())));
    if (path.isEmpty())
        return;
    if (QFileInfo(path).suffix().isEmpty())
        path += u'.' + formatCode(format());
    if (const Result<void, Phrase> written = writeFile(path, *document); !written)
        return showError(m_context.text(written.error()));
    emit saved(path);
    accept();
}

QString LessonExportDialog::words(const char *source) const
{
    return m_context.text({"window", source});
}

} // namespace mexplain
