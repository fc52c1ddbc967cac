// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_check {

class TestCheck : public QObject {
    Q_OBJECT
private slots:
    void init();
    void cleanFiles();
    void oddFiles();
    void refusedFiles();
    void undecided_data();
    void undecided();
    void choices_data();
    void choices();
    void columnsAreNamedEverywhere_data();
    void columnsAreNamedEverywhere();
    void systemsOfOneFileAreScoredApart();
    void formatsAreNamedInTheLanguageSpoken();
    void cleanCopiesAreWritten();
    void latin1IsToldOfBoth_data();
    void latin1IsToldOfBoth();
    void missingQueries();
    void otherJudgmentsDecide_data();
    void otherJudgmentsDecide();
    void textsOfOthers_data();
    void textsOfOthers();
    void queryAsDocument_data();
    void queryAsDocument();
    void beirFolder();
    void otherFormatsAreScored();
    void letorIsScored_data();
    void letorIsScored();
    void folderIsScored();
    void folderOfJudgmentsAndRuns();
    void folderInPlaceOfARun();
    void wordsUnderUnknownNames();
    void judgmentsThatCannotBeRead_data();
    void judgmentsThatCannotBeRead();
    void aRuleForRatersIsEnough();
    void columnsOfOneFileOnly();
    void judgmentsAreNoRun_data();
    void judgmentsAreNoRun();
    void choicesWithoutUse_data();
    void choicesWithoutUse();

private:
    QString write(const QString& name, const QByteArray& content);

    QTemporaryDir m_folder;
};

void TestCheck::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QVERIFY(m_folder.isValid());
}

QString TestCheck::write(const QString& name, const QByteArray& content)
{
    const QString path = m_folder.filePath(name);
    QDir().mkpath(QFileInfo(path).path());
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
        return {};
    return path;
}

void TestCheck::cleanFiles()
{
    const QString qrels = write(QStringLiteral("qrels.txt"), "q1 0 d1 1\nq1 0 d2 0\nq2 0 d3 2\n");
    const QString run = write(QStringLiteral("bm25.run"), "q1 Q0 d2 1 2.5 t\nq1 Q0 d1 2 1.5 t\n"
                                                          "q2 Q0 d3 1 0.5 t\nq2 Q0 d4 2 0.25 t\n");
    const Result result = ::run({QStringLiteral("check"), qrels, run});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.out,
             qrels +
                 QStringLiteral(": TREC qrels, 3 lines, 2 queries, 3 judgments, grades 0 to 2\n") +
                 run +
                 QStringLiteral(": TREC run, 4 lines, 2 queries, 4 documents, at most 2 per "
                                "query\n"));
}

void TestCheck::oddFiles()
{
    const QString path = write(QStringLiteral("odd.txt"),
                               "\xEF\xBB\xBF# exported\n\n1 0 d1 0.5\n1 0 d2 -1\n1 0 d1 0.5\n");
    const Result result = run({QStringLiteral("check"), path});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out,
             path + QStringLiteral(
                        ": TREC qrels, 5 lines, 1 query, 2 judgments, grades -1 to 0.5\n  A byte "
                        "order mark, line 1: skipped.\n  1 blank line, line 2: skipped.\n  1 "
                        "comment line, line 1 (“# exported”): skipped.\n  1 judgment repeated with "
                        "the same grade, line 5 (“d1”): merged.\n  2 fractional grades, first in "
                        "line 3 (“d1”): kept as is; trec_eval rounds down.\n  1 negative grade, "
                        "line 4 (“d2”): no gain and, as in trec_eval, not counted as judged.\n"));
}

void TestCheck::refusedFiles()
{
    const QString good = write(QStringLiteral("good.csv"), "query,docid,rating\nq,d,1\nq,e,0\n");
    const QString bad = write(QStringLiteral("bad.csv"), "query,docid,rating\nq,d,1\nq,e,good\n");
    const Result result = run({QStringLiteral("check"), bad, good});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err,
             bad + QStringLiteral(":3: “good” is not a grade; use a number such as 2 or 2.5 (use "
                                  "--skip-bad-lines to skip such lines)\n"));
    QVERIFY(result.out.startsWith(good + QStringLiteral(": table of ratings, 3 lines")));
}

