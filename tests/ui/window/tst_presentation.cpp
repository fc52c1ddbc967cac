// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/charts/view/beside_view.h"
#include "ui/charts/view/chart_view.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/compare/what_if_panel.h"
#include "ui/ranking/steps/step_mode.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/measure_headline.h"
#include "ui/window/presentation/ranking_presentation.h"
#include "ui/window/presentation/spotlight.h"

#include <QDir>
#include <QFontMetricsF>
#include <QLabel>
#include <QSet>
#include <QSignalSpy>
#include <QToolBar>
#include <QToolButton>

namespace tst_presentation {

using namespace ranking_samples;
using core::Measure;
using ui::DocumentListModel;
using Presentation = ui::RankingPresentation;

namespace {

/// Type so small that all parts have room beside each other, on a square screen, too.
constexpr double wholeScreen = 0.5;

Presentation* presentationOf(OpenWindow& open)
{
    return qobject_cast<Presentation*>(open.window.presenting().presentation());
}

/// The example on the whole screen, begun with F5 as a lecturer does.
class OpenPresentation {
public:
    OpenPresentation()
    {
        open.press(Qt::Key_F5);
        OpenWindow::settle();
        if (shown())
            isActive = QTest::qWaitForWindowActive(shown());
        mode().setByRanks(false);
    }

    Presentation* shown() const { return presentationOf(open); }
    Presentation& presentation() const { return *shown(); }
    ui::DocumentListView& list() const { return presentation().rankedList().view(); }
    ui::StepMode& mode() const { return open.workspace().stepMode(); }
    ui::MeasureHeadline& headline() const { return presentation().headline(); }
    QString chips() const { return OpenWindow::column(list(), DocumentListModel::Grade); }
    void press(int key, Qt::KeyboardModifiers modifiers = {}) const
    {
        QTest::keyClick(presentation().windowHandle(), static_cast<Qt::Key>(key), modifiers);
    }

    mutable OpenWindow open;
    bool isActive = false;
};

}  // namespace

class TestPresentation : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void beginsAndEnds_data();
    void beginsAndEnds();
    void buttonBegins();
    void windowIsAsItWas();
    void showsTheSameDocument();
    void gradesAreEdited();
    void rowsAreMoved();
    void ranksAreWalked_data();
    void ranksAreWalked();
    void clickedTermIsWhereTheKeysGoOn();
    void clickerWalksTheFacts();
    void keysOfStepMode();
    void stepModeKeepsTheSecret();
    void nothingMovesWhileStepping();
    void escapeLeavesStepModeFirst();
    void stepsBegunInTheWindowGoOn();
    void ranksGoOnWhereTheStepsEnded();
    void playsWithSpace();
    void measuresAreWalked();
    void measureByPlace();
    void chartsAreSwitched();
    void tableComparisonAndChangesAreChosen();
    void bothListsWithBothValues();
    void nothingAheadIsRead();
    void saysHowToLeave();
    void digitsFollow();
    void zooms();
    void spotlightFollowsTheMouse();
    void blackScreen();
    void mouseHides();
    void typeFollowsTheScreen_data();
    void typeFollowsTheScreen();
    void windowClosesWhilePresenting();
    void pictures_data();
    void pictures();
};

void TestPresentation::initTestCase()
{
    adoptLook();
}

void TestPresentation::init()
{
    failOnWarnings();
}

void TestPresentation::beginsAndEnds_data()
{
    QTest::addColumn<int>("key");
    QTest::newRow("Escape") << int(Qt::Key_Escape);
    QTest::newRow("F5") << int(Qt::Key_F5);
}

void TestPresentation::beginsAndEnds()
{
    QFETCH(const int, key);
    const OpenPresentation talk;
    QVERIFY(talk.shown());
    QVERIFY(talk.isActive);
    QVERIFY(talk.presentation().isFullScreen());
    QCOMPARE(QApplication::focusWidget(), &talk.list());
    talk.press(key);
    QVERIFY(!talk.shown());
    QTRY_COMPARE(QApplication::activeWindow(), &talk.open.window);
    talk.open.press(Qt::Key_F5);
    QVERIFY(talk.shown());
}

