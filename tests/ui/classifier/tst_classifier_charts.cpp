// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/classification/three_hundred.h"
#include "tests/ui/classifier_samples.h"
#include "tests/ui/painted_area.h"
#include "tests/ui/painted_texts.h"
#include "ui/charts/drawing/look.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/curve_view.h"
#include "ui/charts/view/forest_view.h"
#include "ui/charts/view/histogram_view.h"
#include "ui/classifier/chart/calibration_panel.h"
#include "ui/classifier/chart/calibration_values.h"
#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/classifier/chart/decision_panel.h"
#include "ui/classifier/chart/distribution_panel.h"
#include "ui/classifier/chart/flow_chart.h"
#include "ui/classifier/chart/histogram_grid.h"
#include "ui/classifier/chart/subgroups_chart.h"
#include "ui/classifier/chart/subgroups_panel.h"
#include "ui/classifier/chart/threshold_curves_panel.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/toolkit/theme/faces.h"
#include "ui/toolkit/theme/theme.h"
#include "ui/toolkit/theme/window_style.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QImage>
#include <QMenu>
#include <QRegularExpression>
#include <QStyleFactory>
#include <QTest>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <memory>
#include <numbers>
#include <random>

namespace tst_classifier_charts {

using namespace classifier_samples;
using ui::ClassifierDocument;
using ui::HistogramFigure;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

void adoptLook(bool dark = false)
{
    QApplication::setStyle(QStyleFactory::create(u"Fusion"_s));
    QApplication::setPalette(ui::paletteFor(dark));
    QFont font(ui::ownFamily());
    font.setPixelSize(13);
    QApplication::setFont(font);
}

/// A window with the charts side by side.
class Charts {
public:
    explicit Charts(core::SampleSession session = six(), QSize size = {1440, 800})
    {
        const std::array<ui::Panel*, 6> panels{&roc,          &precisionRecall, &gain,
                                               &distribution, &rates,           &calibration};
        for (std::size_t i = 0; i < panels.size(); ++i)
            m_grid.addWidget(panels[i], static_cast<int>(i / 3), static_cast<int>(i % 3));
        window.setStyleSheet(ui::windowStyle(ui::Theme::of(window)));
        window.setObjectName(u"window"_s);
        document.load(std::move(session), {}, u"Open"_s);
        window.resize(size);
        window.show();
        settle();
    }

    static void settle()
    {
        for (int round = 0; round < 6; ++round)
            QApplication::processEvents();
    }
    void drag(QWidget& view, QPointF from, QPointF to)
    {
        QTest::mousePress(&view, Qt::LeftButton, {}, from.toPoint());
        QTest::mouseMove(&view, ((from + to) / 2).toPoint());
        QTest::mouseMove(&view, to.toPoint());
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to.toPoint());
        settle();
    }
    void dragCurve(ui::ModelCurvesPanel& panel, std::size_t point)
    {
        ui::CurveView& view = panel.view();
        const ui::CurvePlace target{view.current()->line, point};
        drag(view, view.positionOf(*view.current()), view.positionOf(target));
    }
    void dragHistogram(double threshold)
    {
        ui::HistogramView& view = distribution.view();
        const double y = view.dataArea().center().y();
        drag(view, {view.pixelOf(document.threshold()), y}, {view.pixelOf(threshold), y});
    }
    void dragRates(double threshold)
    {
        ui::ChartView& view = rates.chart();
        const double y = view.dataArea().center().y();
        drag(view, {view.positionOf(*view.marker(), 0).x(), y},
             {view.positionOf(threshold, 0).x(), y});
    }
    /// Chooses it in the menu of the panel's header.
    static void flip(ui::ModelCurvesPanel& panel, QAction& action)
    {
        for (const QToolButton* button : panel.findChildren<QToolButton*>())
            if (button->menu() && button->menu()->actions().contains(&action) &&
                button->isVisible())
                action.trigger();
    }
    static void press(QWidget& view, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
    {
        view.setFocus(Qt::TabFocusReason);
        QTest::keyClick(&view, key, modifiers);
        settle();
    }
    /// The sweep's point that every chart shows, when they agree; else what they show.
    QString shown()
    {
        const QString inForce = QString::number(document.point());
        const auto at = [](const ui::ModelCurvesPanel& panel) {
            const auto place = panel.view().current();
            return place ? QString::number(place->index) : u"none"_s;
        };
        const auto line = distribution.view().marks().threshold;
        const QString bars = line ? QString::number(document.sweep()->pointAt(*line)) : u"none"_s;
        const auto marker = rates.chart().marker();
        const QString curves =
            marker ? QString::number(document.sweep()->pointAt(*marker)) : u"none"_s;
        const QStringList all{inForce, at(roc), at(precisionRecall), at(gain), bars, curves};
        return all.count(inForce) == all.size() ? inForce : all.join(u' ');
    }

    ClassifierDocument document;
    QWidget window;
    ui::RocPanel roc{document, &window};
    ui::PrecisionRecallPanel precisionRecall{document, &window};
    ui::DistributionPanel distribution{document, &window};
    ui::GainLiftPanel gain{document, &window};
    ui::ThresholdCurvesPanel rates{document, &window};
    ui::CalibrationPanel calibration{document, &window};

private:
    QGridLayout m_grid{&window};
};

/// A panel of its own in a window.
template <class Panel>
struct Alone {
    explicit Alone(core::SampleSession session)
    {
        document.load(std::move(session), {}, u"Open"_s);
        panel.resize(520, 380);
        panel.show();
        Charts::settle();
    }

    ClassifierDocument document;
    Panel panel{document};
};

/// Two normal distributions, the score being the probability of the positive class.
core::SampleSession manySamples(std::size_t count, double rate = 0.3, double separation = 1.65,
                                double sharpness = 1)
{
    std::mt19937 random(3);
    std::vector<std::uint8_t> labels;
    std::vector<double> scores;
    const auto uniform = [&random] { return (random() + 0.5) / 4294967296.0; };
    for (std::size_t i = 0; i < count; ++i) {
        labels.push_back(uniform() < rate ? 1 : 0);
        const double normal =
            std::sqrt(-2 * std::log(uniform())) * std::cos(2 * std::numbers::pi * uniform());
        const double x = normal + separation * labels.back();
        const double logit =
            std::log(rate / (1 - rate)) + separation * x - separation * separation / 2;
        scores.push_back(1 / (1 + std::exp(-sharpness * logit)));
    }
    core::SampleSession session = sessionOf(labels, scores);
    session.samples.ids.clear();
    return session;
}

core::SampleSession oneClass()
{
    core::SampleSession session = six();
    session.samples.labels.assign(6, 0);
    return session;
}

QStringList names(const ui::CurveView& view)
{
    QStringList found;
    for (const ui::CurveLine& line : view.chart().lines)
        found << line.name;
    return found;
}

int decorations(const ui::CurveView& view, ui::CurveDecoration::Style style)
{
    int count = 0;
    for (const ui::CurveDecoration& decoration : view.chart().decorations)
        count += decoration.style == style ? 1 : 0;
    return count;
}

}  // namespace

class TestClassifierCharts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init()
    {
        QTest::failOnWarning(QRegularExpression(u"^(?!This plugin does not support )"_s));
    }

    void sixSamples();
    void sharesAreSquareWithTheirReading();
    void thresholdIsDraggedOnTheHistogram();
    void thresholdIsDraggedOnTheRates();
    void thresholdIsDraggedOnACurve_data();
    void thresholdIsDraggedOnACurve();
    void keysMoveTheThreshold();
    void theDocumentMovesTheThreshold();
    void undoBringsTheThresholdBack();
    void acceptingNothingAndAll();
    void lowScoresArePositive();
    void severalModels();
    void hullAndCostLine();
    void everyChoiceIsInTheMenu();
    void contours();
    void costsOfSixSamples();
    void costCurveIsDragged();
    void netBenefitOfSixSamples();
    void rangeOfDecisionCurves();
    void netBenefitIsDragged_data();
    void netBenefitIsDragged();
    void netBenefitNeedsProbabilities();
    void netBenefitWithBands();
    void differencesInNetBenefit();
    void smoothCalibration();
    void forestOfSubgroups();
    void forestInTheWindow();
    void flowOfSamples();
    void captionsSayWhatTheThresholdIsFor();
    void precisionInSteps();
    void stepsKeepTheirPoints();
    void bands_data();
    void bands();
    void bandOfManySamples();
    void legendIntervalOfManySamples();
    void aDetCurveHasNoBand();
    void lift();
    void detAxes();
    void ratesAtTheThreshold();
    void chosenRates();
    void calibrationOfSix();
    void calibrationOfSeveralModels();
    void whiskersOfManyModels();
    void aModelWithoutProbabilities();
    void distributionHasARowForEveryModel();
    void distributionShowsEveryModelThatFindsRoom();
    void histogramsOfAllModelsHaveOneType();
    void labelsOfCostsStandOnNoLine();
    void legendsSayThatScoresAreRecalibrated();
    void calibrationLowersTheLogLoss_data();
    void calibrationLowersTheLogLoss();
    void marginsAreNoProbabilities();
    void manyNamesAreBesideTheSquare();
    void currentSampleIsShown();
    void binsAreTold();
    void logarithmicCounts();
    void smallWeightsAreDrawn();
    void aMovedThresholdRepaintsItsMarkOnly();
    void hiddenPanelsDoNotWork();
    void nothingToShow_data();
    void nothingToShow();
    void paperFigures();
    void screenshots();
};

