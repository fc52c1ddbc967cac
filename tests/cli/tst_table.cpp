// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_table {

using namespace Qt::StringLiterals;

class TestTable : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(u".*"_s)); }
    void printed_data();
    void printed();
    void captionsSayWhatIsMeant_data();
    void captionsSayWhatIsMeant();
    void captionsOfClassifiers_data();
    void captionsOfClassifiers();
    void numbersInFull();
    void htmlIsWellFormed();
    void helpTellsOfTablesOnly_data();
    void helpTellsOfTablesOnly();
    void labelsAreUnlike_data();
    void labelsAreUnlike();
    void refused_data();
    void refused();

private:
    ExampleFolder m_folder;
};

void TestTable::initTestCase()
{
    m_folder.write(u"c.run"_s, "1 Q0 y 1 2 third\n2 Q0 x 1 2 third\n");
    m_folder.write(u"same.run"_s,
                   "1 Q0 x 1 2 bm25\n1 Q0 y 2 1 bm25\n2 Q0 y 1 2 bm25\n2 Q0 x 2 1 bm25\n");
    m_folder.write(u"none.qrels"_s, "1 0 x 1\n2 0 x 0\n");
    m_folder.write(u"models.csv"_s, "label,A,B,C\n1,0.1,0.3,0.5\n1,0.3,0.3,0.6\n1,0.5,0.5,0.7\n"
                                    "0,0.2,0.2,0.1\n0,0.4,0.4,0.2\n");
    m_folder.write(u"sites.csv"_s, "label,score,site\n1,0.9,x\n0,0.2,y\n");
    m_folder.write(u"list.txt"_s, "3 2 3 0 1\n");
    m_folder.write(u"classes.csv"_s, "label,predicted\na,a\na,b\na,a\nb,b\nc,c\nc,a\n?,a\n");
    m_folder.write(u"gaps.csv"_s, "label,A,B\n1,0.9,0.8\n1,0.7,0.6\n1,0.6,\n0,0.2,0.1\n0,0.4,0.3\n"
                                  "0,0.1,\nunknown,0.5,0.5\n");
    m_folder.write(u"clusters.csv"_s,
                   "label,A,ward\n1,0.9,x\n0,0.2,x\n1,0.7,y\n0,0.8,y\n1,0.6,z\n0,0.1,z\n");
}

