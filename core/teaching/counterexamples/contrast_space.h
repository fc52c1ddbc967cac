// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/teaching/lessons/lesson_number.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <random>
#include <vector>

namespace core {

/// An index into the space's words: a higher one is a better grade, or a higher score. Two bytes:
/// g++ 12 takes comparisons of vectors of bytes for reads beyond their ends.
using ContrastWord = std::uint16_t;
/// What stands at each place of a candidate.
using ContrastCode = std::vector<ContrastWord>;

/// Candidates of one size. Their codes begin with `length` places; `outside` follow.
struct ContrastLevel {
    bool holdsOthers = false;  ///< pairs are of unlike words, else of one set of them
    std::size_t outside = 0;   ///< documents that are judged and not retrieved
    std::size_t length = 1;
    std::size_t marks = 0;  ///< grades other than 0, or positive samples; of a pair the more

    friend auto operator<=>(const ContrastLevel&, const ContrastLevel&) = default;
};

/// What two are chosen from.
class ContrastSpace {
public:
    virtual ~ContrastSpace() = default;

    /// The best first. Candidates of levels that only differ in `holdsOthers` are the same.
    virtual std::vector<ContrastLevel> levels() const = 0;
    /// At least as many as there are candidates of exactly so many marks.
    virtual double size(const ContrastLevel& level) const = 0;
    /// At least as many as one of them can be paired with among these.
    virtual double partners(const ContrastLevel& level) const = 0;
    /// All of them.
    virtual std::vector<ContrastCode> codes(const ContrastLevel& level) const = 0;
    /// Codes of unlike groups make no pair; of a level that holds others there is one group, and
    /// codes of fewer marks are of it.
    virtual ContrastCode group(const ContrastLevel& level, const ContrastCode& code) const = 0;
    virtual bool isPair(const ContrastLevel& level, const ContrastCode& a,
                        const ContrastCode& b) const = 0;
    /// How far apart they are: 1 where a single change makes one of the other.
    virtual std::size_t edits(const ContrastLevel& level, const ContrastCode& a,
                              const ContrastCode& b) const = 0;
    /// What is odd about the two although it may be asked for; the less the better.
    virtual std::size_t warning(const ContrastLevel&, const ContrastCode&,
                                const ContrastCode&) const
    {
        return 0;
    }
    virtual ContrastCode drawn(const ContrastLevel& level, std::mt19937& random) const = 0;
    /// A small edit of the code.
    virtual ContrastCode edited(const ContrastLevel& level, ContrastCode code,
                                std::mt19937& random) const = 0;
    /// Of every wish; empty where one is undefined.
    virtual std::vector<LessonValue> values(const ContrastLevel& level,
                                            const ContrastCode& code) const = 0;
    /// What measuring one costs, in comparisons.
    virtual std::size_t measuringCost() const = 0;
};

}  // namespace core
