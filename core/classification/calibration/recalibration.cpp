// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/recalibration.h"

#include "core/classification/calibration/logistic.h"
#include "core/classification/calibration/probability.h"
#include "core/classification/samples/score_groups.h"
#include "core/foundation/total.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace core {
namespace {

constexpr std::size_t mostSteps = 200;
constexpr double lastGain = 1e-13;  ///< of the log likelihood, per sample, by the last step
constexpr double demandedDecrease = 1e-4;
constexpr double shortestStep = 1e-15;
constexpr double roundingError = 1e-15;  ///< of a sum of probabilities, per sample

/// The samples with one probability.
struct LogitGroup {
    double logit = 0;
    double positives = 0;  ///< number or sum of weights
    double weight = 0;     ///< of all
};

/// The samples by probability, ascending; or why there are none.
Result<std::vector<LogitGroup>, Undefined> logitGroups(const ThresholdSweep& sweep,
                                                       const ClassifierSettings& settings)
{
    if (const auto reason = whyNoProbabilities(sweep, settings.outside))
        return *reason;
    if (const auto reason = sweep.missingClass())
        return *reason;
    std::vector<LogitGroup> groups;
    groups.reserve(sweep.size() - 1);
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        const double p = probabilityOf(sweep, group.score, settings.outside);
        groups.push_back({clippedLogit(p, settings.clip), group.positives, group.weight()});
    });
    if (!std::isfinite(groups.front().logit) || !std::isfinite(groups.back().logit))
        return Undefined::InfiniteLogarithm;
    return groups;
}

Estimate waldEstimate(const ThresholdSweep& sweep, double value, double variance)
{
    if (sweep.isWeighted())
        return {value, Undefined::Weighted};
    return {value, waldInterval(value, std::sqrt(variance))};
}

/// Why the likelihood has no maximum at a finite slope.
std::optional<Undefined> whyNoSlope(const std::vector<LogitGroup>& groups)
{
    if (groups.front().logit == groups.back().logit)
        return Undefined::OneScore;
    const auto hasPositives = [](const LogitGroup& group) { return group.positives > 0; };
    const auto hasNegatives = [](const LogitGroup& group) {
        return group.positives < group.weight;
    };
    const double lowestPositive = std::ranges::find_if(groups, hasPositives)->logit;
    const double lowestNegative = std::ranges::find_if(groups, hasNegatives)->logit;
    const double highestPositive =
        std::find_if(groups.rbegin(), groups.rend(), hasPositives)->logit;
    const double highestNegative =
        std::find_if(groups.rbegin(), groups.rend(), hasNegatives)->logit;
    if (highestNegative <= lowestPositive || highestPositive <= lowestNegative)
        return Undefined::Separated;
    return std::nullopt;
}

/// A line in x, the logits on a scale from -1 to 1, where the Hessian is well conditioned.
struct LogitLine {
    double intercept = 0;
    double slope = 0;
};

/// The loss of a line with its first and second derivatives.
struct LineLoss {
    Total<double> loss;
    Total<double> byIntercept;
    Total<double> bySlope;
    Total<double> byInterceptTwice;
    Total<double> byBoth;
    Total<double> bySlopeTwice;

    double determinant() const
    {
        return byInterceptTwice.value() * bySlopeTwice.value() - byBoth.value() * byBoth.value();
    }
    /// The step to the minimum of the parabola.
    LogitLine newtonStep() const
    {
        return {
            -(bySlopeTwice.value() * byIntercept.value() - byBoth.value() * bySlope.value()) /
                determinant(),
            -(byInterceptTwice.value() * bySlope.value() - byBoth.value() * byIntercept.value()) /
                determinant()};
    }
};

/// The likelihood of lines.
class LineLosses {
public:
    explicit LineLosses(const std::vector<LogitGroup>& groups)
        : m_groups(groups)
        , m_middle(groups.front().logit / 2 + groups.back().logit / 2)
        , m_half(groups.back().logit / 2 - groups.front().logit / 2)
    {}

    double middle() const { return m_middle; }
    double half() const { return m_half; }
    LineLoss around(const LogitLine& line) const
    {
        LineLoss sum;
        for (const LogitGroup& group : m_groups) {
            const double x = (group.logit - m_middle) / m_half;
            const double logOdds = line.intercept + line.slope * x;
            const Logistic at(logOdds);
            sum.loss += group.weight * std::log1p(at.tail) +
                        ((logOdds >= 0 ? group.weight : 0) - group.positives) * logOdds;
            const double error = group.weight * at.probability - group.positives;
            sum.byIntercept += error;
            sum.bySlope += error * x;
            const double curvature = group.weight * at.curvature();
            sum.byInterceptTwice += curvature;
            sum.byBoth += curvature * x;
            sum.bySlopeTwice += curvature * x * x;
        }
        return sum;
    }

private:
    const std::vector<LogitGroup>& m_groups;
    double m_middle;
    double m_half;
};

