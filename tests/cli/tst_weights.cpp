// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_weights {

/// Ten queries that everybody asks, for which B is worse, and thirty rare ones, for which it is
/// better: a query's grade is the DCG@1 of the run that retrieves the document.
class TestWeights : public QObject {
    Q_OBJECT
private slots:
    void initTestCase();
    void compareTurnsTheWinner();
    void textNamesTheWeights();
    void evalNamesWeightedMeans();
    void seedsAreWeighted();
    void gateIsWeighted();
    void reportIsWeighted();
    void reportOfValues();
    void groupsOfAColumn();
    void valuesOfOthers();
    void lettersAreHolms();
    void told_data();
    void told();
    void refused_data();
    void refused();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// @param arguments a word with a point is in the folder
    Result called(const QStringList& arguments) const
    {
        QStringList line;
        for (const QString& argument : arguments)
            line << (argument.contains(u'.') ? m_folder.filePath(argument) : argument);
        return run(line);
    }
    QJsonObject json(const QStringList& arguments) const
    {
        const Result result =
            called(arguments + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
        return QJsonDocument::fromJson(result.out.toUtf8()).object();
    }

    QTemporaryDir m_folder;
};

void TestWeights::initTestCase()
{
    QByteArray qrels;
    QByteArray runs[2];
    QByteArray queries = "query,text,length,visits\n";
    QByteArray weights;
    QByteArray values = "query,a,b\n";
    for (int i = 0; i < 40; ++i) {
        const QByteArray query = QByteArray::number(100 + i);
        const bool isHead = i < 10;
        const int noise = i % 5;
        const QByteArray b = QByteArray::number(isHead ? 30 - noise : 70 + noise);
        qrels += query + " 0 one 50\n" + query + " 0 two " + b + '\n';
        runs[0] += query + " Q0 one 1 1 a\n";
        runs[1] += query + " Q0 two 1 1 b\n";
        const QByteArray weight = isHead ? "50" : "1";
        queries +=
            query + ",words of " + query + ',' + (isHead ? "short" : "long") + ',' + weight + '\n';
        weights += query + '\t' + weight + '\n';
        values += query + ",50," + b + '\n';
    }
    write(QStringLiteral("j.qrels"), qrels);
    write(QStringLiteral("a.run"), runs[0]);
    write(QStringLiteral("b.run"), runs[1]);
    write(QStringLiteral("queries.csv"), queries);
    write(QStringLiteral("w.tsv"), weights);
    write(QStringLiteral("values.csv"), values);
}

void TestWeights::compareTurnsTheWinner()
{
    const QStringList pair{"compare", "j.qrels", "a.run", "b.run", "-m", "DCG@1"};
    const QJsonObject plain = json(pair);
    QCOMPARE(plain[QLatin1String("verdict")][QLatin1String("conclusion")].toString(),
             QStringLiteral("better"));
    const QJsonObject weighted = json(pair + QStringList{"--weights", "w.tsv"});
    const QJsonObject verdict = weighted[QLatin1String("verdict")].toObject();
    QCOMPARE(verdict[QLatin1String("conclusion")].toString(), QStringLiteral("worse"));
    const QJsonValue found = weighted[QLatin1String("comparisons")][0];
    // (10 × 50 × -22 + 30 × 22) / 530; 530² / (10 × 50² + 30)
    QVERIFY(std::abs(found[QLatin1String("difference")].toDouble() - (-11000.0 + 660) / 530) <
            1e-10);
    QVERIFY(std::abs(found[QLatin1String("equallyWeightedQueries")].toDouble() -
                     530.0 * 530 / 25030) < 1e-9);
    QVERIFY(std::abs(verdict[QLatin1String("unweighted")][QLatin1String("difference")].toDouble() -
                     11) < 1e-10);
    const QJsonValue tests = found[QLatin1String("tests")];
    QVERIFY(tests[QLatin1String("wilcoxon")][QLatin1String("p")].isNull());
    QCOMPARE(tests[QLatin1String("wilcoxon")][QLatin1String("reason")].toString(),
             QStringLiteral("This test has no weighted form."));
    QVERIFY(tests[QLatin1String("t")][QLatin1String("p")].toDouble(1) < 0.001);
    QVERIFY(found[QLatin1String("bootstrapInterval")][QLatin1String("high")].toDouble() < 0);
}

void TestWeights::textNamesTheWeights()
{
    const Result result =
        called({"compare", "j.qrels", "a.run", "b.run", "-m", "DCG@1", "--weights", "w.tsv"});
    QCOMPARE(result.status, 0);
    for (const char* text :
         {"weighted by traffic (w.tsv)", "carry as much information as 11.2 equally weighted",
          "“b” is worse than “a” in DCG@1 weighted by traffic.",
          "Without weights, the difference is +11.0000"})
        QVERIFY2(result.out.contains(QString::fromUtf8(text)), qPrintable(result.out));
}

void TestWeights::evalNamesWeightedMeans()
{
    const Result result = called({"eval", "j.qrels", "b.run", "-m", "DCG@1", "--weights",
                                  "queries.csv:visits", "--groups", "queries.csv:length"});
    QCOMPARE(result.out, QStringLiteral("DCG@1\tweighted:group:short\t28.000000\n"
                                        "DCG@1\tweighted:group:long\t72.000000\n"
                                        "DCG@1\tweighted:all\t30.490566\n"));
    const QJsonObject found =
        json({"eval", "j.qrels", "b.run", "-m", "DCG@1", "--weights", "w.tsv"});
    QVERIFY(found[QLatin1String("rules")][QLatin1String("weights")].toString().endsWith(
        QLatin1String("w.tsv")));
}

/// Weighted, the seeds of ltr have means of 50 and 16160 / 530, those of base 50 and 50.
void TestWeights::seedsAreWeighted()
{
    QStringList runs;
    for (const auto& [run, seed] : {std::pair("a", "ltr-s1"), std::pair("b", "ltr-s2"),
                                    std::pair("a", "base-s1"), std::pair("a", "base-s2")}) {
        runs << QLatin1String(seed) + QStringLiteral(".run");
        QVERIFY(QFile::copy(m_folder.filePath(QLatin1String(run) + QStringLiteral(".run")),
                            m_folder.filePath(runs.last())));
    }
    const QStringList rest =
        runs + QStringList{"-m", "DCG@1", "--weights", "w.tsv", QStringLiteral("--seeds=-s?")};
    const Result result = called(QStringList{"eval", "j.qrels"} + rest);
    QVERIFY2(result.out.startsWith(QStringLiteral("ltr\tDCG@1\tweighted:runs:deviation\t13.795253\n"
                                                  "ltr\tDCG@1\tweighted:all\t40.245283\n")),
             qPrintable(result.out + result.err));
    const QJsonValue found =
        json(QStringList{"compare", "j.qrels"} + rest)[QLatin1String("comparisons")][0];
    // The mean of two equal runs is one of them, so this is half of b against a.
    const QJsonValue single = json({"compare", "j.qrels", "b.run", "a.run", "-m", "DCG@1",
                                    "--weights", "w.tsv"})[QLatin1String("comparisons")][0];
    for (const char* end : {"low", "high"})
        QVERIFY(std::abs(found[QLatin1String("interval")][QLatin1String(end)].toDouble() -
                         single[QLatin1String("interval")][QLatin1String(end)].toDouble() / 2) <
                1e-10);
    QVERIFY(found[QLatin1String("interval")][QLatin1String("low")].toDouble() > 0);
}

void TestWeights::gateIsWeighted()
{
    const QStringList gate{"gate", "j.qrels", "b.run",      "--baseline", "a.run",
                           "-m",   "DCG@1",   "--max-drop", "1"};
    QCOMPARE(called(gate).status, 0);
    const Result weighted = called(gate + QStringList{"--weights", "w.tsv"});
    QCOMPARE(weighted.status, 3);
    QVERIFY2(weighted.out.contains(u"weighted by traffic"), qPrintable(weighted.out));
}

void TestWeights::reportIsWeighted()
{
    const QStringList report{"report", "j.qrels", "a.run", "b.run", "-m", "DCG@1", "-o", "r.html"};
    const auto written = [&](const QStringList& more) {
        const Result result = called(report + more);
        QFile file(m_folder.filePath(QStringLiteral("r.html")));
        return result.status == 0 && file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll())
                   : result.err;
    };
    const QString plain = written({});
    QVERIFY2(plain.contains(u"“b” is better than “a” in DCG@1."), qPrintable(plain.left(3000)));
    QVERIFY(!plain.contains(u"weighted by traffic"));
    const QString weighted = written({"--weights", "w.tsv"});
    QVERIFY2(weighted.contains(u"“b” is worse than “a” in DCG@1 weighted by traffic."),
             qPrintable(weighted.left(3000)));
    QVERIFY(weighted.contains(u"Means, intervals and tests are weighted by traffic (w.tsv"));
}

