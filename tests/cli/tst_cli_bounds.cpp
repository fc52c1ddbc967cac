// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/cli/run_program.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>

namespace tst_cli_bounds {

/// How far unjudged documents could move values, as `--bounds` tells it; figures by hand.
class TestCliBounds : public QObject {
    Q_OBJECT
private slots:
    void init();
    void evalText_data();
    void evalText();
    void csv();
    void json();
    void theTopIsSet();
    void formats_data();
    void formats();
    void standardInput();
    void explains();
    void explainsAMean();
    void explainsAQuery();
    void compareText_data();
    void compareText();
    void compareJson();
    void notKnown();
    void nothingWithoutAsking();
    void refused_data();
    void refused();

private:
    QString path(const QString& name) const { return m_folder.filePath(name); }
    void write(const QString& name, const QByteArray& content) const;
    Result eval(const QStringList& options, const QByteArray& input = {}) const;
    /// B - A in the line of the measure.
    QString compared(const QByteArray& qrels, const QByteArray& a, const QByteArray& b,
                     const QString& measure) const;

    QTemporaryDir m_folder;
};

/// q1: x (not judged), then a relevant document. q2: one that is not relevant, then y (not judged).
void TestCliBounds::init()
{
    QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
    write(QStringLiteral("qrels"), "q1 0 a 1\nq2 0 b 0\n");
    write(QStringLiteral("run"), "q1 Q0 x 1 2 r\nq1 Q0 a 2 1 r\nq2 Q0 b 1 2 r\nq2 Q0 y 2 1 r\n");
}

void TestCliBounds::write(const QString& name, const QByteArray& content) const
{
    QFile file(path(name));
    QVERIFY(file.open(QIODevice::WriteOnly));
    QCOMPARE(file.write(content), content.size());
}

Result TestCliBounds::eval(const QStringList& options, const QByteArray& input) const
{
    return run(QStringList{QStringLiteral("eval"), path(QStringLiteral("qrels")),
                           path(QStringLiteral("run"))} +
                   options,
               input);
}

void TestCliBounds::evalText_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("lines");
    const auto row = [](const char* name, const QStringList& options, const char* lines) {
        QTest::newRow(name) << options << QString::fromUtf8(lines);
    };
    // x relevant: (1/1 + 2/2)/2, else 1/2. y relevant: 1/2, else there is no value.
    row("queries and their mean", {"-m", "AP", "-q", "--bounds", "--digits", "2"},
        "AP\tq1\t0.50\t[0.50, 1.00]\t[0.00, 1.00]\n"
        "AP\tq2\t0.00\t[0.50, 0.50] or undefined\t[0.00, 0.50]\n"
        "AP\tall\t0.25\t[0.25, 0.75]\t[0.00, 0.75]\n");
    row("what share is judged is no matter of grades", {"-m", "Judged@2", "--bounds"},
        "Judged@2\tall\t0.500000\tbounds unknown\tunknown\n");
    row("undefined queries count as 1",
        {"-m", "AP", "--bounds", "--digits", "2", "--no-value", "one"},
        "AP\tall\t0.75\t[0.50, 1.00]\t[0.00, 1.00]\n");
    row("undefined queries are skipped",
        {"-m", "AP", "--bounds", "--digits", "2", "--no-value", "skip"},
        "AP\tall\t0.50\t[0.50, 1.00] or undefined\t[0.00, 1.00]\n");
    row("only what is read can be judged",
        {"-m", "AP", "--bounds", "--digits", "2", "--depth", "1"},
        "AP\tall\t0.00\t[0.00, 0.25]\t[0.00, 0.25]\n");
    row("documents past the cutoff are in R",
        {"-m", "P@1", "-m", "Recall@1", "-q", "--bounds", "--digits", "2"},
        "P@1\tq1\t0.00\t[0.00, 1.00]\t[0.00, 1.00]\n"
        "Recall@1\tq1\t0.00\t[0.00, 0.50]\t[0.00, 0.50]\n"
        "P@1\tq2\t0.00\t[0.00, 0.00]\t[0.00, 0.00]\n"
        "Recall@1\tq2\t0.00\t[0.00, 0.00] or undefined\t[0.00, 0.00]\n"
        "P@1\tall\t0.00\t[0.00, 0.50]\t[0.00, 0.50]\n"
        "Recall@1\tall\t0.00\t[0.00, 0.25]\t[0.00, 0.25]\n");
}

