// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/pair_layout.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/number_form.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/one_of.h"
#include "core/foundation/text/utf8.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <span>
#include <utility>

namespace core {

namespace {

using Cells = std::vector<std::string>;
using Rows = std::vector<Cells>;

bool isNumber(std::string_view text)
{
    return parsedNumber<double>(trimmed(text)).has_value();
}

bool isWhole(std::string_view text)
{
    return parsedNumber<long long>(trimmed(text)).has_value();
}

bool isTime(std::string_view text)
{
    const auto number = parsedNumber<double>(trimmed(text));
    return number && core::isTime(*number);
}

bool isDocumentHeading(std::string_view heading)
{
    return isHeadingOf(ColumnMeaning::Docno, heading) ||
           isHeadingOf(ColumnMeaning::Document, heading) ||
           isHeadingOf(ColumnMeaning::Address, heading);
}

/// The headings of a table, and which of them have been used.
class Headings {
public:
    explicit Headings(const Cells& cells)
        : m_cells(cells)
        , m_isTaken(cells.size(), false)
    {
        for (const std::string& cell : cells)
            m_folded.push_back(foldedHeading(cell));
    }

    /// Takes the first unused heading with this meaning.
    std::optional<std::size_t> take(ColumnMeaning meaning)
    {
        return takeFirst(
            [meaning](std::string_view heading) { return isHeadingOf(meaning, heading); });
    }

    std::optional<std::size_t> takeFirst(const auto& fits)
    {
        for (std::size_t i = 0; i < m_folded.size(); ++i)
            if (!m_isTaken[i] && fits(m_folded[i])) {
                m_isTaken[i] = true;
                return i;
            }
        return std::nullopt;
    }

    /// Takes the id if there are both `query` and `query_id`: the other is the text. A query of a
    /// session comes before the session.
    std::optional<std::size_t> takeQuery()
    {
        const auto column = takeIdOf(isQueryHeading);
        return column ? column : take(ColumnMeaning::User);
    }

    /// Takes the first unused heading that fits, rather one that ends in "id".
    std::optional<std::size_t> takeIdOf(const auto& fits)
    {
        const auto column = takeFirst([&](std::string_view heading) {
            return fits(heading) && (heading.ends_with("id") || heading.ends_with("编号"));
        });
        return column ? column : takeFirst(fits);
    }

    static bool isQueryHeading(std::string_view heading)
    {
        return isHeadingOf(ColumnMeaning::Query, heading) &&
               !isHeadingOf(ColumnMeaning::User, heading);
    }
    static bool isQuestion(std::string_view heading)
    {
        return isHeadingOf(ColumnMeaning::Question, heading);
    }

    std::optional<std::size_t> takeDocument()
    {
        auto column = take(ColumnMeaning::Docno);
        if (!column)
            column = take(ColumnMeaning::Document);
        return column ? column : take(ColumnMeaning::Address);
    }

    /// Takes a plain id next to queries and a number that ranks or grades it: Elasticsearch's
    /// `_id`.
    std::optional<std::size_t> takeBareId()
    {
        const auto id = std::ranges::find(m_folded, "id");
        const bool isNumbered = holds(ColumnMeaning::Grade) || holds(ColumnMeaning::Score) ||
                                holds(ColumnMeaning::Rank);
        const auto column = static_cast<std::size_t>(id - m_folded.begin());
        if (id == m_folded.end() || m_isTaken[column] || !isNumbered)
            return std::nullopt;
        m_isTaken[column] = true;
        return column;
    }

    /// Takes those that a person named, from the left.
    std::vector<std::size_t> takeChosen(const std::vector<std::string>& names)
    {
        std::vector<std::size_t> columns;
        for (const std::string& name : names)
            if (const auto column = named(name); column && !m_isTaken[*column]) {
                m_isTaken[*column] = true;
                columns.push_back(*column);
                m_chosen.push_back(m_isByName ? m_cells[*column] : name);
            }
        std::ranges::sort(columns);
        return columns;
    }
    /// The headings or numbers of the columns that a person named.
    const std::vector<std::string>& chosen() const { return m_chosen; }
    /// Whether one of them was found by its heading.
    bool isAnyByName() const { return m_isAnyByName; }

