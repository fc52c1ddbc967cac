// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/other_programs.h"
#include "tests/ui/every_figure.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/export/figure/figure_file.h"

#include <QDir>
#include <QImageReader>
#include <QPainter>
#include <QSet>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace tst_figure_file {

using namespace other_programs;
using namespace ranking_samples;
using ui::FigureFormat;
using ui::FigureSettings;

namespace {

constexpr auto writeFigures = "--write-figures";
const QSizeF oddSize{85.3, 60.1};  // millimetres; 241.795 by 170.362 points
constexpr std::array formats{FigureFormat::Pdf, FigureFormat::Svg, FigureFormat::Png,
                             FigureFormat::Tiff};

/// Of the mean brightness: other programs smooth letters otherwise.
constexpr double alike = 0.02;

/// A frame a point inside the page, a word, and a disc that one can look through.
ui::PaperFigure framed()
{
    ui::PaperFigure figure;
    figure.kind = u"framed"_s;
    figure.title = u"Grüße (α & <β>) \\ \x01"_s;
    figure.description = u"A frame, a \"word\" & a disc: 1 < 2"_s;
    figure.paint = [](QPaintDevice& device, QSizeF points, const ui::FigureStyle& style) {
        QPainter painter(&device);
        painter.setRenderHint(QPainter::Antialiasing);
        const double dots = device.logicalDpiY() / 72.0;
        const QRectF page(QPointF(), points * dots);
        if (!style.isTransparent)
            painter.fillRect(page, Qt::white);
        painter.setPen(QPen(Qt::black, dots));
        painter.drawRect(page.adjusted(dots, dots, -dots, -dots));
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor(200, 0, 0, 128));
        painter.drawEllipse(page.center(), 20 * dots, 10 * dots);
        QFont font(style.family);
        font.setPixelSize(qRound(style.textPoints * dots));
        painter.setFont(font);
        painter.setPen(Qt::black);
        painter.drawText(QPointF(20, 40) * dots, u"Grüße & <b>"_s);
    };
    return figure;
}

/// The texts of an SVG that begin on its page; none: it is no XML.
QStringList textsOf(const QByteArray& svg)
{
    QXmlStreamReader xml(svg);
    QStringList texts;
    double height = 0;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        const QXmlStreamAttributes attributes = xml.attributes();
        if (xml.name() == u"svg"_s)
            height = attributes.value(u"viewBox"_s).toString().section(u' ', 3).toDouble();
        if (xml.name() != u"text"_s)
            continue;
        const QStringList matrix = attributes.value(u"transform"_s)
                                       .toString()
                                       .section(u'(', 1)
                                       .section(u')', 0, 0)
                                       .split(u' ');
        const double y = attributes.value(u"y"_s).toDouble();
        const bool isUpright = matrix.size() == 6 && matrix[1] == u"0"_s;
        if (!isUpright || y * matrix[3].toDouble() + matrix[5].toDouble() < height)
            texts << xml.readElementText();
    }
    return xml.hasError() ? QStringList() : texts;
}

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// What the program of its own does: every figure in every format, into a folder.
int writeAll(const QString& folder, bool isDark)
{
    adoptLook(isDark);
    EveryWorkspace open;
    int number = 0;
    for (const ShownFigure& shown : open.figures())
        for (const FigureFormat format : formats) {
            const QString path =
                folder + u'/' + QString::number(++number) + u'.' + ui::endingOf(format);
            if (ui::saveFigure(shown.figure,
                               {.format = format, .dotsPerInch = 96, .held = {.session = true}},
                               path, *ui::encoded("{}")))
                return 1;
        }
    return 0;
}

}  // namespace

