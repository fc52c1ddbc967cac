// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/built_locale.h"
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"
#include "tests/gzipped.h"
#include "tests/other_programs.h"

#include <QFile>
#include <QXmlStreamReader>

namespace tst_report {

using namespace other_programs;

namespace {

QByteArray written(const QStringList& arguments, const QMap<QString, QString>& changed = {})
{
    const RawResult done = runWithoutDisplay(QStringList{u"report"_s} + arguments, {}, changed);
    return done.status == 0 ? done.out : QByteArray();
}

/// The text of a PDF's pages, without ligatures.
QString textOf(const QString& path)
{
    return QString::fromUtf8(output(u"pdftotext"_s, {u"-layout"_s, path, u"-"_s}))
        .normalized(QString::NormalizationForm_KC);
}

}  // namespace

class TestReport : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void holds_data();
    void holds();
    void severalClasses();
    void thresholdsInWords();
    void aDiagnosticIsPrinted();
    void asALibrary_data();
    void asALibrary();
    void pagesAreNumbered();
    void paper_data();
    void paper();
    void longTablesRepeatTheirHeadings();
    void htmlNeedsNothingElse_data();
    void htmlNeedsNothingElse();
    void landmarks_data() { htmlNeedsNothingElse_data(); }
    void landmarks();
    void titleAuthorAndDate();
    void inputsAreNamedByTheirHash();
    void numbers();
    void sameBytesEverywhere_data();
    void sameBytesEverywhere();
    void numbersHaveAPointEverywhere();
    void reasonsAreEnglishEverywhere();
    void nineRuns();
    void remarksOnManyRuns();
    void aSessionThatIsReadSlowly();
    void aFigureIsTheSessionThatItCarries_data();
    void aFigureIsTheSessionThatItCarries();
    void refused_data();
    void refused();

private:
    ExampleFolder m_folder;
};

void TestReport::initTestCase()
{
    // Järvelin & Kekäläinen 2002: their G'.
    m_folder.write(u"grades.txt"_s, "3 2 3 0 0 1 2 2 3 0\n");
    m_folder.write(u"queries.txt"_s, "q1: 0 1 0\nthe second: 1 0 0\n");
    m_folder.write(u"columns.txt"_s, "1 3\n2 0\n");
    m_folder.write(u"commas.txt"_s, "1,0 0 | 0,5\n");
    m_folder.write(u"short.txt"_s, "1 0 1 | 1 1\n");
    m_folder.write(u"ideal.txt"_s, "3 | 3 3 3 3 3 3 3 3 3 3 3 3\n");
    m_folder.write(u"twice"_s, "1 0 x 1\n1 0 x 0\n");
    m_folder.write(u"unjudged.run"_s, "1 Q0 z 1 2 tag\n1 Q0 x 2 1 tag\n");
    m_folder.write(u"third.run"_s,
                   "1 Q0 y 1 2 third\n1 Q0 x 2 1 third\n2 Q0 x 1 2 third\n2 Q0 y 2 1 third\n");
    m_folder.write(u"other.svg"_s, "<svg xmlns=\"http://www.w3.org/2000/svg\"/>\n");
    const QByteArray session = R"({"format": "rankscope-collection", "version": 1, "name": "two",
"files": ["qrels", "a.run", "%1"], "measures": ["RR"], "measure": 0, "runA": 0, "runB": 1,
"missing": "zero", "noValue": "zero", "edits": {}})";
    m_folder.write(u"moved.rankscope.json"_s, QByteArray(session).replace("%1", "gone.run"));
    m_folder.write(u"device.rankscope.json"_s, QByteArray(session).replace("%1", "/dev/zero"));
    m_folder.write(u"own.qrels"_s, "q1 0 x 1\nq1 0 z 0\n");
    m_folder.write(u"own.run"_s, "q1 Q0 q1 1 2 own\nq1 Q0 x 2 1 own\n");
    m_folder.write(u"own2.run"_s, "q1 Q0 x 1 2 other\nq1 Q0 z 2 1 other\n");
    m_folder.write(u"two.csv"_s, "label,A,B\n0,0.1,0.1\n0,0.4,0.2\n1,0.35,0.7\n1,0.8,0.8\n");
    m_folder.write(u"three.csv"_s, "label,p_a,p_b,p_c\na,.6,.3,.1\na,.5,.3,.2\nb,.3,.4,.3\n"
                                   "b,.7,.2,.1\nc,.1,.2,.7\nc,.3,.3,.4\n");
    m_folder.write(u"hits.txt"_s, "1 0 1 0 1\n");
    m_folder.write(u"groups.tsv"_s, "query\tlength\n1\tshort\n2\tlong\n3\tshort\n4\tlong\n");
    m_folder.write(u"long.txt"_s, QByteArray("1 0 ").repeated(90));
}

