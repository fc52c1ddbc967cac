// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"
#include "tests/ui/painted_area.h"
#include "ui/export/figure/figure_file.h"
#include "ui/ranking/chart/ribbon_panel.h"
#include "ui/ranking/chart/ribbon_view.h"
#include "ui/text/steps/position_text.h"
#include "ui/toolkit/panel/panel_group.h"

#include <QDir>
#include <QPaintEvent>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>
#include <QWheelEvent>

namespace tst_ribbons {

using namespace ranking_samples;

namespace {

/// The window with the ribbons in front.
class RibbonWindow : public OpenWindow {
public:
    explicit RibbonWindow(QSize size = {1440, 900})
        : OpenWindow(size)
    {
        bringToFront();
    }
    explicit RibbonWindow(const core::Session& session)
        : OpenWindow(session)
    {
        bringToFront();
    }

    void bringToFront()
    {
        workspace().charts().bringToFront(panel());
        settle();
    }
    ui::RibbonPanel& panel() { return workspace().ribbons(); }
    ui::RibbonView& view() { return panel().ribbons(); }
    QString spoken() { return view().accessibleDescription(); }
    QPoint inWindow(QPoint inView) { return view().viewport()->mapTo(&window, inView); }
    QPoint rank(std::size_t rank) { return inWindow(view().placeOf(rank).center()); }
    QPoint idealRank(std::size_t rank) { return inWindow(view().idealPlaceOf(rank - 1).center()); }
    /// The verdicts of the retrieved documents and of the others, as the rows say them.
    QStringList verdicts()
    {
        QStringList texts;
        for (const core::IdealPosition& document : view().ribbons().order.positions)
            texts << ui::displacementText(document, QLocale::c());
        return texts;
    }
    QStringList idealNames()
    {
        QStringList names;
        const core::IdealOrder& order = view().ribbons().order;
        for (const std::size_t document : order.bestFirst)
            names << view().ribbons().name(order.positions[document]);
        return names;
    }
    bool isAmber(const QRect& place)
    {
        const QImage image = view().viewport()->grab(place).toImage();
        return image.pixelColor(2, image.height() / 2) == ui::Theme::of(view()).current;
    }
};

core::Session longSession(std::size_t documents)
{
    std::vector<double> grades(documents);
    for (std::size_t i = 0; i < documents; ++i)
        grades[i] = static_cast<double>(i * i % 7 % 4);
    return sessionOf(grades, {3, 1});
}

}  // namespace

class TestRibbons : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void verdictsOfTheCakes();
    void idealOrderOfTheCakes();
    void wordsOfAVerdict_data();
    void wordsOfAVerdict();
    void pointingEitherEndLightsTheDocument();
    void pointingTheRibbonLightsTheDocument();
    void clickChoosesTheRank();
    void notRetrievedHasATipButNoRank();
    void keysWalkTheRanks();
    void onlyTheDocumentsAreaIsPaintedAgain();
    void editsArrive();
    void poolOfTheIdealCounts();
    void hiddenPanelDoesNotWork();
    void longLists_data();
    void longLists();
    void emptyListSaysWhatToDo();
    void exportsTheShownChart();
    void screenshots();
};

void TestRibbons::verdictsOfTheCakes()
{
    RibbonWindow open;
    // Ideal 5 5 4 4 3 3 2 0 0 0 0: intervals 1-2, 3-4, 5-6, 7 and 8-11.
    QCOMPARE(
        open.verdicts(),
        (QStringList{u"▼ 7 too early"_s, u"▼ 1 too early"_s, u"▼ 5 too early"_s, u"▲ 2 too late"_s,
                     u"▼ 3 too early"_s, u"= in place"_s, u"▲ 1 too late"_s, u"= in place"_s,
                     u"▲ 7 too late"_s, u"▲ 6 too late"_s, u"not retrieved"_s}));
    QCOMPARE(open.panel().remark(), u"4 too early, 2 in place, 4 too late, 1 not retrieved"_s);
    QCOMPARE(open.view().accessibleName(), u"Actual against ideal"_s);
    open.document().setCurrentRank(9);
    QCOMPARE(
        open.spoken(),
        u"Actual against ideal: 4 too early, 2 in place, 4 too late, 1 not retrieved. Rank 9: 7 "
        "ranks too late. With grade 5, it belongs at ranks 1 to 2."_s);
}

void TestRibbons::idealOrderOfTheCakes()
{
    RibbonWindow open;
    QCOMPARE(open.idealNames(), (QStringList{u"Custom Birthday Cakes"_s, u"High-End Bakehouse"_s,
                                             u"French Patisserie"_s, u"Chain Cake Shop"_s,
                                             u"Village Bakery"_s, u"Instagram Sweets"_s,
                                             u"Grand Hôtel Pâtisserie"_s, u"Ice Cream Parlour"_s,
                                             u"Bread Only"_s, u"Corner Café"_s, u"Cookie Jar"_s}));
}