void TestCheck::undecided_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("two grades") << QByteArray(R"({"p": {"d": 1}, "q": {"d": 1, "d": 2}})")
                                << QStringLiteral(
                                       ":1: query “q”: “d” has two different grades; it may have "
                                       "only one per query (use --repeated to choose one)\n");
    QTest::newRow("decimal comma")
        << QByteArray("q1\td1\t1,5\nq1\td2\t2\n")
        << QStringLiteral(":1: “1,5” is not a number; use one such as 2.5, or choose decimal "
                          "commas (add --decimal-comma)\n");
    QTest::newRow("Latin-1")
        << QByteArray("q 0 caf\xE9 1\n")
        << QStringLiteral(":1: the byte 0xe9 is not valid UTF-8; save the file as UTF-8 (use "
                          "--latin1 to read it as Latin-1, or --gb18030 as Chinese text)\n");
    QTest::newRow("numbers under a name nobody knows")
        << QByteArray("query,docid,gain\nq,d,3\nq,e,0\n")
        << QStringLiteral(":1: numbers found in “gain”; specify the column of grades or scores "
                          "(name it with --grade-column or --score-column; --raters uses all as "
                          "grades, --grade-column none ignores them)\n");
    QTest::newRow("a bad line and more")
        << QByteArray("q 0 d 1\nq 0 e\nq 0 f x\nq 0 g 0\n")
        << QStringLiteral(
               ":2: this line has 3 columns instead of 4: query iteration document grade; 1 more "
               "line cannot be read (use --skip-bad-lines to skip such lines)\n");
    QTest::newRow("a word")
        << QByteArray(R"({"q1": {"d1": None, "d2": 1}})")
        << QStringLiteral(
               ":1: query “q1”: “\"d1\": None” is not a number; each document needs one\n");
}

/// What cannot be decided is refused alike by all commands, with the option that decides it.
void TestCheck::undecided()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, reason);
    const QString path = write(QStringLiteral("undecided"), content);
    const QString run = write(QStringLiteral("some.run"), "q Q0 d 1 2.5 t\n");
    for (const QStringList& arguments :
         {QStringList{QStringLiteral("check"), path}, {QStringLiteral("eval"), path, run}}) {
        const Result result = ::run(arguments);
        QCOMPARE(result.status, 1);
        QCOMPARE(result.err, path + reason);
    }
}

void TestCheck::choices_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("decimal comma")
        << QByteArray("query;docid;rating\nq;d;2,5\nq;e;0\n")
        << QStringList{QStringLiteral("--decimal-comma")}
        << QStringLiteral("1 number with a decimal comma, line 2 (“2,5”)");
    QTest::newRow("Latin-1") << QByteArray("query,docid,rating\ncaf\xE9,d,2\nq,e,0\n")
                             << QStringList{QStringLiteral("--latin1")}
                             << QStringLiteral("1 line that is not UTF-8, line 2");
    QTest::newRow("two grades") << QByteArray("q 0 d 1\nq 0 d 2\nq 0 e 0\n")
                                << QStringList{QStringLiteral("--repeated"), QStringLiteral("last")}
                                << QStringLiteral("the last grade counts, as requested");
    QTest::newRow("column of grades")
        << QByteArray("query,docid,gain\nq,d,3\nq,e,0\n")
        << QStringList{QStringLiteral("--grade-column"), QStringLiteral("gain")}
        << QStringLiteral("grades 0 to 3\n  Columns you named (“gain”): read as requested.");
    QTest::newRow("raters") << QByteArray("query,docid,anna,ben\nq,d,3,2\nq,e,,0\n")
                            << QStringList{QStringLiteral("--raters"), QStringLiteral("mean")}
                            << QStringLiteral("1 query–document pair graded by several raters, "
                                              "line 2 (“d”): the mean counts, as requested.");
    QTest::newRow("repeated document")
        << QByteArray("q Q0 d 1 2 t\nq Q0 e 2 1 t\nq Q0 d 3 0 t\n")
        << QStringList{QStringLiteral("--repeated-document"), QStringLiteral("first")}
        << QStringLiteral("1 document listed more than once for the same query, line 3 (“d”): the "
                          "first one counts, as requested.");
    QTest::newRow("bad lines")
        << QByteArray("q 0 d 1\nq 0 e\nq 0 f x\nq 0 g 0\n")
        << QStringList{QStringLiteral("--skip-bad-lines")}
        << QStringLiteral("2 unreadable lines, first in line 2: skipped, as requested. Line 2: "
                          "this line has 3 columns instead of 4: query iteration document grade. "
                          "Line 3: “x” is not a grade; use a number such as 2 or 2.5.");
    QTest::newRow("bad lines of texts")
        << QByteArray("{\"_id\":\"d\",\"text\":\"x\"}\n{\"_id\":\n{\"_id\":\"e\",\"text\":\"y\"}\n")
        << QStringList{QStringLiteral("--skip-bad-lines")}
        << QStringLiteral("1 unreadable line, line 2");
    QTest::newRow("feature") << QByteArray("2 qid:1 1:0.5 # a\n0 qid:1 1:0.25 # b\n")
                             << QStringList{QStringLiteral("--feature"), QStringLiteral("1")}
                             << QStringLiteral("as a run: 1 query, 2 documents");
}

