// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// infAP: average precision, inferred from a pool of which only a sample was judged. At a relevant
/// document of rank i > 1, the precision above it is estimated as the share of pooled documents
/// among the i - 1 above, times the share of relevant ones among the judged, smoothed by 0.00001.
/// The sum of the expected precisions is divided by R. A negative grade marks a document as pooled
/// but not judged; a document without a grade was not pooled.
///
/// Range 0 to 1; not shown as an exact fraction, because the smoothing makes it differ from AP in
/// the sixth digit even if everything is judged. Undefined when R = 0 (trec_eval says 0). O(k).
/// Source: Yilmaz & Aslam, CIKM 2006; trec_eval 9.0.8.
struct InferredAveragePrecision : UsualMeasure {
    static constexpr Measure measure = Measure::InfAp;
    static constexpr std::string_view name = "infAP";
    static constexpr std::array<std::string_view, 1> aliases{"inferred_ap"};
    static constexpr std::array parameters{Parameter::RelevantFrom};
    static constexpr Denominator denominator(const Settings&) { return Denominator::Relevant; }
    static bool rational(const Settings&) { return false; }
    static bool isBinary(const Settings&) { return true; }
    /// A document above a relevant one can raise or lower the estimate for those below.
    static bool rewardsOrder(const KernelInput&, std::size_t) { return false; }

    /// Term: the expected precision at a relevant document, 0 elsewhere. `seen`: relevant documents
    /// so far.
    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : RelevanceKernel<Num>(in)
            , m_all(in.query.relevant(in.settings.relevantFrom))
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            if (this->isRelevant(grade)) {
                const Num precision = expectedPrecision(rank - 1);
                ++m_relevant;
                return {whole<Num>(1), precision, whole<Num>(m_relevant)};
            }
            if (grade.isJudged())
                ++m_nonrelevant;
            else if (grade.hasValue())
                ++m_notSampled;
            return {whole<Num>(0), whole<Num>(0), whole<Num>(m_relevant)};
        }
        Num attainable(std::size_t) const { return whole<Num>(m_all); }
        double worth(Grade grade) const
        {
            if (this->isRelevant(grade))
                return 3;
            if (grade.isJudged())
                return 0;
            return grade.hasValue() ? 2 : 1;
        }

    private:
        Num expectedPrecision(std::size_t above) const
        {
            if (above == 0)
                return whole<Num>(1);
            const Num smoothing = given<Num>(0.00001);
            const Num ranks = whole<Num>(above);
            const Num judged = whole<Num>(m_relevant + m_nonrelevant);
            const Num pooled = whole<Num>(m_relevant + m_nonrelevant + m_notSampled) / ranks;
            const Num relevant =
                (whole<Num>(m_relevant) + smoothing) / (judged + whole<Num>(2) * smoothing);
            const Num one = whole<Num>(1);
            return one / (ranks + one) + ranks / (ranks + one) * pooled * relevant;
        }

        std::size_t m_all;
        std::size_t m_relevant = 0;
        std::size_t m_nonrelevant = 0;
        std::size_t m_notSampled = 0;
    };
};

}  // namespace core
