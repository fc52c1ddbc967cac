// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/pasted_grades.h"

#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/replaced.h"
#include "core/foundation/text/split_words.h"
#include "core/rankings/pasted_lists/copied_items.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/copied_lists.h"
#include "core/rankings/pasted_lists/copied_tables.h"
#include "core/rankings/pasted_lists/grades_rows.h"
#include "core/rankings/pasted_lists/printed_lists.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace core {

namespace {

struct Block {
    std::string label;
    std::string lines;
};

/// The name in a line such as `**System A:**`; empty if there is none.
std::string labelIn(std::string_view line)
{
    const std::size_t last = line.find_last_not_of("*_ \t");
    line = line.substr(0, last == std::string_view::npos ? 0 : last + 1);
    return line.ends_with(':') || line.ends_with("：") ? labelOf(line) : std::string();
}

bool isNoLine(std::string_view line)
{
    const bool isRule = line.size() > 2 && line.find_first_not_of('-') == std::string_view::npos;
    return isRule || line.starts_with("```") || line.find(" = ") != std::string_view::npos;
}

/// Empty if there is a line above the first label.
std::vector<Block> blocksOf(std::string_view text)
{
    std::vector<Block> blocks;
    for (const std::string_view line : linesOf(text)) {
        if (std::string label = labelIn(line); !label.empty())
            blocks.push_back({std::move(label), {}});
        else if (blocks.empty() && !isNoLine(line))
            return {};
        else if (!isNoLine(line))
            blocks.back().lines.append(line).append("\n");
    }
    return blocks;
}

/// Empty unless the block is exactly one list.
std::optional<RankedList> listIn(const Block& block, const std::string& name)
{
    auto readings = readingsOfGrades(items(block.lines).value_or(block.lines), name);
    if (!readings || readings->size() > 1 || readings->front().lists.size() > 1)
        return std::nullopt;
    RankedList list = std::move(readings->front().lists.front());
    list.query = block.label;
    return list;
}

/// The readings of several systems' lists below each other, each under a line with its name and a
/// colon. A list contains grades, or a line per document that ends in its grade, optionally in code
/// fences. Lines with results, `MRR = 1/1`, may follow the documents. Empty if the text has another
/// form.
std::optional<std::vector<GradesReading>> readingsOfBlocks(std::string_view text,
                                                           const std::string& name)
{
    GradesReading reading{GradesMeaning::Lines, 0, false, {}};
    for (const Block& block : blocksOf(text)) {
        auto list = listIn(block, name);
        if (!list)
            return std::nullopt;
        reading.lists.push_back(*std::move(list));
    }
    if (reading.lists.size() < 2)
        return std::nullopt;
    return std::vector{std::move(reading)};
}

constexpr std::size_t longest = 100'000;  ///< bytes; nobody writes more by hand

/// Grades that all have a decimal comma, `3,5 2,0`; empty if the commas could also separate grades.
std::optional<GradesReading> withDecimalCommas(const std::string& text, const std::string& name)
{
    std::size_t decimals = 0;
    for (const std::string_view word : splitWords(text, " \t\r\n;")) {
        const std::size_t comma = word.find(',');
        if (comma == std::string_view::npos && gradeOf(word) && !gradeOf(word)->hasValue())
            continue;  // unjudged
        if (comma == std::string_view::npos || !gradeOf(word.substr(0, comma)) ||
            word.find_first_not_of("0123456789", comma + 1) != std::string_view::npos ||
            comma + 1 == word.size())
            return std::nullopt;
        ++decimals;
    }
    std::string lines = replaced(text, ",", ".");
    std::replace_if(
        lines.begin(), lines.end(), [](char c) { return isBlank(c) || c == ';'; }, ' ');
    auto list = decimals < 2 ? Parsed<RankedList>(ParseError{}) : parseGrades(lines, name);
    if (!list)
        return std::nullopt;
    return GradesReading{GradesMeaning::DecimalCommas, 0, false, {*std::move(list)}};
}

/// The text in an unambiguous form, if it has a known markup.
std::optional<std::string> plainForm(std::string_view text)
{
    for (const auto form : {listsOfObjects, listsInBrackets, barTable, tableOfPandas, items})
        if (auto plain = form(text))
            return plain;
    return std::nullopt;
}

/// Each digit as a grade, if a whole number is the only entry.
std::optional<GradesReading> withDigits(std::string_view text, const std::string& name)
{
    constexpr std::size_t fewest = 3;  // two digits, such as 10, are more likely a number
    const std::string_view number = trimmed(text);
    if (number.size() < fewest || !std::ranges::all_of(number, isDigit))
        return std::nullopt;
    std::string grades;
    for (const char digit : number)
        grades.append({digit, ' '});
    auto list = parseGrades(grades, name);
    if (!list)
        return std::nullopt;
    return GradesReading{GradesMeaning::Digits, 0, false, {*std::move(list)}};
}

/// Readings of the text as it is, or in one of the known forms.
Parsed<std::vector<GradesReading>> readingsOfCopiedGrades(std::string_view text,
                                                          const std::string& plainSigns,
                                                          const std::string& name)
{
    if (const auto plain = plainForm(plainSigns)) {
        auto found = readingsOfGrades(*plain, name);
        if (found || found.error().problem == ErrorCode::DuplicateDocument)
            return found;
    }
    auto asItStands = readingsOfGrades(text, name);
    if (asItStands) {
        for (const auto& other :
             {withDecimalCommas(plainSigns, name), withDigits(plainSigns, name)})
            if (other)
                asItStands->insert(asItStands->begin(), *other);
        return asItStands;
    }
    if (auto found = readingsOfGrades(plainSigns, name))
        return found;
    if (const auto plain = gradesAtTheEnd(plainSigns))
        if (auto found = readingsOfGrades(*plain, name))
            return found;
    return asItStands;
}

}  // namespace

Parsed<std::vector<GradesReading>> readingsOfPastedGrades(std::string_view text,
                                                          const std::string& name)
{
    if (text.size() > longest)
        return readingsOfGrades(text, name);
    const std::string plainSigns = withPlainSigns(text);
    auto found = readingsOfCopiedGrades(text, plainSigns, name);
    if (found)
        return found;
    if (const auto plain = printedLists(plainSigns))
        if (auto printed = readingsOfGrades(*plain, name))
            return printed;
    if (auto blocks = readingsOfBlocks(plainSigns, name))
        return *std::move(blocks);
    return found;
}

std::string withDecimalPoints(std::string text)
{
    for (std::size_t i = 1; i + 1 < text.size(); ++i)
        if (text[i] == ',' && isDigit(text[i - 1]) && isDigit(text[i + 1]))
            text[i] = '.';
    return text;
}

}  // namespace core
