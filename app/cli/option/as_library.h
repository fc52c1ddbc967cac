// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/command.h"
#include "core/foundation/file/diagnostic.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/library.h"

#include <string>
#include <vector>

namespace cli {

/// Adds `--as`: a library's measures, order and rules, which other options may override. Add it
/// before those options.
void addLibrary(OptionSet command, const core::Library*& library, core::RankOrder& order,
                core::EvaluationRules& rules);

/// The score precision of the library; Double if null.
core::ScorePrecision precisionOf(const core::Library* library);

/// Changes the definitions to what the library computes, if not null. Reports on standard error
/// what the library does differently regardless of the data.
void computeAs(const core::Library* library, std::vector<core::MeasureSpec>& definitions);

/// Changes the judgments to what the library reads, if not null.
void readAs(const core::Library* library, core::Qrels& qrels);

/// Reports the warnings of a file of judgments or a run, and their effects under the own-document
/// rule and with the library.
void tellAs(const std::string& file, core::Diagnostics diagnostics, core::OwnDocument ownDocument,
            const core::Library* library);

/// What the library does that Rankscope does not, one sentence each; empty if null.
std::vector<std::string> remarksOn(const core::Library* library);

/// Removes and returns a warning that has an unusual effect; nothing if it is absent.
std::optional<core::Diagnostic> taken(core::Warning warning, core::Diagnostics& diagnostics);

}  // namespace cli
