// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/comparison/system_orders.h"
#include "core/documents/tables/table.h"
#include "core/foundation/json/json_writer.h"

#include <QString>

#include <string>
#include <vector>

namespace cli {

/// The names of the runs; see core/rankings/runs/run_names.h.
std::vector<std::string> runNames(const std::vector<EvaluatedRun>& runs);

/// "two > one = three".
QString orderText(const core::SystemOrder& order, const std::vector<std::string>& names);

/// How measures order three runs or more.
struct RunOrders {
    std::vector<core::SystemOrder> orders;  ///< one per definition
    std::vector<core::OrderAgreement> agreements;
};

/// Writes the order of the runs by each measure, and the agreement of every two orders; empty if
/// there is nothing to report, or only one measure.
std::string ordersText(const EvaluatedRuns& scored, int digits);
/// The same as tables.
std::vector<core::Table> orderTables(const EvaluatedRuns& scored, int digits);
/// Writes "systemOrders": per measure the files of the runs, best first, with equal means grouped;
/// and "orders": tau-b and tau-AP of every two measures.
void writeOrders(const EvaluatedRuns& scored, core::JsonWriter& json);

}  // namespace cli
