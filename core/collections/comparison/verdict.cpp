// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/verdict.h"

#include <cmath>

namespace core {

namespace {

/// -1, 0 or 1: whether and in which direction the test separates the runs.
int directionFound(const RunComparison& compared, const VerdictRules& rules)
{
    const std::optional<double> p = compared.test(rules.test).p;
    if (compared.queries == 0 || !p || *p >= rules.comparison.alpha)
        return 0;
    return compared.difference() > 0 ? 1 : compared.difference() < 0 ? -1 : 0;
}

bool isWithinMargin(const VerdictFacts& facts)
{
    const auto& interval = facts.compared.interval;
    const auto& margin = facts.rules.margin;
    return margin && interval && interval->low > -*margin && interval->high < *margin;
}

}  // namespace

bool VerdictFacts::areSomeUnjudged() const
{
    return (judgedA && *judgedA < 1) || (judgedB && *judgedB < 1);
}

bool VerdictFacts::couldBeReversed() const
{
    if (!areSomeUnjudged())
        return false;
    return !bounds || bounds->verdict() == Verdict::Open;
}

bool VerdictFacts::doIntervalAndTestDisagree() const
{
    const auto& interval = compared.interval;
    if (!interval || !p())
        return false;
    const bool excludesZero = interval->low > 0 || interval->high < 0;
    return rules.test != PairedTest::T && excludesZero != (*p() < rules.comparison.alpha);
}

bool VerdictFacts::isSignificantOnlyUnadjusted() const
{
    const double alpha = rules.comparison.alpha;
    return p() && adjustedP && *p() < alpha && *adjustedP >= alpha;
}

std::size_t fewestQueries(double alpha)
{
    return static_cast<std::size_t>(std::floor(1 - std::log2(alpha))) + 1;
}

Conclusion conclusionOf(const VerdictFacts& facts)
{
    if (!facts.isRating)
        return Conclusion::NotRated;
    if (facts.rules.areChosenByOutcome)
        return Conclusion::ChosenByOutcome;
    const int found = directionFound(facts.compared, facts.rules);
    if (facts.unansweredAsZero && directionFound(*facts.unansweredAsZero, facts.rules) != found)
        return Conclusion::Unanswered;
    if (facts.otherwiseJudged && directionFound(*facts.otherwiseJudged, facts.rules) != found)
        return Conclusion::Unjudged;
    if (facts.compared.worth() < static_cast<double>(fewestQueries(facts.rules.comparison.alpha)))
        return Conclusion::TooFewQueries;
    if (facts.areAllEqual)
        return Conclusion::Equal;
    if (!facts.p())
        return Conclusion::TooFewQueries;
    if (facts.doIntervalAndTestDisagree())
        return Conclusion::Contradictory;
    if (isWithinMargin(facts))
        return Conclusion::Negligible;
    return found > 0 ? Conclusion::Better : found < 0 ? Conclusion::Worse : Conclusion::NotShown;
}

}  // namespace core