void TestClassifierCharts::sixSamples()
{
    Charts charts;
    QCOMPARE(charts.shown(), u"2"_s);
    QCOMPARE(names(charts.roc.view()), QStringList{u"ROC, AUC 0.7222"_s});
    // (1/3)·1 + (1/3)·(2/3) + (1/3)·(3/5)
    QCOMPARE(names(charts.precisionRecall.view()), QStringList{u"PR, AP 0.7556"_s});
    // Shares of the others beaten: 1, 5/6, 1/3 and 1/2, 2/3, 1; their variances over 3 add to 5/81.
    QCOMPARE(charts.roc.remark(), u"95% CI: 0.235 to 1.000"_s);
    // 1/3 + 5/18 + 11/60
    QCOMPARE(charts.precisionRecall.remark(), u"trapezoids 0.7944"_s);
    const core::CurvePoint corner = charts.roc.view().chart().lines[0].curve->at(2);
    QVERIFY((corner == core::CurvePoint{1.0 / 3, 2.0 / 3}));
    QVERIFY(charts.roc.view().accessibleDescription().contains(
        u"At threshold 0.5, the false positive rate is 0.3333 and recall is 0.6667."_s));
    QCOMPARE(charts.distribution.view().marks().thresholdText, u"threshold 0.5 ⇔ drag"_s);
    QVERIFY(charts.distribution.view().accessibleDescription().endsWith(
        u"At threshold 0.5, 2 of 3 positives and 1 of 3 negatives are predicted positive."_s));
}

/// At 0.5, two of three positives and one of three negatives are predicted positive.
void TestClassifierCharts::sharesAreSquareWithTheirReading()
{
    Charts charts;
    const auto texts = [](ui::CurveView& view) {
        QStringList found;
        for (const auto& text : ranking_samples::PaintedTexts::of(view))
            found << text.text;
        return found;
    };
    for (ui::ModelCurvesPanel* panel :
         std::initializer_list<ui::ModelCurvesPanel*>{&charts.roc, &charts.precisionRecall}) {
        const QRectF area = panel->view().dataArea();
        QVERIFY(std::abs(area.width() - area.height()) <= 2);
        QVERIFY(area.center().x() < panel->view().width() / 2.0);
        QVERIFY(texts(panel->view()).contains(panel->view().chart().yTitle));
    }
    QVERIFY(texts(charts.roc.view()).contains(u"finds 66.7%, false alarms 33.3%"_s));
    QVERIFY(texts(charts.precisionRecall.view())
                .contains(u"66.7% of predicted positives are correct"_s));
    QVERIFY(!texts(charts.roc.view()).contains(u"e"_s));
    charts.document.setCurrentSample(4);
    Charts::settle();
    QVERIFY(texts(charts.roc.view()).contains(u"e"_s));
    charts.roc.detSwitch().trigger();
    Charts::settle();
    QVERIFY(texts(charts.roc.view()).contains(u"misses 33.3%, false alarms 33.3%"_s));
    // A lift is no share.
    charts.gain.liftSwitch().trigger();
    Charts::settle();
    QVERIFY(!charts.gain.view().chart().isOfShares);
}

void TestClassifierCharts::thresholdIsDraggedOnTheHistogram()
{
    Charts charts;
    charts.dragHistogram(0.8);
    QVERIFY(std::abs(charts.document.threshold() - 0.8) < 0.005);
    QCOMPARE(charts.shown(), u"1"_s);
    charts.dragHistogram(0.25);
    QCOMPARE(charts.shown(), u"3"_s);
    charts.dragHistogram(0.05);
    QCOMPARE(charts.shown(), u"5"_s);
    // No more digits than pixels: a thousandth of the axis is less than one.
    const double scaled = charts.document.threshold() * 1000;
    QVERIFY(std::abs(scaled - std::round(scaled)) < 1e-9);
}

void TestClassifierCharts::thresholdIsDraggedOnTheRates()
{
    Charts charts;
    charts.dragRates(0.8);
    QVERIFY(std::abs(charts.document.threshold() - 0.8) < 0.01);
    QCOMPARE(charts.shown(), u"1"_s);
    charts.dragRates(0.15);
    QCOMPARE(charts.shown(), u"4"_s);
    charts.press(charts.rates.chart(), Qt::Key_End);
    QCOMPARE(charts.shown(), u"0"_s);
}

void TestClassifierCharts::thresholdIsDraggedOnACurve_data()
{
    QTest::addColumn<int>("panel");
    QTest::newRow("ROC") << 0;
    QTest::newRow("precision-recall") << 1;
    QTest::newRow("gain") << 2;
}

void TestClassifierCharts::thresholdIsDraggedOnACurve()
{
    QFETCH(const int, panel);
    Charts charts;
    const std::array<ui::ModelCurvesPanel*, 3> panels{&charts.roc, &charts.precisionRecall,
                                                      &charts.gain};
    charts.dragCurve(*panels[static_cast<std::size_t>(panel)], 4);
    QCOMPARE(charts.shown(), u"4"_s);
    QCOMPARE(charts.document.threshold(), 0.2);
    QCOMPARE(charts.distribution.view().marks().thresholdText, u"threshold 0.2 ⇔ drag"_s);
    charts.dragCurve(*panels[static_cast<std::size_t>(panel)], 1);
    QCOMPARE(charts.shown(), u"1"_s);
    QCOMPARE(charts.document.threshold(), 0.9);
}

void TestClassifierCharts::keysMoveTheThreshold()
{
    Charts charts;
    charts.press(charts.distribution.view(), Qt::Key_Right);
    QCOMPARE(charts.document.threshold(), 0.51);
    charts.press(charts.distribution.view(), Qt::Key_Left, Qt::ShiftModifier);
    QCOMPARE(charts.document.threshold(), 0.509);
    charts.press(charts.distribution.view(), Qt::Key_Left);
    QCOMPARE(charts.document.threshold(), 0.5);
    charts.press(charts.distribution.view(), Qt::Key_PageUp);
    QCOMPARE(charts.document.threshold(), 0.6);
    charts.press(charts.distribution.view(), Qt::Key_Home);
    QCOMPARE(charts.document.threshold(), 0.0);
    QCOMPARE(charts.shown(), u"5"_s);
    charts.press(charts.distribution.view(), Qt::Key_End);
    QCOMPARE(charts.shown(), u"0"_s);
    charts.press(charts.roc.view(), Qt::Key_Right);
    QCOMPARE(charts.shown(), u"1"_s);
    charts.press(charts.precisionRecall.view(), Qt::Key_Right);
    QCOMPARE(charts.shown(), u"2"_s);
    charts.press(charts.gain.view(), Qt::Key_Right);
    QCOMPARE(charts.shown(), u"3"_s);
}

void TestClassifierCharts::theDocumentMovesTheThreshold()
{
    Charts charts;
    charts.document.setThreshold(0.85);
    QCOMPARE(charts.shown(), u"1"_s);
    // The same point of the curves, another threshold.
    charts.document.setThreshold(0.8);
    QCOMPARE(charts.shown(), u"1"_s);
    QVERIFY(charts.roc.view().accessibleDescription().contains(u"At threshold 0.8,"_s));
    QCOMPARE(charts.distribution.view().marks().thresholdText, u"threshold 0.8 ⇔ drag"_s);
}

void TestClassifierCharts::undoBringsTheThresholdBack()
{
    Charts charts;
    charts.dragCurve(charts.roc, 4);
    charts.document.history().undo();
    QCOMPARE(charts.document.threshold(), 0.5);
    QCOMPARE(charts.shown(), u"2"_s);
}

void TestClassifierCharts::acceptingNothingAndAll()
{
    Charts charts;
    charts.document.setThreshold(infinity);
    QCOMPARE(charts.shown(), u"0"_s);
    QCOMPARE(charts.distribution.view().marks().thresholdText, u"threshold ∞ ⇔ drag"_s);
    QVERIFY(charts.precisionRecall.view().accessibleDescription().contains(u"precision is –"_s));
    charts.dragHistogram(0.75);
    QCOMPARE(charts.shown(), u"1"_s);
    charts.document.setThreshold(-infinity);
    QCOMPARE(charts.shown(), u"5"_s);
}

void TestClassifierCharts::lowScoresArePositive()
{
    Charts charts;
    charts.document.setHigherIsPositive(false);
    QCOMPARE(names(charts.roc.view()), QStringList{u"ROC, AUC 0.2778"_s});
    charts.dragHistogram(0.15);
    QCOMPARE(charts.shown(), u"1"_s);
    charts.dragCurve(charts.roc, 3);
    QCOMPARE(charts.document.threshold(), 0.3);
    QCOMPARE(charts.shown(), u"3"_s);
}

void TestClassifierCharts::severalModels()
{
    Charts charts(sixByTwo());
    QCOMPARE(names(charts.roc.view()),
             (QStringList{u"score, AUC 0.7222"_s, u"perfect, AUC 1.0000"_s}));
    QCOMPARE(charts.roc.view().current()->line, 0);
    // At 0.5 the other model accepts its three positives.
    QVERIFY((charts.roc.view().highlight() == std::vector<ui::CurvePlace>{{1, 3}}));
    charts.document.setModel(1);
    QVERIFY((charts.roc.view().current() == ui::CurvePlace{1, 3}));
    QVERIFY((charts.roc.view().highlight() == std::vector<ui::CurvePlace>{{0, 2}}));
    QCOMPARE(charts.shown(), u"3"_s);
}

void TestClassifierCharts::hullAndCostLine()
{
    using Style = ui::CurveDecoration::Style;
    Charts charts;
    ui::CurveView& view = charts.roc.view();
    QCOMPARE(decorations(view, Style::Hull), 0);
    charts.flip(charts.roc, charts.roc.hullSwitch());
    charts.flip(charts.roc, charts.roc.costSwitch());
    QCOMPARE(decorations(view, Style::Hull), 1);
    QCOMPARE(decorations(view, Style::Tangent), 1);
    const auto& hull = view.chart().decorations[1].points;
    const std::vector<core::CurvePoint> corners{
        {0, 0}, {0, 1.0 / 3}, {1.0 / 3, 2.0 / 3}, {2.0 / 3, 1}, {1, 1}};
    // (1/3, 2/3) lies on the line of its neighbours.
    QCOMPARE(hull.size(), std::size_t{4});
    QVERIFY(hull[1] == corners[1] && hull[2] == corners[3]);
    // Equal costs and classes: the slope is 1, and it touches where TPR - FPR is 1/3.
    const auto& tangent = view.chart().decorations[2].points;
    QCOMPARE(tangent.size(), std::size_t{2});
    QCOMPARE(tangent[0].x, 0.0);
    QCOMPARE(tangent[0].y, 1.0 / 3);
    QCOMPARE(tangent[1].x, 2.0 / 3);
    QCOMPARE(tangent[1].y, 1.0);
    core::ClassifierSettings settings;
    settings.costs.falsePositive = 5;
    charts.document.setSettings(settings, u"Costs"_s);
    const auto& steeper = view.chart().decorations[2].points;
    QCOMPARE(steeper[0].x, 0.0);
    QCOMPARE(steeper[0].y, 1.0 / 3);
    QCOMPARE(steeper[1].y, 1.0);
    QCOMPARE(steeper[1].x, 2.0 / 15);
}

