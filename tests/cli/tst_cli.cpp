// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/content_of.h"
#include "tests/cli/run_program.h"
#include "tests/skipping.h"

#include <QFile>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTemporaryFile>
#include <QTest>

#include <algorithm>
#include <cmath>

namespace tst_cli {

namespace {

QString trec(const QString& file)
{
    return QStringLiteral(TEST_DATA "/trec/") + file;
}

QStringList linesOf(const QString& text)
{
    return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

bool agree(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

/// trec_eval's names for our definitions.
const QHash<QString, QString>& trecNames()
{
    static const QHash<QString, QString> names{
        {QStringLiteral("AP"), QStringLiteral("map")},
        {QStringLiteral("AP@3"), QStringLiteral("map_cut_3")},
        {QStringLiteral("RR"), QStringLiteral("recip_rank")},
        {QStringLiteral("nDCG"), QStringLiteral("ndcg")},
        {QStringLiteral("nDCG@10"), QStringLiteral("ndcg_cut_10")},
        {QStringLiteral("P@5"), QStringLiteral("P_5")},
        {QStringLiteral("Recall@5"), QStringLiteral("recall_5")},
        {QStringLiteral("Success@1"), QStringLiteral("success_1")},
        {QStringLiteral("Rprec"), QStringLiteral("Rprec")},
        {QStringLiteral("Bpref"), QStringLiteral("bpref")},
    };
    return names;
}

/// What trec_eval printed: value by "measure query".
QHash<QString, double> figures(const QString& path)
{
    QHash<QString, double> values;
    for (const QString& line : linesOf(QString::fromUtf8(dataOf(path)))) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        values.insert(fields[0] + QLatin1Char(' ') + fields[1], fields[2].toDouble());
    }
    return values;
}

QStringList tiny(const QStringList& more = {})
{
    return QStringList{QStringLiteral("eval"), trec(QStringLiteral("01-tiny/qrels.txt")),
                       trec(QStringLiteral("01-tiny/run.txt"))} +
           more;
}

}  // namespace

class TestCli : public QObject {
    Q_OBJECT

private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void loadsNoDisplay();
    void usage_data();
    void usage();
    void programsReadTheSameInEveryLanguage_data();
    void programsReadTheSameInEveryLanguage();
    void sentencesFollowTheLanguage_data();
    void sentencesFollowTheLanguage();
    void noRuleGivesTheNumber();
    void refused_data();
    void refused();

    void agreesWithTrecEval_data();
    void agreesWithTrecEval();
    void readsTrecEvalsNames();
    void listsMeasures();
    void listsMeasuresAsJson();
    void selfTest();
    void lessonsOfAClass();
    void answersOfALesson();
    void newLessonIsGoodOnceItIsWritten();
    void printsTheQueriesFirst();
    void digits_data();
    void digits();
    void csv();
    void json();
    void jsonNamesEveryRule_data();
    void jsonNamesEveryRule();
    void jsonHasDiagnostics_data();
    void jsonHasDiagnostics();
    void undefinedHasAReason();
    void severalRuns();
    void missingQueries_data();
    void missingQueries();
    void missingQuery_data();
    void missingQuery();
    void noValue_data();
    void noValue();
    void orders_data();
    void orders();
    void asALibrary_data();
    void asALibrary();
    void negativeGradesAreJudgedByIrMeasures();
    void asALibraryEverywhere_data();
    void asALibraryEverywhere();
    void keepsThirtyTwoBits_data();
    void keepsThirtyTwoBits();
    void cutsFractionsLikeTrecEval();
    void gzipAndStandardInput();
    void everyCompression_data();
    void everyCompression();
    void expansionIsLimited();
    void depthIsWhatIsRead();
    void pipes_data();
    void pipes();
    void saysThatNothingIsJudged();
    void noCommonQuery();

    void explainsThePicture();
    void explainsPublished_data();
    void explainsPublished();
    void explainsSeveralLists_data();
    void explainsSeveralLists();
    void explainsSeveralListsAsData();
    void explainsAMean();
    void explainsACollection();
    void explainsASession();
    void explainsOnOnePool();
    void namesTheIdealOrder_data();
    void namesTheIdealOrder();
    void idealOrdersAsData();
    void namesTheRule_data();
    void namesTheRule();
    void marksWhatCountsByRule();
    void leavesOutWithoutAHit_data();
    void leavesOutWithoutAHit();
    void neverRoundsToOneOrZero_data();
    void neverRoundsToOneOrZero();
    void explainsAsJson();
    void takesGradesAsPeopleHaveThem_data();
    void takesGradesAsPeopleHaveThem();
    void marksRanksPastTheCutoff();
    void alignsWideCharacters();

    void fullDisk();
    void closedPipe();
    void closedStreams_data();
    void closedStreams();
};

void TestCli::loadsNoDisplay()
{
    QProcess process;
    process.start(QStringLiteral("ldd"), {QStringLiteral(CLI)});
    const Result libraries = finished(process);
    QCOMPARE(libraries.status, 0);
    QVERIFY(libraries.out.contains(QLatin1String("libQt6Core")));
    QVERIFY(!libraries.out.contains(QLatin1String("libQt6Gui")));
    QVERIFY(!libraries.out.contains(QLatin1String("libQt6Widgets")));
    QVERIFY(!libraries.out.contains(QLatin1String("qcustomplot"), Qt::CaseInsensitive));
}

void TestCli::usage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const QStringList& arguments, int status, const char* out,
                        const char* err) {
        QTest::newRow(name) << arguments << status << QString::fromUtf8(out)
                            << QString::fromUtf8(err);
    };
    row("--version", {"--version"}, 0, "rankscope-cli " RANKSCOPE_VERSION "\n" RANKSCOPE_BUILD "\n",
        "");
    row("--help", {"--help"}, 0, "The exit status is 0 for success", "");
    row("help of explain", {"explain", "--help"}, 0, "--not-retrieved", "");
    row("help of eval", {"eval", "--help"}, 0, "--missing RULE", "");
    row("help of compare", {"compare", "--help"}, 0, "--rounds N", "");
    row("help of classify", {"classify", "--help"}, 0, "--counts TP,FP,FN,TN", "");
    row("a language before the command", {"--lang", "zh_CN", "eval", "--help"}, 0, "--missing RULE",
        "");
    row("a language by its short name", {"eval", "--help", "--lang=zh"}, 0, "--missing RULE", "");
    row("a language that is not spoken", {"--lang", "xx", "measures"}, 2, "",
        "--lang: “xx” is not one of en, zh_CN.");
    row("a language after the command that is not spoken", {"measures", "--lang", "xx"}, 2, "",
        "--lang: “xx” is not one of en, zh_CN.");
    row("nothing", {}, 2, "", "rankscope-cli: ");
    row("unknown command", {"evla"}, 2, "",
        "unknown command “evla”; did you mean eval? Commands: explain, eval, trec_eval, compare, "
        "classify, check, gate, shard, worker, merge, submit, measures, self-test, which, "
        "contrast, page, discriminate, judges, diversity, exposure, shard-labels, lesson, table, "
        "plot, report, slides, worksheet.");
    row("no command below one", {"lesson"}, 2, "",
        "rankscope-cli lesson: a command is required. Commands: list, check, answers, new.");
    row("unknown command below one", {"lesson", "lst"}, 2, "",
        "rankscope-cli lesson: unknown command “lst”. Commands: list, check, answers, new.");
    row("unknown option", {"explain", "--grade", "1"}, 2, "", "--grade");
    row("a lesson that is not there", {"lesson", "answers", "which-ideals"}, 1, "",
        "which-ideals: cannot be opened");
    for (const char* seed : {"-1", "18446744073709551616", "1.5", "0x10"})
        row(qPrintable(QStringLiteral("a seed that is none: %1").arg(QLatin1String(seed))),
            {"lesson", "answers", "which-ideal", "--seed", seed}, 2, "",
            "is not a whole number from 0 to 2^64 - 1");
    row("a seed with zeros before it is no octal",
        {"contrast", "--equal", "P@5", "--seed", "018446744073709551615"}, 0, "P@5", "");
    row("every lesson is good", {"lesson", "check"}, 0, "small-loss: good", "");
    row("lessons by number", {"lesson", "list"}, 0, "Reading a ranked list", "");
    row("a class without time", {"lesson", "list", "--minutes", "0"}, 2, "", "--minutes");
    row("a lesson to list that is not there", {"lesson", "list", "which-ideals"}, 1, "",
        "which-ideals");
    row("equal precision, unlike average precision",
        {"contrast", "--equal", "P@5", "--differ", "AP", "--length", "6", "--grades", "0..1"}, 0,
        "A: 1 0 0 0 0\nB: 0 0 0 0 1\n", "");
    row("its values as fractions", {"contrast", "--equal", "P@5", "--differ", "AP"}, 0,
        "AP   1.0000 = 1    0.2000 = 1/5  A is higher by 0.8000\n", "");
    row("two measures in opposite orders", {"contrast", "--order", "nDCG,AP", "--grades", "0..3"},
        0, "A: 3 0 1\nB: 1 3 0\n", "");
    row("by a loss the lower one is better", {"contrast", "--order", "AUC,LogLoss"}, 0, "LogLoss",
        "");
    row("one change that lowers and raises",
        {"contrast", "--change", "nDCG,AP", "--grades", "0..2"}, 0,
        "B is A with rank 3 moved to rank 1.", "");
    row("there are no such lists", {"contrast", "--equal", "P@1", "--differ", "Success@1"}, 1, "",
        "All pairs were checked, so none exists.");
    row("a contrast of no measure", {"contrast", "--equal", "P@5,APP"}, 2, "", "APP");
    row("an order of one measure", {"contrast", "--order", "P@5"}, 2, "", "two measures");
    row("no contrast", {"contrast"}, 2, "", "no condition given");
    row("grades that are none", {"contrast", "--equal", "P", "--grades", "good"}, 2, "",
        "“good” is not a list of grades");
    row("a figure of classifiers beside a measure of lists",
        {"contrast", "--equal", "AUC", "--differ", "F1"}, 2, "", "“AUC” is a classifier measure");
    row("a cutoff above all numbers",
        {"explain", "--grades", "1", "-m", "nDCG@99999999999999999999"}, 2, "",
        "is too large a cutoff");
    row("a measure that is not there, in Chinese", {"measures", "nosuch", "--lang", "zh_CN"}, 1, "",
        "没有");
    row("answers of a lesson, in Chinese", {"lesson", "answers", "which-ideal", "--lang", "zh_CN"},
        0, "rr：A", "");
    row("scores of lists", {"contrast", "--equal", "P@5", "--differ", "AP", "--scores", "0.1,0.9"},
        2, "", "--scores requires classifier measures");
    row("columns of no table", {"classify", "s.csv", "--columns", "foo"}, 2, "",
        "--columns requires the table of models; add --details");
    row("a baseline of no table", {"classify", "s.csv", "--baseline", "A"}, 2, "",
        "--baseline requires");
    row("gaps of no slices", {"classify", "s.csv", "--gaps"}, 2, "", "--gaps requires --slices");
    row("a part of no AUC", {"classify", "s.csv", "--max-fpr", "0.2"}, 2, "",
        "--max-fpr requires --details");
    row("rounds of no bootstrap", {"classify", "s.csv", "--rounds", "9"}, 2, "",
        "--rounds requires --details");
    row("a threshold of counts", {"classify", "--counts", "1,2,3,4", "--threshold", "0.2"}, 2, "",
        "--threshold requires scores, but --counts has none");
    row("a table without a part of the AUC",
        {"table", "classify", "s.csv", "--layout", "models", "--max-fpr", "0.2"}, 2, "",
        "--max-fpr requires --details");
    row("a contrast as JSON", {"contrast", "--equal", "P@5", "--differ", "AP", "--format", "json"},
        0, "\"exactB\": \"1/5\"", "");
    row("a rule of runs for a list", {"explain", "--grades", "1 0", "--missing", "zero"}, 2, "",
        "--missing requires judgments and a run");
    row("a split of a list", {"explain", "--grades", "1 0", "--split", "dev"}, 2, "",
        "--split requires judgments and a run");
    row("a list without its text", {"explain", "--grades=", "-m", "AP"}, 2, "",
        "--grades= needs a value");
    row("groups without their file", {"eval", "qrels", "--groups=", "a.run", "b.run"}, 2, "",
        "--groups= needs a value");
    row("a value that ends in an equals sign", {"explain", "--grades=1 x=", "-m", "AP"}, 1, "",
        "“x=”");
    row("a number and no list", {"which", "nDCG@5=0.9"}, 2, "", "no list given");
    row("a list and no number", {"which", "--grades", "1 0"}, 2, "", "no number found");
    row("a number of no measure", {"which", "--grades", "1 0", "nDGC=1"}, 2, "", "nDGC");
    row("a number of a list with decimal commas",
        {"which", "--grades", "3,5 2 1", "CG=6.5", "--decimal-comma"}, 0, "current rules", "");
    row("decimal commas outside a list",
        {"explain", "--grades", "1 0", "--not-retrieved", "0,5", "-m", "nDCG", "--decimal-comma"},
        0, "= 1.000/1.315 = 0.7602", "");
    row("rules of a number", {"which", "--grades", "1 4 2 5 1 3 3 1 5 4", "nDCG@10=0.858"}, 0,
        "Relevant if grade ≥: 3 (current: 1)", "");
    row("a number under the rules in force", {"which", "--grades", "3 2 3 0 1", "nDCG@5=0.97"}, 0,
        "current rules", "");
    const QStringList fourLists{"which",    "--grades",  "1 0 0 1 0", "--grades", "0 1 0 0 0",
                                "--grades", "0 0 0 0 1", "--grades",  "0 0 0 0 0"};
    row("the mean of lists", fourLists + QStringList{"MRR@5=0.4250"}, 0, "current rules", "");
    row("a mean that leaves a query out", fourLists + QStringList{"MRR@5=0.5667"}, 0,
        "Query with an undefined value: is skipped (current: counts as 0)", "");
    row("an undefined query that counts a half",
        {"which", "--grades", "1 0 0", "--grades", "0 0 0", "RR=0.75"}, 0,
        "Query with an undefined value: counts as 1/2 (current: counts as 0)", "");
    row("rules as JSON",
        {"which", "--grades", "1 0 2", "--not-retrieved", "3", "nDCG=0.7602", "--changes", "1",
         "--format", "json"},
        0,
        R"("changes": [
        {
          "dimension": "ideal",
          "from": "judged",
          "to": "retrieved"
        }
      ],
      "value": 0.76018)",
        "");
    row("no list", {"explain"}, 2, "", "no list given");
    row("two lists", {"explain", "x.txt", "--grades", "1"}, 2, "",
        "--grades and a file cannot be combined");
    row("three files", {"explain", "a", "b", "c"}, 2, "", "too many files");
    row("query without a collection", {"explain", "--grades", "1", "--query", "q1"}, 2, "",
        "--query requires judgments and a run");
    row("not retrieved without grades", {"explain", "x.txt", "--not-retrieved", "1"}, 2, "",
        "--not-retrieved requires --grades");
    row("standard input twice", {"eval", "-", "-"}, 2, "", "can be read only once");
    row("not retrieved of which of several lists",
        {"explain", "--grades", "1", "--grades", "0", "--not-retrieved", "1"}, 2, "",
        "for several lists, add the grades after");
    row("mean of a list", {"explain", "--grades", "1", "--mean"}, 2, "",
        "--mean requires judgments and a run");
    row("mean of one query", {"explain", "q", "r", "--mean", "--query", "q1"}, 2, "",
        "--mean covers all queries");
    row("unknown measure", {"explain", "--grades", "1", "-m", "ncdg@3"}, 2, "",
        "Unknown measure “ncdg”. Did you mean nDCG?");
    row("unknown parameter", {"explain", "--grades", "1", "-m", "AP(rle=2)"}, 2, "",
        "Did you mean rel?");
    row("discounts as weights",
        {"explain", "--grades", "3 2", "-m", "nDCG@2", "--discounts", "weight"}, 0, "0.631", "");
    row("discounts as nothing known", {"explain", "--grades", "3", "--discounts", "log"}, 2, "",
        "“log” is not one of divisor, weight");
    row("cutoff 0", {"explain", "--grades", "1", "-m", "P@0"}, 2, "",
        "“0” is not a valid cutoff for P");
    row("unknown format", tiny({"--format", "jsn"}), 2, "",
        "--format: “jsn” is not one of tsv, csv, json; did you mean json?");
    row("unknown rule", tiny({"--missing", "one"}), 2, "",
        "--missing: “one” is not one of skip, zero");
    row("unknown order", tiny({"--order", "id"}), 2, "", "--order: “id” is not one of score");
    row("too many digits", tiny({"--digits", "18"}), 2, "", "--digits");
    row("digits that are no number", tiny({"--digits", "six"}), 2, "", "--digits");
    row("depth 0", tiny({"--depth", "0"}), 2, "", "--depth");
    row("no run", {"eval", "qrels.txt"}, 2, "", "RUN is required");
    row("measure without a value", {"explain", "--grades", "1", "-m"}, 2, "", "--measure");
}

