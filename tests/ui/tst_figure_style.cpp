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

using namespace figure_samples;
using namespace ranking_samples;
using Style = ui::FigureStyle;

namespace {

constexpr double millimetresPerInch = 25.4;
const QSizeF column{89, 60};

QSizeF pointsOf(QSizeF millimetres)
{
    return millimetres / millimetresPerInch * 72;
}

QImage imageOf(const Sample& sample, const Style& style, QSizeF millimetres = column,
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
    QPointF place;  ///< points from the upper left corner
    bool isUpright;
};

QByteArray svgOf(const Sample& sample, const Style& style, QSizeF millimetres = column,
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
QList<Text> textsOf(const Sample& sample, const Style& style, QSizeF millimetres = column,
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
        const QPointF place = transform.map(
            QPointF(attributes.value(u"x"_s).toDouble(), attributes.value(u"y"_s).toDouble()));
        const double size = attributes.value(u"font-size"_s).toDouble() *
                            std::sqrt(std::abs(transform.determinant())) * unit;
        texts += {xml.readElementText().trimmed(), size, place * unit, transform.m12() == 0};
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
    save(u"colour"_s, column);
    style.palette = Style::Palette::Grey;
    style.title = u"A title that says what is shown, in more words than fit into one line"_s;
    save(u"grey"_s, column);
    style = {};
    style.textPoints = 18;
    save(u"large"_s, {100, 75});
    style.textPoints = 24;
    save(u"tiny"_s, {60, 45});
}

QTEST_MAIN(TestFigureStyle)
#include "tst_figure_style.moc"
