// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/ui/adopted_look.h"
#include "ui/export/figure/beside_files.h"
#include "ui/export/figure/export_files.h"
#include "ui/export/figure/figure_file.h"

#include <QDir>
#include <QFile>
#include <QPainter>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

namespace tst_beside_files {

using namespace Qt::StringLiterals;
using Shape = ui::FigureLayer::Shape;

namespace {

core::TableCell number(double value)
{
    return {QString::number(value, 'f', 2).toStdString(), value};
}

core::TableCell word(const char* text)
{
    return {text, std::nullopt};
}

/// Two curves with a gap, over k, and a mean; the last column is words.
ui::FigureData curves(const char* remark = "plain")
{
    ui::FigureData data;
    data.table.columns = {
        {"k", true}, {"nDCG@k", true}, {"P@k", true}, {"mean", true}, {"remark", false}};
    const double nan = std::numeric_limits<double>::quiet_NaN();
    const double ndcg[] = {0.125, 0.3095238095238095, 0.2485, 0.3938, 0.5};
    const double p[] = {0, 0.5, nan, 0.5, 0.4};
    for (int k = 1; k <= 5; ++k)
        data.table.rows.push_back(
            {number(k), number(ndcg[k - 1]), number(p[k - 1]), number(0.4), word(remark)});
    data.layers = {{Shape::Line, u"nDCG@k"_s, 0, 1, 0},
                   {Shape::Line, u"P@k – 50 % & more_{x}"_s, 0, 2, 1},
                   {Shape::Guide, {}, 0, 3, 0}};
    data.xTitle = u"cutoff k"_s;
    data.yTitle = u"value Δ ≥ 0"_s;
    data.y = ui::ChartRange{0, 1};
    return data;
}

ui::PaperFigure figure(ui::FigureData data = curves())
{
    return {.kind = u"metric-vs-k"_s,
            .title = u"Value against cutoff"_s,
            .description = u"Two curves over 5 ranks."_s,
            .caption = u"nDCG@5, 50 % of the lists; gain 2^g − 1 & discount log₂(i+1)."_s,
            .hasLegend = true,
            .hasLimits = true,
            .paint =
                [](QPaintDevice& device, QSizeF points, const ui::FigureStyle&) {
                    QPainter painter(&device);
                    const double unit = device.logicalDpiX() / 72.0;
                    painter.fillRect(QRectF(QPointF(), points * unit), Qt::white);
                    painter.fillRect(QRectF(QPointF(), points * unit / 2), Qt::blue);
                },
            .data = [data = std::move(data)] { return data; }};
}

QStringList namesIn(const QString& folder)
{
    return QDir(folder).entryList(QDir::Files | QDir::Hidden, QDir::Name);
}

ui::FigureSettings everything()
{
    ui::FigureSettings settings;
    settings.millimetres = {90, 60};
    settings.writesData = settings.writesCaption = settings.writesDescription =
        settings.writesPgfplots = true;
    return settings;
}

}  // namespace

class TestBesideFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { ranking_samples::failOnWarnings(); }
    void filesAreNamedAfterTheFigure();
    void namesAreToldWithoutTheContent_data();
    void namesAreToldWithoutTheContent();
    void nothingIsWrittenThatIsNotAskedFor();
    void dataHasFullPrecision();
    void captionsReadByPeopleAndLatex();
    void allOrNothing_data();
    void allOrNothing();
    void freeNames();
    void endingsFollowTheFormat_data();
    void endingsFollowTheFormat();
};

void TestBesideFiles::filesAreNamedAfterTheFigure()
{
    QStringList names;
    for (const ui::BesideFile& file :
         ui::besideFiles(figure(), everything(), u"/a.b/my.figure.pdf"_s))
        names << file.path;
    names.sort();
    QCOMPARE(names, QStringList({u"/a.b/my.figure.alt.txt"_s, u"/a.b/my.figure.caption.tex"_s,
                                 u"/a.b/my.figure.caption.txt"_s, u"/a.b/my.figure.csv"_s,
                                 u"/a.b/my.figure.pgf.tex"_s}));
}

void TestBesideFiles::namesAreToldWithoutTheContent_data()
{
    using Settings = ui::FigureSettings;
    QTest::addColumn<Settings>("settings");
    QTest::newRow("all") << everything();
    QTest::newRow("none") << Settings();
    QTest::newRow("data") << Settings{.writesData = true};
    QTest::newRow("LaTeX and its data") << Settings{.writesPgfplots = true};
    QTest::newRow("caption") << Settings{.writesCaption = true};
    QTest::newRow("alternative text") << Settings{.writesDescription = true};
}

void TestBesideFiles::namesAreToldWithoutTheContent()
{
    QFETCH(const ui::FigureSettings, settings);
    const QString path = u"/a.b/my.figure.pdf"_s;
    QStringList written{path};
    for (const ui::BesideFile& file : ui::besideFiles(figure(), settings, path))
        written << file.path;
    ui::PaperFigure named = figure();
    named.data = []() -> ui::FigureData { qFatal("the data were made"); };
    QCOMPARE(ui::filesOf(named, settings, path), written);
}

