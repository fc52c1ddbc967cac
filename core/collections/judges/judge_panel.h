// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/agreement/judge_grades.h"
#include "core/rankings/runs/qrels.h"

#include <cstddef>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The judgments of one person.
struct Judge {
    std::string name;
    Qrels qrels;
};

/// A document of a query with the grade of each judge.
struct PanelDocument {
    std::string query;
    std::string document;
    std::vector<Grade> grades;  ///< by judge; unjudged if a judge gave none

    bool operator==(const PanelDocument&) const = default;
};

/// The judgments of several people next to each other.
struct JudgePanel {
    std::vector<std::string> judges;
    std::vector<PanelDocument> documents;  ///< in byte order of query and document

    JudgeGrades grades() const;
};

/// O(judgments × log judgments).
JudgePanel judgePanel(std::span<const Judge> judges);

/// The documents with two different grades, those with the largest difference first, otherwise in
/// the panel's order. O(n log n).
/// @return their indices
std::vector<std::size_t> disagreements(const JudgePanel& panel);

}  // namespace core