void TestClassifierCharts::everyChoiceIsInTheMenu()
{
    Charts charts;
    const auto choices = [](const ui::Panel& panel) {
        QStringList texts;
        for (const QToolButton* button : panel.findChildren<QToolButton*>())
            if (button->isVisible() && button->menu())
                for (const QAction* action : button->menu()->actions())
                    texts << action->text();
        return texts;
    };
    for (const QString& choice : {u"hull"_s, u"cost line"_s, u"DET"_s})
        QVERIFY2(choices(charts.roc).contains(choice), qPrintable(choice));
    QVERIFY(choices(charts.precisionRecall).contains(u"F contours"_s));
    QVERIFY(choices(charts.gain).contains(u"lift"_s));
    charts.roc.hullSwitch().trigger();
    QCOMPARE(decorations(charts.roc.view(), ui::CurveDecoration::Style::Hull), 1);
}

/// The area that is drawn is the number that the legend has, with two samples of one score.
void TestClassifierCharts::precisionInSteps()
{
    Charts charts;
    const ui::CurveView& view = charts.precisionRecall.view();
    const auto drawnArea = [&view] {
        const core::Curve& path = view.chart().lines[0].path();
        double area = 0;
        for (std::size_t i = 1; i < path.size(); ++i)
            area += (path.at(i).x - path.at(i - 1).x) * (path.at(i).y + path.at(i - 1).y) / 2;
        return area;
    };
    // 1/3 × 1, 1/3 × 2/3 and 1/3 × 3/5.
    QVERIFY(std::abs(drawnArea() - 34.0 / 45) < 1e-12);
    QCOMPARE(names(view).join(u' '), u"PR, AP 0.7556"_s);
    QVERIFY(charts.precisionRecall.paperFigure().methods.contains(
        u"in steps: between two recall values, the precision is that of the higher recall"_s));
    charts.precisionRecall.straightSwitch().trigger();
    Charts::settle();
    // 1/3 × 1, 1/3 × 5/6 and, past a negative alone (1/2), 1/3 × 11/20.
    QVERIFY(std::abs(drawnArea() - 143.0 / 180) < 1e-12);
    QCOMPARE(names(view).join(u' '), u"PR, trapezoids 0.7944"_s);
    QVERIFY(charts.precisionRecall.paperFigure().methods.contains(u"joined by straight lines"_s));
}

/// The ring stands on points, never on a corner between them, and is dragged to points.
void TestClassifierCharts::stepsKeepTheirPoints()
{
    Charts charts;
    ui::CurveView& view = charts.precisionRecall.view();
    const core::Curve& curve = *view.chart().lines[0].curve;
    QCOMPARE(curve.size(), std::size_t{6});
    QCOMPARE(view.chart().lines[0].path().size(), std::size_t{11});
    for (std::size_t point = 0; point < curve.size(); ++point) {
        charts.document.setPoint(point);
        Charts::settle();
        QCOMPARE(charts.shown(), QString::number(point));
        QCOMPARE(view.positionOf(*view.current()),
                 view.positionOf(curve.at(point).x, curve.at(point).y));
    }
    charts.dragCurve(charts.precisionRecall, 1);
    QCOMPARE(charts.shown(), u"1"_s);
    // A press on the upright part of a step, far from any point, takes hold of the line.
    const QPointF upright = view.positionOf(curve.at(1).x, 0.8);
    charts.drag(view, upright, view.positionOf({0, 4}));
    QCOMPARE(charts.shown(), u"4"_s);
    // Corners have no threshold in the data.
    const auto data = charts.precisionRecall.paperFigure().data();
    QCOMPARE(data.table.rows.size(), std::size_t{11});
    for (std::size_t row = 0; row < 11; ++row)
        QCOMPARE(data.table.rows[row][0].text.empty(), row % 2 == 1);
}

void TestClassifierCharts::bands_data()
{
    QTest::addColumn<bool>("isRoc");
    QTest::addColumn<bool>("isWeighted");
    QTest::newRow("ROC") << true << false;
    QTest::newRow("ROC with weights") << true << true;
    QTest::newRow("precision-recall") << false << false;
}

void TestClassifierCharts::bands()
{
    QFETCH(const bool, isRoc);
    QFETCH(const bool, isWeighted);
    core::SampleSession session = sixByTwo();
    if (isWeighted)
        session.samples.weights = {1, 2, 3, 1, 2, 3};
    Charts charts(session);
    ui::ModelCurvesPanel& panel = isRoc
                                      ? static_cast<ui::ModelCurvesPanel&>(charts.roc)
                                      : static_cast<ui::ModelCurvesPanel&>(charts.precisionRecall);
    QAction& band = isRoc ? charts.roc.bandSwitch() : charts.precisionRecall.bandSwitch();
    QVERIFY(panel.view().chart().bands.empty());
    QVERIFY(!panel.paperFigure().caption.contains(u"pointwise"_s));
    panel.setBandRules({200, 5});
    band.trigger();
    Charts::settle();
    const auto& bands = panel.view().chart().bands;
    QCOMPARE(bands.size(), std::size_t{2});
    QVERIFY(bands[0].lower != bands[0].upper);
    QCOMPARE(bands[1].series, 1);
    // The second model parts the classes, however they are drawn.
    QCOMPARE(bands[1].lower, bands[1].upper);
    QVERIFY2(
        panel.paperFigure().caption.contains(u"Bands: pointwise 95% bootstrap intervals of the "_s),
        qPrintable(panel.paperFigure().caption));
    QVERIFY(panel.paperFigure().caption.contains(u"; 200 resamples of each class, seed 5."_s));
    band.trigger();
    Charts::settle();
    QVERIFY(panel.view().chart().bands.empty());
}

/// Nothing waits for it: the curve stands, and the band comes when it is there.
void TestClassifierCharts::bandOfManySamples()
{
    Charts charts(manySamples(2000));
    charts.roc.setBandRules({100, 1});
    charts.roc.bandSwitch().trigger();
    Charts::settle();
    QTRY_VERIFY(!charts.roc.isWorking());
    Charts::settle();
    QCOMPARE(charts.roc.view().chart().bands.size(), std::size_t{1});
    // Another class is positive: it is drawn anew.
    const auto before = charts.roc.view().chart().bands[0].lower;
    charts.document.setPositive(0);
    Charts::settle();
    QTRY_COMPARE(charts.roc.view().chart().bands.size(), std::size_t{1});
    QTRY_VERIFY(charts.roc.view().chart().bands[0].lower != before);
}

/// No figure waits for it on the window's thread, and an edit makes it outdated.
void TestClassifierCharts::legendIntervalOfManySamples()
{
    Charts charts(manySamples(2000));
    const ui::ModelCurvesPanel& panel = charts.precisionRecall;
    const auto isTold = [&panel] {
        return panel.paperFigure().caption.contains(u"95% confidence intervals: stratified "
                                                    "bootstrap (1000 rounds, seed 1)."_s);
    };
    QTRY_VERIFY(!panel.isWorking());
    QVERIFY(isTold());
    charts.document.setPositive(0);
    QVERIFY(panel.isWorking());
    QVERIFY(!isTold());
    QTRY_VERIFY(!panel.isWorking());
    QVERIFY(isTold());
}

/// One of the ROC curve would stand elsewhere than the curve.
void TestClassifierCharts::aDetCurveHasNoBand()
{
    Charts charts;
    charts.roc.bandSwitch().trigger();
    Charts::settle();
    QCOMPARE(charts.roc.view().chart().bands.size(), std::size_t{1});
    charts.roc.detSwitch().trigger();
    Charts::settle();
    QVERIFY(charts.roc.view().chart().bands.empty());
    QVERIFY(!charts.roc.paperFigure().caption.contains(u"pointwise"_s));
}

/// The hull's corners (0, 0), (0, 1/3), (1/3, 2/3), (2/3, 1) and (1, 1); of three on a line the
/// middle one is none.
void TestClassifierCharts::costsOfSixSamples()
{
    const Alone<ui::CostPanel> shown(six());
    const ui::CurveView& view = shown.panel.view();
    const core::Curve& envelope = view.chart().lines[0].path();
    // x, 2x/3, 2/3 (1 - x) and 1 - x: the middle two cross at 1/2, 1/3.
    QCOMPARE(envelope.size(), std::size_t{5});
    QVERIFY(std::abs(envelope.at(2).x - 0.5) < 1e-12);
    QVERIFY(std::abs(envelope.at(2).y - 1.0 / 3) < 1e-12);
    QCOMPARE(names(view).join(u' '), u"mean cost 0.1667"_s);
    // At 0.5 FPR and FNR are 1/3.
    const auto mark = std::find_if(
        view.chart().decorations.begin(), view.chart().decorations.end(),
        [](const auto& line) { return line.style == ui::CurveDecoration::Style::Mark; });
    QCOMPARE(mark->label, u"t = 0.5"_s);
    QVERIFY(std::abs(mark->points[0].y - 1.0 / 3) < 1e-12);
    QVERIFY(std::abs(mark->points[1].y - 1.0 / 3) < 1e-12);
    const QString seen = view.accessibleDescription();
    QVERIFY2(seen.contains(u"rises to 0.3333 at a probability cost of 0.5000"_s), qPrintable(seen));
    QVERIFY2(seen.contains(u"PC(+) is 0.5000. There, the cost at threshold 0.5 is 0.3333"_s),
             qPrintable(seen));
    const ui::PaperFigure figure = shown.panel.paperFigure();
    QCOMPARE(figure.kind, u"cost"_s);
    QVERIFY(figure.caption.contains(u"is 0.1667"_s));
}

