// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson_number.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace core {

/// An index into the space's words: higher is a better grade or a higher score. Two bytes, because
/// g++ 12 wrongly warns that comparing vectors of bytes reads past their ends.
using ContrastWord = std::uint16_t;
/// The word at each place of a candidate.
using ContrastCode = std::vector<ContrastWord>;

/// Candidates of one size. Their codes have `length` places, then `outside` more.
struct ContrastLevel {
    bool holdsOthers = false;  ///< pairs have different words; if false, the same ones
    std::size_t outside = 0;   ///< judged documents that are not retrieved
    std::size_t length = 1;
    /// Grades other than 0, or positive samples; for a pair, the larger count.
    std::size_t marks = 0;

    friend auto operator<=>(const ContrastLevel&, const ContrastLevel&) = default;
};

/// The candidates from which pairs are chosen.
class ContrastSpace {
public:
    virtual ~ContrastSpace() = default;

    /// All levels, best first. Levels that differ only in `holdsOthers` have the same candidates.
    virtual std::vector<ContrastLevel> levels() const = 0;
    /// Upper bound on the number of candidates with exactly this many marks.
    virtual double size(const ContrastLevel& level) const = 0;
    /// Upper bound on the number of partners of one candidate in the level.
    virtual double partners(const ContrastLevel& level) const = 0;
    virtual std::vector<ContrastCode> codes(const ContrastLevel& level) const = 0;
    /// Codes in different groups never pair. A level with `holdsOthers` has one group, which
    /// includes codes with fewer marks.
    virtual ContrastCode group(const ContrastLevel& level, const ContrastCode& code) const = 0;
    virtual bool isPair(const ContrastLevel& level, const ContrastCode& a,
                        const ContrastCode& b) const = 0;
    /// The edit distance: 1 if a single change turns one into the other.
    virtual std::size_t edits(const ContrastLevel& level, const ContrastCode& a,
                              const ContrastCode& b) const = 0;
    /// How odd an otherwise valid pair is; lower is better.
    virtual std::size_t warning(const ContrastLevel&, const ContrastCode&,
                                const ContrastCode&) const
    {
        return 0;
    }
    virtual ContrastCode drawn(const ContrastLevel& level, std::mt19937& random) const = 0;
    /// The code after a small random edit.
    virtual ContrastCode edited(const ContrastLevel& level, ContrastCode code,
                                std::mt19937& random) const = 0;
    /// One value per wish; empty if any is undefined.
    virtual std::vector<LessonValue> values(const ContrastLevel& level,
                                            const ContrastCode& code) const = 0;
    /// The cost of measuring one candidate, in comparisons.
    virtual std::size_t measuringCost() const = 0;
};

}  // namespace core
