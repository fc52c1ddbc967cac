// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"

#include "core/foundation/walked_ranks.h"
#include "core/metrics/measures/cumulated_gain.h"
#include "core/metrics/measures/measure_table.h"
#include "core/metrics/measures/running_sums.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

std::size_t cutoffOf(const MeasureSpec& definition)
{
    return definition.cutoff.value_or(noCutoff);
}

}  // namespace

std::size_t deepestRank(const MeasureSpec& definition, const JudgedRanking& query,
                        std::size_t cutoff)
{
    const std::size_t own = std::max(query.ranked().size(), query.allBestFirst().size());
    const std::size_t all = poolsQueries(definition) ? std::max(own, query.longestWalk()) : own;
    const std::size_t ideal = reads(definition.measure, Parameter::IdealCutoff)
                                  ? idealCutoff(query, definition.settings, cutoff)
                                  : cutoff;
    return std::min(std::max(cutoff, ideal), all);
}

Evaluator::Evaluator(const MeasureSpec& definition, std::size_t depth)
    : m_definition(definition)
    , m_discounts(definition.settings, reads(definition.measure, Parameter::Discount) ? depth : 0)
{}

Evaluator::Evaluator(const MeasureSpec& definition, Discounts discounts)
    : m_definition(definition)
    , m_discounts(std::move(discounts))
{}

bool Evaluator::isDeepEnough(const JudgedRanking& query, std::size_t cutoff) const
{
    return !reads(m_definition.measure, Parameter::Discount) ||
           m_discounts.cover(m_definition.settings, deepestRank(m_definition, query, cutoff));
}

template <class Work>
auto Evaluator::withInput(const JudgedRanking& query, std::size_t cutoff, Work work) const
{
    const MeasureRow& row = rowOf(m_definition.measure);
    walkedRanks += std::min(cutoff, query.longestWalk());
    if (isDeepEnough(query, cutoff))
        return work(row, KernelInput{query, m_definition.settings, m_discounts});
    const Discounts deeper(m_definition.settings, deepestRank(m_definition, query, cutoff));
    return work(row, KernelInput{query, m_definition.settings, deeper});
}

Value Evaluator::value(const JudgedRanking& query) const
{
    return quotient(query).value;
}

Quotient Evaluator::quotient(const JudgedRanking& query) const
{
    const std::size_t cutoff = cutoffOf(m_definition);
    return withInput(query, cutoff, [cutoff](const MeasureRow& row, const KernelInput& in) {
        return row.quotient(in, cutoff);
    });
}

std::optional<Fraction> Evaluator::exact(const JudgedRanking& query) const
{
    const std::size_t cutoff = cutoffOf(m_definition);
    return withInput(query, cutoff, [cutoff](const MeasureRow& row, const KernelInput& in) {
        return row.exact(in, cutoff);
    });
}

std::vector<Value> Evaluator::valuesAt(const JudgedRanking& query,
                                       std::span<const std::size_t> cutoffs) const
{
    std::vector<Value> values(cutoffs.size(), 0.0);
    if (!cutoffs.empty())
        withInput(query, cutoffs.back(), [&](const MeasureRow& row, const KernelInput& in) {
            row.valuesAt(in, cutoffs, values);
        });
    return values;
}

std::vector<Value> Evaluator::curve(const JudgedRanking& query, std::size_t depth) const
{
    return withInput(query, depth, [depth](const MeasureRow& row, const KernelInput& in) {
        RunningSums sums;
        sums.begin(depth);
        std::vector<Value> values(depth, 0.0);
        row.curve(in, sums, values);
        return values;
    });
}

Explanation Evaluator::explain(const JudgedRanking& query) const
{
    return withInput(query, noCutoff, [this](const MeasureRow& row, const KernelInput& in) {
        return row.explain(in, m_definition);
    });
}

}  // namespace core
