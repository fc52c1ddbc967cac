// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/multiple_testing.h"

#include <algorithm>
#include <cstddef>

namespace core {

namespace {

/// The indices of the defined p values, smallest first.
std::vector<std::size_t> ascending(std::span<const std::optional<double>> family)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < family.size(); ++i)
        if (family[i])
            places.push_back(i);
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return *family[a] < *family[b]; });
    return places;
}

}  // namespace

PValues holm(std::span<const std::optional<double>> family)
{
    PValues adjusted(family.size());
    const auto places = ascending(family);
    double before = 0;
    for (std::size_t i = 0; i < places.size(); ++i) {
        const double p = *family[places[i]] * static_cast<double>(places.size() - i);
        before = std::min(1.0, std::max(before, p));
        adjusted[places[i]] = before;
    }
    return adjusted;
}

PValues benjaminiHochberg(std::span<const std::optional<double>> family)
{
    PValues adjusted(family.size());
    const auto places = ascending(family);
    const auto count = static_cast<double>(places.size());
    double after = 1;
    for (std::size_t i = places.size(); i-- > 0;) {
        // The last factor is 1: multiplying first would round.
        after = std::min(after, *family[places[i]] * (count / static_cast<double>(i + 1)));
        adjusted[places[i]] = after;
    }
    return adjusted;
}

}  // namespace core
