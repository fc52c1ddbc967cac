// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/painted_area.h"
#include "ui/charts/view/bar_chart_view.h"
#include "ui/export/figure/figure_file.h"
#include "ui/ranking/chart/gain_panel.h"
#include "ui/toolkit/panel/panel_group.h"

#include <QAbstractButton>
#include <QDir>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include <cmath>

namespace tst_gain_chart {

using namespace ranking_samples;

namespace {

/// The window with the gains in front.
class GainWindow : public OpenWindow {
public:
    explicit GainWindow(QSize size = {1440, 900})
        : OpenWindow(size)
    {
        bringToFront();
    }
    explicit GainWindow(const core::Session& session)
        : OpenWindow(session)
    {
        bringToFront();
    }

    void bringToFront()
    {
        workspace().charts().bringToFront(panel());
        settle();
    }
    ui::GainPanel& panel() { return workspace().gain(); }
    ui::BarChartView& chart() { return panel().chart(); }
    QString spoken() { return chart().accessibleDescription(); }
    /// The middle of a rank's place, in the window's pixels.
    QPoint rank(std::size_t rank)
    {
        return chart().viewport()->mapTo(&window, chart().placeOf(rank).center());
    }
    QList<double> heights(std::size_t bars)
    {
        const auto& found = chart().chart().bars[bars].heights;
        return {found.begin(), found.end()};
    }
    /// How much amber a rank's place shows.
    int amber(std::size_t rank)
    {
        const QImage image = chart().viewport()->grab(chart().placeOf(rank)).toImage();
        const QColor expected = ui::Theme::of(chart()).current;
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y) == expected ? 1 : 0;
        return count;
    }
};

core::Session longSession(std::size_t documents)
{
    std::vector<double> grades(documents);
    for (std::size_t i = 0; i < documents; ++i)
        grades[i] = static_cast<double>(i * i % 7 % 4);
    core::Session session = sessionOf(grades);
    session.cutoff = documents;
    return session;
}

}  // namespace

class TestGainChart : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void gainsOfTheCakes();
    void termsOfTheCakes();
    void toggleSwitchesTheHeight();
    void otherMeasuresShowTheirTermsAlone();
    void pastTheCutoffIsFaded();
    void barsStandOnTheAxis();
    void pointingLightsTheRankEverywhere();
    void clickChoosesTheRank();
    void keysWalkTheRanks();
    void tipNamesTheDocument();
    void onlyTheLitRanksArePaintedAgain();
    void editsArrive();
    void hiddenPanelDoesNotWork();
    void notReachedIsVeryFaint();
    void longLists_data();
    void longLists();
    void emptyListSaysWhatToDo();
    void exportsTheShownChart_data();
    void exportsTheShownChart();
    void screenshots();
};

void TestGainChart::gainsOfTheCakes()
{
    GainWindow open;
    QCOMPARE(open.heights(0), (QList<double>{0, 4, 0, 5, 0, 3, 3, 0, 5, 4}));
    QCOMPARE(open.heights(1), (QList<double>{5, 5, 4, 4, 3, 3, 2, 0, 0, 0}));
    QCOMPARE(open.chart().accessibleName(), u"Gain by rank"_s);
    open.document().setCurrentRank(4);
    QCOMPARE(
        open.spoken(),
        u"Gain by rank: 10 ranks. The ranking earns 9.407, the ideal ranking 14.773. Rank 4: gain "
        "5, ideal 4."_s);
}

void TestGainChart::termsOfTheCakes()
{
    GainWindow open;
    open.click(open.panel().termButton());
    // Jarvelin and Kekalainen's sums with log2(i + 1): 5 ÷ log2(5) and 4 ÷ log2(5).
    QVERIFY(std::abs(open.heights(0)[3] - 5 / std::log2(5)) < 1e-12);
    QVERIFY(std::abs(open.heights(1)[3] - 4 / std::log2(5)) < 1e-12);
    open.document().setCurrentRank(4);
    QVERIFY(open.spoken().startsWith(u"Term by rank: 10 ranks."));
    QVERIFY(open.spoken().endsWith(u"Rank 4: term 2.153, ideal 1.723."));
    QCOMPARE(open.chart().chart().yTitle, u"gain ÷ log₂(i+1)"_s);
}

void TestGainChart::toggleSwitchesTheHeight()
{
    GainWindow open;
    QVERIFY(open.panel().gainButton().isChecked());
    open.panel().gainButton().setFocus();
    open.press(Qt::Key_Right);
    QVERIFY(open.panel().termButton().isChecked());
    QVERIFY(open.spoken().startsWith(u"Term by rank: 10 ranks."));
    open.press(Qt::Key_Left);
    QVERIFY(open.spoken().startsWith(u"Gain by rank: 10 ranks."));
}

