// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/text_blocks.h"
#include "core/foundation/text/within.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/query_reader.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_diagnostics.h"
#include "core/rankings/runs/run_lines.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

/// Only for .cpp files and core/rankings/evaluation/: other code uses scoreContent().
namespace core::streamed {

/// The position of a line.
struct LinePlace {
    std::size_t block = 0;
    std::size_t line = 0;  // counted from the start of the block
    std::size_t byte = 0;  // of its start, also counted from the start of the block

    bool operator<(const LinePlace& other) const
    {
        return std::pair(block, line) < std::pair(other.block, other.line);
    }
};

/// The number of bytes in a block before the line of a query's id.
inline std::size_t bytesBefore(std::string_view query, const TextBlock& block)
{
    const auto at = static_cast<std::size_t>(query.data() - block.text.data());
    return block.text.substr(0, at).find_last_of("\r\n") + 1;
}

/// A query of the run and the place where it starts.
template <class Values>
struct PlacedQuery {
    ScoredQuery<Values> query;
    LinePlace place;
};

/// A document that occurs twice in a query.
struct Repeated {
    LinePlace place;
    std::string query;
    std::string document;
};

/// The documents of a query that may continue in the next block.
struct OpenQuery {
    std::string query;
    LinePlace place;
    std::vector<RetrievedDocument> documents;  // in file order
    std::vector<TextBlock> blocks;             // the blocks that own the documents' text
};

/// A block after it has been read and its inner queries have been scored.
template <class Values>
struct ReadBlock {
    RunBlockFacts facts;
    std::optional<OpenQuery> first;
    std::vector<PlacedQuery<Values>> inner;
    std::optional<OpenQuery> last;  // empty if the first is also the last
    std::optional<Repeated> repeated;
    std::size_t consumed = 0;  // bytes of the file
    bool isSplit = false;      // lines of a query are not contiguous: the rest is not scored
};

/// The place of the line that contains an id, in one of the blocks.
inline LinePlace placeOf(std::string_view id, std::span<const TextBlock> blocks)
{
    const auto block = std::ranges::find_if(
        blocks, [id](const TextBlock& each) { return isWithin(id, each.text); });
    if (block == blocks.end())
        return {};
    const auto offset = static_cast<std::size_t>(id.data() - block->text.data());
    return {block->index, lineAt(block->text, offset)};
}

/// Scores a run block by block. Several threads read blocks; the thread that completes the next
/// block in file order joins it to those before.
/// @tparam Scorer see QueryReader
template <class Scorer>
class StreamedRun {
    using Placed = PlacedQuery<typename Scorer::Values>;
    using Block = ReadBlock<typename Scorer::Values>;
    using Reader = QueryReader<Scorer>;

public:
    /// @param start the start of the run, before the blocks
    StreamedRun(const Qrels& qrels, TextBlocks blocks, RankOrder order, const ScoreReading& scores,
                const Scorer& scorer, const Threads& threads, Loading* loading, RunStart start)
        : m_qrels(qrels)
        , m_order(order)
        , m_scores(scores)
        , m_scorer(scorer)
        , m_threads(threads)
        , m_loading(loading)
        , m_blocks(std::move(blocks))
        , m_start(std::move(start))
    {}

    /// Reads until the end, the first problem, or a stop request.
    void read()
    {
        m_threads.run(m_threads.count(), [this](std::size_t) { work(); });
        if (m_tail && !m_isSplit) {
            Reader reader(m_qrels, m_scorer, m_order);
            close();
            scoreClosed(reader);
        }
    }

    bool isSplit() const { return m_isSplit; }
    /// Why the content cannot be read, if so. Reads the rest of it.
    std::optional<ParseError> problem() { return m_blocks.problem(); }
    const RunFacts& facts() const { return m_facts; }

    /// The line number in the file, for a place in a joined block.
    std::size_t line(const LinePlace& place) const
    {
        return m_linesBefore[place.block] + place.line;
    }
    /// The byte of the file at which the line starts, for a place in a joined block, if the content
    /// is plain text.
    std::size_t byte(const LinePlace& place) const
    {
        return m_bytesBefore[place.block] + place.byte;
    }
    /// The layout of the run, after read().
    const RunLayout& layout() const { return m_start.layout(); }
    const std::optional<Repeated>& repeated() const { return m_repeated; }
    std::vector<Placed>& scored() { return m_scored; }

private:
    struct Task {
        TextBlock block;
        RunLayout layout;
        bool isStart;
    };

    bool isStopped() const { return m_loading && m_loading->isStopped(); }

    void work()
    {
        Reader reader(m_qrels, m_scorer, m_order);
        RunLines lines(m_scores);
        try {
            while (const auto task = next()) {
                Block block = readBlock(*task, lines, reader);
                join(task->block.index, std::move(block), reader);
            }
        } catch (...) {
            end();  // other threads may be waiting for the failed block
            throw;
        }
    }

    void end()
    {
        {
            const std::scoped_lock lock(m_joinMutex);
            m_isEnded = true;
        }
        m_hasJoined.notify_all();
    }

    std::optional<Task> next()
    {
        std::unique_lock lock(m_blocksMutex);
        // While one thread is delayed, the others must not pile up blocks.
        const std::size_t mostAhead = 4 * m_threads.count() + 4;
        {
            std::unique_lock joined(m_joinMutex);
            m_hasJoined.wait(
                joined, [&] { return m_isEnded || m_next < m_linesBefore.size() + mostAhead; });
            if (m_isEnded || isStopped())
                return std::nullopt;
        }
        auto block = m_blocks.next();
        if (!block)
            return std::nullopt;
        ++m_next;
        const bool isStart = !m_start.isKnown();
        m_start.look(*block);
        if (m_loading)
            m_loading->advance(block->consumed);
        return Task{*std::move(block), m_start.layout(), isStart};
    }

