// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/figures/plot_kind.h"

#include "ui/classifier/chart/calibration_chart.h"
#include "ui/classifier/chart/class_charts.h"
#include "ui/classifier/chart/curve_kinds.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/classifier/chart/distribution_chart.h"
#include "ui/classifier/chart/flow_chart.h"
#include "ui/classifier/chart/rate_chart.h"
#include "ui/classifier/chart/subgroups_chart.h"
#include "ui/classifier/document/classifier_document.h"
#include "ui/collection/chart/beside_chart.h"
#include "ui/collection/chart/group_chart.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/chart/query_differences.h"
#include "ui/collection/chart/query_distribution.h"
#include "ui/collection/chart/query_scatter.h"
#include "ui/collection/chart/query_values.h"
#include "ui/collection/chart/recall_chart.h"
#include "ui/collection/chart/system_orders_chart.h"
#include "ui/collection/discrimination/discrimination_chart.h"
#include "ui/collection/document/collection_document.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/chart/gain_chart.h"
#include "ui/ranking/chart/list_recall_chart.h"
#include "ui/ranking/chart/queries_chart.h"
#include "ui/ranking/chart/reader_chart.h"
#include "ui/ranking/chart/ribbon_chart.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/text/language/wording.h"
#include "ui/toolkit/jobs/waiting.h"

#include <array>
#include <type_traits>

