// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/judge_grades.h"

#include <algorithm>
#include <cassert>
#include <cmath>

namespace core {

Interval agreementInterval(double value, double half)
{
    return {value - half, std::min(value + half, 1.0)};
}

GradeValues::GradeValues(const JudgeGrades& given)
{
    for (const Grade grade : given.grades)
        if (grade.hasValue())
            m_values.push_back(grade.value());
    std::ranges::sort(m_values);
    m_values.erase(std::unique(m_values.begin(), m_values.end()), m_values.end());
}

std::size_t GradeValues::placeOf(Grade grade) const
{
    const auto place = std::ranges::lower_bound(m_values, grade.value());
    assert(place != m_values.end() && *place == grade.value());
    return static_cast<std::size_t>(place - m_values.begin());
}

std::vector<double> GradeValues::distances(GradeDistance distance) const
{
    assert(distance != GradeDistance::Ordinal);
    std::vector<double> distances;
    for (const double a : m_values)
        for (const double b : m_values) {
            const double apart = std::abs(a - b);
            distances.push_back(distance == GradeDistance::Nominal  ? (apart > 0 ? 1 : 0)
                                : distance == GradeDistance::Linear ? apart
                                                                    : apart * apart);
        }
    return distances;
}

}  // namespace core
