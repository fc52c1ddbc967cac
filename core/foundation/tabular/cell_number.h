// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/tabular/grade_words.h"
#include "core/foundation/tabular/number_reading.h"

#include <cstddef>
#include <optional>
#include <string_view>

namespace core {

/// Reads the grades and scores of a file, and counts what is odd about how they are written.
class CellNumbers {
public:
    /// @param words that stand for grades; must outlive it
    explicit CellNumbers(DiagnosticCounts& counts, DecimalMark mark = DecimalMark::Point,
                         const GradeVocabulary* words = nullptr)
        : m_counts(&counts)
        , m_mark(mark)
        , m_words(words)
    {}

    /// A finite number, or what a word stands for; nothing when the cell is none.
    std::optional<double> grade(std::string_view cell, std::size_t line);
    /// A number that may be infinite, also where NaN stands; nothing when the cell is none.
    std::optional<double> score(std::string_view cell, std::size_t line);

    /// The number of a cell with one comma in the place of the point; nothing where it is none.
    static std::optional<double> withDecimalComma(std::string_view cell);
    /// What is wrong with a cell that was refused: `otherwise`, or the decimal comma.
    static ErrorCode problemOf(std::string_view cell, ErrorCode otherwise);

private:
    std::optional<double> number(std::string_view cell, std::size_t line);

    DiagnosticCounts* m_counts;
    DecimalMark m_mark;
    const GradeVocabulary* m_words;
};

}  // namespace core
