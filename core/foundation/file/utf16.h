// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

enum class Utf16 : std::uint8_t { LittleEndian, BigEndian };

/// By the byte order mark; nothing where none of UTF-16's stands at the start.
std::optional<Utf16> markedUtf16(std::string_view content);

/// Whether the beginning looks like text in UTF-16 without a mark: every other byte is NUL, as in
/// whatever is written in ASCII.
bool looksLikeUtf16(std::string_view content);

/// UTF-16 as UTF-8, piece by piece; a byte order mark stays one.
class Utf16Reader {
public:
    explicit Utf16Reader(Utf16 order)
        : m_order(order)
    {}

    /// Adds what the next bytes say; a pair of which one half is missing waits for the next.
    /// @return false at half a pair of surrogates that stands alone
    bool add(std::string_view bytes, std::string& utf8);
    /// Whether nothing is left that waits.
    bool isWhole() const { return m_byte.empty() && !m_high; }

private:
    bool addUnit(char32_t unit, std::string& utf8);

    Utf16 m_order;
    std::string m_byte;  // the first of two
    std::optional<char32_t> m_high;
};

}  // namespace core
