// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/classifier_report.h"

#include "core/classification/calibration/worst_samples.h"
#include "core/classification/models/model_table.h"
#include "core/classification/thresholds/threshold_metric.h"
#include "core/classification/uncertainty/loss_intervals.h"
#include "core/classification/uncertainty/precision_size.h"
#include "core/classification/uncertainty/predictive_values.h"
#include "core/classification/uncertainty/rate_interval.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/classifier/document/compared_thresholds.h"
#include "ui/classifier/document/matrix_table.h"
#include "ui/classifier/document/model_names.h"
#include "ui/classifier/document/samples_caption.h"
#include "ui/classifier/table/log_loss_model.h"
#include "ui/export/report/report_parts.h"
#include "ui/text/language/wording.h"
#include "ui/text/tables/class_tables.h"
#include "ui/text/tables/group_table.h"
#include "ui/text/tables/model_table_text.h"
#include "ui/text/tables/sample_size_text.h"
#include "ui/text/tables/subgroup_table.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/classifier_text.h"
#include "ui/text/words/table_cell.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <array>
#include <span>
#include <string_view>

namespace ui {

namespace {

/// Scores of more samples are not resampled, which would take too long.
constexpr std::size_t mostResampled = 20'000;

core::TableCell valueCell(const core::Value& value, const NumberFormat& format)
{
    return {valueText(value, format).toStdString(), value ? std::optional(*value) : std::nullopt};
}

core::TableCell intervalCell(const std::optional<core::Interval>& interval,
                             const NumberFormat& format)
{
    if (!interval)
        return textCell(QString(QChar(0x2013)));
    return textCell(QStringLiteral("[%1, %2]")
                        .arg(valueText(interval->low, format), valueText(interval->high, format)));
}

constexpr std::array<std::string_view, 2> scoreMeasures{"auc", "average_precision"};
constexpr std::array<std::string_view, 4> rateMeasures{"recall", "specificity", "precision", "npv"};
constexpr std::array<std::string_view, 5> probabilityMeasures{
    "log_loss", "normalised_entropy", "brier", "ece", "predicted_to_observed"};
constexpr std::array<std::string_view, 5> calibrationMeasures{
    "calibration_in_the_large", "calibration_slope", "calibration_intercept",
    "observed_to_expected", "scaled_brier"};
constexpr std::array<std::string_view, 3> smoothMeasures{"ici", "e50", "e90"};

/// Values of every model. Leaves out the bootstrap for many samples, which
/// would take too long.
core::ModelTableRules modelRules(const ClassifierDocument& document,
                                 std::span<const std::string_view> measures)
{
    core::ModelTableRules rules;
    for (const std::string_view id : measures)
        rules.measures.push_back(*core::modelMeasureOf(id));
    rules.settings = document.session().settings;
    rules.ofModels = document.thresholds();
    if (document.samples().labels.size() > mostResampled)
        rules.bootstrap.reset();
    return rules;
}

/// @param about the first sentence of the caption
core::Table modelTable(const ClassifierDocument& document, const NumberFormat& format,
                       std::span<const std::string_view> measures, const QString& about)
{
    std::vector<core::ScoredLabels> scored;
    std::vector<std::shared_ptr<const core::ThresholdSweep>> sweeps;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        scored.push_back(document.scored(model));
        sweeps.push_back(document.sweep(model));
    }
    std::vector<core::NamedModel> models;
    const ModelNames names(document);
    for (std::size_t model = 0; model < scored.size(); ++model)
        models.push_back({names.orColumn(model).toStdString(), {scored[model], *sweeps[model]}});
    const core::ModelTableRules rules = modelRules(document, measures);
    const core::SystemTable facts = core::modelTable(models, rules, everyCore());
    core::Table table = ui::modelTable(
        facts, rules, [&format](const core::Value& value) { return valueText(value, format); });
    table.caption =
        joinedSentences(
            {about, sampleCountsSentence(document),
             modelTableCaption(facts, rules, !document.samples().weights.empty(), BestMark::Bold,
                               ratesAtSentence(document, names, format))})
            .toStdString();
    return table;
}

QString scoresCaption()
{
    return Wording::tr("Threshold-independent performance: area under the ROC curve (AUC) and "
                       "average precision (AP).");
}

QString probabilitiesCaption()
{
    return Wording::tr("Quality of the probabilities: log loss, normalised entropy (NE), Brier "
                       "score, expected calibration error (ECE) and the ratio of predicted to "
                       "observed positives (PCOC).");
}

QString calibrationCaption()
{
    return Wording::tr("Calibration: in the large (0 is best), slope (1 is best) and intercept of "
                       "logistic recalibration, observed over expected positives (O:E, 1 is best) "
                       "and the Brier score scaled by that of always predicting the share of "
                       "positives (1 is best).");
}

QString smoothCaption()
{
    return Wording::tr("Distances of the probabilities from a smooth calibration curve, fitted to "
                       "these samples by logistic regression on a restricted cubic spline of the "
                       "probability: their mean (ICI), median (E50) and 0.9 quantile (E90). 0 is "
                       "best.");
}

/// Whether any model's scores are probabilities, of samples of both classes.
bool hasCalibration(const ClassifierDocument& document)
{
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        const auto sweep = document.sweep(model);
        if (core::scaledBrier(*sweep, document.session().settings.outside).value)
            return true;
    }
    return false;
}

