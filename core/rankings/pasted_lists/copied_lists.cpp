// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/copied_lists.h"

#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/replaced.h"
#include "core/foundation/text/split_words.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/grades_rows.h"

#include <algorithm>
#include <array>

namespace core {

namespace {

/// A multi-byte character that is replaced between numbers, or between a word and a number.
struct Sign {
    std::string_view wide;
    std::string_view plain;
    bool betweenNumbers;
};

constexpr std::array signs{Sign{"　", " ", true},  Sign{"，", ", ", true}, Sign{"、", ", ", true},
                           Sign{"；", "; ", true}, Sign{"｜", "|", true},  Sign{"：", ": ", false}};
/// Grades that mean unjudged.
constexpr std::array unjudged{Sign{"？", "?", false}, Sign{"ｕ", "u", false}};

bool isOneOf(char c, std::string_view chars)
{
    return chars.find(c) != std::string_view::npos;
}

bool isApart(std::string_view beside, bool isBefore);

bool endsInNumber(std::string_view text)
{
    text = trimmed(text);
    return !text.empty() &&
           (isDigit(text.back()) || text.back() == ']' ||
            (isOneOf(text.back(), "u?-") && isApart(text.substr(0, text.size() - 1), true)));
}

bool beginsWithNumber(std::string_view text)
{
    text = trimmed(text);
    return !text.empty() && (isDigit(text.front()) || isOneOf(text.front(), "-[") ||
                             (isOneOf(text.front(), "u?") && isApart(text.substr(1), false)));
}

/// Whether the text starts with a document's name and grade: `name：3`.
bool beginsWithNamedGrade(std::string_view text)
{
    constexpr std::string_view colon = "：";
    const std::size_t at = text.find(colon);
    const std::string_view name = text.substr(0, at);
    return at != std::string_view::npos && beginsWithNumber(text.substr(at + colon.size())) &&
           name.find_first_of(",;|\t\n") == std::string_view::npos &&
           std::none_of(signs.begin(), signs.end(), [name](const Sign& sign) {
               return name.find(sign.wide) != std::string_view::npos;
           });
}

/// Whether a number may end or start next to this text.
bool isApart(std::string_view beside, bool isBefore)
{
    if (beside.empty())
        return true;
    const char c = isBefore ? beside.back() : beside.front();
    if (static_cast<unsigned char>(c) < 0x80)
        return isBlank(c) || isOneOf(c, ",;:|[]()");
    return std::any_of(signs.begin(), signs.end(), [&](const Sign& sign) {
        return isBefore ? beside.ends_with(sign.wide) : beside.starts_with(sign.wide);
    });
}

/// ASCII digits for a run of full-width ones, with a decimal point.
std::string plainDigits(std::string_view run)
{
    std::string digits;
    for (std::size_t at = 2; at < run.size(); at += 3)
        digits += run[at] == '\x8e' ? '.' : static_cast<char>('0' + (run[at] - '\x90'));
    return digits;
}

std::size_t endOfWideDigits(std::string_view text, std::size_t at)
{
    const auto isWideDigit = [](std::string_view here) {
        return here.size() == 3 && here.starts_with("\xef\xbc") &&
               (here[2] == '\x8e' || (here[2] >= '\x90' && here[2] <= '\x99'));
    };
    while (isWideDigit(text.substr(at, 3)))
        at += 3;
    return at;
}

std::string withPlainDigits(std::string_view text)
{
    std::string plain;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = endOfWideDigits(text, at);
        if (end == at) {
            plain += text[at++];
            continue;
        }
        const std::string_view run = text.substr(at, end - at);
        plain += isApart(text.substr(0, at), true) && isApart(text.substr(end), false)
                     ? plainDigits(run)
                     : std::string(run);
        at = end;
    }
    return plain;
}

/// Replaces marks by grades; they have this meaning only in lists.
std::string withoutMarks(std::string text)
{
    for (const std::string_view mark : relevantMarks)
        text = replaced(std::move(text), mark, " 1 ");
    for (const std::string_view mark : otherMarks)
        text = replaced(std::move(text), mark, " 0 ");
    return text;
}

/// The grades between two brackets, space-separated; empty if there is anything else.
std::string gradesWithin(std::string_view content)
{
    const std::string marked = withoutMarks(std::string(content));
    std::string grades;
    for (const std::string_view word : splitWords(marked, " \t,;")) {
        if (!gradeOf(word))
            return {};
        grades += grades.empty() ? "" : " ";
        grades += word;
    }
    return grades;
}

struct Found {
    std::string lists;      ///< one line for each list
    bool hasWords = false;  ///< words or marks: the text contains more than lists
    bool isMixed = false;   ///< there are grades outside brackets, too
};

void readLine(std::string_view line, Found& found)
{
    std::size_t after = 0;  // position after the last bracket
    std::string outside;
    for (auto close = line.find(']'); close != std::string_view::npos;
         close = line.find(']', close + 1)) {
        const auto open = line.rfind('[', close);
        if (open == std::string_view::npos || open < after)
            continue;
        const std::string_view content = line.substr(open + 1, close - open - 1);
        const std::string grades = gradesWithin(content);
        if (grades.empty())
            continue;
        const std::string_view before = line.substr(after, open - after);
        // The text before a list of lists does not name any of them.
        const std::string label = trimmed(before).ends_with('[') ? std::string() : labelOf(before);
        const bool isList = grades.find(' ') != std::string::npos;
        // Brackets mark the lines as lists instead of a table.
        if (label.empty() || !isList)
            found.lists.append("[").append(grades).append("]\n");
        else
            found.lists.append(label).append(": ").append(grades).append("\n");
        found.hasWords = found.hasWords || withoutMarks(std::string(content)) != content;
        outside += before;
        after = close + 1;
    }
    outside += line.substr(after);
    found.hasWords = found.hasWords || outside.find_first_not_of(" \t,;[]") != std::string::npos;
    found.isMixed = found.isMixed || (after == 0 && !gradesWithin(line).empty());
}

}  // namespace

