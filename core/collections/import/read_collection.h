// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/loading.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace core {

/// So many bytes of files are held in memory; of more, a run whose file allows it is read from
/// there list by list, see OnDiskLists.
constexpr std::size_t usuallyHeld = std::size_t{1} << 28;

/// Which runs a collection may be read without, and without which it was.
struct Leniency {
    std::function<bool(const ParseError&)> mayLack;
    std::vector<ParseError> lacked = {};  ///< each with its file
};

/// Reads the files of a collection, told apart by their content: one with judgments, any number of
/// runs, and texts of queries and documents. A folder stands for its corpus.jsonl, queries.jsonl
/// and one of its qrels/*.tsv. Numbers that may be grades or a run's are judgments when no other
/// file holds them, the first such file, and runs otherwise. A LETOR file with predictions beside
/// it, or features chosen, holds judgments and runs. All or nothing.
///
/// What runs are called is told by core/rankings/runs/run_names.h; files of one name are told apart
/// by their folders.
/// @param loading told of the bytes read, and asked whether to stop; may be null
/// @param precision of the runs' scores
/// @param held so many bytes of files are held in memory
/// @param leniency null: a run that is refused refuses the whole
Parsed<Collection> readCollection(const std::vector<std::string>& paths,
                                  const CollectionChoices& choices = {}, Loading* loading = nullptr,
                                  const Threads& threads = Threads(),
                                  ScorePrecision precision = ScorePrecision::Double,
                                  std::size_t held = usuallyHeld, Leniency* leniency = nullptr);

/// The collection with further runs. Its own files are not read again, but for a LETOR file whose
/// lines are to be scored.
Parsed<Collection> addRuns(const Collection& collection, const std::vector<std::string>& paths,
                           const CollectionChoices& choices = {}, Loading* loading = nullptr,
                           const Threads& threads = Threads(), std::size_t held = usuallyHeld,
                           Leniency* leniency = nullptr);

}  // namespace core
