// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/open_list.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace core {

namespace {

/// @param grades grades for the places from `firstPlace` on
/// @param others number of documents of that grade that were not retrieved
JudgedRanking withGrades(const OpenList& open, std::size_t firstPlace,
                         std::span<const double> grades, std::size_t others = 0, Grade other = {})
{
    const JudgedRanking& list = open.list;
    std::vector<Grade> ranked(list.ranked().begin(), list.ranked().end());
    std::vector<Grade> notRetrieved;
    notRetrieved.reserve(list.notRetrieved().size() + grades.size());
    notRetrieved.assign(list.notRetrieved().begin(), list.notRetrieved().end());
    for (std::size_t i = 0; i < grades.size(); ++i) {
        if (const std::size_t rank = open.ranks[firstPlace + i]; rank > 0)
            ranked[rank - 1] = Grade(grades[i]);
        else if (open.knowsOthers)
            notRetrieved.emplace_back(grades[i]);
    }
    notRetrieved.insert(notRetrieved.end(), others, other);
    JudgedRanking result(std::move(ranked), std::move(notRetrieved), open.scaleTop);
    if (list.hasTies()) {
        std::vector<std::size_t> endOfTie(list.ranked().size());
        for (std::size_t i = 0; i < endOfTie.size(); ++i)
            endOfTie[i] = list.endOfTie(i + 1);
        result.setTies(std::move(endOfTie), list.tiesAreThresholds());
    }
    return result;
}

}  // namespace

JudgedRanking OpenList::graded(std::span<const double> grades) const
{
    return withGrades(*this, 0, grades);
}

OpenList OpenList::judged(std::size_t place, double grade) const
{
    OpenList result{withGrades(*this, place, {&grade, 1}), scaleTop, ranks, knowsOthers};
    result.ranks.erase(result.ranks.begin() + static_cast<std::ptrdiff_t>(place));
    return result;
}

OpenList OpenList::beside(std::size_t others, double grade) const
{
    return {withGrades(*this, 0, {}, others, Grade(grade)), scaleTop, ranks, knowsOthers};
}

std::shared_ptr<const GradedEnds> OpenList::gradedEnds(double topGrade) const
{
    if (ends && ends->topGrade == topGrade)
        return ends;
    const std::vector<double> zero(ranks.size(), 0.0);
    const std::vector<double> top(ranks.size(), topGrade);
    return std::make_shared<const GradedEnds>(GradedEnds{topGrade, graded(zero), graded(top)});
}

void OpenList::keepEnds(double topGrade)
{
    if (!ranks.empty())
        ends = gradedEnds(topGrade);
}

std::size_t OpenList::openUpTo(std::size_t cutoff) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        ranks, [cutoff](std::size_t rank) { return rank > 0 && rank <= cutoff; }));
}

std::size_t OpenList::knownPlaces() const
{
    return knowsOthers ? ranks.size() : openUpTo(list.ranked().size());
}

std::vector<std::size_t> OpenList::placesByRank() const
{
    std::vector<std::size_t> places(ranks.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    // 0 - 1 is the largest number, so documents without a rank come last.
    const auto isAbove = [this](std::size_t a, std::size_t b) {
        return ranks[a] - 1 < ranks[b] - 1;
    };
    // In the first of two lists they are already sorted.
    if (!std::ranges::is_sorted(places, isAbove))
        std::ranges::stable_sort(places, isAbove);
    places.resize(knownPlaces());
    return places;
}

OpenList openList(JudgedRanking list, std::optional<double> scaleTop)
{
    OpenList open{std::move(list), scaleTop, {}};
    const auto ranked = open.list.ranked();
    for (std::size_t i = 0; i < ranked.size(); ++i)
        if (!ranked[i].hasValue())
            open.ranks.push_back(i + 1);
    return open;
}

}  // namespace core