void TestPresentation::buttonBegins()
{
    OpenWindow open;
    for (const auto* bar : open.window.findChildren<QToolBar*>(u"toolBar"_s))
        if (QWidget* button = bar->widgetForAction(open.action(u"Present"_s)))
            open.click(*button);
    QVERIFY(open.window.presenting().presentation());
}

void TestPresentation::windowIsAsItWas()
{
    OpenWindow open;
    open.window.setZoom(1.3);
    open.clickRow(open.list(), 2);
    open.quickLine().setFocus();
    OpenWindow::settle();
    const QRect place = open.window.geometry();
    const QFont type = QApplication::font();
    open.press(Qt::Key_F5);
    Presentation* talk = presentationOf(open);
    QVERIFY(talk);
    QVERIFY(QTest::qWaitForWindowActive(talk));
    QTest::keyClick(talk->windowHandle(), Qt::Key_Plus, Qt::ControlModifier);
    QTest::keyClick(talk->windowHandle(), Qt::Key_Escape);
    QVERIFY(QTest::qWaitForWindowActive(&open.window));
    QCOMPARE(open.window.geometry(), place);
    QCOMPARE(open.window.zoom(), 1.3);
    QCOMPARE(QApplication::font(), type);
    QCOMPARE(QApplication::focusWidget(), &open.quickLine());
    open.window.setZoom(1);
}

