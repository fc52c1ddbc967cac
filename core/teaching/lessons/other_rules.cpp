// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/lessons/other_rules.h"

#include "core/conventions/convention_search/classifier_axes.h"
#include "core/conventions/convention_search/classifier_search.h"
#include "core/conventions/convention_search/rule_search.h"
#include "core/foundation/text/number_text.h"

#include <optional>

namespace core {

namespace {

/// Two changes; one of them may be truncation.
constexpr std::size_t mostChangesOfGuesses = 2;

RuleAnswer answerOf(const TypedNumber& typed, const LessonNumber& asked,
                    const std::vector<RankedList>& lists)
{
    const ValueUnderRules ruled = ruledNumber(asked, lists);
    return findRules(
        ruledInput(lists),
        {{{ruled.definition, typed}}, ruled.rules, {ruled.rules.settings}, mostChangesOfGuesses});
}

RuleAnswer answerOf(const TypedNumber& typed, const LessonNumber& asked, const Samples& samples)
{
    if (!classifierMetricNamed(asked.measure))
        return {};
    const ClassifierValueUnderRules ruled = ruledFigure(asked, samples);
    return findRules(ruledInput(samples),
                     {{{ruled.figure, typed}}, ruled.rules, mostChangesOfGuesses});
}

RuleAnswer answerOf(const TypedNumber&, const LessonNumber&, const std::vector<double>&)
{
    return {};
}

LessonNumber changedBy(const std::vector<RuleChange>& changes, LessonNumber number)
{
    for (const RuleChange& change : changes) {
        const std::string id(namesOf(change.axis).id);
        std::erase_if(number.rules, [&id](const auto& rule) { return rule.first == id; });
        number.rules.emplace_back(id, change.to);
    }
    return number;
}

/// None if something other than the rules differs.
using Changes = std::optional<std::vector<RuleChange>>;

Changes changesOf(const LessonNumber& from, const LessonNumber& to,
                  const std::vector<RankedList>& lists)
{
    const ValueUnderRules before = ruledNumber(from, lists);
    const ValueUnderRules after = ruledNumber(to, lists);
    if (before.definition.measure != after.definition.measure ||
        before.definition.cutoff != after.definition.cutoff)
        return std::nullopt;
    return changesBetween(before.rules, after.rules, before.definition, ruledInput(lists).facts());
}

Changes changesOf(const LessonNumber& from, const LessonNumber& to, const Samples& samples)
{
    if (!classifierMetricNamed(from.measure) || from.measure != to.measure)
        return std::nullopt;
    const ClassifierValueUnderRules before = ruledFigure(from, samples);
    const ClassifierValueUnderRules after = ruledFigure(to, samples);
    return changesBetween(before.rules, after.rules, before.figure, ruledInput(samples).facts());
}

Changes changesOf(const LessonNumber&, const LessonNumber&, const std::vector<double>&)
{
    return std::nullopt;
}

Changes changesOf(const LessonNumber& from, const LessonNumber& to, const LessonData& data)
{
    if (from.data != to.data || from.take != to.take)
        return std::nullopt;
    return std::visit([&](const auto& content) { return changesOf(from, to, content); },
                      data.content);
}

}  // namespace

std::vector<OtherRules> rulesGiving(const TypedNumber& typed, const LessonNumber& asked,
                                    const LessonData& data)
{
    if (asked.take != LessonTake::Value)
        return {};
    const RuleAnswer answer = std::visit(
        [&](const auto& content) { return answerOf(typed, asked, content); }, data.content);
    std::vector<OtherRules> all;
    for (const RuleHit& hit : answer.hits)
        if (hit.distance() == 1 || (!hit.changes.empty() && !hit.libraries.empty()))
            all.push_back(
                {changedBy(hit.changes, asked), hit.changes, hit.values.front(), hit.libraries});
    return all;
}

std::vector<RuleChange> changesBetween(const LessonNumber& from, const LessonNumber& to,
                                       const LessonData& data)
{
    return changesOf(from, to, data).value_or(std::vector<RuleChange>());
}

std::vector<std::string_view> librariesOf(const LessonNumber& number, const LessonNumber& asked,
                                          const LessonData& data)
{
    const Changes changes = changesOf(asked, number, data);
    if (!changes)
        return {};
    const Value value = lessonValue(number, data).value;
    if (!value)
        return {};
    constexpr int allDecimals = 17;
    const TypedNumber typed{shortestText(*value), *value, allDecimals, false};
    for (const OtherRules& rules : rulesGiving(typed, asked, data))
        if (rules.changes == *changes)
            return rules.libraries;
    return {};
}

}  // namespace core
