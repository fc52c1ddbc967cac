// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/gate_report.h"

#include "app/cli/compare/compare_verdict.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/count_text.h"
#include "app/cli/option/number_output.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/verdict/run_verdict_text.h"

#include <array>
#include <cmath>

namespace cli {

namespace {

using core::GateVerdict;
using core::UnprovenRule;

constexpr std::array<Choice<GateVerdict>, 3> verdicts{{
    {"held", GateVerdict::Held},
    {"unproven", GateVerdict::Unproven},
    {"broken", GateVerdict::Broken},
}};
constexpr std::array<Choice<UnprovenRule>, 3> unprovenRules{{
    {"fail", UnprovenRule::Fail},
    {"pass", UnprovenRule::Pass},
    {"skip", UnprovenRule::Skip},
}};

std::string counted(std::size_t count, const std::string& one, const std::string& several)
{
    return std::to_string(count) + ' ' + (count == 1 ? one : several);
}

/// "95% CI"
std::string intervalName(const core::GateRule& rule)
{
    return QString::number(100 * (1 - rule.alpha()), 'g', 6).toStdString() + "% CI";
}

std::string ruleText(const core::GateCheck& check)
{
    const core::GateRule& rule = check.rule;
    const std::string measure = toText(rule.measure);
    if (rule.least)
        return measure + " >= " + core::shortestText(*rule.least);
    const std::string drop = core::shortestText(*rule.maxDrop);
    const std::string adjusted = check.holm ? ", Holm" : "";
    if (rule.isNonInferior)
        return measure + " must not drop by " + drop + " or more (non-inferiority, " +
               intervalName(rule) + adjusted + ")";
    std::string text = measure + " may not drop by more than " + drop;
    if (rule.p)
        text += " (" + std::string(core::rowOf(rule.test).id) + " test, p < " +
                core::shortestText(*rule.p) + adjusted + ")";
    return text;
}

std::string signedText(double number, int digits)
{
    return (number > 0 ? "+" : "") + numberText(number, digits);
}

/// "0.2000, 0.4000 below the baseline (0.6000)"
std::string comparedText(double value, double baseline, int digits)
{
    const double drop = baseline - value;
    if (drop == 0)
        return numberText(value, digits) + ", same as the baseline";
    return numberText(value, digits) + ", " + numberText(std::abs(drop), digits) +
           (drop > 0 ? " below" : " above") + " the baseline (" + numberText(baseline, digits) +
           ")";
}

/// The interval of a rule of non-inferiority, and on which side of the allowed drop it lies.
std::string intervalText(const core::GateCheck& check, int digits)
{
    if (!check.interval)
        return check.queries == 1 ? "a single query has no interval"
                                  : "the difference is the same for every query";
    const auto& [low, high] = *check.interval;
    return intervalName(check.rule) + " " + signedText(low, digits) + " to " +
           signedText(high, digits) + ", which " +
           (low > -*check.rule.maxDrop ? "excludes" : "does not exclude") + " such a drop" +
           (check.isExcludedByT ? " (the t interval does, but a few queries lose much)" : "");
}

std::string pRemark(const core::GateCheck& check)
{
    std::string text;
    if (check.p)
        text += "; p = " + significantText(*check.p);
    if (check.holm)
        text += " (adjusted: " + significantText(*check.holm) + ")";
    const bool isAllowed = *check.baseline - *check.mean <= *check.rule.maxDrop;
    if (!check.rule.isTested() || check.verdict == GateVerdict::Held || isAllowed)
        return text;
    const std::optional<double>& p = check.holm ? check.holm : check.p;
    if (!p)
        return text + "; this drop cannot be tested for significance";
    return text + (*p < check.rule.alpha() ? " is below " : " is not below ") +
           core::shortestText(check.rule.alpha());
}

std::string dropText(const core::GateCheck& check, int digits)
{
    std::string text = comparedText(*check.mean, *check.baseline, digits);
    if (check.verdict != GateVerdict::Held)
        text += "; " + core::shortestText(*check.rule.maxDrop) + " is allowed";
    if (check.rule.isNonInferior)
        text += "; " + intervalText(check, digits);
    return text + pRemark(check);
}

/// What it would take to decide; empty if unknown, or if the drop is significant anyway.
std::string powerText(const core::GateCheck& check, int digits)
{
    const std::optional<double>& p = check.holm ? check.holm : check.p;
    const bool isShown = check.verdict == GateVerdict::Broken && p && *p < check.rule.alpha();
    if (!check.queriesNeeded || isShown)
        return {};
    return (*check.rule.maxDrop > 0 ? "Detecting a drop of " : "Detecting the observed drop of ") +
           numberText(check.sought, digits) + " with 80% power would take " +
           std::to_string(*check.queriesNeeded) + " queries (paired t test, p < " +
           core::shortestText(check.rule.alpha()) + ", observed spread); you have " +
           std::to_string(check.queries);
}

std::size_t countOf(const GateReport& report, GateVerdict verdict)
{
    std::size_t count = 0;
    forEachCheck(report, [&](const core::GatedQueries&, const core::GateCheck& check) {
        count += check.verdict == verdict ? 1 : 0;
    });
    return count;
}

/// "1 of 3 rules is broken and 1 is unproven"
std::string countsText(const GateReport& report)
{
    const std::size_t held = countOf(report, GateVerdict::Held);
    const std::size_t unproven = countOf(report, GateVerdict::Unproven);
    const std::size_t broken = countOf(report, GateVerdict::Broken);
    const std::size_t all = held + unproven + broken;
    if (held == all)
        return all == 1 ? "the rule holds" : "all " + std::to_string(all) + " rules hold";
    const auto are = [](std::size_t count) {
        return count == 1 ? std::string(" is ") : std::string(" are ");
    };
    const std::string of = " of " + counted(all, "rule", "rules");
    if (broken == 0)
        return std::to_string(unproven) + of + are(unproven) + "unproven";
    std::string text = std::to_string(broken) + of + are(broken) + "broken";
    if (unproven > 0)
        text += " and " + std::to_string(unproven) + are(unproven) + "unproven";
    return text;
}

/// Whether a rule says itself how its unproven drop counts.
bool isUnprovenOfRules(const GateReport& report)
{
    bool isAny = false;
    forEachCheck(report, [&](const core::GatedQueries&, const core::GateCheck& check) {
        isAny = isAny || (check.verdict == GateVerdict::Unproven && check.rule.unproven);
    });
    return isAny;
}

/// Whether that alone breaks the gate.
bool isAnswerMissing(const GateReport& report)
{
    return report.areUnansweredBroken && !report.unanswered.empty();
}

}  // namespace

GateVerdict GateReport::outcome() const
{
    if (isAnswerMissing(*this))
        return GateVerdict::Broken;
    return core::outcomeOf(gated, unproven);
}

std::string_view verdictWord(GateVerdict verdict)
{
    return wordOf(verdicts, verdict);
}

std::string_view unprovenWord(UnprovenRule rule)
{
    return wordOf(unprovenRules, rule);
}

std::string ruleText(const core::GatedQueries& gated, const core::GateCheck& check)
{
    return (gated.group.empty() ? "" : "group " + gated.group + ": ") + ruleText(check);
}

std::string checkText(const core::GateCheck& check, int digits)
{
    if (!check.mean)
        return "no query has a defined value";
    if (check.rule.least)
        return numberText(*check.mean, digits) + " over " +
               counted(check.queries, "query", "queries");
    const std::string power = powerText(check, digits);
    return dropText(check, digits) + (power.empty() ? "" : ". " + power);
}

std::string queryText(const core::GateQuery& query, int digits)
{
    return (query.isMissing ? "no results, " : "") +
           (query.baseline ? comparedText(query.value, *query.baseline, digits)
                           : numberText(query.value, digits));
}

std::string outcomeText(const GateReport& report)
{
    const GateVerdict outcome = report.outcome();
    std::string text;
    if (outcome == GateVerdict::Broken) {
        const bool isMissing = isAnswerMissing(report);
        const bool isAnyBroken = isMissing || countOf(report, GateVerdict::Broken) > 0;
        const bool isHeld =
            core::outcomeOf(report.gated, core::UnprovenRule::Fail) == GateVerdict::Held;
        text = "Do not release " + report.run + (isAnyBroken ? ":" : " yet:");
        if (!isHeld)
            text += ' ' + countsText(report) + '.';
        if (isMissing)
            text += ' ' + unansweredText(report);
    } else if (outcome == GateVerdict::Unproven) {
        text = report.run + " may be released although this is unproven: " + countsText(report);
        text += isUnprovenOfRules(report)
                    ? " (as the rules allow)."
                    : " (--unproven " + std::string(unprovenWord(report.unproven)) + ").";
    } else {
        text = report.run + " may be released: " + countsText(report) + ".";
    }
    if (dependsOnUnjudged(report))
        text += " The difference depends on unjudged documents; judge them first.";
    return text;
}

std::string unansweredText(const GateReport& report)
{
    return counted(report.unanswered.size(), "query that ", "queries that ") + report.baseline +
           " answers " + (report.unanswered.size() == 1 ? "has" : "have") + " no results in " +
           report.run + ": " + firstOf(report.unanswered) + ".";
}

std::vector<GateNote> gateNotes(const GateReport& report)
{
    std::vector<GateNote> notes;
    if (!report.input.weights.empty())
        notes.push_back(
            {"--weights", "Means, drops, intervals and tests are weighted by traffic (" +
                              report.input.weights + ")."});
    if (!report.unanswered.empty() && report.areUnansweredZero)
        notes.push_back(
            {"--missing skip", unansweredText(report) +
                                   " They count as 0; use --missing skip to omit them, as earlier "
                                   "versions did."});
    if (report.skipped > 0)
        notes.push_back(
            {"--missing zero", counted(report.skipped, "judged query is", "judged queries are") +
                                   " missing from " + report.run +
                                   " and omitted; use --missing zero to count them as 0."});
    if (!report.isUnprovenGiven && !isUnprovenOfRules(report) &&
        countOf(report, GateVerdict::Unproven) > 0)
        notes.push_back({"--unproven pass",
                         "Unproven drops break the gate; use --unproven pass to let them pass, as "
                         "earlier versions did."});
    return notes;
}

bool dependsOnUnjudged(const GateReport& report)
{
    return report.comparison &&
           core::conclusionOf(report.comparison->facts) == core::Conclusion::Unjudged;
}

std::string notesText(const GateReport& report)
{
    std::string text;
    for (const GateNote& note : gateNotes(report))
        text += (text.empty() ? "" : " ") + note.text;
    return text;
}

std::string comparisonText(const GateReport& report)
{
    if (!report.comparison)
        return {};
    const auto& [measure, facts] = *report.comparison;
    const QString verdict = ui::verdictText(facts,
                                            {QString::fromStdString(report.baseline),
                                             QString::fromStdString(report.run),
                                             QString::fromStdString(toText(measure))},
                                            {.digits = report.digits});
    return ui::joinedSentences({verdict, listsSentence(facts)}).toStdString();
}

}  // namespace cli
