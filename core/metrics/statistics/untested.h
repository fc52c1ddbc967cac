// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Why a statistic of paired differences is undefined.
enum class Untested : std::uint8_t {
    NoQueries,     ///< there are no differences
    OneQuery,      ///< the spread of a single difference is unknown
    OneSpread,     ///< all differences are equal, so their spread is 0
    Unweightable,  ///< queries have weights, which the test cannot use
};

}  // namespace core