void TestCliBounds::evalText()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, lines);
    const Result result = eval(options);
    QCOMPARE(result.status, 0);
    QCOMPARE(result.out, lines);
}

void TestCliBounds::csv()
{
    const Result result = eval({"-m", "AP", "-q", "--bounds", "--digits", "2", "--format", "csv"});
    QCOMPARE(result.out,
             QStringLiteral("measure,query,value,min,max,mayBeUndefined,openMin,openMax,judged\n"
                            "AP,q1,0.50,0.50,1.00,false,0.00,1.00,\n"
                            "AP,q2,0.00,0.50,0.50,true,0.00,0.50,\n"
                            "AP,all,0.25,0.25,0.75,false,0.00,0.75,0.50\n"));
}

void TestCliBounds::json()
{
    const Result result = eval({"-m", "AP", "-q", "--bounds", "--format", "json"});
    const QJsonObject whole = QJsonDocument::fromJson(result.out.toUtf8()).object();
    QCOMPARE(whole[QLatin1String("topGrade")].toDouble(), 1.0);
    const QJsonArray values = whole[QLatin1String("runs")][0][QLatin1String("values")].toArray();
    QCOMPARE(values.size(), 3);
    const QList<QJsonObject> expected{
        {{"min", 0.5}, {"max", 1.0}, {"mayBeUndefined", false}},
        {{"min", 0.5}, {"max", 0.5}, {"mayBeUndefined", true}},
        {{"min", 0.25}, {"max", 0.75}, {"mayBeUndefined", false}},
    };
    for (int i = 0; i < 3; ++i)
        QCOMPARE(values[i][QLatin1String("bounds")].toObject(), expected[i]);
    // R grows without end.
    QCOMPARE(values[2][QLatin1String("openWorld")].toObject(),
             (QJsonObject{{"min", 0.0}, {"max", 0.75}}));
}

void TestCliBounds::theTopIsSet()
{
    // DCG@1 of q1 is the grade of x.
    for (const QString& top : {QStringLiteral("1"), QStringLiteral("3"), QStringLiteral("2.5")}) {
        const Result result =
            eval({"-m", "DCG@1", "-q", "--bounds", "--top-grade", top, "--digits", "1"});
        const QString most = QString::number(top.toDouble(), 'f', 1);
        QCOMPARE(result.out.section(u'\n', 0, 0),
                 QStringLiteral("DCG@1\tq1\t0.0\t[0.0, %1]\t[0.0, %1]").arg(most));
    }
}

void TestCliBounds::formats_data()
{
    QTest::addColumn<QByteArray>("run");
    QTest::newRow("a JSON dictionary")
        << QByteArray(R"({"q1": {"x": 2, "a": 1}, "q2": {"b": 2, "y": 1}})");
    QTest::newRow("by rank") << QByteArray("q1 x 1\nq1 a 2\nq2 b 1\nq2 y 2\n");
    QTest::newRow("queries in pieces")
        << QByteArray("q1 Q0 a 2 1 r\nq2 Q0 b 1 2 r\nq1 Q0 x 1 2 r\nq2 Q0 y 2 1 r\n");
}

void TestCliBounds::formats()
{
    QFETCH(const QByteArray, run);
    write(QStringLiteral("run"), run);
    const Result result = eval({"-m", "AP", "--bounds", "--digits", "2"});
    QCOMPARE(result.out, QStringLiteral("AP\tall\t0.25\t[0.25, 0.75]\t[0.00, 0.75]\n"));
}