void TestReport::holds_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("texts");
    // Precisions 1, 1, 1, 4/6, 5/7, 6/8 and 7/9 over 7.
    QTest::newRow("a list: values, formula, steps, conventions")
        << u"grades.txt -m AP@10"_s
        << QStringList{u"0.8441"_s,
                       u"AP@10"_s,
                       u"precision at hit"_s,
                       u"Charts"_s,
                       u"Appendix: settings and rules"_s,
                       u"Rankscope"_s,
                       u"Documents with grade 1 or higher are relevant."_s};
    QTest::newRow("a classifier: scikit-learn's AUC, the matrix, the curves")
        << u"s.csv --digits 4"_s
        << QStringList{u"0.7500"_s,
                       u"Confusion matrix"_s.toLower(),
                       u"Log loss"_s,
                       u"Youden"_s,
                       u"false positive rate"_s,
                       u"Calibration slope"_s,
                       u"O:E"_s,
                       u"LR+"_s};
    // Recall 1/2 and no false positive: all predicted positives are positive.
    QTest::newRow("a classifier for another share of positives")
        << u"s.csv --prevalence 0.1 --bins 2 --digits 4"_s
        << QStringList{u"PPV where the share of positives is 0.1000"_s, u"0.9474"_s, u"0.0875"_s};
    QTest::newRow("a collection: means and differences by hand, files")
        << u"qrels a.run b.run -m RR"_s
        << QStringList{u"0.7500"_s, u"1.0000"_s, u"+0.2500"_s, u"TREC qrels"_s, u"bm25"_s};
    QTest::newRow("three runs: which of them differ")
        << u"qrels a.run b.run third.run -m RR"_s
        << QStringList{u"rank"_s, u"third"_s, u"0.7500"_s, u"1.0000"_s, u"Tukey’s"_s};
    // A is right about the first query, B about both.
    QTest::newRow("query groups") << u"qrels a.run b.run groups.tsv -m RR"_s
                                  << QStringList{u"RR in each query group"_s, u"short"_s, u"long"_s,
                                                 u"+0.5000"_s};
    QTest::newRow("query groups in one run")
        << u"qrels a.run groups.tsv -m RR"_s
        << QStringList{u"RR in each query group"_s, u"short"_s, u"0.5000"_s};
    QTest::newRow("several lists of a file and their mean")
        << u"queries.txt -m RR --ids"_s
        << QStringList{u"the second"_s, u"over 2 queries"_s, u"0.7500"_s};
    QTest::newRow("a column of a file that has two")
        << u"columns.txt --take column=2 -m P@2"_s << QStringList{u"so P@2 = 1/2"_s};
    QTest::newRow("a list with decimal commas")
        << u"commas.txt --decimal-comma -m nDCG@2"_s << QStringList{u"0.7602"_s};
    QTest::newRow("precision of the whole list: two of three that were retrieved")
        << u"short.txt -m P"_s << QStringList{u"0.6667"_s, u"P@3"_s};
    // 3 over 3 times the sum of 1/log2(i+1) for i = 1..13, which is 5.3554.
    QTest::newRow("nDCG of the whole list: its ideal has all that are judged")
        << u"ideal.txt -m nDCG"_s << QStringList{u"0.1867"_s};
    QTest::newRow("one query, of which the first document alone is read: it is not relevant")
        << u"qrels a.run --query 2 -m RR --depth 1"_s << QStringList{u"so RR@10 = 0.0000"_s};
    QTest::newRow("one query without what is not judged: the second document is the first")
        << u"qrels unjudged.run --query 1 -m RR --judged-only"_s
        << QStringList{u"so RR@10 = 1.0000"_s};
    // 1/log2(3), and 1/log2(4).
    QTest::newRow("discounts as weights")
        << u"grades.txt -m nDCG@3 --discounts weight"_s
        << QStringList{u"gain × weight"_s, u"0.631"_s, u"0.500"_s};
    // One of two positives beats both negatives, the other one of them; of the second model, both
    // do: 0.025 to the power of 1/2.
    QTest::newRow("models as a paper prints them")
        << u"two.csv --digits 4"_s
        << QStringList{u" [0.1581, 1.0000]"_s, u"The best value in each column is bold."_s,
                       u"Rates of every model"_s, u"Rates are computed at threshold 0.5"_s,
                       u"n = 4, 2 positive."_s};
    // The digits of a figure, so that both say the same.
    QTest::newRow("two digits for few samples") << u"two.csv"_s << QStringList{u" [0.16, 1.00]"_s};
    // Of A, 0.8 finds one positive without a false alarm, as good as 0.35, which finds both; of B,
    // 0.7 finds both without any.
    QTest::newRow("each model at its own threshold")
        << u"two.csv --threshold youden"_s
        << QStringList{
               u"Rates are computed at each model’s own threshold: 0.8 for A and 0.7 for "
               "B."_s,
               u"Each threshold was chosen on these samples for the highest Youden index."_s,
               u"Confusion matrix of A: numbers of samples"_s,
               u"Samples with score ≥ 0.8 are predicted “1”."_s,
               u"Confusion matrix of B: numbers of samples"_s,
               u"Samples with score ≥ 0.7 are predicted “1”."_s,
               u"for A at 0.8 (treat all: "_s};
    QTest::newRow("one query of a collection")
        << u"qrels a.run --query 2 -m RR"_s << QStringList{u"0.5000"_s, u"1/2"_s};
}

