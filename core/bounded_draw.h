#pragma once

#include <cstdint>
#include <random>

namespace core {

/// A number below `limit`, each as likely as any other: the distributions of the standard library
/// differ from one library to the next. Source: Lemire, "Fast random integer generation in an
/// interval", ACM Transactions on Modeling and Computer Simulation 29, 2019.
/// @param limit at least 1
inline std::uint32_t below(std::uint32_t limit, std::mt19937& random)
{
    const std::uint32_t tooLow = (0u - limit) % limit;
    for (;;) {
        const std::uint64_t product = std::uint64_t{static_cast<std::uint32_t>(random())} * limit;
        if (static_cast<std::uint32_t>(product) >= tooLow)
            return static_cast<std::uint32_t>(product >> 32);
    }
}

}  // namespace core
