// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/built_locale.h"
#include "tests/cli/content_of.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/other_programs.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImage>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <cmath>

namespace tst_plot {

using namespace other_programs;

namespace {

/// Järvelin & Kekäläinen 2002: their G', whose nDCG at rank 10 is 0.81 with b = 2.
const QByteArray grades = "3 2 3 0 0 1 2 2 3 0 | 3 2 2 1 1 1\n";

RawResult drawn(const QStringList& arguments, const QByteArray& input = {},
                const QMap<QString, QString>& changed = {})
{
    return runWithoutDisplay(QStringList{u"plot"_s} + arguments, input, changed);
}

}  // namespace

class TestPlot : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void everyChart_data();
    void everyChart();
    void sizes_data();
    void sizes();
    void knownNumbers_data();
    void knownNumbers();
    void severalClasses_data();
    void severalClasses();
    void allChartsOfSeveralClasses();
    void precisionRecallOfAQuery();
    void sameBytesEverywhere();
    void epsByPoppler();
    void numbersHaveAPointEverywhere();
    void judgmentsOfASplit_data();
    void judgmentsOfASplit();
    void standardOutputAndInput();
    void cutNamesOfQueriesDiffer();
    void whatIsLeftOutIsSaid_data();
    void whatIsLeftOutIsSaid();
    void filesBeside();
    void methodsSayWhatWasRead();
    void anAxisToEdit();
    void oneModelIsNamed_data();
    void oneModelIsNamed();
    void panels();
    void everyChartAtOnce();
    void refused_data();
    void refused();
    void nothingIsWrittenWhenRefused();
    void noInputIsReplaced_data();
    void noInputIsReplaced();
    void devicesAreNotReplaced();
    void namesNeedNotBeUtf8();

private:
    ExampleFolder m_folder;
};

void TestPlot::initTestCase()
{
    m_folder.write(u"grades.txt"_s, grades);
    m_folder.write(u"several.txt"_s, "q1: 1 0 0\nq2: 0 1 0 0 0\nq3: 0 0 0 0 1\nq4: 0 0 0\n");
    m_folder.write(u"groups.tsv"_s, "query\tlength\n1\tshort\n2\tshort\n");
    m_folder.write(u"c.run"_s, "1 Q0 d1 1 1 c\n2 Q0 d2 1 1 c\n");
    m_folder.write(u"irrelevant.txt"_s, "0 0 0\n");
    m_folder.write(u"unknown.csv"_s, "label,score\n0,0.1\nunknown,0.9\n0,0.4\n1,0.35\n1,0.8\n");
    m_folder.write(u"logits.csv"_s, "label,score\n1,2.5\n0,-1\n");
    m_folder.write(u"two.csv"_s,
                   "label,a,b\n1,0.9,0.8\n0,0.8,0.3\n1,0.7,0.9\n0,0.6,0.6\n1,0.6,0.7\n0,0.4,0.5\n"
                   "1,0.4,0.2\n0,0.3,0.4\n0,0.2,0.1\n1,0.2,0.4\n0,0.1,0.2\n0,0.1,0.3\n");
    m_folder.write(u"sites.csv"_s, "label,score,site\n1,0.9,a\n0,0.6,a\n1,0.4,a\n0,0.2,a\n"
                                   "1,0.8,b\n0,0.1,b\n1,0.3,b\n");
    m_folder.write(u"ones.csv"_s, "label,score\n1,0.5\n1,0.25\n");
    // The twelve samples that tst_class_scores compares with scikit-learn.
    m_folder.write(u"three.csv"_s,
                   "id,label,p_a,p_b,p_c\n1,a,.6,.3,.1\n2,a,.5,.3,.2\n3,a,.3,.4,.3\n"
                   "4,b,.7,.2,.1\n5,b,.2,.5,.3\n6,b,.1,.6,.3\n7,b,.4,.4,.2\n"
                   "8,a,.2,.6,.2\n9,c,.1,.2,.7\n10,c,.3,.3,.4\n11,c,.1,.5,.4\n"
                   "12,b,.2,.2,.6\n");
    // Nine models that rank alike: their curves lie upon each other.
    m_folder.write(u"nine.csv"_s, "label,m1,m2,m3,m4,m5,m6,m7,m8,m9\n1,.9,.9,.9,.9,.9,.9,.9,.9,.9\n"
                                  "0,.5,.5,.5,.5,.5,.5,.5,.5,.5\n1,.4,.4,.4,.4,.4,.4,.4,.4,.4\n"
                                  "0,.1,.1,.1,.1,.1,.1,.1,.1,.1\n");
}

void TestPlot::everyChart_data()
{
    QTest::addColumn<QString>("words");
    for (const char* chart : {"metric-vs-k", "gain", "ribbons", "precision-recall", "readers"})
        QTest::newRow(chart) << QLatin1String(chart) + u" grades.txt -m nDCG@5"_s;
    QTest::newRow("queries") << u"queries several.txt -m RR@5"_s;
    for (const char* chart : {"roc", "det", "pr", "distribution", "calibration", "rates",
                              "cumulative-gain", "lift", "cost", "decision", "confusion", "flow"})
        QTest::newRow(chart) << QLatin1String(chart) + u" s.csv"_s;
    QTest::newRow("decision with bands") << u"decision two.csv --band"_s;
    QTest::newRow("benefit-difference") << u"benefit-difference two.csv"_s;
    QTest::newRow("smooth calibration") << u"calibration two.csv --smooth --rounds 20"_s;
    QTest::newRow("subgroups") << u"subgroups sites.csv --slices site --of recall"_s;
    for (const char* chart :
         {"delta", "scatter", "value-distribution", "mean-vs-k", "precision-vs-recall", "beside"})
        QTest::newRow(chart) << QLatin1String(chart) + u" qrels a.run b.run -m RR --query 2"_s;
    QTest::newRow("discrimination") << u"discrimination qrels a.run b.run c.run -m RR -m AP"_s;
    QTest::newRow("groups") << u"groups qrels a.run b.run groups.tsv -m RR"_s;
    QTest::newRow("values") << u"values qrels a.run -m RR"_s;
    QTest::newRow("orders") << u"orders qrels a.run b.run c.run -m RR -m AP"_s;
    QTest::newRow("one query of a collection")
        << u"gain qrels a.run --query 2 -m nDCG(gain=exp)@5"_s;
}