void TestCheck::choices()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QStringList, options);
    QFETCH(const QString, said);
    const QString path = write(QStringLiteral("file"), content);
    const Result with = run(QStringList{QStringLiteral("check"), path} + options);
    QCOMPARE(with.status, 0);
    QVERIFY2(with.out.contains(said), qPrintable(with.out));
    const Result without = run({QStringLiteral("check"), path});
    QVERIFY(!without.out.contains(said));
}

void TestCheck::columnsAreNamedEverywhere_data()
{
    QTest::addColumn<QString>("command");
    for (const char* const command :
         {"eval -m nDCG@10", "compare -m nDCG@10", "table eval -m nDCG@10 --format csv",
          "table compare -m nDCG@10 --format csv", "explain -m nDCG@10",
          "table steps -m nDCG@10 --format csv", "check"})
        QTest::newRow(command) << QString::fromLatin1(command);
}

/// A table of gains is scored as one of grades, by every command.
void TestCheck::columnsAreNamedEverywhere()
{
    QFETCH(const QString, command);
    const QString known =
        write(QStringLiteral("known.csv"), "query,docid,grade\nq1,d1,3\nq1,d2,1\nq1,d3,0\n");
    const QString gains =
        write(QStringLiteral("gains.csv"), "query,docid,gain\nq1,d1,3\nq1,d2,1\nq1,d3,0\n");
    const QString run =
        write(QStringLiteral("gains.run"), "q1 Q0 d3 1 3 t\nq1 Q0 d2 2 2 t\nq1 Q0 d1 3 1 t\n");
    const QString other =
        write(QStringLiteral("other.run"), "q1 Q0 d1 1 3 u\nq1 Q0 d2 2 2 u\nq1 Q0 d3 3 1 u\n");
    QStringList arguments = command.split(u' ');
    const bool isOfTwo = command.contains(QStringLiteral("compare"));
    const auto result = [&](const QString& qrels, const QStringList& options) {
        return ::run(arguments + QStringList{qrels, run} +
                     (isOfTwo ? QStringList{other} : QStringList()) + options);
    };
    QCOMPARE(result(gains, {}).status, 1);
    const Result named = result(gains, {QStringLiteral("--grade-column"), QStringLiteral("gain")});
    QCOMPARE(named.status, 0);
    if (arguments.front() != QStringLiteral("check"))
        QCOMPARE(QString(named.out).replace(gains, known), result(known, {}).out);
    QVERIFY((named.out + named.err).contains(QStringLiteral("Columns you named (“gain”)")));
}

void TestCheck::systemsOfOneFileAreScoredApart()
{
    const QString qrels = write(QStringLiteral("s.qrels"), "q 0 d 1\nq 0 e 0\n");
    const QString both = write(QStringLiteral("both.run"),
                               "q Q0 d 1 2 a\nq Q0 e 2 1 a\nq Q0 e 1 2 b\nq Q0 d 2 1 b\n");
    const Result result =
        run({QStringLiteral("eval"), qrels, both, QStringLiteral("-m"), QStringLiteral("RR")});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, both + QStringLiteral(":a\tRR\tall\t1.000000\n") + both +
                             QStringLiteral(":b\tRR\tall\t0.500000\n"));
    QVERIFY(result.err.contains(QStringLiteral("Several runs in one file")));
    QCOMPARE(run({QStringLiteral("compare"), qrels, both}).status, 0);
    const Result one = run({QStringLiteral("explain"), qrels, both});
    QCOMPARE(one.status, 1);
    QCOMPARE(
        one.err,
        both + QStringLiteral(
                   ": this file holds runs of several systems: “a”, “b”; use one run per file\n"));
}

