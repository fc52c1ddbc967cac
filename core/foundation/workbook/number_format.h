// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What the number in a cell of Excel is, by how it is shown.
struct NumberFormat {
    enum class Kind { Number, Date, Time };

    Kind kind = Kind::Number;
    std::size_t digits = 0;  ///< at least so many are shown, as of an id with zeros in front

    bool operator==(const NumberFormat&) const = default;
};

/// By its number (ECMA-376, part 1, 18.8.30).
NumberFormat builtInFormat(std::size_t id);
/// By its code, such as yyyy-mm-dd or 00000.
NumberFormat formatOfCode(std::string_view code);

/// The day that dates count from.
enum class DateBase { In1900, In1904 };

/// A date and time of day as ISO 8601 has them. Nothing beyond the year 9999 and for negative ones.
std::optional<std::string> dateText(double serial, NumberFormat::Kind kind, DateBase base);
std::string numberText(double number, const NumberFormat& format, DateBase base);

}  // namespace core
