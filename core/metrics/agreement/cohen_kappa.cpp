// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/cohen_kappa.h"

#include "core/metrics/statistics/estimate.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <vector>

namespace core {

namespace {

/// The shares of a table of two judges, with the weights of Fleiss, Cohen & Everitt: 1 on the
/// diagonal, 0 at the largest distance.
class KappaTable {
public:
    KappaTable(std::span<const double> counts, std::span<const double> distances, double documents)
        : m_size(static_cast<std::size_t>(std::lround(std::sqrt(counts.size()))))
        , m_rows(m_size)
        , m_columns(m_size)
    {
        const double largest = std::ranges::max(distances);
        for (std::size_t cell = 0; cell < counts.size(); ++cell) {
            m_shares.push_back(counts[cell] / documents);
            m_weights.push_back(largest > 0 ? 1 - distances[cell] / largest : 1);
            m_rows[cell / m_size] += m_shares.back();
            m_columns[cell % m_size] += m_shares.back();
        }
    }

    double observed() const
    {
        double sum = 0;
        for (std::size_t cell = 0; cell < m_shares.size(); ++cell)
            sum += m_shares[cell] * m_weights[cell];
        return sum;
    }
    double byChance() const
    {
        double sum = 0;
        for (std::size_t cell = 0; cell < m_shares.size(); ++cell)
            sum += m_rows[cell / m_size] * m_columns[cell % m_size] * m_weights[cell];
        return sum;
    }
    /// The variance of kappa times the number of documents.
    double variance() const;

private:
    std::size_t m_size;
    std::vector<double> m_shares;
    std::vector<double> m_weights;
    std::vector<double> m_rows;     // the first judge's shares of the grades
    std::vector<double> m_columns;  // the second's
};

double KappaTable::variance() const
{
    std::vector<double> ofRow(m_size);
    std::vector<double> ofColumn(m_size);
    for (std::size_t cell = 0; cell < m_shares.size(); ++cell) {
        ofRow[cell / m_size] += m_columns[cell % m_size] * m_weights[cell];
        ofColumn[cell % m_size] += m_rows[cell / m_size] * m_weights[cell];
    }
    const double agreed = observed();
    const double chance = byChance();
    double squares = 0;
    for (std::size_t cell = 0; cell < m_shares.size(); ++cell) {
        const double term = m_weights[cell] * (1 - chance) -
                            (ofRow[cell / m_size] + ofColumn[cell % m_size]) * (1 - agreed);
        squares += m_shares[cell] * term * term;
    }
    const double mean = agreed * chance - 2 * chance + agreed;
    return (squares - mean * mean) / std::pow(1 - chance, 4);
}

}  // namespace

Result<Agreement, NoAgreement> cohenKappa(std::span<const double> counts,
                                          std::span<const double> distances)
{
    assert(counts.size() == distances.size());
    double documents = 0;
    for (const double count : counts)
        documents += count;
    if (documents == 0)
        return NoAgreement::NothingShared;
    const KappaTable table(counts, distances, documents);
    constexpr double rounding = 1e-14;
    const double chance = table.byChance();
    if (1 - chance < rounding)
        return NoAgreement::OneGrade;
    Agreement agreement;
    agreement.value = (table.observed() - chance) / (1 - chance);
    agreement.documents = static_cast<std::size_t>(documents);
    const double variance = table.variance();
    if (documents > 1 && variance > rounding) {
        const Interval wald = waldInterval(agreement.value, std::sqrt(variance / documents));
        agreement.interval = agreementInterval(agreement.value, agreement.value - wald.low);
    }
    return agreement;
}

Result<Agreement, NoAgreement> cohenKappa(const JudgeGrades& given, std::size_t a, std::size_t b,
                                          GradeDistance distance)
{
    const GradeValues values(given);
    const std::size_t size = values.count();
    if (size > mostGradeValues)
        return NoAgreement::TooManyGrades;
    std::vector<double> counts(size * size);
    for (std::size_t document = 0; document < given.documents(); ++document) {
        const auto grades = given.of(document);
        if (grades[a].hasValue() && grades[b].hasValue())
            ++counts[values.placeOf(grades[a]) * size + values.placeOf(grades[b])];
    }
    if (counts.empty())
        return NoAgreement::NothingShared;
    return cohenKappa(counts, values.distances(distance));
}

}  // namespace core
