#pragma once

#include "explain/figure.h"
#include "solver/outcome.h"

#include <optional>
#include <string>

namespace mexplain {

/// What a step or a paragraph gives away, so that a quiz or a worksheet can hide it.
enum class Reveal { Nothing, Outcome, Move };

struct Paragraph {
    enum class Kind { Text, Formula };
    Kind kind = Kind::Text;
    Phrase phrase;
    Reveal reveals = Reveal::Nothing;
    bool isHidden = false; ///< `phrase` is hiddenPhrase(): the words wait to be revealed
};

struct Step {
    QString id; ///< stable for the game, so that an edit can stay at the same step: "columns"
    Phrase title;
    std::vector<Paragraph> body;
    std::optional<Figure> figure;
    Reveal reveals = Reveal::Nothing;
    QString listingTag; ///< the lines of the listing that do this; may be empty
    bool isTitleHidden = false;   ///< `title` asks what the step will tell
    bool isFigureHidden = false;  ///< there is a figure, but not here
    bool areLettersHidden = false; ///< the figure stands here without its marks of P and N
};

/// A move told in words, and the position text it leads to.
struct ToldMove {
    Phrase text;
    std::string after;
};

/// A move at a P-position and the answer that wins against it.
struct ToldReply {
    ToldMove move;
    ToldMove reply;
};

/// Why one position is won or lost.
struct Explanation {
    QString game;         ///< the id
    std::string position; ///< the position text
    std::optional<Outcome> outcome = Outcome::P; ///< none: it is hidden
    std::optional<Outcome> comparedOutcome{}; ///< under the rule that the lesson compares with, if it does
    Phrase reason;        ///< one line under the verdict
    std::vector<ToldMove> winningMoves; ///< the canonical one first; at most maxToldMoves
    std::uint64_t winningMoveCount = 0; ///< of all of them
    std::vector<ToldReply> replies;     ///< at a P-position with moves: moves and answers; at most maxToldMoves
    std::uint64_t moveCount = 0;        ///< at a P-position: of all my moves (saturating)
    std::vector<Step> steps;
    bool areMovesHidden = false; ///< the lists of moves are empty because they are hidden
    bool hasMoreSteps = false;   ///< steps follow that are hidden with their number
};

/// How many moves are told at most; position texts told along with them are bounded too.
inline constexpr std::size_t maxToldMoves = 200;
inline constexpr std::size_t maxToldBytes = std::size_t{1} << 20;

/// "N-position: the first player wins" or "P-position: the second player wins"; "P or N?" where it is hidden.
Phrase verdictPhrase(std::optional<Outcome> outcome);
/// "N-position", "P-position"; "P or N?" where it is hidden.
Phrase outcomePhrase(std::optional<Outcome> outcome);

} // namespace mexplain
