#include "ui/classifier/precision_recall_panel.h"

#include "core/classifier/contours.h"
#include "core/classifier/pr_curve.h"
#include "ui/words/caption_text.h"
#include "ui/words/mark_text.h"

#include <QAction>

#include <array>

namespace ui {

namespace {

constexpr std::array contourValues{0.2, 0.4, 0.6, 0.8};
constexpr std::size_t contourPoints = 64;

enum Fact { StepArea, TrapezoidArea };

}  // namespace

PrecisionRecallPanel::PrecisionRecallPanel(ClassifierDocument& document, QWidget* parent)
    : ModelCurvesPanel(tr("Precision–recall curve"), document, parent)
    , m_contours(addSwitch(tr("F contours"),
                           tr("Along each of these lines F has one value; beta is the settings'")))
{}

std::optional<core::Undefined>
PrecisionRecallPanel::whyNone(const core::ThresholdSweep& sweep) const
{
    return sweep.positives() > 0 ? std::nullopt : sweep.missingClass();
}

ModelCurvesPanel::Line PrecisionRecallPanel::lineOf(const Sweep& sweep) const
{
    return {sweep,
            curveOver<core::PrCurve>(sweep, core::CurveOrder::MonotoneX),
            0,
            {core::averagePrecision(*sweep), core::prTrapezoidArea(*sweep)}};
}

QString PrecisionRecallPanel::figureKind() const
{
    return QStringLiteral("pr");
}

QString PrecisionRecallPanel::curvesCaption() const
{
    return joinedSentences({
        tr("Precision against recall at every threshold, one point for each score, joined by "
           "straight lines; where nothing is accepted the precision is drawn as 1."),
        tr("Average precision (AP) is %1: the area below the curve in steps, without "
           "interpolation. With trapezoids the area is %2.")
            .arg(factTexts(StepArea), factTexts(TrapezoidArea)),
        tr("The dashed line is the precision of accepting all, %1.")
            .arg(valueText(core::PrCurve(*front().sweep).baseline(), paperFormat())),
        m_contours->isChecked()
            ? tr("Along each dotted line F with beta = %1 has one value.")
                  .arg(plainText(document().session().settings.beta, QLocale::c()))
            : QString(),
    });
}

CurveChart PrecisionRecallPanel::plane() const
{
    CurveChart chart;
    chart.xTitle = tr("recall");
    chart.yTitle = tr("precision");
    using Style = CurveDecoration::Style;
    const double baseline = core::PrCurve(*front().sweep).baseline();
    chart.decorations.push_back(
        {Style::Guide, {{1, baseline}, {0, baseline}}, tr("all positive"), 0});
    if (!m_contours->isChecked())
        return chart;
    const double beta = document().session().settings.beta;
    for (const double f : contourValues)
        chart.decorations.push_back({Style::Contour, core::fContour(f, beta, contourPoints),
                                     tr("F = %1").arg(plainText(f, format().locale)), 0});
    return chart;
}

QString PrecisionRecallPanel::legendOf(const QString& model, const Line& line) const
{
    const QString area = valueText(line.facts[StepArea], format());
    return hasSeveralModels() ? tr("%1, AP %2").arg(model, area) : tr("PR, AP %1").arg(area);
}

QString PrecisionRecallPanel::remarkText() const
{
    //: The area below the precision-recall curve drawn with straight lines; AP is that in steps
    return tr("trapezoids %1").arg(valueText(front().facts[TrapezoidArea], format()));
}

QString PrecisionRecallPanel::sentenceAt(const QString& threshold, const core::Counts& counts) const
{
    return tr("At threshold %1 the recall is %2 and the precision %3.")
        .arg(threshold, rateText(core::Rate::Recall, counts),
             rateText(core::Rate::Precision, counts));
}

}  // namespace ui
