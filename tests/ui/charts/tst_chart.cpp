// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/chart/series_lookup.h"
#include "ui/charts/chart/ticks.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/charts/view/chart_view.h"
#include "ui/export/figure/figure_file.h"
#include "ui/toolkit/theme/theme.h"

#include <QElapsedTimer>
#include <QImageReader>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

#include <cmath>
#include <limits>

#ifdef Q_OS_UNIX
#include <csignal>
#include <sys/resource.h>
#endif

namespace tst_chart {

using namespace ui;

namespace {

constexpr double gap = std::numeric_limits<double>::quiet_NaN();
const QSizeF column{89, 60};  // millimetres

Series series(const char* name, std::vector<double> y)
{
    std::vector<double> x;
    for (std::size_t i = 1; i <= y.size(); ++i)
        x.push_back(double(i));
    return {QString::fromLatin1(name), std::move(x), std::move(y)};
}

ChartAxes cutoffAxes()
{
    ChartAxes axes;
    axes.xTitle = QStringLiteral("cutoff k");
    axes.yTitle = QStringLiteral("value");
    axes.yRange = ChartRange{0, 1};
    axes.isXIntegral = true;
    return axes;
}

Chart cakes()
{
    return {{series("nDCG@k", {0, .3095, .2485, .3938, .3587, .4073, .4566, .4566, .5585, .6368}),
             series("P@k", {0, .5, .3333, .5, .4, .5, .5714, .5, .5556, .6}),
             series("Recall@k", {0, .1429, .1429, .2857, .2857, .4286, .5714, .5714, .7143, .8571}),
             series("AP@k", {0, .0714, .0714, .1429, .1429, .2143, .2959, .2959, .3753, .4610})},
            cutoffAxes(),
            4.0};
}

/// Curves that leave no corner of the data area free.
Chart crowded()
{
    Chart chart = cakes();
    for (double& value : chart.series[0].y)
        value = 0.95;
    for (double& value : chart.series[1].y)
        value = 0.05;
    return chart;
}

std::optional<QString> save(const Chart& chart, const QString& path, FigureFormat format,
                            QSizeF millimetres = column)
{
    return saveFigure(paperFigure(chart), {.format = format, .millimetres = millimetres}, path);
}

Chart longChart(std::size_t points)
{
    std::vector<double> smooth(points);
    std::vector<double> ragged(points);
    for (std::size_t i = 0; i < points; ++i) {
        smooth[i] = 1 - std::exp(-4.0 * double(i) / double(points));
        ragged[i] = 0.4 + 0.2 * std::sin(static_cast<double>(i * i % 977));
    }
    return {{series("Recall", smooth), series("P", ragged)},
            cutoffAxes(),
            std::round(double(points) / 3)};
}

void show(ChartView& view, const Chart& chart, QSize size = {480, 300})
{
    view.setSeries(chart.series, chart.axes);
    view.setMarker(chart.marker);
    view.resize(size);
    view.show();
    QVERIFY(QTest::qWaitForWindowExposed(&view));
}

QPoint pixel(const ChartView& view, double x, double y)
{
    return view.positionOf(x, y).toPoint();
}

QByteArray contents(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

int pixelsOf(const QImage& image, const QColor& colour)
{
    int count = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            count += image.pixelColor(x, y) == colour;
    return count;
}

#ifdef Q_OS_UNIX
/// No file may grow beyond `bytes` while it lives: a full disk, without one.
class FullDisk {
public:
    explicit FullDisk(rlim_t bytes)
    {
        m_handler = std::signal(SIGXFSZ, SIG_IGN);
        getrlimit(RLIMIT_FSIZE, &m_before);
        const rlimit limit{bytes, m_before.rlim_max};
        setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~FullDisk()
    {
        setrlimit(RLIMIT_FSIZE, &m_before);
        std::signal(SIGXFSZ, m_handler);
    }
    FullDisk(const FullDisk&) = delete;
    FullDisk& operator=(const FullDisk&) = delete;

private:
    rlimit m_before{};
    void (*m_handler)(int) = SIG_DFL;
};
#endif

}  // namespace

class TestChart : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void ticks_data();
    void ticks();
    void shortestNumbers_data();
    void shortestNumbers();
    void multiples();
    void ranges();
    void gapsHaveNoValue();

    void dragSnapsToWholeCutoffs();
    void clickMovesNothing();
    void dragStaysInside();
    void dragWithoutCountingIsFree();
    void noMarkerNoDrag();
    void keysMoveTheMarker();
    void otherKeysPassOn();
    void hoverTellsTheNearestSeries();
    void newDataKeepsTheHover();

    void saysWhatItShows();
    void emptyState();
    void legendCoversNoCurve();
    void legendLeavesCrowdedArea();
    void tickLabelsAreWhole();
    void paletteRepaints();
    void fontRearranges();
    void markerIsPainted();
    void tinySizes();
    void longListsStayFast();

    void formats();
    void exportIsLightUnderDarkPalette();
    void pdfHasTheExactPage();
    void svgHasSizeAndText();
    void pngHasSizeAndResolution();
    void failureIsASentence();
    void failureKeepsTheOldFile();
    void refusesNothingAndNoSize();

    void screenshots();

private:
    QString path(const char* name) const { return m_folder.filePath(QString::fromLatin1(name)); }
    QTemporaryDir m_folder;
};

void TestChart::ticks_data()
{
    QTest::addColumn<double>("upper");
    QTest::addColumn<int>("most");
    QTest::addColumn<QList<double>>("expected");
    QTest::newRow("every cutoff") << 10.0 << 20 << QList<double>{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
    QTest::newRow("every other") << 10.0 << 5 << QList<double>{2, 4, 6, 8, 10};
    QTest::newRow("fives begin at 1") << 20.0 << 5 << QList<double>{1, 5, 10, 15, 20};
    QTest::newRow("a hundred") << 100.0 << 5 << QList<double>{1, 20, 40, 60, 80, 100};
    QTest::newRow("a hundred thousand")
        << 100000.0 << 5 << QList<double>{1, 20000, 40000, 60000, 80000, 100000};
    QTest::newRow("never between") << 2.0 << 20 << QList<double>{1, 2};
}

void TestChart::ticks()
{
    QFETCH(const double, upper);
    QFETCH(const int, most);
    QFETCH(const QList<double>, expected);
    const ChartRange range{1, upper};
    const auto found = ticksAt(range, roundStep(range, most, true), true);
    QCOMPARE(QList<double>(found.begin(), found.end()), expected);
}

void TestChart::shortestNumbers_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("upper");
    QTest::addColumn<double>("pixels");
    QTest::addColumn<double>("expected");
    QTest::newRow("800 pixels of 0 to 1") << 0.49938 << 1.0 << 800.0 << 0.499;
    QTest::newRow("1000 pixels need no more") << 0.49938 << 1.0 << 1000.0 << 0.499;
    QTest::newRow("2000 pixels do") << 0.49938 << 1.0 << 2000.0 << 0.4994;
    QTest::newRow("small scores") << 0.00123456 << 0.01 << 500.0 << 0.00123;
    QTest::newRow("large scores") << 123456.0 << 1e6 << 500.0 << 123000.0;
}

void TestChart::shortestNumbers()
{
    QFETCH(const double, value);
    QFETCH(const double, upper);
    QFETCH(const double, pixels);
    QFETCH(const double, expected);
    QVERIFY(shortestWithin(value, {0, upper}, pixels) == expected);
}

void TestChart::multiples()
{
    QVERIFY(nextMultiple(0.5, 0.01, true) == 0.51);
    QVERIFY(nextMultiple(0.5, 0.01, false) == 0.49);
    QVERIFY(nextMultiple(0.507, 0.01, true) == 0.51);
    QVERIFY(nextMultiple(0.507, 0.01, false) == 0.5);
    QVERIFY(nextMultiple(-3, 2, true) == -2);
    double walked = 0;
    for (int step = 0; step < 70; ++step)
        walked = nextMultiple(walked, 0.01, true);
    QVERIFY(walked == 0.7);
}

void TestChart::ranges()
{
    Chart chart = cakes();
    QCOMPARE(xRangeOf(chart), (ChartRange{1, 10}));
    QCOMPARE(yRangeOf(chart), (ChartRange{0, 1}));
    chart.axes.yRange.reset();
    chart.series = {series("DCG@k", {0, 2.5, gap, 9.4})};
    QCOMPARE(yRangeOf(chart), (ChartRange{0, 10}));
    chart.series = {series("difference", {-0.3, 0.2})};
    QCOMPARE(yRangeOf(chart).lower, -0.3);
    chart.series = {series("one document", {0.5})};
    QCOMPARE(xRangeOf(chart), (ChartRange{0.5, 1.5}));
}

void TestChart::gapsHaveNoValue()
{
    const Series broken = series("AP@k", {0.5, gap, 0.7});
    QCOMPARE(valueAt(broken, 1), std::optional(0.5));
    QCOMPARE(valueAt(broken, 2), std::nullopt);
    QCOMPARE(valueAt(broken, 1.5), std::nullopt);
    QCOMPARE(valueAt(broken, 4), std::nullopt);
    QCOMPARE(heightAt(broken, 1.5), std::nullopt);
    QCOMPARE(nearestPoint(broken, 2.6), std::optional(std::size_t{2}));
    QCOMPARE(nearestPoint(Series{}, 1), std::nullopt);
}

void TestChart::dragSnapsToWholeCutoffs()
{
    ChartView view;
    show(view, cakes());
    const QSignalSpy moved(&view, &ChartView::markerMoved);
    const QSignalSpy released(&view, &ChartView::markerReleased);
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(view, 4, 0.9));
    QTest::mouseMove(&view, pixel(view, 4.3, 0.9));
    QCOMPARE(moved.count(), 0);
    QTest::mouseMove(&view, pixel(view, 6.8, 0.5));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(moved.last().first().toDouble(), 7.0);
    QCOMPARE(released.count(), 0);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel(view, 6.8, 0.5));
    QCOMPARE(released.count(), 1);
    QCOMPARE(view.marker(), std::optional(7.0));
    QTest::mouseMove(&view, pixel(view, 3, 0.5));
    QCOMPARE(moved.count(), 1);
}

