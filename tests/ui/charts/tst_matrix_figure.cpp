// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/curve.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/matrix_figure.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <cmath>

namespace tst_matrix_figure {

using namespace ui;

namespace {

Look lookOf(const FigureStyle& style)
{
    static const QImage device(10, 10, QImage::Format_RGB32);
    constexpr QSizeF oneColumn(241, 170);  // points: 85 by 60 mm
    return paperLook(style, device, oneColumn);
}

MatrixChart threeClasses()
{
    return {{QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c")},
            {2, 2, 0, 2, 2, 1, 0, 1, 2},
            QStringLiteral("Predicted class"),
            QStringLiteral("True class"),
            {}};
}

}  // namespace

class TestMatrixFigure : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cellsAreSquare();
    void textsFitOrAreLeftOut();
    void axesOfSharesAreSquare_data();
    void axesOfSharesAreSquare();
};

void TestMatrixFigure::cellsAreSquare()
{
    const Look look = lookOf({});
    MatrixFigure figure;
    figure.setChart(threeClasses());
    figure.arrange(look, pageRoom(look));
    const QRectF first = figure.cellAt(0, 0);
    QVERIFY(std::abs(first.width() - first.height()) < 1e-6);
    QVERIFY(QRectF(QPointF(), pageRoom(look)).contains(figure.cellAt(2, 2)));
    QVERIFY(figure.cellAt(0, 1).left() >= first.right() - 1e-6);
    // A row is a true class: 2 of 4, and 1 of 5.
    QCOMPARE(figure.textsOf(0, 1), (QStringList{QStringLiteral("2"), QStringLiteral("50.0%")}));
    QCOMPARE(figure.textsOf(1, 2), (QStringList{QStringLiteral("1"), QStringLiteral("20.0%")}));
}

/// Thirty classes at 8 points leave no room.
void TestMatrixFigure::textsFitOrAreLeftOut()
{
    const Look look = lookOf({});
    MatrixChart chart;
    constexpr int many = 30;
    for (int i = 0; i < many; ++i)
        chart.classes << QStringLiteral("class %1").arg(i);
    chart.cells.assign(std::size_t(many * many), 12345);
    MatrixFigure figure;
    figure.setChart(chart);
    figure.arrange(look, pageRoom(look));
    QVERIFY(figure.textsOf(0, 0).isEmpty());
}

void TestMatrixFigure::axesOfSharesAreSquare_data()
{
    QTest::addColumn<bool>("isOfShares");
    QTest::addColumn<bool>("isAsked");
    QTest::addColumn<bool>("isSquare");
    QTest::newRow("shares") << true << true << true;
    QTest::newRow("shares that fill the figure") << true << false << false;
    QTest::newRow("others") << false << true << false;
}

void TestMatrixFigure::axesOfSharesAreSquare()
{
    QFETCH(const bool, isOfShares);
    QFETCH(const bool, isAsked);
    QFETCH(const bool, isSquare);
    FigureStyle style;
    style.isSquare = isAsked;
    const Look look = lookOf(style);
    CurveChart chart;
    chart.xTitle = QStringLiteral("false positive rate");
    chart.yTitle = QStringLiteral("true positive rate");
    chart.isOfShares = isOfShares;
    for (const char* name : {"one", "two"})
        chart.lines.push_back(
            {QString::fromLatin1(name) + QStringLiteral(", AUC 0.75 (0.70–0.80)"),
             core::curveThrough({{0, 0}, {0, 0.5}, {1, 1}}, core::CurveOrder::Monotone),
             QStringLiteral(", AUC 0.75 (0.70–0.80)"),
             {},
             QStringLiteral(", AUC 0.75")});
    CurveFigure figure;
    figure.setChart(chart);
    figure.arrange(look, pageRoom(look), 1);
    const QRectF area = figure.frame().area;
    QCOMPARE(std::abs(area.width() - area.height()) <= 2, isSquare);
    // Every name has its value, and nothing leaves the page.
    QCOMPARE(figure.legend().shown().size(), std::size_t{2});
    for (const Legend::Shown& shown : figure.legend().shown())
        QVERIFY2(shown.lines.join(QLatin1Char(' ')).contains(QStringLiteral("AUC 0.75")),
                 qPrintable(shown.lines.join(QLatin1Char('|'))));
    QVERIFY(QRectF(QPointF(), look.page ? pageRoom(look) : QSize())
                .adjusted(-1, -1, 1, 1)
                .contains(figure.legend().rect()));
}

QTEST_MAIN(TestMatrixFigure)

}  // namespace tst_matrix_figure

#include "tst_matrix_figure.moc"
