// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/ranked_list.h"

#include <compare>
#include <cstddef>
#include <variant>

namespace core {

/// The documents at two ranks change places.
struct Swap {
    std::size_t upper;  ///< 1-based
    std::size_t lower;  ///< 1-based, below `upper`
    auto operator<=>(const Swap&) const = default;
};

/// A document moves up; those in between move down by one.
struct Promotion {
    std::size_t to;    ///< 1-based
    std::size_t from;  ///< 1-based, below `to`
    auto operator<=>(const Promotion&) const = default;
};

/// A judged document that was not retrieved enters the ranking; those from that rank on move down.
struct Retrieval {
    std::size_t rank;   ///< 1-based; one past the last rank appends
    std::size_t place;  ///< 1-based, among the documents that were not retrieved
    auto operator<=>(const Retrieval&) const = default;
};

/// A retrieved document gets another grade.
struct Regrade {
    std::size_t rank;  ///< 1-based
    Grade grade;
    bool operator==(const Regrade&) const = default;
};

/// A single change of a ranked list.
using Change = std::variant<Swap, Promotion, Retrieval, Regrade>;

/// The kinds of changes, in the order of the alternatives of Change.
enum class ChangeKind { Swap, Promotion, Retrieval, Regrade };
inline constexpr std::size_t changeKinds = std::variant_size_v<Change>;

constexpr ChangeKind kindOf(const Change& change)
{
    return static_cast<ChangeKind>(change.index());
}

/// The grades after the change. The ranks must exist. O(documents).
JudgedRanking applied(const Change& change, JudgedRanking query);

/// The documents after the change; each keeps its other fields. The ranks must exist.
RankedList applied(const Change& change, RankedList list);

}  // namespace core