void TestReport::holds()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    QFETCH(const QString, words);
    QFETCH(const QStringList, texts);
    const QString file = m_folder.path(u"out.pdf"_s);
    const Result done = run(QStringList{u"report"_s} + m_folder.pathsOf(words) << u"-o"_s << file);
    QCOMPARE(done.err, QString());
    QCOMPARE(done.status, 0);
    const QString pdf = textOf(file).simplified();
    const QString html = QString::fromUtf8(
        written(m_folder.pathsOf(words) << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s));
    for (const QString& text : texts) {
        QVERIFY2(pdf.contains(text, Qt::CaseInsensitive), qPrintable(text + u" in "_s + pdf));
        QVERIFY2(html.contains(text, Qt::CaseInsensitive), qPrintable(text));
    }
}

void TestReport::severalClasses()
{
    const QString html =
        QString::fromUtf8(written(m_folder.pathsOf(u"three.csv -o - --format html"_s)));
    for (const QString& text :
         {u"Hand and Till’s M"_s, u"The one-vs-one AUC of each pair of classes"_s,
          u"bootstrap of each class’s samples"_s, u"Quadratically weighted"_s, u"Micro average"_s,
          u"Predicted class"_s})
        QVERIFY2(html.contains(text), qPrintable(text));
    QVERIFY(!html.contains(u"Net benefit"_s));
    // It begins with all classes and says nothing of one that nobody chose.
    QVERIFY(html.contains(u"The samples are from “three.csv”. n = 6: 2 of “a”, 2 of “b”"_s));
    for (const QString& text : {u"At the threshold"_s, u"positive (a)"_s, u"are predicted “a”"_s})
        QVERIFY2(!html.contains(text), qPrintable(text));
}

/// At 0.5 one of two positives is found; 0.3 finds the other and adds the false alarm at 0.4.
void TestReport::thresholdsInWords()
{
    const QString html = QString::fromUtf8(
        written(m_folder.pathsOf(u"s.csv --compare 0.5 --compare 0.3 -o - --format html"_s)));
    QVERIFY2(
        html.contains(u"250 of 1000 samples are flagged, 250 of them correctly; 250 are missed"_s),
        qPrintable(html));
    QVERIFY(html.contains(u"finds 1 more and adds 1 false alarm among these 4"_s));
    QCOMPARE(
        run(QStringList{u"report"_s} + m_folder.pathsOf(u"grades.txt --compare 0.5 -o x.pdf"_s))
            .status,
        2);
}

void TestReport::aDiagnosticIsPrinted()
{
    const RawResult done = runWithoutDisplay(
        QStringList{u"report"_s} +
        m_folder.pathsOf(u"twice a.run --query 1 -m RR --repeated first -o - --format html"_s));
    QVERIFY2(done.err.contains(u"the first grade counts, as requested"_s), qPrintable(done.err));
    QCOMPARE(done.status, 0);
    QVERIFY(done.out.contains("so RR@10 = 1.0000"));
}

