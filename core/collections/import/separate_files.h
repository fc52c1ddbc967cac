// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/collection_choices.h"
#include "core/foundation/file/shared_text.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {

struct CollectionSource;

/// Judgments on their own, for runs that are read one after another.
struct SeparateJudgments {
    Qrels qrels;                                    ///< with the diagnostics of the whole file
    std::shared_ptr<const CollectionSource> letor;  ///< whose lines predictions score, if it is one
    std::string path = {};  ///< of the file, which is no run unless it holds both; empty: of none
    bool haveRun = false;   ///< the file holds a run, too
};

/// Whether a file has judgments and a run in it, as far as its beginning tells.
bool holdsBoth(const std::string& path, const CollectionChoices& choices);

/// Adds the judgments of those of the files that, like that of these, hold a run, too.
/// @return what contradicts, or cannot be read
std::optional<ParseError> joinJudgments(SeparateJudgments& judgments,
                                        const std::vector<std::string>& files,
                                        const CollectionChoices& choices);

/// The judgments of a file in any of the formats that hold them, or of a folder, which are those
/// that readCollection() would take; "-" is standard input.
Parsed<SeparateJudgments> readJudgments(const std::string& path,
                                        const CollectionChoices& choices = {});

/// The same of a text. @param name what an error calls it
Parsed<SeparateJudgments> parseJudgments(SharedText text, const std::string& name,
                                         const CollectionChoices& choices = {});

/// The runs of a text in any of the formats that hold one, predictions for the lines that were
/// judged among them. Several of LETOR, one for each feature chosen, with its name as the tag, and
/// where a file holds those of several systems. The file of the judgments is refused where it has
/// no scores of its own.
/// @param precision of the scores
/// @return at least one
Parsed<std::vector<Run>> parseSeparateRuns(const SharedText& text, const std::string& name,
                                           const SeparateJudgments& judgments,
                                           const CollectionChoices& choices = {},
                                           ScorePrecision precision = ScorePrecision::Double,
                                           const Threads& threads = Threads());

}  // namespace core