    std::size_t size() const { return m_cells.size(); }
    bool isTaken(std::size_t column) const { return m_isTaken[column]; }
    const std::string& folded(std::size_t column) const { return m_folded[column]; }
    const std::string& text(std::size_t column) const { return m_cells[column]; }
    /// The heading of a column, or its number.
    std::string name(std::size_t column) const
    {
        return isNumber(m_cells[column]) ? std::to_string(column + 1)
                                         : std::string(trimmed(m_cells[column]));
    }
    void take(std::size_t column) { m_isTaken[column] = true; }
    /// The first unused heading with this meaning.
    std::optional<std::size_t> find(ColumnMeaning meaning) const
    {
        return Headings(*this).take(meaning);
    }
    bool holds(ColumnMeaning meaning) const { return find(meaning).has_value(); }
    /// Takes the first unused column.
    std::optional<std::size_t> takeFree()
    {
        const auto free = std::ranges::find(m_isTaken, false);
        if (free == m_isTaken.end())
            return std::nullopt;
        *free = true;
        return static_cast<std::size_t>(free - m_isTaken.begin());
    }

private:
    std::optional<std::size_t> named(const std::string& name)
    {
        const auto place = [](const auto& among, const auto& found) {
            return static_cast<std::size_t>(found - among.begin());
        };
        m_isByName = true;
        const auto same = std::ranges::find_if(
            m_cells, [&](const auto& cell) { return !name.empty() && trimmed(cell) == name; });
        const std::string requested = foldedHeading(name);
        const auto alike = std::ranges::find_if(m_folded, [&](const auto& folded) {
            return !requested.empty() && folded == requested;
        });
        m_isAnyByName = m_isAnyByName || same != m_cells.end() || alike != m_folded.end();
        if (same != m_cells.end())
            return place(m_cells, same);
        if (alike != m_folded.end())
            return place(m_folded, alike);
        m_isByName = false;
        const auto number = parsedNumber<std::size_t>(name);
        if (!number || *number < 1 || *number > m_cells.size())
            return std::nullopt;
        return *number - 1;
    }

    const Cells& m_cells;
    std::vector<std::string> m_folded;
    std::vector<bool> m_isTaken;
    std::vector<std::string> m_chosen;
    bool m_isByName = false;  // whether the last one found was
    bool m_isAnyByName = false;
};

bool isNone(const std::vector<std::string>& names)
{
    return names.size() == 1 && names.front() == ColumnChoices::none;
}

/// The columns of this table that a person named.
struct Chosen {
    std::optional<std::size_t> query;
    std::optional<std::size_t> document;
    std::vector<std::size_t> grades;
    std::vector<std::size_t> scores;
};

/// Takes the named columns, and records the missing ones.
Chosen takeChosen(Headings& headings, const ColumnChoices& choices, PairLayout& layout)
{
    const auto takeOne = [&](const std::vector<std::string>& names, auto lacks) {
        const auto columns = headings.takeChosen(names);
        if (columns.empty() && !names.empty())
            lacks(names.front());
        return columns.empty() ? std::nullopt : std::optional(columns.front());
    };
    const auto lacking = [&](const std::string& name) { layout.lacking.push_back(name); };
    Chosen chosen;
    chosen.query = takeOne(choices.query, lacking);
    chosen.document = takeOne(choices.document, lacking);
    chosen.grades = headings.takeChosen(choices.grade);
    layout.hasNoGrades = chosen.grades.empty() && isNone(choices.grade);
    if (chosen.grades.empty() && !choices.grade.empty() && !layout.hasNoGrades)
        layout.lackingGrade = choices.grade.front();
    chosen.scores = headings.takeChosen(choices.score);
    if (chosen.scores.empty() && !choices.score.empty())
        layout.lackingScore = choices.score.front();
    layout.chosen = headings.chosen();
    return chosen;
}

/// @param rule of raters: if given, empty cells are not grades
void setGrades(PairLayout& layout, const std::vector<std::size_t>& grades, RaterRule rule)
{
    if (grades.empty())
        return;
    layout.grade = grades.front();
    if (grades.size() > 1 || rule != RaterRule::Refuse)
        layout.raters = grades;
}

/// Several columns give one run each.
void setScores(PairLayout& layout, const std::vector<std::size_t>& scores, const Headings& headings)
{
    if (scores.empty())
        return;
    layout.score = scores.front();
    if (scores.size() > 1)
        for (const std::size_t column : scores)
            layout.scores.push_back({column, headings.name(column)});
}

/// Whether cells may be headings, of any meaning: headings are not numbers.
bool mayBeHeadings(const Cells& cells)
{
    return cells.size() >= 2 &&
           std::ranges::none_of(cells, [](const auto& cell) { return isNumber(cell); });
}

bool isTyped(std::string_view heading, const auto& types)
{
    const std::size_t colon = heading.rfind(':');
    return colon != std::string_view::npos && isOneOf(heading.substr(colon + 1), types);
}

/// RecBole's types that are not numbers.
constexpr std::array<std::string_view, 2> tokenTypes{"token", "token_seq"};

bool areTyped(const Cells& headings)
{
    constexpr std::array<std::string_view, 4> types{"token", "token_seq", "float", "float_seq"};
    return std::ranges::all_of(headings,
                               [&](const std::string& heading) { return isTyped(heading, types); });
}

/// Also accepts a decimal comma; the reader of the rows decides whether it counts.
bool isWrittenAsNumber(std::string_view text)
{
    return isNumber(text) ||
           CellNumbers::problemOf(trimmed(text), ErrorCode::BadGrade) == ErrorCode::DecimalComma;
}

/// Statistics of a column in the first rows.
struct FirstRows {
    std::size_t numbers = 0;
    std::size_t times = 0;
    std::size_t words = 0;

