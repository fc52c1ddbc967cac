// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstring>
#include <filesystem>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <fcntl.h>
#include <pty.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_watch {

using namespace Qt::StringLiterals;

namespace {

constexpr auto oneGood = "1 Q0 good 1 2 r\n1 Q0 bad 2 1 r\n";
constexpr auto goodSecond = "1 Q0 bad 1 2 r\n1 Q0 good 2 1 r\n";

}  // namespace

/// `--watch`, as a shell and other programs meet it.
class TestWatch : public QObject {
    Q_OBJECT
private slots:
    void init();
    void everyCommandPrintsAnew_data();
    void everyCommandPrintsAnew();
    void aFileInPiecesIsReadWhenItIsWhole();
    void aReplacedFileIsReadAnew();
    void whatCannotBeReadIsWaitedFor();
    void aPipeInItsPlace();
    void aFileThatComesLater();
    void shortenedWhileItIsRead();
    void theStatusIsTheLastOne();
    void wrongUsage_data();
    void wrongUsage();
    void wrongUsageEndsAtOnce();
    void aTerminalIsCleared();

private:
    QString path(const QString& name) const { return m_folder->filePath(name); }
    void put(const QString& name, const QByteArray& content) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size())
            qFatal("cannot write %s", qPrintable(name));
    }
    QStringList eval() const
    {
        return {u"eval"_s, path(u"qrels"_s), path(u"run"_s), u"-m"_s, u"RR"_s};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

namespace {

/// A program that watches, until it is interrupted.
class Watching {
public:
    explicit Watching(const QStringList& arguments)
    {
        m_process.start(QStringLiteral(CLI), arguments + QStringList{u"--watch"_s});
    }
    ~Watching()
    {
        if (m_process.state() != QProcess::NotRunning)
            interrupt();
    }
    Q_DISABLE_COPY_MOVE(Watching)

    bool prints(const QString& text) { return waitFor(m_out, text); }
    bool tells(const QString& text) { return waitFor(m_err, text); }
    QString out() const { return m_out; }
    QString err() const { return m_err; }
    /// @return the exit status
    int interrupt(int signal = SIGINT)
    {
        ::kill(static_cast<pid_t>(m_process.processId()), signal);
        const bool isEnded = m_process.waitForFinished(30'000);
        read();
        return isEnded && m_process.exitStatus() == QProcess::NormalExit ? m_process.exitCode()
                                                                         : -1;
    }
    bool isRunning() const { return m_process.state() == QProcess::Running; }

private:
    bool waitFor(const QString& in, const QString& text)
    {
        return QTest::qWaitFor(
            [&] {
                m_process.waitForReadyRead(20);
                read();
                return in.contains(text);
            },
            30'000);
    }
    void read()
    {
        m_out += QString::fromUtf8(m_process.readAllStandardOutput());
        m_err += QString::fromUtf8(m_process.readAllStandardError());
    }

    QProcess m_process;
    QString m_out;
    QString m_err;
};

/// A program in a terminal of its own.
class InTerminal {
public:
    explicit InTerminal(const QStringList& arguments)
    {
        const QByteArray program(CLI);
        QByteArrayList words;
        for (const QString& argument : arguments)
            words.push_back(QFile::encodeName(argument));
        std::vector<const char*> all{program.constData()};
        for (const QByteArray& word : words)
            all.push_back(word.constData());
        all.push_back(nullptr);
        m_process = forkpty(&m_terminal, nullptr, nullptr, nullptr);
        if (m_process == 0) {
            execv(program.constData(), const_cast<char* const*>(all.data()));
            _exit(127);
        }
        if (m_process < 0 || fcntl(m_terminal, F_SETFL, O_NONBLOCK) < 0)
            qFatal("no terminal: %s", std::strerror(errno));
    }
    ~InTerminal()
    {
        if (m_process > 0)
            ::kill(m_process, SIGKILL);
        close(m_terminal);
    }
    Q_DISABLE_COPY_MOVE(InTerminal)

    bool shows(const QByteArray& text)
    {
        return QTest::qWaitFor(
            [&] {
                std::array<char, 4096> piece{};
                for (ssize_t size = 0; (size = read(m_terminal, piece.data(), piece.size())) > 0;)
                    m_out.append(piece.data(), size);
                return m_out.contains(text);
            },
            30'000);
    }
    const QByteArray& out() const { return m_out; }
    /// @return the exit status; -1 if a signal ended it
    int interrupt()
    {
        if (write(m_terminal, "\x03", 1) != 1)
            return -1;
        int status = 0;
        if (waitpid(std::exchange(m_process, -1), &status, 0) < 0 || !WIFEXITED(status))
            return -1;
        return WEXITSTATUS(status);
    }

private:
    int m_terminal = -1;
    pid_t m_process = -1;
    QByteArray m_out;
};

/// What was printed, without the times between.
QString withoutTimes(QString out)
{
    static const QRegularExpression time(u"(?<=--- )\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\dZ$"_s,
                                         QRegularExpression::MultilineOption);
    return out.replace(time, u"TIME"_s);
}

}  // namespace

void TestWatch::init()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    m_folder = std::make_unique<QTemporaryDir>();
    put(u"qrels"_s, "1 0 good 1\n1 0 bad 0\n");
    put(u"run"_s, oneGood);
    put(u"other"_s, oneGood);
    put(u"samples.csv"_s, "label,score\n1,0.9\n0,0.1\n");
}

void TestWatch::everyCommandPrintsAnew_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("changed");
    QTest::addColumn<QByteArray>("content");
    QTest::addColumn<QString>("before");
    QTest::addColumn<QString>("after");
    const QStringList rr{u"-m"_s, u"RR"_s};
    QTest::newRow("eval, its run")
        << QStringList{u"eval"_s, u"qrels"_s, u"run"_s} + rr << u"run"_s << QByteArray(goodSecond)
        << u"RR\tall\t1.000000\n"_s << u"RR\tall\t0.500000\n"_s;
    QTest::newRow("eval, its judgments") << QStringList{u"eval"_s, u"qrels"_s, u"run"_s} + rr
                                         << u"qrels"_s << QByteArray("1 0 good 0\n1 0 bad 1\n")
                                         << u"RR\tall\t1.000000\n"_s << u"RR\tall\t0.500000\n"_s;
    QTest::newRow("eval, its groups")
        << QStringList{u"eval"_s, u"qrels"_s, u"run"_s, u"--groups"_s, u"groups"_s} + rr
        << u"groups"_s << QByteArray("1\tlong\n") << u"group:short"_s << u"group:long"_s;
    QTest::newRow("table") << QStringList{u"table"_s, u"eval"_s,     u"qrels"_s,
                                          u"run"_s,   u"--format"_s, u"csv"_s} +
                                  rr
                           << u"run"_s << QByteArray(goodSecond) << u"1.000"_s << u"0.500"_s;
    QTest::newRow("compare") << QStringList{u"compare"_s, u"qrels"_s,    u"other"_s,
                                            u"run"_s,     u"--format"_s, u"json"_s} +
                                    rr
                             << u"run"_s << QByteArray(goodSecond) << u"\"difference\": 0,"_s
                             << u"\"difference\": -0.5,"_s;
    QTest::newRow("gate") << QStringList{u"gate"_s, u"qrels"_s, u"run"_s, u"--min"_s,
                                         u"RR >= 0.8"_s}
                          << u"run"_s << QByteArray(goodSecond) << u"held\t"_s << u"broken\t"_s;
    QTest::newRow("explain") << QStringList{u"explain"_s, u"qrels"_s, u"run"_s, u"--query"_s,
                                            u"1"_s} +
                                    rr
                             << u"run"_s << QByteArray(goodSecond) << u"1.0000"_s << u"0.5000"_s;
    QTest::newRow("classify") << QStringList{u"classify"_s, u"samples.csv"_s, u"--format"_s,
                                             u"json"_s}
                              << u"samples.csv"_s << QByteArray("label,score\n1,0.1\n0,0.9\n")
                              << u"\n  \"auc\": 1,"_s << u"\n  \"auc\": 0,"_s;
    QTest::newRow("table thresholds")
        << QStringList{u"table"_s, u"thresholds"_s, u"samples.csv"_s, u"--format"_s, u"csv"_s}
        << u"samples.csv"_s << QByteArray("label,score\n1,0.1\n0,0.9\n") << u"\n0.9,1,0,0,1,"_s
        << u"\n0.9,0,1,1,0,"_s;
    QTest::newRow("plot") << QStringList{u"plot"_s, u"roc"_s,      u"samples.csv"_s, u"-o"_s,
                                         u"-"_s,    u"--format"_s, u"svg"_s}
                          << u"samples.csv"_s << QByteArray("label,score\n1,0.1\n0,0.9\n")
                          << u"AUC 1"_s << u"AUC 0"_s;
    QTest::newRow("report") << QStringList{u"report"_s, u"samples.csv"_s, u"-o"_s,
                                           u"-"_s,      u"--format"_s,    u"html"_s}
                            << u"samples.csv"_s << QByteArray("label,score\n1,0.1\n0,0.9\n")
                            << u"AUC 1"_s << u"AUC 0"_s;
    QTest::newRow("check") << QStringList{u"check"_s, u"qrels"_s, u"run"_s} << u"run"_s
                           << QByteArray(goodSecond) + "1 Q0 more 3 1 r\n"
                           << u"1 query, 2 documents"_s << u"1 query, 3 documents"_s;
}

void TestWatch::everyCommandPrintsAnew()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QString, changed);
    QFETCH(const QByteArray, content);
    QFETCH(const QString, before);
    QFETCH(const QString, after);
    put(u"groups"_s, "1\tshort\n");
    for (QString& argument : arguments)
        if (QFile::exists(path(argument)))
            argument = path(argument);
    Watching watching(arguments);
    QVERIFY2(watching.prints(before), qPrintable(watching.out() + watching.err()));
    // A long output comes in pieces.
    const QString first = run(arguments).out;
    watching.prints(first);
    QCOMPARE(watching.out(), first);
    put(changed, content);
    QVERIFY2(watching.prints(after), qPrintable(watching.out() + watching.err()));
    const QString second = run(arguments).out;
    watching.prints(second);
    QCOMPARE(withoutTimes(watching.out()), first + u"--- TIME\n"_s + second);
    QVERIFY(watching.isRunning());
}

