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

/// A query that a run has.
struct ListedQuery {
    std::string_view query;     ///< kept by whom it was asked of
    std::size_t documents = 0;  ///< how many the run retrieved for it
};

/// Where the lists of a run come from. Never changed once it is made, but that it may be lost; any
/// number of threads may read.
class ListSource {
public:
    virtual ~ListSource() = default;

    /// In byte order of the ids, each once.
    std::span<const ListedQuery> queries() const { return m_queries; }
    /// The place of a query in queries(); none where the run lacks it. O(log queries).
    std::optional<std::size_t> placeOf(std::string_view query) const;
    /// The list in that place of queries(); what it points into it keeps. Empty when isStale().
    virtual std::shared_ptr<const QueryResults> read(std::size_t place) const = 0;
    /// Whether a list could not be read any more: what it comes from was changed meanwhile.
    virtual bool isStale() const { return false; }
    /// Of memory, in bytes.
    virtual std::size_t size() const = 0;

protected:
    std::vector<ListedQuery> m_queries;
};

/// What a run retrieved, list by list, wherever the lists are: in memory, or in the run's file,
/// from which each is read when it is asked for. Copies share them and cost nothing.
class RunLists {
public:
    /// Of no query.
    RunLists() = default;
    /// Held in memory.
    RunLists(Run run);  // NOLINT: a run is its lists
    /// The same of a run that is held already. @param run not null
    explicit RunLists(std::shared_ptr<const Run> run);
    /// @param source not null
    explicit RunLists(std::shared_ptr<const ListSource> source);

    /// The queries of the run, in byte order of their ids, each once.
    std::span<const ListedQuery> queries() const;
    bool has(std::string_view query) const;
    /// How many documents it retrieved for the query; 0 where it lacks it. O(log queries).
    std::size_t documentsOf(std::string_view query) const;
    /// Of all queries together. O(queries).
    std::size_t documentCount() const;
    /// Of the query that has most. O(queries).
    std::size_t longest() const;
    /// The query's documents in rank order; null when it is not in the run. What is given stays as
    /// long as it is held, and no longer. O(log queries), and where it is read anew O(n log n) of
    /// its documents. Any number of threads may ask.
    std::shared_ptr<const QueryResults> find(std::string_view query) const;
    /// Whether a list could not be given since its file was changed: it was given without
    /// documents, and what was made of it is to be thrown away.
    bool isStale() const { return m_source && m_source->isStale(); }
    /// Of memory, in bytes.
    std::size_t size() const { return m_source ? m_source->size() : 0; }

    /// With these lists in the place of its own. O(queries).
    /// @param lists in byte order of the queries' ids, each once; what they point into must stay
    RunLists with(std::vector<QueryResults> lists) const;

private:
    std::shared_ptr<const ListSource> m_source;  // null: of no query
};

}  // namespace core
