#include "app/cli/eval_output.h"

#include "app/cli/json_writer.h"
#include "app/cli/number_output.h"
#include "ui/words/measure_text.h"

namespace cli {

namespace {

/// Calls `row(definition, query, value)` for everything that is printed about a run, in order.
template <class Row>
void forEachValue(const EvalReport& report, const core::RunEvaluation& evaluation, Row row)
{
    std::vector<std::string> names;
    for (const core::Definition& definition : report.definitions)
        names.push_back(core::toText(definition));
    if (report.perQuery)
        for (const core::QueryValues& query : evaluation.queries)
            for (std::size_t i = 0; i < names.size(); ++i)
                row(names[i], query.query, query.counted[i]);
    for (std::size_t i = 0; i < names.size(); ++i)
        row(names[i], "all", evaluation.means[i]);
}

std::string valueField(const core::Value& value, int digits)
{
    return value ? numberText(*value, digits) : "undefined";
}

std::string csvField(std::string_view text)
{
    if (text.find_first_of(",\"\r\n") == std::string_view::npos)
        return std::string(text);
    std::string quoted = "\"";
    for (const char c : text)
        quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
    return quoted + '"';
}

void writeRules(const EvalReport& report, JsonWriter& json)
{
    json.key("rules").beginObject();
    json.key("missing").text(nameOf(report.rules.missing));
    json.key("noValue").text(nameOf(report.rules.noValue));
    json.key("depth");
    if (report.rules.depth)
        json.count(*report.rules.depth);
    else
        json.null();
    json.key("judgedOnly").truth(report.rules.judgedOnly);
    json.endObject();
}

void writeNames(std::string_view key, const std::vector<std::string>& names, JsonWriter& json)
{
    json.key(key).beginArray();
    for (const std::string& name : names)
        json.text(name);
    json.endArray();
}

void writeValue(const core::Value& value, int digits, JsonWriter& json)
{
    json.key("value");
    if (value) {
        json.number(numberText(*value, digits));
        return;
    }
    json.null();
    json.key("reason").text(ui::undefinedText(value.reason()).toStdString());
}

void writeRun(const EvalReport& report, const ScoredRun& run, JsonWriter& json)
{
    json.beginObject();
    json.key("run").text(run.file);
    json.key("tag").text(run.tag);
    writeNames("notInRun", run.evaluation.notInRun, json);
    writeNames("notJudged", run.evaluation.notJudged, json);
    json.key("values").beginArray();
    forEachValue(
        report, run.evaluation,
        [&](const std::string& measure, const std::string& query, const core::Value& value) {
            json.beginObject();
            json.key("measure").text(measure);
            json.key("query").text(query);
            writeValue(value, report.digits, json);
            json.endObject();
        });
    json.endArray();
    json.endObject();
}

}  // namespace

std::string evalTsv(const EvalReport& report)
{
    std::string text;
    for (const ScoredRun& run : report.runs)
        forEachValue(
            report, run.evaluation,
            [&](const std::string& measure, const std::string& query, const core::Value& value) {
                if (report.runs.size() > 1)
                    text.append(run.file).append("\t");
                text.append(measure).append("\t").append(query).append("\t");
                text.append(valueField(value, report.digits)).append("\n");
            });
    return text;
}

std::string evalCsv(const EvalReport& report)
{
    const bool severalRuns = report.runs.size() > 1;
    std::string text = severalRuns ? "run,measure,query,value\n" : "measure,query,value\n";
    for (const ScoredRun& run : report.runs)
        forEachValue(
            report, run.evaluation,
            [&](const std::string& measure, const std::string& query, const core::Value& value) {
                if (severalRuns)
                    text.append(csvField(run.file)).append(",");
                text.append(csvField(measure)).append(",");
                text.append(csvField(query)).append(",");
                text.append(valueField(value, report.digits)).append("\n");
            });
    return text;
}

std::string evalJson(const EvalReport& report)
{
    JsonWriter json;
    json.beginObject();
    writeRules(report, json);
    json.key("runs").beginArray();
    for (const ScoredRun& run : report.runs)
        writeRun(report, run, json);
    json.endArray();
    json.endObject();
    return json.take();
}

std::string_view nameOf(core::MissingRule rule)
{
    return rule == core::MissingRule::Skip ? "skip" : "zero";
}

std::string_view nameOf(core::NoValueRule rule)
{
    switch (rule) {
    case core::NoValueRule::Zero:
        return "zero";
    case core::NoValueRule::One:
        return "one";
    case core::NoValueRule::Skip:
        break;
    }
    return "skip";
}

}  // namespace cli
