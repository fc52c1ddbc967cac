// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_lists.h"

#include <optional>

namespace core {

/// Moves the lists of a run to an unnamed temporary file, which is deleted with them. About 50
/// bytes per query stay in memory. O(documents).
/// @return empty if there is no space for the file
std::optional<RunLists> spilledLists(const Run& run);

}  // namespace core