class TestFigureFile : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { failOnWarnings(); }
    void pagesHaveTheExactSize_data();
    void pagesHaveTheExactSize();
    void fontsAreEmbedded();
    void textIsText();
    void outlinesNeedNoFont();
    void svgHasItsSize();
    void svgNamesRealFonts();
    void othersDrawTheSame_data();
    void othersDrawTheSame();
    void bitmapsHaveTheirResolution_data();
    void bitmapsHaveTheirResolution();
    void transparentWhereAsked_data();
    void transparentWhereAsked();
    void oddWordsAreHarmless();
    void isTaggedAsOneFigure();
    void subsetsHaveOneName();
    void sameBytesEverywhere_data();
    void sameBytesEverywhere();
    void refusesWhatCannotBe_data();
    void refusesWhatCannotBe();
    void endings();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    QString saved(const ui::PaperFigure& figure, FigureSettings settings);

    QTemporaryDir m_folder;
    QTemporaryDir m_reference;
    std::vector<ShownFigure> m_figures;
};

void TestFigureFile::initTestCase()
{
    adoptLook();
    EveryWorkspace open;
    m_figures = open.figures();
    for (const auto& f : m_figures)
        qInfo("%s", f.name.constData());
    QVERIFY(m_figures.size() >= 10);
}

QString TestFigureFile::saved(const ui::PaperFigure& figure, FigureSettings settings)
{
    const QString target = path(u"figure."_s + ui::endingOf(settings.format));
    if (const auto problem = ui::saveFigure(figure, settings, target))
        qWarning("%s", qPrintable(*problem));
    return target;
}

void TestFigureFile::pagesHaveTheExactSize_data()
{
    QTest::addColumn<QSizeF>("millimetres");
    QTest::newRow("one column") << QSizeF(85, 60);
    QTest::newRow("rounded down to whole points it would differ") << oddSize;
    QTest::newRow("99.8 points are 100 whole ones") << QSizeF(35.2, 35.2);
    QTest::newRow("smallest") << QSizeF(23, 17);
    QTest::newRow("slide") << QSizeF(338.67, 190.5);
    QTest::newRow("poster") << QSizeF(841, 1189);
}

void TestFigureFile::pagesHaveTheExactSize()
{
    SKIP_WITHOUT("pdfinfo", "poppler-utils");
    QFETCH(const QSizeF, millimetres);
    const QString file = saved(framed(), {.millimetres = millimetres});
    const QStringList size =
        captured(output(u"pdfinfo"_s, {file}), "Page size: +([0-9.]+) x ([0-9.]+) pts");
    QCOMPARE(size.size(), 2);
    QVERIFY(std::abs(size[0].toDouble() / 72 * 25.4 - millimetres.width()) < 0.01);
    QVERIFY(std::abs(size[1].toDouble() / 72 * 25.4 - millimetres.height()) < 0.01);
    // The frame is whole on all sides, a point from the edge.
    SKIP_WITHOUT("pdftoppm", "poppler-utils");
    if (millimetres.width() > 500)
        return;
    const QImage image = fromPdf(file, 144);
    const QRect edge = image.rect().adjusted(2, 2, -2, -2);
    for (const QPoint place : {edge.topLeft(), edge.bottomRight(), edge.topRight()})
        QVERIFY2(image.pixelColor(place).lightness() < 160, qPrintable(QDebug::toString(place)));
    QVERIFY(image.pixelColor(0, 0).lightness() > 200);
}

void TestFigureFile::fontsAreEmbedded()
{
    SKIP_WITHOUT("pdffonts", "poppler-utils");
    for (const ShownFigure& shown : m_figures) {
        const QByteArray fonts = output(u"pdffonts"_s, {saved(shown.figure, {})});
        const QList<QByteArray> lines = fonts.trimmed().split('\n');
        QVERIFY2(lines.size() > 2, shown.name.constData());
        for (const QByteArray& line : lines.mid(2)) {
            QVERIFY2(!line.contains("Type 3"), line.constData());
            QVERIFY2(!captured(line, "(Identity-H +yes)").isEmpty(), line.constData());
        }
    }
}

void TestFigureFile::textIsText()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    for (const ShownFigure& shown : m_figures) {
        const QStringList texts =
            textsOf(contentOf(saved(shown.figure, {.format = FigureFormat::Svg})));
        QVERIFY2(!texts.isEmpty(), shown.name.constData());
        const QString found = lettersOf(QString::fromUtf8(
            output(u"pdftotext"_s, {u"-raw"_s, saved(shown.figure, {}), u"-"_s})));
        for (const QString& text : texts)
            QVERIFY2(found.contains(lettersOf(text)), qPrintable(text + u" | "_s + found));
    }
}

