// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "tests/ui/figure_samples.h"

#include <QBuffer>
#include <QDir>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>
#include <QTest>
#include <QXmlStreamReader>

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <string_view>

namespace tst_figure_style {

using namespace figure_samples;
using namespace ranking_samples;
using Style = ui::FigureStyle;

namespace {

constexpr double millimetresPerInch = 25.4;
const QSizeF oneColumn{89, 60};

QSizeF pointsOf(QSizeF millimetres)
{
    return millimetres / millimetresPerInch * 72;
}

QImage imageOf(const Sample& sample, const Style& style, QSizeF millimetres = oneColumn,
               int dotsPerInch = 300)
{
    QImage image((millimetres / millimetresPerInch * dotsPerInch).toSize(),
                 QImage::Format_ARGB32_Premultiplied);
    const int perMetre = int(std::lround(dotsPerInch / millimetresPerInch * 1000));
    image.setDotsPerMeterX(perMetre);
    image.setDotsPerMeterY(perMetre);
    image.fill(Qt::transparent);
    sample.paint(image, pointsOf(millimetres), style);
    return image;
}

struct Text {
    QString text;
    double points;
    QRectF box;  ///< of its ink, in points from the upper left corner
};

QByteArray svgOf(const Sample& sample, const Style& style, QSizeF millimetres = oneColumn,
                 int dotsPerInch = 2540)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(dotsPerInch);
    generator.setSize((millimetres / millimetresPerInch * dotsPerInch).toSize());
    generator.setViewBox(QRect(QPoint(), generator.size()));
    sample.paint(generator, pointsOf(millimetres), style);
    return bytes;
}

QTransform transformOf(const QString& text)
{
    QList<double> numbers;
    for (const QString& part : text.mid(text.indexOf(u'(') + 1).chopped(1).split(QLatin1Char(',')))
        numbers << part.toDouble();
    return numbers.size() == 6
               ? QTransform(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
               : QTransform();
}

/// Every text of the figure with its size.
QList<Text> textsOf(const Sample& sample, const Style& style, QSizeF millimetres = oneColumn,
                    int dotsPerInch = 2540)
{
    QXmlStreamReader xml(svgOf(sample, style, millimetres, dotsPerInch));
    QList<Text> texts;
    QTransform transform;
    while (!xml.atEnd()) {
        xml.readNext();
        if (!xml.isStartElement())
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == u"g"_s && attributes.hasAttribute(u"transform"_s))
            transform = transformOf(attributes.value(u"transform"_s).toString());
        if (xml.name() != u"text"_s)
            continue;
        const double unit = 72.0 / dotsPerInch;
        const QPointF place(attributes.value(u"x"_s).toDouble(),
                            attributes.value(u"y"_s).toDouble());
        const double size = attributes.value(u"font-size"_s).toDouble() *
                            std::sqrt(std::abs(transform.determinant())) * unit;
        QFont font(attributes.value(u"font-family"_s).toString());
        font.setPixelSize(attributes.value(u"font-size"_s).toInt());
        font.setWeight(QFont::Weight(attributes.value(u"font-weight"_s).toInt()));
        font.setHintingPreference(QFont::PreferNoHinting);
        const QString text = xml.readElementText().trimmed();
        const QRectF ink = QFontMetricsF(font).tightBoundingRect(text).translated(place);
        const QRectF box = transform.mapRect(ink);
        texts += {text, size, QRectF(box.topLeft() * unit, box.size() * unit)};
    }
    return texts;
}

QString folderOfPictures()
{
    return qEnvironmentVariable("RANKSCOPE_SHOTS");
}

void rows()
{
    QTest::addColumn<Sample>("sample");
    for (const Sample& sample : all())
        QTest::newRow(sample.name) << sample;
}

}  // namespace