void TestPlot::everyChart()
{
    QFETCH(const QString, words);
    const RawResult done =
        drawn(m_folder.pathsOf(words) +
              QStringList{u"-o"_s, u"-"_s, u"--format"_s, u"png"_s, u"--dpi"_s, u"100"_s});
    QCOMPARE(done.err, QString());
    QCOMPARE(done.status, 0);
    const QImage image = QImage::fromData(done.out);
    QCOMPARE(image.size(), QSize(472, 295));  // 120 by 75 mm
    int ink = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            ink += image.pixelColor(x, y) != QColor(Qt::white);
    QVERIFY(ink > 500);
}

void TestPlot::sizes_data()
{
    QTest::addColumn<QString>("width");
    QTest::addColumn<QString>("height");
    QTest::addColumn<QSizeF>("millimetres");
    QTest::newRow("millimetres") << u"85mm"_s << u"60mm"_s << QSizeF(85, 60);
    QTest::newRow("centimetres") << u"8.5cm"_s << u"6cm"_s << QSizeF(85, 60);
    QTest::newRow("inches") << u"3.5in"_s << u"2.25in"_s << QSizeF(88.9, 57.15);
    QTest::newRow("points") << u"241pt"_s << u"170pt"_s << QSizeF(85.02, 59.97);
}

void TestPlot::sizes()
{
    SKIP_WITHOUT("pdfinfo", "poppler-utils");
    QFETCH(const QString, width);
    QFETCH(const QString, height);
    QFETCH(const QSizeF, millimetres);
    const QString file = m_folder.path(u"size.pdf"_s);
    const RawResult done = drawn({u"roc"_s, m_folder.path(u"s.csv"_s), u"-o"_s, file, u"--width"_s,
                                  width, u"--height"_s, height});
    QCOMPARE(done.err, QString());
    const QStringList found =
        captured(output(u"pdfinfo"_s, {file}), "Page size: +([0-9.]+) x ([0-9.]+) pts");
    QCOMPARE(found.size(), 2);
    constexpr double perPoint = 25.4 / 72;
    QVERIFY(std::abs(found[0].toDouble() * perPoint - millimetres.width()) < 0.1);
    QVERIFY(std::abs(found[1].toDouble() * perPoint - millimetres.height()) < 0.1);
}

void TestPlot::knownNumbers_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("scikit-learn's AUC")
        << u"roc s.csv"_s << QStringList{u"0.75"_s, u"True positive rate"_s};
    // DeLong's interval reaches 1.
    QTest::newRow("with its interval and four digits")
        << u"roc s.csv --digits 4"_s << QStringList{u"AUC 0.7500 ("_s, u"–1.0000)"_s};
    QTest::newRow("the axes of a clinical paper")
        << u"roc s.csv --clinical"_s << QStringList{u"1 − Specificity"_s, u"Sensitivity"_s};
    QTest::newRow("cumulative gain in a clinical paper")
        << u"cumulative-gain s.csv --clinical"_s << QStringList{u"Sensitivity"_s};
    // Model a: 7/12 of the samples are off by 0.3/7, the others by 0.6/5; b: 8/12 by 0.4/8.
    QTest::newRow("calibration in two bins") << u"calibration two.csv --bins 2 --digits 4"_s
                                             << QStringList{u"ECE"_s, u"0.0750"_s, u"0.0333"_s};
    QTest::newRow("the flow of samples, with rows left out")
        << u"flow unknown.csv --leave-out unknown"_s
        << QStringList{u"Rows read: 5"_s,          u"Left out: 1"_s,
                       u"labelled “unknown”: 1"_s, u"Samples analysed: 4"_s,
                       u"predicted positive: 1"_s, u"false negative: 1"_s};
    QTest::newRow("mean difference of RR, by hand")
        << u"delta qrels a.run b.run -m RR"_s << QStringList{u"+0.2500"_s, u"RR"_s};
    QTest::newRow("measures that were asked for")
        << u"metric-vs-k grades.txt -m AP@5 -m P@5"_s << QStringList{u"AP@k"_s, u"P@k"_s};
    QTest::newRow("both curves of a list, by name")
        << u"precision-recall grades.txt"_s
        << QStringList{u"Recall"_s, u"Precision"_s, u"raw"_s, u"11-point"_s};
}

void TestPlot::knownNumbers()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    QFETCH(const QString, words);
    QFETCH(const QStringList, texts);
    const QString file = m_folder.path(u"known.pdf"_s);
    const RawResult done = drawn(m_folder.pathsOf(words) + QStringList{u"-o"_s, file});
    QCOMPARE(done.err,
             words.contains(u"--leave-out"_s)
                 ? m_folder.path(u"unknown.csv"_s) + u": 1 row labelled “unknown” was skipped.\n"_s
                 : QString());
    const QString found = QString::fromUtf8(output(u"pdftotext"_s, {file, u"-"_s}));
    for (const QString& text : texts)
        QVERIFY2(found.contains(text), qPrintable(found));
    QVERIFY(!found.contains(u"Recall@k"_s));
}