    Block readBlock(const Task& task, RunLines& lines, Reader& reader)
    {
        bringIn(task.block.text);
        Block block;
        block.consumed = task.block.consumed;
        std::optional<RunGroup> held;  // may still turn out to be the last
        std::unordered_set<std::string_view> known;
        const auto open = [&task](RunGroup& group) {
            return OpenQuery{std::string(group.query),
                             {task.block.index, group.line, bytesBefore(group.query, task.block)},
                             std::move(group.documents),
                             {task.block}};
        };
        block.facts = lines.read(task.block, task.layout, task.isStart, [&](RunGroup& group) {
            block.isSplit = block.isSplit || !known.insert(group.query).second;
            if (block.isSplit)
                return;
            if (!block.first) {
                block.first = open(group);
                return;
            }
            if (held)
                scoreInner(task.block, *held, reader, block);
            else
                held.emplace();
            std::swap(*held, group);
        });
        if (held)
            block.last = open(*held);
        return block;
    }

    static void scoreInner(const TextBlock& text, RunGroup& group, Reader& reader, Block& block)
    {
        auto scored = reader.score(group.query, group.documents);
        if (scored)
            block.inner.push_back(
                {*std::move(scored), {text.index, group.line, bytesBefore(group.query, text)}});
        else if (!block.repeated)
            block.repeated = repeatedAt(scored.error(), group.query, group.documents, {&text, 1});
    }

    static Repeated repeatedAt(std::size_t place, std::string_view query,
                               std::span<const RetrievedDocument> documents,
                               std::span<const TextBlock> blocks)
    {
        const std::string_view document = documents[place].document;
        return {placeOf(document, blocks), std::string(query), std::string(document)};
    }

    void join(std::size_t index, Block block, Reader& reader)
    {
        {
            const std::scoped_lock lock(m_joinMutex);
            m_read.emplace(index, std::move(block));
            while (!m_isEnded && !m_read.empty() && m_read.begin()->first == m_linesBefore.size()) {
                join(std::move(m_read.begin()->second));
                m_read.erase(m_read.begin());
            }
        }
        m_hasJoined.notify_all();
        scoreClosed(reader);
    }

    /// Joins the next block in file order.
    void join(Block block)
    {
        m_linesBefore.push_back(m_facts.lines());
        m_bytesBefore.push_back(m_bytes);
        m_bytes += block.consumed;
        m_facts.add(block.facts);
        if (block.first) {
            if (m_tail && m_tail->query == block.first->query) {
                append(*m_tail, *block.first);
            } else {
                close();
                m_tail = std::move(block.first);
            }
        }
        for (Placed& query : block.inner) {
            know(query.query.query);
            m_scored.push_back(std::move(query));
        }
        if (block.repeated)
            keepFirst(*std::move(block.repeated));
        if (block.last) {
            close();
            m_tail = std::move(block.last);
        }
        m_isSplit = m_isSplit || block.isSplit;
        m_isEnded = m_isEnded || m_isSplit || m_facts.problem() || m_repeated;
    }

    static void append(OpenQuery& query, OpenQuery& next)
    {
        query.documents.insert(query.documents.end(), next.documents.begin(), next.documents.end());
        query.blocks.insert(query.blocks.end(), next.blocks.begin(), next.blocks.end());
    }

    /// Ends the last query: no more lines of it follow.
    void close()
    {
        if (!m_tail)
            return;
        know(m_tail->query);
        m_closed.push_back(*std::exchange(m_tail, std::nullopt));
    }

    void know(const std::string& query)
    {
        if (!m_known.insert(query).second)
            m_isSplit = m_isEnded = true;
    }

    void keepFirst(Repeated repeated)
    {
        if (!m_repeated || repeated.place < m_repeated->place)
            m_repeated = std::move(repeated);
    }

    void scoreClosed(Reader& reader)
    {
        while (true) {
            std::optional<OpenQuery> query;
            {
                const std::scoped_lock lock(m_joinMutex);
                if (m_closed.empty())
                    return;
                query = std::move(m_closed.back());
                m_closed.pop_back();
            }
            auto scored = reader.score(query->query, query->documents);
            const std::scoped_lock lock(m_joinMutex);
            if (scored)
                m_scored.push_back({*std::move(scored), query->place});
            else
                keepFirst(
                    repeatedAt(scored.error(), query->query, query->documents, query->blocks));
        }
    }

    const Qrels& m_qrels;
    RankOrder m_order;
    ScoreReading m_scores;
    const Scorer& m_scorer;
    const Threads& m_threads;
    Loading* m_loading;

    std::mutex m_blocksMutex;
    TextBlocks m_blocks;
    RunStart m_start;
    std::size_t m_next = 0;

    std::mutex m_joinMutex;
    std::condition_variable m_hasJoined;
    std::map<std::size_t, Block> m_read;     // waiting for earlier blocks
    std::vector<std::size_t> m_linesBefore;  // by joined block
    std::vector<std::size_t> m_bytesBefore;  // by joined block
    std::size_t m_bytes = 0;                 // of all joined blocks
    RunFacts m_facts;
    std::optional<OpenQuery> m_tail;
    std::vector<OpenQuery> m_closed;
    std::vector<Placed> m_scored;
    std::unordered_set<std::string> m_known;
    std::optional<Repeated> m_repeated;
    bool m_isSplit = false;
    bool m_isEnded = false;
};

}  // namespace core::streamed