void TestPresentation::showsTheSameDocument()
{
    const OpenPresentation talk;
    Presentation& shown = talk.presentation();
    shown.setZoom(wholeScreen);
    OpenWindow::settle();
    QCOMPARE(talk.chips(), u"0 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(shown.headline().name(), u"nDCG@10"_s);
    QCOMPARE(shown.headline().value(), u"0.6368"_s);
    QCOMPARE(shown.headline().fraction(), u"9.407 / 14.773"_s);
    QVERIFY(shown.steps().sentence().startsWith(talk.open.workspace().steps().sentence()));
    QCOMPARE(shown.cards().cards().size(), talk.open.workspace().cards().cards().size());
    QVERIFY(shown.charts().isVisible());
    QVERIFY(!shown.steps().steps().isVisible());
    QVERIFY(!shown.rankedList().quickLine().isVisible());
    QVERIFY(!shown.rankedList().orderButton().isVisible());
    QCOMPARE(shown.rankedList().remark(), u"10 documents · 6 relevant"_s);
}

void TestPresentation::gradesAreEdited()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_PageUp);
    talk.press(Qt::Key_4);
    QCOMPARE(talk.chips(), u"4 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(talk.presentation().headline().value(), u"0.8315"_s);
    QCOMPARE(talk.open.chips(), talk.chips());
    talk.press(Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(talk.chips(), u"0 4 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(talk.presentation().headline().value(), u"0.6368"_s);
}

void TestPresentation::rowsAreMoved()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_PageUp);
    talk.press(Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(talk.chips(), u"4 0 0 5 0 3 3 0 5 4"_s);
    QCOMPARE(talk.open.document().currentRank(), 2);
}

void TestPresentation::ranksAreWalked_data()
{
    QTest::addColumn<int>("forward");
    QTest::addColumn<int>("back");
    QTest::newRow("arrows") << int(Qt::Key_Down) << int(Qt::Key_Up);
    QTest::newRow("a clicker") << int(Qt::Key_PageDown) << int(Qt::Key_PageUp);
}

void TestPresentation::ranksAreWalked()
{
    QFETCH(const int, forward);
    QFETCH(const int, back);
    const OpenPresentation talk;
    const auto rank = [&] { return talk.open.document().currentRank(); };
    QCOMPARE(rank(), 2);  // the first relevant one
    talk.press(forward);
    talk.press(forward);
    QCOMPARE(rank(), 4);
    QCOMPARE(talk.presentation().steps().formula().currentRank(), 4);
    const auto* chart = talk.presentation().charts().findChild<ui::ChartView*>();
    QCOMPARE(chart->highlight(), 4.0);
    QCOMPARE(talk.open.litRank(), 4);
    talk.press(back);
    QCOMPARE(rank(), 3);
    for (int i = 0; i < 20; ++i)
        talk.press(forward);
    QCOMPARE(rank(), 10);
}

void TestPresentation::clickedTermIsWhereTheKeysGoOn()
{
    const OpenPresentation talk;
    ui::FormulaView& formula = talk.presentation().steps().formula();
    const QRectF box = formula.formulaLayout().placesOf(2).front();
    const double free = formula.height() - formula.formulaLayout().size().height();
    const QPointF origin(0, std::max(0.0, std::floor(free / 2)));
    QTest::mouseClick(&formula, Qt::LeftButton, {}, (box.center() + origin).toPoint());
    QCOMPARE(talk.open.document().currentRank(), 2);
    talk.press(Qt::Key_PageDown);
    QCOMPARE(talk.open.document().currentRank(), 3);
}

void TestPresentation::clickerWalksTheFacts()
{
    const OpenPresentation talk;
    QCOMPARE(talk.headline().remark(), QString());
    talk.press(Qt::Key_F6);
    QVERIFY(talk.mode().isOn());
    QCOMPARE(talk.headline().remark(), u"step 1 of 66"_s);
    for (int i = 0; i < 9; ++i)
        talk.press(Qt::Key_PageDown);
    QCOMPARE(talk.headline().remark(), u"step 10 of 66"_s);
    QCOMPARE(talk.presentation().steps().sentence(), u"Add: 0.000 + 2.524 = 2.524."_s);
    QCOMPARE(talk.open.document().currentRank(), 2);
    talk.press(Qt::Key_PageUp);
    QCOMPARE(talk.presentation().steps().sentence(), u"Divide: 4 / 1.585 = 2.524."_s);
    talk.press(Qt::Key_F6);
    QVERIFY(!talk.mode().isOn());
    QCOMPARE(talk.headline().remark(), QString());
}

/// While step mode is on its keys have no other meaning; those that it does not need keep theirs.
void TestPresentation::keysOfStepMode()
{
    const OpenPresentation talk;
    talk.presentation().setZoom(wholeScreen);
    talk.press(Qt::Key_F6);
    talk.press(Qt::Key_Right);
    talk.press(Qt::Key_Right);
    talk.press(Qt::Key_Left);
    QCOMPARE(talk.headline().remark(), u"step 2 of 66"_s);
    QCOMPARE(talk.headline().name(), u"nDCG@10"_s);
    talk.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(talk.headline().remark(), u"step 6 of 66"_s);
    talk.press(Qt::Key_End);
    QCOMPARE(talk.headline().remark(), u"step 66 of 66"_s);
    talk.press(Qt::Key_Home);
    QCOMPARE(talk.headline().remark(), u"step 1 of 66"_s);
    const QString chart = talk.presentation().charts().front()->title();
    talk.press(Qt::Key_C);
    QVERIFY(talk.presentation().charts().front()->title() != chart);
    talk.press(Qt::Key_2, Qt::ControlModifier);
    QCOMPARE(talk.headline().name(), u"AP@10"_s);
    QCOMPARE(talk.headline().value(), u"…"_s);
    QVERIFY(talk.mode().isOn());
}

void TestPresentation::stepModeKeepsTheSecret()
{
    const OpenPresentation talk;
    const auto isTold = [&] {
        const QString secret = u"0.6368"_s;
        for (const QWidget* part : talk.presentation().findChildren<QWidget*>()) {
            const auto* label = qobject_cast<const QLabel*>(part);
            if (part->isVisible() && (part->accessibleName().contains(secret) ||
                                      part->accessibleDescription().contains(secret) ||
                                      (label && label->text().contains(secret))))
                return true;
        }
        return false;
    };
    QVERIFY(isTold());
    talk.press(Qt::Key_F6);
    for (int chart = 0; chart < 3; ++chart) {
        QVERIFY2(!isTold(), qPrintable(talk.presentation().charts().front()->title()));
        talk.press(Qt::Key_C);
    }
    QCOMPARE(talk.headline().value(), u"…"_s);
    QCOMPARE(talk.headline().fraction(), QString());
    QCOMPARE(talk.presentation().cards().cards().front()->valueShown(), u"…"_s);
    const auto* curve = talk.presentation().charts().findChild<ui::ChartView*>();
    QCOMPARE(curve->reached(), std::optional(0.0));
    talk.press(Qt::Key_End);
    QCOMPARE(talk.headline().value(), u"0.6368"_s);
    QCOMPARE(talk.headline().fraction(), u"9.407 / 14.773"_s);
    QVERIFY(!curve->reached());
    QVERIFY(isTold());
    talk.press(Qt::Key_PageUp);
    QVERIFY(!isTold());
    talk.press(Qt::Key_Escape);
    QCOMPARE(talk.headline().value(), u"0.6368"_s);
}

void TestPresentation::nothingMovesWhileStepping()
{
    const OpenPresentation talk;
    talk.presentation().showNormal();
    talk.presentation().resize(1920, 1080);
    const auto places = [&] {
        OpenWindow::settle();
        Presentation& shown = talk.presentation();
        return QList<QRect>{shown.headline().geometry(), shown.rankedList().geometry(),
                            shown.steps().geometry(), shown.charts().geometry(),
                            shown.cards().geometry()};
    };
    const QList<QRect> before = places();
    talk.press(Qt::Key_F6);
    const QList<QRect> after = places();
    for (qsizetype i = 0; i < before.size(); ++i)
        QVERIFY2(before[i].adjusted(-1, -1, 1, 1).contains(after[i]) &&
                     after[i].adjusted(-1, -1, 1, 1).contains(before[i]),
                 qPrintable(QString::number(i)));
    const auto* fact = talk.presentation().steps().findChild<QLabel*>(u"fact"_s);
    QVERIFY(fact);
    QCOMPARE(fact->font().pixelSize(), talk.presentation().font().pixelSize());
    talk.press(Qt::Key_End);
    QCOMPARE(places(), before);
}

void TestPresentation::escapeLeavesStepModeFirst()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_F6);
    talk.press(Qt::Key_B);
    talk.press(Qt::Key_Escape);
    QVERIFY(!talk.presentation().isBlack());
    QVERIFY(talk.mode().isOn());
    talk.press(Qt::Key_Escape);
    QVERIFY(!talk.mode().isOn());
    QVERIFY(talk.shown());
    talk.press(Qt::Key_Escape);
    QVERIFY(!talk.shown());
}

