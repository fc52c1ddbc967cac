// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

namespace core {

/// Recall: relevant documents among the first k, over R, all relevant documents judged for the
/// query.
///
/// Range 0 to 1, exact. Undefined when R = 0 (trec_eval says 0, CatBoost 1).
struct Recall : HitMeasure {
    static constexpr Measure measure = Measure::Recall;
    static constexpr std::string_view name = "Recall";
    static constexpr std::array<std::string_view, 1> aliases{"R"};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Relevant; }

    template <class Num>
    using Kernel = FoundKernel<Num>;
};

/// Capped recall: relevant documents among the first k, over min(k, R), the most that k ranks can
/// hold.
///
/// Range 0 to 1, exact. Undefined when R = 0 (BEIR divides by zero). Equals recall when R <= k.
/// Source: BEIR, Thakur et al. 2021 (R_cap@k); trec_eval calls it relative_P.
struct CappedRecall : HitMeasure {
    static constexpr Measure measure = Measure::RecallCap;
    static constexpr std::string_view name = "Recall_cap";
    static constexpr std::array<std::string_view, 4> aliases{"R_cap", "RCap", "recallcap",
                                                             "relative_P"};
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RelevantWithinCutoff;
    }

    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        using FoundKernel<Num>::FoundKernel;

        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(std::min(cutoff, this->relevant()));
        }
    };
};

}  // namespace core