void TestFigureFile::outlinesNeedNoFont()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    SKIP_WITHOUT("pdffonts", "poppler-utils");
    for (const ShownFigure& shown : m_figures) {
        const QString pdf = saved(shown.figure, {.hasTextAsOutlines = true});
        QCOMPARE(output(u"pdftotext"_s, {pdf, u"-"_s}).trimmed(), QByteArray());
        QCOMPARE(output(u"pdffonts"_s, {pdf}).trimmed().split('\n').size(), 2);
        const QByteArray svg = contentOf(
            saved(shown.figure, {.format = FigureFormat::Svg, .hasTextAsOutlines = true}));
        QVERIFY(!svg.contains("<text") && !svg.contains("font-family"));
        // What is seen stays the same.
        const QImage outlined = fromPdf(pdf, 150);
        QVERIFY2(difference(outlined, fromPdf(saved(shown.figure, {}), 150)) < alike,
                 shown.name.constData());
    }
}

void TestFigureFile::svgHasItsSize()
{
    const QString file = saved(framed(), {.format = FigureFormat::Svg, .millimetres = oddSize});
    QXmlStreamReader xml(contentOf(file));
    QVERIFY(xml.readNextStartElement());
    QCOMPARE(xml.attributes().value(u"width"_s), u"85.3mm"_s);
    QCOMPARE(xml.attributes().value(u"height"_s), u"60.1mm"_s);
    const QStringList box = xml.attributes().value(u"viewBox"_s).toString().split(u' ');
    QCOMPARE(box.size(), 4);
    QVERIFY(std::abs(box[2].toDouble() / box[3].toDouble() - 85.3 / 60.1) < 1e-5);
    SKIP_WITHOUT("rsvg-convert", "librsvg2-bin");
    const QImage image = fromSvg(file, 300);
    QVERIFY(std::abs(image.width() - 85.3 / 25.4 * 300) <= 1);
    QVERIFY(std::abs(image.height() - 60.1 / 25.4 * 300) <= 1);
}

void TestFigureFile::svgNamesRealFonts()
{
    FigureSettings settings{.format = FigureFormat::Svg};
    settings.style.textPoints = 9;
    const QByteArray svg = contentOf(saved(framed(), settings));
    // 9 points of 20 dots each.
    const QByteArray families = "Rankscope Sans, Inter, DejaVu Sans, sans-serif";
    QCOMPARE(svg.count("font-family=\"" + families + "\" font-size=\"180\""), 1);
    QCOMPARE(svg.count("font-family"), 1);
}

void TestFigureFile::othersDrawTheSame_data()
{
    QTest::addColumn<bool>("hasOutlines");
    QTest::newRow("text as text") << false;
    QTest::newRow("text as outlines") << true;
}

void TestFigureFile::othersDrawTheSame()
{
    SKIP_WITHOUT("pdftoppm", "poppler-utils");
    SKIP_WITHOUT("rsvg-convert", "librsvg2-bin");
    QFETCH(const bool, hasOutlines);
    QStringList different;
    for (const ShownFigure& shown : m_figures) {
        FigureSettings settings{.dotsPerInch = 150, .hasTextAsOutlines = hasOutlines};
        const QImage pdf = fromPdf(saved(shown.figure, settings), 150);
        settings.format = FigureFormat::Svg;
        const QImage svg = fromSvg(saved(shown.figure, settings), 150);
        settings.format = FigureFormat::Png;
        const QImage png(saved(shown.figure, settings));
        const double fromPng = difference(pdf, png);
        const double fromDrawing = difference(pdf, svg);
        if (fromPng >= alike || fromDrawing >= alike)
            different
                << u"%1: %2 %3"_s.arg(QString::fromUtf8(shown.name)).arg(fromPng).arg(fromDrawing);
    }
    QVERIFY2(different.isEmpty(), qPrintable(different.join(u'\n')));
    // The measure does tell figures apart.
    const QImage first = fromPdf(saved(m_figures[0].figure, {}), 150);
    QVERIFY(difference(first, fromPdf(saved(m_figures[1].figure, {}), 150)) > 2 * alike);
}

