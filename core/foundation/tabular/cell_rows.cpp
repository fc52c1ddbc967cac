// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/cell_rows.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/utf8.h"
#include "core/foundation/text/within.h"

#include <algorithm>

namespace core {

namespace {

std::optional<Delimiter> delimiterOf(CellGap gap)
{
    switch (gap) {
    case CellGap::Tab:
        return Delimiter::Tab;
    case CellGap::Comma:
        return Delimiter::Comma;
    case CellGap::Semicolon:
        return Delimiter::Semicolon;
    case CellGap::Colons:
    case CellGap::Blanks:
        break;
    }
    return std::nullopt;
}

void cutAtColons(std::string_view line, std::vector<std::string_view>& cells)
{
    constexpr std::string_view colons = "::";
    while (true) {
        const std::size_t end = line.find(colons);
        cells.push_back(line.substr(0, end));
        if (end == std::string_view::npos)
            return;
        line.remove_prefix(end + colons.size());
    }
}

void cutAtBlanks(std::string_view line, std::vector<std::string_view>& cells)
{
    while (true) {
        line = trimmed(line);
        if (line.empty())
            return;
        cells.push_back(line.substr(0, line.find_first_of(" \t")));
        line.remove_prefix(cells.back().size());
    }
}

}  // namespace

CellRows::CellRows(std::string_view text, const std::string& file, CellGap gap, Loading* loading)
    : m_text(text)
    , m_file(file)
    , m_gap(gap)
    , m_part(delimiterOf(gap) ? loading : nullptr, text.size())
{
    const auto delimiter = delimiterOf(gap);
    if (!delimiter) {
        m_lines.emplace(text, file, loading);
        return;
    }
    m_error = unreadable(text, file);
    startQuoted(0, 1);
}

void CellRows::startQuoted(std::size_t offset, std::size_t line)
{
    m_quotedStart = offset;
    m_quoted.emplace(m_text.substr(offset), *delimiterOf(m_gap), line,
                     m_gap == CellGap::Tab ? QuoteReach::Line : QuoteReach::Text);
}

bool CellRows::next(DelimitedRow& row)
{
    if (m_error)
        return false;
    return m_quoted ? nextQuoted(row) : nextPlain(row);
}

void CellRows::lookForOpenQuotes(const DelimitedRow& row)
{
    // A closing quote is not part of its cell, unless it was doubled.
    const auto opens = [this](std::string_view cell) {
        return cell.starts_with('"') && isWithin(cell, m_text);
    };
    const auto open = std::find_if(row.cells.begin(), row.cells.end(), opens);
    if (open == row.cells.end() || ++m_openQuote.count > 1)
        return;
    m_openQuote.line = row.line;
    m_openQuote.sample = excerpt(*open);
}

/// Reads the next row, again without the byte order mark if it starts with one, because a quote may
/// follow.
bool CellRows::readBehindMarks(DelimitedRow& row)
{
    while (m_quoted->next(row)) {
        const std::string_view first = row.cells.front();
        const bool isMarked = first.starts_with(byteOrderMark) && isWithin(first, m_text) &&
                              (first.data() == m_text.data() || first.data()[-1] != '"');
        if (!isMarked)
            return true;
        if (++m_mark.count == 1)
            m_mark.line = row.line;
        const auto offset = static_cast<std::size_t>(first.data() - m_text.data());
        startQuoted(offset + byteOrderMark.size(), row.line);
    }
    return false;
}

bool CellRows::nextQuoted(DelimitedRow& row)
{
    if (m_part.isStoppedAt(m_quotedStart + m_quoted->position())) {
        m_error = ParseError{m_file, 0, ErrorCode::Stopped, {}};
        return false;
    }
    const bool isThere = readBehindMarks(row);
    const std::size_t line = isThere ? row.line : m_quoted->nextLine();
    if (line > m_expectedLine && m_blank == 0)
        m_firstBlank = m_expectedLine;
    m_blank += line - m_expectedLine;
    m_expectedLine = m_quoted->nextLine();
    if (isThere && row.length > LineReader::longest) {
        m_error = ParseError{m_file, row.line, ErrorCode::LineTooLong, std::to_string(row.length)};
        return false;
    }
    if (isThere)
        lookForOpenQuotes(row);
    return isThere;
}

bool CellRows::nextPlain(DelimitedRow& row)
{
    while (const auto line = m_lines->next()) {
        if (trimmed(line->text).empty()) {
            if (m_blank++ == 0)
                m_firstBlank = line->number;
            continue;
        }
        row.line = line->number;
        row.length = line->text.size();
        row.cells.clear();
        if (m_gap == CellGap::Colons)
            cutAtColons(line->text, row.cells);
        else
            cutAtBlanks(line->text, row.cells);
        return true;
    }
    m_error = m_lines->error();
    return false;
}

void CellRows::addMet(DiagnosticCounts& counts) const
{
    counts.add(Warning::BlankLines, m_firstBlank, {}, m_blank);
    counts.add(Warning::ByteOrderMark, m_mark.line, {}, m_mark.count);
    if (m_lines)
        m_lines->addSkipped(counts);
    counts.add(Warning::OpenQuote, m_openQuote.line, m_openQuote.sample, m_openQuote.count);
}

std::vector<std::vector<std::string>> firstRows(std::string_view text, CellGap gap)
{
    const std::string noName;
    std::vector<std::vector<std::string>> rows;
    if (text.size() > bytesToJudge) {
        const std::size_t end = text.find_last_of("\r\n", bytesToJudge);
        text = end == std::string_view::npos ? cutUtf8(text, bytesToJudge) : text.substr(0, end);
    }
    CellRows cut(text, noName, gap);
    DelimitedRow row;
    while (rows.size() < linesToJudge && cut.next(row))
        if (!row.cells.front().starts_with('#') && !isSeparatorRow(row))
            rows.emplace_back(row.cells.begin(), row.cells.end());
    return rows;
}

}  // namespace core
