// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/run_evaluation.h"

#include <cassert>

namespace core {

void RunningMean::add(const Value& counted, double weight)
{
    if (!m_first)
        m_first = counted;
    if (!counted)
        return;
    m_sum += weight * *counted;
    m_weight += weight;
    ++m_count;
}

Value RunningMean::value() const
{
    if (m_count > 0)
        return m_sum / m_weight;
    return m_first.value_or(Undefined::NothingRetrieved);
}

Value meanOf(std::span<const Value> counted)
{
    RunningMean mean;
    for (const Value& value : counted)
        mean.add(value);
    return mean.value();
}

double meanOf(std::span<const double> counted)
{
    assert(!counted.empty());
    RunningMean mean;
    for (const double value : counted)
        mean.add(value);
    return *mean.value();
}

std::vector<Value> meansOf(std::span<const QueryValues> queries, std::size_t definitions)
{
    std::vector<Value> means;
    means.reserve(definitions);
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        RunningMean mean;
        for (const QueryValues& query : queries)
            mean.add(query.counted[definition], query.weight);
        means.push_back(mean.value());
    }
    return means;
}

}  // namespace core
