// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/collection_samples.h"

#include "ui/charts/figure/figure_source.h"
#include "ui/classifier/chart/calibration_chart.h"
#include "ui/classifier/chart/curve_kinds.h"
#include "ui/classifier/chart/decision_chart.h"
#include "ui/classifier/chart/distribution_chart.h"
#include "ui/classifier/chart/rate_chart.h"
#include "ui/collection/chart/beside_chart.h"
#include "ui/collection/chart/group_chart.h"
#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/chart/query_differences.h"
#include "ui/collection/chart/query_distribution.h"
#include "ui/collection/chart/query_scatter.h"
#include "ui/collection/chart/recall_chart.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/discrimination/discrimination_chart.h"
#include "ui/export/report/report.h"
#include "ui/ranking/chart/cutoff_chart.h"
#include "ui/ranking/chart/gain_chart.h"
#include "ui/ranking/chart/list_recall_chart.h"
#include "ui/ranking/chart/ribbon_chart.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/ranking_page.h"

#include <QCursor>
#include <QGuiApplication>
#include <QImage>
#include <QRegularExpression>
#include <QTest>
#include <QTimer>

#include <memory>
#include <optional>

namespace tst_figure_source {

using namespace Qt::StringLiterals;

namespace {

using Make = std::unique_ptr<ui::WorkspacePage> (*)(QWidget&);

template <class Page>
std::unique_ptr<ui::WorkspacePage> made(QWidget& window)
{
    return std::make_unique<Page>(window, window);
}

QImage picture(const ui::PaperFigure& figure)
{
    QImage image(400, 300, QImage::Format_RGB32);
    image.setDotsPerMeterX(2835);
    image.setDotsPerMeterY(2835);
    image.fill(Qt::white);
    if (figure.paint)
        figure.paint(image, {400, 300}, {});
    return image;
}

/// The kinds of all figures, in order.
QStringList kinds(ui::WorkspacePage& page)
{
    QStringList kinds;
    for (ui::FigureSource* source : page.figures())
        kinds << ui::finishedFigure(*source).kind;
    return kinds;
}

/// The collection with its first run once more.
void addRun(ui::CollectionDocument& document)
{
    auto more = std::make_shared<core::Collection>(document.collection());
    more->runs.push_back(more->runs.front());
    more->runs.back().name = "once more";
    collection_samples::load(document, more);
}

/// The example, with groups, three runs and a query chosen where there are queries.
std::unique_ptr<ui::WorkspacePage> openedIn(QWidget& window, Make make)
{
    auto page = make(window);
    page->openExample();
    if (auto* collection = dynamic_cast<ui::CollectionPage*>(page.get())) {
        addRun(collection->document());
        collection->document().setSavedGroups({{"won", "delta > 0"}, {"others", "not delta > 0"}},
                                              u"Save groups"_s);
        collection->document().chooseQuery(0);
    }
    return page;
}

/// The figure of that kind, as the window has it.
ui::PaperFigure figureIn(ui::WorkspacePage& page, const QString& kind)
{
    for (ui::FigureSource* source : page.figures())
        if (const ui::PaperFigure figure = ui::finishedFigure(*source); figure.kind == kind)
            return figure;
    return {};
}

const ui::RankingDocument& list(const ui::Document& document)
{
    return static_cast<const ui::RankingDocument&>(document);
}

using Draw = ui::PaperFigure (*)(const ui::Document&);

template <class Chart>
ui::PaperFigure ofRuns(const ui::Document& document)
{
    return Chart(static_cast<const ui::CollectionDocument&>(document)).figure();
}

template <class Chart>
ui::PaperFigure ofSamples(const ui::Document& document)
{
    return Chart(static_cast<const ui::ClassifierDocument&>(document)).figure();
}

template <std::unique_ptr<ui::ModelCurves> (*curves)(const ui::ClassifierDocument&)>
ui::PaperFigure ofCurves(const ui::Document& document)
{
    return curves(static_cast<const ui::ClassifierDocument&>(document))->figure({});
}

/// The shown place of the workspaces, as the window has it.
void show(QWidget& window, ui::WorkspacePage& page)
{
    window.resize(1440, 900);
    page.workspace().resize(window.size());
    window.show();
    page.workspace().show();
}

}  // namespace

/// Charts are put on paper whether anyone sees their panel or not.
class TestFigureSource : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void unseenPagesHaveAllFigures_data();
    void unseenPagesHaveAllFigures();
    void panelsDrawWhatTheDocumentSays_data();
    void panelsDrawWhatTheDocumentSays();
    void switchesReachTheFigure_data();
    void switchesReachTheFigure();
    void aPanelBehindOthersIsDrawnAnew();
    void theChartInFrontComesFirst();
    void workBesideTheWindowIsWaitedFor();
    void whoeverWaitsForAReportSeesIt();
};

