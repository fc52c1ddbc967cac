// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/grades_reading.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/numbered_name.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/pasted_lists/grades_rows.h"
#include "core/rankings/pasted_lists/grades_table.h"

#include <algorithm>
#include <optional>
#include <unordered_set>

namespace core {

namespace {

/// The names in a list, and those generated for the other documents.
class Names {
public:
    /// False if the name is already used.
    bool add(std::string_view name) { return m_written.insert(name).second; }

    /// `d` and the place, or the next free number if that name is taken.
    std::string unnamed(std::size_t place)
    {
        m_number = std::max(m_number + 1, place);
        std::string name = numberedName(m_number);
        while (m_written.contains(name))
            name = numberedName(++m_number);
        return name;
    }

private:
    std::unordered_set<std::string_view> m_written;
    std::size_t m_number = 0;
};

/// Documents with their names; the others are numbered by place.
Parsed<RankedList> listOf(std::string_view text, const std::string& file,
                          std::span<const GradesRow> rows)
{
    RankedList list;
    Names names;
    const auto add = [&](std::vector<RankedItem>& documents,
                         std::string_view written) -> std::optional<ParseError> {
        const GradesEntry entry(written);
        const auto grade = gradeOf(entry.grade);
        if (!grade || (entry.isNamed && entry.name.empty()))
            return problemAt(text, file, written, ErrorCode::BadGrade);
        if (entry.isNamed && !names.add(entry.name))
            return problemAt(text, file, entry.name, ErrorCode::DuplicateDocument);
        RankedItem document;
        document.id = entry.name;
        document.grade = *grade;
        documents.push_back(std::move(document));
        return std::nullopt;
    };
    if (rows.size() == 1)
        list.query = rows.front().query;
    for (const GradesRow& row : rows) {
        for (const std::string_view entry : row.entries)
            if (auto error = add(list.ranked, entry))
                return *std::move(error);
        for (const std::string_view entry : row.notRetrieved)
            if (auto error = add(list.notRetrieved, entry))
                return *std::move(error);
    }
    if (list.ranked.empty() && list.notRetrieved.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    std::size_t place = 0;
    for (auto* documents : {&list.ranked, &list.notRetrieved}) {
        for (RankedItem& document : *documents) {
            ++place;
            if (document.id.empty())
                document.id = names.unnamed(place);
        }
    }
    return list;
}

bool isNamed(std::span<const GradesRow> rows)
{
    const auto areNamed = [](const std::vector<std::string_view>& entries) {
        return std::ranges::all_of(
            entries, [](std::string_view entry) { return GradesEntry(entry).isNamed; });
    };
    return std::ranges::all_of(rows, [&](const GradesRow& row) {
        return areNamed(row.entries) && areNamed(row.notRetrieved);
    });
}

/// One entry per line, or one line: exactly one list.
bool isOneList(std::span<const GradesRow> rows)
{
    return rows.size() < 2 || std::ranges::all_of(rows, [](const GradesRow& row) {
               return !row.isBracketed && row.entries.size() <= 1 && !row.hasBar;
           });
}

/// The number of columns of bare numbers, if at least two: a spreadsheet may mean columns instead
/// of lines.
std::size_t columnsOf(std::span<const GradesRow> rows)
{
    const std::size_t columns = rows.front().entries.size();
    const bool isTable = std::ranges::all_of(rows, [columns](const GradesRow& row) {
        return !row.isBracketed && !row.hasBar && row.query.empty() &&
               row.entries.size() == columns &&
               std::ranges::none_of(
                   row.entries, [](std::string_view entry) { return GradesEntry(entry).isNamed; });
    });
    return isTable && columns > 1 ? columns : 0;
}

/// Whether a column counts 1, 2, 3 …
bool countsRanks(const RankedList& list)
{
    double rank = 0;
    return std::ranges::all_of(list.ranked, [&rank](const RankedItem& document) {
        return document.grade.hasValue() && document.grade.value() == ++rank;
    });
}

/// A first column that counts ranks is unlikely to contain the grades.
std::vector<GradesReading> likeliestFirst(std::vector<GradesReading> found)
{
    if (found.size() > 1 && found.front().meaning == GradesMeaning::Column &&
        countsRanks(found.front().lists.front())) {
        const auto isColumn = [](const GradesReading& reading) {
            return reading.meaning == GradesMeaning::Column;
        };
        std::rotate(found.begin(), found.begin() + 1, std::ranges::find_if_not(found, isColumn));
    }
    return found;
}

/// The readings of rows whose entries are all valid.
class Readings {
public:
    Readings(std::string_view text, const std::string& file, std::span<const GradesRow> rows)
        : m_text(text)
        , m_file(file)
        , m_rows(rows)
    {}

    Parsed<std::vector<GradesReading>> all()
    {
        if (isOneList(m_rows)) {
            auto list = listOf(m_text, m_file, m_rows);
            if (!list)
                return list.error();
            return std::vector<GradesReading>{
                {GradesMeaning::OneList, 0, isNamed(m_rows), {*std::move(list)}}};
        }
        addColumns();
        if (auto error = addLines())
            return *std::move(error);
        addOneList();
        return std::move(m_found);
    }

private:
    void addColumns()
    {
        const std::size_t columns = columnsOf(m_rows);
        for (std::size_t column = 0; column < columns; ++column) {
            std::vector<GradesRow> narrow(m_rows.size());
            for (std::size_t row = 0; row < m_rows.size(); ++row)
                narrow[row].entries = {m_rows[row].entries[column]};
            auto list = listOf(m_text, m_file, narrow);
            if (!list)
                return;
            // With more columns, it is more likely that every line is a list.
            if (column == 0 && columns > 2 && !countsRanks(*list))
                return;
            m_found.push_back({GradesMeaning::Column, column + 1, false, {*std::move(list)}});
        }
    }

    std::optional<ParseError> addLines()
    {
        GradesReading lines{GradesMeaning::Lines, 0, isNamed(m_rows), {}};
        for (const GradesRow& row : m_rows) {
            auto list = listOf(m_text, m_file, {&row, 1});
            if (!list)
                return list.error();
            lines.lists.push_back(*std::move(list));
        }
        m_found.push_back(std::move(lines));
        return std::nullopt;
    }

    void addOneList()
    {
        const bool areLines = std::ranges::none_of(m_rows, &GradesRow::isBracketed) &&
                              std::none_of(m_rows.begin(), m_rows.end() - 1,
                                           [](const GradesRow& row) { return row.hasBar; });
        if (!areLines)
            return;
        if (auto list = listOf(m_text, m_file, m_rows))
            m_found.push_back({GradesMeaning::OneList, 0, isNamed(m_rows), {*std::move(list)}});
    }

    std::string_view m_text;
    const std::string& m_file;
    std::span<const GradesRow> m_rows;
    std::vector<GradesReading> m_found;
};

void append(std::string& text, std::span<const RankedItem> documents)
{
    for (const RankedItem& document : documents) {
        if (!text.empty())
            text += ' ';
        text += document.grade.hasValue() ? shortestText(document.grade.value()) : "u";
    }
}

}  // namespace

Parsed<std::vector<GradesReading>> readingsOfGrades(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    if (auto error = unreadable(text, name))
        return std::move(*error);
    const auto rows = gradesRows(text, name);
    auto found = rows ? Readings(text, name, *rows).all() : rows.error();
    if (!found && found.error().problem == ErrorCode::BadGrade) {
        auto table = readingsOfGradesTable(text, name);
        if (!table || !table->empty())
            found = std::move(table);
    }
    if (!found)
        return found;
    return likeliestFirst(*std::move(found));
}

Parsed<RankedList> parseGrades(std::string_view text, const std::string& name)
{
    auto readings = readingsOfGrades(text, name);
    if (!readings)
        return readings.error();
    if (readings->size() > 1 || readings->front().lists.size() > 1)
        return ParseError{name, 1, ErrorCode::BadGrade, excerpt(text)};
    return std::move(readings->front().lists.front());
}

bool holdsEntriesOnly(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string name;
    const auto rows = gradesRows(text, name);
    return !unreadable(text, name) && rows && Readings(text, name, *rows).all();
}

void nameQueries(std::span<RankedList> lists)
{
    std::unordered_set<std::string> names;
    for (const RankedList& list : lists)
        names.insert(list.query);
    for (std::size_t place = 0; place < lists.size(); ++place)
        for (std::size_t number = place + 1; lists[place].query.empty(); ++number)
            if (const std::string name = "q" + std::to_string(number); names.insert(name).second)
                lists[place].query = name;
}

std::string rankedGradesText(std::span<const RankedItem> ranked)
{
    std::string text;
    append(text, ranked);
    return text;
}

std::string linesOfLists(std::span<const RankedList> lists)
{
    std::string lines;
    const auto add = [&lines](const std::vector<RankedItem>& documents, std::size_t place) {
        for (const RankedItem& document : documents) {
            const bool isWord = document.id.find_first_of(" \t,;:|#[]") == std::string::npos;
            lines += document.id == numberedName(++place) || !isWord ? "" : document.id + ':';
            lines += document.grade.hasValue() ? shortestText(document.grade.value()) : "u";
            lines += ' ';
        }
    };
    for (const RankedList& list : lists) {
        if (!list.query.empty())
            lines += list.query + ": ";
        add(list.ranked, 0);
        if (!list.notRetrieved.empty())
            lines += "| ";
        add(list.notRetrieved, list.ranked.size());
        lines.back() = '\n';
    }
    return lines;
}

std::string gradesText(const RankedList& list)
{
    std::string text = rankedGradesText(list.ranked);
    if (!list.notRetrieved.empty()) {
        text += text.empty() ? "|" : " |";
        append(text, list.notRetrieved);
    }
    return text;
}

}  // namespace core
