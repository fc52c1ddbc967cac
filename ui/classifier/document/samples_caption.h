// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/caption_text.h"

#include <cstddef>

namespace core {
struct ClassValues;
}

namespace ui {

class ClassifierDocument;
class ModelNames;

/// Describes the samples of the current model: their number, the positive class, and how scores are
/// read; or the typed counts if there are no samples. Whole sentences with numbers in the C locale.
QString samplesCaption(const ClassifierDocument& document);
/// The same for `model`.
QString samplesCaption(const ClassifierDocument& document, std::size_t model);
/// The same with the current threshold, if there is one.
QString samplesCaptionAtThreshold(const ClassifierDocument& document, int digits);
/// The same for figures and tables of every model, each at its own threshold.
QString samplesCaptionOfModels(const ClassifierDocument& document, const ModelNames& names,
                               int digits);
/// Describes samples of several classes: their number in each class, and how they are predicted.
/// Empty if there are only two classes.
QString classesCaption(const ClassifierDocument& document, const core::ClassValues& values);
/// "n = 300, 87 positive."; the typed counts without samples.
QString sampleCountsSentence(const ClassifierDocument& document);
/// "Samples with score ≥ 0.47 are predicted “yes”." for a model's threshold, and what it was chosen
/// for.
QString predictedSentence(const ClassifierDocument& document, std::size_t model, int digits);
/// Where the rates of every model are computed, and what the thresholds were chosen for.
QString ratesAtSentence(const ClassifierDocument& document, const ModelNames& names,
                        const NumberFormat& format);
/// The decimals, at least `digits`, that keep a threshold's meaning: 0.499999 must not appear as
/// 0.5.
int thresholdDigits(const ClassifierDocument& document, double threshold, int digits);
/// The same for a threshold of `model`.
int thresholdDigits(const ClassifierDocument& document, std::size_t model, double threshold,
                    int digits);
/// The same as a text, which is the same wherever a screen shows the threshold. "0.5"
QString thresholdNumber(const ClassifierDocument& document, double threshold,
                        const NumberFormat& format);
/// The text of a model's own threshold.
QString thresholdOfModel(const ClassifierDocument& document, std::size_t model,
                         const NumberFormat& format);

}  // namespace ui
