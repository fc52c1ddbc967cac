// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/comparison/system_orders.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"

#include <string>
#include <vector>

namespace cli {

/// What the runs are called; see core/rankings/runs/run_names.h.
std::vector<std::string> runNames(const std::vector<EvaluatedRun>& runs);

/// What there is to tell of how measures order three runs or more.
struct RunOrders {
    std::vector<core::SystemOrder> orders;  ///< by definition
    std::vector<core::OrderAgreement> agreements;
};

/// Nothing with fewer than three runs.
RunOrders runOrders(const EvaluatedRuns& scored);

/// The order of the runs by each measure, and how the orders of every two agree; empty where there
/// is nothing to tell, or one measure only.
std::string ordersText(const EvaluatedRuns& scored, int digits);
/// The same as tables.
std::vector<core::Table> orderTables(const EvaluatedRuns& scored, int digits);
/// "systemOrders": of every measure the files of the runs, the best first, those of equal means
/// together; and "orders": tau-b and tau-AP of every two measures.
void writeOrders(const EvaluatedRuns& scored, core::JsonWriter& json);

}  // namespace cli
