#include "core/classifier/brier.h"

#include "core/classifier/calibration_bins.h"
#include "core/classifier/probability.h"
#include "core/classifier/score_groups.h"

#include <optional>

namespace core {
namespace {

double square(double number)
{
    return number * number;
}

/// A group's part of reliability and resolution.
void add(BrierParts& parts, double share, double meanPredicted, double fractionPositive,
         double prevalence)
{
    parts.reliability += share * square(meanPredicted - fractionPositive);
    parts.resolution += share * square(fractionPositive - prevalence);
}

double uncertainty(double prevalence)
{
    return prevalence * (1 - prevalence);
}

}  // namespace

Value brierScore(const ScoredLabels& samples, Outside outside)
{
    double sum = 0;
    double weights = 0;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::optional<double> stated = statedProbability(samples.scores[i], outside);
        if (!stated)
            return Undefined::NotAProbability;
        // The same for the class that the score speaks for as for the positive one.
        const bool comesTrue = samples.isPositive(i) == samples.higherIsPositive;
        sum += samples.weight(i) * square(*stated - (comesTrue ? 1.0 : 0.0));
        weights += samples.weight(i);
    }
    if (samples.size() == 0)
        return Undefined::NoSamples;
    return sum / weights;
}

Result<BrierParts, Undefined> brierPartsByScore(const ThresholdSweep& sweep, Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    const double total = sweep.positives() + sweep.negatives();
    const double prevalence = sweep.positives() / total;
    BrierParts parts{.uncertainty = uncertainty(prevalence)};
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        add(parts, group.weight() / total, probabilityOf(sweep, group.score, outside),
            group.positives / group.weight(), prevalence);
    });
    return parts;
}

Result<BrierParts, Undefined> brierPartsByBin(const ThresholdSweep& sweep,
                                              const ClassifierSettings& settings)
{
    const auto curve = calibrationCurve(sweep, settings);
    if (!curve)
        return curve.error();
    const double total = sweep.positives() + sweep.negatives();
    const double prevalence = sweep.positives() / total;
    BrierParts parts{.uncertainty = uncertainty(prevalence)};
    for (const CalibrationBin& bin : curve->bins)
        add(parts, bin.weight / total, bin.meanPredicted, bin.fractionPositive, prevalence);
    auto bin = curve->bins.begin();
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, settings.outside);
        while (bin->upper < p)
            ++bin;
        const double distance = p - bin->meanPredicted;
        parts.withinVariance += group.weight() / total * square(distance);
        parts.withinCovariance += 2 * distance / total *
                                  (group.positives * (1 - bin->fractionPositive) -
                                   group.negatives * bin->fractionPositive);
    });
    return parts;
}

}  // namespace core
