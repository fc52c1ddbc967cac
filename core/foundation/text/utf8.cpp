// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/utf8.h"

#include <cstdint>
#include <cstring>

namespace core {

namespace {

constexpr std::uint64_t highBits = 0x8080808080808080u;

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// What may follow a leading byte: the number of bytes, and the range of the first of them.
struct Form {
    std::size_t following;
    unsigned char low = 0x80;
    unsigned char high = 0xBF;
};

/// A form without following bytes means that the byte cannot lead.
Form formOf(unsigned char lead)
{
    if (lead >= 0xC2 && lead <= 0xDF)
        return {1};
    if (lead >= 0xE0 && lead <= 0xEF)
        return {2, static_cast<unsigned char>(lead == 0xE0 ? 0xA0 : 0x80),
                static_cast<unsigned char>(lead == 0xED ? 0x9F : 0xBF)};
    if (lead >= 0xF0 && lead <= 0xF4)
        return {3, static_cast<unsigned char>(lead == 0xF0 ? 0x90 : 0x80),
                static_cast<unsigned char>(lead == 0xF4 ? 0x8F : 0xBF)};
    return {0};
}

/// The number of bytes of the first character of `text`; 0 if it is invalid.
std::size_t characterLength(std::string_view text)
{
    const Form form = formOf(static_cast<unsigned char>(text[0]));
    if (form.following == 0 || form.following >= text.size())
        return 0;
    const auto second = static_cast<unsigned char>(text[1]);
    if (second < form.low || second > form.high)
        return 0;
    for (std::size_t i = 2; i <= form.following; ++i)
        if (!isContinuation(text[i]))
            return 0;
    return form.following + 1;
}

}  // namespace

std::size_t findInvalidUtf8(std::string_view text)
{
    std::size_t at = 0;
    while (at < text.size()) {
        if (text.size() - at >= sizeof(std::uint64_t)) {
            std::uint64_t eight = 0;
            std::memcpy(&eight, text.data() + at, sizeof eight);
            if ((eight & highBits) == 0) {
                at += sizeof eight;
                continue;
            }
        }
        if (static_cast<unsigned char>(text[at]) < 0x80) {
            ++at;
            continue;
        }
        const std::size_t length = characterLength(text.substr(at));
        if (length == 0)
            return at;
        at += length;
    }
    return std::string_view::npos;
}

std::string_view cutUtf8(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return text;
    while (most > 0 && isContinuation(text[most]))
        --most;
    return text.substr(0, most);
}

void appendUtf8(std::string& text, char32_t code)
{
    const auto byte = [&text](char32_t value) { text += static_cast<char>(value); };
    const auto rest = [&](int shift) { byte(0x80 | ((code >> shift) & 0x3F)); };
    if (code < 0x80) {
        byte(code);
    } else if (code < 0x800) {
        byte(0xC0 | (code >> 6));
        rest(0);
    } else if (code < 0x10000) {
        byte(0xE0 | (code >> 12));
        rest(6);
        rest(0);
    } else {
        byte(0xF0 | (code >> 18));
        rest(12);
        rest(6);
        rest(0);
    }
}

}  // namespace core
