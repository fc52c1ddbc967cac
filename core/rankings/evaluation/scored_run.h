// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/evaluation/query_reader.h"
#include "core/rankings/runs/run_diagnostics.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

/// Collects the scored queries of a run, added in any order.
/// @tparam Values of a judged query
template <class Values>
class ScoredRun {
public:
    explicit ScoredRun(const Qrels& qrels)
        : m_qrels(qrels)
        , m_values(qrels.queries.size())
    {}

    /// @param line the query's first line
    void add(ScoredQuery<Values> query, std::size_t line)
    {
        m_diagnostics.addQuery(query.query, line, query.facts);
        if (query.judgments)
            m_values[static_cast<std::size_t>(query.judgments - m_qrels.queries.data())] =
                std::move(query.values);
        else
            m_notJudged.push_back(std::move(query.query));
    }

    /// @param lines the counts from reading the lines
    Diagnostics diagnostics(DiagnosticCounts lines) const
    {
        return m_diagnostics.diagnostics(std::move(lines));
    }

    /// Moves the values out: by index in qrels.queries, empty if the query is missing from the run.
    std::vector<std::optional<Values>> takeValues() { return std::move(m_values); }
    /// Moves out the queries of the run without judgments, in byte order.
    std::vector<std::string> takeNotJudged()
    {
        std::sort(m_notJudged.begin(), m_notJudged.end());
        return std::move(m_notJudged);
    }

private:
    const Qrels& m_qrels;
    RunDiagnostics m_diagnostics;
    std::vector<std::optional<Values>> m_values;
    std::vector<std::string> m_notJudged;
};

}  // namespace core
