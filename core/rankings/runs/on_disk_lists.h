// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/lists_in_file.h"
#include "core/rankings/runs/run_lines.h"

#include <cstddef>
#include <vector>

namespace core {

/// The lists of a run file in which the lines of each query are contiguous.
class OnDiskLists : public ListsInFile {
public:
    /// @param file contains the text of the run
    /// @param layout determined from its start
    /// @param queries each once, in any order, each with at least one document and no repeated ones
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
