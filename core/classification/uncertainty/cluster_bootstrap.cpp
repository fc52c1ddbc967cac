// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/cluster_bootstrap.h"

#include "core/foundation/bounded_draw.h"
#include "core/foundation/mersenne_twister.h"
#include "core/metrics/statistics/estimate.h"

#include <cassert>
#include <utility>

namespace core {

namespace {

/// The samples of every cluster, one after the other.
class ClusterMembers {
public:
    explicit ClusterMembers(const Clusters& clusters)
        : m_first(clusters.count + 1)
        , m_members(clusters.of.size())
    {
        for (const std::uint32_t cluster : clusters.of)
            ++m_first[cluster + 1];
        for (std::size_t cluster = 0; cluster < clusters.count; ++cluster)
            m_first[cluster + 1] += m_first[cluster];
        std::vector<std::size_t> next(m_first.begin(), m_first.end() - 1);
        for (std::size_t sample = 0; sample < clusters.of.size(); ++sample)
            m_members[next[clusters.of[sample]]++] = static_cast<std::uint32_t>(sample);
    }
    std::size_t count() const { return m_first.size() - 1; }
    std::span<const std::uint32_t> of(std::size_t cluster) const
    {
        return std::span(m_members).subspan(m_first[cluster],
                                            m_first[cluster + 1] - m_first[cluster]);
    }

private:
    std::vector<std::size_t> m_first;  // cluster c is at indices [c] to [c + 1]
    std::vector<std::uint32_t> m_members;
};

/// The samples of a round; its columns keep their memory from round to round.
class DrawnSamples {
public:
    explicit DrawnSamples(const ScoredLabels& samples)
        : m_samples(samples)
    {}
    ScoredLabels draw(const ClusterMembers& clusters, MersenneTwister& random)
    {
        m_scores.clear();
        m_labels.clear();
        m_weights.clear();
        const BoundedDraw draw(static_cast<std::uint32_t>(clusters.count()));
        for (std::size_t i = 0; i < clusters.count(); ++i)
            for (const std::uint32_t sample : clusters.of(draw(random))) {
                m_scores.push_back(m_samples.scores[sample]);
                m_labels.push_back(m_samples.labels[sample]);
                if (!m_samples.weights.empty())
                    m_weights.push_back(m_samples.weights[sample]);
            }
        ScoredLabels drawn = m_samples;
        drawn.scores = m_scores;
        drawn.labels = m_labels;
        drawn.weights = m_weights;
        return drawn;
    }

private:
    const ScoredLabels& m_samples;
    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;
};

}  // namespace

std::vector<Result<Interval, Undefined>>
clusterIntervals(const ScoredLabels& samples, const Clusters& clusters, const ClusterValues& values,
                 const BootstrapRules& rules, const Threads& threads, const std::stop_token& stop)
{
    assert(rules.rounds >= 2 && clusters.count >= 1);
    const ClusterMembers members(clusters);
    std::vector<std::vector<Value>> ofRound(rules.rounds);
    const std::size_t pieces = threads.count();
    threads.run(pieces, [&](std::size_t piece) {
        DrawnSamples drawn(samples);
        for (std::size_t round = piece; round < rules.rounds && !stop.stop_requested();
             round += pieces) {
            // Each round has its own random sequence, regardless of its thread.
            std::seed_seq seeds{rules.seed, static_cast<std::uint32_t>(round)};
            MersenneTwister random(seeds);
            const ScoredLabels here = drawn.draw(members, random);
            const ThresholdSweep sweep(here);
            ofRound[round] = values({here, sweep});
        }
    });
    std::vector<Result<Interval, Undefined>> intervals;
    for (std::size_t place = 0; place < ofRound.front().size(); ++place) {
        std::vector<double> defined;
        Undefined reason = Undefined::NoSamples;
        for (const std::vector<Value>& round : ofRound) {
            if (place >= round.size())
                continue;
            if (round[place])
                defined.push_back(*round[place]);
            else
                reason = round[place].reason();
        }
        if (defined.empty())
            intervals.push_back(reason);
        else
            intervals.push_back(percentileInterval(std::move(defined)));
    }
    return intervals;
}

}  // namespace core
