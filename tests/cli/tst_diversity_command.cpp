// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

namespace tst_diversity_command {

namespace {

/// Two subtopics; b is the first document relevant to both.
constexpr auto diversityQrels = "q 1 a 1\nq 2 b 1\nq 1 b 1\nr 1 x 1\n";
constexpr auto diversityRun = "q Q0 a 1 3 t\nq Q0 z 2 2 t\nq Q0 b 3 1 t\n";

}  // namespace

class TestDiversityCommand : public QObject {
    Q_OBJECT

private slots:
    void init();
    void prints_data();
    void prints();
    void printsJson();

private:
    QTemporaryDir m_folder;
};

void TestDiversityCommand::init()
{
    QFile qrels(m_folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::WriteOnly));
    qrels.write(diversityQrels);
}

void TestDiversityCommand::prints_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("out");
    QTest::addColumn<QString>("err");
    QTest::newRow("the mean") << QStringList{"-m", "StRecall@1"} << 0
                              << "StRecall@1\tall\t0.500000\n"
                              << "1 judged query is missing from the run";
    QTest::newRow("missing queries count")
        << QStringList{"-q", "-m", "StRecall@1", "--missing", "zero"} << 0
        << "StRecall@1\tq\t0.500000\nStRecall@1\tr\t0.000000\nStRecall@1\tall\t0.250000\n"
        << "";
    QTest::newRow("in the order of ranks")
        << QStringList{"-m", "P-IA@2", "--order", "rank", "--digits", "2"} << 0
        << "P_IA@2\tall\t0.25\n"
        << "";
    QTest::newRow("as CSV") << QStringList{"-q", "-m", "StRecall@1", "--format", "csv"} << 0
                            << "measure,query,value\nStRecall@1,q,0.500000\n"
                               "StRecall@1,all,0.500000\n"
                            << "";
    QTest::newRow("the steps")
        << QStringList{"-m", "StRecall@3", "--steps", "q", "--digits", "1"} << 0
        << "StRecall@3\n"
           "rank\tdocument\tsubtopics\tcovered\tgain\tdiscount\tsum\tattainable\tvalue\n"
           "1\ta\t1\t1\t1.0\t1.0\t1.0\t2.0\t0.5\n"
           "2\tz\t0\t1\t0.0\t1.0\t1.0\t2.0\t0.5\n"
           "3\tb\t2\t2\t1.0\t1.0\t2.0\t2.0\t1.0\n"
        << "";
    QTest::newRow("steps of a query that is missing")
        << QStringList{"--steps", "r"} << 1 << ""
        << "no query “r”; use one that is in both files";
    QTest::newRow("a measure that needs a cutoff") << QStringList{"-m", "ERR_IA"} << 2 << ""
                                                   << "is not a valid cutoff for ERR_IA";
    QTest::newRow("a measure of another family") << QStringList{"-m", "nDCG@10"} << 2 << ""
                                                 << "nDCG";
}

void TestDiversityCommand::prints()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, out);
    QFETCH(const QString, err);
    const Result result =
        run(QStringList{"diversity", m_folder.filePath("qrels"), "-"} + options, diversityRun);
    QCOMPARE(result.status, status);
    QCOMPARE(result.out, out);
    QVERIFY2(result.err.contains(err), qPrintable(result.err));
}

void TestDiversityCommand::printsJson()
{
    QFile qrels(m_folder.filePath("qrels"));
    QVERIFY(qrels.open(QIODevice::Append));
    qrels.write("q9 1 x 0\n");
    qrels.close();
    const Result result =
        run({"diversity", qrels.fileName(), "-", "-q", "-m", "StRecall@1", "--format", "json"},
            QByteArray(diversityRun) + "q9 Q0 x 1 1 t\n");
    QCOMPARE(result.status, 0);
    const QJsonObject found = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(found["run"].toString(), QStringLiteral("-"));
    QCOMPARE(found["notInRun"].toArray(), QJsonArray({"r"}));
    const QJsonArray values = found["values"].toArray();
    QCOMPARE(values.size(), 3);
    QCOMPARE(values[0].toObject(),
             (QJsonObject{{"measure", "StRecall@1"}, {"query", "q"}, {"value", 0.5}}));
    QCOMPARE(values[1].toObject()["value"].toDouble(), 0.0);
    QVERIFY(values[1].toObject()["byRule"].toBool());
    QVERIFY(!values[1].toObject()["reason"].toString().isEmpty());
    QCOMPARE(values[2].toObject(),
             (QJsonObject{{"measure", "StRecall@1"}, {"query", "all"}, {"value", 0.25}}));
}

QTEST_GUILESS_MAIN(TestDiversityCommand)

}  // namespace tst_diversity_command

#include "tst_diversity_command.moc"
