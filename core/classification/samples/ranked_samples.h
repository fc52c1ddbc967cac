// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>

namespace core {

/// The samples as a ranked list, those that the model favours as positive first: the ROC curve is
/// this list read from the top. A positive sample has grade 1, a negative one 0; samples with equal
/// scores keep their order. O(n log n).
/// @param samples the columns that `scored` views
RankedList rankedList(const Samples& samples, const ScoredLabels& scored);

/// A ranked list as samples with one model, the scores of its documents; relevant means positive.
struct ListSamples {
    Samples samples;
    std::size_t unjudged = 0;  ///< unjudged documents, which are excluded
    std::size_t unscored = 0;  ///< judged documents without a score in the list, which are excluded
};

/// @param relevantFrom the lowest grade that counts as positive
ListSamples samplesOf(const RankedList& list, double relevantFrom);

}  // namespace core
