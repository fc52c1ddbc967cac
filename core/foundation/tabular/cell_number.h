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

/// Reads the grades and scores of a file, and counts unusual number formats.
class CellNumbers {
public:
    /// @param words that mean grades; must outlive this object
    explicit CellNumbers(DiagnosticCounts& counts, DecimalMark mark = DecimalMark::Point,
                         const GradeVocabulary* words = nullptr)
        : m_counts(&counts)
        , m_mark(mark)
        , m_words(words)
    {}

    /// A finite number, the grade of a word, or 1 and 0 for true and false; nothing if the cell is
    /// none of these.
    std::optional<double> grade(std::string_view cell, std::size_t line);
    /// A number, which may be infinite or NaN; nothing if the cell is not a number.
    std::optional<double> score(std::string_view cell, std::size_t line);

    /// The number in a cell with one decimal comma; nothing if it is not such a number.
    static std::optional<double> withDecimalComma(std::string_view cell);
    /// The error for a refused cell: the decimal comma, or else `otherwise`.
    static ErrorCode problemOf(std::string_view cell, ErrorCode otherwise);

private:
    std::optional<double> number(std::string_view cell, std::size_t line);

    DiagnosticCounts* m_counts;
    DecimalMark m_mark;
    const GradeVocabulary* m_words;
};

}  // namespace core
