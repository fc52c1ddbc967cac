// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// So many bytes at the start of a table say what it is.
constexpr std::size_t bytesToJudge = std::size_t{1} << 18;

/// What stands between the cells of a table.
enum class Delimiter : std::uint8_t {
    Comma,
    Tab,
    Semicolon,
    Space,  ///< any number of blanks and tabs; an empty cell cannot be
};

char characterOf(Delimiter delimiter);

/// One row of a table. To be read into again: it keeps its memory.
struct DelimitedRow {
    std::size_t line = 0;    ///< as an editor counts, where the row starts
    std::size_t length = 0;  ///< in bytes, without the line's end
    std::vector<std::string_view> cells;
    std::deque<std::string>
        unquoted;  ///< where cells point to that are not in the text as they are

    bool isBlank() const;
};

/// Where a quote may be closed that opens a cell.
enum class QuoteReach : std::uint8_t {
    Text,  ///< anywhere behind it, within 1 MiB
    Line,  ///< in its own line: cells have no line breaks
};

/// Cuts a text into rows of cells, as spreadsheets write them. LF, CRLF and CR end a row, the last
/// needs no end. A cell with a delimiter or a line break in it stands in double quotes, those
/// inside doubled; a quote that is not closed before a delimiter or the end of a line, as far as it
/// reaches, is text. Cells between blanks have no quotes.
class DelimitedReader {
public:
    /// @param text must outlive the reader and its rows' cells
    /// @param firstLine the number of the line with which `text` starts
    explicit DelimitedReader(std::string_view text, Delimiter delimiter, std::size_t firstLine = 1,
                             QuoteReach quotes = QuoteReach::Text);

    /// Reads the next row that is not blank; false when there is none. O(row).
    bool next(DelimitedRow& row);
    /// The first byte that was not read.
    std::size_t position() const { return m_at; }
    /// The number of the line in which position() stands.
    std::size_t nextLine() const { return m_line; }
    /// Whether, up to here, quotes were looked into beyond the end of their line: only then do the
    /// rows of a part of a text depend on what stands outside it.
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

/// A cell as it is written: in quotes where it must be.
std::string delimitedCell(std::string_view text, Delimiter delimiter);

}  // namespace core
