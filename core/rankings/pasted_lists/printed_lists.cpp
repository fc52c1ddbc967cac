// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/pasted_lists/printed_lists.h"

#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/one_of.h"
#include "core/foundation/text/split_words.h"
#include "core/rankings/pasted_lists/copied_lines.h"
#include "core/rankings/pasted_lists/copied_lists.h"
#include "core/rankings/pasted_lists/grades_rows.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

namespace core {

namespace {

/// The marks for relevant documents and for others.
struct Signs {
    std::array<std::string_view, 5> relevant;
    std::array<std::string_view, 6> other;
};

constexpr std::array alphabets{
    Signs{{"R"}, {"N"}},
    Signs{{"+"}, {"-", "−", "–"}},
    Signs{{"yes", "Yes", "YES"}, {"no", "No", "NO"}},
    Signs{{"true", "True", "TRUE"}, {"false", "False", "FALSE"}},
    Signs{relevantMarks, otherMarks},
};

/// The mark at the start of a word; empty if there is none.
std::string_view signAt(std::string_view word, std::span<const std::string_view> known)
{
    for (const std::string_view sign : known)
        if (!sign.empty() && word.starts_with(sign))
            return sign;
    return {};
}

/// Appends the grades of a word of marks; false if the word contains anything else.
bool appendGrades(std::string_view word, const Signs& alphabet, std::vector<std::string>& grades)
{
    while (!word.empty()) {
        const std::string_view relevant = signAt(word, alphabet.relevant);
        const std::string_view sign = relevant.empty() ? signAt(word, alphabet.other) : relevant;
        if (sign.empty())
            return false;
        grades.emplace_back(relevant.empty() ? "0" : "1");
        word.remove_prefix(sign.size());
    }
    return true;
}

/// Empty if the words use another alphabet, or none is relevant: a minus on its own means unjudged.
std::vector<std::string> gradesOfSigns(std::span<const std::string_view> words,
                                       const Signs& alphabet)
{
    std::vector<std::string> grades;
    for (const std::string_view word : words)
        if (word == "?" || word == "u")
            grades.emplace_back("u");
        else if (!appendGrades(word, alphabet, grades))
            return {};
    return std::ranges::find(grades, "1") == grades.end() ? std::vector<std::string>() : grades;
}

/// Empty if the text is not a list.
std::vector<std::string> gradesOf(std::string_view list)
{
    auto words = splitWords(list, " \t,;");
    constexpr std::array<std::string_view, 3> goesOn{"…", "...", "⋯"};
    if (!words.empty() && std::ranges::find(goesOn, words.back()) != goesOn.end())
        words.pop_back();
    if (std::ranges::all_of(words, [](std::string_view word) { return gradeOf(word).has_value(); }))
        return {words.begin(), words.end()};
    for (const Signs& alphabet : alphabets)
        if (auto grades = gradesOfSigns(words, alphabet); !grades.empty())
            return grades;
    return {};
}

/// Removes the number of relevant documents from the end of a line: `(R=5)`, `R = 5`.
std::optional<std::size_t> takeRelevant(std::string_view& line)
{
    const auto isBracket = [](char c) { return c == '(' || c == '[' || c == ')' || c == ']'; };
    std::string_view rest = line;
    if (!rest.empty() && isBracket(rest.back()))
        rest.remove_suffix(1);
    const std::size_t digits = rest.find_last_not_of("0123456789") + 1;
    const auto number = parsedNumber<std::size_t>(rest.substr(digits));
    rest = trimmed(rest.substr(0, digits));
    if (!number || !rest.ends_with('='))
        return std::nullopt;
    rest = trimmed(rest.substr(0, rest.size() - 1));
    if (!rest.ends_with('R'))
        return std::nullopt;
    rest.remove_suffix(1);
    const bool isApart = !rest.empty() && (isBlank(rest.back()) || isBracket(rest.back()) ||
                                           rest.back() == ',' || rest.back() == ';');
    if (!isApart)
        return std::nullopt;
    if (isBracket(rest.back()) || !isBlank(rest.back()))
        rest.remove_suffix(1);
    line = trimmed(rest);
    return number;
}

/// Adds the relevant documents missing from the list; false if they cannot be distinguished from
/// others.
bool appendMissing(std::vector<std::string>& grades, std::size_t relevant)
{
    constexpr std::size_t mostRelevant = 10'000;
    const auto found = static_cast<std::size_t>(std::ranges::count(grades, "1"));
    const bool isBinary = std::ranges::all_of(
        grades, [](const std::string& grade) { return grade == "0" || grade == "1"; });
    if (!isBinary || relevant < found || relevant > mostRelevant)
        return false;
    if (relevant > found)
        grades.emplace_back("|");
    grades.insert(grades.end(), relevant - found, "1");
    return true;
}

/// A line split into its list and the text before it.
struct Parts {
    std::string_view label;
    std::string_view list;
};

Parts partsIn(std::string_view line)
{
    constexpr std::array<std::pair<std::string_view, std::string_view>, 6> brackets{
        {{"(", ")"}, {"<", ">"}, {"{", "}"}, {"[", "]"}, {"⟨", "⟩"}, {"〈", "〉"}}};
    for (const auto& [opening, closing] : brackets)
        if (const std::size_t at = line.find(opening); at != std::string_view::npos &&
                                                       line.ends_with(closing) &&
                                                       at + opening.size() < line.size())
            return {line.substr(0, at),
                    line.substr(at + opening.size(),
                                line.size() - at - opening.size() - closing.size())};
    for (const std::string_view end : {"：", ":", "="})
        if (const std::size_t at = line.find(end); at != std::string_view::npos)
            return {line.substr(0, at), line.substr(at + end.size())};
    return {{}, line};
}

std::optional<std::string> printedList(std::string_view line)
{
    const auto relevant = takeRelevant(line);
    const auto [before, list] = partsIn(line);
    auto grades = gradesOf(list);
    if (grades.size() < 2 || (relevant && !appendMissing(grades, *relevant)))
        return std::nullopt;
    const std::string label = labelOf(before);
    if (label.empty() && !trimmed(before).empty())
        return std::nullopt;
    // Brackets mark the lines as lists instead of a table.
    std::string text = label.empty() ? "[" : label + ": ";
    for (const std::string& grade : grades) {
        text += label.empty() && grade == "|" ? "] " : "";
        text += grade + ' ';
    }
    const bool isOpen = label.empty() && std::ranges::find(grades, "|") == grades.end();
    return text + (isOpen ? "]" : "");
}

}  // namespace

std::optional<std::string> printedLists(std::string_view text)
{
    std::string lists;
    for (const std::string_view line : linesOf(text)) {
        const auto list = printedList(line);
        // A list without a name below one with a name may belong to it.
        if (!list || (!lists.empty() && lists.starts_with('[') != list->starts_with('[')))
            return std::nullopt;
        lists += *list + '\n';
    }
    return lists.empty() ? std::nullopt : std::optional(std::move(lists));
}

}  // namespace core
