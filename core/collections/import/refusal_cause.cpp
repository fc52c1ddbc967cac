// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/refusal_cause.h"

#include "core/collections/formats/json_parts.h"
#include "core/collections/formats/result_layout.h"
#include "core/collections/import/sampled_judgments.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/tabular/number_form.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/one_of.h"
#include "core/foundation/text/split_words.h"
#include "core/foundation/text/unusual_whitespace.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>
#include <vector>

namespace core {

namespace {

constexpr std::size_t qrelsColumns = 4;
constexpr std::size_t preferenceColumns = 5;

/// Whether the problem may be that a line was split in the wrong way.
bool isOfColumns(ErrorCode problem)
{
    switch (problem) {
    case ErrorCode::QrelsColumns:
    case ErrorCode::RunColumns:
    case ErrorCode::RankedRunColumns:
    case ErrorCode::MovedColumns:
    case ErrorCode::PairColumns:
    case ErrorCode::RaggedRow:
    case ErrorCode::UnknownFormat:
        return true;
    default:
        return false;
    }
}

bool isOfNumbers(ErrorCode problem)
{
    return problem == ErrorCode::BadGrade || problem == ErrorCode::BadScore ||
           problem == ErrorCode::BadRank || problem == ErrorCode::NumberOrName ||
           problem == ErrorCode::HeaderLine;
}

/// The first data line, and the one with the number.
std::vector<Line> firstAnd(std::size_t number, std::string_view text, const std::string& file)
{
    std::vector<Line> lines;
    LineReader reader(text, file);
    while (const auto line = reader.nextData()) {
        if (lines.empty() || line->number == number)
            lines.push_back(*line);
        if (line->number >= number)
            break;
    }
    return lines;
}

std::optional<ParseError> unusualWhitespace(const ParseError& error, std::string_view text)
{
    if (!isOfColumns(error.problem) && !isOfNumbers(error.problem))
        return std::nullopt;
    const std::vector<Line> lines = firstAnd(error.line, text, error.file);
    // The first line may have led to the wrong format.
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) {
        const bool isCause = line->number == error.line || isOfColumns(error.problem);
        if (const auto space = isCause ? unusualWhitespaceIn(line->text) : std::nullopt)
            return ParseError{error.file, line->number,   ErrorCode::UnusualWhitespace, *space, {},
                              {},         error.moreLines};
    }
    return std::nullopt;
}

/// Whether a document that is judged twice is judged for different subtopics.
/// @param query,document as excerpts
bool areSubtopics(std::string_view query, std::string_view document, std::string_view text)
{
    const std::string noName;
    std::vector<std::string_view> subtopics;
    LineReader lines(text, noName);
    while (const auto line = lines.nextData()) {
        const Columns<qrelsColumns> columns(line->text);
        if (columns.count != qrelsColumns || excerpt(columns.text[0]) != query ||
            excerpt(columns.text[2]) != document)
            continue;
        if (!parsedNumber<unsigned>(columns.text[1]))
            return false;
        subtopics.push_back(columns.text[1]);
    }
    std::ranges::sort(subtopics);
    return subtopics.size() > 1 && std::ranges::adjacent_find(subtopics) == subtopics.end();
}

/// Whether it is the body of a search: its query is an object, not a text.
bool isSearchBody(const nlohmann::json& value)
{
    constexpr std::array<const char*, 3> searches{"query", "knn", "retriever"};
    return value.is_object() && std::ranges::any_of(searches, [&](const char* name) {
               const auto field = value.find(name);
               return field != value.end() && field->is_object();
           });
}

/// Whether it is the line before the body of a search: `{"index": "products"}`, or empty.
bool isSearchHeader(const nlohmann::json& value)
{
    constexpr std::array<std::string_view, 8> names{
        "index",         "preference",       "routing",          "search_type",
        "request_cache", "allow_no_indices", "expand_wildcards", "ignore_unavailable"};
    return value.is_object() && std::ranges::all_of(value.items(), [&](const auto& field) {
               return isOneOf(std::string_view(field.key()), names);
           });
}

/// `query group subgroup document grade`, where a run has a rank before the last column.
bool isPreference(std::string_view line)
{
    const Columns<preferenceColumns> columns(line);
    return columns.count == preferenceColumns && !equalsIgnoringCase(columns.text[1], "Q0") &&
           parsedNumber<long long>(columns.text[2]) && !parsedNumber<double>(columns.text[3]) &&
           parsedNumber<double>(columns.text[4]);
}

/// Whether a cell looks like a feature, not like an id with a point, such as 2101.00027.
bool isFeature(const std::string& cell)
{
    constexpr double usual = 100;
    const auto number = parsedNumber<double>(trimmed(cell));
    return number && std::trunc(*number) != *number && std::abs(*number) < usual;
}

/// Whether rows of numbers have no ids: features where documents would be, or more columns than any
/// run.
bool areNumbersOnly(const std::vector<std::vector<std::string>>& rows)
{
    constexpr std::size_t fewest = 3;
    constexpr std::size_t ofRuns = 6;
    const std::size_t width = rows.empty() ? 0 : rows.front().size();
    bool hasFeatures = width > ofRuns;
    bool areOfTrec = width > fewest;
    for (const auto& row : rows) {
        if (row.size() != width || width < fewest ||
            !std::ranges::all_of(row, [](const std::string& cell) {
                return parsedNumber<double>(trimmed(cell)).has_value();
            }))
            return false;
        areOfTrec = areOfTrec && trimmed(row[1]) == "0";
        // MovieLens has a rating there, and a time behind it.
        const bool isRated = isTime(parsedNumber<double>(trimmed(row.back())).value_or(0));
        hasFeatures =
            hasFeatures || isFeature(row[1]) || (width > fewest && isFeature(row[2]) && !isRated);
    }
    return hasFeatures && (!areOfTrec || width > ofRuns);
}

bool isSampledLine(std::string_view line)
{
    const Columns<preferenceColumns> columns(line);
    return columns.count == preferenceColumns && isSampledJudgment(columns.text);
}

}  // namespace

