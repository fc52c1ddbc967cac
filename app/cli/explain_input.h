// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/bounds_choice.h"
#include "app/cli/option/command.h"
#include "core/collections/import/collection_choices.h"
#include "core/documents/sessions/session.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/bounds/grade_scale.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/run_evaluation.h"

#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace cli {

/// The options that select the list to explain.
struct ExplainInput {
    std::vector<std::string> files;
    std::vector<std::string> grades;  ///< texts of one or more lists
    std::optional<std::string> notRetrieved;
    std::optional<std::string> query;
    core::CollectionChoices choices;         ///< import options of judgments and run
    core::EvaluationRules rules;             ///< which part of the list is read
    const core::Library* library = nullptr;  ///< supplies the measures, if any
    /// Selects one reading of an ambiguous text.
    std::optional<std::string> take = {};
    BoundsChoice bounds = {};
    bool takesSeveral = false;  ///< each of several lists is a query
    bool isMean = false;        ///< explains the mean of judgments and a run
};

/// Judgments with a run.
struct JudgedRun {
    core::Qrels qrels;
    core::Run run;
};

/// A list, several lists or a run, with the view stored in their source.
struct ListToExplain {
    core::RankedList list;
    std::optional<double> topGrade;              ///< of the collection, if there is one
    std::vector<core::MeasureSpec> definitions;  ///< from a session; otherwise empty
    std::optional<core::Session> session;        ///< the whole session; otherwise none
    core::NoValueRule noValue = core::NoValueRule::Zero;
    /// Of the collection's judgments, if any and if bounds are requested; else empty.
    core::GradeScale scale = {};
    /// Several lists, each named after its query; else empty.
    std::vector<core::RankedList> queries = {};
    std::shared_ptr<const JudgedRun> collection = {};  ///< if its mean is explained; else null
    /// The grades of the collection's judgments; null if there are none.
    std::shared_ptr<const std::vector<core::Grade>> pool = {};
};

/// Why the options conflict; empty if they do not.
std::string usageMistake(const ExplainInput& input);

/// Reads the list. On failure, reports the problem on standard error and returns the exit status.
std::variant<ListToExplain, ExitStatus> readList(const OptionSet& command,
                                                 const ExplainInput& input);

}  // namespace cli