/// The lines iprec_at_recall of trec_eval 9.0.8 for q1 of tests/data/trec/01-tiny.
void TestPlot::severalClasses_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QStringList>("texts");
    QTest::newRow("ROC") << u"roc"_s
                         << QStringList{u"0.73"_s,          u"0.50"_s,        u"0.93"_s,
                                        u"0.72"_s,          u"0.71"_s,        u"Macro average"_s,
                                        u"Micro average"_s, u"AUC (95% CI)"_s};
    QTest::newRow("precision and recall")
        << u"pr"_s << QStringList{u"0.53"_s, u"0.83"_s, u"0.61"_s, u"0.49"_s};
    QTest::newRow("calibration") << u"calibration"_s << QStringList{u"Highest score"_s, u"ECE"_s};
    QTest::newRow("the matrix") << u"confusion"_s
                                << QStringList{u"True class"_s, u"Predicted class"_s, u"50.0%"_s,
                                               u"66.7%"_s};
    QTest::newRow("the flow") << u"flow"_s
                              << QStringList{u"Samples analysed: 12"_s, u"b: 5"_s,
                                             u"predicted correctly: 6"_s,
                                             u"predicted as another class: 6"_s, u"b: 3"_s};
}

/// As tst_class_scores: scikit-learn's areas and the rows of its confusion matrix.
void TestPlot::severalClasses()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    QFETCH(const QString, chart);
    QFETCH(const QStringList, texts);
    const QString file = m_folder.path(u"classes.pdf"_s);
    // A narrower page has no room for intervals.
    const RawResult done =
        drawn({chart, m_folder.path(u"three.csv"_s), u"--width"_s, u"180mm"_s, u"-o"_s, file});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const QString found = QString::fromUtf8(output(u"pdftotext"_s, {file, u"-"_s}));
    for (const QString& text : texts)
        QVERIFY2(found.contains(text), qPrintable(found));
    // One class has the curve of two.
    const RawResult one =
        drawn({chart, m_folder.path(u"three.csv"_s), u"--positive"_s, u"c"_s, u"-o"_s, file});
    QVERIFY2(one.status == 0, qPrintable(one.err));
    QVERIFY(!output(u"pdftotext"_s, {file, u"-"_s}).contains("average"));
}

void TestPlot::allChartsOfSeveralClasses()
{
    const QTemporaryDir out;
    const RawResult done =
        drawn({u"all"_s, m_folder.path(u"three.csv"_s), u"-o"_s, out.path(), u"--format"_s,
               u"svg"_s, u"--data"_s, u"--pgfplots"_s, u"--caption"_s});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const auto toldOf = [&out](const char* chart, const char* ending) {
        const QStringList files =
            QDir(out.path())
                .entryList({u"*-%1.%2.txt"_s.arg(QLatin1String(chart), QLatin1String(ending))});
        return files.isEmpty() ? QString()
                               : QString::fromUtf8(contentOf(out.filePath(files.front())));
    };
    for (const char* chart : {"roc", "pr", "calibration", "confusion", "flow"}) {
        const QString methods = toldOf(chart, "methods");
        QVERIFY2(methods.contains(u"The samples are from “three.csv”. n = 12: 4 of “a”, 5 of “b” "
                                  u"and 3 of “c”. Scores are used as given, without "
                                  u"recalibration. The predicted class is the one"_s),
                 qPrintable(QLatin1String(chart) + u": "_s + methods));
    }
    for (const char* chart : {"roc", "pr"})
        QVERIFY2(toldOf(chart, "caption")
                     .contains(QRegularExpression(
                         u"Macro average = 0\\.\\d+ \\(95% CI: 0\\.\\d+ to \\d"_s)),
                 qPrintable(toldOf(chart, "caption")));
    QStringList charts = QDir(out.path()).entryList({u"*.svg"_s});
    QCOMPARE(charts.size(), 5);
    QCOMPARE(charts.filter(u"confusion"_s).size(), 1);
    QVERIFY2(done.err.contains(u"are left out: det, distribution,"_s) &&
                 done.err.contains(u"subgroups; name the class with --positive"_s),
             qPrintable(done.err));
    const QString matrix = QString::fromUtf8(contentOf(
        out.filePath(charts.filter(u"confusion"_s).front().replace(u".svg"_s, u".csv"_s))));
    QVERIFY2(matrix.contains(u"true class,predicted a,predicted b,predicted c"_s),
             qPrintable(matrix));
}

void TestPlot::precisionRecallOfAQuery()
{
    const QString trec = QStringLiteral(TEST_DATA "/trec/01-tiny/");
    const RawResult done =
        drawn({u"precision-recall"_s, trec + u"qrels.txt"_s, trec + u"run.txt"_s, u"--query"_s,
               u"q1"_s, u"--data"_s, u"-o"_s, m_folder.path(u"q1.svg"_s)});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const QStringList lines =
        QString::fromUtf8(contentOf(m_folder.path(u"q1.csv"_s))).split(u'\n', Qt::SkipEmptyParts);
    const qsizetype column = lines.front().trimmed().split(u',').indexOf(u"11-point: precision"_s);
    QVERIFY2(column > 0, qPrintable(lines.front()));
    QList<double> found;
    for (const QString& line : lines.mid(1))
        found << line.trimmed().split(u',').value(column).toDouble();
    const double two = 2.0 / 3;
    const double three = 3.0 / 5;
    QCOMPARE(found, (QList<double>{1, 1, 1, 1, two, two, two, two, three, three, three}));
}

void TestPlot::sameBytesEverywhere()
{
    for (const char* format : {"pdf", "svg", "png", "tiff"}) {
        const QStringList words = m_folder.pathsOf(u"roc s.csv -o - --format"_s)
                                  << QLatin1String(format);
        const RawResult one = drawn(words);
        QVERIFY(one.out.size() > 1000);
        QVERIFY(drawn(words).out == one.out);
        QVERIFY(drawn(words, {},
                      {{u"QT_SCALE_FACTOR"_s, u"1.5"_s},
                       {u"QT_FONT_DPI"_s, u"144"_s},
                       {u"QT_HASH_SEED"_s, u"7"_s},
                       {u"TZ"_s, u"Asia/Tokyo"_s},
                       {u"HOME"_s, m_folder.path()}})
                    .out == one.out);
    }
}

