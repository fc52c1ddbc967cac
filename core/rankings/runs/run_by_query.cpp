// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_by_query.h"

#include <algorithm>
#include <array>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

/// Places in the lists of a section must fit 32 bits, regardless of its lines.
constexpr std::size_t largestSection = std::size_t{1} << 28;

}  // namespace

/// Reads the blocks of a section up to the first problem.
class RunByQuery::SectionReader {
public:
    SectionReader(const RunByQuery& run, Section& section, Loading* loading)
        : m_run(run)
        , m_section(section)
        , m_loading(loading)
    {}

    void read()
    {
        RunLines lines(m_run.m_scores);
        for (const TextBlock& block : m_section.blocks) {
            if (m_loading && m_loading->isStopped())
                return;
            bringIn(block.text);
            m_section.facts.push_back(lines.read(block, m_run.m_layout,
                                                 block.index <= m_run.m_startBlock,
                                                 [this](RunGroup& group) { take(group); }));
            m_linesBefore += m_section.facts.back().lines;
            if (m_loading)
                m_loading->advance(block.text.size());
            if (m_section.facts.back().problem)
                break;
        }
        write();
        if (!m_section.starts.empty())
            m_section.lastQuery = m_section.starts[m_last].id;
    }

private:
    struct Waiting {
        std::string_view query;
        std::size_t line = 0;
        std::uint32_t list = 0;
        RetrievedDocument document;
    };

    void take(const RunGroup& group)
    {
        for (const RetrievedDocument& document : group.documents) {
            m_waiting[m_waitingCount++] = {group.query, m_linesBefore + group.line, 0, document};
            if (m_waitingCount == m_waiting.size())
                write();
        }
    }

    void write()
    {
        DocumentLists& lists = m_section.lists;
        const std::span waiting = std::span(m_waiting).first(m_waitingCount);
        for (const Waiting& one : waiting)
            lists.fetch(one.query);
        for (Waiting& one : waiting) {
            one.list = lists.listOf(one.query);
            lists.fetch(one.list);
            note(one);
        }
        const char* const start = m_run.m_text.view().data();
        for (const Waiting& one : waiting)
            lists.add(one.list, static_cast<std::uint64_t>(one.document.document.data() - start),
                      one.document);
        m_waitingCount = 0;
    }

    /// Records where a query starts and where it resumes.
    void note(const Waiting& one)
    {
        if (one.list == m_section.starts.size()) {
            m_section.starts.push_back({one.query, one.line, 0});
            m_isResumed.push_back(false);
        } else if (one.list != m_last && !m_isResumed[one.list]) {
            m_section.starts[one.list].resumed = one.line;
            m_isResumed[one.list] = true;
        }
        m_last = one.list;
    }

    const RunByQuery& m_run;
    Section& m_section;
    Loading* m_loading;
    std::size_t m_linesBefore = 0;
    std::vector<bool> m_isResumed;  // by list
    std::uint32_t m_last = 0;       // the list of the last line
    // Documents waiting for prefetched memory: first that of their list's index, then that of the
    // list.
    std::array<Waiting, 32> m_waiting;
    std::size_t m_waitingCount = 0;
};

RunByQuery::RunByQuery(SharedText text, const ScoreReading& scores, const Threads& threads,
                       Loading* loading, std::size_t blockSize)
    : m_text(std::move(text))
    , m_scores(scores)
{
    if (loading)
        loading->expect(m_text.view().size());
    cut(blockSize, threads);
    threads.run(m_sections.size(), [this, loading](std::size_t section) {
        SectionReader(*this, m_sections[section], loading).read();
    });
    join();
}

void RunByQuery::cut(std::size_t blockSize, const Threads& threads)
{
    const std::size_t size = m_text.view().size();
    const std::size_t count = std::max(threads.count(), size / largestSection + 1);
    m_sections.resize(count);
    RunStart start(m_scores);
    TextBlocks blocks(m_text, blockSize);
    std::size_t before = 0;
    while (auto block = blocks.next()) {
        Section& section = m_sections[before / (size / count + 1)];
        before += block->text.size();
        if (!start.isKnown())
            m_startBlock = block->index;
        start.look(*block);
        section.blocks.push_back(*std::move(block));
    }
    m_layout = start.layout();
}

/// Joins the sections up to the first problem.
void RunByQuery::join()
{
    struct Start {
        Query query;
        Part part;
    };
    std::vector<Start> starts;
    std::string_view lastQuery;
    for (std::uint32_t i = 0; i < m_sections.size() && !m_facts.problem(); ++i) {
        const Section& section = m_sections[i];
        const std::size_t before = m_facts.lines();
        for (std::uint32_t list = 0; list < section.starts.size(); ++list) {
            Query query = section.starts[list];
            query.resumed += query.resumed == 0 ? 0 : before;
            query.line += before;
            // A query that continues at the section's start does not start there.
            if (list == 0 && query.id == lastQuery)
                query.line = 0;
            starts.push_back({query, {i, list}});
        }
        if (!section.starts.empty())
            lastQuery = section.lastQuery;
        for (const RunBlockFacts& facts : section.facts)
            m_facts.add(facts);
    }
    std::sort(starts.begin(), starts.end(), [](const Start& a, const Start& b) {
        const int order = a.query.id.compare(b.query.id);
        return order != 0 ? order < 0 : a.part.section < b.part.section;
    });
    for (const Start& start : starts) {
        m_parts.push_back(start.part);
        if (m_queries.empty() || m_queries.back().id != start.query.id) {
            m_queries.push_back(start.query);
            m_partEnds.push_back(m_parts.size());
            continue;
        }
        Query& query = m_queries.back();
        if (query.resumed == 0)
            query.resumed = start.query.line != 0 ? start.query.line : start.query.resumed;
        m_partEnds.back() = m_parts.size();
    }
}

DiagnosticCounts RunByQuery::diagnostics() const
{
    DiagnosticCounts counts = m_facts.diagnostics();
    for (const Query& query : m_queries)
        if (query.resumed != 0)
            counts.add(Warning::SplitQuery, query.resumed, query.id);
    return counts;
}

void RunByQuery::read(std::size_t query, RunLines& lines,
                      std::vector<RetrievedDocument>& documents) const
{
    const std::size_t begin = query == 0 ? 0 : m_partEnds[query - 1];
    const std::span parts = std::span(m_parts).subspan(begin, m_partEnds[query] - begin);
    const std::string_view text = m_text.view();
    documents.clear();
    for (const Part& part : parts)
        m_sections[part.section].lists.each(
            part.list, [&](RetrievedDocument& document, std::uint64_t place) {
                if (document.document.empty())
                    document = lines.readAgain(text.data() + place, m_layout);
                documents.push_back(document);
            });
}

RunByQuery::Document RunByQuery::first(std::span<const Place> places) const
{
    std::unordered_map<std::string_view, std::size_t> before;  // number of documents of the query
    for (const Place& place : places)
        before.emplace(m_queries[place.query].id, place.document);
    Document first;
    const auto look = [&](const RunGroup& group) {
        const auto left = before.find(group.query);
        if (!first.id.empty() || left == before.end())
            return;
        if (left->second < group.documents.size())
            first = {group.query, group.documents[left->second].document};
        else
            left->second -= group.documents.size();
    };
    RunLines lines(m_scores);
    for (const Section& section : m_sections)
        for (const TextBlock& block : section.blocks)
            if (first.id.empty())
                lines.read(block, m_layout, block.index <= m_startBlock, look);
    return first;
}

}  // namespace core
