// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// Average precision: the sum of the precisions at the ranks of the relevant documents, over R, all
/// relevant documents judged for the query, retrieved or not. Averaged over queries it is MAP.
///
/// Cut at k, the denominator stays R (trec_eval, ranx). The rules can make it min(k, R), k, or the
/// number of hits within k or in the whole list instead. Where ties count as one threshold
/// (JudgedRanking::tiesAreThresholds()), the precision at a relevant document is the precision at
/// the end of its tie, even if the cutoff lies within the tie. Without a cutoff this is
/// scikit-learn's average_precision_score.
///
/// Range 0 to 1, exact. Undefined when R = 0 (trec_eval and ranx say 0, LightGBM and XGBoost 1);
/// with denominator k, only when there is no cutoff and nothing was retrieved. Source: Buckley &
/// Voorhees, "Retrieval System Evaluation", in TREC, MIT Press 2005.
struct AveragePrecision : UsualMeasure {
    static constexpr Measure measure = Measure::Ap;
    static constexpr std::string_view name = "AP";
    static constexpr std::array<std::string_view, 3> aliases{"MAP", "map_cut", "average_precision"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::ApDenominator};
    static constexpr Denominator denominator(const Settings& settings)
    {
        switch (settings.apDenominator) {
        case ApDenominator::Capped:
            return Denominator::RelevantWithinCutoff;
        case ApDenominator::HitsFound:
            return Denominator::HitsFound;
        case ApDenominator::Cutoff:
            return Denominator::RanksRead;
        case ApDenominator::HitsInList:
            return Denominator::HitsInList;
        case ApDenominator::AllRelevant:
            break;
        }
        return Denominator::Relevant;
    }
    static bool isBinary(const Settings&) { return true; }
    /// With HitsFound, a hit near the cutoff can raise the denominator by more than it earns.
    static bool rewardsOrder(const KernelInput& in, std::size_t cutoff)
    {
        return in.settings.apDenominator != ApDenominator::HitsFound ||
               cutoff >= in.query.ranked().size();
    }

    /// Term: relevant so far ÷ rank at a relevant document, 0 elsewhere; both are counted to the
    /// end of the tie if ties are thresholds. `seen`: relevant so far.
    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        static constexpr Combine combine = Combine::Over;

        explicit Kernel(const KernelInput& in)
            : RelevanceKernel<Num>(in)
            , m_retrieved(in.query.ranked().size())
            , m_relevant(in.query.relevant(in.settings.relevantFrom))
            , m_inList(in.query.relevantRetrieved(in.settings.relevantFrom))
            , m_denominator(in.settings.apDenominator)
            , m_tied(in.query.tiesAreThresholds() ? &in.query : nullptr)
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const std::size_t hit = this->isRelevant(grade) ? 1 : 0;
            m_hits += hit;
            if (!m_tied)
                return {whole<Num>(hit * m_hits), whole<Num>(rank), whole<Num>(m_hits)};
            const std::size_t end = m_tied->endOfTie(rank);
            return {whole<Num>(hit * hitsTo(end)), whole<Num>(hit ? end : rank),
                    whole<Num>(m_hits)};
        }
        Num attainable(std::size_t cutoff) const { return whole<Num>(divisor(cutoff)); }
        Undefined whyUndefined() const
        {
            return m_denominator == ApDenominator::Cutoff ? Undefined::NothingRetrieved
                                                          : Undefined::NoRelevant;
        }

    private:
        std::size_t divisor(std::size_t cutoff) const
        {
            const std::size_t atLeast = m_relevant > 0 ? 1 : 0;
            switch (m_denominator) {
            case ApDenominator::Capped:
                return std::min(cutoff, m_relevant);
            case ApDenominator::HitsFound:
                return std::max(m_hits, atLeast);
            case ApDenominator::HitsInList:
                return std::max(m_inList, atLeast);
            case ApDenominator::Cutoff:
                return cutoff == noCutoff ? m_retrieved : cutoff;
            case ApDenominator::AllRelevant:
                break;
            }
            return m_relevant;
        }
        /// Relevant documents at ranks 1..end. `end` must never decrease between calls.
        std::size_t hitsTo(std::size_t end)
        {
            for (; m_counted < end; ++m_counted)
                m_hitsCounted += this->isRelevant(m_tied->ranked()[m_counted]) ? 1 : 0;
            return m_hitsCounted;
        }

        std::size_t m_retrieved;
        std::size_t m_relevant;
        std::size_t m_inList;
        std::size_t m_hits = 0;
        ApDenominator m_denominator;
        const JudgedRanking* m_tied;  ///< null if ties are not thresholds
        std::size_t m_counted = 0;
        std::size_t m_hitsCounted = 0;
    };
};

}  // namespace core
