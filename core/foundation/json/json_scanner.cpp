// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_scanner.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/utf8.h"

#include <algorithm>
#include <bitset>

namespace core {

namespace {

constexpr bool isJsonBlank(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/// The value of a hexadecimal digit; 16 or more if it is not one.
constexpr unsigned hexadecimalDigit(char c)
{
    if (isDigit(c))
        return static_cast<unsigned>(c - '0');
    if (c >= 'a' && c <= 'f')
        return static_cast<unsigned>(c - 'a') + 10;
    if (c >= 'A' && c <= 'F')
        return static_cast<unsigned>(c - 'A') + 10;
    return 16;
}

/// The value of four valid digits.
unsigned codeUnit(std::string_view digits)
{
    unsigned value = 0;
    for (const char c : digits.substr(0, 4))
        value = value * 16 + hexadecimalDigit(c);
    return value;
}

/// Decodes the `\u` escape at the start of `rest`, and removes it.
unsigned takeCharacter(std::string_view& rest)
{
    constexpr unsigned replacement = 0xFFFD;
    const unsigned first = codeUnit(rest);
    rest.remove_prefix(4);
    if (first < 0xD800 || first > 0xDFFF)
        return first;
    if (first > 0xDBFF || !rest.starts_with("\\u"))
        return replacement;
    const unsigned second = codeUnit(rest.substr(2));
    if (second < 0xDC00 || second > 0xDFFF)
        return replacement;
    rest.remove_prefix(6);
    return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00);
}

char simpleEscape(char c)
{
    switch (c) {
    case 'b':
        return '\b';
    case 'f':
        return '\f';
    case 'n':
        return '\n';
    case 'r':
        return '\r';
    case 't':
        return '\t';
    default:
        return c;
    }
}

}  // namespace

char JsonScanner::peek()
{
    while (m_at < m_text.size() && isJsonBlank(m_text[m_at]))
        ++m_at;
    return m_at < m_text.size() ? m_text[m_at] : '\0';
}

bool JsonScanner::take(char c)
{
    if (peek() != c || m_at == m_text.size())
        return false;
    ++m_at;
    return true;
}

bool JsonScanner::takeEscape(std::size_t& at) const
{
    constexpr std::string_view escapes = "\"\\/bfnrtu";
    if (at + 1 >= m_text.size() || escapes.find(m_text[at + 1]) == std::string_view::npos)
        return false;
    const bool isUnicode = m_text[at + 1] == 'u';
    at += 2;
    if (!isUnicode)
        return true;
    const std::string_view digits = m_text.substr(at, 4);
    if (digits.size() < 4 ||
        !std::all_of(digits.begin(), digits.end(), [](char c) { return hexadecimalDigit(c) < 16; }))
        return false;
    at += 4;
    return true;
}

std::optional<JsonString> JsonScanner::string()
{
    if (peek() != '"')
        return std::nullopt;
    const std::size_t start = m_at + 1;
    JsonString found;
    std::size_t at = start;
    while (at < m_text.size() && m_text[at] != '"') {
        if (m_text[at] == '\\') {
            found.hasEscapes = true;
            if (!takeEscape(at))
                return std::nullopt;
        } else if (static_cast<unsigned char>(m_text[at]) < 0x20) {
            return std::nullopt;
        } else {
            ++at;
        }
    }
    if (at >= m_text.size())
        return std::nullopt;
    found.raw = m_text.substr(start, at - start);
    m_at = at + 1;
    return found;
}

bool JsonScanner::takeDigits()
{
    const std::size_t start = m_at;
    while (m_at < m_text.size() && isDigit(m_text[m_at]))
        ++m_at;
    return m_at > start;
}

std::optional<std::string_view> JsonScanner::number()
{
    peek();
    const std::size_t start = m_at;
    const auto refused = [&]() -> std::optional<std::string_view> {
        m_at = start;
        return std::nullopt;
    };
    const auto is = [&](char c) { return m_at < m_text.size() && m_text[m_at] == c; };
    if (is('-'))
        ++m_at;
    if (is('0'))
        ++m_at;
    else if (!takeDigits())
        return refused();
    if (is('.')) {
        ++m_at;
        if (!takeDigits())
            return refused();
    }
    if (is('e') || is('E')) {
        ++m_at;
        if (is('+') || is('-'))
            ++m_at;
        if (!takeDigits())
            return refused();
    }
    return m_text.substr(start, m_at - start);
}

bool JsonScanner::takeWord(std::string_view word)
{
    peek();
    if (!m_text.substr(m_at).starts_with(word))
        return false;
    m_at += word.size();
    return true;
}

bool JsonScanner::skipValue()
{
    std::bitset<deepest> isObject;
    std::size_t depth = 0;
    while (true) {
        const char c = peek();
        const bool opens = c == '{' || c == '[';
        if (opens) {
            if (depth == deepest)
                return false;
            isObject[depth++] = c == '{';
            ++m_at;
        } else if (c == '"'
                       ? !string()
                       : !(takeWord("true") || takeWord("false") || takeWord("null") || number() ||
                           takeWord("NaN") || takeWord("Infinity") || takeWord("-Infinity"))) {
            return false;
        }
        bool isFirst = opens;
        // This value may complete the enclosing ones.
        while (depth > 0 && take(isObject[depth - 1] ? '}' : ']')) {
            --depth;
            isFirst = false;
        }
        if (depth == 0)
            return true;
        if (!isFirst && !take(','))
            return false;
        if (isObject[depth - 1] && !(string() && take(':')))
            return false;
    }
}

std::string unescaped(std::string_view raw)
{
    std::string text;
    text.reserve(raw.size());
    while (true) {
        const std::size_t escape = std::min(raw.find('\\'), raw.size());
        text += raw.substr(0, escape);
        raw.remove_prefix(escape);
        if (raw.empty())
            return text;
        const char kind = raw[1];
        raw.remove_prefix(2);
        if (kind == 'u')
            appendUtf8(text, takeCharacter(raw));
        else
            text += simpleEscape(kind);
    }
}

std::string said(const JsonString& string)
{
    return string.hasEscapes ? unescaped(string.raw) : std::string(string.raw);
}

}  // namespace core
