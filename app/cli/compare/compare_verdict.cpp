// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/compare_verdict.h"

#include "app/cli/bounds_output.h"
#include "app/cli/host/host.h"
#include "app/cli/in_memory/in_memory_input.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/import/format_table.h"
#include "core/collections/import/on_disk_run.h"
#include "core/foundation/file/beginning.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/verdict/lead_text.h"
#include "ui/text/verdict/run_verdict_text.h"

#include <cstdint>
#include <filesystem>
#include <system_error>

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

constexpr std::array<Choice<core::Rivalry>, 4> rivalryWords{{
    {"behind", core::Rivalry::Behind},
    {"not shown", core::Rivalry::NotShown},
    {"missing queries", core::Rivalry::Unanswered},
    {"unjudged documents", core::Rivalry::Unjudged},
}};

core::VerdictInput verdictInput(const CompareReport& report)
{
    const auto& runs = report.scored.runs;
    return {runs.front().evaluation, runs.back().evaluation, report.decisive(),
            report.scored.definitions[report.decisive()], report.input.rules};
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
    writeNumber("likelyDifference", facts.likely ? std::optional(facts.likely->mean) : std::nullopt,
                json);
    writeOther(facts.evaluation.judgedOnly ? "unjudgedNotRelevant" : "judgedOnly",
               facts.otherwiseJudged, facts.rules.test, json);
}

void addLead(CompareReport& report)
{
    std::vector<const core::RunEvaluation*> runs;
    std::vector<const core::RunEvaluation*> otherwise;
    std::vector<std::optional<double>> judged;
    for (const EvaluatedRun& run : report.scored.runs) {
        runs.push_back(&run.evaluation);
        judged.push_back(run.judging.shares[report.decisive()]);
        if (run.judging.otherwise)
            otherwise.push_back(&*run.judging.otherwise);
    }
    report.lead = core::leadOf({.runs = runs,
                                .otherwise = otherwise,
                                .definition = report.decisive(),
                                .measure = report.scored.definitions[report.decisive()],
                                .rules = report.input.rules,
                                .judged = std::move(judged)},
                               report.leaderboardRules, report.input.threads, stopOfHost());
}

void writeLead(const CompareReport& report, core::JsonWriter& json)
{
    const core::Lead& lead = *report.lead;
    const auto& runs = report.scored.runs;
    json.key("verdict").beginObject();
    json.key("text").text(verdictParagraph(report).toStdString());
    json.key("measure").text(report.scored.measureName(report.decisive()));
    json.key("decided").truth(lead.isDecided());
    json.key("queries").count(lead.queries);
    json.key("best").orNull(lead.unranked ? std::nullopt : std::optional(runs[lead.best].file),
                            [&json](const std::string& file) { json.text(file); });
    json.key("rivals").objects(lead.rivals, [&](const core::Rival& rival) {
        json.key("file").text(runs[rival.run].file);
        writeNumber("difference", rival.difference, json);
        writeNumber("p", rival.p, json);
        json.key("standing").text(wordOf(rivalryWords, rival.rivalry));
    });
    json.endObject();
}

/// The lists of a run, kept or left in its file; nothing if they cannot be read from there.
std::optional<core::RunLists> listsOf(const EvaluatedRun& run, const ScoringInput& input)
{
    constexpr std::size_t looked = std::size_t{1} << 16;
    if (run.run)
        return core::RunLists(run.run);
    const std::string* const named = fileOfRun(run.file);
    const std::string& path = named ? *named : run.file;
    if (isInMemoryRun(run.file) || !core::canBeReadAgain(path))
        return std::nullopt;
    const auto beginning = core::readBeginning(path, looked, input.choices.expansion);
    if (!beginning || core::rowOf(core::collectionFormat(*beginning, input.choices.columns)).runs !=
                          core::RunsOf::Lines)
        return std::nullopt;
    auto onDisk =
        core::onDiskRun(path, input.order, core::readingOf(runScoring(input)), input.threads);
    return onDisk ? std::optional(std::move(onDisk->lists)) : std::nullopt;
}

}  // namespace

