#include "render/figures/colouring.h"
#include "render/figures/figure_painter.h"
#include "render/file_writer.h"
#include "render/fonts.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

using namespace mexplain;

namespace {

Phrase pile(int number)
{
    return {"nim", "Pile %1", {number}};
}

Figure nimPiles()
{
    return PilesFigure{{
        {{pile(1), 3}},
        {{pile(2), 6, 0, Mark::Muted}},
        {{pile(3), 9, 4, Mark::Chosen, {"nim", "take %1", {4}}}},
    }};
}

Figure largePiles()
{
    return PilesFigure{{
        {{pile(1), 0, 0, Mark::P}},
        {{pile(2), 24, 24, Mark::N, {"nim", "take %1", {24}}}},
        {{pile(3), 1'000'000'000, 999'999'999, Mark::Changed, {"nim", "take %1", {999'999'999}}}},
        {{pile(4), 40, 10}},
        {{pile(5), 25}},
        {{}, 12},
        {{pile(500'000), 7, 0, Mark::Removed}},
    }};
}

Figure nimTable()
{
    return XorTableFigure{4,
                          {Mark::OddColumn, Mark::OddColumn, Mark::None, Mark::None},
                          {{pile(1), 3}, {pile(2), 6}, {pile(3), 9}},
                          {1, 1, 2, 2},
                          {"nim", "XOR s"},
                          true,
                          12};
}

Figure markedTable()
{
    using enum Mark;
    return XorTableFigure{4,
                          {Chosen, OddColumn, None, Muted},
                          {{pile(1), 3, Muted}, {pile(2), 6, P}, {pile(3), 9, Chosen, {Changed, Changed, Chosen, Removed}},
                           {pile(4), 1, N}, {{}, 0, None, {}, 1}},
                          {},
                          {"nim", "XOR s"},
                          true,
                          12};
}

Figure wideTable()
{
    const std::uint64_t large = (std::uint64_t{1} << 59) + 12345;
    return XorTableFigure{60, std::vector<Mark>(60, Mark::OddColumn), {{pile(1), large}, {{}, 0, Mark::None, {}, 123},
                          {pile(1000), large ^ 1}}, std::vector<std::uint64_t>(60, 11), {"nim", "XOR s"}, false, 1};
}

Figure moveTable()
{
    const auto text = [](const char *source) { return Phrase{"test", source}; };
    TableFigure figure;
    figure.header = {text("My move"), text("The position after it"), text("The answer that wins")};
    figure.rows = {
        {{text("Take 1 from pile 1")}, {text("2 6 9"), Mark::N}, {text("take 5 from pile 3, which leaves 2 6 4 and the sum 0")}},
        {{text("Take 4 from pile 3"), Mark::Chosen}, {text("P"), Mark::P}, {text("none"), Mark::Muted}},
        {{text("Take all"), Mark::Removed}, {text("3 6"), Mark::OddColumn}, {text("5"), Mark::Changed}},
    };
    figure.omitted = 18;
    return figure;
}

QImage paint(const Figure &figure, const FigureStyle &style, QSize size, const QRectF &area, double maxScale = 1)
{
    QImage image(size, QImage::Format_RGB32);
    image.fill(style.theme.card);
    QPainter painter(&image);
    paintFigure(painter, figure, style, area, maxScale);
    return image;
}

/// The pixels that are not the ground, inside or outside of `area`.
int countPainted(const QImage &image, const QColor &ground, const QRect &area, bool inside)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (area.contains(x, y) == inside && image.pixel(x, y) != ground.rgb())
                ++count;
    return count;
}

QImage badge(Outcome outcome, ThemeId id)
{
    QImage image(48, 48, QImage::Format_RGB32);
    image.fill(theme(id).card);
    QPainter painter(&image);
    paintOutcomeBadge(painter, outcome, theme(id), QRectF(2, 2, 44, 44));
    return image;
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("(unreadable)");
}

} // namespace

class TestFigures : public QObject {
    Q_OBJECT

private:
    const Phrasebooks m_phrasebooks;

private slots:
    void statesDifferInGrey();
    void coloursGridsOfEverySize();
    void paintsInsideItsArea_data();
    void paintsInsideItsArea();
    void tableFitsItsWidth_data();
    void tableFitsItsWidth();
    void describesEveryRow_data();
    void describesEveryRow();
    void emptyFiguresPaintNothing();
    void themesAreReadable_data();
    void themesAreReadable();
    void themeCodes();
    void badgesDifferWithoutColour_data();
    void badgesDifferWithoutColour();
    void missingGlyphs();
    void writesAndReplaces();
    void reportsWhatCannotBeWritten_data();
    void reportsWhatCannotBeWritten();
};

void TestFigures::paintsInsideItsArea_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("themeName");
    QTest::addColumn<QString>("language");
    for (const char *name : {"piles", "large-piles", "xor", "xor-marked", "xor-wide", "table"})
        for (const char *themeName : {"light", "dark", "contrast"})
            for (const char *language : {"zh", "en", "both"})
                QTest::addRow("%s %s %s", name, themeName, language) << name << themeName << language;
}

static Figure figureNamed(const QString &name)
{
    if (name == QLatin1String("piles"))
        return nimPiles();
    if (name == QLatin1String("large-piles"))
        return largePiles();
    if (name == QLatin1String("xor"))
        return nimTable();
    if (name == QLatin1String("xor-marked"))
        return markedTable();
    if (name == QLatin1String("xor-wide"))
        return wideTable();
    return moveTable();
}

void TestFigures::paintsInsideItsArea()
{
    QFETCH(QString, name);
    QFETCH(QString, themeName);
    QFETCH(QString, language);
    const Figure figure = figureNamed(name);
    const Theme &colors = theme(*themeFromCode(themeName));
    const FigureStyle style = screenStyle(colors, m_phrasebooks, *languagesFromCode(language), 20);

    // Natural size, enlarged, and squeezed into a low and into a narrow area.
    const QSize natural = figureSize(figure, style, 700).toSize() + QSize(1, 1);
    struct Case {
        QSize area;
        double maxScale;
    };
    for (const Case &one : {Case{natural, 1}, Case{natural * 2, 2}, Case{{900, 120}, 1}, Case{{260, 900}, 1}}) {
        const QRect area(QPoint(40, 40), one.area);
        const QImage image = paint(figure, style, one.area + QSize(80, 80), area, one.maxScale);
        QVERIFY2(countPainted(image, colors.card, area, true) > 200, "nothing is painted");
        QCOMPARE(countPainted(image, colors.card, area, false), 0);
    }

    const QSize size = figureSize(figure, style, 700).toSize() + QSize(20, 20);
    const QImage snapshot = paint(figure, style, size, QRectF(QPointF(10, 10), figureSize(figure, style, 700)));
    QDir().mkpath(QStringLiteral(SNAPSHOT_DIR));
    QVERIFY(snapshot.save(QStringLiteral(SNAPSHOT_DIR "/figures-%1-%2-%3.png").arg(name, themeName, language)));
}

void TestFigures::tableFitsItsWidth_data()
{
    QTest::addColumn<double>("maxWidth");
    for (const int width : {200, 300, 500, 2000})
        QTest::addRow("%d", width) << double(width);
}

void TestFigures::tableFitsItsWidth()
{
    QFETCH(double, maxWidth);
    for (const Languages languages : {Languages::Chinese, Languages::English, Languages::Both}) {
        const FigureStyle style = documentStyle(theme(ThemeId::Light), m_phrasebooks, languages);
        const QSizeF size = figureSize(moveTable(), style, maxWidth);
        QVERIFY2(size.width() <= maxWidth + 0.05, qPrintable(QString::number(size.width())));
        // What was measured is what is painted: laying out again in that width changes nothing.
        QCOMPARE(figureSize(moveTable(), style, size.width()), size);
    }
}

void TestFigures::describesEveryRow_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("expected");
    QTest::newRow("piles") << "piles" << "Pile 1: 3\nPile 2: 6\nPile 3: 9, 4 of them taken – take 4 (chosen)";
    QTest::newRow("xor") << "xor"
                         << "Pile 1: 3, in binary 0011\nPile 2: 6, in binary 0110\nPile 3: 9, in binary 1001\n"
                            "Ones per column, from the highest: 1 1 2 2\nColumns with an odd number of ones: 8 4\n"
                            "XOR s: 12, in binary 1100";
}

void TestFigures::describesEveryRow()
{
    QFETCH(QString, name);
    QFETCH(QString, expected);
    QCOMPARE(describeFigure(figureNamed(name), m_phrasebooks.of(Language::English)), expected);
}

void TestFigures::emptyFiguresPaintNothing()
{
    const FigureStyle style = screenStyle(theme(ThemeId::Light), m_phrasebooks, Languages::Both);
    for (const Figure &figure : {Figure(PilesFigure{}), Figure(TableFigure{})}) {
        QVERIFY(figureSize(figure, style).isEmpty());
        const QImage image = paint(figure, style, {50, 50}, QRectF(0, 0, 50, 50));
        QCOMPARE(countPainted(image, style.theme.card, image.rect(), true), 0);
    }
}

void TestFigures::themesAreReadable_data()
{
    QTest::addColumn<QString>("themeName");
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const ThemeId id : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast}) {
        const Theme &t = theme(id);
        const QString code = themeCode(id);
        const auto row = [&code](const char *what, const QColor &text, const QColor &ground) {
            QTest::addRow("%s: %s", qPrintable(code), what) << code << text << ground;
        };
        row("text on window", t.text, t.window);
        row("text on card", t.text, t.card);
        row("text on rail", t.text, t.rail);
        row("text on cell", t.text, t.cell);
        row("text on accentSoft", t.text, t.accentSoft);
        row("text on errorSoft", t.text, t.errorSoft);
        row("text on pSoft", t.text, t.pSoft);
        row("text on nSoft", t.text, t.nSoft);
        row("mutedText on window", t.mutedText, t.window);
        row("mutedText on card", t.mutedText, t.card);
        row("mutedText on rail", t.mutedText, t.rail);
        row("mutedText on cell", t.mutedText, t.cell);
        row("mutedText on accentSoft", t.mutedText, t.accentSoft);
        row("accent on card", t.accent, t.card);
        row("accentText on accent", t.accentText, t.accent);
        row("error on card", t.error, t.card);
        row("error on window", t.error, t.window);
        row("error on errorSoft", t.error, t.errorSoft);
        row("oddColumnText on oddColumn", t.oddColumnText, t.oddColumn);
        row("pText on p", t.pText, t.p);
        row("nText on n", t.nText, t.n);
    }
}

