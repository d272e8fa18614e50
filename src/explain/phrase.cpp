#include "explain/phrase.h"

namespace mexplain {

Argument::Argument(Phrase phrase) : m_value(std::make_shared<const Phrase>(std::move(phrase))) {}

namespace {
// An empty context is never looked up in a translation.
Phrase only(Argument argument)
{
    return {"", "%1", {std::move(argument)}};
}
} // namespace

Phrase literal(Math math)
{
    return only(std::move(math));
}

Phrase literal(QString text)
{
    return only(std::move(text));
}

Phrase literal(BilingualText text)
{
    return only(std::move(text));
}

} // namespace mexplain
