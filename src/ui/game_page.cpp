#include "ui/game_page.h"

#include "explain/error_phrase.h"
#include "render/fonts.h"
#include "ui/code_view.h"
#include "ui/exhaustive_check.h"
#include "ui/figure_view.h"
#include "ui/moves_view.h"
#include "ui/step_list.h"
#include "ui/step_player.h"
#include "ui/verdict_card.h"
#include "ui/work_area.h"

#include "ui_game_page.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QRandomGenerator>
#include <QScrollBar>
#include <QStyle>
#include <QTimer>

#include <algorithm>

namespace mexplain {

namespace {

constexpr int liveDelayMilliseconds = 300;
constexpr qsizetype longestEditableText = 4000;
constexpr qsizetype shownOfLongText = 200;
constexpr qsizetype longestUserText = qsizetype{64} << 20;

struct ReadPosition {
    std::optional<std::string> position;
    Phrase error{};
};

template <class PositionOf>
ReadPosition readPosition(PositionOf positionOf, const QString &typed)
{
    if (typed.size() > longestUserText)
        return {{}, {"page", QT_TRANSLATE_NOOP("page", "The text is longer than %1 characters"), {static_cast<std::uint64_t>(longestUserText)}}};
    // Nothing in ASCII changes, and half a million numbers would be copied for it.
    const bool isAscii = std::all_of(typed.begin(), typed.end(), [](QChar c) { return c.unicode() < 0x80; });
    const QString plain = isAscii ? typed : typed.normalized(QString::NormalizationForm_KC);
    auto position = positionOf(plain.toStdString());
    if (position)
        return {*std::move(position)};
    const bool severalLines = QStringView(plain).trimmed().contains(u'\n');
    return {{}, severalLines ? errorPhraseInFile(position.error()) : errorPhraseInLine(position.error())};
}

} // namespace

struct GamePage::Private {
    GamePage &q;
    Ui::GamePage ui{};
    Board *board;
    QWidget *controls;
    WorkArea *workArea = nullptr;
    FigureView *figureView = nullptr;
    VerdictCard *verdictCard = nullptr;
    StepList *stepList = nullptr;
    StepPlayer *player = nullptr;
    MovesView *movesView = nullptr;
    CodeView *codeView = nullptr;
    QMenu *examplesMenu = nullptr;
    QMenu *randomMenu = nullptr;
    QTimer liveTimer{};
    std::optional<Phrase> error{};
    Phrase status{};
    bool menusHide = false; ///< the titles of the examples are left out
    bool typing = false; ///< a live edit is being applied: the field keeps what is typed
    std::unique_ptr<ExhaustiveCheck> check{};

    QString text(const Phrase &phrase) const { return q.m_context.text(phrase); }

