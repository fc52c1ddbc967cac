// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/bounds_finder.h"

#include "core/metrics/measures/measure_table.h"
#include "core/metrics/scan/scan.h"
#include "core/rankings/bounds/extreme_gradings.h"
#include "core/rankings/bounds/first_hits.h"
#include "core/rankings/bounds/hits_by_count.h"
#include "core/rankings/bounds/list_ratio.h"
#include "core/rankings/bounds/open_world.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Whether the value depends on the scale's top, which the list's grades may change.
bool readsTop(const MeasureSpec& definition)
{
    return reads(definition, Parameter::TopGrade);
}

bool hasTiedThresholds(const JudgedRanking& list)
{
    if (!list.tiesAreThresholds())
        return false;
    for (std::size_t rank = 1; rank <= list.ranked().size(); ++rank)
        if (list.endOfTie(rank) != rank)
            return true;
    return false;
}

/// Whether the methods for this measure apply under its settings.
bool isKnown(const MeasureSpec& definition)
{
    const Settings& settings = definition.settings;
    return settings.precisionDenominator != PrecisionDenominator::Capped &&
           settings.idealCutoff == IdealCutoff::AtCutoff &&
           (settings.gain != Gain::Scaled || settings.topGrade);
}

}  // namespace

/// One search for the bounds of a list, or of the difference of two.
class BoundsSearch {
public:
    BoundsSearch(const BoundsFinder& finder, OpenLists lists)
        : m_finder(finder)
        , m_definition(finder.definition())
        , m_lists(lists)
        , m_trial(finder.m_evaluator, finder.m_rules, lists)
        , m_top(finder.m_scale.back())
    {}

    /// The bounds; empty if no method finds them.
    std::optional<Bounds> run()
    {
        // The share of judged documents does not depend on grades.
        if (poolsQueries(m_definition) || m_definition.measure == Measure::Judged)
            return std::nullopt;
        m_trial.gradeEnds(m_top);
        if (m_trial.places() == 0 || tryKnown() || tryEvery())
            return m_trial.reached();
        return std::nullopt;
    }

    const GradingTrial& trial() const { return m_trial; }

    /// Bounds that run() has not found, from each list's extremes for every number of relevant
    /// documents.
    std::optional<Bounds> encloseByCount()
    {
        if (!countsHits() || m_definition.settings.apDenominator == ApDenominator::HitsFound)
            return std::nullopt;
        const HitsByCount a = hitsByCount(m_definition, *m_lists.front());
        const HitsByCount b = hitsByCount(m_definition, *m_lists.back());
        for (std::size_t s = 0; s < a.first.size(); ++s)
            if (!std::isnan(a.first[s])) {
                m_trial.extend(b.first[s] - a.last[s]);
                m_trial.extend(b.last[s] - a.first[s]);
            }
        Bounds bounds = m_trial.reached();
        bounds.isExact = false;
        return bounds;
    }

private:
    bool isPair() const { return m_trial.isOfPair(); }
    bool knowsOthers() const { return m_lists.front()->knowsOthers; }

    /// @return false if it is unknown how the measure depends on grades
    bool tryKnown()
    {
        if (!isKnown(m_definition))
            return false;
        if (isPair() && m_finder.m_rules.rounding != Rounding::None)
            return false;
        switch (m_definition.measure) {
        case Measure::P:
        case Measure::Cg:
        case Measure::Dcg:
            return !isPair() || trySigns({m_top});
        case Measure::Idcg:
        case Measure::Retrieved:
        case Measure::Relevant:
        case Measure::RelevantRetrieved:
            return !isPair();
        case Measure::Rbp:
            return isPair() ? tryRbpSigns() : !readsTop(m_definition) || tryLevels();
        case Measure::Err:
            return !isPair() && tryLevels();
        case Measure::Ndcg:
        case Measure::Recall:
        case Measure::RecallCap:
        case Measure::F1:
            return tryRatio();
        case Measure::Rr:
        case Measure::Success:
            return tryFirstHits();
        case Measure::Ap:
        case Measure::Rprec:
            return !isPair() && countsHits() && tryCounts();
        default:
            return false;
        }
    }

    /// If the list's grades set the top of the scale, a single high one lowers the rest.
    bool tryLevels()
    {
        const auto byRank = m_lists.front()->placesByRank();
        for (const double level : std::span(m_finder.m_scale).subspan(1)) {
            m_trial.gradeAll(level);
            if (!byRank.empty())
                m_trial.gradeSome(std::span(byRank).last(1), level);
        }
        return true;
    }

