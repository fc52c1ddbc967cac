// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/open_window.h"

#include "ui/toolkit/theme/theme.h"

#include <QHash>
#include <QImage>

#include <cmath>

namespace tst_contrast {

using namespace ranking_samples;
using ui::Theme;

namespace {

constexpr double enough = 4.5;        // WCAG 2.1, 1.4.3, for text of usual size
constexpr double enoughForEdges = 3;  // WCAG 2.1, 1.4.11, for what tells an input or the focus

/// WCAG 2.1's relative luminance.
double luminance(QColor colour)
{
    const auto linear = [](double share) {
        return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// From 1 to 21.
double contrast(QColor a, QColor b)
{
    const double first = luminance(a);
    const double second = luminance(b);
    return (std::max(first, second) + 0.05) / (std::min(first, second) + 0.05);
}

/// The contrast of what stands out most from the commonest colour of an area.
double strongest(const QImage& image, const QRect& area)
{
    QHash<QRgb, int> counts;
    for (int y = area.top(); y <= area.bottom(); ++y)
        for (int x = area.left(); x <= area.right(); ++x)
            ++counts[image.pixel(x, y)];
    QRgb ground = 0;
    int most = 0;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        if (one.value() > most) {
            most = one.value();
            ground = one.key();
        }
    double best = 1;
    for (auto one = counts.cbegin(); one != counts.cend(); ++one)
        best = std::max(best, contrast(QColor::fromRgb(one.key()), QColor::fromRgb(ground)));
    return best;
}

}  // namespace

class TestContrast : public QObject {
    Q_OBJECT

private slots:
    void init() { failOnWarnings(); }
    void cleanup() { adoptLook(); }
    void theFormulaIsThatOfTheGuidelines();
    void colourPairs_data();
    void colourPairs();
    void edges_data();
    void edges();
    void gradeChips_data();
    void gradeChips();
    void rowsPastTheCutoffAreRead_data();
    void rowsPastTheCutoffAreRead();
};

/// The contrasts that the guidelines and their checkers name: black on white, and the greys that
/// just pass and just fail.
void TestContrast::theFormulaIsThatOfTheGuidelines()
{
    QCOMPARE(contrast(Qt::black, Qt::white), 21.0);
    QVERIFY(contrast(QColor(u"#767676"_s), Qt::white) >= 4.5);
    QVERIFY(contrast(QColor(u"#777777"_s), Qt::white) < 4.5);
}

void TestContrast::colourPairs_data()
{
    QTest::addColumn<QColor>("text");
    QTest::addColumn<QColor>("ground");
    for (const bool dark : {false, true}) {
        const Theme theme = Theme::make(dark, 16);
        const QString shade = dark ? u"dark"_s : u"light"_s;
        const auto add = [&](const char* what, QColor text, QColor ground) {
            QTest::addRow("%s, %s", what, qPrintable(shade)) << text << ground;
        };
        add("text on a panel", theme.text, theme.panel);
        add("text on the window", theme.text, theme.window);
        add("text on the current item", theme.text, theme.current);
        add("text on what is right", theme.text, theme.right);
        add("text on what is wrong", theme.text, theme.wrong);
        add("quiet text on a panel", theme.mutedText, theme.panel);
        add("quiet text on a header", theme.mutedText, theme.header);
        add("quiet text on the current item", theme.mutedText, theme.current);
        add("quiet text on the window", theme.mutedText, theme.window);
        add("an action's words", theme.accent, theme.panel);
        add("words on an action", theme.accentText, theme.accent);
        add("a tab that is pressed", theme.accent, theme.accentSoft);
        add("better, on a panel", theme.better, theme.panel);
        add("better, current", theme.better, theme.current);
        add("worse, on a panel", theme.worse, theme.panel);
        add("worse, current", theme.worse, theme.current);
        add("text on a notice", theme.text, theme.notice);
        add("text on an error", theme.text, theme.error);
        add("an error's sign", theme.worse, theme.error);
        add("an action on a notice", theme.accent, theme.notice);
        add("text on what is chosen", theme.text, theme.accentSoft);
        add("quiet text on what is chosen", theme.mutedText, theme.accentSoft);
        for (int series = 0; series < 6; ++series) {
            QTest::addRow("words in colour %d, %s", series, qPrintable(shade))
                << ui::seriesInk(series, dark) << theme.panel;
            QTest::addRow("words in colour %d, current, %s", series, qPrintable(shade))
                << ui::seriesInk(series, dark) << theme.current;
        }
    }
}

void TestContrast::colourPairs()
{
    QFETCH(const QColor, text);
    QFETCH(const QColor, ground);
    const double found = contrast(text, ground);
    QVERIFY2(found >= enough, qPrintable(QString::number(found)));
}

void TestContrast::edges_data()
{
    QTest::addColumn<QColor>("edge");
    QTest::addColumn<QColor>("ground");
    for (const bool dark : {false, true}) {
        const Theme theme = Theme::make(dark, 16);
        const auto add = [dark](const char* what, QColor edge, QColor ground) {
            QTest::addRow("%s, %s", what, dark ? "dark" : "light") << edge << ground;
        };
        add("an input on a panel", theme.field, theme.panel);
        add("an input on the window", theme.field, theme.window);
        add("the focus on a panel", theme.accent, theme.panel);
        add("the focus on the window", theme.accent, theme.window);
        add("the focus on the current item", theme.accent, theme.current);
        add("the current item's edge on a panel", theme.currentEdge, theme.panel);
        add("what the list earned", theme.bar, theme.panel);
    }
}

/// What is told by an outline alone.
void TestContrast::edges()
{
    QFETCH(const QColor, edge);
    QFETCH(const QColor, ground);
    const double found = contrast(edge, ground);
    QVERIFY2(found >= enoughForEdges, qPrintable(QString::number(found)));
}

void TestContrast::gradeChips_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<bool>("dark");
    for (const bool dark : {false, true})
        for (int fifths = 0; fifths <= 5; ++fifths)
            QTest::addRow("%d fifths of the scale, %s", fifths, dark ? "dark" : "light")
                << fifths / 5.0 << dark;
}

void TestContrast::gradeChips()
{
    QFETCH(const double, share);
    QFETCH(const bool, dark);
    const ui::ChipColours chip = ui::gradeChip(share, dark);
    const double found = contrast(chip.text, chip.fill);
    QVERIFY2(found >= enough, qPrintable(QString::number(found)));
}

void TestContrast::rowsPastTheCutoffAreRead_data()
{
    QTest::addColumn<bool>("dark");
    QTest::newRow("light") << false;
    QTest::newRow("dark") << true;
}

/// As they are painted, in letters so large that some of their pixels are all ink.
void TestContrast::rowsPastTheCutoffAreRead()
{
    QFETCH(const bool, dark);
    adoptLook(dark);
    OpenWindow open({2800, 1600});
    open.window.setZoom(2);
    open.document().setCutoff(2);
    open.document().setCurrentRank(1);
    OpenWindow::settle();
    const QImage image = open.window.grab().toImage();
    const auto cellOf = [&](const QTableView& table, int row, int column) {
        QRect cell = table.visualRect(table.model()->index(row, column)).adjusted(2, 2, -2, -3);
        cell.moveTo(table.viewport()->mapTo(&open.window, cell.topLeft()));
        return strongest(image, cell.intersected(image.rect()));
    };
    const int past = 2;
    QVERIFY(open.list().model()->index(past, 0).data(ui::DimmedRole).toBool());
    for (const int column : {ui::DocumentListModel::Name, ui::DocumentListModel::Grade}) {
        const double found = cellOf(open.list(), past, column);
        QVERIFY2(found >= enough, qPrintable(u"column %1: %2"_s.arg(column).arg(found)));
    }
    const double rank = cellOf(open.steps(), past, 0);
    QVERIFY2(rank >= enough, qPrintable(QString::number(rank)));
    // And they are told apart from those that count.
    QVERIFY(cellOf(open.list(), 1, ui::DocumentListModel::Name) >
            1.3 * cellOf(open.list(), past, ui::DocumentListModel::Name));
}

QTEST_MAIN(TestContrast)

}  // namespace tst_contrast

#include "tst_contrast.moc"
