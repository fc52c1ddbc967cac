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

/// Finds the names of several runs in the lines of one file, in tags or in a column of a table.
///
/// Tags alone prove nothing: they may differ between queries, or tell where a document of a merged
/// list comes from. The lines belong to several runs if a query has lines of two of them that
/// cannot be one run, because a document would occur twice; or if each run's lines are contiguous
/// and a query reappears under another run after other queries.
class SystemTally {
public:
    /// Call with every line, in order. The ids must outlive this object.
    void add(std::string_view query, std::string_view system);
    /// An id that outlives this object: itself if it is part of the text, otherwise a copy.
    std::string_view kept(std::string_view id, std::string_view text)
    {
        return isWithin(id, text) ? id : m_copies.keep(id);
    }

    /// In file order, at most `most`.
    std::vector<std::string> names() const;
    /// Whether a query has lines of two runs, and there are not too many names for runs.
    bool shareQueries() const { return m_isShared && m_systems.size() <= most; }
    /// Whether each run's lines are contiguous, and a query reappears under another run.
    bool areBlocks() const { return m_isResumed && !m_isMixed && m_systems.size() <= most; }

private:
    static constexpr std::size_t most = 256;

    std::unordered_map<std::string_view, std::size_t> m_systems;  // their index
    std::unordered_map<std::string_view, std::size_t> m_queries;  // the run that they came with
    TextArena m_copies;
    std::string_view m_lastQuery;
    std::string_view m_lastSystem;
    bool m_isShared = false;
    bool m_isResumed = false;
    bool m_isMixed = false;  // the lines of a run are not contiguous
};

/// For a TREC run, or a table with a column of run names; empty for others. O(n).
SystemTally systemsIn(const CollectionSource& source);

}  // namespace core