// What stands there between the pieces would be read as a run, too.
void TestWatch::aFileInPiecesIsReadWhenItIsWhole()
{
    QByteArray qrels;
    QByteArray now;
    constexpr int pieces = 40;
    for (int query = 1; query <= pieces; ++query) {
        const QByteArray id = QByteArray::number(query);
        qrels += id + " 0 good 1\n";
        now += id + " Q0 good 1 2 r\n";
    }
    put(u"qrels"_s, qrels);
    put(u"run"_s, now + "41 Q0 good 1 2 r\n");
    const QStringList arguments = eval() + QStringList{u"--missing"_s, u"zero"_s};
    Watching watching(arguments);
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
    std::jthread writer([this, &now] {
        QFile file(path(u"run"_s));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("cannot be written");
        for (const QByteArray& line : now.split('\n')) {
            file.write(line + '\n');
            file.flush();
            std::this_thread::sleep_for(std::chrono::milliseconds(20));
        }
    });
    writer.join();
    QVERIFY(watching.prints(u"Z\nRR\tall\t1.000000\n"_s));
    QCOMPARE(withoutTimes(watching.out()), u"RR\tall\t1.000000\n--- TIME\nRR\tall\t1.000000\n"_s);
}

void TestWatch::aReplacedFileIsReadAnew()
{
    Watching watching(eval());
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
    put(u"new"_s, goodSecond);
    std::filesystem::rename(path(u"new"_s).toStdString(), path(u"run"_s).toStdString());
    QVERIFY(watching.prints(u"RR\tall\t0.500000\n"_s));
    QVERIFY(QFile::remove(path(u"run"_s)));
    put(u"run"_s, oneGood);
    QVERIFY(watching.prints(u"Z\nRR\tall\t1.000000\n"_s));
    QCOMPARE(watching.err(), QString());
}

