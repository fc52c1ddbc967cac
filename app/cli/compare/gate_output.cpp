// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/gate_output.h"

#include "app/cli/compare/compare_output.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/scoring_options.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/number_text.h"

namespace cli {

namespace {

using core::GateVerdict;

std::string valueText(const core::Value& value, int digits)
{
    return value ? numberText(*value, digits) : "undefined";
}

std::string tabbedLine(std::string_view word, std::string_view subject, std::string_view text)
{
    return std::string(word).append("\t").append(subject).append("\t").append(text).append("\n");
}

void writeQuery(const core::GateQuery& query, core::JsonWriter& json)
{
    json.beginObject();
    json.key("query").text(query.query);
    json.key("missing").truth(query.isMissing);
    writeNumber("value", query.value, json);
    writeNumber("baseline", query.baseline, json);
    json.endObject();
}

void writeCheck(const core::GatedQueries& gated, const core::GateCheck& check,
                core::JsonWriter& json)
{
    const core::GateRule& rule = check.rule;
    if (!gated.group.empty())
        json.key("group").text(gated.group);
    json.key("measure").text(toText(rule.measure));
    json.key("verdict").text(verdictWord(check.verdict));
    json.key("queries").count(check.queries);
    writeNumber("mean", check.mean, json);
    if (rule.least)
        writeNumber("min", rule.least, json);
    if (rule.maxDrop) {
        writeNumber("baseline", check.baseline, json);
        writeNumber("maxDrop", rule.maxDrop, json);
        json.key("test").text(core::rowOf(rule.test).id);
        writeNumber("p", check.p, json);
        writeNumber("holm", check.holm, json);
        writeNumber("pBelow", rule.p, json);
        json.key("nonInferior").truth(rule.isNonInferior);
        json.key("unproven").orNull(rule.unproven, [&json](core::UnprovenRule unproven) {
            json.text(unprovenWord(unproven));
        });
        writeInterval("interval", check.interval, json);
        json.key("queriesNeeded").orNull(check.queriesNeeded, [&json](std::size_t count) {
            json.count(count);
        });
        writeNumber("soughtDrop", check.sought, json);
    }
    json.key("worst").beginArray();
    for (const core::GateQuery& query : check.worst)
        writeQuery(query, json);
    json.endArray();
}

/// Figures only: sentences would depend on the language.
void writeGateComparison(const GateReport& report, core::JsonWriter& json)
{
    json.key("comparison").orNull(report.comparison, [&](const GateComparison& comparison) {
        json.beginObject();
        json.key("measure").text(toText(comparison.measure));
        writeNumber("judgedRun", comparison.facts.judgedB, json);
        writeNumber("judgedBaseline", comparison.facts.judgedA, json);
        writeNumber("detectableDifference", comparison.facts.detectable, json);
        json.key("dependsOnUnjudged").truth(dependsOnUnjudged(report));
        json.endObject();
    });
}

/// Empty if every check holds.
std::string worstMarkdown(const GateReport& report)
{
    core::Table table;
    table.caption = "Worst queries";
    table.columns = {{"rule", false}, {"query", false}, {"run", true}, {"baseline", true}};
    forEachCheck(report, [&](const core::GatedQueries& gated, const core::GateCheck& check) {
        if (check.verdict == GateVerdict::Held)
            return;
        for (const core::GateQuery& query : check.worst)
            table.rows.push_back(
                {{ruleText(gated, check), {}},
                 {query.query, {}},
                 {query.isMissing ? "missing" : numberText(query.value, report.digits), {}},
                 {query.baseline ? numberText(*query.baseline, report.digits) : "", {}}});
    });
    return table.rows.empty() ? std::string()
                              : '\n' + core::tableText(table, core::TableFormat::Markdown);
}

}  // namespace

std::string gateText(const GateReport& report)
{
    std::string text;
    forEachCheck(report, [&](const core::GatedQueries& gated, const core::GateCheck& check) {
        text += tabbedLine(verdictWord(check.verdict), ruleText(gated, check),
                           checkText(check, report.digits));
        if (check.verdict == GateVerdict::Held)
            return;
        for (const core::GateQuery& query : check.worst)
            text += tabbedLine("worst", query.query, queryText(query, report.digits));
    });
    if (report.areUnansweredBroken)
        text +=
            report.unanswered.empty()
                ? tabbedLine(verdictWord(GateVerdict::Held), answersRule, "none is missing")
                : tabbedLine(verdictWord(GateVerdict::Broken), answersRule, unansweredText(report));
    for (const GateNote& note : gateNotes(report))
        text += tabbedLine("note", note.option, note.text);
    if (report.comparison)
        text += tabbedLine("verdict", toText(report.comparison->measure), comparisonText(report));
    return text + tabbedLine(verdictWord(report.outcome()), "gate", outcomeText(report));
}

std::string gateJson(const GateReport& report)
{
    JsonText json;
    json.beginObject();
    json.key("run").text(report.run);
    json.key("baseline");
    if (report.baseline.empty())
        json.null();
    else
        json.text(report.baseline);
    json.key("broken").truth(report.outcome() == GateVerdict::Broken);
    json.key("outcome").text(verdictWord(report.outcome()));
    json.key("text").text(outcomeText(report));
    writeGateComparison(report, json);
    json.key("unproven").text(unprovenWord(report.unproven));
    json.key("unanswered").texts(report.unanswered);
    json.key("unansweredBreak").truth(report.areUnansweredBroken);
    json.key("unansweredCountZero").truth(report.areUnansweredZero);
    std::vector<std::string> notes;
    for (const GateNote& note : gateNotes(report))
        notes.push_back(note.text);
    json.key("notes").texts(notes);
    json.key("power").number(core::shortestText(core::gatePower));
    writeRules(report.input, json);
    json.key("checks").beginArray();
    forEachCheck(report, [&json](const core::GatedQueries& gated, const core::GateCheck& check) {
        json.beginObject();
        writeCheck(gated, check, json);
        json.endObject();
    });
    json.endArray();
    json.endObject();
    return json.take();
}

core::Table gateTable(const GateReport& report)
{
    core::Table table;
    table.columns = {{"verdict", false},      {"rule", false}, {"run", true},
                     {"baseline", true},      {"p", true},     {"queries", true},
                     {"queries needed", true}};
    forEachCheck(report, [&](const core::GatedQueries& gated, const core::GateCheck& check) {
        const bool isDrop = check.rule.maxDrop.has_value();
        const std::optional<double>& p = check.holm ? check.holm : check.p;
        table.rows.push_back(
            {{std::string(verdictWord(check.verdict)), {}},
             {ruleText(gated, check), {}},
             {valueText(check.mean, report.digits), {}},
             {isDrop ? valueText(check.baseline, report.digits) : "", {}},
             {p ? significantText(*p) : "", {}},
             {std::to_string(check.queries), {}},
             {check.queriesNeeded ? std::to_string(*check.queriesNeeded) : "", {}}});
    });
    table.caption = report.run + (report.baseline.empty() ? "" : " against " + report.baseline) +
                    ": " + std::string(verdictWord(report.outcome())) + ". " + outcomeText(report);
    for (const std::string& sentences : {comparisonText(report), notesText(report)})
        if (!sentences.empty())
            table.caption += ' ' + sentences;
    table.caption += ' ' + rulesText(report.input);
    return table;
}

std::string gateMarkdown(const GateReport& report)
{
    return core::tableText(gateTable(report), core::TableFormat::Markdown) + worstMarkdown(report);
}

}  // namespace cli
