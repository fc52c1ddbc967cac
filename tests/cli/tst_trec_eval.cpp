// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <clocale>
#include <cmath>
#include <cstdio>

namespace tst_trec_eval {

namespace {

QString trec(const QString& file)
{
    return QStringLiteral(TEST_DATA "/trec/") + file;
}

QStringList linesOf(const QString& text)
{
    return text.split(QLatin1Char('\n'), Qt::SkipEmptyParts);
}

/// The rows of a file of figures, by columns.
QList<QStringList> rowsOf(const QString& path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot open %s", qPrintable(path));
    QList<QStringList> rows;
    for (const QString& line : linesOf(QString::fromUtf8(file.readAll())))
        rows.append(line.split(QLatin1Char('\t')));
    return rows;
}

/// Summing in another order moves the last digits.
bool agree(double a, double b)
{
    return a == b || std::abs(a - b) <= 1e-12 * std::max(std::abs(a), std::abs(b));
}

bool isText(const QString& measure)
{
    return measure.startsWith(QLatin1String("runid")) ||
           measure.startsWith(QLatin1String("relstring"));
}

bool isCount(const QString& measure)
{
    return measure.startsWith(QLatin1String("num_"));
}

/// As trec_eval's printf writes a value.
QString printed(const QStringList& row)
{
    const double value = row[2].toDouble();
    char text[400];
    if (isCount(row[0]))
        std::snprintf(text, sizeof text, "%-22s\t%s\t%ld", qPrintable(row[0]), qPrintable(row[1]),
                      static_cast<long>(value));
    else
        std::snprintf(text, sizeof text, "%-22s\t%s\t%6.4f", qPrintable(row[0]), qPrintable(row[1]),
                      value);
    return QString::fromLatin1(text);
}

/// The program's lines that hold a number.
QStringList numberLines(const Result& result)
{
    QStringList lines = linesOf(result.out);
    lines.removeIf(
        [](const QString& line) { return isText(line.section(QLatin1Char('\t'), 0, 0)); });
    return lines;
}

/// What the figures were made with, beside the flags of their case.
QStringList everything()
{
    QStringList arguments{"-q", "-m", "all_trec", "-m", "yaap"};
    for (const char* measure : {"P", "recall", "ndcg_cut", "map_cut", "relative_P", "success"})
        arguments << "-m" << QLatin1String(measure) + ".1,2,3,5,10,15,20,30,50,100,200,500,1000";
    return arguments;
}

/// 05-odd-input as trec_eval read it.
QStringList filesOf(const QString& folder)
{
    const QString suffix = folder.startsWith(QLatin1String("05")) ? "-as-written.txt" : ".txt";
    return {trec(folder + "/qrels" + suffix), trec(folder + "/run" + suffix)};
}

Result evaluated(const QString& folder, const QStringList& flags)
{
    return run(QStringList{"trec_eval"} + flags + filesOf(folder));
}

QStringList split(const char* flags)
{
    return QString::fromLatin1(flags).split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

void addCases()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("flags");
    const auto row = [](const char* folder, const char* expected, const char* flags) {
        QTest::addRow("%s %s", folder, expected) << folder << expected << split(flags);
    };
    row("01-tiny", "expected.tsv", "");
    row("01-tiny", "expected-c.tsv", "-c");
    row("02-graded", "expected.tsv", "");
    row("02-graded", "expected-J.tsv", "-J");
    row("02-graded", "expected-M7.tsv", "-M 7");
    row("02-graded", "expected-params.tsv",
        "-N 1000 -m set_F.4.0 -m utility.2,-1,-0.5,0.25 -m ndcg.1=1,2=3,3=7,4=15 "
        "-m G.1=1,2=3,3=7,4=15 -m iprec_at_recall.0.25,0.5,0.75 -m 11pt_avg.0.2,0.5,0.8 "
        "-m Rprec_mult.0.5,3");
    row("03-ties", "expected.tsv", "");
    row("03-ties", "expected-c.tsv", "-c");
    row("04-coverage", "expected.tsv", "");
    row("04-coverage", "expected-c.tsv", "-c");
    row("05-odd-input", "expected.tsv", "");
    row("05-odd-input", "expected-J.tsv", "-J");
    row("06-medium", "expected.tsv", "");
    row("06-medium", "expected-M100.tsv", "-M 100");
    row("07-level2", "expected.tsv", "");
    row("07-level2", "expected-l2.tsv", "-l 2");
    row("07-level2", "expected-l2-c.tsv", "-l 2 -c");
    row("08-bpref", "expected.tsv", "");
    row("08-bpref", "expected-J.tsv", "-J");
    row("09-float32", "expected.tsv", "");
}

void put(const QString& path, const QByteArray& content)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(content);
}

}  // namespace

