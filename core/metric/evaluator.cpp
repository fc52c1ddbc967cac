#include "core/metric/evaluator.h"

#include "core/metric/measure_table.h"

namespace core {

namespace {

std::size_t cutoffOf(const Definition& definition)
{
    return definition.cutoff.value_or(noCutoff);
}

}  // namespace

Evaluator::Evaluator(const Definition& definition, std::size_t depth)
    : m_definition(definition)
    , m_discounts(definition.settings, reads(definition.measure, Parameter::Discount) ? depth : 0)
{}

Value Evaluator::value(const JudgedRanking& query) const
{
    const KernelInput in{query, m_definition.settings, m_discounts};
    return rowOf(m_definition.measure).quotient(in, cutoffOf(m_definition)).value;
}

Quotient Evaluator::quotient(const JudgedRanking& query) const
{
    const KernelInput in{query, m_definition.settings, m_discounts};
    return rowOf(m_definition.measure).quotient(in, cutoffOf(m_definition));
}

std::optional<Fraction> Evaluator::exact(const JudgedRanking& query) const
{
    const KernelInput in{query, m_definition.settings, m_discounts};
    return rowOf(m_definition.measure).exact(in, cutoffOf(m_definition));
}

std::vector<Value> Evaluator::curve(const JudgedRanking& query, std::size_t depth) const
{
    const KernelInput in{query, m_definition.settings, m_discounts};
    return rowOf(m_definition.measure).curve(in, depth);
}

Explanation Evaluator::explain(const JudgedRanking& query) const
{
    const KernelInput in{query, m_definition.settings, m_discounts};
    return rowOf(m_definition.measure).explain(in, m_definition);
}

}  // namespace core