/// Names the current model where there are several.
QString ofCurrentModel(const ClassifierDocument& document, const QString& text)
{
    return document.samples().models.size() > 1
               ? labelledText(ModelNames(document)(document.session().model), text)
               : text;
}

/// The mean AUC of the groups under each weighting, and the groups left out.
QString groupsText(const ClassifierDocument& document, const NumberFormat& format)
{
    const core::Samples& samples = document.samples();
    const core::GroupedAuc grouped =
        core::groupedAuc(document.scored(), samples.groups, samples.groupNames.size());
    const auto words = [&format](const core::Value& value) { return valueText(value, format); };
    QStringList sentences;
    for (const auto weights :
         {core::GroupWeights::Equal, core::GroupWeights::Positives, core::GroupWeights::Samples})
        if (grouped.counted > 0 || sentences.isEmpty())
            sentences << groupedAucSentence(grouped, weights, words);
    return joinedSentences(sentences << groupsCountedSentence(grouped));
}

ReportSection scoresSection(const ClassifierDocument& document, const NumberFormat& format)
{
    ReportSection section{
        Wording::tr("Scores"),
        {{Wording::tr("Score quality"),
          modelTable(document, format, scoreMeasures, scoresCaption())},
         {Wording::tr("Quality of the probabilities"),
          modelTable(document, format, probabilityMeasures, probabilitiesCaption())}}};
    if (hasCalibration(document)) {
        section.items.push_back(
            {Wording::tr("Calibration values"),
             modelTable(document, format, calibrationMeasures, calibrationCaption())});
        section.items.push_back({Wording::tr("Smooth calibration"),
                                 modelTable(document, format, smoothMeasures, smoothCaption())});
    }
    if (hasCalibration(document))
        section.items.push_back(
            {Wording::tr("Sample size"),
             ofCurrentModel(
                 document,
                 sampleSizeSentence(
                     core::precisionSizes(*document.sweep(), document.session().settings), {}))});
    if (!document.samples().groupNames.empty())
        section.items.push_back(
            {Wording::tr("Grouped AUC"), ofCurrentModel(document, groupsText(document, format))});
    return section;
}

