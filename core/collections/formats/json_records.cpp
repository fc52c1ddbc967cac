// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_records.h"

#include "core/foundation/file/line_counter.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/json/json_scanner.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_number.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace core {

namespace {

/// A field of an object, as views of the text.
struct Field {
    JsonString name;
    JsonString value;  ///< of a text, or of a number or word as written; empty for nested values
    bool isText = false;
};

/// Steps through consecutive objects, in an array or not.
class Records {
public:
    explicit Records(std::string_view text)
        : m_text(text)
        , m_scanner(text)
        , m_isArray(m_scanner.take('['))
    {}

    /// The fields of the next object; false at the end, or if the next value is not an object.
    bool next(std::vector<Field>& fields);
    /// Whether nothing else follows.
    bool isEnd();
    /// Continues on the line after the one where next() failed; false if there is none, or in an
    /// array.
    bool skipLine();
    /// Where the object, or the value in its place, starts.
    std::size_t start() const { return m_start; }
    std::size_t position() const { return m_scanner.position(); }

private:
    bool readObject(std::vector<Field>& fields);
    bool readField(std::vector<Field>& fields);

    std::string_view m_text;
    JsonScanner m_scanner;
    bool m_isArray;
    std::size_t m_count = 0;
    std::size_t m_start = 0;
};

bool Records::readField(std::vector<Field>& fields)
{
    const auto name = m_scanner.string();
    if (!name || !m_scanner.take(':'))
        return false;
    Field field{*name, {}, m_scanner.peek() == '"'};
    if (field.isText) {
        const auto value = m_scanner.string();
        field.value = value.value_or(JsonString());
        fields.push_back(field);
        return value.has_value();
    }
    const char first = m_scanner.peek();
    const std::size_t start = m_scanner.position();
    if (!m_scanner.skipValue())
        return false;
    if (first != '{' && first != '[')
        field.value.raw = m_text.substr(start, m_scanner.position() - start);
    fields.push_back(field);
    return true;
}

bool Records::readObject(std::vector<Field>& fields)
{
    if (!m_scanner.take('{'))
        return false;
    if (m_scanner.take('}'))
        return true;
    do {
        if (!readField(fields))
            return false;
    } while (m_scanner.take(','));
    return m_scanner.take('}');
}

bool Records::next(std::vector<Field>& fields)
{
    fields.clear();
    m_scanner.peek();
    m_start = m_scanner.position();
    if (m_isArray && m_count > 0 && !m_scanner.take(','))
        return false;
    ++m_count;
    return readObject(fields);
}

bool Records::isEnd()
{
    if (m_isArray && !m_scanner.take(']'))
        return false;
    m_isArray = false;
    m_scanner.peek();
    return m_scanner.position() >= m_text.size();
}

bool Records::skipLine()
{
    const std::size_t end = m_text.find('\n', m_start);
    if (m_isArray || end == std::string_view::npos)
        return false;
    m_scanner.moveTo(end + 1);
    return true;
}

/// In Elasticsearch's hits, `_id` names the document if there is a `_score`.
void nameDocument(std::vector<Field>& fields)
{
    const auto named = [&](std::string_view name) {
        return std::ranges::find(fields, name, [](const Field& field) { return field.name.raw; });
    };
    if (const auto id = named("_id"); id != fields.end() && named("_score") != fields.end())
        id->name.raw = "_docid";
}

/// Adds a row of a table with the names or values of the fields.
void addRow(const std::vector<Field>& fields, const JsonString Field::*part, std::string& table)
{
    const auto isBreak = [](char c) { return c == '\t' || c == '\r' || c == '\n' || c == '"'; };
    for (const Field& field : fields) {
        std::string cell = said(field.*part);
        std::replace_if(cell.begin(), cell.end(), isBreak, ' ');
        table += cell + (&field == &fields.back() ? '\n' : '\t');
    }
}

class RecordReader {
public:
    RecordReader(std::string_view text, const std::string& name, const PairLayout& layout,
                 PairNumber requested, Loading* loading, BadLineRule badLines,
                 const GradeVocabulary& words)
        : m_name(name)
        , m_requested(requested)
        , m_layout(layout)
        , m_lines(text)
        , m_part(loading, text.size())
        , m_text(text)
        , m_records(text)
        , m_numbers(m_pairs.counts, DecimalMark::Point, &words)
        , m_badLines(badLines, m_pairs.counts)
    {}

