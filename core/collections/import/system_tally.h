// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_source.h"
#include "core/foundation/file/text_arena.h"
#include "core/foundation/text/within.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace core {

/// Which systems the lines of a run name, in its tags or in a column of a table.
///
/// Tags are no sure sign: they may differ from query to query, or tell where a document of a joint
/// list comes from. The lines are runs of several systems where a query has lines of two of them
/// and they cannot be one run, because a document would stand twice; or where each system has its
/// lines together and a query comes again, under another system, behind other queries.
class SystemTally {
public:
    /// To be called with the lines in turn. The ids must outlive this.
    void add(std::string_view query, std::string_view system);
    /// The id as one that outlives this: itself where it stands in the text, else a copy.
    std::string_view kept(std::string_view id, std::string_view text)
    {
        return isWithin(id, text) ? id : m_copies.keep(id);
    }

    /// In the order of the file; at most `most`.
    std::vector<std::string> names() const;
    /// Whether a query has lines of two systems, and there are no more systems than may be meant.
    bool shareQueries() const { return m_isShared && m_systems.size() <= most; }
    /// Whether each has its lines together, and a query comes again under another one.
    bool areBlocks() const { return m_isResumed && !m_isMixed && m_systems.size() <= most; }

private:
    static constexpr std::size_t most = 256;

    std::unordered_map<std::string_view, std::size_t> m_systems;  // their places
    std::unordered_map<std::string_view, std::size_t> m_queries;  // the system they came with
    TextArena m_copies;
    std::string_view m_lastQuery;
    std::string_view m_lastSystem;
    bool m_isShared = false;
    bool m_isResumed = false;
    bool m_isMixed = false;  // lines of a system stand apart
};

/// Of a run of TREC's, or of a table with a column of systems; empty for others. O(n).
SystemTally systemsIn(const CollectionSource& source);

}  // namespace core
