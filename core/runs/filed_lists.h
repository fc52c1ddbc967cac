#pragma once

#include "core/file/steady_file.h"
#include "core/runs/run_lines.h"
#include "core/runs/run_lists.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace core {

/// Where the lines of a query stand in the file of its run.
struct FiledQuery {
    std::string query;
    std::size_t from = 0;       ///< the byte at which the first of them starts
    std::size_t to = 0;         ///< the byte behind them
    std::size_t documents = 0;  ///< at least one
};

/// The lists of a run whose queries stand together in its file: only where each stands is in
/// memory, some 50 bytes a query, and a list is read when it is asked for. A file that is changed
/// meanwhile is never misread: it is lost then.
class FiledLists : public ListSource {
public:
    /// @param file with the text of the run
    /// @param layout that its start told
    /// @param queries each once, in any order; no document stands twice in one
    FiledLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
               std::vector<FiledQuery> queries);

    std::shared_ptr<const QueryResults> read(std::size_t place) const override;
    bool isLost() const override { return m_isLost; }
    std::size_t size() const override;

private:
    struct Stretch {
        std::size_t from;
        std::size_t to;
    };

    bool readInto(QueryResults& results, SharedText& text, std::size_t place) const;

    SteadyFile m_file;
    RunLayout m_layout;
    RankOrder m_order;
    ScoreReading m_scores;
    std::string m_ids;
    std::vector<Stretch> m_stretches;  // by query
    mutable std::atomic<bool> m_isLost = false;
};

}  // namespace core
