// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Why a statistic of paired differences has no value.
enum class Untested : std::uint8_t {
    NoQueries,  ///< there is no difference to look at
    OneQuery,   ///< nothing is known of the spread of a single difference
    OneSpread,  ///< all differences are the same: their spread is 0
};

}  // namespace core
