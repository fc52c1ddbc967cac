// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/recognise.h"

#include "core/classification/samples/sample_look.h"
#include "core/collections/formats/json_parts.h"
#include "core/collections/formats/list_table.h"
#include "core/collections/formats/per_query_values.h"
#include "core/collections/formats/value_tables.h"
#include "core/foundation/file/encoding.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/arff_table.h"
#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/tabular/plain_table.h"
#include "core/foundation/tabular/preamble.h"
#include "core/foundation/tabular/unjudged_word.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/split_words.h"
#include "core/foundation/text/utf8.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/copied_lists.h"
#include "core/rankings/pasted_lists/document_table.h"
#include "core/rankings/pasted_lists/grades_reading.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <set>
#include <vector>

namespace core {

namespace {

using Cells = std::vector<std::string_view>;

std::vector<Cells> firstCells(std::string_view text)
{
    std::vector<Cells> rows;
    for (const std::string_view line : firstDataLines(text))
        rows.push_back(splitWords(line, " \t\v\f"));
    return rows;
}

/// The kind of session that the first field "format" names.
FileKind sessionKind(std::string_view text)
{
    constexpr std::size_t furthest = std::size_t{1} << 16;
    constexpr std::string_view field = "\"format\"";
    text = text.substr(0, furthest);
    for (std::size_t at = text.find(field); at != std::string_view::npos; at = text.find(field)) {
        text = trimmed(text.substr(at + field.size()));
        if (!text.starts_with(':'))
            continue;
        text = trimmed(text.substr(1));
        if (text.starts_with("\"rankscope-classifier\""))
            return FileKind::SampleSession;
        if (text.starts_with("\"rankscope-collection\""))
            return FileKind::CollectionSession;
        return FileKind::Session;
    }
    return FileKind::Session;
}

/// Whether a word is a letter typed instead of a grade, not a document's id.
bool isSlip(std::string_view word)
{
    double number = 0;
    return word.size() == 1 && !readNumber(word, number);
}

bool mayBeGrade(std::string_view word)
{
    constexpr double mostOrdinary = 100;  // ids of queries and documents are often larger
    double number = 0;
    return isUnjudgedWord(word) || (readNumber(word, number) && std::abs(number) <= mostOrdinary);
}

/// Judgments have an iteration, usually 0, where runs have Q0.
bool hasIteration(const Cells& line)
{
    return line[1] == "0" || equalsIgnoringCase(line[1], "Q0");
}

/// Whether the lines are as long as those of judgments and runs, but hold grades with few or no
/// mistakes.
bool areWideGrades(const std::vector<Cells>& lines)
{
    constexpr std::size_t narrowest = 3;
    constexpr std::size_t mistakesIn = 10;
    std::size_t count = 0;
    Cells mistakes;
    for (const Cells& line : lines) {
        if (line.size() < narrowest)
            return false;
        count += line.size();
        std::copy_if(line.begin(), line.end(), std::back_inserter(mistakes),
                     [](std::string_view word) { return !mayBeGrade(word); });
    }
    if (mistakes.size() > std::max<std::size_t>(1, count / mistakesIn))
        return false;
    const bool areSlips = std::ranges::all_of(mistakes, isSlip);
    if (lines.size() == 1 && areSlips)
        return !equalsIgnoringCase(lines.front()[1], "Q0");
    return std::ranges::all_of(lines, [](const Cells& line) { return line.size() > narrowest; }) &&
           !std::ranges::all_of(lines, hasIteration);
}

/// A title of several words, a tab, and a grade: as many columns as judgments may have.
bool isTitleAndGrade(const Cells& columns)
{
    const std::string_view last = columns.back();
    const std::string_view line(columns.front().data(), last.data() + last.size());
    double number = 0;
    return columns.size() > 2 && std::ranges::count(line, '\t') == 1 && readNumber(last, number) &&
           line[line.size() - last.size() - 1] == '\t';
}

/// Whether the lines have the number of columns of judgments and runs: all of several lines or, in
/// a text that is not all entries, most, including the first.
bool areTooWideForGrades(const std::vector<Cells>& lines, std::string_view text)
{
    constexpr std::size_t narrowest = 4;
    const auto isWide = [](const Cells& line) { return line.size() >= narrowest; };
    const auto count = static_cast<std::ptrdiff_t>(lines.size());
    const auto wide = std::ranges::count_if(lines, isWide);
    if (wide == count && count > 1)
        return true;
    return isWide(lines.front()) && 2 * wide >= count && !holdsEntriesOnly(text);
}

/// `q1: 0 1 0`, `first query: 0 1`: lists, some of them after the names of their queries.
bool areNamedLists(const std::vector<Cells>& lines, std::string_view text)
{
    return std::ranges::any_of(lines,
                               [](const Cells& line) {
                                   return std::ranges::any_of(line, [](std::string_view cell) {
                                       return cell.size() > 1 && cell.ends_with(':');
                                   });
                               }) &&
           holdsEntriesOnly(text);
}

/// `query 1: [0, 1, 0]`: a list in every line.
bool areBracketedLists(std::string_view text)
{
    const auto lines = linesOf(text);
    const auto hasBrackets = [](std::string_view line) {
        return line.find('[') < line.find(']') && line.find(']') != std::string_view::npos;
    };
    return std::ranges::all_of(lines, hasBrackets) && listsInBrackets(text);
}

/// `2 qid:1 1:0.5`: LETOR, although a list's entry may also have a name and a colon.
bool areOfLetor(const std::vector<Cells>& lines)
{
    return !lines.empty() && std::ranges::all_of(lines, [](const Cells& line) {
        return line.size() > 1 && line[1].starts_with("qid:");
    });
}

bool seemToBeGrades(std::string_view text)
{
    const auto lines = firstCells(text);
    return !lines.empty() && areWideGrades(lines);
}

/// `1000000⇥gaming headphones`: the numbers are ids, because no list has such grades.
bool areNumberedTexts(std::string_view text)
{
    std::set<std::string_view> ids;
    std::size_t lines = 0;
    for (const Cells& line : firstCells(text)) {
        double number = 0;
        if (line.size() < 2 || !readNumber(line.front(), number) || number != std::floor(number) ||
            mayBeGrade(line.front()) || mayBeGrade(line.back()))
            return false;
        ids.insert(line.front());
        ++lines;
    }
    return lines > 1 && ids.size() == lines;
}

/// Titles of several words give columns like those of texts, judgments and runs.
bool isListWithTitles(std::string_view text)
{
    const CollectionFormat format = collectionFormat(text);
    if ((format == CollectionFormat::TableTexts && textLayout(text)) || areNumberedTexts(text))
        return false;
    return (format == CollectionFormat::TabTexts || format == CollectionFormat::TableTexts ||
            format == CollectionFormat::QueryGroups || format == CollectionFormat::TrecRun ||
            format == CollectionFormat::TrecQrels) &&
           readingsOfGrades(text, {});
}

/// JSON with the columns of samples.
bool isTableOfSamples(std::string_view text)
{
    constexpr std::string_view ours = "\"rankscope-";
    if (!beginsLikeJson(text) || text.find(ours) != std::string_view::npos)
        return false;
    const auto table = tableText(text, {});
    return table && *table && holdsSamples((*table)->text);
}

/// `qid,label,score`, as from LightGBM and similar tools: lists, not samples. Samples of users are
/// samples.
bool areGradedQueries(std::string_view text)
{
    const auto layout = pairLayout(text);
    if (!layout || !layout->hasHeader || !layout->isNamed || !layout->grade)
        return false;
    const auto start = tableStart(text);
    return start && layout->query < start->headings.size() &&
           !isHeadingOf(ColumnMeaning::User, start->headings[layout->query]);
}

}  // namespace

FileKind recognise(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string_view start = cutUtf8(text, LineReader::longest);
    if (findInvalidUtf8(start) != std::string_view::npos)
        return recognise(utf8From(start, likelyEncoding(start)));
    for (const auto& table :
         {barTable(text), arffTable(text), withoutTypeRows(text), withRowNames(text)})
        if (table) {
            const FileKind kind = recognise(*table);
            // Their readers know neither ARFF nor rows of types or without names.
            return kind == FileKind::PerQueryValues ? FileKind::Samples : kind;
        }
    if (preambleLength(text) > 0)
        return recognise(withoutPreamble(text));
    if (areJsonValues(text))
        return FileKind::PerQueryValues;
    if (isTableOfSamples(text))
        return FileKind::Samples;
    if (trimmed(text).starts_with('{'))
        return sessionKind(text);
    if (holdsPerQueryValues(text))
        return FileKind::PerQueryValues;
    if (listTableLayout(text))
        return FileKind::Collection;
    if (holdsSamples(text))
        return areGradedQueries(text) ? FileKind::Collection : FileKind::Samples;
    const auto lines = firstCells(text);
    if (areOfLetor(lines))
        return FileKind::Collection;
    if (lines.empty() || isTitleAndGrade(lines.front()) || areWideGrades(lines) ||
        areNamedLists(lines, text) || areBracketedLists(text) ||
        !areTooWideForGrades(lines, text) || isDocumentTable(text))
        return FileKind::Grades;
    return collectionFormat(text) == CollectionFormat::Unknown ? FileKind::Grades
                                                               : FileKind::Collection;
}

CollectionFormat formatOfFileAlone(std::string_view text)
{
    switch (recognise(text)) {
    case FileKind::SampleSession:
    case FileKind::CollectionSession:
    case FileKind::Samples:
    case FileKind::PerQueryValues:
        return CollectionFormat::Unknown;
    case FileKind::Session:
        if (text.find("\"rankscope-") != std::string_view::npos)
            return CollectionFormat::Unknown;
        break;
    case FileKind::Grades:
        if (holdsEntriesOnly(text) || isListWithTitles(text) || seemToBeGrades(text) ||
            areBracketedLists(text))
            return CollectionFormat::Unknown;
        break;
    case FileKind::Collection:
        break;
    }
    const CollectionFormat format = collectionFormat(text);
    if (format != CollectionFormat::Unknown)
        return format;
    const auto table = pairsOfJsonTable(firstJsonValue(text));
    return table ? collectionFormat(*table) : format;
}

}  // namespace core