void TestCliBounds::standardInput()
{
    QFile file(path(QStringLiteral("run")));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const Result result =
        run({QStringLiteral("eval"), path(QStringLiteral("qrels")), QStringLiteral("-"),
             QStringLiteral("-m"), QStringLiteral("AP"), QStringLiteral("--bounds")},
            file.readAll());
    QCOMPARE(result.out,
             QStringLiteral("AP\tall\t0.250000\t[0.250000, 0.750000]\t[0.000000, 0.750000]\n"));
}

void TestCliBounds::explains()
{
    const QStringList list{"explain", "--grades", "3 2 u 0 1", "-m", "nDCG@5", "--bounds"};
    QVERIFY(run(list).out.contains(
        QStringLiteral("If unjudged documents may have any grade from 0 to 3: [0.9724, 0.9923]. "
                       // Five more of grade 3: 4.6487 of 3 × 2.9485.
                       "Including relevant documents that nobody retrieved: [0.5256, 0.9923].\n")));
    QVERIFY(run(list + QStringList{"--top-grade", "4"})
                .out.contains(QStringLiteral("may have any grade from 0 to 4: [")));
    const Result json = run(list + QStringList{"--format", "json"});
    const QJsonObject measure = QJsonDocument::fromJson(json.out.toUtf8())
                                    .object()[QLatin1String("measures")][0]
                                    .toObject();
    const QJsonObject bounds = measure[QLatin1String("bounds")].toObject();
    const double log3 = std::log2(3.0);
    const double log6 = std::log2(6.0);
    const double log5 = std::log2(5.0);
    const double lowest = (3 + 2 / log3 + 1.5 + 1 / log6) / (3 + 3 / log3 + 1 + 1 / log5);
    const double highest = (3 + 2 / log3 + 1 + 1 / log6) / (3 + 2 / log3 + 1 + 1 / log5);
    QVERIFY(std::abs(bounds[QLatin1String("min")].toDouble() - lowest) < 1e-15);
    QVERIFY(std::abs(bounds[QLatin1String("max")].toDouble() - highest) < 1e-15);
    QCOMPARE(bounds[QLatin1String("mayBeUndefined")].toBool(true), false);
    // Five more of grade 3 fill the ideal, and the unjudged one is worth nothing.
    const double leastOpen =
        (3 + 2 / std::log2(3) + 1 / std::log2(6)) /
        (3 * (1 + 1 / std::log2(3) + 1 / 2.0 + 1 / std::log2(5) + 1 / std::log2(6)));
    const QJsonObject open = measure[QLatin1String("openWorld")].toObject();
    QVERIFY(std::abs(open[QLatin1String("min")].toDouble() - leastOpen) < 1e-15);
    QVERIFY(std::abs(open[QLatin1String("max")].toDouble() - highest) < 1e-15);
}

// RR@2 by hand: u 1 is 1/2 to 1, 0 u is 0 to 1/2 and has no value with 0, which counts 0.
void TestCliBounds::explainsAMean()
{
    const QStringList lists{"explain", "--grades", "u 1",  "--grades",
                            "0 u",     "-m",       "RR@2", "--bounds"};
    const QString text = run(lists).out;
    QVERIFY2(text.contains(QStringLiteral("any grade from 0 to 1: [0.2500, 0.7500].")),
             qPrintable(text));
    QVERIFY(text.contains(QStringLiteral("[0.5000, 0.5000] or undefined\n")));
    const QJsonObject whole =
        QJsonDocument::fromJson(run(lists + QStringList{"--format", "json"}).out.toUtf8()).object();
    QCOMPARE(whole[QLatin1String("means")][0][QLatin1String("bounds")].toObject(),
             (QJsonObject{{"min", 0.25}, {"max", 0.75}, {"mayBeUndefined", false}}));
    QCOMPARE(
        whole[QLatin1String("queries")][0][QLatin1String("measures")][0][QLatin1String("bounds")]
            .toObject(),
        (QJsonObject{{"min", 0.5}, {"max", 1.0}, {"mayBeUndefined", false}}));
    QVERIFY(
        run({"explain", "--grades", "1", "--grades", "0 1", "-m", "P@1", "--bounds"})
            .out.contains(QStringLiteral("Every document is judged, so the value is certain.\n")));
}