void TestReport::asALibrary_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QString>("told");
    const QString left = u"1 document with the same id as its query"_s;
    QTest::newRow("two runs, the query's own document kept")
        << u"own.qrels own.run own2.run -m RR"_s << QByteArray("0.5000") << left;
    QTest::newRow("two runs as BEIR") << u"own.qrels own.run own2.run -m RR --as BEIR"_s
                                      << QByteArray("is removed from the ranking") << left;
    QTest::newRow("one query as BEIR") << u"own.qrels own.run --query q1 -m RR --as BEIR"_s
                                       << QByteArray("so RR@10 = 1.0000") << left;
    QTest::newRow("several measures as ranx, which has rules for each")
        << u"qrels a.run --query 1 -m nDCG@10 -m AP@10 -m RR@10 --as ranx"_s
        << QByteArray("Only relevant documents earn gain") << QString();
    QTest::newRow("a list as Kaggle: 1/3 of (1 + 2/3 + 3/5)")
        << u"hits.txt -m AP@5 --as"_s << QByteArray("0.7556") << QString();
    QTest::newRow("ties are not averaged in one list")
        << u"qrels a.run --query 1 -m AP --as scikit-learn"_s << QByteArray()
        << u"--as scikit-learn is not available for one list"_s;
}

void TestReport::asALibrary()
{
    QFETCH(const QString, words);
    QFETCH(const QByteArray, value);
    QFETCH(const QString, told);
    QStringList arguments = m_folder.pathsOf(words);
    if (arguments.last() == u"--as"_s)
        arguments << u"Kaggle ml_metrics"_s;
    const RawResult done =
        runWithoutDisplay(QStringList{u"report"_s} + arguments +
                          QStringList{u"-o"_s, u"-"_s, u"--format"_s, u"html"_s});
    QVERIFY2(done.err.contains(told), qPrintable(done.err));
    QCOMPARE(done.err.isEmpty(), told.isEmpty());
    QCOMPARE(done.status, value.isEmpty() ? 2 : 0);
    QVERIFY2(done.out.contains(value), done.out);
}

void TestReport::pagesAreNumbered()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    const QString file = m_folder.path(u"numbers.pdf"_s);
    QCOMPARE(run(QStringList{u"report"_s} + m_folder.pathsOf(u"s.csv"_s) << u"-o"_s << file).status,
             0);
    const int pages = captured(output(u"pdfinfo"_s, {file}), "Pages: +([0-9]+)").value(0).toInt();
    QVERIFY(pages >= 3);
    for (int page = 1; page <= pages; ++page) {
        const QString number = QString::number(page);
        const QString text = QString::fromUtf8(
            output(u"pdftotext"_s, {u"-f"_s, number, u"-l"_s, number, file, u"-"_s}));
        const QRegularExpression ofAll(u"^%1 ?/ ?%2$"_s.arg(page).arg(pages),
                                       QRegularExpression::MultilineOption);
        QVERIFY2(text.contains(ofAll), qPrintable(text));
    }
}

void TestReport::paper_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("size");
    QTest::newRow("A4") << u"a4"_s << u"595 x 842 pts (A4)"_s;
    QTest::newRow("Letter") << u"letter"_s << u"612 x 792 pts (letter)"_s;
}

void TestReport::paper()
{
    SKIP_WITHOUT("pdfinfo", "poppler-utils");
    QFETCH(const QString, name);
    QFETCH(const QString, size);
    const QString file = m_folder.path(u"paper.pdf"_s);
    QCOMPARE(run(QStringList{u"report"_s} + m_folder.pathsOf(u"s.csv"_s)
                 << u"-o"_s << file << u"--paper"_s << name)
                 .status,
             0);
    QVERIFY(QString::fromUtf8(output(u"pdfinfo"_s, {file})).contains(size));
    const QString fonts = QString::fromUtf8(output(u"pdffonts"_s, {file}));
    QVERIFY2(!fonts.contains(u"Type 3"_s), qPrintable(fonts));
    QVERIFY(!fonts.contains(QRegularExpression(u"\\bno +(yes|no) +(yes|no) +\\d"_s)));
}

