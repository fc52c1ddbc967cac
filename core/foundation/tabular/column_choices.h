// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/grade_words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The grade of a pair if several columns hold one, each from one rater. Empty cells are ignored.
enum class RaterRule : std::uint8_t {
    Refuse,
    Mean,
    Median,  ///< for an even number: the mean of the two middle grades
    First,   ///< the leftmost
};

/// The columns of a table of pairs that a person named, by heading or by number from 1. Names that
/// a table does not have are ignored, because files may name a column differently.
struct ColumnChoices {
    /// As the only name of the grades: the table has no grades, and each pair counts as grade 1.
    static constexpr std::string_view none = "none";

    std::vector<std::string> query = {};
    std::vector<std::string> document = {};
    std::vector<std::string> grade = {};   ///< several in one table: one per rater
    std::vector<std::string> score = {};   ///< several in one table: one per run
    RaterRule raters = RaterRule::Refuse;  ///< if no grades are named: applied to all numeric
                                           ///< columns
    GradeVocabulary words = {};            ///< the grades of words
    bool mayLackIds = false;  ///< whether another table has the named queries and documents, so
                              ///< that one with usual names need not have them

    bool areGiven() const { return *this != ColumnChoices(); }
    bool operator==(const ColumnChoices&) const = default;
};

}  // namespace core
