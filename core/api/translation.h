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

#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
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
    core::Run run;  ///< lists in file order, scores at full precision
};

/// Converts between the public handles and core's types.
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

/// Refuses a file with more than one run. @throws Error
template <class Runs>
[[noreturn]] void refuseSeveral(const std::string& file, const Runs& runs)
{
    std::vector<std::string> names;
    names.reserve(runs.size());
    for (const auto& run : runs)
        names.push_back(run.tag);
    refuse({file, 0, core::ErrorCode::SeveralSystems, core::headingsText(names)});
}

/// @throws Error if a stop was requested, so that the result is not whole
void refuseIfStopped(const std::stop_token& stop);

/// Returns what was read. @throws Error if reading failed
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

/// @throws Error for an infinite grade
core::JudgedRanking judgedRanking(const Ranking& ranking);

/// @throws Error for an unknown name
const core::Library& libraryNamed(std::string_view name);

/// Calls Rules::progress, if there is one: one call at a time, with rising shares. Thread-safe.
class Progress {
public:
    explicit Progress(std::function<void(double)> told)
        : m_told(std::move(told))
    {}
    /// @param share 0 to 1; skipped unless it is a hundredth further than before, or the end
    void reach(double share);

private:
    std::function<void(double)> m_told;
    std::mutex m_mutex;
    double m_last = 0;
};

/// The rules with all defaults filled in.
struct RulesInForce {
    const core::Library* library = nullptr;  ///< null if no tool is named
    core::EvaluationRules evaluation = {};
    core::RankOrder order = core::RankOrder::ScoreThenIdDescending;
    core::ScorePrecision precision = core::ScorePrecision::Double;
    core::Threads threads;
    std::stop_token stop;
    std::shared_ptr<Progress> progress;  ///< not null

    /// @throws Error for an unknown tool
    explicit RulesInForce(const Rules& rules);
    /// The work is done. @throws Error if a stop was requested, so that the result is not whole
    void end() const;
    std::vector<core::MeasureSpec> definitions(const std::vector<Definition>& asked) const;
    /// The judgments as the tool reads them; unchanged without a tool.
    std::shared_ptr<const core::SeparateJudgments> judgments(const Qrels& qrels) const;
    /// The run's lists, ordered by these rules. Reading them is progress.
    core::RunLists lists(const Run& run) const;
};

}  // namespace v0
}  // namespace rankscope
