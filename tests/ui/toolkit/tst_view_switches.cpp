// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/classifier/chart/curve_panels.h"
#include "ui/classifier/classifier_workspace.h"
#include "ui/collection/collection_workspace.h"
#include "ui/toolkit/panel/view_switches.h"
#include "ui/window/page/classifier_page.h"
#include "ui/window/page/collection_page.h"

#include <QActionGroup>
#include <QButtonGroup>
#include <QComboBox>
#include <QSettings>
#include <QSplitter>
#include <QTemporaryDir>
#include <QToolButton>

namespace tst_view_switches {

using namespace ranking_samples;

namespace {

class Remembering : public OpenWindow {
public:
    explicit Remembering(QSize size = {1440, 900})
        : OpenWindow(size, Memory::Remembers)
    {
        window.resize(size);
        settle();
        workspace().complete();
        for (ui::WorkspacePage* page : pages())
            window.bringToFront(*page);
        while (window.collectionPage().isLoading() || window.collectionPage().document().isBusy())
            QApplication::processEvents();
        settle();
    }

    std::vector<ui::WorkspacePage*> pages()
    {
        return {&window.classifierPage(), &window.collectionPage()};
    }
    QList<QWidget*> workspaces()
    {
        return {&workspace(), &window.classifierPage().classifier(),
                &window.collectionPage().collection()};
    }
    /// All that stand otherwise than the program has them.
    ui::ViewSwitches switched()
    {
        ui::ViewSwitches all;
        for (QWidget* one : workspaces())
            all = ui::switchesIn(*one, all);
        return all;
    }
};

/// What a panel keeps.
QList<QObject*> switchesOf(const QWidget& part)
{
    QList<QObject*> found;
    for (QObject* one : part.findChildren<QObject*>())
        if (one->property("viewSwitch").isValid())
            found << one;
    return found;
}

QAction* switchNamed(const QWidget& part, const QString& text)
{
    for (QObject* one : switchesOf(part))
        if (auto* action = qobject_cast<QAction*>(one); action && action->text() == text)
            return action;
    return nullptr;
}

/// As a person does it.
void turn(QObject& one)
{
    if (auto* action = qobject_cast<QAction*>(&one))
        action->trigger();
    else if (auto* button = qobject_cast<QAbstractButton*>(&one))
        button->click();
    else if (auto* list = qobject_cast<QComboBox*>(&one))
        list->setCurrentIndex((list->currentIndex() + 1) % list->count());
}

}  // namespace

class TestViewSwitches : public QObject {
    Q_OBJECT

private slots:
    void initTestCase()
    {
        QVERIFY(m_settings.isValid());
        QSettings::setPath(QSettings::NativeFormat, QSettings::UserScope, m_settings.path());
        QCoreApplication::setOrganizationName(u"Rankscope tests"_s);
        QCoreApplication::setApplicationName(u"view switches"_s);
    }
    void init()
    {
        failOnWarnings();
        adoptLook();
        QSettings().clear();
    }
    void everySwitchIsRemembered();
    void aChartIsDrawnAsItWas();
    void switchesOfPanelsThatNobodySawAreKept();
    void resetLayoutResetsThemToo();
    void whatCannotBeIsLeftOut();
    void aLayoutThatNobodyMovedFollowsTheWindow();
    void aLayoutThatSomebodyMovedComesBack();

private:
    QTemporaryDir m_settings;
};

/// One entry each, whatever panel it is of, and nothing is to be undone.
void TestViewSwitches::everySwitchIsRemembered()
{
    ui::ViewSwitches left;
    {
        Remembering open;
        QVERIFY(open.switched().isEmpty());
        qsizetype count = 0;
        for (QWidget* workspace : open.workspaces())
            for (QObject* one : switchesOf(*workspace)) {
                turn(*one);
                ++count;
            }
        QVERIFY2(count >= 60, qPrintable(QString::number(count)));
        left = open.switched();
        for (const char* key :
             {"RocPanel/convex hull", "RocPanel/DET", "PrecisionRecallPanel/band",
              "PrecisionRecallPanel/straight lines", "DistributionPanel/logarithmic",
              "GainPanel/term", "CurvePanel/curve P", "BesidePanel/depth 20"})
            QVERIFY2(left.contains(QString::fromLatin1(key)), key);
        QVERIFY(open.document().history().isClean());
        QVERIFY(open.window.classifierPage().document().history().isClean());
        QVERIFY(open.window.collectionPage().document().history().isClean());
    }
    Remembering again;
    QCOMPARE(again.switched(), left);
}

void TestViewSwitches::aChartIsDrawnAsItWas()
{
    const auto roc = [](Remembering& open) -> ui::RocPanel& {
        return open.window.classifierPage().classifier().panel<ui::RocPanel>();
    };
    {
        Remembering open;
        QAction* det = switchNamed(roc(open), u"DET"_s);
        QVERIFY(det);
        det->trigger();
        QCOMPARE(roc(open).title(), u"DET curve"_s);
    }
    Remembering again;
    QCOMPARE(roc(again).title(), u"DET curve"_s);
    QVERIFY(switchNamed(roc(again), u"DET"_s)->isChecked());
}

/// The panels of Ranking are made one after the other; a start that ends before loses nothing.
void TestViewSwitches::switchesOfPanelsThatNobodySawAreKept()
{
    {
        Remembering open;
        turn(open.control<QComboBox>("depth"));
    }
    {
        ui::MainWindow quick(ui::MainWindow::Memory::Remembers);
        quick.close();
    }
    Remembering again;
    QCOMPARE(again.control<QComboBox>("depth").currentText(), u"To k = 20"_s);
}

void TestViewSwitches::resetLayoutResetsThemToo()
{
    {
        Remembering open;
        for (QWidget* workspace : open.workspaces())
            for (QObject* one : switchesOf(*workspace))
                turn(*one);
        // Of the workspace in front alone.
        const auto inFront = [&open] {
            return ui::switchesIn(open.window.collectionPage().collection());
        };
        QVERIFY(!inFront().isEmpty());
        open.action(u"Reset layout"_s)->trigger();
        QVERIFY2(inFront().isEmpty(), qPrintable(inFront().keys().join(u' ')));
        QVERIFY(!open.switched().isEmpty());
        open.window.bringToFront(open.window.classifierPage());
        open.action(u"Reset layout"_s)->trigger();
        open.click(*open.window.findChildren<QToolButton*>(u"railButton"_s).front());
        open.action(u"Reset layout"_s)->trigger();
        QVERIFY2(open.switched().isEmpty(), qPrintable(open.switched().keys().join(u' ')));
    }
    Remembering again;
    QVERIFY(again.switched().isEmpty());
}

void TestViewSwitches::whatCannotBeIsLeftOut()
{
    QSettings().setValue(u"window/switches"_s, QVariantMap{{u"RocPanel/no such switch"_s, true},
                                                           {u"BesidePanel/depth"_s, 4711},
                                                           {u"RocPanel/band"_s, true}});
    Remembering open;
    QCOMPARE(open.switched(), (ui::ViewSwitches{{u"RocPanel/band"_s, true}}));
    QSettings().setValue(u"window/switches"_s, u"no table"_s);
    Remembering other;
    QVERIFY(other.switched().isEmpty());
}

void TestViewSwitches::aLayoutThatNobodyMovedFollowsTheWindow()
{
    const auto sizes = [](Remembering& open) {
        QList<QList<int>> all;
        for (QWidget* workspace : open.workspaces())
            all << workspace->findChild<QSplitter*>()->sizes();
        return all;
    };
    QList<QList<int>> fresh;
    {
        Remembering open({1024, 640});
        fresh = sizes(open);
    }
    QSettings().clear();
    {
        Remembering wide({1600, 1000});
    }
    Remembering again({1024, 640});
    QCOMPARE(sizes(again), fresh);
}

void TestViewSwitches::aLayoutThatSomebodyMovedComesBack()
{
    QList<int> moved;
    {
        Remembering open;
        auto& collection = open.window.collectionPage().collection();
        auto* columns = collection.findChild<QSplitter*>();
        QSplitterHandle* handle = columns->handle(1);
        const QPoint from = handle->mapTo(&open.window, handle->rect().center());
        QTest::mousePress(open.window.windowHandle(), Qt::LeftButton, {}, from);
        QTest::mouseMove(open.window.windowHandle(), from + QPoint(60, 0));
        QTest::mouseRelease(open.window.windowHandle(), Qt::LeftButton, {}, from + QPoint(60, 0));
        OpenWindow::settle();
        moved = columns->sizes();
    }
    Remembering again;
    QCOMPARE(again.window.collectionPage().collection().findChild<QSplitter*>()->sizes(), moved);
}

QTEST_MAIN(TestViewSwitches)

}  // namespace tst_view_switches

#include "tst_view_switches.moc"
