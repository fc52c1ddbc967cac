#pragma once

#include "core/io/finding_counts.h"
#include "core/io/run.h"

namespace core {

/// Counts documents that are their own query's answer: in some of BEIR's sets they are the same
/// texts. Of other collections those are left out whose id is a number, since queries and documents
/// may be numbered apart. O(documents).
void countQueriesAsDocuments(const Run& run, bool isBeir, FindingCounts& counts);

}  // namespace core
