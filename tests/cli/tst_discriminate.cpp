// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <cmath>

namespace tst_discriminate {

namespace {

QJsonArray numpysCases()
{
    QFile file(QStringLiteral(TEST_DATA "/statistics/discrimination.json"));
    if (!file.open(QIODevice::ReadOnly))
        return {};
    return QJsonDocument::fromJson(file.readAll()).object()["cases"].toArray();
}

bool agree(double found, const QJsonValue& expected)
{
    return expected.isDouble() && std::abs(found - expected.toDouble()) < 1e-9;
}

}  // namespace

/// Each run has a document of its own for each query, whose grade is what the run counts there:
/// that is its DCG@1.
class TestDiscriminate : public QObject {
    Q_OBJECT
private slots:
    void init();
    void figuresOfNumpy_data();
    void figuresOfNumpy();
    void testOfCompare();
    void shareInText();
    void tables_data();
    void tables();
    void seeds();
    void queriesThatARunLacks();
    void wrongUsage_data();
    void wrongUsage();

private:
    QString path(const QString& name) const { return m_folder.path(name); }
    /// @param runs by run, then query
    void writeRuns(const QJsonArray& runs);
    QStringList arguments(const QStringList& options) const
    {
        return QStringList{path("qrels")} + m_runs + options;
    }
    Result discriminate(const QStringList& options) const
    {
        return run(QStringList{"discriminate"} + arguments(options));
    }
    QJsonObject json(const QStringList& options) const
    {
        const Result result = discriminate(QStringList{"--format", "json"} + options);
        return QJsonDocument::fromJson(result.out.toUtf8()).object();
    }

    ExampleFolder m_folder;
    QStringList m_runs;
};

void TestDiscriminate::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    // B is above A in all five queries (sign test: p = 1/16), C above A in three (p = 1), and below
    // B in two (p = 1/2).
    writeRuns({QJsonArray{1, 1, 1, 1, 1}, QJsonArray{2, 2, 2, 2, 2}, QJsonArray{2, 2, 2, 0, 0}});
}

void TestDiscriminate::writeRuns(const QJsonArray& runs)
{
    m_runs.clear();
    QByteArray qrels;
    for (qsizetype i = 0; i < runs.size(); ++i) {
        const QByteArray name = "run" + QByteArray::number(i);
        QByteArray lines;
        const QJsonArray values = runs[i].toArray();
        for (qsizetype query = 0; query < values.size(); ++query) {
            // Ids in byte order are in the order of the values.
            const QByteArray id = QByteArray::number(100 + query);
            qrels +=
                id + " 0 of-" + name + ' ' + QByteArray::number(values[query].toDouble()) + '\n';
            lines += id + " Q0 of-" + name + " 1 1 " + name + '\n';
        }
        m_folder.write(QString::fromUtf8(name), lines);
        m_runs << path(QString::fromUtf8(name));
    }
    m_folder.write("qrels", qrels);
}

void TestDiscriminate::figuresOfNumpy_data()
{
    QTest::addColumn<QJsonObject>("item");
    const QJsonArray cases = numpysCases();
    QCOMPARE(cases.size(), 3);
    for (const QJsonValue item : cases)
        QTest::newRow(qPrintable(item["name"].toString())) << item.toObject();
}

void TestDiscriminate::figuresOfNumpy()
{
    QFETCH(const QJsonObject, item);
    writeRuns(item["runs"].toArray());
    const auto option = [&](const char* key) {
        return QString::number(item[key].toDouble(), 'g', 15);
    };
    const QStringList options{
        "-m",     "DCG@1",        "--alpha",     option("alpha"),    "--rounds", option("rounds"),
        "--seed", option("seed"), "--fuzziness", option("fuzziness")};
    const QJsonObject expected = item["expected"].toObject();
    const QJsonArray pairs = expected["pairs"].toArray();
    const QJsonObject told = json(options)["measures"].toArray().at(0).toObject();
    QCOMPARE(told["measure"].toString(), "DCG@1");
    QVERIFY(agree(told["discriminativePower"].toDouble(-1), expected["power_asl"]));
    QVERIFY(agree(told["separated"].toDouble(-1) / double(pairs.size()), expected["power_asl"]));
    QVERIFY(agree(told["differenceNeeded"].toDouble(-1), expected["difference_needed"]));
    QCOMPARE(told["queriesNeeded"], expected["queries_needed"]);
    QVERIFY(agree(told["errorRate"].toDouble(-1), expected["error"]));
    QVERIFY(agree(told["ties"].toDouble(-1), expected["ties"]));
    QCOMPARE(told["pairs"].toArray().size(), pairs.size());
    for (qsizetype i = 0; i < pairs.size(); ++i) {
        QVERIFY(agree(told["pairs"][i]["p"].toDouble(-1), pairs[i]["asl"]));
        QVERIFY(agree(told["pairs"][i]["difference"].toDouble(-9), pairs[i]["difference"]));
    }
    const QJsonObject byT = json(options + QStringList{"--test", "t"})["measures"][0].toObject();
    QVERIFY(agree(byT["discriminativePower"].toDouble(-1), expected["power_t"]));
    QVERIFY(byT["differenceNeeded"].isNull());
    for (qsizetype i = 0; i < pairs.size(); ++i)
        QVERIFY(agree(byT["pairs"][i]["p"].toDouble(-1), pairs[i]["t_p"]));
}

