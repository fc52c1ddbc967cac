// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/classify/classify_output.h"

#include "app/cli/option/json_text.h"
#include "app/cli/option/number_output.h"
#include "app/cli/option/text_table.h"
#include "app/cli/option/wording.h"
#include "core/classification/thresholds/threshold_aim.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/tables/group_table.h"
#include "ui/text/tables/left_out_rows_text.h"
#include "ui/text/tables/model_table_text.h"
#include "ui/text/tables/slice_table.h"
#include "ui/text/tables/subgroup_table.h"
#include "ui/text/tables/system_table_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/decision_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/rate_rule.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <span>
#include <utility>

namespace cli {

namespace {

constexpr int usualDigits = 6;

void writeNumber(double number, core::JsonWriter& json, int digits = allDigits)
{
    if (std::isinf(number))
        json.text(number > 0 ? "inf" : "-inf");
    else
        json.number(numberText(number, digits));
}

void writeValues(const std::vector<NamedValue>& values, std::optional<int> digits,
                 core::JsonWriter& json)
{
    for (const NamedValue& named : values)
        json.key(named.id).orNull(named.value, [&](double number) {
            writeNumber(number, json, digits.value_or(allDigits));
        });
}

std::vector<NamedValue> countsOf(const core::ConfusionMatrix& counts)
{
    return {{"tp", counts.tp}, {"fp", counts.fp}, {"fn", counts.fn}, {"tn", counts.tn}};
}

/// Writes the reasons of null values; nothing if there are none.
void writeUndefined(const std::vector<NamedValue>& values, core::JsonWriter& json)
{
    bool isOpen = false;
    for (const NamedValue& named : values) {
        if (named.value)
            continue;
        if (!isOpen)
            json.key("undefined").beginObject();
        isOpen = true;
        json.key(named.id).text(ui::undefinedText(named.value.reason()).toStdString());
    }
    if (isOpen)
        json.endObject();
}

/// Writes the rules that determine values of rates; nothing if there are none.
void writeRules(const core::ConfusionMatrix& counts, core::JsonWriter& json)
{
    bool isOpen = false;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        const QString rule = ui::rateRule(row.rate, counts);
        if (rule.isEmpty())
            continue;
        if (!isOpen)
            json.key("byRule").beginObject();
        isOpen = true;
        json.key(row.id).text(rule.toStdString());
    }
    if (isOpen)
        json.endObject();
}

/// Writes the fields of a threshold.
void writeThreshold(const ThresholdReport& report, std::optional<int> digits,
                    core::JsonWriter& json)
{
    json.beginObject();
    if (!report.chosen.empty())
        json.key("chosen").text(report.chosen);
    json.key("value").orNull(report.threshold, [&](double value) { writeNumber(value, json); });
    writeValues(countsOf(report.counts), std::nullopt, json);
    std::vector<NamedValue> values = report.rates;
    values.insert(values.end(), report.intervals.begin(), report.intervals.end());
    writeValues(values, digits, json);
    writeUndefined(values, json);
    writeRules(report.counts, json);
    json.endObject();
}

/// Writes the tests of one model's AUC: its AUC minus that of each other.
void writeTests(const ModelsReport& paper, std::size_t model, std::optional<int> digits,
                core::JsonWriter& json)
{
    json.key(paper.isWeighted ? "bootstrap_tests" : "delong_tests").beginArray();
    for (const core::AucTest& test : paper.tests) {
        if (test.first != model && test.second != model)
            continue;
        const bool isSecond = test.second == model;
        json.beginObject();
        json.key("against").text(paper.facts.systems[isSecond ? test.first : test.second]);
        const auto& found = test.comparison;
        const auto value = [&](double number) {
            return found ? core::Value(number) : core::Value(found.error());
        };
        const core::AucComparison asTested = found ? *found : core::AucComparison();
        const core::AucComparison own = isSecond ? asTested : core::reversed(asTested);
        std::vector<NamedValue> values{{"difference", value(own.difference)},
                                       {"low", value(own.low)},
                                       {"high", value(own.high)},
                                       {"z", value(own.z)},
                                       {"p", value(own.pValue)},
                                       {"p_holm", value(test.adjusted.value_or(1))}};
        if (paper.margin)
            values.push_back({"p_non_inferior", value(core::nonInferiorityP(own, *paper.margin))});
        writeValues(values, digits, json);
        writeUndefined(values, json);
        json.endObject();
    }
    json.endArray();
}

/// Writes the tests of one model's decisions: its rates minus those of each other.
void writeDecisions(const ClassifyReport& report, std::size_t model, core::JsonWriter& json)
{
    json.key("decision_tests").beginArray();
    for (const DecisionTestsOfPair& pair : report.decisions) {
        if (pair.first != model && pair.second != model)
            continue;
        const bool isSecond = pair.second == model;
        json.beginObject();
        json.key("against").text(report.models[isSecond ? pair.first : pair.second].name);
        for (const core::DecisionTest& test : pair.tests) {
            const core::Value own =
                test.difference && !isSecond ? core::Value(0 - *test.difference) : test.difference;
            std::vector<NamedValue> values{{"difference", own}, {"p", test.pValue}};
            if (test.exactP)
                values.push_back({"p_exact", *test.exactP});
            json.key(core::rowOf(test.rate).id).beginObject();
            writeValues(values, report.digits, json);
            writeUndefined(values, json);
            json.endObject();
        }
        if (pair.netBenefit && pair.netBenefit->interval) {
            const double sign = isSecond ? 1 : -1;
            const core::Interval ends = *pair.netBenefit->interval;
            json.key("net_benefit").beginObject();
            writeValues({{"difference", sign * *pair.netBenefit->value},
                         {"low", isSecond ? ends.low : -ends.high},
                         {"high", isSecond ? ends.high : -ends.low}},
                        report.digits, json);
            json.endObject();
        }
        json.endObject();
    }
    json.endArray();
}

void writeSlice(const core::Slices& slices, const core::Slice& slice, std::optional<int> digits,
                core::JsonWriter& json)
{
    json.key("n");
    writeNumber(static_cast<double>(slice.samples), json);
    writeValues(countsOf(slice.counts), std::nullopt, json);
    std::vector<NamedValue> values;
    const auto write = [&](ui::SliceCells cells) {
        values.clear();
        for (const core::SliceMeasure& measure : core::sliceMeasures())
            values.push_back(
                {std::string(measure.id), ui::sliceValue(slices, slice, measure, cells)});
        writeValues(values, digits, json);
    };
    write(ui::SliceCells::Values);
    writeUndefined(values, json);
    if (&slice == &slices.all)
        return;
    json.key("minus_all").beginObject();
    write(ui::SliceCells::Differences);
    json.endObject();
}

/// Writes the values of subgroups with their intervals, or their contrasts.
void writeEstimates(const char* key, const std::vector<core::Estimate>& estimates,
                    std::optional<int> digits, core::JsonWriter& json)
{
    if (estimates.empty())
        return;
    json.key(key).beginObject();
    const auto measures = core::subgroupMeasures();
    for (std::size_t place = 0; place < measures.size(); ++place) {
        const core::Estimate& estimate = estimates[place];
        const auto end = [&estimate](double core::Interval::*of) {
            return estimate.interval ? core::Value((*estimate.interval).*of)
                                     : core::Value(estimate.interval.error());
        };
        const std::vector<NamedValue> values{{"value", estimate.value},
                                             {"low", end(&core::Interval::low)},
                                             {"high", end(&core::Interval::high)}};
        json.key(measures[place].id).beginObject();
        writeValues(values, digits, json);
        writeUndefined(values, json);
        json.endObject();
    }
    json.endObject();
}

/// Writes what a subgroup has in addition to its slice.
void writeSubgroup(const core::Subgroups& subgroups, std::size_t group, std::optional<int> digits,
                   core::JsonWriter& json)
{
    const core::Subgroup& own = subgroups.ofGroup[group];
    json.key("few_of_a_class").truth(own.isSmall());
    writeEstimates("estimates", own.values, digits, json);
    writeEstimates("against_others", own.contrasts, digits, json);
    if (group < subgroups.without.size())
        writeEstimates("without", subgroups.without[group].values, digits, json);
}

void writeInteractions(const core::Subgroups& subgroups, std::optional<int> digits,
                       core::JsonWriter& json)
{
    json.key("interaction_tests").beginObject();
    const auto measures = core::subgroupMeasures();
    for (std::size_t place = 0; place < measures.size(); ++place) {
        const core::InteractionTest& test = subgroups.tests[place];
        const std::vector<NamedValue> values{{"chi_squared", test.statistic},
                                             {"p", test.pValue},
                                             {"groups", static_cast<double>(test.groups)}};
        json.key(measures[place].id).beginObject();
        writeValues(values, digits, json);
        writeUndefined(values, json);
        json.endObject();
    }
    json.endObject();
}

void writeSlices(const SlicesReport& report, std::size_t model, std::optional<int> digits,
                 core::JsonWriter& json)
{
    const core::Slices& slices = report.ofModel[model];
    const core::Subgroups& subgroups = report.subgroups[model];
    json.beginObject();
    json.key("column").text(report.column);
    json.key("groups").beginArray();
    for (std::size_t i = 0; i < slices.ofGroup.size(); ++i) {
        json.beginObject();
        json.key("slice").text(report.names[i]);
        writeSlice(slices, slices.ofGroup[i], digits, json);
        writeSubgroup(subgroups, i, digits, json);
        json.endObject();
    }
    json.endArray();
    json.key("all").beginObject();
    writeSlice(slices, slices.all, digits, json);
    writeEstimates("estimates", subgroups.all.values, digits, json);
    json.endObject();
    writeInteractions(subgroups, digits, json);
    std::vector<NamedValue> gaps;
    for (const core::SliceMeasure& measure : core::sliceMeasures())
        if (!slices.ofGroup.empty())
            gaps.push_back({std::string(measure.id), core::sliceGap(slices.ofGroup, measure)});
    json.key("largest_minus_smallest").beginObject();
    writeValues(gaps, digits, json);
    writeUndefined(gaps, json);
    json.endObject();
    json.endObject();
}

void writeGroups(const GroupsReport& report, std::size_t model, std::optional<int> digits,
                 core::JsonWriter& json)
{
    const core::GroupedAuc& grouped = report.ofModel[model];
    const auto write = [&](const std::vector<NamedValue>& values) {
        writeValues(values, digits, json);
        writeUndefined(values, json);
    };
    json.key("groups").beginObject();
    json.key("weights").text(wordOf(groupWeightWords, report.weights));
    write({{"mean", grouped.mean(report.weights)},
           {"sum_of_weights", grouped.sumOfWeights(report.weights)}});
    json.key("groups").beginArray();
    for (std::size_t i = 0; i < grouped.ofGroup.size(); ++i) {
        const core::AucOfGroup& group = grouped.ofGroup[i];
        json.beginObject();
        json.key("group").text(report.names[i]);
        json.key("n");
        writeNumber(static_cast<double>(group.samples), json);
        write({{"positives", group.positives},
               {"auc", group.auc},
               {"weight", group.weight(report.weights)},
               {"term", group.term(report.weights)}});
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

constexpr std::string_view delongLow = "auc_delong_low";

/// How an AUC of 1 or 0 gets its interval; empty for others and without details.
QString separationRule(const ModelReport& model)
{
    const auto has = [&model](std::string_view id) {
        return std::ranges::find(model.values, id, &NamedValue::id);
    };
    const auto low = has(delongLow);
    const auto auc = has("auc");
    return low != model.values.end() && low->value && auc != model.values.end()
               ? ui::separationRule(auc->value)
               : QString();
}

/// @param hasIntervals if false, samples are not independent, as these intervals take them
void writeCalibration(const CalibrationReport& calibration, std::optional<int> digits,
                      bool hasIntervals, core::JsonWriter& json)
{
    const auto write = [&](std::vector<NamedValue> values, const core::Interval& interval) {
        if (hasIntervals)
            values.insert(values.end(), {{"low", interval.low}, {"high", interval.high}});
        json.beginObject();
        writeValues(values, digits, json);
        json.endObject();
    };
    json.key("calibration_bins").beginArray();
    for (std::size_t i = 0; i < calibration.bins.bins.size(); ++i) {
        const core::CalibrationBin& bin = calibration.bins.bins[i];
        write({{"from", bin.lower},
               {"to", bin.upper},
               {"n", static_cast<double>(bin.samples)},
               {"predicted", bin.meanPredicted},
               {"observed", bin.fractionPositive}},
              calibration.ofBins[i]);
    }
    json.endArray();
    json.key("smooth_calibration").beginArray();
    for (const auto& place : calibration.smooth)
        write({{"predicted", place.predicted}, {"observed", place.observed}}, place.interval);
    json.endArray();
}

void writeModel(const ClassifyReport& report, const ModelReport& model, core::JsonWriter& json)
{
    const auto place = static_cast<std::size_t>(&model - report.models.data());
    json.beginObject();
    if (!model.name.empty()) {
        json.key("model").text(model.name);
        json.key("positive_class").text(report.positive);
        json.key("higher_is_positive").truth(report.higherIsPositive);
        if (!report.recalibration.empty())
            json.key("recalibration").text(report.recalibration);
        if (!report.clusters.empty())
            json.key("clusters").text(report.clusters);
    }
    json.key("n");
    writeNumber(model.samples, json);
    json.key("positives");
    writeNumber(model.positives, json);
    writeValues(model.values, report.digits, json);
    writeUndefined(model.values, json);
    if (const QString rule = separationRule(model); !rule.isEmpty()) {
        json.key("byRule").beginObject();
        json.key(delongLow).text(rule.toStdString());
        json.endObject();
    }
    if (model.calibration)
        writeCalibration(*model.calibration, report.digits, report.clusters.empty(), json);
    json.key("threshold");
    writeThreshold(model.atThreshold, report.digits, json);
    if (!model.atOthers.empty()) {
        json.key("other_thresholds").beginArray();
        for (const ThresholdReport& other : model.atOthers)
            writeThreshold(other, report.digits, json);
        json.endArray();
    }
    if (report.paper && !report.paper->tests.empty())
        writeTests(*report.paper, place, report.digits, json);
    if (!report.decisions.empty())
        writeDecisions(report, place, json);
    if (!report.slices.empty()) {
        json.key("slices");
        if (report.slices.size() > 1)
            json.beginArray();
        for (const SlicesReport& slices : report.slices)
            writeSlices(slices, place, report.digits, json);
        if (report.slices.size() > 1)
            json.endArray();
    }
    if (report.groups)
        writeGroups(*report.groups, place, report.digits, json);
    json.endObject();
}

/// How a sample is predicted; empty if the counts were typed.
std::string rule(const ClassifyReport& report)
{
    if (report.models.front().name.empty())
        return {};
    const QString told = report.higherIsPositive
                             ? Wording::tr("Positive class: %1, predicted if score >= threshold")
                             : Wording::tr("Positive class: %1, predicted if score <= threshold");
    return told.arg(QString::fromStdString(report.positive)).toStdString();
}

/// The same as a sentence for print.
QString ruleSentence(const ClassifyReport& report)
{
    const QString told = report.higherIsPositive
                             ? Wording::tr("Positive class: %1, predicted if score ≥ threshold.")
                             : Wording::tr("Positive class: %1, predicted if score ≤ threshold.");
    return ui::joinedSentences({told.arg(QString::fromStdString(report.positive)),
                                QString::fromStdString(report.recalibration)});
}

/// All values of a model at a threshold, in order; every model and threshold has the same names.
std::vector<NamedValue> rowsOf(const ModelReport& model, const ThresholdReport& at)
{
    std::vector<NamedValue> rows{{"n", model.samples}, {"positives", model.positives}};
    const auto add = [&rows](const std::vector<NamedValue>& more) {
        rows.insert(rows.end(), more.begin(), more.end());
    };
    add(model.values);
    if (at.threshold)
        rows.push_back({"threshold", *at.threshold});
    add(countsOf(at.counts));
    add(at.rates);
    add(at.intervals);
    return rows;
}

/// Why a value is undefined, or the rule that determines a rate or an interval.
QString remarkOn(const NamedValue& row, const ModelReport& model, const ThresholdReport& at)
{
    if (!row.value)
        return ui::undefinedText(row.value.reason());
    if (row.id == delongLow)
        return separationRule(model);
    for (const core::ThresholdMetricRow& rate : core::thresholdMetricTable())
        if (rate.id == row.id)
            return ui::rateRule(rate.rate, at.counts);
    return {};
}

TextTable values(const ClassifyReport& report)
{
    TextTable table;
    table.addColumn(QString(), TextTable::Align::Left);
    struct ValuesColumn {
        const ModelReport& model;
        const ThresholdReport& at;
        std::vector<NamedValue> rows;
    };
    std::vector<ValuesColumn> columns;
    const auto add = [&](const ModelReport& model, const ThresholdReport& at) {
        const QString name = QString::fromStdString(model.name);
        table.addColumn(
            at.chosen.empty() ? name : ui::detailedText(name, QString::fromStdString(at.chosen)));
        columns.push_back({model, at, rowsOf(model, at)});
    };
    for (const ModelReport& model : report.models) {
        add(model, model.atThreshold);
        for (const ThresholdReport& other : model.atOthers)
            add(model, other);
    }
    const auto cellOf = [&report](double number) {
        const bool isWhole = std::trunc(number) == number;
        const int digits = isWhole ? allDigits : report.digits.value_or(usualDigits);
        return cell(QString::fromStdString(numberText(number, digits)), number);
    };
    for (std::size_t i = 0; i < columns.front().rows.size(); ++i) {
        std::vector<core::TableCell> cells{{columns.front().rows[i].id, std::nullopt}};
        QString remark;
        for (const ValuesColumn& column : columns) {
            const NamedValue& row = column.rows[i];
            cells.push_back(row.value ? cellOf(*row.value) : cell(QStringLiteral("undefined")));
            if (remark.isEmpty())
                remark = remarkOn(row, column.model, column.at);
        }
        table.addRow(std::move(cells), remark);
    }
    return table;
}

/// "AUC" for auc, "log loss difference" for log_loss_difference: the name of a value in papers.
std::string printedName(const std::string& id)
{
    constexpr std::array<std::pair<std::string_view, const char*>, 3> words{
        {{"n", QT_TRANSLATE_NOOP("Wording", "Samples")},
         {"positives", QT_TRANSLATE_NOOP("Wording", "Positives")},
         {"threshold", QT_TRANSLATE_NOOP("Wording", "Threshold")}}};
    for (const auto& [known, name] : words)
        if (id == known)
            return Wording::tr(name).toStdString();
    if (id == "tp" || id == "fp" || id == "fn" || id == "tn")
        return QString::fromStdString(id).toUpper().toStdString();
    return ui::modelMeasureHeading(id, core::ClassifierSettings().beta)
        .replace(QLatin1Char('_'), QLatin1Char(' '))
        .toStdString();
}

ui::ValueWords valueWords(std::optional<int> digits)
{
    return [shown = digits.value_or(paperDigits)](const core::Value& value) {
        return value ? QString::fromStdString(numberText(*value, shown)) : QStringLiteral("–");
    };
}

/// Where the rates of these models are computed, and what their thresholds were chosen for.
QString ratesAtSentence(std::span<const ModelReport> models)
{
    std::vector<ui::ModelThreshold> thresholds;
    for (const ModelReport& model : models)
        thresholds.push_back({QString::fromStdString(model.name),
                              QString::fromStdString(numberText(*model.atThreshold.threshold,
                                                                model.atThreshold.decimals))});
    return ui::ratesAtSentence(thresholds, core::thresholdAimIn(models.front().atThreshold.chosen));
}

/// "n = 300, 87 positive.", and the rows left out.
QString countsSentence(const ClassifyReport& report)
{
    return ui::joinedSentences(
        {ui::sampleCountsSentence(report.samples, report.positives, report.isWeighted),
         ui::leftOutSentence(report.leftOut, report.samples)});
}

/// As countsSentence(), unless models have their own numbers of samples, which are rows then.
QString valueCountsSentence(const ClassifyReport& report)
{
    const bool areSame = std::ranges::all_of(report.models, [&report](const ModelReport& model) {
        return model.samples == static_cast<double>(report.samples);
    });
    return areSame ? countsSentence(report) : QString();
}

std::string modelsCaption(const ClassifyReport& report, ui::BestMark mark)
{
    const ModelsReport& paper = *report.paper;
    return ui::joinedSentences({countsSentence(report),
                                ui::modelTableCaption(paper.facts, paper.rules, paper.isWeighted,
                                                      mark, ratesAtSentence(report.models))})
        .toStdString();
}

core::Table modelsTable(const ClassifyReport& report)
{
    const ModelsReport& paper = *report.paper;
    core::Table table = ui::modelTable(paper.facts, paper.rules, valueWords(report.digits));
    table.caption =
        ui::joinedSentences({Wording::tr("Performance of the models."), ruleSentence(report),
                             QString::fromStdString(modelsCaption(report, ui::BestMark::Bold))})
            .toStdString();
    return table;
}

core::Table testsTable(const ClassifyReport& report)
{
    core::Table table =
        ui::aucTestTable(report.paper->tests, report.paper->facts.systems,
                         valueWords(report.digits), report.paper->margin,
                         report.paper->isWeighted ? report.paper->rules.bootstrap : std::nullopt);
    table.caption =
        ui::joinedSentences({QString::fromStdString(table.caption), countsSentence(report)})
            .toStdString();
    return table;
}

core::Table decisionsTable(const ClassifyReport& report)
{
    core::Table table;
    table.label = "decision-tests";
    table.caption =
        ui::joinedSentences(
            {ui::ClinicalNames::areUsed()
                 ? Wording::tr("Paired tests of the models’ decisions: the second minus the first. "
                               "Accuracy, sensitivity and specificity: McNemar’s test, mid-p and "
                               "exact p. Positive and negative predictive value: weighted "
                               "generalized score test. p is not adjusted.")
                 : Wording::tr("Paired tests of the models’ decisions: the second minus the first. "
                               "Accuracy, recall and specificity: McNemar’s test, mid-p and exact "
                               "p. Precision and NPV: weighted generalized score test. p is not "
                               "adjusted."),
             countsSentence(report), ratesAtSentence(report.models)})
            .toStdString();
    table.columns = {{Wording::tr("First").toStdString(), false},
                     {Wording::tr("Second").toStdString(), false},
                     {Wording::tr("Measure").toStdString(), false},
                     {Wording::tr("Difference").toStdString(), true},
                     {"p", true},
                     {Wording::tr("p (exact)").toStdString(), true}};
    const ui::ValueWords words = valueWords(report.digits);
    const auto pCell = [](const core::Value& p) {
        return p ? cell(ui::pValueText(*p), *p) : cell(QStringLiteral("–"));
    };
    for (const DecisionTestsOfPair& pair : report.decisions)
        for (const core::DecisionTest& test : pair.tests) {
            const QString difference = test.difference
                                           ? words(test.difference)
                                           : ui::undefinedText(test.difference.reason());
            table.rows.push_back(
                {{report.models[pair.first].name},
                 {report.models[pair.second].name},
                 cell(ui::rateTitle(test.rate, 1)),
                 test.difference ? cell(difference, *test.difference) : cell(difference),
                 pCell(test.pValue),
                 test.exactP ? pCell(*test.exactP) : cell(QStringLiteral("–"))});
        }
    return table;
}

std::string slicesCaption(const ClassifyReport& report, const SlicesReport& slices)
{
    const QString slicing = slices.showsDifferences
                                ? Wording::tr("Slices by %1 (slice minus all samples).")
                                : Wording::tr("Slices by %1.");
    return ui::joinedSentences({slicing.arg(QString::fromStdString(slices.column)),
                                countsSentence(report), ruleSentence(report),
                                ratesAtSentence(report.models)})
        .toStdString();
}

core::Table slicesTable(const ClassifyReport& report, const SlicesReport& slices)
{
    std::vector<std::string> models;
    for (const ModelReport& model : report.models)
        models.push_back(model.name);
    core::Table table = ui::sliceTable(slices.ofModel, models, slices.names,
                                       slices.showsDifferences ? ui::SliceCells::Differences
                                                               : ui::SliceCells::Values,
                                       valueWords(report.digits));
    table.caption = slicesCaption(report, slices);
    return table;
}

std::vector<core::Table> slicesTables(const ClassifyReport& report)
{
    std::vector<core::Table> tables;
    for (const SlicesReport& slices : report.slices)
        tables.push_back(slicesTable(report, slices));
    return tables;
}

/// For each model, a table of the measures of scores and one of those at the threshold.
std::vector<core::Table> subgroupsTables(const ClassifyReport& report, ui::SubgroupCells cells)
{
    std::vector<core::Table> tables;
    for (std::size_t model = 0; model < report.models.size(); ++model)
        for (const ui::SubgroupMeasures measures : ui::subgroupMeasureTables) {
            std::vector<ui::SubgroupsOfColumn> columns;
            for (const SlicesReport& slices : report.slices)
                columns.push_back({slices.column, slices.names, &slices.subgroups[model]});
            core::Table table =
                ui::subgroupTable(columns, cells, measures, valueWords(report.digits));
            QStringList sentences{
                ui::labelledText(
                    QString::fromStdString(report.models[model].name),
                    ui::subgroupCaption(cells, measures, report.ofShares, report.isWeighted)),
                countsSentence(report), ruleSentence(report)};
            if (measures == ui::SubgroupMeasures::OfThreshold)
                sentences << ratesAtSentence({&report.models[model], 1});
            table.caption = ui::joinedSentences(sentences).toStdString();
            tables.push_back(std::move(table));
        }
    return tables;
}

core::Table groupsTable(const ClassifyReport& report, std::size_t model)
{
    const GroupsReport& groups = *report.groups;
    const core::GroupedAuc& grouped = groups.ofModel[model];
    const ui::ValueWords words = valueWords(report.digits);
    core::Table table = ui::groupTable(grouped, groups.names, groups.weights, words);
    table.caption = ui::joinedSentences(
                        {ui::labelledText(QString::fromStdString(report.models[model].name),
                                          ui::groupedAucSentence(grouped, groups.weights, words)),
                         countsSentence(report), ui::groupsCountedSentence(grouped)})
                        .toStdString();
    return table;
}

std::vector<core::Table> groupsTables(const ClassifyReport& report)
{
    std::vector<core::Table> tables;
    for (std::size_t model = 0; model < report.models.size(); ++model)
        tables.push_back(groupsTable(report, model));
    return tables;
}

std::string paperText(const ClassifyReport& report)
{
    std::string text;
    if (report.paper)
        text += plainText(modelsTable(report)) + modelsCaption(report, ui::BestMark::Star) + "\n\n";
    if (report.paper && !report.paper->tests.empty())
        text += plainText(testsTable(report)) + '\n';
    if (!report.decisions.empty())
        text += plainText(decisionsTable(report)) + '\n';
    const auto add = [&text](const std::vector<core::Table>& tables) {
        for (const core::Table& table : tables)
            text += table.caption + '\n' + plainText(table) + '\n';
    };
    add(slicesTables(report));
    if (report.paper && !report.slices.empty()) {
        add(subgroupsTables(report, ui::SubgroupCells::Values));
        add(subgroupsTables(report, ui::SubgroupCells::Contrasts));
    }
    if (!report.slices.empty() && !report.slices.front().subgroups.front().without.empty())
        add(subgroupsTables(report, ui::SubgroupCells::Without));
    if (report.groups)
        add(groupsTables(report));
    for (const ModelReport& model : report.models)
        if (!model.sampleSize.empty())
            text += ui::labelledText(QString::fromStdString(model.name),
                                     QString::fromStdString(model.sampleSize))
                        .toStdString() +
                    "\n\n";
    return text;
}

}  // namespace

ThresholdReport thresholdReport(std::optional<double> threshold,
                                const core::ConfusionMatrix& counts)
{
    ThresholdReport report{threshold, counts, {}};
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable())
        report.rates.push_back({std::string(row.id), core::thresholdMetricOf(row.rate, counts)});
    return report;
}

std::string classifyInWords(const ClassifyReport& report, const std::string& unit)
{
    constexpr int thresholdDigits = 4;
    std::string text;
    for (const ModelReport& model : report.models) {
        std::vector<ui::ThresholdDecisions> decisions;
        const auto add = [&](const ThresholdReport& at) {
            if (!at.threshold)
                return;
            const QString number = QString::fromStdString(numberText(
                *at.threshold, std::max(report.digits.value_or(thresholdDigits), at.decimals)));
            const QString aim = QString::fromStdString(at.chosen);
            bool isNumber = aim.isEmpty();
            if (!isNumber)
                aim.toDouble(&isNumber);
            decisions.push_back({isNumber ? number : ui::remarkedText(number, aim), at.counts});
        };
        add(model.atThreshold);
        for (const ThresholdReport& other : model.atOthers)
            add(other);
        if (report.models.size() > 1)
            text += (text.empty() ? "" : "\n") + model.name + ":\n";
        for (const QString& sentence : ui::decisionSentences(
                 decisions, QString::fromStdString(unit), QLocale(QLocale::English)))
            text += sentence.toStdString() + '\n';
    }
    return text;
}

std::string classifyText(const ClassifyReport& report)
{
    const std::string heading = rule(report);
    const auto line = [](const std::string& text) { return text.empty() ? text : text + "\n"; };
    return line(heading) + line(report.recalibration) + line(report.clusters) + paperText(report) +
           values(report).text().toStdString();
}

std::vector<core::Table> classifyTables(const ClassifyReport& report, ClassifyLayout layout,
                                        core::TableFormat format)
{
    switch (layout) {
    case ClassifyLayout::Models:
        return {modelsTable(report)};
    case ClassifyLayout::Tests:
        return {testsTable(report)};
    case ClassifyLayout::Decisions:
        return {decisionsTable(report)};
    case ClassifyLayout::Slices:
        return slicesTables(report);
    case ClassifyLayout::Subgroups:
        return subgroupsTables(report, ui::SubgroupCells::Values);
    case ClassifyLayout::Contrasts:
        return subgroupsTables(report, ui::SubgroupCells::Contrasts);
    case ClassifyLayout::LeaveOneOut:
        return subgroupsTables(report, ui::SubgroupCells::Without);
    case ClassifyLayout::Groups:
        return groupsTables(report);
    case ClassifyLayout::Values:
        break;
    }
    const std::string heading = rule(report);
    core::Table table = values(report).table(
        (heading.empty()
             ? Wording::tr("Confusion matrix as entered.")
             : ui::joinedSentences({Wording::tr("All values of each model: those of the scores, "
                                                "then those at the threshold."),
                                    valueCountsSentence(report), ruleSentence(report),
                                    QString::fromStdString(report.clusters)}))
            .toStdString(),
        "classification");
    if (format == core::TableFormat::Latex || format == core::TableFormat::Html)
        for (std::vector<core::TableCell>& row : table.rows)
            row.front().text = printedName(row.front().text);
    return {std::move(table)};
}

std::string classifyJson(const ClassifyReport& report)
{
    JsonText json;
    if (report.models.size() > 1)
        json.beginArray();
    for (const ModelReport& model : report.models)
        writeModel(report, model, json);
    if (report.models.size() > 1)
        json.endArray();
    return json.take();
}

}  // namespace cli
