// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/open_world.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// The effect of documents that were not retrieved on a measure.
enum class Drift : unsigned char { Unknown, None, ToZero, AtCutoff, Residual };

/// Whether the highest grade has the highest gain, and the ideal ends at the cutoff.
bool endsAtTop(const Settings& settings)
{
    return (settings.gain == Gain::Linear || settings.gain == Gain::Exponential ||
            settings.gain == Gain::Binary) &&
           settings.earners != Earners::AsGiven && settings.idealCutoff == IdealCutoff::AtCutoff &&
           (settings.ideal == IdealPool::AllJudged || settings.ideal == IdealPool::RelevantOnly);
}

Drift driftOfNdcg(const Settings& settings)
{
    if (settings.ideal == IdealPool::RetrievedOnly && settings.idealCutoff == IdealCutoff::AtCutoff)
        return Drift::None;
    return endsAtTop(settings) ? Drift::AtCutoff : Drift::Unknown;
}

Drift driftOfPrecision(ApDenominator denominator)
{
    if (denominator == ApDenominator::Capped)
        return Drift::AtCutoff;
    return denominator == ApDenominator::AllRelevant ? Drift::ToZero : Drift::None;
}

Drift driftOf(const MeasureSpec& definition)
{
    const Settings& settings = definition.settings;
    switch (definition.measure) {
    case Measure::Cg:
    case Measure::Dcg:
        return settings.gain == Gain::Scaled ? Drift::Unknown : Drift::None;
    case Measure::P:
        if (settings.precisionDenominator != PrecisionDenominator::Capped)
            return Drift::None;
        return definition.cutoff ? Drift::AtCutoff : Drift::Unknown;
    case Measure::Success:
        return Drift::None;
    case Measure::Rr:
        return settings.rrTarget == RrTarget::FirstRelevant ? Drift::None : Drift::Unknown;
    case Measure::Rbp:
        return Drift::Residual;
    case Measure::Recall:
    case Measure::F1:
        return Drift::ToZero;
    case Measure::RecallCap:
        return Drift::AtCutoff;
    case Measure::Ap:
        return driftOfPrecision(settings.apDenominator);
    case Measure::Ndcg:
        return driftOfNdcg(settings);
    default:
        return Drift::Unknown;
    }
}

class OpenWorld {
public:
    OpenWorld(const BoundsFinder& finder, OpenLists lists, const Bounds& closed)
        : m_finder(finder)
        , m_definition(finder.definition())
        , m_lists(lists)
        , m_closed(closed)
        , m_extent(closed.extent.value_or(Extent()))
    {}

    std::optional<Extent> extent()
    {
        const Drift drift = driftOf(m_definition);
        if (!m_closed.extent)
            return drift == Drift::Unknown ? std::nullopt : withSomethingToFind();
        switch (drift) {
        case Drift::None:
            addUndefined();
            return m_extent;
        case Drift::ToZero:
        case Drift::AtCutoff:
            if (!dividesAlike())
                return std::nullopt;
            if (drift == Drift::ToZero || !m_definition.cutoff)
                add(0);
            else if (!sink(*m_definition.cutoff))
                return std::nullopt;
            return m_extent;
        case Drift::Residual:
            return withResidual();
        case Drift::Unknown:
            break;
        }
        return std::nullopt;
    }

private:
    bool isPair() const { return m_lists.size() > 1; }
    double top() const { return m_finder.scale().back(); }

    void add(double value) { m_extent = m_extent.with(value); }

    /// The value with `others` more documents of the top grade and all open ones at 0.
    Value valueBeside(std::size_t others) const
    {
        double value = 0;
        for (const OpenList* list : m_lists) {
            const std::vector<double> zeros(list->ranks.size(), 0.0);
            const Value one = m_finder.evaluator().value(list->beside(others, top()).graded(zeros));
            if (!one)
                return one;
            value = *one - value;
        }
        return value;
    }

    /// The range if the value is undefined for every grading of the retrieved documents.
    std::optional<Extent> withSomethingToFind() const
    {
        const Value value = valueBeside(1);
        return value ? std::optional(Extent{*value, *value}) : std::nullopt;
    }

    /// For measures of the list alone: another document to find makes undefined gradings defined.
    void addUndefined()
    {
        if (m_closed.mayBeUndefined)
            if (const Value value = valueBeside(1))
                add(*value);
    }

    /// F also divides by the length of the list.
    bool dividesAlike() const
    {
        if (!isPair() || m_definition.measure != Measure::F1)
            return true;
        return m_definition.cutoff ||
               m_lists.front()->list.ranked().size() == m_lists.back()->list.ranked().size();
    }

    /// Lowers the range to the value at which R or the ideal is full.
    /// @return false if the value is then undefined
    bool sink(std::size_t others)
    {
        if (m_extent.min <= 0 && m_extent.max >= 0)
            return true;
        if (!isPair()) {
            const Value least = valueBeside(others);
            if (least)
                add(*least);
            return static_cast<bool>(least);
        }
        const auto full = m_finder.ofDifference(m_lists.front()->beside(others, top()),
                                                m_lists.back()->beside(others, top()));
        if (!full || !full->extent)
            return false;
        add(full->extent->min);
        add(full->extent->max);
        return true;
    }

    std::optional<Extent> withResidual()
    {
        const Settings& settings = m_definition.settings;
        const bool hasTop = settings.topGrade || m_lists.front()->scaleTop;
        if (settings.rbpGain == RbpGain::Raw || (settings.rbpGain == RbpGain::Graded && !hasTop))
            return std::nullopt;
        m_extent.max += residual(*m_lists.back());
        if (isPair())
            m_extent.min -= residual(*m_lists.front());
        return m_extent;
    }
    double residual(const OpenList& list) const
    {
        const std::size_t length = list.list.ranked().size();
        const std::size_t end = std::min(m_definition.cutoff.value_or(length), length);
        return std::pow(m_definition.settings.persistence, static_cast<double>(end));
    }

    const BoundsFinder& m_finder;
    const MeasureSpec& m_definition;
    OpenLists m_lists;
    const Bounds& m_closed;
    Extent m_extent;
};

}  // namespace

std::optional<Extent> openWorld(const BoundsFinder& finder, OpenLists lists, const Bounds& closed)
{
    if (finder.rules().rounding != Rounding::None)
        return std::nullopt;
    return OpenWorld(finder, lists, closed).extent();
}

std::optional<Bounds> boundsIn(World world, const BoundsFinder& finder, OpenLists lists)
{
    auto bounds = lists.size() > 1 ? finder.ofDifference(*lists.front(), *lists.back())
                                   : finder.ofValue(*lists.front());
    if (bounds && world == World::Both)
        bounds->openWorld = openWorld(finder, lists, *bounds);
    return bounds;
}

}  // namespace core
