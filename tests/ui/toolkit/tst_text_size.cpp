// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/toolkit/panel/panel.h"
#include "ui/toolkit/panel/panel_splitter.h"
#include "ui/toolkit/theme/text_size.h"

#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTest>
#include <QVBoxLayout>

namespace tst_text_size {

using namespace ui;

class TestTextSize : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { ranking_samples::adoptLook(); }
    void sizesFollowTheZoom_data();
    void sizesFollowTheZoom();
    void rowsEndWithTheirOwner();
};

void TestTextSize::sizesFollowTheZoom_data()
{
    QTest::addColumn<double>("zoom");
    for (const double zoom : {0.8, 1.0, 1.5, 2.0})
        QTest::addRow("zoom %g", zoom) << zoom;
}

/// Set at zoom 1, like the sizes of a window that is zoomed later.
void TestTextSize::sizesFollowTheZoom()
{
    QFETCH(const double, zoom);
    QWidget window;
    auto* column = new QVBoxLayout(&window);
    auto* panel = new Panel(QStringLiteral("Runs"));
    QSplitter* splitter = makePanelSplitter(Qt::Horizontal, {400, 300}, {panel});
    setLeastSize(*splitter, {500, 310});
    auto* label = new QLabel(QStringLiteral("0.6368"));
    keepMargins(*label, {10, 5, 0, 0});
    auto* form = new QWidget;
    auto* rows = new QFormLayout(form);
    keepGridSpacing(*form, *rows, {8, 0, 0, 0}, {-1, 4});
    keepSpacing(window, *column, {12, 0, 0, 0}, 20);
    for (QWidget* part : std::initializer_list<QWidget*>{splitter, label, form})
        column->addWidget(part);
    window.show();
    const int usual = rows->horizontalSpacing();
    window.setFont(scaledFont(window.font(), zoom));
    const Theme theme = Theme::of(window);
    QCOMPARE(panel->minimumSizeHint(), theme.px(QSizeF(400, 300)));
    QCOMPARE(splitter->minimumSizeHint(), theme.px(QSizeF(500, 310)));
    QCOMPARE(splitter->handleWidth(), theme.px(10));
    QCOMPARE(label->contentsMargins(), QMargins(theme.px(10), theme.px(5), 0, 0));
    QCOMPARE(column->contentsMargins().left(), theme.px(12));
    QCOMPARE(column->spacing(), theme.px(20));
    QCOMPARE(rows->contentsMargins().left(), theme.px(8));
    QCOMPARE(rows->verticalSpacing(), theme.px(4));
    QCOMPARE(rows->horizontalSpacing(), usual);
}

/// A layout may be replaced while its widget stays.
void TestTextSize::rowsEndWithTheirOwner()
{
    QWidget window;
    auto* replaced = new QVBoxLayout(&window);
    keepSpacing(window, *replaced, {}, 6);
    delete replaced;
    auto* column = new QVBoxLayout(&window);
    keepSpacing(window, *column, {}, 8);
    window.show();
    window.setFont(scaledFont(window.font(), 2));
    QCOMPARE(column->spacing(), Theme::of(window).px(8));
}

QTEST_MAIN(TestTextSize)

}  // namespace tst_text_size

#include "tst_text_size.moc"