bool isOfOneLine(ErrorCode problem)
{
    switch (problem) {
    case ErrorCode::BadGrade:
    case ErrorCode::BadScore:
    case ErrorCode::BadRank:
    case ErrorCode::QrelsColumns:
    case ErrorCode::RunColumns:
    case ErrorCode::MovedColumns:
    case ErrorCode::RankedRunColumns:
    case ErrorCode::PairColumns:
    case ErrorCode::RaggedRow:
    case ErrorCode::EmptyId:
    case ErrorCode::LineBreakInId:
    case ErrorCode::DecimalComma:
    case ErrorCode::NumberOrName:
    case ErrorCode::HeaderLine:
    case ErrorCode::NoQueryId:
    case ErrorCode::BadFeature:
    case ErrorCode::RepeatedFeature:
    case ErrorCode::BadPrediction:
        return true;
    default:
        return false;
    }
}

ParseError named(ParseError error, std::string_view text)
{
    if (auto cause = unusualWhitespace(error, text))
        return *std::move(cause);
    if (error.problem == ErrorCode::DuplicateJudgment &&
        areSubtopics(error.query, error.found, text))
        error.problem = ErrorCode::Subtopics;
    if (error.problem != ErrorCode::RunColumns && error.problem != ErrorCode::QrelsColumns)
        return error;
    const std::vector<Line> lines = firstAnd(error.line, text, error.file);
    if (lines.empty() || lines.back().number != error.line)
        return error;
    const std::string_view line = lines.back().text;
    if (isSampledLine(line))
        return {error.file, error.line, ErrorCode::SampledJudgments, excerpt(trimmed(line))};
    if (isPreference(line))
        return {error.file, error.line, ErrorCode::Preferences, excerpt(trimmed(line))};
    return error;
}