    Parsed<Pairs> read();

private:
    enum Wanted : std::size_t { Query, RankedItem, Number, Rank, requestedCount };

    std::optional<ParseError> readWhole();
    ParseError notJson() const;
    void nameFields(const std::vector<Field>& first);
    std::optional<ParseError> add(const std::vector<Field>& fields);
    std::optional<ParseError> readNumber(const Field& field, Pair& pair);
    std::string_view kept(const JsonString& value)
    {
        return value.hasEscapes ? m_pairs.arena.keep(unescaped(value.raw)) : value.raw;
    }
    ParseError refused(ErrorCode problem, std::string_view found)
    {
        return {m_name, m_lines.lineOf(m_records.start()), problem, excerpt(found)};
    }

    const std::string& m_name;
    PairNumber m_requested;
    const PairLayout& m_layout;
    LineCounter m_lines;
    LoadingPart m_part;
    std::string_view m_text;
    Records m_records;
    bool m_isFirst = true;
    std::array<std::string, requestedCount> m_names;  // of the fields that are used; empty: ignored
    Pairs m_pairs;
    CellNumbers m_numbers;
    BadLines m_badLines;
};

void RecordReader::nameFields(const std::vector<Field>& first)
{
    const auto name = [&](std::size_t column) {
        return column < first.size() ? said(first[column].name) : std::string();
    };
    m_names[Query] = name(m_layout.query);
    m_names[RankedItem] = name(m_layout.document);
    const bool isGrade = m_requested == PairNumber::Grade;
    const bool isRanked = !isGrade && m_layout.rank;
    if (isRanked)
        m_names[Rank] = name(*m_layout.rank);
    const auto& one = isGrade ? m_layout.grade : m_layout.score;
    const auto& other = isGrade ? m_layout.score : m_layout.grade;
    if (one)
        m_names[Number] = name(*one);
    else if (other && !isRanked)
        m_names[Number] = name(*other);
    m_pairs.hasNumbers = !m_names[Number].empty();
}

std::optional<ParseError> RecordReader::readNumber(const Field& field, Pair& pair)
{
    const bool isGrade = m_requested == PairNumber::Grade;
    const std::string_view cell = trimmed(field.value.raw);
    const auto number =
        isGrade ? m_numbers.grade(cell, pair.line) : m_numbers.score(cell, pair.line);
    if (!number)
        return refused(
            CellNumbers::problemOf(cell, isGrade ? ErrorCode::BadGrade : ErrorCode::BadScore),
            cell);
    pair.number = *number;
    return std::nullopt;
}

std::optional<ParseError> RecordReader::add(const std::vector<Field>& fields)
{
    std::array<const Field*, requestedCount> found{};
    for (std::size_t i = 0; i < requestedCount; ++i) {
        if (m_names[i].empty())
            continue;
        const auto field = std::find_if(fields.begin(), fields.end(), [&](const Field& each) {
            return each.name.hasEscapes ? unescaped(each.name.raw) == m_names[i]
                                        : each.name.raw == m_names[i];
        });
        if (field == fields.end())
            return refused(ErrorCode::MissingField, m_names[i]);
        found[i] = &*field;
    }
    for (const Wanted id : {Query, RankedItem})
        if (trimmed(found[id]->value.raw).empty())
            return refused(ErrorCode::EmptyId, {});
    Pair pair{kept(found[RankedItem]->value), 1, m_lines.lineOf(m_records.start()), 0};
    if (found[Rank]) {
        const auto rank = parsedNumber<long long>(trimmed(found[Rank]->value.raw));
        if (!rank)
            return refused(ErrorCode::BadRank, found[Rank]->value.raw);
        pair.rank = *rank;
        pair.number = -static_cast<double>(*rank);
    }
    const bool isUnrated = m_requested == PairNumber::Grade && found[Number] &&
                           !found[Number]->isText && found[Number]->value.raw == "null";
    if (isUnrated) {
        m_pairs.counts.add(Warning::UnratedPairs, pair.line, pair.document);
        return std::nullopt;
    }
    if (found[Number])
        if (auto error = readNumber(*found[Number], pair))
            return error;
    m_pairs.rows.add(kept(found[Query]->value), pair);
    return std::nullopt;
}

Parsed<Pairs> RecordReader::read()
{
    if (auto error = unreadable(m_text, m_name))
        return std::move(*error);
    do {
        if (auto error = readWhole())
            return std::move(*error);
        if (m_records.isEnd())
            break;
        if (auto error = notJson(); !m_badLines.leavesOut(error))
            return error;
    } while (m_records.skipLine());
    if (m_pairs.rows.isEmpty() && m_badLines.all())
        return *m_badLines.all();
    return std::move(m_pairs);
}

/// Reads until a value is not an object.
std::optional<ParseError> RecordReader::readWhole()
{
    std::vector<Field> fields;
    while (m_records.next(fields)) {
        if (m_part.isStoppedAt(m_records.position()))
            return ParseError{m_name, 0, ErrorCode::Stopped, {}};
        if (std::exchange(m_isFirst, false))
            nameFields(fields);
        if (auto error = add(fields); error && !m_badLines.leavesOut(*error))
            return error;
    }
    return std::nullopt;
}

ParseError RecordReader::notJson() const
{
    constexpr std::size_t shown = 20;
    const std::size_t at = std::min(m_records.position(), m_text.size());
    const std::string_view rest = m_text.substr(at, shown);
    return {m_name, lineAt(m_text, at), ErrorCode::BadJson,
            excerpt(rest.substr(0, rest.find_first_of("\r\n")))};
}

}  // namespace

