#include "core/reading/recognise.h"

#include "core/file/latin1.h"
#include "core/file/lines.h"
#include "core/lists/document_table.h"
#include "core/lists/grades_text.h"
#include "core/samples/sample_look.h"
#include "core/syntax/unjudged_word.h"
#include "core/text/ascii.h"
#include "core/text/number_text.h"
#include "core/text/utf8.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <iterator>
#include <vector>

namespace core {

namespace {

std::vector<std::string_view> columnsOf(std::string_view line)
{
    std::vector<std::string_view> columns;
    for (line = trimmed(line); !line.empty(); line = trimmed(line)) {
        const auto* const end = std::find_if(line.begin(), line.end(), isBlank);
        columns.push_back(line.substr(0, static_cast<std::size_t>(end - line.begin())));
        line.remove_prefix(columns.back().size());
    }
    return columns;
}

/// Of text in any encoding: what its bytes are is for the reader to say.
std::vector<std::vector<std::string_view>> firstLines(std::string_view text)
{
    text = text.substr(0, LineReader::longest);
    std::vector<std::vector<std::string_view>> lines;
    while (!text.empty() && lines.size() < linesToJudge) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const std::string_view line = trimmed(withoutByteOrderMarks(text.substr(0, end)));
        if (!line.empty() && !line.starts_with('#'))
            lines.push_back(columnsOf(line));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// What kind of session the first field "format" names.
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

/// A letter in the place of a grade, rather than the id of a document.
bool isSlip(std::string_view word)
{
    double number = 0;
    return word.size() == 1 && !readNumber(word, number);
}

bool mayBeGrade(std::string_view word)
{
    constexpr double mostOrdinary = 100;  // ids of queries and documents go further
    double number = 0;
    return isUnjudgedWord(word) || (readNumber(word, number) && std::abs(number) <= mostOrdinary);
}

using Cells = std::vector<std::string_view>;

/// Judgments have an iteration, which is 0 as a rule, and runs have Q0 there.
bool hasIteration(const Cells& line)
{
    return line[1] == "0" || equalsIgnoringCase(line[1], "Q0");
}

/// Whether the lines are as long as those of judgments and runs, but hold grades, with few mistakes
/// if any.
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
    const bool areSlips = std::all_of(mistakes.begin(), mistakes.end(), isSlip);
    if (lines.size() == 1 && areSlips)
        return !equalsIgnoringCase(lines.front()[1], "Q0");
    return std::all_of(lines.begin(), lines.end(),
                       [](const Cells& line) { return line.size() > narrowest; }) &&
           !std::all_of(lines.begin(), lines.end(), hasIteration);
}

/// A title of several words, a tab, and a grade: as many columns as judgments may have.
bool isTitleAndGrade(const std::vector<std::string_view>& columns)
{
    const std::string_view last = columns.back();
    const std::string_view line(columns.front().data(), last.data() + last.size());
    double number = 0;
    return columns.size() > 2 && std::count(line.begin(), line.end(), '\t') == 1 &&
           readNumber(last, number) && line[line.size() - last.size() - 1] == '\t';
}

/// Whether they have as many columns as judgments and runs have: several lines all, or else most,
/// the first among them, of a text that is not all entries.
bool areTooWideForGrades(const std::vector<Cells>& lines, std::string_view text)
{
    constexpr std::size_t narrowest = 4;
    const auto isWide = [](const Cells& line) { return line.size() >= narrowest; };
    const auto count = static_cast<std::ptrdiff_t>(lines.size());
    const auto wide = std::count_if(lines.begin(), lines.end(), isWide);
    if (wide == count && count > 1)
        return true;
    return isWide(lines.front()) && 2 * wide >= count && !holdsEntriesOnly(text);
}

bool seemToBeGrades(std::string_view text)
{
    const auto lines = firstLines(withoutByteOrderMark(text));
    return !lines.empty() && areWideGrades(lines);
}

/// Documents' texts have the same columns, but no column of grades.
bool isListWithTitles(std::string_view text)
{
    return collectionFormat(text) == CollectionFormat::TabTexts && readingsOfGrades(text, {});
}

}  // namespace

FileKind recognise(std::string_view text)
{
    text = withoutByteOrderMark(text);
    const std::string_view start = cutUtf8(text, LineReader::longest);
    if (findInvalidUtf8(start) != std::string_view::npos)
        return recognise(utf8FromLatin1(start));
    if (trimmed(text).starts_with('{'))
        return sessionKind(text);
    if (holdsSamples(text))
        return FileKind::Samples;
    const auto lines = firstLines(text);
    if (lines.empty() || isTitleAndGrade(lines.front()) || areWideGrades(lines) ||
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
        return CollectionFormat::Unknown;
    case FileKind::Session:
        if (text.find("\"format\"") != std::string_view::npos)
            return CollectionFormat::Unknown;
        break;
    case FileKind::Grades:
        if (holdsEntriesOnly(text) || isListWithTitles(text) || seemToBeGrades(text))
            return CollectionFormat::Unknown;
        break;
    case FileKind::Collection:
        break;
    }
    return collectionFormat(text);
}

}  // namespace core
