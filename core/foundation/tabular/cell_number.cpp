// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/cell_number.h"

#include "core/foundation/tabular/number_form.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <cmath>
#include <limits>
#include <string>

namespace core {

std::optional<double> CellNumbers::number(std::string_view cell, std::size_t line)
{
    std::optional<double> number = parsedNumber<double>(cell);
    if (!number && m_mark == DecimalMark::Comma) {
        number = withDecimalComma(cell);
        m_counts->add(Warning::DecimalComma, line, cell, number ? 1 : 0);
    }
    if (number && isScientific(cell))
        m_counts->add(isLargest(*number) ? Warning::LargestScore : Warning::ScientificNumber, line,
                      cell);
    return number;
}

std::optional<double> CellNumbers::grade(std::string_view cell, std::size_t line)
{
    if (const auto grade = m_words ? gradeOf(cell, *m_words) : std::nullopt) {
        m_counts->add(Warning::GradeWords, line, cell);
        return grade;
    }
    const auto found = number(cell, line);
    if (found)
        return std::isfinite(*found) ? found : std::nullopt;
    // As pandas writes booleans; JSON's count as 1 and 0, too.
    if (equalsIgnoringCase(cell, "true"))
        return 1;
    return equalsIgnoringCase(cell, "false") ? std::optional(0.0) : std::nullopt;
}

std::optional<double> CellNumbers::score(std::string_view cell, std::size_t line)
{
    const auto found = number(cell, line);
    if (found && std::isnan(*found)) {
        m_counts->add(Warning::NanScore, line, cell);
        return -std::numeric_limits<double>::infinity();
    }
    if (found && std::isinf(*found))
        m_counts->add(Warning::InfiniteScore, line, cell);
    return found;
}

std::optional<double> CellNumbers::withDecimalComma(std::string_view cell)
{
    const std::size_t comma = cell.find(',');
    if (comma == std::string_view::npos)
        return std::nullopt;
    std::string withPoint(cell);
    withPoint[comma] = '.';
    return parsedNumber<double>(withPoint);
}

ErrorCode CellNumbers::problemOf(std::string_view cell, ErrorCode otherwise)
{
    return withDecimalComma(cell) ? ErrorCode::DecimalComma : otherwise;
}

}  // namespace core
