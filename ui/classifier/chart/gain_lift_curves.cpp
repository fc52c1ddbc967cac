#include "ui/classifier/chart/gain_lift_curves.h"

#include "core/threshold/gain.h"
#include "ui/words/caption_text.h"

#include <algorithm>

namespace ui {

namespace {

constexpr double liftHeadroom = 1.05;

}  // namespace

void GainLiftCurves::setLift(bool isLift)
{
    if (isLift != m_isLift)
        forgetLines();
    m_isLift = isLift;
}

QString GainLiftCurves::title() const
{
    return m_isLift ? tr("Lift") : tr("Cumulative gain");
}

std::optional<core::Undefined> GainLiftCurves::whyNone(const core::ThresholdSweep& sweep) const
{
    return sweep.positives() > 0 ? std::nullopt : sweep.missingClass();
}

ModelCurves::Line GainLiftCurves::lineOf(const Sweep& sweep) const
{
    if (m_isLift)
        return {sweep,
                curveOver<core::LiftCurve>(sweep, core::CurveOrder::MonotoneX),
                core::LiftCurve(*sweep).point(0),
                {}};
    return {sweep, curveOver<core::GainCurve>(sweep, core::CurveOrder::Monotone), 0, {}};
}

QString GainLiftCurves::kind() const
{
    return m_isLift ? QStringLiteral("lift") : QStringLiteral("cumulative-gain");
}

QString GainLiftCurves::curvesCaption(const ModelNames&) const
{
    return m_isLift
               ? tr("Lift: how many times more positives are found than by chance, against the "
                    "share of samples that is accepted, best scores first.")
               : tr("Cumulative gain: the share of all positives that is found against the share "
                    "of "
                    "samples that is accepted, best scores first.");
}

QString GainLiftCurves::guideCaption() const
{
    return m_isLift ? tr("The dashed line is chance.")
                    : tr("The dashed line is chance, the dotted one a perfect model.");
}

QString GainLiftCurves::curvesMethods(const ModelNames&) const
{
    return tr("The curve has one point for each score. A share of %1 of the samples is positive.")
        .arg(valueText(core::GainCurve(*front().sweep).prevalence(), paperFormat()));
}

CurveChart GainLiftCurves::plane() const
{
    using Style = CurveDecoration::Style;
    CurveChart chart;
    chart.xTitle = tr("share accepted");
    const double prevalence = core::GainCurve(*front().sweep).prevalence();
    if (m_isLift) {
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

QString GainLiftCurves::legendOf(const QString& model, const Line&) const
{
    //: The only curve, whose model has no name
    return model.isEmpty() ? tr("model") : model;
}

QString GainLiftCurves::sentenceAt(const QString& threshold, const core::Counts& counts) const
{
    return tr("At threshold %1 the share accepted is %2, with %3 of the positives: a lift of %4.")
        .arg(threshold, rateText(core::Rate::PredictedPositive, counts),
             rateText(core::Rate::Recall, counts), rateText(core::Rate::Lift, counts));
}

}  // namespace ui
