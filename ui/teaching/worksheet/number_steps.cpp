// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/teaching/worksheet/number_steps.h"

#include "core/classification/calibration/calibration_bins.h"
#include "core/classification/calibration/worst_samples.h"
#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/grouped_auc.h"
#include "core/classification/thresholds/ranked_pairs.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/conventions/convention_search/classifier_metric.h"
#include "core/conventions/convention_search/classifier_rules.h"
#include "core/foundation/text/number_text.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/evaluation/written_mean.h"
#include "ui/teaching/worksheet/sheet_data.h"
#include "ui/text/formula/mean_formula.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/language/wording.h"
#include "ui/text/measures/measure_words.h"
#include "ui/text/steps/step_table.h"
#include "ui/text/steps/step_text.h"
#include "ui/text/tables/group_table.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/table_cell.h"

#include <algorithm>
#include <cmath>

namespace ui {

namespace {

using Items = std::vector<ReportItem>;

constexpr std::size_t mostKeyRows = 60;

bool isSame(const core::Value& one, const core::Value& other)
{
    if (!one || !other)
        return !one && !other;
    return std::fabs(*one - *other) <= 1e-12 * std::max(1.0, std::fabs(*other));
}

core::Table tableWith(const QStringList& headings)
{
    core::Table table;
    for (const QString& heading : headings)
        table.columns.push_back(tableColumn(heading, true));
    return table;
}

// Lists

/// The list ordered by score; ties by id, in descending order.
core::RankedList byScore(core::RankedList list)
{
    std::stable_sort(list.ranked.begin(), list.ranked.end(), [](const auto& a, const auto& b) {
        return a.score != b.score ? a.score > b.score : a.id > b.id;
    });
    return list;
}

Items stepsOfList(const core::MeasureSpec& definition, const core::RankedList& list,
                  const core::Value& value)
{
    const core::Explanation explanation =
        core::Evaluator(definition).explain(core::judgedRanking(list));
    if (!isSame(explanation.value, value))
        return {};
    return {sheetItem(summarySentence(explanation, {})), sheetItem(formulaOf(explanation, {})),
            sheetItem(stepTable(list, explanation, {}, mostKeyRows))};
}

/// The value for every grade of the only unjudged document; empty if there are several.
Items stepsOfGrades(const core::MeasureSpec& definition, core::RankedList list)
{
    const auto isOpen = [](const core::RankedItem& document) { return !document.grade.hasValue(); };
    const auto open = std::find_if(list.ranked.begin(), list.ranked.end(), isOpen);
    if (std::count_if(list.ranked.begin(), list.ranked.end(), isOpen) != 1)
        return {};
    const double top = core::judgedRanking(list).topGrade();
    core::Table table =
        tableWith({Wording::tr("grade of rank %1").arg(open - list.ranked.begin() + 1),
                   QString::fromStdString(core::toText(definition))});
    const core::Evaluator evaluator(definition);
    for (double grade = 0; grade <= top; ++grade) {
        open->grade = core::Grade(grade);
        table.rows.push_back({textCell(plainText(grade, QLocale::c()), grade),
                              textCell(valueText(evaluator.value(core::judgedRanking(list)), {}))});
    }
    return {sheetItem(std::move(table))};
}

Items stepsOfMean(const core::MeasureSpec& definition, const std::vector<core::RankedList>& lists,
                  const core::Value& value)
{
    const core::Evaluator evaluator(definition);
    for (const auto rule : {core::NoValueRule::Zero, core::NoValueRule::Skip}) {
        std::vector<core::MeanTerm> terms;
        for (const core::RankedList& list : lists)
            terms.push_back(meanTerm(list.query, evaluator, core::judgedRanking(list), rule));
        const core::WrittenMean mean = core::writtenMean(definition, std::move(terms));
        if (isSame(mean.value, value))
            return {sheetItem(formulaOf(mean, {}))};
    }
    return {};
}

Items stepsOf(const core::LessonNumber& number, const std::vector<core::RankedList>& lists,
              const core::Value& value)
{
    const auto definition = core::parseMeasureSpec(number.measure);
    if (!definition)
        return {};
    if (lists.size() != 1)
        return stepsOfMean(*definition, lists, value);
    if (number.take == core::LessonTake::Lowest || number.take == core::LessonTake::Highest)
        return stepsOfGrades(*definition, lists.front());
    const bool hasScores =
        std::all_of(lists.front().ranked.begin(), lists.front().ranked.end(),
                    [](const core::RankedItem& document) { return document.score.has_value(); });
    Items steps = hasScores ? stepsOfList(*definition, byScore(lists.front()), value) : Items();
    return steps.empty() ? stepsOfList(*definition, lists.front(), value) : steps;
}

// Samples

core::Table sweepTable(const core::ThresholdSweep& sweep)
{
    core::Table table =
        tableWith({Wording::tr("threshold"), QStringLiteral("TP"), QStringLiteral("FP"),
                   QStringLiteral("FN"), QStringLiteral("TN"), QStringLiteral("F1")});
    for (std::size_t point = 1; point < std::min(sweep.size(), mostKeyRows); ++point) {
        const core::ConfusionMatrix counts = sweep.counts(point);
        auto& row = table.rows.emplace_back();
        row.push_back(
            textCell(plainText(sweep.threshold(point), QLocale::c()), sweep.threshold(point)));
        for (const double count : {counts.tp, counts.fp, counts.fn, counts.tn})
            row.push_back(textCell(tallyText(count, QLocale::c()), count));
        row.push_back(
            textCell(valueText(core::thresholdMetricOf(core::ThresholdMetric::F, counts), {})));
    }
    return table;
}

/// At the threshold in the rules, otherwise at the default of other tools.
Items stepsOfRate(core::ThresholdMetric rate, const core::LessonNumber& number,
                  const core::ThresholdSweep& sweep, const core::Value& value)
{
    const auto rule = std::find_if(number.rules.begin(), number.rules.end(),
                                   [](const auto& own) { return own.first == "threshold"; });
    std::vector<std::size_t> points;
    if (rule == number.rules.end())
        points.push_back(sweep.pointAt(core::ClassifierRules().threshold));
    else if (const auto threshold = core::parsedNumber<double>(rule->second))
        points.push_back(sweep.pointAt(*threshold));
    else
        for (std::size_t point = 0; point < sweep.size(); ++point)
            points.push_back(point);
    for (const std::size_t point : points)
        if (isSame(core::thresholdMetricOf(rate, sweep.counts(point)), value)) {
            Items items{sheetItem(rateSentence(rate, sweep.counts(point), 1, {}))};
            if (points.size() > 1)
                items.push_back(sheetItem(sweepTable(sweep)));
            return items;
        }
    return {};
}

core::Table lossTable(const core::WorstSamples& worst, const core::Samples& samples)
{
    core::Table table =
        tableWith({Wording::tr("sample"), Wording::tr("label"),
                   Wording::tr("probability of the label", "label"), QStringLiteral("−ln p")});
    for (const core::WorstSample& sample : worst.worst)
        table.rows.push_back(
            {textCell(QString::number(sample.term.sample + 1)),
             textCell(QString::fromStdString(samples.classes[samples.labels[sample.term.sample]])),
             textCell(valueText(sample.term.probability, {}), sample.term.probability),
             textCell(termText(sample.term.term, {}), sample.term.term)});
    return table;
}

Items stepsOfLoss(const core::LessonNumber& number, const core::Samples& samples,
                  const core::ScoredLabels& labels, const core::ThresholdSweep& sweep,
                  const core::Value& value)
{
    const core::ClassifierSettings settings;
    const core::WorstSamples worst = core::worstSamples(labels, settings, mostKeyRows);
    if (number.measure == "NE")
        return {
            sheetItem(normalisedEntropySentence(core::normalisedEntropy(worst.value, sweep), {}))};
    if (!isSame(worst.value, value))
        return {};
    return {sheetItem(logLossFormula(worst, !samples.weights.empty(), {})),
            sheetItem(lossTable(worst, samples))};
}

Items stepsOfAuc(const core::Samples& samples, const core::ThresholdSweep& sweep,
                 const core::Value& value)
{
    const core::Value area = core::auc(sweep);
    if (!area || !isSame(area, value))
        return {};
    const core::WeightedPairs pairs = core::weightedPairsOf(sweep);
    const bool isWeighted = !samples.weights.empty();
    return {sheetItem(joinedSentences({aucSentence(*area, pairs, isWeighted, true, false, {}),
                                       pairsSentence(pairs, isWeighted, QLocale::c())}))};
}

bool takesPredictions(const core::LessonNumber& number)
{
    return std::find(number.rules.begin(), number.rules.end(),
                     std::pair<std::string, std::string>("scores", "predictions")) !=
           number.rules.end();
}

/// Replaces scores with yes and no at the threshold in the rules.
core::Samples predictedBy(const core::LessonNumber& number, core::Samples samples)
{
    double threshold = core::ClassifierRules().threshold;
    for (const auto& [rule, word] : number.rules)
        if (rule == "threshold")
            threshold = core::parsedNumber<double>(word).value_or(threshold);
    for (double& score : samples.models.front().values)
        score = score >= threshold ? 1 : 0;
    return samples;
}

Items stepsOfGroups(const core::Samples& samples, const core::ScoredLabels& labels,
                    const core::Value& value)
{
    const core::GroupedAuc grouped =
        core::groupedAuc(labels, samples.groups, samples.groupNames.size());
    const auto words = [](const core::Value& each) { return valueText(each, {}); };
    for (const auto weights :
         {core::GroupWeights::Equal, core::GroupWeights::Positives, core::GroupWeights::Samples})
        if (isSame(grouped.mean(weights), value))
            return {sheetItem(groupedAucSentence(grouped, weights, words)),
                    sheetItem(groupTable(grouped, samples.groupNames, weights, words))};
    return {};
}

Items stepsOfBins(const core::LessonNumber& number, const core::ThresholdSweep& sweep,
                  const core::Value& value)
{
    core::ClassifierSettings settings;
    for (const auto& [rule, word] : number.rules)
        if (const auto bins = core::parsedNumber<std::size_t>(word); rule == "bins" && bins)
            settings.bins = *bins;
    const auto curve = core::calibrationCurve(sweep, settings);
    if (!curve || !isSame(curve->ece, value))
        return {};
    core::Table table = tableWith({Wording::tr("above"), Wording::tr("up to"),
                                   Wording::tr("samples"), Wording::tr("mean probability"),
                                   Wording::tr("share of positives"), Wording::tr("gap")});
    for (const core::CalibrationBin& bin : curve->bins) {
        auto& row = table.rows.emplace_back();
        for (const double edge : {bin.lower, bin.upper})
            row.push_back(textCell(QString::number(edge, 'g', 6), edge));
        row.push_back(textCell(tallyText(bin.weight, QLocale::c()), bin.weight));
        for (const double share : {bin.meanPredicted, bin.fractionPositive, bin.gap()})
            row.push_back(textCell(valueText(share, {}), share));
    }
    return {sheetItem(std::move(table))};
}

Items stepsOf(const core::LessonNumber& number, const core::Samples& samples,
              const core::Value& value)
{
    const core::ScoredLabels labels = core::scoredLabels(samples, 0, 1, true);
    const core::ThresholdSweep sweep(labels);
    if (number.take == core::LessonTake::Threshold)
        return {sheetItem(sweepTable(sweep))};
    if (number.take != core::LessonTake::Value)
        return {};
    const auto figure = core::classifierMetricNamed(number.measure);
    if (!figure || figure == core::ClassifierMetric::LogLoss)
        return stepsOfLoss(number, samples, labels, sweep, value);
    if (figure == core::ClassifierMetric::Auc && takesPredictions(number)) {
        const core::Samples predicted = predictedBy(number, samples);
        return stepsOfAuc(predicted,
                          core::ThresholdSweep(core::scoredLabels(predicted, 0, 1, true)), value);
    }
    if (figure == core::ClassifierMetric::Auc) {
        Items whole = stepsOfAuc(samples, sweep, value);
        return whole.empty() && !samples.groupNames.empty() ? stepsOfGroups(samples, labels, value)
                                                            : whole;
    }
    if (figure == core::ClassifierMetric::CalibrationError)
        return stepsOfBins(number, sweep, value);
    const auto rate = core::thresholdMetricOf(*figure);
    return rate ? stepsOfRate(*rate, number, sweep, value) : Items();
}

// Differences

Items stepsOf(const core::LessonNumber& number, const std::vector<double>& values,
              const core::Value& value)
{
    if (!value || values.empty())
        return {};
    if (number.measure != "mean")
        return {
            sheetItem((number.measure == "won" ? Wording::tr("%1 of %2 differences are above 0.")
                                               : Wording::tr("%1 of %2 differences are below 0."))
                          .arg(plainText(*value, QLocale::c()), QString::number(values.size())))};
    QStringList terms;
    for (const double each : values)
        terms << plainText(each, QLocale::c());
    return {sheetItem(QStringLiteral("(%1) / %2 = %3")
                          .arg(terms.join(QStringLiteral(" + "))
                                   .replace(QStringLiteral("+ −"), QStringLiteral("− ")),
                               QString::number(values.size()), valueText(value, {})))};
}

}  // namespace

core::LessonNumber wholeOf(core::LessonNumber number)
{
    if (number.take == core::LessonTake::Numerator ||
        number.take == core::LessonTake::Denominator || number.take == core::LessonTake::Term)
        number.take = core::LessonTake::Value;
    number.rank = core::LessonNumber().rank;
    return number;
}

std::vector<ReportItem> numberSteps(const core::LessonNumber& number, const core::LessonData& data,
                                    const core::LessonValue& value)
{
    if (const core::LessonNumber whole = wholeOf(number); whole.take != number.take)
        return numberSteps(whole, data, core::lessonValue(whole, data));
    return std::visit([&](const auto& content) { return stepsOf(number, content, value.value); },
                      data.content);
}

}  // namespace ui
