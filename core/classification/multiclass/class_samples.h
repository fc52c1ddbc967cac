// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace core {

/// Samples of several classes, each with a score for every class, a predicted class, or both:
/// columns of one length.
struct ClassSamples {
    std::vector<std::string> classes;         ///< at least two
    std::vector<std::uint32_t> labels;        ///< per sample, an index into `classes`
    std::vector<std::vector<double>> scores;  ///< per class, then per sample; empty: none; not NaN
    /// Per sample, an index into `classes`: as the file says it, else highestClass().
    std::vector<std::uint32_t> predicted;
    bool hasPredictions = false;   ///< the file says what is predicted
    std::vector<std::string> ids;  ///< empty: samples are named by their number
    std::vector<double> weights;   ///< empty: each counts 1; finite, above 0

    std::size_t size() const { return labels.size(); }
    double weight(std::size_t sample) const { return weights.empty() ? 1.0 : weights[sample]; }
    bool operator==(const ClassSamples&) const = default;
};

/// The class with the highest score, of equal ones the first, as numpy's argmax. O(classes).
/// @param samples with scores
std::uint32_t highestClass(const ClassSamples& samples, std::size_t sample);

/// How many samples have their highest score for several classes. O(samples × classes).
std::size_t tiedSamples(const ClassSamples& samples);

/// How many samples are predicted to be of another class than highestClass(): where the file says
/// what is predicted and has scores. O(samples × classes).
std::size_t predictedOtherwise(const ClassSamples& samples);

/// One class against the rest, as samples of two classes: that one, which is positive (1), and
/// "not" and its name. Its column of scores is the model; without scores 1 stands where it is
/// predicted and 0 elsewhere. O(samples).
Samples oneAgainstRest(const ClassSamples& samples, std::size_t against);

}  // namespace core