void TestPresentation::stepsBegunInTheWindowGoOn()
{
    OpenWindow open;
    open.list().setFocus();
    open.workspace().stepMode().setByRanks(false);
    open.press(Qt::Key_F6);
    open.press(Qt::Key_PageDown);
    open.press(Qt::Key_F5);
    Presentation* talk = presentationOf(open);
    QVERIFY(talk);
    QVERIFY(QTest::qWaitForWindowActive(talk));
    QCOMPARE(talk->headline().remark(), u"step 2 of 66"_s);
    QCOMPARE(talk->headline().value(), u"…"_s);
    QTest::keyClick(talk->windowHandle(), Qt::Key_PageDown);
    QCOMPARE(talk->headline().remark(), u"step 3 of 66"_s);
    QTest::keyClick(talk->windowHandle(), Qt::Key_F5);
    QVERIFY(!open.window.presenting().presentation());
    QVERIFY(QTest::qWaitForWindowActive(&open.window));
    open.press(Qt::Key_PageDown);
    QCOMPARE(open.workspace().steps().remark(), u"step 4 of 66"_s);
    open.press(Qt::Key_Escape);
    QVERIFY(!open.workspace().stepMode().isOn());
}

void TestPresentation::ranksGoOnWhereTheStepsEnded()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_F6);
    for (int i = 0; i < 5; ++i)
        talk.press(Qt::Key_Right, Qt::ShiftModifier);
    QCOMPARE(talk.open.document().currentRank(), 5);
    talk.press(Qt::Key_Escape);
    talk.press(Qt::Key_PageDown);
    QCOMPARE(talk.open.document().currentRank(), 6);
}

void TestPresentation::playsWithSpace()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_F6);
    talk.press(Qt::Key_Space);
    QVERIFY(talk.mode().isPlaying());
    talk.press(Qt::Key_Space);
    QVERIFY(!talk.mode().isPlaying());
    QVERIFY(talk.mode().isOn());
}

