#pragma once

#include "core/metric/hits.h"

namespace core {

/// R-precision: relevant documents among the first R, over R; shorter rankings are filled up with
/// documents that are not relevant. With a cutoff only the first k ranks are read.
///
/// Range 0 to 1, exact. Undefined when R = 0 (trec_eval says 0).
/// Source: Buckley & Voorhees, "Retrieval System Evaluation", in TREC, MIT Press 2005.
struct RPrecision : HitMeasure {
    static constexpr Measure measure = Measure::Rprec;
    static constexpr std::string_view name = "Rprec";
    static constexpr std::array<std::string_view, 3> aliases{"r_precision", "rprecision",
                                                             "r-precision"};
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::Relevant; }

    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        using FoundKernel<Num>::FoundKernel;

        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            Share<Num> share = HitKernel<Num>::operator()(rank, grade);
            if (rank > this->relevant())
                share.gain = whole<Num>(0);
            return share;
        }
    };
};

}  // namespace core