std::string labelOf(std::string_view before)
{
    constexpr std::string_view decoration = " \t*`'\"=:-_#>{}(),;.|[]";
    const auto first = before.find_first_not_of(decoration);
    const auto last = before.find_last_not_of(decoration);
    if (first == std::string_view::npos)
        return {};
    std::string label = plainCell(before.substr(first, last - first + 1));
    label.resize(trimmed(std::string_view(label).substr(0, label.find('='))).size());
    if (label.ends_with("："))
        label.resize(label.size() - std::string_view("：").size());
    const bool isRead = !gradeOf(label.substr(0, label.find(' ')));
    for (char& c : label)
        if (isOneOf(c, isRead ? "\t,;:|#[]" : " \t,;:|#[]"))
            c = '_';
    constexpr std::size_t longestLabel = 60;  // longer text is a sentence
    return label.size() > longestLabel ? std::string() : label;
}

std::string withPlainSigns(std::string_view text)
{
    std::string plain = withPlainDigits(text);
    for (const Sign& grade : unjudged)
        for (auto at = plain.find(grade.wide); at != std::string::npos;
             at = plain.find(grade.wide, at + 1)) {
            const std::string_view all = plain;
            if (isApart(all.substr(0, at), true) &&
                isApart(all.substr(at + grade.wide.size()), false))
                plain.replace(at, grade.wide.size(), grade.plain);
        }
    for (const Sign& sign : signs) {
        for (auto at = plain.find(sign.wide); at != std::string::npos;
             at = plain.find(sign.wide, at + 1)) {
            const std::string_view before = std::string_view(plain).substr(0, at);
            const std::string_view behind = std::string_view(plain).substr(at + sign.wide.size());
            const bool isFollowed =
                beginsWithNumber(behind) || (sign.betweenNumbers && beginsWithNamedGrade(behind));
            if (isFollowed && (!sign.betweenNumbers || endsInNumber(before)))
                plain.replace(at, sign.wide.size(), sign.plain);
        }
    }
    return plain;
}

std::optional<std::string> listsInBrackets(std::string_view text)
{
    Found found;
    for (const std::string_view line : linesOf(text))
        readLine(line, found);
    if (found.lists.empty() || !found.hasWords || found.isMixed)
        return std::nullopt;
    return found.lists;
}

}  // namespace core