/// To the stretch of another threshold; the line of the threshold goes along.
void TestClassifierCharts::costCurveIsDragged()
{
    Alone<ui::CostPanel> shown(six());
    ui::CurveView& view = shown.panel.view();
    const auto end = [&view] {
        for (const ui::CurveDecoration& line : view.chart().decorations)
            if (line.style == ui::CurveDecoration::Style::Mark)
                return line.points[0].y;
        return -1.0;
    };
    // Between PC 0 and 1/2 it is best to accept the best sample alone: FPR 0.
    const QPointF best = view.positionOf({0, 1});
    QTest::mousePress(&view, Qt::LeftButton, {}, best.toPoint());
    QTest::mouseRelease(&view, Qt::LeftButton, {}, best.toPoint());
    Charts::settle();
    QCOMPARE(shown.document.point(), std::size_t{1});
    QCOMPARE(end(), 0.0);
    QCOMPARE(view.current()->index, std::size_t{1});
    Charts::press(view, Qt::Key_End);
    QCOMPARE(shown.document.point(), std::size_t{5});
    QCOMPARE(end(), 1.0);
    // No corner of the hull: a line, but no place on the curve.
    shown.document.setPoint(2);
    Charts::settle();
    QVERIFY(!view.current());
    QVERIFY(std::abs(end() - 1.0 / 3) < 1e-12);
}

void TestClassifierCharts::netBenefitOfSixSamples()
{
    const Alone<ui::DecisionPanel> shown(sixByTwo());
    const ui::Chart& chart = shown.panel.chart().chart();
    QStringList series;
    for (const ui::Series& each : chart.series)
        series << each.name;
    QCOMPARE(series.join(u", "_s), u"score, perfect, treat all, treat none"_s);
    const auto at = [&chart](std::size_t which, double x) {
        const ui::Series& found = chart.series[which];
        const auto place = std::lower_bound(found.x.begin(), found.x.end(), x);
        return found.y[static_cast<std::size_t>(place - found.x.begin())];
    };
    // 2/6 − 1/6 × 1; 3/6; 3/6 − 3/6; and at 0.3 the odds are 3/7.
    QVERIFY(std::abs(at(0, 0.7) - (2.0 / 6 - 7.0 / 18)) < 1e-12);
    QVERIFY(std::abs(at(1, 0.7) - 0.5) < 1e-12);
    QVERIFY(std::abs(at(2, 0.3) - (0.5 - 3.0 / 14)) < 1e-12);
    QVERIFY(at(3, 0.5) == 0);
    QCOMPARE(chart.marker, std::optional(0.5));
    const QString seen = shown.panel.paperFigure().description;
    QVERIFY2(seen.contains(u"0.1667 (score), 0.5000 (perfect), 0.0000 (treat all)"_s),
             qPrintable(seen));
    QVERIFY2(seen.contains(u"perfect is better than treating all or none"_s), qPrintable(seen));
    QCOMPARE(shown.panel.paperFigure().kind, u"decision"_s);
}

/// Thresholds end at twice the share of positives, or at the current one.
void TestClassifierCharts::rangeOfDecisionCurves()
{
    core::SampleSession session = sessionOf({1, 0, 0, 0, 0, 0, 0, 1, 0, 0},
                                            {0.9, 0.1, 0.2, 0.3, 0.2, 0.1, 0.1, 0.4, 0.6, 0.1});
    session.threshold = 0.3;
    Alone<ui::DecisionPanel> shown(session);
    const auto ends = [&shown] {
        return std::array{shown.panel.chart().chart().axes.xRange->upper,
                          shown.panel.paperFigure().data().x->upper};
    };
    QCOMPARE(ends(), (std::array{2 * 0.2, 2 * 0.2}));
    shown.document.setThreshold(0.6);
    Charts::settle();
    QCOMPARE(ends(), (std::array{0.6, 0.6}));
    // Or where a person says.
    QDoubleSpinBox& highest = shown.panel.highest();
    highest.setFocus();
    highest.selectAll();
    QTest::keyClicks(&highest, u"0.25"_s);
    QTest::keyClick(&highest, Qt::Key_Return);
    Charts::settle();
    QCOMPARE(ends(), (std::array{0.25, 0.25}));
    QVERIFY(!shown.panel.chart().marker());  // the threshold is outside
    for (const QString& range : {u"0–0.3"_s, u"0-0.3"_s, u"0 to 0.3"_s, u"0..0.3"_s, u"0.3"_s}) {
        highest.setValue(0);
        highest.setFocus();
        highest.selectAll();
        for (const QChar character : range)
            QTest::sendKeyEvent(QTest::Click, &highest, Qt::Key_unknown, QString(character), {});
        QTest::keyClick(&highest, Qt::Key_Return);
        QVERIFY2(highest.value() == 0.3, qPrintable(range));
    }
    shown.document.load(session, {}, u"Reload"_s);
    QCOMPARE(highest.value(), 0.3);
    // Other samples have their own range.
    session.name = "others";
    shown.document.load(session, {}, u"Open"_s);
    Charts::settle();
    QCOMPARE(ends(), (std::array{2 * 0.2, 2 * 0.2}));
}

void TestClassifierCharts::netBenefitIsDragged_data()
{
    QTest::addColumn<bool>("higherIsPositive");
    QTest::addColumn<double>("threshold");
    QTest::newRow("high scores are positive") << true << 0.8;
    QTest::newRow("low scores are positive: the other probability") << false << 0.2;
}

void TestClassifierCharts::netBenefitIsDragged()
{
    QFETCH(const bool, higherIsPositive);
    QFETCH(const double, threshold);
    Alone<ui::DecisionPanel> shown(six());
    shown.document.setHigherIsPositive(higherIsPositive);
    Charts::settle();
    ui::ChartView& view = shown.panel.chart();
    const double y = view.dataArea().center().y();
    const auto at = [&](double x) { return QPointF(view.positionOf(x, 0).x(), y).toPoint(); };
    QTest::mousePress(&view, Qt::LeftButton, {}, at(*view.marker()));
    QTest::mouseMove(&view, at(0.7));
    QTest::mouseMove(&view, at(0.8));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at(0.8));
    Charts::settle();
    QVERIFY2(std::abs(shown.document.threshold() - threshold) < 0.005,
             qPrintable(QString::number(shown.document.threshold())));
    QVERIFY(std::abs(*view.marker() - 0.8) < 0.005);
}

/// One model of two has none: the other is drawn, and the caption says so.
void TestClassifierCharts::netBenefitNeedsProbabilities()
{
    core::SampleSession session = sixByTwo();
    session.samples.models[1].values[0] = 2.5;
    Alone<ui::DecisionPanel> shown(session);
    QCOMPARE(shown.panel.chart().chart().series.size(), std::size_t{3});
    QVERIFY(shown.panel.paperFigure().caption.contains(
        u"The scores of perfect are not probabilities."_s));
    session.samples.models[0].values[0] = -1;
    shown.document.load(session, {}, u"Open"_s);
    Charts::settle();
    QVERIFY(!shown.panel.paperFigure().paint);
    QVERIFY2(shown.panel.chart().emptyText().contains(u"exist only for probabilities"_s),
             qPrintable(shown.panel.chart().emptyText()));
    core::ClassifierSettings settings;
    settings.outside = core::Outside::Clip;
    shown.document.setSettings(settings, u"Clip"_s);
    Charts::settle();
    QCOMPARE(shown.panel.chart().chart().series.size(), std::size_t{4});
}

/// Two of three positives and one of three negatives count: the mean of 1, 1, 0, -odds, 0, 0.
void TestClassifierCharts::netBenefitWithBands()
{
    Alone<ui::DecisionPanel> shown(sixByTwo());
    QVERIFY(shown.panel.chart().chart().backdrop.bands.empty());
    shown.panel.bandSwitch().trigger();
    Charts::settle();
    const ui::Chart& chart = shown.panel.chart().chart();
    QCOMPARE(chart.backdrop.bands.size(), std::size_t{2});
    const ui::ChartBackdrop::Band& band = chart.backdrop.bands.front();
    QCOMPARE(band.series, 0);
    const auto place = static_cast<std::size_t>(
        std::lower_bound(band.x.begin(), band.x.end(), 0.5) - band.x.begin());
    const double odds = band.x[place] / (1 - band.x[place]);
    const double mean = (2 - odds) / 6;
    const double error = std::sqrt(((2 + odds * odds) / 6 - mean * mean) / 6);
    QVERIFY(std::abs(band.lower[place] - (mean - 1.959963984540054 * error)) < 1e-12);
    QVERIFY(shown.panel.paperFigure().caption.contains(u"95% intervals of the net benefit"_s));
}

/// The perfect model finds a positive more and accepts a negative less.
void TestClassifierCharts::differencesInNetBenefit()
{
    Alone<ui::DecisionPanel> shown(sixByTwo());
    shown.panel.differenceSwitch().trigger();
    Charts::settle();
    const ui::Chart& chart = shown.panel.chart().chart();
    QCOMPARE(chart.series.size(), std::size_t{2});
    QCOMPARE(chart.series[0].name, u"no difference"_s);  // of "score", the first model
    const ui::Series& difference = chart.series[1];
    QCOMPARE(difference.name, u"perfect − score"_s);
    const auto place = static_cast<std::size_t>(
        std::lower_bound(difference.x.begin(), difference.x.end(), 0.5) - difference.x.begin());
    const double odds = difference.x[place] / (1 - difference.x[place]);
    QVERIFY(std::abs(difference.y[place] - (1 + odds) / 6) < 1e-12);
    QCOMPARE(chart.backdrop.bands[0].series, 1);
    QVERIFY(chart.backdrop.bands[0].lower[place] < difference.y[place]);
    QCOMPARE(shown.panel.paperFigure().kind, u"benefit-difference"_s);
    QVERIFY2(shown.panel.paperFigure().description.startsWith(u"Difference in net benefit from "_s),
             qPrintable(shown.panel.paperFigure().description));
    Alone<ui::DecisionPanel> one(six());
    one.panel.differenceSwitch().trigger();
    Charts::settle();
    QVERIFY2(one.panel.chart().emptyText().contains(u"two models"_s),
             qPrintable(one.panel.chart().emptyText()));
}

