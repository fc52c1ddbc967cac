// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/cumulated_gain.h"

namespace core {

/// Q-measure: average precision with the blended ratio instead of precision. At the rank r of a
/// relevant document the ratio is (C + cg) / (r + cg*) with beta = 1, where C is the number of
/// relevant documents and cg the sum of the gains down to r, and cg* the sum of the first r gains
/// of the ideal order. The sum of the ratios is divided by min(k, R).
///
/// Beyond rank R, where cg* no longer grows, the ratio still falls with the rank. For binary gains
/// Q is AP with denominator=capped as long as no relevant document is ranked below R; there a term
/// is 2C / (r + R), which exceeds the precision C / r.
///
/// Range 0 to 1, exact for whole grades; negative only if negative grades count as given. Undefined
/// when R = 0. Division by min(k, R) follows NTCIREVAL's Q@k. O(k). Source: Sakai, "New performance
/// metrics based on multigrade relevance", NTCIR-4, 2004.
struct QMeasure : UsualMeasure {
    static constexpr Measure measure = Measure::Q;
    static constexpr std::string_view name = "Q";
    static constexpr std::array<std::string_view, 3> aliases{"Q-measure", "q_measure", "qmeasure"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::Gain,
                                           Parameter::Earners};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Weight,     Column::Seen,
                Column::Term, Column::Sum,   Column::Attainable, Column::Value};
    }
    static bool isInForce(Parameter parameter, const Settings& settings)
    {
        return parameter != Parameter::Earners || settings.gain != Gain::Binary;
    }
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RelevantWithinCutoff;
    }
    static bool isBinary(const Settings& settings) { return settings.gain == Gain::Binary; }
    /// A low-graded document at the top can earn less than the ratios below it lose.
    static bool rewardsOrder(const KernelInput& in, std::size_t) { return isBinary(in.settings); }
    static News newsOf(const Settings& settings, Grade grade, const Share<double>&)
    {
        if (grade.isRelevant(settings.relevantFrom))
            return News::All;
        return GainRule(settings).worth(grade) != 0 ? News::Seen : News::None;
    }

    /// Term: (C + cg) ÷ (rank + cg*) at a relevant document, 0 elsewhere. `seen`: C + cg.
    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        static constexpr Combine combine = Combine::Over;

        explicit Kernel(const KernelInput& in)
            : RelevanceKernel<Num>(in)
            , m_gains(in.settings)
            , m_ideal(in.query.judgedBestFirst())
            , m_relevant(in.query.relevant(in.settings.relevantFrom))
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const bool hit = this->isRelevant(grade);
            m_blended += whole<Num>(hit ? 1 : 0) + m_gains.gain<Num>(grade);
            if (rank <= m_ideal.size())
                m_idealGain += m_gains.gain<Num>(m_ideal[rank - 1]);
            return {hit ? m_blended : whole<Num>(0), whole<Num>(rank) + m_idealGain, m_blended};
        }
        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(std::min(cutoff, m_relevant));
        }
        /// Relevance and gain never move in opposite directions, so their sum orders grades.
        double worth(Grade grade) const
        {
            return RelevanceKernel<Num>::worth(grade) + m_gains.worth(grade);
        }

    private:
        GainRule m_gains;
        std::span<const Grade> m_ideal;
        std::size_t m_relevant;
        Num m_blended = whole<Num>(0);
        Num m_idealGain = whole<Num>(0);
    };
};

}  // namespace core
