// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/content_of.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/other_programs.h"

#include <QDir>

namespace tst_privacy {

using namespace other_programs;

namespace {

/// The start of every id of the data, which no option, heading or file name contains.
const QByteArray mark = "ZQ-";

QByteArray patients()
{
    QByteArray table = "id,label,forest,regression,site\n";
    for (int patient = 0; patient < 30; ++patient) {
        const bool isIll = patient % 3 == 0;
        const double score = (patient % 10) / 12.0 + (isIll ? 0.15 : 0.05);
        table += mark + QByteArray::number(patient) + (isIll ? ",1," : ",0,") +
                 QByteArray::number(score) + ',' + QByteArray::number(1 - score / 2) + ',' +
                 (patient % 2 ? 'A' : 'B') + '\n';
    }
    return table;
}

/// Ten samples of each of three classes.
QByteArray severalClasses()
{
    QByteArray table = "id,label,p_benign,p_borderline,p_malignant\n";
    for (int patient = 0; patient < 30; ++patient) {
        const std::array names{"benign", "borderline", "malignant"};
        const double own = 0.2 + (patient % 7) / 10.0;
        table += mark + QByteArray::number(patient) + ',' + names[std::size_t(patient % 3)];
        for (int each = 0; each < 3; ++each)
            table += ',' + QByteArray::number(each == patient % 3 ? own : (1 - own) / 2);
        table += '\n';
    }
    return table;
}

QByteArray queryName(int query)
{
    return mark + 'q' + QByteArray::number(query);
}

QByteArray documentName(int document)
{
    return mark + 'd' + QByteArray::number(document);
}

/// Five queries with six documents; the last query has no relevant document.
QByteArray judgments()
{
    QByteArray lines;
    for (int query = 0; query < 5; ++query)
        for (int document = 0; document < 6; ++document)
            lines += queryName(query) + " 0 " + documentName(document) +
                     (query < 4 && document < 2 ? " 1\n" : " 0\n");
    return lines;
}

/// @param turn by how many ranks each query's list is turned further than the one before
QByteArray runOf(const QByteArray& tag, int turn)
{
    QByteArray lines;
    for (int query = 0; query < 5; ++query)
        for (int rank = 0; rank < 6; ++rank)
            lines += queryName(query) + " Q0 " + documentName((rank + turn * query) % 6) + ' ' +
                     QByteArray::number(rank + 1) + ' ' + QByteArray::number(6 - rank) + ' ' + tag +
                     '\n';
    return lines;
}

}  // namespace

/// No written file holds an id of the data, nor a session, unless it was asked for.
class TestPrivacy : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void figuresAndTheirFiles_data();
    void figuresAndTheirFiles();
    void idsAreAskedFor_data();
    void idsAreAskedFor();
    void sessionsAreAskedFor_data();
    void sessionsAreAskedFor();
    void reports_data();
    void reports();
    void otherOutput_data();
    void otherOutput();
    void pages();

private:
    ExampleFolder m_folder;
};

void TestPrivacy::initTestCase()
{
    m_folder.write(u"patients.csv"_s, patients());
    m_folder.write(u"classes.csv"_s, severalClasses());
    m_folder.write(u"judged"_s, judgments());
    m_folder.write(u"repeated"_s, judgments() + judgments());
    // Several rows of each patient, who may become the groups.
    QByteArray rows = patients().replace("id,", "patient,");
    m_folder.write(u"rows.csv"_s, rows + rows.mid(rows.indexOf('\n') + 1));
    m_folder.write(u"one.run"_s, runOf("one", 1));
    m_folder.write(u"two.run"_s, runOf("two", 2));
    m_folder.write(u"three.run"_s, runOf("three", 3));
    // One query, whose own id the person names.
    QByteArray judged = judgments();
    QByteArray one = runOf("one", 1);
    m_folder.write(u"query.judged"_s, judged.replace(queryName(1), "shop"));
    m_folder.write(u"query.run"_s, one.replace(queryName(1), "shop"));
}

void TestPrivacy::figuresAndTheirFiles_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<QString>("format");
    for (const auto& [name, input] :
         {std::pair("samples", u"patients.csv"_s),
          std::pair("subgroups", u"patients.csv --slices site"_s),
          std::pair("several rows for one patient", u"rows.csv --group patient"_s),
          std::pair("samples of several classes", u"classes.csv"_s),
          std::pair("a collection", u"judged one.run two.run -m AP"_s),
          std::pair("one query", u"query.judged query.run --query shop -m nDCG@3"_s)})
        for (const char* format : {"pdf", "svg", "png", "tiff"})
            QTest::addRow("%s as %s", name, format) << input << QString::fromLatin1(format);
}

