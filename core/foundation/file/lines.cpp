// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/file/lines.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/utf8.h"

#include <algorithm>
#include <cstring>

namespace core {

namespace {

std::string hexadecimal(char byte)
{
    constexpr std::string_view digits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {'0', 'x', digits[value >> 4], digits[value & 0xF]};
}

std::size_t find(std::string_view text, char requested)
{
    if (text.empty())
        return 0;
    const void* found = std::memchr(text.data(), requested, text.size());
    return found ? static_cast<std::size_t>(static_cast<const char*>(found) - text.data())
                 : text.size();
}

/// Whether every byte is ASCII and none is NUL, as in nearly all texts; checks many bytes at a
/// time.
bool isPlain(std::string_view text)
{
    constexpr std::size_t step = 1024;
    for (std::size_t start = 0; start < text.size(); start += step) {
        unsigned char high = 0;
        unsigned char nul = 0;
        for (const char c : text.substr(start, step)) {
            high |= static_cast<unsigned char>(c);
            nul |= static_cast<unsigned char>(c == '\0');
        }
        if (high >= 0x80 || nul != 0)
            return false;
    }
    return true;
}

}  // namespace

LineReader::LineReader(std::string_view text, const std::string& file, Loading* loading)
    : m_text(withoutByteOrderMark(text))
    , m_file(file)
    , m_unreadable(unreadable(m_text, file))
    , m_lineFeed(find(m_text, '\n'))
    , m_part(loading, text.size())
{
    if (m_text.size() < text.size())
        m_mark = {Warning::ByteOrderMark, 1, 1, {}};
}

std::string_view LineReader::withoutMarks(std::string_view line)
{
    const std::string_view rest = withoutByteOrderMarks(line);
    if (rest.size() == line.size())
        return line;
    if (m_mark.count == 0)
        m_mark.line = m_number;
    m_mark.count += (line.size() - rest.size()) / byteOrderMark.size();
    return rest;
}

std::size_t LineReader::lineEnd()
{
    // Kept between lines: otherwise a text with only CR would be searched again for every line.
    if (m_lineFeed < m_at)
        m_lineFeed = m_at + find(m_text.substr(m_at), '\n');
    return m_at + find(m_text.substr(m_at, m_lineFeed - m_at), '\r');
}

std::optional<Line> LineReader::next()
{
    if (m_error || m_at == m_text.size())
        return std::nullopt;
    if (m_part.isStoppedAt(m_at)) {
        m_error = ParseError{m_file, 0, ErrorCode::Stopped, {}};
        return std::nullopt;
    }
    const std::size_t end = lineEnd();
    ++m_number;
    const Line line{m_number, withoutMarks(m_text.substr(m_at, end - m_at))};
    if (m_unreadable && m_unreadable->line == line.number) {
        m_error = m_unreadable;
        return std::nullopt;
    }
    if (line.text.size() > longest) {
        m_error =
            ParseError{m_file, m_number, ErrorCode::LineTooLong, std::to_string(line.text.size())};
        return std::nullopt;
    }
    m_at = end;
    if (m_at < m_text.size())
        m_at += m_text.substr(m_at).starts_with("\r\n") ? 2 : 1;
    return line;
}

std::optional<Line> LineReader::nextData()
{
    while (const auto line = next()) {
        const std::string_view content = trimmed(line->text);
        if (!content.empty() && content.front() != '#')
            return line;
        Diagnostic& skipped = content.empty() ? m_blank : m_comment;
        if (++skipped.count == 1) {
            skipped.line = line->number;
            skipped.sample = excerpt(content);
        }
    }
    return std::nullopt;
}

void LineReader::addSkipped(DiagnosticCounts& counts) const
{
    counts.add(Warning::ByteOrderMark, m_mark.line, {}, m_mark.count);
    counts.add(Warning::BlankLines, m_blank.line, {}, m_blank.count);
    counts.add(Warning::CommentLines, m_comment.line, m_comment.sample, m_comment.count);
}

std::vector<std::string_view> firstDataLines(std::string_view text)
{
    const std::string noName;
    LineReader reader(text.substr(0, LineReader::longest), noName);
    std::vector<std::string_view> lines;
    for (auto line = reader.nextData(); line && lines.size() < linesToJudge;
         line = reader.nextData())
        lines.push_back(line->text);
    return lines;
}

std::string_view withoutByteOrderMark(std::string_view text)
{
    return text.starts_with(byteOrderMark) ? text.substr(byteOrderMark.size()) : text;
}

std::size_t lineAt(std::string_view text, std::size_t offset)
{
    const std::string_view before = text.substr(0, offset);
    auto line = 1 + std::count(before.begin(), before.end(), '\n');
    for (std::size_t at = before.find('\r'); at != std::string_view::npos;
         at = before.find('\r', at + 1))
        if (!text.substr(at).starts_with("\r\n"))
            ++line;
    return static_cast<std::size_t>(line);
}

ParseError problemAt(std::string_view text, const std::string& file, std::string_view id,
                     ErrorCode problem, std::string_view query)
{
    const auto offset = static_cast<std::size_t>(id.data() - text.data());
    return {file, lineAt(text, offset), problem, excerpt(id), {}, excerpt(query)};
}

std::optional<UnreadableByte> findUnreadable(std::string_view text)
{
    if (isPlain(text))
        return std::nullopt;
    const std::size_t nul = find(text, '\0');
    // Text before a NUL byte comes first, so its error does too.
    const std::size_t invalid = findInvalidUtf8(text.substr(0, nul));
    const std::size_t at = std::min(nul, invalid);
    if (at >= text.size())
        return std::nullopt;
    return UnreadableByte{at, at == nul ? ErrorCode::BinaryData : ErrorCode::NotUtf8,
                          hexadecimal(text[at])};
}

std::optional<ParseError> unreadable(std::string_view text, const std::string& file)
{
    const auto byte = findUnreadable(text);
    if (!byte)
        return std::nullopt;
    return ParseError{file, lineAt(text, byte->offset), byte->problem, byte->found};
}

std::string excerpt(std::string_view text)
{
    constexpr std::size_t most = 120;
    const std::string_view shown = cutUtf8(text, most);
    return std::string(shown) + (shown.size() < text.size() ? "…" : "");
}

}  // namespace core
