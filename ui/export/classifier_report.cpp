#include "ui/export/classifier_report.h"

#include "core/classifier/brier.h"
#include "core/classifier/calibration_bins.h"
#include "core/classifier/log_loss.h"
#include "core/classifier/pr_curve.h"
#include "core/classifier/rate.h"
#include "core/classifier/worst_samples.h"
#include "ui/classifier/classifier_document.h"
#include "ui/classifier/matrix_table.h"
#include "ui/classifier/samples_caption.h"
#include "ui/export/report_parts.h"
#include "ui/words/caption_text.h"
#include "ui/words/classifier_text.h"
#include "ui/words/measure_text.h"

#include <QCoreApplication>

namespace ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(ui::ClassifierReport)
};

core::TableCell valueCell(const core::Value& value, const NumberFormat& format)
{
    return {valueText(value, format).toStdString(), value ? std::optional(*value) : std::nullopt};
}

core::Value calibrationError(const core::ThresholdSweep& sweep,
                             const core::ClassifierSettings& settings)
{
    const auto curve = core::calibrationCurve(sweep, settings);
    return curve ? core::Value(curve->ece) : core::Value(curve.error());
}

core::Table modelTable(const ClassifierDocument& document, const NumberFormat& format)
{
    core::Table table;
    table.caption =
        Words::tr("What the scores are worth, whatever the threshold: the area below the ROC curve "
                  "(AUC), average precision (AP), log loss, Brier score and expected calibration "
                  "error (ECE).")
            .toStdString();
    table.columns.push_back({Words::tr("model").toStdString(), false});
    for (const QString& heading :
         {QStringLiteral("AUC"), QStringLiteral("AP"), Words::tr("log loss"),
          QStringLiteral("Brier"), QStringLiteral("ECE")})
        table.columns.push_back({heading.toStdString(), true});
    const core::ClassifierSettings& settings = document.session().settings;
    for (std::size_t model = 0; model < document.samples().models.size(); ++model) {
        const auto sweep = document.sweep(model);
        const core::ScoredLabels scored = document.scored(model);
        table.rows.push_back({textCell(document.modelName(model)),
                              valueCell(document.auc(model), format),
                              valueCell(core::averagePrecision(*sweep), format),
                              valueCell(core::logLoss(scored, settings), format),
                              valueCell(core::brierScore(scored, settings.outside), format),
                              valueCell(calibrationError(*sweep, settings), format)});
    }
    return table;
}

core::Table captionedMatrix(const ClassifierDocument& document)
{
    core::Table table =
        matrixTable(document, [](double count) { return tallyText(count, QLocale::c()); });
    table.caption = Words::tr("The confusion matrix at the threshold in force.").toStdString();
    return table;
}

core::Table rateTable(const ClassifierDocument& document, const NumberFormat& format)
{
    core::Table table;
    table.caption = Words::tr("What follows from the confusion matrix.").toStdString();
    for (const QString& heading :
         {Words::tr("rate"), Words::tr("formula"), Words::tr("with its counts")})
        table.columns.push_back({heading.toStdString(), false});
    table.columns.push_back({Words::tr("value").toStdString(), true});
    const core::Counts counts = document.counts();
    const double beta = document.session().settings.beta;
    for (const core::RateRow& row : core::rateTable())
        table.rows.push_back({textCell(rateTitle(row.rate, beta)),
                              textCell(rateFormula(row.rate, beta)),
                              textCell(rateNumbers(row.rate, counts, beta, QLocale::c())),
                              valueCell(core::rateOf(row.rate, counts, beta), format)});
    return table;
}

ReportSection lossSection(const ClassifierDocument& document, const NumberFormat& format)
{
    constexpr std::size_t shown = 10;
    ReportSection section{Words::tr("Log loss"), {}};
    const core::ScoredLabels scored = document.scored();
    const core::WorstSamples worst = core::worstSamples(scored, document.session().settings, shown);
    const bool isWeighted = !document.samples().weights.empty();
    section.items.push_back(
        {Words::tr("Formula of the log loss"), logLossFormula(worst, isWeighted, format)});
    if (worst.worst.empty())
        return section;
    core::Table table;
    table.caption = Words::tr("The samples that cost most.").toStdString();
    table.columns.push_back({Words::tr("sample").toStdString(), false});
    table.columns.push_back({Words::tr("label").toStdString(), false});
    for (const QString& heading :
         {Words::tr("probability of it"), QStringLiteral("−ln p"), Words::tr("share of the whole")})
        table.columns.push_back({heading.toStdString(), true});
    for (const core::WorstSample& sample : worst.worst) {
        const std::size_t index = sample.term.sample;
        table.rows.push_back(
            {textCell(document.nameOf(index)),
             textCell(document.classWord(document.samples().labels[index])),
             {valueText(sample.term.probability, format).toStdString(), sample.term.probability},
             {termText(sample.term.term, format).toStdString(), sample.term.term},
             {percentText(sample.share, format).toStdString(), sample.share}});
    }
    section.items.push_back({Words::tr("Samples that cost most"), std::move(table)});
    return section;
}

}  // namespace

Report classifierReport(const ClassifierDocument& document, std::span<FigureSource* const> figures,
                        const NumberFormat& shown)
{
    const NumberFormat format{shown.digits, QLocale::c()};
    Report report{document.title(), samplesCaptionAtThreshold(document, format.digits), {}};
    if (document.hasSamples())
        report.sections.push_back(
            {Words::tr("Scores"),
             {{Words::tr("Values of the scores"), modelTable(document, format)}}});
    report.sections.push_back({Words::tr("At the threshold"),
                               {{Words::tr("Confusion matrix"), captionedMatrix(document)},
                                {Words::tr("Rates"), rateTable(document, format)}}});
    if (document.hasSamples())
        report.sections.push_back(lossSection(document, format));
    report.sections.push_back(chartSection(figures, {}));
    const core::ClassifierSettings& settings = document.session().settings;
    report.sections.push_back(
        settingsSection({samplesCaption(document), binningSentences(settings),
                         clipSentence(settings), costsSentence(settings.costs)}));
    return report;
}

}  // namespace ui
