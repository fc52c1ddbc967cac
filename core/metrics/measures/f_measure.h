// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

namespace core {

/// F: the weighted harmonic mean of P@k and Recall@k. With h relevant documents among the first k,
/// it is h divided by (k + beta² R) / (1 + beta²); for beta = 1, h divided by the mean of k and R.
///
/// Range 0 to 1, exact. Undefined when R = 0 (trec_eval's set_F says 0). Without a cutoff, k is the
/// number of retrieved documents; trec_eval's set_F.x has x = beta². Source: van Rijsbergen,
/// "Information Retrieval", 1979.
struct FMeasure : HitMeasure {
    static constexpr Measure measure = Measure::F1;
    static constexpr std::string_view name = "F1";
    static constexpr std::array<std::string_view, 1> aliases{"F"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::Beta};
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RanksAndRelevant;
    }

    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : FoundKernel<Num>(in)
            , m_retrieved(in.query.ranked().size())
            , m_recallWeight(given<Num>(in.settings.beta) * given<Num>(in.settings.beta))
        {}
        Num attainable(std::size_t cutoff) const
        {
            if (this->relevant() == 0)
                return whole<Num>(0);
            const std::size_t ranks = cutoff == noCutoff ? m_retrieved : cutoff;
            return (whole<Num>(ranks) + m_recallWeight * whole<Num>(this->relevant())) /
                   (whole<Num>(1) + m_recallWeight);
        }

    private:
        std::size_t m_retrieved;
        Num m_recallWeight;
    };
};

}  // namespace core
