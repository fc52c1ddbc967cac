// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/file/text_arena.h"
#include "core/foundation/file/text_blocks.h"
#include "core/rankings/runs/by_query.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_by_query.h"
#include "core/rankings/runs/run_diagnostics.h"
#include "core/rankings/runs/run_lines.h"

#include <algorithm>
#include <atomic>
#include <mutex>
#include <unordered_set>
#include <utility>

namespace core {

namespace {

struct ParsedBlock {
    TextBlock text;
    bool isStart = false;
    RunBlockFacts facts;
    std::vector<RunGroup> groups;
};

/// The file's content for one query.
struct Gathered {
    std::string_view query;
    std::vector<RetrievedDocument> documents = {};  // in file order
    std::size_t line = 0;
    ResultFacts facts = {};
    std::optional<std::size_t> repeated = {};  // the place of a repeated document
    std::string_view repeatedId = {};
    std::size_t dropped = 0;  // number of repeated documents removed
};

/// Reads a whole run into memory: blocks in parallel, then queries in parallel. In most runs the
/// lines of a query are contiguous; if not, all lines are read again.
class RunReader {
public:
    RunReader(const SharedText& text, const std::string& name, RankOrder order,
              const ScoreReading& scores, const Threads& threads, Loading* loading)
        : m_text(text)
        , m_name(name)
        , m_order(order)
        , m_scores(scores)
        , m_threads(threads)
        , m_loading(loading)
    {}

    Parsed<Run> read()
    {
        cut();
        parse();
        if (isStopped())
            return stopped();
        if (!m_isSplit)
            join();
        if (m_isSplit)
            readAgain();
        if (isStopped())
            return stopped();
        const auto problem = this->problem();
        if (m_queries.empty())
            return problem.value_or(nothingLeft());
        sort();
        if (isStopped())
            return stopped();
        return run(problem);
    }

private:
    bool isStopped() const { return m_loading && m_loading->isStopped(); }
    ParseError stopped() const { return {m_name, 0, ErrorCode::Stopped, {}}; }

    void cut()
    {
        RunStart start(m_scores);
        TextBlocks blocks(m_text);
        while (auto block = blocks.next()) {
            const bool isStart = !start.isKnown();
            start.look(*block);
            m_blocks.push_back({*std::move(block), isStart, {}, {}});
        }
        m_layout = start.layout();
    }

    void parse()
    {
        m_threads.run(m_blocks.size(), [this](std::size_t index) {
            if (isStopped() || m_isSplit)
                return;
            ParsedBlock& block = m_blocks[index];
            RunLines lines(m_scores);
            std::unordered_set<std::string_view> known;
            block.facts = lines.read(block.text, m_layout, block.isStart, [&](RunGroup& group) {
                if (!known.insert(group.query).second)
                    m_isSplit = true;
                if (!m_isSplit)
                    block.groups.push_back(std::move(group));
            });
            if (m_loading)
                m_loading->advance(block.text.text.size());
        });
    }

    /// Joins the blocks up to the first problem.
    void join()
    {
        std::unordered_set<std::string_view> known;
        for (ParsedBlock& block : m_blocks) {
            for (RunGroup& group : block.groups) {
                if (!m_queries.empty() && m_queries.back().query == group.query) {
                    append(m_queries.back().documents, group.documents);
                    continue;
                }
                m_isSplit = m_isSplit || !known.insert(group.query).second;
                m_queries.push_back({.query = group.query,
                                     .documents = std::move(group.documents),
                                     .line = m_facts.lines() + group.line});
            }
            m_facts.add(block.facts);
            if (m_isSplit || m_facts.problem())
                return;
        }
        std::ranges::sort(m_queries, {}, &Gathered::query);
    }

    static void append(std::vector<RetrievedDocument>& documents,
                       std::vector<RetrievedDocument>& more)
    {
        documents.insert(documents.end(), more.begin(), more.end());
        more = {};
    }

    void readAgain()
    {
        m_blocks.clear();
        m_queries.clear();
        m_byQuery.emplace(m_text, m_scores, m_threads, m_loading);
        m_facts = m_byQuery->facts();
        for (const RunByQuery::Query& query : m_byQuery->queries())
            m_queries.push_back({.query = query.id, .line = query.line});
    }

    std::optional<ParseError> problem() const
    {
        if (const auto& problem = m_facts.problem())
            return ParseError{m_name, problem->line, problem->problem, problem->found};
        return std::nullopt;
    }

    /// The error if no line of the run is left.
    ParseError nothingLeft() const
    {
        for (const Diagnostic& diagnostic : m_facts.diagnostics().diagnostics())
            if (diagnostic.warning == Warning::BadLines) {
                ParseError first = diagnostic.refusals.front();
                first.file = m_name;
                first.moreLines = diagnostic.count - 1;
                return first;
            }
        return {m_name, 0, ErrorCode::NothingToRead, {}};
    }

