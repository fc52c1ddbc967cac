// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

namespace core {

/// Precision: relevant documents among the first k, over k, even if fewer were retrieved. Without a
/// cutoff, over the number of retrieved documents (trec_eval's set_P).
///
/// Range 0 to 1, exact. Undefined for an empty ranking without a cutoff or with
/// denominator=retrieved, and with denominator=capped when R = 0. Tools disagree for short lists:
/// CatBoost, TF-Ranking and newer XGBoost divide by min(k, n), as denominator=retrieved does.
struct Precision : HitMeasure {
    static constexpr Measure measure = Measure::P;
    static constexpr std::string_view name = "P";
    static constexpr std::array<std::string_view, 3> aliases{"precision", "prec", "pre"};
    static constexpr std::array parameters{Parameter::RelevantFrom,
                                           Parameter::PrecisionDenominator};
    static constexpr Denominator denominator(const Settings& settings)
    {
        switch (settings.precisionDenominator) {
        case PrecisionDenominator::Retrieved:
            return Denominator::RetrievedWithinCutoff;
        case PrecisionDenominator::Capped:
            return Denominator::RelevantWithinCutoff;
        case PrecisionDenominator::Cutoff:
            break;
        }
        return Denominator::RanksRead;
    }

    template <class Num>
    class Kernel : public HitKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : HitKernel<Num>(in)
            , m_denominator(in.settings.precisionDenominator)
            , m_retrieved(in.query.ranked().size())
            , m_most(mostOf(in))
        {}
        Num attainable(std::size_t cutoff) const
        {
            const std::size_t places =
                m_denominator == PrecisionDenominator::Cutoff ? m_retrieved : m_most;
            return whole<Num>(cutoff == noCutoff ? places : std::min(cutoff, m_most));
        }
        Undefined whyUndefined() const
        {
            return m_denominator == PrecisionDenominator::Capped ? Undefined::NoRelevant
                                                                 : Undefined::NothingRetrieved;
        }

    private:
        static std::size_t mostOf(const KernelInput& in)
        {
            switch (in.settings.precisionDenominator) {
            case PrecisionDenominator::Retrieved:
                return in.query.ranked().size();
            case PrecisionDenominator::Capped:
                return in.query.relevant(in.settings.relevantFrom);
            case PrecisionDenominator::Cutoff:
                break;
            }
            return noCutoff;
        }

        PrecisionDenominator m_denominator;
        std::size_t m_retrieved;
        std::size_t m_most;  ///< the denominator's bound
    };
};

/// R-precision: relevant documents among the first R, over R; missing ranks of shorter rankings
/// count as not relevant. With a cutoff, only the first k ranks are read.
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
