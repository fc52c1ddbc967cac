#include "ui/classifier/chart/gain_lift_panel.h"

#include "core/threshold/gain.h"
#include "ui/words/caption_text.h"

#include <QAction>

#include <algorithm>

namespace ui {

namespace {

constexpr double liftHeadroom = 1.05;

}  // namespace

GainLiftPanel::GainLiftPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(tr("Cumulative gain"), document, parent)
    , m_lift(addChoice(QStringLiteral("lift"), tr("lift"),
                       tr("How many times more positives are accepted than by chance, in place of "
                          "the share of them")))
{
    connect(m_lift, &QAction::toggled, this, [this](bool isLift) {
        setTitle(isLift ? tr("Lift") : tr("Cumulative gain"));
        refreshLines();
    });
}

std::optional<core::Undefined> GainLiftPanel::whyNone(const core::ThresholdSweep& sweep) const
{
    return sweep.positives() > 0 ? std::nullopt : sweep.missingClass();
}

ModelCurvesPanel::Line GainLiftPanel::lineOf(const Sweep& sweep) const
{
    if (m_lift->isChecked())
        return {sweep,
                curveOver<core::LiftCurve>(sweep, core::CurveOrder::MonotoneX),
                core::LiftCurve(*sweep).point(0),
                {}};
    return {sweep, curveOver<core::GainCurve>(sweep, core::CurveOrder::Monotone), 0, {}};
}

QString GainLiftPanel::figureKind() const
{
    return m_lift->isChecked() ? QStringLiteral("lift") : QStringLiteral("cumulative-gain");
}

QString GainLiftPanel::curvesCaption(const ModelNames&) const
{
    return m_lift->isChecked()
               ? tr("Lift: how many times more positives are found than by chance, against the "
                    "share of samples that is accepted, best scores first.")
               : tr("Cumulative gain: the share of all positives that is found against the share "
                    "of "
                    "samples that is accepted, best scores first.");
}

QString GainLiftPanel::guideCaption() const
{
    return m_lift->isChecked() ? tr("The dashed line is chance.")
                               : tr("The dashed line is chance, the dotted one a perfect model.");
}

QString GainLiftPanel::curvesMethods(const ModelNames&) const
{
    return tr("The curve has one point for each score. A share of %1 of the samples is positive.")
        .arg(valueText(core::GainCurve(*front().sweep).prevalence(), paperFormat()));
}

CurveChart GainLiftPanel::plane() const
{
    using Style = CurveDecoration::Style;
    CurveChart chart;
    chart.xTitle = tr("share accepted");
    const double prevalence = core::GainCurve(*front().sweep).prevalence();
    if (m_lift->isChecked()) {
        chart.yTitle = tr("lift");
        // No model can find more than positives only.
        chart.y = {0, liftHeadroom / prevalence};
        chart.decorations.push_back({Style::Guide, {{1, 1}, {0, 1}}, tr("chance"), 0});
        return chart;
    }
    chart.yTitle = tr("share of positives found");
    chart.decorations.push_back({Style::Guide, {{0, 0}, {1, 1}}, {}, 0});
    chart.decorations.push_back(
        {Style::Contour, {{0, 0}, {prevalence, 1}}, tr("perfect model"), 0});
    chart.decorations.push_back({Style::Contour, {{prevalence, 1}, {1, 1}}, {}, 0});
    return chart;
}

QString GainLiftPanel::legendOf(const QString& model, const Line&) const
{
    //: The only curve, whose model has no name
    return model.isEmpty() ? tr("model") : model;
}

QString GainLiftPanel::sentenceAt(const QString& threshold, const core::Counts& counts) const
{
    return tr("At threshold %1 the share accepted is %2, with %3 of the positives: a lift of %4.")
        .arg(threshold, rateText(core::Rate::PredictedPositive, counts),
             rateText(core::Rate::Recall, counts), rateText(core::Rate::Lift, counts));
}

}  // namespace ui
