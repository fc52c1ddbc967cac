// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/classifier_settings.h"
#include "core/classification/samples/confusion_matrix.h"
#include "core/classification/samples/samples.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "core/foundation/value.h"
#include "core/metrics/statistics/estimate.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string_view>
#include <vector>

namespace core {

/// A measure by which subgroups are compared.
struct SubgroupMeasure {
    std::string_view id;                       ///< as in modelMeasures()
    std::optional<ThresholdMetric> rate = {};  ///< at the threshold
    bool isRatio = false;                      ///< compared by ratios instead of differences
};

/// AUC, calibration slope, O:E, recall, specificity, precision and NPV.
std::span<const SubgroupMeasure> subgroupMeasures();

/// Fewer samples of a class than this are too few: a value of such a subgroup is hardly known, and
/// the approximations behind its intervals and tests are poor.
inline constexpr double fewOfAClass = 10;

/// A model's values on a part of the samples.
struct Subgroup {
    std::size_t samples = 0;
    ConfusionMatrix counts;        ///< at the threshold, which is the same for all subgroups
    std::vector<Estimate> values;  ///< one per subgroupMeasures()
    /// Compared with all other samples: independentDifference(), or independentRatio() of a ratio.
    /// Empty for all samples, and if there are more than mostCompared subgroups.
    std::vector<Estimate> contrasts = {};

    bool isSmall() const
    {
        return counts.positives() < fewOfAClass || counts.negatives() < fewOfAClass;
    }
};

/// A test of whether a measure differs between subgroups.
struct InteractionTest {
    Value statistic = Undefined::NoSamples;  ///< chi-squared
    Value pValue = Undefined::NoSamples;     ///< not adjusted
    std::size_t groups = 0;                  ///< that have a value with a spread, and count
};

struct Subgroups {
    Subgroup all;                        ///< every sample
    std::vector<Subgroup> ofGroup;       ///< per group
    std::vector<Subgroup> without;       ///< per group: all samples but its own; if requested
    std::vector<InteractionTest> tests;  ///< one per subgroupMeasures()
};

/// With more subgroups, none is compared with the others: that takes O(n) for each.
inline constexpr std::size_t mostCompared = 200;

/// How subgroups are measured.
struct SubgroupRules {
    double threshold = 0.5;
    ClassifierSettings settings = {};                          ///< outside and clip are used
    RateIntervalMethod ofShares = RateIntervalMethod::Wilson;  ///< not Log
    bool leavesOut = false;  ///< also measure the samples without each group
};

/// Measures each subgroup with 95 % intervals: DeLong's for the AUC, Wald's for the slope, and
/// those of observedToExpected() and rateInterval(). Intervals take the threshold as given.
///
/// The interaction test of a rate is Pearson's chi-squared test of equal shares, without
/// correction. The test of the others is Cochran's Q, the sum of the squared distances from the
/// mean, weighted by the inverse variances (of O:E, on the scale of the logarithm); for the slope,
/// this is Wald's test of the interaction in glm(y ~ logit * group, binomial). Groups without a
/// value or with variance 0 do not count; undefined with fewer than two others, and with weights.
///
/// O(n log n), and O(n) for each compared or left-out group. Sources: subgroups and interactions:
/// Altman & Bland, "Interaction revisited: the difference between two estimates", BMJ 326, 2003;
/// Cochran, "The combination of estimates from different experiments", Biometrics 10, 1954.
/// @param groups per sample, an index below `groupCount`
/// @param stop ends it early: discard the result then
Subgroups subgroupsOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
                      std::size_t groupCount, const SubgroupRules& rules,
                      const std::stop_token& stop = {});

}  // namespace core
