// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/evaluate.h"

#include <algorithm>

namespace core {

/// Exact terms are kept for this many ranks only: nobody reads fractions further down.
inline constexpr std::size_t mostExactRanks = 1000;

/// Breaks a value down into its terms. It runs the same scans as quotientOf() and curveOf(), with
/// sinks that record each step. O(ranks), about 110 bytes per rank.
template <class M>
class Explainer {
public:
    Explainer(const KernelInput& in, const MeasureSpec& definition)
        : m_in(in)
        , m_cutoff(definition.cutoff.value_or(noCutoff))
    {
        m_result.definition = definition;
    }

    Explanation run() &&
    {
        describe();
        const auto ranking = rankingOf<M>(m_in.query, m_in.settings);
        std::size_t length = ranking.size();
        if constexpr (hasIdeal)
            length = std::max(length, upTo(idealEnd(), ideal()).size());
        if constexpr (M::denominator(Settings{}) == Denominator::IdealReader)
            length = std::max(length, gainsOfIdeal());
        m_result.ranks.reserve(length);
        traceRanking(ranking, length);
        if constexpr (hasIdeal)
            traceIdeal();
        if (M::rational(m_in.settings))
            traceExact(upTo(mostExactRanks, ranking));
        return std::move(m_result);
    }

private:
    static constexpr bool hasIdeal = M::denominator(Settings{}) == Denominator::Ideal;

    std::span<const Grade> ideal() const { return idealRanking(m_in.query, m_in.settings); }
    std::size_t idealEnd() const { return idealCutoff(m_in.query, m_in.settings, m_cutoff); }

    /// The number of ranks at which the ideal order earns a gain.
    std::size_t gainsOfIdeal() const
    {
        const auto best = upTo(m_cutoff, ideal());
        return static_cast<std::size_t>(std::count_if(
            best.begin(), best.end(), [](Grade grade) { return grade.earning() > 0; }));
    }

    void describe()
    {
        const Quotient whole = quotientOf<M>(m_in, m_cutoff);
        m_result.earned = whole.earned;
        m_result.attainable = whole.attainable;
        m_result.denominator = whole.denominator;
        m_result.value = whole.value;
        m_result.exact = exactOf<M>(m_in, m_cutoff);
        m_result.columns = M::columns(m_in.settings);
        m_result.retrieved = m_in.query.ranked().size();
        m_result.relevant = m_in.query.relevant(m_in.settings.relevantFrom);
        const auto counted = upTo(m_cutoff, m_in.query.ranked());
        for (std::size_t row = 0; row < counted.size(); ++row)
            if (counted[row].isRelevant(m_in.settings.relevantFrom))
                m_result.relevantRows.push_back(row);
        m_result.relevantWithinCutoff = m_result.relevantRows.size();
        m_result.topGrade = m_in.settings.topGrade.value_or(m_in.query.topGrade());
    }

    void traceRanking(std::span<const Grade> ranking, std::size_t length)
    {
        KernelOf<M> kernel(m_in);
        const double sum = scan(ranking, kernel, [this](const Step<double>& step, auto& at) {
            ExplainedRank line;
            line.inRanking = true;
            line.grade = step.grade;
            line.gain = step.share.gain;
            line.weight = step.share.weight;
            line.seen = step.share.seen;
            line.term = step.term;
            line.news = M::newsOf(m_in.settings, step.grade, step.share);
            this->add(line, step.sum, at);
        });
        while (m_result.ranks.size() < length) {
            ExplainedRank line;
            if constexpr (hasIdeal)
                line.weight = m_in.discounts.divisor(m_result.ranks.size() + 1);
            add(line, sum, kernel);
        }
    }

    void add(ExplainedRank& line, double sum, auto& kernel)
    {
        line.rank = m_result.ranks.size() + 1;
        line.counted = line.rank <= m_cutoff;
        line.sum = sum;
        m_result.largestTerm = std::max(m_result.largestTerm, line.term);
        line.attainable = kernel.attainable(line.rank);
        line.value = divided(line.sum, line.attainable, kernel.whyUndefined());
        m_result.ranks.push_back(line);
    }

    void traceIdeal()
    {
        DiscountedGainKernel<double> kernel(m_in);
        const auto ranking = upTo(m_result.ranks.size(), ideal());
        const double sum =
            scan(ranking, kernel, [this, end = idealEnd()](const Step<double>& step, auto&) {
                ExplainedRank& line = m_result.ranks[step.rank - 1];
                line.inIdeal = true;
                line.idealCounted = step.rank <= end;
                line.idealGrade = step.grade;
                line.idealGain = step.share.gain;
                line.idealTerm = step.term;
                m_result.largestTerm = std::max(m_result.largestTerm, step.term);
                line.idealSum = step.sum;
            });
        for (std::size_t i = ranking.size(); i < m_result.ranks.size(); ++i)
            m_result.ranks[i].idealSum = sum;
    }

    void traceExact(std::span<const Grade> ranking)
    {
        m_result.exactRanks.reserve(ranking.size());
        KernelOf<M, Fraction> kernel(m_in);
        scan(ranking, kernel, [this](const Step<Fraction>& step, auto& at) {
            m_result.exactRanks.push_back({ifExact(step.term), ifExact(step.sum),
                                           divided(step.sum, at.attainable(step.rank))});
        });
    }

    static std::optional<Fraction> ifExact(const Fraction& number)
    {
        return number.exact() ? std::optional(number) : std::nullopt;
    }

    KernelInput m_in;
    std::size_t m_cutoff;
    Explanation m_result;
};

}  // namespace core
