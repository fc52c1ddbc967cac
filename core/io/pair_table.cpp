#include "core/io/pair_table.h"

#include "core/io/cell_number.h"
#include "core/io/cell_rows.h"
#include "core/io/lines.h"
#include "core/io/number_form.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"
#include "core/text/within.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace core {

namespace {

constexpr std::size_t rowsToJudge = 20;
constexpr std::size_t bytesToJudge = std::size_t{1} << 18;

using Rows = std::vector<std::vector<std::string>>;

bool isNumber(std::string_view text)
{
    return parsedNumber<double>(trimmed(text)).has_value();
}

bool isTime(std::string_view text)
{
    const auto number = parsedNumber<double>(trimmed(text));
    return number && core::isTime(*number);
}

/// "Doc ID", "doc-id" and "doc_id:token" as "docid".
std::string folded(std::string_view heading)
{
    std::string text;
    for (const char c : heading.substr(0, heading.find(':')))
        if (c != ' ' && c != '-' && c != '_' && !isBlank(c))
            text += lower(c);
    return text;
}

bool isOneOf(std::string_view word, const auto& words)
{
    return std::find(words.begin(), words.end(), word) != words.end();
}

constexpr std::array<std::string_view, 12> queryNames{
    "query", "queryid", "qid", "querytext", "topic",      "topicid",
    "user",  "userid",  "uid", "customer",  "customerid", "session"};
constexpr std::array<std::string_view, 19> documentNames{
    "corpusid",  "doc",     "docid",     "document", "documentid", "docno",     "item",
    "itemid",    "iid",     "movie",     "movieid",  "pid",        "passageid", "product",
    "productid", "article", "articleid", "bookid",   "trackid"};
constexpr std::array<std::string_view, 9> gradeNames{
    "rating", "grade", "relevance", "rel", "label", "judgment", "judgement", "stars", "relevant"};
constexpr std::array<std::string_view, 6> scoreNames{"score",      "prediction", "predicted",
                                                     "similarity", "pred",       "estimate"};
/// Columns that only TREC's formats have.
constexpr std::array<std::string_view, 5> trecNames{"iter", "iteration", "q0", "tag", "runtag"};
constexpr std::array<std::string_view, 4> rankNames{"rank", "position", "docposition", "pos"};

/// The first rows, cut at the gap.
Rows firstRows(std::string_view text, CellGap gap)
{
    const std::string noName;
    Rows rows;
    if (text.size() > bytesToJudge) {
        const std::size_t end = text.find_last_of("\r\n", bytesToJudge);
        text = end == std::string_view::npos ? cutUtf8(text, bytesToJudge) : text.substr(0, end);
    }
    CellRows cut(text, noName, gap);
    DelimitedRow row;
    while (rows.size() < rowsToJudge && cut.next(row))
        if (!row.cells.front().starts_with('#'))
            rows.emplace_back(row.cells.begin(), row.cells.end());
    return rows;
}

std::optional<std::size_t> columnNamed(const std::vector<std::string>& headings, const auto& names)
{
    for (std::size_t i = 0; i < headings.size(); ++i)
        if (isOneOf(folded(headings[i]), names))
            return i;
    return std::nullopt;
}

/// Whether names of any kind may stand there: columns have no numbers as names.
bool mayBeHeadings(const std::vector<std::string>& cells)
{
    return cells.size() >= 2 &&
           std::none_of(cells.begin(), cells.end(),
                        [](const std::string& cell) { return isNumber(cell); });
}

bool areTyped(const std::vector<std::string>& headings)
{
    constexpr std::array<std::string_view, 4> types{"token", "token_seq", "float", "float_seq"};
    return std::all_of(headings.begin(), headings.end(), [&](const std::string& heading) {
        const std::size_t colon = heading.rfind(':');
        return colon != std::string::npos && isOneOf(heading.substr(colon + 1), types);
    });
}

PairTableKind kindOf(const std::vector<std::string>& headings, const PairLayout& layout)
{
    if (areTyped(headings))
        return PairTableKind::RecBole;
    if (layout.gap == CellGap::Blanks || columnNamed(headings, trecNames))
        return PairTableKind::Trec;
    if (folded(headings[layout.document]) == "corpusid")
        return PairTableKind::Beir;
    if (folded(headings[layout.document]) == "movieid")
        return PairTableKind::MovieLens;
    return PairTableKind::Ratings;
}

std::optional<PairLayout> namedLayout(const std::vector<std::string>& headings, CellGap gap)
{
    if (!mayBeHeadings(headings))
        return std::nullopt;
    const auto query = columnNamed(headings, queryNames);
    const auto document = columnNamed(headings, documentNames);
    if (!query || !document)
        return std::nullopt;
    PairLayout layout;
    layout.gap = gap;
    layout.hasHeader = true;
    layout.isNamed = true;
    layout.columns = headings.size();
    layout.query = *query;
    layout.document = *document;
    layout.kind = kindOf(headings, layout);
    layout.grade = columnNamed(headings, gradeNames);
    layout.rank = columnNamed(headings, rankNames);
    const auto score = columnNamed(headings, scoreNames);
    // BEIR calls its grades so.
    const bool isGrade =
        layout.kind == PairTableKind::Beir || (layout.kind == PairTableKind::Trec && !layout.rank);
    (isGrade && !layout.grade ? layout.grade : layout.score) = score;
    return layout;
}

/// With a decimal comma too: whether that counts is for those to say who read the rows.
bool isWrittenAsNumber(std::string_view text)
{
    return isNumber(text) ||
           CellNumbers::problemOf(trimmed(text), Problem::BadGrade) == Problem::DecimalComma;
}

bool isWhole(std::string_view text)
{
    return parsedNumber<long long>(trimmed(text)).has_value();
}

/// Whether the first row holds names, though not all of them are those that such tables have: one
/// of them is, or they are words above ids with digits. A row of data whose number is none looks
/// like names too, but for that.
bool startWithNames(const Rows& rows)
{
    const auto& first = rows.front();
    const auto below = rows.begin() + 1;
    const bool isRow = std::any_of(below, rows.end(), [&](const auto& row) {
        return row[0] == first[0] || (row.size() > 1 && row[1] == first[1]);
    });
    if (isRow || std::any_of(first.begin(), first.end(), [](const std::string& cell) {
            return cell.empty() || holdsDigit(cell);
        }))
        return false;
    const std::string number = folded(first[2]);
    const bool isNumberNamed = isOneOf(number, gradeNames) || isOneOf(number, scoreNames);
    return isNumberNamed || isOneOf(folded(first[0]), queryNames) ||
           isOneOf(folded(first[1]), documentNames) ||
           std::all_of(below, rows.end(), [](const auto& row) {
               return holdsDigit(row[0]) && (row.size() < 2 || holdsDigit(row[1]));
           });
}

std::optional<PairLayout> layoutByPlace(const Rows& rows, CellGap gap)
{
    const std::size_t width = rows.front().size();
    if (width != 3 && width != 4)
        return std::nullopt;
    const bool isDataAbove = isWrittenAsNumber(rows.front()[2]);
    const auto data = rows.begin() + (isDataAbove ? 0 : 1);
    const auto isRow = [width](const auto& row) {
        return row.size() == width && isWrittenAsNumber(row[2]) && (width == 3 || isTime(row[3]));
    };
    // What is wrong with the others is for the reader to say.
    const auto alike = std::count_if(data, rows.end(), isRow);
    if (alike == 0 || 2 * alike < rows.end() - data)
        return std::nullopt;
    PairLayout layout;
    layout.gap = gap;
    layout.hasHeader = !isDataAbove && startWithNames(rows);
    layout.columns = width;
    layout.grade = 2;
    layout.hasFractions =
        (!isDataAbove && !layout.hasHeader) || std::any_of(data, rows.end(), [&](const auto& row) {
            return isRow(row) && !isWhole(row[2]);
        });
    // MovieLens has half stars, BEIR has whole grades.
    if (gap == CellGap::Colons || width == 4)
        layout.kind = PairTableKind::MovieLens;
    else if (!layout.hasFractions && (gap == CellGap::Tab || gap == CellGap::Blanks))
        layout.kind = PairTableKind::Beir;
    return layout;
}

std::optional<std::size_t> firstOf(std::optional<std::size_t> column,
                                   std::optional<std::size_t> otherwise)
{
    return column ? column : otherwise;
}

/// Looks whether other columns than those that are read could be meant by their names.
/// @return the problem where one of these stands twice
std::optional<ParseError> checkHeadings(const DelimitedRow& row, const PairLayout& layout,
                                        const std::string& file, FindingCounts& counts)
{
    const auto isRead = [&](std::size_t column) {
        return column == layout.query || column == layout.document || column == layout.grade ||
               column == layout.score || column == layout.rank;
    };
    for (std::size_t column = 0; column < row.cells.size(); ++column) {
        if (isRead(column))
            continue;
        const std::string_view heading = row.cells[column];
        const std::string name = folded(heading);
        for (std::size_t other = 0; other < row.cells.size(); ++other)
            if (isRead(other) && folded(row.cells[other]) == name)
                return ParseError{file, row.line, Problem::RepeatedColumn, excerpt(heading)};
        if (layout.kind == PairTableKind::Beir || isOneOf(name, queryNames) ||
            isOneOf(name, documentNames) || isOneOf(name, gradeNames) ||
            isOneOf(name, scoreNames) || isOneOf(name, rankNames))
            counts.add(Oddity::OtherColumns, row.line, heading);
    }
    return std::nullopt;
}

/// One row of a table as a pair.
class PairRows {
public:
    PairRows(std::string_view text, const std::string& name, const PairLayout& layout,
             PairNumber wanted, DecimalMark mark)
        : m_text(text)
        , m_name(name)
        , m_layout(layout)
        , m_wanted(wanted)
        , m_numbers(m_pairs.counts, mark)
    {
        m_column = wanted == PairNumber::Grade ? firstOf(layout.grade, layout.score)
                   : layout.rank               ? layout.score
                                               : firstOf(layout.score, layout.grade);
        m_pairs.hasNumbers = m_column.has_value();
    }

