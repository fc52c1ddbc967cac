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

/// Scans a run once, block by block, to find the lines of each query; its warnings are those of
/// parseRun(). O(lines), plus sorting if the queries are unordered; the same for any number of
/// threads.
/// @param loading notified of the bytes read and checked for a stop; may be null
/// @return nothing if stopped, or if the file must be read as a whole: it is not plain text, cannot
/// be read, or changes meanwhile; the lines of a query are separated; a query repeats a document;
/// or there are tags of several runs
std::optional<OnDiskRun> onDiskRun(const std::string& path, RankOrder order,
                                   const ScoreReading& scores, const Threads& threads = Threads(),
                                   Loading* loading = nullptr);

}  // namespace core