namespace figures {

namespace {

using ui::Document;
using ui::PaperFigure;

const ui::RankingDocument& listIn(const Document& document)
{
    return static_cast<const ui::RankingDocument&>(document);
}

/// Shows only the requested measures.
PaperFigure curve(const Document& document, const PlotRequest& request)
{
    ui::CutoffChartOptions options;
    options.format = request.format;
    if (request.hasMeasures)
        options.companions = listIn(document).session().shown;
    return ui::cutoffFigure(listIn(document), options);
}

PaperFigure gain(const Document& document, const PlotRequest& request)
{
    return ui::gainFigure(listIn(document), {.format = request.format});
}

PaperFigure listRecall(const Document& document, const PlotRequest& request)
{
    return ui::ListRecallChart(listIn(document), request.format).figure();
}

PaperFigure readers(const Document& document, const PlotRequest& request)
{
    return ui::readerFigure(listIn(document), request.format);
}

PaperFigure queries(const Document& document, const PlotRequest& request)
{
    return ui::queriesFigure(listIn(document), request.format);
}

PaperFigure ribbons(const Document& document, const PlotRequest&)
{
    return ui::ribbonFigure(listIn(document), QLocale::c());
}

const ui::ClassifierDocument& samplesIn(const Document& document)
{
    return static_cast<const ui::ClassifierDocument&>(document);
}

/// The chart of all classes under the name of that of two.
PaperFigure ofClasses(const ui::ClassifierDocument& document, ui::ClassChart chart,
                      const PlotRequest& request)
{
    std::shared_ptr<const ui::ClassChartFacts> facts;
    std::shared_ptr<const core::ClassIntervals> intervals;
    if (const core::ClassSamples* several = document.several()) {
        const core::ClassifierSettings& settings = document.session().settings;
        facts =
            std::make_shared<const ui::ClassChartFacts>(ui::classChartFacts(*several, settings));
        if (chart == ui::ClassChart::Roc || chart == ui::ClassChart::PrecisionRecall)
            intervals = ui::legendIntervals(*several, settings, *facts);
    }
    return ui::ClassCharts(document, facts, request.format, intervals).figure(chart);
}

PaperFigure confusion(const Document& document, const PlotRequest& request)
{
    return ofClasses(samplesIn(document), ui::ClassChart::Matrix, request);
}

PaperFigure needsOneClass()
{
    return ui::noFigure(
        ui::Wording::tr("This chart compares one class with the rest. Name it with --positive."));
}

template <std::unique_ptr<ui::ModelCurves> (*curves)(const ui::ClassifierDocument&),
          bool isOtherForm = false>
PaperFigure curvesOf(const Document& document, const PlotRequest& request)
{
    if (samplesIn(document).several())
        return needsOneClass();
    return curves(samplesIn(document))
        ->figure({.isOtherForm = isOtherForm,
                  .hasBand = request.curves.hasBand,
                  .band = request.curves.bootstrap(),
                  .format = request.format});
}

PaperFigure roc(const Document& document, const PlotRequest& request)
{
    if (!samplesIn(document).several())
        return curvesOf<ui::rocCurves>(document, request);
    PaperFigure figure = ofClasses(samplesIn(document), ui::ClassChart::Roc, request);
    figure.kind = QStringLiteral("roc");
    return figure;
}

PaperFigure precisionRecall(const Document& document, const PlotRequest& request)
{
    if (samplesIn(document).several()) {
        PaperFigure figure =
            ofClasses(samplesIn(document), ui::ClassChart::PrecisionRecall, request);
        figure.kind = QStringLiteral("pr");
        return figure;
    }
    return request.curves.isStraight ? curvesOf<ui::prCurves, true>(document, request)
                                     : curvesOf<ui::prCurves>(document, request);
}

template <class Chart>
PaperFigure ofSamples(const Document& document, const PlotRequest& request)
{
    const ui::ClassifierDocument& samples = samplesIn(document);
    if constexpr (!std::is_same_v<Chart, ui::FlowChart>)
        if (samples.several())
            return needsOneClass();
    if constexpr (std::is_same_v<Chart, ui::DistributionChart>)
        return Chart(samples).figure();
    else if constexpr (std::is_same_v<Chart, ui::RateChart>)
        return Chart(samples, ui::RateChart::usualRates(), request.format).figure();
    else
        return Chart(samples, request.format).figure();
}

PaperFigure calibration(const Document& document, const PlotRequest& request)
{
    if (samplesIn(document).several()) {
        PaperFigure figure = ofClasses(samplesIn(document), ui::ClassChart::Calibration, request);
        figure.kind = QStringLiteral("calibration");
        return figure;
    }
    ui::CalibrationChart chart(samplesIn(document));
    chart.setSmooth(request.curves.isSmooth, request.curves.bootstrap());
    chart.update(request.format);
    chart.setBands(chart.bandMaking()({}));
    return chart.figure();
}

PaperFigure subgroups(const Document& document, const PlotRequest& request)
{
    if (samplesIn(document).several())
        return needsOneClass();
    const ui::ClassifierDocument& samples = samplesIn(document);
    return ui::SubgroupsChart(
               samples, request.curves.subgroupMeasure,
               std::make_shared<const ui::SubgroupFacts>(ui::subgroupWork(samples)({})),
               request.format)
        .figure();
}

template <bool isDifference>
PaperFigure decision(const Document& document, const PlotRequest& request)
{
    if (samplesIn(document).several())
        return needsOneClass();
    return ui::DecisionChart(samplesIn(document), request.format,
                             {.hasBand = request.curves.hasBand, .isDifference = isDifference})
        .figure();
}

/// Waits for the values.
const ui::CollectionDocument& runsIn(const Document& document)
{
    const auto& runs = static_cast<const ui::CollectionDocument&>(document);
    ui::waitWhile([&] { return runs.isBusy() && !ui::QueryChart::hasValues(runs); });
    return runs;
}

template <class Chart>
PaperFigure ofRuns(const Document& document, const PlotRequest&)
{
    return Chart(runsIn(document)).figure();
}

PaperFigure means(const Document& document, const PlotRequest&)
{
    const ui::CollectionDocument& runs = runsIn(document);
    const ui::MeanCurves worked = ui::meanWork(runs)({});
    return ui::MeanChart(runs, worked).figure();
}

PaperFigure recalls(const Document& document, const PlotRequest&)
{
    const ui::CollectionDocument& runs = runsIn(document);
    const ui::MeanCurves worked = ui::recallWork(runs)({});
    return ui::RecallChart(runs, worked).figure();
}

PaperFigure discrimination(const Document& document, const PlotRequest& request)
{
    const ui::CollectionDocument& runs = runsIn(document);
    const ui::MeasuresTold told =
        ui::discriminationWork(runs, request.curves.discrimination)({}, {});
    return ui::DiscriminationChart(runs, told, request.format).figure();
}

}  // namespace

std::span<const PlotKind> plotKinds()
{
    constexpr OfClasses two = OfClasses::Two;
    static constexpr std::array<PlotKind, 30> kinds{{
        {"metric-vs-k", Workspace::Ranking, "measures of a list against the cutoff", curve},
        {"gain", Workspace::Ranking, "gain of each rank, with the ideal gain", gain},
        {"ribbons", Workspace::Ranking, "ranking next to its ideal order", ribbons},
        {"precision-recall", Workspace::Ranking,
         "precision of a list against recall, raw and interpolated", listRecall},
        {"readers", Workspace::Ranking,
         "how likely the reader assumed by a measure is to continue after each rank", readers,
         true},
        {"queries", Workspace::Ranking, "value of each query, with the mean", queries},
        {"roc", Workspace::Classifier, "true positive rate against false positive rate", roc},
        {"det", Workspace::Classifier, "both error rates, on normal-deviate axes",
         curvesOf<ui::rocCurves, true>, true, two},
        {"pr", Workspace::Classifier, "precision against recall", precisionRecall},
        {"confusion", Workspace::Classifier, "confusion matrix of any number of classes", confusion,
         false, OfClasses::Several},
        {"distribution", Workspace::Classifier, "scores of both classes",
         ofSamples<ui::DistributionChart>, false, two},
        {"calibration", Workspace::Classifier, "observed against predicted probability",
         calibration},
        {"rates", Workspace::Classifier, "rates against the threshold", ofSamples<ui::RateChart>,
         false, two},
        {"cumulative-gain", Workspace::Classifier,
         "positives found against samples predicted positive", curvesOf<ui::gainLiftCurves>, false,
         two},
        {"lift", Workspace::Classifier, "positives found, relative to chance",
         curvesOf<ui::gainLiftCurves, true>, true, two},
        {"cost", Workspace::Classifier, "lowest expected cost against the probability cost",
         curvesOf<ui::costCurves>, false, two},
        {"decision", Workspace::Classifier, "net benefit against the threshold probability",
         decision<false>, false, two},
        {"benefit-difference", Workspace::Classifier,
         "difference in net benefit from the first model, with 95% intervals", decision<true>, true,
         two},
        {"subgroups", Workspace::Classifier, "a measure for each subgroup of samples", subgroups,
         false, two},
        {"flow", Workspace::Classifier,
         "flow diagram of the samples for STARD: read, left out, predicted, outcome",
         ofSamples<ui::FlowChart>, false, OfClasses::Any},
        {"delta", Workspace::Collection, "difference between two runs for each query",
         ofRuns<ui::QueryDifferences>},
        {"scatter", Workspace::Collection, "value of each query in both runs",
         ofRuns<ui::QueryScatter>},
        {"value-distribution", Workspace::Collection,
         "distribution of the query values of both runs", ofRuns<ui::QueryDistribution>},
        {"mean-vs-k", Workspace::Collection, "mean of each run against the cutoff", means},
        {"precision-vs-recall", Workspace::Collection,
         "mean interpolated precision of each run against recall", recalls},
        {"groups", Workspace::Collection, "difference between two runs in each group of queries",
         ofRuns<ui::GroupChart>},
        {"values", Workspace::Collection, "value of each query in the first run",
         ofRuns<ui::QueryValues>},
        {"orders", Workspace::Collection, "order of the runs by each measure, joined by ribbons",
         ofRuns<ui::SystemOrders>},
        {"discrimination", Workspace::Collection,
         "p value of every pair of runs, one curve per "
         "measure",
         discrimination},
        {"beside", Workspace::Collection, "two lists of a query, joined by ribbons",
         ofRuns<ui::BesideChart>},
    }};
    return kinds;
}

bool isDrawnFor(const PlotKind& kind, const ui::Document& document)
{
    const auto* samples = qobject_cast<const ui::ClassifierDocument*>(&document);
    if (!samples || kind.classes == OfClasses::Any)
        return true;
    return (samples->several() != nullptr) == (kind.classes == OfClasses::Several);
}

}  // namespace figures
