// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/query_groups.h"
#include "core/collections/collection/texts_by_id.h"
#include "core/foundation/file/diagnostic.h"
#include "core/foundation/tabular/column_words.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run_lists.h"
#include "core/rankings/runs/run_names.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace core {

struct NamedRun {
    std::string name;  ///< not empty, differs from the other runs' names
    std::string path;
    RunLists lists;
    RunNames names{};  ///< of which `name` is one
};

/// A column of a table, and what it was read as.
struct ColumnRead {
    ColumnMeaning meaning =
        ColumnMeaning::Query;  ///< a query, document, grade, score, rank or title
    std::string heading;

    bool operator==(const ColumnRead&) const = default;
};

/// A file that a collection was read from, and what was met in it.
struct CollectionFile {
    std::string path;
    std::string format;  ///< as people call it: "TREC qrels", "BEIR queries"
    std::size_t lines = 0;
    Diagnostics diagnostics;
    bool hasFeatures = false;  ///< its lines can be scored: by a feature, or by predictions
    std::vector<ColumnRead> columns = {};  ///< of a table with headings of its own
};

/// Judgments, runs over them and, where given, texts: as read, never changed after that.
struct Collection {
    std::string name;       ///< of the judgments' file or folder
    std::string qrelsPath;  ///< the file's, or the folder's
    std::string split;      ///< which of the folder's judgments these are, where it has several
    std::vector<std::string> splits;  ///< all that it has
    Qrels qrels;
    std::vector<NamedRun> runs;
    std::shared_ptr<const TextsById> queryTexts;  ///< null where there are none
    std::shared_ptr<const TextsById> documentTexts;
    std::vector<QueryGroup> groups;  ///< of queries; each name once
    std::vector<CollectionFile> files;
};

}  // namespace core
