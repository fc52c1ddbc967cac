// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

/// takeRows() and putRows() for samples of several classes. O(n × classes), in place.
ClassSamples takeRows(ClassSamples& samples, std::span<const std::size_t> rows);
void putRows(ClassSamples& samples, std::span<const std::size_t> rows, ClassSamples taken);

/// The class of a sample that is relabelled as not `against`: its own if that is another class;
/// otherwise the one with the highest score among the others; without scores, the predicted class,
/// or else the first of the others. O(classes).
std::uint32_t classInRest(const ClassSamples& samples, std::size_t sample, std::size_t against);

/// A new sample of the class `against` or of the rest, with the scores and the prediction of its
/// neighbour; the first sample has equal scores. O(classes).
/// @param neighbour an index; ignored if there are no samples
ClassSamples rowBeside(const ClassSamples& samples, std::size_t neighbour, std::size_t against,
                       bool isAgainst);

/// Changes the score of a class; this may change the predicted class. O(classes).
/// @param samples with scores
void setScore(ClassSamples& samples, std::size_t of, std::size_t sample, double score);

/// Updates a row of oneAgainstRest() from the current sample. O(1).
/// @param ofOne from oneAgainstRest(), with the same number of samples
void updateAgainstRest(Samples& ofOne, const ClassSamples& samples, std::size_t against,
                       std::size_t row);

}  // namespace core
