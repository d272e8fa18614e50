#include "explain/explanation.h"

#include <QtGlobal>

namespace mexplain {

Phrase verdictPhrase(std::optional<Outcome> outcome)
{
    if (!outcome)
        return {"verdict", QT_TRANSLATE_NOOP("verdict", "P or N?")};
    return *outcome == Outcome::N ? Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "N-position: the first player wins")}
                                  : Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "P-position: the second player wins")};
}

Phrase outcomePhrase(std::optional<Outcome> outcome)
{
    if (!outcome)
        return {"verdict", QT_TRANSLATE_NOOP("verdict", "P or N?")};
    return *outcome == Outcome::N ? Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "N-position")}
                                  : Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "P-position")};
}

} // namespace mexplain
