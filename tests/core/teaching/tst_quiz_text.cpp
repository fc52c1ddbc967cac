// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/teaching/quizzes/quiz_text.h"

#include <QTest>

#include <string>

namespace tst_quiz_text {

class TestQuizText : public QObject {
    Q_OBJECT
private slots:
    void ids_data();
    void ids();
    void numbers_data();
    void numbers();
};

void TestQuizText::ids_data()
{
    QTest::addColumn<std::string>("first");
    QTest::addColumn<std::string>("second");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* first, const char* second, const char* expected) {
        QTest::addRow("%s, %s", first, second)
            << std::string(first) << std::string(second) << std::string(expected);
    };
    row("a", "b-1", "q.a.b-1");
    row("azAZ09", "-", "q.azAZ09.-");
    row("", "", "q..");
    row("a b", "c", "q.a_20b.c");
    row("a.b", "c", "q.a_2eb.c");
    row("a_", "b", "q.a_5f.b");
    row("/:", "@[", "q._2f_3a._40_5b");
    row("`{", "\n", "q._60_7b._0a");
    row("é", "ÿ", "q._c3_a9._c3_bf");
}

void TestQuizText::ids()
{
    QFETCH(const std::string, first);
    QFETCH(const std::string, second);
    QTEST(core::quizId({first, second}), "expected");
}

void TestQuizText::numbers_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<double>("tolerance");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, double number, double tolerance, const char* expected) {
        QTest::newRow(name) << number << tolerance << std::string(expected);
    };
    row("a tolerance of a two-hundredth", 0.123456789, 0.005, "0.123457");
    row("a hundredth", 0.123456789, 0.01, "0.12346");
    row("one", 12.3456, 1, "12.346");
    row("a thousand", 1234, 1000, "1234");
    row("a million", 1234, 1e6, "1234");
    row("a share under a thousand", 0.75, 1000, "0.8");
    row("zeros behind the point", 100, 0.01, "100");
    row("zeros without a point", 100, 1000, "100");
    row("one digit of them", 0.5, 0.005, "0.5");
    row("0", 0, 0.01, "0");
    row("-0", -0.0, 0.01, "0");
    row("below 0", -0.25, 0.01, "-0.25");
    row("what would read as 1", 0.99999999, 1, "0.99999999");
    row("what would read as 0", 0.00001, 1, "0.00001");
    row("too small for its digits", 1e-20, 0.01, "0");
    row("no more than 15 decimals", 1.0 / 3, 1e-20, "0.333333333333333");
}

void TestQuizText::numbers()
{
    QFETCH(const double, number);
    QFETCH(const double, tolerance);
    QTEST(core::quizNumberText(number, tolerance), "expected");
}

QTEST_APPLESS_MAIN(TestQuizText)

}  // namespace tst_quiz_text

#include "tst_quiz_text.moc"
