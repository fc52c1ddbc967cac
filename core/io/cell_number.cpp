#include "core/io/cell_number.h"

#include "core/io/number_form.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <string>

namespace core {

namespace {

/// One comma between digits, as in -2,5.
bool hasDecimalComma(std::string_view cell)
{
    const std::size_t comma = cell.find(',');
    if (comma == std::string_view::npos)
        return false;
    std::string withPoint(cell);
    withPoint[comma] = '.';
    return parsedNumber<double>(withPoint).has_value();
}

}  // namespace

std::optional<double> CellNumbers::number(std::string_view cell, std::size_t line)
{
    std::optional<double> number = parsedNumber<double>(cell);
    if (!number && m_mark == DecimalMark::Comma && hasDecimalComma(cell)) {
        std::string withPoint(cell);
        std::replace(withPoint.begin(), withPoint.end(), ',', '.');
        number = parsedNumber<double>(withPoint);
        m_counts->add(Oddity::DecimalComma, line, cell);
    }
    if (number && isScientific(cell))
        m_counts->add(isLargest(*number) ? Oddity::LargestScore : Oddity::ScientificNumber, line,
                      cell);
    return number;
}

std::optional<double> CellNumbers::grade(std::string_view cell, std::size_t line)
{
    const auto found = number(cell, line);
    return found && std::isfinite(*found) ? found : std::nullopt;
}

std::optional<double> CellNumbers::score(std::string_view cell, std::size_t line)
{
    const auto found = number(cell, line);
    if (!found || std::isnan(*found))
        return std::nullopt;
    if (std::isinf(*found))
        m_counts->add(Oddity::InfiniteScore, line, cell);
    return found;
}

Problem CellNumbers::problemOf(std::string_view cell, Problem otherwise)
{
    return hasDecimalComma(cell) ? Problem::DecimalComma : otherwise;
}

}  // namespace core
