// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/rankings/evaluation/evaluation_rules.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
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

/// Reads values per query:
///
/// - lines `measure query value` of trec_eval -q, `query measure value` of ir_measures, or
///   `run measure query value` of the eval command; the query "all" is a mean
/// - a table with a column of queries and the columns "measure" and "value", or one column per
///   system, or one column per measure if every heading is a measure; a column of systems
///   ("system", "run", "model") distinguishes rows. JSON records are such a table. Differences as
///   "b - a" and columns without numbers are not read; an empty cell, NaN and NA are no value.
/// - JSON objects of objects: {system: {query: value}}, {measure: {query: value}} (ranx),
///   {query: {measure: value}} (pytrec_eval), and the last two for each system by name. Keys are
///   measures if all of them are names of measures.
///
/// @param file gives a system its name (without folder and extension) if the text has none
/// @return the table; an error if a value is not a finite number or occurs twice. O(n log n)
Parsed<ValueTable> parseValueTable(std::string_view text, const std::string& file);

/// The systems of all tables under the measures that all of them have. A name that several systems
/// have gets a number, as in namesOf().
ValueTable joinedValues(std::vector<ValueTable> tables);

/// The systems as evaluations under some of the table's measures, which can be compared like those
/// of runs. A query of any system is "judged" for all; the missing rule decides what it counts
/// where a system has no value.
/// @param measures their indices in the table
std::vector<RunEvaluation> evaluationsOf(const ValueTable& table,
                                         std::span<const std::size_t> measures, MissingRule rule);

}  // namespace core
