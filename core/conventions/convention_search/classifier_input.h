// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/conventions/convention_search/classifier_axes.h"
#include "core/foundation/threads.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <vector>

namespace core {

/// A figure that is asked for under some rules.
struct ClassifierValueUnderRules {
    ClassifierMetric figure;
    ClassifierRules rules;
};

/// One model's scores of samples as they were before any rule.
class ClassifierInput {
public:
    /// Copies what it needs.
    /// @param groups per sample, an index below `groupCount`; empty: there are none
    explicit ClassifierInput(const ScoredLabels& samples,
                             std::span<const std::uint32_t> groups = {},
                             std::size_t groupCount = 0);

    const SampleFacts& facts() const { return m_facts; }
    std::size_t size() const { return m_labels.size(); }

    /// The value of each, in their order. Every way to read the samples is swept once: O(ways ×
    /// samples × log), and the figures' own sums. The same for any number of threads.
    /// @param stop ends it early: what is returned then is to be thrown away
    /// @param progress told of the ways done, of all; may be null
    std::vector<Value>
    numbers(std::span<const ClassifierValueUnderRules> asked, const Threads& threads = Threads(),
            const std::stop_token& stop = {},
            const std::function<void(std::size_t, std::size_t)>& progress = {}) const;

private:
    ScoredLabels samples() const;

    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;
    std::vector<std::uint32_t> m_groups;
    std::size_t m_groupCount;
    std::uint8_t m_positive;
    bool m_higherIsPositive;
    SampleFacts m_facts;
};

}  // namespace core