void TestFigureSource::unseenPagesHaveAllFigures_data()
{
    QTest::addColumn<Make>("page");
    QTest::addColumn<QString>("expected");
    QTest::newRow("Ranking") << Make(made<ui::RankingPage>)
                             << u"metric-vs-k gain ribbons precision-recall readers"_s;
    QTest::newRow("Classifier")
        << Make(made<ui::ClassifierPage>)
        << u"roc pr distribution calibration rates cumulative-gain cost decision subgroups"_s;
    QTest::newRow("Collection")
        << Make(made<ui::CollectionPage>)
        << u"delta scatter value-distribution mean-vs-k precision-vs-recall groups orders "
           u"discrimination beside"_s;
}

void TestFigureSource::unseenPagesHaveAllFigures()
{
    QFETCH(const Make, page);
    QFETCH(const QString, expected);
    QWidget window;
    const auto unseen = openedIn(window, page);
    QCOMPARE(kinds(*unseen).join(u' '), expected);
    for (ui::FigureSource* source : unseen->figures()) {
        const ui::PaperFigure figure = ui::finishedFigure(*source);
        QVERIFY2(figure.paint, qPrintable(figure.kind));
        QVERIFY(!figure.title.isEmpty());
        QVERIFY(!figure.description.isEmpty());
        QVERIFY(!window.isVisible());
    }
}

void TestFigureSource::panelsDrawWhatTheDocumentSays_data()
{
    QTest::addColumn<Make>("page");
    QTest::addColumn<Draw>("draw");
    const Make ranking = made<ui::RankingPage>;
    const Make classifier = made<ui::ClassifierPage>;
    const Make collection = made<ui::CollectionPage>;
    QTest::newRow("metric-vs-k") << ranking << Draw([](const ui::Document& document) {
        return ui::cutoffFigure(list(document), {});
    });
    QTest::newRow("gain") << ranking << Draw([](const ui::Document& document) {
        return ui::gainFigure(list(document), {});
    });
    QTest::newRow("ribbons") << ranking << Draw([](const ui::Document& document) {
        return ui::ribbonFigure(list(document), QLocale::c());
    });
    QTest::newRow("precision-recall") << ranking << Draw([](const ui::Document& document) {
        return ui::ListRecallChart(list(document)).figure();
    });
    QTest::newRow("roc") << classifier << Draw(ofCurves<ui::rocCurves>);
    QTest::newRow("pr") << classifier << Draw(ofCurves<ui::prCurves>);
    QTest::newRow("cumulative-gain") << classifier << Draw(ofCurves<ui::gainLiftCurves>);
    QTest::newRow("cost") << classifier << Draw(ofCurves<ui::costCurves>);
    QTest::newRow("distribution") << classifier << Draw(ofSamples<ui::DistributionChart>);
    QTest::newRow("rates") << classifier << Draw(ofSamples<ui::RateChart>);
    QTest::newRow("decision") << classifier << Draw(ofSamples<ui::DecisionChart>);
    QTest::newRow("calibration") << classifier << Draw([](const ui::Document& document) {
        ui::CalibrationChart chart(static_cast<const ui::ClassifierDocument&>(document));
        chart.update({});
        return chart.figure();
    });
    QTest::newRow("delta") << collection << Draw(ofRuns<ui::QueryDifferences>);
    QTest::newRow("scatter") << collection << Draw(ofRuns<ui::QueryScatter>);
    QTest::newRow("value-distribution") << collection << Draw(ofRuns<ui::QueryDistribution>);
    QTest::newRow("beside") << collection << Draw(ofRuns<ui::BesideChart>);
    QTest::newRow("groups") << collection << Draw(ofRuns<ui::GroupChart>);
    QTest::newRow("mean-vs-k") << collection << Draw([](const ui::Document& document) {
        const auto& runs = static_cast<const ui::CollectionDocument&>(document);
        const ui::MeanCurves means = ui::meanWork(runs)({});
        return ui::MeanChart(runs, means).figure();
    });
    QTest::newRow("discrimination") << collection << Draw([](const ui::Document& document) {
        const auto& runs = static_cast<const ui::CollectionDocument&>(document);
        const ui::MeasuresTold told = ui::discriminationWork(runs, {})({}, {});
        return ui::DiscriminationChart(runs, told).figure();
    });
    QTest::newRow("precision-vs-recall") << collection << Draw([](const ui::Document& document) {
        const auto& runs = static_cast<const ui::CollectionDocument&>(document);
        const ui::MeanCurves curves = ui::recallWork(runs)({});
        return ui::RecallChart(runs, curves).figure();
    });
}

