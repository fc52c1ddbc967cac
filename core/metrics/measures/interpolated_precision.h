// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/hits.h"

#include <algorithm>
#include <cmath>

namespace core {

/// How many documents make up a share of `relevant` ones. The share may exceed 1.
inline std::size_t neededFor(double share, std::size_t relevant, RecallRounding rounding)
{
    constexpr double most = 1e15;  // more than any ranking has, and exact as a double
    const double exact = std::min(share * static_cast<double>(relevant), most);
    return static_cast<std::size_t>(rounding == RecallRounding::Up ? std::floor(exact + 0.9)
                                                                   : std::round(exact));
}

/// The best precision so far at or beyond the rank where enough relevant documents are found. It is
/// kept as a quotient of counts, so comparisons do not round.
class BestPrecision {
public:
    /// @param need number of relevant documents needed; 0: every rank counts
    explicit BestPrecision(std::size_t need = 0)
        : m_need(need)
    {}

    /// @param rank the next one
    /// @param hits relevant documents down to it
    void meet(std::size_t rank, std::size_t hits)
    {
        if (hits < m_need || hits * m_rank <= m_hits * rank)
            return;
        m_hits = hits;
        m_rank = rank;
    }
    std::size_t hits() const { return m_hits; }
    /// The rank where precision is best; 1 until enough are found.
    std::size_t rank() const { return m_rank; }
    /// 0 until enough are found.
    template <class Num = double>
    Num value() const
    {
        return whole<Num>(m_hits) / whole<Num>(m_rank);
    }

private:
    std::size_t m_need;
    std::size_t m_hits = 0;
    std::size_t m_rank = 1;
};

/// Interpolated precision at a point of recall: the best precision at or beyond the rank where that
/// share of the relevant documents is found; 0 if it is not reached.
///
/// The rules set how many documents a share needs: share × R + 0.9, rounded down (trec_eval 9.0.8,
/// ranx), or share × R rounded to the nearest (trec_eval 10.0). The value is the number of relevant
/// documents at the best rank, divided by that rank, so it is exact at every cutoff. Range 0 to 1.
/// Undefined when R = 0 (trec_eval says 0). O(k). Source: TREC-2's recall level precision averages,
/// 1993; trec_eval's iprec_at_recall.
struct InterpolatedPrecision : HitMeasure {
    static constexpr Measure measure = Measure::Iprec;
    static constexpr std::string_view name = "iprec";
    static constexpr std::array<std::string_view, 1> aliases{"interpolated_precision"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::RecallPoint,
                                           Parameter::RecallRounding};
    static constexpr bool isPositional = false;
    static bool forgetsOrder(const Settings&) { return false; }
    static std::vector<Column> columns(const Settings&)
    {
        return {Column::Rank, Column::Grade,      Column::Seen, Column::Term,
                Column::Sum,  Column::Attainable, Column::Value};
    }
    static constexpr Denominator denominator(const Settings&) { return Denominator::BestRank; }
    static News newsOf(const Settings& settings, Grade grade, const Share<double>& share)
    {
        if (share.gain > 0)
            return News::All;
        return grade.isRelevant(settings.relevantFrom) ? News::Seen : News::None;
    }

    /// Term: the increase of the number of relevant documents at the best rank. `seen`: relevant so
    /// far.
    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : FoundKernel<Num>(in)
            , m_best(
                  neededFor(in.settings.recallPoint, this->relevant(), in.settings.recallRounding))
        {}
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            m_hits += this->isRelevant(grade) ? 1 : 0;
            const std::size_t before = m_best.hits();
            m_best.meet(rank, m_hits);
            return {whole<Num>(m_best.hits() - before), whole<Num>(1), whole<Num>(m_hits)};
        }
        Num attainable(std::size_t) const
        {
            return whole<Num>(this->relevant() == 0 ? 0 : m_best.rank());
        }

    private:
        BestPrecision m_best;
        std::size_t m_hits = 0;
    };
};

/// 11-point average precision: the mean of the interpolated precisions at recall 0, 0.1, … 1.
///
/// Range 0 to 1, exact. Undefined when R = 0 (trec_eval says 0). O(k + 11 hits).
/// Source: van Rijsbergen, "Information Retrieval", 1979; trec_eval's 11pt_avg.
struct ElevenPointAverage : HitMeasure {
    static constexpr Measure measure = Measure::ElevenPoint;
    static constexpr std::string_view name = "11pt_avg";
    static constexpr std::array<std::string_view, 2> aliases{"11pt", "eleven_point_average"};
    static constexpr std::array parameters{Parameter::RelevantFrom, Parameter::RecallRounding};
    static constexpr bool isPositional = false;
    static bool forgetsOrder(const Settings&) { return false; }
    using UsualMeasure::columns;
    static constexpr Denominator denominator(const Settings&) { return Denominator::Points; }
    static News newsOf(const Settings& settings, Grade grade, const Share<double>& share)
    {
        return InterpolatedPrecision::newsOf(settings, grade, share);
    }

    /// Term: the increase of the sum of the best precisions. `seen`: relevant so far.
    template <class Num>
    class Kernel : public FoundKernel<Num> {
    public:
        explicit Kernel(const KernelInput& in)
            : FoundKernel<Num>(in)
        {
            for (std::size_t i = 0; i < recallPoints; ++i)
                m_best[i] = BestPrecision(neededFor(static_cast<double>(i) / 10, this->relevant(),
                                                    in.settings.recallRounding));
        }
        /// Only a relevant document can raise a precision.
        Share<Num> operator()(std::size_t rank, Grade grade)
        {
            if (!this->isRelevant(grade))
                return {whole<Num>(0), whole<Num>(1), whole<Num>(m_hits)};
            ++m_hits;
            const Num before = m_total;
            m_total = whole<Num>(0);
            // From the last point backwards, as in trec_eval: the order affects the last digit.
            for (auto best = m_best.rbegin(); best != m_best.rend(); ++best) {
                best->meet(rank, m_hits);
                m_total += best->template value<Num>();
            }
            return {m_total - before, whole<Num>(1), whole<Num>(m_hits)};
        }
        Num attainable(std::size_t) const
        {
            return whole<Num>(this->relevant() == 0 ? 0 : recallPoints);
        }

    private:
        std::array<BestPrecision, recallPoints> m_best;
        Num m_total = whole<Num>(0);
        std::size_t m_hits = 0;
    };
};

}  // namespace core
