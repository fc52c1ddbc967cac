// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/on_disk_run.h"

#include "core/foundation/file/steady_file.h"
#include "core/rankings/evaluation/query_scorer.h"
#include "core/rankings/evaluation/streamed_run.h"
#include "core/rankings/runs/lists_in_file.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_lines.h"

#include <algorithm>
#include <memory>
#include <span>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The lists of a run file in which the lines of each query are contiguous.
class OnDiskLists : public ListsInFile {
public:
    /// @param file contains the text of the run
    /// @param layout determined from its start
    /// @param queries each once, in any order, each with at least one document and no repeated ones
    OnDiskLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
                std::vector<OnDiskQuery> queries);

private:
    std::vector<RetrievedDocument> documentsIn(const SharedText& bytes,
                                               std::size_t place) const override;

    RunLayout m_layout;
    RankOrder m_order;
    ScoreReading m_scores;
};

OnDiskLists::OnDiskLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
                         std::vector<OnDiskQuery> queries)
    : ListsInFile(std::move(file), std::move(queries))
    , m_layout(std::move(layout))
    , m_order(order)
    , m_scores(std::move(scores))
{}

std::vector<RetrievedDocument> OnDiskLists::documentsIn(const SharedText& bytes,
                                                        std::size_t place) const
{
    const std::string_view query = queries()[place].query;
    // Only the first block may start with the file's byte order mark.
    const TextBlock block{bytes, bytes.view(), chunk(place).from == 0 ? 0U : 1U, 0,
                          bytes.view().size()};
    RunLines lines(m_scores);
    std::vector<RetrievedDocument> documents;
    bool isOther = false;
    const RunBlockFacts facts = lines.read(block, m_layout, false, [&](RunGroup& group) {
        isOther = isOther || group.query != query || !documents.empty();
        documents = std::move(group.documents);
    });
    if (isOther || facts.problem || documents.size() != queries()[place].documents)
        return {};
    ResultOrder(m_order).sort(query, documents);
    return documents;
}

using ReadRun = streamed::StreamedRun<QueryScorer>;
using PlacedQuery = streamed::PlacedQuery<QueryValues>;

/// The bytes of a file from its start.
TextBlocks blocksOf(const SteadyFile& file)
{
    return TextBlocks::of([&file, at = std::size_t{0}](std::span<char> to) mutable {
        const std::size_t got = file.readInto(to, at);
        at += got;
        return got;
    });
}

bool isPlainText(const SteadyFile& file)
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    const auto beginning = file.read(0, std::min(looked, file.size()));
    return beginning && isItsText(*beginning);
}

/// The range of each query: it ends where the next one starts.
std::vector<OnDiskQuery> onDiskQueries(ReadRun& run, std::size_t fileSize)
{
    std::vector<OnDiskQuery> queries;
    for (const PlacedQuery& placed : run.scored())
        queries.push_back(
            {placed.query.query, run.byte(placed.place), fileSize, placed.query.facts.documents});
    std::ranges::sort(queries, {}, &OnDiskQuery::from);
    for (std::size_t i = 1; i < queries.size(); ++i)
        queries[i - 1].to = queries[i].from;
    return queries;
}

}  // namespace

std::optional<OnDiskRun> onDiskRun(const std::string& path, RankOrder order,
                                   const ScoreReading& scores, const Threads& threads,
                                   Loading* loading)
{
    auto file = SteadyFile::open(path);
    if (!file || scores.tag || !isPlainText(*file))
        return std::nullopt;
    if (loading)
        loading->expect(file->size());
    const Qrels nobodyJudged;
    const QueryScorer scorer(nobodyJudged, {}, {});
    ReadRun run(nobodyJudged, blocksOf(*file), order, scores, scorer, threads, loading,
                RunStart(scores));
    run.read();
    const RunFacts& facts = run.facts();
    if ((loading && loading->isStopped()) || run.isSplit() || run.repeated() || facts.problem() ||
        facts.documents() == 0 || facts.firstTag() != facts.lastTag() || !file->isAsOpened())
        return std::nullopt;
    RunDiagnostics diagnostics;
    for (const PlacedQuery& placed : run.scored())
        diagnostics.addQuery(placed.query.query, run.line(placed.place), placed.query.facts);
    OnDiskRun onDisk{
        facts.firstTag(), diagnostics.diagnostics(facts.diagnostics()), facts.lines(), {}};
    auto queries = onDiskQueries(run, file->size());
    onDisk.lists = RunLists(std::make_shared<const OnDiskLists>(*std::move(file), run.layout(),
                                                                order, scores, std::move(queries)));
    return onDisk;
}

}  // namespace core
