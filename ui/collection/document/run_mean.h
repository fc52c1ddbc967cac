// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/written_mean.h"
#include "ui/text/words/number_format.h"

#include <QString>

#include <cstddef>
#include <functional>
#include <stop_token>

namespace ui {

class CollectionDocument;

/// Returns a function that calculates a run's mean of the current measure term by term, for the
/// background; exact values come from the documents. If stopped, it returns only decimals.
std::function<core::WrittenMean(const std::stop_token&)>
runMeanWork(const CollectionDocument& document, std::size_t run);

/// How a run's mean follows from the weights of the queries: in words, since its terms are not
/// written as a formula.
QString weightedMeanText(const CollectionDocument& document, std::size_t run,
                         const NumberFormat& format);

/// If two runs are compared over fewer queries than the run's mean covers: how many, and the mean
/// over them; else empty.
QString comparedMeanSentence(const CollectionDocument& document, std::size_t run,
                             const core::WrittenMean& mean, const NumberFormat& format);

}  // namespace ui
