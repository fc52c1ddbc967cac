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

/// A requested measure under some rules.
struct ClassifierValueUnderRules {
    ClassifierMetric figure;
    ClassifierRules rules;
};

/// One model's scores and labels before any rule is applied.
class ClassifierInput {
public:
    /// Copies what it needs.
    /// @param groups per sample, an index below `groupCount`; empty: no groups
    explicit ClassifierInput(const ScoredLabels& samples,
                             std::span<const std::uint32_t> groups = {},
                             std::size_t groupCount = 0);

    const SampleFacts& facts() const { return m_facts; }
    std::size_t size() const { return m_labels.size(); }

    /// The value of each of `asked`, in order. The samples are swept once for each different way to
    /// read them: O(ways × n log n) for n samples, plus the measures' own sums. The result does not
    /// depend on the number of threads.
    /// @param stop ends the evaluation early; discard the result in that case
    /// @param progress called with the number of ways done and of all; may be null
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
