#include "core/evaluation/split_evaluation.h"

#include "core/evaluation/scored_run.h"
#include "core/file/lines.h"
#include "core/runs/run_by_query.h"

#include <atomic>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Scores the queries of a run, several at once.
class SplitScoring {
public:
    SplitScoring(const Qrels& qrels, const RunByQuery& run, RankOrder order,
                 const ScoreReading& scores, const QueryScorer& scorer, Loading* loading)
        : m_qrels(qrels)
        , m_run(run)
        , m_order(order)
        , m_scores(scores)
        , m_scorer(scorer)
        , m_loading(loading)
        , m_scored(run.queries().size())
    {}

    void score(const Threads& threads)
    {
        threads.run(threads.count(), [this](std::size_t) { work(); });
    }

    /// By place in the run's queries.
    std::vector<std::optional<ScoredQuery>>& scored() { return m_scored; }
    /// Documents that stand there twice.
    std::span<const RunByQuery::Place> repeated() const { return m_repeated; }

private:
    void work()
    {
        QueryReader reader(m_qrels, m_scorer, m_order);
        RunLines lines(m_scores);
        std::vector<RetrievedDocument> documents;
        for (std::size_t i = m_next++; i < m_scored.size(); i = m_next++) {
            if (m_loading && m_loading->isStopped())
                return;
            m_run.read(i, lines, documents);
            auto scored = reader.score(m_run.queries()[i].id, documents);
            if (scored)
                m_scored[i] = *std::move(scored);
            else
                keepRepeated({i, scored.error()});
        }
    }

    void keepRepeated(const RunByQuery::Place& place)
    {
        const std::scoped_lock lock(m_repeatedMutex);
        m_repeated.push_back(place);
    }

    const Qrels& m_qrels;
    const RunByQuery& m_run;
    RankOrder m_order;
    ScoreReading m_scores;
    const QueryScorer& m_scorer;
    Loading* m_loading;
    std::vector<std::optional<ScoredQuery>> m_scored;
    std::atomic<std::size_t> m_next{0};
    std::mutex m_repeatedMutex;
    std::vector<RunByQuery::Place> m_repeated;
};

}  // namespace

Parsed<FileEvaluation> evaluateSplitRun(const Qrels& qrels, const SharedText& text,
                                        const std::string& name, RankOrder order,
                                        const ScoreReading& scores, const QueryScorer& scorer,
                                        const EvaluationRules& rules, const Threads& threads,
                                        Loading* loading, std::size_t blockSize)
{
    const RunByQuery run(text, scores, threads, loading, blockSize);
    SplitScoring scoring(qrels, run, order, scores, scorer, loading);
    scoring.score(threads);
    if (loading && loading->isStopped())
        return ParseError{name, 0, Problem::Stopped, {}};
    if (const auto repeated = scoring.repeated(); !repeated.empty()) {
        const RunByQuery::Document first = run.first(repeated);
        return problemAt(text.view(), name, first.id, Problem::DuplicateDocument, first.query);
    }
    if (const auto& problem = run.facts().problem())
        return ParseError{name, problem->line, problem->problem, problem->found};
    if (run.queries().empty())
        return ParseError{name, 0, Problem::NothingToRead, {}};
    ScoredRun scored(qrels);
    for (std::size_t i = 0; i < run.queries().size(); ++i)
        scored.add(*std::move(scoring.scored()[i]), run.queries()[i].line);
    return FileEvaluation{run.facts().firstTag(), scored.findings(run.findings()),
                          scored.evaluation(scorer, rules), run.facts().lastTag()};
}

}  // namespace core