void TestPlot::epsByPoppler()
{
    SKIP_WITHOUT("pdftops", "poppler-utils");
    const QStringList words = m_folder.pathsOf(u"roc s.csv --width 85mm --height 60mm"_s);
    const RawResult done = drawn(words + QStringList{u"-o"_s, m_folder.path(u"roc.eps"_s)});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const QByteArray eps = contentOf(m_folder.path(u"roc.eps"_s));
    QVERIFY(eps.startsWith("%!PS-Adobe-3.0 EPSF-3.0"));
    QVERIFY(eps.contains("%%BoundingBox: 0 0 241 171") ||
            eps.contains("%%HiResBoundingBox: 0.00 0.00 240.9"));
    const QTemporaryDir without;
    const RawResult refused = drawn(words + QStringList{u"-o"_s, m_folder.path(u"no.eps"_s)}, {},
                                    {{u"PATH"_s, without.path()}});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(u"poppler-utils"_s), qPrintable(refused.err));
    QVERIFY(!QFileInfo::exists(m_folder.path(u"no.eps"_s)));
}

void TestPlot::numbersHaveAPointEverywhere()
{
    const QTemporaryDir folder;
    const QMap<QString, QString> german = builtLocale(folder, u"de_DE"_s);
    if (german.isEmpty())
        QSKIP("No locale can be built (Debian's package locales).");
    const QStringList words = m_folder.pathsOf(
        u"roc s.csv --threshold 0.3 --line-width 1.5 --width 8.5cm --xlim 0:0.5 -o - --format "
        u"svg"_s);
    const RawResult there = drawn(words, {}, german);
    QCOMPARE(there.err, QString());
    QVERIFY(there.out.size() > 1000);
    QVERIFY(there.out == drawn(words).out);
}

void TestPlot::judgmentsOfASplit_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("runs") << u"delta nf a.run b.run -m RR"_s;
    QTest::newRow("one query") << u"gain nf a.run --query 2 -m nDCG@5"_s;
}

void TestPlot::judgmentsOfASplit()
{
    QFETCH(const QString, words);
    QVERIFY(QDir(m_folder.path()).mkpath(u"nf/qrels"_s));
    const QByteArray names = "query-id\tcorpus-id\tscore\n";
    m_folder.write(u"nf/qrels/test.tsv"_s, names + "1\tx\t1\n1\ty\t0\n2\tx\t1\n2\ty\t0\n");
    m_folder.write(u"nf/qrels/dev.tsv"_s, names + "1\ty\t1\n1\tx\t0\n2\ty\t1\n2\tx\t0\n");
    const auto drawnFrom = [&](const QString& split) {
        return drawn(m_folder.pathsOf(words) +
                     QStringList{u"-o"_s, u"-"_s, u"--format"_s, u"svg"_s, u"--split"_s, split});
    };
    const RawResult dev = drawnFrom(u"dev"_s);
    QCOMPARE(dev.status, 0);
    QVERIFY2(dev.err.contains(u"“dev (of dev, test)”): this one was read."_s), qPrintable(dev.err));
    QVERIFY(dev.out != drawnFrom(u"test"_s).out);
    const RawResult none = drawnFrom(u"train"_s);
    QCOMPARE(none.status, 1);
    QVERIFY2(none.err.contains(u"train"_s), qPrintable(none.err));
}

void TestPlot::standardOutputAndInput()
{
    const RawResult fromFile = drawn(m_folder.pathsOf(u"gain grades.txt -o - --format svg"_s));
    const RawResult fromInput = drawn(m_folder.pathsOf(u"gain - -o - --format svg"_s), grades);
    QCOMPARE(fromInput.err, QString());
    QVERIFY(fromInput.out == fromFile.out);
    QXmlStreamReader xml(fromInput.out);
    while (!xml.atEnd())
        xml.readNext();
    QVERIFY(!xml.hasError());
}

void TestPlot::cutNamesOfQueriesDiffer()
{
    QByteArray lists;
    for (const char number : {'1', '2', '3', '4', '5', '6', '7', '8', '9'})
        lists += QByteArray("the ranking of user ") + number + " in this list: 0 1\n";
    const RawResult done = drawn(m_folder.pathsOf(u"queries - -o - --format svg"_s), lists);
    static const QRegularExpression label(u"[^<>]*…[^<>]*(?=</text>)"_s);
    QStringList names;
    for (auto found = label.globalMatch(QString::fromUtf8(done.out)); found.hasNext();)
        names << found.next().captured();
    QCOMPARE(names.size(), 9);
    QCOMPARE(names.removeDuplicates(), 0);
}

void TestPlot::whatIsLeftOutIsSaid_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said");
    QTest::newRow("limits of a chart without axes")
        << u"ribbons grades.txt --xlim 0:1"_s
        << u"ribbons: --xlim and --ylim are not available for this chart\n"_s;
    QTest::newRow("the legend of a chart without one")
        << u"ribbons grades.txt --legend beside"_s
        << u"ribbons: --legend is not available for this chart\n"_s;
    QTest::newRow("names beside curves that lie upon each other")
        << u"roc nine.csv --label label --legend direct --width 180mm --height 120mm"_s
        << u"roc: The curves are too close together to label directly, so there is a legend "
           u"instead.\n"_s;
    QTest::newRow("nine names at a large size on a small page")
        << u"roc nine.csv --label label --text-size 14pt --width 60mm --height 45mm"_s
        << u"roc: The legend did not fit. Enlarge the figure, use smaller text or shorten the names.\n"_s;
    QTest::newRow("straight lines of a chart that has no others")
        << u"roc s.csv --straight"_s << u"roc: --straight is not available for this chart\n"_s;
    QTest::newRow("bands of a chart without any")
        << u"det s.csv --band"_s << u"det: --band is not available for this chart\n"_s;
    QTest::newRow("nothing, where one of the panels has a use for it")
        << u"roc+pr s.csv --straight --band --rounds 20 --seed 3"_s << QString();
    QTest::newRow("a collection that cannot be found again")
        << u"delta qrels - b.run -m RR --session"_s
        << u"standard input can be read only once, so the figure will not open as a document; to "
           u"avoid "
           "this, save the input to a file\n"_s;
    QTest::newRow("nothing, where the figure carries no session")
        << u"delta qrels - b.run -m RR"_s << QString();
    QTest::newRow("nothing, where the figure carries the data")
        << u"gain - --session"_s << QString();
}

