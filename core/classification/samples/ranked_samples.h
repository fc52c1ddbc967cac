// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>

namespace core {

/// The samples as a ranked list, the ones that the model holds for positive first: the ROC curve is
/// that list read from the top. A positive sample has grade 1, a negative one 0; samples of one
/// score keep their order. O(n log n).
/// @param samples the columns that `scored` is a view of
RankedList rankedList(const Samples& samples, const ScoredLabels& scored);

/// A ranked list as samples with one model, the scores of its documents; relevant is positive.
struct ListSamples {
    Samples samples;
    std::size_t unjudged = 0;  ///< documents left out: nobody said what they are
    std::size_t unscored = 0;  ///< judged documents left out: the list has no score for them
};

/// @param relevantFrom the least grade that counts as positive
ListSamples samplesOf(const RankedList& list, double relevantFrom);

}  // namespace core