void TestCli::usage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, out);
    QFETCH(const QString, err);
    const Result result = run(arguments);
    QCOMPARE(result.status, status);
    QVERIFY2(result.out.contains(out), qPrintable(result.out));
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
    QVERIFY(status == 0 ? result.err.isEmpty() : result.out.isEmpty());
}

void TestCli::programsReadTheSameInEveryLanguage_data()
{
    QTest::addColumn<QStringList>("arguments");
    const QStringList list{"--grades", "3 2 u 0 1", "-m", "nDCG@5", "-m", "RC"};
    const QStringList runs{EXAMPLES "/cake-search/judgments.qrels",
                           EXAMPLES "/cake-search/keywords.run",
                           EXAMPLES "/cake-search/meaning.run"};
    const QString clicks = QStringLiteral(EXAMPLES "/ad-clicks.csv");
    const auto row = [](const char* name, const QStringList& command, const QStringList& files,
                        const QStringList& options) {
        QTest::newRow(name) << command + files + options;
    };
    row("steps as JSON", {"explain"}, list, {"--format", "json"});
    row("steps as CSV", {"table", "steps"}, list, {"--format", "csv"});
    row("values", {"eval"}, runs, {"-q"});
    row("values as JSON", {"eval"}, runs, {"--format", "json", "--bounds"});
    row("a comparison as JSON", {"compare"}, runs, {"--format", "json", "--bounds"});
    row("a comparison as TSV", {"table", "compare"}, runs, {"--format", "tsv", "-q"});
    row("trec_eval", {"trec_eval"}, runs.first(2), {"-q", "-m", "all_trec"});
    row("a classifier as JSON", {"classify"}, {clicks}, {"--details", "--format", "json"});
    row("a classifier as CSV", {"table", "classify"}, {clicks}, {"--details", "--format", "csv"});
    row("thresholds as CSV", {"table", "thresholds"}, {clicks}, {"--format", "csv"});
    row("measures as JSON", {"measures"}, {}, {"--format", "json"});
    row("measures as CSV", {"table", "measures"}, {}, {"--format", "csv"});
    row("rules as JSON", {"which", "--grades", "1 4 2 5 1 3 3 1 5 4"}, {"nDCG@10=0.858"},
        {"--format", "json"});
}

void TestCli::programsReadTheSameInEveryLanguage()
{
    QFETCH(const QStringList, arguments);
    const Result english = run(arguments);
    const Result chinese = run(QStringList{"--lang", "zh_CN"} + arguments);
    QCOMPARE(english.status, 0);
    QCOMPARE(chinese.status, 0);
    QCOMPARE(chinese.out, english.out);
}

void TestCli::sentencesFollowTheLanguage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("steps") << QStringList{"explain", "--grades", "1 0 1", "-m", "AP"}
                           << QStringLiteral("平均精确率");
    QTest::newRow("a table for print")
        << QStringList{"table", "steps", "--grades", "1 0 1", "-m", "AP"}
        << QStringLiteral("平均精确率");
    QTest::newRow("an error") << QStringList{"explain", "--grades", "1 x y z", "-m", "AP"}
                              << QStringLiteral("不是等级");
}

void TestCli::sentencesFollowTheLanguage()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    const auto inChinese = [](const Result& result) {
        return result.out.contains(QRegularExpression(QStringLiteral("\\p{Han}"))) ||
               result.err.contains(QRegularExpression(QStringLiteral("\\p{Han}")));
    };
    QVERIFY(!inChinese(run(arguments)));
    const Result chinese = run(arguments + QStringList{"--lang", "zh_CN"});
    QVERIFY2((chinese.out + chinese.err).contains(said), qPrintable(chinese.out + chinese.err));
    const QString desktop = QStringLiteral("zh_CN:zh");
    const RawResult elsewhere = runWithoutDisplay(arguments, {}, {{"LANGUAGE", desktop}});
    QVERIFY(!inChinese({elsewhere.status, QString::fromUtf8(elsewhere.out), elsewhere.err}));
}

void TestCli::noRuleGivesTheNumber()
{
    const Result result =
        run({"which", "--grades", "1 4 2 5 1 3 3 1 5 4", "nDCG@10=0.674", "--changes", "2"});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.out.contains("No combination of up to"), qPrintable(result.out));
    QVERIFY(result.err.isEmpty());
    const Result alone = run({"which", "--grades", "1", "RR=0.5", "--changes", "0"});
    QVERIFY2(alone.out.contains("No combination of up to 0 rule changes fits (1 combinations "
                                "tried, 1 distinct values)"),
             qPrintable(alone.out));
}

void TestCli::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("err");
    const QString run = trec(QStringLiteral("01-tiny/run.txt"));
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    const auto row = [](const char* name, const QStringList& arguments, const char* input,
                        const QString& err) {
        QTest::newRow(name) << arguments << QByteArray(input) << err;
    };
    row("missing file", {"eval", qrels, "/no/such/run"}, "",
        "/no/such/run: cannot be opened: No such file or directory");
    row("run for qrels", {"eval", run, run}, "",
        run + ": this file was read as “TREC run”, which has no grades");
    row("bad score", {"eval", qrels, "-"}, "# a remark\n\nq1 Q0 d1 1 1,5 tag\n",
        "standard input:3: “1,5” is not a number; use one such as 2.5, or choose decimal commas");
    row("document twice", {"eval", qrels, "-"}, "q1 Q0 d1 1 2 t\nq1 Q0 d1 2 1 t\n",
        "standard input:2: query “q1”: document “d1” is listed twice");
    row("document twice where the lines of queries are mixed", {"eval", qrels, "-"},
        "q1 Q0 d1 1 2 t\nq0 Q0 d1 1 2 t\nq1 Q0 d2 2 1 t\nq0 Q0 d1 2 1 t\n",
        "standard input:4: query “q0”: document “d1” is listed twice");
    row("id with a blank", {"eval", qrels, "-"}, "q1 Q0 d1 1 9 t\nq1 Q0 d 3 2 8 t\n",
        "standard input:2: this line has 7 columns, unlike the first line; perhaps an id contains "
        "a space");
    row("document twice for trec_eval", {"trec_eval", qrels, "-"},
        "q0 Q0 d1 1 2 t\nq1 Q0 d1 1 2 t\nq1 Q0 d1 2 1 t\n",
        "standard input:3: query “q1”: document “d1” is listed twice");
    row("JSON that is no run", {"eval", qrels, "-"}, "[{\"q1\": {\"d1\": 1}}]",
        "standard input: JSON with the fields “q1” is not an export of a known tool");
    row("empty run", {"eval", qrels, "-"}, "", "standard input: no data found");
    row("bad grade", {"explain", "--grades", "3 x"}, "", "--grades:1: “x” is not a grade");
    row("which numbers are the grades", {"explain", "--grades", "1\t3\n2\t2\n"}, "",
        "--grades: found several lists or columns; choose one with --take: column=2 (Column 2: 3 "
        "2), column=1 (");
    row("lists or columns in a file", {"explain", "-"}, "3 2\n1 0\n",
        "standard input: found several lists or columns; choose one with --take: column=1 (Column "
        "1: 3 1), column=2 (Column 2: 2 0), lines (each a query), "
        "line=1 (List 1: 3 2), line=2 (List 2: 1 0), all (One list: 3 2 1 0)");
    row("bad grade in one of several lists", {"explain", "--grades", "1", "--grades", "x"}, "",
        "--grades:1: “x” is not a grade");
    row("no such column", {"explain", "--grades", "1\t3\n2\t2\n", "--take", "column=3"}, "",
        "--grades: --take: cannot find “column=3”; choose one with --take: column=2");
    row("bad grade outside", {"explain", "--grades", "3", "--not-retrieved", "x"}, "",
        "--not-retrieved:1: “x” is not a grade");
    row("bad grade in a list", {"explain", "-"}, "3\n2\ny\n",
        "standard input:3: “y” is not a grade");
    row("broken session", {"explain", "-"}, "{\n \"format\": \n", "standard input:");
    row("a run alone", {"explain", run}, "", run + ": this is a run");
    row("judgments alone", {"explain", qrels}, "", qrels + ": these are judgments");
    row("LETOR alone", {"explain", "-"}, "2 qid:1 1:0.5 2:1\n0 qid:1 1:0.25 2:3\n",
        "-: these are judgments, not a session");
    row("LETOR of few features alone", {"explain", "-"}, "2 qid:1 1:0.5 2:3\n1 qid:2 1:1\n",
        "-: these are judgments, not a session");
    row("three columns alone, as the window has them", {"explain", "-"}, "q1\td1\t1\nq2\td5\t1\n",
        "-: these are judgments, not a session");
    row("texts alone", {"explain", "-"}, "1\twhat is kefir good for\n2\thow is it made\n",
        "-: these are texts of a collection");
    row("unknown query", {"explain", qrels, run, "--query", "q9"}, "",
        run + ": the file has no query “q9”");
}

