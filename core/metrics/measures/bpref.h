// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// bpref: measures how few judged non-relevant documents are ranked above the relevant ones. Each
/// relevant document retrieved adds 1 - min(above, R) / min(N, R); the sum is divided by R.
/// Unjudged documents do not matter.
///
/// A document with no non-relevant document above it adds 1, so N = 0 does not divide by zero (ranx
/// lacks this guard). Range 0 to 1, exact. Undefined when R = 0 (trec_eval says 0). Source: Buckley
/// & Voorhees, SIGIR 2004; trec_eval 9.0.8.
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

    /// Term: (bound - min(above, R)) ÷ bound, equal to trec_eval's to the last bit. `seen`:
    /// non-relevant so far.
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
        /// A judged non-relevant document is worse than an unjudged one.
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