void TestReport::longTablesRepeatTheirHeadings()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    const QString file = m_folder.path(u"long.pdf"_s);
    QCOMPARE(
        run(QStringList{u"report"_s} + m_folder.pathsOf(u"long.txt -m P@180"_s) << u"-o"_s << file)
            .status,
        0);
    const QString text = textOf(file);
    QVERIFY(text.count(u"rank i"_s) >= 3);
    QVERIFY(text.contains(u"The first 100 of 180 rows are shown."_s));
}

void TestReport::htmlNeedsNothingElse_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("Ranking") << u"grades.txt"_s;
    QTest::newRow("Classifier") << u"s.csv"_s;
    QTest::newRow("Collection") << u"qrels a.run b.run -m RR --no-captions"_s;
}

void TestReport::htmlNeedsNothingElse()
{
    QFETCH(const QString, words);
    const QByteArray html =
        written(m_folder.pathsOf(words) << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s);
    QVERIFY(html.startsWith("<!DOCTYPE html>"));
    QXmlStreamReader xml(html);
    int pictures = 0;
    int described = 0;
    int figures = 0;
    QStringList ids;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        for (const char* link : {"src", "href"}) {
            const auto address = xml.attributes().value(QLatin1String(link));
            QVERIFY2(address.isEmpty() || address.startsWith(u"data:"_s) ||
                         address.startsWith(u'#'),
                     qPrintable(address.toString()));
        }
        if (const auto id = xml.attributes().value(u"id"_s); !id.isEmpty())
            ids << id.toString();
        QVERIFY(xml.name() != u"link"_s);
        figures += xml.name() == u"figure"_s || xml.attributes().value(u"class"_s) == u"formula"_s;
        pictures += xml.name() == u"svg"_s;
        described += xml.name() == u"svg"_s && xml.attributes().value(u"role"_s) == u"img"_s &&
                     !xml.attributes().value(u"aria-label"_s).isEmpty();
        // What has that role hides what is in it: a caption is beside the picture.
        QVERIFY(xml.name() != u"figure"_s || xml.attributes().value(u"role"_s).isEmpty());
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QVERIFY(pictures >= 3);
    QCOMPARE(pictures, figures);  // formulas too, however small
    QCOMPARE(described, pictures);
    QCOMPARE(QSet<QString>(ids.begin(), ids.end()).size(), ids.size());
    QVERIFY(!html.contains("url(http"));
    QCOMPARE(html.contains("<figcaption>"), !words.contains(u"--no-captions"_s));
}

/// What a screen reader goes by: the parts of the page, and which heading a cell belongs to.
void TestReport::landmarks()
{
    QFETCH(const QString, words);
    QXmlStreamReader xml(
        written(m_folder.pathsOf(words) << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s));
    QMap<QString, int> times;
    QStringList targets;
    QStringList ids;
    int rows = 0;
    int headed = 0;
    int boxes = 0;
    bool isBody = false;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement() && xml.name() == u"tbody"_s)
            isBody = false;
        if (!xml.isStartElement())
            continue;
        ++times[xml.name().toString()];
        isBody = isBody || xml.name() == u"tbody"_s;
        if (xml.name() == u"th"_s)
            QVERIFY(xml.attributes().value(u"scope"_s) == (isBody ? u"row"_s : u"col"_s));
        // A table wider than a screen scrolls there, by keys too; its caption stays in sight.
        boxes += xml.name() == u"div"_s && xml.attributes().value(u"class"_s) == u"table"_s &&
                 xml.attributes().value(u"tabindex"_s) == u"0"_s;
        rows += isBody && xml.name() == u"tr"_s;
        headed += isBody && xml.name() == u"th"_s;
        if (xml.name() == u"a"_s)
            targets << xml.attributes().value(u"href"_s).mid(1).toString();
        if (xml.name() == u"section"_s)
            ids << xml.attributes().value(u"id"_s).toString();
    }
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    for (const char* landmark : {"header", "nav", "main", "footer", "h1"})
        QCOMPARE(times[QLatin1String(landmark)], 1);
    QCOMPARE(targets, ids);
    QCOMPARE(ids.size(), times[u"h2"_s]);
    QVERIFY(rows > 5);
    QCOMPARE(headed, rows);
    QCOMPARE(boxes, times[u"table"_s]);
}

