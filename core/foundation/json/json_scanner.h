// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A JSON string as in the text, without its quotes.
struct JsonString {
    std::string_view raw;
    bool hasEscapes = false;
};

/// Steps through a JSON text (RFC 8259) value by value, for files too large for a tree. position()
/// does not move past what does not match.
class JsonScanner {
public:
    static constexpr std::size_t deepest = 64;  ///< levels of nesting that skipValue() follows

    /// @param text must outlive the values taken from it
    explicit JsonScanner(std::string_view text)
        : m_text(text)
    {}

    /// The next character that is not white space; 0 at the end.
    char peek();
    /// Skips `c` if it is next, after any white space.
    bool take(char c);
    /// Reads a string; nothing if the next value is not a well-formed string.
    std::optional<JsonString> string();
    /// Reads a number as written.
    std::optional<std::string_view> number();
    /// Skips `word` if it is next, after any white space and regardless of what follows.
    bool takeWord(std::string_view word);
    /// Skips any value; false if it is not well-formed. NaN and the infinities, as Python writes
    /// them, count as numbers. O(value).
    bool skipValue();

    /// The offset of the next byte.
    std::size_t position() const { return m_at; }
    /// Continues at that offset, which must be before a value.
    void moveTo(std::size_t position) { m_at = position; }

private:
    bool takeDigits();
    bool takeEscape(std::size_t& at) const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// The content of a well-formed string; an unpaired surrogate becomes U+FFFD. O(n).
std::string unescaped(std::string_view raw);
/// The same, faster for a string without escapes.
std::string said(const JsonString& string);

}  // namespace core