/// The maximum of the likelihood, found with step halving.
/// @param total number or sum of weights of the samples
LogitLine fittedLine(const LineLosses& losses, LogitLine line, double total)
{
    LineLoss here = losses.around(line);
    for (std::size_t i = 0; i < mostSteps; ++i) {
        const LogitLine step = here.newtonStep();
        const double slopeAlong =
            here.byIntercept.value() * step.intercept + here.bySlope.value() * step.slope;
        double length = 1;
        const auto reached = [&] {
            return LogitLine{line.intercept + length * step.intercept,
                             line.slope + length * step.slope};
        };
        // Close to the minimum, the full step is right, but the loss is too flat to show it.
        if (-slopeAlong < lastGain * total)
            return reached();
        LineLoss there = losses.around(reached());
        while (!(there.loss.value() < here.loss.value() + demandedDecrease * length * slopeAlong)) {
            length /= 2;
            if (length < shortestStep)
                return line;
            there = losses.around(reached());
        }
        line = reached();
        here = there;
    }
    return line;
}

/// The sum of the probabilities with an intercept, and its derivative.
struct Expected {
    Total<double> positives;
    Total<double> derivative;
};

Expected expectedWith(double intercept, const std::vector<LogitGroup>& groups)
{
    Expected sum;
    for (const LogitGroup& group : groups) {
        const Logistic at(intercept + group.logit);
        sum.positives += group.weight * at.probability;
        sum.derivative += group.weight * at.curvature();
    }
    return sum;
}

/// Newton's method within a bracket: probabilities close to 0 and 1 have hardly any curvature.
double fittedIntercept(const std::vector<LogitGroup>& groups, double observed, double total)
{
    const double share = std::log(observed / (total - observed));
    double low = share - groups.back().logit;
    double high = share - groups.front().logit;
    double intercept = std::clamp(0.0, low, high);
    for (std::size_t i = 0; i < mostSteps; ++i) {
        const Expected expected = expectedWith(intercept, groups);
        const double excess = expected.positives.value() - observed;
        if (std::abs(excess) <= roundingError * total)
            return intercept;
        (excess > 0 ? high : low) = intercept;
        double next = intercept - excess / expected.derivative.value();
        if (!(next >= low && next <= high))
            next = low / 2 + high / 2;
        if (std::abs(next - intercept) <= 1e-12 * std::max(1.0, std::abs(next)))
            return next;
        intercept = next;
    }
    return intercept;
}

}  // namespace

Estimate calibrationInTheLarge(const ThresholdSweep& sweep, const ClassifierSettings& settings)
{
    const auto groups = logitGroups(sweep, settings);
    if (!groups)
        return groups.error();
    const double intercept =
        fittedIntercept(*groups, sweep.positives(), sweep.positives() + sweep.negatives());
    return waldEstimate(sweep, intercept, 1 / expectedWith(intercept, *groups).derivative.value());
}

Recalibration recalibration(const ThresholdSweep& sweep, const ClassifierSettings& settings)
{
    const auto groups = logitGroups(sweep, settings);
    if (!groups)
        return {groups.error(), groups.error()};
    if (const auto reason = whyNoSlope(*groups))
        return {*reason, *reason};
    const LineLosses losses(*groups);
    const LogitLine line = fittedLine(losses, {std::log(sweep.positives() / sweep.negatives()), 0},
                                      sweep.positives() + sweep.negatives());
    // Back from x to the logit: slope × (logit - middle) / half.
    const double shift = losses.middle() / losses.half();
    const LineLoss at = losses.around(line);
    const double ofIntercept = at.bySlopeTwice.value() / at.determinant();
    const double ofSlope = at.byInterceptTwice.value() / at.determinant();
    const double ofBoth = -at.byBoth.value() / at.determinant();
    return {
        waldEstimate(sweep, line.intercept - line.slope * shift,
                     ofIntercept - 2 * shift * ofBoth + shift * shift * ofSlope),
        waldEstimate(sweep, line.slope / losses.half(), ofSlope / (losses.half() * losses.half()))};
}

Estimate observedToExpected(const ThresholdSweep& sweep, Outside outside)
{
    if (const auto reason = whyNoProbabilities(sweep, outside))
        return *reason;
    Total<double> expected;
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        expected += group.weight() * probabilityOf(sweep, group.score, outside);
    });
    if (expected.value() == 0)
        return Undefined::NoneExpected;
    const double observed = sweep.positives();
    const double ratio = observed / expected.value();
    if (sweep.isWeighted())
        return {ratio, Undefined::Weighted};
    if (observed == 0)
        return {ratio, Undefined::NoPositives};
    const double share = observed / (observed + sweep.negatives());
    return {ratio, logInterval(ratio, std::sqrt((1 - share) / observed))};
}

}  // namespace core
