// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// The stretch of scores that charts over the score show; lower is below upper, both finite, and so
/// is their difference.
struct ScoreRange {
    double lower = 0;
    double upper = 1;

    bool operator==(const ScoreRange&) const = default;
};

/// 0 to 1 where every finite score lies there and they spread over a tenth of it or more, or are
/// all equal; else from the least finite score to the greatest, or around the only one. Without
/// finite scores 0 to 1. Scores beyond 1e300 count as infinite. O(log n).
ScoreRange scoreRange(const ThresholdSweep& sweep);

/// How many samples of each class have their score in a bin: numbers, or sums of weights.
struct ScoreBin {
    double positives = 0;
    double negatives = 0;

    bool operator==(const ScoreBin&) const = default;
};

/// Scores counted by class in bins of one width. Bin i holds the scores from edges[i] to below
/// edges[i + 1], so that a threshold on an edge parts bins where high scores are positive; the last
/// bin has its upper edge too, as numpy.histogram's. What lies beyond the range counts in the
/// outermost bins.
struct ScoreHistogram {
    std::vector<double> edges;  ///< one more than bins, ascending
    std::vector<ScoreBin> bins;

    /// The bin of a score, 0-based. O(log bins).
    std::size_t binOf(double score) const;
    bool operator==(const ScoreHistogram&) const = default;
};

/// The middle scores of both classes.
struct MedianScores {
    double positive = 0;
    double negative = 0;
};

/// For each class the highest score that half of its samples, or of their weight, reach (where low
/// scores are positive, the lowest that half stay at or below); nothing where a class is missing.
/// O(log n).
std::optional<MedianScores> medianScores(const ThresholdSweep& sweep);

/// As many bins as help: 30, and fewer for few samples (twice the root of their number, at least
/// 5).
std::size_t helpfulBins(std::size_t samples);

/// O(bins log n): the sweep has counted already.
/// @param bins at least 1
ScoreHistogram scoreHistogram(const ThresholdSweep& sweep, const ScoreRange& range,
                              std::size_t bins);

}  // namespace core
