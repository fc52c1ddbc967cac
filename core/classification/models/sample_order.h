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

/// What a table of samples can be sorted by.
enum class SampleKey : std::uint8_t {
    Number,      ///< as they stand in the file
    Id,          ///< naturally: c9 before c10
    Label,       ///< the positive class first
    Score,       ///< of `model`, as it stands
    Calibrated,  ///< what the threshold compares
    Outcome,     ///< TP, FP, FN, TN
    Loss,        ///< the log-loss term; samples without one last
    Weight,
    Group,  ///< by name, naturally
};

struct SampleSort {
    SampleKey key = SampleKey::Number;
    std::size_t model = 0;  ///< of Score
    bool isDescending = false;

    bool operator==(const SampleSort&) const = default;
    /// Whether it looks at the threshold.
    bool readsOutcomes() const { return key == SampleKey::Outcome; }
};

/// The samples that a filter accepts, sorted; equal ones as they stand in the file, whichever way
/// the others go. Nothing when it was stopped. O(n), by id O(n log n).
std::optional<std::vector<std::uint32_t>> arranged(const SampleView& view,
                                                   const SampleFilter& filter,
                                                   const SampleSort& sort,
                                                   const std::stop_token& stop = {});

}  // namespace core