void TestGainChart::otherMeasuresShowTheirTermsAlone()
{
    GainWindow open;
    open.document().select(core::Measure::P);
    QCOMPARE(open.chart().chart().bars.size(), std::size_t{1});
    QCOMPARE(open.heights(0), (QList<double>{0, 1, 0, 1, 0, 1, 1, 0, 1, 1}));
    QVERIFY(!open.panel().termButton().isVisible());
    QVERIFY(open.spoken().startsWith(u"Term by rank: 10 ranks. The terms add up to 6.000."));
    open.document().select(core::Measure::Ndcg);
    QVERIFY(open.panel().termButton().isVisible());
    open.document().adopt(*core::parseMeasureSpec("IDCG"));
    QCOMPARE(open.chart().chart().bars.size(), std::size_t{1});
    QVERIFY(open.chart().chart().bars.front().isIdeal);
}

void TestGainChart::pastTheCutoffIsFaded()
{
    GainWindow open;
    const auto blue = [&open](std::size_t rank) {
        const QPoint inside = open.chart().barOf(rank, 0).center().toPoint();
        return open.chart().viewport()->grab().toImage().pixelColor(inside);
    };
    open.document().setCurrentRank(std::nullopt);
    const QColor full = ui::Theme::of(open.chart()).bar;
    QCOMPARE(blue(6), full);
    open.document().setCutoff(5);
    open.document().setCurrentRank(std::nullopt);
    QCOMPARE(blue(4), full);
    QVERIFY(blue(6).lightness() > full.lightness());
    open.document().setCurrentRank(6);
    QVERIFY(open.spoken().endsWith(
        u"Rank 6: gain 3, ideal 3. It is past the cutoff, so it does not count."));
}

void TestGainChart::barsStandOnTheAxis()
{
    GainWindow open;
    const QRectF five = open.chart().barOf(4, 0);
    const QRectF four = open.chart().barOf(4, 1);
    QCOMPARE(five.bottom(), four.bottom());
    QVERIFY(std::abs(five.height() / four.height() - 1.25) < 1e-9);
    QVERIFY(five.right() <= four.left() + 1e-9);
    QCOMPARE(open.chart().barOf(1, 0).height(), 0.0);
}

void TestGainChart::pointingLightsTheRankEverywhere()
{
    GainWindow open;
    open.document().setCurrentRank(2);
    QVERIFY(open.amber(2) > 100);
    open.point(open.rank(9));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(9));
    QVERIFY(open.amber(9) > 100);
    QCOMPARE(open.amber(2), 0);
    open.point({5, 5});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(2));
    QVERIFY(open.amber(2) > 100);
}

void TestGainChart::clickChoosesTheRank()
{
    GainWindow open;
    open.click(open.rank(7));
    open.point({5, 5});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(7));
}

void TestGainChart::keysWalkTheRanks()
{
    GainWindow open;
    open.document().setCurrentRank(4);
    open.chart().setFocus();
    const auto press = [&open](int key) {
        open.press(key);
        return open.document().currentRank().value_or(0);
    };
    QCOMPARE(press(Qt::Key_Right), std::size_t{5});
    QVERIFY(open.spoken().endsWith(u"Rank 5: gain 0, ideal 3."));
    QCOMPARE(press(Qt::Key_Left), std::size_t{4});
    QCOMPARE(press(Qt::Key_Home), std::size_t{1});
    QCOMPARE(press(Qt::Key_Left), std::size_t{1});
    QCOMPARE(press(Qt::Key_End), std::size_t{10});
    QCOMPARE(press(Qt::Key_Right), std::size_t{10});
    QVERIFY(open.spoken().endsWith(u"Rank 10: gain 4, ideal 0."));
}

void TestGainChart::tipNamesTheDocument()
{
    GainWindow open;
    open.point(open.rank(4));
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"Custom Birthday Cakes"));
    QVERIFY(QToolTip::text().contains(u"Rank 4: gain 5, ideal 4."));
}

void TestGainChart::onlyTheLitRanksArePaintedAgain()
{
    GainWindow open(longSession(1000));
    open.document().setCurrentRank(3);
    OpenWindow::settle();
    const PaintedArea painted(*open.chart().viewport());
    open.document().setCurrentRank(9);
    OpenWindow::settle();
    const QRegion changed = QRegion(open.chart().placeOf(3)) + QRegion(open.chart().placeOf(9));
    QVERIFY(!painted.region.isEmpty());
    QVERIFY((painted.region - changed).isEmpty());
}

void TestGainChart::editsArrive()
{
    GainWindow open;
    open.document().move(3, 0);
    QCOMPARE(open.heights(0), (QList<double>{5, 0, 4, 0, 0, 3, 3, 0, 5, 4}));
    open.undo();
    QCOMPARE(open.heights(0), (QList<double>{0, 4, 0, 5, 0, 3, 3, 0, 5, 4}));
}

