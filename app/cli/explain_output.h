#pragma once

#include "core/bounds/run_bounds.h"
#include "core/evaluation/rules.h"
#include "core/metric/explanation.h"
#include "core/ranked_list.h"
#include "core/table/table.h"
#include "ui/words/number_text.h"

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
};

/// For reading: per measure a heading, the formula, the sentence and the aligned step table.
std::string explanationText(const ListExplanation& explanation);
/// The step table of every measure.
std::vector<core::Table> explanationTables(const ListExplanation& explanation);
/// The same as data; without `digits` every number reads back as the same double.
std::string explanationJson(const ListExplanation& explanation);

}  // namespace cli