void TestCli::refused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, input);
    QFETCH(const QString, err);
    const Result result = run(arguments, input);
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.startsWith(err), qPrintable(result.err));
    QCOMPARE(linesOf(result.err).size(), 1);
}

void TestCli::agreesWithTrecEval_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("file");
    QTest::addColumn<QStringList>("flags");
    const auto row = [](const char* folder, const char* file, const QStringList& flags) {
        QTest::addRow("%s %s", folder, file) << QString(folder) << QString(file) << flags;
    };
    row("01-tiny", "expected.tsv", {});
    row("01-tiny", "expected-c.tsv", {"--missing", "zero"});
    row("03-ties", "expected.tsv", {});
    row("04-coverage", "expected.tsv", {});
    row("04-coverage", "expected-c.tsv", {"--missing", "zero"});
    row("08-bpref", "expected-J.tsv", {"--judged-only"});
    row("06-medium", "expected-M100.tsv", {"--depth", "100"});
}

void TestCli::agreesWithTrecEval()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, file);
    QFETCH(const QStringList, flags);
    QStringList arguments{
        "eval", trec(folder + "/qrels.txt"), trec(folder + "/run.txt"), "-q", "--digits", "17"};
    for (auto name = trecNames().keyBegin(); name != trecNames().keyEnd(); ++name)
        arguments << "-m" << *name;
    const Result result = run(arguments + flags);
    QCOMPARE(result.status, 0);
    auto expected = figures(trec(folder + "/" + file));
    int compared = 0;
    for (const QString& line : linesOf(result.out)) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        QCOMPARE(fields.size(), 3);
        const QString key = trecNames().value(fields[0]) + QLatin1Char(' ') + fields[1];
        if (!expected.contains(key))
            continue;  // with -c we also print the queries that the run lacks
        QVERIFY2(agree(fields[2].toDouble(), expected[key]), qPrintable(line));
        ++compared;
    }
    const QStringList keys = expected.keys();
    const QStringList names = trecNames().values();
    const auto ours = std::count_if(keys.begin(), keys.end(), [&](const QString& key) {
        return names.contains(key.section(QLatin1Char(' '), 0, 0));
    });
    QVERIFY(ours > 0);
    QCOMPARE(compared, static_cast<int>(ours));
}

void TestCli::readsTrecEvalsNames()
{
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    const QString runFile = trec(QStringLiteral("01-tiny/run.txt"));
    for (const auto& [ours, theirs] : trecNames().asKeyValueRange()) {
        const Result result = run({"eval", qrels, runFile, "-m", theirs});
        QVERIFY(!result.out.isEmpty());
        QCOMPARE(result.out, run({"eval", qrels, runFile, "-m", ours}).out);
    }
}

void TestCli::listsMeasures()
{
    const Result named = run({"measures", "unj_10"});
    QCOMPARE(named.status, 0);
    QCOMPARE(
        named.out,
        QStringLiteral(
            "Judged: Share of judged documents\n  The share of the first k retrieved documents "
            "that were judged. It shows how far the other values rest on actual judgments. "
            "Source: judged@k of ir_measures.\n  other names: J, unj (trec_eval: "
            "Judged(counts=holes)), hole (BEIR: Judged(counts=holes))\n  counts (“Judged” "
            "counts): judged (judged documents), holes (unjudged documents (holes)), all (judged "
            "documents, including negative grades); default: judged\n"));
    QVERIFY(run({"measures", "zobel", "persistence"}).out.startsWith(QLatin1String("RBP:")));
    const Result none = run({"measures", "velocity"});
    QCOMPARE(none.status, 1);
    QCOMPARE(none.err, QStringLiteral("No measures match “velocity”.\n"));
}

void TestCli::listsMeasuresAsJson()
{
    const Result result = run({"measures", "--format", "json"});
    const QJsonArray measures = QJsonDocument::fromJson(result.out.toUtf8())["measures"].toArray();
    QVERIFY(measures.size() >= 18);
    for (const QJsonValue& measure : measures) {
        const QString name = measure["name"].toString();
        QVERIFY2(!measure["title"].toString().isEmpty(), qPrintable(name));
        QVERIFY2(!measure["source"].toString().isEmpty(), qPrintable(name));
        for (const QJsonValue& parameter : measure["parameters"].toArray())
            QVERIFY2(parameter["values"].toArray().isEmpty() !=
                         parameter["range"].toString().isEmpty(),
                     qPrintable(name));
    }
    QCOMPARE(measures[0]["otherNames"][0]["definition"].toString(),
             QStringLiteral("nDCG(gain=exp)"));
}

void TestCli::selfTest()
{
    const Result text = run({"self-test"});
    QCOMPARE(text.status, 0);
    QVERIFY(text.out.contains(QRegularExpression(QStringLiteral("ranx 0.3.20 +all agree +288 "))));
    const Result result = run({"self-test", "--all", "--format", "json"});
    const QJsonArray references =
        QJsonDocument::fromJson(result.out.toUtf8())["references"].toArray();
    QVERIFY(references.size() >= 15);
    for (const QJsonValue& reference : references) {
        QCOMPARE(reference["differing"].toInt(-1), 0);
        QCOMPARE(reference["rows"].toArray().size(), reference["figures"].toInt());
    }
}

/// Not judged needs which ideal, and that grades, and that lists: 20 and three times 15 minutes.
void TestCli::lessonsOfAClass()
{
    const auto ids = [](const QStringList& options) {
        const Result result = run(QStringList{"lesson", "list", "--format", "json"} + options);
        QStringList found;
        for (const QJsonValue lesson :
             QJsonDocument::fromJson(result.out.toUtf8())["lessons"].toArray())
            found << lesson["id"].toString() + ' ' + QString::number(lesson["minutes"].toInt());
        return found;
    };
    QCOMPARE(ids({"not-judged"}), (QStringList{"ranked-list 20", "grades-and-discounts 15",
                                               "which-ideal 15", "not-judged 15"}));
    QCOMPARE(ids({"not-judged", "--minutes", "65"}).size(), 4);
    QCOMPARE(ids({"not-judged", "--minutes", "64"}).size(), 0);
    QCOMPARE(ids({"--minutes", "90"}).size(), 5);  // 20 and four times 15
    const QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.md"));
    QCOMPARE(run({"lesson", "new", "--grades", "3 2", "-o", file}).status, 0);
    QCOMPARE(ids({file}), QStringList{"mine 6"});  // two steps
    const Result text = run({"lesson", "list", "which-ideal", "--minutes", "60"});
    QVERIFY2(text.out.contains("total"), qPrintable(text.out));
    QVERIFY2(text.out.contains("grades-and-discounts"), qPrintable(text.out));
}

void TestCli::answersOfALesson()
{
    const Result text = run({"lesson", "answers", "first-answer"});
    static const QRegularExpression mean(
        QStringLiteral("mean: MRR@5 for .?the four queries.? is 0[.]4250 = 17/40\n"
                       "  with novalue=skip: 0[.]5667 = 17/30\n"));
    QVERIFY2(mean.match(text.out).hasMatch(), qPrintable(text.out));
    const Result result = run({"lesson", "answers", "accuracy-deceives", "--format", "json"});
    const QJsonObject lesson = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(lesson["lesson"].toString(), QStringLiteral("accuracy-deceives"));
    const QJsonObject precision = lesson["guesses"][2].toObject();
    QCOMPARE(precision["guess"].toString(), QStringLiteral("precision"));
    QVERIFY(precision["value"].isNull());  // 0 of 0
    QCOMPARE(precision["wrong"][0]["rule"].toString(), QStringLiteral("zero-division=0"));
    QCOMPARE(precision["wrong"][0]["value"].toDouble(-1), 0.0);
}

void TestCli::newLessonIsGoodOnceItIsWritten()
{
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("My lesson.md"));
    const QStringList arguments{"lesson", "new", "--grades", "3 2 3 0 1", "-m", "AP@3", "-o", file};
    QCOMPARE(run(arguments).status, 0);
    const Result draft = run({"lesson", "check", file});
    QCOMPARE(draft.status, 1);
    QVERIFY2(draft.err.contains(QStringLiteral("away.” is still to be written")),
             qPrintable(draft.err));
    QFile text(file);
    QVERIFY(text.open(QIODevice::ReadWrite));
    const QByteArray written = text.readAll().replace("☐ ", "");
    text.resize(0);
    QCOMPARE(text.write(written), written.size());
    text.close();
    const Result check = run({"lesson", "check", file});
    QVERIFY2(check.out.endsWith(QLatin1String("good\n")), qPrintable(check.err));
    const Result answers = run({"lesson", "answers", file});
    QVERIFY2(answers.out.startsWith(QLatin1String("first: AP@3 for A is")),
             qPrintable(answers.out));
    const Result again = run(arguments);
    QCOMPARE(again.status, 2);
    QVERIFY2(again.err.contains(QLatin1String("exists")), qPrintable(again.err));
}

void TestCli::printsTheQueriesFirst()
{
    const Result result = run(tiny({"-q", "-m", "map", "-m", "recip_rank"}));
    QCOMPARE(result.status, 0);
    // trec_eval's figures for 01-tiny
    QCOMPARE(result.out, QStringLiteral("AP\tq1\t0.755556\nRR\tq1\t1.000000\n"
                                        "AP\tq2\t0.333333\nRR\tq2\t0.333333\n"
                                        "AP\tq3\t0.000000\nRR\tq3\t0.000000\n"
                                        "AP\tall\t0.362963\n"
                                        "RR\tall\t0.444444\n"));
    // What is odd in the run is told beside its figures.
    QCOMPARE(linesOf(result.err).size(), 2);
    QVERIFY2(result.err.contains("judged share 0.766667 (AP, RR)"), qPrintable(result.err));
    QVERIFY2(result.err.contains("2 queries with shorter result lists"), qPrintable(result.err));
}

