// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/ranking/chart/gain_panel.h"
#include "ui/ranking/compare/comparison_panel.h"
#include "ui/ranking/steps/step_mode.h"

#include <QBackingStore>
#include <QEvent>
#include <QImage>
#include <QToolButton>

namespace tst_first_paint {

using namespace ranking_samples;

namespace {

/// A window with the example that has been shown, but of which nothing is painted yet.
class StartingWindow : public ui::MainWindow {
public:
    explicit StartingWindow(QSize size, double zoom = 1)
        : ui::MainWindow(Memory::Forgets)
    {
        workspace().installEventFilter(this);
        openExample();
        setZoom(zoom);
        resize(size);
        show();
    }
    ~StartingWindow() override
    {
        document().history().setClean();  // or it would ask
        close();
    }
    Q_DISABLE_COPY_MOVE(StartingWindow)

    qsizetype panels() const { return findChildren<ui::Panel*>().size(); }
    /// Where the places of the panels that come later stand; the mean comes behind the steps.
    QList<QRect> places()
    {
        QList<QRect> places;
        for (const ui::PanelGroup* group : findChildren<ui::PanelGroup*>())
            if (group->isVisible() && !group->isAncestorOf(&workspace().steps()))
                places << placeOf(*group).adjusted(
                    0, group->tabs().isVisible() ? 2 * group->tabs().height() : 0, 0, 0);
        return places;
    }
    /// Where that stands which is there from the start.
    QList<QRect> shownFirst()
    {
        return {placeOf(workspace().rankedList().view()), placeOf(workspace().notRetrieved()),
                placeOf(workspace().cards()), placeOf(workspace().steps())};
    }
    QRect placeOf(const QWidget& part) const
    {
        return {part.mapTo(this, QPoint(0, 0)), part.size()};
    }
    bool eventFilter(QObject* watched, QEvent* event) override
    {
        if (event->type() == QEvent::Paint && painted.isEmpty())
            painted = shownFirst();
        return ui::MainWindow::eventFilter(watched, event);
    }
    QImage frame() const { return *static_cast<QImage*>(backingStore()->paintDevice()); }

    QList<QRect> painted;  ///< shownFirst() in the first frame
};

constexpr qsizetype early = 2;  // list, steps
constexpr qsizetype all = early + 12;

/// Colours beside the card's own within its outline.
bool isEmpty(const QImage& frame, QRect place)
{
    const QRgb surface = frame.pixel(place.center());
    for (int y = place.top() + 4; y < place.bottom() - 4; ++y)
        for (int x = place.left() + 4; x < place.right() - 4; ++x)
            if (frame.pixel(x, y) != surface)
                return false;
    return true;
}

}  // namespace

class TestFirstPaint : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }
    void cleanup() { adoptLook(); }
    void firstFrameKeepsTheRoom_data();
    void firstFrameKeepsTheRoom();
    void pictureIsWhole();
    void panelIsThereWhenAskedFor();
    void latePanelsKnowTheSteps();
    void tabComesToLatePanels();
};

void TestFirstPaint::firstFrameKeepsTheRoom_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<double>("zoom");
    QTest::newRow("1440x900") << QSize(1440, 900) << 1.0;
    QTest::newRow("1024x640: one place at the right") << QSize(1024, 640) << 1.0;
    QTest::newRow("zoom 0.7") << QSize(1440, 900) << 0.7;
    QTest::newRow("zoom 1.5") << QSize(1440, 900) << 1.5;
}

void TestFirstPaint::firstFrameKeepsTheRoom()
{
    QFETCH(const QSize, size);
    QFETCH(const double, zoom);
    StartingWindow window(size, zoom);
    QCOMPARE(window.panels(), early);
    while (window.frame().isNull() || window.panels() == early)
        QApplication::processEvents();
    // That was the round after the first frame, and the frame is still the first.
    const QList<QRect> places = window.places();
    for (const QRect& place : places)
        QVERIFY(zoom > 1 || place.height() == 0 || isEmpty(window.frame(), place));
    OpenWindow::settle();
    QCOMPARE(window.places(), places);
    // In large type, the lists that come later need more height, and the whole begins to scroll.
    if (zoom <= 1)
        QCOMPARE(window.shownFirst(), window.painted);
    QCOMPARE(window.panels(), all);
    for (const QRect& place : places)
        QVERIFY(place.height() == 0 || !isEmpty(window.frame(), place));
}

void TestFirstPaint::pictureIsWhole()
{
    StartingWindow window({1440, 900});
    const QImage picture = window.grab().toImage();
    QCOMPARE(window.panels(), all);
    for (const QRect& place : window.places())
        QVERIFY(!isEmpty(picture, place));
}

void TestFirstPaint::panelIsThereWhenAskedFor()
{
    StartingWindow window({1440, 900});
    QCOMPARE(window.panels(), early);
    window.workspace().bringToFront(window.workspace().gain());
    QCOMPARE(window.panels(), all);
    QVERIFY(window.workspace().gain().isVisible());
    OpenWindow::settle();
    QVERIFY(window.workspace().gain().isVisible());
    QVERIFY(!window.workspace().curve().isVisible());
}

void TestFirstPaint::latePanelsKnowTheSteps()
{
    StartingWindow window({1440, 900});
    window.workspace().stepMode().setOn(true);
    QCOMPARE(window.panels(), early);
    OpenWindow::settle();
    QVERIFY(window.workspace().comparison().isConcealed());
    window.workspace().stepMode().setOn(false);
    QVERIFY(!window.workspace().comparison().isConcealed());
}

void TestFirstPaint::tabComesToLatePanels()
{
    OpenWindow open;
    open.steps().setFocus();
    open.press(Qt::Key_Tab);
    QCOMPARE(QApplication::focusWidget(), &open.workspace().charts().tabs());
}

QTEST_MAIN(TestFirstPaint)

}  // namespace tst_first_paint

#include "tst_first_paint.moc"
