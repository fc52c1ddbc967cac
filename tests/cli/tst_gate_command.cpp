// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>
#include <QXmlStreamReader>

namespace tst_gate_command {

/// Student's ten patients, as judged documents: DCG@1 of a run is the grade of what it retrieves.
/// The old run has the second drug, 4.33 hours more on average, the new one the first, 2.75; the t
/// test's p is 0.00283289 (scipy).
class TestGateCommand : public QObject {
    Q_OBJECT
private slots:
    void init();
    void unansweredQueries();
    void emptyLists();
    void unjudgedDocuments();
    void unprovenInJunit_data();
    void unprovenInJunit();
    void verdicts_data();
    void verdicts();
    void wrongUsage_data();
    void wrongUsage();
    void json();
    void filesBeside();
    void rulesOfAFile();
    void groups();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const;
    Result gate(const QStringList& options) const
    {
        return run(QStringList{"gate", path("qrels"), path("new")} + options);
    }

    QTemporaryDir m_folder;
};

void TestGateCommand::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    const QByteArrayList first{"2.7", "0.4", "1.8", "0.8", "1.9",
                               "5.4", "5.7", "2.8", "2.0", "4.0"};
    const QByteArrayList second{"3.9", "2.8", "3.1", "2.1", "1.9",
                                "6.4", "7.5", "3.6", "6.6", "5.4"};
    QByteArray qrels;
    QByteArray now;
    QByteArray before;
    for (int i = 0; i < 10; ++i) {
        const QByteArray query = QByteArray::number(10 + i);
        qrels += query + " 0 one " + first[i] + '\n' + query + " 0 two " + second[i] + '\n';
        now += query + " Q0 one 1 1 <new>\n";
        before += query + " Q0 two 1 1 old\n";
    }
    write("qrels", qrels);
    write("new", now);
    write("old", before);
}

void TestGateCommand::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