void TestChart::clickMovesNothing()
{
    ChartView view;
    show(view, cakes());
    const QSignalSpy moved(&view, &ChartView::markerMoved);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel(view, 7, 0.5));
    QCOMPARE(moved.count(), 0);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixel(view, 7, 0.5));
    QCOMPARE(moved.count(), 1);
    QCOMPARE(view.marker(), std::optional(7.0));
}

void TestChart::dragStaysInside()
{
    ChartView view;
    show(view, cakes());
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(view, 4, 0.9));
    QTest::mouseMove(&view, QPoint(view.width() + 50, 10));
    QCOMPARE(view.marker(), std::optional(10.0));
    QTest::mouseMove(&view, QPoint(-50, 10));
    QCOMPARE(view.marker(), std::optional(1.0));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, QPoint(0, 10));
}

void TestChart::dragWithoutCountingIsFree()
{
    Chart chart = cakes();
    chart.axes.isXIntegral = false;
    ChartView view;
    show(view, chart);
    QTest::mouseDClick(&view, Qt::LeftButton, {}, pixel(view, 2.5, 0.5));
    QVERIFY(view.marker());
    QVERIFY(std::abs(*view.marker() - 2.5) < 0.02);
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(std::abs(*view.marker() - 2.59) < 0.02);
}

