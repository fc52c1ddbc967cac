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
    const Discounts& discounts;  ///< as deep as the walk, where the measure discounts
};

/// What a measure does at one rank, see scan(). Copied, a kernel goes on by itself. Besides,
/// - `attainable(cutoff)` is what the sum is divided by, and `whyUndefined()` what it means when
///   that is 0 or less;
/// - `worth(grade)` tells which documents are alike to the measure (equal worth), and which of two
///   that are not should stand above (higher worth);
/// - `isSettled()` is in a kernel that may be done before the end: from then on no rank earns
///   anything and what is attainable stays;
/// - `attainableWalk()` is in one whose attainable is a Walk's sum, which other measures sum too.
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

/// A ranking measure: a header with one struct, and a row in measure_table.cpp. Measures that sum
/// alike inherit the summing from one class (HitKernel, DiscountedGainKernel), so that a group of
/// curves sums once. What UsualMeasure and UsualKernel answer is said only where it is otherwise.
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

/// What most measures answer. A measure adds `measure`, `name` (canonical), `aliases` (read
/// case-insensitively, like the name), `parameters` (which settings it reads) and `Kernel<Num>`.
struct UsualMeasure {
    /// What its table shows.
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Seen,
                Column::Term, Column::Sum,   Column::Value};
    }
    /// Whether the parameter, one of its own, can change the value under the other settings.
    static bool isInForce(Parameter, const Settings&) { return true; }
    /// What the sum is divided by.
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    /// Whether the kernel may run on Fraction.
    static bool rational(const Settings&) { return true; }
    /// Whether the scale ends at 1 while nothing is set, and whether 1 is then best.
    static constexpr bool endsAtOne = true;
    static bool isBestAtOne(const Settings&) { return true; }
    /// Whether the ideal is read, and not the list.
    static constexpr bool walksIdeal = false;
    /// Whether, without ties, a share depends on nothing but rank and grade, and what is attainable
    /// on nothing but the query.
    static constexpr bool isPositional = false;
    /// Whether the value never falls when a document of higher worth takes the place of one above.
    static bool rewardsOrder(const KernelInput&, std::size_t) { return true; }
    /// Whether a share depends, of the documents above, on nothing but which they are.
    static bool forgetsOrder(const Settings&) { return true; }
    /// Whether nothing about a grade counts but whether it is relevant.
    static bool isBinary(const Settings&) { return false; }
    /// What a step through the list stops at.
    static News newsOf(const Settings&, Grade, const Share<double>& share)
    {
        return share.gain > 0 ? News::All : News::None;
    }
};

/// What most kernels answer.
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

/// A kernel to which documents are relevant or not, and nothing else.
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

/// The kernel of a measure with a scale of grades, which leaves no value once a grade above it is
/// read.
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
