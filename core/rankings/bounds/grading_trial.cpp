// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/grading_trial.h"

#include "core/rankings/evaluation/no_value.h"
#include "core/rankings/evaluation/rounding.h"

namespace core {

void GradingTrial::take(std::span<const Value> values, const Grading& grading)
{
    double difference = 0;
    bool counts = true;
    for (const Value& value : values) {
        if (!value && !m_reached.mayBeUndefined)
            m_reached.mayBeUndefined = value.reason();
        const Value counted =
            countedAs(rounded(value, m_evaluator.definition(), m_rules.rounding), m_rules.noValue);
        counts = counts && counted;
        difference = counted.valueOr(0) - difference;
    }
    if (!counts)
        return;
    const std::optional<Extent> before = m_reached.extent;
    extend(difference);
    if (!before || difference < before->min)
        m_lowest = grading;
    if (!before || difference > before->max)
        m_highest = grading;
}

void GradingTrial::grade(const Grading& grading)
{
    std::vector<Value> values;
    for (const OpenList* list : m_lists)
        values.push_back(m_evaluator.value(list->graded(grading)));
    take(values, grading);
}

void GradingTrial::gradeEnds(double topGrade)
{
    std::vector<Value> atZero;
    std::vector<Value> atTop;
    for (const OpenList* list : m_lists) {
        if (list->ranks.empty()) {
            const Quotient quotient = m_evaluator.quotient(list->list);
            m_ends.push_back({quotient, quotient});
        } else {
            const auto ends = list->gradedEnds(topGrade);
            m_ends.push_back({m_evaluator.quotient(ends->zero), m_evaluator.quotient(ends->top)});
        }
        atZero.push_back(m_ends.back().zero.value);
        atTop.push_back(m_ends.back().top.value);
    }
    take(atZero, Grading(places(), 0.0));
    take(atTop, Grading(places(), topGrade));
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
    m_reached.extent = m_reached.extent ? m_reached.extent->with(value) : Extent{value, value};
}

}  // namespace core
