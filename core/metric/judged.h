#pragma once

#include "core/metric/kernel.h"

namespace core {

/// Judged@k: the share of judged documents among the first min(k, n) retrieved: how much of a value
/// rests on judgments at all.
///
/// Range 0 to 1, exact. Undefined for an empty ranking. Negative grades count as not judged, as in
/// trec_eval. Source: ir_measures; 1 - unj_k of trec_eval 10 when n >= k.
struct JudgedShare {
    static constexpr Measure measure = Measure::Judged;
    static constexpr std::string_view name = "Judged";
    static constexpr std::array<std::string_view, 1> aliases{"J"};
    static constexpr std::array<Parameter, 0> parameters{};
    static constexpr bool endsAtOne = true;
    static constexpr bool isPositional = true;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RetrievedWithinCutoff;
    }
    static bool rational(const Settings&) { return true; }

    /// `seen`: judged documents so far.
    template <class Num>
    class Kernel {
    public:
        using Number = Num;
        static constexpr Combine combine = Combine::Times;

        explicit Kernel(const KernelInput& in)
            : m_retrieved(in.query.ranked().size())
        {}
        Share<Num> operator()(std::size_t, Grade grade)
        {
            m_judged += grade.isJudged() ? 1 : 0;
            return {whole<Num>(grade.isJudged() ? 1 : 0), whole<Num>(1), whole<Num>(m_judged)};
        }
        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(std::min(cutoff, m_retrieved));
        }
        Undefined whyUndefined() const { return Undefined::NothingRetrieved; }
        double worth(Grade grade) const { return grade.isJudged() ? 1 : 0; }

    private:
        std::size_t m_retrieved;
        std::size_t m_judged = 0;
    };
};

}  // namespace core
