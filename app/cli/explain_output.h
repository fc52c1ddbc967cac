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

/// What the window shows about a list, for one or more measures.
struct ListExplanation {
    core::RankedList list;
    std::vector<core::Explanation> measures;
    std::optional<int> digits;  ///< decimals of a value
    core::NoValueRule noValue = core::NoValueRule::Zero;
    ui::DiscountForm discounts = ui::DiscountForm::Divisor;
    core::BoundsByDefinition bounds = {};  ///< by measure; empty unless asked for
    double topGrade = 0;                   ///< of the scale that bounds go by
    std::size_t unjudged = 0;              ///< that bounds are over
};

/// Several queries, and how their means are calculated.
struct QueriesExplanation {
    std::vector<ListExplanation> lists;    ///< by query; none of a collection
    std::vector<core::WrittenMean> means;  ///< by measure
    std::optional<int> digits;             ///< decimals of a value
    core::NoValueRule noValue = core::NoValueRule::Zero;
    std::string missing = {};              ///< about queries in one file only, as a sentence
    core::BoundsByDefinition bounds = {};  ///< by mean; empty unless asked for
};

/// For reading: per measure a heading, the formula, the sentence and the aligned step table.
std::string explanationText(const ListExplanation& explanation);
/// Per measure a heading, each list with its value, and the mean written out.
std::string explanationText(const QueriesExplanation& explanation);
/// The step table of every measure.
std::vector<core::Table> explanationTables(const ListExplanation& explanation);
/// Those of every list, and per measure what the queries count in the mean.
std::vector<core::Table> explanationTables(const QueriesExplanation& explanation);
/// The same as data; without `digits` every number reads back as the same double.
std::string explanationJson(const ListExplanation& explanation);
/// {"queries": those objects, "means": […]}; of a collection the means alone.
std::string explanationJson(const QueriesExplanation& explanation);

}  // namespace cli
