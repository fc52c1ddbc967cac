// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_intervals.h"

#include "core/foundation/bounded_draw.h"
#include "core/foundation/mersenne_twister.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace core {

namespace {

/// All values in one row: over all classes, of each class, of each pair.
std::vector<Value> listed(const ClassValues& values)
{
    std::vector<Value> list;
    for (const NamedClassValue& each : values.values)
        list.push_back(each.value);
    for (const ValuesOfClass& of : values.ofClass)
        list.insert(list.end(), {of.precision, of.recall, of.f1, of.auc, of.averagePrecision});
    for (const ValuesOfPair& of : values.ofPair)
        list.push_back(of.auc());
    return list;
}

/// Draws samples of each class with replacement, as many as it has.
class RedrawnSamples {
public:
    explicit RedrawnSamples(const ClassSamples& samples)
        : m_samples(&samples)
        , m_rows(samples.classes.size())
    {
        for (std::size_t i = 0; i < samples.size(); ++i)
            m_rows[samples.labels[i]].push_back(static_cast<std::uint32_t>(i));
    }

    ClassSamples draw(MersenneTwister& random) const
    {
        ClassSamples drawn;
        drawn.classes = m_samples->classes;
        drawn.hasPredictions = m_samples->hasPredictions;
        drawn.scores.resize(m_samples->scores.size());
        for (const std::vector<std::uint32_t>& rows : m_rows) {
            if (rows.empty())
                continue;
            const BoundedDraw draw(static_cast<std::uint32_t>(rows.size()));
            for (std::size_t i = 0; i < rows.size(); ++i)
                add(drawn, rows[draw(random)]);
        }
        return drawn;
    }

private:
    void add(ClassSamples& drawn, std::uint32_t row) const
    {
        drawn.labels.push_back(m_samples->labels[row]);
        drawn.predicted.push_back(m_samples->predicted[row]);
        for (std::size_t each = 0; each < drawn.scores.size(); ++each)
            drawn.scores[each].push_back(m_samples->scores[each][row]);
        if (!m_samples->weights.empty())
            drawn.weights.push_back(m_samples->weights[row]);
    }

    const ClassSamples* m_samples;
    std::vector<std::vector<std::uint32_t>> m_rows;  // of each class
};

/// The interval of the value in a column of the rounds.
ClassInterval intervalOf(const Value& value, const std::vector<std::vector<Value>>& rounds,
                         std::size_t column)
{
    if (!value)
        return value.reason();
    std::vector<double> outcomes;
    for (const std::vector<Value>& round : rounds)
        if (column < round.size() && round[column])
            outcomes.push_back(*round[column]);
    if (outcomes.empty())
        return Undefined::NoSamples;
    return percentileInterval(std::move(outcomes));
}

}  // namespace

ClassIntervals classIntervals(const ClassSamples& samples, const ClassValues& values,
                              const ClassifierSettings& settings, const BootstrapRules& rules,
                              const Threads& threads, const std::stop_token& stop)
{
    assert(rules.rounds >= 2);
    const RedrawnSamples redrawn(samples);
    std::vector<std::vector<Value>> rounds(rules.rounds);
    threads.run(threads.count(), [&](std::size_t piece) {
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += threads.count()) {
            // Each round has its own random sequence, regardless of its thread.
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            rounds[round] = listed(classValues(redrawn.draw(random), settings, stop));
        }
    });
    const std::vector<Value> whole = listed(values);
    std::size_t column = 0;
    const auto next = [&] {
        const std::size_t taken = column++;
        return intervalOf(whole[taken], rounds, taken);
    };
    ClassIntervals intervals;
    for (const NamedClassValue& each : values.values) {
        ClassInterval interval = next();
        const bool isBeside = each.id.ends_with("_ece") && interval && each.value &&
                              (*each.value < interval->low || *each.value > interval->high);
        intervals.values.push_back(isBeside ? ClassInterval(Undefined::NoSamples)
                                            : std::move(interval));
    }
    for (std::size_t i = 0; i < values.ofClass.size(); ++i) {
        IntervalsOfClass& of = intervals.ofClass.emplace_back();
        for (ClassInterval* interval :
             {&of.precision, &of.recall, &of.f1, &of.auc, &of.averagePrecision})
            *interval = next();
    }
    for (std::size_t i = 0; i < values.ofPair.size(); ++i)
        intervals.ofPair.push_back(next());
    return intervals;
}

}  // namespace core
