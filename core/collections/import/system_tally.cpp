// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/system_tally.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/text/ascii.h"

#include <utility>

namespace core {

namespace {

void addTags(std::string_view text, const std::string& name, SystemTally& tally)
{
    constexpr std::size_t columnCount = 6;
    LineReader lines(text, name);
    while (const auto line = lines.nextData())
        if (const Columns<columnCount> columns(line->text); columns.count >= columnCount)
            tally.add(columns.text[0], columns.text[5]);
}

void addCells(std::string_view text, const std::string& name, const PairLayout& layout,
              SystemTally& tally)
{
    CellRows rows(withoutByteOrderMark(text), name, layout.gap);
    DelimitedRow row;
    bool isHeaderDue = layout.hasHeader;
    while (rows.next(row)) {
        const bool isData = row.cells.size() == layout.columns && !isSeparatorRow(row);
        if (!isData || std::exchange(isHeaderDue, false))
            continue;
        // Unquoted cells do not outlive their row.
        const std::string_view query = trimmed(row.cells[layout.query]);
        const std::string_view system = trimmed(row.cells[*layout.system]);
        tally.add(tally.kept(query, text), tally.kept(system, text));
    }
}

}  // namespace

void SystemTally::add(std::string_view query, std::string_view system)
{
    const bool isSameSystem = !m_systems.empty() && system == m_lastSystem;
    if (isSameSystem && query == m_lastQuery)
        return;
    const auto [known, isNew] = m_systems.try_emplace(system, m_systems.size());
    m_isMixed = m_isMixed || (!isNew && !isSameSystem);
    const auto [before, isNewQuery] = m_queries.try_emplace(query, known->second);
    if (!isNewQuery && before->second != known->second) {
        m_isShared = true;
        m_isResumed = m_isResumed || query != m_lastQuery;
    }
    m_lastQuery = query;
    m_lastSystem = system;
}

std::vector<std::string> SystemTally::names() const
{
    std::vector<std::string> names(m_systems.size());
    for (const auto& [name, place] : m_systems)
        names[place] = name;
    return names;
}

SystemTally systemsIn(const CollectionSource& source)
{
    SystemTally tally;
    if (source.format == CollectionFormat::TrecRun)
        addTags(source.text.view(), source.path, tally);
    else if (source.layout && source.layout->system)
        addCells(source.text.view(), source.path, *source.layout, tally);
    return tally;
}

}  // namespace core
