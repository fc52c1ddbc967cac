// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

namespace tst_judges_command {

/// Anna's judgments are those of the example folder, by which B is better than A (RR 1 and 0.75).
/// Ben finds y relevant to both queries instead of x: A has 0.5 and 1, B 0.5 and 0.5.
class TestJudgesCommand : public QObject {
    Q_OBJECT
private slots:
    void init();
    void text();
    void json();
    void merged();
    void tableOfJudges_data();
    void tableOfJudges();
    void paperTable();
    void wrongUsage_data();
    void wrongUsage();

private:
    Result judges(const QString& words) const
    {
        return run(QStringList{"judges"} + m_folder.pathsOf(words));
    }
    QString contentOf(const QString& name) const
    {
        QFile file(m_folder.path(name));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }

    ExampleFolder m_folder;
};

void TestJudgesCommand::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    m_folder.write("anna.qrels", "1 0 x 1\n1 0 y 0\n2 0 x 1\n2 0 y 0\n");
    m_folder.write("ben.qrels", "1 0 x 0\n1 0 y 1\n2 0 x 0\n2 0 y 1\n");
    m_folder.write("wide.csv", "query,docid,anna,ben\n1,x,1,0\n1,y,0,1\n");
    m_folder.write("long.csv",
                   "query,docid,who,rating\n1,x,anna,1\n1,x,ben,0\n1,y,anna,0\n1,y,ben,1\n");
}

void TestJudgesCommand::text()
{
    const Result result = judges("anna.qrels ben.qrels --rounds 100 -m RR --runs a.run b.run");
    QCOMPARE(result.err, QString());
    QCOMPARE(result.status, 0);
    // They agree on nothing, each with half of the documents: po = 0, pe = 0.5.
    QVERIFY2(result.out.contains(QRegularExpression("Cohen’s kappa +-1\\.0000")),
             qPrintable(result.out));
    QVERIFY2(result.out.contains("bm25 > dense") && result.out.contains("dense > bm25"),
             qPrintable(result.out));
    QVERIFY2(result.out.contains("4 documents have no majority"), qPrintable(result.out));
    QVERIFY2(
        result.out.contains("The best run by RR depends on the judge: anna: dense; ben: bm25."),
        qPrintable(result.out));
}

void TestJudgesCommand::json()
{
    const Result result =
        judges("anna.qrels ben.qrels -m RR --chief anna --format json --runs a.run b.run");
    QCOMPARE(result.status, 0);
    const QJsonObject found = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(found["judges"].toArray(), (QJsonArray{"anna", "ben"}));
    QCOMPARE(found["documents"].toInt(), 4);
    QCOMPARE(found["equal"].toInt(), 0);
    QCOMPARE(found["tied"].toInt(), 0);
    QCOMPARE(found["chief"].toString(), QStringLiteral("anna"));
    QCOMPARE(found["disagreements"].toArray().size(), 4);
    QCOMPARE(found["disagreements"][0]["grade"].toDouble(), 1.0);
    const QJsonArray rows = found["measures"][0]["judges"].toArray();
    QCOMPARE(rows.size(), 3);
    const auto mean = [&](int judge, int run) {
        return rows[judge]["means"][run]["mean"].toDouble();
    };
    QCOMPARE(mean(0, 0), 0.75);
    QCOMPARE(mean(0, 1), 1.0);
    QCOMPARE(mean(1, 0), 0.75);
    QCOMPARE(mean(1, 1), 0.5);
    QCOMPARE(mean(2, 1), 1.0);
    QVERIFY(rows[2]["judge"].isNull());
}

void TestJudgesCommand::merged()
{
    const Result result = run({"judges", m_folder.path("anna.qrels"), m_folder.path("ben.qrels"),
                               "--rule", "highest", "-o", m_folder.path("merged.qrels")});
    QCOMPARE(result.status, 0);
    QCOMPARE(contentOf("merged.qrels"), QStringLiteral("1 0 x 1\n1 0 y 1\n2 0 x 1\n2 0 y 1\n"));
}

void TestJudgesCommand::tableOfJudges_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("a column of grades each") << "wide.csv --grade-column anna --grade-column ben";
    QTest::newRow("a column of judges") << "long.csv --judge-column who";
}

void TestJudgesCommand::tableOfJudges()
{
    QFETCH(const QString, words);
    const Result result = judges(words + " --format json --rounds 10");
    QCOMPARE(result.status, 0);
    const QJsonObject found = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(found["judges"].toArray(), (QJsonArray{"anna", "ben"}));
    QCOMPARE(found["disagreements"].toArray().size(), 2);
    QVERIFY2(!result.err.contains("additional columns"), qPrintable(result.err));
}

/// They agree on nothing, each with half of the documents: po = 0, pe = 0.5.
void TestJudgesCommand::paperTable()
{
    const QStringList judges{
        "table",    "judges", m_folder.path("anna.qrels"), m_folder.path("ben.qrels"),
        "--rounds", "10"};
    const Result csv = run(judges + QStringList{"--format", "csv"});
    QCOMPARE(csv.status, 0);
    QVERIFY2(csv.out.contains("Cohen’s kappa,-1.0000,"), qPrintable(csv.out));
    // Disagreements are listed where asked for.
    QVERIFY(!csv.out.contains("Grade that counts"));
    QVERIFY(run(judges + QStringList{"--format", "csv", "--disagreements", "2"})
                .out.contains("Grade that counts"));
    const Result latex = run(judges + QStringList{"--format", "latex"});
    QCOMPARE(latex.status, 0);
    QVERIFY2(latex.out.contains("\\begin{tabular}") && latex.out.contains("\\label{"),
             qPrintable(latex.out));
}

void TestJudgesCommand::wrongUsage_data()
{
    QTest::addColumn<QString>("words");
    QTest::addColumn<QString>("said");
    QTest::newRow("one judge") << "anna.qrels"
                               << "found one judge";
    QTest::newRow("an unknown chief") << "anna.qrels ben.qrels --chief bem"
                                      << "did you mean ben?";
    QTest::newRow("an unknown rule") << "anna.qrels ben.qrels --rule all"
                                     << "--rule";
    QTest::newRow("two files with a column") << "long.csv wide.csv --judge-column who"
                                             << "--judge-column needs a single table.";
}

void TestJudgesCommand::wrongUsage()
{
    QFETCH(const QString, words);
    QFETCH(const QString, said);
    const Result result = judges(words);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

QTEST_APPLESS_MAIN(TestJudgesCommand)

}  // namespace tst_judges_command

#include "tst_judges_command.moc"