class TestFigureStyle : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { adoptLook(); }
    void init() { failOnWarnings(); }

    void textHasItsSize_data();
    void textHasItsSize();
    void greyHasNoColour_data() { rows(); }
    void greyHasNoColour();
    void groundIsWhiteOrNone_data() { rows(); }
    void groundIsWhiteOrNone();
    void screenDoesNotMatter_data() { rows(); }
    void screenDoesNotMatter();
    void nothingIsCutOff_data();
    void nothingIsCutOff();
    void textsStandApart_data();
    void textsStandApart();
    void namesAtTheCurves_data();
    void namesAtTheCurves();
    void legendIsWhereItIsRequested_data();
    void legendIsWhereItIsRequested();
    void partsCanBeLeftOut_data();
    void partsCanBeLeftOut();
    void limitsCutCleanly_data();
    void limitsCutCleanly();
    void linesAreAsWideAsRequested();
    void manySamplesMakeASmallFile();
    void pictures_data();
    void pictures();
};

void TestFigureStyle::textHasItsSize_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<double>("points");
    QTest::addColumn<int>("dotsPerInch");
    for (const Sample& sample : all())
        for (const auto& [points, dots] :
             {std::pair(8.0, 72), std::pair(8.0, 96), std::pair(7.3, 300), std::pair(12.5, 1200)})
            QTest::addRow("%s, %g pt, %d dpi", sample.name, points, dots)
                << sample << points << dots;
}

void TestFigureStyle::textHasItsSize()
{
    QFETCH(const Sample, sample);
    QFETCH(const double, points);
    QFETCH(const int, dotsPerInch);
    Style style;
    style.textPoints = points;
    style.title = u"A title"_s;
    const QList<Text> texts = textsOf(sample, style, {120, 80}, dotsPerInch);
    QVERIFY(texts.size() > 4);
    QCOMPARE(texts.front().text, u"A title"_s);
    for (const Text& text : texts)
        QVERIFY2(std::abs(text.points - points) < 0.001, qPrintable(text.text));
}

void TestFigureStyle::greyHasNoColour()
{
    QFETCH(const Sample, sample);
    Style style;
    const auto coloured = [&] {
        const QImage image = imageOf(sample, style);
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                count += qRed(pixel) != qGreen(pixel) || qGreen(pixel) != qBlue(pixel) ? 1 : 0;
            }
        return count;
    };
    QVERIFY(coloured() > 100);
    style.palette = Style::Palette::Grey;
    QCOMPARE(coloured(), 0);
}

void TestFigureStyle::groundIsWhiteOrNone()
{
    QFETCH(const Sample, sample);
    Style style;
    const QImage white = imageOf(sample, style);
    for (const QPoint& corner : {QPoint(0, 0), QPoint(white.width() - 1, 0),
                                 QPoint(white.width() - 1, white.height() - 1)})
        QCOMPARE(white.pixel(corner), qRgb(255, 255, 255));
    style.isTransparent = true;
    const QImage image = imageOf(sample, style);
    int clear = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x) {
            const QRgb pixel = image.pixel(x, y);
            clear += qAlpha(pixel) == 0 ? 1 : 0;
            // Nothing white is left behind.
            QVERIFY(qAlpha(pixel) < 200 || qGray(pixel) < 254 ||
                    std::string_view(sample.name) == "ribbons" ||
                    std::string_view(sample.name) == "beside");
        }
    QVERIFY(clear > image.width() * image.height() / 3);
}

void TestFigureStyle::screenDoesNotMatter()
{
    QFETCH(const Sample, sample);
    const QByteArray before = svgOf(sample, {});
    const QImage image = imageOf(sample, {});
    const QFont font = QApplication::font();
    QFont other(u"DejaVu Serif"_s);
    other.setPointSize(26);
    other.setItalic(true);
    other.setBold(true);
    other.setLetterSpacing(QFont::AbsoluteSpacing, 5);
    adoptLook(true);
    QApplication::setFont(other);
    QLocale::setDefault(QLocale(QLocale::German));
    const QByteArray after = svgOf(sample, {});
    const QImage again = imageOf(sample, {});
    QLocale::setDefault(QLocale::c());
    QApplication::setFont(font);
    adoptLook();
    QCOMPARE(after, before);
    QVERIFY(again == image);
}

