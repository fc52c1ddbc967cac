// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/eval_output.h"

#include "app/cli/bounds_output.h"
#include "app/cli/option/choice.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/wording.h"
#include "app/cli/order_output.h"
#include "app/cli/scoring_options.h"
#include "app/cli/value_fields.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/no_value_text.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <set>
#include <string_view>

namespace cli {

namespace {

/// A value as counted, with the reason if the query's own value is undefined.
struct Counted {
    core::Value value;
    std::optional<core::Undefined> byRule = {};  ///< why the query's own value is undefined
    const std::optional<core::Bounds>* bounds = nullptr;  ///< null unless requested
    std::optional<double> judged = {};                    ///< of a mean: its judged share
};

Counted countedIn(const core::QueryValues& query, std::size_t definition)
{
    const core::Value& own = query.values[definition];
    if (own || query.missing)
        return {query.counted[definition]};
    return {query.counted[definition], own.reason()};
}

/// The name of a mean in the column of queries: "all", "group:long", "weighted:all".
std::string meanName(const EvalReport& report, const std::string& of)
{
    return (report.input.weights.empty() ? "" : "weighted:") + of;
}

/// The judged share of a mean; nothing if the measure does not rate runs.
std::optional<double> shareOf(const EvalReport& report, const EvaluatedRun& run,
                              std::size_t definition)
{
    return core::isRatingOfRuns(report.scored.definitions[definition])
               ? run.judging.shares[definition]
               : std::nullopt;
}

/// Calls `row(definition, query, counted)` for every value of a run, in output order.
template <class Row>
void forEachValue(const EvalReport& report, const EvaluatedRun& run, Row row)
{
    const core::RunEvaluation& evaluation = run.evaluation;
    const bool isBounded = report.input.bounds.isAsked;
    std::vector<std::string> names;
    for (const core::MeasureSpec& definition : report.scored.definitions)
        names.push_back(core::toText(definition));
    if (report.style.perQuery)
        for (std::size_t query = 0; query < evaluation.queries.size(); ++query)
            for (std::size_t i = 0; i < names.size(); ++i) {
                Counted counted = countedIn(evaluation.queries[query], i);
                counted.bounds = isBounded ? &run.bounds.queries[query][i] : nullptr;
                row(names[i], evaluation.queries[query].query, counted);
            }
    for (const core::QueryGroup& group : report.groups) {
        const std::vector<core::Value> means = core::evaluationOf(group, evaluation).means;
        for (std::size_t i = 0; i < names.size(); ++i)
            row(names[i], meanName(report, "group:" + group.name), Counted{means[i]});
    }
    for (std::size_t i = 0; i < run.deviations.size(); ++i)
        if (const auto& deviation = run.deviations[i])
            row(names[i], meanName(report, "runs:deviation"), Counted{*deviation});
    for (std::size_t i = 0; i < names.size(); ++i)
        row(names[i], meanName(report, "all"),
            Counted{evaluation.means[i],
                    {},
                    isBounded ? &run.bounds.means[i] : nullptr,
                    shareOf(report, run, i)});
}

void writeValue(const Counted& counted, int digits, core::JsonWriter& json)
{
    writeCounted(counted.value, counted.byRule, digits, json);
    if (counted.bounds)
        writeBounds(*counted.bounds, digits, json);
    if (counted.judged)
        writeNumber("judged", counted.judged, json, digits);
}

/// The CSV fields of the bounds, each after a comma; empty unless requested.
std::string boundsFields(const Counted& counted, int digits)
{
    if (!counted.bounds)
        return {};
    const std::optional<core::Bounds>& bounds = *counted.bounds;
    if (!bounds)
        return ",,,,,";
    const auto ends = [&](const std::optional<core::Extent>& extent) {
        return extent
                   ? "," + numberText(extent->min, digits) + "," + numberText(extent->max, digits)
                   : std::string(",,");
    };
    return ends(bounds->extent) + (bounds->mayBeUndefined ? ",true" : ",false") +
           ends(bounds->openWorld);
}

using Fields = std::vector<std::string_view>;

/// Joins the lines that `lineOf` makes of all values and their names.
template <class LineOf>
std::string lines(const EvalReport& report, LineOf lineOf)
{
    std::string text;
    for (const EvaluatedRun& run : report.scored.runs)
        forEachValue(
            report, run,
            [&](const std::string& measure, const std::string& query, const Counted& counted) {
                Fields fields{measure, query};
                if (report.scored.runs.size() > 1)
                    fields.insert(fields.begin(), run.file);
                text.append(lineOf(fields, counted)).append("\n");
            });
    return text;
}

void writeRun(const EvalReport& report, const EvaluatedRun& run, core::JsonWriter& json)
{
    writeRun(run, json);
    json.key("values").beginArray();
    forEachValue(report, run,
                 [&](const std::string& measure, const std::string& query, const Counted& counted) {
                     json.beginObject();
                     json.key("measure").text(measure);
                     json.key("query").text(query);
                     writeValue(counted, report.style.digits, json);
                     json.endObject();
                 });
    json.endArray();
}

/// By definition, whether the table has the judged shares after it: if documents are unjudged,
/// after the last of adjacent measures with that cutoff.
std::vector<bool> sharesShown(const EvalReport& report)
{
    const auto& definitions = report.scored.definitions;
    std::vector<bool> shown;
    for (std::size_t i = 0; i < definitions.size(); ++i) {
        const auto isUnjudged = [&](const EvaluatedRun& run) {
            const auto share = shareOf(report, run, i);
            return share && *share < 1;
        };
        const bool isLast = i + 1 == definitions.size() ||
                            !core::isRatingOfRuns(definitions[i + 1]) ||
                            definitions[i + 1].cutoff != definitions[i].cutoff;
        shown.push_back(isLast && std::ranges::any_of(report.scored.runs, isUnjudged));
    }
    return shown;
}

/// The distinct numbers of queries of the means.
std::set<std::size_t> meanSizes(const EvalReport& report)
{
    std::set<std::size_t> sizes;
    for (const EvaluatedRun& run : report.scored.runs)
        for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
            sizes.insert(static_cast<std::size_t>(std::count_if(
                run.evaluation.queries.begin(), run.evaluation.queries.end(),
                [i](const core::QueryValues& query) { return bool(query.counted[i]); })));
    return sizes;
}

bool hasSpread(const EvaluatedRun& run)
{
    return std::ranges::any_of(
        run.deviations, [](const std::optional<double>& deviation) { return bool(deviation); });
}

/// The spread of the means of the system's runs, per definition.
std::vector<core::Value> spreadOf(const EvaluatedRun& run)
{
    std::vector<core::Value> spread;
    for (const std::optional<double>& deviation : run.deviations)
        spread.push_back(deviation ? core::Value(*deviation)
                                   : core::Value(core::Undefined::NothingRetrieved));
    return spread;
}

std::string captionOf(const EvalReport& report)
{
    const std::set<std::size_t> sizes = meanSizes(report);
    const QString means =
        sizes.size() == 1
            ? Wording::tr("Means over %n queries.", nullptr, static_cast<int>(*sizes.begin()))
            : Wording::tr("Each mean covers the queries that count for that run and measure.");
    return ui::joinedSentences({means, QString::fromStdString(rulesText(report.input))})
        .toStdString();
}

void noteJudgedShares(const EvalReport& report)
{
    for (const EvaluatedRun& run : report.scored.runs) {
        std::map<double, QStringList> measures;
        for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
            if (const auto share = shareOf(report, run, i); share && *share < 1)
                measures[*share] << QString::fromStdString(
                    core::toText(report.scored.definitions[i]));
        for (const auto& [share, names] : measures)
            note(named(run.file) + ": " +
                 Wording::tr("judged share %1 (%2)")
                     .arg(QString::fromStdString(numberText(share, report.style.digits)),
                          names.join(QStringLiteral(", ")))
                     .toStdString());
    }
}

}  // namespace

void addValueStyle(OptionSet command, EvalStyle& style)
{
    command.addFlag("-q,--per-query", style.perQuery, "Print each query, then the mean.");
    addDigits(command, style.digits,
              "Decimal places, 0 to 17 (default: 6). With 17, the output has enough digits to "
              "restore the exact number.");
}

void addEvalFormat(OptionSet command, EvalStyle& style)
{
    addChoice<EvalFormat>(
        command, "--format", "FORMAT", "Output format: tsv (default), csv or json.",
        {{"tsv", EvalFormat::Tsv}, {"csv", EvalFormat::Csv}, {"json", EvalFormat::Json}},
        style.format);
}

ExitStatus printEval(const EvalReport& report)
{
    switch (report.style.format) {
    case EvalFormat::Csv:
        return print(evalCsv(report));
    case EvalFormat::Json:
        return print(evalJson(report));
    case EvalFormat::Tsv:
        break;
    }
    noteJudgedShares(report);
    return print(evalTsv(report));
}

std::string evalTsv(const EvalReport& report)
{
    return lines(report, [&](const Fields& fields, const Counted& counted) {
        std::string line = tsvColumns(fields) + valueField(counted.value, report.style.digits);
        if (counted.bounds)
            line.append("\t")
                .append(boundsText(*counted.bounds, report.style.digits))
                .append("\t")
                .append(openWorldText(*counted.bounds, report.style.digits));
        return line;
    });
}

std::string evalCsv(const EvalReport& report)
{
    const std::string heading =
        report.scored.runs.size() > 1 ? "run,measure,query,value" : "measure,query,value";
    return heading +
           (report.input.bounds.isAsked ? ",min,max,mayBeUndefined,openMin,openMax" : "") +
           ",judged\n" + lines(report, [&](const Fields& fields, const Counted& counted) {
               return csvColumns(fields) + valueField(counted.value, report.style.digits) +
                      boundsFields(counted, report.style.digits) + ',' +
                      (counted.judged ? numberText(*counted.judged, report.style.digits)
                                      : std::string());
           });
}

core::Table evalTable(const EvalReport& report)
{
    core::Table table;
    const bool hasQueries = report.style.perQuery || !report.groups.empty() ||
                            std::ranges::any_of(report.scored.runs, hasSpread);
    table.columns.push_back({Wording::tr("run").toStdString(), false});
    if (hasQueries)
        table.columns.push_back({Wording::tr("query").toStdString(), false});
    const std::vector<bool> shares = sharesShown(report);
    for (std::size_t i = 0; i < shares.size(); ++i) {
        const core::MeasureSpec& definition = report.scored.definitions[i];
        table.columns.push_back({core::toText(definition), true});
        if (shares[i])
            table.columns.push_back({core::toText(core::judgedShare(definition)), true});
    }
    const std::vector<std::string> names = runNames(report.scored.runs);
    const auto addRow = [&](const EvaluatedRun& run, const std::string& query,
                            const std::vector<Counted>& values) {
        auto& row = table.rows.emplace_back();
        const auto place = static_cast<std::size_t>(&run - report.scored.runs.data());
        row.push_back({names[place], std::nullopt});
        if (hasQueries)
            row.push_back({query, std::nullopt});
        for (std::size_t i = 0; i < values.size(); ++i) {
            const auto& [value, byRule, bounds, judged] = values[i];
            row.push_back(
                {byRule ? ui::countedText(*byRule, report.input.rules.noValue, {}).toStdString()
                        : valueField(value, report.style.digits),
                 value ? std::optional(*value) : std::nullopt});
            if (shares[i])
                row.push_back(
                    {judged ? numberText(*judged, report.style.digits) : std::string(), judged});
        }
    };
    for (const EvaluatedRun& run : report.scored.runs) {
        if (report.style.perQuery)
            for (const core::QueryValues& query : run.evaluation.queries) {
                std::vector<Counted> values;
                for (std::size_t i = 0; i < report.scored.definitions.size(); ++i)
                    values.push_back(countedIn(query, i));
                addRow(run, query.query, values);
            }
        const auto addMeans = [&](const QString& query, const std::vector<core::Value>& of,
                                  bool isOverall = false) {
            std::vector<Counted> means;
            means.reserve(of.size());
            for (std::size_t i = 0; i < of.size(); ++i)
                means.push_back(
                    {.value = of[i], .judged = isOverall ? shareOf(report, run, i) : std::nullopt});
            addRow(run, query.toStdString(), means);
        };
        for (const core::QueryGroup& group : report.groups)
            addMeans(Wording::tr("group:%1").arg(QString::fromStdString(group.name)),
                     core::evaluationOf(group, run.evaluation).means);
        if (hasSpread(run))
            addMeans(Wording::tr("runs:deviation"), spreadOf(run));
        addMeans(Wording::tr("all"), run.evaluation.means, true);
    }
    table.caption = captionOf(report);
    table.label = "evaluation";
    return table;
}

std::string evalJson(const EvalReport& report)
{
    JsonText json;
    json.beginObject();
    writeRules(report.input, json);
    if (!report.scored.scale.empty())
        writeNumber("topGrade", report.scored.scale.back(), json);
    json.key("runs").objects(report.scored.runs,
                             [&](const EvaluatedRun& run) { writeRun(report, run, json); });
    if (report.scored.runs.size() > 2 && report.scored.definitions.size() > 1)
        writeOrders(report.scored, json);
    json.endObject();
    return json.take();
}

}  // namespace cli
