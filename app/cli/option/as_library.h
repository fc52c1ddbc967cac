// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/foundation/file/diagnostic.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/library.h"

#include <string>
#include <vector>

namespace cli {

/// `--as`: a library's order and rules, which other options may change, and its measures. To be
/// added before the options that it stands for.
void addLibrary(OptionSet command, const core::Library*& library, core::RankOrder& order,
                core::EvaluationRules& rules);

/// How many bits of a score the library keeps; all where none is meant.
core::ScorePrecision precisionOf(const core::Library* library);

/// Makes of the definitions what the library computes, if one is meant. Says on standard error what
/// it does with them, whatever the data, that is not done here.
void computeAs(const core::Library* library, std::vector<core::MeasureSpec>& definitions);

/// Reads the judgments as the library does, if one is meant.
void readAs(const core::Library* library, core::Qrels& qrels);

/// Says what was met in a file of judgments or a run, and what becomes of that under the rule for a
/// query's own document and with the library.
void tellAs(const std::string& file, core::Diagnostics diagnostics, core::OwnDocument ownDocument,
            const core::Library* library);

/// What the library does that is not done here, a sentence each; empty where none is meant.
std::vector<std::string> remarksOn(const core::Library* library);

/// Takes a finding out whose consequence is another than usually; nothing when it was not met.
std::optional<core::Diagnostic> taken(core::Warning warning, core::Diagnostics& diagnostics);

}  // namespace cli
