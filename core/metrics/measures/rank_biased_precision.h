// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// Rank-biased precision: a reader goes on to the next rank with probability p (the persistence).
/// RBP is the expected gain per document read: the sum of gain × (1 - p) p^(i-1), gain from 0 to 1.
///
/// The gain is binary from the relevance threshold on, the grade over the top of the scale, or the
/// raw grade from the threshold on, as in ranx. Unjudged documents count as 0. Range 0 to 1; for
/// raw grades, 0 to the highest grade. Undefined only if a grade within the cutoff exceeds the
/// scale of graded gains. O(k). Source: Moffat & Zobel, ACM TOIS 27(1), 2008.
struct RankBiasedPrecision : UsualMeasure {
    static constexpr Measure measure = Measure::Rbp;
    static constexpr std::string_view name = "RBP";
    static constexpr std::array<std::string_view, 1> aliases{"rank_biased_precision"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::Persistence,
                                           Parameter::RbpGain, Parameter::TopGrade};
    static std::vector<Column> columns(const Settings& settings)
    {
        if (settings.rbpGain != core::RbpGain::Graded)
            return {Column::Rank, Column::Grade, Column::Weight, Column::Term, Column::Sum};
        return {Column::Rank,   Column::Grade, Column::Gain,
                Column::Weight, Column::Term,  Column::Sum};
    }
    static bool isInForce(Parameter parameter, const Settings& settings)
    {
        if (parameter == Parameter::RelevantFrom)
            return settings.rbpGain != core::RbpGain::Graded;
        return parameter != Parameter::TopGrade || settings.rbpGain == core::RbpGain::Graded;
    }
    static bool isBestAtOne(const Settings& settings)
    {
        return settings.rbpGain != core::RbpGain::Raw;
    }
    static bool rewardsOrder(const KernelInput& in, std::size_t)
    {
        return in.settings.rbpGain != core::RbpGain::Graded || ScaledKernel<double>::holds(in);
    }

    /// Weight: (1 - p) p^(i-1). `seen` is not used.
    template <class Num>
    class Kernel : public ScaledKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : ScaledKernel<Num>(in)
            , m_threshold(in.settings.relevantFrom)
            , m_gain(in.settings.rbpGain)
            , m_persistence(given<Num>(in.settings.persistence))
            , m_weight(whole<Num>(1) - m_persistence)
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            if (m_gain == core::RbpGain::Graded)
                this->meet(grade);
            const Share<Num> share{gain(grade), m_weight, whole<Num>(0)};
            m_weight *= m_persistence;
            return share;
        }
        double worth(Grade grade) const
        {
            if (m_gain == core::RbpGain::Graded)
                return grade.earning();
            if (!grade.isRelevant(m_threshold))
                return 0;
            return m_gain == core::RbpGain::Raw ? grade.earning() : 1;
        }

    private:
        Num gain(Grade grade) const
        {
            if (m_gain == core::RbpGain::Binary)
                return whole<Num>(grade.isRelevant(m_threshold) ? 1 : 0);
            if (!(grade.earning() > 0))
                return whole<Num>(0);
            const Num raw = given<Num>(grade.value());
            if (m_gain == core::RbpGain::Graded)
                return raw / given<Num>(this->top());
            return grade.isRelevant(m_threshold) ? raw : whole<Num>(0);
        }

        double m_threshold;
        core::RbpGain m_gain;
        Num m_persistence;
        Num m_weight;
    };
};

}  // namespace core
