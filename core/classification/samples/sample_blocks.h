// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/table_piece.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// Reads the rows of a table block by block, so that only one block is in memory. Rows are read as
/// in parseSampleTable(), except that quoted cells end on their line.
class SampleBlocks {
public:
    /// @param shape of the table, without ids, weights and groups
    explicit SampleBlocks(TableShape shape);

    /// Reads the next lines, which must be complete. O(n).
    /// @return an error if their bytes are not text
    std::optional<ParseError> read(std::string_view lines);

    /// Of the block: the labels of its rows, as indices into labels().
    std::span<const std::uint8_t> labelNumbers() const
    {
        return std::span(m_rows.labels).first(m_piece.rows);
    }
    /// Of the block: the scores of its rows.
    /// @param model an index into the reading's columns of scores
    std::span<const double> scores(std::size_t model) const
    {
        return std::span(m_rows.scores[model]).first(m_piece.rows);
    }
    /// The number of lines in all blocks.
    std::size_t lines() const { return m_lines; }
    /// The distinct labels of all blocks. Lines count from the start of the first block.
    std::span<const FirstLabel> labels() const { return m_piece.labels.met(); }
    /// The bad rows of all blocks, which are skipped. Lines count from the start of the first
    /// block.
    const TableProblems& bad() const { return m_piece.bad; }
    /// Bad rows that lack a score, by model; empty if there are none.
    std::span<const std::size_t> rowsWithoutScore() const { return m_piece.withoutScore; }
    /// Whether there was a quote that is not closed on its line: the rows may then be wrong.
    bool looksAcrossLines() const { return m_looksAcrossLines; }

private:
    TableShape m_shape;
    TablePiece m_piece;
    TableRows m_rows;
    std::size_t m_lines = 0;
    bool m_looksAcrossLines = false;
};

}  // namespace core
