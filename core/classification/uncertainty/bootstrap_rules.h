// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>

namespace core {

struct BootstrapRules {
    std::size_t rounds = 1000;  ///< at least 2
    std::uint32_t seed = 1;

    bool operator==(const BootstrapRules&) const = default;
};

}  // namespace core