    bool tryRbpSigns()
    {
        if (!readsTop(m_definition))
            return trySigns({m_top});
        if (!m_definition.settings.topGrade && !m_lists.front()->scaleTop)
            return false;
        return trySigns(std::span(m_finder.m_scale).subspan(1));
    }

    /// The difference is a sum over documents: grades those high that count more in the second list
    /// and the others 0, then the reverse.
    bool trySigns(std::span<const double> levels)
    {
        std::vector<double> weights(m_trial.places(), 0.0);
        for (std::size_t i = 0; i < m_lists.size(); ++i) {
            const OpenList* const list = m_lists[i];
            const Quotient& quotient = m_trial.ends()[i].zero;
            const bool isDefined = quotient.attainable > 0;
            const std::vector<double> ofRanks = m_finder.m_weights.of(list->list);
            for (std::size_t place = 0; place < m_trial.places(); ++place) {
                const std::size_t rank = list->ranks[place];
                const double weight =
                    rank > 0 && isDefined ? ofRanks[rank - 1] / quotient.attainable : 0;
                weights[place] = weight - weights[place];
            }
        }
        for (const double level : levels)
            for (const double sign : {-1.0, 1.0}) {
                Grading grading(m_trial.places(), 0.0);
                for (std::size_t place = 0; place < m_trial.places(); ++place)
                    grading[place] = sign * weights[place] > 0 ? level : 0;
                m_trial.grade(grading);
            }
        return true;
    }
    bool trySigns(std::initializer_list<double> levels)
    {
        return trySigns(std::span(levels.begin(), levels.size()));
    }

    bool tryFirstHits()
    {
        if (isPair() && !knowsOthers())
            return false;
        for (const RaisedPlaces& raised : firstHitExtremes(m_definition, m_lists, m_top))
            m_trial.gradeSome(raised.places, raised.grade);
        return true;
    }

    bool countsHits() const
    {
        const bool isOfHits =
            m_definition.measure == Measure::Rprec ||
            (m_definition.measure == Measure::Ap &&
             std::none_of(m_lists.begin(), m_lists.end(),
                          [](const OpenList* list) { return hasTiedThresholds(list->list); }));
        return isOfHits && (!isPair() || knowsOthers()) &&
               (!isPair() || m_finder.m_rules.rounding == Rounding::None);
    }

    bool tryCounts()
    {
        const HitsByCount values = hitsByCount(m_definition, *m_lists.front());
        const auto byRank = m_lists.front()->placesByRank();
        const std::span<const std::size_t> places(byRank);
        // NaN, for lists without a relevant document, is neither.
        const auto isLess = [](double a, double b) {
            return a < b || (std::isnan(b) && !std::isnan(a));
        };
        const auto isMore = [](double a, double b) {
            return a > b || (std::isnan(b) && !std::isnan(a));
        };
        const auto most = std::min_element(values.first.begin(), values.first.end(), isMore);
        const auto least = std::min_element(values.last.begin(), values.last.end(), isLess);
        m_trial.gradeSome(places.first(static_cast<std::size_t>(most - values.first.begin())),
                          m_top);
        m_trial.gradeSome(places.last(static_cast<std::size_t>(least - values.last.begin())),
                          m_top);
        return true;
    }

    bool tryRatio()
    {
        auto found =
            listRatio(m_definition, m_finder.m_weights, m_finder.m_scale, m_lists, m_trial.ends());
        if (!found)
            return false;
        const ExtremeGradings extremes = extremeGradings(std::move(found->ratio));
        for (const Grading* some : {&extremes.highest, &extremes.lowest}) {
            Grading grading(m_trial.places(), 0.0);
            for (std::size_t i = 0; i < some->size(); ++i)
                grading[found->places[i]] = (*some)[i];
            m_trial.grade(grading);
        }
        return true;
    }

    /// The grades that are enough to try: one relevant grade and 0 if only relevance counts; the
    /// highest and 0 for ERR, which is linear in each stopping probability.
    GradeScale triedGrades() const
    {
        const GradeScale& scale = m_finder.m_scale;
        if (rowOf(m_definition.measure).isBinary(m_definition.settings))
            return {0, m_top};
        const auto top = m_definition.settings.topGrade ? m_definition.settings.topGrade
                                                        : m_lists.front()->scaleTop;
        if (m_definition.measure != Measure::Err || !top)
            return scale;
        return {0, *(std::upper_bound(scale.begin() + 1, scale.end(), *top) - 1)};
    }

