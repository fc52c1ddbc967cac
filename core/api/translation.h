// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/import/separate_files.h"
#include "core/foundation/file/parse_error.h"
#include "core/foundation/fraction.h"
#include "core/foundation/judged_ranking.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/value.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/evaluation/library.h"
#include "core/rankings/evaluation/run_evaluation.h"
#include "core/rankings/runs/run.h"
#include "core/rankings/runs/run_lists.h"

#include <rankscope/collection.h>
#include <rankscope/definition.h>
#include <rankscope/error.h>
#include <rankscope/ranking.h>
#include <rankscope/rules.h>
#include <rankscope/value.h>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace rankscope {
inline namespace v0 {

struct Definition::Inside {
    core::MeasureSpec definition;
};

struct Qrels::Inside {
    core::SeparateJudgments judgments;
};

struct Run::Inside {
    core::Run run;  ///< its lists in the order of the file, scores with all their bits
};

/// The way between what programs hold and what core works with.
struct Inward {
    static const core::MeasureSpec& of(const Definition& definition)
    {
        return definition.m_inside->definition;
    }
    static const core::SeparateJudgments& of(const Qrels& qrels)
    {
        return qrels.m_inside->judgments;
    }
    static const core::Run& of(const Run& run) { return run.m_inside->run; }

    static Definition definition(const core::MeasureSpec& definition);
    static Qrels qrels(core::SeparateJudgments judgments);
    static Run run(core::Run run);
};

/// @throws Error
[[noreturn]] void refuse(const core::ParseError& error);

/// Says that a file holds the runs of several systems. @throws Error
template <class Runs>
[[noreturn]] void refuseSeveral(const std::string& file, const Runs& runs)
{
    std::vector<std::string> names;
    names.reserve(runs.size());
    for (const auto& run : runs)
        names.push_back(run.tag);
    refuse({file, 0, core::ErrorCode::SeveralSystems, core::headingsText(names)});
}

/// What was read, or Error.
template <class T>
T taken(core::Parsed<T> parsed)
{
    if (!parsed)
        refuse(parsed.error());
    return *std::move(parsed);
}

Value valueOf(core::Value value);
core::Value valueOf(Value value);
std::vector<Value> valuesOf(const std::vector<core::Value>& values);
std::optional<Fraction> fractionOf(const std::optional<core::Fraction>& fraction);

/// @throws Error for a grade that is infinite
core::JudgedRanking judgedRanking(const Ranking& ranking);

/// @throws Error where there is none of that name
const core::Library& libraryNamed(std::string_view name);

/// Rules in force.
struct RulesInForce {
    const core::Library* library = nullptr;  ///< null where no tool is named
    core::EvaluationRules evaluation = {};
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::ScorePrecision precision = core::ScorePrecision::Double;
    core::Threads threads;

    /// @throws Error for a tool that is none
    explicit RulesInForce(const Rules& rules);
    std::vector<core::MeasureSpec> definitions(const std::vector<Definition>& asked) const;
    /// The judgments as the tool reads them, or as they are.
    std::shared_ptr<const core::SeparateJudgments> judgments(const Qrels& qrels) const;
    /// The lists of a run in their order.
    core::RunLists lists(const Run& run) const;
};

}  // namespace v0
}  // namespace rankscope