void TestClassifierCharts::smoothCalibration()
{
    const ThreeHundred samples;
    Alone<ui::CalibrationPanel> shown(sessionOf(samples.labels, samples.scores));
    QVERIFY(!shown.panel.chart().chart().backdrop.whiskers.empty());
    shown.panel.smoothSwitch().trigger();
    Charts::settle();
    QTRY_COMPARE(shown.panel.chart().chart().backdrop.bands.size(), std::size_t{1});
    const ui::Chart& chart = shown.panel.chart().chart();
    QCOMPARE(chart.series[0].x.size(), std::size_t{101});
    QVERIFY2(chart.series[0].name.contains(u"ICI "_s), qPrintable(chart.series[0].name));
    QVERIFY(chart.backdrop.whiskers.empty());
    // The places of the band are those of the curve, and it is around it.
    const ui::ChartBackdrop::Band& band = chart.backdrop.bands[0];
    QCOMPARE(band.x.size(), chart.series[0].x.size());
    QVERIFY(band.lower[50] < chart.series[0].y[50] && chart.series[0].y[50] < band.upper[50]);
    // What is not drawn is not described.
    const QString described = shown.panel.paperFigure().description;
    QVERIFY2(!described.contains(u"in each bin"_s) && described.contains(u"ICI "_s),
             qPrintable(described));
    const QString caption = shown.panel.paperFigure().caption;
    QVERIFY2(caption.contains(QRegularExpression(u"E90 0\\.\\d+ \\(95% CI: "_s)),
             qPrintable(caption));
}

/// The first three samples find both of their positives, the others none of one: Wilson's ends.
void TestClassifierCharts::forestOfSubgroups()
{
    core::SampleSession session = six();
    ui::ClassifierDocument document;
    document.load(session, {}, u"Open"_s);
    const auto drawn = [&document] {
        return ui::SubgroupsChart(
                   document, "recall",
                   std::make_shared<const ui::SubgroupFacts>(ui::subgroupWork(document)({})))
            .figure();
    };
    const ui::PaperFigure none = drawn();
    QVERIFY(!none.paint);
    QVERIFY2(none.whyNone.contains(u"No subgroups"_s), qPrintable(none.whyNone));
    session.samples.columns = {{"half", {0, 0, 0, 1, 1, 1}, {"first", "second"}}};
    document.load(session, {}, u"Open"_s);
    const ui::PaperFigure figure = drawn();
    QVERIFY(figure.paint);
    QCOMPARE(figure.kind, u"subgroups"_s);
    const core::Table table = figure.data().table;
    QStringList names;
    for (const auto& row : table.rows)
        names << QString::fromStdString(row[4].text) + u' ' + QString::fromStdString(row[5].text);
    QCOMPARE(names,
             (QStringList{u"All samples 3/6*"_s, u"half "_s, u"first 2/3*"_s, u"second 1/3*"_s}));
    QVERIFY(!table.rows[1][0].number);
    QCOMPARE(*table.rows[2][0].number, 1.0);
    QVERIFY(std::abs(*table.rows[2][2].number - 0.34238) < 0.00001);
    QCOMPARE(*table.rows[3][0].number, 0.0);
    QVERIFY(std::abs(*table.rows[3][3].number - 0.79345) < 0.00001);
    // From the top down.
    QCOMPARE(*table.rows[0][1].number, 4.0);
    QVERIFY2(figure.description.contains(u"first: 1.0000."_s), qPrintable(figure.description));
    QVERIFY(figure.caption.contains(u"* Few samples of a class."_s));
    // A star is explained only where there is one.
    core::SampleSession large = session;
    for (int copies = 1; copies < 64; copies *= 2) {
        const core::Samples half = large.samples;
        core::Samples& both = large.samples;
        both.labels.insert(both.labels.end(), half.labels.begin(), half.labels.end());
        both.ids.insert(both.ids.end(), half.ids.begin(), half.ids.end());
        for (std::size_t model = 0; model < half.models.size(); ++model)
            both.models[model].values.insert(both.models[model].values.end(),
                                             half.models[model].values.begin(),
                                             half.models[model].values.end());
        both.columns[0].of.insert(both.columns[0].of.end(), half.columns[0].of.begin(),
                                  half.columns[0].of.end());
    }
    document.load(large, {}, u"Open"_s);
    const QString caption = drawn().caption;
    QVERIFY2(!caption.contains(u"Few samples of a class"_s), qPrintable(caption));
}

/// The window draws what the command line writes, for the measure and the threshold chosen.
void TestClassifierCharts::forestInTheWindow()
{
    core::SampleSession session = six();
    session.samples.columns = {{"half", {0, 0, 0, 1, 1, 1}, {"first", "second"}}};
    Alone<ui::SubgroupsPanel> shown(session);
    const auto row = [&shown](std::size_t place) -> const ui::ForestChart::Row& {
        return shown.panel.view().chart().rows.at(place);
    };
    QCOMPARE(shown.panel.view().chart().rows.size(), std::size_t{4});
    QCOMPARE(shown.panel.view().chart().xTitle, u"AUC"_s);
    QCOMPARE(row(2).name, u"first"_s);
    QVERIFY(shown.panel.view().minimumSizeHint().height() > 4 * shown.panel.fontMetrics().height());
    QComboBox& measure = shown.panel.measure();
    measure.setFocus();
    while (!measure.currentText().startsWith(u"Recall"_s))
        QTest::keyClick(&measure, Qt::Key_Down);
    QCOMPARE(row(2).marks[0].value, 1.0);
    QCOMPARE(row(3).marks[0].value, 0.0);
    // At 0.2, the last positive is found, too.
    shown.document.setThreshold(0.2);
    Charts::settle();
    QCOMPARE(row(3).marks[0].value, 1.0);
    QCOMPARE(shown.panel.paperFigure().kind, u"subgroups"_s);
    const auto& view = shown.panel.view();
    QVERIFY2(view.accessibleDescription().contains(u"second: 1.0000."_s),
             qPrintable(view.accessibleDescription()));
    // With much to do, they come later.
    shown.panel.work().setMuch(1);
    shown.document.setThreshold(0.95);
    QTRY_COMPARE(row(2).marks[0].value, 0.0);
    shown.document.load(six(), {}, u"Open"_s);
    Charts::settle();
    QVERIFY(view.chart().rows.empty());
    QVERIFY2(view.emptyText().contains(u"No subgroups"_s), qPrintable(view.emptyText()));
}

/// Of nine rows, three are left out; at 0.5, three of six are predicted positive, two rightly.
void TestClassifierCharts::flowOfSamples()
{
    core::SampleSession session = six();
    ui::ClassifierDocument document;
    document.load(session, {}, u"Open"_s);
    const auto told = [&document] {
        QStringList rows;
        for (const auto& row : ui::FlowChart(document).figure().data().table.rows)
            rows << QString::fromStdString(row[0].text) + u' ' + QString::number(*row[1].number);
        return rows;
    };
    QCOMPARE(told(),
             (QStringList{u"Rows read 6"_s, u"Samples analysed 6"_s,
                          u"Samples analysed: positive (clicked) 3"_s,
                          u"Samples analysed: negative (ignored) 3"_s, u"predicted positive 3"_s,
                          u"predicted positive: true positive 2"_s,
                          u"predicted positive: false positive 1"_s, u"predicted negative 3"_s,
                          u"predicted negative: false negative 1"_s,
                          u"predicted negative: true negative 2"_s}));
    QVERIFY(!ui::FlowChart(document).figure().methods.contains(u"Rows left out"_s));
    session.samples.leftOut = {.withoutScore = 1, .ofUnknownLabel = 2};
    document.load(session, {}, u"Open"_s);
    QCOMPARE(
        told().mid(0, 5),
        (QStringList{u"Rows read 9"_s, u"Left out 3"_s, u"Left out: with a label to leave out 2"_s,
                     u"Left out: without a score from a model 1"_s, u"Samples analysed 6"_s}));
    const QString seen = ui::FlowChart(document).figure().description;
    for (const char* part : {"with a label to leave out: 2", "without a score from a model: 1",
                             "positive (clicked): 3", "negative (ignored): 3", "true positive: 2",
                             "false positive: 1", "false negative: 1", "true negative: 2"})
        QVERIFY2(seen.contains(QString::fromLatin1(part)), qPrintable(seen));
    session.samples.leftOut.labels = {"unclear"};
    session.samples.leftOut.models = {"score"};
    session.samples.leftOut.withoutLabel = 4;
    document.load(session, {}, u"Open"_s);
    const QString named = ui::FlowChart(document).figure().description;
    for (const char* part : {"Rows read: 13", "labelled “unclear”: 2", "without a label: 4",
                             "without a score from score: 1"})
        QVERIFY2(named.contains(QString::fromUtf8(part)), qPrintable(named));
    const QString methods = ui::FlowChart(document).figure().methods;
    QVERIFY2(methods.contains(u"Rows left out: 7 of 13 (2 labelled “unclear”, 4 without a label, "
                              u"1 without a score from score). Only rows with every score are "
                              u"analysed (complete cases)."_s),
             qPrintable(methods));
    QImage small(20, 20, QImage::Format_RGB32);
    ui::FigureStyle style;
    style.notes.begin();
    ui::FlowChart(document).figure().paint(small, QSizeF(60, 40), style);
    QVERIFY(!style.notes.texts().isEmpty());
    document.load({}, {}, u"Open"_s);
    QVERIFY(!ui::FlowChart(document).figure().paint);
}