void TestGainChart::hiddenPanelDoesNotWork()
{
    GainWindow open;
    open.workspace().charts().bringToFront(open.workspace().curve());
    open.document().move(3, 0);
    QCOMPARE(open.heights(0), (QList<double>{0, 4, 0, 5, 0, 3, 3, 0, 5, 4}));
    open.bringToFront();
    QCOMPARE(open.heights(0), (QList<double>{5, 0, 4, 0, 0, 3, 3, 0, 5, 4}));
}

void TestGainChart::notReachedIsVeryFaint()
{
    GainWindow open;
    open.document().setCurrentRank(std::nullopt);
    const auto lightness = [&open](std::size_t rank) {
        const QPoint inside = open.chart().barOf(rank, 0).center().toPoint();
        return open.chart().viewport()->grab().toImage().pixelColor(inside).lightness();
    };
    const int before = lightness(6);
    open.panel().setReached(4);
    QCOMPARE(lightness(4), before);
    QVERIFY(lightness(6) > 220);
    open.panel().setReached(std::nullopt);
    QCOMPARE(lightness(6), before);
}

void TestGainChart::longLists_data()
{
    QTest::addColumn<std::size_t>("documents");
    QTest::newRow("1,000") << std::size_t{1000};
    QTest::newRow("100,000") << std::size_t{100000};
}

void TestGainChart::longLists()
{
    QFETCH(const std::size_t, documents);
    GainWindow open(longSession(documents));
    QVERIFY(open.chart().window().count < 200);
    QVERIFY(open.chart().horizontalScrollBar()->isVisible());
    open.chart().setFocus();
    open.press(Qt::Key_End);
    QCOMPARE(open.document().currentRank(), std::optional(documents));
    QCOMPARE(open.chart().window().last(), documents);
    QVERIFY(open.chart().placeOf(documents).isValid());
    QVERIFY(open.spoken().contains(u"Rank %1: "_s.arg(documents)));
    QVERIFY(open.chart().placeOf(1).isEmpty());
    open.press(Qt::Key_PageUp);
    QVERIFY(*open.document().currentRank() < documents - 10);
    open.document().setCurrentRank(documents / 2);
    QVERIFY(open.chart().placeOf(documents / 2).isValid());
    open.press(Qt::Key_Home);
    QCOMPARE(open.chart().window().first, std::size_t{1});
}

void TestGainChart::emptyListSaysWhatToDo()
{
    GainWindow open(core::Session{});
    QCOMPARE(open.chart().rankCount(), std::size_t{0});
    QCOMPARE(open.spoken(), u"Add documents to see what each rank earns."_s);
    open.chart().setFocus();
    open.press(Qt::Key_Right);
    QVERIFY(!open.workspace().figures().front()->paperFigure().paint);
}

void TestGainChart::exportsTheShownChart_data()
{
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QByteArray>("beginning");
    QTest::newRow("PDF") << ui::FigureFormat::Pdf << QByteArray("%PDF-");
    QTest::newRow("SVG") << ui::FigureFormat::Svg << QByteArray("<?xml");
    QTest::newRow("PNG") << ui::FigureFormat::Png << QByteArray("\x89PNG");
}

void TestGainChart::exportsTheShownChart()
{
    QFETCH(const ui::FigureFormat, format);
    QFETCH(const QByteArray, beginning);
    GainWindow open;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"figure"_s);
    const ui::PaperFigure figure = open.workspace().figures().front()->paperFigure();
    QCOMPARE(figure.title, u"Gain by rank"_s);
    QCOMPARE(ui::saveFigure(figure, {.format = format, .millimetres = {120, 75}}, path),
             std::nullopt);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.startsWith(beginning));
    if (format == ui::FigureFormat::Svg)
        QVERIFY(bytes.contains("ideal order"));
}

void TestGainChart::screenshots()
{
    const QDir folder(qEnvironmentVariable("RANKSCOPE_SHOTS"));
    if (qEnvironmentVariableIsEmpty("RANKSCOPE_SHOTS"))
        QSKIP("RANKSCOPE_SHOTS names no folder");
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            GainWindow open(size);
            open.window.grab().save(folder.filePath(
                u"gain-%1-%2.png"_s.arg(size.width()).arg(dark ? u"dark"_s : u"light"_s)));
        }
    }
    adoptLook();
    GainWindow open(longSession(1000));
    open.document().setCutoff(30);
    open.document().setCurrentRank(12);
    open.panel().setReached(40);
    OpenWindow::settle();
    open.window.grab().save(folder.filePath(u"gain-1000.png"_s));
    ui::saveFigure(open.workspace().figures().front()->paperFigure(),
                   {.format = ui::FigureFormat::Png, .millimetres = {120, 75}},
                   folder.filePath(u"gain-paper.png"_s));
}

QTEST_MAIN(TestGainChart)

}  // namespace tst_gain_chart

#include "tst_gain_chart.moc"
