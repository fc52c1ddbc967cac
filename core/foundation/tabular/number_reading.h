// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>

namespace core {

/// What counts as a number in a file of judgments or results.
enum class NumberReading : std::uint8_t {
    Strict,  ///< a number and nothing else; anything else is an error
    LikeC,   ///< the number at the start, 0 if there is none; grades are whole (trec_eval)
};

/// Whether 2,5 is a number: only on request.
enum class DecimalMark : bool { Point, Comma };

/// What to do with an unreadable line.
enum class BadLineRule : bool { Refuse, LeaveOut };

/// How many bits of a score are kept.
enum class ScorePrecision : std::uint8_t {
    Double,  ///< 64
    Float,   ///< 32: scores that differ beyond seven digits are equal (trec_eval 9, XGBoost)
};

/// Numbers that Strict would have read differently or refused.
struct LooseNumbers {
    std::size_t count = 0;
    std::size_t line = 0;  ///< of the first; 1-based
    std::string text;      ///< the first one as in the file
    double value = 0;      ///< the number that was read

    void add(std::size_t inLine, std::string found, double readAs)
    {
        if (++count == 1) {
            line = inLine;
            text = std::move(found);
            value = readAs;
        }
    }
};

}  // namespace core
