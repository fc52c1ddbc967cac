// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/calibration/loss_sums.h"
#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/collections/shard/score_run.h"
#include "core/foundation/value.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// One model's scores from many parts of a table: sorted runs, and what is known of all of them.
struct DividedScores {
    std::vector<std::string_view> runs;
    std::uint64_t rows = 0;
    std::uint64_t positives = 0;
    LossSums logLoss;
    LossSums brier;
    std::uint64_t bestKey = 0;  ///< by scoreKey()
    std::uint64_t worstKey = 0;
    bool higherIsPositive = true;
};

/// Where a threshold stands before anybody moved it, as startingThreshold(); nothing where runs are
/// none. O(1), or O(points log runs) where it is the median.
std::optional<double> startingThreshold(const DividedScores& scores);

/// What modelMeasures() know of whole samples, bit for bit.
struct ScoreValues {
    std::vector<std::pair<std::string_view, Value>> ofScores;  ///< that need no threshold, by ids
    ConfusionMatrix atThreshold;
};

/// The values of divided scores, each of them exact as far as it is counted: AUC and rates by whole
/// numbers, sums without rounding, and average precision in the order of the scores. One pass over
/// the runs, whose scores are in memory one a run. O(points log runs).
/// @param settings with evenly wide bins
/// @return nothing where runs are none, or do not hold the rows that they are said to hold
std::optional<ScoreValues> measured(const DividedScores& scores, const ClassifierSettings& settings,
                                    double threshold);

}  // namespace core
