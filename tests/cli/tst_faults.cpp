// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

namespace tst_faults {

using namespace Qt::StringLiterals;

/// What becomes of the command line where the machine, or a file, is not as it should be.
class TestFaults : public QObject {
    Q_OBJECT
private slots:
    void init();
    void messagesAreHarmless_data();
    void messagesAreHarmless();
    void longIdsAreCut_data();
    void longIdsAreCut();
    void memoryThatDoesNotSuffice_data();
    void memoryThatDoesNotSuffice();
    void shortenedWhileRead_data();
    void shortenedWhileRead();
    void aFileThatGrowsTooLarge();
    void figureAndSideFilesStayTogether_data();
    void figureAndSideFilesStayTogether();
    void whatAKilledSaveLeftIsSwept();

private:
    QString put(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder->filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
        return file.fileName();
    }
    QByteArray contentOf(const QString& name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    /// As a shell does after `limit`, such as “ulimit -v 400000”, on one core: threads need memory.
    static Result runUnder(const QString& limit, const QStringList& arguments)
    {
        QProcess process;
        process.start(u"sh"_s,
                      QStringList{u"-c"_s, limit + u" && exec taskset -c 0 \"$0\" \"$@\""_s,
                                  QStringLiteral(CLI)} +
                          arguments);
        return finished(process);
    }
    static RawResult runWith(const QString& fault, const QStringList& arguments)
    {
        return runWithoutDisplay(
            arguments, {},
            {{u"LD_PRELOAD"_s, QStringLiteral(FAULTS)}, {u"RANKSCOPE_FAULT"_s, fault}});
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestFaults::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
}

void TestFaults::messagesAreHarmless_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("told");
    const QStringList eval{u"eval"_s, u"-"_s, QStringLiteral(TEST_DATA "/trec/01-tiny/run.txt")};
    const QStringList check{u"check"_s, u"-"_s};
    QTest::newRow("a grade that sets the title of the terminal")
        << eval << QByteArray("q1 0 d1 \033]0;pwn\007x\n") << uR"(“\x1b]0;pwn\x07x”)"_s;
    QTest::newRow("a document that clears the screen, judged twice")
        << eval << QByteArray("q1 0 d\033[2J 1\nq1 0 d\033[2J 2\n") << uR"(“d\x1b[2J”)"_s;
    QTest::newRow("a sign of eight bits that begins a command")
        << eval << QByteArray("q1 0 d1 \xc2\x9bx\n") << uR"(“\x9bx”)"_s;
    QTest::newRow("letters that turn the text around")
        << eval << QByteArray("q1 0 d1 \xe2\x80\xaex\n") << uR"(“\u202ex”)"_s;
    QTest::newRow("a session’s field")
        << QStringList{u"explain"_s, u"-"_s} << QByteArray("{\"format\": \"\\u001b[2J\"}")
        << uR"(\u001b[2J)"_s;
    QTest::newRow("a file’s name") << QStringList{u"check"_s, u"/no/\033[2J"_s} << QByteArray()
                                   << uR"(/no/\x1b[2J: cannot be opened)"_s;
    QTest::newRow("an option") << QStringList{u"eval"_s, u"a"_s, u"b"_s, u"--\033[2J"_s}
                               << QByteArray() << uR"(\x1b[2J)"_s;
    QTest::newRow("no name at all") << QStringList{u"eval"_s, u""_s, u"b"_s} << QByteArray()
                                    << u"an unnamed file: cannot be opened"_s;
}

void TestFaults::messagesAreHarmless()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QByteArray, input);
    QFETCH(const QString, told);
    const Result result = run(arguments, input);
    QVERIFY(result.status > 0);
    QVERIFY2(result.err.contains(told), qPrintable(result.err));
    static const QRegularExpression obeyed(u"[\\x00-\\x09\\x0b-\\x1f\\x7f-\\x9f\\x{202e}]"_s);
    QVERIFY2(!result.err.contains(obeyed), qPrintable(result.err));
}

