#include "explain/catalogue.h"
#include "render/export/export.h"
#include "ui/app_style.h"
#include "ui/boards/board.h"
#include "ui/page_table.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTest>

using namespace mexplain;

/// What holds of every game's page, whatever its board: each step is drawn in both languages and every theme, board and text
/// agree, moves can be played and undone, a wrong text changes nothing, and every format is written.
class TestPages : public QObject {
    Q_OBJECT

private:
    Catalogue m_catalogue;
    Phrasebooks m_phrasebooks;
    UiContext m_context{.catalogue = m_catalogue, .phrasebooks = m_phrasebooks, .language = Language::English};
    std::unique_ptr<GamePage> m_page;

    void games() const
    {
        QTest::addColumn<QString>("id");
        for (const auto &game : m_catalogue.games())
            QTest::newRow(qPrintable(game->info().id)) << game->info().id;
    }
    const AnyGame &open(const QString &id)
    {
        const AnyGame &game = *m_catalogue.find(id);
        m_page = makePage(game, m_context);
        Q_ASSERT(m_page);
        m_page->resize(1084, 746);
        m_page->show();
        return game;
    }
    QString fieldText() const { return m_page->findChild<QLineEdit *>(QStringLiteral("positionEdit"))->text(); }
    std::string position() const { return m_page->document().position(); }
    void dress(Language language, ThemeId theme)
    {
        m_context.language = language;
        m_context.themeId = theme;
        applyAppStyle(*qApp, m_context);
        m_page->applyTheme();
        m_page->retranslate();
    }

private slots:
    void cleanup()
    {
        m_page.reset();
        m_context.language = Language::English;
        m_context.themeId = ThemeId::Light;
        m_context.scale = 1;
        applyAppStyle(*qApp, m_context);
    }

