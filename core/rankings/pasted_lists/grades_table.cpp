// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_table.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/numbered_name.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/replaced.h"
#include "core/foundation/text/split_words.h"
#include "core/rankings/pasted_lists/grades_rows.h"

#include <algorithm>
#include <optional>
#include <span>
#include <unordered_set>

namespace core {

namespace {

struct Row {
    std::size_t line = 0;
    std::vector<std::string> cells;
};

using Rows = std::vector<Row>;

bool isComment(std::string_view cell)
{
    return trimmed(cell).starts_with('#');
}

Rows delimitedRows(std::string_view text, Delimiter delimiter)
{
    Rows rows;
    DelimitedReader reader(text, delimiter);
    DelimitedRow row;
    while (reader.next(row)) {
        if (isComment(row.cells.front()))
            continue;
        rows.push_back({row.line, {}});
        for (const std::string_view cell : row.cells)
            rows.back().cells.emplace_back(trimmed(cell));
    }
    return rows;
}

/// Cells separated by at least two spaces.
std::vector<std::string> widelyParted(std::string_view line)
{
    std::vector<std::string> cells;
    while (!line.empty()) {
        const std::size_t gap = std::min(line.find("  "), line.size());
        cells.emplace_back(trimmed(line.substr(0, gap)));
        line = trimmed(line.substr(gap));
    }
    return cells;
}

/// Whether it is more likely several named grades, one of them mistyped: `a:3 b:x c`.
bool holdsNamedGrade(std::string_view name)
{
    const auto words = splitWords(name, " \t");
    return name.find('|') != std::string_view::npos ||
           std::ranges::any_of(words, [](std::string_view word) {
               const std::size_t colon = word.rfind(':');
               return colon != std::string_view::npos && colon > 0 && colon + 1 < word.size() &&
                      gradeOf(word.substr(colon + 1));
           });
}

/// The text before and after the last colon.
std::vector<std::string> partedByColon(std::string_view line)
{
    const std::size_t colon = line.rfind(':');
    if (colon == std::string_view::npos || colon == 0 || holdsNamedGrade(line.substr(0, colon)))
        return {};
    return {std::string(trimmed(line.substr(0, colon))),
            std::string(trimmed(line.substr(colon + 1)))};
}

/// Splits off the last word after words that are not numbers: "Village Bakery 3".
std::vector<std::string> lastWord(std::string_view line)
{
    const std::size_t blank = line.find_last_of(" \t");
    if (blank == std::string_view::npos)
        return {};
    const std::string_view name = trimmed(line.substr(0, blank));
    if (holdsDigit(name))
        return {};
    return {std::string(name), std::string(line.substr(blank + 1))};
}

template <class Parting>
Rows partedRows(std::string_view text, const std::string& name, Parting parting)
{
    Rows rows;
    LineReader lines(text, name);
    while (const auto line = lines.nextData())
        rows.push_back({line->number, parting(trimmed(line->text))});
    return rows;
}

/// Whether all rows have the same width and are wide enough for a table.
bool isTable(const Rows& rows, std::size_t fewestColumns)
{
    return !rows.empty() && rows.front().cells.size() >= fewestColumns &&
           std::ranges::all_of(rows, [&rows](const Row& row) {
               return row.cells.size() == rows.front().cells.size();
           });
}

bool isGradeCell(const std::string& cell)
{
    return cell.empty() || gradeOf(cell).has_value();
}

/// `rating`, `q1`; a word that starts with a digit is more likely a mistyped grade.
bool isWord(const std::string& cell)
{
    return !cell.empty() && !isDigit(cell.front()) && !gradeOf(cell);
}

enum class Role : std::uint8_t { Unknown, Rank, Name, Grade };

/// The role of a column, from its heading.
Role roleOf(std::string_view heading)
{
    using enum ColumnMeaning;
    const auto isAny = [heading](auto... meanings) {
        return (isHeadingOf(meanings, heading) || ...);
    };
    if (isAny(ColumnMeaning::Grade))
        return Role::Grade;
    if (isAny(ColumnMeaning::Rank, Idle))
        return Role::Rank;
    return isAny(SampleId, Docno, Document, Title) ? Role::Name : Role::Unknown;
}

/// A table with the roles of its columns.
class GradesTable {
public:
    /// @param heading null if there is none
    GradesTable(std::span<const Row> rows, const Row* heading)
        : m_rows(rows)
    {
        for (std::size_t column = 0; column < rows.front().cells.size(); ++column) {
            const Role role = heading ? roleOf(heading->cells[column]) : Role::Unknown;
            const bool isNumeric = holdsGrades(column);
            if (!m_name && (role == Role::Name || (!isNumeric && role == Role::Unknown)))
                m_name = column;
            else if (isNumeric && role == Role::Grade && !m_isGradeNamed)
                m_candidates = {column}, m_isGradeNamed = true;
            else if (isNumeric && role != Role::Rank && !m_isGradeNamed)
                m_candidates.push_back(column);
        }
    }