void TestClassifierCharts::captionsSayWhatTheThresholdIsFor()
{
    ui::ClassifierDocument document;
    document.load(six(), {}, u"Open"_s);
    const auto methods = [&document] { return ui::DecisionChart(document).figure().methods; };
    document.setThreshold(0.9);
    QVERIFY(!methods().contains(u"was chosen"_s));
    document.jumpTo({.kind = core::ThresholdAim::Kind::Youden});
    QVERIFY2(methods().contains(
                 u"The threshold was chosen on these samples for the highest Youden index."_s),
             qPrintable(methods()));
    document.setThreshold(0.7);
    QVERIFY(!methods().contains(u"was chosen"_s));
    document.setThreshold(0.9);
    document.setHigherIsPositive(false);
    QVERIFY(!methods().contains(u"was chosen"_s));
}

void TestClassifierCharts::contours()
{
    using Style = ui::CurveDecoration::Style;
    Charts charts;
    ui::CurveView& view = charts.precisionRecall.view();
    QCOMPARE(decorations(view, Style::Contour), 0);
    // All positive: half of the samples are.
    QCOMPARE(view.chart().decorations[0].points[0].y, 0.5);
    charts.flip(charts.precisionRecall, charts.precisionRecall.contourSwitch());
    QCOMPARE(decorations(view, Style::Contour), 4);
    for (const ui::CurveDecoration& contour : view.chart().decorations) {
        if (contour.style != Style::Contour)
            continue;
        const auto f = [](core::CurvePoint p) { return 2 * p.x * p.y / (p.x + p.y); };
        for (const core::CurvePoint& point : contour.points)
            QVERIFY(std::abs(f(point) - f(contour.points.front())) < 1e-12);
        QCOMPARE(contour.points.front().y, 1.0);
        QCOMPARE(contour.points.back().x, 1.0);
    }
}

void TestClassifierCharts::lift()
{
    Charts charts;
    charts.flip(charts.gain, charts.gain.liftSwitch());
    QCOMPARE(charts.gain.title(), u"Lift"_s);
    // The first accepts 1 of 6 samples, a positive: twice the share of all.
    const core::CurvePoint first = charts.gain.view().chart().lines[0].curve->at(0);
    QCOMPARE(first.x, 1.0 / 6);
    QCOMPARE(first.y, 2.0);
    // Lift has no value where nothing is accepted, so its points are one behind the sweep's.
    QCOMPARE(charts.gain.view().current()->index, std::size_t{1});
    charts.dragCurve(charts.gain, 3);
    QCOMPARE(charts.document.threshold(), 0.2);
    charts.document.setThreshold(1);
    QVERIFY(!charts.gain.view().current());
    QCOMPARE(charts.roc.view().current()->index, std::size_t{0});
}

void TestClassifierCharts::detAxes()
{
    Charts charts;
    charts.flip(charts.roc, charts.roc.detSwitch());
    QCOMPARE(charts.roc.title(), u"DET curve"_s);
    QVERIFY(!charts.roc.hullSwitch().isEnabled());
    // The sweep's points 2 and 3 have both kinds of errors: (1/3, 1/3) and (2/3, 1/3).
    ui::CurveView& view = charts.roc.view();
    QCOMPARE(view.chart().lines[0].curve->size(), std::size_t{2});
    // At the first of these points, both rates are 1/3.
    QCOMPARE(view.chart().lines[0].name, u"DET, EER 0.3333"_s);
    const core::CurvePoint first = view.chart().lines[0].curve->at(0);
    // R: qnorm(1/3)
    QVERIFY(std::abs(first.x - -0.4307272992954576) < 1e-12);
    QVERIFY(std::abs(first.y - -0.4307272992954576) < 1e-12);
    QVERIFY((view.current() == ui::CurvePlace{0, 0}));
    charts.dragCurve(charts.roc, 1);
    QCOMPARE(charts.document.threshold(), 0.3);
    QTest::mouseMove(&view, view.positionOf(ui::CurvePlace{0, 0}).toPoint());
    QVERIFY2(view.tipText().contains(u"0.3333"_s), qPrintable(view.tipText()));
    charts.document.setThreshold(0.9);
    QVERIFY(!view.current());
    charts.document.load(sixByTwo(), {}, u"Open"_s);
    QCOMPARE(view.chart().lines[1].curve->size(), std::size_t{0});
}

void TestClassifierCharts::ratesAtTheThreshold()
{
    Charts charts;
    const ui::Chart& chart = charts.rates.chart().chart();
    QStringList found;
    for (const ui::Series& series : chart.series)
        found << series.name;
    QCOMPARE(found,
             (QStringList{u"Accuracy"_s, u"Precision"_s, u"Recall"_s, u"Specificity"_s, u"F1"_s}));
    QCOMPARE(chart.marker, 0.5);
    QCOMPARE(chart.markerLabel, u"threshold 0.5 ⇔ drag"_s);
    QVERIFY(charts.rates.chart().accessibleDescription().endsWith(
        u"At threshold 0.5: Accuracy 0.6667, Precision 0.6667, Recall 0.6667, "
        "Specificity 0.6667, F1 0.6667."_s));
    // Above 0.9 nothing is accepted, so there is no precision, and the recall is 0.
    QVERIFY(std::isnan(chart.series[1].y.back()));
    QCOMPARE(chart.series[2].y.back(), 0.0);
}

void TestClassifierCharts::chosenRates()
{
    Charts charts;
    for (QAction* action : charts.rates.choiceButton().menu()->actions())
        if (action->text() == u"MCC"_s || action->text() == u"Recall"_s)
            action->trigger();
    QVERIFY((charts.rates.rates() ==
             std::vector{core::ThresholdMetric::Accuracy, core::ThresholdMetric::Precision,
                         core::ThresholdMetric::Specificity, core::ThresholdMetric::F,
                         core::ThresholdMetric::Mcc}));
    const ui::Chart& chart = charts.rates.chart().chart();
    QCOMPARE(chart.series.back().name, u"MCC"_s);
    core::ClassifierSettings settings;
    settings.beta = 2;
    charts.document.setSettings(settings, u"Beta"_s);
    QCOMPARE(chart.series[3].name, u"F2"_s);
    QStringList offered;
    for (const QAction* action : charts.rates.choiceButton().menu()->actions())
        offered << action->text();
    QVERIFY(offered.contains(u"F2"_s) && !offered.contains(u"F1"_s));
}

void TestClassifierCharts::calibrationOfSix()
{
    Charts charts;
    const ui::Chart& chart = charts.calibration.chart().chart();
    QCOMPARE(chart.series.size(), std::size_t{1});
    // Bins of a tenth, closed on the right: 0.1 −, 0.2 +, 0.3 −, 0.7 ±, 0.9 +.
    QCOMPARE(chart.series[0].x, (std::vector<double>{0.1, 0.2, 0.3, 0.7, 0.9}));
    QCOMPARE(chart.series[0].y, (std::vector<double>{0, 1, 0, 0.5, 1}));
    QVERIFY(chart.backdrop.hasDiagonal);
    QCOMPARE(chart.backdrop.bars.size(), std::size_t{5});
    QCOMPARE(chart.backdrop.bars[3].share, 1.0);
    QCOMPARE(chart.backdrop.bars[0].share, 0.5);
    // (0.1 + 0.8 + 0.3 + 2·0.2 + 0.1) / 6
    QCOMPARE(charts.calibration.values().rowText(0), u"ECE 0.2833"_s);
    QCOMPARE(charts.calibration.values().rowText(1), u"MCE 0.8000"_s);
    QCOMPARE(charts.calibration.values().rowText(4), u"AUC 0.7222"_s);
}

void TestClassifierCharts::calibrationOfSeveralModels()
{
    Alone<ui::CalibrationPanel> shown(sixByTwo());
    const ui::Chart& chart = shown.panel.chart().chart();
    QCOMPARE(chart.series.size(), std::size_t{2});
    QCOMPARE(chart.series[0].name, u"score, ECE 0.2833"_s);
    QCOMPARE(chart.series[1].name, u"perfect, ECE 0.2000"_s);
    QCOMPARE(chart.series[1].ending, u", ECE 0.2000"_s);
    // A bin of two samples, one of them positive: Wilson's interval of 1/2 with n = 2.
    const auto whisker = std::find_if(
        chart.backdrop.whiskers.begin(), chart.backdrop.whiskers.end(),
        [](const auto& each) { return each.series == 0 && std::abs(each.x - 0.7) < 1e-12; });
    QVERIFY(whisker != chart.backdrop.whiskers.end());
    QVERIFY(std::abs(whisker->lower - 0.0945) < 1e-4 && std::abs(whisker->upper - 0.9055) < 1e-4);
    // The bars are of the model in front.
    const auto bars = chart.backdrop.bars;
    shown.document.setModel(1);
    Charts::settle();
    QVERIFY(chart.backdrop.bars != bars);
    QCOMPARE(chart.series.size(), std::size_t{2});
    const ui::PaperFigure figure = shown.panel.paperFigure();
    QVERIFY2(figure.caption.contains(u"Calibration of the models score, perfect: "_s) &&
                 figure.caption.contains(u"number of samples per bin of perfect"_s) &&
                 figure.caption.contains(u"95% Wilson intervals"_s),
             qPrintable(figure.caption));
    QVERIFY2(figure.description.contains(u"perfect lies above the diagonal in 3 of 6 bins"_s),
             qPrintable(figure.description));
    const core::Table table = figure.data().table;
    const auto hasColumn = [&table](const std::string& heading) {
        return std::any_of(table.columns.begin(), table.columns.end(),
                           [&](const auto& column) { return column.heading == heading; });
    };
    QVERIFY(hasColumn("perfect: samples per bin"));
    QVERIFY(hasColumn("perfect; ECE 0.2000: lower end"));
    shown.panel.choice(core::Calibration::Isotonic).click();
    Charts::settle();
    QStringList names;
    for (const ui::Series& series : chart.series)
        names << series.name.section(u", ECE"_s, 0, 0);
    QCOMPARE(names.join(u" | "_s),
             u"score (recalibrated) | perfect (recalibrated) | perfect, raw scores | map fitted to "
             "all samples"_s);
}

