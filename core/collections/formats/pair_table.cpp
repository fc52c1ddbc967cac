// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/pair_table.h"

#include "core/collections/formats/possible_grades.h"
#include "core/collections/formats/several_raters.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/number_form.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/unusual_whitespace.h"
#include "core/foundation/text/within.h"

#include <algorithm>
#include <span>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core {

namespace {

bool isNumberCell(std::string_view text)
{
    return parsedNumber<double>(trimmed(text)).has_value();
}

std::optional<std::size_t> firstOf(std::optional<std::size_t> column,
                                   std::optional<std::size_t> otherwise)
{
    return column ? column : otherwise;
}

/// Which columns are used.
std::vector<bool> readColumns(const PairLayout& layout, std::size_t count)
{
    std::vector<bool> isRead(count, false);
    const auto read = [&](std::optional<std::size_t> column) {
        if (column && *column < count)
            isRead[*column] = true;
    };
    for (const auto column :
         {std::optional(layout.query), std::optional(layout.document), layout.grade, layout.score,
          layout.rank, layout.system, layout.queryText})
        read(column);
    for (const std::size_t column : layout.raters)
        read(column);
    for (const ScoreColumn& score : layout.scores)
        read(score.column);
    return isRead;
}

/// Checks whether the names of other columns could also be meant.
/// @return the error if a used column occurs twice
std::optional<ParseError> checkHeadings(const DelimitedRow& row, const PairLayout& layout,
                                        const std::string& file, DiagnosticCounts& counts)
{
    const std::vector<bool> isRead = readColumns(layout, row.cells.size());
    std::unordered_set<std::string> names;
    for (std::size_t column = 0; column < row.cells.size(); ++column)
        if (isRead[column])
            names.insert(foldedHeading(row.cells[column]));
    const auto numbers = std::span(layout.unknown).first(layout.unknownNumbers);
    std::vector<std::string> others;
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
        if (isRead[column])
            continue;
        const std::string_view heading = row.cells[column];
        const std::string name = foldedHeading(heading);
        // A person who named columns knows which one is meant.
        if (layout.chosen.empty() && names.contains(name))
            return ParseError{file, row.line, ErrorCode::RepeatedColumn, excerpt(heading)};
        if (layout.kind == PairTableKind::Beir || isHeadingOfPairs(name) ||
            std::binary_search(numbers.begin(), numbers.end(), column))
            others.emplace_back(heading);
    }
    counts.add(Warning::OtherColumns, row.line, headingsText(others), others.size());
    return std::nullopt;
}

/// The content of a column that may hold the grades or scores.
struct ColumnTally {
    std::size_t column = 0;
    std::size_t numbers = 0;
    std::size_t words = 0;
    PossibleGrades grades = {};
};

/// Converts the rows of a table to pairs.
class PairRows {
public:
    PairRows(std::string_view text, const std::string& name, const PairLayout& layout,
             const PairReading& reading)
        : m_text(text)
        , m_gap(layout.gap == CellGap::Semicolon ? ';' : ',')
        , m_name(name)
        , m_layout(layout)
        , m_reading(reading)
        , m_numbers(m_pairs.counts, reading.mark, &reading.words)
    {
        const bool isGrade = reading.requested == PairNumber::Grade;
        m_column = isGrade       ? firstOf(layout.grade, layout.score)
                   : layout.rank ? layout.score
                                 : firstOf(layout.score, layout.grade);
        if (isGrade && layout.hasNoGrades)
            m_column.reset();
        m_pairs.hasNumbers = m_column.has_value();
        const bool hasOrder = !isGrade && layout.rank;
        m_pairs.isInRowOrder = !isGrade && !m_column && !hasOrder;
        if (!m_column && !hasOrder && !layout.hasNoGrades)
            for (const std::size_t column : layout.unknown)
                m_unknown.push_back({column});
    }