void TestFaults::longIdsAreCut_data()
{
    QTest::addColumn<QByteArray>("qrels");
    QTest::addColumn<QByteArray>("run");
    const QByteArray id(500'000, 'x');
    const QByteArray good = "q1 0 d1 1\n";
    const QByteArray goodRun = "q1 Q0 d1 1 2 t\n";
    QTest::newRow("a finding") << good + "q1 0 " + id + " 1\nq1 0 " + id + " 1\n" << goodRun;
    QTest::newRow("a refusal") << good + "q1 0 " + id + " 1\nq1 0 " + id + " 2\n" << goodRun;
    QTest::newRow("a query that the run lacks") << good + id + " 0 d1 1\n" << goodRun;
    QTest::newRow("a query that nobody judged") << good << goodRun + id + " Q0 d1 1 2 t\n";
    QTest::newRow("a run’s name") << good + "q2 0 d1 1\n"
                                  << "q1 Q0 d1 1 2 " + id + "\nq1 Q0 d2 2 1 " + id + "\n";
    QTest::newRow("two runs’ names") << good + "q2 0 d1 1\n"
                                     << "q1 Q0 d1 1 2 a" + id + "\nq1 Q0 d1 1 2 b" + id + "\n";
    QTest::newRow("many of them") << good + id + "1 0 d1 1\n" + id + "2 0 d1 1\n" << goodRun;
}

void TestFaults::longIdsAreCut()
{
    QFETCH(const QByteArray, qrels);
    QFETCH(const QByteArray, run);
    const QString judged = put(u"qrels"_s, qrels);
    const QString ranked = put(u"run"_s, run);
    for (const QStringList& arguments :
         {QStringList{u"eval"_s, judged, ranked}, QStringList{u"trec_eval"_s, judged, ranked},
          QStringList{u"check"_s, judged, ranked}, QStringList{u"explain"_s, judged, ranked}}) {
        const Result result = ::run(arguments);
        QVERIFY2(result.err.size() < 2000, qPrintable(arguments[0] + result.err.left(300)));
        QVERIFY2(arguments[0] != u"check" || result.out.size() < 3000, qPrintable(result.out));
    }
}

void TestFaults::memoryThatDoesNotSuffice_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("eval") << u"eval"_s;
    QTest::newRow("trec_eval") << u"trec_eval"_s;
    QTest::newRow("check") << u"check"_s;
}

void TestFaults::memoryThatDoesNotSuffice()
{
#if defined(__SANITIZE_ADDRESS__)
    QSKIP("A sanitizer needs all the memory there is.");
#endif
    QFETCH(const QString, command);
    // A query so long that its documents do not fit beside the program.
    QByteArray lines;
    for (int i = 0; i < 1'500'000; ++i)
        lines += "q1 Q0 d" + QByteArray::number(i) + " 1 0 t\n";
    const QString ranked = put(u"run"_s, lines);
    const QString judged = put(u"qrels"_s, "q1 0 d1 1\n");
    const Result result = runUnder(u"ulimit -v 250000"_s, {command, judged, ranked});
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(ranked + u": cannot be read: Cannot allocate memory"_s),
             qPrintable(result.err));
}

void TestFaults::shortenedWhileRead_data()
{
    QTest::addColumn<QStringList>("command");
    QTest::newRow("eval") << QStringList{u"eval"_s};
    QTest::newRow("compare") << QStringList{u"compare"_s, u"--format"_s, u"csv"_s};
    QTest::newRow("table") << QStringList{u"table"_s, u"eval"_s};
}

