// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/brier.h"

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_groups.h"
#include "core/foundation/total.h"

#include <optional>

namespace core {
namespace {

double square(double number)
{
    return number * number;
}

/// Accumulates the parts over groups.
class PartSums {
public:
    explicit PartSums(const ThresholdSweep& sweep)
        : m_total(sweep.positives() + sweep.negatives())
        , m_prevalence(sweep.positives() / m_total)
    {}

    void addGroup(double weight, double meanPredicted, double fractionPositive)
    {
        m_reliability += weight * square(meanPredicted - fractionPositive);
        m_resolution += weight * square(fractionPositive - m_prevalence);
    }
    /// Samples with one score, within a group of several scores.
    void addWithin(const ScoreGroup& samples, double distanceToMean, double fractionPositive)
    {
        m_withinVariance += samples.weight() * square(distanceToMean);
        m_withinCovariance += distanceToMean * (samples.positives * (1 - fractionPositive) -
                                                samples.negatives * fractionPositive);
    }
    BrierParts parts() const
    {
        return {.reliability = m_reliability.value() / m_total,
                .resolution = m_resolution.value() / m_total,
                .uncertainty = m_prevalence * (1 - m_prevalence),
                .withinVariance = m_withinVariance.value() / m_total,
                .withinCovariance = 2 * m_withinCovariance.value() / m_total};
    }

private:
    double m_total;
    double m_prevalence;
    Total<double> m_reliability;
    Total<double> m_resolution;
    Total<double> m_withinVariance;
    Total<double> m_withinCovariance;
};

}  // namespace

Value brierScore(const ScoredLabels& samples, Outside outside)
{
    return brierSums(samples, outside).mean();
}

LossSums brierSums(const ScoredLabels& samples, Outside outside)
{
    LossSums sums;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::optional<double> stated = statedProbability(samples.scores[i], outside);
        if (!stated) {
            sums.isOfProbabilities = false;
            return sums;
        }
        // The term is the same for the class that high scores favour as for the positive class.
        const bool comesTrue = samples.isPositive(i) == samples.higherIsPositive;
        sums.terms += samples.weight(i) * square(*stated - (comesTrue ? 1.0 : 0.0));
        sums.weights += samples.weight(i);
    }
    return sums;
}

Result<BrierParts, Undefined> brierPartsByBin(const ThresholdSweep& sweep,
                                              const ClassifierSettings& settings)
{
    const auto curve = calibrationCurve(sweep, settings);
    if (!curve)
        return curve.error();
    PartSums sums(sweep);
    for (const CalibrationBin& bin : curve->bins)
        sums.addGroup(bin.weight, bin.meanPredicted, bin.fractionPositive);
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, settings.outside);
        const CalibrationBin& bin = curve->bins[curve->binOf(p)];
        sums.addWithin(group, p - bin.meanPredicted, bin.fractionPositive);
    });
    return sums.parts();
}

}  // namespace core
