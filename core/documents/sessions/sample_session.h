// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/foundation/file/parse_error.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// What a Classifier document is, on disk and in memory: the samples, and how they are looked at.
struct SampleSession {
    std::string name;              ///< what the samples are called
    Samples samples;               ///< at least one model
    std::uint8_t positive = 1;     ///< the label that counts as positive
    bool higherIsPositive = true;  ///< else a low score speaks for the positive class
    std::size_t model = 0;         ///< the one that the threshold, the matrix and the samples show
    double threshold = 0.5;        ///< not NaN; may be infinite
    ClassifierSettings settings;
    /// A confusion matrix typed in place of samples; whole numbers, and there are no samples then.
    std::optional<ConfusionMatrix> typed;
    std::string unknownFields;  ///< fields we do not know, as JSON
    /// The samples of several classes that `samples` are one class of against the rest
    /// (oneAgainstRest()), sample by sample; without ids, which those have.
    std::optional<ClassSamples> severalClasses = {};
    std::size_t against = 0;  ///< which class that is, an index into theirs

    bool operator==(const SampleSession&) const = default;
};

/// The file's "version" this program writes and the highest it reads.
inline constexpr int sampleSessionVersion = 1;

/// Reads the JSON text of a classifier session (see toJson). `name` is used in errors only.
Parsed<SampleSession> parseSampleSession(std::string_view text, const std::string& name);

/// Versioned, human-readable JSON with every unknown field that was read; ends with a newline. Its
/// "format" is "rankscope-classifier". The samples stand in columns: one line each for ids, labels,
/// weights, groups and the scores of every model. The same session gives the same bytes, and every
/// number reads back as it was.
std::string toJson(const SampleSession& session);

}  // namespace core
