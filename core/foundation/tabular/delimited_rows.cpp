// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/delimited_rows.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>

namespace core {

char characterOf(Delimiter delimiter)
{
    switch (delimiter) {
    case Delimiter::Comma:
        return ',';
    case Delimiter::Tab:
        return '\t';
    case Delimiter::Semicolon:
        return ';';
    case Delimiter::Space:
        return ' ';
    }
    return ',';
}

bool DelimitedRow::isBlank() const
{
    if (cells.size() == 1)
        return trimmed(cells.front()).empty();
    return std::ranges::all_of(cells, [](std::string_view cell) { return cell.empty(); });
}

DelimitedReader::DelimitedReader(std::string_view text, Delimiter delimiter, std::size_t firstLine,
                                 QuoteReach quotes)
    : m_text(text)
    , m_delimiter(characterOf(delimiter))
    , m_quotes(quotes)
    , m_line(firstLine)
{}

bool DelimitedReader::next(DelimitedRow& row)
{
    while (m_at < m_text.size()) {
        read(row);
        if (!row.isBlank())
            return true;
    }
    return false;
}

void DelimitedReader::read(DelimitedRow& row)
{
    const std::size_t start = m_at;
    row.line = m_line;
    row.cells.clear();
    if (!row.unquoted.empty())
        row.unquoted.clear();
    if (m_delimiter == ' ')
        readWords(row);
    while (m_delimiter != ' ') {
        const bool isQuoted = m_at < m_text.size() && m_text[m_at] == '"' && readQuoted(row);
        if (!isQuoted)
            row.cells.push_back(readPlain());
        if (m_at == m_text.size() || m_text[m_at] != m_delimiter)
            break;
        ++m_at;
    }
    row.length = m_at - start;
    if (m_at < m_text.size())
        m_at += m_text.substr(m_at).starts_with("\r\n") ? 2 : 1;
    ++m_line;
}

void DelimitedReader::readWords(DelimitedRow& row)
{
    const std::size_t end = std::min(m_text.find_first_of("\r\n", m_at), m_text.size());
    std::string_view line = m_text.substr(m_at, end - m_at);
    m_at = end;
    while (!(line = trimmed(line)).empty()) {
        row.cells.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(row.cells.back().size());
    }
}

std::string_view DelimitedReader::readPlain()
{
    const char* const start = m_text.data() + m_at;
    const char* const end = m_text.data() + m_text.size();
    const char* at = start;
    while (at != end && *at != m_delimiter && *at != '\n' && *at != '\r')
        ++at;
    m_at += static_cast<std::size_t>(at - start);
    return {start, at};
}

bool DelimitedReader::endsCell(std::size_t at) const
{
    return at == m_text.size() || m_text[at] == m_delimiter || m_text[at] == '\n' ||
           m_text[at] == '\r';
}

bool DelimitedReader::readQuoted(DelimitedRow& row)
{
    const std::size_t start = m_at + 1;
    const std::size_t furthest = std::min(m_text.size(), m_at + LineReader::longest);
    bool hasDoubled = false;
    bool hasLineBreak = false;
    for (std::size_t at = start; at < furthest; ++at) {
        const char c = m_text[at];
        if (c == '\n' || c == '\r') {
            if (m_quotes == QuoteReach::Line)
                return false;
            hasLineBreak = true;
            m_looksAcrossLines = true;
        }
        if (c != '"')
            continue;
        if (at + 1 < m_text.size() && m_text[at + 1] == '"') {
            hasDoubled = true;
            ++at;
            continue;
        }
        if (!endsCell(at + 1))
            return false;
        const std::string_view inside = m_text.substr(start, at - start);
        if (hasLineBreak)
            m_line += lineAt(inside, inside.size()) - 1;
        m_at = at + 1;
        if (!hasDoubled) {
            row.cells.push_back(inside);
            return true;
        }
        std::string& cell = row.unquoted.emplace_back();
        for (std::size_t i = 0; i < inside.size(); ++i) {
            cell += inside[i];
            if (inside[i] == '"')
                ++i;
        }
        row.cells.push_back(cell);
        return true;
    }
    return false;
}

std::string delimitedCell(std::string_view text, Delimiter delimiter)
{
    const bool isPlain = text.find(characterOf(delimiter)) == std::string_view::npos &&
                         text.find_first_of("\r\n") == std::string_view::npos &&
                         text.find('"') == std::string_view::npos;
    if (isPlain)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text) {
        if (c == '"')
            quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace core