    /// Whether any column may be the grades.
    bool isRead() const { return !m_candidates.empty(); }
    bool hasNames() const { return m_name.has_value(); }

    Parsed<std::vector<GradesReading>> readings(const std::string& file) const
    {
        std::vector<GradesReading> found;
        for (const std::size_t column : m_candidates) {
            auto list = listOf(column, file);
            if (!list)
                return list.error();
            found.push_back({GradesMeaning::Column, column + 1, hasNames(), {*std::move(list)}});
        }
        if (m_name == std::size_t{0} && m_candidates.size() > 1 && m_rows.size() > 1)
            found.push_back({GradesMeaning::Lines, 0, false, lines()});
        return found;
    }

private:
    /// `A 0 1 0`: each row is the list of the query it names; empty cells at its end are ignored.
    std::vector<RankedList> lines() const
    {
        std::vector<RankedList> lists(m_rows.size());
        for (std::size_t row = 0; row < m_rows.size(); ++row) {
            const auto& cells = m_rows[row].cells;
            lists[row].query = cells[*m_name];
            auto end = m_candidates.end();
            while (end != m_candidates.begin() && cells[*(end - 1)].empty())
                --end;
            for (auto column = m_candidates.begin(); column != end; ++column) {
                RankedItem document;
                document.id = numberedName(lists[row].ranked.size() + 1);
                if (!cells[*column].empty())
                    document.grade = *gradeOf(cells[*column]);
                lists[row].ranked.push_back(std::move(document));
            }
        }
        return lists;
    }

    bool holdsGrades(std::size_t column) const
    {
        return std::ranges::all_of(
                   m_rows, [column](const Row& row) { return isGradeCell(row.cells[column]); }) &&
               std::ranges::any_of(m_rows,
                                   [column](const Row& row) { return !row.cells[column].empty(); });
    }

    Parsed<RankedList> listOf(std::size_t column, const std::string& file) const
    {
        RankedList list;
        std::unordered_set<std::string> ids;
        for (const Row& row : m_rows) {
            RankedItem document;
            document.id = m_name ? row.cells[*m_name] : numberedName(list.ranked.size() + 1);
            if (document.id.empty())
                return ParseError{file, row.line, ErrorCode::MissingField, "id"};
            if (!ids.insert(document.id).second)
                return ParseError{file, row.line, ErrorCode::DuplicateDocument,
                                  excerpt(document.id)};
            if (const std::string& cell = row.cells[column]; !cell.empty())
                document.grade = *gradeOf(cell);
            list.ranked.push_back(std::move(document));
        }
        return list;
    }

    std::span<const Row> m_rows;
    std::optional<std::size_t> m_name;
    std::vector<std::size_t> m_candidates;  ///< columns that may be the grades
    bool m_isGradeNamed = false;
};

/// Tries without a heading first: words above numbers may be a name with a grade.
Parsed<std::vector<GradesReading>> readingsOf(const Rows& rows, const std::string& file)
{
    const GradesTable whole(rows, nullptr);
    if (whole.isRead() && whole.hasNames())
        return whole.readings(file);
    const Row& heading = rows.front();
    const auto& cells = heading.cells;
    if (rows.size() == 1 || !std::ranges::all_of(cells, isWord))
        return std::vector<GradesReading>{};
    const GradesTable below(std::span<const Row>(rows).subspan(1), &heading);
    return below.isRead() ? below.readings(file) : std::vector<GradesReading>{};
}

}  // namespace

Parsed<std::vector<GradesReading>> readingsOfGradesTable(std::string_view text,
                                                         const std::string& name)
{
    constexpr std::size_t several = 2;
    const auto tried = [&name](const Rows& rows, std::size_t fewestRows,
                               std::size_t fewestColumns) -> Parsed<std::vector<GradesReading>> {
        if (rows.size() < fewestRows || !isTable(rows, fewestColumns))
            return std::vector<GradesReading>{};
        return readingsOf(rows, name);
    };
    const auto isFound = [](const Parsed<std::vector<GradesReading>>& found) {
        return !found || !found->empty();
    };
    // A single line is a table only if nothing else has its separators, since words may be
    // mistyped.
    if (auto found = tried(delimitedRows(text, Delimiter::Tab), 1, several); isFound(found))
        return found;
    for (const Delimiter delimiter : {Delimiter::Semicolon, Delimiter::Comma})
        if (auto found = tried(delimitedRows(text, delimiter), several, several); isFound(found))
            return found;
    if (auto found = tried(partedRows(text, name, widelyParted), several, several); isFound(found))
        return found;
    // `Village Bakery: 3; Tea House: 1`, if no title contains a semicolon.
    const std::string parts = replaced(std::string(text), ";", "\n");
    if (auto found = tried(partedRows(parts, name, partedByColon), 1, several); isFound(found))
        return found;
    if (auto found = tried(partedRows(text, name, partedByColon), several, several); isFound(found))
        return found;
    if (auto found = tried(partedRows(text, name, lastWord), several, several); isFound(found))
        return found;
    return tried(delimitedRows(text, Delimiter::Tab), several, 1);
}

}  // namespace core