void TestCliBounds::explainsAQuery()
{
    const Result result =
        run({QStringLiteral("explain"), path(QStringLiteral("qrels")), path(QStringLiteral("run")),
             QStringLiteral("--query"), QStringLiteral("q2"), QStringLiteral("-m"),
             QStringLiteral("AP"), QStringLiteral("--bounds")});
    QVERIFY2(result.out.contains(
                 QStringLiteral("any grade from 0 to 1: [0.5000, 0.5000] or undefined. Including "
                                "relevant documents that nobody retrieved: [0.0000, 0.5000].\n")),
             qPrintable(result.out));
}

QString TestCliBounds::compared(const QByteArray& qrels, const QByteArray& a, const QByteArray& b,
                                const QString& measure) const
{
    write(QStringLiteral("qrels"), qrels);
    write(QStringLiteral("a"), a);
    write(QStringLiteral("b"), b);
    const Result result =
        run({QStringLiteral("compare"), path(QStringLiteral("qrels")), path(QStringLiteral("a")),
             path(QStringLiteral("b")), QStringLiteral("-m"), measure, QStringLiteral("--digits"),
             QStringLiteral("2"), QStringLiteral("--bounds")});
    for (const QString& line : result.out.split(u'\n'))
        if (line.startsWith(measure + u':'))
            return line.mid(measure.size() + 2);
    return result.out + result.err;
}

void TestCliBounds::compareText_data()
{
    QTest::addColumn<QByteArray>("qrels");
    QTest::addColumn<QByteArray>("a");
    QTest::addColumn<QByteArray>("b");
    QTest::addColumn<QString>("measure");
    QTest::addColumn<QString>("line");
    const auto row = [](const char* name, const QByteArray& qrels, const QByteArray& a,
                        const QByteArray& b, const char* measure, const char* line) {
        QTest::newRow(name) << qrels << a << b << QString::fromUtf8(measure)
                            << QString::fromUtf8(line);
    };
    const QByteArray judged("q 0 a 1\nq 0 n 0\n");
    const QByteArray aThenX("q Q0 a 1 2 r\nq Q0 x 2 1 r\n");
    const QByteArray nThenX("q Q0 n 1 2 r\nq Q0 x 2 1 r\n");
    const QByteArray onlyX("q Q0 x 1 1 r\n");
    row("what both have moves nothing", judged, aThenX, nThenX, "P@2",
        "[-0.50, -0.50]; A always wins.");
    row("the other way round", judged, nThenX, aThenX, "P@2", "[0.50, 0.50]; B always wins.");
    // x not relevant: 0 - 1; x relevant: R is 2, and 1/2 - 2/2.
    row("one grade in both lists", judged, aThenX, onlyX, "Recall",
        "[-1.00, -0.50]; A always wins. Including relevant documents that nobody retrieved: "
        "[-1.00, 0.00].");
    row("one document decides", judged, aThenX, onlyX, "P@1",
        "[-1.00, 0.00]; undecided: depends on 1 document.");
    row("alike", judged, aThenX, aThenX, "nDCG@2", "[0.00, 0.00]; A and B always tie.");
    row("what moves nothing does not decide", judged, aThenX,
        "q Q0 x 1 3 r\nq Q0 n 2 2 r\nq Q0 y 3 1 r\n", "P@2", "[-0.50, -0.50]; A always wins.");
}

void TestCliBounds::compareText()
{
    QFETCH(const QByteArray, qrels);
    QFETCH(const QByteArray, a);
    QFETCH(const QByteArray, b);
    QFETCH(const QString, measure);
    QFETCH(const QString, line);
    QCOMPARE(compared(qrels, a, b, measure), line);
}

