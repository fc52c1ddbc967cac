// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/sample_blocks.h"

#include "core/foundation/file/lines.h"

#include <algorithm>
#include <utility>

namespace core {

SampleBlocks::SampleBlocks(TableShape shape)
    : m_shape(std::move(shape))
{}

std::optional<ParseError> SampleBlocks::read(std::string_view lines)
{
    const std::size_t count = lineAt(lines, lines.size()) - 1;
    if (auto error = unreadable(lines, m_shape.file)) {
        error->line += m_lines;
        return error;
    }
    m_rows.resize(std::max(count + 1, m_rows.labels.size()), m_shape.reading);
    m_piece.text = lines;
    m_piece.firstLine = m_lines + 1;
    m_piece.rows = 0;
    readRows(m_shape, m_piece, m_rows);
    m_looksAcrossLines = m_looksAcrossLines || m_piece.looksAcrossLines;
    m_lines += count;
    return std::nullopt;
}

}  // namespace core
