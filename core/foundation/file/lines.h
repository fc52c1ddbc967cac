// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/file/parse_error.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// So many lines say what a file is.
constexpr std::size_t linesToJudge = 20;

/// A line of a text, without its end.
struct Line {
    std::size_t number = 0;  ///< as an editor counts: the first is 1
    std::string_view text;
};

/// Walks over the lines of a text, as the line-based formats agree on them: a byte order mark is
/// skipped, at the start of any line, since files with one are joined, LF, CRLF and CR end a line,
/// the last needs no end. Text with a NUL byte or invalid UTF-8 is refused, and so is a line longer
/// than 1 MiB: no such file is meant to be read by lines.
class LineReader {
public:
    static constexpr std::size_t longest = std::size_t{1} << 20;

    /// `text` and `file` must outlive the reader. O(n): looks for bytes that cannot be read.
    /// @param loading told of the lines read; when it stops, so does the reader; may be null
    LineReader(std::string_view text, const std::string& file, Loading* loading = nullptr);

    /// The next line; nothing at the end, and at a line that is refused.
    std::optional<Line> next();
    /// The next line that is neither blank nor starts with `#`.
    std::optional<Line> nextData();
    /// Why next() gave nothing; nothing at the end of the text.
    const std::optional<ParseError>& error() const { return m_error; }
    /// Adds the byte order marks and what nextData() has skipped.
    void addSkipped(DiagnosticCounts& counts) const;

private:
    std::size_t lineEnd();
    std::string_view withoutMarks(std::string_view line);

    std::string_view m_text;
    const std::string& m_file;
    std::optional<ParseError> m_unreadable;  // returned when its line is reached
    std::optional<ParseError> m_error;
    std::size_t m_at = 0;
    std::size_t m_lineFeed = 0;  // the first one at or after m_at, once looked for
    std::size_t m_number = 0;
    LoadingPart m_part;
    Diagnostic m_mark;
    Diagnostic m_blank;
    Diagnostic m_comment;
};

/// The first lines of data, which say what a text is; fewer where one of them cannot be read.
std::vector<std::string_view> firstDataLines(std::string_view text);

/// The columns of a line, separated by blanks and tabs: all are counted, the first n are kept.
template <std::size_t n>
struct Columns {
    std::array<std::string_view, n> text;
    std::size_t count = 0;

    explicit Columns(std::string_view line)
    {
        const auto isGap = [](char c) { return c == ' ' || c == '\t'; };
        std::size_t at = 0;
        while (true) {
            while (at < line.size() && isGap(line[at]))
                ++at;
            if (at == line.size())
                return;
            const std::size_t start = at;
            while (at < line.size() && !isGap(line[at]))
                ++at;
            if (count < n)
                text[count] = line.substr(start, at - start);
            ++count;
        }
    }
};

constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// The text without a byte order mark.
std::string_view withoutByteOrderMark(std::string_view text);

/// The line without the byte order marks at its start: texts that start with several were joined.
constexpr std::string_view withoutByteOrderMarks(std::string_view line)
{
    while (line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    return line;
}

/// The number of the line in which the byte at `offset` stands. O(offset).
std::size_t lineAt(std::string_view text, std::size_t offset);

/// `problem` with an id where it stands: `id` must be a part of `text`. O(offset).
/// @param query in which it is; may be empty
ParseError problemAt(std::string_view text, const std::string& file, std::string_view id,
                     ErrorCode problem, std::string_view query = {});

/// A byte that text cannot hold.
struct UnreadableByte {
    std::size_t offset = 0;
    ErrorCode problem = ErrorCode::BinaryData;
    std::string found;  ///< as 0x00
};

/// The first NUL byte or invalid UTF-8; nothing when there is none. O(n).
std::optional<UnreadableByte> findUnreadable(std::string_view text);

/// Why the text cannot be read at all: its first NUL byte or invalid UTF-8; nothing when it can.
std::optional<ParseError> unreadable(std::string_view text, const std::string& file);

/// A text as an error shows it: cut where it is long.
std::string excerpt(std::string_view text);

}  // namespace core
