// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/classify/classify_input.h"
#include "app/cli/classify/classify_rules.h"
#include "app/cli/classify/recalibration_options.h"
#include "app/cli/classify/threshold_options.h"
#include "app/cli/option/command.h"
#include "core/collections/import/read_collection.h"
#include "core/foundation/threads.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <optional>
#include <string>
#include <vector>

namespace figures {

/// The document to open, and its view.
struct DocumentInput {
    std::vector<std::string> files;
    std::vector<std::string> measures;
    std::optional<std::string> query;
    std::optional<std::string> take;  ///< selects a list of a text
    std::optional<cli::ThresholdChoice> threshold;
    cli::RecalibrationOptions recalibration;
    cli::ClassifyRules ofSamples;  ///< without a threshold
    std::optional<double> prior;   ///< share of positives where the model is used
    cli::ClassifyInput samples;    ///< without its file
    core::CollectionChoices choices;
    core::EvaluationRules rules;
    const core::Library* library = nullptr;  ///< supplies measures and scores, if any
    std::optional<int> digits = {};          ///< decimals of values; default: as formatFor() says
    std::string weights = {};                ///< of queries, FILE[:COLUMN]; empty: all are equal
    core::Threads threads;
};

void addDocumentInput(cli::OptionSet command, DocumentInput& input);

}  // namespace figures