void TestPresentation::measuresAreWalked()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_Right);
    QCOMPARE(talk.presentation().headline().name(), u"AP@10"_s);
    QCOMPARE(talk.presentation().headline().value(), u"0.4610"_s);
    QCOMPARE(talk.open.document().session().selected, Measure::Ap);
    talk.press(Qt::Key_Left);
    talk.press(Qt::Key_Left);
    QCOMPARE(talk.presentation().headline().name(), u"nDCG@10"_s);
}

void TestPresentation::measureByPlace()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(talk.presentation().headline().name(), u"RR@10"_s);
    QCOMPARE(talk.presentation().headline().value(), u"0.5000"_s);
    QCOMPARE(talk.chips(), u"0 4 0 5 0 3 3 0 5 4"_s);
}

void TestPresentation::tableComparisonAndChangesAreChosen()
{
    const OpenPresentation talk;
    Presentation& shown = talk.presentation();
    talk.press(Qt::Key_T);
    OpenWindow::settle();
    QVERIFY(shown.steps().steps().isVisible());
    QVERIFY(!shown.charts().isVisible());
    talk.press(Qt::Key_T);
    OpenWindow::settle();
    QVERIFY(!shown.steps().steps().isVisible());
    talk.press(Qt::Key_W);
    QVERIFY(shown.whatIf().isVisible());
    talk.press(Qt::Key_A);
    QVERIFY(shown.comparison().isVisible());
    talk.press(Qt::Key_A);
    QCOMPARE(shown.charts().currentIndex(), 0);
    talk.press(Qt::Key_W);
    talk.press(Qt::Key_F6);
    QVERIFY(shown.whatIf().isConcealed());
    talk.press(Qt::Key_End);
    QVERIFY(!shown.whatIf().isConcealed());
}

/// DCG of 5 5 4 4 3 3 over that with the 2 that is not retrieved: 14.107 / 14.773.
void TestPresentation::bothListsWithBothValues()
{
    const OpenPresentation talk;
    Presentation& shown = talk.presentation();
    QCOMPARE(talk.headline().query(), u"“birthday cake”"_s);
    QVERIFY(!shown.bothValues().isVisible());
    talk.open.document().duplicateAsB();
    ui::sortIdeal(talk.open.document());
    talk.press(Qt::Key_A);
    OpenWindow::settle();
    QVERIFY(shown.comparison().lists().isVisible());
    QVERIFY(!shown.steps().isVisible());
    QVERIFY(!talk.headline().isVisible());
    QVERIFY(shown.bothValues().isVisible());
    QCOMPARE(shown.bothValues().query(), u"“birthday cake”"_s);
    QCOMPARE(shown.bothValues().value(), u"A 0.6368   B 0.9549"_s);
    QCOMPARE(shown.bothValues().fraction(), u"B − A +0.3181"_s);
    QCOMPARE(QApplication::focusWidget(), &talk.list());
    talk.press(Qt::Key_F6);  // what is ahead is not told
    QVERIFY(!shown.bothValues().isVisible());
    QVERIFY(shown.steps().isVisible());
    talk.press(Qt::Key_End);
    QVERIFY(shown.bothValues().isVisible());
    talk.press(Qt::Key_A);
    QVERIFY(!shown.bothValues().isVisible());
    QVERIFY(talk.headline().isVisible());
}

void TestPresentation::nothingAheadIsRead()
{
    const OpenPresentation talk;
    const auto& cards = talk.presentation().cards().cards();
    talk.press(Qt::Key_F6);
    for (const ui::ScoreCard* card : cards)
        QCOMPARE(card->valueShown(), u"…"_s);
    talk.press(Qt::Key_End);
    for (const ui::ScoreCard* card : cards)
        QVERIFY(card->valueShown() != u"…"_s);
    // The cards are whole, whatever the screen.
    for (const ui::ScoreCard* card : cards)
        QVERIFY(talk.presentation().cards().height() >= card->sizeHint().height());
}

void TestPresentation::saysHowToLeave()
{
    const OpenPresentation talk;
    const auto labels = talk.presentation().findChildren<QLabel*>();
    QVERIFY(std::ranges::any_of(labels, [](const QLabel* label) {
        return label->isVisible() && label->text().endsWith(u"Esc: leave"_s);
    }));
}

