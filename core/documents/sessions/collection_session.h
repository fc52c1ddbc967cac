// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_edit.h"
#include "core/collections/collection/query_groups.h"
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

/// What a Collection document is on disk: the files it was read from, what was edited since, and
/// how it is looked at.
struct CollectionSession {
    std::string name;                   ///< what the collection is called
    std::vector<std::string> files;     ///< paths of judgments, runs and texts
    std::vector<MeasureSpec> measures;  ///< the summary's rows; never empty when valid
    std::size_t measure = 0;            ///< index of the one in front
    std::vector<MeasureSpec> columns;   ///< those beside it in the list of queries; each once
    std::string seeds;                  ///< see core/rankings/runs/systems_of_runs.h; may be empty
    std::size_t runA = 0;               ///< index of a run; there may be fewer in the files
    std::size_t runB = 0;
    EvaluationRules rules;  ///< but for their scope, which is that of every query's own, and
                            ///< their rounding, which is none
    std::optional<double> topGrade;  ///< that unjudged documents could get; above 0, up to 1000
    CollectionChoices choices;       ///< how the files are read
    QueryEdits edits;
    std::vector<SavedGroup> groups;  ///< each name once
    /// Fields we do not know, as JSON; those of the choices under "reading", those of an edit under
    /// "edits" and the query's id, those of its judgments and lists by the document there.
    std::string unknownFields;

    bool operator==(const CollectionSession&) const = default;
};

/// The file's "version" this program writes and the highest it reads.
inline constexpr int collectionSessionVersion = 1;

/// Reads the JSON text of a collection's session (see toJson). The paths stay as they stand there;
/// session_files.h makes them whole. `name` is used in errors only.
Parsed<CollectionSession> parseCollectionSession(std::string_view text, const std::string& name);

/// Versioned, human-readable JSON with every unknown field that was read; ends with a newline. Its
/// "format" is "rankscope-collection". One judgment or row of an edited list stands on a line. The
/// same session gives the same bytes, and every number reads back as it was.
std::string toJson(const CollectionSession& session);

}  // namespace core
