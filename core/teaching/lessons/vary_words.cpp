// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/vary_words.h"

#include "core/foundation/text/list_text.h"
#include "core/foundation/text/number_text.h"
#include "core/teaching/lessons/placeholder.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace core {

namespace {

/// Numbers that differ by less are equal, apart from rounding.
constexpr double roundingOfNumbers = 1e-9;

constexpr double mostSteps = 10000;
constexpr double mostOfRanges = 1e6;
constexpr double mostUnseen = 1000;

struct ChangeRow {
    VaryKind kind;
    std::string_view word;
    std::string_view form;  ///< form of the value; empty if there is only the word
    bool (*fits)(const LessonContent& content);
};

bool isLists(const LessonContent& content)
{
    return std::holds_alternative<std::vector<RankedList>>(content);
}

bool isSamples(const LessonContent& content)
{
    return std::holds_alternative<Samples>(content);
}

bool hasUnseen(const LessonContent& content)
{
    const auto* lists = std::get_if<std::vector<RankedList>>(&content);
    return lists != nullptr &&
           std::ranges::none_of(*lists, [](const auto& list) { return list.notRetrieved.empty(); });
}

constexpr std::array<ChangeRow, 6> changeRows{{
    {VaryKind::Order, "order", "order", [](const LessonContent&) { return true; }},
    {VaryKind::Grades, "grades", "grades=0..4", isLists},
    {VaryKind::Unseen, "unseen", "unseen=2..9", hasUnseen},
    {VaryKind::Scores, "scores", "scores=0.05..0.95/0.05", isSamples},
    {VaryKind::Values, "values", "values=-0.03..-0.01/0.01",
     [](const LessonContent& content) {
         return std::holds_alternative<std::vector<double>>(content);
     }},
    {VaryKind::ConfusionMatrix, "counts", "counts=0.5..2/0.1",
     [](const LessonContent& content) {
         const auto* samples = std::get_if<Samples>(&content);
         return samples != nullptr && !samples->weights.empty();
     }},
}};

std::string changeForms()
{
    return listText(changeRows, &ChangeRow::form);
}

const ChangeRow& rowOf(VaryKind kind)
{
    return changeRows[static_cast<std::size_t>(kind)];
}

/// Parses `0..4` or `0.05..0.95/0.05`.
std::optional<VaryRange> readRange(std::string_view text)
{
    const std::size_t dots = text.find("..");
    if (dots == std::string_view::npos)
        return std::nullopt;
    const std::string_view behind = text.substr(dots + 2);
    const std::size_t slash = std::min(behind.find('/'), behind.size());
    VaryRange range;
    const bool isRead =
        readNumber(text.substr(0, dots), range.lowest) &&
        readNumber(behind.substr(0, slash), range.highest) &&
        (slash == behind.size() || readNumber(behind.substr(slash + 1), range.step));
    const double steps = (range.highest - range.lowest) / range.step;
    if (!isRead || !(range.step > 0) || !(steps >= 1) || !(steps <= mostSteps) ||
        std::max(-range.lowest, range.highest) > mostOfRanges)
        return std::nullopt;
    return range;
}

Result<LessonChange, NumberFault> readChange(const std::string& word, const std::string& value)
{
    const auto row = std::ranges::find(changeRows, word, &ChangeRow::word);
    if (row == changeRows.end())
        return NumberFault{word, changeForms()};
    if (row->kind == VaryKind::Order)
        return value.empty() ? Result<LessonChange, NumberFault>(LessonChange{row->kind, {}})
                             : NumberFault{word + "=" + value, std::string(row->form)};
    const auto range = readRange(value);
    if (!range ||
        (row->kind == VaryKind::Unseen && (range->lowest < 1 || range->highest > mostUnseen)))
        return NumberFault{word + "=" + value, std::string(row->form)};
    return LessonChange{row->kind, *range};
}

double sideOf(const std::variant<double, LessonNumber>& side, const Lesson& lesson)
{
    if (const auto* number = std::get_if<double>(&side))
        return *number;
    const LessonNumber& asked = std::get<LessonNumber>(side);
    return lessonValue(asked, *lesson.dataNamed(asked.data)).value.valueOr(std::nan(""));
}

}  // namespace

Result<LessonVary, NumberFault> readVary(FenceWords words)
{
    if (words.bare.empty())
        return NumberFault{"vary", "vary NAME " + changeForms()};
    LessonVary vary;
    vary.data = commaParted(words.bare.front());
    for (std::size_t i = 1; i < words.bare.size(); ++i)
        words.settings.emplace_back(words.bare[i], "");
    for (const auto& [word, value] : words.settings) {
        auto change = readChange(word, value);
        if (!change)
            return change.error();
        vary.changes.push_back(*change);
    }
    if (vary.changes.empty())
        return NumberFault{words.bare.front(), changeForms()};
    return vary;
}

std::string changeWord(const LessonChange& change)
{
    std::string word(rowOf(change.kind).word);
    if (change.kind == VaryKind::Order)
        return word;
    const VaryRange& range = change.range;
    word += "=" + shortestText(range.lowest) + ".." + shortestText(range.highest);
    return range.step == VaryRange().step ? word : word + "/" + shortestText(range.step);
}

Result<LessonCondition, NumberFault> readCondition(std::string_view line)
{
    constexpr std::array<std::string_view, 3> relations{" < ", " = ", " > "};
    for (const std::string_view relation : relations) {
        const std::size_t at = line.find(relation);
        if (at == std::string_view::npos)
            continue;
        auto left = numberOfWords(line.substr(0, at));
        if (!left)
            return left.error();
        LessonCondition condition{0, std::move(*left), relation[1], 0.0};
        const std::string_view behind = line.substr(at + relation.size());
        if (double number = 0; readNumber(behind, number)) {
            condition.right = number;
            return condition;
        }
        auto right = numberOfWords(behind);
        if (!right)
            return right.error();
        condition.right = std::move(*right);
        return condition;
    }
    return NumberFault{std::string(line), "AP of=A > AP of=B"};
}

std::optional<NumberFault> faultOf(const LessonChange& change, const LessonData& data)
{
    const ChangeRow& row = rowOf(change.kind);
    if (row.fits(data.content))
        return std::nullopt;
    std::string fitting;
    for (const ChangeRow& other : changeRows)
        if (other.fits(data.content))
            fitting.append(fitting.empty() ? "" : ", ").append(other.form);
    return NumberFault{std::string(row.word), fitting};
}

bool isKept(const LessonCondition& condition, const Lesson& lesson)
{
    const double left = sideOf(condition.left, lesson);
    const double right = sideOf(condition.right, lesson);
    switch (condition.relation) {
    case '<':
        return left < right - roundingOfNumbers;
    case '>':
        return left > right + roundingOfNumbers;
    default:
        return std::fabs(left - right) <= roundingOfNumbers;
    }
}

}  // namespace core
