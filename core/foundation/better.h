// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Whether higher or lower values of a measure are better.
enum class Better : std::uint8_t { Higher, Lower, Neither };

}  // namespace core
