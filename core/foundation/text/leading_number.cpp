// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/leading_number.h"

#include "core/foundation/text/ascii.h"

#include <charconv>
#include <limits>

namespace core {

namespace {

struct Signed {
    bool isNegative = false;
    std::string_view digits;
};

Signed withoutSign(std::string_view text)
{
    if (text.starts_with('-'))
        return {true, text.substr(1)};
    return {false, text.substr(text.starts_with('+') ? 1 : 0)};
}

bool startsWithDigit(std::string_view text)
{
    return !text.empty() && isDigit(text.front());
}

/// C accepts no sign, infinity or other word after 0x.
bool startsHexadecimal(std::string_view text)
{
    const std::string_view digits = "0123456789abcdefABCDEF.";
    return (text.starts_with("0x") || text.starts_with("0X")) && text.size() > 2 &&
           digits.find(text[2]) != std::string_view::npos;
}

/// from_chars reports only that a number is out of range: a negative exponent means 0.
double outOfRange(std::string_view digits)
{
    const std::size_t exponent = digits.find_first_of("eEpP");
    const bool isTiny = exponent == std::string_view::npos
                            ? digits.starts_with('0') || digits.starts_with('.')
                            : digits.substr(exponent + 1).starts_with('-');
    return isTiny ? 0 : std::numeric_limits<double>::infinity();
}

}  // namespace

long long leadingWholeNumber(std::string_view text)
{
    const auto [isNegative, digits] = withoutSign(text);
    if (!startsWithDigit(digits))
        return 0;
    using Limits = std::numeric_limits<long long>;
    long long number = 0;
    const auto end = digits.data() + digits.size();
    if (std::from_chars(digits.data(), end, number).ec != std::errc())
        return isNegative ? Limits::min() : Limits::max();
    return isNegative ? -number : number;
}

double leadingNumber(std::string_view text)
{
    auto [isNegative, digits] = withoutSign(text);
    if (digits.starts_with('-') || digits.starts_with('+'))
        return 0;
    double number = 0;
    const auto end = digits.data() + digits.size();
    std::from_chars_result read{};
    if (startsHexadecimal(digits))
        read = std::from_chars(digits.data() + 2, end, number, std::chars_format::hex);
    else
        read = std::from_chars(digits.data(), end, number);
    if (read.ec == std::errc::invalid_argument)
        return 0;
    if (read.ec == std::errc::result_out_of_range)
        number = outOfRange(digits);
    return isNegative ? -number : number;
}

}  // namespace core
