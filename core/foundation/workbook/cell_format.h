// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// The kind of number in an Excel cell, according to its format.
struct CellFormat {
    enum class Kind { Number, Date, Time };

    Kind kind = Kind::Number;
    std::size_t digits = 0;  ///< the minimum number of digits shown, as for ids with leading zeros

    bool operator==(const CellFormat&) const = default;
};

/// The format with this number (ECMA-376, part 1, 18.8.30).
CellFormat builtInFormat(std::size_t id);
/// The format with this code, such as yyyy-mm-dd or 00000.
CellFormat formatOfCode(std::string_view code);

/// The first day of the date system.
enum class DateBase { In1900, In1904 };

/// A number as shown: dates and times of day in ISO 8601, except negative ones and those after the
/// year 9999.
std::string numberText(double number, const CellFormat& format, DateBase base);

}  // namespace core
