// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/typed_number.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <cmath>

namespace core {

namespace {

/// How far two computations of the same number may differ.
double slackOf(const TypedNumber& number)
{
    const double least = number.isSingle ? 1e-6 : 1e-12;
    return least * std::max(std::abs(number.value), 1e-3);
}

double unitOf(const TypedNumber& number)
{
    return std::pow(10.0, -number.decimals);
}

/// Digits after the decimal point, taking an exponent into account.
int decimalsOf(std::string_view text)
{
    const std::size_t exponent = std::min(text.find_first_of("eE"), text.size());
    const std::string_view digits = text.substr(0, exponent);
    const std::size_t point = digits.find('.');
    const int behind =
        point == std::string_view::npos ? 0 : static_cast<int>(digits.size() - point - 1);
    const auto power =
        exponent == text.size() ? std::optional(0) : parsedNumber<int>(text.substr(exponent + 1));
    return std::max(behind - power.value_or(0), 0);
}

bool looksSingle(double value, int decimals)
{
    constexpr int mostOfSingles = 7;
    const double nearest = static_cast<double>(static_cast<float>(value));
    return decimals > mostOfSingles && nearest != 0 &&
           std::abs(nearest - value) <= 0.5 * std::pow(10.0, -decimals) + 1e-15;
}

}  // namespace

double TypedNumber::roundedLow() const
{
    return value - std::max(unitOf(*this) / 2, slackOf(*this));
}

double TypedNumber::roundedHigh() const
{
    return value + std::max(unitOf(*this) / 2, slackOf(*this));
}

bool TypedNumber::isRounded(double computed) const
{
    const double rounding = 1e-12 * std::abs(value);
    return computed >= roundedLow() - rounding && computed <= roundedHigh() + rounding;
}

bool TypedNumber::isCut(double computed) const
{
    const double beyond = (computed - value) * (value < 0 ? -1 : 1);
    return beyond >= -slackOf(*this) && beyond < unitOf(*this);
}

double TypedNumber::cutEnd() const
{
    return value + std::copysign(unitOf(*this), value);
}

std::optional<TypedNumber> typedNumber(std::string_view text)
{
    text = trimmed(text);
    TypedNumber number;
    number.text = std::string(text);
    const bool isPercent = text.ends_with('%');
    if (isPercent)
        text = trimmed(text.substr(0, text.size() - 1));
    std::string digits(text);
    if (digits.find('.') == std::string::npos && std::ranges::count(digits, ',') == 1)
        digits[digits.find(',')] = '.';
    // Parsed again with the digits of a share, so that it is exactly the number they show.
    if (isPercent)
        digits += digits.find_first_of("eE") == std::string::npos ? "e-2" : "%";
    if (!readNumber(digits, number.value))
        return std::nullopt;
    number.decimals = decimalsOf(digits);
    number.isSingle = looksSingle(number.value, number.decimals);
    return number;
}

std::optional<std::pair<std::string, TypedNumber>> namedNumber(std::string_view text)
{
    const std::size_t sign = text.rfind('=');
    if (sign == std::string_view::npos)
        return std::nullopt;
    auto number = typedNumber(text.substr(sign + 1));
    if (!number)
        return std::nullopt;
    return std::pair(std::string(text.substr(0, sign)), std::move(*number));
}

}  // namespace core
