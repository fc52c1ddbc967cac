// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_groups.h"
#include "core/collections/collection/query_weights.h"
#include "core/collections/collection/texts_by_id.h"
#include "core/collections/collection/value_table.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/tabular/column_words.h"
#include "core/rankings/diversity/subtopic_judgments.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"
#include "core/rankings/runs/run_names.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

struct NamedRun {
    std::string name;  ///< not empty, unique among the runs
    std::string path;
    RunLists lists;
    RunNames names{};  ///< the names that `name` was chosen from
};

/// A column of a table and its meaning.
struct ColumnRead {
    ColumnMeaning meaning =
        ColumnMeaning::Query;  ///< a query, document, grade, score, rank or title
    std::string heading;

    bool operator==(const ColumnRead&) const = default;
};

/// A file of a collection, and the warnings about it.
struct CollectionFile {
    std::string path;
    std::string format;  ///< common name: "TREC qrels", "BEIR queries"
    std::size_t lines = 0;
    Diagnostics diagnostics;
    bool hasFeatures = false;  ///< its lines can be scored by a feature or by predictions
    std::vector<ColumnRead> columns = {};  ///< of a table with its own headings
};

/// Judgments, runs and optional texts, or values per query, as read from files; immutable.
struct Collection {
    std::string name;       ///< of the judgments' file or folder
    std::string qrelsPath;  ///< the path of the file or the folder
    std::string split;      ///< which of the folder's judgments these are, if it has several
    std::vector<std::string> splits;  ///< all splits of the folder
    Qrels qrels;
    std::vector<NamedRun> runs;
    std::shared_ptr<const TextsById> queryTexts;  ///< null if there are none
    std::shared_ptr<const TextsById> documentTexts;
    std::vector<QueryGroup> groups;  ///< of queries; names are unique
    /// Weights of all judged queries in means and tests; nothing: all are equal.
    std::optional<QueryWeights> weights = {};
    std::vector<CollectionFile> files;
    /// Values per query that another program computed, one system for each run, whose lists are
    /// empty. There are no judgments then. Null: judgments and runs.
    std::shared_ptr<const ValueTable> values = {};
    /// Judgments per subtopic beside the others, for measures of diversity; null if there are none.
    std::shared_ptr<const std::vector<SubtopicJudgments>> subtopics = {};
};

}  // namespace core