class TestTrecEval : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { std::setlocale(LC_NUMERIC, "C"); }  // for our own printf
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void allDigits_data() { addCases(); }
    void allDigits();
    void sameBytes_data() { addCases(); }
    void sameBytes();
    void versionTen_data();
    void versionTen();
    void lines_data();
    void lines();
    void refused_data();
    void refused();
    void saysWhatItReadLoosely();
    void saysWhatIsOdd_data();
    void saysWhatIsOdd();
    void readsNothing();
    void zScores();
    void severalJudges();
    void preferences_data();
    void preferences();
    void refusesPreferences_data();
    void refusesPreferences();
    void namesSampledJudgments();
    void rbpAsIntended();
    void queriesBeforeAStop();
    void anyWhiteSpaceSeparates();
    void nanAsTrecEvalSortsIt();
    void saysWhatIsLeftOut_data();
    void saysWhatIsLeftOut();
    void readsStandardInput();
};

void TestTrecEval::allDigits()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, expected);
    QFETCH(const QStringList, flags);
    const Result result = evaluated(folder, QStringList{"--digits", "17"} + flags + everything());
    QCOMPARE(result.status, 0);
    const QStringList lines = numberLines(result);
    const QList<QStringList> rows = rowsOf(trec(folder + "/" + expected));
    QCOMPARE(lines.size(), rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const QStringList fields = lines[i].split(QLatin1Char('\t'));
        QCOMPARE(fields.size(), 3);
        QCOMPARE(fields[0].trimmed(), rows[i][0]);
        QCOMPARE(fields[1], rows[i][1]);
        QVERIFY2(agree(fields[2].toDouble(), rows[i][2].toDouble()),
                 qPrintable(lines[i] + ", trec_eval " + rows[i][2]));
    }
}

void TestTrecEval::sameBytes()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, expected);
    QFETCH(const QStringList, flags);
    const Result result = evaluated(folder, flags + everything());
    QCOMPARE(result.status, 0);
    const QStringList lines = numberLines(result);
    const QList<QStringList> rows = rowsOf(trec(folder + "/" + expected));
    QCOMPARE(lines.size(), rows.size());
    for (qsizetype i = 0; i < rows.size(); ++i)
        QCOMPARE(lines[i], printed(rows[i]));
}

void TestTrecEval::versionTen_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QString>("flags");
    const auto row = [](const char* folder, const char* expected, const char* flags) {
        QTest::addRow("%s %s", folder, flags) << folder << expected << flags;
    };
    row("01-tiny", "expected.tsv", "(none)");
    row("01-tiny", "expected-c.tsv", "-c");
    row("02-graded", "expected.tsv", "(none)");
    row("02-graded", "expected-J.tsv", "-J");
    row("02-graded", "expected-M7.tsv", "-M 7");
    row("03-ties", "expected.tsv", "(none)");
    row("03-ties", "expected-c.tsv", "-c");
    row("04-coverage", "expected-c.tsv", "-c");
    row("05-odd-input", "expected.tsv", "(none)");
    row("05-odd-input", "expected-J.tsv", "-J");
    row("06-medium", "expected.tsv", "(none)");
    row("06-medium", "expected-M100.tsv", "-M 100");
    row("07-level2", "expected.tsv", "(none)");
    row("07-level2", "expected-l2.tsv", "-l 2");
    row("07-level2", "expected-l2-c.tsv", "-l 2 -c");
    row("08-bpref", "expected.tsv", "(none)");
    row("08-bpref", "expected-J.tsv", "-J");
    row("09-float32", "expected.tsv", "(none)");
}

void TestTrecEval::versionTen()
{
    QFETCH(const QString, folder);
    QFETCH(const QString, expected);
    QFETCH(const QString, flags);
    const QString told = flags == QLatin1String("(none)") ? QString() : flags;
    // What version 9 says, and over it what version 10 says otherwise.
    QHash<QString, QString> figures;
    for (const QStringList& row : rowsOf(trec(folder + "/" + expected)))
        figures[row[0] + ' ' + row[1]] = row[2];
    int differing = 0;
    for (const QStringList& row : rowsOf(trec(folder + "/v10-differs.tsv"))) {
        if (row[0] != flags)
            continue;
        figures[row[1] + ' ' + row[2]] = row[4];
        ++differing;
    }
    QVERIFY(differing > 0);
    const Result result = evaluated(folder, QStringList{"--like", "10", "--digits", "17"} +
                                                split(qPrintable(told)) + everything());
    QCOMPARE(result.status, 0);
    const QStringList lines = numberLines(result);
    QCOMPARE(lines.size(), figures.size());
    for (const QString& line : lines) {
        const QStringList fields = line.split(QLatin1Char('\t'));
        const QString key = fields[0].trimmed() + ' ' + fields[1];
        QVERIFY2(figures.contains(key), qPrintable(line));
        QVERIFY2(agree(fields[2].toDouble(), figures[key].toDouble()),
                 qPrintable(line + ", trec_eval " + figures[key]));
    }
}

