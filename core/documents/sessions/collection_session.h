// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_edit.h"
#include "core/collections/collection/query_groups.h"
#include "core/collections/collection/query_weights.h"
#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/parse_error.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A Collection document on disk: the files it was read from, later edits, and the view.
struct CollectionSession {
    std::string name;                   ///< name of the collection
    std::vector<std::string> files;     ///< paths of judgments, runs and texts
    std::vector<MeasureSpec> measures;  ///< the rows of the summary; never empty when valid
    std::size_t measure = 0;            ///< index of the current one
    std::vector<MeasureSpec> columns;   ///< other columns in the list of queries; each once
    std::string seeds;                  ///< see core/rankings/runs/systems_of_runs.h; may be empty
    std::size_t runA = 0;               ///< index of a run; may be too high for the files
    std::size_t runB = 0;
    EvaluationRules rules;           ///< scope is always each query's own, and nothing is rounded
    std::optional<double> topGrade;  ///< of unjudged documents; above 0, up to 1000
    CollectionChoices choices;       ///< import options of the files
    QueryEdits edits;
    std::vector<SavedGroup> groups;            ///< names are unique
    std::optional<QueryWeights> weights = {};  ///< of queries in means and tests
    /// Unknown fields, as JSON; those of the choices under "reading", those of an edit under
    /// "edits" and the query's id, and below that, by document, those of its judgments and lists.
    std::string unknownFields;

    bool operator==(const CollectionSession&) const = default;
};

/// The "version" that this program writes, and the highest that it reads.
inline constexpr int collectionSessionVersion = 1;

/// Parses the JSON of a collection session (see toJson). Paths stay as written; session_files.h
/// makes them absolute. `name` is used in errors only.
Parsed<CollectionSession> parseCollectionSession(std::string_view text, const std::string& name);

/// Writes versioned, human-readable JSON that keeps unknown fields and ends with a newline. Its
/// "format" is "rankscope-collection". Each judgment, and each row of an edited list, is on its own
/// line. The same session gives the same bytes, and every number reads back unchanged.
std::string toJson(const CollectionSession& session);

}  // namespace core
