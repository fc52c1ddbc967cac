// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/workbook/workbook_files.h"

#include "core/foundation/workbook/workbook.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

ZipEntries entriesOf(std::string_view archive)
{
    auto entries = ZipEntries::in(archive);
    if (!entries)
        throw WorkbookRefusal{WorkbookProblem::Damaged};
    return *std::move(entries);
}

}  // namespace

WorkbookFiles::WorkbookFiles(std::string_view archive, const ExpansionLimit& limit)
    : m_entries(entriesOf(archive))
    , m_archiveSize(archive.size())
    , m_limit(limit)
{}

std::string WorkbookFiles::contentOf(std::string_view name)
{
    constexpr std::size_t most = std::size_t{1} << 31;
    constexpr std::size_t alwaysRead = std::size_t{1} << 24;  // parsing XML takes long
    const auto* const entry = m_entries.find(name);
    if (!entry)
        throw WorkbookRefusal{WorkbookProblem::Damaged};
    m_expanded += entry->size;
    if (m_expanded > std::min(m_limit.always, alwaysRead) &&
        m_expanded / m_limit.times >= m_archiveSize)
        throw WorkbookRefusal{WorkbookProblem::ExpandsTooFar};
    if (m_expanded > most)
        throw WorkbookRefusal{WorkbookProblem::TooLarge};
    auto content = m_entries.contentOf(*entry);
    if (!content)
        throw WorkbookRefusal{WorkbookProblem::Damaged};
    return *std::move(content);
}

void WorkbookFiles::read(std::string_view name, XmlHandler& handler)
{
    if (!readXml(contentOf(name), handler))
        throw WorkbookRefusal{WorkbookProblem::Damaged};
}

}  // namespace core