void TestTrecEval::lines_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("flags");
    QTest::addColumn<QString>("out");
    const auto row = [](const char* name, const char* folder, const char* flags, const char* out) {
        QTest::newRow(name) << folder << split(flags) << out;
    };
    row("one measure, the summary", "01-tiny", "-m map", "map                   \tall\t0.3630\n");
    row("parameters where none are", "01-tiny", "-m map.5",
        "map                   \tall\t0.3630\n");
    row("flags that change nothing", "01-tiny", "-o -D 0 -R qrels -T trec_results -m map",
        "map                   \tall\t0.3630\n");
    row("of a cutoff the whole number at its start", "01-tiny", "-m P.10.9,1",
        "P_1                   \tall\t0.3333\nP_10                  \tall\t0.1333\n");
    row("a count", "01-tiny", "-m num_ret", "num_ret               \tall\t10\n");
    row("a negative number", "01-tiny", "-m yaap", "yaap                  \tall\t-0.2293\n");
    row("-q, the queries first", "01-tiny", "-q -m recip_rank",
        "recip_rank            \tq1\t1.0000\nrecip_rank            \tq2\t0.3333\n"
        "recip_rank            \tq3\t0.0000\nrecip_rank            \tall\t0.4444\n");
    row("-n -q, no summary", "01-tiny", "-n -q -m set_P",
        "set_P                 \tq1\t0.6000\nset_P                 \tq2\t0.3333\n"
        "set_P                 \tq3\t0.0000\n");
    row("-n alone prints nothing", "01-tiny", "-n", "");
    row("a name wider than its column", "02-graded",
        "-m G.1=1,2=3,3=7,4=15 -m utility.2,-1,-0.5,0.25 -N 1000",
        "utility_2,-1,-0.5,0.25\tall\t242.4000\nG_1=1,2=3,3=7,4=15    \tall\t0.3114\n");
    row("cutoffs come in rising order", "01-tiny", "-m P.10,1",
        "P_1                   \tall\t0.3333\nP_10                  \tall\t0.1333\n");
    row("the first parameters hold", "01-tiny", "-m P.1 -m P.10",
        "P_1                   \tall\t0.3333\n");
    row("parameters after the name alone", "01-tiny", "-m P -m P.1",
        "P_1                   \tall\t0.3333\n");
    row("flags together", "01-tiny", "-nq -m success.1",
        "success_1             \tq1\t1.0000\nsuccess_1             \tq2\t0.0000\n"
        "success_1             \tq3\t0.0000\n");
    row("a number right after its flag", "07-level2", "-l2 -m num_rel_ret -m bpref",
        "num_rel_ret           \tall\t39\nbpref                 \tall\t0.4162\n");
    row("digits of our own", "01-tiny", "-m map --digits 17",
        "map                   \tall\t0.36296296296296293\n");
    row("the run's tag", "01-tiny", "-q -m runid", "runid                 \tall\trun\n");
    row("grades in order", "01-tiny", "-q -m relstring",
        "relstring             \tq1\t'101-1'\nrelstring             \tq2\t'001'\n"
        "relstring             \tq3\t'0-'\n");
    row("grades in order beside the tag", "01-tiny", "-q -m runid -m relstring",
        "relstring             \tq1\t'101-1'\nrelstring             \tq2\t'001'\n"
        "relstring             \tq3\t'0-'\nrunid                 \tall\trun\n");
    row("more grades than any number of ranks", "01-tiny", "-q -m relstring.1e300",
        "relstring_1e300       \tq1\t'101-1'\nrelstring_1e300       \tq2\t'001'\n"
        "relstring_1e300       \tq3\t'0-'\n");
    row("the first grades", "01-tiny", "-q -m relstring.2",
        "relstring_2           \tq1\t'10'\nrelstring_2           \tq2\t'00'\n"
        "relstring_2           \tq3\t'0-'\n");
    row("32-bit scores tie", "09-float32", "-m map", "map                   \tall\t0.4331\n");
    row("64-bit scores do not", "09-float32", "-m map --scores 64",
        "map                   \tall\t0.7020\n");
}

void TestTrecEval::lines()
{
    QFETCH(const QString, folder);
    QFETCH(const QStringList, flags);
    QFETCH(const QString, out);
    const Result result = evaluated(folder, flags);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, out);
}

