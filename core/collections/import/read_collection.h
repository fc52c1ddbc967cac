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

/// How many bytes of files are kept in memory; beyond this, a run whose file allows it is read from
/// disk list by list, see OnDiskLists.
constexpr std::size_t usuallyHeld = std::size_t{1} << 28;

/// Which errors of runs are tolerated, and which occurred.
struct Leniency {
    std::function<bool(const ParseError&)> mayLack;
    std::vector<ParseError> lacked = {};  ///< each with its file
    /// Whether judgments per subtopic may stand in for others, which could also be missing.
    bool mayJudgeBySubtopics = true;
};

/// Reads the files of a collection, recognised by their content: one with judgments, any number of
/// runs, and texts of queries and documents. A folder means its corpus.jsonl, queries.jsonl and one
/// of its qrels/*.tsv. Numbers that may be grades or a run's: the first such file holds the
/// judgments if no other file does, the others are runs. A LETOR file gives judgments and, with
/// predictions or chosen features, runs. Judgments per subtopic join other judgments; without
/// these, the highest grade of each document counts, too. All or nothing.
///
/// core/rankings/runs/run_names.h names the runs; folders distinguish files with the same name.
/// @param loading notified of the bytes read and checked for a stop; may be null
/// @param precision of the runs' scores
/// @param held how many bytes of files are kept in memory
/// @param leniency null: any refused run refuses the whole collection
Parsed<Collection> readCollection(const std::vector<std::string>& paths,
                                  const CollectionChoices& choices = {}, Loading* loading = nullptr,
                                  const Threads& threads = Threads(),
                                  ScorePrecision precision = ScorePrecision::Double,
                                  std::size_t held = usuallyHeld, Leniency* leniency = nullptr);

/// The collection with additional runs, texts, groups or judgments per subtopic. Its own files are
/// not read again, except for a LETOR file whose lines are scored.
Parsed<Collection> addRuns(const Collection& collection, const std::vector<std::string>& paths,
                           const CollectionChoices& choices = {}, Loading* loading = nullptr,
                           const Threads& threads = Threads(), std::size_t held = usuallyHeld,
                           Leniency* leniency = nullptr);

}  // namespace core
