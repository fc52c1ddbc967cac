// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/classification/samples/label_words.h"
#include "core/classification/samples/samples.h"
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

using HeldJudgments =
    std::function<core::Parsed<core::SeparateJudgments>(const core::CollectionChoices&)>;
/// Its documents in rank order.
using HeldRun = std::function<core::Parsed<core::Run>(const core::CollectionChoices&,
                                                      core::ScorePrecision, const core::Threads&)>;

/// Samples as a table would hold them, before it is said which label is positive.
struct HeldSamples {
    std::vector<core::FirstLabel> words;  ///< the different labels; not empty
    core::Samples samples;                ///< labels are indices into `words`
};

/// What a host holds in the place of files, by the names that its arguments give.
struct HeldInputs {
    std::map<std::string, HeldJudgments> judgments;
    std::map<std::string, HeldRun> runs;
    std::map<std::string, std::string> runFiles;  ///< what files are called that somebody named
    std::map<std::string, HeldSamples> samples;
};

/// Whether a host holds a run under that name.
bool isInMemoryRun(const std::string& name);
/// The file to which a host gives that name; null where it does not.
const std::string* fileOfRun(const std::string& name);
/// The samples that a host holds under that name; null where it does not.
const HeldSamples* heldSamples(const std::string& name);

/// core::readJudgments(), or those that a host holds.
core::Parsed<core::SeparateJudgments> judgmentsIn(const std::string& path,
                                                  const core::CollectionChoices& choices);
/// core::parseSeparateRuns() of a file, or the one that a host holds.
core::Parsed<std::vector<core::Run>> runsIn(const std::string& path,
                                            const core::SeparateJudgments& judgments,
                                            const core::CollectionChoices& choices,
                                            core::ScorePrecision precision,
                                            const core::Threads& threads = core::Threads());
/// The only one of these; or how the program ends, which is then said.
std::variant<core::Run, ExitStatus> onlyRunIn(const std::string& path,
                                              const core::SeparateJudgments& judgments,
                                              const core::CollectionChoices& choices,
                                              core::ScorePrecision precision);

}  // namespace cli
