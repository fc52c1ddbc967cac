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

/// Why a query's value differs between two runs, or why that cannot be said.
struct QueryDifference {
    enum class Obstacle {
        None,
        OneRun,  ///< there is nothing to compare with
        NotInA,  ///< the run does not answer the query
        NotInB,
        NoTerms,    ///< no retrieved document earns the measure's terms
        Undefined,  ///< a list has no value: `reason`
    };
    Obstacle obstacle = Obstacle::OneRun;
    core::Undefined reason = core::Undefined::NoRelevant;
    core::Attribution attribution;   ///< documents: those alone whose difference is not 0
    std::vector<std::string> names;  ///< theirs
    std::size_t indifferent = 0;     ///< documents that are left out
};

/// O(n log n) for n documents of both lists.
/// @param stop ends it early: what is returned then is to be thrown away
QueryDifference queryDifference(const QueryPair& pair, const std::stop_token& stop = {});

}  // namespace ui
