// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/collection_samples.h"
#include "tests/ui/painted_area.h"
#include "ui/charts/view/chart_view.h"
#include "ui/charts/view/difference_view.h"
#include "ui/charts/view/distribution_view.h"
#include "ui/charts/view/scatter_view.h"
#include "ui/collection/chart/mean_curve_panel.h"
#include "ui/collection/chart/query_panels.h"
#include "ui/collection/chart/recall_panel.h"
#include "ui/collection/document/collection_document.h"
#include "ui/export/figure/figure_file.h"
#include "ui/text/words/query_text.h"

#include <QAbstractButton>
#include <QDir>
#include <QHelpEvent>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <cmath>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace tst_collection_charts {

using namespace Qt::StringLiterals;
using namespace std::string_literals;
using namespace ranking_samples;

namespace {

constexpr std::size_t reciprocalRank = 2;  ///< of a new document's measures

/// The files of a collection in which each query has one relevant document.
class Files {
public:
    void judge(const std::string& query) { m_qrels += query + " 0 good 1\n"; }
    /// @param rank at which the run has the query's relevant document
    void retrieve(std::size_t run, const std::string& query, std::size_t rank)
    {
        for (std::size_t at = 1; at <= rank; ++at)
            m_runs[run] += query + " Q0 " + (at == rank ? "good" : "bad" + std::to_string(at)) +
                           " 0 " + std::to_string(100 - at) + " run\n";
    }

    std::shared_ptr<const core::Collection> read() const
    {
        core::Collection collection;
        collection.name = "shops";
        collection.qrels = core::parseQrels(m_qrels, "qrels").value();
        for (const auto& [run, text] : m_runs)
            collection.runs.push_back(
                {m_names[run], m_names[run] + ".run", core::parseRun(text, "run").value()});
        return std::make_shared<const core::Collection>(std::move(collection));
    }

private:
    std::string m_qrels;
    std::map<std::size_t, std::string> m_runs;
    std::vector<std::string> m_names{"bm25", "reranked", "dense"};
};

/// Reciprocal ranks, A and B: q1 1, 1/2; q2 1/2, 1; q3 1/4, 1/2; q4 1, 1; q5 1/2, 1/4. A alone has
/// q6; nobody judged q7.
Files five()
{
    Files files;
    const std::map<std::string, std::pair<std::size_t, std::size_t>> ranks{
        {"q1", {1, 2}}, {"q2", {2, 1}}, {"q3", {4, 2}}, {"q4", {1, 1}}, {"q5", {2, 4}}};
    for (const auto& [query, places] : ranks) {
        files.judge(query);
        files.retrieve(0, query, places.first);
        files.retrieve(1, query, places.second);
    }
    files.judge("q6");
    files.retrieve(0, "q6", 1);
    files.retrieve(0, "q7", 1);
    files.retrieve(1, "q7", 1);
    return files;
}

Files many(std::size_t queries)
{
    Files files;
    std::mt19937 random(7);
    for (std::size_t i = 0; i < queries; ++i) {
        const std::string query = std::to_string(1000 + i);
        files.judge(query);
        files.retrieve(0, query, 1 + random() % 9);
        files.retrieve(1, query, 1 + random() % 8);
    }
    return files;
}

void load(ui::CollectionDocument& document, const Files& files)
{
    collection_samples::load(document, files.read());
    document.setMeasure(reciprocalRank);
}

/// A panel of a loaded document, shown alone.
template <class Panel>
class Open {
public:
    explicit Open(const Files& files, QSize size = {900, 240})
        : panel(document)
    {
        load(document, files);
        panel.resize(size);
        panel.show();
        panel.activateWindow();
        isShown = QTest::qWaitForWindowActive(&panel);
    }

    auto& view() { return panel.view(); }
    QString spoken() { return view().accessibleDescription(); }
    QPoint at(std::size_t place) { return view().positionOf(place).toPoint(); }
    void point(QPoint place)
    {
        QTest::mouseMove(panel.windowHandle(), view().mapTo(&panel, place));
    }
    void click(std::size_t place) { QTest::mouseClick(&view(), Qt::LeftButton, {}, at(place)); }
    std::string current() const
    {
        const auto query = document.currentQuery();
        return query ? document.evaluation().queries[*query].id : std::string();
    }
    std::string press(int key)
    {
        QTest::keyClick(&view(), Qt::Key(key));
        return current();
    }
    std::size_t query(const std::string& id) { return *document.evaluation().find(id); }
    /// How many pixels of the view have that colour.
    int count(const QColor& colour)
    {
        const QImage image = view().grab().toImage();
        int found = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                found += image.pixelColor(x, y) == colour ? 1 : 0;
        return found;
    }

    ui::CollectionDocument document;
    Panel panel;
    bool isShown = false;
};

using OpenDifferences = Open<ui::DifferencePanel>;
using OpenScatter = Open<ui::ScatterPanel>;
using OpenDistribution = Open<ui::ValueDistributionPanel>;
using OpenMeans = Open<ui::MeanCurvePanel>;
using OpenRecall = Open<ui::RecallPanel>;

template <class Shown>
void shoot(const QDir& folder, const QString& name, const Files& files, QSize size)
{
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        Shown open(files, size);
        open.document.chooseQuery(std::size_t{3});
        QTest::qWait(500);
        open.panel.grab().save(folder.filePath(name + (dark ? u"-dark.png"_s : u"-light.png"_s)));
    }
    adoptLook();
}

}  // namespace