void TestCli::digits_data()
{
    QTest::addColumn<QString>("digits");
    QTest::addColumn<QString>("value");
    QTest::newRow("0, but it is not 1") << "0"
                                        << "0.8";
    QTest::newRow("2") << "2"
                       << "0.76";
    QTest::newRow("10") << "10"
                        << "0.7555555556";
    QTest::newRow("17 reads back as the same double") << "17"
                                                      << "0.7555555555555555";
}

void TestCli::digits()
{
    QFETCH(const QString, digits);
    QFETCH(const QString, value);
    const Result result = run(tiny({"-q", "-m", "AP", "--digits", digits}));
    QCOMPARE(linesOf(result.out).constFirst(), QStringLiteral("AP\tq1\t%1").arg(value));
}

void TestCli::csv()
{
    const Result result = run(tiny(
        {"-m", "AP(rel=2,denominator=capped)@3", "-m", "AP", "--format", "csv", "--digits", "4"}));
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("measure,query,value,judged\n"
                                        "\"AP(rel=2,denominator=capped)@3\",all,0.0000,0.8333\n"
                                        "AP,all,0.3630,0.7667\n"));
}

void TestCli::json()
{
    const Result result = run(tiny({"-q", "-m", "AP", "--format", "json", "--digits", "17"}));
    QCOMPARE(result.status, 0);
    const QJsonObject report = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(report["rules"]["missing"].toString(), QStringLiteral("skip"));
    QCOMPARE(report["runs"].toArray().size(), 1);
    const QJsonObject scored = report["runs"][0].toObject();
    QCOMPARE(scored["run"].toString(), trec(QStringLiteral("01-tiny/run.txt")));
    QCOMPARE(scored["tag"].toString(), QStringLiteral("run"));
    const QJsonArray values = scored["values"].toArray();
    QCOMPARE(values.size(), 4);
    QCOMPARE(values[0]["query"].toString(), QStringLiteral("q1"));
    QVERIFY(agree(values[0]["value"].toDouble(), 0.7555555555555555));
    QCOMPARE(values[3]["query"].toString(), QStringLiteral("all"));
    QVERIFY(agree(values[3]["value"].toDouble(), 0.36296296296296293));
}

void TestCli::jsonNamesEveryRule_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QJsonObject>("differing");
    const auto row = [](const char* name, const QStringList& options,
                        const QJsonObject& differing) {
        QTest::newRow(name) << options << differing;
    };
    row("none is given", {}, {});
    row("depth", {"--depth", "3"}, {{"depth", 3}});
    row("judged documents only", {"--judged-only"}, {{"judgedOnly", true}});
    row("order", {"--order", "rank"}, {{"order", "rank"}});
    row("missing queries", {"--missing", "zero"}, {{"missing", "zero"}});
    row("undefined queries", {"--no-value", "skip"}, {{"noValue", "skip"}});
    row("repeated judgments", {"--repeated", "highest"}, {{"repeated", "highest"}});
    row("how the files are read", {"--latin1", "--decimal-comma"},
        {{"latin1", true}, {"decimalComma", true}});
    row("Chinese text", {"--gb18030"}, {{"gb18030", true}});
    row("32 bits, fractions cut off", {"--as", "TREC_EVAL 9.0.8"},
        {{"as", "trec_eval 9.0.8"}, {"scoreBits", 32}, {"wholeGrades", true}});
    row("lists without a collection", {"--as", "scikit-learn"},
        {{"as", "scikit-learn"},
         {"judgments", "retrieved documents"},
         {"order", "score-file"},
         {"ties", "one threshold"},
         {"departures",
          QJsonArray{"From version 1.4 on, scikit-learn rejects negative grades in nDCG."}}});
    row("without the query’s own document", {"--own-document", "drop"}, {{"ownDocument", "drop"}});
    row("without it under a library's name", {"--as", "BEIR"},
        {{"as", "BEIR"}, {"ownDocument", "drop"}, {"scoreBits", 32}});
    row("a library, but for the query's own document", {"--as", "BEIR", "--own-document", "keep"},
        {{"as", "BEIR"}, {"scoreBits", 32}});
    row("values of few digits", {"--as", "OpenSearch Search Relevance 3.1"},
        {{"as", "OpenSearch Search Relevance 3.1"},
         {"missing", "zero"},
         {"order", "score-file"},
         {"rounding", "2 decimals"}});
    row("ties in any order", {"--as", "RecBole"},
        {{"as", "RecBole"},
         {"order", "score-file"},
         {"scoreBits", 32},
         {"departures",
          QJsonArray{"RecBole orders documents with tied scores arbitrarily. Rankscope keeps "
                     "their order in the run’s file, so values may differ."}}});
    row("all that anybody judged", {"--as", "BEIR own"},
        {{"as", "BEIR own"},
         {"judgments", "any query"},
         {"missing", "zero"},
         {"order", "score-file"}});
    row("a library, but for its order", {"--as", "LightGBM", "--order", "score"},
        {{"as", "LightGBM"}, {"judgments", "retrieved documents"}, {"noValue", "one"}});
}

void TestCli::jsonNamesEveryRule()
{
    QFETCH(const QStringList, options);
    QFETCH(const QJsonObject, differing);
    QJsonObject rules{
        {"ownDocument", "keep"},     {"rounding", "none"},       {"departures", QJsonArray()},
        {"as", QJsonValue::Null},    {"missing", "skip"},        {"noValue", "zero"},
        {"depth", QJsonValue::Null}, {"judgedOnly", false},      {"judgments", "own query"},
        {"order", "score"},          {"ties", "as ordered"},     {"scoreBits", 64},
        {"wholeGrades", false},      {"repeated", "refuse"},     {"decimalComma", false},
        {"latin1", false},           {"split", QJsonValue::Null}};
    for (auto rule = differing.begin(); rule != differing.end(); ++rule)
        rules[rule.key()] = rule.value();
    const Result result = run(tiny({"-m", "RR", "--format", "json"}) + options);
    QCOMPARE(QJsonDocument::fromJson(result.out.toUtf8())["rules"].toObject(), rules);
}

void TestCli::jsonHasDiagnostics_data()
{
    const auto diagnostic = [](const QString& name, int count, const QJsonValue& line,
                               const QJsonValue& sample) {
        return QJsonObject{{"finding", name}, {"count", count}, {"line", line}, {"sample", sample}};
    };
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QJsonArray>("findings");
    QTest::newRow("nothing") << QByteArray("q1 Q0 d1 1 2 t\n") << QStringList() << QJsonArray();
    QTest::newRow("ties, a rank that contradicts, depths")
        << QByteArray("\nq1 Q0 d1 1 2 t\nq1 Q0 d2 2 2 t\nq1 Q0 d3 3 3 t\nq2 Q0 d1 1 1 t\n")
        << QStringList()
        << QJsonArray{diagnostic("blank lines", 1, 1, QJsonValue::Null),
                      diagnostic("tied scores", 1, 2, "q1"),
                      diagnostic("ranks contradict scores", 1, 2, "q1"),
                      diagnostic("unequal depths", 1, 5, "q2")};
    QJsonObject left = diagnostic("bad lines", 2, 2, QJsonValue::Null);
    left["refusals"] =
        QJsonArray{QJsonObject{{"line", 2},
                               {"reason", "“x” is not a score; use a number such as 1.5 or 2e-3"}},
                   QJsonObject{{"line", 3},
                               {"reason", "“y” is not a score; use a number such as 1.5 or 2e-3"}}};
    QTest::newRow("lines that are left out, and why")
        << QByteArray("q1 Q0 d1 1 2 t\nq1 Q0 d2 2 x t\nq1 Q0 d3 3 y t\n")
        << QStringList{"--skip-bad-lines"} << QJsonArray{left};
    QTest::newRow("a run as JSON")
        << QByteArray(R"({"q1": {"d1": 2, "d2": 2}, "q2": {}})") << QStringList()
        << QJsonArray{diagnostic("tied scores", 1, 1, "q1"),
                      diagnostic("empty queries", 1, 1, "q2")};
}

void TestCli::jsonHasDiagnostics()
{
    QFETCH(QByteArray, content);
    QFETCH(QStringList, options);
    QTemporaryFile file;
    QVERIFY(file.open());
    file.write(content);
    file.close();
    const Result result = run(QStringList{"eval", trec("01-tiny/qrels.txt"), file.fileName(), "-m",
                                          "RR", "--format", "json"} +
                              options);
    const QJsonValue scored = QJsonDocument::fromJson(result.out.toUtf8())["runs"][0];
    QVERIFY2(scored["findings"].isArray(), qPrintable(result.err));
    QTEST(scored["findings"].toArray(), "findings");
}

void TestCli::undefinedHasAReason()
{
    // No document of the tiny collection reaches grade 3.
    const QStringList arguments = tiny({"-m", "AP(rel=3)", "--no-value", "skip"});
    QCOMPARE(run(arguments).out, QStringLiteral("AP(rel=3)\tall\tundefined\n"));
    const Result result = run(arguments + QStringList{"--format", "json"});
    const QJsonValue value = QJsonDocument::fromJson(result.out.toUtf8())["runs"][0]["values"][0];
    QVERIFY(value["value"].isNull());
    QCOMPARE(value["reason"].toString(),
             QStringLiteral("No judged document is relevant, so there is nothing to find."));
}

void TestCli::severalRuns()
{
    const QString path = trec(QStringLiteral("01-tiny/run.txt"));
    const Result result = run(tiny({path, "-m", "RR"}));
    QCOMPARE(result.out, QStringLiteral("%1\tRR\tall\t0.444444\n"
                                        "%1\tRR\tall\t0.444444\n")
                             .arg(path));
    const Result csv = run(tiny({path, "-m", "RR", "--format", "csv"}));
    QCOMPARE(linesOf(csv.out).constFirst(), QStringLiteral("run,measure,query,value,judged"));
    QCOMPARE(linesOf(csv.out).size(), 3);
}

void TestCli::missingQueries_data()
{
    QTest::addColumn<QStringList>("flags");
    QTest::addColumn<QString>("mean");
    QTest::addColumn<QString>("err");
    // trec_eval without and with -c; three judged queries are not in the run
    QTest::newRow("skip is the default")
        << QStringList{} << "AP\tall\t0.47818877551020"
        << "3 judged queries are missing from the run and are skipped in the mean (--missing "
           "skip): b1, b2, b3-norel; 1 query in the run has no judgments and is ignored: "
           "c1-unjudged";
    QTest::newRow("skip") << QStringList{"--missing", "skip"} << "AP\tall\t0.47818877551020"
                          << "are skipped in the mean";
    QTest::newRow("zero")
        << QStringList{"--missing", "zero"} << "AP\tall\t0.31879251700680"
        << "3 judged queries are missing from the run and count as 0 (--missing zero)";
}

void TestCli::missingQueries()
{
    QFETCH(const QStringList, flags);
    QFETCH(const QString, mean);
    QFETCH(const QString, err);
    const Result result =
        run(QStringList{"eval", trec("04-coverage/qrels.txt"), trec("04-coverage/run.txt"), "-m",
                        "AP", "--digits", "17"} +
            flags);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.startsWith(mean), qPrintable(result.out));
    const QStringList told = linesOf(result.err);
    const auto naming = std::count_if(told.begin(), told.end(),
                                      [&](const QString& line) { return line.contains(err); });
    QVERIFY2(naming == 1, qPrintable(result.err));
}

void TestCli::missingQuery_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    const QString skips =
        "1 judged query is missing from the run and is skipped in the mean (--missing skip): b1";
    QTest::newRow("explained") << QStringList{"explain", "-m", "AP"} << "Exact value: 0." << skips;
    QTest::newRow("explained as 0")
        << QStringList{"explain", "-m", "AP", "--missing", "zero"} << "Exact value: 0."
        << "1 judged query is missing from the run and counts as 0 (--missing zero): b1";
    QTest::newRow("the rules of its number")
        << QStringList{"which", "AP=0"} << "counts as 0 (current: is skipped)"
        << "";
}

