// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/discrimination/discrimination.h"

#include "core/collections/comparison/paired_test_table.h"
#include "core/metrics/statistics/paired_power.h"
#include "core/metrics/statistics/studentised_bootstrap.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <mutex>
#include <numeric>
#include <utility>

namespace core {

namespace {

constexpr double separatingPower = 0.8;

/// The number of pairs that share the same random rounds.
constexpr std::size_t pairsOfPiece = 128;

/// The results of the pairs of one measure.
struct PairFigures {
    explicit PairFigures(std::size_t pairs)
        : separations(pairs)
        , effects(pairs)
        , needed(pairs)
    {}

    std::vector<PairSeparation> separations;
    std::vector<double> effects;  // effect sizes; 0 without a spread
    std::vector<std::optional<double>> needed;
};

/// Tests pieces of the pairs of every measure.
class Separating {
public:
    Separating(const CommonValues& values, std::span<const Discrimination::Pair> pairs,
               const DiscriminationRules& rules, const std::stop_token& stop)
        : m_values(values)
        , m_pairs(pairs)
        , m_rules(rules)
        , m_stop(stop)
        , m_figures(values.measures, PairFigures(pairs.size()))
    {}

    std::size_t pieces() const { return m_values.measures * piecesOfMeasure(); }

    void work(std::size_t piece)
    {
        const std::size_t measure = piece / piecesOfMeasure();
        const std::size_t first = piece % piecesOfMeasure() * pairsOfPiece;
        const std::size_t end = std::min(m_pairs.size(), first + pairsOfPiece);
        PairFigures& figures = m_figures[measure];
        std::vector<std::vector<double>> samples;
        for (std::size_t pair = first; pair < end; ++pair) {
            samples.push_back(m_values.differences(measure, m_pairs[pair].a, m_pairs[pair].b));
            figures.separations[pair].difference = meanOf(m_values.of(measure, m_pairs[pair].b)) -
                                                   meanOf(m_values.of(measure, m_pairs[pair].a));
            if (const auto spread = pairedT(samples.back()))
                figures.effects[pair] = std::abs(spread->effectSize);
        }
        if (m_rules.test)
            return makeTests(samples, figures, first);
        const auto results = studentisedBootstrap(samples, m_rules.alpha, m_rules.rounds, m_stop);
        for (std::size_t i = 0; i < results.size(); ++i) {
            if (!results[i])
                continue;
            figures.separations[first + i].p = results[i]->p;
            figures.needed[first + i] = results[i]->needed;
        }
    }

    MeasureDiscrimination told(std::size_t measure) const
    {
        const PairFigures& figures = m_figures[measure];
        MeasureDiscrimination told;
        told.pairs = figures.separations;
        told.separated = static_cast<std::size_t>(
            std::count_if(told.pairs.begin(), told.pairs.end(), [this](const PairSeparation& pair) {
                return pair.p && *pair.p < m_rules.alpha;
            }));
        told.differenceNeeded = *std::max_element(figures.needed.begin(), figures.needed.end());
        std::vector<double> effects = figures.effects;
        const auto middle = effects.begin() + static_cast<std::ptrdiff_t>((effects.size() - 1) / 2);
        std::nth_element(effects.begin(), middle, effects.end(), std::greater<>());
        told.queriesNeeded = queriesNeeded(*middle, m_rules.alpha, separatingPower);
        return told;
    }

private:
    std::size_t piecesOfMeasure() const
    {
        return (m_pairs.size() + pairsOfPiece - 1) / pairsOfPiece;
    }

    void makeTests(std::span<const std::vector<double>> samples, PairFigures& figures,
                   std::size_t first) const
    {
        const PairedTestRow& row = rowOf(*m_rules.test);
        const ComparisonRules rules{.alpha = m_rules.alpha, .rounds = m_rules.rounds};
        for (std::size_t i = 0; i < samples.size() && !m_stop.stop_requested(); ++i) {
            RunComparison comparison;
            row.make(comparison, {samples[i], {}, rules, Threads(), m_stop});
            figures.separations[first + i].p = row.p(comparison);
        }
    }

    const CommonValues& m_values;
    std::span<const Discrimination::Pair> m_pairs;
    const DiscriminationRules& m_rules;
    const std::stop_token& m_stop;
    std::vector<PairFigures> m_figures;  // by measure
};

}  // namespace

std::optional<double> MeasureDiscrimination::power() const
{
    if (pairs.empty())
        return std::nullopt;
    return static_cast<double>(separated) / static_cast<double>(pairs.size());
}

std::optional<OrderAgreement> Discrimination::agreement(std::size_t reference,
                                                        std::size_t other) const
{
    const auto found = orderAgreements(std::array{means[reference], means[other]});
    if (found.empty())
        return std::nullopt;
    return OrderAgreement{reference, other, found.front().tauB, found.front().tauAp};
}

std::vector<std::size_t> Discrimination::byP(std::size_t measure) const
{
    const auto& separations = measures[measure].pairs;
    std::vector<std::size_t> order(separations.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    constexpr double beyondAll = 2;
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return separations[a].p.value_or(beyondAll) > separations[b].p.value_or(beyondAll);
    });
    return order;
}

Discrimination discriminate(const CommonValues& values, std::vector<std::vector<Value>> means,
                            const DiscriminationRules& rules, const Threads& threads,
                            const std::stop_token& stop, const DiscriminationProgress& progress)
{
    Discrimination told;
    told.rules = rules;
    told.runs = values.runs;
    told.queries = values.queries;
    told.leftOut = values.leftOut;
    told.means = std::move(means);
    told.measures.resize(values.measures);
    if (values.queries == 0 || values.runs < 2)
        return told;
    for (std::size_t a = 0; a < values.runs; ++a)
        for (std::size_t b = a + 1; b < values.runs; ++b)
            told.pairs.push_back({a, b});
    Separating separating(values, told.pairs, rules, stop);
    std::mutex guard;
    std::size_t done = 0;
    const std::size_t all = separating.pieces() + 1;
    const auto tell = [&] {
        const std::lock_guard lock(guard);
        ++done;
        if (progress)
            progress(done, all);
    };
    threads.run(separating.pieces(), [&](std::size_t piece) {
        if (stop.stop_requested())
            return;
        separating.work(piece);
        tell();
    });
    const auto stability = halfStability(values, rules.fuzziness, rules.rounds, threads, stop);
    if (stop.stop_requested())
        return told;
    tell();
    for (std::size_t measure = 0; measure < values.measures; ++measure) {
        told.measures[measure] = separating.told(measure);
        told.measures[measure].stability = stability[measure];
    }
    return told;
}

Discrimination discriminate(std::span<const RunEvaluation* const> runs, std::size_t measures,
                            const DiscriminationRules& rules, const Threads& threads,
                            const std::stop_token& stop, const DiscriminationProgress& progress)
{
    return discriminate(commonValues(runs, measures), meansByMeasure(runs, measures), rules,
                        threads, stop, progress);
}

std::vector<std::vector<Value>> meansByMeasure(std::span<const RunEvaluation* const> runs,
                                               std::size_t measures)
{
    std::vector<std::vector<Value>> means(measures);
    for (std::size_t measure = 0; measure < measures; ++measure)
        for (const RunEvaluation* run : runs)
            means[measure].push_back(run->means[measure]);
    return means;
}

}  // namespace core
