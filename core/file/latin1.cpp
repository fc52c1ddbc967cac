#include "core/file/latin1.h"

#include "core/file/lines.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

namespace core {

namespace {

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/// How many lines hold a byte that is not ASCII.
std::size_t linesBeyondAscii(std::string_view text)
{
    std::size_t lines = 0;
    while (true) {
        const auto* const found = std::find_if_not(text.begin(), text.end(), isAscii);
        if (found == text.end())
            return lines;
        ++lines;
        text.remove_prefix(static_cast<std::size_t>(found - text.begin()));
        text.remove_prefix(std::min(text.find_first_of("\r\n"), text.size()));
    }
}

}  // namespace

SharedText utf8FromLatin1(SharedText text, FindingCounts& counts)
{
    const std::string_view bytes = text.view();
    const std::size_t invalid = findInvalidUtf8(bytes);
    if (invalid == std::string_view::npos)
        return text;
    counts.add(Oddity::NotUtf8, lineAt(bytes, invalid), {}, linesBeyondAscii(bytes));
    return SharedText(utf8FromLatin1(bytes));
}

std::string utf8FromLatin1(std::string_view bytes)
{
    std::string utf8;
    utf8.reserve(bytes.size() + bytes.size() / 8);
    for (const char c : bytes) {
        const auto code = static_cast<unsigned char>(c);
        if (isAscii(c)) {
            utf8 += c;
        } else {
            utf8 += static_cast<char>(0xC0 | (code >> 6));
            utf8 += static_cast<char>(0x80 | (code & 0x3F));
        }
    }
    return utf8;
}

}  // namespace core