void TestTrecEval::refused_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QStringList>("flags");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("err");
    const auto row = [](const char* name, const char* folder, const char* flags, int status,
                        const char* err) {
        QTest::newRow(name) << folder << split(flags) << status << QString::fromUtf8(err);
    };
    row("unknown measure", "01-tiny", "-m ndgc", 2,
        "trec_eval has no measure “ndgc”; did you mean ndcg?");
    row("preferences from judgments", "01-tiny", "-m prefs_simp", 2,
        "“prefs_simp” needs preferences (-R prefs or -R qrels_prefs)");
    row("judgments from preferences", "01-tiny", "-R prefs -m map", 2,
        "“map” needs judgments; with -R prefs, use -m all_prefs");
    row("judgments as preferences", "01-tiny", "-R prefs -m prefs", 1,
        "this line has 4 columns instead of 5: query judge part document grade");
    row("several judges from the judgments of one", "01-tiny", "-m map_avgjg", 2,
        "“map_avgjg” needs judgments of several judges (-R qrels_jg)");
    row("a measure of version 10", "01-tiny", "-m unj", 2, "requires version 10 (--like 10)");
    row("rbp has no value to agree with", "01-tiny", "-m rbp --like 10", 2, "--rbp intended");
    row("rbp of version 9", "01-tiny", "-m rbp --rbp intended", 2,
        "requires version 10 (--like 10)");
    row("a persistence of letters", "01-tiny", "-m rbp_resid.p=x --like 10", 2,
        "the parameter “p=x” of rbp_resid");
    row("a measure of one judge from several", "01-tiny", "-R qrels_jg -m map", 2,
        "“map” needs the judgments of one judge; with -R qrels_jg, use -m qrels_jg");
    row("a format of nobody", "01-tiny", "-R trec", 2, "-R trec: trec_eval has no such format");
    row("results in a format of nobody", "01-tiny", "-T csv", 2, "-T csv: trec_eval has no such");
    row("no file of z scores", "01-tiny", "-Z missing/means", 1,
        "missing/means: cannot be opened: No such file");
    row("debugging", "01-tiny", "-D 3", 2, "-D 3: debug output is not supported");
    row("no parameter after the dot", "01-tiny", "-m P.", 2,
        "no parameters were given after the dot");
    row("cutoff 0", "01-tiny", "-m P.5,0", 2, "the cutoff “0” of P");
    row("cutoff of letters", "01-tiny", "-m ndcg_cut.x", 2, "the cutoff “x” of ndcg_cut");
    row("cutoff twice", "01-tiny", "-m recall.5,5", 2,
        "a parameter is repeated in “5,5” of recall");
    row("no number", "01-tiny", "-m iprec_at_recall.x", 2, "the parameter “x”");
    row("three weights", "01-tiny", "-m utility.1,2,3", 2, "too many or too few parameters");
    row("falling recall points", "01-tiny", "-m 11pt_avg.0.8,0.2", 2, "are not in ascending order");
    row("gain without a grade", "01-tiny", "-m ndcg.3", 2, "the parameter “3” of ndcg");
    row("negative gain", "01-tiny", "-m G.1=-2", 2, "the parameter “1=-2” of G");
    row("level 0", "01-tiny", "-l 0", 2, "“0” is not a whole number from 1 to 1000000; -l 0, ");
    row("level below 0", "01-tiny", "-l -1", 2, "“-1” is not a whole number from 1 to 1000000");
    row("depth below 0", "01-tiny", "-M -1", 2, "-M");
    row("another version", "01-tiny", "--like 8", 2, "“8” is not one of 9, 10");
    row("another format of judgments", "01-tiny", "-R prefs", 2, "-R");
    row("version 10 wants every query", "04-coverage", "--like 10", 1,
        "is missing from the run; version 10 stops here without -c");
}

void TestTrecEval::refused()
{
    QFETCH(const QString, folder);
    QFETCH(const QStringList, flags);
    QFETCH(const int, status);
    QFETCH(const QString, err);
    const Result result = evaluated(folder, flags);
    QCOMPARE(result.status, status);
    QCOMPARE(result.out, QString());
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
}

void TestTrecEval::saysWhatItReadLoosely()
{
    const Result result = evaluated(QStringLiteral("05-odd-input"), {"-m", "map"});
    QCOMPARE(result.status, 0);
    const QStringList told = linesOf(result.err);
    const QStringList expected{
        "qrels-as-written.txt: 22 negative grades, first in line 6 (“d109”): ",
        "qrels-as-written.txt:1: the grade “0.9” is read as 0, as in trec_eval; so are ",
        "run-as-written.txt: 12 blank lines, first in line 5: ",
        "run-as-written.txt: 20 lines with too many columns, first in line 10 ",
        "run-as-written.txt: 20 numbers in scientific notation, first in line 3 (“1e-3”): ",
        "run-as-written.txt:1: the score “0x10” is read as 16, as in trec_eval; so are ",
    };
    QCOMPARE(told.size(), expected.size());
    for (qsizetype i = 0; i < told.size(); ++i)
        QVERIFY2(told[i].contains(expected[i]), qPrintable(told[i]));
}

