// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/caption_text.h"

#include <cstddef>

namespace ui {

class ClassifierDocument;

/// Of the samples under the model in front: how many there are, which class is positive, what
/// scores mean, or what counts were typed without samples; in whole sentences with numbers of the C
/// locale.
QString samplesCaption(const ClassifierDocument& document);
/// The same under that model.
QString samplesCaption(const ClassifierDocument& document, std::size_t model);
/// The same and the threshold in force, where there is one.
QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits);
/// As many decimals, but at least `digits`, as make a threshold accept what it does: 0.499999 is
/// not to be read as 0.5.
int thresholdDigits(const ClassifierDocument& document, double threshold, int digits);

}  // namespace ui
