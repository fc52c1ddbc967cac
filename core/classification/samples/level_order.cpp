// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/level_order.h"

#include "core/foundation/text/folded.h"
#include "core/foundation/text/natural_order.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numeric>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

namespace {

constexpr std::array<std::string_view, 8> wordsForMissing{
    "", "missing", "unknown", "na", "n/a", "nan", "null", "not available"};

bool isMissingLevel(const std::string& level)
{
    return std::ranges::find(wordsForMissing, folded(level)) != wordsForMissing.end();
}

/// "<40", "≤ 40".
bool isBelowANumber(std::string_view level)
{
    return level.starts_with('<') || level.starts_with("≤");
}

/// What decides the order of a level, in this order.
struct LevelKey {
    int place = 0;      ///< 0: below a number; 1: others; 2: missing
    double number = 0;  ///< if all are numbers
};

}  // namespace

void orderLevels(SampleColumn& column)
{
    const std::size_t count = column.names.size();
    std::vector<LevelKey> keys(count);
    bool areNumbers = true;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string& level = column.names[i];
        if (isMissingLevel(level)) {
            keys[i].place = 2;
            continue;
        }
        keys[i].place = isBelowANumber(level) ? 0 : 1;
        const auto number = parsedNumber<double>(level);
        areNumbers = areNumbers && number && std::isfinite(*number);
        keys[i].number = number.value_or(0);
    }
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    std::ranges::sort(order, [&](std::uint32_t a, std::uint32_t b) {
        if (keys[a].place != keys[b].place)
            return keys[a].place < keys[b].place;
        if (areNumbers && keys[a].number != keys[b].number)
            return keys[a].number < keys[b].number;
        return naturallyLess(column.names[a], column.names[b]);
    });
    std::vector<std::uint32_t> placeOf(count);
    std::vector<std::string> names;
    for (std::uint32_t place = 0; place < count; ++place) {
        placeOf[order[place]] = place;
        names.push_back(std::move(column.names[order[place]]));
    }
    column.names = std::move(names);
    for (std::uint32_t& level : column.of)
        level = placeOf[level];
}

}  // namespace core
