// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/collection_samples.h"
#include "tests/ui/open_window.h"

#include "ui/classifier/classifier_workspace.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/collection/table/queries_view.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"

#include <QComboBox>
#include <QScrollArea>
#include <QScrollBar>
#include <QSpinBox>
#include <QSplitter>
#include <QToolBar>
#include <QToolButton>

namespace tst_panel_room {

using namespace ranking_samples;

namespace {

/// A window as a person opens it: its size, zoom and type.
struct Sight {
    const char* name;
    QSize size;
    double zoom;
    int pixels;  ///< of the type
};

constexpr Sight sights[]{
    {"1366x768", {1366, 768}, 1, 13},
    {"1366x768 in larger type", {1366, 768}, 1, 15},
    {"1024x640", {1024, 640}, 1, 13},
    {"1024x640 in smaller type", {1024, 640}, 1, 12},
    {"1440x900 at zoom 1.5", {1440, 900}, 1.5, 13},
    {"1440x900 at zoom 2", {1440, 900}, 2, 13},
    {"1920x1080", {1920, 1080}, 1, 13},
};

void adoptType(int pixels)
{
    adoptLook();
    QFont type = QApplication::font();
    type.setPixelSize(pixels);
    QApplication::setFont(type);
}

void addSights()
{
    QTest::addColumn<std::size_t>("sight");
    for (std::size_t i = 0; i < std::size(sights); ++i)
        QTest::newRow(sights[i].name) << i;
}

core::SampleSession models(std::size_t count)
{
    core::SampleSession session;
    session.name = "samples";
    session.samples.labels = {1, 0, 1, 0};
    session.samples.ids = {"a", "b", "c", "d"};
    for (std::size_t model = 0; model < count; ++model)
        session.samples.models.push_back(
            {"a-model-of-some-length-" + std::to_string(model), {0.9, 0.6, 0.5, 0.2}});
    return session;
}

QList<QWidget*> workspacesOf(OpenWindow& open)
{
    return {&open.workspace(), &open.window.classifierPage().classifier(),
            &open.window.collectionPage().collection()};
}

void bringToFront(OpenWindow& open, int workspace)
{
    ui::WorkspacePage* const pages[]{nullptr, &open.window.classifierPage(),
                                     &open.window.collectionPage()};
    if (pages[workspace])
        open.window.bringToFront(*pages[workspace]);
    while (open.window.collectionPage().isLoading() ||
           open.window.collectionPage().document().isBusy())
        QApplication::processEvents();
    OpenWindow::settle();
}

/// How far the page as a whole can be pushed to the left.
int sidewaysOf(const QWidget& workspace)
{
    return workspace.findChild<QScrollArea*>(u"panelScroll"_s)->horizontalScrollBar()->maximum();
}

/// What a person would find wrong with the tabs that are seen.
QStringList faultsOfTabs(const QWidget& workspace)
{
    QStringList faults;
    for (const auto* group : workspace.findChildren<ui::PanelGroup*>()) {
        if (!group->isVisible() || group->count() < 2)
            continue;
        for (const auto* button : group->front()->findChildren<QToolButton*>()) {
            const bool isTab =
                button->objectName() == u"tab"_s || button->objectName() == u"tabMenu"_s;
            const QRect place(button->mapTo(group, QPoint(0, 0)), button->size());
            if (isTab && button->isVisible() &&
                (button->width() < button->sizeHint().width() || !group->rect().contains(place)))
                faults << u"cut: ‘%1’ (%2 of %3 in %4, which has %5 and takes %6)"_s
                              .arg(button->text())
                              .arg(button->width())
                              .arg(button->sizeHint().width())
                              .arg(group->front()->title())
                              .arg(group->width())
                              .arg(group->minimumSizeHint().width());
            if (button->objectName() == u"tabMenu"_s && button->isVisible() &&
                group->width() >= group->widthWithTabs())
                faults << u"a menu where tabs have room: ‘%1’"_s.arg(button->text());
        }
    }
    return faults;
}

}  // namespace

/// Whether panels get the room that they need, in windows of every size.
class TestPanelRoom : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void everyTabIsWhole_data() { addSights(); }
    void everyTabIsWhole();
    void tabsComeAndGoWithTheWidth();
    void chartsAndAdviceShareTheRow();
    void theStepTableComesBeforeTheMatrix();
    void queriesHaveTheirTextsWhole();
    void exportAndPresentStayInSight_data() { addSights(); }
    void exportAndPresentStayInSight();
    void fieldsGetARowOfTheirOwnAndComeBack();
    void theKeyboardReachesTheFieldsOfTheSecondRow();
};

