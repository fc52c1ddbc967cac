// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/polyline/curve.h"
#include "ui/charts/chart/inch.h"
#include "ui/charts/drawing/paper_page.h"
#include "ui/charts/figure/bar_figure.h"
#include "ui/charts/figure/curve_figure.h"
#include "ui/charts/figure/difference_figure.h"
#include "ui/charts/figure/figure.h"
#include "ui/charts/figure/histogram_figure.h"
#include "ui/charts/figure/scatter_figure.h"
#include "ui/toolkit/panel/legend_names.h"

#include <QImage>
#include <QSet>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <memory>
#include <set>

namespace tst_legends {

using namespace Qt::StringLiterals;
using namespace ui;

namespace {

constexpr QSizeF sizes[]{{60, 45}, {60, 60}, {85, 60}, {120, 80}, {180, 110}};  // millimetres
constexpr double texts[]{6, 9, 12};                                             // points
constexpr int lengths[]{5, 25, 60};                                             // letters

constexpr double sampleWidth = 39;  // with the room around it, in pixels of the design

/// How names of systems are alike.
enum class Kind { Beginning, Ending, Middle, Words };

QString nameOf(Kind kind, int number, int length)
{
    const QString own = QString::number(number + 1);
    const auto padded = [length, &own](const QString& pattern) {
        return pattern.repeated(20).left(std::max<qsizetype>(0, length - own.size()));
    };
    switch (kind) {
    case Kind::Beginning:
        return padded(u"model number "_s) + own;
    case Kind::Ending:
        return own + padded(u" of the runs"_s);
    case Kind::Middle: {
        QString name = padded(u"msmarco-passage_"_s);
        return name.insert(name.size() / 2, own);
    }
    case Kind::Words:
        break;
    }
    const QStringList words{
        u"logistic regression"_s, u"forest"_s,          u"boosted trees"_s,
        u"naive Bayes"_s,         u"support vectors"_s, u"k neighbours"_s,
        u"deep network"_s,        u"ridge"_s,           u"linear discriminant"_s};
    return (words[number] + u" with cross-validated settings"_s.repeated(3)).left(length);
}

struct Sheet {
    QSizeF size;
    double text;
    int count;
    int length;
    Kind kind;