void TestCheck::cleanCopiesAreWritten()
{
    const QString qrels =
        write(QStringLiteral("dirty.csv"), "sep=,\nquery,docid,anna,ben\nq,d,3,2\nq,e\nq,f,,0\n");
    const QString results =
        write(QStringLiteral("dirty.run"), "q Q0 d 1 2 t\nq Q0 f 2 1 t\nq Q0 d 3 0 t\nq Q0 g\n");
    const QString spaced = write(QStringLiteral("spaced.csv"),
                                 "query,docid,score\nred shoes,d 1,0.5\nred shoes,d 2,1.5\n");
    const QString folder = m_folder.filePath(QStringLiteral("clean"));
    const QStringList command{QStringLiteral("check"),
                              qrels,
                              results,
                              spaced,
                              QStringLiteral("--raters"),
                              QStringLiteral("mean"),
                              QStringLiteral("--skip-bad-lines"),
                              QStringLiteral("--repeated-document"),
                              QStringLiteral("first"),
                              QStringLiteral("--write-clean"),
                              folder};
    const Result result = run(command);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    const auto content = [&](const char* name) {
        QFile file(folder + QLatin1Char('/') + QLatin1String(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    };
    QCOMPARE(content("dirty.qrels"), "q 0 d 2.5\nq 0 f 0\n");
    QCOMPARE(content("dirty.run"), "q Q0 d 1 2 t\nq Q0 f 2 1 t\n");
    QCOMPARE(content("spaced.run.tsv"),
             "query\tdocid\trank\tscore\nred shoes\td 2\t1\t1.5\nred shoes\td 1\t2\t0.5\n");
    QVERIFY(result.out.contains(folder + QStringLiteral("/dirty.qrels: clean copy of ") + qrels));
    // What is there stays, all of it.
    const Result again = run(command);
    QCOMPARE(again.status, 1);
    QVERIFY2(again.err.contains(folder + QStringLiteral("/dirty.qrels: cannot be written")),
             qPrintable(again.err));
    // The copies are read alike, and nothing is odd about them.
    const Result clean = run({QStringLiteral("check"), folder + QStringLiteral("/dirty.qrels"),
                              folder + QStringLiteral("/dirty.run")});
    QVERIFY2(clean.out.contains(QStringLiteral("2 judgments, grades 0 to 2.5\n")),
             qPrintable(clean.out));
}

void TestCheck::latin1IsToldOfBoth_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("check") << QStringList{QStringLiteral("check")};
    QTest::newRow("eval") << QStringList{QStringLiteral("eval")};
    QTest::newRow("compare") << QStringList{QStringLiteral("compare"), QStringLiteral("-m"),
                                            QStringLiteral("AP")};
}

void TestCheck::latin1IsToldOfBoth()
{
    QFETCH(QStringList, command);
    const QString qrels = write(QStringLiteral("latin.qrels"), "q 0 caf\xE9 1\nq 0 d 0\n");
    const QString run = write(QStringLiteral("latin.run"), "q Q0 d 1 2 t\nq Q0 caf\xE9 2 1 t\n");
    command << qrels << run << run << QStringLiteral("--latin1");
    if (command.front() == QStringLiteral("eval"))
        command.removeOne(run);
    const Result result = ::run(command);
    QCOMPARE(result.status, 0);
    const QString said = result.out + result.err;
    QVERIFY2(said.contains(QStringLiteral("1 line that is not UTF-8, line 1")), qPrintable(said));
    QVERIFY2(said.contains(QStringLiteral("1 line that is not UTF-8, line 2")), qPrintable(said));
}

void TestCheck::missingQueries()
{
    const QString qrels = write(QStringLiteral("q"), "a 0 d 1\nb 0 d 0\n");
    const QString run = write(QStringLiteral("r"), "b Q0 d 1 2.5 t\nc Q0 d 1 2.5 t\n");
    const Result result = ::run({QStringLiteral("check"), qrels, run});
    QVERIFY(result.out.endsWith(run + QStringLiteral(": 1 judged query is missing: a\n") + run +
                                QStringLiteral(": 1 query has no judgments: c\n")));
}

void TestCheck::otherJudgmentsDecide_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    QTest::newRow("JSON dictionary of whole numbers")
        << QByteArray(R"({"a": {"d": 3, "e": 2}})") << QStringLiteral("JSON run");
    QTest::newRow("three columns of ones")
        << QByteArray("a\td\t1\nb\td\t1\n") << QStringLiteral("BEIR qrels");
    QTest::newRow("three columns with fractions")
        << QByteArray("a\td\t0.5\nb\td\t1\n") << QStringLiteral("table of ratings");
}

/// Numbers that may be grades or a run's are a run where another file holds the judgments.
void TestCheck::otherJudgmentsDecide()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, format);
    const QString qrels = write(QStringLiteral("q"), "a 0 d 1\nc 0 d 0\n");
    const QString open = write(QStringLiteral("open"), content);
    const QString taken =
        QStringLiteral("read as scores of a run, because there are other judgments");
    for (const QStringList& files : {QStringList{qrels, open}, QStringList{open, qrels}}) {
        const Result result = run(QStringList{QStringLiteral("check")} + files);
        QCOMPARE(result.status, 0);
        QVERIFY(result.out.contains(open + QStringLiteral(": ") + format));
        QVERIFY(result.out.contains(taken));
        QVERIFY(result.out.contains(open + QStringLiteral(": 1 judged query is missing: c\n")));
    }
    const Result alone = run({QStringLiteral("check"), open});
    QVERIFY(!alone.out.contains(taken));
    QVERIFY(alone.out.contains(QStringLiteral("read as grades")));
}

