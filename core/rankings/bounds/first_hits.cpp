// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/first_hits.h"

#include "core/metrics/scan/scan.h"

#include <algorithm>
#include <array>
#include <optional>

namespace core {

namespace {

/// Two places, or the same one twice.
using Pair = std::array<std::size_t, 2>;

/// The worth of a list's hits if documents are relevant from `threshold` on.
class Hits {
public:
    Hits(const MeasureSpec& definition, const OpenList& list, double threshold)
        : m_definition(definition)
        , m_list(list)
    {
        const auto ranked = list.list.ranked();
        const auto first = std::find_if(ranked.begin(), ranked.end(),
                                        [&](Grade grade) { return grade.isRelevant(threshold); });
        if (first != ranked.end())
            m_judged = worth(static_cast<std::size_t>(first - ranked.begin()) + 1);
    }

    /// The best hit's worth if these documents are relevant too.
    double best(const Pair& places) const
    {
        double best = m_judged;
        for (const std::size_t place : places)
            best = std::max(best, worth(m_list.ranks[place]));
        return best;
    }
    /// The document that would be the least valuable hit.
    std::optional<std::size_t> leastHit() const
    {
        std::optional<std::size_t> least;
        for (std::size_t place = 0; place < m_list.ranks.size(); ++place) {
            const double here = worth(m_list.ranks[place]);
            if (here > 0 && (!least || here < worth(m_list.ranks[*least])))
                least = place;
        }
        return least;
    }

private:
    double worth(std::size_t rank) const
    {
        if (rank == 0 || rank > m_definition.cutoff.value_or(noCutoff))
            return 0;
        return m_definition.measure == Measure::Success ? 1 : 1 / static_cast<double>(rank);
    }

    const MeasureSpec& m_definition;
    const OpenList& m_list;
    double m_judged = 0;
};

/// The lowest and highest values tried.
class Extremes {
public:
    Extremes(std::span<const Hits> lists, bool leavesOut)
        : m_lists(lists)
        , m_leavesOut(leavesOut)
    {}

    void add(const Pair& places)
    {
        double difference = 0;
        for (const Hits& hits : m_lists) {
            const double best = hits.best(places);
            if (m_leavesOut && best == 0)
                return;
            difference = best - difference;
        }
        if (!m_lowest || difference < m_lowest->difference)
            m_lowest = {difference, places};
        if (!m_highest || difference > m_highest->difference)
            m_highest = {difference, places};
    }
    /// The places of the extremes: none, one or two.
    std::vector<Pair> places() const
    {
        std::vector<Pair> places;
        for (const auto& extreme : {m_lowest, m_highest})
            if (extreme)
                places.push_back(extreme->places);
        return places;
    }

private:
    struct Tried {
        double difference;
        Pair places;
    };

    std::span<const Hits> m_lists;
    bool m_leavesOut;
    std::optional<Tried> m_lowest;
    std::optional<Tried> m_highest;
};

/// The grades that make a document the target: any relevant one for the first relevant document;
/// the highest judged grade, or a higher one, for the best document.
std::vector<double> targetGrades(const MeasureSpec& definition, const JudgedRanking& list,
                                 double top)
{
    std::vector<double> grades{top};
    const auto judged = list.judgedBestFirst();
    if (definition.settings.rrTarget == RrTarget::HighestGrade && !judged.empty()) {
        const double best = judged.front().value();
        if (best >= top)
            grades.clear();
        if (best <= top)
            grades.push_back(best);
    }
    std::erase_if(grades, [&](double grade) {
        return !Grade(grade).isRelevant(definition.settings.relevantFrom);
    });
    return grades;
}

}  // namespace

std::vector<RaisedPlaces> firstHitExtremes(const MeasureSpec& definition,
                                           std::span<const OpenList* const> lists, double top)
{
    const Settings& settings = definition.settings;
    const bool isBest = settings.rrTarget == RrTarget::HighestGrade;
    std::vector<RaisedPlaces> raised;
    for (const double grade : targetGrades(definition, lists.front()->list, top)) {
        std::vector<Hits> hits;
        for (const OpenList* list : lists)
            hits.emplace_back(definition, *list, isBest ? grade : settings.relevantFrom);
        std::vector<std::size_t> least;
        for (const Hits& list : hits)
            if (const auto place = list.leastHit())
                least.push_back(*place);
        Extremes extremes(hits, settings.noHit == NoHit::LeaveOut);
        for (std::size_t place = 0; place < lists.front()->ranks.size(); ++place) {
            extremes.add({place, place});
            for (const std::size_t other : least)
                extremes.add({place, other});
        }
        for (const Pair& places : extremes.places())
            raised.push_back({grade, {places.begin(), places.end()}});
    }
    return raised;
}

}  // namespace core