void TestReport::titleAuthorAndDate()
{
    SKIP_WITHOUT("pdftotext", "poppler-utils");
    const QStringList said = m_folder.pathsOf(u"s.csv"_s)
                             << u"--title"_s << u"Models & <labels>"_s << u"--author"_s
                             << u"A. Author"_s << u"--date"_s << u"in autumn"_s;
    const QString html = QString::fromUtf8(
        written(QStringList(said) << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s));
    QVERIFY(html.contains(u"<h1>Models &amp; &lt;labels&gt;</h1>"_s));
    QVERIFY(html.contains(u"A. Author · in autumn"_s));
    const QString file = m_folder.path(u"said.pdf"_s);
    QCOMPARE(run(QStringList{u"report"_s} + said << u"-o"_s << file).status, 0);
    QVERIFY(textOf(file).contains(u"Models & <labels>"_s));
    QVERIFY(textOf(file).contains(u"A. Author · in autumn"_s));
    const QString information = QString::fromUtf8(output(u"pdfinfo"_s, {file}));
    QVERIFY2(information.contains(QRegularExpression(u"Author: +A\\. Author"_s)),
             qPrintable(information));
    QFile pdf(file);
    QVERIFY(pdf.open(QIODevice::ReadOnly));
    const QByteArray content = pdf.readAll();
    QVERIFY(content.contains("/Lang (en)") && content.contains("/DisplayDocTitle true"));
    // Nobody said a title: it is the file's name, as in the window.
    QVERIFY(QString::fromUtf8(written(m_folder.pathsOf(u"s.csv"_s)
                                      << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s))
                .contains(u"<h1>s.csv</h1>"_s));
}

void TestReport::inputsAreNamedByTheirHash()
{
    const QByteArray html = written(m_folder.pathsOf(u"qrels a.run b.run -m RR"_s)
                                    << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s);
    for (const char* name : {"qrels", "a.run", "b.run"}) {
        const QString path = m_folder.path(QLatin1String(name));
        const QByteArray told = output(u"sha256sum"_s, {path}).left(64);
        QCOMPARE(told.size(), 64);
        QCOMPARE(html.count(told),
                 html.count("<th scope=\"row\">" + QByteArray(name) + "</th><td>" + told));
        QVERIFY2(html.contains(told), html.constData());
    }
}

/// Tables and figures are counted, each for itself, and what all charts say stands in the appendix.
void TestReport::numbers()
{
    const QString html = QString::fromUtf8(
        written(m_folder.pathsOf(u"s.csv"_s) << u"-o"_s << u"-"_s << u"--format"_s << u"html"_s));
    for (const auto& [start, word] :
         {std::pair(u"<caption>"_s, u"Table"_s), std::pair(u"<figcaption>"_s, u"Figure"_s)}) {
        const auto count = html.count(start);
        QVERIFY(count > 2);
        for (qsizetype i = 1; i <= count; ++i)
            QCOMPARE(html.count(u"%1%2 %3."_s.arg(start, word).arg(i)), 1);
    }
    QCOMPARE(html.count(u"Scores are used as given, without recalibration."_s), 1);
}

void TestReport::sameBytesEverywhere_data()
{
    QTest::addColumn<QString>("format");
    QTest::newRow("PDF") << u"pdf"_s;
    QTest::newRow("HTML") << u"html"_s;
}

void TestReport::sameBytesEverywhere()
{
    QFETCH(const QString, format);
    const QStringList words = m_folder.pathsOf(u"qrels a.run b.run -m RR -o - --format"_s)
                              << format;
    const QByteArray one = written(words);
    QVERIFY(one.size() > 5000);
    // Any seed but 0 stands for one that is drawn, which may be a lucky one.
    for (int i = 0; i < 6; ++i)
        QVERIFY(written(words, {{u"QT_SCALE_FACTOR"_s, u"2"_s},
                                {u"QT_HASH_SEED"_s, u"7"_s},
                                {u"TZ"_s, u"Asia/Tokyo"_s}}) == one);
}

void TestReport::numbersHaveAPointEverywhere()
{
    const QTemporaryDir folder;
    const QMap<QString, QString> german = builtLocale(folder, u"de_DE"_s);
    if (german.isEmpty())
        QSKIP("No locale can be built (Debian's package locales).");
    const QStringList words = m_folder.pathsOf(u"s.csv --threshold 0.3 -o - --format html"_s);
    const QByteArray there = written(words, german);
    QVERIFY(there.size() > 5000);
    QVERIFY(there == written(words));
}

