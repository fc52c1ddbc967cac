// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/sample/samples_answer.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "ui/toolkit/jobs/every_core.h"

#include <QJsonArray>

#include <algorithm>
#include <cstddef>

namespace ui {

namespace {

using core::ColumnRole;

template <class Reading>
Reading begun(const core::TablePreview& preview, const SamplesAnswer& answer)
{
    Reading reading;
    reading.delimiter = preview.delimiter;
    reading.hasHeader = preview.hasHeader;
    reading.decimalComma = preview.decimalComma;
    reading.leavesOutBadRows = answer.leavesOutBadRows;
    return reading;
}

std::optional<std::size_t> columnWith(const SamplesAnswer& answer, ColumnRole role)
{
    const auto found = std::ranges::find(answer.roles, role);
    return found == answer.roles.end()
               ? std::nullopt
               : std::optional(static_cast<std::size_t>(found - answer.roles.begin()));
}

void setRole(SamplesAnswer& answer, std::optional<std::size_t> column, ColumnRole role)
{
    if (column)
        answer.roles[*column] = role;
}

}  // namespace

SamplesAnswer proposedAnswer(const core::TablePreview& preview)
{
    const core::TableReading reading = core::proposedReading(preview);
    SamplesAnswer answer{std::vector(preview.columns.size(), ColumnRole::None)};
    answer.decimalComma = preview.decimalComma;
    answer.positive = reading.positive;
    setRole(answer, reading.confidenceOf, ColumnRole::Predicted);
    setRole(answer, reading.labelColumn, ColumnRole::Label);
    setRole(answer, reading.idColumn, ColumnRole::Id);
    setRole(answer, reading.weightColumn, ColumnRole::Weight);
    setRole(answer, reading.groupColumn, ColumnRole::Group);
    for (const std::size_t column : reading.scoreColumns)
        setRole(answer, column, ColumnRole::Score);
    return answer;
}

SamplesAnswer answerOf(const core::TablePreview& preview, const core::ClassReading& reading)
{
    SamplesAnswer answer{std::vector(preview.columns.size(), ColumnRole::None)};
    answer.areSeveral = true;
    answer.decimalComma = preview.decimalComma;
    setRole(answer, reading.labelColumn, ColumnRole::Label);
    setRole(answer, reading.idColumn, ColumnRole::Id);
    setRole(answer, reading.weightColumn, ColumnRole::Weight);
    setRole(answer, reading.predictedColumn, ColumnRole::Predicted);
    for (const core::ClassColumn& each : reading.scoreColumns)
        setRole(answer, each.column, ColumnRole::Score);
    return answer;
}

core::TableReading tableReading(const core::TablePreview& preview, const SamplesAnswer& answer)
{
    auto reading = begun<core::TableReading>(preview, answer);
    reading.labelColumn = columnWith(answer, ColumnRole::Label);
    reading.idColumn = columnWith(answer, ColumnRole::Id);
    reading.weightColumn = columnWith(answer, ColumnRole::Weight);
    reading.groupColumn = columnWith(answer, ColumnRole::Group);
    reading.positive = answer.positive;
    core::TablePreview chosen = preview;
    for (std::size_t column = 0; column < answer.roles.size(); ++column) {
        chosen.columns[column].role = answer.roles[column];
        if (answer.roles[column] == ColumnRole::Score)
            reading.scoreColumns.push_back(column);
        if (answer.roles[column] == ColumnRole::Group && column != reading.groupColumn)
            reading.subgroupColumns.push_back(column);
    }
    if (reading.labelColumn && !reading.scoreColumns.empty())
        reading.confidenceOf = core::confidencesIn(chosen, reading);
    return reading;
}

core::ClassReading classReading(const core::TablePreview& preview, const SamplesAnswer& answer)
{
    auto reading = begun<core::ClassReading>(preview, answer);
    reading.labelColumn = columnWith(answer, ColumnRole::Label);
    reading.idColumn = columnWith(answer, ColumnRole::Id);
    reading.weightColumn = columnWith(answer, ColumnRole::Weight);
    reading.predictedColumn = columnWith(answer, ColumnRole::Predicted);
    for (std::size_t column = 0; column < answer.roles.size(); ++column)
        if (answer.roles[column] == ColumnRole::Score)
            reading.scoreColumns.push_back({column, {}});
    return reading;
}

QJsonObject toJson(const SamplesAnswer& answer)
{
    QJsonArray roles;
    for (const ColumnRole role : answer.roles)
        roles << static_cast<int>(role);
    QJsonObject json{{QStringLiteral("roles"), roles},
                     {QStringLiteral("several"), answer.areSeveral},
                     {QStringLiteral("comma"), answer.decimalComma},
                     {QStringLiteral("leaveOut"), answer.leavesOutBadRows}};
    if (answer.positive)
        json.insert(QStringLiteral("positive"), QString::fromStdString(*answer.positive));
    return json;
}

std::optional<SamplesAnswer> samplesAnswer(const QJsonObject& json, std::size_t columns)
{
    const QJsonArray roles = json.value(QStringLiteral("roles")).toArray();
    if (static_cast<std::size_t>(roles.size()) != columns)
        return std::nullopt;
    SamplesAnswer answer;
    for (const QJsonValue& role : roles) {
        const int number = role.toInt(-1);
        if (number < 0 || number > static_cast<int>(ColumnRole::Predicted))
            return std::nullopt;
        answer.roles.push_back(static_cast<ColumnRole>(number));
    }
    answer.areSeveral = json.value(QStringLiteral("several")).toBool();
    answer.decimalComma = json.value(QStringLiteral("comma")).toBool();
    answer.leavesOutBadRows = json.value(QStringLiteral("leaveOut")).toBool();
    if (const QJsonValue positive = json.value(QStringLiteral("positive")); positive.isString())
        answer.positive = positive.toString().toStdString();
    return answer;
}

std::vector<std::string> headingsOf(const core::TablePreview& preview)
{
    std::vector<std::string> headings;
    if (preview.hasHeader)
        for (const core::TableColumn& column : preview.columns)
            headings.push_back(column.name);
    return headings;
}

namespace {

std::optional<LabelConsequence> consequenceOf(const std::string& text, const std::string& file,
                                              const core::TablePreview& preview,
                                              const SamplesAnswer& answer)
{
    const core::TableReading reading = tableReading(preview, answer);
    if (!reading.labelColumn || reading.scoreColumns.empty())
        return std::nullopt;
    const auto table = core::parseSampleTable(text, file, reading, everyCore());
    if (!table)
        return std::nullopt;
    const std::uint8_t positive = table->positive.value_or(1);
    const core::ThresholdSweep sweep(core::scoredLabels(table->samples, 0, positive, true),
                                     everyCore());
    const core::Value auc = core::auc(sweep);
    if (!auc)
        return std::nullopt;
    return LabelConsequence{core::columnName(preview, *reading.labelColumn),
                            core::columnName(preview, reading.scoreColumns.front()), *auc,
                            positive};
}

}  // namespace

std::vector<LabelConsequence> consequencesOf(const std::string& text, const std::string& file,
                                             const core::TablePreview& preview,
                                             const SamplesAnswer& answer,
                                             const std::vector<std::size_t>& labels)
{
    std::vector<LabelConsequence> consequences;
    for (const std::size_t label : labels) {
        SamplesAnswer other = answer;
        std::ranges::replace(other.roles, ColumnRole::Label, ColumnRole::None);
        other.roles[label] = ColumnRole::Label;
        if (answer.roles[label] != ColumnRole::Label)
            other.positive.reset();
        if (auto consequence = consequenceOf(text, file, preview, other))
            consequences.push_back(*std::move(consequence));
    }
    return consequences;
}

std::vector<LabelConsequence> consequencesOfScores(const std::string& text, const std::string& file,
                                                   const core::TablePreview& preview,
                                                   const SamplesAnswer& answer,
                                                   const std::vector<std::size_t>& scores)
{
    std::vector<LabelConsequence> consequences;
    for (const std::size_t score : scores) {
        SamplesAnswer other = answer;
        other.roles[score] = ColumnRole::Score;
        if (auto consequence = consequenceOf(text, file, preview, other))
            consequences.push_back(*std::move(consequence));
    }
    return consequences;
}

}  // namespace ui
