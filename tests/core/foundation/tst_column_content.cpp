// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/column_content.h"

#include <QTest>

#include <string>
#include <utility>
#include <vector>

namespace tst_column_content {

using Cells = std::vector<std::string>;
using Pairs = std::vector<std::pair<std::string, std::string>>;

namespace {

core::CellTable tableOf(const Cells& cells)
{
    core::CellTable rows;
    for (const std::string& cell : cells)
        rows.push_back({cell});
    return rows;
}

core::CellTable tableOf(const Pairs& pairs)
{
    core::CellTable rows;
    for (const auto& [word, score] : pairs)
        rows.push_back({word, score});
    return rows;
}

/// What is true of a column, and how many of its cells are filled and are numbers.
std::string told(const core::ColumnContent& content)
{
    std::string text = std::to_string(content.filled) + " " + std::to_string(content.numbers);
    const std::pair<bool, const char*> facts[] = {
        {content.isNumeric, " numeric"},    {content.isShare, " share"},
        {content.hasFraction, " fraction"}, {content.isCount, " count"},
        {content.isDistinct, " distinct"},  {content.isConstant(), " constant"},
        {content.isOfTwoClasses(), " two"}, {content.areShares(), " shares"},
        {content.areWords(), " words"},     {content.areClasses(), " classes"},
        {content.isUsual(), " usual"}};
    for (const auto& [is, word] : facts)
        text += is ? word : "";
    return text;
}

/// Each of so many classes twice.
Cells classes(int count)
{
    Cells cells;
    for (int i = 0; i < 2 * count; ++i)
        cells.push_back("c" + std::to_string(i % count));
    return cells;
}

}  // namespace

class TestColumnContent : public QObject {
    Q_OBJECT
private slots:
    void content_data();
    void content();
    void raggedRows();
    void decimalCommas();
    void divided_data();
    void divided();
    void confidences_data();
    void confidences();
    void classesOfAnother();
};

void TestColumnContent::content_data()
{
    QTest::addColumn<Cells>("cells");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const Cells& cells, const char* expected) {
        QTest::newRow(name) << cells << std::string(expected);
    };
    row("nothing", {}, "0 0 share count distinct");
    row("one cell", {"1"}, "1 1 numeric share count distinct usual");
    row("one number twice", {"1", "1"}, "2 2 numeric share constant usual");
    row("0 and 1", {"0", "1"}, "2 2 numeric share count distinct two usual");
    row("1 and 0", {"1", "0"}, "2 2 numeric share distinct two usual");
    row("0 and 2", {"0", "2"}, "2 2 numeric distinct two");
    row("both ends of the shares", {"0", "0.5", "1"}, "3 3 numeric share fraction distinct shares");
    row("above 1", {"0", "0.5", "1.5"}, "3 3 numeric fraction distinct");
    row("below 0", {"-0.5", "0.25", "1"}, "3 3 numeric fraction distinct");
    row("counted from 3", {"3", "4", "5"}, "3 3 numeric count distinct");
    row("counted with a gap", {"3", "4", "6"}, "3 3 numeric distinct");
    row("counted in halves", {"0.5", "1.5"}, "2 2 numeric fraction count distinct two");
    row("one word", {"a"}, "1 0 share distinct words");
    row("one usual word", {"yes"}, "1 0 share distinct words usual");
    row("two words", {"a", "b"}, "2 0 share distinct two words");
    row("three words", {"a", "b", "c"}, "3 0 share distinct words");
    row("a word and a number", {"a", "1"}, "2 1 share distinct two");
    row("a missing number", {"nan", "0.5"}, "2 1 numeric share fraction count distinct shares");
    row("only missing numbers", {"NA", "NA"}, "2 0 share count constant words");
    row("a dash is no class", {"-", "a"}, "2 0 share distinct words");
    row("a dash beside a plus", {"-", "+"}, "2 0 share distinct two words");
    row("a list of classes is no class", {"['a', 'b']", "a"}, "2 0 share distinct words");
    row("the start of a bracket", {"[a", "b"}, "2 0 share distinct two words");
    row("the end of a bracket", {"a]", "b"}, "2 0 share distinct two words");
    row("blanks around", {" x ", "x"}, "2 0 share constant words");
    row("empty cells", {"", "x", " ", "y"}, "2 0 share distinct two words");
    row("three classes twice", classes(3), "6 0 share words classes");
    row("two classes twice", classes(2), "4 0 share two words");
    row("three classes, one of them once", {"a", "b", "c", "a", "b"}, "5 0 share words");
    row("three numbers twice", {"1", "2", "3", "1", "2", "3"}, "6 6 numeric classes");
    row("three numbers twice, one broken", {"1", "2", "2.5", "1", "2", "2.5"},
        "6 6 numeric fraction");
    row("the most classes", classes(100), "200 0 share words classes");
    row("a class too many", classes(101), "202 0 share words");
}

void TestColumnContent::content()
{
    QFETCH(const Cells, cells);
    const core::CellTable rows = tableOf(cells);
    QTEST(told(core::contentOf(rows, 0, false)), "expected");
}

void TestColumnContent::raggedRows()
{
    const core::CellTable rows{{"a", "1"}, {"b"}, {}, {"c", "0"}};
    QCOMPARE(told(core::contentOf(rows, 1, false)),
             std::string("2 2 numeric share distinct two usual"));
    QCOMPARE(told(core::contentOf(rows, 2, false)), std::string("0 0 share count distinct"));
}