void TestCliBounds::compareJson()
{
    write(QStringLiteral("b"), "q1 Q0 a 1 2 r\nq1 Q0 z 2 1 r\nq2 Q0 y 1 1 r\n");
    const Result result =
        run({QStringLiteral("compare"), path(QStringLiteral("qrels")), path(QStringLiteral("run")),
             path(QStringLiteral("b")), QStringLiteral("-m"), QStringLiteral("P@1"),
             QStringLiteral("-m"), QStringLiteral("RC"), QStringLiteral("--bounds"),
             QStringLiteral("-q"), QStringLiteral("--format"), QStringLiteral("json")});
    const QJsonArray comparisons = QJsonDocument::fromJson(result.out.toUtf8())
                                       .object()[QLatin1String("comparisons")]
                                       .toArray();
    QCOMPARE(comparisons.size(), 2);
    const QJsonObject precision = comparisons[0].toObject();
    // q1: 1 less x; q2: y less 0.
    const QJsonObject expected{{"min", 0.0}, {"max", 1.0}, {"mayBeUndefined", false}};
    QCOMPARE(precision[QLatin1String("bounds")].toObject(), expected);
    QCOMPARE(precision[QLatin1String("openWorld")].toObject(),
             (QJsonObject{{"min", 0.0}, {"max", 1.0}}));
    QVERIFY(comparisons[1][QLatin1String("openWorld")].isNull());
    QCOMPARE(precision[QLatin1String("openDocuments")].toInt(), 2);
    QCOMPARE(precision[QLatin1String("verdict")].toString(), QStringLiteral("open"));
    const QJsonArray queries = precision[QLatin1String("perQuery")].toArray();
    QCOMPARE(queries.size(), 2);
    for (const auto& query : queries)
        QCOMPARE(query.toObject()[QLatin1String("bounds")].toObject(), expected);
}

/// More than are tried out, in a measure that goes by no known way.
void TestCliBounds::notKnown()
{
    const QString grades = QStringList(13, QStringLiteral("u")).join(u' ');
    const QStringList list{"explain", "--grades", grades, "-m", "RC", "--bounds"};
    QVERIFY(run(list).out.contains(QStringLiteral("any grade from 0 to 1: bounds unknown.\n")));
    const Result json = run(list + QStringList{"--format", "json"});
    const QJsonObject measure = QJsonDocument::fromJson(json.out.toUtf8())
                                    .object()[QLatin1String("measures")][0]
                                    .toObject();
    QVERIFY(measure.contains(QLatin1String("bounds")));
    QVERIFY(measure[QLatin1String("bounds")].isNull());
}

void TestCliBounds::nothingWithoutAsking()
{
    QCOMPARE(eval({"-m", "AP"}).out, QStringLiteral("AP\tall\t0.250000\n"));
    for (const QString& format : {QStringLiteral("csv"), QStringLiteral("json")})
        QVERIFY(!eval({"-m", "AP", "--format", format}).out.contains(QStringLiteral("min")));
}

void TestCliBounds::refused_data()
{
    QTest::addColumn<QStringList>("options");
    QTest::addColumn<QString>("said");
    QTest::newRow("a top grade alone")
        << QStringList{"--top-grade", "3"} << QStringLiteral("--top-grade requires --bounds");
    QTest::newRow("a top grade of 0")
        << QStringList{"--bounds", "--top-grade", "0"} << QStringLiteral("is not a number above 0");
    QTest::newRow("judged documents only")
        << QStringList{"--bounds", "--judged-only"}
        << QStringLiteral("--bounds and --judged-only cannot be combined");
}

void TestCliBounds::refused()
{
    QFETCH(const QStringList, options);
    QFETCH(const QString, said);
    const QStringList list{QStringLiteral("explain"), QStringLiteral("--grades"),
                           QStringLiteral("1 u")};
    for (const Result& result : {eval(options), run(list + options)}) {
        QCOMPARE(result.status, 2);
        QVERIFY(result.out.isEmpty());
        QVERIFY2(result.err.contains(said), qPrintable(result.err));
    }
}

QTEST_APPLESS_MAIN(TestCliBounds)

}  // namespace tst_cli_bounds

#include "tst_cli_bounds.moc"