/// A query of which the run has nothing, looked at alone.
void TestCli::missingQuery()
{
    QFETCH(const QStringList, words);
    QFETCH(const QString, out);
    QFETCH(const QString, err);
    const Result result = run(words + QStringList{trec("04-coverage/qrels.txt"),
                                                  trec("04-coverage/run.txt"), "--query", "b1"});
    QVERIFY2(result.out.contains(out), qPrintable(result.out));
    QVERIFY2(!result.out.contains("Effect of each change"), qPrintable(result.out));
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
}

void TestCli::noValue_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("mean");
    // q1 is perfect, q2 has two documents judged 0: number 7 of the disagreements in the reference
    QTest::newRow("trec_eval, scikit-learn") << "zero"
                                             << "0.5";
    QTest::newRow("LightGBM, XGBoost") << "one"
                                       << "1.0";
    QTest::newRow("torchmetrics skip") << "skip"
                                       << "1.0";
}

void TestCli::noValue()
{
    QFETCH(const QString, rule);
    QFETCH(const QString, mean);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q1 0 a 1\nq2 0 b 0\nq2 0 c 0\n");
    qrels.close();
    const Result result =
        run({"eval", qrels.fileName(), "-", "-m", "nDCG", "--digits", "1", "--no-value", rule},
            "q1 Q0 a 1 2 t\nq2 Q0 b 1 2 t\nq2 Q0 c 2 1 t\n");
    QCOMPARE(result.out, QStringLiteral("nDCG\tall\t%1\n").arg(mean));
}

void TestCli::orders_data()
{
    QTest::addColumn<QString>("order");
    QTest::addColumn<QString>("value");
    // Three documents, one score, a is relevant: number 1 of the disagreements in the reference
    QTest::newRow("trec_eval") << "score"
                               << "0.333333";
    QTest::newRow("ids ascending") << "score-id-ascending"
                                   << "1.000000";
    QTest::newRow("ranx keeps the file's order") << "score-file"
                                                 << "0.500000";
    QTest::newRow("rank column") << "rank"
                                 << "1.000000";
    QTest::newRow("as in the file") << "file"
                                    << "0.500000";
}

void TestCli::orders()
{
    QFETCH(const QString, order);
    QFETCH(const QString, value);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q 0 a 1\nq 0 b 0\nq 0 c 0\n");
    qrels.close();
    const Result result = run({"eval", qrels.fileName(), "-", "-m", "RR", "--order", order},
                              "q Q0 b 2 1 t\nq Q0 a 1 1 t\nq Q0 c 3 1 t\n");
    QCOMPARE(result.out, QStringLiteral("RR\tall\t%1\n").arg(value));
}

void TestCli::asALibrary_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("line");
    // One score for three documents, a relevant and another query without relevant documents:
    // numbers 1 and 7 of the disagreements in the reference
    QTest::newRow("trec_eval") << QStringList{"--as", "trec_eval 9.0.8"} << "nDCG\tall\t0.250000";
    QTest::newRow("ties averaged") << QStringList{"--as", "scikit-learn"}
                                   << "nDCG(earners=given,ideal=retrieved)\tall\t0.355155";
    QTest::newRow("file order, nothing to find is 1")
        << QStringList{"--as", "XGBoost 1.7"} << "nDCG(gain=exp,ideal=retrieved)\tall\t0.815465";
    QTest::newRow("a rule given beside it")
        << QStringList{"--no-value", "zero", "--as", "xgboost 1.7"}
        << "nDCG(gain=exp,ideal=retrieved)\tall\t0.315465";
}

void TestCli::asALibrary()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, line);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q 0 a 1\nq 0 b 0\nq 0 c 0\nr 0 d 0\n");
    qrels.close();
    const Result result = run(QStringList{"eval", qrels.fileName(), "-", "-m", "nDCG"} + options,
                              "q Q0 b 2 1 t\nq Q0 a 1 1 t\nq Q0 c 3 1 t\nr Q0 d 1 1 t\n");
    QCOMPARE(result.out, line + '\n');
}

/// Every command that measures runs does it as the library does.
void TestCli::asALibraryEverywhere_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("said");
    QTest::addColumn<QString>("warned");
    const QString left =
        QStringLiteral("1 document with the same id as its query, line 1 (“q”): removed");
    const QString kept =
        QStringLiteral("1 document with the same id as its query, line 1 (“q”): kept");
    const QString inAnyOrder =
        QStringLiteral("ranx orders documents with tied scores arbitrarily. Rankscope keeps their "
                       "order in the run’s file");
    const auto row = [](const char* name, const char* arguments, const QString& said,
                        const QString& warned) {
        QTest::newRow(name) << QString::fromUtf8(arguments).split(' ') << said << warned;
    };
    row("the query's own document is kept", "eval OWN -m RR", "RR\tall\t0.500000", kept);
    row("it is left out", "eval OWN -m RR --own-document drop", "RR\tall\t1.000000", left);
    row("it is left out as BEIR does", "eval OWN -m RR --as BEIR", "RR\tall\t1.000000", left);
    row("it is kept in spite of BEIR", "eval OWN -m RR --as BEIR --own-document keep",
        "RR\tall\t0.500000", kept);
    row("one query", "explain OWN -m RR --as BEIR --digits 2", "Exact value: 1.", left);
    row("one query, by its own option", "explain OWN -m RR --own-document drop --digits 2",
        "Exact value: 1.", left);
    row("a table", "table eval OWN -m RR --as BEIR --format csv", "1.000000", left);
    row("a table of steps", "table steps OWN -m RR --as BEIR --format csv", "1,a,1,yes,", left);
    row("a tie is one threshold", "eval TIED -m AP --as scikit-learn",
        "AP(denominator=hits)\tall\t0.500000", "");
    row("a tie is one threshold, explained", "explain TIED -m AP --as scikit-learn",
        "Exact value: 1/2.", "");
    row("two runs", "compare TIED TIED -m AP --as scikit-learn --rounds 1", "0.500000", "");
    row("two runs in JSON", "compare TIED TIED -m AP --as scikit-learn --rounds 1 --format json",
        R"("as": "scikit-learn")", "");
    row("a table of two runs", "table compare TIED TIED -m AP --as scikit-learn --rounds 1",
        "0.500000", "");
    row("ties in no fixed order", "eval TIED -m AP --as ranx", "AP\tall\t0.833333", inAnyOrder);
    row("no ties, no word", "eval OWN -m RR --as ranx", "RR\tall\t0.500000", kept);
    row("a rounded value explained with all digits", "explain TIED -m P@3 --as RRE --digits 4",
        "Exact value: 1.", "RRE rounds the value of each query");
}

/// ir_measures 0.4.3 gives 1 for Judged@2: it asks only whether a judgment exists.
void TestCli::negativeGradesAreJudgedByIrMeasures()
{
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q 0 a 1\nq 0 b -1\n");
    qrels.close();
    const QStringList line{"eval", qrels.fileName(), "-", "-m", "Judged@2"};
    const QByteArray list = "q Q0 a 1 2 t\nq Q0 b 2 1 t\n";
    QCOMPARE(run(line, list).out, QStringLiteral("Judged@2\tall\t0.500000\n"));
    QCOMPARE(run(line + QStringList{"--as", "ir_measures judged"}, list).out,
             QStringLiteral("Judged(counts=all)@2\tall\t1.000000\n"));
}

void TestCli::asALibraryEverywhere()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, said);
    QFETCH(const QString, warned);
    QTemporaryDir folder;
    const auto file = [&folder](const char* name, const QByteArray& content) {
        QFile made(folder.filePath(name));
        if (!made.open(QIODevice::WriteOnly) || made.write(content) != content.size())
            qFatal("cannot write %s", name);
        return made.fileName();
    };
    const QString own = file("own.qrels", "q 0 a 1\nq 0 b 0\n");
    const QString ownRun = file("own.run", "q Q0 q 1 3 t\nq Q0 a 2 2 t\nq Q0 b 3 1 t\n");
    const QString tied = file("tied.qrels", "1 0 a 1\n1 0 b 0\n1 0 c 1\n1 0 d 0\n");
    const QString tiedRun =
        file("tied.run", "1 Q0 a 1 1 t\n1 Q0 b 2 1 t\n1 Q0 c 3 .5 t\n1 Q0 d 4 .5 t\n");
    QStringList words;
    for (const QString& argument : arguments) {
        const bool isFirst = !words.contains(tied);
        if (argument == "OWN")
            words << own << ownRun;
        else if (argument == "TIED")
            words << (isFirst ? QStringList{tied, tiedRun} : QStringList{tiedRun});
        else
            words << argument;
    }
    const Result result = run(words);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(said), qPrintable(result.out));
    QVERIFY2(result.err.contains(warned), qPrintable(result.err));
    QCOMPARE(result.err.contains("arbitrarily"), warned.contains("arbitrarily"));
    QCOMPARE(result.err.contains("“q”): kept"), warned.contains("kept"));
}

void TestCli::keepsThirtyTwoBits_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("judgments");
    QTest::addColumn<QByteArray>("run");
    const QByteArray qrels = "5 0 a 1\n5 0 b 0\n";
    const QByteArray letor = "1 qid:5 1:1.00000001 2:3 #docid = a\n0 qid:5 1:1.0 2:3 #docid = b\n";
    const QByteArray trec = "5 Q0 a 1 1.00000001 t\n5 Q0 b 2 1.0 t\n";
    QTest::newRow("TREC run") << QStringList{} << qrels << trec;
    QTest::newRow("TREC run in Latin-1") << QStringList{"--latin1"} << qrels << trec;
    QTest::newRow("TREC run with decimal commas")
        << QStringList{"--decimal-comma"} << qrels
        << QByteArray("5 Q0 a 1 1,00000001 t\n5 Q0 b 2 1,0 t\n");
    QTest::newRow("JSON dictionary")
        << QStringList{} << qrels << QByteArray(R"({"5": {"a": 1.00000001, "b": 1.0}})");
    QTest::newRow("table with column names")
        << QStringList{} << qrels << QByteArray("query,docid,score\n5,a,1.00000001\n5,b,1.0\n");
    QTest::newRow("table without column names")
        << QStringList{} << qrels << QByteArray("5,a,1.00000001\n5,b,1.0\n");
    QTest::newRow("table of BEIR")
        << QStringList{} << qrels
        << QByteArray("query-id\tcorpus-id\tscore\n5\ta\t1.00000001\n5\tb\t1.0\n");
    QTest::newRow("LETOR feature") << QStringList{"--feature", "1"} << letor << letor;
    QTest::newRow("predictions") << QStringList{} << letor << QByteArray("1.00000001\n1.0\n");
}

void TestCli::keepsThirtyTwoBits()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, judgments);
    QFETCH(const QByteArray, run);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write(judgments);
    qrels.close();
    const auto reciprocalRank = [&](const QStringList& more) {
        const Result result =
            ::run(QStringList{"eval", qrels.fileName(), "-", "-m", "RR", "--digits", "1"} +
                      options + more,
                  run);
        return result.status == 0 ? result.out : result.err;
    };
    QCOMPARE(reciprocalRank({}), QStringLiteral("RR\tall\t1.0\n"));
    // Seven digits are alike: a tie, and b comes before a.
    QCOMPARE(reciprocalRank({"--as", "pytrec_eval"}), QStringLiteral("RR\tall\t0.5\n"));
}

void TestCli::cutsFractionsLikeTrecEval()
{
    QTemporaryDir folder;
    QFile file(folder.filePath("qrels"));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("q 0 a 1.9\nq 0 b 3\nq 0 c 0.9\n") > 0);
    file.close();
    const QString qrels = file.fileName();
    const QByteArray list = "q Q0 a 1 3 t\nq Q0 c 2 2 t\nq Q0 b 3 1 t\n";
    // 1 + 3/2 of 3 + 1/log2(3); as given 1.9 + 0.9/log2(3) + 3/2 of 3 + 1.9/log2(3) + 0.9/2.
    const QString cut = QStringLiteral("0.688529\n");
    const QStringList options{"eval", qrels, "-", "-m", "nDCG"};
    QVERIFY(run({"trec_eval", "-m", "ndcg", "--digits", "6", qrels, "-"}, list).out.endsWith(cut));
    for (const char* library : {"trec_eval 9.0.8", "trec_eval 10"}) {
        const Result result = run(options + QStringList{"--as", library}, list);
        QCOMPARE(result.out, "nDCG\tall\t" + cut);
        QVERIFY(result.err.contains("2 grades have a fractional part, which is dropped"));
        QVERIFY(!result.err.contains("kept as is"));
    }
    QCOMPARE(run(options, list).out, QStringLiteral("nDCG\tall\t0.853525\n"));
}