void TestReport::reasonsAreEnglishEverywhere()
{
    const QTemporaryDir folder;
    QMap<QString, QString> german = builtLocale(folder, u"de_DE"_s);
    if (german.isEmpty())
        QSKIP("No locale can be built (Debian's package locales).");
    german.insert(u"LANGUAGE"_s, u"de"_s);
    const RawResult done = runWithoutDisplay(
        {u"report"_s, u"missing.txt"_s, u"--format"_s, u"html"_s, u"-o"_s, u"-"_s}, {}, german);
    QCOMPARE(done.status, 1);
    QCOMPARE(done.err, u"missing.txt: cannot be opened: No such file or directory\n"_s);
}

/// As the window opens it.
void TestReport::nineRuns()
{
    QByteArray names;
    QString files = u"qrels"_s;
    for (int i = 1; i <= 9; ++i) {
        const QString name = u"n%1.run"_s.arg(i);
        m_folder.write(name, "1 Q0 x 1 2 n" + QByteArray::number(i) + "\n2 Q0 y 1 2 n\n");
        names += ", \"" + name.toUtf8() + '"';
        files += u' ' + name;
    }
    m_folder.write(u"nine.rankscope.json"_s, R"({"format": "rankscope-collection", "version": 1,
"name": "nine", "files": ["qrels")" + names + R"(], "measures": ["RR"], "measure": 0,
"runA": 0, "runB": 1, "missing": "zero", "noValue": "zero", "edits": {}})");
    for (const QString& input : {u"nine.rankscope.json"_s, files}) {
        const RawResult done = runWithoutDisplay(
            m_folder.pathsOf(u"report "_s + input + u" -m RR -o - --format html"_s));
        QCOMPARE(done.status, 0);
        QVERIFY(done.out.contains("n8.run</th><td>TREC run"));
        QVERIFY(done.out.contains("n9.run</th><td>TREC run"));
    }
}

/// As eval sums it up: eight files each for itself, the judgments among them, the rest in a line.
void TestReport::remarksOnManyRuns()
{
    QString files = u"qrels"_s;
    for (int i = 1; i <= 11; ++i) {
        const QString name = u"t%1.run"_s.arg(i);
        m_folder.write(name, "1 Q0 x 1 2 t" + QByteArray::number(i) + "\n1 Q0 y 2 2 t\n");
        files += u' ' + name;
    }
    const RawResult done =
        runWithoutDisplay(m_folder.pathsOf(u"report "_s + files + u" -m RR -o - --format html"_s));
    QCOMPARE(done.status, 0);
    const QStringList told = done.err.split(u'\n', Qt::SkipEmptyParts);
    QCOMPARE(told.filter(u"same score as the one above"_s).size(), 7 + 1);
    QCOMPARE(told.filter(u"4 more runs ("_s).size(), 1);
}

/// What tells how far the reading is has nobody to tell it to.
void TestReport::aSessionThatIsReadSlowly()
{
    // Inflating and skipping a hundred megabytes takes more than the quarter of a second after
    // which a window shows progress.
    const std::string comments = gzipped(std::string(std::size_t{1} << 20, '#') + "\n");
    QByteArray slow = QByteArray::fromStdString(gzipped("1 Q0 x 1 2 slow\n2 Q0 y 1 2 slow\n"));
    for (int i = 0; i < 100; ++i)
        slow += QByteArray::fromStdString(comments);
    m_folder.write(u"slow.run.gz"_s, slow);
    m_folder.write(u"slow.rankscope.json"_s, R"({"format": "rankscope-collection", "version": 1,
"name": "slow", "files": ["qrels", "a.run", "slow.run.gz"], "measures": ["RR"], "measure": 0,
"runA": 0, "runB": 1, "missing": "zero", "noValue": "zero", "edits": {}})");
    for (const QString& words : {u"report slow.rankscope.json -o - --format html"_s,
                                 u"plot delta slow.rankscope.json -o - --format svg"_s}) {
        const RawResult done = runWithoutDisplay(m_folder.pathsOf(words));
        QVERIFY2(done.status == 0, qPrintable(done.err));
        QVERIFY(done.out.contains("slow"));
    }
}

