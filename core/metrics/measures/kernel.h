// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/measure.h"
#include "core/metrics/measures/parameter.h"
#include "core/metrics/measures/settings.h"
#include "core/metrics/scan/columns.h"
#include "core/metrics/scan/scan.h"

#include <concepts>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// Everything a kernel may read.
struct KernelInput {
    const JudgedRanking& query;
    const Settings& settings;
    const Discounts& discounts;  ///< at least as deep as the walk if the measure discounts
};

/// What a measure does at one rank; see scan(). A copy continues independently. A kernel also has
/// - `attainable(cutoff)`, the divisor of the sum, and `whyUndefined()`, the reason if that is 0 or
///   less;
/// - `worth(grade)`: documents of equal worth are interchangeable to the measure, and those of
///   higher worth should be ranked above others;
/// - optionally `isSettled()`: true once no later rank can earn anything or change what is
///   attainable;
/// - optionally `attainableWalk()`, if the attainable sum comes from a Walk that other measures
///   share.
template <class Kernel, class Num = double>
concept RankKernel = std::constructible_from<Kernel, const KernelInput&> && std::copyable<Kernel> &&
    std::same_as<typename Kernel::Number, Num> &&
    requires(Kernel kernel, const Kernel start, std::size_t rank, Grade grade)
{
    Combine{Kernel::combine};
    Share<Num>{kernel(rank, grade)};
    Num{kernel.attainable(rank)};
    Undefined{start.whyUndefined()};
    double{start.worth(grade)};
};

template <class M, class Num = double>
using KernelOf = typename M::template Kernel<Num>;

/// A ranking measure: a header with one struct, and a row in measure_table.cpp. Measures with the
/// same sum inherit it from one class (HitKernel, DiscountedGainKernel), so that a group of curves
/// computes it once. A measure defines only what differs from UsualMeasure and UsualKernel.
template <class M>
concept RankingMeasure = requires(Parameter parameter, const Settings& settings,
                                  const KernelInput& in, std::size_t cutoff, Grade grade,
                                  const Share<double>& share)
{
    Measure{M::measure};
    std::string_view{M::name};
    std::span<const std::string_view>{M::aliases};
    std::span<const Parameter>{M::parameters};
    std::vector<Column>{M::columns(settings)};
    Denominator{M::denominator(settings)};
    bool{M::isInForce(parameter, settings)};
    bool{M::rational(settings)};
    bool{M::endsAtOne};
    bool{M::isBestAtOne(settings)};
    bool{M::walksIdeal};
    bool{M::isPositional};
    bool{M::rewardsOrder(in, cutoff)};
    bool{M::forgetsOrder(settings)};
    bool{M::isBinary(settings)};
    News{M::newsOf(settings, grade, share)};
    requires RankKernel<KernelOf<M>>;
    requires RankKernel<KernelOf<M, Fraction>, Fraction>;
};

/// Defaults for measures. A measure adds `measure`, `name` (canonical), `aliases` (read
/// case-insensitively, like the name), `parameters` (which settings it reads) and `Kernel<Num>`.
struct UsualMeasure {
    /// The columns of its table.
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Seen,
                Column::Term, Column::Sum,   Column::Value};
    }
    /// Whether a parameter of the measure can change the value under the other settings.
    static bool isInForce(Parameter, const Settings&) { return true; }
    /// The divisor of the sum.
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    /// Whether the kernel may run on Fraction.
    static bool rational(const Settings&) { return true; }
    /// Whether the scale ends at 1 under the default settings.
    static constexpr bool endsAtOne = true;
    static bool isBestAtOne(const Settings&) { return true; }
    /// Whether the measure reads the ideal ranking instead of the list.
    static constexpr bool walksIdeal = false;
    /// Whether, without ties, a share depends only on rank and grade, and the attainable sum only
    /// on the query.
    static constexpr bool isPositional = false;
    /// Whether the value never falls when a document changes places with one of lower worth above
    /// it.
    static bool rewardsOrder(const KernelInput&, std::size_t) { return true; }
    /// Whether a share depends on which documents are above, but not on their order.
    static bool forgetsOrder(const Settings&) { return true; }
    /// Whether a grade counts only as relevant or not.
    static bool isBinary(const Settings&) { return false; }
    /// What step mode stops at.
    static News newsOf(const Settings&, Grade, const Share<double>& share)
    {
        return share.gain > 0 ? News::All : News::None;
    }
};

/// Defaults for kernels.
template <class Num>
class UsualKernel {
public:
    using Number = Num;
    static constexpr Combine combine = Combine::Times;

    Num attainable(std::size_t) const { return whole<Num>(1); }
    Undefined whyUndefined() const { return Undefined::NoRelevant; }
    double worth(Grade grade) const { return grade.earning(); }
    bool operator==(const UsualKernel&) const = default;
};

/// A kernel that sees documents only as relevant or not.
template <class Num>
class RelevanceKernel : public UsualKernel<Num> {
public:
    explicit RelevanceKernel(const KernelInput& in)
        : m_threshold(in.settings.relevantFrom)
    {}
    double worth(Grade grade) const { return isRelevant(grade) ? 1 : 0; }
    bool operator==(const RelevanceKernel&) const = default;

protected:
    bool isRelevant(Grade grade) const { return grade.isRelevant(m_threshold); }

private:
    double m_threshold;
};

/// The kernel of a measure with a grade scale. The value is undefined once a grade above the scale
/// is read.
template <class Num>
class ScaledKernel : public UsualKernel<Num> {
public:
    explicit ScaledKernel(const KernelInput& in)
        : m_top(in.settings.topGrade.value_or(in.query.topGrade()))
    {}
    Num attainable(std::size_t) const { return whole<Num>(m_isAboveScale ? 0 : 1); }
    Undefined whyUndefined() const { return Undefined::GradeAboveScale; }

    /// Whether the query has no grade above the scale.
    static bool holds(const KernelInput& in)
    {
        const auto judged = in.query.judgedBestFirst();
        return judged.empty() || judged.front().value() <= ScaledKernel(in).m_top;
    }

protected:
    double top() const { return m_top; }
    void meet(Grade grade) { m_isAboveScale = m_isAboveScale || grade.earning() > m_top; }

private:
    double m_top;
    bool m_isAboveScale = false;
};

}  // namespace core