void TestFigureFile::bitmapsHaveTheirResolution_data()
{
    QTest::addColumn<FigureFormat>("format");
    QTest::addColumn<int>("dotsPerInch");
    QTest::addColumn<QSize>("pixels");
    // 85.3 by 60.1 mm over 25.4 mm, times the resolution, rounded.
    QTest::newRow("PNG, 300") << FigureFormat::Png << 300 << QSize(1007, 710);
    QTest::newRow("PNG, 72") << FigureFormat::Png << 72 << QSize(242, 170);
    QTest::newRow("PNG, 1200") << FigureFormat::Png << 1200 << QSize(4030, 2839);
    QTest::newRow("TIFF, 300") << FigureFormat::Tiff << 300 << QSize(1007, 710);
    QTest::newRow("TIFF, 600") << FigureFormat::Tiff << 600 << QSize(2015, 1420);
}

void TestFigureFile::bitmapsHaveTheirResolution()
{
    QFETCH(const FigureFormat, format);
    QFETCH(const int, dotsPerInch);
    QFETCH(const QSize, pixels);
    const QString file =
        saved(framed(), {.format = format, .millimetres = oddSize, .dotsPerInch = dotsPerInch});
    SKIP_WITHOUT("identify", "imagemagick");
    const QByteArray told = output(u"identify"_s, {u"-units"_s, u"PixelsPerInch"_s, u"-format"_s,
                                                   u"%wx%h %x %y depth %z %[channels]"_s, file});
    const QStringList found =
        captured(told, "(\\d+x\\d+) ([0-9.]+)\\S* ([0-9.]+)\\S* depth (\\d+) (\\w+)");
    QVERIFY2(found.size() == 5, told.constData());
    QCOMPARE(found[0], u"%1x%2"_s.arg(pixels.width()).arg(pixels.height()));
    QVERIFY2(std::abs(found[1].toDouble() - dotsPerInch) < 0.02, told.constData());
    QVERIFY2(std::abs(found[2].toDouble() - dotsPerInch) < 0.02, told.constData());
    QCOMPARE(found[3], u"8"_s);
    QCOMPARE(found[4], u"srgb"_s);
}

void TestFigureFile::transparentWhereAsked_data()
{
    QTest::addColumn<FigureFormat>("format");
    QTest::newRow("PNG") << FigureFormat::Png;
    QTest::newRow("TIFF") << FigureFormat::Tiff;
    QTest::newRow("SVG") << FigureFormat::Svg;
}

void TestFigureFile::transparentWhereAsked()
{
    SKIP_WITHOUT("convert", "imagemagick");
    SKIP_WITHOUT("rsvg-convert", "librsvg2-bin");
    QFETCH(const FigureFormat, format);
    FigureSettings settings{.format = format, .millimetres = {60, 40}, .dotsPerInch = 100};
    const auto seen = [&](bool isTransparent) {
        settings.style.isTransparent = isTransparent;
        const QString file = saved(framed(), settings);
        return format == FigureFormat::Svg
                   ? fromSvg(file, 100)
                   : QImage::fromData(output(u"convert"_s, {file, u"png:-"_s}));
    };
    const QPoint empty(20, 10);
    const QImage through = seen(true);
    const QPoint middle = through.rect().center();
    QCOMPARE(through.pixelColor(empty).alpha(), 0);
    const QColor disc = through.pixelColor(middle);
    QVERIFY2(std::abs(disc.alpha() - 128) <= 2, qPrintable(disc.name(QColor::HexArgb)));
    QVERIFY2(std::abs(disc.red() - 200) <= 3 && disc.green() <= 3, qPrintable(disc.name()));
    const QImage white = seen(false);
    QCOMPARE(white.pixelColor(empty), QColor(Qt::white));
    QVERIFY(std::abs(white.pixelColor(middle).green() - 127) <= 2);
}

