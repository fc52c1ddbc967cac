// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor_groups.h"
#include "tests/core/refusals.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_letor_groups {

using core::ErrorCode;
using Sizes = std::vector<std::size_t>;

class TestLetorGroups : public QObject {
    Q_OBJECT
private slots:
    void recognised_data();
    void recognised();
    void sizes_data();
    void sizes();
    void wrongSizes_data();
    void wrongSizes();
    void marked_data();
    void marked();
    void otherSums_data();
    void otherSums();
};

void TestLetorGroups::recognised_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const char* text, bool expected) {
        QTest::newRow(name) << std::string(text) << expected;
    };
    row("targets and features", "1 1:0.5 2:3\n0 1:1\n", true);
    row("a target of any number", "-1.5 1:2\n", true);
    row("a comment behind a line", "1 1:2 # x\n", true);
    row("a comment line first", "# x\n1 1:2\n", true);
    row("the first three features are looked at", "1 1:2 2:3 3:4 x\n", true);
    row("a target without features, and one with", "1\n0 1:2\n", true);
    row("nothing", "", false);
    row("targets alone", "1\n0\n", false);
    row("queries", "1 qid:1 1:2\n", false);
    row("numbers without names", "1 2 3\n", false);
    row("a word as target", "x 1:2\n", false);
    row("a word in the second line", "1 1:2\nx\n", false);
    row("the third feature is none", "1 1:2 2:3 x\n", false);
    row("no number behind the colon", "1 1:\n", false);
    row("no number before the colon", "1 :2\n", false);
    row("a word behind the colon", "1 1:x\n", false);
    row("a comment in place of a line", "1 1:2\n#\n#x\n", true);
}

void TestLetorGroups::recognised()
{
    QFETCH(const std::string, text);
    QTEST(core::isUngroupedLetor(text), "expected");
}

void TestLetorGroups::sizes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Sizes>("expected");
    QTest::newRow("two") << std::string("2\n3\n") << Sizes{2, 3};
    QTest::newRow("one, the smallest") << std::string("1") << Sizes{1};
    QTest::newRow("blanks and comments") << std::string("# x\n\n 2 \n") << Sizes{2};
}

void TestLetorGroups::sizes()
{
    QFETCH(const std::string, text);
    const auto read = core::parseGroupSizes(text, "file");
    QVERIFY(read);
    QTEST(*read, "expected");
}

void TestLetorGroups::wrongSizes_data()
{
    const auto row = refusals::rowsOfLines();
    row("0", "2\n0\n", 2, ErrorCode::BadGroupSize, "0");
    row("a word", "x\n", 1, ErrorCode::BadGroupSize, "x");
    row("two numbers", "2 3\n", 1, ErrorCode::BadGroupSize, "2 3");
    row("a fraction", "# x\n1.5\n", 2, ErrorCode::BadGroupSize, "1.5");
    row("below 0", "-1\n", 1, ErrorCode::BadGroupSize, "-1");
    row("nothing", "# x\n", 0, ErrorCode::NothingToRead, "");
}

void TestLetorGroups::wrongSizes()
{
    QFETCH(const std::string, text);
    const auto read = core::parseGroupSizes(text, "file");
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

void TestLetorGroups::marked_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Sizes>("sizes");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const char* text, const Sizes& sizes,
                        const char* expected) {
        QTest::newRow(name) << std::string(text) << sizes << std::string(expected);
    };
    row("two queries", "1 1:2\n0 1:3\n2 1:4\n", {2, 1}, "1 qid:1 1:2\n0 qid:1 1:3\n2 qid:2 1:4\n");
    row("blanks before and behind a target", " 1\t1:2 \n", {1}, " 1 qid:1\t1:2 \n");
    row("a target alone, without the end of a line", "1 1:2\n0", {1, 1}, "1 qid:1 1:2\n0 qid:2");
    row("lines that are not read", "# x\n1 1:2\n\n0 1:3\n# y\n", {1, 1},
        "# x\n1 qid:1 1:2\n\n0 qid:2 1:3\n# y\n");
}

void TestLetorGroups::marked()
{
    QFETCH(const std::string, text);
    QFETCH(const Sizes, sizes);
    const auto marked = core::withQueryIds(text, "data", sizes, "sizes");
    QVERIFY(marked);
    QTEST(*marked, "expected");
}

void TestLetorGroups::otherSums_data()
{
    QTest::addColumn<Sizes>("sizes");
    QTest::addColumn<std::string>("found");
    QTest::newRow("a line too few") << Sizes{2, 1} << std::string("3/2");
    QTest::newRow("a line too many") << Sizes{1} << std::string("1/2");
    QTest::newRow("a query without lines") << Sizes{1, 1, 1} << std::string("3/2");
    QTest::newRow("no queries") << Sizes{} << std::string("0/2");
}

void TestLetorGroups::otherSums()
{
    QFETCH(const Sizes, sizes);
    const auto marked = core::withQueryIds("1 1:2\n0 1:3\n", "data", sizes, "sizes");
    QVERIFY(!marked);
    QCOMPARE(marked.error().file, std::string("sizes"));
    QCOMPARE(marked.error().problem, ErrorCode::GroupSizeSum);
    QCOMPARE(marked.error().line, std::size_t{0});
    QTEST(marked.error().found, "found");
}

QTEST_APPLESS_MAIN(TestLetorGroups)

}  // namespace tst_letor_groups

#include "tst_letor_groups.moc"