void TestChart::noMarkerNoDrag()
{
    Chart chart = cakes();
    chart.marker.reset();
    ChartView view;
    show(view, chart);
    const QSignalSpy moved(&view, &ChartView::markerMoved);
    QTest::mouseClick(&view, Qt::LeftButton, {}, pixel(view, 2, 0.5));
    QTest::keyClick(&view, Qt::Key_Right);
    QCOMPARE(moved.count(), 0);
}

void TestChart::keysMoveTheMarker()
{
    ChartView view;
    show(view, cakes());
    QVERIFY(view.focusPolicy() & Qt::TabFocus);
    const QSignalSpy moved(&view, &ChartView::markerMoved);
    const auto press = [&](Qt::Key key) {
        QTest::keyClick(&view, key);
        return view.marker().value_or(gap);
    };
    QCOMPARE(press(Qt::Key_Right), 5.0);
    QCOMPARE(press(Qt::Key_Left), 4.0);
    QCOMPARE(press(Qt::Key_Home), 1.0);
    QCOMPARE(press(Qt::Key_Left), 1.0);
    QCOMPARE(press(Qt::Key_End), 10.0);
    QCOMPARE(press(Qt::Key_Right), 10.0);
    QCOMPARE(moved.count(), 4);
}

void TestChart::otherKeysPassOn()
{
    QWidget window;
    auto* view = new ChartView(&window);
    view->setSeries(cakes().series, cakes().axes);
    view->setMarker(4);
    QTest::keyClick(view, Qt::Key_Left, Qt::AltModifier);
    QTest::keyClick(view, Qt::Key_A);
    QCOMPARE(view->marker(), std::optional(4.0));
}

