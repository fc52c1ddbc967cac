#include "app/figures/plot_kind.h"

#include "app/figures/curve_options.h"
#include "ui/classifier/chart/calibration_chart.h"
#include "ui/classifier/chart/cost_curves.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/classifier/chart/distribution_chart.h"
#include "ui/classifier/chart/gain_lift_curves.h"
#include "ui/classifier/chart/pr_curves.h"
#include "ui/classifier/chart/rate_chart.h"
#include "ui/classifier/chart/roc_curves.h"
#include "ui/collection/chart/beside_chart.h"
#include "ui/collection/chart/mean_chart.h"
#include "ui/collection/chart/query_differences.h"
#include "ui/collection/chart/query_distribution.h"
#include "ui/collection/chart/query_scatter.h"
#include "ui/page/classifier_page.h"
#include "ui/page/collection_page.h"
#include "ui/page/ranking_page.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/chart/gain_chart.h"
#include "ui/ranking/chart/ribbon_chart.h"
#include "ui/work/waiting.h"

#include <array>

namespace figures {

namespace {

using ui::PaperFigure;
using ui::WorkspacePage;

const ui::RankingDocument& rankingIn(WorkspacePage& page)
{
    return static_cast<ui::RankingPage&>(page).document();
}

/// The measures that were asked for, and no others.
PaperFigure curve(WorkspacePage& page, const PlotRequest& request)
{
    ui::CutoffChartOptions options;
    if (!request.input.measures.empty())
        options.companions = rankingIn(page).session().shown;
    return ui::cutoffFigure(rankingIn(page), options);
}

PaperFigure gain(WorkspacePage& page, const PlotRequest&)
{
    return ui::gainFigure(rankingIn(page), {});
}

PaperFigure ribbons(WorkspacePage& page, const PlotRequest&)
{
    return ui::ribbonFigure(rankingIn(page), QLocale::c());
}

const ui::ClassifierDocument& samplesIn(WorkspacePage& page)
{
    return static_cast<ui::ClassifierPage&>(page).document();
}

template <bool isDet>
PaperFigure roc(WorkspacePage& page, const PlotRequest& request)
{
    return ui::RocCurves(samplesIn(page), {.isDet = isDet})
        .figure({request.curves.hasBand, request.curves.bootstrap});
}

PaperFigure precisionRecall(WorkspacePage& page, const PlotRequest& request)
{
    const auto lines = request.curves.isStraight ? core::PrLines::Straight : core::PrLines::Steps;
    return ui::PrCurves(samplesIn(page), {.lines = lines})
        .figure({request.curves.hasBand, request.curves.bootstrap});
}

template <bool isLift>
PaperFigure gainOrLift(WorkspacePage& page, const PlotRequest&)
{
    return ui::GainLiftCurves(samplesIn(page), isLift).figure({});
}

PaperFigure cost(WorkspacePage& page, const PlotRequest&)
{
    return ui::CostCurves(samplesIn(page)).figure({});
}

template <class Chart>
PaperFigure ofSamples(WorkspacePage& page, const PlotRequest&)
{
    return Chart(samplesIn(page)).figure();
}

PaperFigure calibration(WorkspacePage& page, const PlotRequest&)
{
    ui::CalibrationChart chart(samplesIn(page));
    chart.update({});
    return chart.figure();
}

/// As soon as values are there.
const ui::CollectionDocument& runsIn(WorkspacePage& page)
{
    const ui::CollectionDocument& document = static_cast<ui::CollectionPage&>(page).document();
    ui::waitWhile([&] { return document.isBusy() && !ui::QueryChart::hasValues(document); });
    return document;
}

template <class Chart>
PaperFigure ofRuns(WorkspacePage& page, const PlotRequest&)
{
    return Chart(runsIn(page)).figure();
}

PaperFigure means(WorkspacePage& page, const PlotRequest&)
{
    const ui::CollectionDocument& document = runsIn(page);
    const ui::MeanCurves worked = ui::meanWork(document)({});
    return ui::MeanChart(document, worked).figure();
}

}  // namespace

std::span<const PlotKind> plotKinds()
{
    static constexpr std::array<PlotKind, 18> kinds{{
        {"metric-vs-k", Workspace::Ranking, "a list's measures against the cutoff", curve},
        {"gain", Workspace::Ranking, "what each rank earns, beside the ideal", gain},
        {"ribbons", Workspace::Ranking, "the ranking beside its ideal order", ribbons},
        {"roc", Workspace::Classifier, "true against false positive rate", roc<false>},
        {"det", Workspace::Classifier, "both error rates, on normal deviates", roc<true>},
        {"pr", Workspace::Classifier, "precision against recall", precisionRecall},
        {"distribution", Workspace::Classifier, "the scores of both classes",
         ofSamples<ui::DistributionChart>},
        {"calibration", Workspace::Classifier, "observed against predicted probability",
         calibration},
        {"rates", Workspace::Classifier, "rates against the threshold", ofSamples<ui::RateChart>},
        {"cumulative-gain", Workspace::Classifier, "positives found against samples accepted",
         gainOrLift<false>},
        {"lift", Workspace::Classifier, "the same, over chance", gainOrLift<true>},
        {"cost", Workspace::Classifier, "least expected cost against the mixture of costs", cost},
        {"decision", Workspace::Classifier, "net benefit against the threshold probability",
         ofSamples<ui::DecisionChart>},
        {"delta", Workspace::Collection, "the difference of two runs, query by query",
         ofRuns<ui::QueryDifferences>},
        {"scatter", Workspace::Collection, "each query's value under both runs",
         ofRuns<ui::QueryScatter>},
        {"value-distribution", Workspace::Collection, "the values of both runs over the queries",
         ofRuns<ui::QueryDistribution>},
        {"mean-vs-k", Workspace::Collection, "the runs' means against the cutoff", means},
        {"beside", Workspace::Collection, "a query's two lists, joined by ribbons",
         ofRuns<ui::BesideChart>},
    }};
    return kinds;
}

}  // namespace figures