void TestTrecEval::saysWhatIsOdd_data()
{
    QTest::addColumn<QString>("flags");
    QTest::addColumn<QByteArray>("judgments");
    QTest::addColumn<QByteArray>("results");
    QTest::addColumn<QString>("err");
    const QByteArray qrels = "q 0 a 1\nq 0 b 0\nr 0 c 1\n";
    const QByteArray list = "q Q0 b 1 2 t\nq Q0 a 2 1 t\nr Q0 c 1 1 t\n";
    const auto row = [](const char* name, const QByteArray& judgments, const QByteArray& results,
                        const char* err, const char* flags = "") {
        QTest::newRow(name) << flags << judgments << results << QString::fromUtf8(err);
    };
    row("nothing", qrels, list, "");
    row("ties, ranks and depths, which trec_eval has rules for", qrels,
        "q Q0 b 2 2 t\nq Q0 a 1 1 t\nr Q0 x 1 1 t\nr Q0 d 1 1 t\nr Q0 c 1 1 t\n", "");
    row("a byte order mark of judgments", "\xef\xbb\xbf" + qrels, list,
        "qrels: A byte order mark, line 1: skipped.\n");
    row("a byte order mark of a run", qrels, "\xef\xbb\xbf" + list,
        "run: A byte order mark, line 1: skipped.\n");
    row("comments and blank lines of judgments", "# made by hand\n\n" + qrels + "\n", list,
        "qrels: 2 blank lines, first in line 2: skipped.\n"
        "qrels: 1 comment line, line 1 (“# made by hand”): skipped.\n");
    row("comments and blank lines of a run", qrels, "\n# made by hand\n" + list,
        "run: 1 blank line, line 1: skipped.\n"
        "run: 1 comment line, line 2 (“# made by hand”): skipped.\n");
    row("gains that trec_eval does not order", qrels, list,
        "the gains 0 and 0.01 of ndcg differ by less than 1: here, the higher one comes first in "
        "the ideal ranking, but trec_eval leaves their order open.\n",
        "-m ndcg.1=0.01");
    row("a judgment again", qrels + "q 0 a 1\n", list,
        "qrels: 1 judgment repeated with the same grade, line 4 (“a”): merged.\n");
    row("more columns", qrels, "q Q0 b 1 2 t more\nq Q0 a 2 1 t\nr Q0 c 1 1 t\n",
        "run: 1 line with too many columns, line 1 (“q Q0 b 1 2 t more”): extra columns "
        "ignored.\n");
    row("an id of a spreadsheet", qrels + "r 0 1E5 0\n", list,
        "qrels: 1 id such as 1E5, the way spreadsheets write long numbers, line 4 (“1E5”): kept as "
        "text; check whether a spreadsheet changed the data.\n");
    row("a negative grade", qrels + "r 0 d -1\n", list,
        "qrels: 1 negative grade, line 4 (“d”): no gain and, as in trec_eval, not counted as "
        "judged.\n");
    row("an infinite score", qrels, "q Q0 b 1 inf t\nq Q0 a 2 1 t\nr Q0 c 1 1 t\n",
        "run: 1 infinite score, line 1 (“inf”): sorted first, or last when negative.\n");
    row("a query as document", qrels, "q Q0 b 1 2 t\nq Q0 a 2 1 t\nq Q0 q 3 0 t\nr Q0 c 1 1 t\n",
        "run: 1 document with the same id as its query, line 1 (“q”): kept, although some "
        "collections remove such documents.\n");
    row("queries of one file only", qrels + "s 0 d 1\n", list + "u Q0 d 1 1 t\n",
        "run: 1 judged query is missing from the run and is skipped in the mean (without -c): s; 1 "
        "query in the run has no judgments and is ignored: u\n");
    row("queries of one file only, which count", qrels + "s 0 d 1\nt 0 d 1\n", list,
        "run: 2 judged queries are missing from the run and count as 0 (-c): s, t\n", "-c");
}

void TestTrecEval::saysWhatIsOdd()
{
    QFETCH(const QString, flags);
    QFETCH(const QByteArray, judgments);
    QFETCH(const QByteArray, results);
    QFETCH(const QString, err);
    const QTemporaryDir folder;
    const auto write = [&folder](const QString& name, const QByteArray& content) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(content);
    };
    write(QStringLiteral("qrels"), judgments);
    write(QStringLiteral("run"), results);
    QProcess process;
    process.setWorkingDirectory(folder.path());
    process.start(QStringLiteral(CLI), QStringList{"trec_eval", "-q", "-m", "recip_rank"} +
                                           split(qPrintable(flags)) + QStringList{"qrels", "run"});
    const Result result = finished(process);
    QCOMPARE(result.err, err);
    QCOMPARE(result.status, 0);
    // What is told changes nothing of what is printed.
    const bool isAsUsual =
        result.out.contains(QStringLiteral("recip_rank            \tq\t0.5000\n")) &&
        result.out.contains(QStringLiteral("recip_rank            \tr\t1.0000\n"));
    QVERIFY2(isAsUsual == !QByteArray(QTest::currentDataTag()).startsWith("ties"),
             qPrintable(result.out));
}