void TestFigureStyle::nothingIsCutOff_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<double>("points");
    QTest::addColumn<QSizeF>("millimetres");
    for (const Sample& sample : all())
        for (const double points : {8.0, 12.0, 18.0, 24.0})
            for (const QSizeF& size : {QSizeF(60, 45), QSizeF(89, 60), QSizeF(180, 120)})
                QTest::addRow("%s, %g pt, %g x %g mm", sample.name, points, size.width(),
                              size.height())
                    << sample << points << size;
}

void TestFigureStyle::nothingIsCutOff()
{
    QFETCH(const Sample, sample);
    QFETCH(const double, points);
    QFETCH(const QSizeF, millimetres);
    Style style;
    style.textPoints = points;
    for (const QString& title : {QString(), u"A title of a figure that is rather long"_s}) {
        style.title = title;
        constexpr int dotsPerInch = 150;
        // Ink beyond the page would show on the larger surface around it.
        const QImage image = imageOf(sample, style, millimetres, dotsPerInch);
        const int margin = int(0.5 / millimetresPerInch * dotsPerInch);
        const QRect inner = image.rect().adjusted(margin, margin, -margin, -margin);
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                if (!inner.contains(x, y))
                    QVERIFY2(image.pixel(x, y) == qRgb(255, 255, 255),
                             qPrintable(u"%1, %2"_s.arg(x).arg(y)));
        const QSizeF page = pointsOf(millimetres);
        for (const Text& text : textsOf(sample, style, millimetres))
            QVERIFY2(QRectF(QPointF(), page).contains(text.box), qPrintable(text.text));
    }
}

void TestFigureStyle::textsStandApart_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<double>("points");
    QTest::addColumn<QSizeF>("millimetres");
    for (const Sample& sample : all())
        for (const auto& [points, size] :
             {std::pair(7.0, QSizeF(60, 45)), std::pair(8.0, QSizeF(89, 60)),
              std::pair(18.0, QSizeF(180, 120)), std::pair(24.0, QSizeF(180, 120))})
            if (std::string_view(sample.name) != "beside" &&
                std::string_view(sample.name) != "ribbons")
                QTest::addRow("%s, %g pt, %g mm", sample.name, points, size.width())
                    << sample << points << size;
}

void TestFigureStyle::textsStandApart()
{
    QFETCH(const Sample, sample);
    QFETCH(const double, points);
    QFETCH(const QSizeF, millimetres);
    Style style;
    style.textPoints = points;
    style.title = u"Title"_s;
    const QList<Text> texts = textsOf(sample, style, millimetres);
    for (qsizetype i = 0; i < texts.size(); ++i)
        for (qsizetype j = 0; j < i; ++j)
            QVERIFY2(!texts[i].box.intersects(texts[j].box),
                     qPrintable(texts[i].text + u" and "_s + texts[j].text));
}

void TestFigureStyle::namesAtTheCurves_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<QStringList>("names");
    const auto samples = all();
    QTest::newRow("at the ends of measures")
        << samples[0] << QStringList{u"nDCG@k"_s, u"P@k"_s, u"Recall@k"_s, u"AP@k"_s};
    const Sample two{"two", [](QPaintDevice& device, QSizeF points, const Style& style) {
                         ui::CurveChart chart = curves();
                         chart.lines.pop_back();
                         ui::paintCurves(chart, {chart.x, chart.y}, {}, {}, device, points, style);
                     }};
    QTest::newRow("in the plane of ROC curves") << two << QStringList{u"BM25"_s, u"dense"_s};
}

