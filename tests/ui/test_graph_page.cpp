#include "explain/narrations/graph.h"
#include "ui/boards/graph_board.h"

#include "page_test.h"

using namespace mexplain;

class TestGraphPage : public PageTest {
    Q_OBJECT

    GraphBoard &board() const { return *child<GraphBoard>("graphBoard"); }
    QRect node(std::uint64_t number) const { return board().nodeRect(number); }
    QPoint middle(std::uint64_t number) const { return node(number).center(); }
    int stepWith(const QString &id) const
    {
        const auto &steps = page().explanation().steps;
        for (std::size_t i = 0; i < steps.size(); ++i) {
            if (steps[i].id == id)
                return static_cast<int>(i);
        }
        qFatal("no step %s", qPrintable(id));
    }

    /// Whether something has the colour of P or of N.
    static bool tellsOutcomes(const QImage &picture)
    {
        const QRgb p = theme(ThemeId::Light).p.rgb();
        const QRgb n = theme(ThemeId::Light).n.rgb();
        for (int y = 0; y < picture.height(); ++y) {
            for (int x = 0; x < picture.width(); ++x) {
                if (picture.pixel(x, y) == p || picture.pixel(x, y) == n)
                    return true;
            }
        }
        return false;
    }

private slots:
    void init() { openPage("graph", "1>2 1>3 2>4 3>4; tokens 1 3"); }
    void cleanup() { closePage(); }

    void clickTokenThenNode()
    {
        click(board(), node(1));
        click(board(), node(2));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 2 3"));
        QCOMPARE(fieldText(), position());
        undoesTo("1>2 1>3 2>4 3>4; tokens 1 3");
        click(board(), node(2));
        click(board(), node(2)); // picked up and put down
        click(board(), node(3)); // now another token
        click(board(), node(4));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 2 4"));
        click(board(), node(4)); // no way on
        QVERIFY(QToolTip::text().contains(QStringLiteral("No arrow leads away")));
        click(board(), node(1)); // nobody is there
        QVERIFY(QToolTip::text().contains(QStringLiteral("No token stands on node 1")));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 2 4"));
    }

    void wrongMovesAreExplained()
    {
        click(board(), node(1));
        click(board(), node(4));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3"));
        QVERIFY(QToolTip::text().contains(QStringLiteral("No arrow leads from node 1 to node 4")));
        drag(board(), middle(3), middle(2));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3"));
    }

    void dragSlides()
    {
        drag(board(), middle(3), middle(4));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 4"));
        drag(board(), middle(1), middle(3));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 3 4"));
    }

    void keysWalkAndSlide()
    {
        key(board(), Qt::Key_Home);
        QCOMPARE(board().currentNode(), 1ULL);
        key(board(), Qt::Key_Return);
        key(board(), Qt::Key_Right);
        const std::uint64_t next = board().currentNode();
        QVERIFY(next == 2 || next == 3);
        key(board(), Qt::Key_Return);
        QCOMPARE(position(), "1>2 1>3 2>4 3>4; tokens " + std::to_string(next) + " 3");
        QCOMPARE(board().currentNode(), next); // it can be slid on
        key(board(), Qt::Key_End);
        QCOMPARE(board().currentNode(), 4ULL);
        const int undos = undoCount();
        key(board(), Qt::Key_Space); // no token: the window's next step, not the board's
        QCOMPARE(undoCount(), undos);
        key(board(), 't');
        QCOMPARE(position(), "1>2 1>3 2>4 3>4; tokens " + std::to_string(next) + " 3 4");
        key(board(), Qt::Key_T, Qt::ShiftModifier);
        QCOMPARE(position(), "1>2 1>3 2>4 3>4; tokens " + std::to_string(next) + " 3");
        // An arrow by keys, and Esc in the middle of one.
        key(board(), Qt::Key_Home);
        key(board(), 'a');
        key(board(), Qt::Key_Escape);
        key(board(), 'a');
        key(board(), Qt::Key_End);
        key(board(), Qt::Key_Return);
        QVERIFY(position().starts_with("1>2 1>3 1>4 2>4 3>4;"));
        key(board(), 'e');
        key(board(), 'e');
        QVERIFY(board().tool() == GraphBoard::Tool::Arrows && button("arrowsButton")->isChecked());
        key(board(), Qt::Key_Escape);
        QVERIFY(board().tool() == GraphBoard::Tool::Slide && button("slideButton")->isChecked());
    }