/// Twelve queries for which b is higher, and one that counts a thousand times, for which it is
/// lower.
void TestWeights::reportOfValues()
{
    QByteArray values = "query,a,b\nq0,0.75,0.25\n";
    QByteArray weights = "query\tvisits\nq0\t12000\n";
    for (int query = 1; query <= 12; ++query) {
        values +=
            "q" + QByteArray::number(query) + (query % 2 == 0 ? ",0.25,0.75\n" : ",0.5,0.75\n");
        weights += "q" + QByteArray::number(query) + "\t1\n";
    }
    write(QStringLiteral("shares.csv"), values);
    write(QStringLiteral("shares.tsv"), weights);
    const auto written = [&](const QStringList& more) {
        const Result result = called(QStringList{"report", "shares.csv", "-o", "v.html"} + more);
        QFile file(m_folder.filePath(QStringLiteral("v.html")));
        return result.status == 0 && file.open(QIODevice::ReadOnly)
                   ? QString::fromUtf8(file.readAll())
                   : result.err;
    };
    const QString plain = written({});
    QVERIFY2(plain.contains(u"“b” is better than “a” in value."), qPrintable(plain.left(3000)));
    QVERIFY(plain.contains(u"from “shares”, computed by another program; the runs are “a”, “b”."));
    QVERIFY(!plain.contains(u"Judged@"));
    QVERIFY(plain.contains(u"The share of judged documents is unknown because there are no runs."));
    const QString weighted = written({"--weights", "shares.tsv"});
    QVERIFY2(
        weighted.contains(u"Not enough data to compare “b” with “a” in value weighted by traffic."),
        qPrintable(weighted.left(3000)));
    QVERIFY(weighted.contains(u"weighted by traffic (shares.tsv:visits)."));
    QVERIFY(weighted.contains(u"The weighted mean of value in “b” is 0.2505:"));
    QVERIFY(called({"report", "shares.csv", "-m", "P@7", "-o", "v.html"})
                .err.contains(u"choose among the measures of the files: value."));
}

