// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/copied_items.h"

#include "core/foundation/tabular/bar_table.h"
#include "core/foundation/text/ascii.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/grades_rows.h"

#include <algorithm>
#include <array>
#include <vector>

namespace core {

namespace {

using Lines = std::vector<std::string_view>;

/// Whether this is the first byte of a letter or of any non-ASCII character.
bool isLetter(char c)
{
    return static_cast<unsigned char>(c) >= 0x80 || (lower(c) >= 'a' && lower(c) <= 'z');
}

bool holdsLetter(std::string_view text)
{
    return std::any_of(text.begin(), text.end(), isLetter);
}

/// Lists are often inside code fences.
Lines withoutFences(Lines lines)
{
    std::erase_if(lines, [](std::string_view line) { return line.starts_with("```"); });
    return lines;
}

bool dropBullets(Lines& lines)
{
    for (const std::string_view bullet : {"- ", "* ", "+ ", "• ", "· ", "– ", "◦ ", "▪ "}) {
        const bool isAll = std::all_of(lines.begin(), lines.end(), [bullet](std::string_view line) {
            return line.starts_with(bullet) && holdsLetter(line.substr(bullet.size()));
        });
        if (!isAll)
            continue;
        for (std::string_view& line : lines)
            line = trimmed(line.substr(bullet.size()));
        return true;
    }
    return false;
}

/// The text after `2.`, `2)` or `place 2:`; empty if the line does not start like this.
std::optional<std::string_view> behindNumber(std::string_view line, std::size_t number)
{
    const std::string digits = std::to_string(number);
    const std::size_t at = line.find_first_of("0123456789");
    constexpr std::size_t longestWord = 12;  // bytes: "place ", 位置
    if (at == std::string_view::npos || at > longestWord || !line.substr(at).starts_with(digits))
        return std::nullopt;
    line.remove_prefix(at + digits.size());
    for (const std::string_view end : {". ", ") ", ": ", ".", "、", "：", ":"})
        if (line.starts_with(end) && holdsLetter(line))
            return trimmed(line.substr(end.size()));
    return std::nullopt;
}

bool dropNumbers(Lines& lines)
{
    Lines behind;
    for (std::size_t i = 0; i < lines.size(); ++i) {
        const auto rest = behindNumber(lines[i], i + 1);
        if (!rest)
            return false;
        behind.push_back(*rest);
    }
    lines = std::move(behind);
    return true;
}

/// A line split before its last number.
struct Item {
    std::string_view before;
    std::string_view grade;
};

std::optional<Item> itemOf(std::string_view line)
{
    constexpr std::array<std::string_view, 5> closing{")", "）", "]", "*", "`"};
    for (bool isCut = true; isCut;) {
        isCut = false;
        for (const std::string_view end : closing)
            if (line.ends_with(end))
                line = trimmed(line.substr(0, line.size() - end.size())), isCut = true;
    }
    const std::size_t last = line.find_last_not_of("0123456789.");
    if (last == std::string_view::npos || last + 1 == line.size())
        return std::nullopt;
    const bool isNegative =
        line[last] == '-' && last > 0 && (isBlank(line[last - 1]) || line[last - 1] == '(');
    const std::size_t start = isNegative ? last : last + 1;
    const Item item{line.substr(0, start), line.substr(start)};
    return gradeOf(item.grade) ? std::optional(item) : std::nullopt;
}

/// The common end of all texts, starting with a space, bracket or punctuation: " (grade ".
std::string_view sharedEnd(const std::vector<Item>& items)
{
    std::string_view end = items.front().before;
    for (const Item& item : items)
        while (!item.before.ends_with(end))
            end.remove_prefix(1);
    for (std::size_t at = 0; at < end.size(); ++at) {
        const std::string_view rest = end.substr(at);
        if (isBlank(rest.front()) || rest.front() == '(' || rest.front() == ':' ||
            rest.starts_with("（") || rest.starts_with("：") || rest.starts_with("→"))
            return rest;
    }
    return {};
}

/// Arithmetic operators, and words that mean the number is not a grade.
bool isNoGrade(std::string_view line)
{
    for (const std::string_view sign :
         {"=", " / ", "≈", " + ", "rank", "Rank", "position", "@", "第", "位置"})
        if (line.find(sign) != std::string_view::npos)
            return true;
    return false;
}

std::optional<std::string> rowsOf(const Lines& lines)
{
    std::vector<Item> items;
    for (const std::string_view line : lines) {
        const auto item = itemOf(line);
        if (!item || isNoGrade(line))
            return std::nullopt;
        items.push_back(*item);
    }
    const std::string_view end = sharedEnd(items);
    const bool isTold = end.find_first_not_of(" \t") != std::string_view::npos;
    std::string rows;
    for (const Item& item : items) {
        const std::string title = plainCell(item.before.substr(0, item.before.size() - end.size()));
        if (!holdsLetter(title) || (!isTold && (end.empty() || holdsDigit(title))))
            return std::nullopt;
        rows += title + '\t' + std::string(item.grade) + '\n';
    }
    return rows;
}

/// `A(5), B(4)` as two lines.
Lines partsOf(std::string_view line)
{
    Lines parts;
    while (!line.empty()) {
        const auto close = std::min(line.find(')'), line.find("）"));
        if (close == std::string_view::npos)
            return {};
        const auto end = line.find_first_of(",;", close);
        parts.push_back(trimmed(line.substr(0, end)));
        line = end == std::string_view::npos ? std::string_view() : line.substr(end + 1);
    }
    return parts;
}

}  // namespace

std::optional<std::string> items(std::string_view text)
{
    Lines lines = withoutFences(linesOf(text));
    if (lines.size() < 2)
        return std::nullopt;
    const bool hasBullets = dropBullets(lines);
    return dropNumbers(lines) || hasBullets ? rowsOf(lines) : std::nullopt;
}

std::optional<std::string> gradesAtTheEnd(std::string_view text)
{
    Lines lines = withoutFences(linesOf(text));
    if (lines.size() == 1)
        lines = partsOf(lines.front());
    return lines.size() < 2 ? std::nullopt : rowsOf(lines);
}

}  // namespace core
