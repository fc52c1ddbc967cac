// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/formats/json_parts.h"
#include "core/foundation/tabular/pair_layout.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <nlohmann/json_fwd.hpp>

namespace core {

/// The fields that lead to a value, from outside; none: the value itself.
using FieldPath = std::vector<std::string>;

/// Where JSON that holds a query's results in each of its parts has what. For .cpp files of core
/// alone.
struct ResultLayout {
    PartsOf parts = PartsOf::Text;
    FieldPath container = {};
    bool isOfColumns = false;                ///< by field, a value for each query
    std::optional<FieldPath> query = {};     ///< else the key of the part, or nothing names it
    std::optional<FieldPath> results = {};   ///< a list of ids or objects, or scores by id
    std::optional<FieldPath> relevant = {};  ///< a list of ids or objects, grades by id, or an id
    std::optional<FieldPath> document = {};  ///< in an element of the results; else that is the id
    std::optional<FieldPath> score = {};     ///< there
    std::optional<FieldPath> grade = {};     ///< there
    std::optional<FieldPath> relevantDocument = {};  ///< in an element of what is relevant
    std::optional<FieldPath> relevantGrade = {};     ///< there; else each counts as 1
    std::vector<std::string> rivals = {};            ///< several lists that may be the results
    bool isOpen = false;       ///< ids alone, which are results or what is relevant
    bool areTextsIds = false;  ///< no ids are there, only texts
};

/// Nothing where the beginning of a text is no such JSON.
std::optional<ResultLayout> resultLayout(std::string_view text);
/// The same of values that stand for queries.
std::optional<ResultLayout> resultLayout(const std::vector<nlohmann::json>& parts);

/// What it has, as columns of a table; which ones means nothing.
PairLayout rolesOf(const ResultLayout& layout);

/// Null where it is not there.
const nlohmann::json* valueAt(const nlohmann::json& value, const FieldPath& path);

/// The objects of a table that is written by its columns: lists, or values by the row's key. The
/// rows are those of the longest column.
std::vector<nlohmann::json> rowsOfColumns(const nlohmann::json& columns);

}  // namespace core
