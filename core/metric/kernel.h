#pragma once

#include "core/judged_ranking.h"
#include "core/metric/columns.h"
#include "core/metric/discount.h"
#include "core/metric/measure.h"
#include "core/metric/parameter.h"
#include "core/metric/scan.h"
#include "core/metric/settings.h"
#include "core/value.h"

#include <array>
#include <string_view>
#include <vector>

namespace core {

/// Everything a kernel may read. A metric is a struct with
/// - `measure`, `name` (canonical), `aliases` (read case-insensitively, like the name),
///   `parameters` (which settings it reads) and `range` where it has an upper end;
/// - `columns(settings)`: what its table shows, `denominator(settings)`: what its sum is divided
/// by,
///   `rational(settings)`: whether its kernel may run on Fraction;
/// - `Kernel<Num>`: see scan(); besides, `kernel.worth(grade)` tells which documents are alike to
///   the metric (equal worth), and which of two that are not should stand above (higher worth);
/// - `isPositional` where, without ties, a share depends on nothing but rank and grade, and what is
///   attainable on nothing but the query;
/// - `rewardsOrder(input, cutoff)` where the value may fall when a document of higher worth takes
///   the place of one above it: whether it never does here;
/// - `isSettled()` in a kernel that may be done before the end: from then on no rank earns anything
///   and what is attainable stays;
/// - `forgetsOrder(settings)` where a share may depend on the order of the documents above: whether
///   here it depends on nothing but which they are.
/// A new metric is such a header, and a row in measure_table.cpp. Measures that sum alike inherit
/// the summing from one class (HitKernel, DiscountedGainKernel), so that a group of curves sums
/// once.
struct KernelInput {
    const JudgedRanking& query;
    const Settings& settings;
    const Discounts& discounts;  ///< as deep as the walk, where the measure discounts
};

/// Whether no grade is above the top of the scale that ERR and graded RBP go by.
inline bool isWithinScale(const KernelInput& in)
{
    const auto judged = in.query.judgedBestFirst();
    return judged.empty() ||
           judged.front().value() <= in.settings.topGrade.value_or(in.query.topGrade());
}

/// Counts relevant documents: the summing of P, recall, capped recall and F, and below success and
/// R-precision. `seen` is the number of relevant documents so far. Kernels equal at their start sum
/// alike.
template <class Num>
class HitKernel {
public:
    using Number = Num;
    static constexpr Combine combine = Combine::Times;

    explicit HitKernel(const KernelInput& in)
        : m_threshold(in.settings.relevantFrom)
    {}

    Share<Num> operator()(std::size_t, Grade grade)
    {
        const bool hit = grade.isRelevant(m_threshold);
        m_hits += hit ? 1 : 0;
        return {whole<Num>(hit ? 1 : 0), whole<Num>(1), whole<Num>(m_hits)};
    }

    Undefined whyUndefined() const { return Undefined::NoRelevant; }
    double worth(Grade grade) const { return grade.isRelevant(m_threshold) ? 1 : 0; }
    bool operator==(const HitKernel&) const = default;

private:
    double m_threshold;
    std::size_t m_hits = 0;
};

}  // namespace core
