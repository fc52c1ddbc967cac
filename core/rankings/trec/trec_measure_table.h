// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec/parameters.h"
#include "core/rankings/trec/query.h"
#include "core/rankings/trec/trec_rules.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// What a measure says of all queries together, and whether of one alone.
enum class TrecSummary : std::uint8_t {
    Mean,
    Sum,            ///< a whole number
    GeometricMean,  ///< never below 0.00001 for a query; not said of one alone
    Queries,        ///< how many there were; not said of one alone
    RunTag,         ///< text; not said of one alone
    GradesInOrder,  ///< text, only of one query
};

/// The names for several measures at once.
enum TrecGroup : std::uint8_t {
    NoGroup = 0,
    Official = 1,
    SetBased = 2,
    AllTrec = 4,
};

/// One of trec_eval's measures, by its name there, in its terms: what is a metric of ours is asked
/// of Evaluator.
struct TrecMeasure {
    std::string_view name;
    TrecParameterKind kind;
    std::vector<double> defaults;  ///< the parameters' numbers where none are given
    TrecSummary summary;
    std::uint8_t groups;  ///< of TrecGroup
    TrecVersion since = TrecVersion::Nine;
    /// Gives no value for the texts and the number of queries.
    TrecValues (*values)(const TrecParameters& parameters, const TrecRules& rules) = nullptr;
};

/// Every measure, in the order in which trec_eval prints them.
std::span<const TrecMeasure> trecMeasures();

}  // namespace core