/// Nor does a page scroll sideways, whichever panel is in front.
void TestPanelRoom::everyTabIsWhole()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.workspace().complete();
    open.window.setZoom(zoom);
    open.window.resize(size);
    for (int i = 0; i < 3; ++i) {
        bringToFront(open, i);
        const QWidget& workspace = *workspacesOf(open)[i];
        const auto groups = workspace.findChildren<ui::PanelGroup*>();
        constexpr int mostTabs = 7;
        for (int tab = 0; tab < mostTabs; ++tab) {
            for (ui::PanelGroup* group : groups)
                group->setCurrentIndex(std::min(tab, group->count() - 1));
            OpenWindow::settle();
            const QStringList faults = faultsOfTabs(workspace);
            QVERIFY2(faults.isEmpty(), qPrintable(faults.join(u'\n')));
            QCOMPARE(sidewaysOf(workspace), 0);
        }
    }
}

void TestPanelRoom::tabsComeAndGoWithTheWidth()
{
    adoptLook();
    OpenWindow open({1920, 1080});
    open.workspace().complete();
    OpenWindow::settle();
    ui::PanelGroup& charts = open.workspace().charts();
    const auto isShown = [&charts](const QString& name) {
        const auto* button = charts.front()->findChild<QToolButton*>(name);
        return button && button->isVisible();
    };
    QVERIFY(isShown(u"tab"_s) && !isShown(u"tabMenu"_s));
    open.window.resize(1024, 640);
    OpenWindow::settle();
    QVERIFY(!isShown(u"tab"_s) && isShown(u"tabMenu"_s));
    // The least width is the same with tabs and without, or borders would follow them.
    const int least = charts.minimumSizeHint().width();
    open.window.resize(1920, 1080);
    OpenWindow::settle();
    QVERIFY(isShown(u"tab"_s) && !isShown(u"tabMenu"_s));
    QCOMPARE(charts.minimumSizeHint().width(), least);
}

void TestPanelRoom::chartsAndAdviceShareTheRow()
{
    for (const int pixels : {12, 13, 15}) {
        adoptType(pixels);
        OpenWindow open({1366, 768});
        open.workspace().complete();
        OpenWindow::settle();
        const int charts = open.workspace().charts().width();
        const int both = charts + open.workspace().advice().width();
        QVERIFY2(charts * 10 >= both * 4 && charts * 10 <= both * 6,
                 qPrintable(u"%1 of %2 in type of %3"_s.arg(charts).arg(both).arg(pixels)));
    }
}

/// Where both find room the matrix is whole; where not, it is what scrolls.
void TestPanelRoom::theStepTableComesBeforeTheMatrix()
{
    adoptLook();
    OpenWindow open({1366, 768});
    open.document().select(core::Measure::Rc);
    OpenWindow::settle();
    const auto* terms = open.window.findChild<QSplitter*>(u"terms"_s);
    const QList<int> sizes = terms->sizes();
    QVERIFY2(open.steps().horizontalScrollBar()->maximum() == 0 || sizes[1] * 7 <= sizes[0] * 3,
             qPrintable(u"%1 beside %2"_s.arg(sizes[0]).arg(sizes[1])));
    QVERIFY(sizes[1] > 0);
}

