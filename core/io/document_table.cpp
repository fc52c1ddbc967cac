#include "core/io/document_table.h"

#include "core/io/lines.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"

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

struct Row {
    std::size_t line = 1;
    std::vector<std::string> cells;

    bool isBlank() const
    {
        const auto isEmpty = [](const std::string& cell) { return cell.empty(); };
        return cells.size() == 1 ? trimmed(cells.front()).empty()
                                 : std::all_of(cells.begin(), cells.end(), isEmpty);
    }
};

/// Cuts a text into rows of cells.
class RowReader {
public:
    explicit RowReader(std::string_view text)
        : m_text(text)
    {}

    /// The next row that is not blank.
    std::optional<Row> next()
    {
        while (m_at < m_text.size()) {
            Row row = read();
            if (!row.isBlank())
                return row;
        }
        return std::nullopt;
    }

private:
    Row read()
    {
        Row row{m_line, {}};
        while (true) {
            const auto quoted = readQuoted();
            row.cells.push_back(quoted ? *quoted : readPlain());
            if (m_at == m_text.size())
                return row;
            if (m_text[m_at++] != '\t')
                break;
        }
        if (m_text[m_at - 1] == '\r' && m_text.substr(m_at).starts_with('\n'))
            ++m_at;
        ++m_line;
        return row;
    }

    std::string readPlain()
    {
        const std::size_t end = std::min(m_text.find_first_of("\t\r\n", m_at), m_text.size());
        const std::string_view cell = m_text.substr(m_at, end - m_at);
        m_at = end;
        return std::string(cell);
    }

    /// A cell in quotes; nothing where the quotes are only a part of its text.
    std::optional<std::string> readQuoted()
    {
        if (!m_text.substr(m_at).starts_with('"'))
            return std::nullopt;
        std::string cell;
        const std::size_t furthest = std::min(m_text.size(), m_at + LineReader::longest);
        for (std::size_t at = m_at + 1; at < furthest; ++at) {
            if (m_text[at] != '"') {
                cell += m_text[at];
            } else if (m_text.substr(at + 1).starts_with('"')) {
                cell += m_text[at++];
            } else if (at + 1 == m_text.size() ||
                       std::string_view("\t\r\n").find(m_text[at + 1]) != std::string_view::npos) {
                m_line += lineAt(m_text.substr(m_at, at - m_at), at - m_at) - 1;
                m_at = at + 1;
                return cell;
            } else {
                return std::nullopt;
            }
        }
        return std::nullopt;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
};

std::optional<Column> columnOf(std::string_view heading)
{
    for (std::size_t column = 0; column < columnCount; ++column)
        if (equalsIgnoringCase(trimmed(heading), columnNames[column]))
            return static_cast<Column>(column);
    return std::nullopt;
}

bool isUnjudged(std::string_view text)
{
    return text.empty() || text == "u" || text == "U" || text == "?" || text == "-";
}

/// Reads rows under a heading; the first problem stops it.
class TableReader {
public:
    explicit TableReader(const std::string& file)
        : m_file(file)
    {}

    Parsed<DocumentTable> read(std::string_view text)
    {
        RowReader rows(text);
        const auto heading = rows.next();
        if (!heading)
            return ParseError{m_file, 0, Problem::NothingToRead, {}};
        if (!readHeading(*heading))
            return *std::move(m_error);
        while (const auto row = rows.next())
            if (!readDocument(*row))
                return *std::move(m_error);
        if (m_table.documents.empty())
            return ParseError{m_file, 0, Problem::NothingToRead, {}};
        return std::move(m_table);
    }

private:
    bool refuse(const Row& row, Problem problem, std::string_view found)
    {
        m_error = ParseError{m_file, row.line, problem, excerpt(found)};
        return false;
    }

    bool has(Column column) const
    {
        return std::find(m_columns.begin(), m_columns.end(), column) != m_columns.end();
    }

    bool readHeading(const Row& row)
    {
        for (const std::string& cell : row.cells) {
            const auto column = columnOf(cell);
            if (!column)
                return refuse(row, Problem::UnknownColumn, cell);
            if (has(*column))
                return refuse(row, Problem::DuplicateField, cell);
            m_columns.push_back(*column);
        }
        if (!has(Id))
            return refuse(row, Problem::MissingField, columnNames[Id]);
        m_table.hasTitles = has(Title);
        m_table.hasGrades = has(GradeOf);
        m_table.hasScores = has(Score);
        return true;
    }

    bool readDocument(const Row& row)
    {
        if (row.cells.size() != m_columns.size())
            return refuse(row, Problem::TableColumns, std::to_string(row.cells.size()));
        Document document;
        for (std::size_t i = 0; i < m_columns.size(); ++i)
            if (!readCell(row, m_columns[i], row.cells[i], document))
                return false;
        if (document.id.empty())
            return refuse(row, Problem::MissingField, columnNames[Id]);
        if (!m_ids.insert(document.id).second)
            return refuse(row, Problem::DuplicateDocument, document.id);
        m_table.documents.push_back(std::move(document));
        return true;
    }

    bool readCell(const Row& row, Column column, const std::string& cell, Document& document)
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
        default:
            return true;
        }
    }

    bool readGrade(const Row& row, std::string_view cell, Document& document)
    {
        double number = 0;
        if (isUnjudged(cell))
            return true;
        if (!readNumber(cell, number))
            return refuse(row, Problem::BadGrade, cell);
        document.grade = Grade(number);
        return true;
    }

    bool readScore(const Row& row, std::string_view cell, Document& document)
    {
        if (cell.empty())
            return true;
        document.score = parsedNumber<double>(cell);
        return (document.score && !std::isnan(*document.score)) ||
               refuse(row, Problem::BadScore, cell);
    }

    const std::string& m_file;
    std::vector<Column> m_columns;
    std::unordered_set<std::string> m_ids;
    DocumentTable m_table;
    std::optional<ParseError> m_error;
};

std::string cellText(const std::string& text)
{
    if (text.find_first_of("\t\r\n") == std::string::npos && !text.starts_with('"'))
        return text;
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

}  // namespace

bool isDocumentTable(std::string_view text)
{
    const auto heading = RowReader(withoutByteOrderMark(text)).next();
    return heading && std::any_of(heading->cells.begin(), heading->cells.end(),
                                  [](const std::string& cell) { return columnOf(cell) == Id; });
}

Parsed<DocumentTable> parseDocumentTable(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = unreadable(text, name))
        return std::move(*error);
    return TableReader(name).read(text);
}

std::string documentTableText(const std::vector<Document>& documents,
                              std::span<const std::size_t> rows, RankColumn ranks)
{
    const bool ranked = ranks == RankColumn::With;
    const bool scored = std::any_of(rows.begin(), rows.end(), [&](std::size_t row) {
        return documents[row].score.has_value();
    });
    std::string text = ranked ? "rank\tid\ttitle\tgrade" : "id\ttitle\tgrade";
    text += scored ? "\tscore\n" : "\n";
    for (const std::size_t row : rows) {
        const Document& document = documents[row];
        if (ranked)
            text += std::to_string(row + 1) + '\t';
        text += cellText(document.id) + '\t' + cellText(document.title) + '\t';
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
