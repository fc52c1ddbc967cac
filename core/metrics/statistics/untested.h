// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Why a statistic of paired differences is undefined.
enum class Untested : std::uint8_t {
    NoQueries,        ///< there are no differences
    OneQuery,         ///< the spread of a single difference is unknown
    OneSpread,        ///< all differences are equal, so their spread is 0
    NotRated,         ///< the values do not say which run is better
    ChosenByOutcome,  ///< the queries were chosen by the values that would be tested
    Unweightable,     ///< queries have weights, which the test cannot use
    OneHeavyQuery,    ///< the weights make the queries worth fewer than two
};

}  // namespace core
