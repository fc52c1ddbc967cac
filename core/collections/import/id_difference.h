// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core {

enum class IdChange : std::uint8_t {
    Remove,      ///< a text at the start, at the end, or both
    RemoveUpTo,  ///< everything up to the last of a sign
    RemoveFrom,  ///< everything from the first of a sign on
    Case,
    Zeros,  ///< at the start
};

/// How ids of one file would become those of another.
struct IdDifference {
    IdChange change = IdChange::Remove;
    bool isInOther = false;   ///< whether the others have to change
    std::string id;           ///< an example
    std::string other;        ///< what it seems to be in the other file
    std::string start = {};   ///< what to remove; empty: nothing
    std::string end = {};     ///< the same
    bool areQueries = false;  ///< ids of queries, not of documents
};

/// Finds the change that explains the most ids, at least two or all. Nothing if an id occurs in
/// both, or no change is found. O(n log n) in the ids.
std::optional<IdDifference> idDifference(std::span<const std::string_view> ids,
                                         std::span<const std::string_view> others);

/// The same for the queries of a run or, if some are judged, for the first documents of the first
/// of these.
std::optional<IdDifference> idDifference(const RunLists& run, const Qrels& qrels);

}  // namespace core
