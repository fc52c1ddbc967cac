// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// Copies of samples, ordered by group. O(n) to construct.
class SamplesByGroup {
public:
    /// @param samples the columns that it views are needed only during construction
    SamplesByGroup(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                   std::size_t groupCount);

    /// The samples of one group, in their order; may be empty. A view of this object. O(1).
    ScoredLabels ofGroup(std::size_t group) const;

private:
    ScoredLabels m_all;                // how labels and scores are interpreted
    std::vector<std::size_t> m_first;  // group g is at indices [g] to [g + 1]
    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;  // empty without weights
};

}  // namespace core