void TestPlot::whatIsLeftOutIsSaid()
{
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    const RawResult done =
        drawn(m_folder.pathsOf(words + u" -o - --format svg"_s),
              words.startsWith(u"gain"_s) ? grades : contentOf(m_folder.path(u"a.run"_s)));
    QCOMPARE(done.err, said);
    QCOMPARE(done.status, 0);
    QVERIFY(done.out.contains("</svg>"));
    if (words.startsWith(u"delta"_s))
        QVERIFY(!done.out.contains("<metadata>"));
}

void TestPlot::filesBeside()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"files"_s));
    const RawResult done = drawn(m_folder.pathsOf(u"roc s.csv -o"_s)
                                 << m_folder.path(u"files/roc.pdf"_s) << u"--data"_s
                                 << u"--caption"_s << u"--alt"_s << u"--pgfplots"_s);
    QCOMPARE(done.err, QString());
    QCOMPARE(QDir(m_folder.path(u"files"_s)).entryList(QDir::Files).join(u' '),
             u"roc.alt.txt roc.caption.tex roc.caption.txt roc.csv roc.methods.tex roc.methods.txt "
             u"roc.pdf roc.pgf.tex"_s);
    // The curve of four samples, by hand: (0, 0), (0, 0.5), (0.5, 0.5), (0.5, 1), (1, 1).
    const QString data = QString::fromUtf8(contentOf(m_folder.path(u"files/roc.csv"_s)));
    QVERIFY2(data.contains(QRegularExpression(u"\\b0\\.5\\b.*\\b0\\.5\\b"_s)), qPrintable(data));
    QVERIFY(contentOf(m_folder.path(u"files/roc.caption.txt"_s)).contains("0.75"));
}

void TestPlot::methodsSayWhatWasRead()
{
    m_folder.write(u"rated.csv"_s, "query,docid,rating\n1,d1,1\n1,d2,\n2,d1,0\n2,d2,1\n2,d3,\n");
    QVERIFY(QDir(m_folder.path()).mkpath(u"read"_s));
    const RawResult done = drawn(m_folder.pathsOf(u"delta rated.csv a.run b.run -m RR -o"_s)
                                 << m_folder.path(u"read/d.svg"_s) << u"--caption"_s);
    QCOMPARE(done.status, 0);
    const QByteArray methods = contentOf(m_folder.path(u"read/d.methods.txt"_s));
    QVERIFY2(methods.contains("Read 2 queries and 3 judgments. “rated.csv”: 2 documents without a "
                              "grade were skipped."),
             methods.constData());
}

/// An axis that LaTeX draws from the data beside it.
void TestPlot::anAxisToEdit()
{
    const RawResult done =
        drawn({u"roc"_s, m_folder.path(u"three.csv"_s), u"--axis"_s, u"--rename"_s, u"a=class_a"_s,
               u"-o"_s, m_folder.path(u"axis.pdf"_s)});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const QByteArray axis = contentOf(m_folder.path(u"axis.axis.tex"_s));
    QVERIFY2(axis.contains("\\begin{axis}["), axis.constData());
    QVERIFY(axis.contains("xlabel={False positive rate}"));
    QVERIFY(axis.contains("xmin=0, xmax=1"));
    QCOMPARE(axis.count("\\addplot+[no marks"), 5);  // three classes, two averages
    QCOMPARE(axis.count("\\addplot+[gray, dashed"), 1);
    // Each curve has its own colour: after four, those of pgfplots repeat.
    QVERIFY2(axis.contains("\\definecolor{rankscope0}{HTML}{0072B2}"), axis.constData());
    QVERIFY2(axis.contains("\\addplot+[no marks, thick, rankscope4"), axis.constData());
    QVERIFY(!axis.contains("each nth point"));  // has few points
    QVERIFY2(axis.contains("\\addlegendentry{class\\_a"), axis.constData());
    QVERIFY(axis.contains("\\detokenize{axis.csv}"));
    QVERIFY(QFile::exists(m_folder.path(u"axis.csv"_s)));
    // A title that begins with a name keeps its letters.
    const RawResult named = drawn(m_folder.pathsOf(u"delta qrels a.run b.run -m RR --axis -o"_s)
                                  << m_folder.path(u"named.pdf"_s));
    QVERIFY2(named.status == 0, qPrintable(named.err));
    const QByteArray ofNames = contentOf(m_folder.path(u"named.axis.tex"_s));
    QVERIFY2(ofNames.contains("ylabel={dense $-$ bm25, RR}"), ofNames.constData());
    const RawResult clinical =
        drawn({u"roc"_s, m_folder.path(u"three.csv"_s), u"--axis"_s, u"--clinical"_s, u"--xlabel"_s,
               u"nFPR"_s, u"--xlim"_s, u"0:0.5"_s, u"--no-guides"_s, u"--caption"_s, u"-o"_s,
               m_folder.path(u"axis.pdf"_s)});
    QVERIFY2(clinical.status == 0, qPrintable(clinical.err));
    const QByteArray limited = contentOf(m_folder.path(u"axis.axis.tex"_s));
    QVERIFY2(limited.contains("ylabel={Sensitivity}"), limited.constData());
    QVERIFY(limited.contains("xlabel={nFPR}"));
    QVERIFY(limited.contains("xmin=0, xmax=0.5"));
    const QByteArray caption = contentOf(m_folder.path(u"axis.caption.txt"_s));
    QVERIFY2(caption.contains("ROC curves of each class against the rest"), caption.constData());
    QVERIFY(!limited.contains("dashed"));
}