void TestCli::gzipAndStandardInput()
{
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    const QString path = trec(QStringLiteral("01-tiny/run.txt"));
    QProcess gzip;
    gzip.start(QStringLiteral("gzip"), {"-c", path});
    QVERIFY(gzip.waitForFinished());
    const QByteArray compressed = gzip.readAllStandardOutput();
    QVERIFY(compressed.startsWith("\x1f\x8b"));
    const QString figure = QStringLiteral("AP\tall\t0.362963\n");  // trec_eval
    QCOMPARE(run({"eval", qrels, "-", "-m", "AP"}, compressed).out, figure);
    QCOMPARE(run({"eval", qrels, "-", "-m", "AP"}, dataOf(path)).out, figure);
    QCOMPARE(run({"eval", "-", path, "-m", "AP"}, dataOf(qrels)).out, figure);

    const Result damaged = run({"eval", qrels, "-"}, compressed.left(compressed.size() - 10));
    QCOMPARE(damaged.status, 1);
    QVERIFY2(damaged.err.contains("gzip"), qPrintable(damaged.err));
}

void TestCli::everyCompression_data()
{
    QTest::addColumn<QString>("program");
    for (const char* program : {"gzip", "xz", "zstd", "bzip2"})
        QTest::newRow(program) << QString::fromLatin1(program);
}

/// The programs write what people have, which their libraries' own writing may not be.
void TestCli::everyCompression()
{
    QFETCH(const QString, program);
    if (!skipping::isInstalled(program))
        QSKIP("the program is not installed");
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    QTemporaryDir folder;
    const auto packed = [&](const QString& path, const QString& name) {
        QProcess process;
        process.setStandardOutputFile(folder.filePath(name));
        process.start(program, {"-c", path});
        return process.waitForFinished() ? folder.filePath(name) : QString();
    };
    const QString once = packed(trec(QStringLiteral("01-tiny/run.txt")), QStringLiteral("run"));
    const QString figure = QStringLiteral("AP\tall\t0.362963\n");  // trec_eval
    QCOMPARE(run({"eval", qrels, once, "-m", "AP"}).out, figure);
    QCOMPARE(run({"eval", packed(qrels, QStringLiteral("qrels")), once, "-m", "AP"}).out, figure);
    QCOMPARE(run({"eval", qrels, "-", "-m", "AP"}, dataOf(once)).out, figure);
    const QString twice = packed(once, QStringLiteral("twice"));
    for (const QStringList& command :
         {QStringList{"eval"}, {"trec_eval"}, {"compare"}, {"check"}}) {
        const Result result = run(command + QStringList{qrels, twice, twice}.mid(
                                                0, command.front() == "compare" ? 3 : 2));
        QCOMPARE(result.status, 1);
        QVERIFY2(result.err.contains(twice + ": this file is compressed twice (" + program +
                                     " data inside"),
                 qPrintable(result.err));
    }
}

void TestCli::expansionIsLimited()
{
    QTemporaryDir folder;
    const QString bomb = folder.filePath(QStringLiteral("bomb.gz"));
    QProcess gzip;
    gzip.setStandardOutputFile(bomb);
    gzip.start(QStringLiteral("sh"), {"-c", "head -c 300000000 /dev/zero | gzip -6"});
    QVERIFY(gzip.waitForFinished(60'000));
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    for (const char* command : {"eval", "trec_eval"}) {
        const Result refused = run({command, qrels, bomb});
        QCOMPARE(refused.status, 1);
        QVERIFY2(refused.err.contains("100 times") && refused.err.contains("--max-expansion"),
                 qPrintable(refused.err));
        const Result read = run({command, "--max-expansion", "2000", qrels, bomb});
        QVERIFY2(read.err.contains("0x00"), qPrintable(read.err));
    }
}

void TestCli::depthIsWhatIsRead()
{
    QTemporaryDir folder;
    const QString qrels = folder.filePath(QStringLiteral("qrels"));
    QFile file(qrels);
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("q 0 d1 1\n") > 0);
    file.close();
    const QByteArray list = "q Q0 x 1 9 t\nq Q0 d1 2 8 t\n";
    const QStringList asTrecEval{"trec_eval", "-J", "-M", "1", "-m", "map", qrels, "-"};
    QVERIFY(run(asTrecEval, list).out.endsWith(QStringLiteral("0.0000\n")));
    const QStringList options{"eval", qrels, "-", "-m", "AP", "--judged-only", "--depth"};
    QCOMPARE(run(options + QStringList{"1"}, list).out, QStringLiteral("AP\tall\t0.000000\n"));
    QCOMPARE(run(options + QStringList{"2"}, list).out, QStringLiteral("AP\tall\t1.000000\n"));
}

void TestCli::pipes_data()
{
    QTest::addColumn<QString>("command");
    QTest::addColumn<QString>("out");
    const QString ap = QStringLiteral("AP\tall\t0.362963\n");  // trec_eval
    QTest::newRow("a run from <()") << "\"$CLI\" eval $QRELS <(cat $RUN) -m AP" << ap;
    QTest::newRow("a compressed run from <()")
        << "\"$CLI\" eval $QRELS <(gzip -c $RUN) -m AP" << ap;
    QTest::newRow("judgments and run from <()")
        << "\"$CLI\" eval <(cat $QRELS) <(cat $RUN) -m AP" << ap;
    QTest::newRow("a run from /dev/stdin")
        << "cat $RUN | \"$CLI\" eval $QRELS /dev/stdin -m AP" << ap;
    QTest::newRow("a run from a named pipe")
        << "mkfifo pipe; cat $RUN > pipe & \"$CLI\" eval $QRELS pipe -m AP" << ap;
    QTest::newRow("trec_eval from a named pipe")
        << "mkfifo pipe; cat $RUN > pipe & \"$CLI\" trec_eval -m map $QRELS pipe"
        << QStringLiteral("map                   \tall\t0.3630\n");
}

void TestCli::pipes()
{
    QFETCH(QString, command);
    QTemporaryDir folder;
    QProcess shell;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("CLI"), QStringLiteral(CLI));
    environment.insert(QStringLiteral("QRELS"), trec(QStringLiteral("01-tiny/qrels.txt")));
    environment.insert(QStringLiteral("RUN"), trec(QStringLiteral("01-tiny/run.txt")));
    shell.setProcessEnvironment(environment);
    shell.setWorkingDirectory(folder.path());
    shell.start(QStringLiteral("bash"), {"-c", command});
    const Result result = finished(shell);
    QVERIFY2(result.status == 0, qPrintable(result.err));
    QTEST(result.out, "out");
}

/// A measure of ids that both files write otherwise is 0, which looks like a bad run.
void TestCli::saysThatNothingIsJudged()
{
    QTemporaryDir folder;
    QFile qrels(folder.filePath(QStringLiteral("qrels")));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q 0 doc-a 1\n");
    qrels.close();
    const QString said = QStringLiteral(": none of its documents are judged in ") +
                         qrels.fileName() +
                         QStringLiteral("; do both files use the same document ids?\n");
    const QStringList words{"eval", qrels.fileName(), "-", "-m", "AP"};
    const Result other = run(words, "q Q0 a 1 2 t\n");
    QCOMPARE(other.status, 0);
    QCOMPARE(other.out, QStringLiteral("AP\tall\t0.000000\n"));
    QVERIFY2(other.err.contains(said), qPrintable(other.err));
    const Result same = run(words, "q Q0 doc-a 1 2 t\n");
    QCOMPARE(same.err, QString());
    QCOMPARE(same.out, QStringLiteral("AP\tall\t1.000000\n"));
    QFile file(folder.filePath(QStringLiteral("run")));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("q Q0 a 1 2 t\n");
    file.close();
    const Result mended = run({"eval", qrels.fileName(), file.fileName(), "-m", "AP"});
    QVERIFY2(mended.err.contains(QStringLiteral("Remove “doc-” from the document ids in ") +
                                 qrels.fileName()),
             qPrintable(mended.err));
}

void TestCli::noCommonQuery()
{
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    const QByteArray other = "z Q0 d1 1 1 t\n";
    const Result result = run({"eval", qrels, "-"}, other);
    QCOMPARE(result.status, 1);
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains("no query has judgments in"), qPrintable(result.err));
    const Result counted = run({"eval", qrels, "-", "-m", "AP", "--missing", "zero"}, other);
    QCOMPARE(counted.status, 0);
    QCOMPARE(counted.out, QStringLiteral("AP\tall\t0.000000\n"));
}

void TestCli::explainsThePicture()
{
    // The figures of the design's ranking picture.
    const Result result = run({"explain", "--grades", "0 4 0 5 0 3 3 0 5 4", "--not-retrieved", "2",
                               "-m", "nDCG@10", "-m", "AP@10"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.err.isEmpty());
    for (const char* expected :
         {"nDCG@10: Normalised discounted cumulative gain\n", "9.407/14.773 = 0.6368\n",
          "rank i  grade  log₂(i+1)  gain ÷ discount  DCG@i  ideal  ideal term  IDCG@i  nDCG@i\n",
          "     4      5      2.322            2.153  4.677      4       1.723  11.877  0.3938\n",
          "6 of the 7 relevant documents are in the top 10.", "Exact value: 2033/4410.\n"})
        QVERIFY2(result.out.contains(QString::fromUtf8(expected)), expected);
}

void TestCli::explainsOnOnePool()
{
    // B, which is shown, lacks what A judges: 4 ÷ (4 + 2/log₂3 + 2/2 + 2/log₂5 + 1/log₂6).
    const QString session = QStringLiteral(R"({"format": "rankscope-session", "version": 1,
        "measures": ["nDCG"], "ranked": [{"id": "a", "grade": 4}, {"id": "b", "grade": 2},
        {"id": "c", "grade": 2}, {"id": "d", "grade": 2}, {"id": "e", "grade": 1}],
        "b": {"shown": true, "ranked": ["a", {"id": "x", "grade": 0}]}})");
    const Result result = run({"explain", "-"}, session.toUtf8());
    QVERIFY2(result.out.contains(QStringLiteral("= 0.5326")), qPrintable(result.out));
}

void TestCli::namesTheIdealOrder_data()
{
    QTest::addColumn<QString>("grades");
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const char* grades, const char* measure,
                        const char* said) {
        QTest::newRow(name) << grades << measure << QString::fromUtf8(said);
    };
    row("the best of two: 2/3 against 1/3", "1 0 1", "RC",
        "The list is compared with the closest ideal ranking: the documents at ranks 1 3 2, in "
        "this order.\n2 ideal rankings: 1 3 2 agrees on 0.6667 of the pairs, 3 1 2 agrees on "
        "0.3333 of the pairs. RC is the highest of these.\n");
    row("one order", "1 2 3", "RC", "the closest ideal ranking: the documents at ranks 3 2 1,");
    row("up to the cutoff", "1 0 1", "RC@2",
        "the closest ideal ranking: the documents at ranks 1 2,");
    // Four ties of 24 orders: all pairs, or none.
    row("more orders than are told", "1 1 1 1", "RC",
        "24 ideal rankings. They agree on 0.0000 to 1.0000 of the pairs. RC is the highest of "
        "these.\n");
}

void TestCli::namesTheIdealOrder()
{
    QFETCH(const QString, grades);
    QFETCH(const QString, measure);
    QFETCH(const QString, said);
    const Result result = run({"explain", "--grades", grades, "-m", measure, "-m", "AP"});
    QVERIFY2(result.out.contains(said), qPrintable(result.out));
    QCOMPARE(result.out.count(QStringLiteral("compared with the closest ideal ranking")), 1);
}