void TestTrecEval::readsNothing()
{
    // -M 0 leaves no document: all that is retrieved counts 0.
    const Result result =
        evaluated(QStringLiteral("01-tiny"), {"-M", "0", "-m", "num_ret", "-m", "num_rel", "-m",
                                              "map", "-m", "P.5", "-m", "bpref"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.err, QString());
    QCOMPARE(result.out, QStringLiteral("num_ret               \tall\t0\n"
                                        "num_rel               \tall\t6\n"
                                        "map                   \tall\t0.0000\n"
                                        "bpref                 \tall\t0.0000\n"
                                        "P_5                   \tall\t0.0000\n"));
}

/// By hand from q1's map of 34/45 and P_5 of 3/5, q2's of 1/3 and 1/5, q3's of 0. What the file
/// lacks is -1000000, and so is what differs from a mean without deviation.
void TestTrecEval::zScores()
{
    QTemporaryDir folder;
    const QString means = folder.filePath(QStringLiteral("means"));
    put(means, "q1 P_5 0.1 0.25\nq1 gm_map -1 1\nq1 map .5 .25\n"
               "q1 num_rel_ret 2 0.4\nq1 z 0 0\nq2 P_5 0 0\n"
               "q2 gm_map -1 1\nq2 map 0.25 0.5\nq2 num_rel_ret 3 1.6\n"
               "q2 set_F nan nan\nq2 z 0 0\nq3 P_5 0 0\n"
               "q3 gm_map -1 1\nq3 map 0 0\nq3 z 0 0\n");
    const Result result = evaluated(QStringLiteral("01-tiny"),
                                    split("-q -m map -m P.5 -m gm_map -m num_rel_ret -m num_q "
                                          "-m set_F -m runid -m relstring.3 -Z") +
                                        QStringList{means});
    QCOMPARE(result.status, 0);
    // Printed by trec_eval 9.0.8 and 10.0
    QCOMPARE(result.out, QStringLiteral("Znum_rel_ret           \tq1\t2.5000\n"
                                        "Zmap                   \tq1\t1.0222\n"
                                        "ZP_5                   \tq1\t2.0000\n"
                                        "relstring_3           \tq1\t'101'\n"
                                        "Zset_F                 \tq1\t-1000000.0000\n"
                                        "Znum_rel_ret           \tq2\t-1.2500\n"
                                        "Zmap                   \tq2\t0.1667\n"
                                        "ZP_5                   \tq2\t-1000000.0000\n"
                                        "relstring_3           \tq2\t'001'\n"
                                        "Zset_F                 \tq2\t   nan\n"
                                        "Znum_rel_ret           \tq3\t-1000000.0000\n"
                                        "Zmap                   \tq3\t0.0000\n"
                                        "ZP_5                   \tq3\t0.0000\n"
                                        "relstring_3           \tq3\t'0-'\n"
                                        "Zset_F                 \tq3\t-1000000.0000\n"
                                        "runid                 \tall\trun\n"
                                        "Znum_q                 \tall\t3.0000\n"
                                        "Znum_rel_ret           \tall\t-999998.7500\n"
                                        "Zmap                   \tall\t0.3963\n"
                                        "Zgm_map                \tall\t0.0370\n"
                                        "ZP_5                   \tall\t-333332.6667\n"
                                        "Zset_F                 \tall\t   nan\n"));
    put(means, "q1 map .5\n");
    const Result refused = evaluated(QStringLiteral("01-tiny"), {"-Z", means});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(
                 means + QStringLiteral(":1: this line has 3 columns instead of 4: query")),
             qPrintable(refused.err));
    put(means, "# order\nmap q1 .5 .25\n");
    const Result swapped = evaluated(QStringLiteral("01-tiny"), {"-Z", means});
    QCOMPARE(swapped.status, 1);
    QVERIFY2(swapped.err.contains(means + QStringLiteral(":2: “map” is a measure")),
             qPrintable(swapped.err));
}