void TestPlot::oneModelIsNamed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("legend");
    QTest::newRow("as its column")
        << u"roc named.csv --label label"_s << QByteArray(">forest, AUC 0.75 (");
    QTest::newRow("otherwise") << u"roc named.csv --label label --rename forest=oak"_s
                               << QByteArray(">oak, AUC 0.75 (");
    QTest::newRow("not as a column of scores") << u"roc s.csv"_s << QByteArray(">ROC, AUC 0.75 (");
    QTest::newRow("called so nevertheless")
        << u"roc s.csv --rename score=oak"_s << QByteArray(">oak, AUC 0.75 (");
    QTest::newRow("on an axis") << u"distribution s.csv --rename score=oak"_s
                                << QByteArray(">score of oak<");
    QTest::newRow("in a flow") << u"flow s.csv --rename score=oak"_s
                               << QByteArray(">oak, predicted positive: 1<");
    QTest::newRow("in a flow, the classes")
        << u"flow s.csv --rename 1=ill --rename 0=well"_s << QByteArray(">positive (ill): 2<");
    QTest::newRow("one of several in a matrix")
        << u"confusion two.csv --rename a=oak"_s << QByteArray(">Predicted class (oak)<");
}

void TestPlot::oneModelIsNamed()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, legend);
    m_folder.write(u"named.csv"_s, "label,forest\n0,0.1\n0,0.4\n1,0.35\n1,0.8\n");
    const RawResult done = drawn(m_folder.pathsOf(words + u" -o - --format svg"_s));
    QCOMPARE(done.err, QString());
    QVERIFY2(done.out.contains(legend), done.out.constData());
}

/// One figure of three charts, and what stands beside it for each.
void TestPlot::panels()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"panels"_s));
    const QStringList words = m_folder.pathsOf(u"roc+pr+det s.csv --grid 3x1 -o"_s)
                              << m_folder.path(u"panels/f.svg"_s) << u"--width"_s << u"85mm"_s
                              << u"--data"_s << u"--caption"_s;
    const RawResult done = drawn(words);
    QCOMPARE(done.err, QString());
    QCOMPARE(
        QDir(m_folder.path(u"panels"_s)).entryList(QDir::Files).join(u' '),
        u"f-a.csv f-b.csv f-c.csv f.caption.tex f.caption.txt f.methods.tex f.methods.txt f.svg"_s);
    const QByteArray once = contentOf(m_folder.path(u"panels/f.svg"_s));
    // Panels of 85 mm are 74.5 mm high.
    QVERIFY(once.contains("width=\"85mm\" height=\"224mm\""));
    for (const char* letter : {"(a)", "(b)", "(c)"}) {
        QVERIFY(once.contains(letter));
        QVERIFY(contentOf(m_folder.path(u"panels/f.caption.txt"_s)).contains(letter));
    }
    QCOMPARE(drawn(words).status, 0);
    QCOMPARE(contentOf(m_folder.path(u"panels/f.svg"_s)), once);
}

/// Each chart that has something to show in a file whose name says what it is; the others are told.
void TestPlot::everyChartAtOnce()
{
    const RawResult done = drawn(m_folder.pathsOf(u"all logits.csv -o"_s)
                                 << m_folder.path(u"new/figures"_s) << u"--format"_s << u"svg"_s);
    QCOMPARE(done.status, 0);
    QVERIFY2(done.err.contains(u"calibration: nothing to draw: A score is outside"_s),
             qPrintable(done.err));
    QVERIFY2(done.err.contains(u"subgroups: nothing to draw; name a column of subgroups with "
                               u"--slices"_s),
             qPrintable(done.err));
    const QStringList files = QDir(m_folder.path(u"new/figures"_s)).entryList(QDir::Files);
    QVERIFY2(files.contains(u"logits-roc.svg"_s) && files.contains(u"logits-pr.svg"_s),
             qPrintable(files.join(u' ')));
    QVERIFY(!files.contains(u"logits-calibration.svg"_s));
    const QString advice = drawn(m_folder.pathsOf(u"all qrels a.run b.run -o"_s)
                                 << m_folder.path(u"new/runs"_s) << u"--format"_s << u"svg"_s)
                               .err;
    QVERIFY2(advice.contains(u"beside: nothing to draw; choose the lists with --query"_s) &&
                 advice.contains(u"groups: nothing to draw; add a table"_s),
             qPrintable(advice));
}

