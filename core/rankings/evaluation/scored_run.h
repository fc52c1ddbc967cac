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

/// Puts together what the queries of a run tell, in any order.
/// @tparam Values of a judged query
template <class Values>
class ScoredRun {
public:
    explicit ScoredRun(const Qrels& qrels)
        : m_qrels(qrels)
        , m_values(qrels.queries.size())
    {}

    /// @param line where the query starts
    void add(ScoredQuery<Values> query, std::size_t line)
    {
        m_diagnostics.addQuery(query.query, line, query.facts);
        if (query.judgments)
            m_values[static_cast<std::size_t>(query.judgments - m_qrels.queries.data())] =
                std::move(query.values);
        else
            m_notJudged.push_back(std::move(query.query));
    }

    /// @param lines what they tell
    Diagnostics diagnostics(DiagnosticCounts lines) const
    {
        return m_diagnostics.diagnostics(std::move(lines));
    }

    /// By place in qrels.queries; none where the run lacks the query. Leaves nothing behind.
    std::vector<std::optional<Values>> takeValues() { return std::move(m_values); }
    /// Queries of the run without judgments, in byte order. Leaves nothing behind.
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
