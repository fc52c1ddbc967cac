// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/gain_levels.h"

#include "core/rankings/evaluation/evaluator.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace core {

namespace {

bool hasGain(Grade grade)
{
    return grade.earning() > 0;
}

std::size_t gainsIn(std::span<const Grade> grades)
{
    return static_cast<std::size_t>(std::ranges::count_if(grades, hasGain));
}

/// Keeps its discounts for all queries.
const Evaluator& usualNdcg()
{
    static const Evaluator ndcg{MeasureSpec{}};
    return ndcg;
}

}  // namespace

double meanNdcgAtGains(const JudgedRanking& query)
{
    const std::size_t gains = gainsIn(query.judgedBestFirst());
    if (gains == 0)
        return 0;
    const Evaluator& ndcg = usualNdcg();
    const auto ranked = query.ranked();
    const std::vector<Value> atRank = ndcg.curve(query, ranked.size());
    double sum = 0;
    for (std::size_t i = 0; i < ranked.size(); ++i)
        if (hasGain(ranked[i]))
            sum += atRank[i].valueOr(0);
    const Quotient whole = ndcg.quotient(query);
    const auto missed = static_cast<double>(gains - gainsIn(ranked));
    sum += missed * whole.earned / whole.attainable;
    return sum / static_cast<double>(gains);
}

double meanNdcgAtLevels(const JudgedRanking& query)
{
    const auto ideal = query.judgedBestFirst();
    const std::size_t gains = gainsIn(ideal);
    if (gains == 0)
        return 0;
    const Evaluator& ndcg = usualNdcg();
    const std::vector<Value> atCutoff = ndcg.curve(query, gains);
    double sum = 0;
    std::size_t levels = 0;
    for (std::size_t k = 1; k <= gains; ++k) {
        if (k < gains && ideal[k] == ideal[k - 1])
            continue;
        sum += atCutoff[k - 1].valueOr(0);
        ++levels;
    }
    if (query.ranked().size() >= gains + 2) {
        sum += ndcg.value(query).valueOr(0);
        ++levels;
    }
    return sum / static_cast<double>(levels);
}

JudgedRanking withGains(const JudgedRanking& query, std::span<const GradeGain> gains)
{
    const auto mapped = [gains](std::span<const Grade> grades) {
        std::vector<Grade> worth(grades.begin(), grades.end());
        for (Grade& grade : worth) {
            const auto known = std::ranges::find_if(
                gains, [&](const GradeGain& row) { return grade == Grade(row.grade); });
            if (known != gains.end())
                grade = Grade(known->gain);
        }
        return worth;
    };
    return JudgedRanking(mapped(query.ranked()), mapped(query.notRetrieved()));
}

}  // namespace core