void TestFigureFile::oddWordsAreHarmless()
{
    const QByteArray svg = contentOf(saved(framed(), {.format = FigureFormat::Svg}));
    QCOMPARE(textsOf(svg), QStringList{u"Grüße & <b>"_s});
    SKIP_WITHOUT("pdfinfo", "poppler-utils");
    const QByteArray told = output(u"pdfinfo"_s, {saved(framed(), {})});
    QVERIFY2(told.contains("Grüße (α & <β>) \\"), told.constData());
    QVERIFY(told.contains("A frame, a \"word\" & a disc: 1 < 2"));
    QVERIFY(!told.contains("CreationDate") && !told.contains("ModDate"));
    // The same words as XMP, which is XML.
    const QByteArray metadata = output(u"pdfinfo"_s, {u"-meta"_s, saved(framed(), {})});
    QVERIFY2(metadata.contains("Grüße (α &amp; &lt;β&gt;) \\"), metadata.constData());
    QXmlStreamReader xml(metadata);
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
}

/// Screen readers say the description, and viewers show the title.
void TestFigureFile::isTaggedAsOneFigure()
{
    const QString file = saved(framed(), {});
    const QByteArray pdf = contentOf(file);
    QVERIFY(pdf.contains("/Alt (A frame, a \"word\" & a disc: 1 < 2)"));
    QVERIFY(pdf.contains("/Lang (en)"));
    QVERIFY(pdf.contains("/DisplayDocTitle true"));
    SKIP_WITHOUT("pdfinfo", "poppler-utils");
    const QString told = QString::fromUtf8(output(u"pdfinfo"_s, {file}));
    QVERIFY2(told.contains(QRegularExpression(u"Tagged: +yes"_s)), qPrintable(told));
    const QByteArray structure = output(u"pdfinfo"_s, {u"-struct-text"_s, file});
    QVERIFY2(structure.startsWith("Document\n  Figure"), structure.constData());
    QCOMPARE(structure.count("Figure"), 1);
    // pdfinfo parts the words by tabs.
    QVERIFY2(QString::fromUtf8(structure).simplified().contains(u"\"Grüße & <b>\""_s),
             structure.constData());
}

/// A subset has a tag of six letters, wherever a PDF names it.
void TestFigureFile::subsetsHaveOneName()
{
    const QByteArray pdf = contentOf(saved(framed(), {}));
    static const QRegularExpression name(u"/(?:BaseFont|FontName) /([^ /\\n>]+)"_s);
    QSet<QString> names;
    int found = 0;
    for (auto all = name.globalMatch(QString::fromLatin1(pdf)); all.hasNext(); ++found)
        names += all.next().captured(1);
    QVERIFY(found >= 3);
    QCOMPARE(names.size(), 1);
    static const QRegularExpression tagged(u"^[A-Z]{6}\\+"_s);
    QVERIFY2(tagged.match(*names.begin()).hasMatch(), qPrintable(*names.begin()));
}

void TestFigureFile::sameBytesEverywhere_data()
{
    QTest::addColumn<QStringList>("variables");
    QTest::addColumn<bool>("isDark");
    QTest::newRow("later, dark") << QStringList{} << true;
    QTest::newRow("German, in another time zone")
        << QStringList{u"LC_ALL=de_DE.UTF-8"_s, u"LANG=de_DE.UTF-8"_s, u"TZ=Asia/Kathmandu"_s}
        << false;
    QTest::newRow("Arabic digits, another order of hashes")
        << QStringList{u"LC_ALL=ar_EG.UTF-8"_s, u"QT_HASH_SEED=20261121"_s} << false;
    QTest::newRow("125 %, larger text")
        << QStringList{u"QT_SCALE_FACTOR=1.25"_s, u"QT_FONT_DPI=144"_s} << false;
    QTest::newRow("150 %") << QStringList{u"QT_SCALE_FACTOR=1.5"_s} << false;
    QTest::newRow("200 %, another desktop")
        << QStringList{u"QT_SCALE_FACTOR=2"_s, u"XDG_CURRENT_DESKTOP=KDE"_s} << false;
}

