// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/choice.h"
#include "core/collections/comparison/system_orders.h"
#include "core/collections/judges/grade_rule.h"
#include "core/collections/judges/judge_agreement.h"
#include "core/documents/tables/table.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"

#include <array>
#include <cstddef>
#include <string>
#include <vector>

namespace cli {

inline constexpr std::array<Choice<core::GradeRule>, 6> gradeRules{{
    {"majority", core::GradeRule::Majority},
    {"median", core::GradeRule::Median},
    {"mean", core::GradeRule::Mean},
    {"rounded-mean", core::GradeRule::RoundedMean},
    {"highest", core::GradeRule::Highest},
    {"lowest", core::GradeRule::Lowest},
}};

/// The means of the runs by the judgments of each judge, and last by the grades that count.
struct JudgeMeans {
    std::vector<core::MeasureSpec> definitions;
    std::vector<std::string> runs;
    /// By definition, judge and run.
    std::vector<std::vector<std::vector<core::Value>>> means;
};

/// What `judges` prints.
struct JudgesReport {
    core::JudgePanel panel;
    core::JudgeAgreement agreement;
    core::RandomRounds rounds;
    core::GradeChoice choice;
    core::ChosenGrades chosen;
    std::vector<std::size_t> disagreements;
    JudgeMeans means;  ///< without runs if there are none
};

/// @param listed the number of disagreements to list
std::string judgesText(const JudgesReport& report, std::size_t listed, int digits);
std::string judgesJson(const JudgesReport& report);
std::vector<core::Table> judgesTables(const JudgesReport& report, std::size_t listed, int digits);

}  // namespace cli