    std::optional<ParseError> add(const DelimitedRow& row);
    FindingCounts& counts() { return m_pairs.counts; }
    /// Whether none is added yet.
    bool isFirst() const { return m_pairs.rows.isEmpty(); }
    Pairs take() { return std::move(m_pairs); }

private:
    ParseError refused(const DelimitedRow& row, Problem problem, std::string_view found) const
    {
        return {m_name, row.line, problem, excerpt(found)};
    }
    std::string_view idIn(std::string_view cell)
    {
        return isWithin(cell, m_text) ? cell : m_pairs.arena.keep(cell);
    }
    std::optional<ParseError> readNumber(const DelimitedRow& row, Pair& pair);

    std::string_view m_text;
    const std::string& m_name;
    const PairLayout& m_layout;
    PairNumber m_wanted;
    std::optional<std::size_t> m_column;  // where the numbers stand
    Pairs m_pairs;
    CellNumbers m_numbers;
};

std::optional<ParseError> PairRows::readNumber(const DelimitedRow& row, Pair& pair)
{
    const bool isGrade = m_wanted == PairNumber::Grade;
    if (!isGrade && m_layout.rank) {
        const std::string_view cell = trimmed(row.cells[*m_layout.rank]);
        const auto rank = parsedNumber<long long>(cell);
        if (!rank)
            return refused(row, Problem::BadRank, cell);
        pair.rank = *rank;
        pair.number = -static_cast<double>(*rank);
    }
    if (!m_column)
        return std::nullopt;
    const std::string_view cell = trimmed(row.cells[*m_column]);
    const auto number = isGrade ? m_numbers.grade(cell, row.line) : m_numbers.score(cell, row.line);
    if (!number)
        return refused(
            row, CellNumbers::problemOf(cell, isGrade ? Problem::BadGrade : Problem::BadScore),
            cell);
    pair.number = *number;
    return std::nullopt;
}

std::optional<ParseError> PairRows::add(const DelimitedRow& row)
{
    if (row.cells.size() != m_layout.columns)
        return m_layout.columns == 3
                   ? refused(row, Problem::PairColumns, std::to_string(row.cells.size()))
                   : refused(row, Problem::RaggedRow, std::to_string(row.cells.size()));
    const std::string_view query = trimmed(row.cells[m_layout.query]);
    const std::string_view document = trimmed(row.cells[m_layout.document]);
    if (query.empty() || document.empty())
        return refused(row, Problem::EmptyId, {});
    for (const std::string_view id : {query, document})
        if (const std::size_t end = id.find_first_of("\r\n"); end != std::string_view::npos)
            return refused(row, Problem::LineBreakInId, id.substr(0, end));
    Pair pair{document, 1, row.line, 0};
    if (auto error = readNumber(row, pair))
        return error;
    pair.document = idIn(document);
    m_pairs.rows.add(idIn(query), pair);
    return std::nullopt;
}

}  // namespace