void TestChart::hoverTellsTheNearestSeries()
{
    ChartView view;
    show(view, cakes());
    const QSignalSpy hovered(&view, &ChartView::pointHovered);
    const QSignalSpy ended(&view, &ChartView::hoverEnded);
    QTest::mouseMove(&view, pixel(view, 6.1, 0.22));
    QCOMPARE(hovered.count(), 1);
    QCOMPARE(hovered.last(), (QVariantList{3, 6.0}));
    QTest::mouseMove(&view, pixel(view, 6.2, 0.21));
    QCOMPARE(hovered.count(), 1);
    QTest::mouseMove(&view, pixel(view, 6, 0.9));
    QCOMPARE(hovered.last(), (QVariantList{1, 6.0}));
    QTest::mouseMove(&view, QPoint(2, 2));
    QCOMPARE(ended.count(), 1);
}

void TestChart::newDataKeepsTheHover()
{
    ChartView view;
    show(view, cakes());
    const QSignalSpy ended(&view, &ChartView::hoverEnded);
    QTest::mouseMove(&view, pixel(view, 8, 0.3));
    view.setSeries(cakes().series, cakes().axes);
    QCOMPARE(ended.count(), 0);
    view.setSeries({series("P@k", {1, 1, 1})}, cutoffAxes());
    QCOMPARE(ended.count(), 1);
}

void TestChart::saysWhatItShows()
{
    ChartView view;
    show(view, cakes());
    const QString text = view.accessibleDescription();
    QVERIFY(!view.accessibleName().isEmpty());
    QVERIFY(text.startsWith(QStringLiteral("Chart of value against cutoff k, from 1 to 10.")));
    QVERIFY(text.contains(QStringLiteral("Recall@k ranges from 0.0000 to 0.8571.")));
    QVERIFY(text.endsWith(QStringLiteral("At cutoff k 4: nDCG@k is 0.3938, P@k is 0.5000, "
                                         "Recall@k is 0.2857, AP@k is 0.1429.")));
    QTest::keyClick(&view, Qt::Key_Right);
    QVERIFY(
        view.accessibleDescription().contains(QStringLiteral("At cutoff k 5: nDCG@k is 0.3587")));
    ui::ChartAxes untitled = cakes().axes;
    untitled.yTitle.clear();
    view.setSeries(cakes().series, untitled);
    QVERIFY2(view.accessibleDescription().startsWith(
                 QStringLiteral("Chart of nDCG@k, P@k, Recall@k, AP@k against cutoff k,")),
             qPrintable(view.accessibleDescription()));
    view.setSeries({series("RR", {gap, gap})}, cutoffAxes());
    QVERIFY(view.accessibleDescription().contains(QStringLiteral("RR is undefined.")));
}

