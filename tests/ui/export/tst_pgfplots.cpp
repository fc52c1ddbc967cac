// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/skipping.h"
#include "tests/ui/every_figure.h"
#include "tests/ui/latex_sheets.h"
#include "ui/charts/figure/chart_data.h"
#include "ui/charts/figure/chart_paper.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/figure_file.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>

namespace tst_pgfplots {

using namespace Qt::StringLiterals;
using namespace ranking_samples;

namespace {

constexpr int dotsPerInch = 75;
constexpr double cell = 6;  ///< dots of a coarse pixel, two millimetres

/// What a program says, or nothing where it fails.
std::optional<QString> outputOf(const QString& program, const QStringList& arguments,
                                const QString& folder)
{
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(program, arguments);
    if (!process.waitForFinished(90'000) || process.exitStatus() != QProcess::NormalExit)
        return std::nullopt;
    const QString said = QString::fromUtf8(process.readAllStandardOutput());
    if (process.exitCode() == 0)
        return said;
    qInfo("%s", qPrintable(said.right(2000)));
    return std::nullopt;
}

std::optional<QString> compiled(const QString& program, const QString& tex, const QString& folder)
{
    return outputOf(program, {u"-interaction=nonstopmode"_s, u"-halt-on-error"_s, tex}, folder);
}

void write(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

/// The pages as they look, in their order.
std::vector<QImage> pagesOf(const QString& pdf, const QString& folder)
{
    const QString stem = QDir(folder).filePath(u"page-"_s + QFileInfo(pdf).baseName());
    outputOf(u"pdftoppm"_s, {u"-png"_s, u"-r"_s, QString::number(dotsPerInch), pdf, stem}, folder);
    const QDir place(folder);
    std::vector<QImage> pages;
    for (const QString& name :
         place.entryList({QFileInfo(stem).fileName() + u"-*.png"_s}, QDir::Files, QDir::Name))
        pages.emplace_back(place.filePath(name));
    return pages;
}

/// Widths and heights of all pages in points of 1/72 inch.
std::vector<QSizeF> sizesOf(const QString& pdf, const QString& folder)
{
    const QString said =
        outputOf(u"pdfinfo"_s, {u"-l"_s, u"-1"_s, pdf}, folder).value_or(QString());
    static const QRegularExpression size(u"size: +([0-9.]+) x ([0-9.]+)"_s);
    std::vector<QSizeF> sizes;
    for (auto found = size.globalMatch(said); found.hasNext();) {
        const auto page = found.next();
        sizes.emplace_back(page.captured(1).toDouble(), page.captured(2).toDouble());
    }
    return sizes;
}

/// The mean difference of the two pictures' coarse pixels, from 0 to 1.
double meanDifference(const QImage& one, const QImage& other)
{
    const QSize coarse = one.size() / cell;
    const auto scaled = [&](const QImage& image) {
        return image.convertToFormat(QImage::Format_RGB32)
            .scaled(coarse, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    };
    const QImage a = scaled(one);
    const QImage b = scaled(other);
    double sum = 0;
    for (int y = 0; y < coarse.height(); ++y)
        for (int x = 0; x < coarse.width(); ++x) {
            const QRgb left = a.pixel(x, y);
            const QRgb right = b.pixel(x, y);
            sum += std::abs(qRed(left) - qRed(right)) + std::abs(qGreen(left) - qGreen(right)) +
                   std::abs(qBlue(left) - qBlue(right));
        }
    return sum / 255 / 3 / (coarse.width() * coarse.height());
}

/// The coarse pixels in which a hue is seen.
std::set<std::pair<int, int>> placesOf(const QImage& image, int hue)
{
    constexpr int near = 8;
    constexpr int leastColour = 40;
    std::set<std::pair<int, int>> places;
    const QImage dots = image.convertToFormat(QImage::Format_RGB32);
    for (int y = 0; y < dots.height(); ++y) {
        const auto* row = reinterpret_cast<const QRgb*>(dots.constScanLine(y));
        for (int x = 0; x < dots.width(); ++x) {
            const auto [least, most] = std::minmax({qRed(row[x]), qGreen(row[x]), qBlue(row[x])});
            if (most - least < leastColour)
                continue;
            const int apart = std::abs(QColor(row[x]).hsvHue() - hue);
            if (std::min(apart, 360 - apart) <= near)
                places.emplace(int(x / cell), int(y / cell));
        }
    }
    return places;
}

/// How much of what has a hue in one of the pictures has it in the other, there or beside.
double agreement(const std::set<std::pair<int, int>>& one,
                 const std::set<std::pair<int, int>>& other)
{
    const auto found = [](const auto& place, const auto& places) {
        for (int x = -1; x <= 1; ++x)
            for (int y = -1; y <= 1; ++y)
                if (places.count({place.first + x, place.second + y}))
                    return true;
        return false;
    };
    double shared = 0;
    for (const auto& place : one)
        shared += found(place, other);
    for (const auto& place : other)
        shared += found(place, one);
    return shared / double(one.size() + other.size());
}

/// The hues that the document defines for its shapes.
std::set<int> huesOf(const QByteArray& tex)
{
    static const QRegularExpression definition(
        u"definecolor\\{c[0-9a-f]+\\}\\{HTML\\}\\{(\\w+)\\}"_s);
    std::set<int> hues;
    for (auto found = definition.globalMatch(QString::fromUtf8(tex)); found.hasNext();)
        if (const QColor colour(u'#' + found.next().captured(1)); colour.hsvSaturation() > 100)
            hues.insert(colour.hsvHue());
    return hues;
}

struct Sheet {
    QByteArray name;
    ui::PaperFigure figure;
    QByteArray tex;
};

/// Two curves over k, one with a gap where `hasGap` says so, and a line where they are equal.
ui::PaperFigure chartFigure(const QString& name, bool hasGap = false)
{
    const double middle = hasGap ? std::numeric_limits<double>::quiet_NaN() : 0.25;
    ui::Chart chart;
    chart.series = {{name, {1, 2, 3, 4, 5}, {0.1, 0.3, 0.25, 0.4, 0.5}},
                    {u"P@k"_s, {1, 2, 3, 4, 5}, {0, 0.5, middle, 0.5, 0.4}}};
    chart.axes.xTitle = u"cutoff k"_s;
    chart.axes.yTitle = u"value Δ ≥ 0"_s;
    ui::PaperFigure figure = ui::paperFigure(chart);
    figure.data = [chart] { return ui::figureData(chart); };
    return figure;
}

ui::FigureSettings settingsOf(QSizeF millimetres = {85, 60})
{
    ui::FigureSettings settings;
    settings.millimetres = millimetres;
    settings.writesPgfplots = true;
    return settings;
}

}  // namespace

class TestPgfplots : public QObject {
    Q_OBJECT
private slots:
    void init() { failOnWarnings(); }
    void everyChartLooksTheSame_data();
    void everyChartLooksTheSame();
    void oddNamesCompile_data();
    void oddNamesCompile();
    void captionsCompile_data();
    void captionsCompile();
    void curvesAreReadFromTheData();
    void shapesStandWhereTheDataAreOthers();
    void axesOfEveryChartCompile();
    void axesHaveIntervals();
    void axesOfSharesAreSquare();
};

void TestPgfplots::everyChartLooksTheSame_data()
{
    QTest::addColumn<ui::FigureSettings>("settings");
    QTest::newRow("in colour") << settingsOf();
    ui::FigureSettings grey = settingsOf({170, 100});
    grey.style.palette = ui::FigureStyle::Palette::Grey;
    grey.style.title = u"100 % of β & more"_s;
    grey.style.hasMarks = grey.style.hasGuides = grey.style.hasGrid = false;
    QTest::newRow("in grey with a title, without marks, guides and grid") << grey;
}

void TestPgfplots::everyChartLooksTheSame()
{
    SKIP_WITHOUT("pdflatex", "texlive-latex-recommended");
    SKIP_WITHOUT("pdftoppm", "poppler-utils");
    QFETCH(const ui::FigureSettings, settings);
    const QTemporaryDir folder;
    EveryWorkspace workspace;
    std::vector<Sheet> sheets;
    std::vector<QByteArray> documents;
    for (ShownFigure& shown : workspace.figures()) {
        const QString path = folder.filePath(u"chart%1.pdf"_s.arg(sheets.size()));
        const auto files = ui::besideFiles(shown.figure, settings, path);
        QByteArray tex;
        for (const ui::BesideFile& file : files) {
            write(file.path, file.content);
            if (file.path.endsWith(u"chart%1.pgf.tex"_s.arg(sheets.size())))
                tex = file.content;
        }
        QCOMPARE(ui::saveFigure(shown.figure, settings, path), std::nullopt);
        sheets.push_back({shown.name, std::move(shown.figure), tex});
        documents.push_back(tex);
    }
    QVERIFY(sheets.size() >= 14);
    write(folder.filePath(u"all.tex"_s), joinedSheets(documents));
    const auto said = compiled(u"pdflatex"_s, u"all.tex"_s, folder.path());
    QVERIFY(said);
    QVERIFY2(!said->contains(u"Overfull"_s), qPrintable(*said));
    const auto sizes = sizesOf(folder.filePath(u"all.pdf"_s), folder.path());
    const auto pages = pagesOf(u"all.pdf"_s, folder.path());
    QCOMPARE(sizes.size(), sheets.size());
    QCOMPARE(pages.size(), sheets.size());
    const QSizeF expected = settings.millimetres / 25.4 * 72;
    for (std::size_t i = 0; i < sheets.size(); ++i) {
        const QByteArray& name = sheets[i].name;
        constexpr double tenthOfMillimetre = 0.1 / 25.4 * 72;
        QVERIFY2(std::abs(sizes[i].width() - expected.width()) < tenthOfMillimetre &&
                     std::abs(sizes[i].height() - expected.height()) < tenthOfMillimetre,
                 name.constData());
        const auto exported = pagesOf(u"chart%1.pdf"_s.arg(i), folder.path());
        QCOMPARE(exported.size(), std::size_t{1});
        const double difference = meanDifference(exported.front(), pages[i]);
        QVERIFY2(difference < 0.02, name + ": " + QByteArray::number(difference));
        for (const int hue : huesOf(sheets[i].tex)) {
            const double share =
                agreement(placesOf(exported.front(), hue), placesOf(pages[i], hue));
            QVERIFY2(!(share < 0.9),
                     name + ", hue " + QByteArray::number(hue) + ": " + QByteArray::number(share));
        }
    }
}

void TestPgfplots::oddNamesCompile_data()
{
    QTest::addColumn<QString>("program");
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("hasGap");
    QTest::addColumn<QString>("file");
    const QString pdflatex = u"pdflatex"_s;
    QTest::newRow("a gap") << pdflatex << u"nDCG@k"_s << true << u"chart"_s;
    QTest::newRow("words that TeX reads otherwise")
        << pdflatex << u"50 % of #1 & \"a_b\" \\foo {x} ~^$"_s << false << u"chart"_s;
    QTest::newRow("letters that pdflatex has not")
        << pdflatex << u"检索 кот نموذج 🍰"_s << false << u"chart"_s;
    QTest::newRow("the same letters with lualatex")
        << u"lualatex"_s << u"检索 кот نموذج 🍰"_s << false << u"chart"_s;
    QTest::newRow("a file that is not ASCII") << pdflatex << u"a"_s << false << u"Käse-кот"_s;
    QTest::newRow("a file of words") << pdflatex << u"a"_s << false << u"two words_and #1"_s;
}

void TestPgfplots::oddNamesCompile()
{
    QFETCH(const QString, program);
    QFETCH(const QString, name);
    QFETCH(const bool, hasGap);
    QFETCH(const QString, file);
    if (!skipping::isInstalled(program) || !skipping::isInstalled(u"pdfinfo"_s))
        QSKIP("This LaTeX and pdfinfo are not installed.");
    const QTemporaryDir folder;
    ui::FigureSettings settings = settingsOf();
    settings.style.legend = ui::FigureStyle::Legend::Above;
    for (const ui::BesideFile& each :
         ui::besideFiles(chartFigure(name, hasGap), settings, folder.filePath(file + u".pdf"_s)))
        write(each.path.endsWith(u".tex"_s) ? folder.filePath(u"figure.tex"_s) : each.path,
              each.content);
    const auto said = compiled(program, u"figure.tex"_s, folder.path());
    QVERIFY(said);
    QVERIFY2(!said->contains(u"\n! "_s), qPrintable(*said));
    const auto sizes = sizesOf(u"figure.pdf"_s, folder.path());
    QCOMPARE(sizes.size(), std::size_t{1});
    QVERIFY(std::abs(sizes.front().width() - 85 / 25.4 * 72) < 0.28);
    const auto pages = pagesOf(u"figure.pdf"_s, folder.path());
    QVERIFY(!placesOf(pages.front(), QColor(u"#0072b2"_s).hsvHue()).empty());
}

void TestPgfplots::captionsCompile_data()
{
    QTest::addColumn<QString>("program");
    QTest::newRow("with pdflatex") << u"pdflatex"_s;
    QTest::newRow("with lualatex") << u"lualatex"_s;
}

/// Also in the list of figures, which LaTeX reads in its second run.
void TestPgfplots::captionsCompile()
{
    QFETCH(const QString, program);
    if (!skipping::isInstalled(program))
        QSKIP("This LaTeX is not installed.");
    const QTemporaryDir folder;
    ui::PaperFigure figure = chartFigure(u"a"_s);
    figure.caption = u"检索 [50 %] & 🍰 at ≥ 1_a. Then نموذج и β."_s;
    figure.methods = u"The gain is 2^g − 1 for “蛋糕”."_s;
    ui::FigureSettings settings;
    settings.writesCaption = true;
    for (const ui::BesideFile& file :
         ui::besideFiles(figure, settings, folder.filePath(u"x.pdf"_s)))
        write(file.path, file.content);
    write(folder.filePath(u"paper.tex"_s),
          "\\documentclass{article}\n\\begin{document}\n\\listoffigures\n"
          "\\begin{figure}\\input{x.caption.tex}\\end{figure}\n\\input{x.methods.tex}\n"
          "\\end{document}\n");
    QVERIFY(compiled(program, u"paper.tex"_s, folder.path()));
    const auto said = compiled(program, u"paper.tex"_s, folder.path());
    QVERIFY(said);
    QVERIFY2(!said->contains(u"Overfull"_s), qPrintable(*said));
}

void TestPgfplots::curvesAreReadFromTheData()
{
    const ui::PaperFigure figure = chartFigure(u"nDCG@k"_s);
    const QByteArray text = ui::pgfplotsText(figure, figure.data(), settingsOf(), u"chart.csv"_s);
    QCOMPARE(text.count("\\addplot["), qsizetype{2});
    QVERIFY2(text.contains("table[x index=0, y index=1, col sep=comma] {\\detokenize{chart.csv}}"),
             text.constData());
    QVERIFY2(text.startsWith("% Draws the curves of chart.csv"), text.constData());
}

void TestPgfplots::shapesStandWhereTheDataAreOthers()
{
    const ui::PaperFigure figure = chartFigure(u"nDCG@k"_s);
    ui::FigureData other = figure.data();
    for (auto& row : other.table.rows)
        row[1].number = *row[1].number + 0.2;
    const QByteArray text = ui::pgfplotsText(figure, other, settingsOf(), u"chart.csv"_s);
    QCOMPARE(text.count("\\addplot["), qsizetype{1});
    QVERIFY(text.contains("y index=2"));
}

/// A paper with the axes of the figures, each with its data beside it.
QByteArray paperOf(const std::vector<QByteArray>& axes)
{
    QByteArray text = "\\documentclass{article}\n\\usepackage{amssymb}\n\\usepackage{pgfplots}\n"
                      "\\pgfplotsset{compat=1.16}\n\\usepgfplotslibrary{fillbetween}\n"
                      "\\begin{document}\n";
    for (const QByteArray& axis : axes)
        text += "\\begin{figure}" + axis + "\\end{figure}\n\\clearpage\n";
    return text + "\\end{document}\n";
}

void TestPgfplots::axesOfEveryChartCompile()
{
    SKIP_WITHOUT("pdflatex", "texlive-pictures");
    const QTemporaryDir folder;
    EveryWorkspace workspace;
    std::vector<QByteArray> axes;
    for (const ShownFigure& shown : workspace.figures()) {
        if (!shown.figure.data)
            continue;
        const ui::FigureData data = shown.figure.data();
        const QString csv = u"chart%1.csv"_s.arg(axes.size());
        write(folder.filePath(csv), ui::figureCsv(data));
        axes.push_back(ui::axisText(data, settingsOf(), csv));
    }
    QVERIFY(axes.size() >= 14);
    write(folder.filePath(u"paper.tex"_s), paperOf(axes));
    const auto said = compiled(u"pdflatex"_s, u"paper.tex"_s, folder.path());
    QVERIFY(said);
}

/// A band, vertical and horizontal error bars; one of three points has no interval.
void TestPgfplots::axesHaveIntervals()
{
    ui::Chart chart;
    const double gap = std::numeric_limits<double>::quiet_NaN();
    chart.series = {{u"A"_s, {0, 0.5, 1}, {0.1, 0.4, 0.9}}, {u"B"_s, {0, 0.5, 1}, {0.2, gap, 0.8}}};
    chart.backdrop.bands = {{{0, 0.5, 1}, {0, 0.3, 0.8}, {0.2, 0.5, 1}, 1}};
    chart.backdrop.whiskers = {{0, 0.05, 0.25, 0}, {1, 0.75, 0.875, 0}};
    ui::FigureData data = ui::figureData(chart);
    using Shape = ui::FigureLayer::Shape;
    const auto layer = [&data](Shape shape) {
        return *std::ranges::find(data.layers, shape, &ui::FigureLayer::shape);
    };
    const ui::FigureLayer band = layer(Shape::Band);
    QCOMPARE(band.series, 1);
    QCOMPARE(data.table.rows[1][band.upper].number, std::optional(0.5));
    // In the rows of their points.
    const ui::FigureLayer bars = layer(Shape::Whiskers);
    QCOMPARE(data.table.rows[1][bars.y].number, std::nullopt);
    QCOMPARE(data.table.rows[2][bars.x].number, std::optional(1.0));
    QCOMPARE(data.table.rows[2][bars.upper].number, std::optional(0.875));
    data.layers.push_back({Shape::Spans, {}, bars.y, bars.x, 0, false, bars.upper});

    const QByteArray axis = ui::axisText(data, settingsOf(), u"x.csv"_s);
    QVERIFY2(axis.startsWith("% Needs \\usepackage{pgfplots} and "
                             "\\usepgfplotslibrary{fillbetween}; reads x.csv."),
             axis.constData());
    QVERIFY(axis.contains("fill=rankscope1, fill opacity=0.16, forget plot] "
                          "fill between[of=lower0 and upper0];"));
    QVERIFY2(axis.contains("(1,0.75) += (0,0.125)"), axis.constData());
    QVERIFY(axis.contains("(0.75,1) += (0.125,0)"));
    QCOMPARE(axis.count(" += ("), 4);

    SKIP_WITHOUT("pdflatex", "texlive-pictures");
    SKIP_WITHOUT("pdftoppm", "poppler-utils");
    const QTemporaryDir folder;
    write(folder.filePath(u"x.csv"_s), ui::figureCsv(data));
    write(folder.filePath(u"paper.tex"_s), paperOf({axis}));
    QVERIFY(compiled(u"pdflatex"_s, u"paper.tex"_s, folder.path()));
    const auto pages = pagesOf(u"paper.pdf"_s, folder.path());
    QCOMPARE(pages.size(), std::size_t{1});
    QVERIFY(!placesOf(pages.front(), QColor(u"#0072b2"_s).hsvHue()).empty());
}

void TestPgfplots::axesOfSharesAreSquare()
{
    ui::Chart chart;
    chart.series = {{u"A"_s, {0, 1}, {0, 1}}};
    const QByteArray square = "width=0.55\\linewidth, height=0.55\\linewidth, scale only axis";
    const auto axisOf = [&chart](const ui::FigureSettings& settings) {
        return ui::axisText(ui::figureData(chart), settings, u"x.csv"_s);
    };
    QVERIFY(!axisOf(settingsOf()).contains(square));
    chart.axes.isSquare = true;
    QVERIFY(axisOf(settingsOf()).contains(square));
    ui::FigureSettings wide = settingsOf();
    wide.style.isSquare = false;
    QVERIFY(!axisOf(wide).contains(square));
}

QTEST_MAIN(TestPgfplots)

}  // namespace tst_pgfplots

#include "tst_pgfplots.moc"
