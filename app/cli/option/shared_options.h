#pragma once

#include "app/cli/option/command.h"
#include "core/metric/definition.h"
#include "core/runs/run.h"
#include "core/threads.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// `-m`, which may be given several times.
void addMeasures(OptionSet command, std::vector<std::string>& texts);
/// The definitions; nothing when one is wrong, which is then said on standard error. Without any,
/// nDCG, AP, RR and P at 10.
std::optional<std::vector<core::Definition>> readMeasures(const OptionSet& command,
                                                          const std::vector<std::string>& texts);

/// `--order`, how equal scores are ordered.
void addOrder(OptionSet command, core::RankOrder& order);
/// "score", "score-id-ascending", …: as the option is written.
std::string_view nameOf(core::RankOrder order);

/// `--threads`, how many may work; without it as many as the machine runs at once.
void addThreads(OptionSet command, core::Threads& threads);

/// True when "-" stands among the inputs more than once: standard input can be read once.
bool readsStandardInputTwice(const std::vector<std::string>& inputs);

}  // namespace cli
