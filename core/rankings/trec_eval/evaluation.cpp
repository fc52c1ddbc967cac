// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/evaluation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

/// Lower values are raised to this in a geometric mean.
constexpr double leastForGeometricMean = 0.00001;

class Evaluation {
public:
    Evaluation(const Qrels& qrels, const ScoredTrecRun& run, const TrecScorer& scorer,
               const TakeQuery& takeQuery, const ZScores* zScores)
        : m_qrels(qrels)
        , m_run(run)
        , m_scorer(scorer)
        , m_columns(scorer.columns())
        , m_takeQuery(takeQuery)
        , m_zScores(zScores)
    {
        for (const TrecScorer::Column& column : m_columns)
            m_sums.emplace_back(column.names.size());
    }

    TrecEvaluation all()
    {
        const TrecRules& rules = m_scorer.rules();
        TrecScorer scorer = m_scorer;
        for (std::size_t i = 0; i < m_qrels.queries.size(); ++i) {
            const QueryJudgments& judgments = m_qrels.queries[i];
            if (m_run.queries[i])
                addQuery(judgments.query, *m_run.queries[i]);
            else if (rules.complete && rules.version == TrecVersion::Nine)
                ++m_missing;
            else if (rules.complete)
                addQuery(judgments.query, scorer.missing(judgments));
            else if (rules.version == TrecVersion::Ten) {
                m_evaluation.stop = judgments.query;
                break;
            }
        }
        if (m_evaluation.measured > 0 && !m_evaluation.stop)
            summarise();
        return std::move(m_evaluation);
    }

private:
    void addQuery(const std::string& query, const TrecQueryValues& values)
    {
        auto next = values.values.begin();
        for (std::size_t c = 0; c < m_columns.size(); ++c) {
            const TrecScorer::Column& column = m_columns[c];
            for (std::size_t i = 0; i < column.values(); ++i) {
                double value = summand(column.summary(), *next++);
                if (m_zScores)
                    value = m_zScores->of(query, column.names[i], value);
                m_sums[c][i] += value;
                if (m_takeQuery)
                    addLine(column, i, query, value);
            }
            if (m_takeQuery && column.summary() == TrecSummary::GradesInOrder)
                m_lines.push_back({column.names.front(), query, values.gradesInOrder});
        }
        if (values.hasNoDocument && asksInterpolated())
            m_evaluation.interpolatedNothing.push_back(query);
        ++m_evaluation.measured;
        if (m_takeQuery)
            m_takeQuery(m_lines);
        m_lines.clear();
    }

    bool asksInterpolated() const
    {
        return std::ranges::any_of(m_columns, [](const TrecScorer::Column& column) {
            const std::string_view name = column.request.measure->name;
            return name == "iprec_at_recall" || name == "11pt_avg";
        });
    }

    static double summand(TrecSummary summary, double value)
    {
        return summary == TrecSummary::GeometricMean
                   ? std::log(std::max(value, leastForGeometricMean))
                   : value;
    }

    void addLine(const TrecScorer::Column& column, std::size_t i, std::string_view query,
                 double value)
    {
        if (column.summary() == TrecSummary::Mean)
            m_lines.push_back({column.names[i], query, value});
        else if (column.summary() == TrecSummary::Sum)
            m_lines.push_back({column.names[i], query, count(value)});
    }

    /// Counts in standard deviations are no whole numbers.
    decltype(TrecLine::value) count(double value) const
    {
        if (m_zScores)
            return value;
        return static_cast<long long>(value);
    }

    void summarise()
    {
        const auto queries = static_cast<double>(m_evaluation.measured + m_missing);
        for (std::size_t c = 0; c < m_columns.size(); ++c)
            for (std::size_t i = 0; i < m_columns[c].names.size(); ++i)
                addSummary(m_columns[c].summary(), m_columns[c].names[i], m_sums[c][i], queries);
    }

    void addSummary(TrecSummary summary, std::string_view name, double sum, double queries)
    {
        const auto add = [&](decltype(TrecLine::value) value) {
            m_evaluation.summary.push_back({name, allQueries, value});
        };
        switch (summary) {
        case TrecSummary::Mean:
            return add(sum / queries);
        case TrecSummary::Sum:
            if (name == "num_rel" && m_scorer.rules().complete)
                return add(count(relevantOfAllLevels()));
            return add(count(sum));
        case TrecSummary::GeometricMean:
            return add(
                std::exp((sum + static_cast<double>(m_missing) * std::log(leastForGeometricMean)) /
                         queries));
        case TrecSummary::Queries:
            return add(count(queries));
        case TrecSummary::RunTag:
            return add(m_run.lastTag);
        case TrecSummary::GradesInOrder:
            return;
        }
    }

    /// With -c, the sum of num_rel ignores -l.
    double relevantOfAllLevels() const
    {
        std::ptrdiff_t relevant = 0;
        for (const QueryJudgments& judgments : m_qrels.queries)
            relevant += std::ranges::count_if(
                judgments.judgments, [](const Judgment& row) { return row.grade.earning() > 0; });
        return static_cast<double>(relevant);
    }

    const Qrels& m_qrels;
    const ScoredTrecRun& m_run;
    const TrecScorer& m_scorer;
    std::span<const TrecScorer::Column> m_columns;
    const TakeQuery& m_takeQuery;
    const ZScores* m_zScores;
    std::vector<std::vector<double>> m_sums;  // by column, then name
    std::vector<TrecLine> m_lines;            // of one query
    std::size_t m_missing = 0;                ///< counted only in the divisor
    TrecEvaluation m_evaluation;
};

}  // namespace

TrecEvaluation evaluateLikeTrec(const Qrels& qrels, const ScoredTrecRun& run,
                                const TrecScorer& scorer, const TakeQuery& takeQuery,
                                const ZScores* zScores)
{
    return Evaluation(qrels, run, scorer, takeQuery, zScores).all();
}

}  // namespace core