/// Every model's values on the subgroups, in two tables that fit a page.
ReportSection subgroupsSection(const ClassifierDocument& document, const NumberFormat& format)
{
    const std::vector<core::SampleColumn>& columns = document.samples().columns;
    const ModelNames names(document);
    const auto words = [&format](const core::Value& value) { return valueText(value, format); };
    core::SubgroupRules rules;
    rules.settings = document.session().settings;
    ReportSection section{Wording::tr("Subgroups"), {}};
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        rules.threshold = document.threshold(model);
        std::vector<core::Subgroups> found;
        for (const core::SampleColumn& column : columns)
            found.push_back(
                core::subgroupsOf(document.scored(model), column.of, column.names.size(), rules));
        std::vector<SubgroupsOfColumn> shown;
        for (std::size_t i = 0; i < columns.size(); ++i)
            shown.push_back({columns[i].name, columns[i].names, &found[i]});
        for (const SubgroupMeasures measures : subgroupMeasureTables) {
            core::Table table = subgroupTable(shown, SubgroupCells::Values, measures, words);
            table.caption =
                joinedSentences({labelledText(names.orColumn(model),
                                              subgroupCaption(SubgroupCells::Values, measures,
                                                              core::RateIntervalMethod::Wilson,
                                                              !document.samples().weights.empty())),
                                 sampleCountsSentence(document),
                                 measures == SubgroupMeasures::OfThreshold
                                     ? predictedSentence(document, model, format.digits)
                                     : QString()})
                    .toStdString();
            section.items.push_back(
                {detailedText(names.orColumn(model), measures == SubgroupMeasures::OfScores
                                                         ? Wording::tr("scores by subgroup")
                                                         : Wording::tr("rates by subgroup")),
                 std::move(table)});
        }
    }
    return section;
}

/// Whether there are subgroups, and few enough to read. Groups are not among them, because they may
/// be named after patients.
bool hasSubgroups(const ClassifierDocument& document)
{
    constexpr std::size_t most = 60;
    const std::vector<core::SampleColumn>& columns = document.samples().columns;
    return document.hasSamples() && !columns.empty() &&
           std::ranges::all_of(columns, [](const core::SampleColumn& column) {
               return column.names.size() <= most;
           });
}

/// The table of several classes as imported.
ReportSection classesSection(const core::ClassSamples& several, const ReportedClasses& reported,
                             const NumberFormat& format)
{
    const core::ClassValues& values = reported.values;
    const auto words = [&format](const core::Value& value) { return valueText(value, format); };
    const core::ClassIntervals* shown = reported.intervals ? &*reported.intervals : nullptr;
    const QString resampled = shown ? classIntervalsSentence(core::BootstrapRules()) : QString();
    const QString counts = classCountsSentence(values, several.classes);
    core::Table matrix = classMatrixTable(values.matrix, several.classes, MatrixCells::Both, words);
    matrix.caption = joinedSentences({classTableAbout(ClassTableKind::MatrixWithShares), counts,
                                      classRuleSentences(several, values)})
                         .toStdString();
    core::Table classes =
        classTable(values, several.classes, !several.scores.empty(), words, shown);
    classes.caption = joinedSentences({classTableAbout(ClassTableKind::Classes), counts, resampled})
                          .toStdString();
    core::Table all = classValuesTable(values, words, shown);
    all.caption = joinedSentences({classTableAbout(ClassTableKind::Values), counts, resampled,
                                   shown ? classErrorIntervalsSentence(values) : QString()})
                      .toStdString();
    ReportSection section{Wording::tr("Several classes"),
                          {{Wording::tr("Confusion matrix of all classes"), std::move(matrix)},
                           {Wording::tr("Each class"), std::move(classes)},
                           {Wording::tr("All classes"), std::move(all)}}};
    if (values.ofPair.empty())
        return section;
    core::Table pairs = classPairTable(values, several.classes, words, shown);
    pairs.caption =
        joinedSentences({classTableAbout(ClassTableKind::Pairs), counts, resampled}).toStdString();
    section.items.push_back({Wording::tr("Pairs of classes"), std::move(pairs)});
    return section;
}

ReportItem captionedMatrix(const ClassifierDocument& document, std::size_t model,
                           const NumberFormat& format)
{
    const QString name = ModelNames(document)(model);
    core::Table table =
        matrixTable(document, model, [](double count) { return tallyText(count, QLocale::c()); });
    table.caption = matrixCaption(document, model, name, format.digits).toStdString();
    return {name.isEmpty() ? Wording::tr("Confusion matrix")
                           : detailedText(Wording::tr("Confusion matrix"), name),
            std::move(table)};
}

