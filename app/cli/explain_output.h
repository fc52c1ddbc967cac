// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/tables/table.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/explanation.h"
#include "core/rankings/bounds/run_bounds.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/text/words/number_format.h"

#include <optional>
#include <string>
#include <vector>

namespace cli {

/// The window's explanation of a list, for one or more measures.
struct ListExplanation {
    core::RankedList list;
    std::vector<core::Explanation> measures;
    std::optional<int> digits;  ///< decimals of a value
    core::NoValueRule noValue = core::NoValueRule::Zero;
    ui::DiscountForm discounts = ui::DiscountForm::Divisor;
    core::BoundsByDefinition bounds = {};  ///< one per measure; empty unless requested
    double topGrade = 0;                   ///< of the scale used for bounds
    std::size_t unjudged = 0;              ///< number of documents that bounds vary
};

/// Several queries and the calculation of their means.
struct QueriesExplanation {
    std::vector<ListExplanation> lists;    ///< one per query; empty for a collection
    std::vector<core::WrittenMean> means;  ///< one per measure
    std::optional<int> digits;             ///< decimals of a value
    core::NoValueRule noValue = core::NoValueRule::Zero;
    std::string missing = {};              ///< a sentence about queries in only one of the files
    core::BoundsByDefinition bounds = {};  ///< one per mean; empty unless requested
};

/// Writes text: per measure a heading, the formula, the sentence and the aligned step table.
std::string explanationText(const ListExplanation& explanation);
/// Writes per measure a heading, each list with its value, and the calculation of the mean.
std::string explanationText(const QueriesExplanation& explanation);
/// The step table of every measure.
std::vector<core::Table> explanationTables(const ListExplanation& explanation);
/// The step tables of every list, and per measure each query's part in the mean.
std::vector<core::Table> explanationTables(const QueriesExplanation& explanation);
/// Writes the same as JSON. Without `digits`, every number reads back as the same double.
std::string explanationJson(const ListExplanation& explanation);
/// Writes {"queries": those objects, "means": […]}; for a collection only the means.
std::string explanationJson(const QueriesExplanation& explanation);

}  // namespace cli
