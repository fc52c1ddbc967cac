#pragma once

#include "core/metric/hits.h"

namespace core {

/// Precision: relevant documents among the first k, over k, however few were retrieved. Without a
/// cutoff, over the number of retrieved documents (trec_eval's set_P).
///
/// Range 0 to 1, exact. Undefined only for an empty ranking, without a cutoff or with
/// denominator=retrieved.
/// Tools disagree for short lists: CatBoost, TF-Ranking and newer XGBoost divide by min(k, n), as
/// denominator=retrieved does.
struct Precision : HitMeasure {
    static constexpr Measure measure = Measure::P;
    static constexpr std::string_view name = "P";
    static constexpr std::array<std::string_view, 3> aliases{"precision", "prec", "pre"};
    static constexpr std::array parameters{Parameter::RelevantFrom,
                                           Parameter::PrecisionDenominator};
    static constexpr Denominator denominator(const Settings& settings)
    {
        return settings.precisionDenominator == PrecisionDenominator::Retrieved
                   ? Denominator::RetrievedWithinCutoff
                   : Denominator::RanksRead;
    }

    template <class Num>
    class Kernel : public HitKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : HitKernel<Num>(in)
            , m_retrieved(in.query.ranked().size())
            , m_most(in.settings.precisionDenominator == PrecisionDenominator::Retrieved
                         ? m_retrieved
                         : noCutoff)
        {}
        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(cutoff == noCutoff ? m_retrieved : std::min(cutoff, m_most));
        }
        Undefined whyUndefined() const { return Undefined::NothingRetrieved; }

    private:
        std::size_t m_retrieved;
        std::size_t m_most;  ///< the denominator's bound
    };
};

}  // namespace core
