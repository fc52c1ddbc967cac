// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// A query of a run.
struct ListedQuery {
    std::string_view query;     ///< owned by the object that returned it
    std::size_t documents = 0;  ///< number of documents retrieved for it
};

/// The source of a run's lists. Immutable, except that it can become stale. Thread-safe for
/// reading.
class ListSource {
public:
    virtual ~ListSource() = default;

    /// In byte order of the ids, each once.
    std::span<const ListedQuery> queries() const { return m_queries; }
    /// The index of a query in queries(); empty if it is missing from the run. O(log queries).
    std::optional<std::size_t> placeOf(std::string_view query) const;
    /// The list of queries()[place]; owns what it points into. Empty if isStale().
    virtual std::shared_ptr<const QueryResults> read(std::size_t place) const = 0;
    /// Whether a list could not be read because its source has changed.
    virtual bool isStale() const { return false; }
    /// Memory in bytes.
    virtual std::size_t size() const = 0;

protected:
    std::vector<ListedQuery> m_queries;
};

/// The lists of a run, either in memory or in the run's file, from which each is read on demand.
/// Copies are cheap and share the lists.
class RunLists {
public:
    /// A run without queries.
    RunLists() = default;
    /// Keeps the lists in memory.
    RunLists(Run run);  // NOLINT: a run is its lists
    /// The same for a shared run. @param run not null
    explicit RunLists(std::shared_ptr<const Run> run);
    /// @param source not null
    explicit RunLists(std::shared_ptr<const ListSource> source);

    /// The queries of the run, in byte order of their ids, each once.
    std::span<const ListedQuery> queries() const;
    bool has(std::string_view query) const;
    /// The number of documents retrieved for the query; 0 if it is missing. O(log queries).
    std::size_t documentsOf(std::string_view query) const;
    /// The number of documents of all queries. O(queries).
    std::size_t documentCount() const;
    /// The highest number of documents of a query. O(queries).
    std::size_t longest() const;
    /// The query's documents in rank order; null if it is not in the run. Valid as long as the
    /// pointer is held. O(log queries), plus O(n log n) for n documents if it is read from the
    /// file. Thread-safe.
    std::shared_ptr<const QueryResults> find(std::string_view query) const;
    /// Whether a list could not be read because its file has changed. It was then returned without
    /// documents; discard results computed from it.
    bool isStale() const { return m_source && m_source->isStale(); }
    /// Memory in bytes.
    std::size_t size() const { return m_source ? m_source->size() : 0; }

    /// A copy with these lists instead of its own. O(queries).
    /// @param lists in byte order of the query ids, each once; what they point into must outlive
    /// the copy
    RunLists with(std::vector<QueryResults> lists) const;

private:
    std::shared_ptr<const ListSource> m_source;  // null: no queries
};

}  // namespace core