void TestPresentation::chartsAreSwitched()
{
    const OpenPresentation talk;
    talk.presentation().setZoom(wholeScreen);
    ui::PanelGroup& charts = talk.presentation().charts();
    QStringList titles;
    for (int i = 0; i < 4; ++i) {
        titles << charts.front()->title();
        talk.press(Qt::Key_C);
    }
    QCOMPARE(QSet<QString>(titles.begin(), titles.end()).size(), 3);
    QCOMPARE(titles[3], titles[0]);
    QCOMPARE(QApplication::focusWidget(), &talk.list());
}

void TestPresentation::digitsFollow()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_Period, Qt::ControlModifier);
    QCOMPARE(talk.presentation().headline().value(), u"0.63677"_s);
    talk.press(Qt::Key_Comma, Qt::ControlModifier);
    talk.press(Qt::Key_Comma, Qt::ControlModifier);
    QCOMPARE(talk.presentation().headline().value(), u"0.637"_s);
}

void TestPresentation::zooms()
{
    const OpenPresentation talk;
    const auto rowHeight = [&] { return talk.list().rowHeight(0); };
    talk.presentation().showNormal();
    talk.presentation().resize(1280, 720);
    OpenWindow::settle();
    const int before = rowHeight();
    talk.press(Qt::Key_Plus, Qt::ControlModifier);
    QVERIFY(rowHeight() > before);
    talk.press(Qt::Key_0, Qt::ControlModifier);
    QCOMPARE(rowHeight(), before);
    talk.press(Qt::Key_Minus, Qt::ControlModifier);
    QVERIFY(rowHeight() < before);
    QCOMPARE(talk.open.window.zoom(), 1.0);
}

void TestPresentation::spotlightFollowsTheMouse()
{
    const OpenPresentation talk;
    Presentation& shown = talk.presentation();
    const QPoint place(400, 300);
    const QPoint outside = place + QPoint(0, shown.spotlight().radius() * 2);
    const QImage bare = shown.grab().toImage();
    talk.press(Qt::Key_L);
    QVERIFY(shown.spotlight().isVisible());
    QTest::mouseMove(shown.windowHandle(), place);
    QCOMPARE(shown.spotlight().place(), place);
    const QImage lit = shown.grab().toImage();
    QCOMPARE(lit.pixelColor(place).lightness(), bare.pixelColor(place).lightness());
    QVERIFY(lit.pixelColor(outside).lightness() < bare.pixelColor(outside).lightness());
    // It lets the mouse through.
    const QModelIndex third = talk.list().model()->index(2, DocumentListModel::Name);
    const QPoint row =
        talk.list().viewport()->mapTo(&shown, talk.list().visualRect(third).center());
    QTest::mouseClick(shown.windowHandle(), Qt::LeftButton, {}, row);
    QCOMPARE(talk.open.document().currentRank(), 3);
    talk.press(Qt::Key_L);
    QVERIFY(!shown.spotlight().isVisible());
}

void TestPresentation::blackScreen()
{
    const OpenPresentation talk;
    talk.press(Qt::Key_B);
    QVERIFY(talk.presentation().isBlack());
    const QImage image = talk.presentation().grab().toImage();
    QCOMPARE(image.pixelColor(image.rect().center()), QColor(Qt::black));
    talk.press(Qt::Key_Escape);
    QVERIFY(talk.shown());
    QVERIFY(!talk.presentation().isBlack());
    talk.press(Qt::Key_Escape);
    QVERIFY(!talk.shown());
}

void TestPresentation::mouseHides()
{
    const OpenPresentation talk;
    QVERIFY(!QApplication::overrideCursor());
    QTRY_VERIFY(QApplication::overrideCursor());
    QCOMPARE(QApplication::overrideCursor()->shape(), Qt::BlankCursor);
    QTest::mouseMove(talk.presentation().windowHandle(), QPoint(300, 300));
    QVERIFY(!QApplication::overrideCursor());
    QTRY_VERIFY(QApplication::overrideCursor());
    talk.press(Qt::Key_Escape);
    QVERIFY(!QApplication::overrideCursor());
}