void TestWatch::whatCannotBeReadIsWaitedFor()
{
    Watching watching(eval());
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
    put(u"run"_s, "1 Q0 good 1 2 r\n1 Q0 bad\n");
    QVERIFY(watching.tells(path(u"run"_s) + u":2: "_s));
    QVERIFY(QFile::remove(path(u"run"_s)));
    QVERIFY(watching.tells(u"No such file"_s));
    put(u"run"_s, goodSecond);
    QVERIFY(watching.prints(u"RR\tall\t0.500000\n"_s));
    QCOMPARE(watching.interrupt(), 0);
}

void TestWatch::aPipeInItsPlace()
{
    Watching watching(eval());
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
    QVERIFY(QFile::remove(path(u"run"_s)));
    QCOMPARE(mkfifo(QFile::encodeName(path(u"run"_s)).constData(), 0600), 0);
    QVERIFY(watching.tells(u"run: is now a pipe; it is read again when a file replaces it."_s));
    QVERIFY(QFile::remove(path(u"run"_s)));
    put(u"run"_s, goodSecond);
    QVERIFY(watching.prints(u"RR\tall\t0.500000\n"_s));
}

void TestWatch::aFileThatComesLater()
{
    QVERIFY(QFile::remove(path(u"run"_s)));
    Watching watching(eval());
    QVERIFY(watching.tells(u"No such file"_s));
    put(u"run"_s, oneGood);
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
}

