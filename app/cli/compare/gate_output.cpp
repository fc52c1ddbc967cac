// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/compare/gate_output.h"

#include "app/cli/compare/compare_output.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/scoring_options.h"
#include "core/collections/comparison/paired_test_table.h"
#include "core/documents/tables/table_text.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/words/quoted_text.h"

#include <cmath>

namespace cli {

namespace {

using core::GateVerdict;

/// Four significant digits.
std::string pText(double p)
{
    return QString::number(p, 'g', 4).toStdString();
}

constexpr std::array<Choice<GateVerdict>, 3> verdicts{{
    {"held", GateVerdict::Held},
    {"unproven", GateVerdict::Unproven},
    {"broken", GateVerdict::Broken},
}};

std::string ruleText(const core::GateRule& rule)
{
    const std::string measure = toText(rule.measure);
    if (rule.least)
        return measure + " >= " + core::shortestText(*rule.least);
    std::string text = measure + " may not drop by more than " + core::shortestText(*rule.maxDrop);
    if (rule.p)
        text += " (" + std::string(core::rowOf(rule.test).id) + " test, p < " +
                core::shortestText(*rule.p) + ")";
    return text;
}

std::string ruleText(const GatedQueries& gated, const core::GateCheck& check)
{
    return (gated.group.empty() ? "" : "group " + gated.group + ": ") + ruleText(check.rule);
}

/// Calls `tell(gated, check)` for each in order.
void forEachCheck(const GateReport& report, const auto& tell)
{
    for (const GatedQueries& gated : report.gated)
        for (const core::GateCheck& check : gated.checks)
            tell(gated, check);
}

std::string valueText(const core::Value& value, int digits)
{
    return value ? numberText(*value, digits) : "undefined";
}

std::string dropSentence(const core::GateCheck& check, int digits)
{
    const double drop = *check.baseline - *check.mean;
    std::string text = numberText(*check.mean, digits) + ", ";
    if (drop == 0)
        text += "same as the baseline";
    else
        text += numberText(std::abs(drop), digits) + (drop > 0 ? " below" : " above") +
                " the baseline (" + numberText(*check.baseline, digits) + ")";
    if (check.verdict != GateVerdict::Held)
        text += "; " + core::shortestText(*check.rule.maxDrop) + " is allowed";
    if (check.p)
        text += "; p = " + pText(*check.p);
    if (check.rule.p && check.verdict != GateVerdict::Held)
        text += check.p ? (check.verdict == GateVerdict::Broken ? " is below " : " is not below ") +
                              core::shortestText(*check.rule.p)
                        : std::string("; this drop cannot be tested for significance");
    return text;
}

/// What it would take to decide; empty if unknown.
std::string powerSentence(const core::GateCheck& check, int digits)
{
    if (!check.queriesNeeded)
        return {};
    return "Detecting a drop of " + numberText(check.sought, digits) +
           " with 80% power would take " + std::to_string(*check.queriesNeeded) +
           " queries (paired t test, p < " +
           core::shortestText(check.rule.p.value_or(core::gateAlpha)) +
           ", observed spread); you have " + std::to_string(check.queries);
}

std::string sentence(const core::GateCheck& check, int digits)
{
    if (!check.mean)
        return "no query has a defined value";
    if (check.rule.least)
        return numberText(*check.mean, digits) + " over " + std::to_string(check.queries) +
               (check.queries == 1 ? " query" : " queries");
    const std::string power = powerSentence(check, digits);
    return dropSentence(check, digits) + (power.empty() ? "" : ". " + power);
}

std::string escaped(const std::string& text)
{
    return ui::harmless(QString::fromStdString(text)).toHtmlEscaped().toStdString();
}

void writeCheck(const GatedQueries& gated, const core::GateCheck& check, core::JsonWriter& json)
{
    const core::GateRule& rule = check.rule;
    if (!gated.group.empty())
        json.key("group").text(gated.group);
    json.key("measure").text(toText(rule.measure));
    json.key("verdict").text(wordOf(verdicts, check.verdict));
    json.key("queries").count(check.queries);
    writeNumber("mean", check.mean, json);
    if (rule.least)
        writeNumber("min", rule.least, json);
    if (rule.maxDrop) {
        writeNumber("baseline", check.baseline, json);
        writeNumber("maxDrop", rule.maxDrop, json);
        json.key("test").text(core::rowOf(rule.test).id);
        writeNumber("p", check.p, json);
        writeNumber("pBelow", rule.p, json);
        json.key("queriesNeeded").orNull(check.queriesNeeded, [&json](std::size_t count) {
            json.count(count);
        });
        writeNumber("soughtDrop", check.sought, json);
    }
}

std::size_t brokenOnes(const GateReport& report)
{
    std::size_t count = 0;
    forEachCheck(report, [&count](const GatedQueries&, const core::GateCheck& check) {
        count += check.verdict == GateVerdict::Broken ? 1 : 0;
    });
    return count;
}

}  // namespace

bool GateReport::isBroken() const
{
    return brokenOnes(*this) > 0;
}

std::string gateText(const GateReport& report)
{
    std::string text;
    forEachCheck(report, [&](const GatedQueries& gated, const core::GateCheck& check) {
        text.append(wordOf(verdicts, check.verdict))
            .append("\t")
            .append(ruleText(gated, check))
            .append("\t")
            .append(sentence(check, report.digits))
            .append("\n");
    });
    return text;
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
    json.key("broken").truth(report.isBroken());
    json.key("power").number(core::shortestText(core::gatePower));
    writeRules(report.input, json);
    json.key("checks").beginArray();
    forEachCheck(report, [&json](const GatedQueries& gated, const core::GateCheck& check) {
        json.beginObject();
        writeCheck(gated, check, json);
        json.endObject();
    });
    json.endArray();
    json.endObject();
    return json.take();
}

std::string gateMarkdown(const GateReport& report)
{
    core::Table table;
    table.columns = {{"verdict", false},      {"rule", false}, {"run", true},
                     {"baseline", true},      {"p", true},     {"queries", true},
                     {"queries needed", true}};
    forEachCheck(report, [&](const GatedQueries& gated, const core::GateCheck& check) {
        const bool isDrop = check.rule.maxDrop.has_value();
        table.rows.push_back(
            {{std::string(wordOf(verdicts, check.verdict)), {}},
             {ruleText(gated, check), {}},
             {valueText(check.mean, report.digits), {}},
             {isDrop ? valueText(check.baseline, report.digits) : "", {}},
             {check.p ? pText(*check.p) : "", {}},
             {std::to_string(check.queries), {}},
             {check.queriesNeeded ? std::to_string(*check.queriesNeeded) : "", {}}});
    });
    table.caption = report.run + (report.baseline.empty() ? "" : " against " + report.baseline) +
                    (report.isBroken() ? ": broken. " : ": held. ") + rulesText(report.input);
    return core::tableText(table, core::TableFormat::Markdown);
}

std::string gateJunit(const GateReport& report)
{
    std::string xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n";
    xml += "  <testsuite name=\"rankscope-cli gate\" tests=\"" +
           std::to_string(report.gated.size() * report.gated.front().checks.size()) +
           "\" failures=\"" + std::to_string(brokenOnes(report)) +
           "\" errors=\"0\" skipped=\"0\">\n";
    forEachCheck(report, [&](const GatedQueries& gated, const core::GateCheck& check) {
        const std::string told = escaped(sentence(check, report.digits));
        xml += "    <testcase classname=\"" + escaped(report.run) + "\" name=\"" +
               escaped(ruleText(gated, check)) + "\">\n";
        if (check.verdict == GateVerdict::Broken)
            xml += "      <failure message=\"" + told + "\"/>\n";
        else
            xml += "      <system-out>" + std::string(wordOf(verdicts, check.verdict)) + ": " +
                   told + "</system-out>\n";
        xml += "    </testcase>\n";
    });
    return xml + "  </testsuite>\n</testsuites>\n";
}

}  // namespace cli