    bool isEmpty() const { return numbers + words == 0; }
    bool isOfNumbers() const { return numbers > 0 && numbers >= words && times < numbers; }
};

FirstRows contentOf(const Rows& rows, std::size_t column)
{
    FirstRows content;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        const std::string_view cell =
            column < row->size() ? trimmed((*row)[column]) : std::string_view();
        const bool isNumber = isWrittenAsNumber(cell);
        content.numbers += isNumber ? 1 : 0;
        content.times += isTime(cell) ? 1 : 0;
        content.words += cell.empty() || isNumber ? 0 : 1;
    }
    return content;
}

bool mayHoldNumbers(const Headings& headings, std::size_t column)
{
    const std::string& name = headings.folded(column);
    return !headings.isTaken(column) && !name.empty() && !isHeadingOfPairs(name) &&
           !isHeadingOf(ColumnMeaning::TrecOnly, name) &&
           !isHeadingOf(ColumnMeaning::System, name) && !isHeadingOf(ColumnMeaning::Idle, name) &&
           !name.ends_with("id") && !isTyped(headings.text(column), tokenTypes);
}

/// Finds the columns whose names do not tell their content, those with numbers first. The content
/// of empty columns stays open.
void lookAtOthers(PairLayout& layout, const Headings& headings, const Rows& rows, RaterRule raters)
{
    std::vector<std::size_t> rated;
    std::vector<std::size_t> others;
    for (std::size_t column = 0; column < headings.size(); ++column) {
        if (!mayHoldNumbers(headings, column))
            continue;
        const FirstRows content = contentOf(rows, column);
        if (content.isOfNumbers() || content.isEmpty())
            rated.push_back(column);
        (content.isOfNumbers() ? layout.unknown : others).push_back(column);
    }
    layout.unknownNumbers = layout.unknown.size();
    layout.unknown.insert(layout.unknown.end(), others.begin(), others.end());
    if (raters == RaterRule::Refuse || !layout.isUndecided())
        return;
    setGrades(layout, rated, raters);
    for (const std::size_t column : rated)
        layout.chosen.push_back(headings.name(column));
}

/// The unused numeric columns whose headings mean scores.
std::vector<std::size_t> scoreColumns(const Headings& headings, const Rows& rows)
{
    std::vector<std::size_t> columns;
    std::vector<std::size_t> raw;
    for (std::size_t column = 0; column < headings.size(); ++column) {
        if (headings.isTaken(column) || !contentOf(rows, column).isOfNumbers())
            continue;
        if (isHeadingOf(ColumnMeaning::Score, headings.folded(column)) ||
            speaksOfScores(headings.text(column)))
            columns.push_back(column);
        else if (isHeadingOf(ColumnMeaning::RawScore, headings.folded(column)))
            raw.push_back(column);
    }
    return columns.empty() ? raw : columns;
}

/// Takes the only column of fractions that is called a score of something, as bm25_score, but not
/// relevance_score.
std::optional<std::size_t> onlyScore(Headings& headings, const Rows& rows)
{
    const std::vector<std::size_t> columns = scoreColumns(headings, rows);
    if (columns.size() != 1)
        return std::nullopt;
    const std::size_t column = columns.front();
    const auto words = wordsOfHeading(headings.text(column));
    const bool isOfGrades = std::ranges::any_of(
        words, [](const std::string& word) { return isHeadingOf(ColumnMeaning::Grade, word); });
    const bool hasFraction = std::any_of(rows.begin() + 1, rows.end(), [&](const Cells& row) {
        return column < row.size() && isNumber(row[column]) && !isWhole(row[column]);
    });
    if (isOfGrades || !hasFraction)
        return std::nullopt;
    headings.take(column);
    return column;
}

/// The first unused column of words with such a heading.
std::optional<std::size_t> columnOfWords(const Headings& headings, const Rows& rows,
                                         const auto& fits)
{
    for (std::size_t column = 0; column < headings.size(); ++column) {
        const FirstRows content = contentOf(rows, column);
        if (!headings.isTaken(column) && content.words > content.numbers &&
            fits(headings.folded(column)))
            return column;
    }
    return std::nullopt;
}

/// Finds the titles of the documents, and the queries' texts next to their ids.
void findTexts(PairLayout& layout, const Headings& headings, const Rows& rows)
{
    layout.title = columnOfWords(headings, rows, [](std::string_view heading) {
        return isHeadingOf(ColumnMeaning::Title, heading);
    });
    layout.queryText = columnOfWords(headings, rows, [](std::string_view heading) {
        return Headings::isQueryHeading(heading) || Headings::isQuestion(heading);
    });
}

/// Whether all cells are words that a person gave a grade.
bool areKnownWords(const Rows& rows, std::size_t column, const GradeVocabulary& words)
{
    return !contentOf(rows, column).isEmpty() &&
           std::all_of(rows.begin() + 1, rows.end(), [&](const Cells& row) {
               return column >= row.size() || trimmed(row[column]).empty() ||
                      gradeOf(trimmed(row[column]), words);
           });
}

/// Takes a column of words as grades: `esci_label`, because its name ends like a grade's, or the
/// only column of words that a person gave a grade.
void takeWordGrades(PairLayout& layout, const Headings& headings, const Rows& rows,
                    const GradeVocabulary& words)
{
    if (layout.grade || layout.hasNoGrades)
        return;
    std::vector<std::size_t> known;
    std::vector<std::size_t> named;
    for (const std::size_t column : layout.unknown) {
        const FirstRows content = contentOf(rows, column);
        if (areKnownWords(rows, column, words))
            known.push_back(column);
        if (!layout.hasOrder() && endsLikeGrade(headings.folded(column)) &&
            content.words > content.numbers)
            named.push_back(column);
    }
    if (known.size() != 1 && named.empty())
        return;
    layout.grade = known.size() == 1 ? known.front() : named.front();
    const auto place = std::ranges::find(layout.unknown, *layout.grade) - layout.unknown.begin();
    if (static_cast<std::size_t>(place) < layout.unknownNumbers)
        --layout.unknownNumbers;
    layout.unknown.erase(layout.unknown.begin() + place);
}

/// Finds the columns that may be the scores of runs, unless a person has named the numbers.
void lookForScores(PairLayout& layout, const Headings& headings, const Rows& rows,
                   const ColumnChoices& choices)
{
    const bool isDecided =
        !choices.grade.empty() || !choices.score.empty() || choices.raters != RaterRule::Refuse;
    if (isDecided || !layout.grade || layout.hasOrder())
        return;
    for (std::size_t i = 0; i < layout.unknownNumbers; ++i) {
        const std::size_t column = layout.unknown[i];
        if (std::any_of(rows.begin() + 1, rows.end(), [column](const Cells& row) {
                return column < row.size() && isWrittenAsNumber(row[column]) &&
                       !isWhole(row[column]);
            }))
            layout.possibleScores.push_back({column, headings.name(column)});
    }
}

PairTableKind kindOf(const Cells& headings, const PairLayout& layout)
{
    if (areTyped(headings))
        return PairTableKind::RecBole;
    if (layout.gap == CellGap::Blanks || Headings(headings).take(ColumnMeaning::TrecOnly))
        return PairTableKind::Trec;
    const std::string document = foldedHeading(headings[layout.document]);
    if (document == "corpusid")
        return PairTableKind::Beir;
    return document == "movieid" ? PairTableKind::MovieLens : PairTableKind::Ratings;
}

/// Whether fractions beside ranks look like their scores: hardly any two are the same, and they
/// fall from rank to rank or are many. Half grades are none.
bool areScoresOfRanks(const Rows& rows, const PairLayout& layout)
{
    constexpr std::size_t many = 10;
    std::set<double> values;
    std::size_t numbers = 0;
    std::size_t compared = 0;
    bool haveFractions = false;
    bool fall = true;
    const Cells* above = nullptr;
    for (auto row = rows.begin() + 1; row != rows.end(); ++row) {
        if (row->size() != layout.columns)
            continue;
        const auto number = [&](const Cells& cells, std::size_t column) {
            return parsedNumber<double>(trimmed(cells[column]));
        };
        const auto value = number(*row, *layout.grade);
        if (!value)
            continue;
        ++numbers;
        values.insert(*value);
        haveFractions = haveFractions || std::trunc(2 * *value) != 2 * *value;
        if (above && (*above)[layout.query] == (*row)[layout.query] &&
            number(*above, *layout.rank) < number(*row, *layout.rank)) {
            ++compared;
            fall = fall && *value <= number(*above, *layout.grade);
        }
        above = &*row;
    }
    const bool differ = numbers > 1 && many * values.size() >= (many - 1) * numbers;
    return haveFractions && differ && compared > 0 && (fall || numbers >= many);
}

/// `qid,label,score`: grades and scores of queries whose rows do not name documents.
bool areScoredRows(const Headings& headings, const Chosen& chosen, const Rows& rows)
{
    using enum ColumnMeaning;
    auto grade = headings.find(Grade);
    if (!grade)
        grade = headings.find(Truth);
    const bool hasGrades =
        !chosen.grades.empty() || (grade && contentOf(rows, *grade).isOfNumbers());
    return hasGrades && !headings.holds(Title) && !headings.holds(DocumentList) &&
           (!chosen.scores.empty() || !scoreColumns(headings, rows).empty());
}

std::optional<PairLayout> namedLayout(const Rows& rows, CellGap gap, const ColumnChoices& choices)
{
    const Cells& cells = rows.front();
    if (!mayBeHeadings(cells))
        return std::nullopt;
    Headings headings(cells);
    PairLayout layout;
    layout.gap = gap;
    layout.hasHeader = true;
    layout.isNamed = true;
    layout.columns = cells.size();
    const Chosen chosen = takeChosen(headings, choices, layout);
    auto query = chosen.query ? chosen.query : headings.takeQuery();
    auto document = chosen.document ? chosen.document : headings.takeDocument();
    if (!query && document)
        query = headings.takeIdOf(Headings::isQuestion);
    if (query && !document)
        document = headings.takeBareId();
    layout.hasNoDocuments =
        query && !document && gap != CellGap::Blanks && areScoredRows(headings, chosen, rows);
    if (!query || (!document && !layout.hasNoDocuments))
        return std::nullopt;
    if (choices.mayLackIds)
        layout.lacking.clear();
    layout.query = *query;
    layout.document = document.value_or(*query);
    layout.kind = kindOf(cells, layout);
    if (chosen.grades.empty() && !layout.hasNoGrades)
        layout.grade = headings.take(ColumnMeaning::Grade);
    setGrades(layout, chosen.grades, choices.raters);
    if (layout.hasNoDocuments && !layout.grade)
        layout.grade = headings.take(ColumnMeaning::Truth);
    layout.rank = headings.take(ColumnMeaning::Rank);
    if (layout.hasNoDocuments && chosen.scores.empty()) {
        setScores(layout, scoreColumns(headings, rows), headings);
    } else {
        setScores(layout, chosen.scores, headings);
        auto score = layout.score ? layout.score : headings.take(ColumnMeaning::Score);
        if (!score && choices.grade.empty() && choices.raters == RaterRule::Refuse)
            score = headings.take(ColumnMeaning::RawScore);
        if (!score && !layout.grade && !layout.rank && choices.grade.empty() &&
            layout.kind == PairTableKind::Ratings)
            score = onlyScore(headings, rows);
        // BEIR's name for grades.
        const bool isGrade = layout.kind == PairTableKind::Beir ||
                             (layout.kind == PairTableKind::Trec && !layout.rank);
        const bool isMeantAsGrade =
            isGrade && !layout.grade && chosen.scores.empty() && !layout.hasNoGrades;
        (isMeantAsGrade ? layout.grade : layout.score) = score;
    }
    if (layout.hasOrder())
        layout.system = headings.take(ColumnMeaning::System);
    const bool isGradeNamed = !chosen.grades.empty() || choices.raters != RaterRule::Refuse;
    layout.mayBeScoreOfRank = layout.grade && layout.rank && !layout.score && !isGradeNamed &&
                              areScoresOfRanks(rows, layout);
    lookAtOthers(layout, headings, rows, choices.raters);
    if (layout.mayBeScoreOfRank) {
        layout.unknown.insert(layout.unknown.begin(), *layout.grade);
        std::ranges::sort(std::span(layout.unknown).first(++layout.unknownNumbers));
        layout.grade.reset();
    }
    takeWordGrades(layout, headings, rows, choices.words);
    lookForScores(layout, headings, rows, choices);
    findTexts(layout, headings, rows);
    layout.hasFractions =
        layout.grade && std::any_of(rows.begin() + 1, rows.end(), [&](const Cells& row) {
            return row.size() > *layout.grade && !isWhole(row[*layout.grade]);
        });
    return layout;
}

bool isNumberNamed(std::string_view heading)
{
    return isHeadingOf(ColumnMeaning::Grade, heading) || isHeadingOf(ColumnMeaning::Score, heading);
}

/// Whether the first row contains names, even if such tables do not use all of them: one is known,
/// or they are words above ids with digits. Otherwise, a row of data with an invalid number would
/// look like names too.
bool startWithNames(const Rows& rows)
{
    const auto& first = rows.front();
    const auto below = rows.begin() + 1;
    const bool isRow = std::any_of(below, rows.end(), [&](const auto& row) {
        return row[0] == first[0] || (row.size() > 1 && row[1] == first[1]);
    });
    if (isRow || std::ranges::any_of(first, [](const std::string& cell) {
            return cell.empty() || holdsDigit(cell);
        }))
        return false;
    return isNumberNamed(first[2]) || isHeadingOf(ColumnMeaning::Query, first[0]) ||
           isDocumentHeading(first[1]) || std::all_of(below, rows.end(), [](const auto& row) {
               return holdsDigit(row[0]) && (row.size() < 2 || holdsDigit(row[1]));
           });
}

/// A line of `query document rank score`.
struct RankedRow {
    std::string query;
    std::string document;
    long long rank = 0;
    double score = 0;

