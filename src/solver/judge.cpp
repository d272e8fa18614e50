#include "solver/judge.h"

#include "solver/games.h"

namespace mexplain {

std::vector<std::string_view> gameIds()
{
    std::vector<std::string_view> ids;
    Games::forEach([&]<Game G>() { ids.push_back(G::id); });
    return ids;
}

Result<void> findGame(std::string_view id)
{
    bool found = false;
    std::string known;
    Games::forEach([&]<Game G>() {
        found = found || id == G::id;
        known.append(known.empty() ? "" : ", ").append(G::id);
    });
    if (found)
        return {};
    Error error{.code = ErrorCode::UnknownGame};
    error.arguments = {std::string(id), known};
    return error;
}

Result<void> judge(std::string_view id, Reader &reader, Writer &writer)
{
    Result<void> answer = findGame(id);
    Games::forEach([&]<Game G>() {
        if (id == G::id)
            answer = G::judge(reader, writer);
    });
    return answer;
}

} // namespace mexplain
