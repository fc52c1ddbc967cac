// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/grade_scale.h"

#include <set>

namespace core {

namespace {

GradeScale scaleOf(const std::set<double>& judged, std::optional<double> given)
{
    const double highest = judged.empty() ? 0 : *judged.rbegin();
    const double top = given.value_or(highest > 0 ? highest : 1);
    std::set<double> grades{0, top};
    for (double grade = 1; grade < top; ++grade)
        grades.insert(grade);
    grades.insert(judged.begin(), judged.upper_bound(top));
    return {grades.begin(), grades.end()};
}

}  // namespace

GradeScale openGrades(const Qrels& qrels, std::optional<double> top)
{
    std::set<double> judged;
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            if (judgment.grade.isJudged())
                judged.insert(judgment.grade.value());
    return scaleOf(judged, top);
}

GradeScale openGrades(const JudgedRanking& list, std::optional<double> top)
{
    return openGrades(std::span(&list, 1), top);
}

GradeScale openGrades(std::span<const JudgedRanking> lists, std::optional<double> top)
{
    std::set<double> judged;
    for (const JudgedRanking& list : lists)
        for (const Grade grade : list.judgedBestFirst())
            judged.insert(grade.value());
    return scaleOf(judged, top);
}

}  // namespace core