void TestTable::printed_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("line");  // a whole one
    const auto printed = [](const char* name, const QString& words, const QString& line) {
        QTest::newRow(name) << words << line;
    };
    printed("means of RR", u"eval qrels a.run b.run -m RR"_s, u"| bm25 | 0.750000 |"_s);
    printed("the other run", u"eval qrels a.run b.run -m RR --digits 2"_s, u"| dense | 1.00 |"_s);
    printed("runs of one tag by their files", u"eval qrels a.run same.run -m RR --format csv"_s,
            m_folder.path(u"same.run"_s) + u",0.750000"_s);
    printed("headings in Markdown", u"eval qrels a.run -m RR -m P@2"_s, u"| run | RR | P@2 |"_s);
    printed("queries", u"eval qrels a.run -m RR -q"_s, u"| bm25 | 2 | 0.500000 |"_s);
    printed("TSV", u"eval qrels a.run -m RR --format tsv"_s, u"bm25\t0.750000"_s);
    printed("CSV", u"eval qrels a.run -m RR --format csv"_s, u"bm25,0.750000"_s);
    printed("LaTeX", u"eval qrels a.run -m RR --format latex"_s, u"bm25 & 0.750000 \\\\"_s);
    printed("a paper's names in LaTeX", u"classify models.csv --format latex"_s,
            u"Balanced acc. & 0.666667 & 0.666667 & 1 &  \\\\"_s);
    printed("a program's names in CSV", u"classify models.csv --format csv"_s,
            u"auc,0.500000,0.666667,1,"_s);
    printed("LaTeX's rules", u"eval qrels a.run -m RR --format latex"_s, u"\\toprule"_s);
    printed("mean difference", u"compare qrels a.run b.run -m RR --digits 2"_s,
            u"| B - A | 0.25 |  |"_s);
    printed("steps of several queries", u"steps --grades 3 --grades 2 -m RR"_s,
            u"Query q2. RR: Reciprocal rank. The first relevant document is at rank 1, so RR = "
            u"1.0000."_s);
    printed("a leaderboard", u"compare qrels a.run b.run c.run -m RR"_s,
            u"| dense | **1.0000**<sup>a</sup> |"_s);
    printed("with intervals", u"compare qrels a.run b.run c.run -m RR --intervals"_s,
            u"| run | rank | RR |"_s);
    printed("against a baseline", u"compare qrels a.run b.run c.run -m RR --baseline bm25"_s,
            u"| bm25 (baseline) | 0.7500 |  |"_s);
    printed("letters in LaTeX", u"compare qrels a.run b.run c.run -m RR --format latex"_s,
            u"dense & \\textbf{1.0000}\\textsuperscript{a} \\\\"_s);
    printed(
        "letters in CSV", u"compare qrels a.run b.run c.run -m RR --format csv"_s,
        u"run,\"RR, rank\",RR,\"RR, 95% CI: lower end\",\"RR, 95% CI: upper end\",\"RR, letters\""_s);
    printed("without letters",
            u"compare qrels a.run b.run c.run -m RR --letters none --format latex"_s,
            u"dense & \\textbf{1.0000} \\\\"_s);
    printed("queries lost", u"compare qrels a.run b.run -m RR --format csv"_s, u"lost by B,0,"_s);
    // Differences 0 and 1/2: 1/4 and 12.706205 (t of 0.975, one degree of freedom) times 1/4.
    printed("an interval says whose end it is", u"compare qrels a.run b.run -m RR --format csv"_s,
            u"t interval to,3.426551,"_s);
    printed("steps of AP, by hand", u"steps list.txt -m AP"_s,
            u"| 5 | 1 | 4 | 4/5 = 0.800 | 19/5 = 3.800 | 19/20 = 0.9500 |"_s);
    printed("whole names for programs",
            u"steps --grades a-name-longer-than-most-columns-are:1 -m RR --format tsv"_s,
            u"1\ta-name-longer-than-most-columns-are\t1\tyes\t1/1 = 1.000\t1.0000"_s);
    printed("models beside each other, the ends apart in CSV",
            u"classify models.csv --columns auc --format csv"_s, u"C,1.000,0.158,1.000,0.267"_s);
    printed("the best in bold, the baseline without p",
            u"classify models.csv --columns auc --baseline C --format markdown"_s,
            u"| C | **1.000** [0.158, 1.000] |  |"_s);
    printed("all pairs", u"classify models.csv --layout tests --format csv"_s,
            u"A,C,0.500,-0.153,1.153,1.50,0.134,0.401"_s);
    printed("details in columns as before", u"classify models.csv --details --layout values"_s,
            u"| pairs\\_lost | 3 | 2 | 0 |  |"_s);
    printed("every threshold", u"thresholds s.csv --format csv --digits 2"_s,
            u"0.4,1,1,1,1,0.50,0.50,0.50,0.50,0.50,0.50,0.50,0.50,0.50,0.00,0.00,0.00,1.00,0.50,"
            u"0.33,1.00,1.00,1.00"_s);
    printed("measures compared", u"measures --format tsv"_s,
            u"Recall\tsamples\tHow many of the positives are found\tno\tno\tno\tscores, a "
            u"threshold\t0 to 1\thigh\tWhen misses are costly: screening, "
            u"safety\tRecall, TPR\tCleverdon’s Cranfield tests, 1966"_s);
    printed("every threshold of each model", u"thresholds models.csv --format tsv --digits 2"_s,
            u"C\t0.7\t1\t0\t2\t2\t0.60\t0.67\t1.00\t0.33\t1.00\t0.00\t0.67\t0.50\t0.50\t0.41\t0."
            u"29\t0.33\t1.67"
            u"\t0.20\t0.33\t\t0.67\t"_s);
    printed("slices", u"classify sites.csv --slices site --format csv"_s,
            u"x,1,,1.000,0.900,0.100,1.000,1.000,1.000,,,1.000,\"There are no negative samples, "
            u"so the denominator is 0.\""_s);
    printed("scikit-learn's AUC", u"classify s.csv --format csv"_s, u"auc,0.750000,"_s);
}

void TestTable::printed()
{
    QFETCH(const QString, words);
    QFETCH(const QString, line);
    const Result result = run(QStringList{u"table"_s} + m_folder.pathsOf(words));
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.split(u'\n').contains(line), qPrintable(result.out));
    QVERIFY(result.out.endsWith(u'\n'));
}

