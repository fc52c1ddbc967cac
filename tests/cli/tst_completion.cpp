// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"
#include "tests/skipping.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

namespace tst_completion {

namespace {

/// What the program offers for the last of the words, without what it means.
QStringList offered(const QStringList& words)
{
    const Result result = run(QStringList{QStringLiteral("--complete")} + words);
    QStringList offers;
    for (const QString& line : result.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        offers << line.section(QLatin1Char('\t'), 0, 0);
    return result.status == 0 && result.err.isEmpty() ? offers : QStringList{result.err};
}

const QString table = QStringLiteral(EXAMPLES "/ad-clicks.csv");
const QString anyFile = QStringLiteral("/");

}  // namespace

/// What can follow on a command line: asked of the program, and of the shells that ask it.
class TestCompletion : public QObject {
    Q_OBJECT
private slots:
    void offers_data();
    void offers();
    void allOptionsOfTheHelp();
    void meanings();
    void noHelpTellsOfIt();
    void shells_data();
    void shells();
};

void TestCompletion::offers_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<QStringList>("expected");
    const auto row = [](const char* name, const QStringList& words, const QStringList& expected) {
        QTest::newRow(name) << words << expected;
    };
    row("a command by its beginning", {"ev"}, {"eval"});
    row("commands that another program has", {"rep"}, {"report"});
    row("a command below a command", {"table", "step"}, {"steps"});
    row("no command where arguments began", {"eval", "table", "ste"}, {anyFile});
    row("an option", {"eval", "--top"}, {"--top-grade"});
    row("an option of a command below", {"table", "eval", "--form"}, {"--format"});
    row("words of an option", {"eval", "--format", ""}, {"tsv", "csv", "json"});
    row("words in the option's own word", {"eval", "--format=j"}, {"--format=json"});
    row("a language", {"--lang", "zh"}, {"zh_CN"});
    row("a language of a command", {"eval", "--lang=z"}, {"--lang=zh_CN"});
    row("another program's rules", {"eval", "--as", "sci"}, {"scikit-learn"});
    row("nothing for a number", {"eval", "--depth", ""}, {});
    row("nothing for an option that is none", {"eval", "--deep"}, {});
    row("a measure", {"eval", "-m", "nER"}, {"nERR"});
    row("its cutoff", {"eval", "-m", "nDCG@"}, {"nDCG@10"});
    row("its parameter's values", {"eval", "-m", "nDCG(gain="},
        {"nDCG(gain=linear)", "nDCG(gain=exp)", "nDCG(gain=binary)", "nDCG(gain=scaled)",
         "nDCG(gain=table)"});
    row("a parameter that is a number", {"eval", "-m", "RBP(p"}, {"RBP(p="});
    row("the second measure of a list", {"contrast", "--equal", "AP,nER"}, {"AP,nERR"});
    row("a measure in its option's word", {"trec_eval", "-mndcg_c"}, {"-mndcg_cut"});
    row("the second chart of a figure", {"plot", "roc+ca"}, {"roc+calibration"});
    row("a format of quizzes", {"worksheet", "--quiz", "mo"}, {"moodle"});
    row("another format of quizzes", {"worksheet", "--quiz", "moodle,gi"}, {"moodle,gift"});
    row("a measure of trec_eval", {"trec_eval", "-m", "ndcg_c"}, {"ndcg_cut"});
    row("a measure that is looked up", {"measures", "nER"}, {"nERR"});
    row("a measure in place of a file", {"which", "a.qrels", "nER"}, {"nERR", anyFile});
    row("columns of the table", {"classify", table, "--score", ""},
        {"id", "clicked", "score", "device"});
    row("columns by their beginning", {"classify", "--threshold", "0.5", table, "--label=c"},
        {"--label=clicked"});
    row("no columns without a file", {"classify", "--score", ""}, {});
    row("no columns of what is no table", {"classify", QStringLiteral(EXAMPLES), "--score", ""},
        {});
    row("lessons, or files", {"lesson", "check", "which-i"}, {"which-ideal", anyFile});
    row("files", {"eval", ""}, {anyFile});
    row("a file for an option", {"gate", "--junit", ""}, {anyFile});
    row("a chart, by the program that draws", {"plot", "prec"},
        {"precision-recall", "precision-vs-recall"});
    row("columns, by the program that draws", {"plot", "roc", table, "--score", "s"}, {"score"});
}

void TestCompletion::offers()
{
    QFETCH(const QStringList, words);
    QFETCH(const QStringList, expected);
    QCOMPARE(offered(words), expected);
}

void TestCompletion::allOptionsOfTheHelp()
{
    static const QRegularExpression name(QStringLiteral("^  (?:-\\w,)?(--[\\w-]+)"),
                                         QRegularExpression::MultilineOption);
    for (const QString& command : offered({QString()})) {
        QStringList told;
        for (auto names = name.globalMatch(run({command, QStringLiteral("--help")}).out);
             names.hasNext();)
            told << names.next().captured(1);
        QVERIFY2(told.contains(QStringLiteral("--help")), qPrintable(command));
        QStringList known = offered({command, QStringLiteral("--")});
        told.sort();
        known.sort();
        QCOMPARE(known, told);
    }
}

void TestCompletion::meanings()
{
    QCOMPARE(run({"--complete", "measu"}).out,
             QStringLiteral("measures\tList the ranking measures with their names, parameters and "
                            "sources.\n"));
    QVERIFY(run({"--complete", "--lang", "zh_CN", "eval", "-m", "Recall"})
                .out.contains(QStringLiteral("召回率")));
}

void TestCompletion::noHelpTellsOfIt()
{
    QVERIFY(!run({"--help"}).out.contains(QStringLiteral("--complete")));
    QVERIFY(!offered({"--"}).contains(QStringLiteral("--complete")));
}

void TestCompletion::shells_data()
{
    QTest::addColumn<QString>("shell");
    QTest::addColumn<QString>("line");
    QTest::addColumn<QStringList>("completed");  ///< words, or of zsh the line
    const auto row = [](const char* shell, const char* name, const QString& line,
                        const QStringList& completed) {
        QTest::addRow("%s: %s", shell, name) << QString::fromLatin1(shell) << line << completed;
    };
    row("bash", "a command", "ev", {"eval"});
    row("bash", "what is quoted, quoted", "eval -m nDCG(gain=e", {"exp\\)"});
    row("bash", "between quotation marks", "eval -m \"nDCG(gain=e", {"nDCG(gain=exp)"});
    row("bash", "columns", "classify ad-clicks.csv --label cl", {"clicked"});
    row("bash", "a file", "classify ad-", {"ad-clicks.csv"});
    row("bash", "the window's options", "|--zoo", {"--zoom"});
    row("zsh", "a command", "ev", {"rankscope-cli eval "});
    row("zsh", "what is quoted, quoted", "eval -m nDCG\\(gain=e",
        {"rankscope-cli eval -m nDCG\\(gain=exp\\) "});
    row("zsh", "columns", "classify ad-clicks.csv --label cl",
        {"rankscope-cli classify ad-clicks.csv --label clicked "});
    row("zsh", "a file", "classify ad-", {"rankscope-cli classify ad-clicks.csv "});
    row("zsh", "the window's options", "|--zoo", {"rankscope --zoom "});
    row("fish", "a command", "ev", {"eval"});
    row("fish", "between quotation marks", "eval -m 'nDCG(gain=e", {"nDCG(gain=exp)"});
    row("fish", "columns", "classify ad-clicks.csv --label cl", {"clicked"});
    row("fish", "a file", "classify ad-", {"ad-clicks.csv"});
    row("fish", "the window's options", "|--zoo", {"--zoom"});
}

void TestCompletion::shells()
{
    SKIP_UNTIL_LATER();
    QFETCH(const QString, shell);
    QFETCH(QString, line);
    QFETCH(const QStringList, completed);
    if (!skipping::isInstalled(shell))
        QSKIP("the shell is not installed");
    const bool isWindow = line.startsWith(QLatin1Char('|'));
    const QString program =
        isWindow ? QStringLiteral("rankscope") : QStringLiteral("rankscope-cli");
    line = program + QLatin1Char(' ') + line.mid(isWindow ? 1 : 0);
    const QString script = QStringLiteral(COMPLETIONS "/") + program + QLatin1Char('.') + shell;
    QStringList arguments;
    QTemporaryDir functions;  // which zsh finds by their names
    if (shell == QStringLiteral("bash")) {
        arguments << QStringLiteral(SOURCE "/complete.bash") << script
                  << line.split(QLatin1Char(' '));
    } else if (shell == QStringLiteral("zsh")) {
        QVERIFY(QFile::copy(script, functions.filePath(QLatin1Char('_') + program)));
        arguments << QStringLiteral("-f") << QStringLiteral(SOURCE "/complete.zsh")
                  << functions.path() << line;
    } else {
        arguments << QStringLiteral("--no-config") << QStringLiteral("-c")
                  << QStringLiteral("source $argv[1]; complete -C $argv[2]") << script << line;
    }
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(QStringLiteral("PATH"), QFileInfo(QStringLiteral(CLI)).path() +
                                                   QLatin1Char(':') +
                                                   environment.value(QStringLiteral("PATH")));
    process.setProcessEnvironment(environment);
    process.setWorkingDirectory(QStringLiteral(EXAMPLES));
    process.start(shell, arguments);
    const Result result = finished(process);
    QCOMPARE(result.err, QString());
    QStringList offers;
    for (const QString& offer : result.out.split(QLatin1Char('\n'), Qt::SkipEmptyParts))
        offers << offer.section(QLatin1Char('\t'), 0, 0);
    QCOMPARE(offers, completed);
}

QTEST_GUILESS_MAIN(TestCompletion)

}  // namespace tst_completion

#include "tst_completion.moc"
