// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/reader_models/reader_models.h"
#include "tests/core/figures.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <string>
#include <vector>

namespace tst_reader_models {

namespace {

using core::Evaluator;
using core::Grade;
using core::JudgedRanking;
using core::Value;

std::vector<Grade> gradesOf(const QByteArray& text)
{
    std::vector<Grade> grades;
    for (const QByteArray& grade : text.split(' '))
        grades.emplace_back(grade.toDouble());
    return grades;
}

Evaluator evaluator(std::string_view text)
{
    return Evaluator(core::parseMeasureSpec(text).value());
}

}  // namespace

class TestReaderModels : public QObject {
    Q_OBJECT
private slots:
    void agreesWithCwlEval_data();
    void agreesWithCwlEval();
    void goesOnAsInCwlEval_data();
    void goesOnAsInCwlEval();
    void byHand();
    void aCutListEndsThere();
    void undefined();
};

void TestReaderModels::agreesWithCwlEval_data()
{
    QTest::addColumn<QByteArray>("grades");
    QTest::addColumn<QByteArray>("definition");
    QTest::addColumn<double>("value");
    QTest::addColumn<double>("views");
    QFile file(QStringLiteral(TEST_DATA "/reader-models/expected.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        QTest::newRow((cells[1] + " of " + cells[0]).constData())
            << cells[0] << cells[1] << cells[2].toDouble() << cells[3].toDouble();
    }
}

void TestReaderModels::agreesWithCwlEval()
{
    QFETCH(const QByteArray, grades);
    QFETCH(const QByteArray, definition);
    QFETCH(const double, value);
    QFETCH(const double, views);
    const core::Quotient found =
        evaluator(definition.toStdString()).quotient(JudgedRanking(gradesOf(grades)));
    VERIFY_OF(agree(*found.value, value), digits(*found.value));
    VERIFY_OF(agree(found.attainable, views), digits(found.attainable));
}

void TestReaderModels::goesOnAsInCwlEval_data()
{
    QTest::addColumn<QByteArrayList>("cells");
    QFile file(QStringLiteral(TEST_DATA "/reader-models/continuation.tsv"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    for (const QByteArray& line : file.readAll().trimmed().split('\n')) {
        const QByteArrayList cells = line.split('\t');
        QTest::newRow((cells[2] + " of " + cells[0]).constData()) << cells;
    }
}

void TestReaderModels::goesOnAsInCwlEval()
{
    QFETCH(const QByteArrayList, cells);
    core::Settings settings;
    settings.topGrade = cells[1].toDouble();
    const JudgedRanking query(gradesOf(cells[0]));
    const auto models = core::readerModels(query, settings, 10);
    QCOMPARE(models.size(), std::size_t{5});
    const auto model = std::ranges::find_if(models, [&cells](const core::ReaderModel& one) {
        core::MeasureSpec plain = one.definition;
        plain.settings.topGrade.reset();
        return core::toText(plain) == cells[2].toStdString();
    });
    QVERIFY(model != models.end());
    VERIFY_OF(agree(model->expectedViews, cells[3].toDouble()), digits(model->expectedViews));
    const QByteArrayList goesOn = cells[4].split(' ');
    QCOMPARE(model->continuation.size(), static_cast<std::size_t>(goesOn.size()));
    for (qsizetype i = 0; i < goesOn.size(); ++i) {
        const double found = model->continuation[static_cast<std::size_t>(i)];
        VERIFY_OF(agree(found, goesOn[i].toDouble()), goesOn[i] + " is " + digits(found));
    }
}

/// Gains 0, ½, 1 with T = 1: a reader of BPM stops at rank 3, and has found 3/2.
void TestReaderModels::byHand()
{
    const JudgedRanking query(gradesOf("0 1 2 2"));
    QCOMPARE(*evaluator("BPM@10").value(query), 0.5);
    QCOMPARE(evaluator("BPM@10").exact(query)->denominator(), 2);
    QCOMPARE(*evaluator("BPM@2").value(query), 0.25);
    // Without a cutoff, the reader views the four documents.
    QCOMPARE(*evaluator("BPM(T=5)").value(query), 2.5 / 4);
    // With T = ½, a document of full gain ends the search.
    QCOMPARE(*evaluator("INST(T=0.5)").value(JudgedRanking(gradesOf("2 0 2"))), 1.0);
}

void TestReaderModels::aCutListEndsThere()
{
    const JudgedRanking whole(gradesOf("0 3 1 2 0 3"));
    const JudgedRanking cut(gradesOf("0 3 1"));
    for (const char* name : {"INST(max=3)", "INSQ(max=3)"})
        QCOMPARE(evaluator(std::string(name) + "@3").value(whole), evaluator(name).value(cut));
}

void TestReaderModels::undefined()
{
    const JudgedRanking high(gradesOf("0 3"));
    QCOMPARE(evaluator("INST(max=2)").value(high), Value(core::Undefined::GradeAboveScale));
    QCOMPARE(evaluator("INSQ(max=2)@1").value(high), Value(0.0));
    QCOMPARE(evaluator("BPM(max=2)@5").value(high), Value(core::Undefined::GradeAboveScale));
    QCOMPARE(evaluator("BPM").value(JudgedRanking(std::vector<Grade>())),
             Value(core::Undefined::NothingRetrieved));
    QVERIFY(!core::parseMeasureSpec("INST(T=0.4)"));
}

QTEST_APPLESS_MAIN(TestReaderModels)

}  // namespace tst_reader_models

#include "tst_reader_models.moc"
