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

/// What a run's mean of the measure in front takes to be written out, to be called beside the
/// window: exact values are those of the documents. Stopped it returns decimals only.
std::function<core::WrittenMean(const std::stop_token&)>
runMeanWork(const CollectionDocument& document, std::size_t run);

/// Where two runs are compared over fewer queries than the run's mean is of: over how many, and
/// what their mean is; else empty.
QString comparedMeanSentence(const CollectionDocument& document, std::size_t run,
                             const core::WrittenMean& mean, const NumberFormat& format);

}  // namespace ui