class TestCollectionCharts : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void differencesAscend();
    void differenceSaysWhatItShows();
    void barsGoUpAndDown();
    void aLitBarKeepsItsColour();
    void theEndsAreNamed();
    void leftOutIsCounted();
    void filterLeavesQueriesOut();
    void pointingLightsTheQuery();
    void clickChoosesAndDoubleClickOpens();
    void keysWalkInTheOrderOfTheDifference();
    void tipNamesQueryAndRuns();
    void editsArrive();
    void hiddenPanelDoesNotWork();
    void onlyWhatIsLitIsPaintedAgain();
    void extremesSurviveTheReduction();
    void emptyChartsSayWhatToDo();
    void oneRunHasItsValuesAndWhatTheyLack();
    void curvesAreOfAAndBAndTheBestOthers();
    void figuresForPaper();

    void pointsStandAtTheirValues();
    void pointsTellTheSideByTheirShape();
    void keysWalkByA();
    void scatterPointsChoosesAndOpens();
    void queriesInOneSpotAreCounted();
    void manyPointsAreFound();

    void valuesAreCountedInBins();
    void differencesAreCountedInBins();
    void distributionMarksTheQuery();
    void distributionIsWalkedAndPointed();

    void meansAtEveryCutoff();
    void bandsAreTheIntervals();
    void markerReadsTheMeans();
    void meansFollowRunsFilterAndEdits();
    void meansOfOneRun();
    void hiddenMeansAreNotWorkedOut();
    void precisionAtPointsOfRecall();

    void everyChartOnPaper_data();
    void everyChartOnPaper();
    void everyChartTellsItsKeys();
    void screenshots();
};

void TestCollectionCharts::differencesAscend()
{
    OpenDifferences open(five());
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.5, -0.25, 0, 0.25, 0.5}));
    QCOMPARE(open.panel.title(), u"Δ RR@10 per query"_s);
}

void TestCollectionCharts::differenceSaysWhatItShows()
{
    OpenDifferences open(five());
    QCOMPARE(open.view().accessibleName(), u"Difference per query"_s);
    QCOMPARE(
        open.spoken(),
        u"Difference in RR@10 per query, B reranked minus A bm25, over 5 queries, in ascending "
        "order. The mean is 0.0000. B higher: 2, tied: 1, B lower: 2."_s);
    open.document.chooseQuery(open.query("q5"));
    QVERIFY(open.spoken().endsWith(u"Query q5: A 0.5000, B 0.2500, Δ −0.2500."));
    open.panel.setFormat({2});
    QVERIFY(open.spoken().endsWith(u"Query q5: A 0.50, B 0.25, Δ −0.25."));
}

void TestCollectionCharts::barsGoUpAndDown()
{
    OpenDifferences open(five());
    const QRectF down = open.view().barOf(0);
    const QRectF up = open.view().barOf(4);
    QCOMPARE(down.top(), up.bottom());
    QVERIFY(std::abs(down.height() - up.height()) < 1e-9);
    QVERIFY(std::abs(open.view().barOf(1).height() - down.height() / 2) < 1e-9);
    QCOMPARE(open.view().barOf(2).height(), 0.0);
    const QImage image = open.view().grab().toImage();
    QVERIFY(image.pixelColor(down.center().toPoint()) != image.pixelColor(up.center().toPoint()));
    // What colour says, the direction and the sign say too.
    QVERIFY(down.center().y() > up.center().y());
}

/// Light behind and a ring around, never instead.
void TestCollectionCharts::aLitBarKeepsItsColour()
{
    OpenDifferences open(five());
    const auto inside = [&open](std::size_t place) {
        return open.view().grab().toImage().pixelColor(open.view().barOf(place).center().toPoint());
    };
    open.document.chooseQuery(std::nullopt);
    const QColor down = inside(0);
    const QColor up = inside(4);
    open.document.chooseQuery(open.query("q1"));
    QCOMPARE(inside(0), down);
    open.document.chooseQuery(open.query("q2"));
    QCOMPARE(inside(4), up);
}

void TestCollectionCharts::theEndsAreNamed()
{
    OpenDifferences open(five());
    QCOMPARE(open.view().chart().firstName, u"q1"_s);
    QCOMPARE(open.view().chart().lastName, u"q2"_s);
}

void TestCollectionCharts::leftOutIsCounted()
{
    OpenDifferences open(five());
    QCOMPARE(open.panel.remark(),
             u"7 queries · 1 skipped: not in both runs · 1 skipped: not judged"_s);
}

void TestCollectionCharts::filterLeavesQueriesOut()
{
    OpenDifferences open(five());
    open.document.chooseQuery(open.query("q2"));
    open.document.setShown({open.query("q3"), open.query("q1")});
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.5, 0.25}));
    QCOMPARE(open.panel.remark(), u"2 of 7 queries"_s);
    QCOMPARE(open.view().current(), std::nullopt);
    open.document.setShown({});
    QCOMPARE(open.spoken(), u"No queries match the filter."_s);
}

