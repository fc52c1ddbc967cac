// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_aim.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// A Classifier document, on disk and in memory: the samples and the view.
struct SampleSession {
    std::string name;              ///< name of the samples
    Samples samples;               ///< at least one model
    std::uint8_t positive = 1;     ///< label of the positive class
    bool higherIsPositive = true;  ///< if false, low scores are positive
    std::size_t model = 0;         ///< the model shown by the threshold, matrix and samples
    double threshold = 0.5;        ///< not NaN; may be infinite
    /// What the threshold was chosen for. If it still is, every model has its own threshold.
    std::optional<ThresholdAim> aim = {};
    ClassifierSettings settings;
    /// A typed confusion matrix of whole numbers; if set, there are no samples.
    std::optional<ConfusionMatrix> typed;
    std::string unknownFields;  ///< unknown fields, as JSON
    /// The multiclass samples of which `samples` is one class against the rest (oneAgainstRest()),
    /// in the same order. Without ids, which `samples` has.
    std::optional<ClassSamples> severalClasses = {};
    std::size_t against = 0;  ///< index of that class in their classes

    bool operator==(const SampleSession&) const = default;
};

/// The "version" that this program writes, and the highest that it reads.
inline constexpr int sampleSessionVersion = 1;

/// Parses the JSON of a classifier session (see toJson). `name` is used in errors only.
Parsed<SampleSession> parseSampleSession(std::string_view text, const std::string& name);

/// Writes versioned, human-readable JSON that keeps unknown fields and ends with a newline. Its
/// "format" is "rankscope-classifier". Samples are in columns: one line each for ids, labels,
/// weights, groups and the scores of every model. The same session gives the same bytes, and every
/// number reads back unchanged.
std::string toJson(const SampleSession& session);

}  // namespace core