    /// Why the table cannot be read, judged by its first row.
    std::optional<ParseError> checkColumns(const DelimitedRow& first);
    std::optional<ParseError> add(const DelimitedRow& row);
    /// Whether columns that nobody named turned out to hold numbers, or words for grades.
    std::optional<ParseError> checkUnknown() const;
    DiagnosticCounts& counts() { return m_pairs.counts; }
    /// Whether no pair has been added yet.
    bool isFirst() const { return m_pairs.rows.isEmpty(); }
    Pairs take() { return std::move(m_pairs); }

private:
    bool isGrade() const { return m_reading.requested == PairNumber::Grade; }
    ParseError refused(const DelimitedRow& row, ErrorCode problem, std::string_view found) const
    {
        return {m_name, row.line, problem, excerpt(found)};
    }
    /// The name that LETOR uses for lines without an id.
    std::string_view documentByRow(std::string_view query, std::size_t line)
    {
        counts().add(Warning::NoDocumentIds, line);
        return m_pairs.arena.keep("line " + std::to_string(++m_rowsOf[std::string(query)]));
    }
    std::string_view idIn(std::string_view cell)
    {
        return isWithin(cell, m_text) ? cell : m_pairs.arena.keep(cell);
    }
    std::string headingsOf(std::span<const std::size_t> columns) const;
    std::optional<ParseError> readRank(const DelimitedRow& row, Pair& pair) const;
    std::optional<ParseError> readCell(const DelimitedRow& row, std::size_t column, Pair& pair);
    bool isEmptyQuery(const DelimitedRow& row) const;
    bool isUnrated(const DelimitedRow& row) const;
    std::optional<ParseError> readRaters(const DelimitedRow& row, Pair& pair);
    std::optional<ParseError> readNumber(const DelimitedRow& row, Pair& pair);
    double ratedBy(const DelimitedRow& row, std::string_view document);
    void tally(const DelimitedRow& row);
    const ColumnTally* gradesInWords() const;
    std::string headingOf(std::size_t column) const
    {
        return column < m_headings.size() ? m_headings[column] : std::to_string(column + 1);
    }

    std::string_view m_text;
    char m_gap;  // between quoted cells
    const std::string& m_name;
    const PairLayout& m_layout;
    const PairReading& m_reading;
    std::optional<std::size_t> m_column;  // the column of the numbers
    std::vector<ColumnTally> m_unknown;   // candidates if there is no such column
    std::vector<std::string> m_headings;
    std::size_t m_headingLine = 0;
    std::vector<double> m_grades;                           // by the raters of one pair
    std::unordered_map<std::string, std::size_t> m_rowsOf;  // by query, if rows do not name
                                                            // documents
    Pairs m_pairs;
    CellNumbers m_numbers;
};

std::string PairRows::headingsOf(std::span<const std::size_t> columns) const
{
    std::vector<std::string> names;
    for (const std::size_t column : columns)
        names.push_back(headingOf(column));
    return headingsText(names);
}

std::optional<ParseError> PairRows::checkColumns(const DelimitedRow& first)
{
    const auto lacking = [&](const std::string& name) {
        return ParseError{m_name, 0, ErrorCode::NoSuchColumn, excerpt(name)};
    };
    if (!m_layout.lacking.empty())
        return lacking(m_layout.lacking.front());
    if (const auto& name = isGrade() ? m_layout.lackingGrade : m_layout.lackingScore)
        return lacking(*name);
    if (m_layout.hasHeader) {
        m_headings.assign(first.cells.begin(), first.cells.end());
        m_headingLine = first.line;
    }
    if (isGrade() && m_layout.raters.size() > 1 && m_reading.raters == RaterRule::Refuse)
        return ParseError{m_name, m_headingLine, ErrorCode::SeveralRaters,
                          headingsOf(m_layout.raters)};
    if (!m_unknown.empty() && m_layout.unknownNumbers > 0)
        return ParseError{m_name, m_headingLine, ErrorCode::UnknownNumbers,
                          headingsOf(std::span(m_layout.unknown).first(m_layout.unknownNumbers))};
    return std::nullopt;
}

std::optional<ParseError> PairRows::checkUnknown() const
{
    std::vector<std::size_t> columns;
    for (const ColumnTally& tally : m_unknown)
        if ((tally.numbers > 0 && tally.numbers >= tally.words) || tally.grades.areKnown())
            columns.push_back(tally.column);
    if (!columns.empty())
        return ParseError{m_name, m_headingLine, ErrorCode::UnknownNumbers, headingsOf(columns)};
    const ColumnTally* const column = isGrade() ? gradesInWords() : nullptr;
    if (!column)
        return std::nullopt;
    return ParseError{m_name, m_headingLine, ErrorCode::WordGrades,
                      headingsText(column->grades.words()),
                      excerpt(trimmed(headingOf(column->column)))};
}

/// The column of words that are probably the grades; null if there is none.
const ColumnTally* PairRows::gradesInWords() const
{
    const ColumnTally* possible = nullptr;
    for (const ColumnTally& tally : m_unknown) {
        if (tally.numbers > 0 || tally.column == m_layout.title ||
            tally.column == m_layout.queryText)
            continue;
        if (tally.grades.areJudging())
            return &tally;
        if (!possible && tally.grades.mayBeGrades(foldedHeading(headingOf(tally.column))))
            possible = &tally;
    }
    return possible;
}