void TestTable::captionsSayWhatIsMeant_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("caption");
    const auto row = [](const char* name, const QString& words, const QString& means,
                        const QString& noValue, const QString& others) {
        QTest::newRow(name)
            << words
            << means + u" Undefined queries "_s + noValue +
                   u" Judged queries missing from a run are skipped in its mean. Queries "
                   u"without judgments are skipped. "_s +
                   others;
    };
    const QString usual =
        u"Each query uses all judgments made for it. Documents with tied scores are ordered "
        u"by id, descending."_s;
    row("all queries", u"eval qrels a.run -m RR"_s, u"Means over 2 queries."_s,
        u"count as 0 in the mean."_s, usual);
    // No document is relevant to the second.
    row("one of two has a value", u"eval none.qrels a.run -m RR -m AP --no-value skip"_s,
        u"Means over 1 query."_s, u"are skipped in the mean."_s, usual);
    row("unlike numbers of queries", u"eval none.qrels a.run -m AP -m P@1 --no-value skip"_s,
        u"Each mean covers the queries that count for that run and measure."_s,
        u"are skipped in the mean."_s, usual);
    row("as a library", u"eval qrels a.run -m RR --as torchmetrics --depth 1"_s,
        u"Means over 2 queries."_s, u"count as 0 in the mean."_s,
        u"Only the top rank of each query is read. Each query uses only the judgments of "
        "retrieved documents. Documents with tied scores each earn the mean gain of their "
        "group. Measures are computed as in torchmetrics. Scores have 32-bit precision. "
        "torchmetrics orders documents with tied scores arbitrarily. Rankscope keeps their order "
        "in the run's file, so values may differ. In AP, RR, P and recall, torchmetrics treats "
        "a document with a score of 0 or less as not relevant. In Rankscope, the score makes no "
        "difference."_s);
    row("as BEIR", u"eval qrels a.run -m RR --as BEIR"_s, u"Means over 2 queries."_s,
        u"count as 0 in the mean."_s,
        u"A document with the same id as its query is removed from the ranking. "_s + usual +
            u" Measures are computed as in BEIR. Scores have 32-bit precision."_s);
    row("judged documents only", u"eval qrels a.run -m RR --judged-only"_s,
        u"Means over 2 queries."_s, u"count as 0 in the mean."_s,
        u"Unjudged documents are removed from the rankings. "_s + usual);
    row("of a comparison", u"compare qrels a.run b.run -m RR --depth 2"_s,
        u"Comparison of bm25 (A) and dense (B)."_s, u"count as 0 in the mean."_s,
        u"Only the top 2 ranks of each query are read. "_s + usual);
}

void TestTable::captionsSayWhatIsMeant()
{
    QFETCH(const QString, words);
    QFETCH(const QString, caption);
    const QString out = run(QStringList{u"table"_s} + m_folder.pathsOf(words) +
                            QStringList{u"--format"_s, u"latex"_s})
                            .out;
    QVERIFY2(out.contains(u"\\caption{"_s + caption + u'}'), qPrintable(out));
}

/// What a table of a classifier is, of which samples, and what was left out.
void TestTable::captionsOfClassifiers_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("caption");
    const auto row = [](const char* name, const QString& words, const QString& caption) {
        QTest::newRow(name) << words << caption;
    };
    const QString counts = u"Predicted classes come from the table. n = 6: 3 of “a”, 1 of “b” and "
                           u"2 of “c”. Rows left out: 1 of 7 (1 labelled “?”)."_s;
    const QString classes = u"classify classes.csv --leave-out ? --classes "_s;
    row("a matrix", classes + u"matrix"_s,
        u"The k × k confusion matrix: rows are true classes, columns are predicted classes. "_s +
            counts);
    row("its shares", classes + u"shares"_s,
        u"The k × k confusion matrix as shares of its rows, which are true classes; columns "
        u"are predicted classes. "_s +
            counts);
    row("each class", classes + u"classes"_s,
        u"One-vs-rest measures of each class, and their averages. "_s + counts);
    row("all classes", classes + u"values"_s, u"Measures over all classes. "_s + counts);
    row("models with rows left out",
        u"classify gaps.csv --columns recall --leave-out unknown --layout models"_s,
        u"Performance of the models. Positive class: 1, predicted if score ≥ threshold. n = 4, "
        u"2 positive. Rows left out: 3 of 7 (1 labelled “unknown”, 2 without a score from B). "
        u"Only rows with every score are analysed (complete cases)."_s);
    row("three clusters", u"classify clusters.csv --columns recall --cluster ward"_s,
        u"With fewer than about 20 clusters, these intervals are too narrow."_s);
}

void TestTable::captionsOfClassifiers()
{
    QFETCH(const QString, words);
    QFETCH(const QString, caption);
    const Result result = run(QStringList{u"table"_s} + m_folder.pathsOf(words) +
                              QStringList{u"--format"_s, u"html"_s});
    QVERIFY2(result.out.contains(caption), qPrintable(result.out + result.err));
}

