#pragma once

#include "core/metric/kernel.h"

namespace core {

/// Expected reciprocal rank: a reader goes down the list and stops at a document of grade g with
/// chance (2^g - 1) / 2^max; ERR is the expected 1 / rank of the stop.
///
/// `max` is the top of the grade scale: the one given, else the highest judged grade (of the whole
/// collection where there is one). gdeval and ir_measures fix it at 4. Range 0 to 1. Undefined when
/// a grade read exceeds the given top. Exact for whole grades. O(k).
/// Source: Chapelle, Metzler, Zhang & Grinspan, CIKM 2009.
struct ExpectedReciprocalRank {
    static constexpr Measure measure = Measure::Err;
    static constexpr std::string_view name = "ERR";
    static constexpr std::array<std::string_view, 1> aliases{"expected_reciprocal_rank"};
    static constexpr std::array parameters{Parameter::TopGrade};
    static constexpr bool endsAtOne = true;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Gain, Column::Seen, Column::Term, Column::Sum};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Nothing; }
    static bool rational(const Settings&) { return true; }
    /// A grade above the scale leaves no value once it is read.
    static bool rewardsOrder(const KernelInput& in, std::size_t) { return isWithinScale(in); }

    /// Gain: the chance to stop here. `seen`: the chance to get here. Weight: that chance ÷ rank.
    template <class Num>
    class Kernel {
    public:
        using Number = Num;
        static constexpr Combine combine = Combine::Times;

        explicit Kernel(const KernelInput& in)
            : m_top(in.settings.topGrade.value_or(in.query.topGrade()))
            , m_scale(powerOfTwo<Num>(m_top))
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            m_aboveScale = m_aboveScale || grade.earning() > m_top;
            const Num reach = m_reach;
            const Num stop = grade.earning() > 0
                                 ? (powerOfTwo<Num>(grade.value()) - whole<Num>(1)) / m_scale
                                 : whole<Num>(0);
            m_reach *= whole<Num>(1) - stop;
            return {stop, reach / whole<Num>(rank), reach};
        }
        Num attainable(std::size_t) const { return whole<Num>(m_aboveScale ? 0 : 1); }
        Undefined whyUndefined() const { return Undefined::GradeAboveScale; }
        double worth(Grade grade) const { return grade.earning(); }

    private:
        double m_top;
        Num m_scale;
        Num m_reach = whole<Num>(1);
        bool m_aboveScale = false;
    };
};

}  // namespace core