    /// Tries every grading if there are few. For documents that no list reads, AP depends only on
    /// how many are relevant: the more, the nearer it is to 0.
    /// @return false if there are too many
    bool tryEvery()
    {
        const GradeScale grades = triedGrades();
        std::vector<std::size_t> read;
        std::vector<std::size_t> unread;
        for (std::size_t place = 0; place < m_trial.places(); ++place)
            (isRead(place) ? read : unread).push_back(place);
        const double many =
            std::pow(static_cast<double>(grades.size()), static_cast<double>(read.size())) *
            (unread.empty() ? 1 : 2);
        if (many > static_cast<double>(BoundsFinder::mostTried))
            return false;
        for (const double grade : unread.empty() ? GradeScale{0} : GradeScale{0, m_top}) {
            Grading grading(m_trial.places(), 0.0);
            for (const std::size_t place : unread)
                grading[place] = grade;
            tryFrom(grading, grades, read);
        }
        return true;
    }
    void tryFrom(Grading& grading, const GradeScale& grades, std::span<const std::size_t> places)
    {
        if (places.empty())
            return m_trial.grade(grading);
        for (const double grade : grades) {
            grading[places.front()] = grade;
            tryFrom(grading, grades, places.subspan(1));
        }
    }
    bool isRead(std::size_t place) const
    {
        if (m_definition.measure != Measure::Ap || (isPair() && !knowsOthers()))
            return true;
        return std::any_of(m_lists.begin(), m_lists.end(), [&](const OpenList* list) {
            const std::size_t rank = list->ranks[place];
            return rank > 0 && (rank <= m_definition.cutoff.value_or(noCutoff) ||
                                list->list.tiesAreThresholds());
        });
    }

    const BoundsFinder& m_finder;
    const MeasureSpec& m_definition;
    OpenLists m_lists;
    GradingTrial m_trial;
    double m_top;
};

namespace {

/// Bounds of the difference from the exact ones of each list alone.
Bounds enclosing(const Bounds& a, const Bounds& b)
{
    Bounds bounds;
    bounds.mayBeUndefined = a.mayBeUndefined ? a.mayBeUndefined : b.mayBeUndefined;
    if (a.extent && b.extent)
        bounds.extent = Extent{b.extent->min - a.extent->max, b.extent->max - a.extent->min};
    const auto isFixed = [](const Bounds& some) {
        return some.extent && some.extent->width() == 0 && !some.mayBeUndefined;
    };
    bounds.isExact = isFixed(a) || isFixed(b);
    return bounds;
}

}  // namespace

BoundsFinder::BoundsFinder(const MeasureSpec& definition, GradeScale scale,
                           const BoundsRules& rules, std::size_t depth)
    : m_evaluator(definition, depth)
    , m_scale(std::move(scale))
    , m_rules(rules)
    , m_weights(definition, depth)
{}

std::optional<Bounds> BoundsFinder::ofValue(const OpenList& list) const
{
    const std::array<const OpenList*, 1> lists{&list};
    return BoundsSearch(*this, lists).run();
}

std::optional<ExactBounds> BoundsFinder::exactly(const OpenList& list) const
{
    const std::array<const OpenList*, 1> lists{&list};
    BoundsSearch search(*this, lists);
    auto bounds = search.run();
    if (!bounds)
        return std::nullopt;
    bounds->openWorld = openWorld(*this, lists, *bounds);
    if (!bounds->extent)
        return ExactBounds{*bounds};
    return ExactBounds{*bounds, m_evaluator.exact(list.graded(search.trial().lowest())),
                       m_evaluator.exact(list.graded(search.trial().highest()))};
}

std::optional<Bounds> BoundsFinder::ofDifference(const OpenList& a, const OpenList& b) const
{
    const std::array<const OpenList*, 2> lists{&a, &b};
    BoundsSearch search(*this, lists);
    if (auto bounds = search.run())
        return bounds;
    if (auto bounds = search.encloseByCount())
        return bounds;
    const auto ofA = ofValue(a);
    const auto ofB = ofValue(b);
    return ofA && ofB ? std::optional(enclosing(*ofA, *ofB)) : std::nullopt;
}

}  // namespace core