void TestCli::idealOrdersAsData()
{
    const Result result =
        run({"explain", "--grades", "1 0 1", "-m", "RC", "-m", "AP", "--format", "json"});
    const QJsonValue measures = QJsonDocument::fromJson(result.out.toUtf8())["measures"];
    const QJsonValue orders = measures[0]["idealOrders"];
    QCOMPARE(orders["count"].toDouble(), 2.0);
    QVERIFY(agree(orders["best"].toDouble(), 2.0 / 3));
    QVERIFY(agree(orders["worst"].toDouble(), 1.0 / 3));
    QCOMPARE(orders["closest"].toArray(), (QJsonArray{1, 3, 2}));
    QCOMPARE(orders["each"].toArray().size(), 2);
    QCOMPARE(orders["each"][1]["ranks"].toArray(), (QJsonArray{3, 1, 2}));
    QVERIFY(agree(orders["each"][1]["value"].toDouble(), 1.0 / 3));
    QVERIFY(measures[1]["idealOrders"].isUndefined());
}

void TestCli::namesTheRule_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& options, const QString& said) {
        QTest::newRow(name) << options << said;
    };
    row("counts as 0", {},
        QStringLiteral("nothing to find. Under the current rule, the query counts as 0.\n"));
    row("counts as 1", {"--no-value", "one"},
        QStringLiteral("nothing to find. Under the current rule, the query counts as 1.\n"));
    row("is skipped", {"--no-value", "skip"},
        QStringLiteral("nothing to find. Under the current rule, the mean skips the query.\n"));
    row("as data", {"--format", "json"}, QStringLiteral("\"noValue\":\"zero\",\"counts\":0,"));
    row("as data, left out", {"--format", "json", "--no-value", "skip"},
        QStringLiteral("\"noValue\":\"skip\",\"counts\":null,"));
}

void TestCli::namesTheRule()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, said);
    const Result result =
        run(QStringList{"explain", "--grades", "0 0 0 0 0", "-m", "RR@5"} + options);
    const QString out = options.contains(QStringLiteral("json"))
                            ? QString(result.out).remove(QLatin1Char(' ')).remove(QLatin1Char('\n'))
                            : result.out;
    QVERIFY2(out.contains(said), qPrintable(result.out));
}

void TestCli::marksWhatCountsByRule()
{
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q1 0 a 1\nq2 0 b 0\n");
    qrels.close();
    const QByteArray lines = "q1 Q0 a 1 1 t\nq2 Q0 b 1 1 t\n";
    const QStringList eval{"eval", qrels.fileName(), "-", "-q", "-m", "AP", "-m", "RR", "-m",
                           "P@1"};
    const Result text = run(eval, lines);
    QVERIFY(text.out.contains(QStringLiteral("AP\tq2\t0.000000\n")));
    QCOMPARE(linesOf(text.out).filter(QRegularExpression("^\\S+\t\\S+\t\\S+$")).size(), 9);
    QVERIFY2(text.err.contains(QStringLiteral(
                 "AP, RR: undefined for 1 query, set to 0: no relevant documents: q2\n")),
             qPrintable(text.err));
    const auto values =
        QJsonDocument::fromJson(
            run(eval + QStringList{"--format", "json"}, lines).out.toUtf8())["runs"][0]["values"]
            .toArray();
    QStringList marked;
    for (const auto& value : values)
        if (value.toObject()["byRule"].toBool())
            marked << value.toObject()["measure"].toString() + QLatin1Char(' ') +
                          value.toObject()["query"].toString() + QLatin1Char(' ') +
                          value.toObject()["reason"].toString();
    const QString why =
        QStringLiteral(" q2 No judged document is relevant, so there is nothing to find.");
    QCOMPARE(marked, QStringList({QStringLiteral("AP") + why, QStringLiteral("RR") + why}));
}

void TestCli::leavesOutWithoutAHit_data()
{
    QTest::addColumn<QString>("definition");
    QTest::addColumn<QString>("last");  // grade of the fourth query's relevant document
    QTest::addColumn<QString>("mean");
    // Ranks 2, 1 and 5, and a query without a hit: (1/2 + 1 + 1/5) over 3 or over 4
    for (const QString last : {"0", "1"}) {
        const QByteArray what = last == QLatin1String("1") ? "missed" : "nothing relevant";
        QTest::addRow("%s, counts 0", what.data())
            << QStringLiteral("RR@5") << last << QStringLiteral("0.425");
        QTest::addRow("%s, left out", what.data())
            << QStringLiteral("RR(nohit=skip)@5") << last << QStringLiteral("0.566667");
    }
}

void TestCli::leavesOutWithoutAHit()
{
    QFETCH(const QString, definition);
    QFETCH(const QString, last);
    QFETCH(const QString, mean);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q1 0 d2 1\nq2 0 d1 1\nq3 0 d5 1\nq4 0 d9 " + last.toUtf8() + '\n');
    qrels.close();
    QByteArray lines;
    for (int query = 1; query <= 4; ++query)
        for (int rank = 1; rank <= 5; ++rank)
            lines += "q" + QByteArray::number(query) + " Q0 d" + QByteArray::number(rank) + ' ' +
                     QByteArray::number(rank) + ' ' + QByteArray::number(10 - rank) + " t\n";
    const Result result = run({"eval", qrels.fileName(), "-", "-m", definition}, lines);
    QCOMPARE(result.out.section(QLatin1Char('\t'), 2).trimmed().toDouble(), mean.toDouble());
}

void TestCli::neverRoundsToOneOrZero_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char* name, const QStringList& arguments, const QString& shown) {
        QTest::newRow(name) << arguments << shown;
    };
    // 14399999981 of 14400000000 are right: 0.99999999868…; 19 are not: 1.319…e-9
    const QStringList counts{"classify", "--counts", "0,0,19,14399999981"};
    row("near 1", counts, QStringLiteral("accuracy\\s+0\\.999999999\n"));
    row("near 1, two decimals", counts + QStringList{"--digits", "2"},
        QStringLiteral("accuracy\\s+0\\.999999999\n"));
    row("near 1, twelve decimals", counts + QStringList{"--digits", "12"},
        QStringLiteral("accuracy\\s+0\\.999999998681\n"));
    row("near 0", {"classify", "--counts", "19,0,0,14399999981"},
        QStringLiteral("predicted_positive\\s+0\\.000000001\n"));
    row("1 itself", {"classify", "--counts", "19,0,0,14399999981"},
        QStringLiteral("accuracy\\s+1\n"));
    row("two decimals", {"classify", "--counts", "1,1,1,1", "--digits", "2"},
        QStringLiteral("accuracy\\s+0\\.50\n"));
    row("explained", {"explain", "--grades", "1 0 0 0 1e-5", "-m", "nDCG"},
        QStringLiteral("0\\.9999…"));
    row("balanced accuracy of one class", {"classify", "--counts", "19,0,0,0"},
        QStringLiteral("balanced_accuracy\\s+1\\s.*only the recall of the positives"));
}

void TestCli::neverRoundsToOneOrZero()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, shown);
    const Result result = run(arguments);
    QVERIFY2(result.out.contains(QRegularExpression(shown)), qPrintable(result.out));
}

void TestCli::explainsPublished_data()
{
    QTest::addColumn<QString>("grades");
    QTest::addColumn<QString>("measure");
    QTest::addColumn<double>("value");
    QTest::addColumn<QString>("exact");
    QTest::newRow("ndcg5-linear-32301") << "3 2 3 0 1"
                                        << "nDCG@5" << 0.9723642841729143 << "";
    QTest::newRow("ndcg5-exponential-32301") << "3 2 3 0 1"
                                             << "nDCG(gain=exp)@5" << 0.9574784666412695 << "";
    QTest::newRow("chengdu-trip") << "4,2,0,1,3"
                                  << "DCG" << 6.853094486919933 << "";
    QTest::newRow("chengdu-food") << "4\n1\n3\n4\n0"
                                  << "nDCG" << 0.9289411547694414 << "";
    QTest::newRow("ap-four-relevant") << "1 1 0 0 1 0 1"
                                      << "AP" << 0.7928571428571428 << "111/140";
    QTest::newRow("seven-documents") << "4 3 2 1 3 1 2 | 3 3 3"
                                     << "AP(rel=3)" << 0.43333333333333335 << "13/30";
    QTest::newRow("rc-three-documents") << "1 0 1"
                                        << "RC" << 0.6666666666666666 << "2/3";
    QTest::newRow("mrr5-four-queries, the second") << "0 1 0 0 0"
                                                   << "MRR@5" << 0.5 << "1/2";
    QTest::newRow("system-a-system-b") << "4 0 0 0 0 | 2 2 2 1"
                                       << "nDCG" << 0.5326185286938011 << "";
}

void TestCli::explainsPublished()
{
    QFETCH(const QString, grades);
    QFETCH(const QString, measure);
    QFETCH(const double, value);
    QFETCH(const QString, exact);
    const Result result = run({"explain", "--grades", grades, "-m", measure, "--format", "json"});
    QCOMPARE(result.status, 0);
    const QJsonValue shown = QJsonDocument::fromJson(result.out.toUtf8())["measures"][0];
    QVERIFY2(agree(shown["value"].toDouble(), value), qPrintable(result.out));
    QCOMPARE(shown["exact"].toString(), exact);
    const QJsonArray ranks = shown["ranks"].toArray();
    const double earned = shown["earned"].toDouble();
    QVERIFY(ranks.last()["sum"].toDouble(earned) == earned);  // not every table shows the sum
}

void TestCli::explainsSeveralLists_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QByteArray>("lines");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& options, const char* lines,
                        const char* said) {
        QTest::newRow(name) << options << QByteArray(lines) << QString::fromUtf8(said);
    };
    // As the pages on ranking metrics that MRR, MAP and the hit rate come from write them.
    row("MRR@5 of the ranks 2, 1 and 5", {"-m", "RR@5"}, "0 1 0 0 0\n1 0 0 0 0\n0 0 0 0 1\n",
        "MRR@5 = (1/2 + 1 + 1/5)/3 = 17/30 = 0.5667\n");
    const char* four = "[✓, ✗, ✗, ✓, ✗]\n[✗, ✓, ✗, ✗, ✗]\n[✗, ✗, ✗, ✗, ✓]\n[✗, ✗, ✗, ✗, ✗]\n";
    row("MRR@5 of four queries", {"-m", "RR@5"}, four,
        "MRR@5 = (1 + 1/2 + 1/5 + 0)/4 = 17/40 = 0.4250\nq4: set to 0: no relevant "
        "documents.\n");
    row("MRR@5, a query without a hit ignored", {"-m", "RR@5", "--no-value", "skip"}, four,
        "MRR@5 = (1 + 1/2 + 1/5)/3 = 17/30 = 0.5667\nq4: skipped: no relevant documents.\n");
    row("MAP@6 of three users", {"-m", "AP@6"},
        "A: [1, 0, 0, 1, 0, 1]\nB: [0, 1, 0, 0, 1, 0]\nC: [1, 1, 0, 1, 0, 0]\n",
        "MAP@6 = (2/3 + 9/20 + 11/12)/3 = 61/90 = 0.6778\n");
    row("MAP of two queries at 8", {"-m", "AP@8"},
        "query1: 1 1 0 0 1 0 1 0\nquery2: 0 1 1 0 0 1 0 0 | 1 1\n",
        "MAP@8 = (111/140 + 1/3)/2 = 473/840 = 0.5631\n");
    row("HR@3 of three users", {"-m", "Success@3"}, "A: 0 1 0\nB: 0 0 0 | 1 1\nC: 0 1 0 | 1\n",
        "HR@3 = (1 + 0 + 1)/3 = 2/3 = 0.6667\n");
    row("each with its list and value", {"-m", "RR@5"}, "q1: 0 1 0\nnext: 1 0 0\n",
        "query  grades    RR@5  exact\nq1     0 1 0   0.5000    1/2\nnext   1 0 0   1.0000      "
        "1\n");
    row("decimals where a value is not rational", {"-m", "nDCG@3"}, "q1: 1 0 0\nq2: 0 1 0\n",
        "mean nDCG@3 = (1.0000 + 0.6309)/2 = 1.6309/2 = 0.8155\n");
    row("more queries than are shown", {"-m", "P@1"},
        "1 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 1\n0 0 "
        "1\n1 0 1\n",
        "= (1 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + 0 + … 2 more + 1)/14 = 1/7 = 0.1429\n");
    row("none has a value", {"-m", "AP", "--no-value", "skip"}, "q1: 0 0 0\nq2: 0 0 0\n",
        "MAP = –\n");
    row("columns are taken as lines", {"-m", "RR", "--take", "lines"}, "0 1\n1 0\n",
        "MRR = (1/2 + 1)/2 = 3/4 = 0.7500\n");
}

