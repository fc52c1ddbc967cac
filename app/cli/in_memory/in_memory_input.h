// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/samples/label_words.h"
#include "core/classification/samples/samples.h"
#include "core/collections/collection/query_weights.h"
#include "core/collections/import/collection_choices.h"
#include "core/collections/import/separate_files.h"
#include "core/foundation/tabular/number_reading.h"
#include "core/foundation/threads.h"
#include "core/rankings/runs/run.h"

#include <functional>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace cli {

using InMemoryJudgments =
    std::function<core::Parsed<core::SeparateJudgments>(const core::CollectionChoices&)>;
/// Returns the run with its documents in rank order.
using InMemoryRun = std::function<core::Parsed<core::Run>(
    const core::CollectionChoices&, core::ScorePrecision, const core::Threads&)>;

/// Samples as in a table, before a label is chosen as positive.
struct InMemorySamples {
    std::vector<core::FirstLabel> words;  ///< the distinct labels; not empty
    core::Samples samples;                ///< labels are indices into `words`
};

/// A host's in-memory inputs that replace files, keyed by the names in its arguments.
struct InMemoryInputs {
    std::map<std::string, InMemoryJudgments> judgments;
    std::map<std::string, InMemoryRun> runs;
    std::map<std::string, std::string> runFiles;  ///< files of runs that the host named
    std::map<std::string, InMemorySamples> samples;
    std::map<std::string, core::QueryWeights> weights;
};

/// Makes a command's own inputs on this thread take precedence over its host's. @param inputs must
/// outlive their use; null ends it
void lend(const InMemoryInputs* inputs);

/// Whether a host holds judgments with this name.
bool isInMemoryJudgments(const std::string& name);
/// Whether a host holds a run with this name.
bool isInMemoryRun(const std::string& name);
/// The file to which a host gives this name; null if none.
const std::string* fileOfRun(const std::string& name);
/// The weights of queries with this name; null if none.
const core::QueryWeights* heldWeights(const std::string& name);
/// The host's samples with this name; null if none.
const InMemorySamples* inMemorySamples(const std::string& name);

/// Returns the host's judgments, or those of core::readJudgments().
core::Parsed<core::SeparateJudgments> judgmentsIn(const std::string& path,
                                                  const core::CollectionChoices& choices);
/// Returns the host's run, or those of a file by core::parseSeparateRuns().
core::Parsed<std::vector<core::Run>> runsIn(const std::string& path,
                                            const core::SeparateJudgments& judgments,
                                            const core::CollectionChoices& choices,
                                            core::ScorePrecision precision,
                                            const core::Threads& threads = core::Threads());
/// Returns the only one of these runs. Otherwise reports the problem and returns the exit status.
std::variant<core::Run, ExitStatus> onlyRunIn(const std::string& path,
                                              const core::SeparateJudgments& judgments,
                                              const core::CollectionChoices& choices,
                                              core::ScorePrecision precision);

}  // namespace cli
