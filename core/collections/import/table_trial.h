// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/value.h"

#include <cstddef>
#include <string>
#include <vector>

namespace core {

/// What the beginning of a table gives with import options that nobody has confirmed yet.
struct TableTrial {
    /// A run in the table.
    struct OfRun {
        std::string name;  ///< of its column; empty for the only run
        Value ndcg;        ///< mean nDCG@10 over the queries; undefined without judgments
    };

    std::size_t queries = 0;
    std::size_t judgments = 0;  ///< 0 if there are none
    std::vector<OfRun> runs = {};
};

/// Reads the beginning of a table of pairs.
/// @param isCut whether the last line is incomplete and left out
/// @return why it gives neither judgments nor a run. O(n log n).
Parsed<TableTrial> tableTrial(std::string beginning, bool isCut, const CollectionChoices& choices);

}  // namespace core