void TestChart::emptyState()
{
    const QString text = QStringLiteral("Add documents to see how the values change with k.");
    ChartView view;
    view.setEmptyText(text);
    show(view, {});
    QCOMPARE(view.emptyText(), text);
    QCOMPARE(view.accessibleDescription(), text);
    const QImage withText = view.grab().toImage();
    view.setEmptyText({});
    QVERIFY(withText != view.grab().toImage());
    view.setMarker(4);
    QTest::mouseClick(&view, Qt::LeftButton, {}, QPoint(100, 100));
    QTest::keyClick(&view, Qt::Key_Left);
    QCOMPARE(view.marker(), std::optional(4.0));
}

void TestChart::legendCoversNoCurve()
{
    ChartView view;
    show(view, cakes());
    QVERIFY(view.dataArea().contains(view.legendArea()));
    for (const Series& drawn : cakes().series)
        for (std::size_t i = 0; i < drawn.x.size(); ++i)
            QVERIFY(!view.legendArea().contains(view.positionOf(drawn.x[i], drawn.y[i])));
}

void TestChart::legendLeavesCrowdedArea()
{
    ChartView view;
    show(view, crowded());
    QVERIFY(view.legendArea().bottom() <= view.dataArea().top());
    QVERIFY(view.legendArea().top() >= 0);
}

void TestChart::tickLabelsAreWhole()
{
    for (const double factor : {1.0, 1.5, 2.0}) {
        ChartView view;
        view.setFont(scaledFont(view.font(), factor));
        show(view, longChart(100000), {360, 220});
        const QImage image = view.grab().toImage();
        const QColor ground = image.pixelColor(0, 0);
        for (int x = 0; x < image.width(); ++x) {
            QCOMPARE(image.pixelColor(x, 0), ground);
            QCOMPARE(image.pixelColor(x, image.height() - 1), ground);
        }
        for (int y = 0; y < image.height(); ++y) {
            QCOMPARE(image.pixelColor(0, y), ground);
            QCOMPARE(image.pixelColor(image.width() - 1, y), ground);
        }
    }
}

void TestChart::paletteRepaints()
{
    ChartView view;
    view.setPalette(paletteFor(false));
    show(view, cakes());
    QCOMPARE(view.grab().toImage().pixelColor(1, 1), Theme::make(false, 16).panel);
    view.setPalette(paletteFor(true));
    const QImage dark = view.grab().toImage();
    QCOMPARE(dark.pixelColor(1, 1), Theme::make(true, 16).panel);
    QVERIFY(pixelsOf(dark, seriesColour(0, true)) > 50);
    QCOMPARE(pixelsOf(dark, seriesColour(0, false)), 0);
}

void TestChart::fontRearranges()
{
    ChartView view;
    show(view, cakes());
    const QRectF before = view.dataArea();
    view.setFont(scaledFont(view.font(), 1.5));
    QVERIFY(view.dataArea().left() > before.left());
    QVERIFY(view.dataArea().bottom() < before.bottom());
}

void TestChart::markerIsPainted()
{
    ChartView view;
    show(view, cakes());
    const QImage before = view.grab().toImage();
    view.setMarker(std::nullopt);
    const QImage without = view.grab().toImage();
    QVERIFY(before != without);
    view.setMarker(99);  // beyond the list: kept, not drawn
    QCOMPARE(view.grab().toImage(), without);
    QCOMPARE(view.marker(), std::optional(99.0));
}

void TestChart::tinySizes()
{
    ChartView view;
    show(view, cakes());
    for (const QSize size : {QSize(1, 1), QSize(20, 200), QSize(200, 20), QSize(60, 40)}) {
        view.resize(size);
        view.grab();
        QTest::mouseMove(&view, QPoint(size.width() / 2, size.height() / 2));
    }
}

void TestChart::longListsStayFast()
{
    const Chart chart = longChart(100000);
    ChartView view;
    QElapsedTimer clock;
    clock.start();
    show(view, chart, {700, 320});
    QVERIFY(!view.grab().isNull());
    QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    QTest::mousePress(&view, Qt::LeftButton, {}, pixel(view, 50000, 0.5));
    clock.restart();
    for (int i = 0; i < 100; ++i) {
        QTest::mouseMove(&view, pixel(view, 50000 + 400 * i, 0.5));
        view.repaint();
    }
    QVERIFY2(clock.elapsed() < 3000, qPrintable(QString::number(clock.elapsed())));
    QTest::mouseRelease(&view, Qt::LeftButton, {}, pixel(view, 50000, 0.5));
    QCOMPARE(*view.marker(), std::round(*view.marker()));
}