void TestColumnContent::decimalCommas()
{
    const core::CellTable rows = tableOf(Cells{"0,25", "0,5"});
    QCOMPARE(told(core::contentOf(rows, 0, true)),
             std::string("2 2 numeric share fraction distinct two shares"));
    QCOMPARE(told(core::contentOf(rows, 0, false)), std::string("2 0 share distinct two words"));
}

void TestColumnContent::divided_data()
{
    QTest::addColumn<Pairs>("pairs");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const Pairs& pairs, bool expected) {
        QTest::newRow(name) << pairs << expected;
    };
    row("six rows", {{"a", "1"}, {"a", "2"}, {"a", "3"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, true);
    row("five rows prove nothing", {{"a", "1"}, {"a", "2"}, {"a", "3"}, {"b", "4"}, {"b", "5"}},
        false);
    row("the first word above",
        {{"a", "7"}, {"a", "8"}, {"a", "9"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, true);
    row("a shared end", {{"a", "1"}, {"a", "2"}, {"a", "4"}, {"b", "4"}, {"b", "5"}, {"b", "6"}},
        true);
    row("a shared end, the first word above",
        {{"a", "6"}, {"a", "7"}, {"a", "8"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, true);
    row("one number out of place",
        {{"a", "1"}, {"a", "2"}, {"a", "5"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, false);
    row("one within the other",
        {{"a", "1"}, {"a", "2"}, {"a", "9"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, false);
    row("the lower word is constant",
        {{"a", "4"}, {"a", "4"}, {"a", "4"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, true);
    row("the upper word is constant",
        {{"a", "1"}, {"a", "2"}, {"a", "4"}, {"b", "4"}, {"b", "4"}, {"b", "4"}}, true);
    row("the upper word is constant and comes first",
        {{"a", "6"}, {"a", "6"}, {"a", "6"}, {"b", "4"}, {"b", "5"}, {"b", "6"}}, true);
    row("all numbers alike",
        {{"a", "4"}, {"a", "4"}, {"a", "4"}, {"b", "4"}, {"b", "4"}, {"b", "4"}}, false);
    row("one word", {{"a", "1"}, {"a", "2"}, {"a", "3"}, {"a", "4"}, {"a", "5"}, {"a", "6"}},
        false);
    row("three words", {{"a", "1"}, {"a", "2"}, {"b", "3"}, {"b", "4"}, {"c", "5"}, {"c", "6"}},
        false);
    row("what is unknown does not count",
        {{"a", "1"}, {"a", "2"}, {"b", "4"}, {"NA", "0"}, {"", "9"}, {"a", "nan"}, {"b", "x"}},
        true);
}

void TestColumnContent::divided()
{
    QFETCH(const Pairs, pairs);
    QTEST(core::dividesScores(tableOf(pairs), 0, 1, false), "expected");
}

void TestColumnContent::confidences_data()
{
    QTest::addColumn<Pairs>("pairs");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char* name, const Pairs& pairs, bool expected) {
        QTest::newRow(name) << pairs << expected;
    };
    row("mixed", {{"a", "0.6"}, {"a", "0.8"}, {"b", "0.7"}, {"b", "0.9"}}, true);
    row("from a half to 1", {{"a", "0.5"}, {"a", "1"}, {"b", "0.5"}, {"b", "1"}}, true);
    row("below a half", {{"a", "0.49"}, {"a", "1"}, {"b", "0.5"}, {"b", "1"}}, false);
    row("below a half, the second word", {{"a", "0.5"}, {"a", "1"}, {"b", "0.4"}, {"b", "1"}},
        false);
    row("above 1", {{"a", "0.5"}, {"a", "1.01"}, {"b", "0.5"}, {"b", "1"}}, false);
    row("a threshold separates them", {{"a", "0.5"}, {"a", "0.6"}, {"b", "0.7"}, {"b", "0.8"}},
        false);
    row("one word", {{"a", "0.5"}, {"a", "1"}}, false);
    row("three words", {{"a", "0.6"}, {"a", "0.9"}, {"b", "0.7"}, {"c", "0.8"}}, false);
}

void TestColumnContent::confidences()
{
    QFETCH(const Pairs, pairs);
    QTEST(core::areConfidences(tableOf(pairs), 0, 1, false), "expected");
}

void TestColumnContent::classesOfAnother()
{
    const auto holds = [](const Cells& own, const Cells& others) {
        const core::CellTable first = tableOf(own);
        const core::CellTable second = tableOf(others);
        return core::contentOf(first, 0, false).holdsClassesOf(core::contentOf(second, 0, false));
    };
    QVERIFY(holds({"cat"}, {"Cat", "Dog"}));
    QVERIFY(holds({"LABEL_0", "LABEL_1"}, {"0", "1"}));
    QVERIFY(!holds({"cat", "cow"}, {"Cat", "Dog"}));
    QVERIFY(!holds({}, {"cat"}));
    QVERIFY(!holds({"cat"}, {}));
}

QTEST_APPLESS_MAIN(TestColumnContent)

}  // namespace tst_column_content

#include "tst_column_content.moc"