void TestGateCommand::verdicts_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("line");
    const QStringList old{"--baseline", path("old"), "-m", "DCG@1"};
    QTest::newRow("broken")
        << old + QStringList{"--max-drop", "1"} << 3
        << "broken\tDCG@1 may not drop by more than 1\t2.7500, 1.5800 below the baseline (4.3300); "
           "1 is allowed; p = 0.002833\n";
    QTest::newRow("allowed") << old + QStringList{"--max-drop", "1.6"} << 0
                             << "held\tDCG@1 may not drop by more than 1.6\t2.7500, 1.5800 below";
    QTest::newRow("proven") << old + QStringList{"--max-drop", "1", "--p", "0.05"} << 3
                            << "1 is allowed; p = 0.002833 is below 0.05\n";
    const QStringList unproven = old + QStringList{"--max-drop", "1", "--p", "0.001"};
    QTest::newRow("unproven") << unproven << 3
                              << "unproven\tDCG@1 may not drop by more than 1 (t test, p < 0.001)";
    QTest::newRow("the queries that an unproven drop needs")
        << unproven << 3
        << "p = 0.002833 is not below 0.001. Detecting a drop of 1.0000 with 80% power would take "
           "32 queries (paired t test, p < 0.001, observed spread); you have 10\n";
    QTest::newRow("what fails since this version")
        << unproven << 3 << "\nnote\t--unproven pass\tUnproven drops break the gate; use ";
    QTest::newRow("the last line of an unproven drop")
        << unproven << 3
        << "broken\tgate\tDo not release " + path("new") + " yet: 1 of 1 rule is unproven.\n";
    QTest::newRow("an unproven drop that passes")
        << unproven + QStringList{"--unproven", "pass"} << 0
        << "unproven\tgate\t" + path("new") +
               " may be released although this is unproven: 1 of 1 rule is unproven (--unproven "
               "pass).\n";
    QTest::newRow("an unproven drop that is skipped")
        << unproven + QStringList{"--unproven", "skip"} << 0 << "is unproven (--unproven skip).\n";
    // R prints the interval -2.4598858 to -0.7001142 for Student's data; one of them loses 4.6, so
    // it begins lower here (numpy, scipy).
    QTest::newRow("non-inferior")
        << old + QStringList{"--max-drop", "5.21", "--non-inferior"} << 0
        << "held\tDCG@1 must not drop by 5.21 or more (non-inferiority, 95% CI)\t2.7500, 1.5800 "
           "below the baseline (4.3300); 95% CI -5.2065 to -0.7001, which excludes such a drop; p "
           "= 0.002833. ";
    QTest::newRow("an allowed drop that is not excluded")
        << old + QStringList{"--max-drop", "2.45", "--non-inferior"} << 3
        << "; 2.45 is allowed; 95% CI -5.2065 to -0.7001, which does not exclude such a drop; p = "
           "0.002833. ";
    QTest::newRow("an allowed drop that only the t interval excludes")
        << old + QStringList{"--max-drop", "2.47", "--non-inferior"} << 3
        << "exclude such a drop (the t interval does, but a few queries lose much); p = 0.002833. ";
    QTest::newRow("an inferior run") << old + QStringList{"--max-drop", "1", "--non-inferior"} << 3
                                     << "broken\tDCG@1 must not drop by 1 or more";
    // Twice 0.00283289; DCG@2 is DCG@1 here.
    const QStringList both = old + QStringList{"-m", "DCG@2", "--max-drop", "1", "--p", "0.005"};
    QTest::newRow("two rules by themselves") << both << 3 << "p = 0.002833 is below 0.005\n";
    QTest::newRow("two rules by Holm") << both + QStringList{"--holm"} << 3
                                       << "p = 0.002833 (adjusted: 0.005666) is not below 0.005. ";
    QTest::newRow("the worst query")
        << old << 3 << "worst\t18\t2.0000, 4.6000 below the baseline (6.6000)\n";
    QTest::newRow("the verdict") << old << 3
                                 << "verdict\tDCG@1\t“" + path("new") + "” is worse than “" +
                                        path("old") + "” in DCG@1. ";
    QTest::newRow("the last line")
        << old << 3 << "broken\tgate\tDo not release " + path("new") + ": 1 of 1 rule is broken.\n";
    QTest::newRow("a share of judged documents")
        << QStringList{"--min", "Judged@1 >= 0.8"} << 0
        << "held\tJudged@1 >= 0.8\t1.0000 over 10 queries\n";
    QTest::newRow("another test") << old + QStringList{"--p", "0.005", "--test", "sign"} << 3
                                  << "p = 0.003906 is below";
    QTest::newRow("reached") << QStringList{"--min", "DCG@1 >= 2.75"} << 0
                             << "held\tDCG@1 >= 2.75\t2.7500 over 10 queries\n";
    QTest::newRow("not reached") << QStringList{"--min", "DCG@1>=3"} << 3
                                 << "broken\tDCG@1 >= 3\t2.7500 over 10 queries\n";
    QTest::newRow("one of two") << QStringList{"--min", "DCG@1 >= 1", "--min", "DCG@1 >= 9"} << 3
                                << "held\tDCG@1 >= 1\t2.7500 over 10 queries\nbroken\t";
    QTest::newRow("against itself") << QStringList{"--baseline", path("new"), "-m", "DCG@1"} << 0
                                    << "2.7500, same as the baseline";
    QTest::newRow("a run that may be released")
        << QStringList{"--min", "DCG@1 >= 1", "--min", "DCG@1 >= 2"} << 0
        << "held\tgate\t" + path("new") + " may be released: all 2 rules hold.\n";
}

void TestGateCommand::verdicts()
{
    QFETCH(const QStringList, options);
    QFETCH(const int, status);
    QFETCH(const QString, line);
    const Result result = gate(options);
    QVERIFY2(result.out.contains(line), qPrintable(result.out + result.err));
    QCOMPARE(result.status, status);
}