void TestChart::formats()
{
    QCOMPARE(figureFormatOf(QStringLiteral("a/figure.PDF")), std::optional(FigureFormat::Pdf));
    QCOMPARE(figureFormatOf(QStringLiteral("figure.v2.svg")), std::optional(FigureFormat::Svg));
    QCOMPARE(figureFormatOf(QStringLiteral("figure.png")), std::optional(FigureFormat::Png));
    QCOMPARE(figureFormatOf(QStringLiteral("pdf")), std::nullopt);
}

void TestChart::exportIsLightUnderDarkPalette()
{
    const QPalette before = QApplication::palette();
    QApplication::setPalette(paletteFor(true));
    ChartView view;
    show(view, cakes());
    const auto failure = save(view.chart(), path("light.png"), FigureFormat::Png);
    QApplication::setPalette(before);
    QCOMPARE(failure, std::nullopt);
    const QImage image(path("light.png"));
    QCOMPARE(image.pixelColor(0, 0), QColor(Qt::white));
    QVERIFY(pixelsOf(image, Qt::white) > image.width() * image.height() / 2);
    QVERIFY(pixelsOf(image, seriesColour(0, false)) > 50);
}

void TestChart::pdfHasTheExactPage()
{
    QCOMPARE(save(cakes(), path("figure.pdf"), FigureFormat::Pdf), std::nullopt);
    const QByteArray pdf = contents(path("figure.pdf"));
    QVERIFY(pdf.startsWith("%PDF-"));
    const QRegularExpression box(QStringLiteral("/MediaBox \\[ 0 0 ([0-9.]+) ([0-9.]+) \\]"));
    auto matches = box.globalMatch(QString::fromLatin1(pdf));
    QVERIFY(matches.hasNext());
    const auto match = matches.next();
    QVERIFY(!matches.hasNext());
    QVERIFY(std::abs(match.captured(1).toDouble() / 72 * 25.4 - column.width()) < 1e-5);
    QVERIFY(std::abs(match.captured(2).toDouble() / 72 * 25.4 - column.height()) < 1e-5);
    const qsizetype start = pdf.lastIndexOf("startxref\n") + 10;
    const qsizetype table = pdf.mid(start, pdf.indexOf('\n', start) - start).toLongLong();
    QVERIFY(pdf.mid(table).startsWith("xref"));
    QVERIFY(!pdf.contains("/Subtype /Image"));
    QVERIFY(pdf.contains("/FontFile2"));
}

void TestChart::svgHasSizeAndText()
{
    QCOMPARE(save(cakes(), path("figure.svg"), FigureFormat::Svg), std::nullopt);
    QXmlStreamReader xml(contents(path("figure.svg")));
    QStringList texts;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isStartElement() && xml.name() == QLatin1String("svg")) {
            QCOMPARE(xml.attributes().value(QLatin1String("width")), QLatin1String("89mm"));
            QCOMPARE(xml.attributes().value(QLatin1String("height")), QLatin1String("60mm"));
        }
        if (xml.isStartElement() && xml.name() == QLatin1String("text"))
            texts += xml.readElementText().trimmed();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(!contents(path("figure.svg")).contains("\"Sans Serif\""));  // an alias, not a font
    for (const char* expected : {"nDCG@k", "P@k", "Recall@k", "AP@k", "cutoff k", "value", "0.0",
                                 "0.2", "1.0", "1", "5", "10"})
        QVERIFY2(texts.contains(QLatin1String(expected)), expected);
}

