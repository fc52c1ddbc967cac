// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/multiclass/class_samples.h"

#include <cstddef>
#include <cstdint>
#include <span>

namespace core {

/// takeRows() and putRows() of samples of several classes. O(n × classes), in place.
ClassSamples takeRows(ClassSamples& samples, std::span<const std::size_t> rows);
void putRows(ClassSamples& samples, std::span<const std::size_t> rows, ClassSamples taken);

/// The class of a sample that is said to be none of `against`: its own where that is another, else
/// the one with the highest score of the others; without scores what is predicted, else the first
/// of the others. O(classes).
std::uint32_t classInRest(const ClassSamples& samples, std::size_t sample, std::size_t against);

/// A sample to be added, of the class `against` or of the rest, with the scores and the prediction
/// of its neighbour; the first one has equal scores. O(classes).
/// @param neighbour an index; it need not be there where there are no samples
ClassSamples rowBeside(const ClassSamples& samples, std::size_t neighbour, std::size_t against,
                       bool isAgainst);

/// Another score of a class; it may change what is predicted. O(classes).
/// @param samples with scores
void setScore(ClassSamples& samples, std::size_t of, std::size_t sample, double score);

/// Makes a row of oneAgainstRest() say what the sample is now. O(1).
/// @param ofOne as oneAgainstRest() made them, of as many samples
void updateAgainstRest(Samples& ofOne, const ClassSamples& samples, std::size_t against,
                       std::size_t row);

}  // namespace core