void TestPlot::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("error");
    const auto refused = [](const char* name, const QString& words, int status,
                            const QString& error) {
        QTest::newRow(name) << words << status << error;
    };
    refused("a chart that there is not", u"rocc s.csv -o x.pdf"_s, 2, u"did you mean roc?"_s);
    refused("a chart of panels that there is not", u"roc+rocc s.csv -o x.pdf"_s, 2,
            u"did you mean roc?"_s);
    refused("a name that the figure does not have",
            u"delta qrels a.run b.run --rename c=x -o x.pdf"_s, 2,
            u"“c” is not a name in delta; its names are “"_s);
    refused("no name", u"roc s.csv --rename x -o x.pdf"_s, 2, u"is not of the form OLD=NEW"_s);
    refused("a palette that there is not", u"roc s.csv --palette pink -o x.pdf"_s, 2,
            u"“pink” is not one of colour, tol-bright, tol-muted, grey, black"_s);
    refused("a figure smaller than its labels", u"roc s.csv --width 12mm -o x.pdf"_s, 2,
            u"a figure must be at least"_s);
    refused("a chart of two classes of three", u"det three.csv -o x.pdf"_s, 1,
            u"compares one class with the rest. Name it with --positive"_s);
    refused("net benefit of three classes", u"decision three.csv -o x.pdf"_s, 1,
            u"compares one class with the rest. Name it with --positive"_s);
    refused("a threshold of three classes", u"confusion three.csv --threshold 0.3 -o x.pdf"_s, 2,
            u"--threshold requires one class to compare with the rest"_s);
    refused("subgroups of three classes", u"all three.csv --slices id -o x"_s, 2,
            u"--slices requires one class to compare with the rest"_s);
    refused("an axis of a chart without one", u"flow s.csv --axis -o x.pdf"_s, 2,
            u"flow: --axis is not available for this chart"_s);
    refused("the same in a panel", u"roc+confusion s.csv --axis -o x.pdf"_s, 2,
            u"confusion: --axis is not available for this chart"_s);
    refused("a chart twice", u"roc+pr+roc s.csv -o x.pdf"_s, 2, u"“roc” is given twice"_s);
    refused("charts of two workspaces", u"roc+delta s.csv -o x.pdf"_s, 2,
            u"“roc” and “delta” need different inputs"_s);
    refused("no grid", u"roc+pr s.csv -o x.pdf --grid 1x5"_s, 2,
            u"“1x5” is not a grid; use rows and columns from 1 to 4"_s);
    refused("too small a grid", u"roc+pr+det s.csv -o x.pdf --grid 1x2"_s, 2,
            u"--grid has 2 places for 3 charts"_s);
    refused("a grid of one chart", u"roc s.csv -o x.pdf --grid 1x2"_s, 2,
            u"--grid requires several charts"_s);
    refused("a panel with nothing to show", u"roc+calibration logits.csv -o x.pdf"_s, 1,
            u"nothing to draw: A score is outside 0 to 1"_s);
    refused("every chart to standard output", u"all s.csv -o -"_s, 2, u"name a folder"_s);
    refused("every chart of nothing", u"all missing.csv -o figures"_s, 1,
            u"missing.csv: cannot be opened"_s);
    refused("no file", u"roc missing.csv -o x.pdf"_s, 1, u"missing.csv: cannot be opened"_s);
    refused("another kind of file", u"gain s.csv -o x.pdf"_s, 1,
            u"this file holds labelled samples; use the classify command"_s);
    refused("an ending that says nothing", u"roc s.csv -o x.gif"_s, 2, u"--format"_s);
    refused("standard output without a format", u"roc s.csv -o -"_s, 2, u"--format"_s);
    refused("beside standard output", u"roc s.csv -o - --format pdf --data"_s, 2,
            u"only the figure can be written to standard output"_s);
    refused("a length without a unit", u"roc s.csv -o x.pdf --width 85"_s, 2, u"85mm"_s);
    refused("wider than any paper", u"roc missing.csv -o x.pdf --width 3000mm"_s, 2,
            u"from 10mm to 2000mm"_s);
    refused("lower than a figure can be", u"roc missing.csv -o x.pdf --height 0.9cm"_s, 2,
            u"from 10mm to 2000mm"_s);
    refused("text beyond all size", u"roc missing.csv -o x.pdf --text-size 1e300in"_s, 2,
            u"from 4pt to 72pt"_s);
    refused("too few dots", u"roc missing.csv -o x.png --dpi 35"_s, 2, u"36 to 2400"_s);
    refused("too many pixels",
            u"roc missing.csv -o x.png --width 2000mm --height 2000mm --dpi 2400"_s, 2,
            u"a lower resolution"_s);
    refused("too thick lines", u"roc missing.csv -o x.pdf --line-width 4.1"_s, 2,
            u"“4.1” is not a number from 0.25 to 4"_s);
    refused("lines of no width", u"roc missing.csv -o x.pdf --line-width nan"_s, 2,
            u"“nan” is not a number from 0.25 to 4"_s);
    refused("a threshold that is no number", u"roc missing.csv -o x.pdf --threshold nan"_s, 2,
            u"--threshold: “nan” is not a number"_s);
    refused("a font that there is not", u"roc missing.csv -o x.pdf --font Nonesuch"_s, 2,
            u"the font “Nonesuch” is not installed"_s);
    refused("an empty range", u"roc s.csv -o x.pdf --xlim 1:0"_s, 2, u"0:0.5"_s);
    refused("no such query", u"beside qrels a.run b.run --query 9 -o x.pdf"_s, 1,
            u"the file has no query “9”"_s);
    refused("one run", u"delta qrels a.run -o x.pdf"_s, 1, u"Add a second run"_s);
    for (const char* chart : {"mean-vs-k", "precision-vs-recall"})
        refused(chart, u"%1 qrels -o x.pdf"_s.arg(QLatin1String(chart)), 1,
                u"nothing to draw: Open judgments and a run"_s);
    refused("nothing to find", u"precision-recall irrelevant.txt -o x.pdf"_s, 1,
            u"nothing to draw: No judged document is relevant"_s);
    refused("logits as probabilities", u"calibration logits.csv -o x.pdf"_s, 1,
            u"nothing to draw: A score is outside 0 to 1"_s);
    refused("samples of one class", u"roc ones.csv -o x.pdf"_s, 1,
            u"nothing to draw: There are no negative samples"_s);
    refused("no query", u"beside qrels a.run b.run -o x.pdf"_s, 1, u"--query"_s);
    refused("no groups", u"groups qrels a.run b.run -o x.pdf"_s, 1,
            u"nothing to draw; add a table of queries and their groups"_s);
    refused("queries of judgments and a run", u"queries qrels a.run -o x.pdf"_s, 2,
            u"for judgments and a run, use values"_s);
    refused("measures of different cutoffs", u"gain grades.txt -m AP@5 -m P@3 -o x.pdf"_s, 2,
            u"share their cutoff"_s);
    refused("a measure of the whole list beside one with a cutoff",
            u"gain grades.txt -m AP -m nDCG@5 -o x.pdf"_s, 2, u"share their cutoff"_s);
    refused("the same the other way round", u"gain grades.txt -m nDCG@5 -m AP -o x.pdf"_s, 2,
            u"share their cutoff"_s);
    refused("a rule of means for one query",
            u"gain qrels a.run --query 2 --missing zero -o x.pdf"_s, 2,
            u"--missing is not available for one query"_s);
    refused("a split of samples", u"roc s.csv --split dev -o x.pdf"_s, 2,
            u"--split is not available for labels and scores"_s);
    refused("a rule of reading for a list", u"gain grades.txt --depth 1 -o x.pdf"_s, 2,
            u"--depth is not available for one list"_s);
    refused("a measure of lists for samples", u"roc s.csv -m RR -o x.pdf"_s, 2,
            u"--measure is not available for labels and scores"_s);
    refused("a query of samples", u"roc s.csv --query 99 -o x.pdf"_s, 2,
            u"--query is not available for labels"_s);
    refused("a column of samples for a collection", u"delta qrels a.run b.run --label x -o x.pdf"_s,
            2, u"--label is not available for judgments and runs"_s);
    refused("a threshold for a collection", u"delta qrels a.run b.run --threshold 3 -o x.pdf"_s, 2,
            u"--threshold is not available for judgments"_s);
    refused("a folder that there is not", u"roc s.csv -o no/such/x.pdf"_s, 1,
            u"no/such/x.pdf: cannot be written"_s);
}

