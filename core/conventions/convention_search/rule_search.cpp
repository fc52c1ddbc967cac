// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/rule_search.h"

#include "core/conventions/convention_search/combination_search.h"
#include "core/rankings/evaluation/library.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

std::vector<RuleSet> rulesInForce(const RuleQuestion& question)
{
    std::vector<RuleSet> all;
    for (const Settings& settings : question.settings) {
        all.push_back(question.inForce);
        all.back().settings = settings;
    }
    return all;
}

/// The rule space of rankings.
class RankingRules : public TabledRules<AxisRow> {
public:
    RankingRules(const RuledInput& input, const RuleQuestion& question, const Threads& threads,
                 const std::stop_token& stop,
                 const std::function<void(std::size_t, std::size_t)>& progress)
        : TabledRules(axisTable(), rulesInForce(question))
        , m_input(input)
        , m_question(question)
        , m_threads(threads)
        , m_stop(stop)
        , m_progress(progress)
    {}

    bool mayChange(std::size_t place) const override
    {
        return row(place).axis != ConventionAxis::Cutoff ||
               std::ranges::any_of(m_question.told, [](const ToldNumber& told) {
                   return told.definition.cutoff.has_value();
               });
    }

    bool isRead(std::size_t place, const RuleChoices& choices, std::size_t number) const override
    {
        const RuleSet rules = under(choices, number);
        return row(place).isRead(definitionUnder(rules, definition(number)), rules,
                                 m_input.facts());
    }

    std::vector<Value> numbers(std::span<const RuleChoices> all) const override
    {
        std::vector<ValueUnderRules> asked;
        for (const RuleChoices& choices : all)
            for (std::size_t i = 0; i < told(); ++i)
                asked.push_back({definition(i), under(choices, i)});
        return m_input.numbers(asked, m_threads, m_stop, m_progress);
    }

    /// The libraries with the current threshold and with those of the hits.
    std::vector<LibraryNumbers> libraries(std::span<const RuleHit> hits) const override
    {
        const std::vector<double> thresholds = thresholdsOf(hits);
        std::vector<ValueUnderRules> asked;
        for (const Library& library : core::libraries())
            for (const double threshold : thresholds)
                for (std::size_t i = 0; i < told(); ++i)
                    asked.push_back({definition(i), rulesOf(library, threshold, i)});
        const std::vector<Value> numbers = m_input.numbers(asked, m_threads, m_stop);
        std::vector<LibraryNumbers> all;
        auto next = numbers.begin();
        for (const Library& library : core::libraries())
            for (const double threshold : thresholds) {
                const auto end = next + static_cast<std::ptrdiff_t>(told());
                all.push_back({library.name,
                               threshold == thresholds.front(),
                               {next, end},
                               [this, &library, threshold](const RuleHit& hit) {
                                   return hasChanges(library, threshold, hit);
                               }});
                next = end;
            }
        return all;
    }

private:
    const MeasureSpec& definition(std::size_t number) const
    {
        return m_question.told[number].definition;
    }

    double thresholdOf(const RuleHit& hit) const
    {
        return core::rulesOf(m_question, hit).settings.relevantFrom;
    }
    std::vector<double> thresholdsOf(std::span<const RuleHit> hits) const
    {
        std::vector<double> thresholds{inForce(0).settings.relevantFrom};
        for (const RuleHit& hit : hits)
            if (std::ranges::find(thresholds, thresholdOf(hit)) == thresholds.end())
                thresholds.push_back(thresholdOf(hit));
        return thresholds;
    }

    /// The library's rules for a measure. The relevance threshold belongs to the data, unless the
    /// library ignores grades.
    RuleSet rulesOf(const Library& library, double threshold, std::size_t number) const
    {
        MeasureSpec asked = definition(number);
        asked.settings.relevantFrom = threshold;
        RuleSet rules = asReadBy(asked.measure, library.rules);
        rules.settings = asComputedBy(library, asked).settings;
        if (!rules.settings.topGrade)
            rules.settings.topGrade = inForce(number).settings.topGrade;
        return rules;
    }
    bool hasChanges(const Library& library, double threshold, const RuleHit& hit) const
    {
        const RuleSet rules = rulesOf(library, threshold, 0);
        return thresholdOf(hit) == threshold &&
               std::ranges::all_of(hit.changes, [&](const RuleChange& change) {
                   return rowOf(change.axis).value(rules) == change.to;
               });
    }

    const RuledInput& m_input;
    const RuleQuestion& m_question;
    const Threads& m_threads;
    const std::stop_token& m_stop;
    const std::function<void(std::size_t, std::size_t)>& m_progress;
};

}  // namespace

RuleSet rulesOf(const RuleQuestion& question, const RuleHit& hit, std::size_t number)
{
    RuleSet rules = question.inForce;
    rules.settings = question.settings[number];
    for (const RuleChange& change : hit.changes)
        rowOf(change.axis).set(rules, change.to);
    return rules;
}

RuleAnswer findRules(const RuledInput& input, const RuleQuestion& question, const Threads& threads,
                     const std::stop_token& stop,
                     const std::function<void(std::size_t, std::size_t)>& progress)
{
    std::vector<SaidNumber> told;
    for (const ToldNumber& number : question.told)
        told.push_back({toText(number.definition), number.number});
    return searchCombinations(RankingRules(input, question, threads, stop, progress),
                              std::move(told), question.mostChanges);
}

}  // namespace core
