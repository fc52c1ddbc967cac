// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A JSON string as it stands in the text, without its quotes.
struct JsonString {
    std::string_view raw;
    bool hasEscapes = false;
};

/// Steps through a JSON text (RFC 8259) value by value, for files too large to be held as a tree.
/// What does not fit leaves position() where it stands.
class JsonScanner {
public:
    static constexpr std::size_t deepest = 64;  ///< levels of nesting that skipValue() follows

    /// @param text must outlive what is taken from it
    explicit JsonScanner(std::string_view text)
        : m_text(text)
    {}

    /// The next byte that is no blank; 0 at the end.
    char peek();
    /// Steps over `c` where it is next, blanks aside.
    bool take(char c);
    /// A string; nothing where none is next or it is not well-formed.
    std::optional<JsonString> string();
    /// A number, as it is written.
    std::optional<std::string_view> number();
    /// Steps over `word` where it is next, blanks aside, whatever follows.
    bool takeWord(std::string_view word);
    /// Any value; false where it is not well-formed. O(value).
    bool skipValue();

    /// Where the next byte stands.
    std::size_t position() const { return m_at; }
    /// Goes on there, in front of a value.
    void moveTo(std::size_t position) { m_at = position; }

private:
    bool takeDigits();
    bool takeEscape(std::size_t& at) const;

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// What a well-formed string says; half a surrogate pair is U+FFFD. O(n).
std::string unescaped(std::string_view raw);
/// The same of one that may have no escapes.
std::string said(const JsonString& string);

}  // namespace core
