// SPDX-License-Identifier: GPL-3.0-or-later
#include <rankscope/c.h>
#include <rankscope/evaluate.h>
#include <rankscope/explain.h>

#include <algorithm>
#include <cstdlib>
#include <exception>
#include <new>
#include <string>
#include <vector>

namespace rankscope {
inline namespace v0 {

namespace {

std::string& lastProblem()
{
    thread_local std::string problem;
    return problem;
}

Ranking rankingIn(const rankscope_list& list)
{
    Ranking ranking;
    if (list.ranked)
        ranking.ranked.assign(list.ranked, list.ranked + list.ranked_count);
    if (list.not_retrieved)
        ranking.notRetrieved.assign(list.not_retrieved,
                                    list.not_retrieved + list.not_retrieved_count);
    return ranking;
}

double numberOf(const Value& value)
{
    return value.valueOr(unjudged);
}

/// Runs `work`, whose exceptions become a problem. @return 0, or 1 after a problem
template <class Work>
int guardedCall(const Work& work)
{
    try {
        lastProblem().clear();
        work();
        return 0;
    } catch (const std::exception& problem) {
        lastProblem() = problem.what();
        return 1;
    }
}

rankscope_step stepForC(const Step& step)
{
    return {step.rank,
            step.inRanking ? 1 : 0,
            step.counted ? 1 : 0,
            step.grade,
            step.gain,
            step.weight,
            step.term,
            step.sum,
            step.idealSum,
            numberOf(step.value)};
}

}  // namespace

}  // namespace v0
}  // namespace rankscope

using rankscope::guardedCall;

const char* rankscope_problem()
{
    return rankscope::lastProblem().c_str();
}

void rankscope_free(void* memory)
{
    std::free(memory);
}

int rankscope_value(rankscope_list list, const char* measure, double* value)
{
    return guardedCall([&] {
        *value = rankscope::numberOf(rankscope::evaluate(rankscope::rankingIn(list), measure));
    });
}

const char* rankscope_reason(rankscope_list list, const char* measure)
{
    const char* reason = nullptr;
    guardedCall([&] {
        const auto value = rankscope::evaluate(rankscope::rankingIn(list), measure);
        reason = value ? "" : rankscope::toText(value.reason()).data();
    });
    return reason;
}

int rankscope_explain(rankscope_list list, const char* measure, rankscope_step** steps,
                      size_t* count)
{
    return guardedCall([&] {
        const auto explained = rankscope::explain(rankscope::rankingIn(list), measure).steps;
        const std::size_t bytes =
            std::max<std::size_t>(explained.size(), 1) * sizeof(rankscope_step);
        auto* const made = static_cast<rankscope_step*>(std::malloc(bytes));
        if (!made)
            throw std::bad_alloc();
        std::transform(explained.begin(), explained.end(), made, rankscope::stepForC);
        *steps = made;
        *count = explained.size();
    });
}

int rankscope_curve(rankscope_list list, const char* measure, size_t depth, double* values)
{
    return guardedCall([&] {
        const auto curve = rankscope::curve(rankscope::rankingIn(list), measure, depth);
        std::transform(curve.begin(), curve.end(), values, rankscope::numberOf);
    });
}

int rankscope_evaluate(const char* qrels, const char* run, const char* const* measures,
                       size_t count, const char* tool, double* means)
{
    return guardedCall([&] {
        const std::vector<rankscope::Definition> definitions(measures, measures + count);
        rankscope::Rules rules;
        rules.as = tool ? tool : "";
        const auto found =
            rankscope::evaluateFile(rankscope::Qrels::read(qrels), run, definitions, rules);
        std::transform(found.means.begin(), found.means.end(), means, rankscope::numberOf);
    });
}