    void tokensComeAndGo()
    {
        button("tokensButton")->click();
        click(board(), node(2));
        click(board(), node(2));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3 2 2"));
        click(board(), node(2), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3 2"));
        drag(board(), middle(1), middle(4)); // anywhere
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 4 3 2"));
        drag(board(), middle(4), QPoint(3, 3)); // off the graph
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 3 2"));
        click(board(), node(3), Qt::ShiftModifier);
        click(board(), node(2), Qt::ShiftModifier);
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 2")); // one must stay
        QVERIFY(QToolTip::text().contains(QStringLiteral("last token")));
    }

    void arrowsComeAndGoAndCyclesAreRefused()
    {
        button("arrowsButton")->click();
        click(board(), node(1));
        click(board(), node(4));
        QCOMPARE(position(), std::string("1>2 1>3 1>4 2>4 3>4; tokens 1 3"));
        drag(board(), middle(1), middle(4));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3"));
        drag(board(), middle(4), middle(1));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3"));
        QVERIFY2(QToolTip::text().contains(QStringLiteral("1 > ")), qPrintable(QToolTip::text())); // the cycle by its nodes
        click(board(), node(2));
        click(board(), node(2)); // dropped again
        click(board(), node(3));
        click(board(), node(2));
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4 3>2; tokens 1 3"));
    }

    void nodesComeAndGo()
    {
        button("addNodeButton")->click();
        QCOMPARE(position(), std::string("5: 1>2 1>3 2>4 3>4; tokens 1 3"));
        QCOMPARE(board().currentNode(), 5ULL);
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("1>2 1>3 2>4 3>4; tokens 1 3"));
        click(board(), node(3)); // with its token
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("1>2 2>3; tokens 1"));
        undoesTo("1>2 1>3 2>4 3>4; tokens 1 3");
        key(board(), Qt::Key_Home);
        QVERIFY(!button("removeNodeButton")->isEnabled()); // the only token stands here
        key(board(), Qt::Key_Delete);
        QCOMPARE(position(), std::string("1>2 2>3; tokens 1"));
        for (std::size_t i = 0; i < 2 * mostDrawnNodes; ++i)
            key(board(), Qt::Key_Plus);
        QVERIFY(position().starts_with(std::to_string(mostDrawnNodes) + ": "));
        QVERIFY(!button("addNodeButton")->isEnabled());
    }

    void nodesLightUpStepByStep()
    {
        page().setStep(stepWith(QStringLiteral("rule")));
        const QImage rule = shot(board());
        QVERIFY(child<QWidget>("figureView")->isHidden()); // the board shows it
        page().setStep(stepWith(QStringLiteral("order")));
        const QImage order = shot(board());
        QVERIFY(rule.copy(node(4)) != order.copy(node(4)));
        QCOMPARE(rule.copy(node(2)), order.copy(node(2)));
        page().setStep(stepWith(QStringLiteral("layer-1")));
        const QImage first = shot(board());
        QVERIFY(order.copy(node(2)) != first.copy(node(2)));
        page().setStep(stepWith(QStringLiteral("xor")));
        QVERIFY(!child<QWidget>("figureView")->isHidden()); // a table
        page().setStep(stepWith(QStringLiteral("order")));
        QCOMPARE(shot(board()), order);
    }

    void aBoardWithoutAStepTellsNothing()
    {
        // So the rule is shown in present mode.
        page().setStep(stepWith(QStringLiteral("rule")));
        GraphBoard alone(context());
        alone.resize(board().size());
        alone.setPosition("1>2 1>3 2>4 3>4; tokens 1 3");
        alone.applyTheme();
        alone.retranslate();
        QVERIFY(!tellsOutcomes(shot(alone)));
        page().setStep(stepWith(QStringLiteral("xor"))); // a board that does tell them
        QVERIFY(tellsOutcomes(shot(board())));
    }

    void hidesValues()
    {
        page().setStep(stepWith(QStringLiteral("rule")));
        const QImage rule = shot(board());
        page().setHidesAnswers(true);
        settle();
        page().setStep(stepWith(QStringLiteral("xor")));
        settle();
        // Nothing tells which nodes are P: white discs only.
        QVERIFY(!tellsOutcomes(shot(board())));
        page().setHidesAnswers(false);
        settle();
        page().setStep(stepWith(QStringLiteral("rule")));
        QCOMPARE(shot(board()), rule);
    }

    void largeGraphs()
    {
        // 3000 nodes, each to the next three; 500 tokens.
        std::string text;
        constexpr int nodes = 3000;
        for (int i = 1; i < nodes; ++i) {
            for (int k = 1; k <= 3 && i + k <= nodes; ++k)
                text += std::to_string(i) + ">" + std::to_string(i + k) + " ";
        }
        text.back() = ';';
        text += " tokens";
        for (int i = 0; i < 500; ++i)
            text += " " + std::to_string(1 + i * 5);
        QVERIFY(page().setPositionText(QString::fromStdString(text)));
        settle();
        QVERIFY(!board().isWhole());
        QVERIFY(!button("addNodeButton")->isEnabled() && !button("removeNodeButton")->isEnabled() && !button("arrowsButton")->isEnabled());
        for (int step = 0; step < page().stepCount(); ++step) {
            page().setStep(step);
            QVERIFY(!page().grab().isNull());
        }
        page().grab().save(QStringLiteral(SNAPSHOT_DIR "/graph-page-large.png"));
        const std::string before = position();
        drag(board(), middle(1), middle(2));
        QVERIFY(position() != before && position().find("; tokens 2 6 ") != std::string::npos);
    }

    void fewNodesWithTooManyArrows()
    {
        // 14 nodes, all 91 arrows: every node is drawn, but not every arrow.
        std::string text;
        for (int from = 1; from <= 14; ++from) {
            for (int to = from + 1; to <= 14; ++to)
                text += std::to_string(from) + ">" + std::to_string(to) + " ";
        }
        text.back() = ';';
        QVERIFY(page().setPositionText(QString::fromStdString(text + " tokens 1 2")));
        settle();
        QVERIFY(!board().isWhole());
        QVERIFY(!button("arrowsButton")->isEnabled() && !button("removeNodeButton")->isEnabled());
        for (const Step &step : page().explanation().steps)
            QVERIFY2(!step.id.startsWith(QStringLiteral("layer")), qPrintable(step.id));
    }

    void doubleArrowsAndLonelyNodes()
    {
        QVERIFY(page().setPositionText(QStringLiteral("7: 1>2 1>2 3>2; tokens 1 7 7 7")));
        settle();
        QVERIFY(board().isWhole());
        QCOMPARE(outcome(), Outcome::N);
        drag(board(), middle(1), middle(2));
        QCOMPARE(position(), std::string("7: 1>2 1>2 3>2; tokens 2 7 7 7"));
        QCOMPARE(outcome(), Outcome::P);
        button("arrowsButton")->click();
        drag(board(), middle(1), middle(2)); // both go
        QCOMPARE(position(), std::string("7: 3>2; tokens 2 7 7 7"));
    }

    void everyThemeAndStep()
    {
        for (const ThemeId id : {ThemeId::Light, ThemeId::Dark, ThemeId::HighContrast}) {
            setTheme(id);
            for (int step = 0; step < page().stepCount(); ++step) {
                page().setStep(step);
                QVERIFY(!page().grab().isNull());
            }
        }
    }
};

QTEST_MAIN(TestGraphPage)
#include "test_graph_page.moc"
