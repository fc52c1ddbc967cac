// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/text/page/sample_parts.h"

#include "core/classification/samples/threshold_sweep.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/foundation/text/number_text.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/page/page_chart.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/measure_text.h"
#include "ui/text/words/number_format.h"

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <string>
#include <vector>

namespace ui::page {

namespace {

using core::ThresholdMetric;

constexpr std::size_t mostSamples = 100;  ///< in the table of scores

core::ThresholdSweep sweepOf(const core::SampleSession& session)
{
    return core::ThresholdSweep(core::scoredLabels(session.samples, session.model, session.positive,
                                                   session.higherIsPositive));
}

core::ConfusionMatrix matrixOf(const core::SampleSession& session,
                               const core::ThresholdSweep& sweep)
{
    return session.typed ? *session.typed : sweep.counts(sweep.pointAt(session.threshold));
}

std::string tally(double count)
{
    return escaped(tallyText(count, QLocale::c()));
}

std::string matrixPart(const core::SampleSession& session, const core::ConfusionMatrix& counts)
{
    const auto heading = [](const QString& text) {
        return element("th", attribute("scope", "col"), escaped(text));
    };
    const QString positive = QString::fromStdString(session.samples.classes[session.positive]);
    const QString negative = QString::fromStdString(session.samples.classes[1 - session.positive]);
    const auto row = [&](const QString& label, core::Outcome first, core::Outcome second) {
        const auto count = [&](core::Outcome outcome) {
            return element("td",
                           attribute("class", isRight(outcome) ? "right" : "wrong") +
                               attribute("title", outcomeName(outcome).toStdString()),
                           element("small", "", escaped(outcomeText(outcome))) +
                               tally(counts.*core::cellOf(outcome)));
        };
        return element("tr", "",
                       element("th", attribute("scope", "row"), escaped(label)) + count(first) +
                           count(second));
    };
    return element("table", attribute("class", "matrix"),
                   element("caption", "", escaped(Wording::tr("Confusion matrix"))) +
                       element("thead", "",
                               element("tr", "",
                                       element("td", "", "") +
                                           heading(Wording::tr("predicted “%1”").arg(positive)) +
                                           heading(Wording::tr("predicted “%1”").arg(negative)))) +
                       element("tbody", "",
                               row(Wording::tr("labelled “%1”").arg(positive),
                                   core::Outcome::TruePositive, core::Outcome::FalseNegative) +
                                   row(Wording::tr("labelled “%1”").arg(negative),
                                       core::Outcome::FalsePositive, core::Outcome::TrueNegative)));
}

std::string ratesPart(const core::SampleSession& session, const core::ConfusionMatrix& counts)
{
    const NumberFormat format;
    const double beta = session.settings.beta;
    const std::vector<Column> columns{{Wording::tr("Rate"), false},
                                      {Wording::tr("Formula"), false},
                                      {Wording::tr("Value"), true}};
    std::string rows;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        const core::Value value = core::thresholdMetricOf(row.rate, counts, beta);
        QString formula = rateFormula(row.rate, beta);
        if (value)
            formula += QStringLiteral(" = ") + rateNumbers(row.rate, counts, beta, format.locale);
        rows +=
            element("tr", attribute("title", rateAbout(row.rate).toStdString()),
                    cell(columns[0], escaped(rateName(row.rate, beta, format.locale))) +
                        cell(columns[1], escaped(value ? formula : undefinedText(value.reason()))) +
                        cell(columns[2], escaped(valueText(value, format))));
    }
    return element("table", "",
                   element("caption", "", escaped(Wording::tr("Rates at this threshold"))) +
                       tableHead(columns) + element("tbody", "", rows));
}

QString pointSaid(const core::SampleSession& session, const core::ThresholdSweep& sweep,
                  std::size_t point, const QString& xName, double x, const QString& yName, double y)
{
    const NumberFormat format;
    return Wording::tr("%1: %2 %3, %4 %5", "a threshold, and two rates with their values")
        .arg(thresholdText(sweep.threshold(point), session.higherIsPositive, format), xName,
             decimalText(x, format.digits, format.locale), yName,
             decimalText(y, format.digits, format.locale));
}

template <class Curve>
std::string curvePart(const core::SampleSession& session, const core::ThresholdSweep& sweep,
                      const Curve& curve, Chart chart, const QString& xName, const QString& yName)
{
    Line line;
    line.current = sweep.pointAt(session.threshold);
    for (std::size_t point = 0; point < sweep.size(); ++point) {
        const auto at = curve.at(point);
        line.points.push_back(
            {at.x, core::Value(at.y),
             pointSaid(session, sweep, point, xName, at.x, yName, at.y).toStdString(), point});
    }
    chart.xName = xName.toStdString();
    chart.yName = yName.toStdString();
    chart.highestY = 1;
    chart.isSquare = true;
    chart.lines.push_back(std::move(line));
    return svgOf(chart);
}

QString areaText(const QString& name, const core::Value& value)
{
    return Wording::tr("%1 = %2", "a value's name and its number").arg(name, valueText(value, {}));
}

/// The samples that look most positive first, with their outcomes.
std::string scoresPart(const core::SampleSession& session)
{
    const core::Samples& samples = session.samples;
    const auto scored =
        core::scoredLabels(samples, session.model, session.positive, session.higherIsPositive);
    std::vector<std::size_t> order(samples.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t left, std::size_t right) {
        return session.higherIsPositive ? scored.scores[left] > scored.scores[right]
                                        : scored.scores[left] < scored.scores[right];
    });
    order.resize(std::min(order.size(), mostSamples));
    const std::vector<Column> columns{{Wording::tr("Sample")},
                                      {Wording::tr("Score"), true},
                                      {Wording::tr("Label")},
                                      {Wording::tr("Outcome")}};
    std::string rows;
    for (const std::size_t sample : order) {
        const core::Outcome outcome = core::outcomeOf(scored, sample, session.threshold);
        const std::string name =
            samples.ids.empty() ? std::to_string(sample + 1) : samples.ids[sample];
        rows += element(
            "tr", "",
            cell(columns[0], core::markupText(name)) +
                cell(columns[1], escaped(scoreText(scored.scores[sample], {}))) +
                cell(columns[2], core::markupText(samples.classes[samples.labels[sample]])) +
                element("td",
                        attribute("class", isRight(outcome) ? "right" : "wrong") +
                            attribute("title", outcomeName(outcome).toStdString()),
                        escaped(outcomeText(outcome))));
    }
    const auto all = static_cast<int>(samples.size());
    const QString caption =
        order.size() < samples.size()
            ? Wording::tr("The first %1 of %n samples", nullptr, all).arg(order.size())
            : Wording::tr("%n samples", nullptr, all);
    return element("table", "",
                   element("caption", "", escaped(caption)) + tableHead(columns) +
                       element("tbody", "", rows));
}

}  // namespace

