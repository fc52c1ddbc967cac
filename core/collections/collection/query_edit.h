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

/// What a person changed in one query; replaces the data in the files.
struct QueryEdit {
    std::vector<Judgment> judgments;  ///< all judgments of the query, for every run
    /// By the index of a run: its documents in rank order, if they differ from the file's.
    std::map<std::size_t, std::vector<EditedDocument>> lists;

    bool operator==(const QueryEdit&) const = default;
};

/// A query's edited results; they point into `list`.
QueryResults editedResults(std::string_view query, const std::vector<EditedDocument>& list);

/// By query id.
using QueryEdits = std::map<std::string, QueryEdit, std::less<>>;

/// The run with that index and its edited lists, which point into the edits. O(queries).
RunLists editedRun(const Collection& collection, const QueryEdits& edits, std::size_t index);

/// The query's list, edited if applicable. Points into the edit or the run; null if neither
/// contains it.
std::shared_ptr<const QueryResults> resultsOf(const Collection& collection, const QueryEdits& edits,
                                              std::string_view query, std::size_t run);

/// A query's documents in a run, in rank order with grades and titles, followed by the judged
/// documents that the run does not retrieve; edited if applicable. O(documents).
RankedList listOf(const Collection& collection, const QueryEdits& edits, std::string_view query,
                  std::size_t run);

/// The query's judgments, edited if applicable; null if it has none.
const std::vector<Judgment>* judgmentsOf(const Collection& collection, const QueryEdits& edits,
                                         std::string_view query);

/// The edit that makes `list` the query's list in that run, with the list's judgments; edits of
/// other runs are kept. O(documents).
QueryEdit editedTo(const Collection& collection, const QueryEdits& edits, std::string_view query,
                   std::size_t run, const RankedList& list);

/// The edit that gives the document the grade; an unjudged grade removes its judgment. O(judged).
QueryEdit judged(const Collection& collection, const QueryEdits& edits, std::string_view query,
                 std::string_view document, Grade grade);

/// Whether the edit changes nothing.
bool isAsInFiles(const Collection& collection, std::string_view query, const QueryEdit& edit);

/// The edited queries that are in none of the collection's files, by id.
std::vector<std::string> queriesInNoFile(const Collection& collection, const QueryEdits& edits);

/// The top of the grade scale: the highest grade in the file or an edit, at least 0. O(edited
/// queries' judgments).
double topGradeOf(const Collection& collection, const QueryEdits& edits);

/// The judgments with all current edits. O(judged).
Qrels editedQrels(const Collection& collection, const QueryEdits& edits);

}  // namespace core
