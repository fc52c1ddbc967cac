// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/curve_kinds.h"

#include "core/classification/thresholds/auc.h"
#include "core/classification/thresholds/class_separation.h"
#include "core/classification/thresholds/contours.h"
#include "core/classification/thresholds/expected_cost.h"
#include "core/classification/thresholds/operating_point.h"
#include "core/classification/thresholds/roc.h"
#include "core/classification/thresholds/roc_hull.h"
#include "core/classification/uncertainty/delong.h"
#include "core/classification/uncertainty/separation_bootstrap.h"
#include "core/foundation/normal_deviate.h"
#include "ui/charts/chart/no_number.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/language/joined_text.h"
#include "ui/text/words/caption_text.h"
#include "ui/text/words/rate_rule.h"

#include <algorithm>
#include <array>
#include <utility>

namespace ui {

namespace {

enum RocFact { Auc, Low, High, Eer };

constexpr double leastDetRate = 0.1;
constexpr double detMargin = 1.05;
/// Tick labels of a DET curve's axes.
constexpr std::array detRates{1e-7, 1e-6, 1e-5, 1e-4, 0.001, 0.005, 0.02,  0.05,  0.1,   0.2,
                              0.4,  0.6,  0.8,  0.9,  0.95,  0.98,  0.995, 0.999, 0.9999};

class RocCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::RocCurves)
public:
    using ModelCurves::ModelCurves;

    QString title() const override { return isDet() ? tr("DET curve") : tr("ROC curve"); }

    /// DeLong's interval, if classes and weights allow one.
    QString remark() const override
    {
        const auto& facts = front().facts;
        if (isDet() || !facts[Low] || !facts[High])
            return {};
        //: DeLong's confidence interval of the area under the curve
        return tr("95% CI: %1 to %2")
            .arg(endText(*facts[Low], format()), endText(*facts[High], format()));
    }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override
    {
        return sweep.missingClass();
    }

    Line lineOf(const Sweep& sweep) const override
    {
        const auto interval = core::delongInterval(*sweep);
        const core::Value low = interval ? core::Value(interval->low) : interval.error();
        const core::Value high = interval ? core::Value(interval->high) : interval.error();
        Line line{sweep, nullptr, 0, {core::auc(*sweep), low, high, core::equalErrorRate(*sweep)}};
        if (isDet()) {
            line.curve = curveOver<core::DetCurve>(sweep, core::CurveOrder::Monotone);
            line.firstPoint = core::DetCurve(*sweep).point(0);
        } else {
            line.curve = curveOver<core::RocCurve>(sweep, core::CurveOrder::Monotone);
        }
        return line;
    }

    QString kind() const override
    {
        return isDet() ? QStringLiteral("det") : QStringLiteral("roc");
    }

    std::vector<CurvePointColumn> moreColumns() const override
    {
        if (!isDet())
            return {};
        const auto counts = [lines = lines()](std::size_t line, std::size_t index) {
            return lines[line].sweep->counts(lines[line].firstPoint + index);
        };
        const auto column = [counts](core::ThresholdMetric rate) {
            return [counts, rate](std::size_t line, std::size_t index) {
                return core::thresholdMetricOf(rate, counts(line, index)).valueOr(noNumber);
            };
        };
        return {{tr("false positive rate"), column(core::ThresholdMetric::Fpr)},
                {tr("false negative rate"), column(core::ThresholdMetric::Fnr)}};
    }

    QString curvesCaption(const ModelNames& names) const override
    {
        const QString area =
            tr("The area under the ROC curve (AUC) is %1.").arg(factTexts(Auc, names, !isDet()));
        if (isDet())
            return joinedSentences(
                {ClinicalNames::areUsed()
                     ? tr("DET: 1 − sensitivity against 1 − specificity at every threshold, on "
                          "normal-deviate axes.")
                     : tr("DET: the false negative rate against the false positive "
                          "rate at every threshold, on normal-deviate axes."),
                 tr("The equal error rate (EER) is %1.").arg(factTexts(Eer, names, true)), area});
        return joinedSentences({
            ClinicalNames::areUsed()
                ? tr("ROC: sensitivity against 1 − specificity at every threshold.")
                : tr("ROC: the true positive rate against the false positive rate at every "
                     "threshold."),
            area,
            bandCaption(ClinicalNames::areUsed()
                            ? tr("the sensitivity at each specificity")
                            : tr("the true positive rate at each false positive rate")),
            options().hasHull ? tr("Thin line: convex hull.") : QString(),
            options().hasCostLine ? tr("Dash-dotted line: points of equal expected cost.")
                                  : QString(),
        });
    }

