// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/text_blocks.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/document_lists.h"
#include "core/rankings/runs/run_diagnostics.h"
#include "core/rankings/runs/run_lines.h"

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A run whose queries do not stand together: all lines are read, then given query by query.
/// Meanwhile it needs some 21 bytes a line, at least 256 a query. The same for any number of
/// threads.
class RunByQuery {
public:
    struct Query {
        std::string_view id;
        std::size_t line = 0;     ///< where it starts
        std::size_t resumed = 0;  ///< where lines of it stand again after others; 0: nowhere
    };
    struct Document {
        std::string_view query;
        std::string_view id;
    };
    struct Place {
        std::size_t query = 0;     ///< in queries()
        std::size_t document = 0;  ///< in what read() gives for it
    };

    /// Reads to the end, the first problem, or until asked to stop. O(lines), and the sorting of
    /// the ids.
    /// @param text uncompressed
    /// @param loading told of the bytes read, and asked whether to stop; may be null
    RunByQuery(SharedText text, const ScoreReading& scores, const Threads& threads,
               Loading* loading, std::size_t blockSize = TextBlocks::usualSize);

    const SharedText& text() const { return m_text; }
    /// What the lines tell, up to the first problem.
    const RunFacts& facts() const { return m_facts; }
    /// In byte order of their ids.
    std::span<const Query> queries() const { return m_queries; }
    /// facts(), with the queries whose lines do not stand together.
    DiagnosticCounts diagnostics() const;

    /// The documents of a query in file order. O(documents).
    /// @param query its place in queries()
    /// @param lines each thread has its own
    /// @param documents what was there is forgotten; the ids point into this
    void read(std::size_t query, RunLines& lines, std::vector<RetrievedDocument>& documents) const;

    /// Where the first of some documents stands in the text, which is read anew for it. O(text).
    /// @param places at least one, at most one of each query
    Document first(std::span<const Place> places) const;

private:
    struct Section {
        std::vector<TextBlock> blocks;
        std::vector<RunBlockFacts> facts;  // by block, up to the first problem
        DocumentLists lists;
        std::vector<Query> starts;   // by query of the lists; lines count from the section on
        std::string_view lastQuery;  // of the last line of data
    };
    /// The lines of a query in one section.
    struct Part {
        std::uint32_t section;
        std::uint32_t list;
    };

    void cut(std::size_t blockSize, const Threads& threads);
    class SectionReader;
    void join();

    SharedText m_text;
    ScoreReading m_scores;
    RunLayout m_layout;
    std::size_t m_startBlock = 0;  // where the first line of data stands
    std::vector<Section> m_sections;
    RunFacts m_facts;
    std::vector<Query> m_queries;
    std::vector<Part> m_parts;            // by query, then in file order
    std::vector<std::size_t> m_partEnds;  // by query
};

}  // namespace core