void TestCollectionCharts::pointingLightsTheQuery()
{
    OpenDifferences open(five());
    const QColor amber = ui::Theme::of(open.view()).current;
    open.document.chooseQuery(open.query("q1"));
    QVERIFY(open.count(amber) > 100);
    open.point(open.at(3));
    QCOMPARE(open.current(), "q3"s);
    QCOMPARE(open.view().current(), std::optional<std::size_t>(3));
    QCOMPARE(open.document.chosenQuery(), std::optional(open.query("q1")));
    open.point({1, 1});
    QCOMPARE(open.current(), "q1"s);
    open.document.chooseQuery(std::nullopt);
    QCOMPARE(open.count(amber), 0);
}

void TestCollectionCharts::clickChoosesAndDoubleClickOpens()
{
    OpenDifferences open(five());
    QSignalSpy opened(&open.panel, &ui::DifferencePanel::openRequested);
    open.click(1);
    QCOMPARE(open.document.chosenQuery(), std::optional(open.query("q5")));
    QVERIFY(opened.isEmpty());
    QTest::mouseDClick(&open.view(), Qt::LeftButton, {}, open.at(4));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.takeFirst().front().value<std::size_t>(), open.query("q2"));
    open.view().setFocus();
    open.press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().value<std::size_t>(), *open.document.currentQuery());
}

void TestCollectionCharts::keysWalkInTheOrderOfTheDifference()
{
    OpenDifferences open(five());
    open.view().setFocus();
    for (const char* query : {"q1", "q5", "q4", "q3", "q2", "q2"})
        QCOMPARE(open.press(Qt::Key_Right), std::string(query));
    QCOMPARE(open.press(Qt::Key_Left), "q3"s);
    QCOMPARE(open.press(Qt::Key_Home), "q1"s);
    QCOMPARE(open.press(Qt::Key_Left), "q1"s);
    QCOMPARE(open.press(Qt::Key_End), "q2"s);
    QVERIFY(open.spoken().endsWith(u"Query q2: A 0.5000, B 1.0000, Δ +0.5000."));
}

void TestCollectionCharts::tipNamesQueryAndRuns()
{
    OpenDifferences open(five());
    open.point(open.at(0));
    QTRY_VERIFY(QToolTip::isVisible());
    for (const QString& part : {u"Query q1"_s, u"A bm25"_s, u"1.0000"_s, u"B reranked"_s,
                                u"0.5000"_s, u"Δ RR@10"_s, u"−0.5000"_s})
        QVERIFY2(QToolTip::text().contains(part), qPrintable(part));
    open.point(open.at(4));
    QTRY_VERIFY(QToolTip::text().contains(u"Query q2"));
    QToolTip::hideText();
}

void TestCollectionCharts::editsArrive()
{
    OpenDifferences open(five());
    // A's first document for q2 is relevant now, and B's first is not.
    open.document.judge(open.query("q2"), u"bad1"_s, core::Grade(1));
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.5, -0.25, 0, 0, 0.25}));
    open.document.history().undo();
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.5, -0.25, 0, 0.25, 0.5}));
    open.document.setRuns(1, 0);
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.5, -0.25, 0, 0.25, 0.5}));
    QCOMPARE(open.press(Qt::Key_Home), "q2"s);
}

void TestCollectionCharts::hiddenPanelDoesNotWork()
{
    OpenDifferences open(five());
    open.panel.hide();
    open.document.setMeasure(0);
    QCOMPARE(open.panel.title(), u"Δ RR@10 per query"_s);
    open.panel.show();
    QCOMPARE(open.panel.title(), u"Δ nDCG@10 per query"_s);
}

void TestCollectionCharts::onlyWhatIsLitIsPaintedAgain()
{
    OpenDifferences open(many(200));
    open.document.chooseQuery(open.query("1000"));
    QTest::qWait(1);
    const QRectF before = open.view().barOf(*open.view().current());
    const PaintedArea painted(open.view());
    open.document.chooseQuery(open.query("1001"));
    QTest::qWait(1);
    const QRectF after = open.view().barOf(*open.view().current());
    QVERIFY(!painted.region.isEmpty());
    for (const QRect& rect : painted.region)
        QVERIFY(std::abs(rect.center().x() - before.center().x()) < 12 ||
                std::abs(rect.center().x() - after.center().x()) < 12);
}

void TestCollectionCharts::extremesSurviveTheReduction()
{
    // One query of thousands is lost, one is won; all others are tied.
    Files files;
    for (std::size_t i = 0; i < 6980; ++i) {
        const std::string query = std::to_string(10000 + i);
        files.judge(query);
        files.retrieve(0, query, i == 3000 ? 1 : 2);
        files.retrieve(1, query, i == 5000 ? 1 : 2);
    }
    OpenDifferences open(files, {700, 220});
    QCOMPARE(open.view().placeCount(), std::size_t{6980});
    const auto inkAt = [&open](std::size_t place) {
        const QRectF bar = open.view().barOf(place);
        const QPoint middle(static_cast<int>(bar.center().x()), static_cast<int>(bar.center().y()));
        return open.view().grab().toImage().pixelColor(middle);
    };
    QVERIFY(open.view().barOf(0).width() < 0.2);
    const QColor panel = ui::Theme::of(open.view()).panel;
    QVERIFY(inkAt(0) != panel);
    QVERIFY(inkAt(6979) != panel);
    QVERIFY(inkAt(0) != inkAt(6979));
    open.view().setFocus();
    QCOMPARE(open.press(Qt::Key_End), "15000"s);
    QCOMPARE(open.press(Qt::Key_Home), "13000"s);
    QVERIFY(open.count(ui::Theme::of(open.view()).current) > 100);
}

