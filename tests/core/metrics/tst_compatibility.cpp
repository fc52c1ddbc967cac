// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "tests/core/figures.h"

#include <QFile>
#include <QTest>

#include <string_view>
#include <vector>

namespace tst_compatibility {

namespace {

std::vector<core::Grade> gradesOf(const QByteArray& text)
{
    std::vector<core::Grade> grades;
    for (const QByteArray& grade : text.simplified().split(' '))
        if (!grade.isEmpty())
            grades.emplace_back(grade.toDouble());
    return grades;
}

core::Evaluator evaluator(std::string_view text)
{
    return core::Evaluator(core::parseMeasureSpec(text).value());
}

}  // namespace

class TestCompatibility : public QObject {
    Q_OBJECT
private slots:
    void agreesWithItsAuthors_data();
    void agreesWithItsAuthors();
    void gradesOnlyOrder();
    void byHand();
    void undefined();
};

void TestCompatibility::agreesWithItsAuthors_data()
{
    QTest::addColumn<QByteArrayList>("cells");
    QFile file(QStringLiteral(TEST_DATA "/compatibility/expected.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        QTest::newRow((cells[2] + " of " + cells[0] + " without " + cells[1]).constData()) << cells;
    }
}

void TestCompatibility::agreesWithItsAuthors()
{
    QFETCH(const QByteArrayList, cells);
    const core::JudgedRanking query(gradesOf(cells[0]), gradesOf(cells[1]));
    const double found = *evaluator(cells[2].toStdString()).value(query);
    VERIFY_OF(agree(found, cells[3].toDouble()), digits(found));
}

void TestCompatibility::gradesOnlyOrder()
{
    const core::JudgedRanking grades(gradesOf("0 1 3 0 2"), gradesOf("3"));
    const core::JudgedRanking others(gradesOf("0 0.5 900 0 7"), gradesOf("900"));
    QCOMPARE(evaluator("Compat").value(grades), evaluator("Compat").value(others));
}

/// Two relevant documents at rank 2 and not retrieved: the lists share one from depth 2 on. With
/// p = ½ and the two lists only, 1/4 of 1 + 1/2.
void TestCompatibility::byHand()
{
    const core::JudgedRanking query(gradesOf("0 1"), gradesOf("1"));
    QCOMPARE(*evaluator("Compat(p=0.5,depth=lists)").value(query), 1.0 / 6);
}

void TestCompatibility::undefined()
{
    QCOMPARE(evaluator("Compat").value(core::JudgedRanking(gradesOf("0 -1"))),
             core::Value(core::Undefined::NoRelevant));
    QVERIFY(!core::parseMeasureSpec("Compat(p=1)"));
}

QTEST_APPLESS_MAIN(TestCompatibility)

}  // namespace tst_compatibility

#include "tst_compatibility.moc"
