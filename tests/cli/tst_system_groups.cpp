// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/example_folder.h"
#include "tests/cli/run_program.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace tst_system_groups {

namespace {

/// Student's ten patients under two drugs (Biometrika 6, 1908), as tst_compare.cpp has them.
const QByteArrayList firstDrug{"2.7", "0.4", "1.8", "0.8", "1.9",
                               "5.4", "5.7", "2.8", "2.0", "4.0"};
const QByteArrayList secondDrug{"3.9", "2.8", "3.1", "2.1", "1.9",
                                "6.4", "7.5", "3.6", "6.6", "5.4"};

QByteArray runOf(const QByteArray& document, int from, int to)
{
    QByteArray text;
    for (int i = from; i < to; ++i)
        text += QByteArray::number(10 + i) + " Q0 " + document + " 1 1 tag\n";
    return text;
}

}  // namespace

/// Queries in groups, and several runs as one system.
class TestSystemGroups : public QObject {
    Q_OBJECT
private slots:
    void init();
    void comparesInGroups();
    void groupsAsText();
    void seeds_data();
    void seeds();
    void seedsAndFolds();
    void discriminatedSystems();
    void folds();
    void namesOfPooledRuns();
    void diagnosticsOfPooledRuns();
    void mixedRunsAreTold();
    void wrongUsage_data();
    void wrongUsage();

private:
    QString path(const QString& name) const { return m_folder.path(name); }

    ExampleFolder m_folder;
};

void TestSystemGroups::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    QByteArray qrels;
    QByteArray groups("query,half\n");
    for (int i = 0; i < 10; ++i) {
        const QByteArray query = QByteArray::number(10 + i);
        qrels += query + " 0 one " + firstDrug[i] + '\n' + query + " 0 two " + secondDrug[i] + '\n';
        groups += query + (i < 5 ? ",first\n" : ",second\n");
    }
    m_folder.write("qrels", qrels);
    m_folder.write("halves.csv", groups);
    m_folder.write("base.run", runOf("one", 0, 10));
    m_folder.write("drug-seed1.run", runOf("one", 0, 10));
    m_folder.write("drug-seed2.run", runOf("two", 0, 10));
    m_folder.write("drug-fold1.run", runOf("two", 0, 5));
    m_folder.write("drug-fold2.run", runOf("two", 5, 10));
}

/// Student's distribution with 4 degrees of freedom has a closed form: F(t) = 1/2 + 3/8 t/√(1 + u)
/// (1 - t²/(12 (1 + u))), u = t²/4 (Abramowitz and Stegun 26.7.4). The sign test is 2/16 and 2/32.
void TestSystemGroups::comparesInGroups()
{
    const Result result = run({"compare", path("qrels"), path("base.run"), path("drug-seed2.run"),
                               "-m", "DCG@1", "--groups", path("halves.csv"), "--format", "json"});
    QCOMPARE(result.status, 0);
    const QJsonObject root = QJsonDocument::fromJson(result.out.toUtf8()).object();
    const QJsonArray groups =
        root[QLatin1String("comparisons")][0][QLatin1String("groups")].toArray();
    QCOMPARE(groups.size(), 2);
    struct Expected {
        QString name;
        double difference, p, sign;
    };
    const QList<Expected> all{{"first", 1.24, 0.031054421487, 0.125},
                              {"second", 1.92, 0.050027299874, 0.0625}};
    for (int i = 0; i < 2; ++i) {
        const QJsonValue group = groups[i];
        const QJsonValue tests = group[QLatin1String("tests")];
        QCOMPARE(group[QLatin1String("group")].toString(), all[i].name);
        QCOMPARE(group[QLatin1String("queries")].toInt(), 5);
        QVERIFY(std::abs(group[QLatin1String("difference")].toDouble() - all[i].difference) <
                1e-12);
        const QJsonValue t = tests[QLatin1String("t")];
        QVERIFY(std::abs(t[QLatin1String("p")].toDouble() - all[i].p) < 1e-10);
        QCOMPARE(tests[QLatin1String("sign")][QLatin1String("p")].toDouble(), all[i].sign);
        QCOMPARE(tests[QLatin1String("sign")][QLatin1String("holm")].toDouble(), 0.125);
        // The smaller p counts twice, and no adjusted p is below that of a smaller one.
        QVERIFY(std::abs(t[QLatin1String("holm")].toDouble() -
                         std::max(2 * 0.031054421487, all[i].p)) < 1e-10);
    }
}

