#include "core/trec/evaluation.h"

#include "core/evaluation/query_join.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace core {

namespace {

/// No query's value goes into a geometric mean below this.
constexpr double leastForGeometricMean = 0.00001;

/// A measure made ready for many queries, and what they summed to.
struct MeasureColumn {
    TrecRequest request;
    std::vector<std::string> names;
    TrecValues values;
    std::vector<double> sums;

    TrecSummary summary() const { return request.measure->summary; }
};

char gradeSign(Grade grade)
{
    if (!grade.hasValue())
        return '-';
    if (!grade.isJudged())
        return '.';
    return grade.value() > 9 ? '>' : static_cast<char>('0' + static_cast<int>(grade.value()));
}

/// What version 10 says of a query that the run lacks is nothing retrieved, but only for measures
/// with these printed names; the others see one document that nobody judged.
bool isClearedWhenMissing(const std::string& name)
{
    return name == "num_ret" || name == "utility" || name == "rbp_resid" || name.starts_with("unj");
}

class Evaluation {
public:
    Evaluation(const Qrels& qrels, const Run& run, std::span<const TrecRequest> requests,
               const TrecRules& rules, const TakeQuery& takeQuery, const ZScores* zScores)
        : m_qrels(qrels)
        , m_run(run)
        , m_rules(rules)
        , m_takeQuery(takeQuery)
        , m_zScores(zScores)
        , m_join(qrels)
    {
        for (const TrecRequest& request : requests)
            m_columns.push_back({request,
                                 printedNames(request),
                                 request.measure->values(request.parameters, rules),
                                 {}});
        for (MeasureColumn& column : m_columns)
            column.sums.assign(column.names.size(), 0);
    }

    TrecEvaluation all()
    {
        for (const QueryJudgments& judgments : m_qrels.queries) {
            if (const QueryResults* results = m_run.find(judgments.query))
                addQuery(judgments, results->documents, false);
            else if (m_rules.complete)
                addMissing(judgments);
        }
        if (m_evaluation.measured > 0)
            summarise();
        return std::move(m_evaluation);
    }

private:
    void addMissing(const QueryJudgments& judgments)
    {
        if (m_rules.version == TrecVersion::Nine) {
            ++m_missing;
            return;
        }
        addQuery(judgments, {}, true);
    }

    JudgedRanking ranking(const QueryJudgments& judgments,
                          std::span<const RetrievedDocument> documents, bool isMissing)
    {
        if (m_rules.depth)
            documents = documents.first(std::min(*m_rules.depth, documents.size()));
        JudgedRanking judged = m_join(judgments, documents, {}, m_rules.judgedOnly);
        if (!isMissing || m_rules.judgedOnly)
            return judged;
        const auto missed = judged.notRetrieved();
        return JudgedRanking({Grade::unjudged()}, {missed.begin(), missed.end()});
    }

    void addQuery(const QueryJudgments& judgments, std::span<const RetrievedDocument> documents,
                  bool isMissing)
    {
        const TrecQuery query(ranking(judgments, documents, isMissing), m_rules.level);
        for (MeasureColumn& column : m_columns) {
            std::vector<double> values = column.values(query);
            for (std::size_t i = 0; i < values.size(); ++i) {
                if (isMissing && isClearedWhenMissing(column.names[i]))
                    values[i] = 0;
                values[i] = summand(column.summary(), values[i]);
                if (m_zScores)
                    values[i] = m_zScores->of(judgments.query, column.names[i], values[i]);
                column.sums[i] += values[i];
                if (m_takeQuery)
                    addLine(column, i, judgments.query, values[i]);
            }
            if (m_takeQuery && column.summary() == TrecSummary::GradesInOrder)
                m_lines.push_back({column.names.front(), judgments.query,
                                   isMissing ? "''" : gradesOf(column, query)});
        }
        if (query.retrieved == 0 && asksInterpolated())
            m_evaluation.interpolatedNothing.push_back(judgments.query);
        ++m_evaluation.measured;
        if (m_takeQuery)
            m_takeQuery(m_lines);
        m_lines.clear();
    }

    bool asksInterpolated() const
    {
        return std::any_of(m_columns.begin(), m_columns.end(), [](const MeasureColumn& column) {
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

    void addLine(const MeasureColumn& column, std::size_t i, const std::string& query, double value)
    {
        if (column.summary() == TrecSummary::Mean)
            m_lines.push_back({column.names[i], query, value});
        else if (column.summary() == TrecSummary::Sum)
            m_lines.push_back({column.names[i], query, static_cast<long long>(value)});
    }

    static std::string gradesOf(const MeasureColumn& column, const TrecQuery& query)
    {
        const auto ranked = query.ranking.ranked();
        const double most = column.request.parameters.numbers.front();
        const double size = static_cast<double>(ranked.size());
        std::string text = "'";
        for (const Grade grade : ranked.first(static_cast<std::size_t>(std::min(most, size))))
            text += gradeSign(grade);
        return text + "'";
    }

    void summarise()
    {
        const auto queries = static_cast<double>(m_evaluation.measured + m_missing);
        for (const MeasureColumn& column : m_columns) {
            for (std::size_t i = 0; i < column.names.size(); ++i)
                addSummary(column, column.names[i], column.sums[i], queries);
        }
    }

    void addSummary(const MeasureColumn& column, const std::string& name, double sum,
                    double queries)
    {
        const auto add = [&](std::variant<long long, double, std::string> value) {
            m_evaluation.summary.push_back({name, std::string(allQueries), std::move(value)});
        };
        switch (column.summary()) {
        case TrecSummary::Mean:
            return add(sum / queries);
        case TrecSummary::Sum:
            if (name == "num_rel" && m_rules.complete)
                return add(relevantOfAllLevels());
            return add(static_cast<long long>(sum));
        case TrecSummary::GeometricMean:
            return add(
                std::exp((sum + static_cast<double>(m_missing) * std::log(leastForGeometricMean)) /
                         queries));
        case TrecSummary::Queries:
            return add(static_cast<long long>(queries));
        case TrecSummary::RunTag:
            return add(m_run.lastTag);
        case TrecSummary::GradesInOrder:
            return;
        }
    }

    /// Under -c the sum of num_rel knows no -l.
    long long relevantOfAllLevels() const
    {
        long long count = 0;
        for (const QueryJudgments& judgments : m_qrels.queries)
            count += std::count_if(judgments.judgments.begin(), judgments.judgments.end(),
                                   [](const Judgment& row) { return row.grade.earning() > 0; });
        return count;
    }

    const Qrels& m_qrels;
    const Run& m_run;
    TrecRules m_rules;
    const TakeQuery& m_takeQuery;
    const ZScores* m_zScores;
    QueryJoin m_join;
    std::vector<MeasureColumn> m_columns;
    std::vector<TrecLine> m_lines;  // of one query
    std::size_t m_missing = 0;      ///< known by the divisor only
    TrecEvaluation m_evaluation;
};

}  // namespace

TrecEvaluation evaluateLikeTrec(const Qrels& qrels, const Run& run,
                                std::span<const TrecRequest> requests, const TrecRules& rules,
                                const TakeQuery& takeQuery, const ZScores* zScores)
{
    return Evaluation(qrels, run, requests, rules, takeQuery, zScores).all();
}

}  // namespace core
