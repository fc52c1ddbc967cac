#include "core/io/trec_pairs.h"
#include "tests/core/flat_findings.h"
#include "tests/core/flat_pairs.h"

#include <QRegularExpression>
#include <QTest>

#include <string>

using core::DecimalMark;
using core::Problem;
using namespace std::string_literals;

class TestTrecPairs : public QObject {
    Q_OBJECT
private slots:
    void init();
    void decimalComma();
    void refused_data();
    void refused();
    void sameAsUsual();
};

void TestTrecPairs::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestTrecPairs::decimalComma()
{
    const core::SharedText text(
        "# x\n1 Q0 a 2 2,5 t\n\n1 Q0 b 1 2,9 t more\n1 Q0 c 3 -1,5e-1 t\n"s);
    auto pairs = core::parseTrecPairs(text.view(), "file", DecimalMark::Comma);
    QVERIFY(pairs);
    const auto run =
        core::runFrom(*std::move(pairs), text, "file", core::RankOrder::ScoreThenIdDescending);
    QVERIFY(run);
    QCOMPARE(flat(*run), "1 b 2.9, 1 a 2.5, 1 c -0.15"s);
    QCOMPARE(flat(run->findings),
             "BlankLines 1 at 3; CommentLines 1 at 1 # x; ExtraColumns 1 at 4 1 Q0 b 1 2,9 t more; "
             "ScientificNumber 1 at 5 -1,5e-1; DecimalComma 3 at 2 2,5"s);
}

void TestTrecPairs::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<DecimalMark>("mark");
    QTest::addColumn<Problem>("problem");
    QTest::newRow("decimal comma that nobody chose")
        << "1 Q0 a 1 2,5 t\n"s << DecimalMark::Point << Problem::DecimalComma;
    QTest::newRow("two commas") << "1 Q0 a 1 2,5,1 t\n"s << DecimalMark::Comma << Problem::BadScore;
    QTest::newRow("nan") << "1 Q0 a 1 nan t\n"s << DecimalMark::Comma << Problem::BadScore;
    QTest::newRow("rank with a comma")
        << "1 Q0 a 1,5 2 t\n"s << DecimalMark::Comma << Problem::BadRank;
    QTest::newRow("no tag") << "1 Q0 a 1 2,5\n"s << DecimalMark::Comma << Problem::RunColumns;
}

void TestTrecPairs::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const DecimalMark, mark);
    QFETCH(const Problem, problem);
    const auto pairs = core::parseTrecPairs(text, "file", mark);
    QVERIFY(!pairs);
    QCOMPARE(pairs.error().problem, problem);
    QCOMPARE(pairs.error().line, std::size_t{1});
}

void TestTrecPairs::sameAsUsual()
{
    const core::SharedText text(
        "1 Q0 a 1 2.5 t\n2 Q0 a 1 inf t\n1 Q0 b 2 2.5 t\n1 Q0 c 3 7e-1 t\n2 Q0 b 2 -1 t\n"s);
    auto pairs = core::parseTrecPairs(text.view(), "file", DecimalMark::Point);
    QVERIFY(pairs);
    const auto run =
        core::runFrom(*std::move(pairs), text, "file", core::RankOrder::ScoreThenIdDescending);
    const auto usual = core::parseRun(text, "file");
    QVERIFY(run && usual);
    QVERIFY(run->queries == usual->queries);
}

QTEST_APPLESS_MAIN(TestTrecPairs)
#include "tst_trec_pairs.moc"