void PairRows::tally(const DelimitedRow& row)
{
    for (ColumnTally& tally : m_unknown) {
        const std::string_view cell = trimmed(row.cells[tally.column]);
        if (cell.empty())
            continue;
        const auto number = parsedNumber<double>(cell);
        const bool isOfNumbers =
            number ? !isTime(*number) : CellNumbers::withDecimalComma(cell).has_value();
        ++(isOfNumbers ? tally.numbers : tally.words);
        if (!number && !isOfNumbers && isGrade())
            tally.grades.add(trimmed(row.cells[m_layout.query]), cell, m_reading.words);
    }
}

std::optional<ParseError> PairRows::readRank(const DelimitedRow& row, Pair& pair) const
{
    const std::string_view cell = trimmed(row.cells[*m_layout.rank]);
    const auto rank = parsedNumber<long long>(cell);
    if (!rank)
        return refused(row, ErrorCode::BadRank, cell);
    pair.rank = *rank;
    pair.number = -static_cast<double>(*rank);
    return std::nullopt;
}

std::optional<ParseError> PairRows::readCell(const DelimitedRow& row, std::size_t column,
                                             Pair& pair)
{
    const std::string_view cell = trimmed(row.cells[column]);
    const auto number =
        isGrade() ? m_numbers.grade(cell, row.line) : m_numbers.score(cell, row.line);
    if (!number)
        return refused(
            row,
            CellNumbers::problemOf(cell, isGrade() ? ErrorCode::BadGrade : ErrorCode::BadScore),
            cell);
    pair.number = *number;
    return std::nullopt;
}

/// Reads the grades of the raters who gave one.
std::optional<ParseError> PairRows::readRaters(const DelimitedRow& row, Pair& pair)
{
    m_grades.clear();
    for (const std::size_t column : m_layout.raters) {
        if (trimmed(row.cells[column]).empty())
            continue;
        if (auto error = readCell(row, column, pair))
            return error;
        m_grades.push_back(pair.number);
    }
    return std::nullopt;
}

/// The combined grade of at least one rater.
double PairRows::ratedBy(const DelimitedRow& row, std::string_view document)
{
    if (m_grades.size() == 1)
        return m_grades.front();
    const JoinedGrade joined = joinedGrade(m_grades, m_reading.raters);
    counts().add(joined.told, row.line, document);
    return joined.grade;
}

std::optional<ParseError> PairRows::readNumber(const DelimitedRow& row, Pair& pair)
{
    if (isGrade() && !m_layout.raters.empty())
        return readRaters(row, pair);
    if (!isGrade() && m_layout.rank)
        if (auto error = readRank(row, pair))
            return error;
    if (!m_unknown.empty())
        tally(row);
    return m_column ? readCell(row, *m_column, pair) : std::nullopt;
}

/// Quepid writes a query without ratings as its text alone.
bool PairRows::isEmptyQuery(const DelimitedRow& row) const
{
    return isGrade() && m_layout.isNamed && m_layout.kind == PairTableKind::Ratings &&
           m_layout.query == 0 && row.cells.size() == 1 && !trimmed(row.cells.front()).empty();
}

/// Whether the cell of the grade is empty.
bool PairRows::isUnrated(const DelimitedRow& row) const
{
    return isGrade() && m_layout.isNamed && m_layout.raters.empty() && m_layout.grade &&
           m_column == m_layout.grade && trimmed(row.cells[*m_column]).empty();
}

std::optional<ParseError> PairRows::add(const DelimitedRow& row)
{
    if (isEmptyQuery(row)) {
        counts().add(Warning::EmptyQuery, row.line, trimmed(row.cells.front()));
        return std::nullopt;
    }
    if (row.cells.size() != m_layout.columns)
        return m_layout.columns == 3
                   ? refused(row, ErrorCode::PairColumns, std::to_string(row.cells.size()))
                   : refused(row, ErrorCode::RaggedRow, std::to_string(row.cells.size()));
    if (m_reading.system && trimmed(row.cells[*m_layout.system]) != *m_reading.system)
        return std::nullopt;
    const std::string_view query = trimmed(row.cells[m_layout.query]);
    if (query.empty() || trimmed(row.cells[m_layout.document]).empty())
        return refused(row, ErrorCode::EmptyId, {});
    const std::string_view document = m_layout.hasNoDocuments
                                          ? documentByRow(query, row.line)
                                          : trimmed(row.cells[m_layout.document]);
    // An open quote would have taken delimiters into the cell, too.
    for (const std::string_view id : {query, document})
        if (const std::size_t end = id.find_first_of("\r\n");
            end != std::string_view::npos && id.find(m_gap) != std::string_view::npos)
            return refused(row, ErrorCode::LineBreakInId, id.substr(0, end));
    if (isUnrated(row)) {
        counts().add(Warning::UnratedPairs, row.line, document);
        return std::nullopt;
    }
    Pair pair{document, 1, row.line, 0};
    if (auto error = readNumber(row, pair))
        return error;
    if (isGrade() && !m_layout.raters.empty()) {
        if (m_grades.empty()) {
            counts().add(Warning::UnratedPairs, row.line, document);
            return std::nullopt;
        }
        pair.number = ratedBy(row, document);
    }
    for (const std::string_view id : {query, document})
        if (unusualWhitespaceIn(id))
            counts().add(Warning::UnusualWhitespace, row.line, id);
    pair.document = m_layout.hasNoDocuments ? document : idIn(document);
    m_pairs.rows.add(idIn(query), pair);
    return std::nullopt;
}