    bool isFirst() const { return rank == 0 || rank == 1; }
    bool isBehind(const RankedRow& other) const
    {
        return rank == other.rank + 1 && document != other.document && score <= other.score;
    }
};

std::optional<RankedRow> rankedRow(const Cells& cells)
{
    if (cells.size() != 4)
        return std::nullopt;
    const auto rank = parsedNumber<long long>(trimmed(cells[2]));
    const auto score = parsedNumber<double>(trimmed(cells[3]));
    if (!rank || !score)
        return std::nullopt;
    return RankedRow{cells[0], cells[1], *rank, *score};
}

/// `query document rank score` without names, as ColBERT writes a run: within a query, ranks
/// increase and scores decrease. TREC's qrels also have four columns, but no fractions in such an
/// order.
std::optional<PairLayout> rankedLayout(const Rows& rows, CellGap gap,
                                       const ColumnChoices& /*choices*/)
{
    bool hasFractions = false;
    bool hasSeveral = false;
    std::optional<RankedRow> before;
    for (const Cells& cells : rows) {
        auto row = rankedRow(cells);
        const bool isNext = row && before && row->query == before->query;
        if (!row || !(isNext ? row->isBehind(*before) : row->isFirst()))
            return std::nullopt;
        hasFractions = hasFractions || !isWhole(cells[3]);
        hasSeveral = hasSeveral || isNext;
        before = std::move(row);
    }
    if (!hasFractions || !hasSeveral)
        return std::nullopt;
    PairLayout layout;
    layout.gap = gap;
    layout.columns = rows.front().size();
    layout.rank = 2;
    layout.score = 3;
    return layout;
}

/// `query document rank`: ranks start at 1, and the rows of a query are contiguous.
bool countWithinQueries(const Rows& rows)
{
    std::string_view query;
    long long last = 0;
    bool hasSeveral = false;
    for (const Cells& row : rows) {
        const auto rank = parsedNumber<long long>(trimmed(row[2]));
        const bool isNext = row[0] == query;
        if (!rank || *rank != (isNext ? last + 1 : 1))
            return false;
        hasSeveral = hasSeveral || isNext;
        query = row[0];
        last = *rank;
    }
    return hasSeveral;
}

/// A row that spaces cut into TREC's columns.
bool isOfTrec(const Cells& row)
{
    constexpr std::size_t qrelsColumns = 4;
    std::string line;
    for (const std::string& cell : row)
        line += cell + ' ';
    const Columns<qrelsColumns> columns(line);
    return (columns.count == qrelsColumns && columns.text[1] == "0") ||
           (columns.count > qrelsColumns && equalsIgnoringCase(columns.text[1], "Q0"));
}

/// Whether tabs must be the separator: all rows have the same number, and spaces would cut a cell.
bool areCutByTabs(const Rows& rows, CellGap gap)
{
    const auto isCut = [](const Cells& row) {
        return std::ranges::any_of(row, [](const std::string& cell) {
            return trimmed(cell).find(' ') != std::string_view::npos;
        });
    };
    return gap == CellGap::Tab && std::ranges::any_of(rows, isCut) &&
           std::ranges::all_of(
               rows, [&](const Cells& row) { return row.size() == rows.front().size(); }) &&
           !std::ranges::all_of(rows, isOfTrec);
}

/// Whether one of two names shows that the document comes before the query.
bool startWithDocument(const Cells& names)
{
    return (isHeadingOf(ColumnMeaning::Query, names[1]) &&
            !isHeadingOf(ColumnMeaning::Query, names[0])) ||
           (isDocumentHeading(names[0]) && !isDocumentHeading(names[1]));
}

/// Whether the third column has no grades but ids: large whole numbers, none of them twice, as in
/// MS MARCO's triples of a query, a relevant and another passage.
bool mayBeIds(const Rows& rows)
{
    constexpr long long least = 1000;
    constexpr std::size_t fewest = 3;
    std::set<long long> numbers;
    for (const Cells& row : rows) {
        const auto number =
            row.size() == 3 ? parsedNumber<long long>(trimmed(row[2])) : std::nullopt;
        if (!number || *number < least || !numbers.insert(*number).second)
            return false;
    }
    return numbers.size() >= fewest;
}

/// TREC's qrels and runs between tabs, with queries of several words, or between commas.
std::optional<PairLayout> delimitedTrecLayout(const Rows& rows, CellGap gap,
                                              const ColumnChoices& /*choices*/)
{
    constexpr std::size_t ofQrels = 4;
    constexpr std::size_t ofRuns = 6;
    const std::size_t width = rows.front().size();
    const bool isRun = width == ofRuns;
    const auto isRow = [&](const Cells& row) {
        if (row.size() != width || !isNumber(row[3]))
            return false;
        return isRun ? equalsIgnoringCase(row[1], "Q0") && isNumber(row[4])
                     : row[1] == "0" && !isTime(row[3]);
    };
    const auto hasBlank = [](const Cells& row) {
        return trimmed(row[0]).find(' ') != std::string_view::npos;
    };
    const bool isCut = gap == CellGap::Comma || gap == CellGap::Semicolon ||
                       (gap == CellGap::Tab && std::ranges::any_of(rows, hasBlank));
    if (!isCut || (width != ofQrels && !isRun) || !std::ranges::all_of(rows, isRow))
        return std::nullopt;
    PairLayout layout;
    layout.gap = gap;
    layout.columns = width;
    layout.document = 2;
    layout.isCutByTabs = true;
    (isRun ? layout.rank : layout.grade) = 3;
    if (isRun) {
        layout.score = 4;
        layout.system = 5;
    }
    return layout;
}

std::optional<PairLayout> layoutByPlace(const Rows& rows, CellGap gap, const ColumnChoices& choices)
{
    const std::size_t width = rows.front().size();
    if (width != 3 && width != 4)
        return std::nullopt;
    const auto isGrade = [&](const std::string& cell) {
        return isWrittenAsNumber(cell) || isLevelWord(cell) || gradeOf(cell, choices.words);
    };
    const bool isDataAbove = isGrade(rows.front()[2]);
    const auto data = rows.begin() + (isDataAbove ? 0 : 1);
    const auto isRow = [&](const auto& row) {
        return row.size() == width && isGrade(row[2]) && (width == 3 || isTime(row[3]));
    };
    // The reader reports what is wrong with the others.
    const auto alike = std::count_if(data, rows.end(), isRow);
    if (alike == 0 || 2 * alike < rows.end() - data)
        return std::nullopt;
    PairLayout layout;
    layout.gap = gap;
    layout.hasHeader = !isDataAbove && startWithNames(rows);
    // BEIR's judgments are these three columns with any names. In other tables, numbers under an
    // unknown name may be anything.
    if (layout.hasHeader && gap != CellGap::Tab && gap != CellGap::Blanks &&
        !isNumberNamed(rows.front()[2]))
        return std::nullopt;
    if (layout.hasHeader && startWithDocument(rows.front()))
        std::swap(layout.query, layout.document);
    const auto isNoId = [&rows](std::size_t column) {
        const std::string& name = rows.front()[column];
        return trimmed(name).empty() || isHeadingOf(ColumnMeaning::Rank, name) ||
               isHeadingOf(ColumnMeaning::Idle, name) || speaksOfPredictions(name) ||
               (isNumberNamed(name) && contentOf(rows, column).isOfNumbers());
    };
    if (layout.hasHeader && (isNoId(layout.query) || isNoId(layout.document)))
        return std::nullopt;
    layout.columns = width;
    if (isDataAbove && gap == CellGap::Tab && mayBeIds(rows)) {
        layout.unknown = {2};
        layout.unknownNumbers = 1;
        return layout;
    }
    layout.grade = 2;
    layout.hasFractions =
        (!isDataAbove && !layout.hasHeader) || std::any_of(data, rows.end(), [&](const auto& row) {
            return isRow(row) && isWrittenAsNumber(row[2]) && !isWhole(row[2]);
        });
    layout.isCutByTabs = areCutByTabs(rows, gap);
    if (layout.isCutByTabs && isDataAbove && countWithinQueries(rows)) {
        layout.grade.reset();
        layout.rank = 2;
    }
    // MovieLens has half stars, BEIR has whole grades.
    if (layout.isCutByTabs || (isDataAbove && !isWrittenAsNumber(rows.front()[2])))
        return layout;
    if (gap == CellGap::Colons || width == 4)
        layout.kind = PairTableKind::MovieLens;
    else if (!layout.hasFractions && (gap == CellGap::Tab || gap == CellGap::Blanks))
        layout.kind = PairTableKind::Beir;
    return layout;
}

bool haveOneWidth(const Rows& rows)
{
    const auto alike = std::ranges::count_if(
        rows, [&](const auto& row) { return row.size() == rows.front().size(); });
    return 2 * alike >= static_cast<std::ptrdiff_t>(rows.size());
}

/// For a table whose names are not enough: the columns that a person named, and the first columns
/// for the rest.
std::optional<PairLayout> chosenLayout(const Rows& rows, CellGap gap, const ColumnChoices& choices)
{
    const Cells& cells = rows.front();
    if (cells.size() < 2 || !haveOneWidth(rows))
        return std::nullopt;
    Headings headings(cells);
    PairLayout layout;
    const Chosen chosen = takeChosen(headings, choices, layout);
    if (layout.chosen.empty())
        return std::nullopt;
    layout.gap = gap;
    layout.columns = cells.size();
    layout.isNamed = headings.isAnyByName();
    const auto query = chosen.query ? chosen.query : headings.takeFree();
    const auto document = chosen.document ? chosen.document : headings.takeFree();
    if (!query || !document)
        return std::nullopt;
    layout.query = *query;
    layout.document = *document;
    setGrades(layout, chosen.grades, choices.raters);
    setScores(layout, chosen.scores, headings);
    const auto number = layout.grade ? layout.grade : layout.score;
    layout.hasHeader = layout.isNamed || (number && !isWrittenAsNumber(cells[*number]) &&
                                          contentOf(rows, *number).isOfNumbers());
    if (layout.hasHeader)
        lookAtOthers(layout, headings, rows, choices.raters);
    return layout;
}

/// The first rows of a table whose first row seems to contain names; empty if there is none.
Rows rowsWithHeadings(std::string_view text)
{
    for (const CellGap gap : {CellGap::Tab, CellGap::Semicolon, CellGap::Comma}) {
        Rows rows = firstRows(text, gap);
        if (rows.size() < 2 || rows.front().size() < 3 || !mayBeHeadings(rows.front()) ||
            !haveOneWidth(rows))
            continue;
        for (std::size_t column = 0; column < rows.front().size(); ++column)
            if (contentOf(rows, column).isOfNumbers())
                return rows;
    }
    return {};
}

/// Takes the first id column: `query_id` rather than `query`.
std::optional<std::size_t> takeId(Headings& headings)
{
    for (std::size_t column = 0; column < headings.size(); ++column) {
        const std::string& name = headings.folded(column);
        if (!isHeadingOf(ColumnMeaning::SampleId, name) && !isDocumentHeading(name) &&
            !(isHeadingOf(ColumnMeaning::Query, name) && name.ends_with("id")))
            continue;
        headings.take(column);
        return column;
    }
    return headings.take(ColumnMeaning::Query);
}

std::optional<TextLayout> textLayout(const Rows& rows, CellGap gap)
{
    if (rows.size() < 2 || !mayBeHeadings(rows.front()) || !haveOneWidth(rows))
        return std::nullopt;
    Headings headings(rows.front());
    TextLayout layout;
    layout.gap = gap;
    layout.columns = headings.size();
    const auto id = takeId(headings);
    layout.title = headings.take(ColumnMeaning::Title);
    layout.text = headings.take(ColumnMeaning::Text);
    if (!layout.text)
        layout.text = headings.take(ColumnMeaning::Query);
    using enum ColumnMeaning;
    constexpr std::array numbers{Grade, Truth, Score, Rank};
    const auto isOfWords = [&](std::optional<std::size_t> column) {
        const FirstRows content = column ? contentOf(rows, *column) : FirstRows();
        return content.words > content.numbers;
    };
    for (std::size_t column = 0; column < headings.size(); ++column)
        if (endsLikeGrade(headings.folded(column)) && contentOf(rows, column).isOfNumbers())
            return std::nullopt;
    if (!id || (!isOfWords(layout.title) && !isOfWords(layout.text)) ||
        std::ranges::any_of(numbers, [&](auto meaning) { return headings.holds(meaning); }))
        return std::nullopt;
    layout.id = *id;
    return layout;
}

constexpr std::array gaps{CellGap::Colons, CellGap::Tab, CellGap::Semicolon, CellGap::Comma,
                          CellGap::Blanks};

}  // namespace

