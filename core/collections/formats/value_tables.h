// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/value_table.h"
#include "core/foundation/file/parse_error.h"

#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Reads values per query:
///
/// - lines `measure query value` of trec_eval -q, `query measure value` of ir_measures, or
///   `run measure query value` of the eval command; the query "all" is a mean
/// - a table with a column of queries and the columns "measure" and "value", or one column per
///   system, or one column per measure if every heading is a measure; a column of systems
///   ("system", "run", "model") distinguishes rows. JSON records are such a table. Differences as
///   "b - a" and columns without numbers are not read; an empty cell, NaN and NA are no value.
/// - JSON objects of objects: {system: {query: value}}, {measure: {query: value}} (ranx),
///   {query: {measure: value}} (pytrec_eval), the last two for each system by name, and {measure:
///   {system: {query: value}}}. Keys are measures if all of them are names of measures, or if each
///   of several systems has only this one. Leaderboards may surround these: numbers and texts
///   beside a single object, such as {"mean": 0.4, "queries": {…}}, a list of objects with a "name"
///   ("system", "run", "model"), and an object around everything. Cutoffs in the place of queries
///   are refused: {"ndcg": {"10": 0.4}}.
///
/// @param file gives a system its name (without folder and extension) if the text has none
/// @return the table; an error if a value is not a finite number or occurs twice. O(n log n)
Parsed<ValueTable> parseValueTable(std::string_view text, const std::string& file);

/// The systems of all tables under the measures that all of them have. A name that several systems
/// have gets a number, as in namesOf().
ValueTable joinedValues(std::vector<ValueTable> tables);

/// Whether a JSON text holds values per query under names of measures, which would look like a run
/// or judgments otherwise, or their means at cutoffs; names of one or two letters may be queries.
/// The beginning of a text is enough. O(1) for most other texts.
bool areJsonValues(std::string_view text);

}  // namespace core
