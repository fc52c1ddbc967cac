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

/// The options that say which list is explained.
struct ExplainInput {
    std::vector<std::string> files;
    std::vector<std::string> grades;  ///< texts of one list or of several
    std::optional<std::string> notRetrieved;
    std::optional<std::string> query;
    core::CollectionChoices choices;         ///< how judgments and a run are read
    core::EvaluationRules rules;             ///< what is read of the list
    const core::Library* library = nullptr;  ///< whose measures are meant, if any
    /// Which list of a text that can be read in several ways.
    std::optional<std::string> take = {};
    BoundsChoice bounds = {};
    bool takesSeveral = false;  ///< of several lists each is a query
    bool isMean = false;        ///< the mean of judgments and a run is meant
};

/// Judgments and a run that was read with them.
struct JudgedRun {
    core::Qrels qrels;
    core::Run run;
};

/// A list, several, or a run, and what their source says about how to look at them.
struct ListToExplain {
    core::RankedList list;
    std::optional<double> topGrade;              ///< of the collection, where there is one
    std::vector<core::MeasureSpec> definitions;  ///< of a session; empty elsewhere
    std::optional<core::Session> session;        ///< the whole of it; none elsewhere
    core::NoValueRule noValue = core::NoValueRule::Zero;
    /// Of the collection's judgments, where there are some and bounds are asked for; else empty.
    core::GradeScale scale = {};
    std::vector<core::RankedList> queries = {};  ///< several, each with its query's name; else none
    std::shared_ptr<const JudgedRun> collection = {};  ///< whose mean is meant; else null
    /// Of the collection's judgments; null where there are none.
    std::shared_ptr<const std::vector<core::Grade>> pool = {};
};

/// Why the options do not go together; empty when they do.
std::string usageMistake(const ExplainInput& input);

/// Reads the list; on failure standard error has been told.
std::variant<ListToExplain, ExitStatus> readList(const OptionSet& command,
                                                 const ExplainInput& input);

}  // namespace cli