/// The new run answers one of ten queries, as well as the old one does.
void TestGateCommand::unansweredQueries()
{
    write("new", "10 Q0 two 1 1 new\n");
    const QStringList old{"--baseline", path("old"), "-m", "DCG@1", "--max-drop", "0.01"};
    const Result result = gate(old);
    QCOMPARE(result.status, 3);
    QVERIFY2(result.err.contains("9 of the missing queries"), qPrintable(result.err));
    QVERIFY2(result.out.contains("\nnote\t--missing skip\t9 queries that " + path("old") +
                                 " answers have no results in "),
             qPrintable(result.out));
    QVERIFY(result.out.contains("worst\t16\tno results, 0.0000, 7.5000 below"));
    const QStringList skipping = old + QStringList{"--missing", "skip"};
    const Result skipped = gate(skipping);
    QCOMPARE(skipped.status, 0);
    QVERIFY2(skipped.out.contains("note\t--missing zero\t9 judged queries are missing from "),
             qPrintable(skipped.out));
    const Result required = gate(skipping + QStringList{"--require-answers"});
    QCOMPARE(required.status, 3);
    QVERIFY2(required.out.contains("broken\tevery query that the baseline answers has results\t9 "
                                   "queries that ") &&
                 required.out.contains("broken\tgate\tDo not release " + path("new") +
                                       ": 9 queries that "),
             qPrintable(required.out));
}

/// A query without documents is not answered, as if it were missing.
void TestGateCommand::emptyLists()
{
    write("new", R"({"10": {"two": 1}, "11": {}})");
    write("old", R"({"10": {"two": 1}, "11": {"two": 1}, "12": {}})");
    const Result result =
        gate({"--baseline", path("old"), "-m", "DCG@1", "--max-drop", "9", "--require-answers"});
    QCOMPARE(result.status, 3);
    QVERIFY2(result.out.endsWith("Do not release " + path("new") + ": 1 query that " + path("old") +
                                 " answers has no results in " + path("new") + ": 11.\n"),
             qPrintable(result.out));
}

/// The new run has the old run's documents below others that nobody judged.
void TestGateCommand::unjudgedDocuments()
{
    QByteArray now;
    for (int i = 10; i < 20; ++i)
        now += QByteArray::number(i) + " Q0 three 1 2 new\n" + QByteArray::number(i) +
               " Q0 two 2 1 new\n";
    write("new", now);
    const Result result =
        gate({"--baseline", path("old"), "-m", "DCG@1", "--min", "Judged@1 >= 0.8"});
    QCOMPARE(result.status, 3);
    QVERIFY2(result.out.contains("broken\tJudged@1 >= 0.8\t0.0000 over 10 queries\n"),
             qPrintable(result.out));
    QVERIFY2(result.out.contains("verdict\tDCG@1\tWhether "), qPrintable(result.out));
    QVERIFY2(result.out.endsWith(": 2 of 2 rules are broken. The difference depends on unjudged "
                                 "documents; judge them first.\n"),
             qPrintable(result.out));
}

void TestGateCommand::unprovenInJunit_data()
{
    QTest::addColumn<QString>("rule");
    QTest::addColumn<QString>("counts");
    QTest::addColumn<QString>("element");
    QTest::newRow("fails") << "fail"
                           << R"(tests="1" failures="1" errors="0" skipped="0")"
                           << R"(<failure message="unproven: 2.7500, 1.5800 below)";
    QTest::newRow("is skipped") << "skip"
                                << R"(tests="1" failures="0" errors="0" skipped="1")"
                                << R"(<skipped message="unproven: 2.7500, 1.5800 below)";
    QTest::newRow("passes by name") << "pass"
                                    << R"(tests="1" failures="0" errors="0" skipped="0")"
                                    << R"x(p &lt; 0.001) (unproven)" time=")x";
}

