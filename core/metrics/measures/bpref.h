// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// bpref: for each relevant document retrieved, how few judged non-relevant documents stand above
/// it: 1 - min(above, R) / min(N, R), summed and divided by R. Unjudged documents do not matter.
///
/// With nothing non-relevant above, a document adds 1, so that N = 0 is no division by zero (ranx
/// has none of that guard). Range 0 to 1, exact. Undefined when R = 0 (trec_eval says 0).
/// Source: Buckley & Voorhees, SIGIR 2004; trec_eval 9.0.8.
struct BinaryPreference : UsualMeasure {
    static constexpr Measure measure = Measure::Bpref;
    static constexpr std::string_view name = "Bpref";
    static constexpr std::array<std::string_view, 1> aliases{"binary_preference"};
    static constexpr std::array parameters{Parameter::RelevantFrom};
    static constexpr Denominator denominator(const Settings&) { return Denominator::Relevant; }
    static bool isBinary(const Settings&) { return true; }
    static News newsOf(const Settings& settings, Grade grade, const Share<double>&)
    {
        if (grade.isRelevant(settings.relevantFrom))
            return News::All;
        return grade.isJudged() ? News::Seen : News::None;
    }

    /// Term: (bound - min(above, R)) ÷ bound, to trec_eval's last bit. `seen`: non-relevant so far.
    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        static constexpr Combine combine = Combine::Left;

        explicit Kernel(const KernelInput& in)
            : RelevanceKernel<Num>(in)
            , m_relevant(in.query.relevant(in.settings.relevantFrom))
            , m_bound(std::max<std::size_t>(
                  std::min(in.query.nonrelevant(in.settings.relevantFrom), m_relevant), 1))
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            std::size_t preferred = 0;
            if (this->isRelevant(grade))
                preferred = m_bound - std::min(m_above, m_bound);
            else if (grade.isJudged())
                ++m_above;
            return {whole<Num>(preferred), whole<Num>(m_bound), whole<Num>(m_above)};
        }
        Num attainable(std::size_t) const { return whole<Num>(m_relevant); }
        /// Judged non-relevant is worse than not judged.
        double worth(Grade grade) const
        {
            if (this->isRelevant(grade))
                return 2;
            return grade.isJudged() ? 0 : 1;
        }

    private:
        std::size_t m_relevant;
        std::size_t m_bound;
        std::size_t m_above = 0;
    };
};

}  // namespace core
