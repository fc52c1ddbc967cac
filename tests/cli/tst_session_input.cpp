// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QDir>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace tst_session_input {

/// A session of the example folder: RR of A and B is 0.75 and 1. An edit makes y relevant to the
/// second query and x not, which exchanges them.
class TestSessionInput : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void valuesOfTheWindow_data();
    void valuesOfTheWindow();
    void compared();
    void groupsSeedsAndWeights();
    void optionsTakePrecedence();
    void refused_data();
    void refused();

private:
    QJsonArray runsOf(const QStringList& arguments) const
    {
        const Result result = run(arguments + QStringList{"--format", "json"});
        if (result.status != 0)
            qWarning("%s", qPrintable(result.err));
        return QJsonDocument::fromJson(result.out.toUtf8()).object()["runs"].toArray();
    }
    static double mean(const QJsonValue& run) { return run["values"][0]["value"].toDouble(); }
    /// An archive as another program writes it, with these files of the folder.
    void zip(const QString& name, const QStringList& files) const
    {
        QProcess python;
        python.setWorkingDirectory(m_folder.path());
        python.start("python3", QStringList{"-m", "zipfile", "-c", name} + files);
        QVERIFY(python.waitForFinished());
        QCOMPARE(python.exitCode(), 0);
    }

    ExampleFolder m_folder;
};

void TestSessionInput::initTestCase()
{
    const QByteArray beginning =
        R"({"format":"rankscope-collection","version":1,"measures":["RR"],"files":)";
    m_folder.write("plain.rankscope.json", beginning + R"(["qrels","a.run","b.run"]})");
    m_folder.write("edited.rankscope.json",
                   beginning + R"(["qrels","a.run","b.run"],)"
                               R"("edits":{"2":{"judgments":[{"document":"x","grade":0},)"
                               R"({"document":"y","grade":1}]}}})");
    m_folder.write("missing.rankscope.json", beginning + R"(["qrels","a.run","none.run"]})");
    m_folder.write("session.rankscope.json", beginning + R"(["qrels","a.run","b.run"]})");
    m_folder.write("judged.rankscope.json",
                   beginning + R"(["qrels"],"groups":[{"name":"lost","filter":"A < 1"}]})");
    zip("shared.rankscope.zip", {"session.rankscope.json", "qrels", "a.run", "b.run"});
    QFile shared(m_folder.path("shared.rankscope.zip"));
    QVERIFY(shared.open(QIODevice::ReadOnly));
    m_folder.write("cut.zip", shared.read(200));
    zip("lacking.zip", {"session.rankscope.json", "qrels", "a.run"});
}

void TestSessionInput::valuesOfTheWindow_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<double>("a");
    QTest::addColumn<double>("b");
    QTest::newRow("session") << "plain.rankscope.json" << 0.75 << 1.0;
    QTest::newRow("with an edit") << "edited.rankscope.json" << 1.0 << 0.75;
    QTest::newRow("with its files") << "shared.rankscope.zip" << 0.75 << 1.0;
}

void TestSessionInput::valuesOfTheWindow()
{
    QFETCH(const QString, file);
    QFETCH(const double, a);
    QFETCH(const double, b);
    const QJsonArray runs = runsOf({"eval", m_folder.path(file)});
    QCOMPARE(runs.size(), 2);
    QCOMPARE(mean(runs[0]), a);
    QCOMPARE(mean(runs[1]), b);
}

void TestSessionInput::compared()
{
    const Result result = run({"compare", m_folder.path("edited.rankscope.json")});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains("-0.25") || result.out.contains("−0.25"), qPrintable(result.out));
}

