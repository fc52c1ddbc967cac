// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/run_lists.h"

namespace core {

/// Counts documents of a BEIR set that have the same numeric id as their query: in some sets, these
/// are the same texts. Other ids give their warning when the run is read; in other collections,
/// queries and documents may be numbered independently. O(documents).
void countQueriesAsDocuments(const RunLists& run, DiagnosticCounts& counts);

}  // namespace core