void TestCollectionCharts::emptyChartsSayWhatToDo()
{
    ui::CollectionDocument document;
    ui::DifferencePanel panel(document);
    ui::ScatterPanel scatter(document);
    panel.show();
    scatter.show();
    QCOMPARE(panel.view().accessibleDescription(),
             u"Open judgments and two runs to compare them query by query."_s);
    Files files;
    files.judge("q1");
    files.retrieve(0, "q1", 1);
    load(document, files);
    QCOMPARE(scatter.view().accessibleDescription(),
             u"Add a second run to compare them query by query."_s);
    files.judge("q2");
    files.retrieve(1, "q2", 1);
    load(document, files);
    QCOMPARE(panel.view().accessibleDescription(),
             u"No queries can be compared. 2 skipped: not in both runs."_s);
    QTest::keyClick(&panel.view(), Qt::Key_Right);
    QVERIFY(!document.currentQuery());
    QVERIFY(!panel.paperFigure().paint);
    document.history().setClean();
}

/// RR of A alone: 1, 1/2, 1/4 and, for a query that it lacks, 0.
void TestCollectionCharts::oneRunHasItsValuesAndWhatTheyLack()
{
    Files files;
    const std::map<std::string, std::size_t> ranks{{"q1", 1}, {"q2", 2}, {"q3", 4}};
    for (const auto& [query, rank] : ranks) {
        files.judge(query);
        files.retrieve(0, query, rank);
    }
    OpenDifferences open(files);
    QVERIFY(open.isShown);
    QCOMPARE(open.panel.title(), u"RR@10 per query"_s);
    QCOMPARE(open.view().chart().differences, (std::vector<double>{0.25, 0.5, 1}));
    QCOMPARE(*open.view().chart().mean, 1.75 / 3);
    QCOMPARE(open.view().chart().aboveName, u"above 0: 3"_s);
    QCOMPARE(open.view().chart().equalName, u"at 0: 0"_s);
    QCOMPARE(open.view().chart().belowName, QString());
    QVERIFY2(open.spoken().contains(
                 u"RR@10 for each query in “bm25”, over 3 queries, in ascending order. The mean is "
                 "0.5833."_s),
             qPrintable(open.spoken()));
    open.click(0);
    QCOMPARE(open.current(), "q3"s);
    QVERIFY2(open.spoken().endsWith(u"Query q3: 0.2500."_s), qPrintable(open.spoken()));
    QCOMPARE(open.panel.paperFigure().kind, u"values"_s);
    QTest::mouseClick(&open.panel.lossesButton(), Qt::LeftButton);
    QCOMPARE(open.panel.title(), u"RR@10 − 1 per query"_s);
    QCOMPARE(open.view().chart().differences, (std::vector<double>{-0.75, -0.5, 0}));
    QCOMPARE(open.view().chart().belowName, u"below 1: 2"_s);
    QCOMPARE(open.view().chart().equalName, u"at 1: 1"_s);
    QCOMPARE(*open.view().chart().mean, 1.75 / 3 - 1);
    QCOMPARE(open.current(), "q3"s);

    OpenDistribution spread(files);
    const ui::Histogram& histogram = spread.view().distribution().histogram;
    QCOMPARE(histogram.positiveName, u"bm25"_s);
    QVERIFY(histogram.negativeName.isEmpty());
    double counted = 0;
    for (const double count : histogram.positives)
        counted += count;
    QCOMPARE(counted, 3.0);
    QVERIFY(!spread.panel.differenceButton().isVisible());
    for (ui::CollectionDocument* document : {&open.document, &spread.document})
        document->history().setClean();
}

