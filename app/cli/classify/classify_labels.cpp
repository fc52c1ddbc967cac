// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_labels.h"

#include "app/cli/option/number_output.h"
#include "app/cli/option/streams.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/foundation/json/json_writer.h"
#include "ui/text/tables/system_table_text.h"
#include "ui/text/words/measure_text.h"

namespace cli {

namespace {

constexpr int labelDigits = 6;

ui::ValueWords labelWords(const LabelSetsReport& report)
{
    return [digits = report.digits.value_or(labelDigits)](const core::Value& value) {
        return value ? QString::fromStdString(numberText(*value, digits)) : QStringLiteral("–");
    };
}

core::Table::Column numberColumn(const QString& heading)
{
    return {heading.toStdString(), true};
}

core::Table labelsTable(const LabelSetsReport& report)
{
    const ui::ValueWords words = labelWords(report);
    core::Table table;
    table.columns = {{Wording::tr("Label").toStdString()},   numberColumn(Wording::tr("Samples")),
                     numberColumn(Wording::tr("Predicted")), numberColumn(Wording::tr("Precision")),
                     numberColumn(Wording::tr("Recall")),    numberColumn(Wording::tr("F1")),
                     numberColumn(Wording::tr("AUC")),       numberColumn(Wording::tr("AP"))};
    const auto values = core::valuesOfLabels(report.samples, report.threshold);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const core::ValuesOfClass& of = values[i];
        table.rows.push_back({{report.samples.labels[i].name},
                              ui::tallyCell(of.samples),
                              ui::tallyCell(of.predicted),
                              ui::valueCell(of.precision, words),
                              ui::valueCell(of.recall, words),
                              ui::valueCell(of.f1, words),
                              ui::valueCell(of.auc, words),
                              ui::valueCell(of.averagePrecision, words)});
    }
    return table;
}

void writeLabelValues(const std::vector<core::NamedClassValue>& values, std::optional<int> digits,
                      core::JsonWriter& json)
{
    for (const core::NamedClassValue& each : values)
        json.key(each.id).orNull(each.value, [&](double value) {
            json.number(numberText(value, digits.value_or(allDigits)));
        });
    bool isOpen = false;
    for (const core::NamedClassValue& each : values) {
        if (each.value)
            continue;
        if (!isOpen)
            json.key("undefined").beginObject();
        isOpen = true;
        json.key(each.id).text(ui::undefinedText(each.value.reason()).toStdString());
    }
    if (isOpen)
        json.endObject();
}

}  // namespace

std::variant<core::LabelSets, ExitStatus> readLabelSets(const OptionSet& command,
                                                        const ClassifyInput& input,
                                                        const std::vector<std::string>& truths)
{
    if (truths.size() != input.scores.size())
        return wrongUsage(command, "--truth and --score must be given equally often, in the same "
                                   "order of labels.");
    if (input.file == "-")
        return wrongUsage(command, "--truth requires a file instead of standard input.");
    core::LabelSets sets;
    for (std::size_t i = 0; i < truths.size(); ++i) {
        // Each label is a table of two classes.
        ClassifyInput one = input;
        one.takesClasses = false;
        one.label = truths[i];
        one.scores = {input.scores[i]};
        auto read = readSamples(command, one);
        if (const auto* status = std::get_if<ExitStatus>(&read))
            return *status;
        auto& found = std::get<SamplesToClassify>(read);
        core::LabelSets::Label& label =
            sets.labels.emplace_back(core::LabelSets::Label{truths[i], {}, {}});
        for (const std::uint8_t each : found.samples.labels)
            label.truth.push_back(each == found.positive ? 1 : 0);
        label.scores = std::move(found.samples.models.front().values);
        if (!found.higherIsPositive)
            for (double& score : label.scores)
                score = -score;
        sets.weights = std::move(found.samples.weights);
        if (label.truth.size() != sets.labels.front().truth.size()) {
            warn(
                input.file + ": " +
                Wording::tr("the labels have different numbers of readable rows; correct or remove "
                            "the rows that cannot be read.")
                    .toStdString());
            return InputRefused;
        }
    }
    return sets;
}

std::string labelSetsText(const LabelSetsReport& report)
{
    std::string text =
        Wording::tr("A label is predicted if its score is at least %1. In averages, precisions and "
                    "recalls with a denominator of 0 count as 0.")
            .arg(QString::fromStdString(numberText(report.threshold, allDigits)))
            .toStdString() +
        "\n\n" + plainText(labelsTable(report)) + '\n';
    return text + plainText(labelSetsTable(report));
}

core::Table labelSetsTable(const LabelSetsReport& report)
{
    const ui::ValueWords words = labelWords(report);
    core::Table values;
    values.columns = {{Wording::tr("All labels").toStdString()},
                      numberColumn(Wording::tr("Value"))};
    for (const core::NamedClassValue& each : core::labelSetValues(report.samples, report.threshold))
        values.rows.push_back({{each.id}, ui::valueCell(each.value, words)});
    return values;
}

std::string labelSetsJson(const LabelSetsReport& report)
{
    core::JsonWriter json;
    json.beginObject();
    json.key("labels").beginArray();
    for (const core::LabelSets::Label& label : report.samples.labels)
        json.text(label.name);
    json.endArray();
    json.key("n").number(std::to_string(report.samples.size()));
    json.key("threshold").number(numberText(report.threshold, allDigits));
    writeLabelValues(core::labelSetValues(report.samples, report.threshold), report.digits, json);
    json.key("per_label").beginArray();
    const auto values = core::valuesOfLabels(report.samples, report.threshold);
    for (std::size_t i = 0; i < values.size(); ++i) {
        const core::ValuesOfClass& of = values[i];
        json.beginObject();
        json.key("label").text(report.samples.labels[i].name);
        json.key("samples").number(numberText(of.samples, allDigits));
        json.key("predicted").number(numberText(of.predicted, allDigits));
        writeLabelValues({{"precision", of.precision},
                          {"recall", of.recall},
                          {"f1", of.f1},
                          {"auc", of.auc},
                          {"average_precision", of.averagePrecision}},
                         report.digits, json);
        json.endObject();
    }
    json.endArray();
    json.endObject();
    return json.take();
}

}  // namespace cli
