// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/number_output.h"

#include "core/foundation/text/inexact.h"
#include "core/foundation/text/number_text.h"

#include <array>
#include <charconv>
#include <cmath>
#include <limits>

namespace cli {

std::string fixedText(double number, int digits)
{
    if (digits >= allDigits)
        return core::shortestText(number);
    // The largest double has 309 digits before the point.
    std::array<char, 340> text{};
    const auto end = std::to_chars(text.data(), text.data() + text.size(), number,
                                   std::chars_format::fixed, digits)
                         .ptr;
    return {text.data(), end};
}

std::string numberText(double number, int digits)
{
    while (digits < allDigits && core::wouldReadAsWhole(number, digits))
        ++digits;
    return fixedText(number == 0 ? 0.0 : number, digits);  // not -0
}

std::string significantText(double number)
{
    std::array<char, 32> text{};
    const auto end =
        std::to_chars(text.data(), text.data() + text.size(), number, std::chars_format::general, 4)
            .ptr;
    return {text.data(), end};
}

void writeNumber(std::string_view key, double number, core::JsonWriter& json, int digits)
{
    json.key(key);
    if (std::isfinite(number))
        json.number(numberText(number, digits));
    else
        json.null();
}

void writeNumber(std::string_view key, const std::optional<double>& number, core::JsonWriter& json,
                 int digits)
{
    writeNumber(key, number.value_or(std::numeric_limits<double>::quiet_NaN()), json, digits);
}

void writeNumber(std::string_view key, const core::Value& value, core::JsonWriter& json, int digits)
{
    writeNumber(key, value.valueOr(std::numeric_limits<double>::quiet_NaN()), json, digits);
}

}  // namespace cli
