// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/chunk_evaluation.h"

#include "core/rankings/evaluation/query_scorer.h"
#include "core/rankings/evaluation/scored_run.h"
#include "core/rankings/evaluation/streamed_run.h"

#include <algorithm>
#include <memory>
#include <unordered_set>
#include <utility>

namespace core {

namespace {

/// The start of a run, which determines its columns.
RunStart startOf(const SharedText& content, const ScoreReading& scores)
{
    RunStart start(scores);
    TextBlocks blocks(content);
    while (!start.isKnown()) {
        const auto block = blocks.next();
        if (!block)
            break;
        start.look(*block);
    }
    return start;
}

SharedText textOf(const SharedText& content, const RunChunk& chunk)
{
    return {std::make_shared<const SharedText>(content),
            content.view().substr(chunk.from, chunk.to - chunk.from)};
}

/// At the end of a short chunk few threads have a block left; smaller blocks keep more of them
/// busy.
std::size_t blockSize(const RunChunk& chunk, const Threads& threads)
{
    constexpr std::size_t blocksOfEach = 32;
    constexpr std::size_t least = TextBlocks::usualSize / 8;
    return std::clamp((chunk.to - chunk.from) / (blocksOfEach * threads.count()), least,
                      TextBlocks::usualSize);
}

ChunkEvaluation told(streamed::StreamedRun<QueryScorer>& run)
{
    const RunFacts& facts = run.facts();
    ChunkEvaluation told{facts.lines(),
                         facts.documents(),
                         facts.firstTag(),
                         facts.lastTag(),
                         facts.diagnostics().diagnostics(),
                         {}};
    for (streamed::PlacedQuery<QueryValues>& placed : run.scored())
        told.queries.push_back({std::move(placed.query.query), run.line(placed.place),
                                placed.query.facts, std::move(placed.query.values.values)});
    return told;
}

RunBlockFacts factsOf(const ChunkEvaluation& chunk)
{
    RunBlockFacts facts;
    facts.lines = chunk.lines;
    facts.documents = chunk.documents;
    facts.firstTag = chunk.firstTag;
    facts.lastTag = chunk.lastTag;
    facts.diagnostics.add(chunk.diagnostics);
    return facts;
}

ScoredQuery<QueryValues> scoredQuery(const Qrels& qrels, const ChunkQuery& query,
                                     const EvaluationRules& rules)
{
    ScoredQuery<QueryValues> scored{query.query, query.facts, qrels.find(query.query), {}};
    if (scored.judgments)
        scored.values = countedValues(query.query, query.values, rules.noValue);
    return scored;
}

}  // namespace

std::optional<ChunkEvaluation> evaluateChunk(const Qrels& qrels, const SharedText& content,
                                             const RunChunk& chunk, RankOrder order,
                                             const ScoreReading& scores,
                                             std::span<const MeasureSpec> definitions,
                                             const EvaluationRules& rules, const Threads& threads,
                                             std::function<void(std::string_view)> read)
{
    if (!isItsText(content.view()))
        return std::nullopt;
    const QueryScorer scorer(qrels, definitions, rules);
    TextBlocks blocks(textOf(content, chunk), blockSize(chunk, threads));
    blocks.tell(std::move(read));
    streamed::StreamedRun<QueryScorer> run(
        qrels, std::move(blocks), order, scores, scorer, threads, nullptr,
        chunk.from == 0 ? RunStart(scores) : startOf(content, scores));
    run.read();
    if (run.isSplit() || run.repeated() || run.facts().problem())
        return std::nullopt;
    return told(run);
}

std::optional<FileEvaluation> joinedStretches(const Qrels& qrels,
                                              std::span<const ChunkEvaluation> stretches,
                                              std::span<const MeasureSpec> definitions,
                                              const EvaluationRules& rules)
{
    RunFacts facts;
    ScoredRun<QueryValues> scored(qrels);
    std::unordered_set<std::string_view> known;
    for (const ChunkEvaluation& chunk : stretches) {
        for (const ChunkQuery& query : chunk.queries) {
            auto own = scoredQuery(qrels, query, rules);
            if (!known.insert(query.query).second ||
                query.values.size() != (own.judgments ? definitions.size() : 0))
                return std::nullopt;
            scored.add(std::move(own), facts.lines() + query.line);
        }
        facts.add(factsOf(chunk));
    }
    if (facts.documents() == 0 || facts.firstTag() != facts.lastTag())
        return std::nullopt;
    const QueryScorer scorer(qrels, definitions, rules);
    return FileEvaluation{
        facts.firstTag(), scored.diagnostics(facts.diagnostics()),
        evaluationOf(qrels, scored.takeValues(), scored.takeNotJudged(), scorer, rules),
        facts.lastTag()};
}

KeptEvaluation kept(const FileEvaluation& evaluation)
{
    KeptEvaluation kept{evaluation.tag,
                        evaluation.lastTag,
                        evaluation.diagnostics,
                        {},
                        evaluation.evaluation.notJudged};
    for (const QueryValues& query : evaluation.evaluation.queries)
        if (!query.missing)
            kept.queries.push_back({query.query, query.values});
    return kept;
}

std::optional<FileEvaluation> restored(const Qrels& qrels, const KeptEvaluation& kept,
                                       std::span<const MeasureSpec> definitions,
                                       const EvaluationRules& rules)
{
    std::vector<std::optional<QueryValues>> scored(qrels.queries.size());
    for (const KeptEvaluation::Query& query : kept.queries) {
        const QueryJudgments* const judgments = qrels.find(query.query);
        if (!judgments || query.values.size() != definitions.size())
            return std::nullopt;
        scored[static_cast<std::size_t>(judgments - qrels.queries.data())] =
            countedValues(query.query, query.values, rules.noValue);
    }
    return FileEvaluation{kept.tag, kept.diagnostics,
                          evaluationOf(qrels, std::move(scored), kept.notJudged,
                                       QueryScorer(qrels, definitions, rules), rules),
                          kept.lastTag};
}

}  // namespace core
