// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// What the number in a cell of Excel is, by how it is shown.
struct CellFormat {
    enum class Kind { Number, Date, Time };

    Kind kind = Kind::Number;
    std::size_t digits = 0;  ///< at least so many are shown, as of an id with zeros in front

    bool operator==(const CellFormat&) const = default;
};

/// By its number (ECMA-376, part 1, 18.8.30).
CellFormat builtInFormat(std::size_t id);
/// By its code, such as yyyy-mm-dd or 00000.
CellFormat formatOfCode(std::string_view code);

/// The day that dates count from.
enum class DateBase { In1900, In1904 };

/// A number as it is shown: dates and times of day as ISO 8601 has them, but for negative ones and
/// those beyond the year 9999.
std::string numberText(double number, const CellFormat& format, DateBase base);

}  // namespace core