/// PPV and NPV where the model will be used, if the share of positives there is set.
void addValuesAtPrior(core::Table& table, const ClassifierDocument& document,
                      const core::ConfusionMatrix& squares, const NumberFormat& format)
{
    const std::optional<double> prior = document.session().settings.costs.prior;
    if (!prior || !(*prior > 0 && *prior < 1))
        return;
    const core::PredictiveValues values =
        core::predictiveValuesAt(*prior, document.counts(), squares);
    const QString share = valueText(*prior, format);
    const auto add = [&](const QString& name, const core::Estimate& estimate) {
        auto& cells = table.rows.emplace_back();
        cells = {textCell(name.arg(share)), textCell(Wording::tr("Bayes’ theorem")), textCell({}),
                 valueCell(estimate.value, format)};
        if (document.hasSamples())
            cells.push_back(intervalCell(
                estimate.interval ? std::optional(*estimate.interval) : std::nullopt, format));
    };
    add(Wording::tr("PPV where the share of positives is %1"), values.positive);
    add(Wording::tr("NPV where the share of positives is %1"), values.negative);
}

core::Table thresholdMetricTable(const ClassifierDocument& document, const NumberFormat& format)
{
    core::Table table;
    const bool hasSamples = document.hasSamples();
    const QString name = ModelNames(document)(document.session().model);
    table.caption =
        joinedSentences(
            {name.isEmpty() ? Wording::tr("Measures from the confusion matrix.")
                            : Wording::tr("Measures from the confusion matrix of %1.").arg(name),
             sampleCountsSentence(document),
             hasSamples ? predictedSentence(document, document.session().model, format.digits)
                        : QString(),
             hasSamples ? Wording::tr("95% intervals of shares: Wilson score method; of "
                                      "ratios: log method; of F: logit method; of the "
                                      "others: delta method on Fisher’s z scale; conditional "
                                      "on the threshold.")
                        : QString()})
            .toStdString();
    for (const QString& heading :
         {Wording::tr("rate"), Wording::tr("formula"), Wording::tr("with counts")})
        table.columns.push_back({heading.toStdString(), false});
    table.columns.push_back({Wording::tr("value").toStdString(), true});
    if (hasSamples)
        table.columns.push_back({Wording::tr("95% interval").toStdString(), true});
    const core::ConfusionMatrix counts = document.counts();
    const core::ConfusionMatrix squares =
        hasSamples ? core::squaredWeights(document.scored(), document.session().threshold, counts)
                   : counts;
    const double beta = document.session().settings.beta;
    for (const core::ThresholdMetricRow& row : core::thresholdMetricTable()) {
        auto& cells = table.rows.emplace_back();
        cells = {textCell(rateTitle(row.rate, beta)), textCell(rateFormula(row.rate, beta)),
                 textCell(rateNumbers(row.rate, counts, beta, QLocale::c())),
                 valueCell(core::thresholdMetricOf(row.rate, counts, beta), format)};
        if (!hasSamples)
            continue;
        std::optional<core::Interval> interval;
        if (const auto found = core::rateInterval(row.rate, counts, squares,
                                                  core::RateIntervalMethod::Wilson, beta))
            interval = *found;
        cells.push_back(intervalCell(interval, format));
    }
    addValuesAtPrior(table, document, squares, format);
    return table;
}

/// For whoever decides: prints as one page.
ReportSection comparisonSection(const ClassifierDocument& document, const NumberFormat& format)
{
    core::Table table =
        comparedThresholds(document, document.session().model, document.compared(), format);
    table.caption =
        joinedSentences(
            {Wording::tr(
                 "Sample counts at each threshold, with 95% intervals (Wilson score method)."),
             sampleCountsSentence(document),
             document.samples().models.size() > 1
                 ? Wording::tr("The thresholds are scores of %1.")
                       .arg(ModelNames(document)(document.session().model))
                 : QString(),
             costsSentence(document.session().settings.costs)})
            .toStdString();
    return {Wording::tr("Compare thresholds"),
            {{Wording::tr("What each threshold does"),
              ofCurrentModel(document, comparedInWords(document, document.session().model,
                                                       document.compared(), format))},
             {Wording::tr("Compared thresholds"), std::move(table)}}};
}

