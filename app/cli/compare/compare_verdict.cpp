// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_verdict.h"

#include "app/cli/bounds_output.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/comparison/verdict_facts.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/run_verdict_text.h"

namespace cli {

namespace {

using core::Conclusion;

constexpr std::array<Choice<Conclusion>, 11> conclusionWords{{
    {"better", Conclusion::Better},
    {"worse", Conclusion::Worse},
    {"equal in every query", Conclusion::Equal},
    {"within the margin", Conclusion::Negligible},
    {"not shown", Conclusion::NotShown},
    {"too few queries", Conclusion::TooFewQueries},
    {"missing queries", Conclusion::Unanswered},
    {"unjudged documents", Conclusion::Unjudged},
    {"contradictory", Conclusion::Contradictory},
    {"not rated", Conclusion::NotRated},
    {"chosen by outcome", Conclusion::ChosenByOutcome},
}};

core::VerdictInput verdictInput(const CompareReport& report)
{
    const auto& runs = report.scored.runs;
    return {runs.front().evaluation, runs.back().evaluation, 0, report.scored.definitions.front(),
            report.input.rules};
}

void writeOther(std::string_view key, const std::optional<core::RunComparison>& compared,
                core::PairedTest test, core::JsonWriter& json)
{
    json.key(key).orNull(compared, [&](const core::RunComparison& other) {
        json.beginObject();
        json.key("queries").count(other.queries);
        writeDifference(other, json);
        writeNumber("p", other.test(test).p, json);
        json.endObject();
    });
}

void writeJudging(const core::VerdictFacts& facts, core::JsonWriter& json)
{
    json.key("judgedCutoff").orNull(facts.cutoff, [&json](std::size_t cutoff) {
        json.count(cutoff);
    });
    writeNumber("judgedA", facts.judgedA, json);
    writeNumber("judgedB", facts.judgedB, json);
    json.key("undecidedDocuments").orNull(facts.bounds, [&json](const auto& bounds) {
        json.count(bounds.open);
    });
    json.key("couldBeReversed").truth(facts.couldBeReversed());
    writeOther(facts.evaluation.judgedOnly ? "unjudgedNotRelevant" : "judgedOnly",
               facts.otherwiseJudged, facts.rules.test, json);
}

}  // namespace

void addVerdict(CompareReport& report)
{
    const auto& runs = report.scored.runs;
    if (runs.size() != 2)
        return;
    const core::VerdictInput input = verdictInput(report);
    const core::Threads& threads = report.input.threads;
    core::VerdictFacts facts = core::verdictFacts(
        input, {report.comparisonRules, report.adjusted, report.margin}, threads);
    if (!report.leaderboard.pairs.empty()) {
        facts.adjustedP = report.leaderboard.pairs.front().test(report.adjusted).holm;
        facts.family = report.leaderboard.pairs.size();
    }
    if (runs.front().run && runs.back().run) {
        const core::Qrels& qrels = report.scored.qrels;
        const core::RunLists a(runs.front().run);
        const core::RunLists b(runs.back().run);
        const auto& measures = report.scored.definitions;
        report.judgedA = core::judgedShares(qrels, a, measures, report.input.rules, threads);
        report.judgedB = core::judgedShares(qrels, b, measures, report.input.rules, threads);
        if (facts.isRating)
            core::addJudging(facts, input, qrels, a, b,
                             report.scored.scale.empty() ? core::openGrades(qrels)
                                                         : report.scored.scale,
                             threads);
    }
    report.verdict = std::move(facts);
}

QString verdictParagraph(const CompareReport& report)
{
    if (!report.verdict)
        return {};
    const std::vector<std::string> names = runNames(report.scored.runs);
    const QString verdict = ui::verdictText(*report.verdict,
                                            {QString::fromStdString(names.front()),
                                             QString::fromStdString(names.back()),
                                             QString::fromStdString(report.scored.measureName(0))},
                                            {.digits = report.boardDigits});
    return report.input.isOfValues
               ? ui::joinedSentences({verdict, Wording::tr("The share of judged documents is not "
                                                           "known: there are no runs.")})
               : verdict;
}

void writeVerdict(const CompareReport& report, core::JsonWriter& json)
{
    if (!report.verdict)
        return;
    const core::VerdictFacts& facts = *report.verdict;
    json.key("verdict").beginObject();
    json.key("conclusion").text(wordOf(conclusionWords, core::conclusionOf(facts)));
    json.key("text").text(verdictParagraph(report).toStdString());
    json.key("measure").text(report.scored.measureName(0));
    json.key("test").text(core::rowOf(facts.rules.test).id);
    json.key("queries").count(facts.compared.queries);
    writeDifference(facts.compared, json);
    writeInterval("interval", facts.compared.interval, json);
    writeNumber("p", facts.p(), json);
    writeNumber("margin", facts.rules.margin, json);
    writeNumber("detectableDifference", facts.detectable, json);
    if (facts.compared.isWeighted) {
        writeNumber("equallyWeightedQueries", facts.compared.worth(), json);
        writeOther("unweighted", facts.unweighted, facts.rules.test, json);
    }
    writeJudging(facts, json);
    json.key("answeredOnlyByA").count(facts.unanswered.onlyInA);
    json.key("answeredOnlyByB").count(facts.unanswered.onlyInB);
    json.key("answeredByNeither").count(facts.unanswered.inNeither);
    writeOther("unansweredAsZero", facts.unansweredAsZero, facts.rules.test, json);
    json.endObject();
}

}  // namespace cli
