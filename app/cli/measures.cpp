// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/option/command.h"
#include "app/cli/option/json_text.h"
#include "app/cli/option/shared_options.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/table_style.h"
#include "app/cli/option/wording.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/catalogue/guide_text.h"
#include "ui/text/catalogue/listed_measures.h"
#include "ui/text/language/joined_text.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace cli {

namespace {

struct MeasuresOptions {
    std::vector<std::string> words;
    bool isJson = false;
};

constexpr auto measuresHelp =
    R"help(List the ranking measures, each with its name, other accepted names, explanation,
parameters and source. If you add words, the list contains only measures whose entries contain all
of these words. You can also use another tool's name for a measure. A number after such a name is
the cutoff: P_10, P.10 and precision_at_10 are P@10.

Examples:
  rankscope-cli measures
  rankscope-cli measures ndcg_cut_10
  rankscope-cli measures unjudged documents
  rankscope-cli measures --format json)help";

std::string textOf(const ui::ListedMeasure& listed)
{
    QStringList lines{listed.name == listed.title ? listed.name
                                                  : ui::labelledText(listed.name, listed.title),
                      listed.about};
    const QString others = ui::otherNamesLine(listed);
    if (!others.isEmpty())
        lines << Wording::tr("other names: %1").arg(others);
    for (const ui::ListedParameter& parameter : listed.parameters)
        lines << ui::parameterLine(parameter);
    return lines.join(QStringLiteral("\n  ")).toStdString() + "\n";
}

void writeText(std::string_view key, const QString& text, core::JsonWriter& json)
{
    json.key(key).text(text.toStdString());
}

void writeParameter(const ui::ListedParameter& parameter, core::JsonWriter& json)
{
    writeText("name", parameter.name, json);
    writeText("label", parameter.label, json);
    writeText("default", parameter.standard, json);
    writeText("range", parameter.range, json);
    json.key("values").objects(parameter.values, [&json](const auto& value) {
        writeText("value", value.text, json);
        writeText("means", value.meaning, json);
    });
}

void writeMeasure(const ui::ListedMeasure& listed, core::JsonWriter& json)
{
    writeText("name", listed.name, json);
    writeText("title", listed.title, json);
    writeText("about", listed.about, json);
    writeText("source", listed.source, json);
    json.key("aliases").beginArray();
    for (const QString& alias : listed.aliases)
        json.text(alias.toStdString());
    json.endArray();
    json.key("otherNames").objects(listed.otherNames, [&json](const auto& other) {
        writeText("name", other.name, json);
        writeText("definition", other.definition, json);
        writeText("program", other.program, json);
    });
    json.key("parameters").objects(listed.parameters, [&json](const auto& parameter) {
        writeParameter(parameter, json);
    });
}

std::string jsonOf(const std::vector<ui::ListedMeasure>& found)
{
    JsonText json;
    json.beginObject();
    json.key("measures").objects(found, [&json](const auto& listed) {
        writeMeasure(listed, json);
    });
    json.endObject();
    return json.take();
}

std::string textOf(const std::vector<ui::ListedMeasure>& found)
{
    std::string text;
    for (const ui::ListedMeasure& listed : found)
        text += (text.empty() ? "" : "\n") + textOf(listed);
    return text;
}

ExitStatus measures(const MeasuresOptions& options)
{
    std::optional<ui::InEnglish> forPrograms;
    if (options.isJson)
        forPrograms.emplace();
    QStringList given;
    for (const std::string& word : options.words)
        given << QString::fromStdString(word);
    const QString words = given.join(QLatin1Char(' '));
    std::vector<ui::ListedMeasure> found = ui::listedMeasures();
    if (!words.isEmpty())
        std::erase_if(found, [&words](const auto& listed) { return !matches(listed, words); });
    if (found.empty()) {
        warn(Wording::tr("No measures match “%1”.").arg(words).toStdString());
        return InputRefused;
    }
    return print(options.isJson ? jsonOf(found) : textOf(found));
}

}  // namespace

Command addMeasureList(OptionSet program)
{
    const auto options = std::make_shared<MeasuresOptions>();
    OptionSet command = program.addCommand(
        "measures", "List the ranking measures with their names, parameters and sources.");
    command.setFooter(measuresHelp);
    command.addArgument("WORD", options->words,
                        "List only measures that contain all of these words.");
    addJson(command, options->isJson);
    return {command, [options] { return measures(*options); }};
}

Command addMeasureTable(OptionSet table)
{
    const auto style = std::make_shared<TableStyle>();
    OptionSet command = table.addCommand(
        "measures", "Compare all measures of rankings and classifiers: what they look at, whether "
                    "they use grades and order, what they need, their range, use and source.");
    addTableStyle(command, *style);
    return {command, [style] {
                return printTables([] { return std::vector{ui::comparisonTable()}; }, *style);
            }};
}

}  // namespace cli