/// Of more than three models those of the current model alone; figures favour no model.
void TestClassifierCharts::whiskersOfManyModels()
{
    core::SampleSession session = six();
    while (session.samples.models.size() < 4)
        session.samples.models.push_back(session.samples.models.front());
    session.model = 2;
    const Alone<ui::CalibrationPanel> shown(session);
    const auto& whiskers = const_cast<ui::CalibrationPanel&>(shown.panel).chart().chart().backdrop;
    QVERIFY(!whiskers.whiskers.empty());
    for (const auto& whisker : whiskers.whiskers)
        QCOMPARE(whisker.series, 2);
    QVERIFY(!shown.panel.paperFigure().caption.contains(u"Whiskers"_s));
}

void TestClassifierCharts::aModelWithoutProbabilities()
{
    core::SampleSession session = sixByTwo();
    session.samples.models[1].values[0] = 2.5;
    Alone<ui::CalibrationPanel> shown(session);
    QCOMPARE(shown.panel.chart().chart().series.size(), std::size_t{1});
    QVERIFY(shown.panel.paperFigure().caption.contains(
        u"The scores of perfect are not probabilities."_s));
}

void TestClassifierCharts::distributionHasARowForEveryModel()
{
    core::SampleSession session = sixByTwo();
    session.samples.models[1].values[5] = -3;
    Alone<ui::DistributionPanel> shown(session);
    const ui::PaperFigure rows = shown.panel.paperFigure();
    QCOMPARE(rows.kind, u"distribution"_s);
    QCOMPARE(rows.panels.size(), std::size_t{2});
    QCOMPARE(rows.panelColumns, 1);
    QCOMPARE(rows.panels[0].title + u" | "_s + rows.panels[1].title, u"score | perfect"_s);
    // One axis of scores.
    const ui::FigureData first = rows.panels[0].data();
    QCOMPARE(first.x->lower, -3.0);
    QCOMPARE(first.x, rows.panels[1].data().x);
    QVERIFY2(rows.caption.contains(u"of the models score, perfect: count per class"_s),
             qPrintable(rows.caption));
    QVERIFY2(
        rows.description.contains(
            u"half of the positives score 0.700 or more, half of the negatives 0.300 or more"_s),
        qPrintable(rows.description));
    shown.panel.everyModelAction().trigger();
    const ui::PaperFigure front = shown.panel.paperFigure();
    QVERIFY(front.panels.empty());
    QVERIFY(front.caption.contains(u"of the model “score”: "_s));
}

void TestClassifierCharts::distributionShowsEveryModelThatFindsRoom()
{
    core::SampleSession session = sixByTwo();
    session.samples.models[1].values[5] = -3;
    Alone<ui::DistributionPanel> shown(session);
    const auto axes = [&shown] {
        QStringList titles;
        for (const auto* view : shown.panel.findChildren<ui::HistogramView*>())
            if (view->isVisible())
                titles << view->histogram().xTitle;
        titles.sort();
        return titles.join(u" | "_s);
    };
    QCOMPARE(axes(), u"score of perfect | score of score"_s);
    ui::HistogramView& other = shown.panel.grid().view(1);
    // One axis of scores and one threshold, whichever is dragged.
    QCOMPARE(other.histogram().edges, shown.panel.view().histogram().edges);
    QVERIFY(!other.geometry().intersects(shown.panel.view().geometry()));
    Charts::press(other, Qt::Key_Home);
    QCOMPARE(shown.panel.view().marks().threshold, shown.document.threshold());
    QCOMPARE(other.marks().threshold, shown.document.threshold());
    // The one in front stays where its model stands.
    shown.document.setModel(1);
    Charts::settle();
    QCOMPARE(shown.panel.view().histogram().xTitle, u"score of perfect"_s);
    QVERIFY(shown.panel.view().x() > shown.panel.grid().view(0).x());
    shown.panel.resize(240, 200);
    Charts::settle();
    QCOMPARE(axes(), u"score of perfect"_s);
    shown.panel.resize(520, 380);
    shown.panel.everyModelAction().trigger();
    Charts::settle();
    QCOMPARE(axes(), u"score of perfect"_s);
}

/// Below a style sheet, as in a presentation.
void TestClassifierCharts::histogramsOfAllModelsHaveOneType()
{
    QWidget hall;
    hall.resize(1000, 700);
    QFont type = hall.font();
    type.setPixelSize(24);
    hall.setFont(type);
    ClassifierDocument document;
    ui::DistributionPanel panel(document, &hall);
    panel.resize(hall.size());
    hall.setStyleSheet(ui::windowStyle(ui::Theme::of(hall)));
    hall.show();
    document.load(sixByTwo(), {}, u"Open"_s);
    Charts::settle();
    QVERIFY(panel.grid().view(1).isVisible());
    QCOMPARE(panel.grid().view(1).font().pixelSize(), 24);
    hall.setStyleSheet(QString());
    type.setPixelSize(30);
    hall.setFont(type);
    QCOMPARE(panel.grid().view(1).font().pixelSize(), 30);
}

void TestClassifierCharts::labelsOfCostsStandOnNoLine()
{
    core::SampleSession session = manySamples(200);
    session.threshold = 0.3;
    const Alone<ui::CostPanel> shown(session);
    for (const QSizeF points : {QSizeF(240, 170), QSizeF(340, 226)}) {
        QImage page((points * 4).toSize(), QImage::Format_RGB32);
        const ui::Look look = ui::paperLook({}, page, points);
        ui::CurveFigure figure;
        figure.setChart(shown.panel.view().chart());
        figure.arrange(look, ui::pageRoom(look), 1);
        figure.paint(page);
        const QPointF up(0, 1.5 * look.scale);
        const auto isOnWords = [&](QPointF place) {
            return figure.coversWords({place, QSizeF(0.1, 0.1)});
        };
        for (const ui::CurveDecoration& line : figure.chart().decorations) {
            // A faint one may pass where there is no room.
            if (line.style == ui::CurveDecoration::Style::Contour && points.width() < 300)
                continue;
            for (int step = 0; step <= 200; ++step) {
                const core::CurvePoint from = line.points.front();
                const core::CurvePoint to = line.points.back();
                const QPointF place = figure.frame().at(std::lerp(from.x, to.x, step / 200.0),
                                                        std::lerp(from.y, to.y, step / 200.0));
                QVERIFY2(!isOnWords(place - up) || !isOnWords(place + up), qPrintable(line.label));
            }
        }
    }
}

void TestClassifierCharts::legendsSayThatScoresAreRecalibrated()
{
    Charts charts(sixByTwo());
    charts.calibration.choice(core::Calibration::Isotonic).click();
    Charts::settle();
    // Each sample by a fit to the other five: 1/2, 1/3, 1, 2/3, 0, 1/2 tie one pair of nine and
    // lose the others. Of perfect, the lowest positive falls to 0 and ties with every negative.
    QCOMPARE(names(charts.roc.view()), (QStringList{u"score (recalibrated), AUC 0.0556"_s,
                                                    u"perfect (recalibrated), AUC 0.8333"_s}));
    const QString caption = charts.roc.paperFigure().caption;
    QVERIFY2(caption.contains(u"score (recalibrated)"_s), qPrintable(caption));
}

void TestClassifierCharts::calibrationLowersTheLogLoss_data()
{
    QTest::addColumn<int>("calibration");
    QTest::newRow("isotonic") << int(core::Calibration::Isotonic);
    QTest::newRow("Platt") << int(core::Calibration::Platt);
}

void TestClassifierCharts::calibrationLowersTheLogLoss()
{
    QFETCH(const int, calibration);
    Charts charts(manySamples(1000, 0.3, 1.65, 3));
    QTest::mouseClick(&charts.calibration.choice(core::Calibration(calibration)), Qt::LeftButton);
    QCOMPARE(int(charts.document.session().settings.calibration), calibration);
    QCOMPARE(charts.calibration.chart().chart().series.size(), std::size_t{3});
    const auto numbers = [&charts](std::size_t row) {
        const QStringList texts = charts.calibration.values().rowText(row).split(u' ');
        return std::pair(texts[texts.size() - 2].toDouble(), texts.last().toDouble());
    };
    const auto [lossBefore, lossAfter] = numbers(3);
    QVERIFY(lossAfter < lossBefore);
    // Out of fold, the order of samples is hardly better than before.
    const auto [aucBefore, aucAfter] = numbers(4);
    QVERIFY2(aucAfter <= aucBefore + 0.002 && aucAfter > aucBefore - 0.03,
             qPrintable(u"%1 %2"_s.arg(aucBefore).arg(aucAfter)));
    QCOMPARE(charts.distribution.view().histogram().xTitle, u"calibrated score"_s);
    charts.document.history().undo();
    QVERIFY(charts.calibration.choice(core::Calibration::None).isChecked());
    QCOMPARE(charts.calibration.chart().chart().series.size(), std::size_t{1});
}

void TestClassifierCharts::marginsAreNoProbabilities()
{
    core::SampleSession session = six();
    for (double& score : session.samples.models[0].values)
        score = 10 * score - 5;
    Charts charts(session);
    QVERIFY(charts.calibration.chart().emptyText().startsWith(
        u"A score is outside 0 to 1, so it is not a probability."_s));
    QCOMPARE(charts.calibration.values().rowText(3), u"Log loss –"_s);
    QTest::mouseClick(&charts.calibration.choice(core::Calibration::Platt), Qt::LeftButton);
    const ui::Chart& chart = charts.calibration.chart().chart();
    QCOMPARE(chart.series.size(), std::size_t{1});
    // ECE of ten bins: Platt's curve fitted to the other five samples gives a to f 0.5069, 0.4861,
    // 0.7398, 0.5214, 0.1888, 0.4928 (Newton's method in double precision).
    QCOMPARE(chart.series[0].name, u"score (recalibrated), ECE 0.2667"_s);
}