void TestFigureStyle::namesAtTheCurves()
{
    QFETCH(const Sample, sample);
    QFETCH(const QStringList, names);
    Style style;
    style.legend = Style::Legend::Direct;
    const QList<Text> texts = textsOf(sample, style);
    const auto found = [&](const QString& name) {
        return std::find_if(texts.begin(), texts.end(),
                            [&](const Text& text) { return text.text == name; });
    };
    // A legend has all names in one column or row; at the curves they have places of their own.
    QList<double> top;
    for (const QString& name : names) {
        const auto text = found(name);
        QVERIFY2(text != texts.end(), qPrintable(name));
        top += text->box.top();
        for (const Text& other : texts)
            QVERIFY2(&other == &*text || !other.box.intersects(text->box), qPrintable(name));
    }
    std::sort(top.begin(), top.end());
    const double row = 8 * 1.164 * 1.2;  // of a legend
    bool isLegend = true;
    for (qsizetype i = 1; i < top.size(); ++i)
        isLegend = isLegend && std::abs(top[i] - top[i - 1] - row) < 0.3;
    QVERIFY(!isLegend);
}

void TestFigureStyle::legendIsWhereItIsRequested_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<QString>("name");
    const auto samples = all();
    const QStringList names{u"Recall@k"_s, u"dense"_s,    u"ideal ranking"_s, u"not relevant"_s,
                            u"relevant"_s, u"20 lower"_s, u"tied: 1"_s};
    for (qsizetype i = 0; i < names.size(); ++i)
        QTest::newRow(samples[std::size_t(i)].name) << samples[std::size_t(i)] << names[i];
}

void TestFigureStyle::legendIsWhereItIsRequested()
{
    QFETCH(const Sample, sample);
    QFETCH(const QString, name);
    const QSizeF size{150, 100};
    const auto placeOf = [&](Style::Legend legend) -> std::optional<QPointF> {
        Style style;
        style.legend = legend;
        for (const Text& text : textsOf(sample, style, size))
            if (text.text == name)
                return text.box.center();
        return std::nullopt;
    };
    using Legend = Style::Legend;
    const auto inside = placeOf(Legend::Inside);
    const auto above = placeOf(Legend::Above);
    const auto beside = placeOf(Legend::Beside);
    QVERIFY(placeOf(Legend::Automatic));
    QVERIFY(placeOf(Legend::Direct));
    QVERIFY(!placeOf(Legend::None));
    QVERIFY(inside && above && beside);
    QVERIFY(above->y() < 20);
    QVERIFY(beside->x() > 0.75 * pointsOf(size).width());
    QVERIFY(inside->y() > 20 || inside->x() < beside->x());
    QVERIFY(*inside != *above);
}

void TestFigureStyle::partsCanBeLeftOut_data()
{
    QTest::addColumn<QString>("sample");
    QTest::addColumn<int>("part");
    QTest::addColumn<QString>("text");  // that goes with it
    const auto row = [](const char* name, const QString& sample, int part, const QString& text) {
        QTest::newRow(name) << sample << part << text;
    };
    row("the mark of a threshold on a curve", u"roc"_s, 0, u"threshold 0.62"_s);
    row("the mark of a threshold among bars", u"scores"_s, 0, u"threshold 0.48"_s);
    row("the marks of a query", u"distribution"_s, 0, u"A"_s);
    row("the mark of the cutoff", u"measures"_s, 0, {});
    row("the line of chance", u"roc"_s, 1, {});
    row("the grid under a curve", u"roc"_s, 2, {});
    row("the grid under bars", u"differences"_s, 2, {});
}

void TestFigureStyle::partsCanBeLeftOut()
{
    QFETCH(const QString, sample);
    QFETCH(const int, part);
    QFETCH(const QString, text);
    const auto all = figure_samples::all();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Sample& one) {
        return sample == QLatin1StringView(one.name);
    });
    QVERIFY(found != all.end());
    Style less;
    (part == 0 ? less.hasMarks : part == 1 ? less.hasGuides : less.hasGrid) = false;
    const auto drawn = [&](const Style& style) {
        const QByteArray svg = svgOf(*found, style);
        return svg.count("<path") + svg.count("<polyline") + svg.count("<line") +
               svg.count("<rect") + svg.count("<ellipse");
    };
    QVERIFY(drawn(less) < drawn({}));
    const auto hasText = [&](const Style& style) {
        const QList<Text> texts = textsOf(*found, style);
        return std::any_of(texts.begin(), texts.end(),
                           [&](const Text& one) { return one.text == text; });
    };
    if (!text.isEmpty()) {
        QVERIFY(hasText({}));
        QVERIFY(!hasText(less));
    }
}

