// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/classifier/chart/curve_kinds.h"
#include "ui/classifier/document/samples_caption.h"

#include "core/classification/thresholds/cost_curve.h"
#include "ui/text/language/clinical_names.h"
#include "ui/text/words/caption_text.h"

#include <memory>
#include <utility>

namespace ui {

namespace {

constexpr double highestCost = 0.5;  ///< predicting none or all as positive never costs more

enum CostFact { MeanCost };

class CostCurves : public ModelCurves {
    Q_DECLARE_TR_FUNCTIONS(ui::CostCurves)
public:
    using ModelCurves::ModelCurves;

    QString title() const override { return tr("Cost curve"); }

    QString remark() const override
    {
        const auto pc = probabilityCost();
        if (!pc)
            return {};
        //: PC is the probability cost of the settings
        return tr("at PC %1: %2")
            .arg(valueText(*pc, format()),
                 valueText(core::normalisedCost(countsInForce(), *pc), format()));
    }

protected:
    std::optional<core::Undefined> whyNone(const core::ThresholdSweep& sweep) const override
    {
        return sweep.missingClass();
    }

    /// Each segment belongs to one threshold, which dragging selects.
    Line lineOf(const Sweep& sweep) const override
    {
        const core::RocHull hull(*sweep);
        const core::CostCurve costs(*sweep, hull);
        const auto corners = hull.corners();
        std::vector<core::CurvePoint> middles;
        for (std::size_t corner = 0; corner < corners.size(); ++corner)
            middles.push_back(costs.middle(corner));
        Line line{sweep,
                  core::curveThrough(std::move(middles), core::CurveOrder::MonotoneX),
                  0,
                  {costs.area()}};
        line.drawn = core::curveThrough(costs.envelope(), core::CurveOrder::MonotoneX);
        line.points.assign(corners.begin(), corners.end());
        return line;
    }

    QString kind() const override { return QStringLiteral("cost"); }

    CurveChart plane() const override
    {
        using Style = CurveDecoration::Style;
        CurveChart chart;
        chart.xTitle = tr("probability cost, PC(+)");
        chart.yTitle = tr("normalised expected cost");
        chart.y = {0, highestCost};
        chart.decorations.push_back({Style::Guide, {{0, 0}, {0.5, 0.5}}, tr("all negative"), 0});
        chart.decorations.push_back({Style::Guide, {{0.5, 0.5}, {1, 0}}, tr("all positive"), 0});
        if (const auto pc = probabilityCost())
            chart.decorations.push_back(
                {Style::Contour, {{*pc, 0}, {*pc, highestCost}}, tr("current costs"), 0});
        const auto [atNone, atAll] = endsOfThreshold();
        if (isInSight())
            chart.decorations.push_back(
                {Style::Mark,
                 {{0, atNone}, {1, atAll}},
                 tr("t = %1").arg(thresholdNumber(document(), document().threshold(), format())),
                 0});
        return chart;
    }

    QString curvesCaption(const ModelNames& names) const override
    {
        return joinedSentences({
            (ClinicalNames::areUsed()
                 ? tr("Cost curve: the lowest normalised expected cost at any threshold, "
                      "(1 − specificity)(1 − PC) + (1 − sensitivity) PC, against the probability "
                      "cost PC(+), the share of the possible cost that is due to missed positives. "
                      "Dashed lines: all samples predicted negative, and all predicted positive.")
                 : tr("Cost curve: the lowest normalised expected cost at any threshold, FPR "
                      "(1 − PC) + FNR PC, against the probability cost PC(+), the share of the "
                      "possible cost that is due to missed positives. Dashed lines: all samples "
                      "predicted negative, and all predicted positive.")),
            isInSight() ? (ClinicalNames::areUsed()
                               ? tr("The straight line labelled t is the current threshold. Its "
                                    "ends are 1 − specificity and 1 − sensitivity.")
                               : tr("The straight line labelled t is the current threshold. Its "
                                    "ends are the false positive rate and the false negative "
                                    "rate."))
                        : tr("At every PC, the current threshold costs more than the axis shows."),
            tr("The mean cost over all PC (the area under the curve) is %1.")
                .arg(factTexts(MeanCost, names)),
            costSentence(paperFormat()),
            costsSentence(document().session().settings.costs),
        });
    }

    QString legendFact(const Line& line) const override
    {
        //: Of a model: the mean of its costs
        return tr("mean cost %1").arg(valueText(line.facts[MeanCost], format()));
    }

    QString seenText(const ModelNames& names) const override
    {
        const core::Curve& envelope = *front().drawn;
        core::CurvePoint top;
        for (std::size_t i = 0; i < envelope.size(); ++i)
            if (envelope.at(i).y > top.y)
                top = envelope.at(i);
        const QString name = names(document().session().model);
        const QString height = valueText(top.y, format());
        const QString place = valueText(top.x, format());
        return joinedSentences({name.isEmpty()
                                    ? tr("The lowest cost rises to %1 at a probability cost of %2 "
                                         "and falls to 0 at both ends.")
                                          .arg(height, place)
                                    : tr("The lowest cost of %1 rises to %2 at a probability cost "
                                         "of %3 and falls to 0 at both ends.")
                                          .arg(name, height, place),
                                costSentence(format())});
    }

    QString sentenceAt(const QString& threshold, const core::ConfusionMatrix& counts) const override
    {
        return tr("At threshold %1, the false positive rate is %2 and the false negative rate is "
                  "%3.")
            .arg(threshold, rateText(core::ThresholdMetric::Fpr, counts),
                 rateText(core::ThresholdMetric::Fnr, counts));
    }

private:
    core::ConfusionMatrix countsInForce() const
    {
        return front().sweep->counts(document().point());
    }

    /// The value of PC for the settings' costs and prior.
    std::optional<double> probabilityCost() const
    {
        const core::ThresholdSweep& sweep = *front().sweep;
        return core::probabilityCost(document().session().settings.costs,
                                     sweep.positives() / (sweep.positives() + sweep.negatives()));
    }

    /// The cost of the current threshold at PC 0 and 1.
    std::pair<double, double> endsOfThreshold() const
    {
        const core::ConfusionMatrix counts = countsInForce();
        return {core::normalisedCost(counts, 0), core::normalisedCost(counts, 1)};
    }
    bool isInSight() const
    {
        const auto [atNone, atAll] = endsOfThreshold();
        return std::min(atNone, atAll) < highestCost;
    }

    /// States the cost of the current threshold under the current costs.
    QString costSentence(const NumberFormat& format) const
    {
        const auto pc = probabilityCost();
        if (!pc)
            return {};
        return tr("With the current costs, PC(+) is %1. There, the cost at threshold %2 is %3 of "
                  "the maximum.")
            .arg(valueText(*pc, format),
                 thresholdNumber(document(), document().threshold(), format),
                 valueText(core::normalisedCost(countsInForce(), *pc), format));
    }
};

}  // namespace

std::unique_ptr<ModelCurves> costCurves(const ClassifierDocument& document)
{
    return std::make_unique<CostCurves>(document);
}

}  // namespace ui