void TestWeights::groupsOfAColumn()
{
    const QJsonObject found = json(
        {"compare", "j.qrels", "a.run", "b.run", "-m", "DCG@1", "--groups", "queries.csv:length"});
    const QJsonArray groups =
        found[QLatin1String("comparisons")][0][QLatin1String("groups")].toArray();
    QCOMPARE(groups.size(), 2);
    QCOMPARE(groups[0][QLatin1String("group")].toString(), QStringLiteral("short"));
    QCOMPARE(groups[0][QLatin1String("difference")].toDouble(), -22.0);
    QCOMPARE(groups[1][QLatin1String("difference")].toDouble(), 22.0);
}

void TestWeights::valuesOfOthers()
{
    const QJsonObject runs =
        json({"compare", "j.qrels", "a.run", "b.run", "-m", "DCG@1", "--weights", "w.tsv"});
    const QJsonObject values = json({"compare", "values.csv", "-m", "DCG@1", "--weights", "w.tsv"});
    for (const char* key : {"difference", "interval", "bootstrapInterval", "tests"})
        QCOMPARE(values[QLatin1String("comparisons")][0][QLatin1String(key)],
                 runs[QLatin1String("comparisons")][0][QLatin1String(key)]);
}

void TestWeights::lettersAreHolms()
{
    write(QStringLiteral("c.run"), "100 Q0 two 1 1 c\n101 Q0 one 1 1 c\n");
    const QJsonObject found = json(
        {"compare", "j.qrels", "a.run", "b.run", "c.run", "-m", "DCG@1", "--weights", "w.tsv"});
    QCOMPARE(found[QLatin1String("leaderboard")][QLatin1String("letters")].toString(),
             QStringLiteral("holm"));
}

void TestWeights::told_data()
{
    QTest::addColumn<QByteArray>("more");
    QTest::addColumn<QString>("said");
    QTest::newRow("queries that nobody judged")
        << QByteArray("900\t530\n")
        << QStringLiteral("1 query with a weight has no judgments and is "
                          "ignored (50.0% of the weights)");
}

void TestWeights::told()
{
    QFETCH(const QByteArray, more);
    QFETCH(const QString, said);
    QFile file(m_folder.filePath(QStringLiteral("w.tsv")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    write(QStringLiteral("more.tsv"), file.readAll() + more);
    const Result result = called({"eval", "j.qrels", "b.run", "--weights", "more.tsv"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

void TestWeights::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& arguments, int status,
                        const char* said) {
        QTest::newRow(name) << QStringList{"compare", "j.qrels", "a.run", "b.run"} + arguments
                            << status << QString::fromUtf8(said);
    };
    row("a negative weight", {"--weights", "negative.tsv"}, 1, "“-1” is not a weight");
    row("queries without a weight", {"--weights", "few.tsv"}, 1, "39 queries have no weight: 101");
    row("no such column", {"--weights", "queries.csv:visit"}, 1, "no column “visit”");
    row("no weight column", {"--weights", "two.csv"}, 1, "no weight column");
    row("no such file", {"--weights", "none.tsv"}, 1, "none.tsv");
    row("a test without a weighted form", {"--weights", "w.tsv", "--test", "wilcoxon"}, 2,
        "has no weighted form");
}

void TestWeights::refused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    write(QStringLiteral("negative.tsv"), "100\t-1\n");
    write(QStringLiteral("few.tsv"), "100\t1\n");
    write(QStringLiteral("two.csv"), "query,a,b\n100,1,2\n");
    const Result result = called(arguments);
    QVERIFY2(result.status == status, qPrintable(result.err));
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

QTEST_APPLESS_MAIN(TestWeights)

}  // namespace tst_weights

#include "tst_weights.moc"
