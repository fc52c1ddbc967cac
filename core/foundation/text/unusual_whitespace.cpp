// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/unusual_whitespace.h"

#include <algorithm>

namespace core {

namespace {

bool isUnusualWhitespace(unsigned character)
{
    return character == 0xA0 || character == 0x1680 ||
           (character >= 0x2000 && character <= 0x200B) || character == 0x202F ||
           character == 0x205F || character == 0x2060 || character == 0x3000 || character == 0xFEFF;
}

/// The code of a two- or three-byte character at the start of the text; 0 if there is none.
unsigned characterAt(std::string_view text)
{
    const auto byte = [&](std::size_t place) {
        return place < text.size() ? static_cast<unsigned char>(text[place]) : 0U;
    };
    if (byte(0) >> 5 == 0x6)
        return (byte(0) & 0x1F) << 6 | (byte(1) & 0x3F);
    if (byte(0) >> 4 == 0xE)
        return (byte(0) & 0xF) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
    return 0;
}

std::string name(unsigned character)
{
    constexpr std::string_view digits = "0123456789ABCDEF";
    std::string text = "U+";
    for (const unsigned shift : {12U, 8U, 4U, 0U})
        text += digits[character >> shift & 0xF];
    return text;
}

}  // namespace

std::optional<std::string> unusualWhitespaceIn(std::string_view text)
{
    const auto isLead = [](char c) { return static_cast<unsigned char>(c) >= 0xC0; };
    for (const auto* at = std::find_if(text.begin(), text.end(), isLead); at != text.end();
         at = std::find_if(at + 1, text.end(), isLead)) {
        const unsigned character = characterAt({at, static_cast<std::size_t>(text.end() - at)});
        if (isUnusualWhitespace(character))
            return name(character);
    }
    return std::nullopt;
}

}  // namespace core