void TestCheck::textsOfOthers_data()
{
    QTest::addColumn<QByteArray>("texts");
    QTest::addColumn<QString>("said");
    QTest::newRow("of neither")
        << QByteArray("{\"_id\":\"z3\",\"text\":\"x\"}\n")
        << QStringLiteral("\n  Texts that do not match any judged query or document: not shown.\n");
    QTest::newRow("of one query alone")
        << QByteArray("{\"_id\":\"q\",\"text\":\"x\"}\n")
        << QStringLiteral("\n  1 judged query without text (“r”): the id is shown instead.\n");
    QTest::newRow("of all") << QByteArray("{\"_id\":\"q\",\"text\":\"x\"}\n"
                                          "{\"_id\":\"r\",\"text\":\"x\"}\n")
                            << QStringLiteral("JSON texts, 2 lines, 2 texts\n");
}

void TestCheck::textsOfOthers()
{
    QFETCH(const QByteArray, texts);
    QFETCH(const QString, said);
    write(QStringLiteral("b/qrels/test.tsv"), "query-id\tcorpus-id\tscore\nq\td\t1\nr\td\t0\n");
    write(QStringLiteral("b/queries.jsonl"), texts);
    const Result result = run({QStringLiteral("check"), m_folder.filePath(QStringLiteral("b"))});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.endsWith(said), qPrintable(result.out));
}

void TestCheck::queryAsDocument_data()
{
    QTest::addColumn<QByteArray>("run");
    QTest::addColumn<bool>("isSaid");
    QTest::newRow("by name") << QByteArray("q Q0 q 1 3 t\nq Q0 d 2 1 t\n") << true;
    QTest::newRow("numbers may be apart") << QByteArray("7 Q0 7 1 3 t\n7 Q0 d 2 1 t\n") << false;
}

void TestCheck::queryAsDocument()
{
    QFETCH(const QByteArray, run);
    QFETCH(const bool, isSaid);
    const QString path = write(QStringLiteral("self.run"), run);
    const QString said = QStringLiteral("1 document with the same id as its query");
    const Result result = ::run({QStringLiteral("check"), path});
    QCOMPARE(result.out.contains(said), isSaid);
    const QString qrels = write(QStringLiteral("self.qrels"), "q 0 d 1\n7 0 d 1\n");
    QCOMPARE(::run({QStringLiteral("eval"), qrels, path}).err.contains(said), isSaid);
    QCOMPARE(::run({QStringLiteral("compare"), qrels, path, path}).err.count(said), isSaid ? 2 : 0);
}

void TestCheck::beirFolder()
{
    write(QStringLiteral("nf/qrels/test.tsv"), "query-id\tcorpus-id\tscore\nq\td\t1\nq\te\t0\n");
    write(QStringLiteral("nf/qrels/dev.tsv"), "query-id\tcorpus-id\tscore\np\td\t1\np\te\t0\n");
    write(QStringLiteral("nf/queries.jsonl"), "{\"_id\":\"q\",\"text\":\"what\"}\n");
    const QString folder = m_folder.filePath(QStringLiteral("nf"));
    const Result result = run({QStringLiteral("check"), folder});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out,
             folder +
                 QStringLiteral("/qrels/test.tsv: BEIR qrels, 3 lines, 1 query, 2 judgments, "
                                "grades 0 to 1\n  Judgments in several files (“test (of dev, "
                                "test)”): this one was read.\n") +
                 folder + QStringLiteral("/queries.jsonl: JSON texts, 1 line, 1 text\n"));
    const Result chosen =
        run({QStringLiteral("check"), folder, QStringLiteral("--split"), QStringLiteral("dev")});
    QVERIFY(chosen.out.contains(QStringLiteral("/qrels/dev.tsv: ")));
}

/// The second document of two is relevant, whatever holds the judgments and the run.
void TestCheck::otherFormatsAreScored()
{
    const QStringList judgments{
        write(QStringLiteral("qrels.json"), R"({"q": {"a": 0, "b": 1}})"),
        write(QStringLiteral("qrels.tsv"), "query-id\tcorpus-id\tscore\nq\ta\t0\nq\tb\t1\n"),
        write(QStringLiteral("qrels.letor"), "0 qid:q # a\n1 qid:q # b\n")};
    const QStringList runs{write(QStringLiteral("run.json"), R"({"q": {"b": 0.5, "a": 0.75}})"),
                           write(QStringLiteral("run.csv"), "user,item,rank\nq,b,2\nq,a,1\n"),
                           write(QStringLiteral("run.tsv"), "q\ta\t1\nq\tb\t2\n"),
                           write(QStringLiteral("lists.csv"), "q,a b\n"),
                           write(QStringLiteral("scores.tsv"), "q\tb\t0.5\nq\ta\t0.75\n")};
    for (const QString& qrels : judgments) {
        for (const QString& path : runs) {
            const Result result = run(
                {QStringLiteral("eval"), qrels, path, QStringLiteral("-m"), QStringLiteral("RR")});
            const bool hasScores = path.endsWith(QStringLiteral("run.json")) ||
                                   path.endsWith(QStringLiteral("scores.tsv"));
            QCOMPARE(!result.err.contains(QStringLiteral("Ranks without scores")), hasScores);
            QCOMPARE(result.out, QStringLiteral("RR\tall\t0.500000\n"));
        }
    }
    const QString comma = write(QStringLiteral("comma.run"), "q Q0 a 1 2,5 t\nq Q0 b 2 1,5 t\n");
    QStringList arguments{QStringLiteral("eval"), judgments.front(), comma, QStringLiteral("-m"),
                          QStringLiteral("RR")};
    QCOMPARE(run(arguments).status, 1);
    arguments << QStringLiteral("--decimal-comma");
    QCOMPARE(run(arguments).out, QStringLiteral("RR\tall\t0.500000\n"));
}