    void sort()
    {
        m_threads.run(m_threads.count(), [this](std::size_t) {
            ResultOrder order(m_order);
            RunLines lines(m_scores);
            std::vector<RetrievedDocument> documents;
            TextArena ids;
            for (std::size_t i = m_next++; i < m_queries.size() && !isStopped(); i = m_next++) {
                Gathered& query = m_queries[i];
                if (m_byQuery) {
                    m_byQuery->read(i, lines, documents);
                    query.documents.swap(documents);
                }
                sort(query, order);
                if (m_byQuery)
                    documents = keep(query, ids);
            }
            const std::scoped_lock lock(m_idsMutex);
            for (SharedText& text : ids.takeTexts())
                m_ids.push_back(std::move(text));
        });
    }

    void sort(Gathered& query, ResultOrder& order) const
    {
        query.repeated = order.repeated(query.documents);
        if (query.repeated) {
            query.repeatedId = query.documents[*query.repeated].document;
            if (m_scores.repeated == RepeatedDocument::Refuse)
                return;
            query.dropped = order.dropRepeated(query.documents, m_scores.repeated);
        }
        query.facts = order.sort(query.query, query.documents);
    }

    /// Copies the ids, regardless of what they point into. @return memory for reuse
    static std::vector<RetrievedDocument> keep(Gathered& query, TextArena& ids)
    {
        std::vector<RetrievedDocument> documents = std::move(query.documents);
        for (RetrievedDocument& document : documents)
            document.document = ids.keep(document.document);
        query.documents = std::vector(documents.begin(), documents.end());
        return documents;
    }

    /// The repeated document that comes first in the file, not in query order.
    std::optional<RunByQuery::Document> repeated() const
    {
        if (m_byQuery)
            return repeatedByQuery();
        std::optional<RunByQuery::Document> first;
        for (const Gathered& query : m_queries) {
            if (!query.repeated)
                continue;
            if (!first || query.repeatedId.data() < first->id.data())
                first = {query.query, query.repeatedId};
        }
        return first;
    }

    std::optional<RunByQuery::Document> repeatedByQuery() const
    {
        std::vector<RunByQuery::Place> places;
        for (std::size_t i = 0; i < m_queries.size(); ++i)
            if (m_queries[i].repeated)
                places.push_back({i, *m_queries[i].repeated});
        return places.empty() ? std::nullopt : std::optional(m_byQuery->first(places));
    }

    std::size_t dropped() const
    {
        std::size_t count = 0;
        for (const Gathered& query : m_queries)
            count += query.dropped;
        return count;
    }

    Parsed<Run> run(const std::optional<ParseError>& problem)
    {
        const auto document = repeated();
        std::optional<ParseError> duplicate;
        if (document)
            duplicate = problemAt(m_text.view(), m_name, document->id, ErrorCode::DuplicateDocument,
                                  document->query);
        if (duplicate && m_scores.repeated == RepeatedDocument::Refuse)
            return *std::move(duplicate);
        if (problem)
            return *problem;
        Run run;
        run.texts = m_byQuery ? std::move(m_ids) : std::vector{m_text};
        run.tag = m_scores.tag.value_or(m_facts.firstTag());
        run.lastTag = m_facts.lastTag();
        run.looseScores = m_facts.looseScores();
        RunDiagnostics diagnostics;
        run.queries.reserve(m_queries.size());
        for (Gathered& query : m_queries) {
            diagnostics.addQuery(query.query, query.line, query.facts);
            run.queries.push_back({std::string(query.query), std::move(query.documents)});
        }
        DiagnosticCounts counts = m_byQuery ? m_byQuery->diagnostics() : m_facts.diagnostics();
        if (duplicate)
            counts.add(keptWarning(m_scores.repeated), duplicate->line, duplicate->found,
                       dropped());
        run.diagnostics = diagnostics.diagnostics(std::move(counts));
        return run;
    }

    SharedText m_text;
    const std::string& m_name;
    RankOrder m_order;
    ScoreReading m_scores;
    const Threads& m_threads;
    Loading* m_loading;
    RunLayout m_layout;
    std::vector<ParsedBlock> m_blocks;
    std::atomic<bool> m_isSplit{false};
    std::optional<RunByQuery> m_byQuery;  // set if the lines of a query are not contiguous
    std::vector<Gathered> m_queries;      // after joining, in byte order of the ids
    std::atomic<std::size_t> m_next{0};   // next query to sort
    std::mutex m_idsMutex;
    std::vector<SharedText> m_ids;  // ids of documents that do not point into the text
    RunFacts m_facts;
};

}  // namespace

const QueryResults* Run::find(std::string_view query) const
{
    return findQuery(queries, query);
}

Parsed<Run> parseRun(const SharedText& text, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads& threads, Loading* loading)
{
    if (loading)
        loading->expect(text.view().size());
    return RunReader(text, name, order, scores, threads, loading).read();
}

Parsed<Run> parseRun(std::string_view text, const std::string& name, RankOrder order,
                     const ScoreReading& scores, const Threads& threads, Loading* loading)
{
    return parseRun(SharedText(std::string(text)), name, order, scores, threads, loading);
}

}  // namespace core