void TestTrecEval::severalJudges()
{
    const auto file = [](const char* name) {
        return QStringLiteral(TEST_DATA "/several-judges/") + QLatin1String(name);
    };
    QFile expected(file("expected.txt"));
    QVERIFY(expected.open(QIODevice::ReadOnly));
    const QStringList options =
        split("-q -R qrels_jg -m map_avgjg -m P_avgjg.2,5 -m Rprec_mult_avgjg.0.5,1 -m num_q "
              "-m runid");
    const QByteArray printed = expected.readAll();
    for (const char* version : {"9", "10"}) {
        const Result result = run(QStringList{"trec_eval", "--like", version} + options +
                                  QStringList{file("qrels.txt"), file("run.txt")});
        QCOMPARE(result.err, QString());
        QCOMPARE(result.out, QString::fromUtf8(printed));
    }
    QTemporaryDir folder;
    const QString twice = folder.filePath(QStringLiteral("qrels"));
    put(twice, "q anna a 1\nq ben a 1\nq anna a 1\n");
    const Result refused =
        run({"trec_eval", "-R", "qrels_jg", "-m", "map_avgjg", twice, file("run.txt")});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.contains(twice + QStringLiteral(":3: ")), qPrintable(refused.err));
}

void TestTrecEval::preferences_data()
{
    QTest::addColumn<QString>("judgments");
    QTest::addColumn<QString>("expected");
    QTest::addColumn<QStringList>("flags");
    const auto row = [](const char* judgments, const char* expected, const char* flags) {
        QTest::newRow(expected) << judgments << expected << split(flags);
    };
    row("prefs.txt", "expected-prefs-9.txt", "-R prefs -c");
    row("prefs.txt", "expected-prefs-10.txt", "-R prefs -c --like 10");
    row("prefs.txt", "expected-prefs-M3.txt", "-R prefs -M 3");
    row("qrels-prefs.txt", "expected-qrels-prefs-9.txt", "-R qrels_prefs -c");
    row("qrels-prefs.txt", "expected-qrels-prefs-10.txt", "-R qrels_prefs -c --like 10");
}

void TestTrecEval::preferences()
{
    QFETCH(const QString, judgments);
    QFETCH(const QString, expected);
    QFETCH(const QStringList, flags);
    const QString folder = QStringLiteral(TEST_DATA "/preferences/");
    QFile printed(folder + expected);
    QVERIFY(printed.open(QIODevice::ReadOnly));
    const Result result = run(QStringList{"trec_eval", "-q", "-m", "all_prefs"} + flags +
                              QStringList{folder + judgments, folder + "run.txt"});
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QString::fromUtf8(printed.readAll()));
    QVERIFY2(result.err.contains(QStringLiteral("1 judged query is missing from the run")) ||
                 flags.contains(QStringLiteral("-c")),
             qPrintable(result.err));
}

void TestTrecEval::refusesPreferences_data()
{
    QTest::addColumn<QByteArray>("judgments");
    QTest::addColumn<QString>("err");
    QTest::newRow("a document twice in a part")
        << QByteArray("q a 1 d 1\nq a 2 d 1\nq a 1 d 1\n") << ":3: ";
    QTest::newRow("below 0") << QByteArray("q a 1 d -1\n") << ":1: “-1” is not a grade";
    QTest::newRow("a circle over three parts")
        << QByteArray("q a 1 x 2\nq a 1 y 1\nq a 2 y 2\nq a 2 z 1\nq a 3 z 2\nq a 3 x 1\n")
        << ":6: this judge’s preferences for “z” contradict each other";
    QTest::newRow("relevant and not")
        << QByteArray("q a 1 x 1\nq a 2 x 0\n") << "preferences for “x” contradict each other";
}

void TestTrecEval::refusesPreferences()
{
    QFETCH(const QByteArray, judgments);
    QFETCH(const QString, err);
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("prefs"));
    put(path, judgments);
    const Result result =
        run({"trec_eval", "-R", "prefs", "-m", "prefs", path, "-"}, "q Q0 d 1 1 t\n");
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
}

void TestTrecEval::namesSampledJudgments()
{
    QTemporaryDir folder;
    const QString path = folder.filePath(QStringLiteral("prels"));
    put(path, "20001 clueweb09-en0000-00-00142 0 1 1.0\n");
    const Result result = run({"trec_eval", path, "-"}, "20001 Q0 d 1 1 t\n");
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(QStringLiteral("prels of the Million Query track")),
             qPrintable(result.err));
}