std::string headingsText(const std::vector<std::string>& headings)
{
    constexpr std::size_t mostNamed = 8;
    std::string text;
    for (std::size_t i = 0; i < headings.size() && i < mostNamed; ++i)
        text += (i == 0 ? "“" : ", “") + excerpt(headings[i]) + "”";
    return text + (headings.size() > mostNamed ? ", …" : "");
}

bool isSeparatorRow(const DelimitedRow& row)
{
    const std::string_view first = row.cells.front();
    return row.line == 1 && first.size() >= 4 && first.size() <= 5 &&
           equalsIgnoringCase(first.substr(0, 4), "sep=") && row.length == 5;
}

NamedColumns namedColumns(const std::vector<std::string>& headings)
{
    Headings names(headings);
    NamedColumns columns;
    columns.query = names.takeQuery();
    columns.document = names.takeDocument();
    if (!columns.query && columns.document)
        columns.query = names.takeIdOf(Headings::isQuestion);
    if (columns.query && !columns.document)
        columns.document = names.takeBareId();
    columns.label = names.find(ColumnMeaning::SureTruth);
    if (!columns.label)
        columns.label = names.find(ColumnMeaning::Truth);
    columns.grade = names.take(ColumnMeaning::Grade);
    columns.rank = names.take(ColumnMeaning::Rank);
    columns.score = names.take(ColumnMeaning::Score);
    return columns;
}