void TestPresentation::typeFollowsTheScreen_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::newRow("1920 x 1080") << QSize(1920, 1080);
    QTest::newRow("1280 x 720") << QSize(1280, 720);
    QTest::newRow("1024 x 768") << QSize(1024, 768);
    QTest::newRow("3840 x 2160") << QSize(3840, 2160);
}

void TestPresentation::typeFollowsTheScreen()
{
    QFETCH(const QSize, screen);
    ui::RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    ui::StepMode steps(document);
    Presentation talk(document, steps, {});
    talk.resize(screen);
    talk.show();
    OpenWindow::settle();
    QCOMPARE(talk.size(), screen);
    const double line = QFontMetricsF(talk.font()).height();
    QVERIFY2(line * 24 >= screen.height(), qPrintable(QString::number(line)));
    QVERIFY2(line * 22 <= screen.height(), qPrintable(QString::number(line)));
    for (const QWidget* part : std::initializer_list<const QWidget*>{
             &talk.headline(), &talk.rankedList(), &talk.steps(), &talk.charts(), &talk.cards()})
        QVERIFY2(!part->isVisible() ||
                     talk.rect().contains(QRect(part->mapTo(&talk, QPoint()), part->size())),
                 part->metaObject()->className());
    // Whole rows around the current rank.
    const ui::DocumentListView& list = talk.rankedList().view();
    const int row = list.rowHeight(0);
    const int seen = list.viewport()->mask().boundingRect().height();
    QVERIFY(seen >= 3 * row);
    QCOMPARE(seen % row, 0);
    for (const std::size_t rank : {1, 6, 10, 3}) {
        document.setCurrentRank(rank);
        OpenWindow::settle();
        const QRect place = list.visualRect(
            list.model()->index(static_cast<int>(rank) - 1, DocumentListModel::Name));
        const QRect whole = list.viewport()->mask().boundingRect();
        QVERIFY2(place.top() >= whole.top() && place.bottom() <= whole.bottom(),
                 qPrintable(QString::number(rank)));
        QCOMPARE((place.top() - whole.top()) % row, 0);
    }
}

void TestPresentation::windowClosesWhilePresenting()
{
    const OpenPresentation talk;
    QVERIFY(talk.shown());
    talk.open.document().history().setClean();
    QVERIFY(talk.open.window.close());
    QVERIFY(!talk.shown());
}

void TestPresentation::pictures_data()
{
    QTest::addColumn<QSize>("screen");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<bool>("lit");
    QTest::addColumn<bool>("stepping");
    QTest::newRow("1920 light") << QSize(1920, 1080) << false << false << false;
    QTest::newRow("1920 light steps") << QSize(1920, 1080) << false << false << true;
    QTest::newRow("1280 dark steps") << QSize(1280, 720) << true << false << true;
    QTest::newRow("1920 dark") << QSize(1920, 1080) << true << false << false;
    QTest::newRow("1280 light") << QSize(1280, 720) << false << false << false;
    QTest::newRow("1280 dark spotlight") << QSize(1280, 720) << true << true << false;
}

void TestPresentation::pictures()
{
    QFETCH(const QSize, screen);
    QFETCH(const bool, dark);
    QFETCH(const bool, lit);
    QFETCH(const bool, stepping);
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    adoptLook(dark);
    ui::RankingDocument document;
    document.load(cakes(), QString(), u"Open"_s);
    document.setCurrentRank(4);
    ui::StepMode steps(document);
    Presentation talk(document, steps, {});
    talk.resize(screen);
    talk.show();
    talk.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&talk));
    if (stepping) {
        QTest::keyClick(&talk, Qt::Key_F6);
        for (int i = 0; i < 27; ++i)
            QTest::keyClick(&talk, Qt::Key_PageDown);
    }
    if (lit) {
        QTest::keyClick(&talk, Qt::Key_L);
        talk.spotlight().pointAt({screen.width() / 2, screen.height() / 5});
    }
    OpenWindow::settle();
    QString name = QString::fromLatin1(QTest::currentDataTag());
    QVERIFY(talk.grab().save(
        QDir(folder).filePath(u"presentation-%1.png"_s.arg(name.replace(u' ', u'-')))));
    adoptLook();
}

QTEST_MAIN(TestPresentation)

}  // namespace tst_presentation

#include "tst_presentation.moc"
