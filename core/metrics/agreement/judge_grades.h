// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/result.h"
#include "core/metrics/statistics/paired_t.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace core {

/// The grades that several judges gave the same documents.
struct JudgeGrades {
    std::size_t judges = 0;
    std::vector<Grade> grades;  ///< by document, then by judge; unjudged if a judge gave none

    std::size_t documents() const { return judges == 0 ? 0 : grades.size() / judges; }
    std::span<const Grade> of(std::size_t document) const
    {
        return std::span(grades).subspan(document * judges, judges);
    }
};

/// How much two different grades disagree.
enum class GradeDistance : std::uint8_t {
    Nominal,    ///< 1, whichever they are
    Linear,     ///< |a − b|
    Quadratic,  ///< (a − b)², which Krippendorff calls interval data
    Ordinal,    ///< by how many given grades lie between them, squared; only Krippendorff's alpha
};

/// Why an agreement, or only its interval, is undefined.
enum class NoAgreement : std::uint8_t {
    NothingShared,  ///< no document has grades of two judges
    OneGrade,       ///< every grade is the same, so agreement by chance is certain
    NoSpread,       ///< only of an interval: one document, or all agree to the same degree
    TooManyGrades,  ///< more than mostGradeValues different grades
};

/// Tables of grades by grades stay small.
inline constexpr std::size_t mostGradeValues = 1000;

enum class AgreementInterval : std::uint8_t { Asymptotic, Bootstrap };

/// A coefficient of agreement: 1 is complete agreement, 0 what chance alone would give.
struct Agreement {
    double value = 0;
    Result<Interval, NoAgreement> interval = NoAgreement::NoSpread;  ///< 95 %, at most 1
    AgreementInterval method = AgreementInterval::Asymptotic;
    std::size_t documents = 0;  ///< with grades of two judges or more
};

/// An interval that ends at 1, the largest agreement.
Interval agreementInterval(double value, double half);

/// The different grades in ascending order, and which of them each grade is.
class GradeValues {
public:
    explicit GradeValues(const JudgeGrades& given);

    std::size_t count() const { return m_values.size(); }
    /// Call only for a given grade that hasValue(). O(log count()).
    std::size_t placeOf(Grade grade) const;
    /// The distances of every two, by row; not for GradeDistance::Ordinal.
    std::vector<double> distances(GradeDistance distance) const;
    double operator[](std::size_t place) const { return m_values[place]; }

private:
    std::vector<double> m_values;
};

}  // namespace core
