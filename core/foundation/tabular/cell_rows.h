// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/tabular/pair_layout.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Cuts the lines of a table of pairs into cells, for any separator. Between tabs, a cell ends with
/// its line even if a quote is open; between commas or semicolons, a quoted cell may continue.
class CellRows {
public:
    /// @param text without a byte order mark; must outlive the rows' cells
    /// @param loading as for LineReader
    CellRows(std::string_view text, const std::string& file, CellGap gap,
             Loading* loading = nullptr);

    /// Reads the next row that is not blank; false at the end or if a line is refused.
    bool next(DelimitedRow& row);
    const std::optional<ParseError>& error() const { return m_error; }
    /// Adds warnings for skipped blank lines and byte order marks, and for open quotes.
    void addMet(DiagnosticCounts& counts) const;

private:
    bool nextQuoted(DelimitedRow& row);
    void startQuoted(std::size_t offset, std::size_t line);
    bool readBehindMarks(DelimitedRow& row);
    bool nextPlain(DelimitedRow& row);
    void lookForOpenQuotes(const DelimitedRow& row);

    std::string_view m_text;
    const std::string& m_file;
    CellGap m_gap;
    LoadingPart m_part;
    std::optional<DelimitedReader> m_quoted;
    std::size_t m_quotedStart = 0;  // where its text starts
    std::optional<LineReader> m_lines;
    std::size_t m_expectedLine = 1;
    std::size_t m_blank = 0;
    std::size_t m_firstBlank = 0;
    Diagnostic m_openQuote;
    Diagnostic m_mark;
    std::optional<ParseError> m_error;
};

/// The first rows of a text, cut into cells, without comments and Excel's separator line.
std::vector<std::vector<std::string>> firstRows(std::string_view text, CellGap gap);

}  // namespace core
