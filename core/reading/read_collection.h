#pragma once

#include "core/collection/collection.h"
#include "core/file/loading.h"
#include "core/reading/collection_choices.h"
#include "core/runs/qrels.h"
#include "core/runs/run.h"
#include "core/syntax/number_reading.h"
#include "core/threads.h"

#include <string>
#include <vector>

namespace core {

/// Reads the files of a collection, told apart by their content: one with judgments, up to 8 runs,
/// and texts of queries and documents. A folder stands for its corpus.jsonl, queries.jsonl and one
/// of its qrels/*.tsv. Numbers that may be grades or a run's are judgments when no other file holds
/// them, the first such file, and runs otherwise. A LETOR file with predictions beside it, or
/// features chosen, holds judgments and runs. All or nothing.
///
/// Runs are called by their tag, or their file where it is not told or taken.
/// @param loading told of the bytes read, and asked whether to stop; may be null
/// @param precision of the runs' scores
Parsed<Collection> readCollection(const std::vector<std::string>& paths,
                                  const CollectionChoices& choices = {}, Loading* loading = nullptr,
                                  const Threads& threads = Threads(),
                                  ScorePrecision precision = ScorePrecision::Double);

/// The collection with further runs. Its own files are not read again, but for a LETOR file whose
/// lines are to be scored.
Parsed<Collection> addRuns(const Collection& collection, const std::vector<std::string>& paths,
                           const CollectionChoices& choices = {}, Loading* loading = nullptr,
                           const Threads& threads = Threads());

}  // namespace core
