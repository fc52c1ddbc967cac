// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/formula_samples.h"
#include "ui/explain/formula/formula_layout.h"

#include <QElapsedTimer>
#include <QFontMetricsF>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_formula_layout {

using namespace formula_samples;
using ui::Formula;
using ui::FormulaLayout;

class TestFormulaLayout : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void piecesStayInsideAndApart_data();
    void piecesStayInsideAndApart();
    void fractionsAreCentred();
    void barsAreSharp();
    void narrowWidthsBreakLines();
    void narrowerWidthsShortenSums();
    void longListsPreferOneLine();
    void layoutIsFast();
    void layoutGrowsWithTheFont();
};

void TestFormulaLayout::piecesStayInsideAndApart_data()
{
    QTest::addColumn<double>("pointSize");
    QTest::addColumn<double>("width");
    for (const double size : {7.0, 10.0, 12.5, 20.0, 31.0})
        for (const double width : {10'000.0, 900.0, 500.0, 320.0})
            QTest::addRow("%g pt, %g px", size, width) << size << width;
}

void TestFormulaLayout::piecesStayInsideAndApart()
{
    QFETCH(const double, pointSize);
    QFETCH(const double, width);
    for (const core::MeasureRow& row : core::measureTable()) {
        const FormulaLayout layout =
            FormulaLayout::fitted(formulaFor(cakeDefinition(row)), fontOf(pointSize), width, 4);
        QVERIFY2(layout.fits(), row.name.data());
        const QRectF whole(QPointF(0, 0), layout.size());
        const auto& texts = layout.pieces().texts;
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const QRectF ink = QFontMetricsF(texts[i].font).tightBoundingRect(texts[i].text);
            QVERIFY2(whole.contains(ink.translated(texts[i].origin)), qPrintable(texts[i].text));
            const QRectF box = texts[i].box.adjusted(0.01, 0.01, -0.01, -0.01);
            for (std::size_t j = 0; j < i; ++j)
                QVERIFY2(!box.intersects(texts[j].box),
                         qPrintable(QStringLiteral("%1: %2 over %3")
                                        .arg(QLatin1String(row.name.data()), texts[i].text,
                                             texts[j].text)));
            for (const ui::PlacedBar& bar : layout.pieces().bars)
                QVERIFY2(!box.intersects(bar.box), qPrintable(texts[i].text));
        }
        for (const ui::PlacedTerm& term : layout.pieces().terms)
            QVERIFY2(whole.contains(term.box), row.name.data());
    }
}

void TestFormulaLayout::fractionsAreCentred()
{
    for (const core::MeasureRow& row : core::measureTable()) {
        const FormulaLayout layout(formulaFor(cakeDefinition(row)), fontOf(11), 2000);
        for (const ui::PlacedBar& bar : layout.pieces().bars) {
            QVERIFY(std::abs(bar.numerator.center().x() - bar.box.center().x()) < 0.01);
            QVERIFY(std::abs(bar.denominator.center().x() - bar.box.center().x()) < 0.01);
            QVERIFY(bar.numerator.bottom() < bar.box.top());
            QVERIFY(bar.denominator.top() > bar.box.bottom());
            QVERIFY(bar.box.width() > std::max(bar.numerator.width(), bar.denominator.width()));
        }
    }
}

void TestFormulaLayout::barsAreSharp()
{
    for (const double size : {8.0, 11.0, 13.0, 21.0}) {
        const FormulaLayout layout(formulaFor("F1(beta=2)@10"), fontOf(size), 2000);
        for (const ui::PlacedBar& bar : layout.pieces().bars) {
            QCOMPARE(bar.box.top(), std::round(bar.box.top()));
            QCOMPARE(bar.box.height(), std::round(bar.box.height()));
        }
    }
}

void TestFormulaLayout::narrowWidthsBreakLines()
{
    const Formula formula = formulaFor("nDCG@10");
    const FormulaLayout wide(formula, fontOf(10), 2000);
    QCOMPARE(wide.lineCount(), std::size_t{1});
    const FormulaLayout narrow(formula, fontOf(10), wide.size().width() * 0.8);
    QVERIFY(narrow.fits());
    QVERIFY(narrow.lineCount() > 1);
    QVERIFY(narrow.size().height() > wide.size().height());
    QCOMPARE(narrow.pieces().terms.size(), wide.pieces().terms.size());
}

void TestFormulaLayout::narrowerWidthsShortenSums()
{
    const Formula formula = formulaFor("nDCG@10");
    const FormulaLayout wide(formula, fontOf(10), 2000);
    const FormulaLayout narrow = FormulaLayout::fitted(formula, fontOf(10), 330, 6);
    QVERIFY(narrow.fits());
    QVERIFY(narrow.pieces().terms.size() < wide.pieces().terms.size());
    QVERIFY(narrow.shows(1) && narrow.shows(6) && narrow.shows(10));
    const FormulaLayout tiny = FormulaLayout::fitted(formula, fontOf(10), 150, 6);
    QVERIFY(tiny.fits());
}

void TestFormulaLayout::longListsPreferOneLine()
{
    const Formula formula = formulaFor("nDCG@500", longRanking(1000), 77);
    const double whole = FormulaLayout(formula, fontOf(10), 9000).size().width();
    const FormulaLayout layout = FormulaLayout::fitted(formula, fontOf(10), whole * 0.9, 77);
    QCOMPARE(layout.lineCount(), std::size_t{1});
    QVERIFY(layout.shows(1) && layout.shows(77) && layout.shows(500));
}

void TestFormulaLayout::layoutIsFast()
{
    const Formula formula = formulaFor("nDCG@500", longRanking(1000), 77);
    for (const double width : {9000.0, 500.0, 150.0}) {
        QElapsedTimer timer;
        timer.start();
        for (int i = 0; i < 10; ++i)
            FormulaLayout::fitted(formula, fontOf(10), width, 77);
        const double milliseconds = static_cast<double>(timer.nsecsElapsed()) / 1e7;
        qInfo("%g px: %.2f ms", width, milliseconds);
        QVERIFY(milliseconds < 50);
    }
}

void TestFormulaLayout::layoutGrowsWithTheFont()
{
    const Formula formula = formulaFor("AP@10");
    const QSizeF one = FormulaLayout(formula, fontOf(10), 9000).size();
    const QSizeF two = FormulaLayout(formula, fontOf(20), 9000).size();
    QVERIFY(std::abs(two.width() / one.width() - 2) < 0.1);
    QVERIFY(std::abs(two.height() / one.height() - 2) < 0.15);
}

QTEST_MAIN(TestFormulaLayout)

}  // namespace tst_formula_layout

#include "tst_formula_layout.moc"
