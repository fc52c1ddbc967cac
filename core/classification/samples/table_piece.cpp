// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/table_piece.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/class_names.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace core {

namespace {

/// Reads the rows of one piece.
class PieceReader {
public:
    PieceReader(const TableShape& shape, TablePiece& piece, TableRows& target)
        : m_shape(shape)
        , m_reading(shape.reading)
        , m_piece(piece)
        , m_target(target)
    {}

    void read()
    {
        DelimitedReader reader(m_piece.text, m_reading.delimiter, m_piece.firstLine);
        DelimitedRow row;
        while (reader.next(row))
            if (readRow(row))
                ++m_piece.rows;
        m_piece.looksAcrossLines = reader.looksAcrossLines();
    }

private:
    bool refuse(const DelimitedRow& row, ErrorCode problem, std::string_view found,
                std::optional<std::size_t> column = {})
    {
        if (m_piece.bad.first.size() < m_reading.reportedRows)
            m_piece.bad.first.push_back({m_shape.file, row.line, problem, excerpt(found),
                                         column ? m_shape.headings[*column] : ""});
        ++m_piece.bad.count;
        return false;
    }

    /// Counts the models without a score in the row.
    /// @param first the column of the first one
    bool refuseScores(const DelimitedRow& row, std::size_t first)
    {
        m_piece.withoutScore.resize(m_reading.scoreColumns.size());
        std::size_t scored = 0;
        std::size_t lacking = 0;
        for (std::size_t model = 0; model < m_reading.scoreColumns.size(); ++model) {
            const std::string_view cell = trimmed(row.cells[m_reading.scoreColumns[model]]);
            const auto score = numberInCell(cell, m_reading.decimalComma);
            const bool isScore = score && !std::isnan(*score);
            m_piece.withoutScore[model] += isScore ? 0 : 1;
            scored += isScore ? 1 : 0;
            lacking += !isScore && (score || cell.empty() || isNoClass(cell)) ? 1 : 0;
        }
        if (scored > 0 && scored + lacking == m_reading.scoreColumns.size())
            ++m_piece.bad.lackingScores;
        return refuse(row, ErrorCode::BadScore, row.cells[first], first);
    }

    static bool leaveOut(std::size_t& count)
    {
        ++count;
        return false;
    }

    bool readRow(const DelimitedRow& row)
    {
        if (row.length > LineReader::longest)
            return refuse(row, ErrorCode::LineTooLong, std::to_string(row.length));
        if (row.cells.size() != m_shape.headings.size())
            return refuse(row, ErrorCode::RaggedRow, std::to_string(row.cells.size()));
        std::optional<double> weight;
        if (const auto column = m_reading.weightColumn) {
            weight = numberInCell(row.cells[*column], m_reading.decimalComma);
            if (!weight || !(*weight >= 0) || std::isinf(*weight))
                return refuse(row, ErrorCode::BadWeight, row.cells[*column], column);
            if (*weight == 0)
                return leaveOut(m_piece.withoutWeight);
        }
        const std::string_view label = trimmed(row.cells[*m_reading.labelColumn]);
        if (std::ranges::find(m_reading.unknownLabels, label) != m_reading.unknownLabels.end())
            return leaveOut(m_piece.ofUnknownLabel);
        if (label.empty() || isNoClass(label)) {
            ++m_piece.bad.lackingLabels;
            return refuse(row, ErrorCode::NoLabel, label, m_reading.labelColumn);
        }
        const std::size_t at = m_piece.start + m_piece.rows;
        for (std::size_t model = 0; model < m_reading.scoreColumns.size(); ++model) {
            const std::size_t column = m_reading.scoreColumns[model];
            const auto score = numberInCell(row.cells[column], m_reading.decimalComma);
            if (!score || std::isnan(*score))
                return refuseScores(row, column);
            m_target.scores[model][at] = *score;
        }
        if (weight)
            m_target.weights[at] = *weight;
        if (m_reading.idColumn)
            m_target.ids[at] = row.cells[*m_reading.idColumn];
        if (m_reading.groupColumn)
            m_target.groups[at] = m_piece.groups.numberOf(row.cells[*m_reading.groupColumn]);
        m_target.labels[at] = m_piece.labels.numberOf(label, row.line);
        if (m_reading.confidenceOf)
            m_target.predicted[at] =
                m_piece.predictions.numberOf(trimmed(row.cells[*m_reading.confidenceOf]), row.line);
        return true;
    }

    const TableShape& m_shape;
    const TableReading& m_reading;
    TablePiece& m_piece;
    TableRows& m_target;
};

ParseError wholeTable(const std::string& file, ErrorCode problem, std::string found = {})
{
    return {file, 0, problem, std::move(found)};
}

std::optional<ParseError> columnsProblem(const TableReading& reading, std::size_t columns,
                                         const std::string& file)
{
    if (!reading.labelColumn)
        return wholeTable(file, ErrorCode::NoLabelColumn);
    if (reading.scoreColumns.empty())
        return wholeTable(file, ErrorCode::NoScoreColumn);
    std::vector<std::size_t> read = reading.scoreColumns;
    for (const auto& column : {reading.labelColumn, reading.idColumn, reading.weightColumn,
                               reading.groupColumn, reading.confidenceOf})
        if (column)
            read.push_back(*column);
    for (const std::size_t column : read)
        if (column >= columns)
            return wholeTable(file, ErrorCode::NoSuchColumn, std::to_string(column + 1));
    return std::nullopt;
}

ParseError unreadableOr(std::string_view text, const std::string& file, ParseError otherwise)
{
    if (auto error = unreadable(text, file))
        return *std::move(error);
    return otherwise;
}

}  // namespace

Parsed<TableHead> tableHead(std::string_view text, const std::string& file,
                            const TableReading& reading)
{
    TableHead head;
    DelimitedReader reader(text, reading.delimiter);
    DelimitedRow first;
    if (!reader.next(first))
        return unreadableOr(text, file, wholeTable(file, ErrorCode::NothingToRead));
    for (std::size_t i = 0; i < first.cells.size(); ++i) {
        const std::string_view heading =
            reading.hasHeader ? trimmed(first.cells[i]) : std::string_view();
        head.headings.push_back(heading.empty() ? std::to_string(i + 1) : std::string(heading));
    }
    if (auto error = columnsProblem(reading, head.headings.size(), file))
        return unreadableOr(text, file, *std::move(error));
    if (reading.hasHeader)
        head.length = reader.position();
    return head;
}

void readRows(const TableShape& shape, TablePiece& piece, TableRows& rows)
{
    PieceReader(shape, piece, rows).read();
}

}  // namespace core