void TestFigureStyle::limitsCutCleanly_data()
{
    QTest::addColumn<Sample>("sample");
    QTest::addColumn<ui::ChartRange>("x");
    QTest::addColumn<ui::ChartRange>("y");
    const auto samples = all();
    const std::vector<std::pair<ui::ChartRange, ui::ChartRange>> limits{
        {{3, 7}, {0.3, 0.5}},    {{0.1, 0.4}, {0.3, 0.7}}, {{2, 5}, {0.5, 1.5}},
        {{0.25, 0.75}, {0, 50}}, {{0.25, 0.75}, {0, 50}},  {{0, 50}, {-0.2, 0.2}},
        {{0.2, 0.6}, {0.3, 0.7}}};
    for (std::size_t i = 0; i < limits.size(); ++i)
        QTest::newRow(samples[i].name) << samples[i] << limits[i].first << limits[i].second;
}

/// What is painted with limits leaves the surroundings of the data area as they are without data.
void TestFigureStyle::limitsCutCleanly()
{
    QFETCH(const Sample, sample);
    QFETCH(const ui::ChartRange, x);
    QFETCH(const ui::ChartRange, y);
    Style style;
    style.x = x;
    style.y = y;
    style.legend = Style::Legend::None;
    const QImage image = imageOf(sample, style);
    // Right of the data area there is a margin, and above it half a line of text.
    const auto isColoured = [&](int column, int row) {
        const QColor colour = image.pixelColor(column, row);
        return colour.saturation() > 60;
    };
    const int top = image.height() * 4 / 300;
    for (int column = 0; column < image.width(); ++column)
        for (int row = 0; row < top; ++row)
            QVERIFY(!isColoured(column, row));
    int coloured = 0;
    for (int column = 0; column < image.width(); ++column)
        for (int row = 0; row < image.height(); ++row)
            coloured += isColoured(column, row) ? 1 : 0;
    QVERIFY(coloured > 200);
    for (int column = 0; column < image.width(); ++column)
        for (int row = image.height() * 92 / 100; row < image.height(); ++row)
            QVERIFY2(!isColoured(column, row), qPrintable(u"%1, %2"_s.arg(column).arg(row)));
    style.x = ui::ChartRange{5, 1};  // no range
    style.y = ui::ChartRange{0, std::numeric_limits<double>::infinity()};
    Style plain;
    plain.legend = Style::Legend::None;
    QVERIFY(imageOf(sample, style) == imageOf(sample, plain));
}

void TestFigureStyle::linesAreAsWideAsRequested()
{
    const auto ink = [](double factor) {
        Style style;
        style.lineWidthFactor = factor;
        style.legend = Style::Legend::None;
        const QImage image = imageOf(all()[1], style, oneColumn, 600);
        int count = 0;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                count += image.pixelColor(x, y).saturation() > 100 ? 1 : 0;
        return count;
    };
    const double usual = ink(1);
    QVERIFY(ink(2) > 1.6 * usual);
    QVERIFY(ink(0.5) < 0.7 * usual);
}

