#include "solver/misere_kayles.h"

#include "solver/games/misere_nim.h"

#include <algorithm>
#include <map>

namespace mexplain {

namespace {

using Rows = std::vector<std::size_t>; // ascending, none empty

/// Calls `use(rest)` for each move in the row: what the two ends keep.
template <class Use>
void eachMove(std::size_t row, Use &&use)
{
    for (std::size_t take = 1; take <= std::min<std::size_t>(2, row); ++take) {
        for (std::size_t left = 0; left <= (row - take) / 2; ++left)
            use(left, row - take - left);
    }
}

class MisereSearch {
public:
    Outcome outcomeOf(const Rows &rows)
    {
        if (rows.empty())
            return Outcome::N; // the opponent has just taken the last pin
        if (const auto known = m_known.find(rows); known != m_known.end())
            return known->second;
        Outcome outcome = Outcome::P;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            eachMove(rows[i], [&](std::size_t left, std::size_t right) {
                Rows after = rows;
                after.erase(after.begin() + static_cast<std::ptrdiff_t>(i));
                for (const std::size_t part : {left, right}) {
                    if (part > 0)
                        after.insert(std::upper_bound(after.begin(), after.end(), part), part);
                }
                if (outcomeOf(after) == Outcome::P)
                    outcome = Outcome::N;
            });
        }
        m_known.emplace(rows, outcome);
        return outcome;
    }

private:
    std::map<Rows, Outcome> m_known;
};

} // namespace

std::vector<KaylesRow> misereKayles(std::size_t upTo)
{
    MisereSearch search;
    std::vector<KaylesRow> rows;
    for (std::size_t pins = 0; pins <= upTo; ++pins) {
        std::vector<Nimber> options;
        eachMove(pins, [&](std::size_t left, std::size_t right) { options.push_back(rows[left].value ^ rows[right].value); });
        const Nimber value = mex(options);
        rows.push_back({pins, value, search.outcomeOf(pins == 0 ? Rows{} : Rows{pins}), MisereNim::solve({{value}}).outcome});
    }
    return rows;
}

} // namespace mexplain
