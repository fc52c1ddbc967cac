// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson.h"

#include <cstdint>

namespace core {

/// Mixes bits so that neighbouring numbers give unrelated results, the same on every machine.
/// Source: Steele, Lea & Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
std::uint64_t mixedBits(std::uint64_t bits);

/// Takes choices from one number, like mixed-radix digits: each number below space() gives a
/// different sequence of choices. Choices that would make the space larger than 2^60 are
/// pseudorandom, derived from the number.
class VaryChoices {
public:
    explicit VaryChoices(std::uint64_t number)
        : m_number(number)
        , m_rest(number)
    {}

    /// @return below `count`, which is at least 1
    std::uint64_t operator()(std::uint64_t count);
    /// How many numbers give different sequences of the choices requested so far.
    std::uint64_t space() const { return m_space; }

private:
    std::uint64_t m_number;
    std::uint64_t m_rest;
    std::uint64_t m_space = 1;
    std::uint64_t m_beyond = 0;
};

/// Changes the lesson's data by its `vary` rules, using these choices. O(data).
void varyData(Lesson& lesson, VaryChoices& choices);

}  // namespace core
