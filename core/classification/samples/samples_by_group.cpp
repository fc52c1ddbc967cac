// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/samples_by_group.h"

#include <cassert>
#include <utility>

namespace core {

SamplesByGroup::SamplesByGroup(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                               std::size_t groupCount)
    : m_all(samples)
    , m_first(groupCount + 1)
    , m_scores(samples.size())
    , m_labels(samples.size())
    , m_weights(samples.weights.size())
{
    assert(groups.size() == samples.size());
    for (const std::uint32_t group : groups) {
        assert(group < groupCount);
        ++m_first[group];
    }
    std::size_t before = 0;
    for (std::size_t& first : m_first)
        first = std::exchange(before, before + first);
    std::vector<std::size_t> next = m_first;
    for (std::size_t sample = 0; sample < samples.size(); ++sample) {
        const std::size_t place = next[groups[sample]]++;
        m_scores[place] = samples.scores[sample];
        m_labels[place] = samples.labels[sample];
        if (!samples.weights.empty())
            m_weights[place] = samples.weights[sample];
    }
}

ScoredLabels SamplesByGroup::ofGroup(std::size_t group) const
{
    const std::size_t first = m_first[group];
    const std::size_t count = m_first[group + 1] - first;
    ScoredLabels own = m_all;
    own.scores = std::span(m_scores).subspan(first, count);
    own.labels = std::span(m_labels).subspan(first, count);
    if (!m_weights.empty())
        own.weights = std::span(m_weights).subspan(first, count);
    else
        own.weights = {};
    return own;
}

}  // namespace core
