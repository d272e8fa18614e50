#pragma once

#include "explain/any_game.h"
#include "explain/concealment.h"
#include "ui/boards/board.h"
#include "ui/document.h"
#include "ui/context.h"

#include <QWidget>

#include <memory>

namespace Ui {
class GamePage;
}

namespace mexplain {

/// The frame that every game's page shares: header, board, working figure, position text, verdict, steps, player, code,
/// moves. A game's page gives it a board and, where the game has controls of its own, a form for them.
class GamePage : public QWidget {
    Q_OBJECT
public:
    /// The page owns `board` and `controls` (which may be null: a row of widgets beside the position text).
    GamePage(const AnyGame &game, const UiContext &context, Board *board, QWidget *controls, QWidget *parent = nullptr);
    ~GamePage() override;

    const AnyGame &game() const { return m_game; }
    Document &document() { return m_document; }
    /// What is shown: what is hidden is not in it.
    const Explanation &explanation() const { return m_concealed ? *m_concealed : m_whole; }
    int step() const { return m_step; } ///< from 0
    int stepCount() const;

    /// Rebuilds every text in the context's language. A page with controls extends it.
    virtual void retranslate();
    virtual void applyTheme();

    /// Whether what `Reveal` marks is hidden until it is revealed. Another position is hidden anew.
    bool hidesAnswers() const { return m_hidesAnswers; }
    const Revealed &revealed() const { return m_revealed; }
    bool hidesInStep() const;  ///< something of the open step is hidden
    bool mayHideInStep() const; ///< there is something in the open step that can be hidden
    bool hasRevealedInStep() const; ///< some part of the open step was revealed by itself or with its step
    /// Each new position asks "P or N?" before it shows the verdict.
    bool predictsFirst() const { return m_predictsFirst; }
    void setPredictsFirst(bool predicts);
    /// What it was at another time.
    void restoreConcealment(bool hides, const Revealed &revealed);
    /// The whole explanation, whatever is hidden: for who may see everything.
    const Explanation &wholeExplanation() const { return m_whole; }
    /// Makes the moves and edits of a further board, as it does those of its own.
    void follow(Board &board);
    /// Goes back to a position as one undo step.
    void restorePosition(const std::string &position);
    /// How many predictions of this sitting were right and wrong; every page shows the same.
    void showTally(int right, int wrong);

    bool isCheckRunning() const;
    void cancelCheck();

public slots:
    void setStep(int step); ///< clamped to 0…stepCount()-1
    void nextStep();
    void previousStep();
    void firstStep();
    void lastStep();
    /// As one undo step. `text` may be a position or a whole problem input; false (and an error on the page) where it is neither.
    bool setPositionText(const QString &text);
    void playWinningMove();
    void randomPosition(mexplain::RandomSize size);
    void setHidesAnswers(bool hides); ///< hides everything anew, or shows everything
    void reveal(int part);            ///< of the open step: see concealment.h
    void revealStep();                ///< all of the open step
    void hideStep();
    void revealVerdict();
    void revealMoves();
    /// Reveals everything and says whether the prediction was right; nothing where the verdict is not hidden.
    void predict(mexplain::Outcome outcome);
    void startCheck(); ///< exhaustive search, off the UI thread, with progress and cancel

signals:
    void stepChanged(int step);
    void explanationChanged();
    void exportRequested();
    void presentRequested();
    void predicted(bool right);
    void statusChanged(const QString &status);

protected:
    /// A page whose controls say how something is explained gives its own; the game's otherwise.
    virtual Result<Explanation> explain(const std::string &position) const;
    /// The position that a text means: the game's position text or a problem's input. A page that understands more extends it.
    virtual Result<std::string> positionOf(const std::string &text) const;
    /// After such a control has changed.
    void explainAgain();

    void resizeEvent(QResizeEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Rows and columns as the width allows.
    void arrange();
    void arrangeTextRow(); ///< field and controls in one row where they fit, otherwise one above the other

    struct Private;
    std::unique_ptr<Private> d;
    const AnyGame &m_game;
    const UiContext &m_context;
    Document m_document;
    Explanation m_whole;
    std::optional<Explanation> m_concealed; ///< while answers are hidden
    int m_step = 0;
    bool m_hidesAnswers = false;
    bool m_predictsFirst = false;
    Revealed m_revealed;
    std::optional<bool> m_lastPrediction;
    int m_rightCount = 0;
    int m_wrongCount = 0;
};

} // namespace mexplain
