#include "core/bounds/grading_trial.h"

#include "core/evaluation/no_value.h"
#include "core/evaluation/rounding.h"

#include <algorithm>

namespace core {

void GradingTrial::grade(const Grading& grading)
{
    double difference = 0;
    bool counts = true;
    for (const OpenList* list : m_lists) {
        const Value value = m_evaluator.value(grading.empty() ? list->list : list->graded(grading));
        if (!value && !m_reached.mayBeUndefined)
            m_reached.mayBeUndefined = value.reason();
        const Value counted =
            countedAs(rounded(value, m_evaluator.definition(), m_rules.rounding), m_rules.noValue);
        counts = counts && counted;
        difference = counted.valueOr(0) - difference;
    }
    if (counts)
        extend(difference);
}

void GradingTrial::gradeSome(std::span<const std::size_t> places, double grade)
{
    Grading grading(this->places(), 0.0);
    for (const std::size_t place : places)
        grading[place] = grade;
    this->grade(grading);
}

void GradingTrial::extend(double value)
{
    Extent& extent =
        m_reached.extent ? *m_reached.extent : m_reached.extent.emplace(Extent{value, value});
    extent.min = std::min(extent.min, value);
    extent.max = std::max(extent.max, value);
}

}  // namespace core
