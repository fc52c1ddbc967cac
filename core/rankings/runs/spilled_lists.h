// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_lists.h"

#include <optional>

namespace core {

/// The lists of a run that was read, written to a file of nobody's: it has no name, and is gone
/// with them. Some 50 bytes a query stay in memory. O(documents).
/// @return nothing where there is no room for the file
std::optional<RunLists> spilledLists(const Run& run);

}  // namespace core
