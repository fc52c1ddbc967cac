// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/kernel.h"

namespace core {

/// Judged@k: the share of judged documents among the first min(k, n) retrieved, that is, how far a
/// value rests on judgments. With counts=holes it is the number of unjudged documents among the
/// first k, over k.
///
/// Range 0 to 1, exact. Undefined for an empty ranking (holes: only without a cutoff). Negative
/// grades count as not judged, as in trec_eval, unless counts=all. Source: ir_measures
/// (counts=all); holes: unj_k of trec_eval 10, and Hole@k of BEIR and MTEB, which do not count a
/// document judged for another query as a hole (JudgmentScope::AnyQuery).
struct JudgedShare : UsualMeasure {
    static constexpr Measure measure = Measure::Judged;
    static constexpr std::string_view name = "Judged";
    static constexpr std::array<std::string_view, 1> aliases{"J"};
    static constexpr std::array parameters{Parameter::JudgedCount};
    static constexpr bool isPositional = true;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings& settings)
    {
        return settings.judgedCount == JudgedCount::Holes ? Denominator::RanksRead
                                                          : Denominator::RetrievedWithinCutoff;
    }
    /// The fewer holes, the better.
    static bool isBestAtOne(const Settings& settings)
    {
        return settings.judgedCount != JudgedCount::Holes;
    }

    /// Term: 1 at a document that counts. `seen`: their number so far.
    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : m_counted(in.settings.judgedCount)
            , m_retrieved(in.query.ranked().size())
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            const std::size_t one = counts(grade) ? 1 : 0;
            m_seen += one;
            return {whole<Num>(one), whole<Num>(1), whole<Num>(m_seen)};
        }
        Num attainable(std::size_t cutoff) const
        {
            const bool cutsAtEnd = m_counted != JudgedCount::Holes || cutoff == noCutoff;
            return whole<Num>(cutsAtEnd ? std::min(cutoff, m_retrieved) : cutoff);
        }
        Undefined whyUndefined() const { return Undefined::NothingRetrieved; }
        double worth(Grade grade) const { return counts(grade) ? 1 : 0; }

    private:
        bool counts(Grade grade) const
        {
            if (m_counted == JudgedCount::All)
                return grade.hasValue();
            return grade.isJudged() == (m_counted == JudgedCount::Judged);
        }

        JudgedCount m_counted;
        std::size_t m_retrieved;
        std::size_t m_seen = 0;
    };
};

}  // namespace core