void TestPlot::refused()
{
    QFETCH(const QString, words);
    QFETCH(const int, status);
    QFETCH(const QString, error);
    const RawResult done = drawn(m_folder.pathsOf(words));
    QVERIFY2(done.err.contains(error), qPrintable(done.err));
    QCOMPARE(done.status, status);
    QVERIFY(done.out.isEmpty());
}

void TestPlot::nothingIsWrittenWhenRefused()
{
    m_folder.write(u"old.pdf"_s, "old");
    QCOMPARE(drawn(m_folder.pathsOf(u"delta qrels a.run -o old.pdf"_s)).status, 1);
    QCOMPARE(contentOf(m_folder.path(u"old.pdf"_s)), QByteArray("old"));
}

void TestPlot::noInputIsReplaced_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("error");
    QTest::newRow("by the figure")
        << u"roc t.csv -o t.csv --format pdf"_s << u"t.csv is an input"_s;
    QTest::newRow("by the data beside it")
        << u"roc t.csv -o t.pdf --data"_s << u"t.csv is an input"_s;
    QTest::newRow("by another name of it")
        << u"roc t.csv -o ./linked.pdf --data"_s << u"linked.csv is an input"_s;
    QTest::newRow("that the session of a collection names")
        << u"delta session.json -o judgments.svg --data"_s << u"judgments.csv is an input"_s;
    QTest::newRow("two files of one name")
        << u"roc t.csv -o x.csv --format pdf --data"_s << u"x.csv would be written twice"_s;
}

void TestPlot::noInputIsReplaced()
{
    QFETCH(const QString, words);
    QFETCH(const QString, error);
    const QTemporaryDir folder;
    const auto put = [&](const QString& name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    put(u"t.csv"_s, contentOf(m_folder.path(u"s.csv"_s)));
    QVERIFY(QFile::link(u"t.csv"_s, folder.filePath(u"linked.csv"_s)));
    for (const QString& name : {u"a.run"_s, u"b.run"_s})
        put(name, contentOf(m_folder.path(name)));
    put(u"judgments.csv"_s, contentOf(m_folder.path(u"qrels"_s)));
    put(u"session.json"_s, R"({"format": "rankscope-collection", "version": 1, "name": "two runs",
        "files": ["judgments.csv", "a.run", "b.run"], "measures": ["RR"], "measure": 0,
        "runA": 0, "runB": 1})");
    const QStringList before = QDir(folder.path()).entryList(QDir::Files);
    QProcess program;
    program.setWorkingDirectory(folder.path());
    program.start(QStringLiteral(CLI), QStringList{u"plot"_s} + words.split(u' '));
    const Result done = finished(program);
    QVERIFY2(done.err.contains(error), qPrintable(done.err));
    QCOMPARE(done.status, 2);
    QCOMPARE(QDir(folder.path()).entryList(QDir::Files), before);
    QCOMPARE(contentOf(folder.filePath(u"t.csv"_s)), contentOf(m_folder.path(u"s.csv"_s)));
    QCOMPARE(contentOf(folder.filePath(u"judgments.csv"_s)), contentOf(m_folder.path(u"qrels"_s)));
}

void TestPlot::devicesAreNotReplaced()
{
    const QStringList words = m_folder.pathsOf(u"roc s.csv --format svg -o"_s);
    const RawResult plain = drawn(words + QStringList{u"-"_s});
    const RawResult device = drawn(words + QStringList{u"/dev/stdout"_s});
    QCOMPARE(device.err, QString());
    QVERIFY(device.out == plain.out);
    QVERIFY(QFile::link(u"/dev/null"_s, m_folder.path(u"null.svg"_s)));
    QCOMPARE(drawn(m_folder.pathsOf(u"roc s.csv -o null.svg"_s)).status, 0);
    QCOMPARE(QFileInfo(m_folder.path(u"null.svg"_s)).symLinkTarget(), u"/dev/null"_s);
}

void TestPlot::namesNeedNotBeUtf8()
{
    QVERIFY(QDir(m_folder.path()).mkpath(u"latin"_s));
    QProcess shell;
    shell.setWorkingDirectory(m_folder.path(u"latin"_s));
    const QString script = uR"sh("$0" plot roc ../s.csv -o "$(printf 'caf\351.svg')" --data
                             printf %s *; rm *)sh"_s;
    shell.start(u"sh"_s, {u"-c"_s, script, QStringLiteral(CLI)});
    QVERIFY(shell.waitForFinished());
    QCOMPARE(shell.readAllStandardError(), QByteArray());
    QCOMPARE(shell.readAllStandardOutput(), QByteArray("caf\351.csvcaf\351.svg"));
}

QTEST_GUILESS_MAIN(TestPlot)

}  // namespace tst_plot

#include "tst_plot.moc"
