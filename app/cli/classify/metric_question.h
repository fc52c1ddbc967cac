// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_input.h"
#include "core/conventions/convention_search/disambiguating_measure.h"
#include "core/foundation/threads.h"

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace cli {

/// The numbers that other tools report for a table of labels and scores.
struct FigureNumbers {
    std::vector<std::pair<std::string, core::TypedNumber>> numbers;  ///< by measure name
    std::optional<double> threshold;  ///< default: as in a new window
    std::size_t mostChanges = 3;
    std::size_t mostListed = 20;  ///< the most hits that another number should distinguish
};

struct FigureAnswer {
    core::RuleAnswer found;
    std::optional<core::DisambiguatingMeasure> disambiguating;  ///< for the first hits
};

/// Finds the rules that give the numbers. Otherwise reports the problem on standard error and
/// returns the exit status.
std::variant<FigureAnswer, ExitStatus> answerOf(const OptionSet& command,
                                                const ClassifyInput& input,
                                                const FigureNumbers& numbers,
                                                const core::Threads& threads);

/// Whether the file is a table of labels and scores or a classifier session; or the exit status if
/// it cannot be read. Standard input is read only once, so the options decide for it.
std::variant<bool, ExitStatus> holdsSamples(const std::string& file,
                                            const core::ExpansionLimit& limit);

}  // namespace cli
