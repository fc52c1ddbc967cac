// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/run_diagnostics.h"

#include "core/rankings/runs/spreadsheet_id.h"

#include <iterator>

namespace core {

void RunDiagnostics::addQuery(std::string_view query, std::size_t line, const ResultFacts& facts)
{
    m_counts.add(Warning::TiedScores, line, query, facts.ties);
    m_counts.add(Warning::TiedRanks, line, query, facts.tiedRanks);
    if (facts.isRankContradicted)
        m_counts.add(Warning::RankContradictsScore, line, query);
    m_counts.add(Warning::QueryAsDocument, line, query, facts.ownId);
    if (isSpreadsheetId(query))
        m_counts.add(Warning::SpreadsheetId, line, query);
    Depth& depth = m_depths[facts.documents];
    if (depth.queries++ == 0 || line < depth.line) {
        depth.line = line;
        depth.query = query;
    }
}

Diagnostics RunDiagnostics::diagnostics(DiagnosticCounts lines) const
{
    if (!m_depths.empty())
        for (auto depth = m_depths.begin(); depth != std::prev(m_depths.end()); ++depth)
            lines.add(Warning::UnequalDepths, depth->second.line, depth->second.query,
                      depth->second.queries);
    lines.add(m_counts.diagnostics());
    return lines.diagnostics();
}

void RunFacts::add(const RunBlockFacts& block)
{
    for (Diagnostic diagnostic : block.diagnostics.diagnostics()) {
        // Applies to the whole file, although every block reports it.
        if (diagnostic.warning == Warning::NoScores && m_diagnostics.has(Warning::NoScores))
            continue;
        diagnostic.line += diagnostic.line > 0 ? m_lines : 0;
        for (ParseError& refusal : diagnostic.refusals)
            refusal.line += m_lines;
        m_diagnostics.add({diagnostic});
    }
    if (block.looseScores.count > 0) {
        if (m_looseScores.count == 0) {
            m_looseScores = block.looseScores;
            m_looseScores.line += m_lines;
        } else {
            m_looseScores.count += block.looseScores.count;
        }
    }
    m_problem = block.problem;
    if (m_problem)
        m_problem->line += m_lines;
    if (block.documents > 0) {
        if (m_documents == 0)
            m_firstTag = block.firstTag;
        m_lastTag = block.lastTag;
    }
    m_documents += block.documents;
    m_lines += block.lines;
}

}  // namespace core