void TestBesideFiles::nothingIsWrittenThatIsNotAskedFor()
{
    QVERIFY(ui::besideFiles(figure(), {}, u"/a/x.pdf"_s).empty());
    ui::PaperFigure bare = figure();
    bare.data = {};
    bare.caption.clear();
    bare.description.clear();
    QVERIFY(ui::besideFiles(bare, everything(), u"/a/x.pdf"_s).empty());
    ui::FigureSettings latex;
    latex.writesPgfplots = true;
    const auto files = ui::besideFiles(figure(), latex, u"/a/x.pdf"_s);
    QCOMPARE(files.size(), std::size_t{2});
    QCOMPARE(files.front().path, u"/a/x.csv"_s);
}

void TestBesideFiles::dataHasFullPrecision()
{
    QCOMPARE(ui::figureCsv(curves("a, \"b\"")), "k,nDCG@k,P@k,mean,remark\n"
                                                "1,0.125,0,0.4,\"a, \"\"b\"\"\"\n"
                                                "2,0.3095238095238095,0.5,0.4,\"a, \"\"b\"\"\"\n"
                                                "3,0.2485,,0.4,\"a, \"\"b\"\"\"\n"
                                                "4,0.3938,0.5,0.4,\"a, \"\"b\"\"\"\n"
                                                "5,0.5,0.4,0.4,\"a, \"\"b\"\"\"\n");
}

void TestBesideFiles::captionsReadByPeopleAndLatex()
{
    ui::FigureSettings settings;
    settings.writesCaption = settings.writesDescription = true;
    const auto files = ui::besideFiles(figure(), settings, u"/a/x.svg"_s);
    QCOMPARE(files.size(), std::size_t{3});
    QCOMPARE(files[0].content, (figure().caption + u"\n"_s).toUtf8());
    QVERIFY2(files[1].content.contains("\\caption{nDCG@5, 50 \\% of the lists;"),
             files[1].content.constData());
    QVERIFY2(files[1].content.contains("\\&"), files[1].content.constData());
    QCOMPARE(files[2].content, "Two curves over 5 ranks.\n");
}

void TestBesideFiles::allOrNothing_data()
{
    QTest::addColumn<QString>("taken");
    QTest::newRow("the figure’s place is a folder") << u"x.pdf"_s;
    QTest::newRow("the data’s place is a folder") << u"x.csv"_s;
    QTest::newRow("the last one’s place is a folder") << u"x.alt.txt"_s;
}

void TestBesideFiles::allOrNothing()
{
    QFETCH(const QString, taken);
    const QTemporaryDir folder;
    QDir(folder.path()).mkdir(taken);
    const auto problem = ui::saveWithBeside(figure(), everything(), folder.filePath(u"x.pdf"_s));
    QVERIFY(problem);
    QVERIFY2(problem->contains(taken), qPrintable(*problem));
    QCOMPARE(namesIn(folder.path()), QStringList());
}

void TestBesideFiles::freeNames()
{
    const QTemporaryDir folder;
    const auto name = [&folder] {
        return QFileInfo(ui::freePath(folder.path(), u"cake shop/roc"_s, u"tif"_s)).fileName();
    };
    QCOMPARE(name(), u"cake-shop-roc.tif"_s);
    for (const QString& taken : {u"cake-shop-roc.tif"_s, u"cake-shop-roc-2.tif"_s}) {
        QFile file(folder.filePath(taken));
        QVERIFY(file.open(QIODevice::WriteOnly));
    }
    QCOMPARE(name(), u"cake-shop-roc-3.tif"_s);
}

void TestBesideFiles::endingsFollowTheFormat_data()
{
    QTest::addColumn<QString>("path");
    QTest::addColumn<ui::FigureFormat>("format");
    QTest::addColumn<QString>("expected");
    using Format = ui::FigureFormat;
    QTest::newRow("none yet") << u"/a/roc"_s << Format::Pdf << u"/a/roc.pdf"_s;
    QTest::newRow("another format’s") << u"/a/roc.pdf"_s << Format::Svg << u"/a/roc.svg"_s;
    QTest::newRow("its own") << u"/a/roc.tiff"_s << Format::Tiff << u"/a/roc.tiff"_s;
    QTest::newRow("a dot in the name") << u"/a.b/k=1.5"_s << Format::Png << u"/a.b/k=1.5.png"_s;
}

void TestBesideFiles::endingsFollowTheFormat()
{
    QFETCH(const QString, path);
    QFETCH(const ui::FigureFormat, format);
    QTEST(ui::withEnding(path, format), "expected");
}

QTEST_MAIN(TestBesideFiles)

}  // namespace tst_beside_files

#include "tst_beside_files.moc"
