// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/diagnostic_counts.h"
#include "core/rankings/runs/run_lists.h"

namespace core {

/// Counts documents of a BEIR set that are their own query's answer, where that is a number: in
/// some sets they are the same texts. What has a name is told when the run is read; in other
/// collections queries and documents may be numbered apart. O(documents).
void countQueriesAsDocuments(const RunLists& run, DiagnosticCounts& counts);

}  // namespace core
