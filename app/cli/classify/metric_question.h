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

/// What other tools said of a table of labels and scores.
struct FigureNumbers {
    std::vector<std::pair<std::string, core::TypedNumber>> numbers;  ///< by their figures' names
    std::optional<double> threshold;                                 ///< none: as the window starts
    std::size_t mostChanges = 3;
    std::size_t mostListed = 20;  ///< hits that a further number is to tell apart
};

struct FigureAnswer {
    core::RuleAnswer found;
    std::optional<core::DisambiguatingMeasure> disambiguating;  ///< of the first hits
};

/// Which rules give the numbers; or how the program ends, which is then said on standard error.
std::variant<FigureAnswer, ExitStatus> answerOf(const OptionSet& command,
                                                const ClassifyInput& input,
                                                const FigureNumbers& numbers,
                                                const core::Threads& threads);

/// Whether the file is a table of labels and scores, or a session of a classifier; or why it cannot
/// be read. Of standard input, which is read once, the options have to say it.
std::variant<bool, ExitStatus> holdsSamples(const std::string& file,
                                            const core::ExpansionLimit& limit);

}  // namespace cli