    void everyStepIsDrawn_data() { games(); }
    void everyStepIsDrawn()
    {
        QFETCH(QString, id);
        const AnyGame &game = open(id);
        for (const Language language : {Language::Chinese, Language::English}) {
            for (const ThemeId themeId : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast}) {
                dress(language, themeId);
                for (const Example &example : game.examples()) {
                    QVERIFY(m_page->setPositionText(QString::fromStdString(example.position)));
                    for (int step = 0; step < m_page->stepCount(); ++step) {
                        m_page->setStep(step);
                        // A board that shows the step itself stands for the figure.
                        const QWidget *figure = m_page->findChild<QWidget *>(QStringLiteral("figureView"));
                        if (figure->isHidden())
                            figure = m_page->findChild<Board *>();
                        QImage image(figure->size(), QImage::Format_RGB32);
                        image.fill(Qt::magenta);
                        const_cast<QWidget *>(figure)->render(&image);
                        // Ground, ink and something between them at the least.
                        QSet<QRgb> colours;
                        QRgb last = 0; // of no pixel: they are opaque
                        for (int y = 0; y < image.height() && colours.size() < 4; ++y) {
                            const auto *row = reinterpret_cast<const QRgb *>(image.constScanLine(y));
                            for (int x = 0; x < image.width() && colours.size() < 4; ++x) {
                                if (row[x] != last)
                                    colours.insert(last = row[x]);
                            }
                        }
                        QVERIFY2(colours.size() >= 4, qPrintable(QString::fromStdString(example.position) + QStringLiteral(" step %1").arg(step + 1)));
                        QVERIFY(!figure->accessibleDescription().isEmpty());
                    }
                }
                QVERIFY(!m_page->grab().isNull());
            }
        }
    }

    void figuresFitTheSmallestWindow_data() { games(); }
    void figuresFitTheSmallestWindow()
    {
        // Nothing is cut off: what is larger than its view scrolls, and the frame keeps what it needs in either language.
        QFETCH(QString, id);
        const AnyGame &game = open(id);
        for (const Language language : {Language::Chinese, Language::English}) {
            dress(language, ThemeId::Light);
            m_page->resize(828, 646);
            for (const Example &example : game.examples()) {
                QVERIFY(m_page->setPositionText(QString::fromStdString(example.position)));
                const auto *scroll = m_page->findChild<QScrollArea *>(QStringLiteral("pageScroll"));
                // Layouts settle event by event.
                QTest::qWait(15);
                QVERIFY2(QTest::qWaitFor([&] { return scroll->widget()->width() <= scroll->viewport()->width(); }, 1000), example.position.c_str());
            }
        }
    }

    void boardAndTextAgree_data() { games(); }
    void boardAndTextAgree()
    {
        QFETCH(QString, id);
        const AnyGame &game = open(id);
        for (const Example &example : game.examples()) {
            QVERIFY(m_page->setPositionText(QString::fromStdString(example.position)));
            QCOMPARE(position(), example.position);
            QCOMPARE(fieldText().toStdString(), example.position);
        }
        const std::string good = position();
        QVERIFY(!m_page->setPositionText(QStringLiteral("?!")));
        QCOMPARE(position(), good);
        QVERIFY(m_page->findChild<QLabel *>(QStringLiteral("errorLabel"))->isVisible());
        QVERIFY(m_page->setPositionText(QString::fromStdString(good)));
        QVERIFY(!m_page->findChild<QLabel *>(QStringLiteral("errorLabel"))->isVisible());
    }

    void winningMovesLeadToTheEnd_data() { games(); }
    void winningMovesLeadToTheEnd()
    {
        // The program against itself: the winner never loses the win, and every move can be taken back and made again.
        QFETCH(QString, id);
        const AnyGame &game = open(id);
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            m_page->document().reset(game.randomPosition(RandomSize::Small, seed));
            const std::string start = position();
            std::string last = start;
            for (int moves = 0; moves < 100; ++moves) {
                const Explanation &now = m_page->explanation();
                if (now.outcome == Outcome::N) {
                    if (now.winningMoves.empty())
                        break;
                    m_page->playWinningMove();
                    QCOMPARE(m_page->explanation().outcome, Outcome::P);
                } else {
                    if (now.replies.empty())
                        break;
                    QVERIFY(m_page->setPositionText(QString::fromStdString(now.replies.front().move.after)));
                    QCOMPARE(m_page->explanation().outcome, Outcome::N);
                }
                last = position();
            }
            QUndoStack &stack = m_page->document().undoStack();
            while (stack.canUndo())
                stack.undo();
            QCOMPARE(position(), start);
            while (stack.canRedo())
                stack.redo();
            QCOMPARE(position(), last);
            QCOMPARE(fieldText().toStdString(), last);
        }
    }

    void everyFormatIsWritten_data() { games(); }
    void everyFormatIsWritten()
    {
        QFETCH(QString, id);
        const AnyGame &game = *m_catalogue.find(id);
        // A document holds every step; pictures of single steps are drawn of some examples only.
        int pictured = 0;
        for (const Example &example : game.examples()) {
            const auto explanation = game.explain(example.position);
            QVERIFY(explanation);
            ExportJob job{.game = game.info(), .explanation = *explanation, .phrasebooks = m_phrasebooks};
            job.languages = Languages::Both;
            for (const Format format : {Format::Html, Format::Markdown, Format::Pdf, Format::Json, Format::Text}) {
                const auto document = exportDocument(job, format);
                QVERIFY2(document && document->size() > 500, qPrintable(formatCode(format)));
            }
            for (std::size_t step = 0; pictured < 2 && step < explanation->steps.size(); ++step) {
                job.step = step;
                for (const Format format : {Format::Svg, Format::Png}) {
                    const auto document = exportDocument(job, format);
                    QVERIFY2(document && document->size() > 500, qPrintable(formatCode(format)));
                }
            }
            ++pictured;
        }
    }
};

QTEST_MAIN(TestPages)
#include "test_pages.moc"
