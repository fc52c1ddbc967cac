// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/attribution.h"
#include "core/foundation/value.h"
#include "ui/collection/document/query_pair.h"

#include <cstddef>
#include <stop_token>
#include <string>
#include <vector>

namespace ui {

/// Why a query's value differs between two runs, or why there is no explanation.
struct QueryDifference {
    enum class Obstacle {
        None,
        OneRun,  ///< there is nothing to compare with
        NotInA,  ///< the query is missing from the run
        NotInB,
        NoTerms,    ///< no retrieved document earns the measure's terms
        Undefined,  ///< the value of a list is undefined: `reason`
    };
    Obstacle obstacle = Obstacle::OneRun;
    core::Undefined reason = core::Undefined::NoRelevant;
    core::Attribution attribution;   ///< only documents whose difference is not 0
    std::vector<std::string> names;  ///< their names
    std::size_t indifferent = 0;     ///< number of documents left out
};

/// O(n log n) for n documents of both lists.
/// @param stop ends it early; the result must then be discarded
QueryDifference queryDifference(const QueryPair& pair, const std::stop_token& stop = {});

}  // namespace ui