    QString guideCaption() const override { return tr("Dashed line: chance."); }

    QString curvesMethods(const ModelNames& names) const override
    {
        return joinedSentences({
            isDet() ? tr("The DET curve has one point for each score. Rates of 0 and 1 cannot be "
                         "drawn.")
                    : tr("The ROC curve has one point for each score, joined by straight lines."),
            tr("AUC is the probability that a randomly chosen positive ranks above a randomly "
               "chosen negative (ties count ½)."),
            intervalSentence(names(document().session().model)),
            options().hasCostLine && !isDet() ? costsSentence(document().session().settings.costs)
                                              : QString(),
        });
    }

    BandMaker bandMaker() const override
    {
        if (isDet())
            return {};
        return core::rocBand;
    }

    CurveChart plane() const override
    {
        if (isDet())
            return detPlane();
        CurveChart chart;
        chart.isOfShares = true;
        chart.xTitle = tr("false positive rate");
        chart.yTitle = tr("true positive rate (recall)");
        //: The titles of a ROC curve's axes in clinical papers
        chart.clinicalX = tr("1 − Specificity");
        chart.clinicalY = tr("Sensitivity");
        using Style = CurveDecoration::Style;
        chart.decorations.push_back({Style::Guide, {{0, 0}, {1, 1}}, {}, 0});
        if (options().hasHull)
            for (std::size_t model = 0; model < document().samples().models.size(); ++model)
                chart.decorations.push_back(hullOf(model));
        if (options().hasCostLine)
            if (auto line = costLine())
                chart.decorations.push_back(std::move(*line));
        return chart;
    }

    QString bareName() const override { return isDet() ? tr("DET") : tr("ROC"); }

    QString legendFact(const Line& line) const override
    {
        return isDet() ? tr("EER %1").arg(areaText(line, Eer))
                       : tr("AUC %1").arg(areaText(line, Auc));
    }

    std::optional<core::Interval> legendInterval(std::size_t model) const override
    {
        if (isDet())
            return ModelCurves::legendInterval(model);
        const auto& facts = lines()[model].facts;
        return facts[Low] && facts[High] ? std::optional(core::Interval{*facts[Low], *facts[High]})
                                         : std::nullopt;
    }

    QString intervalMethod() const override
    {
        return isDet() ? ModelCurves::intervalMethod()
                       : tr("95% confidence intervals: DeLong’s method.");
    }

    IntervalMaker intervalMaker() const override
    {
        if (!isDet() || document().size() > mostResampled)
            return {};
        return [](const core::SweptSamples& of, const core::Threads& threads,
                  const std::stop_token& stop) -> std::optional<core::Interval> {
            const auto found = core::separationIntervals(of, core::BootstrapRules(), threads, stop);
            return found ? std::optional(found->equalErrorRate) : std::nullopt;
        };
    }

    /// The step's column. A DET curve has no area below it.
    std::vector<core::CurvePoint> stepOutline(const core::ThresholdSweep& sweep,
                                              std::size_t point) const override
    {
        if (isDet())
            return {};
        const core::RocCurve roc(sweep);
        const auto [left, low] = roc.at(point - 1);
        const auto [right, high] = roc.at(point);
        return {{left, 0}, {left, low}, {right, high}, {right, 0}};
    }

    QString sentenceAt(const QString& threshold, const core::ConfusionMatrix& counts) const override
    {
        if (ClinicalNames::areUsed())
            return tr("At threshold %1, sensitivity is %2 and specificity is %3.")
                .arg(threshold, rateText(core::ThresholdMetric::Recall, counts),
                     rateText(core::ThresholdMetric::Specificity, counts));
        return tr("At threshold %1, the false positive rate is %2 and recall is %3.")
            .arg(threshold, rateText(core::ThresholdMetric::Fpr, counts),
                 rateText(core::ThresholdMetric::Recall, counts));
    }

