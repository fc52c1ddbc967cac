// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/threshold_aim.h"

#include "core/classification/thresholds/expected_cost.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <utility>

namespace core {
namespace {

using Kind = ThresholdAim::Kind;

constexpr double perCent = 100;

constexpr std::array<std::pair<std::string_view, Kind>, 7> limitWords{
    {{"recall", Kind::Recall},
     {"sensitivity", Kind::Recall},
     {"specificity", Kind::Specificity},
     {"fpr", Kind::Fpr},
     {"precision", Kind::Precision},
     {"ppv", Kind::Precision},
     {"flagged", Kind::Flagged}}};

/// "0.05" or "5%".
std::optional<double> aimedShare(std::string_view text)
{
    const bool isPercentage = text.ends_with('%');
    if (isPercentage)
        text.remove_suffix(1);
    const auto number = parsedNumber<double>(text);
    if (!number)
        return std::nullopt;
    const double share = isPercentage ? *number / perCent : *number;
    return share >= 0 && share <= 1 ? std::optional(share) : std::nullopt;
}

/// "10:1" or "10:1:0.02".
std::optional<Costs> aimedCosts(std::string_view text)
{
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos)
        return std::nullopt;
    std::optional<double> prior;
    if (const std::size_t second = text.find(':', colon + 1); second != std::string_view::npos) {
        prior = aimedShare(text.substr(second + 1));
        if (!prior)
            return std::nullopt;
        text = text.substr(0, second);
    }
    const auto negative = parsedNumber<double>(text.substr(0, colon));
    const auto positive = parsedNumber<double>(text.substr(colon + 1));
    if (!negative || !positive || !(*negative >= 0 && *positive >= 0) ||
        !(*negative + *positive > 0 && *negative + *positive <= 1e300))
        return std::nullopt;
    return Costs{*positive, *negative, prior};
}

}  // namespace

std::string thresholdAimForms()
{
    return "youden, f1, f=BETA, cost=FN:FP, recall=R, specificity=S, fpr=R, precision=P, "
           "flagged=5%";
}

std::optional<ThresholdAim> thresholdAimIn(std::string_view text)
{
    ThresholdAim aim;
    if (text == "youden")
        return aim;
    aim.kind = Kind::F;
    if (text == "f1")
        return aim;
    const std::size_t equals = text.find('=');
    if (equals == std::string_view::npos)
        return std::nullopt;
    const std::string_view word = text.substr(0, equals);
    const std::string_view number = text.substr(equals + 1);
    if (word == "f") {
        const auto beta = parsedNumber<double>(number);
        if (!beta || !(*beta > 0 && *beta <= 1e100))
            return std::nullopt;
        aim.beta = *beta;
        return aim;
    }
    if (word == "cost") {
        const auto costs = aimedCosts(number);
        if (!costs)
            return std::nullopt;
        aim.kind = Kind::Cost;
        aim.costs = *costs;
        return aim;
    }
    for (const auto& [name, kind] : limitWords) {
        const auto limit = word == name ? aimedShare(number) : std::nullopt;
        if (!limit)
            continue;
        aim.kind = kind;
        aim.limit = *limit;
        return aim;
    }
    return std::nullopt;
}

std::string toText(const ThresholdAim& aim)
{
    switch (aim.kind) {
    case Kind::Youden:
        return "youden";
    case Kind::F:
        return aim.beta == 1 ? "f1" : "f=" + shortestText(aim.beta);
    case Kind::Cost:
        return "cost=" + shortestText(aim.costs.falseNegative) + ":" +
               shortestText(aim.costs.falsePositive) +
               (aim.costs.prior ? ":" + shortestText(*aim.costs.prior) : std::string());
    case Kind::Recall:
    case Kind::Specificity:
    case Kind::Fpr:
    case Kind::Precision:
    case Kind::Flagged:
        break;
    }
    const auto* const word =
        std::ranges::find(limitWords, aim.kind, &std::pair<std::string_view, Kind>::second);
    return std::string(word->first) + "=" + shortestText(aim.limit);
}

bool meetsLimit(const ThresholdAim& aim, const ConfusionMatrix& counts)
{
    const auto rate = [&](ThresholdMetric metric, double otherwise) {
        return thresholdMetricOf(metric, counts).valueOr(otherwise);
    };
    switch (aim.kind) {
    case Kind::Youden:
    case Kind::F:
    case Kind::Cost:
        break;
    case Kind::Recall:
        return rate(ThresholdMetric::Recall, 1) >= aim.limit;
    case Kind::Specificity:
        return rate(ThresholdMetric::Specificity, 1) >= aim.limit;
    case Kind::Fpr:
        return rate(ThresholdMetric::Fpr, 0) <= aim.limit;
    case Kind::Precision:
        return rate(ThresholdMetric::Precision, -1) >= aim.limit;
    case Kind::Flagged:
        return rate(ThresholdMetric::PredictedPositive, 0) <= aim.limit;
    }
    return true;
}

Value worthFor(const ThresholdAim& aim, const ConfusionMatrix& counts)
{
    const auto negated = [](Value value) { return value ? Value(-*value) : value; };
    switch (aim.kind) {
    case Kind::Youden:
        return thresholdMetricOf(ThresholdMetric::Youden, counts);
    case Kind::F:
        return thresholdMetricOf(ThresholdMetric::F, counts, aim.beta);
    case Kind::Cost:
        return negated(expectedCost(counts, aim.costs));
    case Kind::Recall:
        return negated(thresholdMetricOf(ThresholdMetric::Fpr, counts));
    case Kind::Specificity:
    case Kind::Fpr:
    case Kind::Precision:
    case Kind::Flagged:
        break;
    }
    return thresholdMetricOf(ThresholdMetric::Recall, counts);
}

OperatingPoint bestPointFor(const ThresholdAim& aim, const ThresholdSweep& sweep)
{
    if (const auto reason = sweep.missingClass())
        return {0, *reason};
    return bestPointFor(aim, sweep.size(), [&](std::size_t point) { return sweep.counts(point); });
}

Value thresholdFor(const ThresholdAim& aim, const ThresholdSweep& sweep)
{
    const OperatingPoint best = bestPointFor(aim, sweep);
    return best.value ? Value(sweep.threshold(best.point)) : best.value;
}

}  // namespace core
