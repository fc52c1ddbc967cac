// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// Reciprocal rank: 1 over the rank of the first relevant document, or of the first document with
/// the highest judged grade. Averaged over queries it is MRR.
///
/// Range 0 to 1, exact. Undefined when R = 0 (tools say 0); if nothing is found within the cutoff,
/// it is 0. With nohit=skip it is undefined instead, also when R = 0, so that a mean skips the
/// query. Source: Voorhees, TREC-8 question answering track, 1999; highest grade: Liu, "Learning to
/// Rank for Information Retrieval", 2009.
struct ReciprocalRank : UsualMeasure {
    static constexpr Measure measure = Measure::Rr;
    static constexpr std::string_view name = "RR";
    static constexpr std::array<std::string_view, 3> aliases{"MRR", "recip_rank",
                                                             "reciprocal_rank"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::RrTarget,
                                           Parameter::NoHit};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Gain, Column::Term, Column::Value};
    }
    static bool isBinary(const Settings& settings)
    {
        return settings.rrTarget == RrTarget::FirstRelevant;
    }

    /// Term: 1 ÷ rank at the target, 0 elsewhere. `seen` is 1 from the target on.
    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        static constexpr Combine combine = Combine::Over;

        explicit Kernel(const KernelInput& in)
            : m_threshold(in.settings.relevantFrom)
            , m_exists(in.query.relevant(in.settings.relevantFrom) > 0)
            , m_leaveOut(in.settings.noHit == NoHit::LeaveOut)
        {
            if (in.settings.rrTarget == RrTarget::HighestGrade && m_exists)
                m_threshold = in.query.judgedBestFirst().front().value();
        }
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const bool first = !m_found && grade.isRelevant(m_threshold);
            m_found = m_found || first;
            return {whole<Num>(first ? 1 : 0), whole<Num>(rank), whole<Num>(m_found ? 1 : 0)};
        }
        Num attainable(std::size_t) const
        {
            return whole<Num>(m_exists && (m_found || !m_leaveOut) ? 1 : 0);
        }
        bool isSettled() const { return m_found; }
        Undefined whyUndefined() const
        {
            return m_leaveOut ? Undefined::NoHit : Undefined::NoRelevant;
        }
        double worth(Grade grade) const { return grade.isRelevant(m_threshold) ? 1 : 0; }

    private:
        double m_threshold;
        bool m_exists;
        bool m_leaveOut;
        bool m_found = false;
    };
};

}  // namespace core