void TestRibbons::wordsOfAVerdict_data()
{
    QTest::addColumn<core::IdealPosition>("position");
    QTest::addColumn<core::Grade>("grade");
    QTest::addColumn<QString>("sentence");
    using Position = core::IdealPosition;
    QTest::newRow("late")
        << Position{8, 9, 2, 1, 2} << core::Grade(5)
        << u"Rank 9: 7 ranks too late. With grade 5, it belongs at ranks 1 to 2."_s;
    QTest::newRow("one rank") << Position{0, 2, 1, 1, 1} << core::Grade(2)
                              << u"Rank 2: 1 rank too late. With grade 2, it belongs at rank 1."_s;
    QTest::newRow("in place, alone")
        << Position{0, 1, 1, 1, 1} << core::Grade(2.5)
        << u"Rank 1: in place. With grade 2.5, it belongs at rank 1."_s;
    QTest::newRow("unjudged")
        << Position{0, 1, 4, 3, 6} << core::Grade::unjudged()
        << u"Rank 1: 2 ranks too early. Unjudged documents earn nothing and belong at ranks 3 to "
           "6."_s;
    QTest::newRow("not retrieved") << Position{0, std::nullopt, 7, 7, 7} << core::Grade(2)
                                   << u"Not retrieved. With grade 2, it belongs at rank 7."_s;
}

void TestRibbons::wordsOfAVerdict()
{
    QFETCH(const core::IdealPosition, position);
    QFETCH(const core::Grade, grade);
    QTEST(ui::positionSentence(position, grade, QLocale::c()), "sentence");
}

void TestRibbons::pointingEitherEndLightsTheDocument()
{
    RibbonWindow open;
    open.document().setCurrentRank(2);
    open.point(open.rank(9));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(9));
    QVERIFY(open.isAmber(open.view().placeOf(9)));
    QVERIFY(open.isAmber(open.view().idealPlaceOf(1)));
    QVERIFY(!open.isAmber(open.view().placeOf(2)));
    open.point(open.idealRank(1));  // Custom Birthday Cakes, at rank 4
    QCOMPARE(open.litRank(), std::optional<std::size_t>(4));
    open.point({5, 5});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(2));
}