void TestGateCommand::unprovenInJunit()
{
    QFETCH(const QString, rule);
    QFETCH(const QString, counts);
    QFETCH(const QString, element);
    const Result result = gate({"--baseline", path("old"), "-m", "DCG@1", "--max-drop", "1", "--p",
                                "0.001", "--unproven", rule, "--format", "junit"});
    QVERIFY2(result.out.contains(counts), qPrintable(result.out));
    QVERIFY2(result.out.contains(element), qPrintable(result.out));
}

void TestGateCommand::wrongUsage_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("reason");
    QTest::newRow("no rule") << QStringList{} << "no rule given";
    QTest::newRow("no baseline") << QStringList{"-m", "AP"} << "a drop rule requires --baseline";
    QTest::newRow("a drop of nothing") << QStringList{"--max-drop", "1", "--min", "AP >= 0"}
                                       << "--test and --non-inferior require a measure";
    QTest::newRow("a test of no drop") << QStringList{"--min", "AP >= 0", "--test", "wilcoxon"}
                                       << "--non-inferior require a measure";
    QTest::newRow("non-inferior to nothing")
        << QStringList{"--min", "AP >= 0", "--non-inferior"} << "--non-inferior require a measure";
    QTest::newRow("non-inferior by any drop")
        << QStringList{"-m", "AP", "--baseline", "nosuch", "--non-inferior"}
        << "--non-inferior requires --max-drop";
    QTest::newRow("unproven without a test")
        << QStringList{"-m", "AP", "--baseline", "nosuch", "--unproven", "skip"}
        << "--unproven requires a rule with --p or --non-inferior";
    QTest::newRow("Holm without a test") << QStringList{"--min", "AP >= 0", "--holm"}
                                         << "--holm requires a rule with --p or --non-inferior";
    QTest::newRow("answers without a baseline")
        << QStringList{"--min", "AP >= 0", "--require-answers"}
        << "--require-answers requires --baseline";
    QTest::newRow("the judged share of judged documents")
        << QStringList{"--min", "Judged@10 >= 0.8", "--judged-only"}
        << "--judged-only removes the documents";
    QTest::newRow("a baseline of no drop")
        << QStringList{"--min", "AP >= 0", "--baseline", "nosuch"}
        << "--baseline requires a drop rule";
    QTest::newRow("another sign") << QStringList{"--min", "AP > 0.3"}
                                  << "is not a rule; use one such as “P@10 >= 0.3”";
    QTest::newRow("no number") << QStringList{"--min", "AP >= much"}
                               << "“AP >= much” is not a rule";
    QTest::newRow("an unknown measure") << QStringList{"--min", "APP >= 1"} << "APP";
    QTest::newRow("a negative drop")
        << QStringList{"-m", "AP", "--max-drop=-1"} << "is not 0 or a positive number";
}

void TestGateCommand::wrongUsage()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, reason);
    const Result result = gate(options);
    QCOMPARE(result.status, 2);
    QVERIFY2(result.err.contains(reason), qPrintable(result.err));
    QCOMPARE(result.out, QString());
}