void TestCli::explainsSeveralLists()
{
    QFETCH(const QStringList, options);
    QFETCH(const QByteArray, lines);
    QFETCH(const QString, said);
    const Result file = run(QStringList{"explain", "-"} + options, lines);
    QCOMPARE(file.status, 0);
    QVERIFY2(file.out.contains(said), qPrintable(file.out));
    if (options.contains(QStringLiteral("--take")))
        return;
    QStringList each{"explain"};
    for (const QString& line : QString::fromUtf8(lines).split('\n', Qt::SkipEmptyParts))
        each << QStringLiteral("--grades") << line;
    QCOMPARE(run(each + options).out, file.out);
}

void TestCli::explainsSeveralListsAsData()
{
    const Result result = run({"explain", "--grades", "1 0", "--grades", "0 0", "--grades", "0 1",
                               "-m", "RR", "-m", "P@2", "--format", "json"});
    const QJsonDocument document = QJsonDocument::fromJson(result.out.toUtf8());
    QCOMPARE(document["queries"].toArray().size(), 3);
    QCOMPARE(document["queries"][2]["query"].toString(), QStringLiteral("q3"));
    QCOMPARE(document["queries"][2]["measures"][0]["exact"].toString(), QStringLiteral("1/2"));
    const QJsonValue mean = document["means"][0];
    QCOMPARE(mean["name"].toString(), QStringLiteral("MRR"));
    QCOMPARE(mean["exact"].toString(), QStringLiteral("1/2"));
    QCOMPARE(mean["count"].toInt(), 3);
    QCOMPARE(mean["median"].toDouble(), 0.5);
    QVERIFY(agree(mean["geometricMean"].toDouble(), std::cbrt(0.5e-5)));
    QVERIFY(mean["terms"][1]["value"].isNull());
    QCOMPARE(mean["terms"][1]["counts"].toDouble(-1), 0.0);
    QCOMPARE(document["means"][1]["formula"].toString(),
             QStringLiteral("mean P@2 = (1/2 + 0 + 1/2)/3 = 1/3 = 0.3333"));
    const Result table = run({"table", "steps", "--grades", "1 0", "--grades", "0 1", "-m", "RR"});
    QVERIFY2(table.out.contains(QStringLiteral("MRR = (1 + 1/2)/2 = 3/4 = 0.7500")),
             qPrintable(table.out));
}

void TestCli::explainsAMean()
{
    const QString qrels = trec("04-coverage/qrels.txt");
    const QString path = trec("04-coverage/run.txt");
    const QStringList explain{"explain", qrels, path, "--mean", "-m", "AP", "--missing", "zero"};
    const Result result = run(explain);
    QCOMPARE(result.status, 0);
    for (const char* expected :
         {"MAP = (61/147 + 37/48 + 41/60 + 0 + 0 + 0 + 0 + 0 + 1)/9 = 3749/11760 = 0.3188\n",
          "b1, b2, b3-norel: set to 0: missing from the run.\n",
          "3 judged queries are missing from the run and count as 0 (--missing zero): b1, b2, "
          "b3-norel"})
        QVERIFY2(result.out.contains(QString::fromUtf8(expected)), qPrintable(result.out));
    const QJsonDocument data =
        QJsonDocument::fromJson(run(explain + QStringList{"--format", "json"}).out.toUtf8());
    const Result eval =
        run({"eval", qrels, path, "-m", "AP", "--missing", "zero", "--digits", "17"});
    QVERIFY(data["queries"].isUndefined());
    QCOMPARE(QString::number(data["means"][0]["value"].toDouble(), 'g', 17),
             QString::number(eval.out.split('\t').back().toDouble(), 'g', 17));
}

void TestCli::explainsACollection()
{
    const QString qrels = trec(QStringLiteral("01-tiny/qrels.txt"));
    const QString path = trec(QStringLiteral("01-tiny/run.txt"));
    const Result result = run({"explain", qrels, path, "--query", "q1", "-m", "AP", "-m", "IDCG"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.startsWith("Query q1\n"));
    QVERIFY(result.out.contains("= 0.7556\n"));  // trec_eval's map of q1
    const Result unnamed = run({"explain", qrels, path});
    QCOMPARE(unnamed.status, 2);
    QVERIFY2(unnamed.err.contains("choose a query with --query: q1, q2, q3."),
             qPrintable(unnamed.err));
    const Result named = run({"explain", trec("03-ties/qrels.txt"), trec("03-ties/run.txt")});
    QCOMPARE(named.status, 2);
}

void TestCli::explainsASession()
{
    const Result result = run({"explain", EXAMPLES "/birthday-cakes.rankscope.json", "-m", "CG@1"});
    QCOMPARE(result.status, 0);
    QVERIFY(result.out.contains("document"));
    const Result all =
        run({"explain", EXAMPLES "/birthday-cakes.rankscope.json", "--format", "json"});
    QCOMPARE(all.status, 0);
    QVERIFY(!QJsonDocument::fromJson(all.out.toUtf8())["measures"].toArray().isEmpty());
}

void TestCli::explainsAsJson()
{
    const Result result = run({"explain", "--grades", "2 u \t7", "-m", "nDCG@2", "-m", "Judged",
                               "-m", "AP(rel=9)", "--format", "json"});
    QCOMPARE(result.status, 0);
    const QJsonArray measures = QJsonDocument::fromJson(result.out.toUtf8())["measures"].toArray();
    QCOMPARE(measures.size(), 3);
    const QJsonValue unjudged = measures[0]["ranks"][1];
    QCOMPARE(unjudged["rank"].toInt(), 2);
    QVERIFY(unjudged["grade"].isNull());
    QVERIFY(unjudged["counted"].toBool());
    QVERIFY(!measures[0]["ranks"][2]["counted"].toBool());
    QCOMPARE(measures[1]["exact"].toString(), QStringLiteral("2/3"));
    QVERIFY(measures[2]["value"].isNull());
    QVERIFY(!measures[2]["reason"].toString().isEmpty());
}

void TestCli::takesGradesAsPeopleHaveThem_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    // Of 3 2 3 0 1, as textbooks print it.
    QTest::newRow("brackets") << QStringList{"--grades", "[3, 2, 3, 0, 1]"} << QByteArray();
    QTest::newRow("title tab grade")
        << QStringList{"-"} << QByteArray("a b\t3\nc\t2\nRoute 66\t3\nd\t0\ne f g h\t1\n");
    QTest::newRow("the second column")
        << QStringList{"-", "--take", "column=2"} << QByteArray("1\t3\n2\t2\n3\t3\n4\t0\n5\t1\n");
    QTest::newRow("the second line")
        << QStringList{"-", "--take", "line=2"} << QByteArray("1 0 0\n3 2 3 0 1\n");
    QTest::newRow("all lines") << QStringList{"-", "--take", "all"} << QByteArray("3 2 3\n0 1\n");
    // The gains of nDCG in proportion are those of 3 2 3 0 1.
    QTest::newRow("decimal commas, of some")
        << QStringList{"--grades", "1,5 1 1,5 0 0,5", "--decimal-comma"} << QByteArray();
    QTest::newRow("decimal commas in a file")
        << QStringList{"-", "--decimal-comma"} << QByteArray("1,5\n1\n1,5\n0\n0,5\n");
    QTest::newRow("decimal commas on a line of a file")
        << QStringList{"-", "--decimal-comma"} << QByteArray("1,5 1 1,5 0 0,5\n");
    QTest::newRow("decimal commas beside names")
        << QStringList{"-", "--decimal-comma"}
        << QByteArray("a\t1,5\nb\t1\nc\t1,5\nd\t0\ne\t0,5\n");
    QTest::newRow("decimal commas of all, as one of several readings")
        << QStringList{"--grades", "1,5 1,0 1,5 0,0 0,5", "--take", "decimal-commas"}
        << QByteArray();
    QTest::newRow("decimal commas of some, as the reading that is meant")
        << QStringList{"--grades", "1,5 1 1,5 0 0,5", "--take", "decimal-commas"} << QByteArray();
}

void TestCli::takesGradesAsPeopleHaveThem()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, input);
    const Result result = run(QStringList{"explain", "-m", "nDCG@5"} + arguments, input);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("= 0.9724"), qPrintable(result.out));
}

void TestCli::marksRanksPastTheCutoff()
{
    const Result result = run({"explain", "--grades", "1 0 1", "-m", "P@2"});
    const QStringList lines = linesOf(result.out);
    QVERIFY(lines.constLast().endsWith("(past the cutoff)"));
    QVERIFY(!lines[lines.size() - 2].endsWith("(past the cutoff)"));
}

void TestCli::alignsWideCharacters()
{
    const Result result =
        run({"explain", "-", "-m", "CG"}, QString::fromUtf8("文档:3 e\u0301:2 a:1").toUtf8());
    QCOMPARE(result.status, 0);
    // Two columns for each wide character, none for a combining accent.
    QVERIFY2(result.out.contains(QString::fromUtf8("     1  文档          3 ")),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(QString::fromUtf8("     2  e\u0301             2 ")),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(QString::fromUtf8("     3  a             1 ")),
             qPrintable(result.out));
}

void TestCli::fullDisk()
{
    QProcess process;
    process.setStandardOutputFile(QStringLiteral("/dev/full"));
    process.start(QStringLiteral(CLI), {"explain", "--grades", "1"});
    const Result result = finished(process);
    QCOMPARE(result.status, 1);
    QCOMPARE(result.err,
             QStringLiteral("standard output: cannot be written: No space left on device\n"));
}

void TestCli::closedPipe()
{
    QProcess process;
    process.start(QStringLiteral("sh"),
                  {"-c", "{ sleep 0.5; \"$0\" explain --grades 1; echo \"status $?\" >&2; } | true",
                   QStringLiteral(CLI)});
    const Result result = finished(process);
    QCOMPARE(result.err, QStringLiteral("status 1\n"));
}

void TestCli::closedStreams_data()
{
    QTest::addColumn<QString>("arguments");
    QTest::addColumn<QString>("said");
    QTest::newRow("input") << "eval \"$1\" - <&-"
                           << "standard input: cannot be read: Bad file descriptor\n";
    QTest::newRow("input of a table") << "classify - <&-"
                                      << "standard input: cannot be read: Bad file descriptor\n";
    QTest::newRow("output") << "explain --grades 1 >&-"
                            << "standard output: cannot be written: Bad file descriptor\n";
    QTest::newRow("errors") << "explain --grades 2>&-"
                            << "";
}

void TestCli::closedStreams()
{
    QFETCH(const QString, arguments);
    QFETCH(const QString, said);
    QProcess process;
    process.start(QStringLiteral("sh"), {"-c", "\"$0\" " + arguments, QStringLiteral(CLI),
                                         QStringLiteral(TEST_DATA "/trec/01-tiny/qrels.txt")});
    const Result result = finished(process);
    QVERIFY(result.status == 1 || result.status == 2);
    QCOMPARE(result.err, said);
}

QTEST_GUILESS_MAIN(TestCli)

}  // namespace tst_cli

#include "tst_cli.moc"
