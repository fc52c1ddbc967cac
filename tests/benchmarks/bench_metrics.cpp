// SPDX-License-Identifier: GPL-3.0-or-later
// All metrics at all cutoffs: the core's curves beside a hand-written loop, and what an explanation
// costs.
#include "core/rankings/evaluation/curves.h"
#include "core/rankings/evaluation/evaluator.h"
#include "tests/benchmarks/hand_written.h"
#include "tests/benchmarks/stopwatch.h"

#include <array>
#include <cmath>
#include <cstdio>
#include <random>

namespace {

using core::Grade;
using core::Measure;

constexpr std::array lengths{std::size_t{10}, std::size_t{1'000}, std::size_t{100'000}};
constexpr std::array measures{Measure::P,       Measure::Recall, Measure::F1,
                              Measure::Success, Measure::Rr,     Measure::Ap,
                              Measure::Dcg,     Measure::Idcg,   Measure::Ndcg};
constexpr double microseconds = 1000;

std::vector<Grade> randomGrades(std::size_t count)
{
    std::mt19937 random(17);
    std::discrete_distribution<int> grade{50, 25, 15, 10};
    std::vector<Grade> grades;
    for (std::size_t i = 0; i < count; ++i)
        grades.emplace_back(grade(random));
    return grades;
}

std::vector<double> weightTable(std::size_t depth)
{
    std::vector<double> table;
    for (std::size_t rank = 1; rank <= depth; ++rank)
        table.push_back(1 / std::log2(static_cast<double>(rank) + 1));
    return table;
}

core::MeasureSpec definitionOf(Measure measure)
{
    core::MeasureSpec definition;
    definition.measure = measure;
    return definition;
}

double timeOfHandWritten(const core::JudgedRanking& query)
{
    const std::vector<double> weights = weightTable(query.ranked().size());
    bench::Curves curves(query.ranked().size());
    return bench::medianMilliseconds([&] {
        bench::handWritten(query.ranked(), query.judgedBestFirst(), query.relevant(1), weights,
                           curves);
    });
}

std::vector<core::Evaluator> evaluators(std::size_t depth)
{
    std::vector<core::Evaluator> result;
    const core::Discounts discounts({}, depth);
    for (const Measure measure : measures)
        result.emplace_back(definitionOf(measure), discounts);
    return result;
}

double timeOfCurves(std::span<const core::Evaluator> evaluators, const core::JudgedRanking& query)
{
    core::Curves curves;
    return bench::medianMilliseconds(
        [&] { curves.make(evaluators, query, query.ranked().size()); });
}

void compare(std::size_t length)
{
    const core::JudgedRanking query(randomGrades(length));
    const auto all = evaluators(length);
    const double hand = timeOfHandWritten(query);
    const double core = timeOfCurves(all, query);
    std::printf("%9zu %14.3f %12.3f %8.2f\n", length, hand * microseconds, core * microseconds,
                core / hand);
    for (const core::Evaluator& evaluator : all) {
        const double curve = timeOfCurves({&evaluator, 1}, query);
        std::printf("%9s %-14s %12.3f\n", "", core::toText(evaluator.definition()).c_str(),
                    curve * microseconds);
    }
}

void explain(std::size_t length)
{
    const std::vector<Grade> grades = randomGrades(length);
    const double sorting = bench::medianMilliseconds([&] { core::JudgedRanking{grades}; });
    const core::JudgedRanking query(grades);
    const core::Discounts discounts({}, length);
    std::printf("%9zu %-14s %12.3f\n", length, "both ideals", sorting * microseconds);
    for (const Measure measure : {Measure::P, Measure::Ap, Measure::Ndcg, Measure::Rc}) {
        core::MeasureSpec definition = definitionOf(measure);
        definition.cutoff = 10;
        const double time = bench::medianMilliseconds(
            [&] { core::Evaluator(definition, discounts).explain(query); });
        std::printf("%9zu %-14s %12.3f\n", length, core::toText(definition).c_str(),
                    time * microseconds);
    }
}

}  // namespace

int main()
{
    if (bench::refusesThisBuild())
        return 1;
    std::puts("Nine measures at all cutoffs, microseconds\n");
    std::printf("%9s %14s %12s %8s\n", "documents", "by hand", "core", "ratio");
    for (const std::size_t length : lengths)
        compare(length);
    std::puts("\nAfter an edit, microseconds: the ranking made anew, then one explanation\n");
    for (const std::size_t length : lengths)
        explain(length);
    return 0;
}
