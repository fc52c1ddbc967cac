// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace core {

/// The values of one system for each query, as another program computed them.
struct SystemValues {
    std::string name;
    /// By query, then by measure of the table; nothing where the file has no value.
    std::map<std::string, std::vector<std::optional<double>>, std::less<>> queries = {};

    bool operator==(const SystemValues&) const = default;
};

/// Values per query of several systems, without runs or judgments.
struct ValueTable {
    std::vector<std::string> measures;  ///< as the file names them; "" if it does not
    std::vector<SystemValues> systems;  ///< in file order, with different names
    std::size_t overall = 0;            ///< means over all queries that the file also has; not read

    bool operator==(const ValueTable&) const = default;
};

/// The queries of all systems, in byte order.
std::vector<std::string> queryIdsOf(const ValueTable& table);

/// The measure of a table under its name: Rankscope's measure of that name, as in `ndcg_cut_10`,
/// else one that is only known by its name, see MeasureSpec::given.
MeasureSpec measureGiven(const std::string& name);

/// The systems as evaluations, which can be compared like those of runs. A query of any system is
/// "judged" for all; the missing rule decides what it counts where a system has no value.
/// @param measures each as of measureGiven(); one that the table does not have is undefined
/// everywhere
std::vector<RunEvaluation> evaluationsOf(const ValueTable& table,
                                         std::span<const MeasureSpec> measures, MissingRule rule);

/// The same for measures by their indices in the table.
std::vector<RunEvaluation> evaluationsOf(const ValueTable& table,
                                         std::span<const std::size_t> measures, MissingRule rule);

}  // namespace core
