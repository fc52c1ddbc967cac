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

/// A run in which the lines of a query are not contiguous. All lines are read first, then returned
/// query by query. Needs about 21 bytes per line, at least 256 per query. The result does not
/// depend on the number of threads.
class RunByQuery {
public:
    struct Query {
        std::string_view id;
        std::size_t line = 0;     ///< its first line
        std::size_t resumed = 0;  ///< line at which it resumes after other queries; 0: never
    };
    struct Document {
        std::string_view query;
        std::string_view id;
    };
    struct Place {
        std::size_t query = 0;     ///< in queries()
        std::size_t document = 0;  ///< index in the result of read()
    };

    /// Reads until the end, the first problem, or a stop request. O(lines), plus sorting the ids.
    /// @param text uncompressed
    /// @param loading receives the progress in bytes and can stop the reading; may be null
    RunByQuery(SharedText text, const ScoreReading& scores, const Threads& threads,
               Loading* loading, std::size_t blockSize = TextBlocks::usualSize);

    const SharedText& text() const { return m_text; }
    /// Facts from the lines up to the first problem.
    const RunFacts& facts() const { return m_facts; }
    /// In byte order of their ids.
    std::span<const Query> queries() const { return m_queries; }
    /// The diagnostics of facts(), plus the queries whose lines are not contiguous.
    DiagnosticCounts diagnostics() const;

    /// The documents of a query in file order. O(documents).
    /// @param query index in queries()
    /// @param lines one object per thread
    /// @param documents replaced by the result; the ids point into this object
    void read(std::size_t query, RunLines& lines, std::vector<RetrievedDocument>& documents) const;

    /// The document among `places` that comes first in the text, which is read again. O(text).
    /// @param places at least one in total, at most one per query
    Document first(std::span<const Place> places) const;

private:
    struct Section {
        std::vector<TextBlock> blocks;
        std::vector<RunBlockFacts> facts;  // by block, up to the first problem
        DocumentLists lists;
        std::vector<Query> starts;   // by query of the lists; lines are counted from the section's
                                     // start
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
    std::size_t m_startBlock = 0;  // contains the first line of data
    std::vector<Section> m_sections;
    RunFacts m_facts;
    std::vector<Query> m_queries;
    std::vector<Part> m_parts;            // by query, then in file order
    std::vector<std::size_t> m_partEnds;  // by query
};

}  // namespace core
