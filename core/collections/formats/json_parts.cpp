// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_parts.h"

#include <algorithm>

namespace core {

namespace {

/// Closes a truncated value after its last complete part.
std::string closed(std::string_view text)
{
    std::string open;
    std::string closing;
    std::size_t end = 0;
    bool isText = false;
    for (std::size_t at = 0; at < text.size() && open.size() < JsonScanner::deepest; ++at) {
        const char c = text[at];
        if (isText) {
            at += c == '\\' ? 1 : 0;
            isText = c != '"';
            continue;
        }
        isText = c == '"';
        if (c == '{' || c == '[')
            open += c == '{' ? '}' : ']';
        else if ((c == '}' || c == ']') && !open.empty())
            open.pop_back();
        else if (c != ',')
            continue;
        end = c == ',' ? at : at + 1;
        closing = open;
    }
    std::ranges::reverse(closing);
    return std::string(text.substr(0, end)) + closing;
}

}  // namespace

JsonParts::JsonParts(std::string_view text, PartsOf parts, std::span<const std::string> container)
    : m_text(text)
    , m_scanner(text)
    , m_parts(parts)
    , m_isNested(!container.empty())
    , m_isInside(std::ranges::all_of(container, [this](const auto& field) { return enter(field); }))
{
    if (parts == PartsOf::Text)
        return;
    m_isOpen = m_isInside && m_scanner.take(parts == PartsOf::List ? '[' : '{');
    m_isInside = m_isOpen;
}

/// Moves to the value of a field of the next object.
bool JsonParts::enter(const std::string& field)
{
    if (!m_scanner.take('{'))
        return false;
    do {
        const auto name = m_scanner.string();
        if (!name || !m_scanner.take(':'))
            return false;
        if (said(*name) == field)
            return true;
        if (!m_scanner.skipValue())
            return false;
    } while (m_scanner.take(','));
    return false;
}

bool JsonParts::next(JsonPart& part)
{
    const bool isFirst = m_isFirst;
    m_isFirst = false;
    const char next = m_scanner.peek();
    if (!m_isInside || m_scanner.position() >= m_text.size())
        return false;
    if (m_parts != PartsOf::Text) {
        const char closing = m_parts == PartsOf::List ? ']' : '}';
        if ((isFirst && next == closing) || (!isFirst && !m_scanner.take(',')))
            return false;
    }
    m_isInside = readPart(part);
    return m_isInside;
}

bool JsonParts::readPart(JsonPart& part)
{
    if (m_parts == PartsOf::Object) {
        const auto key = m_scanner.string();
        if (!key || !m_scanner.take(':'))
            return false;
        part.key = said(*key);
    }
    m_scanner.peek();
    part.start = m_scanner.position();
    if (!m_scanner.skipValue())
        return false;
    part.text = m_text.substr(part.start, m_scanner.position() - part.start);
    return true;
}

bool JsonParts::isEnd()
{
    m_scanner.peek();
    if (m_parts == PartsOf::Text)
        return m_isInside && m_scanner.position() >= m_text.size();
    if (m_isOpen)
        m_isOpen = !m_scanner.take(m_parts == PartsOf::List ? ']' : '}');
    m_scanner.peek();
    return m_isInside && !m_isOpen && (m_isNested || m_scanner.position() >= m_text.size());
}

std::vector<std::string> firstJsonFields(std::string_view text)
{
    const std::string value = firstJsonValue(text);
    JsonPart part{value, {}, 0};
    if (value.starts_with('['))
        JsonParts(value, PartsOf::List, {}).next(part);
    JsonParts fields(part.text, PartsOf::Object, {});
    std::vector<std::string> names;
    for (JsonPart field; fields.next(field);)
        names.push_back(field.key);
    return names;
}

std::string firstJsonValue(std::string_view text)
{
    text = text.substr(0, mostJsonToJudge);
    JsonScanner scanner(text);
    scanner.peek();
    const std::size_t start = scanner.position();
    return scanner.skipValue() ? std::string(text.substr(start, scanner.position() - start))
                               : closed(text.substr(start));
}

}  // namespace core