std::optional<PairLayout> pairLayout(std::string_view text)
{
    // Where both cut a row, the commas are a decimal's.
    constexpr std::array gaps{CellGap::Colons, CellGap::Tab, CellGap::Semicolon, CellGap::Comma,
                              CellGap::Blanks};
    text = withoutByteOrderMark(text);
    std::array<Rows, gaps.size()> rows;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        rows[i] = firstRows(text, gaps[i]);
        if (rows[i].empty())
            return std::nullopt;
        if (const auto layout = namedLayout(rows[i].front(), gaps[i]))
            return layout;
    }
    for (std::size_t i = 0; i < gaps.size(); ++i)
        if (const auto layout = layoutByPlace(rows[i], gaps[i]))
            return layout;
    return std::nullopt;
}

Parsed<Pairs> parsePairTable(std::string_view text, const std::string& name,
                             const PairLayout& layout, PairNumber wanted, DecimalMark mark,
                             Loading* loading)
{
    const std::string_view content = withoutByteOrderMark(text);
    CellRows rows(content, name, layout.gap, loading);
    PairRows pairs(content, name, layout, wanted, mark);
    FindingCounts& counts = pairs.counts();
    DelimitedRow row;
    bool isHeaderDue = layout.hasHeader;
    while (rows.next(row)) {
        const bool isComment =
            row.cells.front().starts_with('#') && row.cells.size() != layout.columns;
        if (isComment) {
            counts.add(Oddity::CommentLines, row.line, row.cells.front());
        } else if (std::exchange(isHeaderDue, false)) {
            if (!layout.isNamed || layout.kind == PairTableKind::Trec)
                counts.add(Oddity::HeaderLine, row.line, row.cells.front());
            if (auto error = checkHeadings(row, layout, name, counts))
                return std::move(*error);
        } else if (auto error = pairs.add(row)) {
            const bool mayBeNames = !layout.hasHeader && pairs.isFirst() && !isNumber(error->found);
            if (mayBeNames &&
                (error->problem == Problem::BadGrade || error->problem == Problem::BadScore))
                error->problem = Problem::NumberOrName;
            return std::move(*error);
        }
    }
    if (rows.error())
        return *rows.error();
    rows.addMet(counts);
    if (content.size() < text.size())
        counts.add(Oddity::ByteOrderMark, 1);
    if (layout.kind == PairTableKind::Beir && !layout.hasHeader)
        counts.add(Oddity::NoHeaderLine, 0);
    if (wanted == PairNumber::Grade && !layout.grade && !layout.score)
        counts.add(Oddity::NoGrades, 0);
    return pairs.take();
}

}  // namespace core
