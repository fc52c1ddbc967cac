// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <charconv>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Parses the whole of `text` as a number in the C locale, with at most one sign and nothing around
/// it. A double may be infinite or NaN.
template <class Number>
std::optional<Number> parsedNumber(std::string_view text)
{
    if (text.starts_with('+') && !text.starts_with("+-"))
        text.remove_prefix(1);
    Number value{};
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    if (error != std::errc() || stop != end)
        return std::nullopt;
    return value;
}

/// Parses a finite number and nothing else; returns false, with `number` unchanged, if it is not
/// one.
bool readNumber(std::string_view text, double& number);

/// The shortest text that reads back as the same double, without an exponent for everyday numbers.
std::string shortestText(double number);

}  // namespace core