/// Reads a table from its first row to its last.
class PairTableReading {
public:
    PairTableReading(std::string_view content, const std::string& name, const PairLayout& layout,
                     const PairReading& reading)
        : m_name(name)
        , m_content(content)
        , m_layout(layout)
        , m_pairs(content, name, layout, reading)
        , m_badLines(reading.badLines, m_pairs.counts())
        , m_isHeaderDue(layout.hasHeader)
    {}

    /// @return the error, if the table is refused
    std::optional<ParseError> add(const DelimitedRow& row);
    std::optional<ParseError> end() const;
    PairRows& pairs() { return m_pairs; }

private:
    std::optional<ParseError> addHeadings(const DelimitedRow& row);
    std::optional<ParseError> addData(const DelimitedRow& row);

    const std::string& m_name;
    std::string_view m_content;
    const PairLayout& m_layout;
    PairRows m_pairs;
    BadLines m_badLines;
    bool m_areColumnsChecked = false;
    bool m_isHeaderDue;
};

std::optional<ParseError> PairTableReading::add(const DelimitedRow& row)
{
    DiagnosticCounts& counts = m_pairs.counts();
    if (isSeparatorRow(row)) {
        counts.add(Warning::SeparatorLine, row.line, m_content.substr(0, row.length));
        return std::nullopt;
    }
    if (row.cells.front().starts_with('#') && row.cells.size() != m_layout.columns) {
        counts.add(Warning::CommentLines, row.line, row.cells.front());
        return std::nullopt;
    }
    if (!std::exchange(m_areColumnsChecked, true))
        if (auto error = m_pairs.checkColumns(row))
            return error;
    return std::exchange(m_isHeaderDue, false) ? addHeadings(row) : addData(row);
}

std::optional<ParseError> PairTableReading::addHeadings(const DelimitedRow& row)
{
    DiagnosticCounts& counts = m_pairs.counts();
    if (!m_layout.isNamed || m_layout.kind == PairTableKind::Trec)
        counts.add(Warning::HeaderLine, row.line, row.cells.front());
    return checkHeadings(row, m_layout, m_name, counts);
}

std::optional<ParseError> PairTableReading::addData(const DelimitedRow& row)
{
    auto error = m_pairs.add(row);
    if (!error)
        return std::nullopt;
    const bool mayBeNames = !m_layout.hasHeader && m_pairs.isFirst() && !isNumberCell(error->found);
    if (mayBeNames &&
        (error->problem == ErrorCode::BadGrade || error->problem == ErrorCode::BadScore))
        error->problem = ErrorCode::NumberOrName;
    return m_badLines.leavesOut(*error) ? std::nullopt : error;
}

/// Problems that show only after the last row.
std::optional<ParseError> PairTableReading::end() const
{
    if (m_pairs.isFirst() && m_badLines.all())
        return m_badLines.all();
    return m_pairs.checkUnknown();
}

}  // namespace

Parsed<Pairs> parsePairTable(std::string_view text, const std::string& name,
                             const PairLayout& layout, const PairReading& reading, Loading* loading)
{
    const std::string_view content = withoutByteOrderMark(text);
    CellRows rows(content, name, layout.gap, loading);
    PairTableReading table(content, name, layout, reading);
    DelimitedRow row;
    while (rows.next(row))
        if (auto error = table.add(row))
            return std::move(*error);
    if (rows.error())
        return *rows.error();
    if (auto error = table.end())
        return std::move(*error);
    Pairs pairs = table.pairs().take();
    DiagnosticCounts& counts = pairs.counts;
    rows.addMet(counts);
    if (content.size() < text.size())
        counts.add(Warning::ByteOrderMark, 1);
    if (layout.kind == PairTableKind::Beir && !layout.hasHeader)
        counts.add(Warning::NoHeaderLine, 0);
    if (reading.requested == PairNumber::Grade && !pairs.hasNumbers)
        counts.add(Warning::NoGrades, 0);
    if (reading.requested == PairNumber::Grade && layout.grade && layout.rank)
        counts.add(Warning::JudgedResults, 0);
    if (!layout.chosen.empty())
        counts.add(Warning::ChosenColumns, 0, headingsText(layout.chosen));
    return pairs;
}

}  // namespace core
