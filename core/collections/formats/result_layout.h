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

/// The fields that lead to a value, outermost first; empty: the value itself.
using FieldPath = std::vector<std::string>;

/// Where JSON with the results of a query in each of its parts holds the data. For .cpp files of
/// core only.
struct ResultLayout {
    PartsOf parts = PartsOf::Text;
    FieldPath container = {};
    bool isOfColumns = false;                ///< each field has a value for every query
    std::optional<FieldPath> query = {};     ///< otherwise the key of the part, or the query has no
                                             ///< name
    std::optional<FieldPath> results = {};   ///< a list of ids or objects, or scores by id
    std::optional<FieldPath> relevant = {};  ///< a list of ids or objects, grades by id, or an id
    std::optional<FieldPath> document = {};  ///< in an element of the results; otherwise the
                                             ///< element is the id
    std::optional<FieldPath> score = {};     ///< in an element of the results
    std::optional<FieldPath> grade = {};     ///< in an element of the results
    std::optional<FieldPath> rank = {};      ///< the same; otherwise the list gives the order
    std::optional<FieldPath> relevantDocument = {};  ///< in a relevant element
    std::optional<FieldPath> relevantGrade = {};     ///< in a relevant element; otherwise each
                                                     ///< counts as 1
    std::vector<std::string> rivals = {};            ///< several lists that may be the results
    bool isOpen = false;       ///< only ids, which are results or relevant documents
    bool areTextsIds = false;  ///< there are only texts, no ids
    bool arePassages = false;  ///< several of a query may belong to one document: the first counts
};

/// Nothing if the beginning of a text is not such JSON.
std::optional<ResultLayout> resultLayout(std::string_view text);
/// The same for values that represent queries.
std::optional<ResultLayout> resultLayout(const std::vector<nlohmann::json>& parts);

/// The content as columns of a table; the column numbers have no meaning.
PairLayout rolesOf(const ResultLayout& layout);

/// The fields of results that have scores but no id of a document, as of rerankers, which write the
/// position in their request; empty if a text has none.
std::vector<std::string> hitFieldsWithoutId(std::string_view text);

/// An answer, or its list, in the form of hits: pairs of a document and a score in order, `[["d1",
/// 0.5]]`, and Solr's groups become lists of objects.
nlohmann::json plainAnswer(nlohmann::json answer);

/// The inner list of a list that contains only one; otherwise the value itself.
const nlohmann::json& onlyList(const nlohmann::json& values);

/// Null if it does not exist.
const nlohmann::json* valueAt(const nlohmann::json& value, const FieldPath& path);

/// The objects of a table written by columns: lists, or values by row key. There are as many rows
/// as in the longest column.
std::vector<nlohmann::json> rowsOfColumns(const nlohmann::json& columns);

}  // namespace core