void TestRibbons::pointingTheRibbonLightsTheDocument()
{
    RibbonWindow open(sessionOf({0, 0, 0, 5}));
    open.document().setCurrentRank(std::nullopt);
    // From rank 4 at the left to rank 1 at the right, and from 1 to 4; the others go straight.
    const QRect from = open.view().placeOf(4);
    const QRect to = open.view().idealPlaceOf(0);
    const int across = (from.right() + to.left()) / 2;
    const int quarter = from.right() + (to.left() - from.right()) / 10;
    open.point(open.inWindow({quarter, from.center().y()}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(4));
    open.point(open.inWindow({quarter, open.view().placeOf(1).center().y()}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(1));
    open.point(open.inWindow({across, open.view().placeOf(2).center().y()}));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(2));
}

void TestRibbons::clickChoosesTheRank()
{
    RibbonWindow open;
    open.click(open.idealRank(2));  // High-End Bakehouse, at rank 9
    open.point({5, 5});
    QCOMPARE(open.litRank(), std::optional<std::size_t>(9));
}

void TestRibbons::notRetrievedHasATipButNoRank()
{
    RibbonWindow open;
    open.document().setCurrentRank(2);
    open.point(open.idealRank(7));
    QCOMPARE(open.litRank(), std::optional<std::size_t>(2));
    QTRY_VERIFY(QToolTip::isVisible());
    QVERIFY(QToolTip::text().contains(u"Grand Hôtel Pâtisserie"));
    QVERIFY(QToolTip::text().contains(u"Not retrieved. With grade 2, it belongs at rank 7."));
    QToolTip::hideText();
}

void TestRibbons::keysWalkTheRanks()
{
    RibbonWindow open;
    open.document().setCurrentRank(4);
    open.view().setFocus();
    const auto press = [&open](int key) {
        open.press(key);
        return open.document().currentRank().value_or(0);
    };
    QCOMPARE(press(Qt::Key_Down), std::size_t{5});
    QVERIFY(open.spoken().contains(u"Rank 5: 3 ranks too early."));
    QCOMPARE(press(Qt::Key_Up), std::size_t{4});
    QCOMPARE(press(Qt::Key_Home), std::size_t{1});
    QCOMPARE(press(Qt::Key_Up), std::size_t{1});
    QCOMPARE(press(Qt::Key_End), std::size_t{10});
    QCOMPARE(press(Qt::Key_Down), std::size_t{10});
    QVERIFY(open.view().placeOf(10).isValid());
}

void TestRibbons::onlyTheDocumentsAreaIsPaintedAgain()
{
    RibbonWindow open(longSession(1000));
    open.document().setCurrentRank(1);
    OpenWindow::settle();
    const int width = open.view().viewport()->width();
    const PaintedArea painted(*open.view().viewport());
    open.document().setCurrentRank(2);
    OpenWindow::settle();
    QVERIFY(!painted.region.isEmpty());
    // The left half of the rows below stays as it is.
    const QRect below(0, open.view().placeOf(3).top() + 1, open.view().placeOf(3).width() - 1, 40);
    QVERIFY(!painted.region.intersects(below));
    QVERIFY(width > below.width());
}

void TestRibbons::editsArrive()
{
    RibbonWindow open;
    open.document().move(8, 0);
    QCOMPARE(open.verdicts().first(), u"= in place"_s);
    open.undo();
    QCOMPARE(open.verdicts().first(), u"▼ 7 too early"_s);
}

void TestRibbons::poolOfTheIdealCounts()
{
    RibbonWindow open;
    core::Settings settings = open.document().session().settings;
    settings.ideal = core::IdealPool::RetrievedOnly;
    open.document().setSettings(settings, u"Retrieved only"_s);
    QCOMPARE(open.view().ribbons().rows(), std::size_t{10});
    // Ideal 5 5 4 4 3 3 0 0 0 0.
    QCOMPARE(open.verdicts().first(), u"▼ 6 too early"_s);
    QCOMPARE(open.panel().remark(), u"4 too early, 2 in place, 4 too late"_s);
}

void TestRibbons::hiddenPanelDoesNotWork()
{
    RibbonWindow open;
    open.workspace().charts().bringToFront(open.workspace().curve());
    open.document().move(8, 0);
    QCOMPARE(open.verdicts().first(), u"▼ 7 too early"_s);
    open.bringToFront();
    QCOMPARE(open.verdicts().first(), u"= in place"_s);
}

void TestRibbons::longLists_data()
{
    QTest::addColumn<std::size_t>("documents");
    QTest::newRow("1,000") << std::size_t{1000};
    QTest::newRow("100,000") << std::size_t{100000};
}

void TestRibbons::longLists()
{
    QFETCH(const std::size_t, documents);
    RibbonWindow open(longSession(documents));
    QCOMPARE(open.view().ribbons().rows(), documents + 2);
    QVERIFY(open.view().verticalScrollBar()->isVisible());
    open.view().setFocus();
    open.press(Qt::Key_End);
    QCOMPARE(open.document().currentRank(), std::optional(documents));
    QVERIFY(open.view().placeOf(documents).isValid());
    QVERIFY(open.isAmber(open.view().placeOf(documents)));
    QVERIFY(open.view().placeOf(1).isNull());
    open.document().setCurrentRank(documents / 2);
    QVERIFY(open.view().placeOf(documents / 2).isValid());
    open.press(Qt::Key_Home);
    QVERIFY(open.view().placeOf(1).isValid());
}

void TestRibbons::emptyListSaysWhatToDo()
{
    RibbonWindow open(core::Session{});
    QCOMPARE(open.spoken(), u"Add documents to see which of them rank too high or too low."_s);
    open.view().setFocus();
    open.press(Qt::Key_Down);
    QVERIFY(!open.workspace().figures().front()->paperFigure().paint);
}

void TestRibbons::exportsTheShownChart()
{
    RibbonWindow open;
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"figure.svg"_s);
    QCOMPARE(ui::saveFigure(open.workspace().figures().front()->paperFigure(),
                            {.format = ui::FigureFormat::Svg, .millimetres = {120, 75}}, path),
             std::nullopt);
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    QVERIFY(text.contains(u"Actual against ideal"));
    QVERIFY(text.contains(u"▲ 7 too late"));
    for (const ui::FigureFormat format : {ui::FigureFormat::Pdf, ui::FigureFormat::Png})
        QCOMPARE(ui::saveFigure(open.workspace().figures().front()->paperFigure(),
                                {.format = format, .millimetres = {120, 75}}, path),
                 std::nullopt);
}

void TestRibbons::screenshots()
{
    if (qEnvironmentVariableIsEmpty("RANKSCOPE_SHOTS"))
        QSKIP("RANKSCOPE_SHOTS names no folder");
    const QDir folder(qEnvironmentVariable("RANKSCOPE_SHOTS"));
    for (const bool dark : {false, true}) {
        adoptLook(dark);
        for (const QSize size : {QSize(1440, 900), QSize(1024, 640)}) {
            RibbonWindow open(size);
            open.window.grab().save(folder.filePath(
                u"ribbons-%1-%2.png"_s.arg(size.width()).arg(dark ? u"dark"_s : u"light"_s)));
            if (size.width() == 1440 && !dark)
                ui::saveFigure(open.workspace().figures().front()->paperFigure(),
                               {.format = ui::FigureFormat::Png, .millimetres = {120, 75}},
                               folder.filePath(u"ribbons-paper.png"_s));
        }
    }
    adoptLook();
    RibbonWindow open(longSession(1000));
    open.document().setCurrentRank(500);
    OpenWindow::settle();
    open.window.grab().save(folder.filePath(u"ribbons-1000.png"_s));
}

QTEST_MAIN(TestRibbons)

}  // namespace tst_ribbons

#include "tst_ribbons.moc"
