// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <initializer_list>

namespace core {

/// A set of values of an enum with fewer than 16 values.
template <class Enum>
class ChoiceSet {
public:
    constexpr ChoiceSet(std::initializer_list<Enum> choices)
    {
        for (const Enum choice : choices)
            m_bits = static_cast<std::uint16_t>(m_bits | bit(choice));
    }

    constexpr bool has(Enum choice) const { return (m_bits & bit(choice)) != 0; }
    bool operator==(const ChoiceSet&) const = default;

private:
    static constexpr int bit(Enum choice) { return 1 << static_cast<int>(choice); }

    std::uint16_t m_bits = 0;
};

}  // namespace core
