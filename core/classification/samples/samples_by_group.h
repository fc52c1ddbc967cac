// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// Copies of samples, those of a group beside each other. O(n) to make.
class SamplesByGroup {
public:
    /// @param samples what they are a view of may go, but not while this is made
    /// @param groups per sample, an index below `groupCount`
    SamplesByGroup(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                   std::size_t groupCount);

    /// Those of one group, in their order; maybe none. A view of this object. O(1).
    ScoredLabels ofGroup(std::size_t group) const;

private:
    ScoredLabels m_all;                // how labels and scores are read
    std::vector<std::size_t> m_first;  // places [g] to [g + 1] hold those of group g
    std::vector<double> m_scores;
    std::vector<std::uint8_t> m_labels;
    std::vector<double> m_weights;  // empty without weights
};

}  // namespace core