void TestGateCommand::json()
{
    const Result result = gate({"--baseline", path("old"), "-m", "DCG@1", "--max-drop", "1",
                                "--min", "DCG@1 >= 1", "--format", "json"});
    QCOMPARE(result.status, 3);
    const QJsonObject told = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(told["broken"].toBool(), true);
    QVERIFY(told["rules"].toObject().contains("missing"));
    const QJsonArray checks = told["checks"].toArray();
    QCOMPARE(checks.size(), 2);
    const QJsonObject drop = checks[0].toObject();
    QCOMPARE(drop["verdict"].toString(), QString("broken"));
    QCOMPARE(drop["queries"].toInt(), 10);
    QCOMPARE(drop["queriesNeeded"].toInt(), 14);
    QVERIFY(std::abs(drop["mean"].toDouble() - 2.75) < 1e-12);
    QVERIFY(std::abs(drop["baseline"].toDouble() - 4.33) < 1e-12);
    QVERIFY(std::abs(drop["p"].toDouble() - 0.00283289019738427) < 1e-12);
    QVERIFY(drop["pBelow"].isNull() && drop["holm"].isNull());
    QCOMPARE(drop["nonInferior"].toBool(true), false);
    const QJsonArray worst = drop["worst"].toArray();
    QCOMPARE(worst.size(), 5);
    QCOMPARE(worst[0].toObject()["query"].toString(), QString("18"));
    QCOMPARE(worst[0].toObject()["value"].toDouble(), 2.0);
    QCOMPARE(worst[0].toObject()["baseline"].toDouble(), 6.6);
    QCOMPARE(told["outcome"].toString(), QString("broken"));
    QCOMPARE(told["unproven"].toString(), QString("fail"));
    QVERIFY(told["unanswered"].toArray().isEmpty() && told["notes"].toArray().isEmpty());
    const QJsonObject comparison = told["comparison"].toObject();
    QCOMPARE(comparison["measure"].toString(), QString("DCG@1"));
    QCOMPARE(comparison["judgedRun"].toDouble(), 1.0);
    QCOMPARE(comparison["dependsOnUnjudged"].toBool(true), false);
    QCOMPARE(checks[1].toObject()["min"].toDouble(), 1.0);
}

void TestGateCommand::filesBeside()
{
    const Result result =
        gate({"--baseline", path("old"), "-m", "DCG@1", "--max-drop", "1", "--min", "DCG@1 >= 1",
              "--junit", path("gate.xml"), "--markdown", path("gate.md")});
    QCOMPARE(result.status, 3);
    QFile xml(path("gate.xml"));
    QVERIFY(xml.open(QIODevice::ReadOnly));
    QXmlStreamReader reader(&xml);
    QStringList cases;
    int failures = 0;
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (reader.name() == QLatin1String("testsuite")) {
            QCOMPARE(reader.attributes().value("tests").toInt(), 2);
            QCOMPARE(reader.attributes().value("failures").toInt(), 1);
        }
        if (reader.name() == QLatin1String("testcase")) {
            cases << reader.attributes().value("name").toString();
            QCOMPARE(reader.attributes().value("classname").toString(), QString("new"));
            bool isNumber = false;
            QVERIFY(reader.attributes().value("time").toDouble(&isNumber) >= 0);
            QVERIFY(isNumber);
        }
        if (reader.name() == QLatin1String("failure")) {
            ++failures;
            QVERIFY(reader.attributes().value("message").contains(QLatin1String("1.5800 below")));
            QCOMPARE(reader.attributes().value("type"), QLatin1String("drop"));
            QVERIFY(reader.readElementText().startsWith(
                QLatin1String("Worst queries:\n18: 2.0000, 4.6000 below the baseline (6.6000)\n")));
        }
    }
    QVERIFY2(!reader.hasError(), qPrintable(reader.errorString()));
    QCOMPARE(cases, (QStringList{"DCG@1 may not drop by more than 1", "DCG@1 >= 1"}));
    QCOMPARE(failures, 1);
    QFile markdown(path("gate.md"));
    QVERIFY(markdown.open(QIODevice::ReadOnly));
    const QString table = QString::fromUtf8(markdown.readAll());
    QVERIFY2(table.contains(QLatin1String("| broken ")) && table.contains(QLatin1String("| held ")),
             qPrintable(table));
    QVERIFY(table.contains(QLatin1String("/old: broken.")) &&
            table.contains(QLatin1String("| 2.7500 |")));
    QVERIFY2(table.contains(QLatin1String(": 1 of 2 rules is broken.")) &&
                 table.contains(QLatin1String("| 18 | 2.0000 | 6.6000 |")),
             qPrintable(table));
}

