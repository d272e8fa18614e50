#include "explain/xor_story.h"

#include <QStringList>

#include <algorithm>

namespace mexplain {

namespace {

constexpr const char *context = "xor";

} // namespace

XorStory::XorStory(std::vector<std::uint64_t> values, std::function<Phrase(std::size_t)> label, std::span<const std::size_t> important)
    : m_values(std::move(values)), m_label(std::move(label)), m_columns(xorColumns(m_values))
{
    const std::size_t count = m_values.size();
    if (count <= mostShown) {
        for (std::size_t i = 0; i < count; ++i)
            m_shown.push_back(i);
        return;
    }
    for (std::size_t i = 0; i < mostShown / 2; ++i)
        m_shown.push_back(i);
    m_shown.push_back(count - 1);
    for (const std::size_t index : important) {
        if (m_shown.size() >= mostShown)
            break;
        m_shown.push_back(index);
    }
    std::sort(m_shown.begin(), m_shown.end());
    m_shown.erase(std::unique(m_shown.begin(), m_shown.end()), m_shown.end());
}

XorTableFigure XorStory::table(Columns columns, Phrase sumLabel) const
{
    XorTableFigure figure;
    figure.columnCount = m_columns.count;
    figure.sumLabel = sumLabel.isEmpty() ? Phrase{context, QT_TRANSLATE_NOOP("xor", "XOR s")} : std::move(sumLabel);
    figure.sum = m_columns.sum;
    figure.columns.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
    if (columns == Columns::Counted) {
        figure.showSum = true;
        for (int exponent = figure.columnCount - 1; exponent >= 0; --exponent) {
            const std::size_t ones = m_columns.ones[static_cast<std::size_t>(exponent)];
            figure.ones.push_back(ones);
            if (ones % 2 == 1)
                figure.columns[columnIndex(exponent)] = Mark::OddColumn;
        }
    }
    forShown([&](std::size_t index) { figure.rows.push_back({m_label(index), m_values[index]}); },
             [&](std::uint64_t count) { figure.rows.push_back({.label = {}, .omitted = count}); });
    return figure;
}

void XorStory::markRow(XorTableFigure &figure, std::size_t index, const std::function<void(XorTableFigure::Row &)> &change) const
{
    std::size_t row = 0;
    forShown([&](std::size_t shown) {
        if (shown == index)
            change(figure.rows[row]);
        ++row;
    }, [&](std::uint64_t) { ++row; });
}

void XorStory::markChoice(XorTableFigure &figure, std::size_t index) const
{
    markRow(figure, index, [&](XorTableFigure::Row &row) {
        row.mark = Mark::Chosen;
        row.digits.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
        if (m_columns.highestOdd >= 0)
            row.digits[columnIndex(m_columns.highestOdd)] = Mark::Chosen;
    });
}

void XorStory::markFlips(XorTableFigure &figure, std::size_t index, Nimber flips) const
{
    markRow(figure, index, [&](XorTableFigure::Row &row) {
        row.mark = Mark::Chosen;
        row.digits.assign(static_cast<std::size_t>(figure.columnCount), Mark::None);
        for (int exponent = 0; exponent < figure.columnCount; ++exponent) {
            if ((flips >> exponent & 1) != 0)
                row.digits[static_cast<std::size_t>(figure.columnCount - 1 - exponent)] = Mark::Changed;
        }
    });
}

void XorStory::widen(XorTableFigure &figure, int columnCount)
{
    if (columnCount <= figure.columnCount)
        return;
    const auto missing = static_cast<std::size_t>(columnCount - figure.columnCount);
    figure.columns.insert(figure.columns.begin(), missing, Mark::None);
    if (!figure.ones.empty())
        figure.ones.insert(figure.ones.begin(), missing, 0);
    figure.columnCount = columnCount;
}

QString XorStory::equation(const QString &name) const
{
    if (m_values.size() == 1)
        return QStringLiteral("%1 = %2").arg(name, number(sum()));
    return QStringLiteral("%1 = %2 = %3").arg(name, chain(), number(sum()));
}

QString XorStory::fullEquation(const QString &name) const
{
    return QStringLiteral("%1 = %2 = %3 = %4").arg(name, chain(), binary(sum()), number(sum()));
}

Paragraph XorStory::aboutWidth() const
{
    const std::uint64_t largest = *std::max_element(m_values.begin(), m_values.end());
    return words({context, QT_TRANSLATE_N_NOOP("xor", "The largest, %1, needs %n column(s): the highest stands for %2."),
                  {math(QStringLiteral("%1 = %2").arg(number(largest), binary(largest))), math(powerOfTwo(m_columns.count - 1))},
                  static_cast<std::uint64_t>(m_columns.count)});
}

std::vector<Paragraph> XorStory::aboutColumns() const
{
    QStringList odd;
    QStringList even;
    for (int exponent = m_columns.count - 1; exponent >= 0; --exponent)
        (m_columns.ones[static_cast<std::size_t>(exponent)] % 2 == 1 ? odd : even).append(powerOfTwo(exponent));
    if (odd.isEmpty())
        return {words({context, QT_TRANSLATE_NOOP("xor", "Every column has an even number of ones: %1."), {math(onesList())}})};
    if (even.isEmpty())
        return {words({context, QT_TRANSLATE_NOOP("xor", "Every column has an odd number of ones: %1."), {math(onesList())}})};
    return {words({context, QT_TRANSLATE_N_NOOP("xor", "An odd number of ones stands in %n column(s): %1."),
                   {math(odd.join(QStringLiteral(", ")))}, static_cast<std::uint64_t>(odd.size())}),
            words({context, QT_TRANSLATE_N_NOOP("xor", "An even number of ones stands in %n column(s): %1."),
                   {math(even.join(QStringLiteral(", ")))}, static_cast<std::uint64_t>(even.size())})};
}

Paragraph XorStory::aboutHighest(Reveal reveals) const
{
    const std::size_t ones = m_columns.ones[static_cast<std::size_t>(m_columns.highestOdd)];
    return words({context, QT_TRANSLATE_N_NOOP("xor", "In column %1 stand %n ones, an odd number, so at least one number has a 1 there."),
                  {math(powerOfTwo(m_columns.highestOdd))}, ones}, reveals);
}

QString XorStory::onesList() const
{
    QStringList ones;
    for (int exponent = m_columns.count - 1; exponent >= 0; --exponent)
        ones.append(QString::number(m_columns.ones[static_cast<std::size_t>(exponent)]));
    return ones.join(QStringLiteral(", "));
}

} // namespace mexplain