void nameSubtopics(Diagnostics& diagnostics, std::string_view text)
{
    const auto repeated =
        std::ranges::find(diagnostics, Warning::RepeatedJudgment, &Diagnostic::warning);
    if (repeated == diagnostics.end())
        return;
    const std::vector<Line> lines = firstAnd(repeated->line, text, {});
    if (lines.empty())
        return;
    const Columns<1> columns(lines.back().text);
    if (areSubtopics(excerpt(columns.text[0]), repeated->sample, text))
        repeated->warning = Warning::RepeatedSubtopic;
}

std::optional<ParseError> trecMarkup(std::string_view text, const std::string& file)
{
    LineReader lines(text.substr(0, LineReader::longest), file);
    const auto line = lines.nextData();
    if (!line)
        return std::nullopt;
    const std::string_view content = trimmed(line->text);
    const auto startsWith = [&](std::string_view tag) {
        return content.size() >= tag.size() &&
               equalsIgnoringCase(content.substr(0, tag.size()), tag);
    };
    const auto refused = [&](ErrorCode problem) {
        return ParseError{file, line->number, problem, excerpt(content)};
    };
    if (startsWith("<top>") || startsWith("<topic") || startsWith("<num>"))
        return refused(ErrorCode::TrecTopics);
    if (startsWith("<doc>") || startsWith("<docno>"))
        return refused(ErrorCode::TrecTexts);
    return std::nullopt;
}

std::optional<ParseError> namelessNumbers(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    constexpr std::array gaps{CellGap::Tab, CellGap::Semicolon, CellGap::Comma, CellGap::Blanks};
    const auto isCut = [&](CellGap gap) { return areNumbersOnly(firstRows(text, gap)); };
    if (beginsLikeJson(text) || std::ranges::none_of(gaps, isCut))
        return std::nullopt;
    const std::string_view first = firstDataLines(text).front();
    return ParseError{file, 0, ErrorCode::NamelessNumbers,
                      excerpt(listText(splitWords(first, " \t"), {}, " "))};
}

std::optional<ParseError> pythonText(std::string_view text, const std::string& file)
{
    constexpr std::array<std::string_view, 10> beginnings{
        "{'",         "['",           "[{'",          "[['",    "[(",
        "[Document(", "defaultdict(", "OrderedDict(", "array(", "tensor("};
    text = trimmed(withoutByteOrderMark(text).substr(0, LineReader::longest));
    if (std::ranges::none_of(beginnings,
                             [text](std::string_view each) { return text.starts_with(each); }))
        return std::nullopt;
    return ParseError{file, 0, ErrorCode::PythonText,
                      excerpt(text.substr(0, text.find_first_of("\r\n")))};
}

std::optional<ParseError> searchRequest(std::string_view text, const std::string& file)
{
    JsonParts values(withoutByteOrderMark(text).substr(0, mostJsonToJudge), PartsOf::Text, {});
    JsonPart part;
    const auto next = [&] {
        return values.next(part) ? json_library::parsed(part.text) : nlohmann::json();
    };
    const nlohmann::json first = next();
    if (!isSearchBody(first) && !(isSearchHeader(first) && isSearchBody(next())))
        return std::nullopt;
    return ParseError{file, 1, ErrorCode::SearchRequest, {}};
}

std::optional<ParseError> unknownJson(std::string_view text, const std::string& file)
{
    text = withoutByteOrderMark(text);
    const auto fields = firstJsonFields(text);
    if (const auto names = hitFieldsWithoutId(text); !names.empty())
        return ParseError{file, 0, ErrorCode::HitsWithoutIds, headingsText(names)};
    if (fields.empty())
        return std::nullopt;
    JsonParts values(text, PartsOf::Text, {});
    for (JsonPart value; values.next(value);) {
    }
    if (values.isEnd())
        return ParseError{file, 0, ErrorCode::UnknownJson, headingsText(fields)};
    const std::string_view rest = text.substr(values.position());
    return ParseError{file, lineAt(text, values.position()), ErrorCode::BadJson,
                      excerpt(rest.substr(0, rest.find_first_of("\r\n")))};
}

}  // namespace core