void TestTable::numbersInFull()
{
    // Precision 2/3 at rank 3 has no end in decimals.
    const QString words = u"eval qrels a.run b.run -m P@3 --format csv --full"_s;
    QVERIFY(run(QStringList{u"table"_s} + m_folder.pathsOf(words))
                .out.contains(u"0.3333333333333333"_s));
}

void TestTable::htmlIsWellFormed()
{
    const Result result =
        run(QStringList{u"table"_s} +
            m_folder.pathsOf(u"compare qrels a.run b.run -m RR -q --format html"_s));
    QCOMPARE(result.status, 0);
    QXmlStreamReader xml(u"<tables>"_s + result.out + u"</tables>"_s);
    int tables = 0;
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"table"_s)
            ++tables;
    QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
    QCOMPARE(tables, 2);
}

void TestTable::helpTellsOfTablesOnly_data()
{
    QTest::addColumn<QString>("table");
    for (const char* table : {"eval", "compare", "steps", "classify", "thresholds", "measures"})
        QTest::newRow(table) << QLatin1String(table) + QString();
}

void TestTable::helpTellsOfTablesOnly()
{
    QFETCH(const QString, table);
    const QString help = run({u"table"_s, table, u"--help"_s}).out;
    QVERIFY(help.contains(u"latex (booktabs)"_s));
    // Judgments and runs may be JSON dictionaries or objects; no table is JSON.
    QVERIFY2(!help.simplified().contains(QRegularExpression(u"JSON (?!dictionary|objects)"_s)),
             qPrintable(help));
}

void TestTable::labelsAreUnlike_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QStringList>("labels");
    QTest::newRow("pairs of runs")
        << u"compare qrels a.run b.run c.run -m RR --pairs"_s
        << QStringList{u"leaderboard"_s, u"comparison"_s, u"comparison-2"_s, u"comparison-3"_s};
    QTest::newRow("queries by measure")
        << u"compare qrels a.run b.run -m RR -m P@1 -q"_s
        << QStringList{u"comparison"_s, u"queries"_s, u"queries-2"_s};
    QTest::newRow("other columns of models")
        << u"classify models.csv --columns recall"_s << QStringList{u"models-recall"_s};
    QTest::newRow("steps by measure")
        << u"steps list.txt -m AP -m RR"_s << QStringList{u"steps"_s, u"steps-2"_s};
}

void TestTable::labelsAreUnlike()
{
    QFETCH(const QString, words);
    QFETCH(const QStringList, labels);
    const QStringList arguments = QStringList{u"table"_s} + m_folder.pathsOf(words);
    const auto found = [&](const QString& format, const char* pattern) {
        QStringList names;
        const QRegularExpression label{QLatin1String(pattern)};
        const QString out = run(arguments + QStringList{u"--format"_s, format}).out;
        for (const auto& match : label.globalMatch(out))
            names << match.captured(1);
        return names;
    };
    QCOMPARE(found(u"latex"_s, R"(\\label\{tab:(.*)\})"), labels);
    QCOMPARE(found(u"html"_s, R"re( id="(.*?)")re"), labels);
}

void TestTable::refused_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("error");
    QTest::newRow("no kind of table") << u"nothing"_s << 2 << u"table"_s;
    QTest::newRow("no such file") << u"eval missing a.run"_s << 1 << u"missing: cannot"_s;
    QTest::newRow("no such format")
        << u"eval qrels a.run --format latexx"_s << 2 << u"did you mean latex?"_s;
    QTest::newRow("no such column")
        << u"classify models.csv --columns auc,ndcg"_s << 2 << u"“ndcg” is not one of auc,"_s;
    QTest::newRow("no such baseline")
        << u"classify models.csv --baseline D"_s << 2 << u"“D” is not one of A, B, C"_s;
    QTest::newRow("slices by nothing")
        << u"classify models.csv --layout slices"_s << 2 << u"requires --slices"_s;
    QTest::newRow("slices by no column")
        << u"classify models.csv --slices site"_s << 1 << u"no column “site”"_s;
    QTest::newRow("a mistake is said of the whole command")
        << u"eval qrels"_s << 2 << u"rankscope-cli table eval: RUN is required"_s;
}

void TestTable::refused()
{
    QFETCH(const QString, words);
    QFETCH(const int, status);
    QFETCH(const QString, error);
    const Result result = run(QStringList{u"table"_s} + m_folder.pathsOf(words));
    QVERIFY2(result.err.contains(error), qPrintable(result.err));
    QCOMPARE(result.status, status);
    QCOMPARE(result.out, QString());
}

QTEST_GUILESS_MAIN(TestTable)

}  // namespace tst_table

#include "tst_table.moc"
