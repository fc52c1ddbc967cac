// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

enum class Utf16 : std::uint8_t { LittleEndian, BigEndian };

/// Detects UTF-16 by its byte order mark; nothing if there is none at the start.
std::optional<Utf16> markedUtf16(std::string_view content);

/// Whether the beginning looks like UTF-16 without a mark: every other byte is NUL, as in ASCII
/// text.
bool looksLikeUtf16(std::string_view content);

/// Converts UTF-16 to UTF-8 piece by piece; a byte order mark is kept.
class Utf16Reader {
public:
    explicit Utf16Reader(Utf16 order)
        : m_order(order)
    {}

    /// Appends the next bytes to `utf8`; half of a pair waits for the next call.
    /// @return false for an unpaired surrogate
    bool add(std::string_view bytes, std::string& utf8);
    /// Whether no half of a pair is waiting.
    bool isWhole() const { return m_byte.empty() && !m_high; }

private:
    bool addUnit(char32_t unit, std::string& utf8);

    Utf16 m_order;
    std::string m_byte;  // the first of two
    std::optional<char32_t> m_high;
};

}  // namespace core
