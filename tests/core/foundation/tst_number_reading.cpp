// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/leading_number.h"
#include "core/rankings/runs/qrels.h"
#include "core/rankings/runs/run.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>

namespace tst_number_reading {

class TestNumberReading : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void wholeNumbers_data();
    void wholeNumbers();
    void numbers_data();
    void numbers();
    void notANumber();
    void grades();
    void scores();
    void ranks();
    void scoresStayStrict();
    void ties_data();
    void ties();
    void lastTag();
};

void TestNumberReading::wholeNumbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<qlonglong>("value");
    const auto row = [](const char* text, qlonglong value) {
        QTest::newRow(text) << QByteArray(text) << value;
    };
    row("3", 3);
    row("+2", 2);
    row("-4", -4);
    row("03", 3);
    row("1.7", 1);
    row("-0.5", 0);
    row("2x", 2);
    row("1e1", 1);
    row("0x10", 0);
    row("abc", 0);
    row("+-1", 0);
    row("", 0);
    row("99999999999999999999", std::numeric_limits<qlonglong>::max());
    row("-99999999999999999999", std::numeric_limits<qlonglong>::min());
}

void TestNumberReading::wholeNumbers()
{
    QFETCH(const QByteArray, text);
    QFETCH(const qlonglong, value);
    QCOMPARE(core::leadingWholeNumber(text.toStdString()), value);
}

void TestNumberReading::numbers_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<double>("value");
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const auto row = [](const char* text, double value) {
        QTest::newRow(text) << QByteArray(text) << value;
    };
    row("1.5", 1.5);
    row("+3.5", 3.5);
    row("-1e1", -10);
    row(".25", 0.25);
    row("7.", 7);
    row("5abc", 5);
    row("1e", 1);
    row("1,5", 1);
    row("0x10", 16);
    row("-0X1.8p1", -3);
    row("0x", 0);
    row("0x.8", 0.5);
    row("0x-5", 0);
    row("0xinf", 0);
    row("0x.", 0);
    row("abc", 0);
    row("--1", 0);
    row("", 0);
    row("inf", infinity);
    row("-Infinity", -infinity);
    row("1e999", infinity);
    row("-1e999", -infinity);
    row("1e-999", 0);
}

void TestNumberReading::numbers()
{
    QFETCH(const QByteArray, text);
    QFETCH(const double, value);
    QVERIFY(core::leadingNumber(text.toStdString()) == value);
}

void TestNumberReading::notANumber()
{
    QVERIFY(std::isnan(core::leadingNumber("nan")));
}

void TestNumberReading::grades()
{
    const std::string text = "q 0 a 1\nq 0 b 1.7\nq 0 c 2x\nq 0 d abc\nq 0 e -1\n";
    const auto qrels = core::parseQrels(text, "qrels", {core::NumberReading::LikeC});
    QVERIFY(qrels);
    std::vector<double> grades;
    for (const core::Judgment& judgment : qrels->queries.front().judgments)
        grades.push_back(judgment.grade.value());
    QCOMPARE(grades, (std::vector<double>{1, 1, 2, 0, -1}));
    QCOMPARE(qrels->looseGrades.count, std::size_t{3});
    QCOMPARE(qrels->looseGrades.line, std::size_t{2});
    QCOMPARE(qrels->looseGrades.text, std::string("1.7"));
    QCOMPARE(qrels->looseGrades.value, 1.0);

    const auto strict = core::parseQrels(text, "qrels");
    QVERIFY(!strict);
    QCOMPARE(strict.error().line, std::size_t{3});
}

void TestNumberReading::scores()
{
    const auto run = core::parseRun("q Q0 a 1 5abc t\nq Q0 b x 0x10 t\nq Q0 c 3 7 t\n", "run",
                                    core::RankOrder::ScoreThenIdDescending,
                                    {.numbers = core::NumberReading::LikeC});
    QVERIFY(run);
    std::string order;
    for (const core::RetrievedDocument& document : run->queries.front().documents)
        order += document.document;
    QCOMPARE(order, std::string("bca"));
    QCOMPARE(run->looseScores.count, std::size_t{2});
    QCOMPARE(run->looseScores.line, std::size_t{1});
}

void TestNumberReading::ranks()
{
    const auto run =
        core::parseRun("q Q0 a 3x 1 t\nq Q0 b abc 1 t\nq Q0 c 2.5 1 t\n", "run",
                       core::RankOrder::RankColumn, {.numbers = core::NumberReading::LikeC});
    QVERIFY(run);
    std::string order;
    for (const core::RetrievedDocument& document : run->queries.front().documents)
        order += document.document;
    QCOMPARE(order, std::string("bca"));
}

void TestNumberReading::scoresStayStrict()
{
    const auto run = core::parseRun("q Q0 a 1 5abc t\n", "run");
    QVERIFY(!run);
    QCOMPARE(run.error().problem, core::ErrorCode::BadScore);
}

void TestNumberReading::ties_data()
{
    QTest::addColumn<core::ScorePrecision>("precision");
    QTest::addColumn<QByteArray>("first");
    QTest::newRow("64 bits tell 0.7000000001 from 0.7")
        << core::ScorePrecision::Double << QByteArray("a");
    QTest::newRow("32 bits do not: the greater id is first")
        << core::ScorePrecision::Float << QByteArray("b");
}

void TestNumberReading::ties()
{
    QFETCH(const core::ScorePrecision, precision);
    QFETCH(const QByteArray, first);
    const auto run =
        core::parseRun("q Q0 a 1 0.7000000001 t\nq Q0 b 2 0.7 t\n", "run",
                       core::RankOrder::ScoreThenIdDescending, {.precision = precision});
    QVERIFY(run);
    QCOMPARE(run->queries.front().documents.front().document, first.toStdString());
}

void TestNumberReading::lastTag()
{
    const auto run = core::parseRun("q Q0 a 1 2 first\nq Q0 b 2 1 last more\n", "run");
    QVERIFY(run);
    QCOMPARE(run->tag, std::string("first"));
    QCOMPARE(run->lastTag, std::string("last"));
}

QTEST_APPLESS_MAIN(TestNumberReading)

}  // namespace tst_number_reading

#include "tst_number_reading.moc"
