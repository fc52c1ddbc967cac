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

/// One model's scores from many parts of a table: sorted runs, and totals over all of them.
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

/// The threshold before anybody moves it, as in startingThreshold(); nothing if the runs are
/// invalid. O(1), or O(points log runs) if it is the median.
std::optional<double> startingThreshold(const DividedScores& scores);

/// What modelMeasures() computes from whole samples, bit for bit.
struct ScoreValues {
    std::vector<std::pair<std::string_view, Value>> ofScores;  ///< by id; without a threshold
    ConfusionMatrix atThreshold;
};

/// The values of divided scores. Counts are exact: AUC and rates use whole numbers, sums are not
/// rounded, and average precision is summed in the order of the scores. One pass over the runs,
/// with one score per run in memory. O(points log runs).
/// @param settings with evenly wide bins
/// @return nothing if the runs are invalid, or do not contain the stated rows
std::optional<ScoreValues> measured(const DividedScores& scores, const ClassifierSettings& settings,
                                    double threshold);

}  // namespace core