/// Run i has its only document at rank i, so that run 1 is the best.
void TestCollectionCharts::curvesAreOfAAndBAndTheBestOthers()
{
    constexpr std::size_t all = 20;
    std::string qrels = "q 0 good 1\n";
    std::vector<std::string> texts(all);
    std::vector<collection_samples::RunText> runs;
    for (std::size_t run = 0; run < all; ++run) {
        for (std::size_t at = 1; at <= run + 1; ++at)
            texts[run] += "q Q0 " + (at == run + 1 ? "good"s : "bad" + std::to_string(at)) + " 0 " +
                          std::to_string(100 - at) + " r\n";
        runs.push_back({"run" + std::to_string(run + 1), texts[run]});
    }
    ui::CollectionDocument document;
    collection_samples::load(document, collection_samples::collectionOf(qrels, runs));
    document.setMeasure(reciprocalRank);
    document.setRuns(18, 9);
    ui::MeanCurvePanel means(document);
    ui::RecallPanel recall(document);
    means.show();
    recall.show();
    const QStringList drawn{u"A run19"_s, u"B run10"_s, u"run1"_s, u"run2"_s, u"run3"_s, u"run4"_s};
    const auto namesIn = [](auto& panel) {
        QStringList names;
        for (const ui::Series& series : panel.view().chart().series)
            names << series.name.section(u',', 0, 0);
        return names;
    };
    QCOMPARE(namesIn(means), drawn);
    QCOMPARE(namesIn(recall), drawn);
    QVERIFY2(means.remark().endsWith(u"6 of 20 runs are shown"_s), qPrintable(means.remark()));
    QVERIFY(means.paperFigure().methods.contains(u"Of the 20 runs, only A, B and those"_s));
    // One that was not drawn becomes B.
    document.setRuns(0, 15);
    QCOMPARE(namesIn(means)[1], u"B run16"_s);
    QCOMPARE(namesIn(recall)[1], u"B run16"_s);
    QCOMPARE(namesIn(means).last(), u"run5"_s);
}

void TestCollectionCharts::figuresForPaper()
{
    OpenDifferences open(five());
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.svg"_s);
    const ui::PaperFigure figure = open.panel.paperFigure();
    QCOMPARE(figure.title, u"Δ RR@10 per query"_s);
    QVERIFY(figure.description.contains(u"over 5 queries"));
    QCOMPARE(
        ui::saveFigure(figure, {.format = ui::FigureFormat::Svg, .millimetres = {120, 60}}, path),
        std::nullopt);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("B higher: 2"));
    QVERIFY(bytes.contains("Δ RR@10"));
}

void TestCollectionCharts::pointsStandAtTheirValues()
{
    OpenScatter open(five());
    QCOMPARE(open.view().chart().x, (std::vector<double>{0.25, 0.5, 0.5, 1, 1}));
    QCOMPARE(open.view().chart().y, (std::vector<double>{0.5, 0.25, 1, 0.5, 1}));
    QCOMPARE(open.view().chart().range, (ui::ChartRange{0, 1}));
    QCOMPARE(open.view().chart().xTitle, u"A bm25"_s);
    QCOMPARE(open.view().chart().yTitle, u"B reranked"_s);
    const QPointF q3 = open.view().positionOf(0);
    const QPointF q5 = open.view().positionOf(1);
    const QPointF q1 = open.view().positionOf(3);
    QVERIFY(q3.x() < q5.x());
    QVERIFY(q5.y() > q3.y());
    QVERIFY(std::abs(q1.y() - q3.y()) < 1e-9);
    QCOMPARE(open.spoken(),
             u"RR@10 for each of 5 queries (x: A bm25, y: B reranked). B higher: 2, tied: 1, "
             "B lower: 2. On the dashed line, both are equal."_s);
}

void TestCollectionCharts::pointsTellTheSideByTheirShape()
{
    OpenScatter open(five(), {900, 500});
    const QImage image = open.view().grab().toImage();
    const QColor panel = ui::Theme::of(open.view()).panel;
    // How wide the mark is a little above its middle, less how wide it is a little below.
    const auto taper = [&](std::size_t place) {
        const QPoint middle = open.at(place);
        const auto width = [&](int row) {
            int count = 0;
            for (int x = middle.x() - 7; x <= middle.x() + 7; ++x)
                count += image.pixelColor(x, middle.y() + row) != panel ? 1 : 0;
            return count;
        };
        return width(-2) - width(2);
    };
    QVERIFY(taper(0) < 0);  // q3 is won: it points up
    QVERIFY(taper(1) > 0);  // q5 is lost
}

void TestCollectionCharts::keysWalkByA()
{
    OpenScatter open(five());
    open.view().setFocus();
    for (const char* query : {"q3", "q5", "q2", "q1", "q4", "q4"})
        QCOMPARE(open.press(Qt::Key_Right), std::string(query));
    QCOMPARE(open.press(Qt::Key_Home), "q3"s);
    QVERIFY(open.spoken().endsWith(u"Query q3: A 0.2500, B 0.5000, Δ +0.2500."));
}

void TestCollectionCharts::scatterPointsChoosesAndOpens()
{
    OpenScatter open(five());
    QSignalSpy opened(&open.panel, &ui::ScatterPanel::openRequested);
    const QColor amber = ui::Theme::of(open.view()).current;
    QCOMPARE(open.count(amber), 0);
    open.point(open.at(2));
    QCOMPARE(open.current(), "q2"s);
    QVERIFY(open.count(amber) > 20);
    open.point(open.at(2) + QPoint(60, 10));
    QCOMPARE(open.current(), std::string());
    open.click(3);
    QCOMPARE(open.document.chosenQuery(), std::optional(open.query("q1")));
    QTest::mouseDClick(&open.view(), Qt::LeftButton, {}, open.at(0));
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened.front().front().value<std::size_t>(), open.query("q3"));
    open.point(open.at(1));
    QHelpEvent asked(QEvent::ToolTip, open.at(1), open.view().mapToGlobal(open.at(1)));
    QApplication::sendEvent(&open.view(), &asked);
    QVERIFY2(QToolTip::text().contains(u"Query q5"), qPrintable(QToolTip::text()));
    QToolTip::hideText();
}

