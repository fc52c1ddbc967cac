// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/worksheets/roster.h"

#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"

#include <set>

namespace core {

namespace {

struct RosterColumns {
    std::optional<std::size_t> id;
    std::optional<std::size_t> name;
    std::optional<std::size_t> first;
    std::optional<std::size_t> last;

    bool hasNames() const { return name || first || last; }
    bool areNamed() const { return id || hasNames(); }
};

RosterColumns columnsOf(const std::vector<std::string_view>& headings)
{
    RosterColumns columns;
    columns.id = idColumnIn(headings);
    for (std::size_t i = 0; i < headings.size(); ++i) {
        if (!columns.name && isHeadingOf(ColumnMeaning::StudentName, headings[i]))
            columns.name = i;
        if (!columns.first && isHeadingOf(ColumnMeaning::FirstName, headings[i]))
            columns.first = i;
        if (!columns.last && isHeadingOf(ColumnMeaning::LastName, headings[i]))
            columns.last = i;
    }
    // With a separate id column, “Student” is the name, as in Canvas.
    for (std::size_t i = 0; i < headings.size() && !columns.hasNames(); ++i)
        if (columns.id && *columns.id != i && foldedHeading(headings[i]) == "student")
            columns.name = i;
    return columns;
}

std::string cellAt(const DelimitedRow& row, std::optional<std::size_t> column)
{
    return column ? std::string(trimmed(row.cells[*column])) : std::string();
}

/// Whether it begins with a Chinese character; UTF-8 bytes sort like characters.
bool isHan(std::string_view name)
{
    return name >= "\u3400" && name < "\uA000";
}

/// 王小明, and Anna Schmidt.
std::string joinedName(const std::string& first, const std::string& last)
{
    if (isHan(first) && isHan(last))
        return last + first;
    return first.empty() || last.empty() ? first + last : first + " " + last;
}

std::string nameIn(const DelimitedRow& row, const RosterColumns& columns)
{
    if (columns.name)
        return cellAt(row, columns.name);
    return joinedName(cellAt(row, columns.first), cellAt(row, columns.last));
}

Student studentIn(const DelimitedRow& row, const RosterColumns& columns)
{
    Student student{cellAt(row, columns.id), nameIn(row, columns)};
    if (!columns.id)
        student.id = student.name;
    return student;
}

std::string wholeRow(const DelimitedRow& row, Delimiter delimiter)
{
    std::string whole;
    for (const std::string_view cell : row.cells)
        whole.append(cell).push_back(characterOf(delimiter));
    whole.pop_back();
    return whole;
}

/// Whether the first row is data, not a header.
bool isData(const DelimitedRow& row)
{
    return row.cells.size() <= 2;
}

}  // namespace

std::optional<std::size_t> idColumnIn(const std::vector<std::string_view>& headings)
{
    std::optional<std::size_t> column;
    int best = -1;
    for (std::size_t i = 0; i < headings.size(); ++i) {
        const int place = placeOfHeading(ColumnMeaning::StudentId, headings[i]);
        if (place >= 0 && (best < 0 || place < best)) {  // the most reliable of several
            best = place;
            column = i;
        }
    }
    return column;
}

Parsed<std::vector<Student>> parseRoster(std::string_view text, const std::string& file)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    const Delimiter delimiter = table->delimiter;
    DelimitedReader& reader = table->reader;
    DelimitedRow& row = table->row;
    const auto refused = [&](ErrorCode problem, std::string found, std::string expected = {}) {
        ParseError error{file, row.line, problem, std::move(found)};
        error.expected = std::move(expected);
        return error;
    };
    const std::size_t width = row.cells.size();
    RosterColumns columns = columnsOf(row.cells);
    bool isRead = columns.areNamed() ? reader.next(row) : true;
    if (!columns.areNamed()) {
        if (!isData(row))
            return refused(ErrorCode::LessonUnexpected, wholeRow(row, delimiter), "id, name");
        columns.id = 0;
        if (width > 1)
            columns.name = 1;
    }
    std::vector<Student> students;
    std::set<std::string> ids;
    for (; isRead; isRead = reader.next(row)) {
        if (row.cells.size() != width)
            return refused(ErrorCode::RaggedRow, std::to_string(row.cells.size()));
        Student student = studentIn(row, columns);
        if (student.id.empty() && student.name == "Points Possible")
            continue;  // Canvas puts it below the header
        if (student.id.empty())
            return refused(ErrorCode::LessonUnexpected, wholeRow(row, delimiter), "id");
        if (!ids.insert(student.id).second)
            return refused(ErrorCode::LessonRepeated, student.id);
        students.push_back(std::move(student));
    }
    if (students.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    return students;
}

std::vector<Student> numberedStudents(std::size_t count)
{
    std::vector<Student> students(count);
    for (std::size_t i = 0; i < count; ++i)
        students[i].id = std::to_string(i + 1);
    return students;
}

}  // namespace core
