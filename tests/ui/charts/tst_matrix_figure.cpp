// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/curve.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/forest_figure.h"
#include "ui/charts/figure/matrix_figure.h"
#include "ui/export/writer/svg_canvas.h"

#include <QImage>
#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <functional>
#include <optional>

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

/// The texts of a picture of 85 by 60 mm, in the order in which they are painted.
QStringList textsOf(const std::function<void(QPaintDevice&)>& paint)
{
    SvgCanvas canvas({4820, 3400}, 1440);
    paint(canvas);
    static const QRegularExpression text(QStringLiteral("<text[^>]*>([^<]*)</text>"));
    QStringList texts;
    for (auto found = text.globalMatch(QString::fromUtf8(canvas.elements())); found.hasNext();)
        texts << found.next().captured(1);
    return texts;
}

}  // namespace

class TestMatrixFigure : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void cellsAreSquare();
    void textsStandOutFromTheirCells();
    void textsFitOrAreLeftOut();
    void longNamesWrap();
    void aNarrowForestIsWhole();
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

/// Black on #6496be, the fill of two thirds, has a contrast of 6.6:1, white of 3.2:1; on the fill
/// of a whole row, white has more.
void TestMatrixFigure::textsStandOutFromTheirCells()
{
    MatrixChart chart = threeClasses();
    chart.classes.removeLast();
    chart.cells = {2, 1, 0, 3};
    SvgCanvas canvas({4820, 3400}, 1440);
    MatrixFigure figure;
    figure.setChart(chart);
    const Look look = paperLook({}, canvas, QSizeF(241, 170));
    figure.arrange(look, pageRoom(look));
    figure.paint(canvas, std::nullopt);
    const QString svg = QString::fromUtf8(canvas.elements());
    const auto colourOf = [&svg](const QString& text) {
        const QRegularExpression shown(
            QStringLiteral("<text[^>]*fill=\"([^\"]*)\"[^>]*>%1<").arg(text));
        return QColor(shown.match(svg).captured(1));
    };
    QVERIFY2(colourOf(QStringLiteral("66.7%")).isValid(), qPrintable(svg));
    QVERIFY(colourOf(QStringLiteral("66.7%")).lightness() < 128);
    QVERIFY(colourOf(QStringLiteral("33.3%")).lightness() < 128);
    QVERIFY(colourOf(QStringLiteral("100.0%")).lightness() > 128);
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

void TestMatrixFigure::longNamesWrap()
{
    MatrixChart chart = threeClasses();
    chart.classes = {QStringLiteral("malignant melanoma"), QStringLiteral("pigmented naevus"),
                     QStringLiteral("seborrhoeic keratosis")};
    const QStringList texts = textsOf([&chart](QPaintDevice& device) {
        MatrixFigure figure;
        figure.setChart(chart);
        const Look look = paperLook({}, device, QSizeF(241, 170));
        figure.arrange(look, pageRoom(look));
        figure.paint(device, std::nullopt);
    });
    const QString all = texts.join(QLatin1Char(' '));
    QVERIFY2(!all.contains(QChar(0x2026)), qPrintable(all));
    for (const QString& name : chart.classes)  // of a row and of a column
        QVERIFY2(all.count(name) == 2, qPrintable(all));
}

/// Long names leave room for the axis, which has at least two numbers.
void TestMatrixFigure::aNarrowForestIsWhole()
{
    ForestChart chart;
    chart.series = {QStringLiteral("Logistic regression, 12 terms"),
                    QStringLiteral("Gradient boosted trees")};
    chart.countsHeading = QStringLiteral("positives/n");
    chart.xTitle = QStringLiteral("AUC");
    chart.lines = {0.82, 0.8};
    for (const char* name : {"All samples", "Amsterdam University Hospital", "Berlin"})
        chart.rows.push_back({QString::fromLatin1(name),
                              false,
                              QStringLiteral("30/106"),
                              {},
                              {{0.85, 0.78, 0.92}, {0.79, 0.7, 0.88}}});
    const QStringList texts = textsOf([&chart](QPaintDevice& device) {
        paintForest(chart, device, QSizeF(241, 170), FigureStyle());
    });
    static const QRegularExpression number(QStringLiteral("^0\\.[0-9]+$"));
    QVERIFY2(texts.filter(number).size() >= 2, qPrintable(texts.join(QLatin1Char('|'))));
    const QString all = texts.join(QLatin1Char(' '));
    QVERIFY2(all.contains(QStringLiteral("Amsterdam University Hospital")), qPrintable(all));
    for (const QString& name : chart.series)
        QVERIFY(texts.contains(name));
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
