// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/curve_kinds.h"

#include "core/classification/thresholds/contours.h"
#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/precision_area.h"
#include "core/classification/uncertainty/average_precision_bootstrap.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/words/caption_text.h"

#include <array>

namespace ui {

namespace {

constexpr std::array contourValues{0.2, 0.4, 0.6, 0.8};
constexpr std::size_t contourPoints = 64;

enum PrecisionFact { StepArea, TrapezoidArea };

class PrCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::PrCurves)
public:
    using ModelCurves::ModelCurves;

    QString title() const override { return tr("Precision–recall curve"); }

    QString remark() const override
    {
        if (prLines() == core::PrLines::Straight)
            return tr("AP %1").arg(valueText(front().facts[StepArea], format()));
        //: The area below the precision-recall curve drawn with straight lines; AP is that in steps
        return tr("trapezoids %1").arg(valueText(front().facts[TrapezoidArea], format()));
    }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override
    {
        return sweep.positives() > 0 ? std::nullopt : sweep.missingClass();
    }

    Line lineOf(const Sweep& sweep) const override
    {
        Line line{sweep,
                  curveOver<core::PrCurve>(sweep, core::CurveOrder::MonotoneX),
                  0,
                  {core::averagePrecision(*sweep), core::prTrapezoidArea(*sweep)}};
        if (prLines() == core::PrLines::Steps) {
            line.drawn = curveOver<core::PrSteps>(sweep, core::CurveOrder::MonotoneX);
            line.stride = 2;
        }
        return line;
    }

    QString kind() const override { return QStringLiteral("pr"); }

    QString curvesCaption(const ModelNames& names) const override
    {
        return joinedSentences({
            (ClinicalNames::areUsed()
                 ? tr("Positive predictive value (precision) against sensitivity (recall) at every "
                      "threshold. Average precision (AP) is %1.")
                 : tr("Precision against recall at every threshold. Average precision (AP) is %1."))
                .arg(factTexts(StepArea, names, true)),
            bandCaption(ClinicalNames::areUsed()
                            ? tr("the positive predictive value at each sensitivity")
                            : tr("the precision at each recall value")),
            options().hasContours
                ? tr("Dotted lines: equal F, with beta = %1.")
                      .arg(plainText(document().session().settings.beta, QLocale::c()))
                : QString(),
        });
    }

    QString guideCaption() const override
    {
        return (ClinicalNames::areUsed()
                    ? tr("Dashed line: the positive predictive value when all samples are "
                         "predicted positive, %1.")
                    : tr("Dashed line: the precision when all samples are predicted positive, %1."))
            .arg(valueText(core::PrCurve(*front().sweep).baseline(), paperFormat()));
    }

    QString curvesMethods(const ModelNames& names) const override
    {
        if (ClinicalNames::areUsed() && prLines() == core::PrLines::Steps)
            return tr("The precision–recall curve has one point for each score and is drawn in "
                      "steps: between two sensitivities, the positive predictive value is that of "
                      "the higher sensitivity. With no samples predicted positive, it is drawn as "
                      "1. AP is the area under the steps, without interpolation.");
        return prLines() == core::PrLines::Steps
                   ? tr("The precision–recall curve has one point for each score and is drawn in "
                        "steps: between two recall values, the precision is that of the higher "
                        "recall. With no samples predicted positive, precision is drawn as 1. AP "
                        "is the area under the steps, without interpolation.")
                   : tr("The precision–recall curve has one point for each score, joined by "
                        "straight lines. With no samples predicted positive, precision is drawn "
                        "as 1. AP is the area under the steps, without interpolation. The area "
                        "under these lines (trapezoids) is %1.")
                         .arg(factTexts(TrapezoidArea, names));
    }

    BandMaker bandMaker() const override
    {
        return [lines = prLines()](const core::SweptSamples& of, const core::BootstrapRules& rules,
                                   const core::Threads& threads, const std::stop_token& stop) {
            return core::prBand(of, lines, rules, threads, stop);
        };
    }

    CurveChart plane() const override
    {
        CurveChart chart;
        chart.isOfShares = true;
        chart.xTitle = tr("recall");
        chart.yTitle = tr("precision");
        //: The titles of a precision–recall curve's axes in clinical papers
        chart.clinicalX = tr("Sensitivity");
        chart.clinicalY = tr("Positive predictive value");
        using Style = CurveDecoration::Style;
        const double baseline = core::PrCurve(*front().sweep).baseline();
        chart.decorations.push_back(
            {Style::Guide, {{1, baseline}, {0, baseline}}, tr("all positive"), 0});
        if (!options().hasContours)
            return chart;
        const double beta = document().session().settings.beta;
        for (const double f : contourValues)
            chart.decorations.push_back({Style::Contour, core::fContour(f, beta, contourPoints),
                                         tr("F = %1").arg(plainText(f, format().locale)), 0});
        return chart;
    }

    QString bareName() const override { return tr("PR"); }

    QString legendFact(const Line& line) const override
    {
        return prLines() == core::PrLines::Steps
                   ? tr("AP %1").arg(areaText(line, StepArea))
                   : tr("trapezoids %1").arg(areaText(line, TrapezoidArea));
    }

    IntervalMaker intervalMaker() const override
    {
        if (prLines() != core::PrLines::Steps || document().size() > mostResampled)
            return {};
        return [](const core::SweptSamples& of, const core::Threads& threads,
                  const std::stop_token& stop) -> std::optional<core::Interval> {
            const auto found =
                core::averagePrecisionInterval(of, core::BootstrapRules(), threads, stop);
            return found ? std::optional(*found) : std::nullopt;
        };
    }

    /// What the step adds to average precision.
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override
    {
        const core::PrCurve curve(sweep);
        const auto [right, height] = curve.at(point);
        const double left = curve.recall(point - 1);
        return {{left, 0}, {left, height}, {right, height}, {right, 0}};
    }

    QString sentenceAt(const QString& threshold, const core::ConfusionMatrix& counts) const override
    {
        return (ClinicalNames::areUsed()
                    ? tr("At threshold %1, sensitivity is %2 and the positive predictive value is "
                         "%3.")
                    : tr("At threshold %1, recall is %2 and precision is %3."))
            .arg(threshold, rateText(core::ThresholdMetric::Recall, counts),
                 rateText(core::ThresholdMetric::Precision, counts));
    }

    QString reading(const core::ConfusionMatrix& counts) const override
    {
        using core::ThresholdMetric;
        //: Next to the current point of a curve: the precision as a share
        return counts.predictedPositive() > 0
                   ? tr("%1 of predicted positives are correct")
                         .arg(percentOf(ThresholdMetric::Precision, counts))
                   : tr("no predicted positives");
    }

private:
    core::PrLines prLines() const
    {
        return options().isOtherForm ? core::PrLines::Straight : core::PrLines::Steps;
    }
};

}  // namespace

std::unique_ptr<ModelCurves> prCurves(const ClassifierDocument& document)
{
    return std::make_unique<PrCurves>(document);
}

}  // namespace ui