void TestFigureFile::sameBytesEverywhere()
{
    QFETCH(const QStringList, variables);
    QFETCH(const bool, isDark);
    const auto written = [&](const QString& folder, const QStringList& set, bool dark) {
        QProcess child;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        for (const QString& variable : set)
            environment.insert(variable.section(u'=', 0, 0), variable.section(u'=', 1));
        child.setProcessEnvironment(environment);
        child.start(QCoreApplication::applicationFilePath(),
                    {QCoreApplication::arguments().constFirst(), QLatin1String(writeFigures),
                     folder, dark ? u"dark"_s : u"light"_s});
        return child.waitForFinished(100000) && child.exitCode() == 0;
    };
    if (QDir(m_reference.path()).isEmpty())
        QVERIFY(written(m_reference.path(), {}, false));
    const QTemporaryDir folder;
    QVERIFY(written(folder.path(), variables, isDark));
    const QStringList files = QDir(m_reference.path()).entryList(QDir::Files);
    QCOMPARE(files.size(), m_figures.size() * formats.size());
    QStringList different;
    for (const QString& file : files)
        if (contentOf(m_reference.filePath(file)) != contentOf(folder.filePath(file)))
            different << file;
    QVERIFY2(different.isEmpty(), qPrintable(different.join(u' ')));
}

void TestFigureFile::refusesWhatCannotBe_data()
{
    QTest::addColumn<FigureSettings>("settings");
    QTest::addColumn<QString>("words");
    const auto row = [](const char* name, const FigureSettings& settings, const QString& words) {
        QTest::newRow(name) << settings << words;
    };
    constexpr double nan = std::numeric_limits<double>::quiet_NaN();
    row("flat", {.millimetres = {89, 9.9}}, u"at least 10 mm wide and 10 mm high"_s);
    row("no size", {.millimetres = {nan, 60}}, u"at least 10 mm wide and 10 mm high"_s);
    row("no height", {.millimetres = {60, nan}}, u"at least 10 mm wide and 10 mm high"_s);
    row("longer than a figure may be", {.millimetres = {60, 2001}},
        u"at most 2 m wide and 2 m high"_s);
    row("no room for a chart beside its labels", {.millimetres = {22, 60}},
        u"must be at least 23 by 17 millimetres"_s);
    row("too coarse", {.format = FigureFormat::Png, .dotsPerInch = 35}, u"between 36 and 2400"_s);
    row("too fine", {.format = FigureFormat::Tiff, .dotsPerInch = 2401}, u"between 36 and 2400"_s);
    row("too many pixels",
        {.format = FigureFormat::Png, .millimetres = {1000, 1000}, .dotsPerInch = 1200},
        u"47244 by 47244 pixels"_s);
}

void TestFigureFile::refusesWhatCannotBe()
{
    QFETCH(const FigureSettings, settings);
    QFETCH(const QString, words);
    const QString target = path(u"refused"_s);
    ui::PaperFigure chart = framed();
    chart.data = [] { return ui::FigureData(); };
    const auto problem = ui::saveFigure(chart, settings, target);
    QVERIFY(problem);
    QVERIFY2(problem->contains(words), qPrintable(*problem));
    QVERIFY(!QFile::exists(target));
    QVERIFY(ui::figureBytes(chart, settings).bytes.isEmpty());
}

void TestFigureFile::endings()
{
    QCOMPARE(ui::figureFormatOf(u"a.b/figure.TIFF"_s), std::optional(FigureFormat::Tiff));
    QCOMPARE(ui::figureFormatOf(u"figure.jpg"_s), std::nullopt);
    for (const FigureFormat format : formats)
        QCOMPARE(ui::figureFormatOf(u"figure."_s + ui::endingOf(format)), std::optional(format));
}

int main(int argc, char** argv)
{
    QApplication application(argc, argv);
    const QStringList arguments = QApplication::arguments();
    if (arguments.value(1) == QLatin1String(writeFigures))
        return writeAll(arguments.value(2), arguments.value(3) == u"dark"_s);
    TestFigureFile test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

}  // namespace tst_figure_file

#include "tst_figure_file.moc"
