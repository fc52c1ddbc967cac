// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/result_order.h"
#include "core/rankings/runs/run_lines.h"

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace core {

/// Collects the facts of a run's queries, in any order.
class RunDiagnostics {
public:
    /// @param line the query's first line
    void addQuery(std::string_view query, std::size_t line, const ResultFacts& facts);

    /// The diagnostics, including those of the lines.
    Diagnostics diagnostics(DiagnosticCounts lines) const;

private:
    struct Depth {
        std::size_t queries = 0;
        std::size_t line = 0;
        std::string query;
    };

    DiagnosticCounts m_counts;
    std::map<std::size_t, Depth> m_depths;  // by number of documents
};

/// Combines the facts of a run's blocks, added in file order. Lines are counted from the start of
/// the file.
class RunFacts {
public:
    void add(const RunBlockFacts& block);

    std::size_t lines() const { return m_lines; }
    std::size_t documents() const { return m_documents; }
    const std::string& firstTag() const { return m_firstTag; }
    const std::string& lastTag() const { return m_lastTag; }
    const LooseNumbers& looseScores() const { return m_looseScores; }
    const DiagnosticCounts& diagnostics() const { return m_diagnostics; }
    const std::optional<LineProblem>& problem() const { return m_problem; }  ///< of the last block

private:
    std::size_t m_lines = 0;
    std::size_t m_documents = 0;
    std::string m_firstTag;
    std::string m_lastTag;
    LooseNumbers m_looseScores;
    DiagnosticCounts m_diagnostics;
    std::optional<LineProblem> m_problem;
};

}  // namespace core
