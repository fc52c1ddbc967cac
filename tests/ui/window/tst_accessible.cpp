// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "core/metrics/measures/measure_table.h"
#include "ui/collection/collection_workspace.h"
#include "ui/collection/table/queries_panel.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/shortcuts/shortcut_sheet.h"
#include "ui/window/page/collection_page.h"
#include "ui/window/page/presenting.h"
#include "ui/window/presentation/ranking_presentation.h"

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QSpinBox>

#include <set>

namespace tst_accessible {

using namespace ranking_samples;

namespace {

/// Parts of Qt's own widgets: their owner is what a person meets.
bool isInside(const QWidget& widget)
{
    for (const QWidget* owner = widget.parentWidget(); owner; owner = owner->parentWidget())
        if (qobject_cast<const QComboBox*>(owner) || qobject_cast<const QAbstractSpinBox*>(owner) ||
            qobject_cast<const QLineEdit*>(owner) || qobject_cast<const QScrollBar*>(owner))
            return true;
    return qobject_cast<const QHeaderView*>(&widget) || qobject_cast<const QScrollBar*>(&widget) ||
           widget.objectName().startsWith(u"qt_"_s);
}

bool isInteractive(const QWidget& widget)
{
    const bool isControl = qobject_cast<const QAbstractButton*>(&widget) ||
                           qobject_cast<const QAbstractItemView*>(&widget) ||
                           qobject_cast<const QLineEdit*>(&widget) ||
                           qobject_cast<const QComboBox*>(&widget) ||
                           qobject_cast<const QAbstractSpinBox*>(&widget) ||
                           dynamic_cast<const ui::HasOwnKeys*>(&widget);
    if (const auto* label = qobject_cast<const QLabel*>(&widget); label && label->text().isEmpty())
        return false;  // nothing to read
    const bool takesFocus = widget.focusPolicy() != Qt::NoFocus && !widget.isWindow();
    return (isControl || takesFocus) && !isInside(widget) &&
           widget.metaObject()->className() != std::string("QTableCornerButton");
}

QString pathOf(const QWidget& widget)
{
    QStringList path;
    for (const QWidget* part = &widget; part; part = part->parentWidget()) {
        const QString name = part->objectName();
        path.prepend(QString::fromLatin1(part->metaObject()->className()) +
                     (name.isEmpty() ? QString() : u'#' + name));
    }
    return path.join(u'/');
}

QString nameOf(QWidget& widget)
{
    QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(&widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

/// Every interactive widget without a name; empty when all is well.
QString nameless(QWidget& window)
{
    QStringList paths;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (isInteractive(*widget) && nameOf(*widget).trimmed().isEmpty())
            paths << pathOf(*widget);
    return paths.join(u'\n');
}

/// Every value control that does not say its value.
QString valueless(QWidget& window)
{
    QStringList paths;
    for (QWidget* widget : window.findChildren<QWidget*>()) {
        const bool hasValue = qobject_cast<QAbstractSpinBox*>(widget) ||
                              (qobject_cast<QComboBox*>(widget) &&
                               !qobject_cast<QComboBox*>(widget)->currentText().isEmpty());
        if (!hasValue || isInside(*widget))
            continue;
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(widget);
        const QString value = interface->text(QAccessible::Value);
        const bool hasNumber =
            interface->valueInterface() && interface->valueInterface()->currentValue().isValid();
        if (value.isEmpty() && !hasNumber)
            paths << pathOf(*widget);
    }
    return paths.join(u'\n');
}

bool tabReaches(const QWidget& widget)
{
    return widget.isVisible() && widget.isEnabled() && !widget.focusProxy() &&
           (widget.focusPolicy() & Qt::TabFocus) == Qt::TabFocus && !widget.isWindow() &&
           !isInside(widget);
}

/// What Tab (or Shift+Tab) meets from here until it comes round.
std::set<QWidget*> metByTab(QWidget& window, bool back)
{
    std::set<QWidget*> met;
    QWidget* const first = QApplication::focusWidget();
    for (int steps = 0; steps < 1000; ++steps) {
        met.insert(QApplication::focusWidget());
        QTest::keyClick(window.windowHandle(), back ? Qt::Key_Backtab : Qt::Key_Tab,
                        back ? Qt::ShiftModifier : Qt::NoModifier);
        if (QApplication::focusWidget() == first)
            return met;
    }
    return {};
}

QString unreachedByTab(QWidget& window, bool back)
{
    const std::set<QWidget*> met = metByTab(window, back);
    if (met.empty())
        return u"never comes round"_s;
    QStringList paths;
    for (QWidget* widget : window.findChildren<QWidget*>())
        if (tabReaches(*widget) && widget->window() == &window && !met.contains(widget))
            paths << pathOf(*widget);
    return paths.join(u'\n');
}

}  // namespace

class TestAccessible : public QObject {
    Q_OBJECT

private slots:
    void initTestCase();
    void init();
    void everythingHasAName_data();
    void everythingHasAName();
    void presentationHasNames();
    void sheetHasNames();
    void panelsHaveNames();
    void cellsAreRead_data();
    void cellsAreRead();
    void cardSaysNameAndValue();
    void formulaIsDescribed();
    void tabMeetsEverything_data();
    void tabMeetsEverything();
    void tabMeetsThePresentation();
    void collectionHasNames();
    void tabMeetsTheCollection_data();
    void tabMeetsTheCollection();
};

void TestAccessible::initTestCase()
{
    adoptLook();
}

void TestAccessible::init()
{
    failOnWarnings();
}

void TestAccessible::everythingHasAName_data()
{
    QTest::addColumn<core::Measure>("measure");
    for (const core::MeasureRow& row : core::measureTable())
        QTest::newRow(std::string(row.name).c_str()) << row.measure;
}

void TestAccessible::everythingHasAName()
{
    QFETCH(const core::Measure, measure);
    OpenWindow open;
    open.document().setShown({measure}, measure);
    OpenWindow::settle();
    QVERIFY2(nameless(open.window).isEmpty(), qPrintable(nameless(open.window)));
    QVERIFY2(valueless(open.window).isEmpty(), qPrintable(valueless(open.window)));
}

void TestAccessible::presentationHasNames()
{
    OpenWindow open;
    open.press(Qt::Key_F5);
    auto* talk = qobject_cast<ui::RankingPresentation*>(open.window.presenting().presentation());
    QVERIFY(talk);
    QVERIFY2(nameless(*talk).isEmpty(), qPrintable(nameless(*talk)));
    QVERIFY2(valueless(*talk).isEmpty(), qPrintable(valueless(*talk)));
}

void TestAccessible::sheetHasNames()
{
    OpenWindow open;
    open.press(Qt::Key_F1);
    auto* sheet = open.window.findChild<ui::ShortcutSheet*>();
    QVERIFY(sheet);
    QVERIFY2(nameless(*sheet).isEmpty(), qPrintable(nameless(*sheet)));
}

void TestAccessible::panelsHaveNames()
{
    OpenWindow open;
    for (ui::Panel* panel : open.window.findChildren<ui::Panel*>())
        QVERIFY2(!nameOf(*panel).isEmpty(), qPrintable(pathOf(*panel)));
}

void TestAccessible::cellsAreRead_data()
{
    QTest::addColumn<bool>("isList");
    QTest::newRow("ranked list") << true;
    QTest::newRow("step table") << false;
}

void TestAccessible::cellsAreRead()
{
    QFETCH(const bool, isList);
    OpenWindow open;
    QAbstractItemView& view = isList ? static_cast<QAbstractItemView&>(open.list()) : open.steps();
    QAccessibleInterface* table = QAccessible::queryAccessibleInterface(&view);
    QVERIFY(table->tableInterface());
    QCOMPARE(table->tableInterface()->rowCount(), 10);
    for (int row = 0; row < 10; ++row)
        for (int column = 0; column < view.model()->columnCount(); ++column) {
            QAccessibleInterface* cell = table->tableInterface()->cellAt(row, column);
            QVERIFY(cell);
            const QString shown = OpenWindow::text(view, row, column);
            QVERIFY2(shown.isEmpty() || !cell->text(QAccessible::Name).isEmpty(),
                     qPrintable(shown));
        }
    if (isList)
        QCOMPARE(table->tableInterface()->cellAt(3, 2)->text(QAccessible::Name),
                 u"Rank 4 of 10: Custom Birthday Cakes, grade 5"_s);
}

void TestAccessible::cardSaysNameAndValue()
{
    OpenWindow open;
    QCOMPARE(nameOf(*open.card(core::Measure::Ndcg)), u"nDCG@10: 0.6368"_s);
    QAccessibleInterface* card =
        QAccessible::queryAccessibleInterface(open.card(core::Measure::Ndcg));
    QVERIFY(card->state().checked);
}

void TestAccessible::formulaIsDescribed()
{
    OpenWindow open;
    QAccessibleInterface* formula = QAccessible::queryAccessibleInterface(&open.formula());
    QVERIFY(formula->text(QAccessible::Description).startsWith(u"nDCG@10 = DCG@10/IDCG@10"_s));
}

void TestAccessible::tabMeetsEverything_data()
{
    QTest::addColumn<bool>("back");
    QTest::newRow("Tab") << false;
    QTest::newRow("Shift+Tab") << true;
}

void TestAccessible::tabMeetsEverything()
{
    QFETCH(const bool, back);
    OpenWindow open;
    open.list().setFocus();
    QCOMPARE(unreachedByTab(open.window, back), QString());
}

void TestAccessible::tabMeetsThePresentation()
{
    OpenWindow open;
    open.press(Qt::Key_F5);
    auto* talk = qobject_cast<ui::RankingPresentation*>(open.window.presenting().presentation());
    QVERIFY(talk);
    QVERIFY(QTest::qWaitForWindowActive(talk));
    QCOMPARE(unreachedByTab(*talk, false), QString());
}

void TestAccessible::collectionHasNames()
{
    OpenWindow open;
    open.window.bringToFront(open.window.collectionPage());
    OpenWindow::settle();
    QVERIFY2(nameless(open.window).isEmpty(), qPrintable(nameless(open.window)));
    QVERIFY2(valueless(open.window).isEmpty(), qPrintable(valueless(open.window)));
    open.press(Qt::Key_F5);
    QWidget* talk = open.window.collectionPage().presenting().presentation();
    QVERIFY(talk);
    QVERIFY2(nameless(*talk).isEmpty(), qPrintable(nameless(*talk)));
}

void TestAccessible::tabMeetsTheCollection_data()
{
    tabMeetsEverything_data();
}

void TestAccessible::tabMeetsTheCollection()
{
    QFETCH(const bool, back);
    OpenWindow open;
    open.window.bringToFront(open.window.collectionPage());
    OpenWindow::settle();
    open.window.collectionPage().collection().queries().view().setFocus();
    QCOMPARE(unreachedByTab(open.window, back), QString());
}

QTEST_MAIN(TestAccessible)

}  // namespace tst_accessible

#include "tst_accessible.moc"
