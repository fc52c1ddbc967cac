// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/trec_eval/parameters.h"
#include "core/rankings/trec_eval/preference_values.h"
#include "core/rankings/trec_eval/query.h"
#include "core/rankings/trec_eval/trec_rules.h"

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// How a measure is summarised over queries, and whether it is printed for single queries.
enum class TrecSummary : std::uint8_t {
    Mean,
    Sum,            ///< a whole number
    GeometricMean,  ///< at least 0.00001 per query; not printed for single queries
    Queries,        ///< number of queries; not printed for single queries
    RunTag,         ///< text; not printed for single queries
    GradesInOrder,  ///< text, only for single queries
};

/// Groups of measures with a common name.
enum TrecGroup : std::uint8_t {
    NoGroup = 0,
    Official = 1,
    SetBased = 2,
    AllTrec = 4,
    SeveralJudges = 8,  ///< read judgments of several judges
    MainPreferences = 16,
    AllPreferences = 32,  ///< read preferences
};

/// One of trec_eval's measures, in its terms. Those that are also our measures use Evaluator.
struct TrecMeasure {
    std::string_view name;
    TrecParameterKind kind;
    std::vector<double> defaults;  ///< the default parameters
    TrecSummary summary;
    std::uint8_t groups;  ///< bits of TrecGroup
    TrecVersion since = TrecVersion::Nine;
    /// Returns no values for text measures and the number of queries.
    TrecValues (*values)(const TrecParameters& parameters, const TrecRules& rules) = nullptr;
    /// Of measures of preferences only.
    double (*preference)(const PreferenceRanking& ranking) = nullptr;
};

/// Every measure, in the order in which trec_eval prints them.
std::span<const TrecMeasure> trecMeasures();

}  // namespace core
