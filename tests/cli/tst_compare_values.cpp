// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_compare_values {

namespace {

/// Student's ten patients under two drugs (Biometrika 6, 1908): hours of sleep won.
const QList<double> firstDrug{0.7, -1.6, -0.2, -1.2, -0.1, 3.4, 3.7, 0.8, 0.0, 2.0};
const QList<double> secondDrug{1.9, 0.8, 1.1, 0.1, -0.1, 4.4, 5.5, 1.6, 4.6, 3.4};

QByteArray sleepColumns()
{
    QByteArray text = "query,dextro,laevo\n";
    for (qsizetype i = 0; i < firstDrug.size(); ++i)
        text += QByteArray::number(10 + i) + ',' + QByteArray::number(firstDrug[i]) + ',' +
                QByteArray::number(secondDrug[i]) + '\n';
    return text;
}

/// As trec_eval -q prints it, with a second measure.
QByteArray sleepLines(const QList<double>& drug)
{
    QByteArray text;
    double sum = 0;
    for (qsizetype i = 0; i < drug.size(); ++i) {
        const QByteArray query = QByteArray::number(10 + i);
        text += "num_ret               \t" + query + "\t1\n";
        text += "map                   \t" + query + '\t' + QByteArray::number(drug[i]) + '\n';
        sum += drug[i];
    }
    return text + "map                   \tall\t" + QByteArray::number(sum / 10) + '\n';
}

}  // namespace

class TestCompareValues : public QObject {
    Q_OBJECT
private slots:
    void student_data();
    void student();
    void threeSystemsHaveLetters();
    void aSystemLacksQueries();
    void text();
    void refused_data();
    void refused();

private:
    void write(const QString& name, const QByteArray& content) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(content), content.size());
    }
    /// @param arguments a word with a point is a file
    Result compare(const QStringList& arguments) const
    {
        QStringList line{QStringLiteral("compare")};
        for (const QString& argument : arguments)
            line << (argument.contains(u'.') ? m_folder.filePath(argument) : argument);
        return run(line);
    }
    QJsonObject compared(const QStringList& arguments) const
    {
        const Result result =
            compare(arguments + QStringList{QStringLiteral("--format"), QStringLiteral("json")});
        return QJsonDocument::fromJson(result.out.toUtf8()).object();
    }

    QTemporaryDir m_folder;
};

void TestCompareValues::student_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("measure");
    write(QStringLiteral("wide.csv"), sleepColumns());
    write(QStringLiteral("one.eval"), sleepLines(firstDrug));
    write(QStringLiteral("two.eval"), sleepLines(secondDrug));
    QByteArray rows = "query,system,measure,value\n";
    QJsonObject one;
    QJsonObject two;
    for (qsizetype i = 0; i < firstDrug.size(); ++i) {
        const QByteArray query = QByteArray::number(10 + i);
        rows += query + ",dextro,sleep," + QByteArray::number(firstDrug[i]) + '\n';
        rows += query + ",laevo,sleep," + QByteArray::number(secondDrug[i]) + '\n';
        one[QString::fromUtf8(query)] = firstDrug[i];
        two[QString::fromUtf8(query)] = secondDrug[i];
    }
    write(QStringLiteral("long.csv"), rows);
    const QJsonObject systems{{QStringLiteral("dextro"), one}, {QStringLiteral("laevo"), two}};
    write(QStringLiteral("values.json"), QJsonDocument(systems).toJson());
    QTest::newRow("a column per system") << QStringList{"wide.csv"} << "value";
    QTest::newRow("a column per system, named by -m")
        << QStringList{"wide.csv", "-m", "hours"} << "hours";
    QTest::newRow("trec_eval -q") << QStringList{"one.eval", "two.eval", "-m", "map"} << "map";
    QTest::newRow("trec_eval's measure by another name")
        << QStringList{"one.eval", "two.eval", "-m", "AP"} << "map";
    QTest::newRow("rows") << QStringList{"long.csv"} << "sleep";
    QTest::newRow("JSON") << QStringList{"values.json"} << "value";
}

void TestCompareValues::student()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const QString, measure);
    // The figures are scipy's, see tests/data/statistics.
    const QJsonObject found = compared(arguments);
    const QJsonArray comparisons = found[QLatin1String("comparisons")].toArray();
    QCOMPARE(comparisons.size(), 1);
    const QJsonObject pair = comparisons[0].toObject();
    QCOMPARE(pair[QLatin1String("measure")].toString(), measure);
    QCOMPARE(pair[QLatin1String("queries")].toInt(), 10);
    QVERIFY(std::abs(pair[QLatin1String("difference")].toDouble() - 1.58) < 1e-12);
    const auto p = [&](const QString& test) {
        return pair[QLatin1String("tests")][test][QLatin1String("p")].toDouble(-1);
    };
    QVERIFY(std::abs(p(QStringLiteral("t")) - 0.00283289019738427) < 1e-13);
    QVERIFY(std::abs(p(QStringLiteral("wilcoxon")) - 2.0 / 512) < 1e-15);
    QVERIFY(std::abs(p(QStringLiteral("sign")) - 2.0 / 512) < 1e-15);
    const double low = pair[QLatin1String("bootstrapInterval")][QLatin1String("low")].toDouble();
    QVERIFY2(std::abs(low - 0.96) < 0.1, qPrintable(QString::number(low)));
    QVERIFY(pair[QLatin1String("judgedA")].isNull());
}