void TestFigures::themesAreReadable()
{
    QFETCH(QString, themeName);
    QFETCH(QColor, text);
    QFETCH(QColor, ground);
    const double least = themeName == QLatin1String("contrast") ? 7.0 : 4.5;
    const double ratio = contrastRatio(text, ground);
    QVERIFY2(ratio >= least, qPrintable(QStringLiteral("%1 on %2: %3").arg(text.name(), ground.name()).arg(ratio)));
}

void TestFigures::themeCodes()
{
    QCOMPARE(contrastRatio(Qt::black, Qt::white), 21.0);
    for (const ThemeId id : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast}) {
        QCOMPARE(themeFromCode(themeCode(id)), std::optional(id));
        QCOMPARE(theme(id).id, id);
    }
    QVERIFY(!themeFromCode(u"pink"));
    QCOMPARE(theme(ThemeId::Light).p, QColor(0x1F, 0x5F, 0xA8));
    QCOMPARE(theme(ThemeId::Light).n, QColor(0xF2, 0xA2, 0x3A));
    QCOMPARE(theme(ThemeId::Light).oddColumn, QColor(0xFF, 0xE3, 0x9A));
}

void TestFigures::badgesDifferWithoutColour_data()
{
    QTest::addColumn<QString>("themeName");
    for (const char *name : {"light", "dark", "contrast"})
        QTest::newRow(name) << name;
}

