// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/curve_kinds.h"

#include "core/classification/thresholds/gain.h"
#include "ui/text/language/clinical_names.h"

namespace ui {

namespace {

constexpr double liftHeadroom = 1.05;

class GainLiftCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::GainLiftCurves)
public:
    using ModelCurves::ModelCurves;

    QString title() const override { return isLift() ? tr("Lift") : tr("Cumulative gain"); }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override
    {
        return sweep.positives() > 0 ? std::nullopt : sweep.missingClass();
    }

    Line lineOf(const Sweep& sweep) const override
    {
        if (isLift())
            return {sweep,
                    curveOver<core::LiftCurve>(sweep, core::CurveOrder::MonotoneX),
                    core::LiftCurve(*sweep).point(0),
                    {}};
        return {sweep, curveOver<core::GainCurve>(sweep, core::CurveOrder::Monotone), 0, {}};
    }

    QString kind() const override
    {
        return isLift() ? QStringLiteral("lift") : QStringLiteral("cumulative-gain");
    }

    QString curvesCaption(const ModelNames&) const override
    {
        if (isLift())
            return tr("Lift: the positives found, divided by the number expected by chance, "
                      "against the share of samples predicted positive, best scores first.");
        return ClinicalNames::areUsed()
                   ? tr("Cumulative gain: sensitivity against the share of samples predicted "
                        "positive, best scores first.")
                   : tr("Cumulative gain: the share of all positives found, against the share of "
                        "samples predicted positive, best scores first.");
    }

    QString guideCaption() const override
    {
        return isLift() ? tr("Dashed line: chance.")
                        : tr("Dashed line: chance. Dotted line: a perfect model.");
    }

    QString curvesMethods(const ModelNames&) const override
    {
        return tr("The curve has one point for each score. The share of positive samples is %1.")
            .arg(valueText(core::GainCurve(*front().sweep).prevalence(), paperFormat()));
    }

    CurveChart plane() const override
    {
        using Style = CurveDecoration::Style;
        CurveChart chart;
        chart.isOfShares = !isLift();
        chart.xTitle = tr("share of samples");
        const double prevalence = core::GainCurve(*front().sweep).prevalence();
        if (isLift()) {
            chart.yTitle = tr("lift");
            // No model can find more than positives only.
            chart.y = {0, liftHeadroom / prevalence};
            chart.decorations.push_back({Style::Guide, {{1, 1}, {0, 1}}, tr("chance"), 0});
            return chart;
        }
        chart.yTitle = tr("share of positives found");
        chart.clinicalX = tr("Share of samples");
        chart.clinicalY = tr("Sensitivity");
        chart.decorations.push_back({Style::Guide, {{0, 0}, {1, 1}}, {}, 0});
        chart.decorations.push_back(
            {Style::Contour, {{0, 0}, {prevalence, 1}}, tr("perfect model"), 0});
        chart.decorations.push_back({Style::Contour, {{prevalence, 1}, {1, 1}}, {}, 0});
        return chart;
    }

    QString bareName() const override
    {
        //: The only curve, whose model has no name
        return tr("model");
    }

    QString sentenceAt(const QString& threshold, const core::ConfusionMatrix& counts) const override
    {
        return tr("At threshold %1, the share of samples predicted positive is %2, with %3 of the "
                  "positives: a lift of %4.")
            .arg(threshold, rateText(core::ThresholdMetric::PredictedPositive, counts),
                 rateText(core::ThresholdMetric::Recall, counts),
                 rateText(core::ThresholdMetric::Lift, counts));
    }

private:
    bool isLift() const { return options().isOtherForm; }
};

}  // namespace

std::unique_ptr<ModelCurves> gainLiftCurves(const ClassifierDocument& document)
{
    return std::make_unique<GainLiftCurves>(document);
}

}  // namespace ui