void TestCollectionCharts::queriesInOneSpotAreCounted()
{
    Files files;
    for (const char* query : {"q1", "q2", "q3", "q4"}) {
        files.judge(query);
        files.retrieve(0, query, query == "q4"s ? 4 : 2);
        files.retrieve(1, query, 1);
    }
    OpenScatter open(files);
    open.point(open.at(2));
    QCOMPARE(open.current(), "q1"s);
    QTRY_VERIFY(QToolTip::text().contains(u"3 queries at this point"));
    open.point(open.at(0));
    QTRY_VERIFY(QToolTip::text().contains(u"Query q4"));
    QVERIFY(!QToolTip::text().contains(u"at this point"));
    QToolTip::hideText();
    // Keys tell them apart.
    open.view().setFocus();
    for (const char* query : {"q1", "q2", "q3"})
        QCOMPARE(open.press(Qt::Key_Right), std::string(query));
}

void TestCollectionCharts::manyPointsAreFound()
{
    OpenScatter open(many(6980));
    QCOMPARE(open.view().placeCount(), std::size_t{6980});
    open.document.setMeasure(0);
    for (const std::size_t place : {std::size_t{0}, std::size_t{3000}, std::size_t{6979}}) {
        const auto found = open.view().placeAt(open.view().positionOf(place));
        QVERIFY(found);
        QCOMPARE(open.view().chart().x[*found], open.view().chart().x[place]);
        QCOMPARE(open.view().chart().y[*found], open.view().chart().y[place]);
    }
}

void TestCollectionCharts::valuesAreCountedInBins()
{
    OpenDistribution open(five());
    // A: 1/4, 1/2, 1/2, 1, 1. B: 1/4, 1/2, 1/2, 1, 1. At most five bins.
    const ui::Histogram& histogram = open.view().distribution().histogram;
    QCOMPARE(histogram.edges, (std::vector<double>{0, 0.2, 0.4, 0.6, 0.8, 1}));
    QCOMPARE(histogram.negatives, (std::vector<double>{0, 1, 2, 0, 2}));
    QCOMPARE(histogram.positives, (std::vector<double>{0, 1, 2, 0, 2}));
    QCOMPARE(histogram.positiveName, u"A bm25"_s);
    QCOMPARE(histogram.negativeName, u"B reranked"_s);
    QCOMPARE(open.spoken(),
             u"Distribution of RR@10 over 5 queries. The mean is 0.6500 for A bm25 and 0.6500 for "
             "B reranked."_s);
    using Class = ui::HistogramFigure::Class;
    QVERIFY(std::abs(open.view().barOf(2, Class::Positive).height() -
                     2 * open.view().barOf(1, Class::Positive).height()) < 1e-9);
    QVERIFY(open.view().barOf(3, Class::Positive).isNull());
}

void TestCollectionCharts::differencesAreCountedInBins()
{
    OpenDistribution open(five());
    QTest::mouseClick(&open.panel.differenceButton(), Qt::LeftButton);
    const ui::Histogram& histogram = open.view().distribution().histogram;
    QCOMPARE(histogram.edges, (std::vector<double>{-0.5, 0, 0.5}));
    QCOMPARE(histogram.positives, (std::vector<double>{2, 3}));
    QVERIFY(histogram.negatives.empty());
    QCOMPARE(open.panel.title(), u"Distribution of Δ RR@10"_s);
    QVERIFY(open.spoken().endsWith(u"The mean is 0.0000."));
    open.panel.differenceButton().setFocus();
    QTest::keyClick(&open.panel.differenceButton(), Qt::Key_Left);
    QVERIFY(open.panel.valuesButton().isChecked());
    QCOMPARE(open.panel.title(), u"Distribution of RR@10"_s);
}

void TestCollectionCharts::distributionMarksTheQuery()
{
    OpenDistribution open(five());
    const QColor amber = ui::Theme::of(open.view()).current;
    QCOMPARE(open.count(amber), 0);
    open.document.chooseQuery(open.query("q3"));
    QVERIFY(open.count(amber) > 30);
    const auto marks = open.view().distribution().marksOf(*open.view().current());
    QCOMPARE(marks, (std::vector<ui::DistributionMark>{{0.25, u"A"_s}, {0.5, u"B"_s}}));
    open.document.chooseQuery(std::nullopt);
    QCOMPARE(open.count(amber), 0);
}

void TestCollectionCharts::distributionIsWalkedAndPointed()
{
    OpenDistribution open(five());
    QTest::mouseClick(&open.panel.differenceButton(), Qt::LeftButton);
    open.view().setFocus();
    for (const char* query : {"q1", "q5", "q4", "q3", "q2"})
        QCOMPARE(open.press(Qt::Key_Right), std::string(query));
    open.point(open.at(1));
    QCOMPARE(open.current(), "q5"s);
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"Query q5"));
    QVERIFY(QToolTip::text().contains(u"Δ from −0.5 to 0.0: 2 queries"));
    QToolTip::hideText();
    open.click(3);
    QCOMPARE(open.document.chosenQuery(), std::optional(open.query("q3")));
}