void TestFigures::badgesDifferWithoutColour()
{
    QFETCH(QString, themeName);
    const ThemeId id = *themeFromCode(themeName);
    const QImage p = badge(Outcome::P, id);
    const QImage n = badge(Outcome::N, id);

    int differing = 0;
    for (int y = 0; y < p.height(); ++y)
        for (int x = 0; x < p.width(); ++x)
            differing += std::abs(qGray(p.pixel(x, y)) - qGray(n.pixel(x, y))) > 40 ? 1 : 0;
    QVERIFY2(differing > 400, qPrintable(QString::number(differing)));

    // The square reaches into its corners, the disc does not.
    const QPoint corner(7, 7);
    QCOMPARE(QColor(p.pixel(corner)), theme(id).p);
    QCOMPARE(QColor(n.pixel(corner)), theme(id).card);
}

void TestFigures::missingGlyphs()
{
    QCOMPARE(missingGlyph(QStringLiteral("必胜态 P → 9 ⊕ 12 = 5,\n2¹⁰ ▲")), std::nullopt);
    QCOMPARE(missingGlyph(QString()), std::nullopt);
    QCOMPARE(missingGlyph(QStringLiteral("a") + QChar(0xE123)), std::optional<char32_t>(0xE123));
    QVERIFY(!screenFamilies().contains(QStringLiteral("Noto Sans CJK JP")));
    QCOMPARE(documentFamilies().first(), QStringLiteral("WenQuanYi Micro Hei"));
}