void TestSystemGroups::groupsAsText()
{
    const QStringList arguments{path("qrels"), path("base.run"), path("drug-seed2.run"), "-m",
                                "DCG@1",       "--groups",       path("halves.csv")};
    const Result text = run(QStringList{"compare", "--digits", "2"} + arguments);
    QVERIFY2(text.out.contains(QRegularExpression("DCG@1 +queries +mean A +mean B +B - A")) &&
                 text.out.contains(QRegularExpression("\nfirst +5 +1\\.52 +2\\.76 +1\\.24 ")) &&
                 text.out.contains(QRegularExpression("\nsecond +5 +3\\.98 +5\\.90 +1\\.92 ")) &&
                 text.out.contains(QRegularExpression("\nall +10 +2\\.75 +4\\.33 +1\\.58 ")) &&
                 text.out.contains(QStringLiteral("Holm’s p is adjusted across 2 groups.")),
             qPrintable(text.out));
    const Result table = run(QStringList{"table", "compare", "--digits", "2"} + arguments);
    QVERIFY2(table.out.contains(QStringLiteral("| second | 5 | 3.98 | 5.90 | 1.92 |")),
             qPrintable(table.out));
}

void TestSystemGroups::seeds_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("name");
    const auto row = [](const char* about, const QStringList& options, const QString& name) {
        QTest::newRow(about) << options << name;
    };
    row("what tells them apart", {"--seeds", "-seed*"}, "drug");
    row("one sign", {"--seeds", "-seed?"}, "drug");
    row("a pattern of files", {"--system", "both=drug-*"}, "both");
    row("their names", {"--system", "both=drug-seed1,drug-seed2.run"}, "both");
}

/// Two patterns, each of its own systems: 2.75 under the first drug, and 3.54 as in seeds().
void TestSystemGroups::seedsAndFolds()
{
    m_folder.write("base-fold1.run", runOf("one", 0, 5));
    m_folder.write("base-fold2.run", runOf("one", 5, 10));
    const Result result =
        run({"eval", path("qrels"), path("base-fold1.run"), path("drug-seed1.run"),
             path("base-fold2.run"), path("drug-seed2.run"), "-m", "DCG@1", "--digits", "4",
             "--seeds", "-seed*", "--seeds", "-fold*"});
    QCOMPARE(result.out, QStringLiteral("base\tDCG@1\tall\t2.7500\n"
                                        "drug\tDCG@1\truns:deviation\t1.1172\n"
                                        "drug\tDCG@1\tall\t3.5400\n"));
}

/// Folds have no query in common; as a system the second drug is above the first in nine patients
/// of ten and tied in one: by the sign test p is 2/512, and two of three pairs are told apart.
void TestSystemGroups::discriminatedSystems()
{
    const QStringList files{"discriminate",
                            path("qrels"),
                            path("base.run"),
                            path("drug-seed1.run"),
                            path("drug-fold1.run"),
                            path("drug-fold2.run"),
                            "-m",
                            "DCG@1",
                            "--test",
                            "sign"};
    QCOMPARE(run(files).status, 2);
    const Result result = run(files + QStringList{"--seeds", "-fold*"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.contains(QRegularExpression(QStringLiteral("\nDCG@1 +0\\.6667"))),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(QStringLiteral("drug is the mean of 2 runs: ")),
             qPrintable(result.out));
}

/// Means of 2.75 and 4.33: their own mean is 3.54, their deviation 1.58/√2.
void TestSystemGroups::seeds()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, name);
    const Result result = run(QStringList{"eval", path("qrels"), path("drug-seed1.run"),
                                          path("drug-seed2.run"), path("base.run"), "-m", "DCG@1",
                                          "--groups", path("halves.csv"), "--digits", "4"} +
                              options);
    const QString base = path("base.run");
    QCOMPARE(result.out, QStringLiteral("%1\tDCG@1\tgroup:first\t2.1400\n"
                                        "%1\tDCG@1\tgroup:second\t4.9400\n"
                                        "%1\tDCG@1\truns:deviation\t1.1172\n"
                                        "%1\tDCG@1\tall\t3.5400\n"
                                        "%2\tDCG@1\tgroup:first\t1.5200\n"
                                        "%2\tDCG@1\tgroup:second\t3.9800\n"
                                        "%2\tDCG@1\tall\t2.7500\n")
                             .arg(name, base));
    QCOMPARE(result.err.count(u'\n'), 1);  // of the grades alone
}

