// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/models/sample_filter.h"
#include "core/classification/models/sample_view.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

namespace core {

/// The sort keys of a table of samples.
enum class SampleKey : std::uint8_t {
    Number,      ///< in file order
    Id,          ///< in natural order: c9 before c10
    Label,       ///< the positive class first
    Score,       ///< of `model`, unchanged
    Calibrated,  ///< the score compared with the threshold
    Outcome,     ///< TP, FP, FN, TN
    Loss,        ///< the log-loss term; samples without one last
    Weight,
    Group,  ///< by name, in natural order
};

struct SampleSort {
    SampleKey key = SampleKey::Number;
    std::size_t model = 0;  ///< for Score
    bool isDescending = false;

    bool operator==(const SampleSort&) const = default;
    /// Whether it depends on the threshold.
    bool readsOutcomes() const { return key == SampleKey::Outcome; }
};

/// The samples that match the filter, sorted; ties are in file order, in either direction. Nothing
/// if it was stopped. O(n), by id O(n log n).
std::optional<std::vector<std::uint32_t>> arranged(const SampleView& view,
                                                   const SampleFilter& filter,
                                                   const SampleSort& sort,
                                                   const std::stop_token& stop = {});

}  // namespace core
