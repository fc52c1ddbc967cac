// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// Samples of several classes, each with a score for every class, a predicted class, or both:
/// columns of equal length.
struct ClassSamples {
    std::vector<std::string> classes;         ///< at least two
    std::vector<std::uint32_t> labels;        ///< per sample, an index into `classes`
    std::vector<std::vector<double>> scores;  ///< per class, then per sample; empty: none; not NaN
    /// Per sample, an index into `classes`: from the file, otherwise highestClass().
    std::vector<std::uint32_t> predicted;
    bool hasPredictions = false;   ///< the file contains predictions
    std::vector<std::string> ids;  ///< empty: samples are named by number
    std::vector<double> weights;   ///< empty: all are 1; finite, above 0
    LeftOutRows leftOut = {};      ///< when the samples were read

    std::size_t size() const { return labels.size(); }
    double weight(std::size_t sample) const { return weights.empty() ? 1.0 : weights[sample]; }
    bool operator==(const ClassSamples&) const = default;
};

/// The class with the highest score; the first if several are equal, as in numpy's argmax.
/// O(classes).
/// @param samples with scores
std::uint32_t highestClass(const ClassSamples& samples, std::size_t sample);

/// The number of samples whose highest score is shared by several classes. O(samples × classes).
std::size_t tiedSamples(const ClassSamples& samples);

/// The number of samples whose prediction in the file differs from highestClass(), if the file has
/// predictions and scores. O(samples × classes).
std::size_t predictedOtherwise(const ClassSamples& samples);

/// One class against the rest, as samples of two classes: that class, which is positive (1), and
/// "not" with its name. Its column of scores is the model; without scores, the score is 1 if the
/// class is predicted and 0 otherwise. O(samples).
Samples oneAgainstRest(const ClassSamples& samples, std::size_t against);

}  // namespace core
