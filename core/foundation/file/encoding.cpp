// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/encoding.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/utf8.h"

#include <iconv.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <utility>

namespace core {

namespace {

bool isAscii(char c)
{
    return static_cast<unsigned char>(c) < 0x80;
}

/// The number of lines with bytes outside ASCII.
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

/// A conversion of the system's iconv, closed with its owner.
class Conversion {
public:
    Conversion(const char* to, const char* from)
        : m_conversion(iconv_open(to, from))
    {}
    ~Conversion()
    {
        if (isThere())
            iconv_close(m_conversion);
    }
    Conversion(const Conversion&) = delete;
    Conversion& operator=(const Conversion&) = delete;

    bool isThere() const { return m_conversion != reinterpret_cast<iconv_t>(-1); }

    /// Nothing if the bytes are invalid in the encoding.
    std::optional<std::string> converted(std::string_view bytes)
    {
        std::string text;
        text.reserve(bytes.size() + bytes.size() / 2);
        std::array<char, 1 << 16> piece;
        // iconv does not write to it; its declaration just lacks const.
        char* in = const_cast<char*>(bytes.data());
        std::size_t left = bytes.size();
        while (left > 0) {
            char* out = piece.data();
            std::size_t room = piece.size();
            const bool isStuck = iconv(m_conversion, &in, &left, &out, &room) == failed;
            if (isStuck && errno != E2BIG)
                return std::nullopt;
            text.append(piece.data(), piece.size() - room);
        }
        return text;
    }

private:
    static constexpr auto failed = static_cast<std::size_t>(-1);

    iconv_t m_conversion;
};

/// The text in UTF-8; nothing if it has none of these encodings.
std::optional<std::string> converted(std::string_view bytes, const OtherEncodings& encodings,
                                     Warning& warning)
{
    if (encodings.gb18030)
        if (auto text = utf8FromGb18030(bytes)) {
            warning = Warning::Gb18030;
            return text;
        }
    if (!encodings.latin1)
        return std::nullopt;
    warning = Warning::NotUtf8;
    return utf8FromLatin1(bytes);
}

/// Whether two bytes encode a character in the rows and cells of GB 2312.
bool isPairOfGb2312(unsigned char first, unsigned char second)
{
    return first >= 0xA1 && first <= 0xF7 && second >= 0xA1 && second <= 0xFE;
}

}  // namespace

SharedText utf8From(SharedText text, const OtherEncodings& encodings, DiagnosticCounts& counts)
{
    const std::string_view bytes = text.view();
    const std::size_t invalid = findInvalidUtf8(bytes);
    if (invalid == std::string_view::npos)
        return text;
    Warning warning{};
    auto other = converted(bytes, encodings, warning);
    if (!other)
        return text;
    counts.add(warning, lineAt(bytes, invalid), {}, linesBeyondAscii(bytes));
    return SharedText(*std::move(other));
}

std::string utf8From(std::string_view text, const OtherEncodings& encodings)
{
    Warning warning{};
    if (findInvalidUtf8(text) != std::string_view::npos)
        if (auto other = converted(text, encodings, warning))
            return *std::move(other);
    return std::string(text);
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

std::optional<std::string> utf8FromGb18030(std::string_view bytes)
{
    Conversion conversion("UTF-8", "GB18030");
    return conversion.isThere() ? conversion.converted(bytes) : std::nullopt;
}

OtherEncodings likelyEncoding(std::string_view bytes)
{
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (isAscii(bytes[i]))
            continue;
        if (i + 1 == bytes.size() || !isPairOfGb2312(static_cast<unsigned char>(bytes[i]),
                                                     static_cast<unsigned char>(bytes[i + 1])))
            return {.latin1 = true};
        ++i;
    }
    return {.gb18030 = true};
}

}  // namespace core