void TestSystemGroups::folds()
{
    for (const char* const missing : {"skip", "zero"}) {
        const Result result =
            run({"eval", path("qrels"), path("drug-fold1.run"), path("drug-fold2.run"), "-m",
                 "DCG@1", "--digits", "4", "--seeds", "-fold*", "--missing", missing});
        QCOMPARE(result.out, QStringLiteral("DCG@1\tall\t4.3300\n"));
        QCOMPARE(result.err.count(u'\n'), 1);  // of the grades alone
    }
}

void TestSystemGroups::namesOfPooledRuns()
{
    const QStringList runs{path("qrels"), path("drug-seed1.run"), path("drug-seed2.run"),
                           path("base.run")};
    const QStringList options{"-m", "DCG@1", "--seeds", "-seed*"};
    const Result text = run(QStringList{"compare"} + runs + options);
    QVERIFY2(
        text.out.startsWith(QStringLiteral("A: drug\n")) &&
            text.out.contains(QStringLiteral("drug is the mean of 2 runs: ")) &&
            text.out.contains(QStringLiteral("Standard deviation of their means: DCG@1 1.117229.")),
        qPrintable(text.out));
    const Result json = run(QStringList{"eval"} + runs + options + QStringList{"--format", "json"});
    const QJsonArray found =
        QJsonDocument::fromJson(json.out.toUtf8())[QLatin1String("runs")].toArray();
    QCOMPARE(found[0][QLatin1String("run")].toString(), QStringLiteral("drug"));
    QCOMPARE(found[0][QLatin1String("pooledFrom")].toArray(),
             (QJsonArray{path("drug-seed1.run"), path("drug-seed2.run")}));
    QVERIFY(found[1][QLatin1String("pooledFrom")].isUndefined());
}

void TestSystemGroups::diagnosticsOfPooledRuns()
{
    m_folder.write("drug-seed1.run", "10 Q0 one 1 1 tag\n10 Q0 two 2 1 tag\n");
    m_folder.write("drug-seed2.run", "10 Q0 one 1 1 tag\n10 Q0 two 2 1 tag\n10 Q0 x 3 1 tag\n");
    const Result json = run({"eval", path("qrels"), path("drug-seed1.run"), path("drug-seed2.run"),
                             "--seeds", "-seed*", "--format", "json"});
    const QJsonValue system = QJsonDocument::fromJson(json.out.toUtf8())["runs"][0];
    QCOMPARE(system["findings"].toArray(), (QJsonArray{QJsonObject{{"finding", "tied scores"},
                                                                   {"count", 3},
                                                                   {"line", QJsonValue::Null},
                                                                   {"sample", QJsonValue::Null}}}));
}

void TestSystemGroups::mixedRunsAreTold()
{
    const Result result = run({"eval", path("qrels"), path("drug-seed1.run"),
                               path("drug-fold1.run"), "-m", "DCG@1", "--system", "all=*"});
    QVERIFY(!result.out.contains(QLatin1String("deviation")));
    QVERIFY2(result.err.contains(QLatin1String("all: its runs cover different queries")),
             qPrintable(result.err));
}

void TestSystemGroups::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    const auto row = [](const char* about, const QStringList& options, const QString& reason) {
        QTest::newRow(about) << options << reason;
    };
    row("no such run", {"--system", "x=dense*"}, "no run matches “dense*”");
    row("no runs", {"--system", "x="}, "is not NAME=RUN");
    row("no name", {"--system", "=base"}, "is not NAME=RUN");
    row("a run twice", {"--system", "x=drug-*", "--system", "y=*seed1*"},
        "is already part of a system");
    row("a name twice", {"--system", "x=*seed1*", "--system", "x=*seed2*"},
        "another system already has this name");
    row("no such part", {"--seeds", "-fold*"}, "no run name contains “-fold*”");
    row("bounds", {"--seeds", "-seed*", "--bounds"}, "--bounds is not available yet");
}

void TestSystemGroups::wrongUsage()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);
    const Result result = run(QStringList{"eval", path("qrels"), path("drug-seed1.run"),
                                          path("drug-seed2.run"), path("base.run")} +
                              options);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(reason), qPrintable(result.err));
    QCOMPARE(result.out, QString());
}

QTEST_GUILESS_MAIN(TestSystemGroups)

}  // namespace tst_system_groups

#include "tst_system_groups.moc"