/// Of q1 to q5, A has the relevant document at 1, 2, 4, 1, 2 and q6's at 1; B at 2, 1, 2, 1, 4.
void TestCollectionCharts::meansAtEveryCutoff()
{
    OpenMeans open(five());
    const auto& series = open.view().chart().series;
    QCOMPARE(series.size(), std::size_t{2});
    QCOMPARE(series[0].name, u"A bm25, 95% interval"_s);
    QCOMPARE(series[0].x, (std::vector<double>{1, 2, 3, 4}));
    const auto isAt = [&](std::size_t run, std::size_t k, double mean) {
        return std::abs(series[run].y[k - 1] - mean) < 1e-12;
    };
    QVERIFY(isAt(0, 1, 3 / 6.0));
    QVERIFY(isAt(0, 2, 4 / 6.0));
    QVERIFY(isAt(0, 4, 4.25 / 6));
    QVERIFY(isAt(1, 1, 2 / 5.0));
    QVERIFY(isAt(1, 2, 3 / 5.0));
    QVERIFY(isAt(1, 4, 3.25 / 5));
    QCOMPARE(open.panel.title(), u"Mean RR@k"_s);
}

void TestCollectionCharts::bandsAreTheIntervals()
{
    OpenMeans open(five());
    const auto& bands = open.view().chart().backdrop.bands;
    QCOMPARE(bands.size(), std::size_t{2});
    // B at k = 1: 0, 1, 0, 1, 0 deviate by √0.3; t(0.975, 4) = 2.776445105197799.
    const double reach = 2.776445105197799 * std::sqrt(0.3) / std::sqrt(5.0);
    QVERIFY(std::abs(bands[1].lower[0] - (0.4 - reach)) < 1e-9);
    QVERIFY(std::abs(bands[1].upper[0] - (0.4 + reach)) < 1e-9);
    // Inside the band, beside the curve, the ground is tinted.
    const QPointF inside = open.view().positionOf(2.5, 0.75);
    QVERIFY(open.view().grab().toImage().pixelColor(inside.toPoint()) !=
            ui::Theme::of(open.view()).panel);
}

void TestCollectionCharts::markerReadsTheMeans()
{
    OpenMeans open(five());
    open.view().setFocus();
    QCOMPARE(open.view().marker(), std::optional(4.0));  // 10 lies beyond the lists
    QVERIFY2(open.spoken().contains(u"At k = 4: A bm25 is 0.7083, B reranked is 0.6500."),
             qPrintable(open.spoken()));
    QTest::keyClick(&open.view(), Qt::Key_Home);
    QVERIFY(open.spoken().contains(
        u"At k = 1: A bm25 is 0.5000, B reranked is 0.4000. 95% t interval: A "));
    QVERIFY(open.spoken().contains(u"(n = 6)"));
    QVERIFY(open.spoken().contains(u"(n = 5)"));
}

void TestCollectionCharts::meansFollowRunsFilterAndEdits()
{
    OpenMeans open(five());
    const auto first = [&open](std::size_t series) {
        return open.view().chart().series[series].y.front();
    };
    open.document.setRuns(1, 0);
    QCOMPARE(open.view().chart().series[0].name, u"A reranked, 95% interval"_s);
    QCOMPARE(first(0), 0.4);
    open.document.setRuns(0, 1);
    open.document.setShown({open.query("q1"), open.query("q2")});
    QCOMPARE(first(0), 0.5);
    QCOMPARE(first(1), 0.5);
    QCOMPARE(open.panel.remark(), u"2 of 7 queries"_s);
    open.document.judge(open.query("q2"), u"bad1"_s, core::Grade(1));
    QCOMPARE(first(0), 1.0);
    open.document.history().undo();
    QCOMPARE(first(0), 0.5);
    open.document.setMeasure(0);
    QCOMPARE(open.panel.title(), u"Mean nDCG@k"_s);
}

void TestCollectionCharts::meansOfOneRun()
{
    Files files;
    for (const char* query : {"q1", "q2"}) {
        files.judge(query);
        files.retrieve(0, query, 2);
    }
    OpenMeans open(files);
    QCOMPARE(open.view().chart().series.size(), std::size_t{1});
    QCOMPARE(open.view().chart().series[0].y, (std::vector<double>{0, 0.5}));
    // Equal values have no spread that an interval could come from.
    QVERIFY(std::isnan(open.view().chart().backdrop.bands[0].lower[1]));
    QVERIFY(open.spoken().contains(u"95% t interval: A – (n = 2)"));
    ui::CollectionDocument document;
    ui::MeanCurvePanel empty(document);
    empty.show();
    QCOMPARE(empty.view().accessibleDescription(),
             u"Open judgments and a run to see the mean at each cutoff."_s);
}

void TestCollectionCharts::hiddenMeansAreNotWorkedOut()
{
    OpenMeans open(five());
    open.panel.hide();
    open.document.setMeasure(0);
    QCOMPARE(open.panel.title(), u"Mean RR@k"_s);
    QVERIFY(!open.panel.isWorking());
    open.panel.show();
    QTRY_COMPARE(open.panel.title(), u"Mean nDCG@k"_s);
}