void TestPanelRoom::queriesHaveTheirTextsWhole()
{
    adoptLook();
    OpenWindow open({1440, 900});
    bringToFront(open, 2);
    ui::QueriesView& view = open.window.collectionPage().collection().queries().view();
    const int text = *view.queries().sectionOf({core::QueryKey::Text});
    QVERIFY(!view.isColumnHidden(text));
    const QFontMetrics metrics(view.font());
    for (int row = 0; row < view.model()->rowCount(); ++row) {
        const QString words = OpenWindow::text(view, row, text);
        QVERIFY2(metrics.horizontalAdvance(words) < view.columnWidth(text), qPrintable(words));
    }
}

/// In every workspace, with what makes the bars longest: several models, and a query of a
/// collection. Nothing is behind the arrow of a bar.
void TestPanelRoom::exportAndPresentStayInSight()
{
    QFETCH(const std::size_t, sight);
    const auto& [name, size, zoom, pixels] = sights[sight];
    adoptType(pixels);
    OpenWindow open(size);
    open.window.setZoom(zoom);
    open.window.resize(size);
    for (const bool isLong : {false, true}) {
        if (isLong) {
            open.window.classifierPage().load(models(3), {}, u"Open"_s);
            bringToFront(open, 2);
            open.action(u"Open the query in Ranking"_s)->trigger();
            OpenWindow::settle();
            QVERIFY(open.control<QComboBox>("query").isVisible());
        }
        for (int i = 0; i < 3; ++i) {
            bringToFront(open, i);
            QWidget* present = nullptr;
            for (const auto* bar : open.window.findChildren<QToolBar*>(u"toolBar"_s))
                if (QWidget* button = bar->widgetForAction(open.action(u"Present"_s)))
                    present = button;
            for (const QWidget* button :
                 {present, static_cast<QWidget*>(&open.control<QToolButton>("primary"))}) {
                const QRect place(button->mapTo(&open.window, QPoint(0, 0)), button->size());
                QVERIFY(button->isVisible() && open.window.rect().contains(place));
                QVERIFY(button->width() >= button->sizeHint().width());
            }
            for (const auto* more :
                 open.window.findChildren<QToolButton*>(u"qt_toolbar_ext_button"_s))
                QVERIFY2(!more->isVisible(), qPrintable(more->parentWidget()->windowTitle()));
        }
    }
}

void TestPanelRoom::fieldsGetARowOfTheirOwnAndComeBack()
{
    adoptLook();
    OpenWindow open;
    const auto& cutoff = open.control<QSpinBox>("cutoff");
    const auto& exporting = open.control<QToolButton>("primary");
    const auto isOneRow = [&] {
        return std::abs(cutoff.mapTo(&open.window, cutoff.rect().center()).y() -
                        exporting.mapTo(&open.window, exporting.rect().center()).y()) < 4;
    };
    QVERIFY(isOneRow());
    for (int turn = 0; turn < 2; ++turn) {
        open.window.setZoom(2);
        OpenWindow::settle();
        QVERIFY(!isOneRow() && cutoff.isVisible());
        open.window.setZoom(1);
        OpenWindow::settle();
        QVERIFY(isOneRow() && cutoff.isVisible());
    }
}

void TestPanelRoom::theKeyboardReachesTheFieldsOfTheSecondRow()
{
    adoptLook();
    OpenWindow open;
    open.window.setZoom(2);
    OpenWindow::settle();
    open.press(Qt::Key_K, Qt::AltModifier);
    QCOMPARE(open.window.focusWidget(), &open.control<QSpinBox>("cutoff"));
    QStringList reached;
    for (int i = 0; i < 4; ++i) {
        reached << open.window.focusWidget()->objectName();
        open.press(Qt::Key_Tab);
    }
    QCOMPARE(reached, (QStringList{u"cutoff"_s, u"threshold"_s, u"convention"_s, u"primary"_s}));
}

QTEST_MAIN(TestPanelRoom)

}  // namespace tst_panel_room

#include "tst_panel_room.moc"
