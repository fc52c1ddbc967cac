// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/fleiss_kappa.h"

#include "core/metrics/statistics/distributions.h"

#include <cmath>
#include <vector>

namespace core {

namespace {

/// The grades of one document: which of the values each is.
using GradePlaces = std::vector<std::size_t>;

/// The share of pairs that are equal; of two grades or more.
double equalPairs(const GradePlaces& grades)
{
    std::size_t equal = 0;
    for (std::size_t i = 0; i < grades.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            equal += grades[i] == grades[j] ? 1 : 0;
    const auto count = static_cast<double>(grades.size());
    return 2 * static_cast<double>(equal) / (count * (count - 1));
}

std::vector<GradePlaces> placesByDocument(const JudgeGrades& given, const GradeValues& values)
{
    std::vector<GradePlaces> documents;
    for (std::size_t document = 0; document < given.documents(); ++document) {
        GradePlaces places;
        for (const Grade grade : given.of(document))
            if (grade.hasValue())
                places.push_back(values.placeOf(grade));
        if (!places.empty())
            documents.push_back(std::move(places));
    }
    return documents;
}

/// The half width of Gwet's interval; 0 if there is no spread.
double halfWidth(const std::vector<GradePlaces>& documents, const std::vector<double>& shares,
                 double chance, const Agreement& agreement)
{
    const auto count = static_cast<double>(documents.size());
    double squares = 0;
    for (const GradePlaces& grades : documents) {
        double expected = 0;
        for (const std::size_t place : grades)
            expected += shares[place] / static_cast<double>(grades.size());
        double own = 0;
        if (grades.size() > 1)
            own = count / static_cast<double>(agreement.documents) * (equalPairs(grades) - chance) /
                  (1 - chance);
        const double apart =
            own - agreement.value - 2 * (1 - agreement.value) * (expected - chance) / (1 - chance);
        squares += apart * apart;
    }
    constexpr double rounding = 1e-14;
    return squares <= rounding * count
               ? 0
               : upperT(0.025, count - 1) * std::sqrt(squares / (count * (count - 1)));
}

}  // namespace

Result<Agreement, NoAgreement> fleissKappa(const JudgeGrades& given)
{
    const GradeValues values(given);
    const std::vector<GradePlaces> documents = placesByDocument(given, values);
    std::vector<double> shares(values.count());
    Agreement agreement;
    double equal = 0;
    for (const GradePlaces& grades : documents) {
        for (const std::size_t place : grades)
            shares[place] += 1.0 / static_cast<double>(grades.size() * documents.size());
        if (grades.size() < 2)
            continue;
        ++agreement.documents;
        equal += equalPairs(grades);
    }
    if (agreement.documents == 0)
        return NoAgreement::NothingShared;
    if (values.count() == 1)
        return NoAgreement::OneGrade;
    double chance = 0;
    for (const double share : shares)
        chance += share * share;
    agreement.value = (equal / static_cast<double>(agreement.documents) - chance) / (1 - chance);
    const double half = documents.size() > 1 ? halfWidth(documents, shares, chance, agreement) : 0;
    if (half != 0)
        agreement.interval = agreementInterval(agreement.value, half);
    return agreement;
}

}  // namespace core
