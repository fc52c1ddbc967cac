// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/document_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/tabular/unjudged_word.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <unordered_set>

namespace core {

namespace {

enum Column : std::size_t { Rank, Id, Title, GradeOf, Score, columnCount };

constexpr std::array<std::string_view, columnCount> columnNames{"rank", "id", "title", "grade",
                                                                "score"};

std::optional<Column> columnOf(std::string_view heading)
{
    for (std::size_t column = 0; column < columnCount; ++column)
        if (equalsIgnoringCase(trimmed(heading), columnNames[column]))
            return static_cast<Column>(column);
    return std::nullopt;
}

/// Parses rows under a heading until the first problem.
class TableReader {
public:
    explicit TableReader(const std::string& file)
        : m_file(file)
    {}

    Parsed<DocumentTable> read(std::string_view text)
    {
        DelimitedReader rows(text, Delimiter::Tab);
        DelimitedRow row;
        if (!rows.next(row))
            return ParseError{m_file, 0, ErrorCode::NothingToRead, {}};
        if (!readHeading(row))
            return *std::move(m_error);
        while (rows.next(row))
            if (!readDocument(row))
                return *std::move(m_error);
        if (m_table.documents.empty())
            return ParseError{m_file, 0, ErrorCode::NothingToRead, {}};
        return std::move(m_table);
    }

private:
    bool refuse(const DelimitedRow& row, ErrorCode problem, std::string_view found)
    {
        m_error = ParseError{m_file, row.line, problem, excerpt(found)};
        return false;
    }

    bool has(Column column) const
    {
        return std::ranges::find(m_columns, column) != m_columns.end();
    }

    bool readHeading(const DelimitedRow& row)
    {
        for (const std::string_view cell : row.cells) {
            const auto column = columnOf(cell);
            if (!column)
                return refuse(row, ErrorCode::UnknownColumn, cell);
            if (has(*column))
                return refuse(row, ErrorCode::DuplicateField, cell);
            m_columns.push_back(*column);
        }
        if (!has(Id))
            return refuse(row, ErrorCode::MissingField, columnNames[Id]);
        m_table.hasTitles = has(Title);
        m_table.hasGrades = has(GradeOf);
        m_table.hasScores = has(Score);
        return true;
    }

    bool readDocument(const DelimitedRow& row)
    {
        if (row.cells.size() != m_columns.size())
            return refuse(row, ErrorCode::TableColumns, std::to_string(row.cells.size()));
        RankedItem document;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (!readCell(row, m_columns[i], row.cells[i], document))
                return false;
        if (document.id.empty())
            return refuse(row, ErrorCode::MissingField, columnNames[Id]);
        if (!m_ids.insert(document.id).second)
            return refuse(row, ErrorCode::DuplicateDocument, document.id);
        m_table.documents.push_back(std::move(document));
        return true;
    }

    bool readCell(const DelimitedRow& row, Column column, std::string_view cell,
                  RankedItem& document)
    {
        switch (column) {
        case Id:
            document.id = cell;
            return true;
        case Title:
            document.title = cell;
            return true;
        case GradeOf:
            return readGrade(row, trimmed(cell), document);
        case Score:
            return readScore(row, trimmed(cell), document);
        case Rank:
        case columnCount:
            break;
        }
        return true;
    }

    bool readGrade(const DelimitedRow& row, std::string_view cell, RankedItem& document)
    {
        double number = 0;
        if (cell.empty() || isUnjudgedWord(cell))
            return true;
        if (!readNumber(cell, number))
            return refuse(row, ErrorCode::BadGrade, cell);
        document.grade = Grade(number);
        return true;
    }

    bool readScore(const DelimitedRow& row, std::string_view cell, RankedItem& document)
    {
        if (cell.empty())
            return true;
        document.score = parsedNumber<double>(cell);
        return (document.score && !std::isnan(*document.score)) ||
               refuse(row, ErrorCode::BadScore, cell);
    }

    const std::string& m_file;
    std::vector<Column> m_columns;
    std::unordered_set<std::string> m_ids;
    DocumentTable m_table;
    std::optional<ParseError> m_error;
};

}  // namespace

bool isDocumentTable(std::string_view text)
{
    DelimitedRow heading;
    return DelimitedReader(withoutByteOrderMark(text), Delimiter::Tab).next(heading) &&
           std::ranges::any_of(heading.cells,
                               [](std::string_view cell) { return columnOf(cell) == Id; });
}

Parsed<DocumentTable> parseDocumentTable(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = unreadable(text, name))
        return std::move(*error);
    return TableReader(name).read(text);
}

std::string documentTableText(const std::vector<RankedItem>& documents,
                              std::span<const std::size_t> rows, RankColumn ranks)
{
    const bool ranked = ranks == RankColumn::With;
    const bool scored = std::ranges::any_of(
        rows, [&](std::size_t row) { return documents[row].score.has_value(); });
    std::string text = ranked ? "rank\tid\ttitle\tgrade" : "id\ttitle\tgrade";
    text += scored ? "\tscore\n" : "\n";
    for (const std::size_t row : rows) {
        const RankedItem& document = documents[row];
        if (ranked)
            text += std::to_string(row + 1) + '\t';
        text += delimitedCell(document.id, Delimiter::Tab) + '\t' +
                delimitedCell(document.title, Delimiter::Tab) + '\t';
        if (document.grade.hasValue())
            text += shortestText(document.grade.value());
        if (scored) {
            text += '\t';
            if (document.score)
                text += shortestText(*document.score);
        }
        text += '\n';
    }
    return text;
}

}  // namespace core