void TestFaults::shortenedWhileRead()
{
    QFETCH(const QStringList, command);
    QByteArray lines;
    for (int i = 0; i < 20'000; ++i)
        lines += "q1 Q0 d" + QByteArray::number(i) + " 1 0 t\n";
    const QString whole = put(u"whole"_s, lines);
    const QString cut = put(u"cut"_s, lines);
    const QString judged = put(u"qrels"_s, "q1 0 d1 1\n");
    const RawResult result =
        runWith(u"mmap:SHORTEN:2"_s, command + QStringList{judged, whole, cut});
    QCOMPARE(result.status, 1);
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(
        result.err.contains(cut + u": cannot be read: the file was shortened by another program"_s),
        qPrintable(result.err));
}

void TestFaults::aFileThatGrowsTooLarge()
{
    const QString list = put(u"list.txt"_s, "3 2 3 0 1\n");
    const QString figure = put(u"figure.svg"_s, "old");
    const Result result = runUnder(u"ulimit -f 1"_s, {u"plot"_s, u"gain"_s, list, u"-o"_s, figure});
    QCOMPARE(result.status, 1);
    // In the language of the sentence, whatever the desktop's is.
    QCOMPARE(result.err, figure + u": cannot be written: File too large\n"_s);
    QCOMPARE(contentOf(u"figure.svg"_s), "old");
}

void TestFaults::figureAndSideFilesStayTogether_data()
{
    QTest::addColumn<QString>("fault");
    QTest::addColumn<bool>("isThere");  // the files that are to be replaced
    for (const bool isThere : {true, false}) {
        const char* state = isThere ? "old files" : "no files";
        for (const char* fault : {"write:ENOSPC:2", "fsync:EIO:1", "close:EIO:3", "rename:EIO:1",
                                  "rename:EIO:2", "rename:ENOSPC:3"})
            QTest::addRow("%s, %s", state, fault) << QString::fromLatin1(fault) << isThere;
    }
}

void TestFaults::figureAndSideFilesStayTogether()
{
    QFETCH(const QString, fault);
    QFETCH(const bool, isThere);
    const QString list = put(u"list.txt"_s, "3 2 3 0 1\n");
    const QStringList command{
        u"plot"_s,   u"gain"_s,     list, u"-o"_s, m_folder->filePath(u"figure.svg"_s),
        u"--data"_s, u"--caption"_s};
    QCOMPARE(run(command).status, 0);
    QStringList files = QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    QCOMPARE(files, (QStringList{u"figure.caption.tex"_s, u"figure.caption.txt"_s, u"figure.csv"_s,
                                 u"figure.methods.tex"_s, u"figure.methods.txt"_s, u"figure.svg"_s,
                                 u"list.txt"_s}));
    for (const QString& name : files)
        if (name != u"list.txt" &&
            !(isThere ? put(name, "old").isEmpty() : !QFile::remove(m_folder->filePath(name))))
            continue;
    const RawResult result = runWith(fault, command);
    QCOMPARE(result.status, 1);
    QVERIFY2(result.err.contains(u": cannot be written: "), qPrintable(result.err));
    QCOMPARE(QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden),
             isThere ? files : QStringList{u"list.txt"_s});
    for (const QString& name : files)
        QVERIFY(!isThere || name == u"list.txt" || contentOf(name) == "old");
}

void TestFaults::whatAKilledSaveLeftIsSwept()
{
    const QString list = put(u"list.txt"_s, "3 2 3 0 1\n");
    const QStringList command{u"plot"_s, u"gain"_s, list, u"-o"_s,
                              m_folder->filePath(u"figure.svg"_s)};
    QVERIFY(runWith(u"fsync:KILL:1"_s, command).status != 0);
    const auto files = [this] {
        return QDir(m_folder->path()).entryList(QDir::Files | QDir::Hidden);
    };
    QVERIFY2(files().size() == 2 && files()[0].startsWith(u".rankscope-"),
             qPrintable(files().join(u' ')));
    QCOMPARE(run(command).status, 0);
    QCOMPARE(files(), (QStringList{u"figure.svg"_s, u"list.txt"_s}));
}

QTEST_GUILESS_MAIN(TestFaults)

}  // namespace tst_faults

#include "tst_faults.moc"