std::optional<PairLayout> recordLayout(std::string_view text)
{
    constexpr std::size_t recordsToJudge = 20;
    constexpr std::size_t mostBytes = std::size_t{1} << 18;
    Records records(withoutByteOrderMark(text).substr(0, mostBytes));
    std::string table;
    std::vector<Field> fields;
    std::vector<Field> first;
    for (std::size_t i = 0; i < recordsToJudge && records.next(fields); ++i) {
        addRow(fields, &Field::value, table);
        if (i > 0)
            continue;
        first = fields;
        nameDocument(fields);
        std::string headings;
        addRow(fields, &Field::name, headings);
        table.insert(0, headings);
    }
    const auto layout = pairLayout(table);
    if (!layout || !layout->isNamed || layout->gap != CellGap::Tab ||
        (!layout->grade && !layout->hasOrder()))
        return std::nullopt;
    const auto isNested = [&first](std::size_t field) {
        return !first[field].isText && first[field].value.raw.empty();
    };
    return isNested(layout->query) || isNested(layout->document) ? std::nullopt : layout;
}

Parsed<Pairs> parseJsonRecords(std::string_view text, const std::string& name,
                               const PairLayout& layout, PairNumber requested, Loading* loading,
                               BadLineRule badLines, const GradeVocabulary& words)
{
    const std::string_view content = withoutByteOrderMark(text);
    auto pairs = RecordReader(content, name, layout, requested, loading, badLines, words).read();
    if (pairs && content.size() < text.size())
        pairs->counts.add(Warning::ByteOrderMark, 1);
    return pairs;
}

std::vector<std::string> recordValues(std::string_view text, std::size_t field)
{
    Records records(withoutByteOrderMark(text));
    std::vector<std::string> values;
    std::optional<std::string> name;
    std::vector<Field> fields;
    while (records.next(fields)) {
        if (!name)
            name = field < fields.size() ? said(fields[field].name) : std::string();
        for (const Field& each : fields)
            if (said(each.name) == *name)
                values.push_back(said(each.value));
    }
    return values;
}

}  // namespace core
