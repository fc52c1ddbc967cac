// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "app/cli/option/command.h"
#include "core/foundation/threads.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/runs/run.h"

#include <array>
#include <optional>
#include <string>
#include <vector>

namespace cli {

/// Adds `-m`, which may be repeated.
void addMeasures(OptionSet command, std::vector<std::string>& texts);
/// The default: nDCG, AP, RR and P at 10.
std::vector<std::string> usualMeasures();
/// Parses the definitions; nothing after an error, which it reports on standard error. For no
/// texts, those of usualMeasures().
std::optional<std::vector<core::MeasureSpec>> readMeasures(const OptionSet& command,
                                                           const std::vector<std::string>& texts);

/// Removes measures that repeat another under a different name, and reports them.
std::vector<std::string> distinctMeasures(const std::vector<std::string>& texts);

inline constexpr std::array<Choice<core::RankOrder>, 5> rankOrders{{
    {"score", core::RankOrder::ScoreThenIdDescending},
    {"score-id-ascending", core::RankOrder::ScoreThenIdAscending},
    {"score-file", core::RankOrder::ScoreThenFile},
    {"rank", core::RankOrder::RankColumn},
    {"file", core::RankOrder::File},
}};
/// Adds `--order`, the order of equal scores.
void addOrder(OptionSet command, core::RankOrder& order);

/// Adds `--format` with text or JSON, as in most commands.
void addJson(OptionSet command, bool& isJson);

/// Adds `--threads`; by default as many as the machine runs in parallel.
void addThreads(OptionSet command, core::Threads& threads);

/// Whether "-" is in the inputs more than once; standard input can be read only once.
bool readsStandardInputTwice(const std::vector<std::string>& inputs);

}  // namespace cli
