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

/// `-m`, which may be given several times.
void addMeasures(OptionSet command, std::vector<std::string>& texts);
/// The definitions; nothing when one is wrong, which is then said on standard error. Without any,
/// nDCG, AP, RR and P at 10.
std::optional<std::vector<core::MeasureSpec>> readMeasures(const OptionSet& command,
                                                           const std::vector<std::string>& texts);

/// The measures without those that are one of them under another name, which are then told.
std::vector<std::string> distinctMeasures(const std::vector<std::string>& texts);

inline constexpr std::array<Choice<core::RankOrder>, 5> rankOrders{{
    {"score", core::RankOrder::ScoreThenIdDescending},
    {"score-id-ascending", core::RankOrder::ScoreThenIdAscending},
    {"score-file", core::RankOrder::ScoreThenFile},
    {"rank", core::RankOrder::RankColumn},
    {"file", core::RankOrder::File},
}};
/// `--order`, how equal scores are ordered.
void addOrder(OptionSet command, core::RankOrder& order);

/// `--format`, text or JSON, as most commands have it.
void addJson(OptionSet command, bool& isJson);

/// `--threads`, how many may work; without it as many as the machine runs at once.
void addThreads(OptionSet command, core::Threads& threads);

/// True when "-" stands among the inputs more than once: standard input can be read once.
bool readsStandardInputTwice(const std::vector<std::string>& inputs);

}  // namespace cli
