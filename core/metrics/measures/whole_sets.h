// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

namespace core {

/// Number of documents retrieved; with a cutoff, at most k. trec_eval's num_ret, but averaged over
/// queries instead of summed. Never undefined.
struct RetrievedCount : UsualMeasure {
    static constexpr Measure measure = Measure::Retrieved;
    static constexpr std::string_view name = "num_ret";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr std::array<Parameter, 0> parameters{};
    static constexpr bool endsAtOne = false;
    static constexpr bool isPositional = true;
    static bool isBinary(const Settings&) { return true; }
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum};
    }

    template <class Num>
    class Kernel : public UsualKernel<Num> {
    public:
        explicit Kernel(const KernelInput&) {}
        Share<Num> operator()(std::size_t rank, Grade)
        {
            return {whole<Num>(1), whole<Num>(1), whole<Num>(rank)};
        }
        double worth(Grade) const { return 0; }
    };
};

/// Number of relevant documents retrieved; with a cutoff, among the first k. trec_eval's
/// num_rel_ret, ranx's hits. Never undefined.
struct RelevantRetrievedCount : HitMeasure {
    static constexpr Measure measure = Measure::RelevantRetrieved;
    static constexpr std::string_view name = "num_rel_ret";
    static constexpr std::array<std::string_view, 1> aliases{"hits"};
    static constexpr bool endsAtOne = false;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade, Column::Term, Column::Sum};
    }

    template <class Num>
    using Kernel = HitKernel<Num>;
};

/// R, the number of relevant documents, retrieved or not: trec_eval's num_rel. It is counted on the
/// ideal ranking, so a cutoff gives min(k, R). Never undefined.
struct RelevantCount : RelevantRetrievedCount {
    static constexpr Measure measure = Measure::Relevant;
    static constexpr std::string_view name = "num_rel";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr bool walksIdeal = true;
};

/// Number of retrieved documents judged not relevant; with a cutoff, among the first k. trec_eval's
/// num_nonrel_judged_ret. Never undefined.
struct NonRelevantRetrievedCount : RelevantRetrievedCount {
    static constexpr Measure measure = Measure::NonRelevantRetrieved;
    static constexpr std::string_view name = "num_nonrel_judged_ret";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr bool isPositional = true;

    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        using RelevanceKernel<Num>::RelevanceKernel;

        Share<Num> operator()(std::size_t, Grade grade)
        {
            const std::size_t counts = grade.isJudged() && !this->isRelevant(grade) ? 1 : 0;
            m_count += counts;
            return {whole<Num>(counts), whole<Num>(1), whole<Num>(m_count)};
        }
        double worth(Grade grade) const
        {
            return grade.isJudged() && !this->isRelevant(grade) ? 1 : 0;
        }

    private:
        std::size_t m_count = 0;
    };
};

/// Utility: the number of relevant minus the number of other documents retrieved. With a cutoff,
/// among the first k.
///
/// Any whole number. Never undefined. Source: trec_eval's utility with weights 1, -1, 0 and 0.
struct Utility : RelevantRetrievedCount {
    static constexpr Measure measure = Measure::Utility;
    static constexpr std::string_view name = "utility";
    static constexpr std::array<std::string_view, 0> aliases{};
    static News newsOf(const Settings&, Grade, const Share<double>&) { return News::All; }

    template <class Num>
    class Kernel : public RelevanceKernel<Num> {
    public:
        using RelevanceKernel<Num>::RelevanceKernel;

        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            const Num one = whole<Num>(1);
            return {this->isRelevant(grade) ? one : whole<Num>(0) - one, one, whole<Num>(rank)};
        }
    };
};

/// Counts relevant documents in the retrieved set, which may be empty.
template <class Num>
class FoundSetKernel : public FoundKernel<Num> {
public:
    explicit FoundSetKernel(const KernelInput& in)
        : FoundKernel<Num>(in)
        , m_retrieved(in.query.ranked().size())
    {}
    Undefined whyUndefined() const
    {
        return this->relevant() == 0 ? Undefined::NoRelevant : Undefined::NothingRetrieved;
    }

protected:
    std::size_t retrieved() const { return m_retrieved; }

private:
    std::size_t m_retrieved;
};

/// Precision times recall of the whole set: hits² / (n R). The hits count 1, 3, 5 …, so their sum
/// is the square of their number. With a cutoff, the set is the first k documents.
///
/// Range 0 to 1, exact. Undefined when R = 0 or nothing was retrieved (trec_eval says 0).
/// Source: trec_eval's set_map.
struct SetAveragePrecision : HitMeasure {
    static constexpr Measure measure = Measure::SetMap;
    static constexpr std::string_view name = "set_map";
    static constexpr std::array<std::string_view, 1> aliases{"set_AP"};
    static constexpr bool isPositional = false;
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Seen, Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RetrievedTimesRelevant;
    }

    template <class Num>
    class Kernel : public FoundSetKernel<Num> {
    public:
        using FoundSetKernel<Num>::FoundSetKernel;

        /// Term: 2 hits - 1 at a relevant document, 0 elsewhere. `seen`: relevant so far.
        Share<Num> operator()(std::size_t, Grade grade)
        {
            const std::size_t hit = this->isRelevant(grade) ? 1 : 0;
            m_hits += hit;
            return {whole<Num>(hit * (2 * m_hits - hit)), whole<Num>(1), whole<Num>(m_hits)};
        }
        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(std::min(cutoff, this->retrieved())) * whole<Num>(this->relevant());
        }

    private:
        std::size_t m_hits = 0;
    };
};

/// Relevant documents over the most that the retrieved set could hold: hits / min(n, R). With a
/// cutoff, the set is the first k documents.
///
/// Range 0 to 1, exact. Undefined when R = 0 or nothing was retrieved (trec_eval says 0).
/// Source: trec_eval's set_relative_P.
struct SetRelativePrecision : HitMeasure {
    static constexpr Measure measure = Measure::SetRelativeP;
    static constexpr std::string_view name = "set_relative_P";
    static constexpr std::array<std::string_view, 0> aliases{};
    static constexpr Denominator denominator(const Settings&)
    {
        return Denominator::RelevantWithinCutoff;
    }

    template <class Num>
    class Kernel : public FoundSetKernel<Num> {
    public:
        using FoundSetKernel<Num>::FoundSetKernel;

        Num attainable(std::size_t cutoff) const
        {
            return whole<Num>(std::min({cutoff, this->retrieved(), this->relevant()}));
        }
    };
};

}  // namespace core