ReportSection lossSection(const ClassifierDocument& document, const NumberFormat& format)
{
    constexpr std::size_t shown = 10;
    ReportSection section{Wording::tr("Log loss"), {}};
    const core::ScoredLabels scored = document.scored();
    const core::WorstSamples worst = core::worstSamples(scored, document.session().settings, shown);
    const bool isWeighted = !document.samples().weights.empty();
    section.items.push_back({Wording::tr("Log loss formula"),
                             ofCurrentModel(document, logLossFormula(worst, isWeighted, format))});
    if (worst.worst.empty())
        return section;
    section.items.push_back({Wording::tr("Normalised entropy formula"),
                             normalisedEntropySentence(
                                 core::normalisedEntropy(worst.value, *document.sweep()), format)});
    section.items.push_back(
        {Wording::tr("Predicted-to-observed formula"),
         predictedToObservedSentence(
             core::predictedToObserved(*document.sweep(), document.session().settings.outside),
             format)});
    core::Table table;
    table.caption = Wording::tr("The samples with the highest log loss.").toStdString();
    table.columns.push_back({Wording::tr("sample").toStdString(), false});
    table.columns.push_back({Wording::tr("label").toStdString(), false});
    for (const QString& heading :
         {Wording::tr("probability of the label"), LogLossModel::termHeading(document.samples()),
          Wording::tr("share of total")})
        table.columns.push_back({heading.toStdString(), true});
    for (const core::WorstSample& sample : worst.worst) {
        const std::size_t index = sample.term.sample;
        table.rows.push_back(
            {textCell(document.nameOf(index)),
             textCell(document.labelWord(index)),
             {valueText(sample.term.probability, format).toStdString(), sample.term.probability},
             {termText(sample.term.term, format).toStdString(), sample.term.term},
             {percentText(sample.share, format).toStdString(), sample.share}});
    }
    section.items.push_back(
        {.name = Wording::tr("Highest losses"), .content = std::move(table), .showsRows = true});
    return section;
}

/// Of several classes: nothing of one class against the rest, which nobody chose.
Report classesReport(const ClassifierDocument& document, std::vector<PaperFigure> figures,
                     const NumberFormat& format, const ReportedClasses& classes)
{
    const core::ClassifierSettings& settings = document.session().settings;
    const QString caption = classesCaption(document, classes.values);
    const bool hasScores = !document.several()->scores.empty();
    Report report{document.title(), caption, {}};
    report.sections.push_back(classesSection(*document.several(), classes, format));
    report.sections.push_back(chartSection(std::move(figures)));
    report.sections.push_back(
        settingsSection({caption, hasScores ? binningSentences(settings) : QString(),
                         hasScores ? clipSentence(settings) : QString()}));
    showIds(report, false);
    return report;
}

}  // namespace

Report classifierReport(const ClassifierDocument& document, std::vector<PaperFigure> figures,
                        const NumberFormat& shown, const std::optional<ReportedClasses>& classes)
{
    const NumberFormat format{shown.digits, QLocale::c()};
    if (classes)
        return classesReport(document, std::move(figures), format, *classes);
    Report report{document.title(),
                  samplesCaptionOfModels(document, ModelNames(document), format.digits),
                  {}};
    if (document.hasSamples())
        report.sections.push_back(scoresSection(document, format));
    if (hasSubgroups(document))
        report.sections.push_back(subgroupsSection(document, format));
    report.sections.push_back({Wording::tr("At the threshold"), {}});
    std::vector<ReportItem>& atThreshold = report.sections.back().items;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model)
        atThreshold.push_back(captionedMatrix(document, model, format));
    atThreshold.push_back({Wording::tr("Rates"), thresholdMetricTable(document, format)});
    if (document.samples().models.size() > 1)
        atThreshold.push_back(
            {Wording::tr("Rates of every model"),
             modelTable(document, format, rateMeasures, Wording::tr("Rates of every model."))});
    if (document.hasSamples() && !document.pinned().empty())
        report.sections.push_back(comparisonSection(document, format));
    if (document.hasSamples())
        report.sections.push_back(lossSection(document, format));
    report.sections.push_back(chartSection(std::move(figures)));
    const core::ClassifierSettings& settings = document.session().settings;
    report.sections.push_back(settingsSection(
        {samplesCaptionOfModels(document, ModelNames(document), format.digits),
         binningSentences(settings), clipSentence(settings), costsSentence(settings.costs)}));
    showIds(report, false);
    return report;
}

}  // namespace ui