void TestPrivacy::figuresAndTheirFiles()
{
    QFETCH(const QString, input);
    QFETCH(const QString, format);
    const QTemporaryDir out;
    const RawResult done =
        runWithoutDisplay(QStringList{u"plot"_s, u"all"_s} + m_folder.pathsOf(input) +
                          QStringList{u"-o"_s, out.path(), u"--format"_s, format, u"--data"_s,
                                      u"--caption"_s, u"--alt"_s, u"--pgfplots"_s, u"--axis"_s});
    QVERIFY2(done.status == 0, qPrintable(done.err));
    const QStringList files = QDir(out.path()).entryList(QDir::Files);
    QVERIFY(files.filter(u".csv"_s).size() >= 2);
    QVERIFY(files.filter(u".alt.txt"_s).size() >= 2);
    for (const QString& file : files) {
        const QString path = out.filePath(file);
        QVERIFY2(!contentOf(path).contains(mark), qPrintable(file));
        if (!file.endsWith(u'.' + format.left(3)))
            continue;
        // What it draws, and whether it opens as a document.
        if (format == u"pdf"_s && skipping::isInstalled(u"pdftotext"_s))
            QVERIFY2(!output(u"pdftotext"_s, {path, u"-"_s}).contains(mark), qPrintable(file));
        QVERIFY2(run({u"report"_s, path, u"-o"_s, u"-"_s, u"--format"_s, u"html"_s}).status != 0,
                 qPrintable(file));
    }
}

void TestPrivacy::idsAreAskedFor_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("file");
    QTest::newRow("queries in the data") << u"delta judged one.run two.run -m AP"_s << u"f.csv"_s;
    QTest::newRow("the same in panels")
        << u"delta+scatter judged one.run two.run -m AP"_s << u"f-a.csv"_s;
    QTest::newRow("documents in the data")
        << u"ribbons query.judged query.run --query shop"_s << u"f.csv"_s;
}

void TestPrivacy::idsAreAskedFor()
{
    QFETCH(const QString, words);
    QFETCH(const QString, file);
    for (const bool isAsked : {false, true}) {
        const QTemporaryDir out;
        QStringList arguments = QStringList{u"plot"_s} + m_folder.pathsOf(words);
        arguments << u"-o"_s << out.filePath(u"f.svg"_s) << u"--data"_s;
        if (isAsked)
            arguments << u"--ids"_s;
        QCOMPARE(run(arguments).status, 0);
        QCOMPARE(contentOf(out.filePath(file)).contains(mark), isAsked);
    }
    // All charts include those that draw them.
    const QTemporaryDir out;
    QCOMPARE(run(QStringList{u"plot"_s, u"all"_s} +
                 m_folder.pathsOf(u"query.judged query.run --query shop"_s) +
                 QStringList{u"-o"_s, out.path(), u"--format"_s, u"svg"_s, u"--ids"_s})
                 .status,
             0);
    QCOMPARE(QDir(out.path()).entryList({u"*-ribbons.svg"_s}).size(), 1);
}

void TestPrivacy::sessionsAreAskedFor_data()
{
    QTest::addColumn<QString>("option");
    QTest::addColumn<bool>("isHeld");
    QTest::newRow("not") << QString() << false;
    QTest::newRow("refused, as in earlier versions") << u"--no-session"_s << false;
    QTest::newRow("asked for") << u"--session"_s << true;
}

void TestPrivacy::sessionsAreAskedFor()
{
    QFETCH(const QString, option);
    QFETCH(const bool, isHeld);
    for (const char* format : {"pdf", "svg", "png", "tiff"}) {
        const QTemporaryDir out;
        const QString file = out.filePath(u"roc."_s + QString::fromLatin1(format));
        QStringList arguments{u"plot"_s, u"roc"_s, m_folder.path(u"patients.csv"_s), u"-o"_s, file};
        if (!option.isEmpty())
            arguments << option;
        const Result done = run(arguments);
        QCOMPARE(done.err, QString());
        QCOMPARE(done.status, 0);
        QCOMPARE(run({u"classify"_s, file}).status == 0, isHeld);
    }
}

