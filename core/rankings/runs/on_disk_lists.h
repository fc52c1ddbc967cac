// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/lists_in_file.h"
#include "core/rankings/runs/run_lines.h"

#include <cstddef>
#include <vector>

namespace core {

/// The lists of a run whose queries stand together in its file.
class OnDiskLists : public ListsInFile {
public:
    /// @param file with the text of the run
    /// @param layout that its start told
    /// @param queries each once, in any order, with a document at least; none stands twice in one
    OnDiskLists(SteadyFile file, RunLayout layout, RankOrder order, ScoreReading scores,
                std::vector<OnDiskQuery> queries);

private:
    std::vector<RetrievedDocument> documentsIn(const SharedText& bytes,
                                               std::size_t place) const override;

    RunLayout m_layout;
    RankOrder m_order;
    ScoreReading m_scores;
};

}  // namespace core