void TestFigureStyle::manySamplesMakeASmallFile()
{
    ui::CurveChart chart = curves(2);
    chart.decorations.clear();
    for (QString* title : {&chart.xTitle, &chart.yTitle})
        *title = ui::titleOnPaper(*title, {}, {});
    chart.lines = {{u"two million samples"_s, roc(2'000'000, 1.2)}};
    const Sample reduced{
        "reduced", [&](QPaintDevice& device, QSizeF points, const Style& style) {
            ui::paintCurves(chart, {chart.x, chart.y}, {}, {}, device, points, style);
        }};
    QByteArray bytes;
    {
        QBuffer buffer(&bytes);
        buffer.open(QIODevice::WriteOnly);
        QPdfWriter writer(&buffer);
        writer.setResolution(1200);
        reduced.paint(writer, pointsOf(oneColumn), {});
    }
    QVERIFY2(bytes.size() < 1'000'000, qPrintable(QString::number(bytes.size())));
    Style style;
    style.legend = Style::Legend::None;
    style.isTransparent = true;
    const QImage few = imageOf(reduced, style, oneColumn, 300);
    const Sample whole{"whole", [&](QPaintDevice& device, QSizeF points, const Style& expected) {
                           const ui::Look look = ui::paperLook(expected, device, points);
                           ui::CurveChart axes = chart;
                           axes.lines.clear();
                           ui::CurveFigure figure;
                           figure.setChart(axes);
                           figure.arrange(look, ui::pageRoom(look), 1);
                           figure.paint(device);
                           QPolygonF line;
                           const core::Curve& curve = *chart.lines.front().curve;
                           for (std::size_t i = 0; i < curve.size(); ++i)
                               line << figure.frame().at(curve.at(i).x, curve.at(i).y);
                           QPainter painter(&device);
                           painter.setRenderHint(QPainter::Antialiasing);
                           ui::beginPage(painter, look);
                           painter.setPen(ui::seriesLook(0, look).pen);
                           painter.drawPolyline(line);
                       }};
    const QImage many = imageOf(whole, style, oneColumn, 300);
    // Millions of lines over each other leave no half inked pixel: the edge may be a dot farther.
    const auto isNearInk = [](const QImage& image, int x, int y) {
        for (int column = std::max(0, x - 1); column < std::min(image.width(), x + 2); ++column)
            for (int row = std::max(0, y - 1); row < std::min(image.height(), y + 2); ++row)
                if (qAlpha(image.pixel(column, row)) > 0)
                    return true;
        return false;
    };
    int different = 0;
    for (int y = 0; y < few.height(); ++y)
        for (int x = 0; x < few.width(); ++x) {
            const bool isOnlyHere = qAlpha(few.pixel(x, y)) > 64 && !isNearInk(many, x, y);
            const bool isOnlyThere = qAlpha(many.pixel(x, y)) > 64 && !isNearInk(few, x, y);
            different += isOnlyHere || isOnlyThere ? 1 : 0;
        }
    QCOMPARE(different, 0);
}

void TestFigureStyle::pictures_data()
{
    rows();
}

void TestFigureStyle::pictures()
{
    if (folderOfPictures().isEmpty())
        QSKIP("RANKSCOPE_SHOTS names no folder");
    QFETCH(const Sample, sample);
    const QDir folder(folderOfPictures());
    QVERIFY(QDir().mkpath(folder.path()));
    Style style;
    const auto save = [&](const QString& what, QSizeF millimetres) {
        imageOf(sample, style, millimetres, 200)
            .save(folder.filePath(u"%1-%2.png"_s.arg(QLatin1String(sample.name), what)));
    };
    save(u"colour"_s, oneColumn);
    style.palette = Style::Palette::Grey;
    style.title = u"A title that says what is shown, in more words than fit into one line"_s;
    save(u"grey"_s, oneColumn);
    style = {};
    style.textPoints = 18;
    save(u"large"_s, {100, 75});
    style.textPoints = 24;
    save(u"tiny"_s, {60, 45});
    style = {};
    style.legend = Style::Legend::Direct;
    style.palette = Style::Palette::Grey;
    save(u"direct"_s, oneColumn);
    style = {};
    style.legend = Style::Legend::Beside;
    style.isTransparent = true;
    style.textPoints = 7;
    save(u"beside"_s, oneColumn);
}

QTEST_MAIN(TestFigureStyle)

}  // namespace tst_figure_style

#include "tst_figure_style.moc"
