// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"

#include <QAccessible>
#include <QFocusFrame>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTabBar>
#include <QTableWidget>

namespace tst_focus_ring {

namespace {

constexpr int outside = 3;  // a gap of 1 and a line of 2

QRect grown(const QRect& rect)
{
    return rect.adjusted(-outside, -outside, outside, outside);
}

/// Controls of each kind, from top to bottom.
struct Controls {
    Controls()
    {
        window.resize(400, 400);
        line.setGeometry(20, 20, 200, 28);
        button.setGeometry(20, 70, 100, 28);
        tabs.addTab(QStringLiteral("One"));
        tabs.addTab(QStringLiteral("Two"));
        tabs.setGeometry(20, 120, 300, 30);
        table.setGeometry(20, 170, 200, 90);
        table.setTabKeyNavigation(false);
        area.setGeometry(20, 280, 200, 60);
        auto* content = new QWidget;
        content->setFixedSize(150, 300);
        inside = new QPushButton(QStringLiteral("Inside"), content);
        inside->setGeometry(10, 10, 100, 28);
        area.setFocusPolicy(Qt::NoFocus);
        area.setWidget(content);
        window.show();
        window.activateWindow();
        QApplication::processEvents();
        line.setFocus();
    }

    /// Null where there is no ring.
    const QFocusFrame* ring() const
    {
        const auto* frame = window.findChild<QFocusFrame*>();
        return frame && frame->isVisible() ? frame : nullptr;
    }
    QRect placeOf(const QWidget& control) const
    {
        return {control.mapTo(&window, QPoint()), control.size()};
    }
    static void tabTo(const QWidget& control)
    {
        for (int presses = 0; presses < 10 && !control.hasFocus(); ++presses)
            QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
        QVERIFY(control.hasFocus());
    }

    QWidget window;
    QLineEdit line{&window};
    QPushButton button{QStringLiteral("Do"), &window};
    QTabBar tabs{&window};
    QTableWidget table{2, 2, &window};
    QScrollArea area{&window};
    QPushButton* inside = nullptr;
};

}  // namespace

class TestFocusRing : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void init() { ranking_samples::failOnWarnings(); }

    void surroundsWhatKeysReach()
    {
        Controls shown;
        shown.tabTo(shown.button);
        QVERIFY(shown.ring());
        QCOMPARE(shown.ring()->geometry(), grown(shown.button.geometry()));
        shown.button.move(60, 72);
        QCOMPARE(shown.ring()->geometry(), grown(shown.button.geometry()));
        shown.button.hide();
        QVERIFY(!shown.ring() || shown.ring()->geometry() != grown(shown.button.geometry()));
    }

    /// It would look like a choice.
    void aClickLeavesNone()
    {
        Controls shown;
        shown.button.setFocusPolicy(Qt::StrongFocus);
        QTest::mouseClick(&shown.button, Qt::LeftButton);
        QVERIFY(shown.button.hasFocus());
        QVERIFY(!shown.ring());
        QTest::keyClick(&shown.button, Qt::Key_Shift);
        QVERIFY(!shown.ring());
        QTest::keyClick(&shown.button, Qt::Key_Space);
        QVERIFY(shown.ring());
    }

    void aFieldOfTextAlwaysHasIt()
    {
        Controls shown;
        QTest::mouseClick(&shown.button, Qt::LeftButton);
        QTest::mouseClick(&shown.line, Qt::LeftButton);
        QVERIFY(shown.line.hasFocus());
        QVERIFY(shown.ring());
        QCOMPARE(shown.ring()->geometry(), grown(shown.line.geometry()));
    }

    void followsTheTabInFront()
    {
        Controls shown;
        shown.tabTo(shown.tabs);
        for (const int tab : {0, 1}) {
            QCOMPARE(shown.tabs.currentIndex(), tab);
            QCOMPARE(shown.ring()->geometry(),
                     grown(shown.tabs.tabRect(tab).translated(shown.tabs.pos())));
            QTest::keyClick(&shown.tabs, Qt::Key_Right);
        }
    }

    /// With lines of their own.
    void tablesMarkTheirRow()
    {
        Controls shown;
        shown.tabTo(shown.table);
        QVERIFY(!shown.ring());
    }

    void isCutByWhatScrolls()
    {
        Controls shown;
        shown.tabTo(*shown.inside);
        QCOMPARE(shown.ring()->geometry(), grown(shown.placeOf(*shown.inside)));
        shown.area.verticalScrollBar()->setValue(20);
        const QRect seen = grown(shown.placeOf(*shown.area.viewport()));
        QCOMPARE(shown.ring()->geometry(), grown(shown.placeOf(*shown.inside)) & seen);
        shown.area.verticalScrollBar()->setValue(100);
        QVERIFY(!shown.ring());
    }

    void screenReadersSkipIt()
    {
        Controls shown;
        const int before = QAccessible::queryAccessibleInterface(&shown.window)->childCount();
        shown.tabTo(shown.button);
        QVERIFY(shown.ring());
        QCOMPARE(QAccessible::queryAccessibleInterface(&shown.window)->childCount(), before);
    }
};

QTEST_MAIN(TestFocusRing)

}  // namespace tst_focus_ring

#include "tst_focus_ring.moc"