/// With every query in every run the p of a pair is that of `compare`.
void TestDiscriminate::testOfCompare()
{
    writeRuns(numpysCases()[0].toObject()["runs"].toArray());
    const QJsonArray pairs =
        json({"-m", "DCG@1", "--test", "randomisation"})["measures"][0]["pairs"].toArray();
    QCOMPARE(pairs.size(), 10);
    const Result compared = run(QStringList{"compare", path("qrels"), m_runs[0], m_runs[1], "-m",
                                            "DCG@1", "--rounds", "1000", "--format", "json"});
    const QJsonObject root = QJsonDocument::fromJson(compared.out.toUtf8()).object();
    const QJsonValue p = root["comparisons"][0]["tests"]["randomisation"]["p"];
    QVERIFY2(p.isDouble(), qPrintable(compared.out + compared.err));
    QCOMPARE(pairs[0]["p"], p);
    QCOMPARE(pairs[0]["a"].toString(), m_runs[0]);
    QCOMPARE(pairs[0]["b"].toString(), m_runs[1]);
}

void TestDiscriminate::shareInText()
{
    const Result result = discriminate({"-m", "DCG@1", "--test", "sign", "--alpha", "0.1"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QRegularExpression(QStringLiteral("^DCG@1 +0\\.3333 +– "),
                                                    QRegularExpression::MultilineOption)),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(QStringLiteral("All 3 pairs of 3 runs, over the 5 queries")),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(QStringLiteral("p below 0.1. Test: sign.")),
             qPrintable(result.out));
    // With one measure there is no other order to compare.
    QVERIFY(!result.out.contains(QStringLiteral("tau")));
}

void TestDiscriminate::tables_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<QString>("row");
    QTest::newRow("CSV") << "csv"
                         << "DCG@1,0.3333,,";
    QTest::newRow("Markdown") << "markdown"
                              << "| DCG@1 | **0.3333** |";
    QTest::newRow("LaTeX") << "latex"
                           << "DCG@1 & \\textbf{0.3333} &";
    QTest::newRow("HTML") << "html"
                          << "<strong>0.3333</strong>";
}

void TestDiscriminate::tables()
{
    QFETCH(const QString, format);
    QFETCH(const QString, row);
    const Result result = run(QStringList{"table", "discriminate"} +
                              arguments({"-m", "DCG@1", "-m", "P(rel=1)@1", "--test", "sign",
                                         "--alpha", "0.1", "--format", format}));
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(row), qPrintable(result.out));
    // A column of a LaTeX table has its unit below.
    const QString orders =
        format == u"latex" ? QStringLiteral("tau-AP") : QStringLiteral("tau-AP with DCG@1");
    QVERIFY2(result.out.contains(orders), qPrintable(result.out));
}

void TestDiscriminate::seeds()
{
    writeRuns(numpysCases()[0].toObject()["runs"].toArray());
    const QStringList options{"-m", "DCG@1", "--format", "json", "--rounds", "100"};
    const QString once = discriminate(options).out;
    QCOMPARE(discriminate(options + QStringList{"--seed", "1", "--threads", "3"}).out, once);
    QVERIFY(discriminate(options + QStringList{"--seed", "2"}).out != once);
}

void TestDiscriminate::queriesThatARunLacks()
{
    m_folder.write("run2", "100 Q0 of-run2 1 1 run2\n101 Q0 of-run2 1 1 run2\n");
    const QJsonObject told = json({"-m", "DCG@1"});
    QCOMPARE(told["queries"].toInt(), 2);
    QCOMPARE(told["queriesLeftOut"].toInt(), 3);
    QCOMPARE(json({"-m", "DCG@1", "--missing", "zero"})["queries"].toInt(), 5);
}

void TestDiscriminate::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("runs");
    QTest::addColumn<QString>("reason");
    QTest::newRow("two runs") << QStringList{} << 2 << "found 2 runs; three or more are required";
    QTest::newRow("a level of nothing")
        << QStringList{"--alpha", "0"} << 3 << "a number above 0 and below 1";
    QTest::newRow("an unknown test") << QStringList{"--test", "tt"} << 3 << "asl";
    QTest::newRow("everything is tied")
        << QStringList{"--fuzziness", "1"} << 3 << "a number of at least 0 and below 1";
    QTest::newRow("no query in common")
        << QStringList{} << 4 << "no query has a defined value in every run";
}

void TestDiscriminate::wrongUsage()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, runs);
    QFETCH(const QString, reason);
    m_folder.write("run3", "105 Q0 d 1 1 run3\n");
    QFile qrels(path("qrels"));
    QVERIFY(qrels.open(QIODevice::Append));
    qrels.write("105 0 d 1\n");
    qrels.close();
    m_runs << path("run3");
    m_runs.resize(runs);
    const Result result = discriminate(QStringList{"-m", "DCG@1"} + options);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(reason), qPrintable(result.err));
    QCOMPARE(result.out, QString());
}

QTEST_GUILESS_MAIN(TestDiscriminate)

}  // namespace tst_discriminate

#include "tst_discriminate.moc"
