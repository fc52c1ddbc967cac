// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/krippendorff_alpha.h"

#include "core/foundation/bounded_draw.h"
#include "core/metrics/statistics/quantile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

namespace core {

namespace {

/// How often two grades meet in a document, weighted so that each grade counts once.
struct Meeting {
    std::size_t cell = 0;
    double weight = 0;
};

class Coincidences {
public:
    Coincidences(const JudgeGrades& given, GradeDistance distance)
        : m_values(given)
        , m_distance(distance)
    {
        if (m_values.count() > mostGradeValues)
            return;
        if (distance != GradeDistance::Ordinal)
            m_distances = m_values.distances(distance);
        for (std::size_t document = 0; document < given.documents(); ++document)
            add(given.of(document));
    }

    std::size_t values() const { return m_values.count(); }
    std::size_t documents() const { return m_patternOf.size(); }
    double alpha() const { return alphaOf(m_counts); }
    /// Alpha of documents drawn with replacement; NaN if all their grades are equal.
    double drawn(MersenneTwister& random) const;

private:
    void add(std::span<const Grade> grades);
    double alphaOf(std::span<const double> documentsByPattern) const;
    double distanceOf(std::size_t a, std::size_t b, std::span<const double> totals) const;

    GradeValues m_values;
    GradeDistance m_distance;
    std::vector<double> m_distances;
    std::map<std::vector<std::size_t>, std::size_t> m_patterns;
    std::vector<std::vector<Meeting>> m_meetings;  // by pattern
    std::vector<std::size_t> m_patternOf;          // by document
    std::vector<double> m_counts;                  // documents by pattern
};

/// The meetings of the grades of one document.
std::vector<Meeting> meetingsOf(const std::vector<std::size_t>& grades, std::size_t values)
{
    std::map<std::size_t, double> weights;
    for (std::size_t i = 0; i < grades.size(); ++i)
        for (std::size_t j = 0; j < grades.size(); ++j)
            if (i != j)
                weights[grades[i] * values + grades[j]] +=
                    1.0 / static_cast<double>(grades.size() - 1);
    std::vector<Meeting> meetings;
    for (const auto& [cell, weight] : weights)
        meetings.push_back({cell, weight});
    return meetings;
}

void Coincidences::add(std::span<const Grade> grades)
{
    std::vector<std::size_t> places;
    for (const Grade grade : grades)
        if (grade.hasValue())
            places.push_back(m_values.placeOf(grade));
    if (places.size() < 2)
        return;
    std::ranges::sort(places);
    const auto [pattern, isNew] = m_patterns.try_emplace(places, m_meetings.size());
    if (isNew) {
        m_meetings.push_back(meetingsOf(places, m_values.count()));
        m_counts.push_back(0);
    }
    m_patternOf.push_back(pattern->second);
    ++m_counts[pattern->second];
}

double Coincidences::distanceOf(std::size_t a, std::size_t b, std::span<const double> totals) const
{
    if (m_distance != GradeDistance::Ordinal)
        return m_distances[a * m_values.count() + b];
    double between = (totals[a] + totals[b]) / 2;
    for (std::size_t grade = std::min(a, b) + 1; grade < std::max(a, b); ++grade)
        between += totals[grade];
    return a == b ? 0 : between * between;
}

double Coincidences::alphaOf(std::span<const double> documentsByPattern) const
{
    const std::size_t size = m_values.count();
    std::vector<double> cells(size * size);
    std::vector<double> totals(size);
    double sum = 0;
    for (std::size_t pattern = 0; pattern < m_meetings.size(); ++pattern)
        for (const Meeting& meeting : m_meetings[pattern]) {
            const double weight = meeting.weight * documentsByPattern[pattern];
            cells[meeting.cell] += weight;
            totals[meeting.cell / size] += weight;
            sum += weight;
        }
    double observed = 0;
    double expected = 0;
    for (std::size_t a = 0; a < size; ++a)
        for (std::size_t b = 0; b < a; ++b) {
            const double distance = distanceOf(a, b, totals);
            observed += cells[a * size + b] * distance;
            expected += totals[a] * totals[b] * distance;
        }
    return expected > 0 ? 1 - (sum - 1) * observed / expected
                        : std::numeric_limits<double>::quiet_NaN();
}

double Coincidences::drawn(MersenneTwister& random) const
{
    const BoundedDraw draw(static_cast<std::uint32_t>(m_patternOf.size()));
    std::vector<double> counts(m_meetings.size());
    for (std::size_t i = 0; i < m_patternOf.size(); ++i)
        ++counts[m_patternOf[draw(random)]];
    return alphaOf(counts);
}

}  // namespace

Result<Agreement, NoAgreement> krippendorffAlpha(const JudgeGrades& given, GradeDistance distance,
                                                 const RandomRounds& rounds, const Threads& threads,
                                                 const std::stop_token& stop)
{
    const Coincidences coincidences(given, distance);
    if (coincidences.values() > mostGradeValues)
        return NoAgreement::TooManyGrades;
    if (coincidences.documents() == 0)
        return NoAgreement::NothingShared;
    Agreement agreement;
    agreement.value = coincidences.alpha();
    if (std::isnan(agreement.value))
        return NoAgreement::OneGrade;
    agreement.method = AgreementInterval::Bootstrap;
    agreement.documents = coincidences.documents();
    if (agreement.documents == 1 || agreement.value == 1)
        return agreement;
    std::vector<double> drawn = drawRounds(rounds, threads, stop, [&](MersenneTwister& random) {
        return std::array{coincidences.drawn(random)};
    });
    std::erase_if(drawn, [](double alpha) { return std::isnan(alpha); });
    std::ranges::sort(drawn);
    if (drawn.size() > 1 && drawn.front() < drawn.back())
        agreement.interval = Interval{quantile(0.025, drawn), quantile(0.975, drawn)};
    return agreement;
}

}  // namespace core
