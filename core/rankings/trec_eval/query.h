// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/judged_ranking.h"

#include <cstddef>
#include <functional>
#include <utility>
#include <vector>

namespace core {

/// A query as trec_eval's measures see it.
struct TrecQuery {
    JudgedRanking ranking;
    std::size_t retrieved = 0;
    std::size_t relevant = 0;           ///< R: judged with at least the level, retrieved or not
    std::size_t relevantRetrieved = 0;  ///< relevant documents in the ranking

    TrecQuery(JudgedRanking judged, double level)
        : ranking(std::move(judged))
        , retrieved(ranking.ranked().size())
        , relevant(ranking.relevant(level))
        , relevantRetrieved(ranking.relevantRetrieved(level))
    {}
};

/// Computes a measure's values for a query; reusable for many queries.
using TrecValues = std::function<std::vector<double>(const TrecQuery&)>;

}  // namespace core
