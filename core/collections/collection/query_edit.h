// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace core {

struct EditedDocument {
    std::string document;
    double score = 0;

    bool operator==(const EditedDocument&) const = default;
};

/// What a person changed of one query: it stands in the place of what the files say.
struct QueryEdit {
    std::vector<Judgment> judgments;  ///< all of the query, under every run
    /// By the index of a run: its documents in rank order, where they differ from the file's.
    std::map<std::size_t, std::vector<EditedDocument>> lists;

    bool operator==(const QueryEdit&) const = default;
};

/// A query's results as edited; they point into `list`.
QueryResults editedResults(std::string_view query, const std::vector<EditedDocument>& list);

/// By query id.
using QueryEdits = std::map<std::string, QueryEdit, std::less<>>;

/// The run of that index with its edited lists, which point into the edits. O(queries).
RunLists editedRun(const Collection& collection, const QueryEdits& edits, std::size_t index);

/// The query's list as edited where it was; it points into the edit or the run, and is null where
/// neither has it.
std::shared_ptr<const QueryResults> resultsOf(const Collection& collection, const QueryEdits& edits,
                                              std::string_view query, std::size_t run);

/// A query's documents of a run in rank order with their grades and titles, then the judged ones it
/// lacks: as edited where it was. O(documents).
RankedList listOf(const Collection& collection, const QueryEdits& edits, std::string_view query,
                  std::size_t run);

/// The query's judgments as edited where they were; null when it has none.
const std::vector<Judgment>* judgmentsOf(const Collection& collection, const QueryEdits& edits,
                                         std::string_view query);

/// The edit after which the query's list of that run is `list`, its judgments being those of the
/// list; what was edited of other runs stays. O(documents).
QueryEdit editedTo(const Collection& collection, const QueryEdits& edits, std::string_view query,
                   std::size_t run, const RankedList& list);

/// The edit after which the document has the grade; unjudged takes its judgment away. O(judged).
QueryEdit judged(const Collection& collection, const QueryEdits& edits, std::string_view query,
                 std::string_view document, Grade grade);

/// Whether the edit changes nothing.
bool isAsInFiles(const Collection& collection, std::string_view query, const QueryEdit& edit);

/// The queries that were edited and are in none of the collection's files, by id.
std::vector<std::string> queriesInNoFile(const Collection& collection, const QueryEdits& edits);

/// The top of the grade scale: the highest grade of the file or an edit, at least 0.
/// O(edited queries' judgments).
double topGradeOf(const Collection& collection, const QueryEdits& edits);

/// The judgments with every edit in force. O(judged).
Qrels editedQrels(const Collection& collection, const QueryEdits& edits);

}  // namespace core