void TestChart::pngHasSizeAndResolution()
{
    QCOMPARE(save(cakes(), path("figure.png"), FigureFormat::Png), std::nullopt);
    const QImage image(path("figure.png"));
    QCOMPARE(image.size(), QSize(1051, 709));  // 89 and 60 mm at 300 dots per 25.4 mm
    QCOMPARE(image.dotsPerMeterX(), 11811);
    QCOMPARE(image.dotsPerMeterY(), 11811);
}

void TestChart::failureIsASentence()
{
    const auto failure = save(cakes(), path("missing/figure.pdf"), FigureFormat::Pdf);
    QVERIFY(failure);
    QVERIFY(failure->contains(QStringLiteral("missing/figure.pdf: cannot be written: ")));
    QVERIFY(save(cakes(), m_folder.path(), FigureFormat::Svg));
}

void TestChart::failureKeepsTheOldFile()
{
#ifdef Q_OS_UNIX
    const QString target = path("old.png");
    QFile old(target);
    QVERIFY(old.open(QIODevice::WriteOnly));
    old.write("an older figure");
    old.close();
    std::optional<QString> failure;
    {
        const FullDisk full(1000);
        failure = save(cakes(), target, FigureFormat::Png);
    }
    QVERIFY(failure);
    QCOMPARE(contents(target), QByteArray("an older figure"));
    QCOMPARE(QDir(m_folder.path()).entryList({QStringLiteral("old*")}, QDir::Files).size(), 1);
#endif
}

void TestChart::refusesNothingAndNoSize()
{
    QVERIFY(save({}, path("nothing.pdf"), FigureFormat::Pdf));
    QVERIFY(save(cakes(), path("nothing.pdf"), FigureFormat::Pdf, {0, 60}));
    QVERIFY(save(cakes(), path("nothing.pdf"), FigureFormat::Svg, {89, -1}));
    QVERIFY(!QFile::exists(path("nothing.pdf")));
}

void TestChart::screenshots()
{
    const QString folder = qEnvironmentVariable("RANKSCOPE_SHOTS");
    if (folder.isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    Chart sum = cakes();
    sum.series = {
        series("DCG@k", {0, 2.524, 2.524, 4.677, 4.677, 5.746, gap, 6.746, 8.251, 9.407})};
    sum.axes.yRange.reset();
    struct Shot {
        const char* name;
        Chart chart;
        QSize size;
        bool isDark;
        double font;
        bool hasTip = false;
    };
    for (const Shot& shot : {Shot{"light-480", cakes(), {480, 300}, false, 1},
                             Shot{"dark-480", cakes(), {480, 300}, true, 1},
                             Shot{"light-700", cakes(), {700, 320}, false, 1, true},
                             Shot{"dark-700", cakes(), {700, 320}, true, 1, true},
                             Shot{"light-large", cakes(), {480, 300}, false, 1.5},
                             Shot{"dark-large", cakes(), {700, 320}, true, 1.5},
                             Shot{"dark-small", cakes(), {300, 180}, true, 1},
                             Shot{"light-crowded", crowded(), {480, 300}, false, 1},
                             Shot{"light-long", longChart(100000), {700, 320}, false, 1},
                             Shot{"light-150", longChart(150), {480, 300}, false, 1},
                             Shot{"light-40", longChart(40), {480, 300}, false, 1},
                             Shot{"light-sum", sum, {480, 300}, false, 1},
                             Shot{"light-empty", {}, {480, 300}, false, 1}}) {
        ChartView view;
        view.setPalette(paletteFor(shot.isDark));
        view.setFont(scaledFont(view.font(), shot.font));
        view.setEmptyText(QStringLiteral("Add documents to see how the values change with k."));
        show(view, shot.chart, shot.size);
        if (shot.hasTip)
            QTest::mouseMove(&view, pixel(view, shot.isDark ? 6 : 7, 0.3));
        view.grab().save(folder + QLatin1Char('/') + QLatin1String(shot.name) +
                         QLatin1String(".png"));
    }
    for (const char* name : {"figure.pdf", "figure.svg", "figure.png"})
        QFile::copy(path(name), folder + QLatin1Char('/') + QLatin1String(name));
}

QTEST_MAIN(TestChart)

}  // namespace tst_chart

#include "tst_chart.moc"