/// Nine curves leave no corner free, but a square leaves room at its right.
void TestClassifierCharts::manyNamesAreBesideTheSquare()
{
    core::SampleSession session = six();
    const core::ModelScores scores = session.samples.models.front();
    session.samples.models.clear();
    for (char letter = 'A'; letter <= 'I'; ++letter) {
        session.samples.models.push_back(scores);
        session.samples.models.back().name = std::string("Model ") + letter;
        std::vector<double>& values = session.samples.models.back().values;
        std::rotate(values.begin(), values.begin() + (letter - 'A') % 6, values.end());
    }
    Alone<ui::RocPanel> shown(session);
    for (const QSize size : {QSize(400, 292), QSize(520, 380)}) {
        shown.panel.resize(size);
        Charts::settle();
        const ui::CurveView& view = shown.panel.view();
        QVERIFY(!view.legendArea().isEmpty());
        QVERIFY2(!view.legendArea().intersects(view.dataArea()),
                 qPrintable(QString::number(size.width())));
        QVERIFY(QRectF(view.rect()).contains(view.legendArea()));
        QVERIFY(std::abs(view.dataArea().width() - view.dataArea().height()) < 2);
    }
}

void TestClassifierCharts::currentSampleIsShown()
{
    Charts charts;
    QVERIFY(!charts.distribution.view().marks().highlight);
    charts.document.setCurrentSample(3);
    QCOMPARE(charts.distribution.view().marks().highlight, 0.3);
    QCOMPARE(charts.distribution.view().marks().highlightText, u"d"_s);
    QVERIFY((charts.roc.view().highlight() == std::vector<ui::CurvePlace>{{0, 3}}));
    charts.document.pointAt(0);
    QCOMPARE(charts.distribution.view().marks().highlight, 0.9);
    QCOMPARE(charts.distribution.view().marks().highlightText, u"a"_s);
    charts.document.pointAt(std::nullopt);
    QCOMPARE(charts.distribution.view().marks().highlight, 0.3);
}

void TestClassifierCharts::binsAreTold()
{
    Charts charts;
    ui::HistogramView& view = charts.distribution.view();
    // Five bins of 0.2: 0.1 | 0.3, 0.2 | | 0.7, 0.7 | 0.9
    QCOMPARE(view.histogram().positives, (std::vector<double>{0, 1, 0, 1, 1}));
    QCOMPARE(view.histogram().negatives, (std::vector<double>{1, 1, 0, 1, 0}));
    const QPointF inFourth(view.pixelOf(0.65), view.dataArea().center().y());
    QCOMPARE(view.tipAt(inFourth), u"<qt><b>Scores 0.600 to 0.800</b><br>positive (clicked): 1<br>"
                                   "negative (ignored): 1</qt>"_s);
    QCOMPARE(view.tipAt({1, 1}), QString());
    QVERIFY(view.barOf(2, HistogramFigure::Class::Positive).isNull());
    QCOMPARE(view.barOf(3, HistogramFigure::Class::Positive),
             view.barOf(3, HistogramFigure::Class::Negative));
    charts.distribution.setBins(10);
    QCOMPARE(view.histogram().bins(), std::size_t{10});
}

void TestClassifierCharts::logarithmicCounts()
{
    Charts charts(manySamples(1000));
    ui::HistogramView& view = charts.distribution.view();
    const auto heightOf = [&view](double count) {
        const auto& counts = view.histogram().negatives;
        for (std::size_t bin = 0; bin < counts.size(); ++bin)
            if (counts[bin] == count)
                return view.barOf(bin, HistogramFigure::Class::Negative).height();
        return 0.0;
    };
    const auto& counts = view.histogram().negatives;
    const double most = *std::max_element(counts.begin(), counts.end());
    const double some = *std::find_if(counts.begin(), counts.end(),
                                      [most](double count) { return count > 0 && count < most; });
    QVERIFY(std::abs(heightOf(some) / heightOf(most) - some / most) < 1e-9);
    charts.distribution.logarithmicAction().trigger();
    QVERIFY(std::abs(heightOf(some) / heightOf(most) - std::log(1 + some) / std::log(1 + most)) <
            1e-9);
}

void TestClassifierCharts::smallWeightsAreDrawn()
{
    core::SampleSession session = six();
    session.samples.weights = {0.125, 0.25, 0.125, 0.125, 0.125, 0.125};
    Charts charts(session);
    const ui::HistogramView& view = charts.distribution.view();
    QCOMPARE(view.histogram().yTitle, u"weight"_s);
    QCOMPARE(view.histogram().positives, (std::vector<double>{0, 0.125, 0, 0.25, 0.125}));
    // The highest bar takes nearly the whole height.
    const double height = view.barOf(3, HistogramFigure::Class::Positive).height();
    QVERIFY(height > 0.9 * view.dataArea().height());
    QVERIFY(charts.distribution.view().accessibleDescription().endsWith(
        u"positives with a total weight of 0.375 (of 0.500) and negatives with a total weight of 0.125 (of 0.375) are predicted positive."_s));
}

void TestClassifierCharts::aMovedThresholdRepaintsItsMarkOnly()
{
    Charts charts(manySamples(1000));
    ui::HistogramView& view = charts.distribution.view();
    ranking_samples::PaintedArea painted(view);
    charts.document.setThreshold(0.51);
    Charts::settle();
    QVERIFY(painted.region.contains(
        QPointF(view.pixelOf(0.51), view.dataArea().center().y()).toPoint()));
    const QRect all = painted.region.boundingRect();
    QVERIFY2(all.width() < view.width() / 2, qPrintable(QString::number(all.width())));
}

void TestClassifierCharts::hiddenPanelsDoNotWork()
{
    Charts charts;
    charts.roc.hide();
    charts.distribution.hide();
    charts.document.setThreshold(0.25);
    charts.document.setPositive(0);
    QCOMPARE(charts.roc.view().current()->index, std::size_t{2});
    QCOMPARE(charts.distribution.view().marks().threshold, 0.5);
    charts.roc.show();
    charts.distribution.show();
    QCOMPARE(charts.shown(), u"3"_s);
    QCOMPARE(charts.distribution.view().histogram().positiveName, u"positive (ignored)"_s);
}

void TestClassifierCharts::nothingToShow_data()
{
    QTest::addColumn<bool>("hasSamples");
    QTest::addColumn<QString>("roc");
    QTest::newRow("no samples")
        << false << u"Open or paste a table of labels and scores to see this curve."_s;
    QTest::newRow("one class") << true
                               << u"There are no positive samples, so the denominator is 0."_s;
}

void TestClassifierCharts::nothingToShow()
{
    QFETCH(const bool, hasSamples);
    QFETCH(const QString, roc);
    Charts charts;
    core::SampleSession empty;
    empty.samples.models.push_back({"score", {}});
    charts.document.load(hasSamples ? oneClass() : empty, {}, u"Open"_s);
    Charts::settle();
    QCOMPARE(charts.roc.view().emptyText(), roc);
    QVERIFY(charts.roc.view().chart().lines.empty());
    QCOMPARE(charts.precisionRecall.view().emptyText(), roc);
    QVERIFY(!charts.roc.paperFigure().paint);
    QVERIFY(!charts.rates.chart().emptyText().isEmpty());
    QCOMPARE(charts.calibration.chart().chart().series.empty(), !hasSamples);
    QCOMPARE(charts.rates.chart().chart().series.empty(), !hasSamples);
    QCOMPARE(charts.distribution.view().histogram().bins() > 0, hasSamples);
    QCOMPARE(bool(charts.distribution.paperFigure().paint), hasSamples);
    charts.document.history().undo();
    QCOMPARE(charts.shown(), u"2"_s);
}

void TestClassifierCharts::paperFigures()
{
    Charts charts(manySamples(1000));
    const std::array figures{
        charts.roc.paperFigure(),          charts.precisionRecall.paperFigure(),
        charts.distribution.paperFigure(), charts.gain.paperFigure(),
        charts.rates.paperFigure(),        charts.calibration.paperFigure()};
    for (const ui::PaperFigure& figure : figures) {
        QVERIFY(!figure.title.isEmpty());
        QVERIFY(!figure.description.isEmpty());
        QImage paper(400, 300, QImage::Format_RGB32);
        paper.fill(Qt::red);
        figure.paint(paper, QSizeF(400, 300) * 72 / paper.logicalDpiX(), ui::FigureStyle{});
        QCOMPARE(paper.pixelColor(1, 1), QColor(Qt::white));
        // Nothing can be dragged on paper.
        QVERIFY2(!figure.description.contains(u"drag"_s), qPrintable(figure.description));
    }
}

void TestClassifierCharts::screenshots()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    QVERIFY(QDir().mkpath(folder));
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        core::SampleSession session = manySamples(1000);
        Charts charts(session);
        charts.document.setCurrentSample(5);
        const auto save = [&](const QString& name) {
            Charts::settle();
            QVERIFY(
                charts.window.grab().save(QStringLiteral("%1/charts-%2%3.png")
                                              .arg(folder, name, dark ? u"-dark"_s : QString())));
        };
        save(u"one"_s);
        charts.roc.hullSwitch().trigger();
        charts.roc.costSwitch().trigger();
        charts.precisionRecall.contourSwitch().trigger();
        charts.gain.liftSwitch().trigger();
        charts.distribution.logarithmicAction().trigger();
        session.samples.models.push_back({"weaker", session.samples.models[0].values});
        std::mt19937 random(4);
        for (double& score : session.samples.models[1].values)
            score = 0.6 * score + 0.4 * (random() / 4294967296.0);
        charts.document.load(session, {}, u"Open"_s);
        charts.calibration.choice(core::Calibration::Platt).click();
        save(u"two"_s);
        charts.calibration.choice(core::Calibration::Isotonic).click();
        charts.roc.detSwitch().trigger();
        charts.window.resize(1024, 640);
        save(u"three"_s);
    }
    adoptLook();
}

QTEST_MAIN(TestClassifierCharts)

}  // namespace tst_classifier_charts

#include "tst_classifier_charts.moc"
