// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/tabular/grade_words.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Which grade a pair has where several columns hold one, each a rater's. An empty cell is none.
enum class RaterRule : std::uint8_t {
    Refuse,
    Mean,
    Median,  ///< of an even number: the mean of the two in the middle
    First,   ///< the leftmost
};

/// The columns of tables of pairs that a person named, by their headings or their numbers from 1.
/// A table takes those of the names that it has: files may call a column in different ways.
struct ColumnChoices {
    /// As the only name of the grades: the table has none, each pair counts as a grade of 1.
    static constexpr std::string_view none = "none";

    std::vector<std::string> query = {};
    std::vector<std::string> document = {};
    std::vector<std::string> grade = {};   ///< several of one table are those of raters
    std::vector<std::string> score = {};   ///< several of one table are those of a run each
    RaterRule raters = RaterRule::Refuse;  ///< without grades named: of all columns of numbers
    GradeVocabulary words = {};            ///< what words in the place of grades stand for

    bool areGiven() const { return *this != ColumnChoices(); }
    bool operator==(const ColumnChoices&) const = default;
};

}  // namespace core