void TestCheck::letorIsScored_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    // The first of two documents is relevant; the model puts it first, feature 1 does not.
    QTest::newRow("predictions") << "eval LETOR MODEL" << 0 << "RR\tall\t1.000000\n";
    QTest::newRow("a feature") << "eval LETOR LETOR --feature 1" << 0 << "RR\tall\t0.500000\n";
    QTest::newRow("features are runs")
        << "eval LETOR LETOR --feature 1 --feature 2" << 0
        << "LETOR (feature 1)\tRR\tall\t0.500000\nLETOR (feature 2)\tRR\tall\t1.000000\n";
    QTest::newRow("predictions are compared") << "compare LETOR MODEL OTHER" << 0 << "B: OTHER";
    QTest::newRow("features are compared")
        << "compare LETOR LETOR --feature 1 --feature 2" << 0 << "B: LETOR (feature 2)";
    QTest::newRow("one feature is no comparison")
        << "compare LETOR LETOR --feature 1" << 2 << "found 1 run; two or more are required";
    QTest::newRow("a table of predictions") << "table eval LETOR MODEL OTHER" << 0 << "MODEL";
    QTest::newRow("the list is explained") << "explain LETOR MODEL" << 0 << "line 1";
    QTest::newRow("too many predictions")
        << "eval LETOR THREE" << 1
        << "THREE: found 3 predictions for 2 lines of judgments; each line needs one";
    QTest::newRow("predictions for other judgments")
        << "eval QRELS MODEL" << 1 << "MODEL: this file holds predictions, one number per line";
}

void TestCheck::letorIsScored()
{
    QFETCH(QString, command);
    const QList<std::pair<QString, QByteArray>> files{
        {QStringLiteral("LETOR"), "2 qid:1 1:1 2:0.5\n0 qid:1 1:2 2:0.25\n"},
        {QStringLiteral("MODEL"), "0.9\n0.5\n"},
        {QStringLiteral("OTHER"), "0.1\n0.5\n"},
        {QStringLiteral("THREE"), "0.9\n0.5\n0.1\n"},
        {QStringLiteral("QRELS"), "1 0 a 1\n1 0 b 0\n"}};
    for (const auto& [name, content] : files)
        write(name, content);
    QStringList arguments = command.split(u' ');
    for (QString& argument : arguments)
        if (QFile::exists(m_folder.filePath(argument)))
            argument = m_folder.filePath(argument);
    const Result result = run(arguments + QStringList{"-m", "RR"});
    QTEST(result.status, "status");
    QFETCH(QString, said);
    const QString all = QString(result.out + result.err).remove(m_folder.path() + u'/');
    QVERIFY2(all.contains(said), qPrintable(all));
}

void TestCheck::folderIsScored()
{
    write(QStringLiteral("b/qrels/test.tsv"), "query-id\tcorpus-id\tscore\nq\td\t1\nq\te\t0\n");
    write(QStringLiteral("b/qrels/dev.tsv"), "query-id\tcorpus-id\tscore\nq\td\t0\nq\te\t1\n");
    write(QStringLiteral("b/corpus.jsonl"), "not read\n");
    const QString folder = m_folder.filePath(QStringLiteral("b"));
    const QString path = write(QStringLiteral("b.run"), "q Q0 d 1 2 t\nq Q0 e 2 1 t\n");
    const Result result = run({"eval", folder, path, "-m", "RR"});
    QCOMPARE(result.out, QStringLiteral("RR\tall\t1.000000\n"));
    QCOMPARE(result.err, folder + QStringLiteral(": Judgments in several files (“test (of dev, "
                                                 "test)”): this one was read.\n"));
    QCOMPARE(run({"eval", folder, path, "-m", "RR", "--split", "dev"}).out,
             QStringLiteral("RR\tall\t0.500000\n"));
    QVERIFY(run({"eval", folder, path, "--split", "dev", "--format", "json"})
                .out.contains(QRegularExpression(QStringLiteral("\"split\": *\"dev\""))));
    QVERIFY(run({"eval", folder, path, "--split", "train"}).err.contains(QStringLiteral("train")));
    QVERIFY(run({"compare", folder, path, path}).out.contains(QStringLiteral("B: ") + path));
    const QString plain = m_folder.filePath(QStringLiteral("plain"));
    write(QStringLiteral("plain/a.qrels"), "q 0 d 1\n");
    write(QStringLiteral("plain/b.run"), "q Q0 d 1 2 t\nq Q0 e 2 1 t\n");
    QCOMPARE(run({"eval", plain, path, "-m", "RR"}).out, QStringLiteral("RR\tall\t1.000000\n"));
}

