#include "ui/export_dialog.h"

#include "render/file_writer.h"
#include "ui_export_dialog.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QMimeData>
#include <QStandardPaths>

namespace mexplain {

namespace {

// The order of the combo boxes; each box holds an index into its list.
constexpr Format formats[] = {Format::Pdf, Format::Html, Format::Markdown, Format::Svg, Format::Png, Format::Json, Format::Text};
constexpr ThemeId themes[] = {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast};
constexpr Languages languageChoices[] = {Languages::Chinese, Languages::English, Languages::Both};
constexpr int previewLength = 20000;

const char *formatName(Format format)
{
    switch (format) {
    case Format::Html: return QT_TRANSLATE_NOOP("window", "Web page (HTML)");
    case Format::Markdown: return QT_TRANSLATE_NOOP("window", "Notes (Markdown)");
    case Format::Pdf: return QT_TRANSLATE_NOOP("window", "Document (PDF)");
    case Format::Svg: return QT_TRANSLATE_NOOP("window", "Vector picture (SVG)");
    case Format::Png: return QT_TRANSLATE_NOOP("window", "Picture (PNG)");
    case Format::Json: return QT_TRANSLATE_NOOP("window", "Data (JSON)");
    case Format::Text: return QT_TRANSLATE_NOOP("window", "Plain text");
    }
    return "";
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

bool isPicture(Format format)
{
    return format == Format::Svg || format == Format::Png;
}

template <class T, std::size_t n>
int placeOf(const T (&list)[n], T value)
{
    return static_cast<int>(std::find(std::begin(list), std::end(list), value) - std::begin(list));
}

} // namespace

QString exportFileName(const QString &gameId, const std::string &position, Format format)
{
    QString name = gameId;
    for (const QChar c : QString::fromStdString(position.substr(0, 40))) {
        if (c.isLetterOrNumber())
            name += c;
        else if (!name.endsWith(u'-'))
            name += u'-';
    }
    if (const QChar first = position.empty() ? QChar() : QChar::fromLatin1(position.front()); first.isLetterOrNumber())
        name.insert(gameId.size(), u'-');
    while (name.endsWith(u'-'))
        name.chop(1);
    return QStringLiteral("%1.%2").arg(name, formatCode(format));
}

ExportDialog::ExportDialog(const AnyGame &game, const Explanation &explanation, int step, const UiContext &context, QWidget *parent)
    : QDialog(parent)
    , m_game(game)
    , m_explanation(explanation)
    , m_context(context)
    , m_ui(std::make_unique<Ui::ExportDialog>())
{
    saveFileName = [](QWidget *owner, const QString &title, const QString &path, const QString &filter) {
        return QFileDialog::getSaveFileName(owner, title, path, filter);
    };
    m_ui->setupUi(this);
    resize(context.px(900), context.px(600));
    m_ui->pictureLabel->setTextFormat(Qt::PlainText);
    fillChoices();
    m_ui->languageComboBox->setCurrentIndex(placeOf(languageChoices, context.language == Language::Chinese ? Languages::Chinese
                                                                                                            : Languages::English));
    // A document starts on white paper, whatever the screen looks like.
    m_ui->themeComboBox->setCurrentIndex(placeOf(themes, ThemeId::Light));
    m_ui->scaleComboBox->setCurrentIndex(1);
    m_ui->stepComboBox->setCurrentIndex(std::max(0, m_ui->stepComboBox->findData(step)));

    m_previewTimer.setSingleShot(true);
    m_previewTimer.setInterval(150);
    connect(&m_previewTimer, &QTimer::timeout, this, &ExportDialog::refreshPreview);
    for (QComboBox *box : {m_ui->formatComboBox, m_ui->languageComboBox, m_ui->themeComboBox, m_ui->stepComboBox, m_ui->scaleComboBox})
        connect(box, &QComboBox::currentIndexChanged, this, &ExportDialog::updateChoices);
    connect(m_ui->titleLineEdit, &QLineEdit::textChanged, this, &ExportDialog::updateChoices);
    connect(m_ui->noteTextEdit, &QPlainTextEdit::textChanged, this, &ExportDialog::updateChoices);
    connect(m_ui->saveButton, &QPushButton::clicked, this, &ExportDialog::save);
    connect(m_ui->copyButton, &QPushButton::clicked, this, &ExportDialog::copy);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::reject);
    retranslate();
    updateChoices();
    refreshPreview();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::fillChoices()
{
    for (std::size_t i = 0; i < std::size(formats); ++i)
        m_ui->formatComboBox->addItem(QString());
    for (std::size_t i = 0; i < std::size(languageChoices); ++i)
        m_ui->languageComboBox->addItem(QString());
    for (std::size_t i = 0; i < std::size(themes); ++i)
        m_ui->themeComboBox->addItem(QString());
    for (const int scale : {1, 2, 3, 4})
        m_ui->scaleComboBox->addItem(QStringLiteral("%1 ×").arg(scale), scale);
    for (std::size_t i = 0; i < m_explanation.steps.size(); ++i) {
        if (m_explanation.steps[i].figure)
            m_ui->stepComboBox->addItem(QString(), static_cast<int>(i));
    }
}

void ExportDialog::retranslate()
{
    setWindowTitle(words(QT_TRANSLATE_NOOP("window", "Export")));
    m_ui->formatLabel->setText(words(QT_TRANSLATE_NOOP("window", "Format")));
    m_ui->languageLabel->setText(words(QT_TRANSLATE_NOOP("window", "Language")));
    m_ui->themeLabel->setText(words(QT_TRANSLATE_NOOP("window", "Theme")));
    m_ui->titleLabel->setText(words(QT_TRANSLATE_NOOP("window", "Title")));
    m_ui->noteLabel->setText(words(QT_TRANSLATE_NOOP("window", "Note")));
    m_ui->stepLabel->setText(words(QT_TRANSLATE_NOOP("window", "Figure")));
    m_ui->scaleLabel->setText(words(QT_TRANSLATE_NOOP("window", "Size")));
    m_ui->previewLabel->setText(words(QT_TRANSLATE_NOOP("window", "Preview")));
    m_ui->titleLineEdit->setPlaceholderText(m_context.text(m_game.info().title));
    m_ui->noteTextEdit->setPlaceholderText(words(QT_TRANSLATE_NOOP("window", "Stands under the title")));
    m_ui->saveButton->setText(words(QT_TRANSLATE_NOOP("window", "Save…")));
    m_ui->copyButton->setText(words(QT_TRANSLATE_NOOP("window", "Copy")));
    m_ui->closeButton->setText(words(QT_TRANSLATE_NOOP("window", "Close")));
    m_ui->previewTextEdit->setAccessibleName(words(QT_TRANSLATE_NOOP("window", "Preview of the text")));
    m_ui->pictureLabel->setAccessibleName(words(QT_TRANSLATE_NOOP("window", "Preview of the figure")));
    const std::pair<QWidget *, QLabel *> named[] = {
        {m_ui->formatComboBox, m_ui->formatLabel}, {m_ui->languageComboBox, m_ui->languageLabel},
        {m_ui->themeComboBox, m_ui->themeLabel},   {m_ui->titleLineEdit, m_ui->titleLabel},
        {m_ui->noteTextEdit, m_ui->noteLabel},     {m_ui->stepComboBox, m_ui->stepLabel},
        {m_ui->scaleComboBox, m_ui->scaleLabel}};
    for (const auto &[widget, label] : named)
        widget->setAccessibleName(label->text());
    for (int i = 0; i < m_ui->formatComboBox->count(); ++i)
        m_ui->formatComboBox->setItemText(i, words(formatName(formats[i])));
    m_ui->languageComboBox->setItemText(0, QStringLiteral("中文"));
    m_ui->languageComboBox->setItemText(1, QStringLiteral("English"));
    m_ui->languageComboBox->setItemText(2, words(QT_TRANSLATE_NOOP("window", "Both")));
    for (int i = 0; i < m_ui->themeComboBox->count(); ++i)
        m_ui->themeComboBox->setItemText(i, words(themeName(themes[i])));
    for (int i = 0; i < m_ui->stepComboBox->count(); ++i) {
        const auto step = static_cast<std::size_t>(m_ui->stepComboBox->itemData(i).toInt());
        m_ui->stepComboBox->setItemText(i, QStringLiteral("%1. %2").arg(step + 1).arg(m_context.text(m_explanation.steps[step].title)));
    }
}

void ExportDialog::setTitleAndNote(const QString &title, const QString &note)
{
    m_ui->titleLineEdit->setText(title);
    m_ui->noteTextEdit->setPlainText(note);
}

QString ExportDialog::title() const
{
    return m_ui->titleLineEdit->text().trimmed();
}

QString ExportDialog::note() const
{
    return m_ui->noteTextEdit->toPlainText().trimmed();
}

Format ExportDialog::format() const
{
    return formats[std::max(0, m_ui->formatComboBox->currentIndex())];
}

void ExportDialog::setFormat(Format format)
{
    m_ui->formatComboBox->setCurrentIndex(placeOf(formats, format));
}

ExportJob ExportDialog::job() const
{
    ExportJob job{m_game.info(), m_explanation, m_context.phrasebooks};
    job.languages = languageChoices[std::max(0, m_ui->languageComboBox->currentIndex())];
    job.theme = themes[std::max(0, m_ui->themeComboBox->currentIndex())];
    job.title = title();
    job.note = note();
    job.step = static_cast<std::size_t>(m_ui->stepComboBox->currentData().toInt());
    job.scale = m_ui->scaleComboBox->currentData().toDouble();
    return job;
}

void ExportDialog::updateChoices()
{
    const Format chosen = format();
    const bool paper = chosen == Format::Pdf || chosen == Format::Html || isPicture(chosen);
    m_ui->stepComboBox->setEnabled(isPicture(chosen));
    m_ui->scaleComboBox->setEnabled(chosen == Format::Png);
    m_ui->themeComboBox->setEnabled(paper);
    m_ui->copyButton->setEnabled(chosen != Format::Pdf);
    m_previewTimer.start();
}

void ExportDialog::refreshPreview()
{
    m_previewTimer.stop();
    showError({});
    const Format chosen = format();
    const ExportJob what = job();
    const bool withPicture = isPicture(chosen) || chosen == Format::Pdf || chosen == Format::Html;
    m_ui->pictureScrollArea->setVisible(withPicture);
    m_ui->previewTextEdit->setVisible(!isPicture(chosen));
    if (withPicture)
        showPicture(what, isPicture(chosen));
    if (isPicture(chosen))
        return;
    // A page's words are easier to judge without its marks.
    const Format shown = chosen == Format::Pdf || chosen == Format::Html ? Format::Text : chosen;
    const Result<QByteArray, Phrase> document = exportDocument(what, shown);
    if (!document) {
        m_ui->previewTextEdit->clear();
        showError(m_context.text(document.error()));
        return;
    }
    QString text = QString::fromUtf8(*document);
    if (text.size() > previewLength)
        text = text.left(previewLength) + QStringLiteral("\n…");
    m_ui->previewTextEdit->setPlainText(text);
}

void ExportDialog::showPicture(const ExportJob &what, bool errorMatters)
{
    const Result<QByteArray, Phrase> picture = exportDocument(what, Format::Png);
    QPixmap pixmap;
    if (!picture || !pixmap.loadFromData(*picture, "PNG")) {
        m_ui->pictureLabel->clear();
        m_ui->pictureScrollArea->setVisible(errorMatters);
        if (errorMatters && !picture)
            showError(m_context.text(picture.error()));
        return;
    }
    // A picture that will be saved is seen as large as the width allows; one beside a document's words is seen whole.
    QSize room = m_ui->pictureScrollArea->viewport()->size() - QSize(8, 8);
    room = {std::max(300, room.width()), errorMatters ? pixmap.height() : std::max(120, room.height())};
    if (pixmap.width() > room.width() || pixmap.height() > room.height())
        pixmap = pixmap.scaled(room, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    m_ui->pictureLabel->setPixmap(pixmap);
}

void ExportDialog::showError(const QString &message)
{
    m_ui->errorLabel->setText(message);
    m_ui->errorLabel->setVisible(!message.isEmpty());
}

void ExportDialog::save()
{
    const Result<QByteArray, Phrase> document = exportDocument(job(), format());
    if (!document)
        return showError(m_context.text(document.error()));
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString name = exportFileName(m_game.info().id, m_explanation.position, format());
    QString path = saveFileName(this, windowTitle(), folder + u'/' + name,
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

void ExportDialog::copy()
{
    const Result<QByteArray, Phrase> document = exportDocument(job(), format());
    if (!document)
        return showError(m_context.text(document.error()));
    showError({});
    auto *mimeData = new QMimeData;
    if (format() == Format::Png)
        mimeData->setImageData(QImage::fromData(*document, "PNG"));
    else
        mimeData->setText(QString::fromUtf8(*document));
    QGuiApplication::clipboard()->setMimeData(mimeData);
}

QString ExportDialog::words(const char *source) const
{
    return m_context.text({"window", source});
}

} // namespace mexplain
