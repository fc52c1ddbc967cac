#pragma once

#include "core/evaluation/query_scorer.h"
#include "core/result.h"
#include "core/runs/result_order.h"
#include "core/runs/run_findings.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// A query of a run once its documents are known.
struct ScoredQuery {
    std::string query;
    ResultFacts facts;
    const QueryJudgments* judgments = nullptr;  ///< null for a query that nobody judged
    QueryValues values = {};                    ///< only of a judged one
};

/// Sorts and scores one query after another. Each thread has its own.
class QueryReader {
public:
    /// @param qrels must outlive it
    QueryReader(const Qrels& qrels, const QueryScorer& scorer, RankOrder order)
        : m_qrels(qrels)
        , m_scorer(scorer)
        , m_order(order)
    {}

    /// @param documents in file order; sorted after that
    /// @return the place of the document that stands there twice, or what the query tells
    Result<ScoredQuery, std::size_t> score(std::string_view query,
                                           std::vector<RetrievedDocument>& documents)
    {
        if (const auto again = m_order.repeated(documents))
            return *again;
        ScoredQuery scored{std::string(query), m_order.sort(query, documents), m_qrels.find(query)};
        if (scored.judgments)
            scored.values = m_scorer.retrieved(*scored.judgments, documents);
        return scored;
    }

private:
    const Qrels& m_qrels;
    QueryScorer m_scorer;
    ResultOrder m_order;
};

/// Puts together what the queries of a run tell, in any order.
class ScoredRun {
public:
    explicit ScoredRun(const Qrels& qrels)
        : m_qrels(qrels)
        , m_values(qrels.queries.size())
    {}

    /// @param line where the query starts
    void add(ScoredQuery query, std::size_t line)
    {
        m_findings.addQuery(query.query, line, query.facts);
        if (query.judgments)
            m_values[static_cast<std::size_t>(query.judgments - m_qrels.queries.data())] =
                std::move(query.values);
        else
            m_notJudged.push_back(std::move(query.query));
    }

    /// @param lines what they tell
    Findings findings(FindingCounts lines) const { return m_findings.findings(std::move(lines)); }

    /// Leaves nothing behind.
    RunEvaluation evaluation(const QueryScorer& scorer, const EvaluationRules& rules)
    {
        return evaluationOf(m_qrels, std::move(m_values), std::move(m_notJudged), scorer, rules);
    }

private:
    const Qrels& m_qrels;
    RunFindings m_findings;
    std::vector<std::optional<QueryValues>> m_values;  // by place in qrels.queries
    std::vector<std::string> m_notJudged;
};

}  // namespace core