/// Read as the window reads it.
void TestCheck::folderOfJudgmentsAndRuns()
{
    write(QStringLiteral("both/a.qrels"), "q 0 d 1\nq 0 e 0\n");
    write(QStringLiteral("both/b.run"), "q Q0 e 1 2 t\nq Q0 d 2 1 t\n");
    write(QStringLiteral("both/c.run"), "q Q0 d 1 2 u\nq Q0 e 2 1 u\n");
    const Result both = run({"eval", m_folder.filePath(QStringLiteral("both")), "-m", "RR"});
    QCOMPARE(both.status, 0);
    QCOMPARE(both.out, QStringLiteral("t\tRR\tall\t0.500000\nu\tRR\tall\t1.000000\n"));
    write(QStringLiteral("judged/a.qrels"), "q 0 d 1\n");
    const Result judged = run({"eval", m_folder.filePath(QStringLiteral("judged")), "-m", "RR"});
    QCOMPARE(judged.status, 2);
    QVERIFY2(judged.err.contains(QStringLiteral("a folder provides only judgments")),
             qPrintable(judged.err));
}

void TestCheck::folderInPlaceOfARun()
{
    const QString qrels = write(QStringLiteral("qrels"), "q 0 d 1\nq 0 e 0\n");
    write(QStringLiteral("tables/a.csv"), "query,docid,score\nq,d,2\n");
    const Result result =
        run({"eval", qrels, m_folder.filePath(QStringLiteral("tables")), "-m", "RR"});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(QStringLiteral("use one of its files, such as “a.csv”")),
             qPrintable(result.err));
}

void TestCheck::wordsUnderUnknownNames()
{
    const QString table = write(QStringLiteral("ok.csv"), "Query,Product,OK\nq,d,Y\nq,e,N\n");
    const QString path = write(QStringLiteral("ok.run"), "q Q0 e 1 2 t\nq Q0 d 2 1 t\n");
    const Result asked = run({"eval", table, path, "-m", "RR"});
    QCOMPARE(asked.status, 2);
    QCOMPARE(asked.out, QString());
    QCOMPARE(asked.err,
             table + QStringLiteral(":1: column “OK”: the grades are “N”, “Y”; use numbers, or "
                                    "give each of these words a number (use --grades \"N=…,Y=…\" "
                                    "to give each word a number; --grade-column names the grades, "
                                    "--grade-column none ignores the column)\n"));
    QCOMPARE(run({"eval", table, path, "-m", "RR", "--grades", "Y=1,N=0"}).out,
             QStringLiteral("RR\tall\t0.500000\n"));
    QCOMPARE(run({"eval", table, path, "-m", "RR", "--grade-column", "none"}).out,
             QStringLiteral("RR\tall\t1.000000\n"));
}

void TestCheck::judgmentsThatCannotBeRead_data()
{
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("reason");
    QTest::newRow("numbers under a name that nobody knows")
        << QByteArray("query,docid,gain\nq,d,3\nq,e,0\n")
        << QStringLiteral("numbers found in “gain”; specify the column");
    QTest::newRow("fractions beside ranks, which may be their scores")
        << QByteArray("query_id,doc_id,rank,relevance\nq,d,1,0.93\nq,e,2,0.85\n")
        << QStringLiteral("numbers found in “relevance”; specify the column");
    QTest::newRow("a pickle") << QByteArray("\x80\x04\x95\x0f\0\0\0\0\0\0\0}\x94.", 14)
                              << QStringLiteral("pickle files cannot be read");
    QTest::newRow("a word in place of a grade")
        << QByteArray("q 0 d 1\nq 0 e good\n") << QStringLiteral("“good” is not a grade");
}