/// The command line has a document alone.
void TestFigureSource::panelsDrawWhatTheDocumentSays()
{
    QFETCH(const Make, page);
    QFETCH(const Draw, draw);
    QWidget window;
    const auto opened = openedIn(window, page);
    const ui::PaperFigure panel = figureIn(*opened, QString::fromLatin1(QTest::currentDataTag()));
    const ui::PaperFigure alone = draw(opened->document());
    QVERIFY(panel.paint && alone.paint);
    QVERIFY(picture(panel) == picture(alone));
    QCOMPARE(alone.title, panel.title);
    QCOMPARE(alone.description, panel.description);
    QCOMPARE(alone.caption, panel.caption);
    QCOMPARE(alone.methods, panel.methods);
    QVERIFY(alone.names == panel.names);
}

void TestFigureSource::switchesReachTheFigure_data()
{
    QTest::addColumn<Make>("page");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const Make ranking = made<ui::RankingPage>;
    const Make classifier = made<ui::ClassifierPage>;
    const Make collection = made<ui::CollectionPage>;
    QTest::newRow("CurvePanel/curve RR") << ranking << u"metric-vs-k"_s << u"metric-vs-k"_s;
    QTest::newRow("GainPanel/term") << ranking << u"gain"_s << u"gain"_s;
    QTest::newRow("RocPanel/DET") << classifier << u"roc"_s << u"det"_s;
    QTest::newRow("RocPanel/convex hull") << classifier << u"roc"_s << u"roc"_s;
    QTest::newRow("PrecisionRecallPanel/straight lines") << classifier << u"pr"_s << u"pr"_s;
    QTest::newRow("PrecisionRecallPanel/F contours") << classifier << u"pr"_s << u"pr"_s;
    QTest::newRow("GainLiftPanel/lift") << classifier << u"cumulative-gain"_s << u"lift"_s;
    QTest::newRow("DistributionPanel/logarithmic")
        << classifier << u"distribution"_s << u"distribution"_s;
    QTest::newRow("DistributionPanel/bins 10")
        << classifier << u"distribution"_s << u"distribution"_s;
    QTest::newRow("ThresholdCurvesPanel/mcc") << classifier << u"rates"_s << u"rates"_s;
    QTest::newRow("ValueDistributionPanel/difference")
        << collection << u"value-distribution"_s << u"value-distribution"_s;
    QTest::newRow("BesidePanel/grades 1") << collection << u"beside"_s << u"beside"_s;
}

void TestFigureSource::switchesReachTheFigure()
{
    QFETCH(const Make, page);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    QWidget window;
    const auto opened = openedIn(window, page);
    const QImage unswitched = picture(figureIn(*opened, before));
    ui::setSwitches(opened->workspace(), {{QString::fromLatin1(QTest::currentDataTag()), true}});
    const ui::PaperFigure figure = figureIn(*opened, after);
    QVERIFY(figure.paint);
    QVERIFY(picture(figure) != unswitched);
}

void TestFigureSource::aPanelBehindOthersIsDrawnAnew()
{
    QWidget window;
    ui::ClassifierPage page(window, window);
    page.openExample();
    const auto figures = page.figures();
    const QImage before = picture(ui::finishedFigure(*figures[2]));
    page.document().setThreshold(0.9);
    QVERIFY(picture(ui::finishedFigure(*figures[2])) != before);
}

void TestFigureSource::theChartInFrontComesFirst()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    show(window, page);
    page.collection().bringToFront(page.collection().panel<ui::MeanCurvePanel>());
    QCOMPARE(page.figures().front(), &page.collection().panel<ui::MeanCurvePanel>());
    QCOMPARE(page.figures().size(), 6U);
    QCOMPARE(page.figures().front()->paperFigure().kind, u"mean-vs-k"_s);
}

void TestFigureSource::workBesideTheWindowIsWaitedFor()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    std::vector<core::MeasureSpec> measures;
    for (const char* text : {"RR@5", "AP"})
        measures.push_back(*core::parseMeasureSpec(text));
    page.document().setMeasures(measures);
    const QString title = ui::finishedFigure(*page.figures().front()).description;
    QVERIFY2(title.contains(u"RR@5"_s), qPrintable(title));
}

void TestFigureSource::whoeverWaitsForAReportSeesIt()
{
    QWidget window;
    ui::CollectionPage page(window, window);
    page.openExample();
    QVERIFY(page.document().isBusy());
    std::optional<Qt::CursorShape> shape;
    QTimer::singleShot(0, &window, [&shape] {
        if (const QCursor* cursor = QGuiApplication::overrideCursor())
            shape = cursor->shape();
    });
    QVERIFY(!page.report().sections.empty());
    QVERIFY(!page.document().isBusy());
    QCOMPARE(shape, Qt::WaitCursor);
    QVERIFY(!QGuiApplication::overrideCursor());
}

QTEST_MAIN(TestFigureSource)

}  // namespace tst_figure_source

#include "tst_figure_source.moc"