void TestGateCommand::rulesOfAFile()
{
    write("gate.json", R"({"rules": [{"measure": "DCG@1", "maxDrop": 2},
                                     {"measure": "DCG@1", "min": 3}]})");
    const Result result = gate({"--baseline", path("old"), "--rules", path("gate.json")});
    QCOMPARE(result.status, 3);
    QVERIFY(result.out.contains(QLatin1String("held\tDCG@1 may not drop by more than 2\t")));
    QVERIFY(result.out.contains(QLatin1String("broken\tDCG@1 >= 3\t")));
    write("gate.json", R"({"rules": [{"measure": "DCG@1"}]})");
    const Result refused = gate({"--rules", path("gate.json")});
    QCOMPARE(refused.status, 1);
    QVERIFY2(refused.err.startsWith(path("gate.json")) &&
                 refused.err.contains(QLatin1String("rules[0].maxDrop")),
             qPrintable(refused.err));
    write("gate.json", R"({"rules": [{"measure": 1, "min": 3}]})");
    const Result wrongType = gate({"--rules", path("gate.json")});
    QVERIFY2(wrongType.err.contains(QStringLiteral(
                 "the field “rules[0].measure” has the wrong type; expected text\n")),
             qPrintable(wrongType.err));
    write("gate.json", R"({"rules": [{"measure": "AP", "maxDrop": 0, "test": "z"}]})");
    const Result wrongWord = gate({"--rules", path("gate.json")});
    QVERIFY2(wrongWord.err.contains(QStringLiteral("use one of “t”, “wilcoxon”, ")),
             qPrintable(wrongWord.err));
}

/// DCG@1 of the new run: 7.6/5 in the first five queries, 19.9/5 in the others.
void TestGateCommand::groups()
{
    QByteArray table("query,half\n");
    for (int i = 0; i < 10; ++i)
        table += QByteArray::number(10 + i) + (i < 5 ? ",first\n" : ",second\n");
    write("halves.csv", table);
    const QStringList perGroup{"--min",         "DCG@1 >= 2.5",     "--per-group",
                               "--groups",      path("halves.csv"), "--junit",
                               path("gate.xml")};
    const Result result = gate(perGroup);
    QCOMPARE(result.status, 3);
    QCOMPARE(result.out, "held\tDCG@1 >= 2.5\t2.7500 over 10 queries\n"
                         "broken\tgroup first: DCG@1 >= 2.5\t1.5200 over 5 queries\n"
                         "worst\t11\t0.4000\nworst\t13\t0.8000\nworst\t12\t1.8000\n"
                         "worst\t14\t1.9000\n"
                         "held\tgroup second: DCG@1 >= 2.5\t3.9800 over 5 queries\n"
                         "broken\tgate\tDo not release " +
                             path("new") + ": 1 of 3 rules is broken.\n");
    QFile xml(path("gate.xml"));
    QVERIFY(xml.open(QIODevice::ReadOnly));
    QVERIFY(xml.readAll().contains("tests=\"3\" failures=\"1\""));
    const Result means = run({"eval", path("qrels"), path("new"), "-m", "DCG@1", "--groups",
                              path("halves.csv"), "--digits", "4"});
    QCOMPARE(means.out, QStringLiteral("DCG@1\tgroup:first\t1.5200\nDCG@1\tgroup:second\t3.9800\n"
                                       "DCG@1\tall\t2.7500\n"));
    QVERIFY(!means.err.contains(QLatin1String("group")));
    write("few.tsv", "10\tone\n99\tnowhere\n");
    const Result told =
        run({"eval", path("qrels"), path("new"), "-m", "DCG@1", "--groups", path("few.tsv")});
    QVERIFY2(told.err.contains(QStringLiteral("no query in the group “nowhere” was scored")) &&
                 told.err.contains(QLatin1String("9 queries are not in any group")),
             qPrintable(told.err));
    QCOMPARE(gate({"--min", "DCG@1 >= 1", "--per-group"}).status, 2);
}

QTEST_GUILESS_MAIN(TestGateCommand)

}  // namespace tst_gate_command

#include "tst_gate_command.moc"