/// What is wrong with the only file is said, not that a run is lacking.
void TestCheck::judgmentsThatCannotBeRead()
{
    QFETCH(const QByteArray, content);
    QFETCH(const QString, reason);
    const QString path = write(QStringLiteral("alone"), content);
    const Result result = run({"eval", path, "-m", "RR"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(reason), qPrintable(result.err));
}

void TestCheck::aRuleForRatersIsEnough()
{
    const QString table =
        write(QStringLiteral("raters.csv"), "query,docid,anna,ben\nq,d,2,0\nq,e,0,0\n");
    const QString path = write(QStringLiteral("raters.run"), "q Q0 e 1 2 t\nq Q0 d 2 1 t\n");
    const Result result = run({"eval", table, path, "-m", "RR", "--raters", "mean"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("RR\tall\t0.500000\n"));
}

void TestCheck::columnsOfOneFileOnly()
{
    const QString table = write(QStringLiteral("frage.csv"), "frage,docid,rating\nq,d,1\nq,e,0\n");
    const QString path = write(QStringLiteral("run.csv"), "query,docid,score\nq,e,2\nq,d,1\n");
    QStringList arguments{"eval", table, path, "-m", "RR", "--query-column", "frage"};
    const Result result = run(arguments);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("RR\tall\t0.500000\n"));
    arguments.back() = QStringLiteral("nosuch");
    const Result refused = run(arguments);
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(QStringLiteral("nosuch")) ||
                 refused.err.contains(QStringLiteral("unknown columns")),
             qPrintable(refused.err));
}

void TestCheck::judgmentsAreNoRun_data()
{
    QTest::addColumn<QString>("judgments");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("format");
    const QByteArray beir("query-id\tcorpus-id\tscore\nq\td\t1\nq\te\t0\n");
    QTest::newRow("a table of BEIR")
        << QStringLiteral("run") << beir << QStringLiteral("BEIR qrels");
    QTest::newRow("a table of BEIR beside others")
        << QStringLiteral("qrels") << beir << QStringLiteral("BEIR qrels");
    QTest::newRow("a table of ratings beside others")
        << QStringLiteral("qrels") << QByteArray("query,docid,rating\nq,d,1\nq,e,0\n")
        << QStringLiteral("table of ratings");
    QTest::newRow("a JSON dictionary") << QStringLiteral("run") << QByteArray(R"({"q": {"d": 1}})")
                                       << QStringLiteral("JSON qrels");
    QTest::newRow("three columns without names")
        << QStringLiteral("run") << QByteArray("q d 1\nq e 0\n") << QStringLiteral("BEIR qrels");
}

void TestCheck::judgmentsAreNoRun()
{
    QFETCH(const QString, judgments);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, format);
    write(QStringLiteral("qrels"), "q 0 d 1\nq 0 e 0\n");
    const QString path = write(QStringLiteral("run"), content);
    const Result result = run({"eval", m_folder.filePath(judgments), path, "-m", "RR"});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(
                 path +
                 QStringLiteral(": this file was read as “%1”, which does not rank ").arg(format)),
             qPrintable(result.err));
}

void TestCheck::choicesWithoutUse_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    for (const char* column :
         {"--query-column", "--document-column", "--grade-column", "--score-column"})
        QTest::newRow(column) << QStringList{column, "nosuch"}
                              << QStringLiteral("%1 requires a table").arg(QLatin1String(column));
    QTest::newRow("--raters") << QStringList{"--raters", "mean"}
                              << QStringLiteral("--raters requires a table");
    QTest::newRow("--feature") << QStringList{"--feature", "3"}
                               << QStringLiteral("--feature requires a LETOR file");
    QTest::newRow("--split") << QStringList{"--split", "dev"}
                             << QStringLiteral("--split requires a BEIR folder");
}

void TestCheck::choicesWithoutUse()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);
    const QString qrels = write(QStringLiteral("qrels"), "q 0 d 1\nq 0 e 0\n");
    const QString path = write(QStringLiteral("run"), "q Q0 d 1 2 t\nq Q0 e 2 1 t\n");
    const Result result = run(QStringList{"eval", qrels, path, "-m", "RR"} + options);
    QCOMPARE(result.status, 2);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(reason), qPrintable(result.err));
}

void TestCheck::formatsAreNamedInTheLanguageSpoken()
{
    const QString run1 = write(QStringLiteral("a.run"), "q Q0 d 1 2 t\n");
    const QString table = write(QStringLiteral("t.csv"), "query,document,rating\nq,d,1\n");
    const Result chinese = run({"check", run1, table, "--lang", "zh_CN"});
    QVERIFY2(chinese.out.contains(QStringLiteral("a.run: TREC\u2009检索结果，")) &&
                 chinese.out.contains(QStringLiteral("t.csv: 评级表，")),
             qPrintable(chinese.out));
    const Result refused = run({"eval", run1, run1, "--lang", "zh_CN"});
    QVERIFY2(refused.err.contains(QStringLiteral("“TREC\u2009检索结果”")) &&
                 !refused.err.contains(QStringLiteral("TREC run")),
             qPrintable(refused.err));
    QVERIFY(run({"check", run1}).out.contains(QStringLiteral("a.run: TREC run, ")));
}

QTEST_GUILESS_MAIN(TestCheck)

}  // namespace tst_check

#include "tst_check.moc"
