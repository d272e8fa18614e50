#include "ui/threshold_dialog.h"

#include "explain/error_phrase.h"
#include "explain/explanation.h"
#include "render/file_writer.h"
#include "render/fonts.h"
#include "solver/limits.h"
#include "solver/reader.h"
#include "ui_threshold_dialog.h"

#include <QFileDialog>
#include <QHeaderView>
#include <QStandardPaths>

#include <algorithm>

namespace mexplain {

namespace {

/// Sorts by its number, not by its text.
class NumberItem final : public QTableWidgetItem {
public:
    explicit NumberItem(std::uint64_t number) : QTableWidgetItem(QString::number(number)), m_number(number)
    {
        setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    }
    bool operator<(const QTableWidgetItem &other) const override
    {
        const auto *number = dynamic_cast<const NumberItem *>(&other);
        return number != nullptr ? m_number < number->m_number : QTableWidgetItem::operator<(other);
    }
    std::uint64_t number() const { return m_number; }

private:
    std::uint64_t m_number;
};

} // namespace

ThresholdDialog::ThresholdDialog(const UiContext &context, const Chocolate::Position &position, QWidget *parent)
    : QDialog(parent), m_context(context), m_total(position.bar.total()), m_present(position.threshold), m_intervals(chocolateVerdicts(position)),
      m_ui(std::make_unique<Ui::ThresholdDialog>())
{
    m_ui->setupUi(this);
    const auto text = [this](const Phrase &phrase) { return m_context.text(phrase); };
    setWindowTitle(text({"page", QT_TRANSLATE_NOOP("page", "Several thresholds")}));
    m_ui->hintLabel->setText(text({"page", QT_TRANSLATE_NOOP("page", "Thresholds s from 0 to %1, apart by blanks or lines:"), {m_total - 1}}));
    m_ui->thresholdsEdit->setAccessibleName(m_ui->hintLabel->text());
    m_ui->thresholdsEdit->setFont(monospaceFont(m_context.px(14)));
    m_ui->errorLabel->setProperty("invalid", true);
    m_ui->errorLabel->hide();
    m_ui->table->setColumnCount(3);
    m_ui->table->setHorizontalHeaderLabels({QStringLiteral("s"), text({"page", QT_TRANSLATE_NOOP("page", "Verdict")}), text({"page", QT_TRANSLATE_NOOP("page", "Who is criticised")})});
    m_ui->table->horizontalHeader()->setStretchLastSection(true);
    m_ui->table->verticalHeader()->hide();
    m_ui->table->setAccessibleName(windowTitle());
    m_ui->changesButton->setText(text({"page", QT_TRANSLATE_NOOP("page", "Where it changes")}));
    m_ui->csvButton->setText(text({"page", QT_TRANSLATE_NOOP("page", "Save as CSV …")}));
    m_ui->showButton->setText(text({"page", QT_TRANSLATE_NOOP("page", "Show on the board")}));
    m_ui->closeButton->setText(text({"page", QT_TRANSLATE_NOOP("page", "Close")}));
    connect(m_ui->thresholdsEdit, &QPlainTextEdit::textChanged, this, &ThresholdDialog::readThresholds);
    connect(m_ui->changesButton, &QPushButton::clicked, this, &ThresholdDialog::fillWithChanges);
    connect(m_ui->csvButton, &QPushButton::clicked, this, &ThresholdDialog::writeCsv);
    connect(m_ui->closeButton, &QPushButton::clicked, this, &QDialog::accept);
    const auto showChosen = [this] {
        if (const int row = m_ui->table->currentRow(); row >= 0)
            emit thresholdChosen(static_cast<const NumberItem *>(m_ui->table->item(row, 0))->number());
    };
    connect(m_ui->showButton, &QPushButton::clicked, this, showChosen);
    connect(m_ui->table, &QTableWidget::cellDoubleClicked, this, showChosen);
    fillWithChanges();
}

ThresholdDialog::~ThresholdDialog() = default;

Outcome ThresholdDialog::outcomeAt(std::uint64_t threshold) const
{
    return m_intervals.empty() ? Outcome::N : m_intervals[ChocolateVerdicts::intervalOf(m_intervals, threshold)].outcome;
}

void ThresholdDialog::fillWithChanges()
{
    std::vector<std::uint64_t> thresholds{m_present};
    for (const auto &interval : m_intervals) {
        if (interval.from < m_total)
            thresholds.push_back(interval.from);
    }
    std::sort(thresholds.begin(), thresholds.end());
    thresholds.erase(std::unique(thresholds.begin(), thresholds.end()), thresholds.end());
    QStringList words;
    for (const std::uint64_t threshold : thresholds)
        words += QString::number(threshold);
    m_ui->thresholdsEdit->setPlainText(words.join(u' '));
}

void ThresholdDialog::readThresholds()
{
    const std::string plain = m_ui->thresholdsEdit->toPlainText().normalized(QString::NormalizationForm_KC).toStdString();
    Reader reader(plain, ",;");
    std::vector<std::uint64_t> thresholds;
    std::optional<Phrase> wrong;
    while (!reader.atEnd() && !wrong) {
        if (reader.skip(",") || reader.skip(";"))
            continue;
        if (thresholds.size() == limits::maxThresholds) {
            wrong = errorPhraseInFile(reader.errorHere(ErrorCode::TooManyNumbers, Quantity::Threshold, {std::to_string(limits::maxThresholds)}));
            break;
        }
        const auto threshold = reader.number(Quantity::Threshold, 0, m_total - 1);
        if (threshold)
            thresholds.push_back(*threshold);
        else
            wrong = errorPhraseInFile(threshold.error());
    }
    m_ui->errorLabel->setVisible(wrong.has_value());
    m_ui->errorLabel->setText(wrong ? m_context.text(*wrong) : QString());
    showRows(thresholds); // those before the mistake stay
}

void ThresholdDialog::showRows(const std::vector<std::uint64_t> &thresholds)
{
    QTableWidget &table = *m_ui->table;
    table.setSortingEnabled(false); // rows would move while they are filled
    table.setRowCount(static_cast<int>(thresholds.size()));
    const QString loses[] = {m_context.text({"page", QT_TRANSLATE_NOOP("page", "the first player (Putata)")}), m_context.text({"page", QT_TRANSLATE_NOOP("page", "the second player (Budada)")})};
    for (int row = 0; row < table.rowCount(); ++row) {
        const std::uint64_t threshold = thresholds[static_cast<std::size_t>(row)];
        const Outcome outcome = outcomeAt(threshold);
        table.setItem(row, 0, new NumberItem(threshold));
        table.setItem(row, 1, new QTableWidgetItem(m_context.text(outcomePhrase(outcome))));
        table.setItem(row, 2, new QTableWidgetItem(loses[outcome == Outcome::P ? 0 : 1]));
    }
    table.setSortingEnabled(true);
    table.resizeColumnToContents(1);
    m_ui->csvButton->setEnabled(table.rowCount() > 0);
    m_ui->showButton->setEnabled(table.rowCount() > 0);
}

QByteArray ThresholdDialog::csv() const
{
    const QTableWidget &table = *m_ui->table;
    const auto quoted = [](QString field) {
        if (field.contains(u',') || field.contains(u'"') || field.contains(u'\n'))
            field = u'"' + field.replace(u'"', QStringLiteral("\"\"")) + u'"';
        return field;
    };
    QStringList lines;
    QStringList head;
    for (int column = 0; column < table.columnCount(); ++column)
        head += quoted(table.horizontalHeaderItem(column)->text());
    lines += head.join(u',');
    for (int row = 0; row < table.rowCount(); ++row) {
        QStringList fields;
        for (int column = 0; column < table.columnCount(); ++column)
            fields += quoted(table.item(row, column)->text());
        lines += fields.join(u',');
    }
    return (lines.join(QStringLiteral("\r\n")) + QStringLiteral("\r\n")).toUtf8();
}

void ThresholdDialog::writeCsv()
{
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString path = QFileDialog::getSaveFileName(this, m_ui->csvButton->text(), folder + QStringLiteral("/thresholds.csv"), QStringLiteral("CSV (*.csv)"));
    if (path.isEmpty())
        return;
    const auto written = writeFile(path, csv());
    m_ui->errorLabel->setVisible(!written);
    if (!written)
        m_ui->errorLabel->setText(m_context.text(written.error()));
}

} // namespace mexplain
