// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The number of bytes at the start of a table that are enough to recognise it.
constexpr std::size_t bytesToJudge = std::size_t{1} << 18;

/// What separates the cells of a table.
enum class Delimiter : std::uint8_t {
    Comma,
    Tab,
    Semicolon,
    Space,  ///< any number of spaces and tabs; empty cells are impossible
};

char characterOf(Delimiter delimiter);

/// One row of a table. Reuse it for the next row: it keeps its memory.
struct DelimitedRow {
    std::size_t line = 0;    ///< where the row starts, as an editor counts
    std::size_t length = 0;  ///< in bytes, without the line's end
    std::vector<std::string_view> cells;
    std::deque<std::string> unquoted;  ///< the text of cells that differ from the file's

    bool isBlank() const;
};

/// How far a quote that opens a cell may extend.
enum class QuoteReach : std::uint8_t {
    Text,  ///< to anywhere after it, within 1 MiB
    Line,  ///< to the end of its line: cells have no line breaks
};

/// Cuts a text into rows of cells, as spreadsheets write them. LF, CRLF and CR end a row; the last
/// row needs no end. A cell that contains a delimiter or a line break is enclosed in double quotes,
/// with quotes inside doubled. A quote that is not closed within its reach, before a delimiter or
/// the end of a line, is text. Cells separated by spaces are not quoted.
class DelimitedReader {
public:
    /// @param text must outlive the reader and its rows' cells
    /// @param firstLine the line number at which `text` starts
    explicit DelimitedReader(std::string_view text, Delimiter delimiter, std::size_t firstLine = 1,
                             QuoteReach quotes = QuoteReach::Text);

    /// Reads the next row that is not blank; false when there is none. O(row).
    bool next(DelimitedRow& row);
    /// The offset of the first unread byte.
    std::size_t position() const { return m_at; }
    /// The line number of position().
    std::size_t nextLine() const { return m_line; }
    /// Whether the reader has looked for a closing quote beyond the end of a line. Only then do the
    /// rows of a part of a text depend on the rest of it.
    bool looksAcrossLines() const { return m_looksAcrossLines; }

private:
    void read(DelimitedRow& row);
    void readWords(DelimitedRow& row);
    std::string_view readPlain();
    bool readQuoted(DelimitedRow& row);
    bool endsCell(std::size_t at) const;

    std::string_view m_text;
    char m_delimiter;
    QuoteReach m_quotes;
    std::size_t m_at = 0;
    std::size_t m_line;
    bool m_looksAcrossLines = false;
};

/// A cell as written to a file: quoted if necessary.
std::string delimitedCell(std::string_view text, Delimiter delimiter);

}  // namespace core
