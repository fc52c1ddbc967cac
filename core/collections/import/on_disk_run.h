// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_lists.h"

#include <cstddef>
#include <optional>
#include <string>

namespace core {

/// A run whose lists stay in its file, see OnDiskLists.
struct OnDiskRun {
    std::string tag;  ///< of all its lines
    Diagnostics diagnostics;
    std::size_t lines = 0;
    RunLists lists;
};

/// Reads a run once, block by block, to know where the lines of each query stand: what it says of
/// the run is what parseRun() says. O(lines), and the sorting of queries in no order; the same for
/// any number of threads.
/// @param loading told of the bytes read, and asked whether to stop; may be null
/// @return nothing where the file has to be read as a whole: one that is no plain text, cannot be
/// read, or is changed meanwhile, whose queries do not stand together or repeat a document, and one
/// with the tags of several systems; nothing as well when it is stopped
std::optional<OnDiskRun> onDiskRun(const std::string& path, RankOrder order,
                                   const ScoreReading& scores, const Threads& threads = Threads(),
                                   Loading* loading = nullptr);

}  // namespace core