void TestCompareValues::threeSystemsHaveLetters()
{
    QByteArray text = "query,dextro,laevo,worse\n";
    for (qsizetype i = 0; i < firstDrug.size(); ++i)
        text += QByteArray::number(10 + i) + ',' + QByteArray::number(firstDrug[i]) + ',' +
                QByteArray::number(secondDrug[i]) + ',' + QByteArray::number(firstDrug[i] - 9) +
                '\n';
    write(QStringLiteral("three.csv"), text);
    const QJsonArray runs =
        compared({"three.csv"})[QLatin1String("leaderboard")][QLatin1String("runs")].toArray();
    QCOMPARE(runs.size(), 3);
    // Tukey's test of three systems: all differ by more than 3.61 √(0.504 / 10).
    QStringList found;
    for (const QJsonValue& run : runs)
        found << run[QLatin1String("file")].toString() + QLatin1Char(' ') +
                     run[QLatin1String("values")][0][QLatin1String("letters")].toString();
    QCOMPARE(found, (QStringList{"laevo a", "dextro b", "worse c"}));
}

void TestCompareValues::aSystemLacksQueries()
{
    write(QStringLiteral("gaps.csv"), "query,a,b\nq1,0.5,1\nq2,0.5,\nq3,0.25,0.5\n");
    const QJsonArray skipped = compared({"gaps.csv"})[QLatin1String("comparisons")].toArray();
    QCOMPARE(skipped[0][QLatin1String("queries")].toInt(), 2);
    QCOMPARE(skipped[0][QLatin1String("difference")].toDouble(), 0.375);
    const QJsonArray zero =
        compared({"gaps.csv", "--missing", "zero"})[QLatin1String("comparisons")].toArray();
    QCOMPARE(zero[0][QLatin1String("queries")].toInt(), 3);
    QVERIFY(std::abs(zero[0][QLatin1String("difference")].toDouble() - 0.25 / 3) < 1e-15);
}

void TestCompareValues::text()
{
    write(QStringLiteral("wide.csv"), sleepColumns());
    const Result result = compare({"wide.csv"});
    QCOMPARE(result.status, 0);
    QVERIFY2(result.out.startsWith(u"A: dextro\nB: laevo\n"), qPrintable(result.out));
    QVERIFY2(result.out.contains(u"“laevo” is better than “dextro” in value."),
             qPrintable(result.out));
    QVERIFY2(result.out.contains(u"unknown because there are no runs"), qPrintable(result.out));
    QVERIFY2(!result.out.contains(u"judged in A"), qPrintable(result.out));
}

void TestCompareValues::refused_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    QTest::addColumn<QString>("said");
    const auto row = [](const char* name, const QStringList& arguments, int status,
                        const char* said) {
        QTest::newRow(name) << arguments << status << QString::fromUtf8(said);
    };
    row("bounds need runs", {"wide.csv", "--bounds"}, 2, "--bounds requires runs");
    row("a depth needs runs", {"wide.csv", "--depth", "5"}, 2, "--depth requires runs");
    row("a measure that is not there", {"one.eval", "two.eval", "-m", "mapp"}, 2,
        "did you mean map?");
    row("a single system", {"one.eval", "-m", "map"}, 2, "found 1 run");
    row("a word", {"bad.csv"}, 1, "“high” is not a value");
    row("values without names", {"nameless.csv"}, 1,
        "values per query without names: “q1,0.5,0.75”; begin the file with a line of names");
    row("judgments alone", {"judged.qrels"}, 2, "RUN is required");
}

void TestCompareValues::refused()
{
    QFETCH(const QStringList, arguments);
    QFETCH(const int, status);
    QFETCH(const QString, said);
    write(QStringLiteral("wide.csv"), sleepColumns());
    write(QStringLiteral("one.eval"), sleepLines(firstDrug));
    write(QStringLiteral("two.eval"), sleepLines(secondDrug));
    write(QStringLiteral("bad.csv"), "query,a,b\nq1,0.5,0.75\nq2,high,0.25\nq3,0.5,0.25\n");
    write(QStringLiteral("nameless.csv"), "q1,0.5,0.75\nq2,0.25,0.5\nq3,0.5,0.25\n");
    write(QStringLiteral("judged.qrels"), "q1 0 d1 1\nq1 0 d2 0\nq2 0 d1 1\n");
    const Result result = compare(arguments);
    QVERIFY2(result.status == status, qPrintable(result.err));
    QVERIFY(result.out.isEmpty());
    QVERIFY2(result.err.contains(said), qPrintable(result.err));
}

QTEST_APPLESS_MAIN(TestCompareValues)

}  // namespace tst_compare_values

#include "tst_compare_values.moc"