/// Every query has one relevant document, so that precision is 1 over its rank at all recall.
void TestCollectionCharts::precisionAtPointsOfRecall()
{
    OpenRecall open(five());
    const auto& series = open.view().chart().series;
    QCOMPARE(series.size(), std::size_t{2});
    QCOMPARE(series[0].name, u"A bm25"_s);
    QCOMPARE(series[0].x.size(), std::size_t{11});
    for (std::size_t point = 0; point < 11; ++point) {
        QVERIFY(std::abs(series[0].x[point] - static_cast<double>(point) / 10) < 1e-12);
        QVERIFY(std::abs(series[0].y[point] - 4.25 / 6) < 1e-12);
        QVERIFY(std::abs(series[1].y[point] - 3.25 / 5) < 1e-12);
    }
    QVERIFY2(open.spoken().contains(u"At recall 0.5: A bm25 is 0.7083, B reranked is 0.6500."_s),
             qPrintable(open.spoken()));
    open.view().setFocus();
    QTest::keyClick(&open.view(), Qt::Key_End);
    QVERIFY2(open.spoken().contains(u"At recall 1.0: "_s), qPrintable(open.spoken()));
    // What the marker says is of the place where it stands.
    QTest::keyClick(&open.view(), Qt::Key_Left);
    QCOMPARE(open.view().marker(), std::optional(0.9));
    QVERIFY2(open.spoken().contains(u"At recall 0.9: "_s), qPrintable(open.spoken()));
    QTest::mouseDClick(&open.view(), Qt::LeftButton, {},
                       open.view().positionOf(0.43, 0.5).toPoint());
    QCOMPARE(open.view().marker(), std::optional(0.4));
    ui::CollectionDocument document;
    ui::RecallPanel empty(document);
    empty.show();
    QCOMPARE(empty.view().accessibleDescription(),
             u"Open judgments and a run to see precision against recall."_s);
}

void TestCollectionCharts::everyChartOnPaper_data()
{
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PDF") << ui::FigureFormat::Pdf << QByteArray("%PDF-");
    QTest::newRow("SVG") << ui::FigureFormat::Svg << QByteArray("<?xml");
    QTest::newRow("PNG") << ui::FigureFormat::Png << QByteArray("\x89PNG");
}

void TestCollectionCharts::everyChartOnPaper()
{
    QFETCH(const ui::FigureFormat, format);
    QFETCH(const QByteArray, beginning);
    const QTemporaryDir folder;
    const auto written = [&](const ui::PaperFigure& figure) {
        const QString path = folder.filePath(u"figure"_s);
        if (ui::saveFigure(figure, {.format = format, .millimetres = {120, 70}}, path))
            return QByteArray();
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    OpenScatter scatter(five());
    OpenDistribution distribution(five());
    OpenMeans means(five());
    for (const ui::PaperFigure& figure :
         {scatter.panel.paperFigure(), distribution.panel.paperFigure(),
          means.panel.paperFigure()}) {
        QVERIFY2(written(figure).startsWith(beginning), qPrintable(figure.title));
        for (const QString& part : {u"RR@"_s, u"bm25"_s, u"reranked"_s})
            QVERIFY2(figure.description.contains(part), qPrintable(figure.description));
    }
    QVERIFY(means.panel.paperFigure().description.contains(
        u"Bands: 95% t intervals of the mean, n − 1 degrees of freedom."));
}

void TestCollectionCharts::everyChartTellsItsKeys()
{
    OpenDifferences open(five());
    const ui::OwnKeys keys = open.view().ownKeys();
    QCOMPARE(keys.place, u"Difference per query"_s);
    QCOMPARE(keys.keys.size(), std::size_t{4});
}

void TestCollectionCharts::screenshots()
{
    const QDir folder(qEnvironmentVariable("RANKSCOPE_SHOTS"));
    if (qEnvironmentVariableIsEmpty("RANKSCOPE_SHOTS"))
        QSKIP("RANKSCOPE_SHOTS names no folder");
    shoot<OpenDifferences>(folder, u"difference-43"_s, many(43), {1000, 248});
    shoot<OpenDifferences>(folder, u"difference-6980"_s, many(6980), {1000, 248});
    shoot<OpenDifferences>(folder, u"difference-5-small"_s, five(), {420, 180});
    shoot<OpenScatter>(folder, u"scatter-43"_s, many(43), {1000, 248});
    shoot<OpenScatter>(folder, u"scatter-6980"_s, many(6980), {1000, 248});
    shoot<OpenDistribution>(folder, u"distribution-43"_s, many(43), {1000, 248});
    shoot<OpenDistribution>(folder, u"distribution-6980"_s, many(6980), {420, 180});
    shoot<OpenRecall>(folder, u"recall-43"_s, many(43), {1000, 248});
    shoot<OpenMeans>(folder, u"means-43"_s, many(43), {1000, 248});
    shoot<OpenMeans>(folder, u"means-6980"_s, many(6980), {420, 180});
}

QTEST_MAIN(TestCollectionCharts)

}  // namespace tst_collection_charts

#include "tst_collection_charts.moc"
