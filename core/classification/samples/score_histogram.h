// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/threshold_sweep.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace core {

/// The range of scores shown in charts; lower is below upper, both are finite, and so is their
/// difference.
struct ScoreRange {
    double lower = 0;
    double upper = 1;

    bool operator==(const ScoreRange&) const = default;
};

/// 0 to 1 if all finite scores are in this range and span at least a tenth of it, or are all equal;
/// otherwise from the lowest to the highest finite score, or around the only one. 0 to 1 without
/// finite scores. Scores beyond 1e300 count as infinite. O(log n).
ScoreRange scoreRange(const ThresholdSweep& sweep);

/// The numbers of samples of each class with a score in a bin, or the sums of their weights.
struct ScoreBin {
    double positives = 0;
    double negatives = 0;

    bool operator==(const ScoreBin&) const = default;
};

/// Scores counted by class in equal-width bins. Bin i holds the scores from edges[i] to below
/// edges[i + 1], so that a threshold on an edge separates bins if high scores are positive; the
/// last bin includes its upper edge, as in numpy.histogram. Scores outside the range count in the
/// outermost bins.
struct ScoreHistogram {
    std::vector<double> edges;  ///< one more than there are bins, ascending
    std::vector<ScoreBin> bins;

    /// The bin of a score, 0-based. O(log bins).
    std::size_t binOf(double score) const;
    bool operator==(const ScoreHistogram&) const = default;
};

/// The median scores of both classes.
struct MedianScores {
    double positive = 0;
    double negative = 0;
};

/// For each class, the highest score reached by half of its samples, or of their weight (if low
/// scores are positive, the lowest score that half do not exceed); nothing if a class is missing.
/// O(log n).
std::optional<MedianScores> medianScores(const ThresholdSweep& sweep);

/// The automatic number of bins: twice the square root of the number of samples, at least 5 and at
/// most 30.
std::size_t helpfulBins(std::size_t samples);

/// O(bins log n), because the sweep already has the counts.
/// @param bins at least 1
ScoreHistogram scoreHistogram(const ThresholdSweep& sweep, const ScoreRange& range,
                              std::size_t bins);

}  // namespace core