    QString reading(const core::ConfusionMatrix& counts) const override
    {
        using core::ThresholdMetric;
        const QString alarms = percentOf(ThresholdMetric::Fpr, counts);
        //: Next to the current point of a curve: shares of positives and of negatives
        return isDet() ? tr("misses %1, false alarms %2")
                             .arg(percentOf(ThresholdMetric::Fnr, counts), alarms)
                       : tr("finds %1, false alarms %2")
                             .arg(percentOf(ThresholdMetric::Recall, counts), alarms);
    }

private:
    bool isDet() const { return options().isOtherForm; }

    /// @param model the current model's name; may be empty
    QString intervalSentence(const QString& model) const
    {
        const auto& facts = front().facts;
        if (!facts[Low] || !facts[High])
            return {};
        const QString low = valueText(facts[Low], paperFormat());
        const QString high = valueText(facts[High], paperFormat());
        const QString rule = separationRule(facts.front());
        if (!rule.isEmpty())
            return joinedSentences(
                {model.isEmpty()
                     ? tr("The 95% confidence interval of AUC is %1 to %2.").arg(low, high)
                     : tr("The 95% confidence interval of AUC for the model “%3” is %1 to %2.")
                           .arg(low, high, model),
                 rule});
        return model.isEmpty()
                   ? tr("The 95% confidence interval of AUC is %1 to %2 (DeLong’s method).")
                         .arg(low, high)
                   : tr("The 95% confidence interval of AUC for the model “%3” is %1 to %2 "
                        "(DeLong’s method).")
                         .arg(low, high, model);
    }

    /// Both axes have the same range: that of the curves, and at least 10 to 90 %.
    CurveChart detPlane() const
    {
        CurveChart chart;
        chart.isOfShares = true;
        chart.xTitle = tr("false positive rate");
        chart.yTitle = tr("false negative rate");
        chart.clinicalX = tr("1 − Specificity");
        //: The title of a DET curve's axis in clinical papers
        chart.clinicalY = tr("1 − Sensitivity");
        chart.meaning = core::normalShare;
        chart.coordinate = [](double rate) {
            return core::normalDeviate(std::clamp(rate, 0.0, 1.0));
        };
        double edge = core::normalDeviate(leastDetRate);
        for (const Line& line : lines())
            for (const std::size_t end : {std::size_t{0}, line.curve->size() - 1})
                if (line.curve->size() > 0) {
                    const auto [x, y] = line.curve->at(end);
                    edge = std::min({edge, x, y, -x, -y});
                }
        edge *= detMargin;
        chart.x = chart.y = {edge, -edge};
        for (const double rate : detRates)
            chart.ticks.push_back({core::normalDeviate(rate), plainText(rate, format().locale)});
        chart.decorations.push_back(
            {CurveDecoration::Style::Guide, {{edge, -edge}, {-edge, edge}}, {}, 0});
        return chart;
    }

    CurveDecoration hullOf(std::size_t model) const
    {
        const Sweep sweep = document().sweep(model);
        const core::RocCurve roc(*sweep);
        const core::RocHull hull(*sweep);
        CurveDecoration line{CurveDecoration::Style::Hull, {}, {}, static_cast<int>(model)};
        for (const std::size_t corner : hull.corners())
            line.points.push_back(roc.at(corner));
        return line;
    }

    /// The line of equal cost, touching the current model's curve; none if costs give no line.
    std::optional<CurveDecoration> costLine() const
    {
        const core::ThresholdSweep& sweep = *front().sweep;
        const core::Costs& costs = document().session().settings.costs;
        const auto slope = core::isoPerformanceSlope(sweep.counts(0), costs);
        const core::OperatingPoint best = core::leastCost(sweep, core::RocHull(sweep), costs);
        if (!slope || !best.value)
            return std::nullopt;
        return CurveDecoration{
            CurveDecoration::Style::Tangent,
            core::isoPerformanceLine(core::RocCurve(sweep).at(best.point), *slope),
            tr("lowest cost %1").arg(valueText(best.value, format())),
            0,
        };
    }
};

}  // namespace

std::unique_ptr<ModelCurves> rocCurves(const ClassifierDocument& document)
{
    return std::make_unique<RocCurves>(document);
}

}  // namespace ui
