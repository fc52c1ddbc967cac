// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/judged_ranking.h"

#include <optional>
#include <string>
#include <vector>

namespace core {

/// One document of a list, as a person edits it.
struct RankedItem {
    std::string id;               ///< not empty, unique within the list
    std::string title;            ///< shown instead of the id when not empty
    std::optional<double> score;  ///< the run's score, if a file gave one
    Grade grade;
    std::string unknownFields;  ///< unknown fields of a session, as JSON; kept when saving

    bool operator==(const RankedItem&) const = default;
    const std::string& name() const { return title.empty() ? id : title; }
};

/// One query's result: the retrieved documents in rank order, and the judged documents that were
/// not retrieved, in the order of their file.
struct RankedList {
    std::string query;  ///< id or text, as shown
    std::vector<RankedItem> ranked;
    std::vector<RankedItem> notRetrieved;

    bool operator==(const RankedList&) const = default;
};

/// Whether a document has a name from a person or a file, not one of the numbered names that are
/// given where there is none, in any order. O(n log n).
bool hasOwnNames(const RankedList& list);

/// The grades alone, as measures use them. O(documents).
/// @param scaleTop the highest grade of the scale, if it is known beyond this query
JudgedRanking judgedRanking(const RankedList& list, std::optional<double> scaleTop = {});

}  // namespace core
