// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace core {

/// Which values of a measure are good ones.
enum class Better : std::uint8_t { Higher, Lower, Neither };

}  // namespace core
