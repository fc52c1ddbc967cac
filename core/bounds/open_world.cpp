#include "core/bounds/open_world.h"

#include "core/evaluation/evaluator.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// With so many more documents of the top grade, and every open one at 0.
Value valueBeside(const Definition& definition, const OpenList& list, double top, std::size_t more)
{
    OpenList others = list;
    others.knowsOthers = true;
    others.ranks.insert(others.ranks.end(), more, 0);
    std::vector<double> grades(others.ranks.size(), 0.0);
    std::fill(grades.end() - static_cast<std::ptrdiff_t>(more), grades.end(), top);
    return Evaluator(definition).value(others.graded(grades));
}

/// Down to where R, or the ideal, has no more to take in.
std::optional<Extent> sunk(const Definition& definition, const GradeScale& scale,
                           const OpenList& list, Extent extent, bool isCapped)
{
    if (!isCapped || !definition.cutoff) {
        extent.min = std::min(extent.min, 0.0);
        return extent;
    }
    const Value least = valueBeside(definition, list, scale.back(), *definition.cutoff);
    if (!least)
        return std::nullopt;
    extent.min = std::min(extent.min, *least);
    return extent;
}

/// Of the list alone; only that it may have nothing to find is no longer so.
Extent unmoved(const Definition& definition, const GradeScale& scale, const OpenList& list,
               const Bounds& closed)
{
    Extent extent = *closed.extent;
    if (closed.mayBeUndefined)
        if (const Value value = valueBeside(definition, list, scale.back(), 1))
            extent.min = std::min(extent.min, *value);
    return extent;
}

/// Whether the highest grade has the highest gain, and the ideal ends at the cutoff.
bool endsAtTop(const Settings& settings)
{
    return (settings.gain == Gain::Linear || settings.gain == Gain::Exponential ||
            settings.gain == Gain::Binary) &&
           settings.earners != Earners::AsGiven && settings.idealCutoff == IdealCutoff::AtCutoff &&
           (settings.ideal == IdealPool::AllJudged || settings.ideal == IdealPool::RelevantOnly);
}

std::optional<Extent> withResidual(const Definition& definition, const OpenList& list,
                                   Extent extent)
{
    const Settings& settings = definition.settings;
    if (settings.rbpGain == RbpGain::Raw ||
        (settings.rbpGain == RbpGain::Graded && !settings.topGrade && !list.scaleTop))
        return std::nullopt;
    const std::size_t length = list.list.ranked().size();
    const std::size_t end = std::min(definition.cutoff.value_or(length), length);
    extent.max += std::pow(settings.persistence, static_cast<double>(end));
    return extent;
}

}  // namespace

std::optional<Extent> openWorld(const Definition& definition, const GradeScale& scale,
                                const OpenList& list, const Bounds& closed)
{
    if (!closed.extent)
        return std::nullopt;
    const Settings& settings = definition.settings;
    switch (definition.measure) {
    case Measure::Cg:
    case Measure::Dcg:
        if (settings.gain == Gain::Scaled)
            return std::nullopt;
        return unmoved(definition, scale, list, closed);
    case Measure::P:
        if (settings.precisionDenominator == PrecisionDenominator::Capped)
            return definition.cutoff ? sunk(definition, scale, list, *closed.extent, true)
                                     : std::nullopt;
        return unmoved(definition, scale, list, closed);
    case Measure::Success:
        return unmoved(definition, scale, list, closed);
    case Measure::Rr:
        return settings.rrTarget == RrTarget::FirstRelevant
                   ? std::optional(unmoved(definition, scale, list, closed))
                   : std::nullopt;
    case Measure::Rbp:
        return withResidual(definition, list, *closed.extent);
    case Measure::Recall:
    case Measure::F1:
        return sunk(definition, scale, list, *closed.extent, false);
    case Measure::RecallCap:
        return sunk(definition, scale, list, *closed.extent, true);
    case Measure::Ap:
        if (settings.apDenominator == ApDenominator::AllRelevant ||
            settings.apDenominator == ApDenominator::Capped)
            return sunk(definition, scale, list, *closed.extent,
                        settings.apDenominator == ApDenominator::Capped);
        return unmoved(definition, scale, list, closed);
    case Measure::Ndcg:
        if (settings.ideal == IdealPool::RetrievedOnly &&
            settings.idealCutoff == IdealCutoff::AtCutoff)
            return unmoved(definition, scale, list, closed);
        return endsAtTop(settings) ? sunk(definition, scale, list, *closed.extent, true)
                                   : std::nullopt;
    default:
        return std::nullopt;
    }
}

}  // namespace core