bool areListsCheap(std::span<const std::string> runs)
{
    constexpr std::uintmax_t mostBytes = std::uintmax_t{32} << 20;
    std::uintmax_t bytes = 0;
    for (const std::string& run : runs) {
        std::error_code error;
        const std::uintmax_t size = std::filesystem::file_size(run, error);
        bytes += error ? 0 : size;  // a pipe, or data in memory
    }
    return bytes <= mostBytes;
}

void addListsTo(core::VerdictFacts& facts, const core::VerdictInput& input,
                const EvaluatedRuns& scored, const ScoringInput& scoring)
{
    // Without unjudged documents, only the number of empty lists would be new.
    const bool areKept = scored.runs.front().run && scored.runs.back().run;
    if (!facts.isRating || (!areKept && !facts.areSomeUnjudged()))
        return;
    const auto a = listsOf(scored.runs.front(), scoring);
    const auto b = a ? listsOf(scored.runs.back(), scoring) : std::nullopt;
    if (!b)
        return;
    core::VerdictFacts found = facts;
    core::addLists(found, input, scored.qrels, *a, *b,
                   scored.scale.empty() ? core::openGrades(scored.qrels) : scored.scale,
                   scoring.threads);
    if (!a->isStale() && !b->isStale())
        facts = std::move(found);
}

QString listsSentence(const core::VerdictFacts& facts)
{
    const bool isUnknown =
        facts.isRating && facts.areSomeUnjudged() && !facts.evaluation.judgedOnly && !facts.bounds;
    return isUnknown ? Wording::tr("Rankscope did not calculate how much unjudged documents could "
                                   "change the difference, because it cannot read these files "
                                   "query by query. With --bounds, it reads them as a whole.")
                     : QString();
}

void addVerdict(CompareReport& report)
{
    const auto& runs = report.scored.runs;
    if (runs.size() > 2)
        addLead(report);
    if (runs.size() != 2)
        return;
    const core::VerdictInput input = verdictInput(report);
    const core::Threads& threads = report.input.threads;
    core::VerdictFacts facts = core::verdictFacts(
        input, {report.comparisonRules, report.adjusted, report.margin}, threads);
    if (const auto& pairs = report.leaderboard.pairs; !pairs.empty()) {
        facts.adjustedP = pairs[report.decisive()].test(report.adjusted).holm;
        facts.family = core::familySize(pairs, report.comparisonRules.primary, report.decisive(),
                                        report.adjusted);
    }
    core::addShares(facts, input, runs.front().judging, runs.back().judging, threads);
    if (!report.input.isOfValues)
        addListsTo(facts, input, report.scored, report.input);
    report.verdict = std::move(facts);
}

QString verdictParagraph(const CompareReport& report)
{
    const std::vector<std::string> names = runNames(report.scored.runs);
    const QString measure = QString::fromStdString(report.scored.measureName(report.decisive()));
    if (report.lead) {
        QStringList runs;
        for (const std::string& name : names)
            runs << QString::fromStdString(name);
        const QString named = report.input.weights.empty()
                                  ? measure
                                  : Wording::tr("%1 weighted by traffic").arg(measure);
        return ui::leadText(*report.lead, {runs, named}, {.digits = report.boardDigits});
    }
    if (!report.verdict)
        return {};
    const QString verdict = ui::verdictText(
        *report.verdict,
        {QString::fromStdString(names.front()), QString::fromStdString(names.back()), measure},
        {.digits = report.boardDigits});
    if (report.input.isOfValues)
        return ui::joinedSentences({verdict, Wording::tr("The share of judged documents is "
                                                         "unknown because there are no runs.")});
    // Seeds have no bounds.
    return report.input.systems.areAny()
               ? verdict
               : ui::joinedSentences({verdict, listsSentence(*report.verdict)});
}

void writeVerdict(const CompareReport& report, core::JsonWriter& json)
{
    if (report.lead)
        writeLead(report, json);
    if (!report.verdict)
        return;
    const core::VerdictFacts& facts = *report.verdict;
    json.key("verdict").beginObject();
    json.key("conclusion").text(wordOf(conclusionWords, core::conclusionOf(facts)));
    json.key("text").text(verdictParagraph(report).toStdString());
    json.key("measure").text(report.scored.measureName(report.decisive()));
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
