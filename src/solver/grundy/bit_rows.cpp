#include "solver/grundy/bit_rows.h"

#include <bit>
#include <cassert>

namespace mexplain {

std::vector<std::uint8_t> bitRowValues(int squares)
{
    assert(squares >= 1 && squares <= 24);
    const std::uint32_t count = std::uint32_t{1} << squares;
    std::vector<std::uint8_t> values(count);
    // Every move lowers the mask, so all options are known when their row comes.
    for (std::uint32_t mask = 0; mask < count; mask += 2) {
        std::uint32_t present = 0;
        // The pieces of one block all go to the square below it.
        std::uint32_t target = 1;
        std::uint32_t pieces = mask;
        while (pieces != 0) {
            const std::uint32_t piece = pieces & (~pieces + 1);
            // Below this piece stands either the block's last piece or an empty square, which is the new target.
            const std::uint32_t below = piece >> 1;
            target = (mask & below) != 0 ? target : below;
            present |= std::uint32_t{1} << values[mask ^ piece ^ target];
            pieces ^= piece;
        }
        const auto value = static_cast<std::uint8_t>(std::countr_one(present));
        values[mask] = value;
        // The row with another piece on a new last square.
        for (std::uint32_t odd = 2 * mask + 1; odd < count; odd = 2 * odd + 1)
            values[odd] = value;
    }
    return values;
}

} // namespace mexplain
