// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/counterexamples/contrast_like.h"

#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <optional>
#include <vector>

namespace core {

namespace {

std::vector<double> judgedGrades(const RankedList& list)
{
    std::vector<double> grades;
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const RankedItem& document : *documents)
            if (document.grade.hasValue())
                grades.push_back(document.grade.value());
    std::sort(grades.begin(), grades.end());
    return grades;
}

bool hasUnjudged(const RankedList& list)
{
    return std::any_of(list.ranked.begin(), list.ranked.end(),
                       [](const RankedItem& document) { return !document.grade.hasValue(); });
}

std::optional<ContrastSide> sideUnder(const MeasureSpec& definition, const RankedList& a,
                                      const RankedList& b)
{
    const Evaluator evaluator(definition);
    const JudgedRanking first = judgedRanking(a);
    const JudgedRanking second = judgedRanking(b);
    const Value before = evaluator.value(first);
    const Value after = evaluator.value(second);
    if (!before || !after)
        return std::nullopt;
    const auto exact = evaluator.exact(first);
    if (*before == *after || (exact && exact == evaluator.exact(second)))
        return ContrastSide::Equal;
    return *after < *before ? ContrastSide::Lower : ContrastSide::Higher;
}

}  // namespace

ListContrast contrastLike(const RankedList& a, const RankedList& b,
                          std::span<const MeasureSpec> measures)
{
    ListContrast like;
    for (const MeasureSpec& measure : measures)
        if (const auto side = sideUnder(measure, a, b))
            like.wishes.push_back({measure, *side});
    std::vector<double> grades = judgedGrades(a);
    like.isOfSameDocuments = grades == judgedGrades(b) && a.ranked.size() == b.ranked.size();
    for (const double grade : judgedGrades(b))
        grades.push_back(grade);
    grades.push_back(0);
    std::erase_if(grades, [](double grade) { return grade < 0; });
    std::sort(grades.begin(), grades.end());
    grades.erase(std::unique(grades.begin(), grades.end()), grades.end());
    like.grades = {grades.begin(), grades.end()};
    if (hasUnjudged(a) || hasUnjudged(b))
        like.grades.push_back(Grade::unjudged());
    like.limits.length = std::max({a.ranked.size(), b.ranked.size(), std::size_t{1}});
    like.notRetrieved = std::max(a.notRetrieved.size(), b.notRetrieved.size());
    return like;
}

}  // namespace core
