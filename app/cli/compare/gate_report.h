// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/evaluated_run.h"
#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/verdict.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cli {

/// The verdict on the run against the baseline under one measure.
struct GateComparison {
    core::MeasureSpec measure;
    core::VerdictFacts facts;
};

/// A report on a run at the gate.
struct GateReport {
    std::vector<core::GatedQueries> gated = {};
    ScoringInput input;
    std::string run;
    std::string baseline = {};  ///< empty without one
    int digits = 4;
    core::UnprovenRule unproven = core::UnprovenRule::Fail;
    bool isUnprovenGiven = false;  ///< the rule is not the default
    /// The queries that only the baseline answers.
    std::vector<std::string> unanswered = {};
    bool areUnansweredZero = false;    ///< they count as 0 by default
    bool areUnansweredBroken = false;  ///< they break the gate
    std::size_t skipped = 0;           ///< judged queries missing from the run that do not count
    /// Under the first measure with a drop that rates runs.
    std::optional<GateComparison> comparison = {};
    double seconds = 0;  ///< of reading and checking

    /// Broken, unproven or held; see core::outcomeOf().
    core::GateVerdict outcome() const;
};

/// The rule of GateReport::areUnansweredBroken.
inline constexpr auto answersRule = "every query that the baseline answers has results";

/// What a reader of the report has to know about a rule.
struct GateNote {
    std::string option;  ///< the option that changes it
    std::string text;
};

// The sentences of a gate, in English in every language: CI systems compare them.

/// "held", "unproven" or "broken"
std::string_view verdictWord(core::GateVerdict verdict);
/// "fail", "pass" or "skip"
std::string_view unprovenWord(core::UnprovenRule rule);
/// "group long: AP may not drop by more than 0.01"
std::string ruleText(const core::GatedQueries& gated, const core::GateCheck& check);
/// The numbers of a check, and what it would take to know more.
std::string checkText(const core::GateCheck& check, int digits);
/// "0.2000, 0.4000 below the baseline (0.6000)"
std::string queryText(const core::GateQuery& query, int digits);
/// Whether the run may be released, and why.
std::string outcomeText(const GateReport& report);
/// "3 queries that old.run answers have no results in new.run: 7, 8, 9."
std::string unansweredText(const GateReport& report);
/// Rules that are easily overlooked.
std::vector<GateNote> gateNotes(const GateReport& report);
/// Their texts, joined; may be empty.
std::string notesText(const GateReport& report);
/// Whether another rule for unjudged documents would change the verdict on both runs.
bool dependsOnUnjudged(const GateReport& report);
/// The verdict on both runs as a paragraph; empty without one. The only text that is translated.
std::string comparisonText(const GateReport& report);

/// Calls `tell(gated, check)` for each in order.
void forEachCheck(const GateReport& report, const auto& tell)
{
    for (const core::GatedQueries& gated : report.gated)
        for (const core::GateCheck& check : gated.checks)
            tell(gated, check);
}

}  // namespace cli