/// RR of A is 1 and 1/2, of B 1 and 1: the pair is worth 7/8, and 1 in the first query. With weight
/// 3 on the second query, A is worth 5/8.
void TestSessionInput::groupsSeedsAndWeights()
{
    const QByteArray beginning =
        R"({"format":"rankscope-collection","version":1,"measures":["RR"],"runB":1,"files":)";
    for (const char* seed : {"1", "2"})
        m_folder.write(QStringLiteral("s%1.run").arg(QLatin1String(seed)),
                       QByteArray("1 Q0 x 1 2 dense-seed") + seed + "\n2 Q0 " +
                           (*seed == '1' ? "y" : "x") + " 1 2 dense-seed" + seed + "\n2 Q0 " +
                           (*seed == '1' ? "x" : "y") + " 2 1 dense-seed" + seed + "\n");
    m_folder.write("seeds.rankscope.json",
                   beginning + R"(["qrels","s1.run","s2.run"],"seeds":"-seed*","groups":[)"
                               R"({"name":"head","filter":"A >= 1"},)"
                               R"({"name":"lost","filter":"A < 1"}]})");
    const QJsonArray seeds = runsOf({"eval", m_folder.path("seeds.rankscope.json")});
    QCOMPARE(seeds.size(), 1);
    const Result text = run({"eval", m_folder.path("seeds.rankscope.json")});
    QCOMPARE(text.status, 0);
    const auto value = [&text](const QString& query) {
        const QRegularExpression line(QStringLiteral("^\\S+\\s+%1\\s+([0-9.]+)").arg(query),
                                      QRegularExpression::MultilineOption);
        return line.match(text.out).captured(1).toDouble();
    };
    QVERIFY2(value("all") == 0.875, qPrintable(text.out));
    QVERIFY2(value("group:head") == 1.0, qPrintable(text.out));
    QVERIFY2(value("group:lost") == 0.75, qPrintable(text.out));
    m_folder.write("weighted.rankscope.json",
                   beginning +
                       R"(["qrels","a.run","b.run"],"weights":{"source":"q.csv:visits",)"
                       R"("queries":[{"query":"1","weight":1},{"query":"2","weight":3}]}})");
    const Result weighted = run({"eval", m_folder.path("weighted.rankscope.json")});
    QCOMPARE(weighted.status, 0);
    QVERIFY2(weighted.out.contains(QRegularExpression("weighted:all\\s+0\\.6250")),
             qPrintable(weighted.out));
    QVERIFY(run({"compare", m_folder.path("weighted.rankscope.json")})
                .out.contains("weighted by traffic (weighted.rankscope.json (q.csv:visits))"));
}

void TestSessionInput::optionsTakePrecedence()
{
    const QJsonArray runs = runsOf({"eval", m_folder.path("plain.rankscope.json"), "-m", "P@1"});
    QCOMPARE(runs.size(), 2);
    QCOMPARE(mean(runs[0]), 0.5);
    QCOMPARE(runs[0]["values"].toArray().size(), 1);
}

void TestSessionInput::refused_data()
{
    QTest::addColumn<QStringList>("words");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    QTest::newRow("a run is missing")
        << QStringList{"eval", "missing.rankscope.json"} << 1 << "none.run";
    QTest::newRow("an archive without a run")
        << QStringList{"eval", "lacking.zip"} << 1 << "does not contain “b.run”";
    QTest::newRow("no runs, but a saved group")
        << QStringList{"eval", "judged.rankscope.json"} << 2
        << "judged.rankscope.json: this session has judgments but no runs";
    QTest::newRow("import options")
        << QStringList{"eval", "plain.rankscope.json", "--raters", "mean"} << 2 << "import options";
    QTest::newRow("an archive cut off")
        << QStringList{"eval", "cut.zip"} << 1 << "this archive is damaged";
    QTest::newRow("judgments alone") << QStringList{"compare", "qrels"} << 2 << "RUN is required";
}

void TestSessionInput::refused()
{
    QFETCH(QStringList, words);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    words[1] = m_folder.path(words[1]);
    const Result result = run(words);
    QCOMPARE(result.status, status);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

QTEST_APPLESS_MAIN(TestSessionInput)

}  // namespace tst_session_input

#include "tst_session_input.moc"
