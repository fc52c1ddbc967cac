// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"
#include "core/metrics/scan/walk.h"

namespace core {

/// Expected reciprocal rank: a reader goes down the list and stops at a document of grade g with
/// probability (2^g - 1) / 2^max; ERR is the expected reciprocal of the rank where the reader
/// stops.
///
/// `max` is the top of the grade scale. If it is not set, it is the highest judged grade (of the
/// whole collection, if there is one). gdeval and ir_measures fix it at 4. Range 0 to 1. Undefined
/// when a grade within the cutoff exceeds `max`. Exact for whole grades. O(k). Source: Chapelle,
/// Metzler, Zhang & Grinspan, CIKM 2009.
struct ExpectedReciprocalRank : UsualMeasure {
    static constexpr Measure measure = Measure::Err;
    static constexpr std::string_view name = "ERR";
    static constexpr std::array<std::string_view, 1> aliases{"expected_reciprocal_rank"};
    static constexpr std::array parameters{Parameter::TopGrade};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Gain, Column::Seen, Column::Term, Column::Sum};
    }
    static bool rewardsOrder(const KernelInput& in, std::size_t)
    {
        return ScaledKernel<double>::holds(in);
    }

    /// Gain: the probability of stopping here once reached. `seen`: the probability of reaching
    /// this rank. Weight: `seen` ÷ rank.
    template <class Num>
    class Kernel : public ScaledKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : ScaledKernel<Num>(in)
            , m_scale(powerOfTwo<Num>(this->top()))
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            this->meet(grade);
            const Num reach = m_reach;
            const Num stop = grade.earning() > 0
                                 ? (powerOfTwo<Num>(grade.value()) - whole<Num>(1)) / m_scale
                                 : whole<Num>(0);
            m_reach *= whole<Num>(1) - stop;
            return {stop, reach / whole<Num>(rank), reach};
        }

    private:
        Num m_scale;
        Num m_reach = whole<Num>(1);
    };
};

/// Normalised ERR: ERR over the ERR of all judged documents, best first, both cut at k.
///
/// Range 0 to 1, exact for whole grades. Undefined when no judged document has a gain, and where
/// ERR is undefined. O(k). Source: NTCIREVAL's nERR; Sakai & Song, SIGIR 2011.
struct NormalisedExpectedReciprocalRank : ExpectedReciprocalRank {
    static constexpr Measure measure = Measure::Nerr;
    static constexpr std::string_view name = "nERR";
    static constexpr std::array<std::string_view, 1> aliases{"normalised_err"};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Gain,       Column::Seen,
                Column::Term, Column::Sum,   Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::IdealReader; }

    template <class Num>
    class Kernel : public ExpectedReciprocalRank::Kernel<Num> {
    public:
        using Plain = ExpectedReciprocalRank::Kernel<Num>;

        explicit Kernel(const KernelInput& in)
            : Plain(in)
            , m_ideal(Plain(in), in.query.judgedBestFirst())
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            return Plain::operator()(rank, grade);
        }
        Num attainable(std::size_t cutoff)
        {
            const Num ideal = m_ideal.sumTo(cutoff);
            return isWithinScale() ? ideal : whole<Num>(0);
        }
        Undefined whyUndefined() const
        {
            return isWithinScale() ? Undefined::NoGain : Undefined::GradeAboveScale;
        }

    private:
        bool isWithinScale() const
        {
            return toDouble(Plain::attainable(0)) > 0 &&
                   toDouble(m_ideal.kernel().attainable(0)) > 0;
        }

        Walk<Plain> m_ideal;
    };
};

}  // namespace core
