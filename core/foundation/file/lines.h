// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/text/ascii.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The number of lines that are enough to recognise a file.
constexpr std::size_t linesToJudge = 20;

/// A line of a text, without its end.
struct Line {
    std::size_t number = 0;  ///< as an editor counts: the first is 1
    std::string_view text;
};

/// Reads a text line by line, as the line-based formats do. Byte order marks are skipped at the
/// start of any line, because files with one are often concatenated. LF, CRLF and CR end a line;
/// the last line needs no end. Refuses text with a NUL byte or invalid UTF-8, and lines longer than
/// 1 MiB.
class LineReader {
public:
    static constexpr std::size_t longest = std::size_t{1} << 20;

    /// `text` and `file` must outlive the reader. O(n), because it looks for unreadable bytes.
    /// @param loading notified of the lines read; when it is stopped, so is the reader; may be null
    LineReader(std::string_view text, const std::string& file, Loading* loading = nullptr);

    /// The next line; nothing at the end or if the line is refused.
    std::optional<Line> next();
    /// The next line that is neither blank nor starts with `#`.
    std::optional<Line> nextData();
    /// Why next() returned nothing; nothing at the end of the text.
    const std::optional<ParseError>& error() const { return m_error; }
    /// Adds the byte order marks and the lines that nextData() skipped.
    void addSkipped(DiagnosticCounts& counts) const;

private:
    std::size_t lineEnd();
    std::string_view withoutMarks(std::string_view line);

    std::string_view m_text;
    const std::string& m_file;
    std::optional<ParseError> m_unreadable;  // returned when its line is reached
    std::optional<ParseError> m_error;
    std::size_t m_at = 0;
    std::size_t m_lineFeed = 0;  // the first one at or after m_at, once searched for
    std::size_t m_number = 0;
    LoadingPart m_part;
    Diagnostic m_mark;
    Diagnostic m_blank;
    Diagnostic m_comment;
};

/// The first data lines, which are enough to recognise a text; fewer if one of them cannot be read.
std::vector<std::string_view> firstDataLines(std::string_view text);

/// The columns of a line, separated by white space: all are counted, the first n are kept.
template <std::size_t n>
struct Columns {
    std::array<std::string_view, n> text;
    std::size_t count = 0;

    explicit Columns(std::string_view line)
    {
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

/// The line without the byte order marks at its start: joined texts can have several.
constexpr std::string_view withoutByteOrderMarks(std::string_view line)
{
    while (line.starts_with(byteOrderMark))
        line.remove_prefix(byteOrderMark.size());
    return line;
}

/// The number of the line that contains the byte at `offset`. O(offset).
std::size_t lineAt(std::string_view text, std::size_t offset);

/// The error `problem` at an id: `id` must be a part of `text`. O(offset).
/// @param query the query that contains it; may be empty
ParseError problemAt(std::string_view text, const std::string& file, std::string_view id,
                     ErrorCode problem, std::string_view query = {});

/// A byte that is not allowed in a text.
struct UnreadableByte {
    std::size_t offset = 0;
    ErrorCode problem = ErrorCode::BinaryData;
    std::string found;  ///< as 0x00
};

/// The first NUL byte or invalid UTF-8, if any. O(n).
std::optional<UnreadableByte> findUnreadable(std::string_view text);

/// The error for the first NUL byte or invalid UTF-8; nothing if the text can be read.
std::optional<ParseError> unreadable(std::string_view text, const std::string& file);

/// A text as errors show it: cut if it is long.
std::string excerpt(std::string_view text);

}  // namespace core
