// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/bounds_output.h"
#include "app/cli/compare/compare_groups.h"
#include "app/cli/compare/compare_output.h"
#include "app/cli/compare/compare_verdict.h"
#include "app/cli/compare/leaderboard_output.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/foundation/json/json_writer.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "ui/text/words/statistics_text.h"

namespace cli {

namespace {

using core::RunComparison;

void writeFact(const core::TestFact& fact, core::JsonWriter& json)
{
    json.key(fact.key);
    if (const auto* truth = std::get_if<bool>(&fact.value))
        json.truth(*truth);
    else if (const auto* count = std::get_if<std::size_t>(&fact.value))
        json.count(*count);
    else if (const auto* number = std::get_if<double>(&fact.value))
        json.number(numberText(*number, allDigits));
    else
        json.text(ui::untestedText(std::get<core::Untested>(fact.value)).toStdString());
}

void writeTests(const CompareReport& report, const RunComparison& comparison,
                core::JsonWriter& json)
{
    json.key("tests").beginObject();
    for (const core::PairedTestRow& row : core::pairedTestTable()) {
        json.key(row.id).beginObject();
        writePs(comparison.test(row.test), json);
        if (const auto why = report.comparisonRules.whyUntested(comparison.definition)) {
            json.key("reason").text(ui::untestedText(*why).toStdString());
            json.endObject();
            continue;
        }
        for (const core::TestFact& fact : row.facts(comparison, report.comparisonRules))
            writeFact(fact, json);
        json.endObject();
    }
    json.endObject();
}

void writeQueries(const CompareReport& report, std::size_t place, const core::PairedQueries& paired,
                  core::JsonWriter& json)
{
    json.key("perQuery").objects(paired.pairs, [&](const core::PairedQuery& pair) {
        json.key("query").text(pair.query);
        writeNumber("a", pair.a, json);
        writeNumber("b", pair.b, json);
        writeNumber("difference", pair.difference(), json);
        if (!report.bounds.empty())
            writeBounds(report.boundsOf(pair.query, place), allDigits, json);
    });
}

void writeBoundsOf(const CompareReport& report, std::size_t place, core::JsonWriter& json)
{
    const auto& bounds = report.bounds[place];
    writeBounds(bounds ? std::optional(bounds->mean) : std::nullopt, allDigits, json);
    if (!bounds)
        return;
    json.key("openDocuments").count(bounds->open);
    json.key("verdict").text(wordOf(verdictWords, bounds->verdict()));
}

void writeComparison(const CompareReport& report, const RunComparison& comparison,
                     core::JsonWriter& json)
{
    const EvaluatedRun& a = report.scored.runs[comparison.a];
    const EvaluatedRun& b = report.scored.runs[comparison.b];
    const auto paired = core::pairQueries(a.evaluation, b.evaluation, comparison.definition);
    const auto place = static_cast<std::size_t>(&comparison - report.comparisons.data());
    json.key("measure").text(report.scored.measureName(comparison.definition));
    json.key("a").text(a.file);
    json.key("b").text(b.file);
    json.key("queries").count(comparison.queries);
    if (comparison.isWeighted)
        writeNumber("equallyWeightedQueries", comparison.worth(), json);
    json.key("onlyA").texts(paired.onlyA);
    json.key("onlyB").texts(paired.onlyB);
    json.key("withoutValue").texts(paired.withoutValue);
    writeMeans(comparison, json);
    writeNumber("judgedA", a.judging.shares[comparison.definition], json);
    writeNumber("judgedB", b.judging.shares[comparison.definition], json);
    if (!report.bounds.empty())
        writeBoundsOf(report, place, json);
    writeInterval("interval", comparison.interval, json);
    writeInterval(
        "bootstrapInterval",
        comparison.bootstrap ? std::optional(comparison.bootstrap->interval) : std::nullopt, json);
    writeNumber("effectSize", comparison.t ? std::optional(comparison.t->effectSize) : std::nullopt,
                json);
    json.key("won").count(comparison.counts.won);
    json.key("tied").count(comparison.counts.tied);
    json.key("lost").count(comparison.counts.lost);
    writeTests(report, comparison, json);
    writeGroups(report, place, json);
    if (report.perQuery)
        writeQueries(report, place, paired, json);
}

void writeStatistics(const CompareReport& report, core::JsonWriter& json)
{
    const core::ComparisonRules& rules = report.comparisonRules;
    const auto primary =
        rules.primary ? std::optional(report.scored.measureName(*rules.primary)) : std::nullopt;
    json.key("statistics").beginObject();
    writeNumber("alpha", rules.alpha, json);
    writeNumber("epsilon", rules.epsilon, json);
    json.key("rounds").count(rules.rounds.count);
    json.key("seed").count(rules.rounds.seed);
    json.key("primary").orNull(primary,
                               [&json](const std::string& measure) { json.text(measure); });
    json.endObject();
}

}  // namespace

void writeInterval(std::string_view key, const std::optional<core::Interval>& interval,
                   core::JsonWriter& json)
{
    json.key(key).orNull(interval, [&json](const core::Interval& ends) {
        json.beginObject();
        writeNumber("low", ends.low, json);
        writeNumber("high", ends.high, json);
        json.endObject();
    });
}

void writeDifference(const RunComparison& comparison, core::JsonWriter& json)
{
    writeNumber("difference",
                comparison.queries > 0 ? std::optional(comparison.difference()) : std::nullopt,
                json);
}

void writeMeans(const RunComparison& comparison, core::JsonWriter& json)
{
    const bool isAny = comparison.queries > 0;
    writeNumber("meanA", isAny ? std::optional(comparison.meanA) : std::nullopt, json);
    writeNumber("meanB", isAny ? std::optional(comparison.meanB) : std::nullopt, json);
    writeDifference(comparison, json);
}

void writePs(const core::TestedP& tested, core::JsonWriter& json)
{
    writeNumber("p", tested.p, json);
    writeNumber("holm", tested.holm, json);
    writeNumber("benjaminiHochberg", tested.benjaminiHochberg, json);
}

std::string compareJson(const CompareReport& report)
{
    JsonText json;
    json.beginObject();
    writeRules(report.input, json);
    if (!report.scored.scale.empty())
        writeNumber("topGrade", report.scored.scale.back(), json);
    writeStatistics(report, json);
    json.key("runs").objects(report.scored.runs,
                             [&](const EvaluatedRun& run) { writeRun(run, json); });
    json.key("comparisons").objects(report.comparisons, [&](const RunComparison& comparison) {
        writeComparison(report, comparison, json);
    });
    writeVerdict(report, json);
    writeOrders(report.scored, json);
    writeLeaderboard(report, json);
    json.endObject();
    return json.take();
}

}  // namespace cli