/// Printed by trec_eval 10.0, with min and max of m_rbp.c set to infinity and −infinity.
void TestTrecEval::rbpAsIntended()
{
    const Result result = evaluated(QStringLiteral("02-graded"),
                                    split("--like 10 --rbp intended -m rbp -m rbp_resid"));
    QCOMPARE(result.out, QStringLiteral("rbp                   \tall\t0.2806\n"
                                        "rbp_resid             \tall\t0.5671\n"));
    const auto value = [](const char* measure) {
        return evaluated(QStringLiteral("02-graded"),
                         {"--like", "10", "--rbp", "intended", "-m", QLatin1String(measure)})
            .out;
    };
    QCOMPARE(value("rbp.p=0.5"), QStringLiteral("rbp_p=0.5             \tall\t0.5703\n"));
    QCOMPARE(value("rbp_resid.p=0.5"), QStringLiteral("rbp_resid_p=0.5       \tall\t0.0764\n"));
    QCOMPARE(value("rbp.p=0.5,1=0.5,3=9"), QStringLiteral("rbp_p=0.5,1=0.5,3=9   \tall\t0.3356\n"));
    QCOMPARE(value("rbp.0=0.5,1=0.5,3=9"), QStringLiteral("rbp_0=0.5,1=0.5,3=9   \tall\t0.1526\n"));
}

/// The lines of the queries before the missing one: printed by trec_eval 10.0.
void TestTrecEval::queriesBeforeAStop()
{
    const Result result = evaluated(QStringLiteral("04-coverage"), split("--like 10 -q -m map"));
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QStringLiteral("map                   \ta1\t0.4150\n"
                                        "map                   \ta2\t0.7708\n"
                                        "map                   \ta3\t0.6833\n"));
    QVERIFY2(result.err.contains(QStringLiteral("the judged query “b1” is missing")),
             qPrintable(result.err));
}

/// isspace of C separates columns: printed by trec_eval 10.0.
void TestTrecEval::anyWhiteSpaceSeparates()
{
    QTemporaryDir folder;
    const QString qrels = folder.filePath(QStringLiteral("qrels"));
    put(qrels, "q\v0\fa 1\n");
    const Result result =
        run({"trec_eval", "-m", "map", "-m", "runid", qrels, "-"}, "q\fQ0\va 1 \f2\ft\n");
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("runid                 \tall\tt\n"
                                        "map                   \tall\t1.0000\n"));
}

/// Compared with a number that is none, the ids decide: c stands before b, and b before a.
void TestTrecEval::nanAsTrecEvalSortsIt()
{
    QTemporaryDir folder;
    const QString qrels = folder.filePath(QStringLiteral("qrels"));
    put(qrels, "q 0 b 1\n");
    const Result result = run({"trec_eval", "-m", "recip_rank", qrels, "-"},
                              "q Q0 a 1 1 t\nq Q0 b 2 nan t\nq Q0 c 3 9 t\n");
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(QStringLiteral("1 score that is not a number, line 2 (“nan”): "
                                                "compared by document id only")),
             qPrintable(result.err));
    QCOMPARE(result.out, QStringLiteral("recip_rank            \tall\t0.5000\n"));
}

void TestTrecEval::saysWhatIsLeftOut_data()
{
    QTest::addColumn<QStringList>("flags");
    QTest::addColumn<QString>("err");
    QTest::addColumn<QString>("out");  // how it ends
    // 0 divided by 0, as C prints it
    const QString mean = QStringLiteral("11pt_avg              \tall\t  -nan\n");
    QTest::newRow("rbp of version 10")
        << split("--like 10 -m all_trec") << "rbp is omitted" << QString();
    QTest::newRow("0 divided by 0")
        << split("-J -M 1 -m 11pt_avg") << "the query “q”: no judged document is left" << mean;
    QTest::newRow("0 divided by 0, for nothing is read")
        << split("-M 0 -m 11pt_avg") << "the query “q”: no document is left" << mean;
    QTest::newRow("a share of recall above 0 is never reached")
        << split("-M 0 -m iprec_at_recall.0,.5") << "no document is left"
        << "iprec_at_recall_0.00  \tall\t  -nan\niprec_at_recall_0.50  \tall\t0.0000\n";
}

void TestTrecEval::saysWhatIsLeftOut()
{
    QFETCH(const QStringList, flags);
    QFETCH(const QString, err);
    QTemporaryDir folder;
    QFile qrels(folder.filePath("qrels.txt"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write("q 0 a 1\n");
    qrels.close();
    const Result result = run(QStringList{"trec_eval"} + flags + QStringList{qrels.fileName(), "-"},
                              "q Q0 b 1 2 t\nq Q0 a 2 1 t\n");
    QFETCH(const QString, out);
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
    QVERIFY2(result.out.endsWith(out), qPrintable(result.out));
}

void TestTrecEval::readsStandardInput()
{
    QFile file(trec(QStringLiteral("01-tiny/run.txt")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result result = run(
        {"trec_eval", "-m", "map", trec(QStringLiteral("01-tiny/qrels.txt")), "-"}, file.readAll());
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, QStringLiteral("map                   \tall\t0.3630\n"));
}

QTEST_GUILESS_MAIN(TestTrecEval)

}  // namespace tst_trec_eval

#include "tst_trec_eval.moc"