// It is mapped into memory, whose pages are gone then.
void TestWatch::shortenedWhileItIsRead()
{
    QByteArray lines;
    for (int rank = 1; rank <= 400'000; ++rank)
        lines += "1 Q0 d" + QByteArray::number(rank) + " 1 " + QByteArray::number(-rank) + " r\n";
    Watching watching(eval());
    QVERIFY(watching.prints(u"RR\tall\t1.000000\n"_s));
    for (int round = 0; round < 3; ++round) {
        put(u"run"_s, lines);
        QTest::qWait(300 + 40 * round);
        QVERIFY(QFile::resize(path(u"run"_s), 0));
    }
    put(u"run"_s, goodSecond);
    QVERIFY2(watching.prints(u"RR\tall\t0.500000\n"_s), qPrintable(watching.err()));
    QVERIFY(watching.isRunning());
}

void TestWatch::theStatusIsTheLastOne()
{
    const QStringList gate{u"gate"_s, path(u"qrels"_s), path(u"run"_s), u"--min"_s, u"RR >= 0.8"_s};
    for (const int signal : {SIGINT, SIGTERM}) {
        put(u"run"_s, oneGood);
        Watching watching(gate);
        QVERIFY(watching.prints(u"held"_s));
        QCOMPARE(watching.interrupt(signal), 0);
        QVERIFY(!watching.out().contains(u"---"_s));
    }
    Watching watching(gate);
    QVERIFY(watching.prints(u"held"_s));
    put(u"run"_s, goodSecond);
    QVERIFY(watching.prints(u"broken"_s));
    QCOMPARE(watching.interrupt(), 3);
}

void TestWatch::wrongUsage_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("mistake");
    QTest::newRow("standard input") << QStringList{u"eval"_s, u"qrels"_s, u"-"_s}
                                    << u"standard input (“-”) cannot be watched"_s;
    QTest::newRow("a pipe") << QStringList{u"eval"_s, u"qrels"_s, u"pipe"_s}
                            << u"is a pipe, which cannot be watched"_s;
    QTest::newRow("no file") << QStringList{u"explain"_s, u"--grades"_s, u"3 2 1"_s}
                             << u"--watch requires an input file"_s;
    QTest::newRow("a command without it") << QStringList{u"measures"_s} << u"--watch"_s;
}
void TestWatch::wrongUsage()
{
    QFETCH(QStringList, arguments);
    QFETCH(const QString, mistake);
    QCOMPARE(mkfifo(QFile::encodeName(path(u"pipe"_s)).constData(), 0600), 0);
    for (QString& argument : arguments)
        if (QFile::exists(path(argument)))
            argument = path(argument);
    const Result result = run(arguments + QStringList{u"--watch"_s});
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(mistake), qPrintable(result.err));
    QCOMPARE(result.out, QString());
}

void TestWatch::wrongUsageEndsAtOnce()
{
    const Result result = run(eval() + QStringList{u"-m"_s, u"nonsense"_s, u"--watch"_s});
    QCOMPARE(result.status, 2);
    QVERIFY(result.err.contains(u"nonsense"_s));
}

void TestWatch::aTerminalIsCleared()
{
    InTerminal watching(eval() + QStringList{u"--watch"_s});
    QVERIFY2(watching.shows("\x1b[H\x1b[2JRR\tall\t1.000000\r\n"), watching.out().constData());
    put(u"run"_s, "nonsense\n");
    QVERIFY2(watching.shows("run:1: "), watching.out().constData());
    QCOMPARE(watching.out().count("\x1b[2J"), 1);
    put(u"run"_s, goodSecond);
    QVERIFY2(watching.shows("\x1b[H\x1b[2JRR\tall\t0.500000\r\n"), watching.out().constData());
    QVERIFY(!watching.out().contains("---"));
    QCOMPARE(watching.interrupt(), 0);
}

QTEST_GUILESS_MAIN(TestWatch)

}  // namespace tst_watch

#include "tst_watch.moc"