std::vector<Part> sampleParts(const core::SampleSession& session)
{
    const NumberFormat format;
    const core::ThresholdSweep sweep = session.typed ? core::ThresholdSweep() : sweepOf(session);
    const core::ConfusionMatrix counts = matrixOf(session, sweep);
    std::vector<Part> parts{{"matrix", matrixPart(session, counts)},
                            {"rates", ratesPart(session, counts)}};
    if (session.typed)
        return parts;
    const core::Value area = core::auc(sweep);
    const core::Value precision = core::averagePrecision(sweep);
    const QString areaName = QStringLiteral("AUC");
    const QString precisionName = QStringLiteral("AP");
    const std::size_t point = sweep.pointAt(session.threshold);
    const QString threshold = thresholdText(session.threshold, session.higherIsPositive, format);
    parts.push_back(
        {"threshold", element("input",
                              attribute("type", "range") + attribute("min", "0") +
                                  attribute("max", sweep.size() - 1) + attribute("value", point) +
                                  attribute("aria-label", Wording::tr("Threshold").toStdString()) +
                                  attribute("aria-valuetext", threshold.toStdString()),
                              "") +
                          element("output", "", escaped(threshold))});
    parts.push_back(
        {"areas", escaped(labelledText(areaName, valueText(area, format)) + QStringLiteral(" · ") +
                          labelledText(precisionName, valueText(precision, format)))});
    parts.push_back({"scores", scoresPart(session)});
    parts.push_back({"said", escaped(threshold)});
    if (!sweep.missingClass()) {
        Chart chart;
        chart.label = Wording::tr("ROC curve, %1").arg(areaText(areaName, area)).toStdString();
        chart.hasDiagonal = true;
        parts.push_back({"roc", curvePart(session, sweep, core::RocCurve(sweep), chart,
                                          QStringLiteral("FPR"), QStringLiteral("TPR"))});
    }
    if (sweep.positives() > 0) {
        Chart chart;
        chart.label = Wording::tr("Precision–recall curve, %1")
                          .arg(areaText(precisionName, precision))
                          .toStdString();
        parts.push_back({"pr", curvePart(session, sweep, core::PrCurve(sweep), chart,
                                         rateName(ThresholdMetric::Recall, 1, format.locale),
                                         rateName(ThresholdMetric::Precision, 1, format.locale))});
    }
    return parts;
}

double thresholdAt(const core::SampleSession& session, std::size_t point)
{
    const core::ThresholdSweep sweep = sweepOf(session);
    return sweep.threshold(std::min(point, sweep.size() - 1));
}

std::string valuesOf(const core::SampleSession& session)
{
    const core::ThresholdSweep sweep = sweepOf(session);
    std::string text;
    const auto add = [&text](std::string_view name, const core::Value& value) {
        text.append(name).append("\t");
        text += (value ? core::shortestText(*value) : std::string("null")) + "\n";
    };
    add("auc", core::auc(sweep));
    add("average_precision", core::averagePrecision(sweep));
    for (std::size_t point = 0; point < sweep.size(); ++point)
        for (const core::ThresholdMetricRow& row : core::thresholdMetricTable())
            add(row.id,
                core::thresholdMetricOf(row.rate, sweep.counts(point), session.settings.beta));
    return text;
}

}  // namespace ui::page