std::optional<PairLayout> pairLayout(std::string_view text, const ColumnChoices& choices)
{
    text = withoutByteOrderMark(text);
    std::array<Rows, gaps.size()> rows;
    // If both cut a row, the commas are decimal commas.
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        rows[i] = firstRows(text, gaps[i]);
        if (rows[i].empty())
            return std::nullopt;
        if (auto layout = namedLayout(rows[i], gaps[i], choices))
            return layout;
    }
    // Columns separated by spaces are TREC's, which nobody names.
    if (choices.areGiven())
        for (std::size_t i = 0; gaps[i] != CellGap::Blanks; ++i)
            if (auto layout = chosenLayout(rows[i], gaps[i], choices))
                return layout;
    for (const auto& byPlace : {delimitedTrecLayout, rankedLayout, layoutByPlace})
        for (std::size_t i = 0; i < gaps.size(); ++i)
            if (auto layout = byPlace(rows[i], gaps[i], choices))
                return layout;
    return std::nullopt;
}

std::optional<TextLayout> textLayout(std::string_view text)
{
    text = withoutByteOrderMark(text);
    for (const CellGap gap : {CellGap::Tab, CellGap::Semicolon, CellGap::Comma})
        if (const auto layout = textLayout(firstRows(text, gap), gap))
            return layout;
    return std::nullopt;
}

std::vector<std::string> unknownHeadings(std::string_view text)
{
    const Rows rows = rowsWithHeadings(withoutByteOrderMark(text));
    return rows.empty() ? std::vector<std::string>() : rows.front();
}

std::optional<TableStart> tableStart(std::string_view text)
{
    constexpr std::size_t mostRows = 3;
    const auto layout = pairLayout(text);
    text = withoutByteOrderMark(text);
    // The cells above numbers may be unknown headings.
    Rows rows = layout && layout->hasHeader ? Rows() : rowsWithHeadings(text);
    const bool hasHeadings = !rows.empty() || (layout && layout->hasHeader);
    if (rows.empty() && layout)
        rows = firstRows(text, layout->gap);
    if (rows.empty())
        return std::nullopt;
    TableStart start;
    start.headings = rows.front();
    if (!hasHeadings)
        for (std::size_t i = 0; i < start.headings.size(); ++i)
            start.headings[i] = std::to_string(i + 1);
    for (std::size_t i = hasHeadings ? 1 : 0; i < rows.size() && start.rows.size() < mostRows; ++i)
        start.rows.push_back(std::move(rows[i]));
    return start;
}

}  // namespace core
