// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/platt.h"

#include "core/classification/calibration/logistic.h"
#include "core/classification/samples/score_groups.h"

#include <cmath>

namespace core {
namespace {

constexpr std::size_t mostIterations = 100;
constexpr double promisedGain = 1e-11;  // per sample
constexpr double leastStep = 1e-10;
constexpr double sufficientDecrease = 1e-4;
constexpr double ridge = 1e-12;  // keeps the Hessian invertible if all scores are equal

using Line = PlattFit::Line;

struct Step {
    double slope = 0;
    double intercept = 0;
};

/// The loss of a line with its first and second derivatives.
struct Expansion {
    double loss = 0;
    double bySlope = 0;
    double byIntercept = 0;
    double bySlopeTwice = ridge;
    double byBoth = 0;
    double byInterceptTwice = ridge;

    /// The step to the minimum of the parabola.
    Step newtonStep() const
    {
        const double determinant = bySlopeTwice * byInterceptTwice - byBoth * byBoth;
        return {-(byInterceptTwice * bySlope - byBoth * byIntercept) / determinant,
                -(bySlopeTwice * byIntercept - byBoth * bySlope) / determinant};
    }
};

/// The loss of a line on the samples.
class Problem {
public:
    explicit Problem(const ThresholdSweep& sweep)
        : m_sweep(sweep)
        , m_positiveTarget((sweep.positives() + 1) / (sweep.positives() + 2))
        , m_negativeTarget(1 / (sweep.negatives() + 2))
    {}

    Expansion around(const Line& line) const
    {
        Expansion sum;
        forEachScoreGroup(m_sweep, [&](const ScoreGroup& group) {
            const double x = (group.score - line.middle) / line.half;
            const double logOdds = line.at(group.score);
            const auto [tail, p] = Logistic(logOdds);
            const double targets =
                group.positives * m_positiveTarget + group.negatives * m_negativeTarget;
            // Cross-entropy: ln(1 + exp(z)) - target × z, rearranged so that the exponent is
            // negative.
            sum.loss += group.weight() * std::log1p(tail) +
                        ((logOdds >= 0 ? group.weight() : 0) - targets) * logOdds;
            const double error = group.weight() * p - targets;
            sum.bySlope += error * x;
            sum.byIntercept += error;
            const double curvature = group.weight() * p * (1 - p);
            sum.bySlopeTwice += curvature * x * x;
            sum.byBoth += curvature * x;
            sum.byInterceptTwice += curvature;
        });
        return sum;
    }

private:
    const ThresholdSweep& m_sweep;
    double m_positiveTarget;
    double m_negativeTarget;
};

/// The odds of the classes, independent of the score, on a scale that maps the scores to -1..1,
/// where the Hessian is well conditioned.
Line start(const ThresholdSweep& sweep)
{
    const double first = sweep.threshold(1);
    const double last = sweep.threshold(sweep.size() - 1);
    const double half = std::abs(first / 2 - last / 2);
    return {.slope = 0,
            .intercept = std::log((sweep.positives() + 1) / (sweep.negatives() + 1)),
            .middle = first / 2 + last / 2,
            .half = half > 0 ? half : 1};
}

}  // namespace

double PlattFit::at(double score) const
{
    return Logistic(m_logOdds.at(score)).probability;
}

Result<PlattFit, Undefined> fitPlatt(const ThresholdSweep& sweep)
{
    if (sweep.samples() == 0)
        return Undefined::NoSamples;
    Line line = start(sweep);
    if (!std::isfinite(line.middle) || !std::isfinite(line.half))
        return Undefined::InfiniteScore;

    const Problem problem(sweep);
    const double total = sweep.positives() + sweep.negatives();
    Expansion here = problem.around(line);
    std::size_t iterations = 0;
    bool hasConverged = false;
    while (iterations < mostIterations && !hasConverged) {
        const Step step = here.newtonStep();
        const double slopeAlong = here.bySlope * step.slope + here.byIntercept * step.intercept;
        // Close to the minimum, the full step is right, but the loss is too flat to show it.
        hasConverged = -slopeAlong < promisedGain * total;
        double length = 1;
        const auto reached = [&] {
            Line there = line;
            there.slope += length * step.slope;
            there.intercept += length * step.intercept;
            return there;
        };
        if (!hasConverged) {
            Expansion there = problem.around(reached());
            while (!(there.loss < here.loss + sufficientDecrease * length * slopeAlong)) {
                length /= 2;
                if (length < leastStep)
                    break;
                there = problem.around(reached());
            }
            if (length < leastStep)
                break;
            here = there;
        }
        line = reached();
        ++iterations;
    }
    return PlattFit(line, iterations, hasConverged);
}

}  // namespace core
