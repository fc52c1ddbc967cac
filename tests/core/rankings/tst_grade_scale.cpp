// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/grade_scale.h"

#include <QTest>

#include <optional>
#include <string>
#include <vector>

namespace tst_grade_scale {

using Grades = std::vector<double>;
using Top = std::optional<double>;

class TestGradeScale : public QObject {
    Q_OBJECT
private slots:
    void scales_data();
    void scales();
    void unjudgedHaveNoGrade();
};

void TestGradeScale::scales_data()
{
    QTest::addColumn<Grades>("judged");
    QTest::addColumn<Top>("top");
    QTest::addColumn<Grades>("expected");
    const auto row = [](const char* name, const Grades& judged, Top top, const Grades& expected) {
        QTest::newRow(name) << judged << top << expected;
    };
    row("nothing is judged", {}, {}, {0, 1});
    row("nothing is relevant", {0}, {}, {0, 1});
    row("relevant or not", {1}, {}, {0, 1});
    row("whole grades that nobody gave", {3}, {}, {0, 1, 2, 3});
    row("fractions", {0.5, 2.5}, {}, {0, 0.5, 1, 2, 2.5});
    row("less than 1", {0.25}, {}, {0, 0.25});
    row("a top above them", {1}, 3, {0, 1, 2, 3});
    row("a top that was given", {1, 2}, 2, {0, 1, 2});
    row("a top below a grade", {0.5, 3}, 2, {0, 0.5, 1, 2});
    row("a top of a fraction", {1}, 1.5, {0, 1, 1.5});
    row("a top of 1", {1}, 1, {0, 1});
    row("a top of 0", {1}, 0, {0});
    row("a grade below 0 does not count as judged", {-1, 1}, {}, {0, 1});
    row("only a grade below 0", {-2}, {}, {0, 1});
}

void TestGradeScale::scales()
{
    QFETCH(const Grades, judged);
    QFETCH(const Top, top);
    core::Qrels qrels;
    qrels.queries.push_back({"q", {}});
    for (std::size_t i = 0; i < judged.size(); ++i)
        qrels.queries.back().judgments.push_back({std::to_string(i), core::Grade(judged[i])});
    QTEST(core::openGrades(qrels, top), "expected");
}

void TestGradeScale::unjudgedHaveNoGrade()
{
    const core::JudgedRanking first({core::Grade(2), core::Grade::unjudged()}, {core::Grade(0.5)});
    const core::JudgedRanking second({core::Grade(3)});
    QCOMPARE(core::openGrades(first), (Grades{0, 0.5, 1, 2}));
    QCOMPARE(core::openGrades(std::vector{first, second}), (Grades{0, 0.5, 1, 2, 3}));
}

QTEST_APPLESS_MAIN(TestGradeScale)

}  // namespace tst_grade_scale

#include "tst_grade_scale.moc"
