// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/half_width.h"

namespace core {

namespace {

constexpr std::string_view listComma = "、";
constexpr std::string_view fullStop = "。";
constexpr std::size_t bytesEach = 3;

/// The ASCII counterpart of the first character of a text; 0 if there is none.
char asciiSign(std::string_view text)
{
    if (text.starts_with(listComma))
        return ',';
    if (text.starts_with(fullStop))
        return '.';
    if (text.size() < bytesEach || !text.starts_with('\xef'))
        return 0;
    const auto middle = static_cast<unsigned char>(text[1]);
    const auto last = static_cast<unsigned char>(text[2]);
    if ((middle != 0xbc && middle != 0xbd) || last < 0x80 || last > 0xbf)
        return 0;
    // U+FF01 to U+FF5E are the full-width forms of U+0021 to U+007E.
    const int sign = (middle == 0xbc ? 0 : 0x40) + last - 0x80 + 0x20;
    return sign > 0x20 && sign < 0x7f ? static_cast<char>(sign) : '\0';
}

}  // namespace

std::string halfWidth(std::string_view utf8)
{
    std::string plain;
    while (!utf8.empty()) {
        const char sign = asciiSign(utf8);
        plain += sign == 0 ? utf8.front() : sign;
        utf8.remove_prefix(sign == 0 ? 1 : bytesEach);
    }
    return plain;
}

}  // namespace core
