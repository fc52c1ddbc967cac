// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/nearest.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

namespace {

// Optimal string alignment: Levenshtein plus swaps of adjacent letters.
std::size_t slips(std::string_view a, std::string_view b)
{
    std::vector<std::vector<std::size_t>> table(a.size() + 1,
                                                std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        table[i][0] = i;
    for (std::size_t j = 0; j <= b.size(); ++j)
        table[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const bool same = lower(a[i - 1]) == lower(b[j - 1]);
            table[i][j] = std::min(
                {table[i - 1][j] + 1, table[i][j - 1] + 1, table[i - 1][j - 1] + (same ? 0 : 1)});
            const bool swapped = i > 1 && j > 1 && lower(a[i - 1]) == lower(b[j - 2]) &&
                                 lower(a[i - 2]) == lower(b[j - 1]);
            if (swapped)
                table[i][j] = std::min(table[i][j], table[i - 2][j - 2] + 1);
        }
    }
    return table[a.size()][b.size()];
}

}  // namespace

std::string nearestTo(std::string_view found, std::span<const std::string> candidates)
{
    constexpr std::size_t longestNameWorthComparing = 64;
    std::string nearest;
    if (found.size() > longestNameWorthComparing)
        return nearest;
    std::size_t fewest = std::max<std::size_t>(found.size() / 3, 1) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t count = slips(found, candidate);
        if (count < fewest) {
            fewest = count;
            nearest = candidate;
        }
    }
    return nearest;
}

}  // namespace core
