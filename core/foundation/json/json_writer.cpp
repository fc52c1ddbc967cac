// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_writer.h"

#include <utility>

namespace core {

std::string JsonWriter::quoted(std::string_view text)
{
    constexpr std::string_view digits = "0123456789abcdef";
    std::string result = "\"";
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\') {
            result += '\\';
            result += c;
        } else if (byte < 0x20) {
            result += "\\u00";
            result += digits[byte >> 4];
            result += digits[byte & 0xF];
        } else {
            result += c;
        }
    }
    return result + '"';
}

JsonWriter& JsonWriter::writtenKey(std::string_view name)
{
    separate();
    m_text.append(name) += ": ";
    m_followsKey = true;
    return *this;
}

void JsonWriter::text(std::string_view value)
{
    item(quoted(value));
}

void JsonWriter::texts(std::span<const std::string> values)
{
    beginArray();
    for (const std::string& value : values)
        text(value);
    endArray();
}

std::string JsonWriter::take()
{
    m_text += '\n';
    return std::exchange(m_text, {});
}

void JsonWriter::begin(char bracket)
{
    item(std::string_view(&bracket, 1));
    ++m_depth;
    m_isFirst = true;
}

void JsonWriter::end(char bracket)
{
    --m_depth;
    if (!m_isFirst)
        newLine();
    m_text += bracket;
    m_isFirst = false;
}

void JsonWriter::item(std::string_view raw)
{
    value() += raw;
}

std::string& JsonWriter::value()
{
    if (!std::exchange(m_followsKey, false))
        separate();
    return m_text;
}

void JsonWriter::separate()
{
    if (!std::exchange(m_isFirst, false))
        m_text += ',';
    if (m_depth > 0)
        newLine();
}

void JsonWriter::newLine()
{
    m_text += '\n';
    m_text.append(2 * m_depth, ' ');
}

}  // namespace core