void TestReport::aFigureIsTheSessionThatItCarries_data()
{
    QTest::addColumn<QString>("chart");
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("text");
    for (const char* format : {"pdf", "svg", "png", "tiff"}) {
        const QString name = QString::fromLatin1(format);
        QTest::addRow("a list as %s", format)
            << u"gain"_s << u"grades.txt -m AP@10"_s << u"report FIGURE --format html -o -"_s
            << u"0.8441"_s;
        QTest::addRow("samples as %s", format)
            << u"roc"_s << u"s.csv"_s << u"report FIGURE --format html -o - --digits 4"_s
            << u"0.7500"_s;
        QTest::addRow("a collection as %s", format)
            << u"delta"_s << u"qrels a.run b.run -m RR"_s << u"report FIGURE --format html -o -"_s
            << u"+0.2500"_s;
    }
    QTest::newRow("explain: svg") << u"gain"_s << u"grades.txt -m AP@10"_s << u"explain FIGURE"_s
                                  << u"0.8441"_s;
    QTest::newRow("table steps: svg") << u"gain"_s << u"grades.txt -m AP@10"_s
                                      << u"table steps FIGURE --format csv"_s << u"0.8441"_s;
    QTest::newRow("classify: svg") << u"roc"_s << u"s.csv"_s << u"classify FIGURE"_s << u"0.75"_s;
    QTest::newRow("plot: svg") << u"roc"_s << u"s.csv"_s << u"plot pr FIGURE -o - --format svg"_s
                               << u"<svg"_s;
}

void TestReport::aFigureIsTheSessionThatItCarries()
{
    QFETCH(const QString, chart);
    QFETCH(const QString, words);
    QFETCH(const QString, command);
    QFETCH(const QString, text);
    const QString format = QString::fromLatin1(QTest::currentDataTag()).section(u' ', -1);
    const QString figure = m_folder.path(u"figure."_s + format);
    const Result drawn = run(QStringList{u"plot"_s, chart} + m_folder.pathsOf(words) +
                             QStringList{u"--session"_s, u"-o"_s, figure});
    QCOMPARE(drawn.err, QString());
    QCOMPARE(drawn.status, 0);
    QStringList arguments = command.split(u' ');
    arguments.replace(arguments.indexOf(u"FIGURE"_s), figure);
    const RawResult done = runWithoutDisplay(arguments);
    QVERIFY2(done.status == 0, qPrintable(done.err));
    QVERIFY2(QString::fromUtf8(done.out).contains(text), done.out.constData());
}

void TestReport::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("error");
    QTest::newRow("no file") << u"missing.csv -o x.pdf"_s << 1 << u"missing.csv: cannot"_s;
    QTest::newRow("an ending that says nothing") << u"s.csv -o x.doc"_s << 2 << u"--format"_s;
    QTest::newRow("a report in the place of what it tells")
        << u"s.csv -o s.csv --format html"_s << 2 << u"s.csv is an input"_s;
    QTest::newRow("a figure from elsewhere") << u"other.svg -o x.pdf"_s << 1
                                             << u"other.svg: this picture does not contain a "
                                                u"Rankscope session"_s;
    QTest::newRow("a session whose file moved: all of it or nothing")
        << u"moved.rankscope.json -o x.pdf"_s << 1 << u"gone.run: cannot be opened: "_s;
    QTest::newRow("a session that names a device, of which nothing is read")
        << u"device.rankscope.json -o x.pdf"_s << 1
        << u"/dev/zero: cannot be opened: Not a regular file"_s;
    QTest::newRow("subgroups of several classes")
        << u"three.csv --slices label -o x.pdf"_s << 2
        << u"--slices requires one class to compare with the rest"_s;
    QTest::newRow("standard input") << u"- -o x.pdf"_s << 2 << u"use files"_s;
    QTest::newRow("a folder that there is not")
        << u"s.csv -o no/such/x.pdf"_s << 1 << u"no/such/x.pdf: cannot be written"_s;
}

void TestReport::refused()
{
    QFETCH(const QString, words);
    QFETCH(const int, status);
    QFETCH(const QString, error);
    const Result done = run(QStringList{u"report"_s} + m_folder.pathsOf(words));
    QVERIFY2(done.err.contains(error), qPrintable(done.err));
    QCOMPARE(done.status, status);
}

QTEST_GUILESS_MAIN(TestReport)

}  // namespace tst_report

#include "tst_report.moc"
