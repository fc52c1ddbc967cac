// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/collection.h"
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
    Qrels qrels;                                    ///< with the warnings of the whole file
    std::shared_ptr<const CollectionSource> letor;  ///< the file whose lines predictions score, if
                                                    ///< it is LETOR
    std::string path = {};  ///< of the file, which is not a run unless it holds both; empty: no
                            ///< file
    bool haveRun = false;   ///< the file also holds a run
    std::vector<ColumnRead> columns = {};  ///< see columnsRead()
};

/// Whether a file contains both judgments and a run, judged by its beginning.
bool holdsBoth(const std::string& path, const CollectionChoices& choices);

/// The columns of a table with headings of its own, judged by its beginning; empty for other files.
std::vector<ColumnRead> columnsRead(const std::string& path, const CollectionChoices& choices);

/// The same choices, under which a table may lack the named columns of queries and documents if
/// another of the files has them, judged by their beginnings.
CollectionChoices choicesForAll(CollectionChoices choices, const std::vector<std::string>& files);

/// Asks which columns of a file of judgments are scores, judged by its beginning, where no file is
/// a run, or says what the file is instead of judgments; nothing for judgments.
std::optional<ParseError> undecidedScores(const std::string& path,
                                          const CollectionChoices& choices);

/// Adds the judgments of those files that also hold a run, as this one does.
/// @return why they contradict or cannot be read
std::optional<ParseError> joinJudgments(SeparateJudgments& judgments,
                                        const std::vector<std::string>& files,
                                        const CollectionChoices& choices);

/// The judgments of a file in any format that has them, or of a folder, chosen as in
/// readCollection(); "-" is standard input.
Parsed<SeparateJudgments> readJudgments(const std::string& path,
                                        const CollectionChoices& choices = {});

/// The same for a text. @param name its name in errors
Parsed<SeparateJudgments> parseJudgments(SharedText text, const std::string& name,
                                         const CollectionChoices& choices = {});

/// The runs of a text in any run format, including predictions for the judged lines. Several for
/// LETOR, one per chosen feature with its name as the tag, and for a file with several runs. The
/// file of the judgments is refused if it has no scores of its own.
/// @param precision of the scores
/// @return at least one
Parsed<std::vector<Run>> parseSeparateRuns(const SharedText& text, const std::string& name,
                                           const SeparateJudgments& judgments,
                                           const CollectionChoices& choices = {},
                                           ScorePrecision precision = ScorePrecision::Double,
                                           const Threads& threads = Threads());

}  // namespace core