    void build();
    void connectAll();
    void positionChanged();
    void showExplanation();
    void conceal();
    void concealmentChanged();
    void showPrediction();
    void showStep();
    void showPositionText();
    void showError();
    void setError(std::optional<Phrase> wrong);
    bool apply(const QString &typed);
    void applyField(bool live);
    void change(const std::string &position, const Phrase &name) { q.m_document.change(position, text(name)); }
    void setStatus(const Phrase &phrase);
    void retranslateCheckButton();
    void fillMenus();
    void describeBoard();
    bool isLong() const { return static_cast<qsizetype>(q.m_document.position().size()) > longestEditableText; }
};

GamePage::GamePage(const AnyGame &game, const UiContext &context, Board *board, QWidget *controls, QWidget *parent)
    : QWidget(parent), d(new Private{.q = *this, .board = board, .controls = controls}), m_game(game), m_context(context), m_document(this)
{
    d->ui.setupUi(this);
    d->build();
    d->connectAll();
    const auto examples = game.examples();
    if (!examples.empty())
        m_document.reset(examples.front().position);
    GamePage::retranslate();
    GamePage::applyTheme();
}

GamePage::~GamePage()
{
    d->check.reset(); // stops and joins while everything that it reports to still stands
    // Hiding takes the focus out of the field, which would finish an edit of a page that is half gone.
    d->liveTimer.stop();
    d->ui.positionEdit->disconnect(this);
    d->ui.positionEdit->removeEventFilter(this);
    m_document.disconnect(this);
    m_document.undoStack().disconnect(this);
}

void GamePage::Private::build()
{
    figureView = new FigureView(q.m_context);
    figureView->setObjectName(QStringLiteral("figureView"));
    workArea = new WorkArea(q.m_context, board, ui.figureLabel, figureView, ui.boardCard);
    workArea->setObjectName(QStringLiteral("workArea"));
    ui.boardLayout->addWidget(workArea);
    check = std::make_unique<ExhaustiveCheck>(q.m_game);
    verdictCard = new VerdictCard(q.m_context, ui.centre);
    verdictCard->setObjectName(QStringLiteral("verdictCard"));
    ui.centreLayout->addWidget(verdictCard);
    if (controls != nullptr) {
        ui.controlsRow->insertWidget(0, controls);
        controls->installEventFilter(&q);
    }
    stepList = new StepList(q.m_context);
    stepList->setObjectName(QStringLiteral("stepList"));
    movesView = new MovesView(q.m_context);
    movesView->setObjectName(QStringLiteral("movesView"));
    codeView = new CodeView(q.m_context, loadListing(q.m_game.info().id));
    codeView->setObjectName(QStringLiteral("codeView"));
    ui.sideTabs->addTab(stepList, QString());
    ui.sideTabs->addTab(movesView, QString());
    ui.sideTabs->addTab(codeView, QString());
    player = new StepPlayer(q.m_context, ui.sideCard);
    player->setObjectName(QStringLiteral("stepPlayer"));
    ui.sideLayout->addWidget(player);
    // Only the proportion counts; the side never gets narrower than its minimum.
    ui.splitter->setSizes({700, 300});
    ui.splitter->setStretchFactor(0, 3);
    ui.splitter->setStretchFactor(1, 1);
    ui.errorLabel->hide();
    examplesMenu = new QMenu(&q);
    examplesMenu->setObjectName(QStringLiteral("examplesMenu"));
    randomMenu = new QMenu(&q);
    randomMenu->setObjectName(QStringLiteral("randomMenu"));
    ui.examplesButton->setMenu(examplesMenu);
    ui.randomButton->setMenu(randomMenu);
    ui.pageScroll->viewport()->setAutoFillBackground(false);
    ui.pageContents->setAutoFillBackground(false);
    ui.positionEdit->setMaxLength(1 << 20);
    ui.positionEdit->installEventFilter(&q);
    ui.centre->installEventFilter(&q);
    liveTimer.setSingleShot(true);
    liveTimer.setInterval(liveDelayMilliseconds);
}

void GamePage::Private::connectAll()
{
    Document &document = q.m_document;
    connect(&document, &Document::positionChanged, &q, [this] { positionChanged(); });
    q.follow(*board);
    connect(movesView, &MovesView::moveChosen, &q, [this](const std::string &after) {
        change(after, {"page", QT_TRANSLATE_NOOP("page", "Move")});
    });
    connect(verdictCard, &VerdictCard::playRequested, &q, &GamePage::playWinningMove);
    connect(verdictCard, &VerdictCard::repliesRequested, &q, [this] {
        const auto &steps = q.explanation().steps;
        const auto replies = std::find_if(steps.begin(), steps.end(), [](const Step &step) { return step.id == QStringLiteral("replies"); });
        ui.sideTabs->setCurrentWidget(stepList);
        q.setStep(static_cast<int>(replies == steps.end() ? steps.size() - 1 : static_cast<std::size_t>(replies - steps.begin())));
    });
    connect(verdictCard, &VerdictCard::revealRequested, &q, &GamePage::revealVerdict);
    connect(verdictCard, &VerdictCard::predicted, &q, &GamePage::predict);
    connect(movesView, &MovesView::revealRequested, &q, &GamePage::revealMoves);
    connect(figureView, &FigureView::revealRequested, &q, [this] { q.reveal(figurePart); });
    connect(stepList, &StepList::revealRequested, &q, &GamePage::reveal);
    connect(ui.presentButton, &QPushButton::clicked, &q, &GamePage::presentRequested);
    connect(stepList, &StepList::stepChosen, &q, &GamePage::setStep);
    connect(player, &StepPlayer::firstRequested, &q, &GamePage::firstStep);
    connect(player, &StepPlayer::previousRequested, &q, &GamePage::previousStep);
    connect(player, &StepPlayer::nextRequested, &q, &GamePage::nextStep);
    connect(ui.checkButton, &QPushButton::clicked, &q, [this] { check->isRunning() ? q.cancelCheck() : q.startCheck(); });
    connect(check.get(), &ExhaustiveCheck::runningChanged, &q, [this] { retranslateCheckButton(); });
    connect(check.get(), &ExhaustiveCheck::statusChanged, &q, [this](const Phrase &now) { setStatus(now); });
    connect(ui.exportButton, &QPushButton::clicked, &q, &GamePage::exportRequested);
    connect(ui.undoButton, &QToolButton::clicked, &document.undoStack(), &QUndoStack::undo);
    connect(ui.redoButton, &QToolButton::clicked, &document.undoStack(), &QUndoStack::redo);
    connect(&document.undoStack(), &QUndoStack::canUndoChanged, ui.undoButton, &QWidget::setEnabled);
    connect(&document.undoStack(), &QUndoStack::canRedoChanged, ui.redoButton, &QWidget::setEnabled);
    ui.undoButton->setEnabled(false);
    ui.redoButton->setEnabled(false);
    connect(ui.positionEdit, &QLineEdit::textEdited, &liveTimer, qOverload<>(&QTimer::start));
    connect(&liveTimer, &QTimer::timeout, &q, [this] { applyField(true); });
    connect(ui.positionEdit, &QLineEdit::editingFinished, &q, [this] { applyField(false); });
}

Result<Explanation> GamePage::explain(const std::string &position) const
{
    return m_game.explain(position);
}

Result<std::string> GamePage::positionOf(const std::string &text) const
{
    return positionOfText(m_game, text);
}

void GamePage::follow(Board &board)
{
    connect(&board, &Board::moveChosen, this, [this](const std::string &after) { d->change(after, {"page", QT_TRANSLATE_NOOP("page", "Move")}); });
    connect(&board, &Board::positionEdited, this, [this](const std::string &position) { d->change(position, {"page", QT_TRANSLATE_NOOP("page", "Edit of the board")}); });
    connect(&board, &Board::positionDragged, this, [this](const std::string &position, int drag) {
        m_document.change(position, d->text({"page", QT_TRANSLATE_NOOP("page", "Edit of the board")}), drag);
    });
}

void GamePage::restorePosition(const std::string &position)
{
    d->change(position, {"page", QT_TRANSLATE_NOOP("page", "Back to the lesson's position")});
}

void GamePage::restoreConcealment(bool hides, const Revealed &revealed)
{
    m_hidesAnswers = hides;
    m_revealed = revealed;
    d->concealmentChanged();
}

void GamePage::explainAgain()
{
    d->positionChanged();
}

int GamePage::stepCount() const
{
    return static_cast<int>(explanation().steps.size());
}

void GamePage::Private::positionChanged()
{
    q.cancelCheck();
    auto explained = q.explain(q.m_document.position());
    if (!explained) { // a document that was reset to a text that is none
        setError(errorPhraseInLine(explained.error()));
        return;
    }
    const int before = q.m_step;
    const QString id = before < q.stepCount() ? q.explanation().steps[static_cast<std::size_t>(before)].id : QString();
    // A page that is explained anew in another way keeps what was revealed; another position is hidden anew.
    if (q.m_whole.position != explained->position) {
        q.m_revealed = {};
        q.m_lastPrediction.reset();
        q.m_hidesAnswers = q.m_hidesAnswers || q.m_predictsFirst;
    }
    q.m_whole = *std::move(explained);
    conceal();
    const auto &steps = q.explanation().steps;
    const auto same = std::find_if(steps.begin(), steps.end(), [&id](const Step &step) { return step.id == id; });
    q.m_step = same != steps.end() ? static_cast<int>(same - steps.begin()) : std::clamp(before, 0, std::max(0, q.stepCount() - 1));

    setError(std::nullopt);
    board->setPosition(q.m_document.position());
    if (!typing)
        showPositionText();
    setStatus({});
    showExplanation();
    if (q.m_step != before)
        emit q.stepChanged(q.m_step);
}

void GamePage::Private::conceal()
{
    q.m_concealed.reset();
    if (q.m_hidesAnswers)
        q.m_concealed = concealed(q.m_whole, q.m_revealed);
}

void GamePage::Private::concealmentChanged()
{
    conceal();
    const int before = q.m_step;
    q.m_step = std::clamp(before, 0, std::max(0, q.stepCount() - 1));
    showExplanation();
    if (q.m_step != before)
        emit q.stepChanged(q.m_step);
}

void GamePage::Private::showPrediction()
{
    verdictCard->setPrediction(q.m_predictsFirst, {q.m_rightCount, q.m_wrongCount, q.m_lastPrediction});
}

void GamePage::Private::showExplanation()
{
    const auto &steps = q.explanation().steps;
    board->setAnswersHidden(!q.explanation().outcome);
    const bool isN = q.explanation().outcome == Outcome::N;
    verdictCard->setVerdict(q.explanation().outcome, q.explanation().reason, isN && !q.explanation().winningMoves.empty(),
                            !isN && !q.explanation().replies.empty());
    movesView->setExplanation(q.explanation());
    stepList->setSteps(steps, q.m_step);
    std::vector<Figure> figures;
    for (const Step &step : steps) {
        if (step.figure && !board->canShow(*step.figure))
            figures.push_back(*step.figure);
    }
    workArea->setFigures(std::move(figures));
    showPrediction();
    showStep();
    describeBoard();
    if (menusHide != q.m_hidesAnswers)
        fillMenus();
    emit q.explanationChanged();
}

void GamePage::Private::showStep()
{
    player->setPlace(q.m_step, q.stepCount(), q.explanation().hasMoreSteps);
    if (q.m_step >= q.stepCount())
        return;
    const Step &step = q.explanation().steps[static_cast<std::size_t>(q.m_step)];
    const bool isOnBoard = step.figure && board->showFigure(*step.figure);
    if (!step.figure)
        board->showNoFigure();
    figureView->setFigure(isOnBoard ? std::nullopt : step.figure);
    figureView->setHiding(step.isFigureHidden ? FigureView::Hiding::Everything : step.areLettersHidden ? FigureView::Hiding::Letters : FigureView::Hiding::Nothing);
    workArea->showFigure(!isOnBoard);
    workArea->setCaption(step.figure || step.isFigureHidden ? text({"page", QT_TRANSLATE_NOOP("page", "Figure of step %1: %2"), {q.m_step + 1, step.title}}) : QString());
    codeView->showTag(step.listingTag);
}

void GamePage::Private::showPositionText()
{
    const std::string &position = q.m_document.position();
    QString shown = QString::fromUtf8(position.data(), std::min(static_cast<qsizetype>(position.size()), longestEditableText + 1));
    if (isLong()) {
        shown.truncate(shown.lastIndexOf(u' ', shownOfLongText));
        shown += QStringLiteral(" …");
    }
    if (ui.positionEdit->text() != shown)
        ui.positionEdit->setText(shown);
    ui.positionEdit->setReadOnly(isLong());
    const Phrase tip = isLong() ? Phrase{"page", QT_TRANSLATE_NOOP("page", "The text is too long to edit here; only its beginning is shown. Ctrl+V pastes another one")}
                                : Phrase{"page", QT_TRANSLATE_NOOP("page", "Enter applies the text at once; a problem's whole input can be pasted with Ctrl+V")};
    ui.positionEdit->setToolTip(text(tip));
    ui.positionEdit->setCursorPosition(isLong() ? 0 : ui.positionEdit->cursorPosition());
}

void GamePage::Private::setError(std::optional<Phrase> wrong)
{
    error = std::move(wrong);
    showError();
}

void GamePage::Private::showError()
{
    ui.errorLabel->setText(error ? text(*error) : QString());
    ui.errorLabel->setVisible(error.has_value());
    ui.positionEdit->setAccessibleDescription(ui.errorLabel->text());
    if (ui.positionEdit->property("invalid").toBool() == error.has_value())
        return;
    ui.positionEdit->setProperty("invalid", error.has_value());
    ui.positionEdit->style()->unpolish(ui.positionEdit);
    ui.positionEdit->style()->polish(ui.positionEdit);
}

bool GamePage::Private::apply(const QString &typed)
{
    liveTimer.stop();
    const ReadPosition read = readPosition([this](const std::string &plain) { return q.positionOf(plain); }, typed);
    if (!read.position) {
        setError(read.error);
        return false;
    }
    setError(std::nullopt);
    change(*read.position, {"page", QT_TRANSLATE_NOOP("page", "Edit of the text")});
    return true;
}

void GamePage::Private::applyField(bool live)
{
    if (ui.positionEdit->isReadOnly())
        return;
    typing = live;
    const bool good = apply(ui.positionEdit->text());
    typing = false;
    if (good && !live)
        showPositionText();
}

void GamePage::Private::setStatus(const Phrase &phrase)
{
    status = phrase;
    emit q.statusChanged(text(status));
}

void GamePage::Private::fillMenus()
{
    examplesMenu->clear();
    menusHide = q.m_hidesAnswers;
    for (const Example &example : q.m_game.examples()) {
        // Most titles name the outcome.
        const QString title = q.m_hidesAnswers ? QString::fromStdString(example.position.substr(0, shownOfLongText)) : text(example.title);
        connect(examplesMenu->addAction(title), &QAction::triggered, &q, [this, position = example.position] {
            change(position, {"page", QT_TRANSLATE_NOOP("page", "Example")});
        });
    }
    randomMenu->clear();
    const auto add = [this](const Phrase &title, RandomSize size) {
        connect(randomMenu->addAction(text(title)), &QAction::triggered, &q, [this, size] { q.randomPosition(size); });
    };
    add({"page", QT_TRANSLATE_NOOP("page", "Small")}, RandomSize::Small);
    // The window owns Ctrl+R: a second action on the key would stop both.
    add({"page", QT_TRANSLATE_NOOP("page", "Medium (Ctrl+R)")}, RandomSize::Medium);
    add({"page", QT_TRANSLATE_NOOP("page", "Large")}, RandomSize::Large);
}

void GamePage::Private::describeBoard()
{
    constexpr std::size_t toldLength = 200;
    const std::string &position = q.m_document.position();
    QString told = QString::fromStdString(position.substr(0, toldLength));
    if (position.size() > toldLength)
        told += QStringLiteral("…");
    board->setAccessibleName(text(q.m_game.info().title));
    board->setAccessibleDescription(text({"page", QT_TRANSLATE_NOOP("page", "Position %1. %2"), {told, verdictPhrase(q.explanation().outcome)}}));
}

void GamePage::Private::retranslateCheckButton()
{
    const Phrase label = check->isRunning() ? Phrase{"page", QT_TRANSLATE_NOOP("page", "Cancel check")} : Phrase{"page", QT_TRANSLATE_NOOP("page", "Check")};
    ui.checkButton->setText(text(label));
    ui.checkButton->setAccessibleName(text(label));
    ui.checkButton->setToolTip(text({"page", QT_TRANSLATE_NOOP("page", "Compare with an exhaustive search of every position that can follow (Space when focused)")}));
}

void GamePage::retranslate()
{
    const GameInfo &info = m_game.info();
    const Language other = m_context.language == Language::Chinese ? Language::English : Language::Chinese;
    d->ui.titleLabel->setText(d->text(info.title));
    d->ui.otherTitleLabel->setText(m_context.phrasebooks.of(other).text(info.title));
    d->ui.otherTitleLabel->setVisible(d->ui.otherTitleLabel->text() != d->ui.titleLabel->text());
    d->ui.problemPill->setText(d->text(info.problem));
    d->ui.titleLabel->setToolTip(d->ui.problemPill->text());
    const auto setUp = [this](QAbstractButton *button, const Phrase &label, const Phrase &tip) {
        button->setText(d->text(label));
        button->setAccessibleName(d->text(label));
        button->setToolTip(d->text(tip));
    };
    setUp(d->ui.examplesButton, {"page", QT_TRANSLATE_NOOP("page", "Examples")},
          {"page", QT_TRANSLATE_NOOP("page", "Open an example (Space when focused)")});
    setUp(d->ui.randomButton, {"page", QT_TRANSLATE_NOOP("page", "Random")}, {"page", QT_TRANSLATE_NOOP("page", "A random position (Ctrl+R)")});
    setUp(d->ui.exportButton, {"page", QT_TRANSLATE_NOOP("page", "Export")},
          {"page", QT_TRANSLATE_NOOP("page", "Write the explanation to a file (Ctrl+E)")});
    setUp(d->ui.presentButton, {"page", QT_TRANSLATE_NOOP("page", "Present")},
          {"page", QT_TRANSLATE_NOOP("page", "Show the steps full screen, for a projector (F5)")});
    setUp(d->ui.undoButton, {"page", QT_TRANSLATE_NOOP("page", "Undo")}, {"page", QT_TRANSLATE_NOOP("page", "Undo (Ctrl+Z)")});
    setUp(d->ui.redoButton, {"page", QT_TRANSLATE_NOOP("page", "Redo")}, {"page", QT_TRANSLATE_NOOP("page", "Redo (Ctrl+Shift+Z)")});
    d->ui.undoButton->setText(QStringLiteral("↶"));
    d->ui.redoButton->setText(QStringLiteral("↷"));
    d->retranslateCheckButton();
    d->ui.positionLabel->setText(d->text({"page", QT_TRANSLATE_NOOP("page", "Position")}));
    d->ui.positionLabel->setBuddy(d->ui.positionEdit);
    d->ui.positionEdit->setAccessibleName(d->text({"page", QT_TRANSLATE_NOOP("page", "Position as text")}));
    d->ui.positionEdit->setPlaceholderText(d->text(info.textHint));
    const Phrase tabs[] = {{"page", QT_TRANSLATE_NOOP("page", "Steps")}, {"page", QT_TRANSLATE_NOOP("page", "Moves")},
                           {"page", QT_TRANSLATE_NOOP("page", "Code")}};
    for (int tab = 0; tab < d->ui.sideTabs->count(); ++tab)
        d->ui.sideTabs->setTabText(tab, d->text(tabs[tab]));
    d->ui.sideTabs->setAccessibleName(d->text({"page", QT_TRANSLATE_NOOP("page", "Steps, moves and code")}));
    d->ui.sideTabs->tabBar()->setToolTip(d->text({"page", QT_TRANSLATE_NOOP("page", "Steps, moves and code (Ctrl+Tab)")}));
    d->fillMenus();
    d->board->retranslate();
    d->figureView->retranslate();
    d->verdictCard->retranslate();
    d->stepList->retranslate();
    d->player->retranslate();
    d->movesView->retranslate();
    d->codeView->retranslate();
    if (!d->error && !d->ui.positionEdit->hasFocus())
        d->showPositionText();
    d->showError();
    d->showStep();
    d->describeBoard();
    d->workArea->measure();
    emit statusChanged(d->text(d->status));
    arrange();
}

void GamePage::applyTheme()
{
    const int gap = m_context.px(14);
    const auto &ui = d->ui;
    ui.contentsLayout->setContentsMargins(gap, gap, gap, gap);
    ui.contentsLayout->setSpacing(m_context.px(12));
    ui.centreLayout->setSpacing(m_context.px(12));
    ui.boardLayout->setContentsMargins(gap, m_context.px(12), gap, m_context.px(12));
    ui.textLayout->setContentsMargins(gap, m_context.px(10), gap, m_context.px(10));
    for (QBoxLayout *row : {static_cast<QBoxLayout *>(ui.titleRow), static_cast<QBoxLayout *>(ui.buttonRow), static_cast<QBoxLayout *>(ui.headerLayout),
                            static_cast<QBoxLayout *>(ui.fieldRow), static_cast<QBoxLayout *>(ui.controlsRow), static_cast<QBoxLayout *>(ui.textRow)})
        row->setSpacing(m_context.px(8));
    ui.splitter->setHandleWidth(m_context.px(12));
    QFont title = screenFont(m_context.px(23));
    title.setBold(true);
    ui.titleLabel->setFont(title);
    ui.otherTitleLabel->setFont(screenFont(m_context.px(16)));
    QFont small = screenFont(m_context.px(12));
    small.setBold(true);
    ui.figureLabel->setFont(small);
    ui.positionEdit->setFont(monospaceFont(m_context.px(15)));
    ui.positionEdit->setMinimumWidth(m_context.px(100));
    ui.sideCard->setMinimumWidth(m_context.px(300));
    d->board->applyTheme();
    d->figureView->applyTheme();
    d->verdictCard->applyTheme();
    d->stepList->applyTheme();
    d->player->applyTheme();
    d->movesView->applyTheme();
    d->codeView->applyTheme();
    d->workArea->measure();
    arrange();
}

// What a row takes now. Its own hint may still be that of the texts before: layouts forget them only with the next event.
static int widthOf(const QBoxLayout &row, const QWidget *except = nullptr)
{
    int sum = std::max(0, row.count() - 1) * row.spacing();
    for (int i = 0; i < row.count(); ++i) {
        if (except == nullptr || row.itemAt(i)->widget() != except)
            sum += row.itemAt(i)->sizeHint().width();
    }
    return sum;
}

void GamePage::arrange()
{
    const auto &ui = d->ui;
    const int width = this->width() - 2 * m_context.px(14);
    // Where the header is too long for one row, the title in the other language goes first, then the problem, which the
    // title's tooltip names.
    ui.otherTitleLabel->show();
    const bool hasProblem = !ui.problemPill->text().isEmpty();
    ui.problemPill->setVisible(hasProblem);
    int header = widthOf(*ui.titleRow) + widthOf(*ui.buttonRow) + m_context.px(16);
    if (header > width) {
        header -= ui.otherTitleLabel->sizeHint().width() + ui.titleRow->spacing();
        const int withoutProblem = header - ui.problemPill->sizeHint().width() - ui.titleRow->spacing();
        const bool dropsProblem = hasProblem && header > width && withoutProblem <= width;
        if (dropsProblem)
            header = withoutProblem;
        ui.problemPill->setVisible(hasProblem && !dropsProblem);
        ui.otherTitleLabel->setVisible(header > width);
    }
    ui.headerLayout->setDirection(header <= width ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    const bool wide = width >= m_context.px(300 + 340);
    ui.splitter->setOrientation(wide ? Qt::Horizontal : Qt::Vertical);
    ui.sideCard->setMinimumHeight(wide ? 0 : m_context.px(320));
    arrangeTextRow();
}

void GamePage::arrangeTextRow()
{
    const auto &ui = d->ui;
    // What the page can give, not what the centre takes: it never gets narrower than a row that is too long.
    // A page that is higher than its window has a scroll bar, whose width must not decide whether one is needed.
    int centre = width() - 2 * m_context.px(14) - ui.pageScroll->verticalScrollBar()->sizeHint().width();
    if (ui.splitter->orientation() == Qt::Horizontal)
        centre -= ui.sideCard->minimumWidth() + ui.splitter->handleWidth();
    centre = std::min(centre, ui.centre->width());
    // Controls that do not even fit alone stand in two rows: their form groups them.
    int controlsWidth = widthOf(*ui.controlsRow, d->controls);
    if (auto *controls = d->controls != nullptr ? qobject_cast<QBoxLayout *>(d->controls->layout()) : nullptr) {
        controlsWidth += widthOf(*controls);
        controls->setDirection(controlsWidth + m_context.px(28) <= centre ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    }
    const int row = ui.fieldRow->minimumSize().width() + controlsWidth + m_context.px(38);
    ui.textRow->setDirection(row <= centre ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
}

void GamePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
}

bool GamePage::eventFilter(QObject *watched, QEvent *event)
{
    // A line edit would turn the lines of a pasted problem into blanks, and a read-only one would paste nothing.
    if (watched == d->ui.positionEdit && event->type() == QEvent::KeyPress && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Paste)) {
        const QString pasted = QGuiApplication::clipboard()->text();
        if (d->ui.positionEdit->isReadOnly() || pasted.trimmed().contains(u'\n') || pasted.size() > longestEditableText) {
            setPositionText(pasted);
            return true;
        }
    }
    // The centre's width also follows the splitter, not only the page.
    if (watched == d->ui.centre && event->type() == QEvent::Resize)
        arrangeTextRow();
    // A page names its controls after this has arranged the row.
    if (watched == d->controls && event->type() == QEvent::LayoutRequest)
        arrangeTextRow();
    return QWidget::eventFilter(watched, event);
}

void GamePage::setStep(int step)
{
    step = std::clamp(step, 0, std::max(0, stepCount() - 1));
    if (step == m_step)
        return;
    m_step = step;
    d->stepList->setCurrent(step);
    d->showStep();
    emit stepChanged(step);
}

void GamePage::nextStep() { setStep(m_step + 1); }
void GamePage::previousStep() { setStep(m_step - 1); }
void GamePage::firstStep() { setStep(0); }
void GamePage::lastStep() { setStep(stepCount() - 1); }

bool GamePage::setPositionText(const QString &text)
{
    const bool good = d->apply(text);
    if (good)
        d->showPositionText();
    return good;
}

void GamePage::playWinningMove()
{
    if (explanation().winningMoves.empty())
        return;
    const std::string after = explanation().winningMoves.front().after;
    d->change(after, {"page", QT_TRANSLATE_NOOP("page", "Winning move")});
}

void GamePage::randomPosition(RandomSize size)
{
    d->change(m_game.randomPosition(size, QRandomGenerator::global()->generate64()), {"page", QT_TRANSLATE_NOOP("page", "Random position")});
}

bool GamePage::hidesInStep() const
{
    return m_step < stepCount() && hidesSomething(explanation().steps[static_cast<std::size_t>(m_step)]);
}

bool GamePage::mayHideInStep() const
{
    return m_step < stepCount() && !hideableParts(m_whole.steps[static_cast<std::size_t>(m_step)]).empty();
}

bool GamePage::hasRevealedInStep() const
{
    if (!m_hidesAnswers || m_step >= stepCount())
        return false;
    const Step &step = m_whole.steps[static_cast<std::size_t>(m_step)];
    const std::set<int> parts = hideableParts(step);
    return std::any_of(parts.begin(), parts.end(), [&](int part) { return m_revealed.parts.contains({step.id, part}); });
}

void GamePage::setHidesAnswers(bool hides)
{
    if (m_hidesAnswers == hides && m_revealed == Revealed{})
        return;
    m_hidesAnswers = hides;
    m_revealed = {};
    d->concealmentChanged();
}

void GamePage::setPredictsFirst(bool predicts)
{
    if (m_predictsFirst == predicts)
        return;
    m_predictsFirst = predicts;
    m_lastPrediction.reset();
    m_hidesAnswers = predicts;
    m_revealed = {};
    d->concealmentChanged();
}

void GamePage::showTally(int right, int wrong)
{
    m_rightCount = right;
    m_wrongCount = wrong;
    d->showPrediction();
}

void GamePage::reveal(int part)
{
    if (!m_hidesAnswers || m_step >= stepCount())
        return;
    m_revealed.parts.insert({m_whole.steps[static_cast<std::size_t>(m_step)].id, part});
    d->concealmentChanged();
}

void GamePage::revealStep()
{
    if (!m_hidesAnswers || m_step >= stepCount())
        return;
    mexplain::revealStep(m_whole, static_cast<std::size_t>(m_step), m_revealed);
    d->concealmentChanged();
}

void GamePage::hideStep()
{
    if (m_step >= stepCount())
        return;
    m_hidesAnswers = true;
    mexplain::hideStep(m_whole, static_cast<std::size_t>(m_step), m_revealed);
    d->concealmentChanged();
}

void GamePage::revealVerdict()
{
    if (!m_hidesAnswers)
        return;
    m_revealed.outcome = true;
    d->concealmentChanged();
}

void GamePage::revealMoves()
{
    if (!m_hidesAnswers)
        return;
    m_revealed.moves = true;
    d->concealmentChanged();
}

void GamePage::predict(Outcome outcome)
{
    if (explanation().outcome)
        return;
    const bool right = m_whole.outcome == outcome;
    m_lastPrediction = right;
    m_hidesAnswers = false;
    emit predicted(right);
    d->concealmentChanged();
}

bool GamePage::isCheckRunning() const
{
    return d->check->isRunning();
}

void GamePage::startCheck()
{
    d->check->start(m_document.position());
}

void GamePage::cancelCheck()
{
    d->check->cancel();
}

} // namespace mexplain
