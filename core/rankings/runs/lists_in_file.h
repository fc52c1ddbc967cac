// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/shared_text.h"
#include "core/foundation/file/steady_file.h"
#include "core/rankings/runs/run_lists.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace core {

/// The position of a query's list in a file.
struct OnDiskQuery {
    std::string query;
    std::size_t from = 0;  ///< offset of its first byte
    std::size_t to = 0;    ///< offset past its last byte
    std::size_t documents = 0;
};

/// Lists that stay in a file. Only their positions are in memory, about 50 bytes per query, and a
/// list is read on demand. If the file changes, its lists are never misread: the source becomes
/// stale.
class ListsInFile : public ListSource {
public:
    /// @param queries each once, in any order
    ListsInFile(SteadyFile file, std::vector<OnDiskQuery> queries);

    std::shared_ptr<const QueryResults> read(std::size_t place) const override;
    bool isStale() const override { return m_isStale; }
    std::size_t size() const override;

protected:
    struct Chunk {
        std::size_t from;
        std::size_t to;
    };

    /// The documents in the chunk of queries()[place], in rank order. Their number is wrong if the
    /// bytes are not those of the list.
    virtual std::vector<RetrievedDocument> documentsIn(const SharedText& bytes,
                                                       std::size_t place) const = 0;
    const Chunk& chunk(std::size_t place) const { return m_stretches[place]; }

private:
    SteadyFile m_file;
    std::string m_ids;
    std::vector<Chunk> m_stretches;  // by query
    mutable std::atomic<bool> m_isStale = false;
};

}  // namespace core