void TestPrivacy::reports_data()
{
    QTest::addColumn<QString>("input");
    QTest::addColumn<bool>("hasRows");
    QTest::newRow("samples") << u"patients.csv --slices site --compare 0.3 --compare youden"_s
                             << true;
    QTest::newRow("samples of several classes, of which it has no rows")
        << u"classes.csv"_s << false;
    QTest::newRow("a collection") << u"judged one.run two.run -m AP -m RR"_s << true;
    QTest::newRow("a collection with warnings")
        << u"repeated one.run two.run -m AP --repeated first"_s << true;
    QTest::newRow("one query") << u"query.judged query.run --query shop -m AP@3 -m nDCG@3"_s
                               << true;
}

void TestPrivacy::reports()
{
    QFETCH(const QString, input);
    QFETCH(const bool, hasRows);
    for (const bool isAsked : {false, true}) {
        const auto written = [&](const QString& format) {
            QStringList arguments = QStringList{u"report"_s} + m_folder.pathsOf(input);
            arguments << u"-o"_s << m_folder.path(u"report."_s + format);
            if (isAsked)
                arguments << u"--ids"_s;
            const Result done = run(arguments);
            return done.status == 0 ? contentOf(m_folder.path(u"report."_s + format))
                                    : QByteArray();
        };
        const QByteArray html = written(u"html"_s);
        QVERIFY(html.contains("</html>"));
        QCOMPARE(html.contains(mark), isAsked && hasRows);
        QVERIFY(written(u"pdf"_s).startsWith("%PDF"));
        if (skipping::isInstalled(u"pdftotext"_s))
            QCOMPARE(
                output(u"pdftotext"_s, {m_folder.path(u"report.pdf"_s), u"-"_s}).contains(mark),
                isAsked && hasRows);
    }
}

void TestPrivacy::otherOutput_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("values of models as JSON") << u"classify patients.csv --format json"_s;
    QTest::newRow("values of several classes")
        << u"classify classes.csv --details --rounds 20 --format json"_s;
    QTest::newRow("a confusion matrix") << u"table classify classes.csv --classes matrix"_s;
    QTest::newRow("the paper's table") << u"table classify patients.csv --details --format latex"_s;
    QTest::newRow("every threshold") << u"table thresholds patients.csv --format csv"_s;
    QTest::newRow("thresholds in words")
        << u"classify patients.csv --in-words --threshold youden --threshold 0.3"_s;
    QTest::newRow("subgroups, leaving one out")
        << u"classify patients.csv --details --rounds 20 --slices site --leave-one-out"_s;
    QTest::newRow("clusters named after patients")
        << u"classify rows.csv --details --rounds 20 --cluster patient --format json"_s;
    QTest::newRow("agreement of judges") << u"table judges judged judged"_s;
    QTest::newRow("which measure separates runs")
        << u"discriminate judged one.run two.run three.run -m AP -m RR"_s;
    QTest::newRow("the rules behind a number") << u"which judged one.run AP=0.5"_s;
    QTest::newRow("a page of samples") << u"page patients.csv -o -"_s;
    QTest::newRow("a page of a patient's rows") << u"page rows.csv --group patient -o -"_s;
    QTest::newRow("means as JSON") << u"eval judged one.run --format json"_s;
    QTest::newRow("a comparison") << u"table compare judged one.run two.run --format html"_s;
}

void TestPrivacy::otherOutput()
{
    QFETCH(const QString, words);
    const Result done = run(m_folder.pathsOf(words));
    QVERIFY2(done.status == 0, qPrintable(done.err));
    QVERIFY2(!done.out.contains(QLatin1String(mark)), qPrintable(done.out));
}

/// A page holds the samples that readers can change, but their ids only if asked; so does a page of
/// their session.
void TestPrivacy::pages()
{
    for (const bool isAsked : {false, true}) {
        QStringList arguments{u"page"_s, m_folder.path(u"patients.csv"_s), u"-o"_s, u"-"_s};
        if (isAsked)
            arguments << u"--ids"_s;
        const Result done = run(arguments);
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QCOMPARE(done.out.contains(QLatin1String(mark)), isAsked);
    }
    const QString figure = m_folder.path(u"with-session.svg"_s);
    QCOMPARE(run({u"plot"_s, u"roc"_s, m_folder.path(u"patients.csv"_s), u"--session"_s, u"-o"_s,
                  figure})
                 .status,
             0);
    QVERIFY(!run({u"page"_s, figure, u"-o"_s, u"-"_s}).out.contains(QLatin1String(mark)));
}

QTEST_GUILESS_MAIN(TestPrivacy)

}  // namespace tst_privacy

#include "tst_privacy.moc"