    QString told() const
    {
        return u"%1 x %2 mm, %3 pt, %4 names of %5, kind %6"_s.arg(size.width())
            .arg(size.height())
            .arg(text)
            .arg(count)
            .arg(length)
            .arg(int(kind));
    }
};

QSizeF pointsOf(QSizeF millimetres)
{
    return millimetres * pointsPerInch / millimetresPerInch;
}

Look lookOf(const Sheet& sheet)
{
    static const QImage device(10, 10, QImage::Format_RGB32);
    FigureStyle style;
    style.textPoints = sheet.text;
    return paperLook(style, device, pointsOf(sheet.size));
}

/// What the legend says, where it stands, and what it may not cover.
struct Drawn {
    const Legend& legend;
    const Frame& frame;
    const Look& look;
    std::vector<LegendName> names;
};

/// Values end all names, or none.
bool hasValues(const std::vector<Legend::Shown>& shown)
{
    return std::any_of(shown.begin(), shown.end(), [](const Legend::Shown& each) {
        return each.lines.join(QLatin1Char(' ')).contains(u"AUC 0."_s);
    });
}

/// Empty where nothing is wrong.
QString faultOf(const Drawn& drawn)
{
    const auto shown = drawn.legend.shown();
    const QFontMetricsF metrics(drawn.look.text);
    const QSizeF room = drawn.look.page->room();
    const double shortest = metrics.horizontalAdvance(u"…1"_s + drawn.names.front().ending) +
                            sampleWidth * drawn.look.scale + 2 * metrics.height();
    // A line for each would leave the chart no room, or is wider than the page.
    const bool isTight = double(drawn.names.size()) * metrics.height() > 0.36 * room.height() ||
                         shortest > 0.9 * room.width();
    if (shown.empty() && isTight)
        return {};
    if (shown.size() != drawn.names.size())
        return u"%1 names of %2"_s.arg(shown.size()).arg(drawn.names.size());
    QSet<QString> found;
    QSet<QString> whole;
    for (std::size_t i = 0; i < shown.size(); ++i) {
        const QString text = shown[i].lines.join(QLatin1Char(' '));
        found += text;
        whole += drawn.names[i].name;
        // Values are left out before a name is cut.
        const bool isBare = (isTight || !text.contains(u'…')) && !hasValues(shown);
        QString ending = isBare ? QString() : drawn.names[i].ending;
        while (ending.startsWith(QLatin1Char(',')) || ending.startsWith(QLatin1Char(' ')))
            ending.remove(0, 1);
        if (!text.endsWith(ending))
            return u"the value is cut: "_s + text;
        for (const QString& line : shown[i].lines)
            if (metrics.horizontalAdvance(line) > shown[i].place.width())
                return u"outside its place: "_s + line;
        const QRectF page(QPointF(), drawn.look.page->room());
        if (!page.adjusted(-1, -1, 1, 1).contains(shown[i].place))
            return u"outside the page: "_s + text;
    }
    if (found.size() != whole.size())
        return u"alike: "_s + found.values().join(u" | "_s);
    return {};
}

bool isInside(const Drawn& drawn)
{
    return !drawn.legend.shown().empty() && drawn.frame.area.intersects(drawn.legend.rect());
}

/// Bends towards the upper left, more the smaller the number.
double heightOf(int number, double x)
{
    return std::pow(x, 0.06 + 0.05 * number);
}

CurveChart rocs(const Sheet& sheet, const std::vector<LegendName>& names)
{
    CurveChart chart;
    chart.xTitle = u"false positive rate"_s;
    chart.yTitle = u"true positive rate (recall)"_s;
    for (int i = 0; i < sheet.count; ++i) {
        const LegendName& name = names[static_cast<std::size_t>(i)];
        const auto at = [i](std::size_t index) {
            return core::CurvePoint{double(index) / 60, heightOf(i, double(index) / 60)};
        };
        chart.lines.push_back({name.name,
                               std::make_shared<const core::Curve>(core::curvePoints(61, at),
                                                                   core::CurveOrder::Monotone),
                               name.ending});
    }
    return chart;
}

Chart cutoffs(const Sheet& sheet, const std::vector<LegendName>& names)
{
    Chart chart;
    chart.axes.xTitle = u"cutoff k"_s;
    chart.axes.yTitle = u"mean nDCG@k"_s;
    chart.axes.isXIntegral = true;
    for (int i = 0; i < sheet.count; ++i) {
        Series series{names[static_cast<std::size_t>(i)].name, {}, {}};
        for (int k = 1; k <= 20; ++k) {
            series.x.push_back(k);
            series.y.push_back(0.3 + 0.02 * i + 0.01 * k);
        }
        chart.series.push_back(std::move(series));
    }
    return chart;
}

std::vector<LegendName> namesOf(const Sheet& sheet, bool hasValues)
{
    std::vector<LegendName> names;
    for (int i = 0; i < sheet.count; ++i) {
        const QString value = u", AUC 0.%1"_s.arg(9217 - 113 * i);
        const QString name = nameOf(sheet.kind, i, sheet.length);
        names.push_back(hasValues ? LegendName{name + value, value} : LegendName{name});
    }
    return names;
}

template <class Try>
void forEachSheet(Try attempt)
{
    for (const QSizeF& size : sizes)
        for (const double text : texts)
            for (const int length : lengths)
                for (const Kind kind : {Kind::Beginning, Kind::Ending, Kind::Middle, Kind::Words})
                    for (int count = 1; count <= 9; ++count)
                        attempt(Sheet{size, text, count, length, kind});
}

/// Tells the first faults and how many there were.
class Faults {
public:
    void add(const Sheet& sheet, const QString& fault)
    {
        constexpr int told = 8;
        ++m_tried;
        if (fault.isEmpty())
            return;
        if (++m_count <= told)
            qWarning("%s: %s", qUtf8Printable(sheet.told()), qUtf8Printable(fault));
    }
    int count() const { return m_count; }
    int tried() const { return m_tried; }

private:
    int m_count = 0;
    int m_tried = 0;
};

}  // namespace

class TestLegends : public QObject {
    Q_OBJECT

private slots:
    void shortensFromTheCommonPart_data();
    void shortensFromTheCommonPart();
    void namesOfCurvesAreWholeOrTold();
    void namesOfSeriesAreWholeOrTold();
    void namesOfBarsAreWhole();
    void classesAreTold();
    void oldCornersStay();
    void whiskersStayWhole();
    void namesOfSquaresCoverNothing_data();
    void namesOfSquaresCoverNothing();
    void valuesGoBeforeNames();
    void aSquareHasRoomBelow();
    void oneNameStandsBesideASquare();
    void namesAboveStandInColumns();
    void labelsAtCurvesHaveLeaders();
};

void TestLegends::shortensFromTheCommonPart_data()
{
    QTest::addColumn<QStringList>("names");
    QTest::addColumn<QString>("ending");
    QTest::addColumn<int>("letters");  // of room
    QTest::addColumn<NameLength>("nameLength");
    QTest::addColumn<QStringList>("shown");  // lines of one name joined by |
    const QStringList models{u"model number 1"_s, u"model number 2"_s};
    const QString value = u", AUC 0.5"_s;
    QTest::newRow("room for all") << models << value << 30 << NameLength::Whole
                                  << QStringList{models[0] + value, models[1] + value};
    QTest::newRow("too narrow for a line")
        << models << value << 18 << NameLength::Whole << QStringList{};
    QTest::newRow("the value below")
        << models << value << 18 << NameLength::Wrapped
        << QStringList{u"model number 1|AUC 0.5"_s, u"model number 2|AUC 0.5"_s};
    QTest::newRow("without the beginning of all")
        << models << value << 14 << NameLength::Differing
        << QStringList{u"…1, AUC 0.5"_s, u"…2, AUC 0.5"_s};
    QTest::newRow("without the end of all")
        << QStringList{u"bm25 title run"_s, u"dense title run"_s} << QString() << 8
        << NameLength::Differing << QStringList{u"bm25…"_s, u"dense…"_s};
    const QStringList one{u"bm25"_s, u"bm25 rm3"_s};
    QTest::newRow("a name that is the beginning of the other")
        << one << QString() << 9 << NameLength::Differing << one;
    QTest::newRow("ids between their hyphens")
        << QStringList{u"anserini-bm25-robust"_s, u"anserini-qld-robust"_s} << QString() << 10
        << NameLength::Wrapped
        << QStringList{u"anserini-|bm25-|robust"_s, u"anserini-|qld-robust"_s};
    const QStringList forests{u"random_forest_500_trees"_s, u"random_forest_50_trees"_s,
                              u"logistic_regression_l2"_s, u"naive_bayes"_s};
    QTest::newRow("only those that would look alike are cut before their difference")
        << forests << QString() << 11 << NameLength::Cut
        << QStringList{u"ran…500_tr…"_s, u"ran…50_tre…"_s, u"logistic_r…"_s, u"naive_bayes"_s};
    QTest::newRow("in less room without their beginning")
        << forests << QString() << 7 << NameLength::Cut
        << QStringList{u"…500_t…"_s, u"…50_tr…"_s, u"logist…"_s, u"naive_…"_s};
    QTest::newRow("two words below each other, not without their end")
        << QStringList{forests[0], forests[1], u"none accepted"_s} << QString() << 9
        << NameLength::Cut << QStringList{u"ran…500_…"_s, u"ran…50_t…"_s, u"none|accepted"_s};
    QTest::newRow("no room for the value")
        << models << value << 4 << NameLength::Cut << QStringList{};
}

void TestLegends::shortensFromTheCommonPart()
{
    QFETCH(QStringList, names);
    QFETCH(QString, ending);
    QFETCH(int, letters);
    QFETCH(NameLength, nameLength);
    QFETCH(QStringList, shown);
    QFont font(u"DejaVu Sans Mono"_s);
    font.setPixelSize(100);
    const QFontMetricsF metrics(font);
    std::vector<LegendName> all;
    for (const QString& name : names)
        all.push_back({name + ending, ending});
    const double width = (letters + 0.5) * metrics.horizontalAdvance(QLatin1Char('x'));
    const auto found = shownNames(all, metrics, width, nameLength);
    QCOMPARE(found.has_value(), !shown.isEmpty());
    for (qsizetype i = 0; i < shown.size(); ++i)
        QCOMPARE((*found)[static_cast<std::size_t>(i)].join(QLatin1Char('|')), shown[i]);
}

void TestLegends::namesOfCurvesAreWholeOrTold()
{
    Faults faults;
    forEachSheet([&](const Sheet& sheet) {
        const auto names = namesOf(sheet, true);
        const Look look = lookOf(sheet);
        CurveFigure figure;
        figure.setChart(rocs(sheet, names));
        figure.arrange(look, pageRoom(look), 1);
        const Drawn drawn{figure.legend(), figure.frame(), look, names};
        QString fault = faultOf(drawn);
        if (fault.isEmpty() && isInside(drawn) && figure.crossings(figure.legend().rect()) > 0)
            fault = u"a curve is covered"_s;
        faults.add(sheet, fault);
    });
    QVERIFY(faults.tried() > 1000);
    QCOMPARE(faults.count(), 0);
}

void TestLegends::namesOfSeriesAreWholeOrTold()
{
    Faults faults;
    forEachSheet([&](const Sheet& sheet) {
        const auto names = namesOf(sheet, false);
        const Look look = lookOf(sheet);
        const Chart chart = cutoffs(sheet, names);
        Figure figure;
        figure.setChart(chart);
        figure.arrange(chart, look, pageRoom(look));
        const Drawn drawn{figure.legend(), figure.frame(), look, names};
        QString fault = faultOf(drawn);
        if (fault.isEmpty() && isInside(drawn))
            for (const Series& series : chart.series)
                for (std::size_t i = 0; i < series.x.size(); ++i)
                    if (drawn.legend.rect().contains(drawn.frame.at(series.x[i], series.y[i])))
                        fault = u"a curve is covered"_s;
        faults.add(sheet, fault);
    });
    QCOMPARE(faults.count(), 0);
}

/// Two systems of up to 60 letters, the remark on what is not counted, and the mean.
void TestLegends::namesOfBarsAreWhole()
{
    Faults faults;
    forEachSheet([&](const Sheet& sheet) {
        if (sheet.count > 2)
            return;
        auto names = namesOf(sheet, false);
        BarChart chart;
        for (const LegendName& name : names)
            chart.bars.push_back({name.name, {3, 2, 3, 0, 1, 2}});
        chart.fadedName = u"beyond the cutoff"_s;
        chart.counted = 4;
        chart.mean = 1.8;
        chart.meanText = u"mean nDCG@10 = 1.8333"_s;
        names.push_back({chart.fadedName});
        names.push_back({chart.meanText});
        const Look look = lookOf(sheet);
        BarFigure figure;
        figure.setChart(chart);
        figure.arrange(look, pageRoom(look), {1, 6});
        const Drawn drawn{figure.names(), figure.frame(), look, names};
        QString fault = faultOf(drawn);
        for (std::size_t rank = 1; rank <= 6; ++rank)
            for (std::size_t bars = 0; bars < chart.bars.size(); ++bars)
                if (isInside(drawn) && figure.barOf(rank, bars).intersects(drawn.legend.rect()))
                    fault = u"a bar is covered"_s;
        faults.add(sheet, fault);
    });
    QCOMPARE(faults.count(), 0);
}

void TestLegends::classesAreTold()
{
    Faults faults;
    forEachSheet([&](const Sheet& sheet) {
        if (sheet.count != 2)
            return;
        const auto names = namesOf(sheet, false);
        Histogram histogram;
        histogram.edges = {0, 0.25, 0.5, 0.75, 1};
        histogram.positives = {1, 2, 5, 9};
        histogram.negatives = {8, 5, 2, 1};
        histogram.positiveName = names[0].name;
        histogram.negativeName = names[1].name;
        const Look look = lookOf(sheet);
        HistogramFigure figure;
        figure.setHistogram(histogram);
        figure.arrange(look, pageRoom(look));
        faults.add(sheet, faultOf({figure.names(), figure.frame(), look, names}));
    });
    QCOMPARE(faults.count(), 0);
}

/// What fits into a corner stands there in a line each.
void TestLegends::oldCornersStay()
{
    const Sheet sheet{{85, 60}, 8, 2, 5, Kind::Words};
    const auto names = namesOf(sheet, true);
    const Look look = lookOf(sheet);
    CurveFigure figure;
    figure.setChart(rocs(sheet, names));
    figure.arrange(look, pageRoom(look), 1);
    for (const Legend::Shown& shown : figure.legend().shown())
        QCOMPARE(shown.lines.join(u", "_s), shown.name);
    const QRectF area = figure.frame().area;
    QVERIFY(area.contains(figure.legend().rect()));
    QVERIFY(figure.legend().rect().center().x() > area.center().x());
    QVERIFY(figure.legend().rect().center().y() > area.center().y());
}

/// An interval is read at its ends.
void TestLegends::whiskersStayWhole()
{
    const Sheet sheet{{85, 60}, 8, 2, 5, Kind::Words};
    const Look look = lookOf(sheet);
    Chart chart = cutoffs(sheet, namesOf(sheet, false));
    for (const double x : {3, 18})
        chart.backdrop.whiskers.push_back({.x = x, .lower = 0.02, .upper = 0.48});
    Figure figure;
    figure.setChart(chart);
    figure.arrange(chart, look, pageRoom(look));
    QVERIFY(!figure.legend().shown().empty());
    for (const ChartBackdrop::Whisker& whisker : chart.backdrop.whiskers)
        QVERIFY(!figure.legend().rect().intersects(
            QRectF(figure.frame().at(whisker.x, whisker.upper), QSizeF(1, 1)) |
            QRectF(figure.frame().at(whisker.x, whisker.lower), QSizeF(1, 1))));
}

void TestLegends::namesOfSquaresCoverNothing_data()
{
    QTest::addColumn<QSize>("size");
    QTest::addColumn<int>("count");
    QTest::addColumn<int>("length");
    QTest::addColumn<QString>("first");  // its lines, joined by |
    QTest::addColumn<int>("shown");
    QTest::newRow("three long names at a narrow square, cut before their values")
        << QSize(200, 280) << 3 << 60 << u"logistic reg…, AUC 0.9217"_s << 3;
    QTest::newRow("as many of nine as a narrow square leaves room for")
        << QSize(240, 340) << 9 << 6 << u"logist, AUC 0.9217"_s << -1;
    QTest::newRow("nine names beside a low square, with a column of values")
        << QSize(300, 220) << 9 << 8 << u"logistic|AUC 0.9217"_s << 9;
}

/// Curves that pass everywhere leave no corner free.
void TestLegends::namesOfSquaresCoverNothing()
{
    QFETCH(QSize, size);
    QFETCH(int, count);
    QFETCH(int, length);
    QFETCH(QString, first);
    QFETCH(int, shown);
    const Sheet sheet{{}, 0, count, length, Kind::Words};
    CurveChart chart = rocs(sheet, namesOf(sheet, true));
    chart.isOfShares = true;
    for (CurveLine& line : chart.lines)
        line.curve = std::make_shared<const core::Curve>(
            core::curvePoints(61,
                              [](std::size_t i) {
                                  return core::CurvePoint{double(i) / 60, double(i % 2)};
                              }),
            core::CurveOrder::MonotoneX);
    QFont font(u"DejaVu Sans Mono"_s);
    font.setPixelSize(10);
    CurveFigure figure;
    figure.setChart(chart);
    figure.arrange(lookFor(false, font), size, 1);
    const auto names = figure.legend().shown();
    QVERIFY(!names.empty());
    QCOMPARE(names.front().lines.join(QLatin1Char('|')), first);
    QVERIFY(!figure.frame().area.intersects(figure.legend().rect()));
    QVERIFY(figure.frame().area.width() > 100);
    for (const Legend::Shown& each : names)
        QVERIFY(QRectF(QPointF(), size).contains(each.place));
    if (shown > 0)
        QCOMPARE(names.size(), static_cast<std::size_t>(shown));
    else
        QCOMPARE(names.back().name,
                 u"and %1 more"_s.arg(static_cast<std::size_t>(count) + 1 - names.size()));
}

/// Nine names of one word that differ in a letter, above a chart that leaves no corner free.
void TestLegends::valuesGoBeforeNames()
{
    const Sheet sheet{{85, 60}, 8, 9, 5, Kind::Words};
    std::vector<LegendName> names;
    for (int i = 0; i < sheet.count; ++i) {
        const QString value = u", mean cost 0.%1"_s.arg(18 + i);
        names.push_back({u"Model "_s + QChar(u'A' + i) + value, value});
    }
    const Look look = lookOf(sheet);
    CurveFigure figure;
    CurveChart chart = rocs(sheet, names);
    chart.x = {0, 0.2};
    figure.setChart(chart);
    figure.arrange(look, pageRoom(look), 1);
    const auto shown = figure.legend().shown();
    QCOMPARE(shown.size(), names.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        QVERIFY2(shown[i].lines.join(u' ').contains(u"Model "_s + QChar(u'A' + int(i))),
                 qPrintable(shown[i].lines.join(u' ')));
}

/// A square in a tall page or panel leaves room for names, which are not on its curves.
void TestLegends::aSquareHasRoomBelow()
{
    const Sheet sheet{{50, 100}, 8, 9, 5, Kind::Words};
    std::vector<LegendName> names;
    for (int i = 0; i < sheet.count; ++i)
        names.push_back({u"Model "_s + QChar(u'A' + i)});
    CurveChart chart = rocs(sheet, names);
    chart.isOfShares = true;
    QFont font;
    font.setPixelSize(12);
    for (const bool isOnPaper : {true, false}) {
        const Look look = isOnPaper ? lookOf(sheet) : lookFor(false, font);
        CurveFigure figure;
        figure.setChart(chart);
        figure.arrange(look, isOnPaper ? pageRoom(look) : QSize(160, 320), 1);
        const QRectF area = figure.frame().area;
        QCOMPARE(figure.legend().shown().size(), names.size());
        QVERIFY(std::abs(area.width() - area.height()) <= 1);
        QVERIFY(!figure.legend().rect().intersects(area));
    }
}

/// Otherwise two fifths of the page would be empty.
void TestLegends::oneNameStandsBesideASquare()
{
    const Sheet sheet{{90, 60}, 8, 1, 5, Kind::Words};
    CurveChart chart = rocs(sheet, {{u"LogReg, AUC 0.82"_s, u", AUC 0.82"_s}});
    chart.isOfShares = true;
    const Look look = lookOf(sheet);
    CurveFigure figure;
    figure.setChart(chart);
    figure.arrange(look, pageRoom(look), 1);
    const QRectF area = figure.frame().area;
    QVERIFY(std::abs(area.width() - area.height()) <= 1);
    QVERIFY(figure.legend().rect().left() >= area.right());
    QVERIFY(figure.legend().shown().front().lines.join(u' ').contains(u"0.82"_s));
}

/// Where columns take no more rows than names one after another.
void TestLegends::namesAboveStandInColumns()
{
    const Sheet sheet{{174, 74}, 8, 9, 5, Kind::Words};
    std::vector<LegendName> names;
    for (const char* name : {"LogReg", "GBM", "AgeScore", "RandomForest", "SVM-rbf", "kNN-15",
                             "NaiveBayes", "MLP-2x64", "Ridge"})
        names.push_back({QLatin1String(name) + u", AP 0.65"_s, u", AP 0.65"_s});
    const QImage device(10, 10, QImage::Format_RGB32);
    FigureStyle style;
    style.legend = FigureStyle::Legend::Above;
    const Look look = paperLook(style, device, pointsOf(sheet.size));
    CurveFigure figure;
    figure.setChart(rocs(sheet, names));
    figure.arrange(look, pageRoom(look), 1);
    const auto shown = figure.legend().shown();
    QCOMPARE(shown.size(), names.size());
    std::set<int> first;
    std::set<int> later;
    for (const Legend::Shown& each : shown) {
        const bool isFirst = each.place.top() == shown.front().place.top();
        (isFirst ? first : later).insert(qRound(each.place.left()));
    }
    QVERIFY(!later.empty());
    QVERIFY(std::ranges::includes(first, later));
}

/// Of two curves that cross each other, each name is on paper next to its own or has a line to it.
void TestLegends::labelsAtCurvesHaveLeaders()
{
    const Look look = lookOf({{85, 60}, 8, 2, 5, Kind::Words});
    const QRectF area(QPointF(), pageRoom(look));
    const double unit = area.width() / 300;
    std::vector<DrawnCurve> curves(3);
    for (int each = 0; each < 3; ++each) {
        QPolygonF line;
        for (int i = 0; i <= 60; ++i)
            line << unit *
                        QPointF(5.0 * i, 80 + 6 * (each - 1) + 8 * std::sin(i / 4.0 + 2.0 * each));
        curves[static_cast<std::size_t>(each)] = {.name = nameOf(Kind::Words, each, 10),
                                                  .parts = {line}};
    }
    const auto legend = Legend::direct(curves, look, area);
    QVERIFY(legend);
    const auto shown = legend->shown();
    QCOMPARE(shown.size(), curves.size());
    for (std::size_t i = 0; i < shown.size(); ++i)
        for (std::size_t j = 0; j < shown.size(); ++j) {
            QVERIFY(i == j || !shown[i].place.intersects(shown[j].place));
            for (const QPointF& place : curves[j].parts.front())
                QVERIFY(!shown[i].place.contains(place));
        }
}

QTEST_MAIN(TestLegends)

}  // namespace tst_legends

#include "tst_legends.moc"