void TestFigures::writesAndReplaces()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("a.txt"));
    QVERIFY(writeFile(path, "old").hasValue());
    QVERIFY(writeFile(path, "new\n").hasValue());
    QCOMPARE(read(path), QByteArray("new\n"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestFigures::reportsWhatCannotBeWritten_data()
{
    QTest::addColumn<QString>("path");
    QTest::newRow("missing folder") << QStringLiteral("no/such/folder/a.txt");
    QTest::newRow("folder instead of a file") << QStringLiteral(".");
    QTest::newRow("a file as folder") << QStringLiteral("older.txt/a.txt");
    QTest::newRow("full disk") << QStringLiteral("/dev/full");
}

void TestFigures::reportsWhatCannotBeWritten()
{
    QFETCH(QString, path);
    if (path.startsWith(u'/') && !QFile::exists(path))
        QSKIP("this system has no such device");
    const QTemporaryDir folder;
    const QString older = folder.filePath(QStringLiteral("older.txt"));
    QVERIFY(writeFile(older, "older").hasValue());

    const QString target = path.startsWith(u'/') ? path : folder.filePath(path);
    const Result<void, Phrase> result = writeFile(target, QByteArray(100'000, 'x'));
    QVERIFY(!result.hasValue());
    const QString message = m_phrasebooks.of(Language::English).text(result.error());
    QVERIFY2(message.startsWith(QStringLiteral("Cannot write ") + target + QStringLiteral(": ")), qPrintable(message));
    QVERIFY(message.size() > target.size() + 20);
    QCOMPARE(read(older), QByteArray("older"));
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files).size(), 1);
}

void TestFigures::statesDifferInGrey()
{
    // Where cells are too small for letters and hatching, a grey print still tells L, P and N apart.
    using State = ColouringFigure::State;
    const State states[] = {State::L, State::P, State::N};
    for (const ThemeId id : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast}) {
        const QImage image = colouringImage(1, 3, states, theme(id));
        const int grey[] = {qGray(image.pixel(0, 0)), qGray(image.pixel(1, 0)), qGray(image.pixel(2, 0))};
        for (int i = 0; i < 3; ++i)
            QVERIFY2(std::abs(grey[i] - grey[(i + 1) % 3]) >= 28, qPrintable(themeCode(id) + QStringLiteral(" %1 %2 %3").arg(grey[0]).arg(grey[1]).arg(grey[2])));
    }
}

void TestFigures::coloursGridsOfEverySize()
{
    using State = ColouringFigure::State;
    const Phrasebook &english = m_phrasebooks.of(Language::English);
    const FigureStyle style = screenStyle(theme(ThemeId::Light), m_phrasebooks, Languages::English);
    ColouringFigure small{.rows = 2, .columns = 3, .cells = {State::L, State::L, State::P, State::L, State::P, State::Gone}, .numbers = {1, 2, 3, 4, 5, 6}};
    small.spots = {{1, 1, Mark::None}};
    small.notes = {{0, literal(QStringLiteral("-1")), Mark::Chosen}};
    QCOMPARE(describeFigure(small, english), QStringLiteral("L | L | P – -1 (chosen)\nL | [P] | –"));
    for (const auto &[rows, columns] : {std::pair<std::size_t, std::size_t>{1, 1}, {1, 30}, {30, 1}, {14, 14}, {32, 32}, {33, 33}, {447, 447}, {200'000, 1}, {1, 200'000}}) {
        ColouringFigure figure{.rows = rows, .columns = columns, .cells = std::vector<State>(rows * columns, State::N)};
        figure.cells.front() = State::P;
        figure.spots = {{rows - 1, columns - 1, Mark::None}};
        const QSizeF size = figureSize(figure, style);
        // Readable: neither a thread nor a wall.
        QVERIFY2(size.width() >= 30 && size.height() >= 30 && size.width() < 1000 && size.height() < 1000, qPrintable(QStringLiteral("%1 × %2").arg(size.width()).arg(size.height())));
        QImage image(size.toSize(), QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        paintFigure(painter, figure, style, QRectF(QPointF(), size));
        painter.end();
        bool hasN = false;
        for (int x = 0; x < image.width() && !hasN; ++x)
            hasN = image.pixelColor(x, image.height() / 3) == theme(ThemeId::Light).n || image.pixelColor(x, image.height() / 2) == theme(ThemeId::Light).n;
        QVERIFY(hasN || rows * columns == 1);
        QVERIFY(!describeFigure(figure, english).isEmpty());
        QVERIFY(describeFigure(figure, english).size() < 8000);
    }
}

QTEST_MAIN(TestFigures)
#include "test_figures.moc"
