// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/caption_text.h"

#include <cstddef>

namespace ui {

class ClassifierDocument;

/// Describes the samples of the current model: their number, the positive class, and how scores are
/// read; or the typed counts if there are no samples. Whole sentences with numbers in the C locale.
QString samplesCaption(const ClassifierDocument& document);
/// The same for `model`.
QString samplesCaption(const ClassifierDocument& document, std::size_t model);
/// The same with the current threshold, if there is one.
QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits);
/// The decimals, at least `digits`, that keep a threshold's meaning: 0.499999 must not appear as
/// 0.5.
int thresholdDigits(const ClassifierDocument& document, double threshold, int digits);
/// The same as a text, which is the same wherever a screen shows the threshold. "0.5"
QString thresholdNumber(const ClassifierDocument& document, double threshold,
                        const NumberFormat& format);

}  // namespace ui
