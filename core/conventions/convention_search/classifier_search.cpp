// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/classifier_search.h"

#include "core/conventions/convention_search/classifier_library.h"
#include "core/conventions/convention_search/combination_search.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

/// Whether a rule belongs to the samples instead of a library.
bool belongsToSamples(const RuleChange& change)
{
    return change.axis == ConventionAxis::PositiveClass ||
           (change.axis == ConventionAxis::Threshold && change.to != "best") ||
           change.axis == ConventionAxis::SampleWeights;
}

using RuleChanges = std::vector<RuleChange>;

RuleChanges changesOfSamples(const RuleHit& hit)
{
    RuleChanges changes;
    std::copy_if(hit.changes.begin(), hit.changes.end(), std::back_inserter(changes),
                 belongsToSamples);
    return changes;
}

void makeChanges(const RuleChanges& changes, ClassifierRules& rules)
{
    for (const RuleChange& change : changes)
        classifierRowOf(change.axis).set(rules, change.to);
}

class RulesOfFigures : public TabledRules<ClassifierAxisRow> {
public:
    RulesOfFigures(const ClassifierInput& input, const ClassifierMetricQuestion& question,
                   const Threads& threads, const std::stop_token& stop,
                   const std::function<void(std::size_t, std::size_t)>& progress)
        : TabledRules(classifierAxisTable(), std::vector(question.told.size(), question.inForce))
        , m_input(input)
        , m_question(question)
        , m_threads(threads)
        , m_stop(stop)
        , m_progress(progress)
    {}

    bool isRead(std::size_t place, const RuleChoices& choices, std::size_t number) const override
    {
        return row(place).isRead(m_question.told[number].figure, under(choices, number),
                                 m_input.facts());
    }

    std::vector<Value> numbers(std::span<const RuleChoices> all) const override
    {
        std::vector<ClassifierValueUnderRules> asked;
        for (const RuleChoices& choices : all)
            for (std::size_t i = 0; i < told(); ++i)
                asked.push_back({m_question.told[i].figure, under(choices, i)});
        return m_input.numbers(asked, m_threads, m_stop, m_progress);
    }

    /// The libraries under the current reading of the samples and under those of the hits.
    std::vector<LibraryNumbers> libraries(std::span<const RuleHit> hits) const override
    {
        std::vector<RuleChanges> readings{{}};
        for (const RuleHit& hit : hits)
            if (std::ranges::find(readings, changesOfSamples(hit)) == readings.end())
                readings.push_back(changesOfSamples(hit));
        std::vector<LibraryNumbers> all;
        std::vector<ClassifierValueUnderRules> asked;
        for (const ClassifierLibrary& library : classifierLibraries())
            for (const RuleChanges& reading : readings)
                if (hasFigures(library)) {
                    ClassifierRules rules = rulesFor(library, inForce(0), m_input.facts());
                    makeChanges(reading, rules);
                    all.push_back(saidUnder(library, reading, rules));
                    for (const ToldFigure& told : m_question.told)
                        asked.push_back({told.figure, rules});
                }
        const std::vector<Value> values = m_input.numbers(asked, m_threads, m_stop);
        for (std::size_t i = 0; i < values.size(); ++i)
            all[i / told()].numbers.push_back(values[i]);
        return all;
    }

private:
    bool hasFigures(const ClassifierLibrary& library) const
    {
        return std::ranges::all_of(m_question.told, [&](const ToldFigure& told) {
            return hasFigure(library, told.figure, m_input.facts());
        });
    }

    /// The numbers are filled in later.
    static LibraryNumbers saidUnder(const ClassifierLibrary& library, const RuleChanges& reading,
                                    const ClassifierRules& rules)
    {
        return {library.name, reading.empty(), {}, [reading, rules](const RuleHit& hit) {
                    return changesOfSamples(hit) == reading &&
                           std::ranges::all_of(hit.changes, [&](const RuleChange& change) {
                               return classifierRowOf(change.axis).value(rules) == change.to;
                           });
                }};
    }

    const ClassifierInput& m_input;
    const ClassifierMetricQuestion& m_question;
    const Threads& m_threads;
    const std::stop_token& m_stop;
    const std::function<void(std::size_t, std::size_t)>& m_progress;
};

}  // namespace

RuleAnswer findRules(const ClassifierInput& input, const ClassifierMetricQuestion& question,
                     const Threads& threads, const std::stop_token& stop,
                     const std::function<void(std::size_t, std::size_t)>& progress)
{
    std::vector<SaidNumber> told;
    for (const ToldFigure& figure : question.told)
        told.push_back({std::string(nameOf(figure.figure)), figure.number});
    return searchCombinations(RulesOfFigures(input, question, threads, stop, progress),
                              std::move(told), question.mostChanges);
}

ClassifierRules rulesOf(const ClassifierMetricQuestion& question, const RuleHit& hit)
{
    ClassifierRules rules = question.inForce;
    makeChanges(hit.changes, rules);
    return rules;
}

}  // namespace core
