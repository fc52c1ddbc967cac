// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/table_piece.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace core {

/// Reads the rows of a table block by block, so that no more of it than a block is in memory: as
/// parseSampleTable() reads them, but for cells in quotes, which end in their line.
class SampleBlocks {
public:
    /// @param shape of the table; without ids, weights and groups
    explicit SampleBlocks(TableShape shape);

    /// Reads the next lines, whole ones. O(n).
    /// @return why their bytes are no text
    std::optional<ParseError> read(std::string_view lines);

    /// Of the block, the row's label: an index into labels().
    std::span<const std::uint8_t> labelNumbers() const
    {
        return std::span(m_rows.labels).first(m_piece.rows);
    }
    /// Of the block.
    /// @param model an index into the reading's columns of scores
    std::span<const double> scores(std::size_t model) const
    {
        return std::span(m_rows.scores[model]).first(m_piece.rows);
    }
    /// Lines of all blocks.
    std::size_t lines() const { return m_lines; }
    /// The different labels of all blocks. Lines count from the first block's start.
    std::span<const FirstLabel> labels() const { return m_piece.labels.met(); }
    /// The bad rows of all blocks, which are left out. Lines count from the first block's start.
    const TableProblems& bad() const { return m_piece.bad; }
    /// Whether a quote was met that is not closed in its line: then the rows may be others.
    bool looksAcrossLines() const { return m_looksAcrossLines; }

private:
    TableShape m_shape;
    TablePiece m_piece;
    TableRows m_rows;
    std::size_t m_lines = 0;
    bool m_looksAcrossLines = false;
};

}  // namespace core
