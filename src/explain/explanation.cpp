#include "explain/explanation.h"

#include <QtGlobal>

namespace mexplain {

Phrase verdictPhrase(Outcome outcome)
{
    return outcome == Outcome::N ? Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "N-position: the first player wins")}
                                 : Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "P-position: the second player wins")};
}

Phrase outcomePhrase(Outcome outcome)
{
    return outcome == Outcome::N ? Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "N-position")}
                                 : Phrase{"verdict", QT_TRANSLATE_NOOP("verdict", "P-position")};
}

} // namespace mexplain
