// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_groups.h"
#include "tests/core/refusals.h"

#include <QTest>

namespace tst_query_groups {

using core::ErrorCode;
using Groups = std::vector<core::QueryGroup>;

class TestQueryGroups : public QObject {
    Q_OBJECT
private slots:
    void reads_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<Groups>("groups");
        const Groups two{{"short", {"1", "3"}}, {"long", {"2"}}};
        QTest::newRow("tabs") << std::string("1\tshort\n2\tlong\n3\tshort\n") << two;
        QTest::newRow("a heading") << std::string("qid,length\n1,short\n2,long\n3,short") << two;
        QTest::newRow("semicolons, blanks and a byte order mark")
            << std::string("\xef\xbb\xbf"
                           "1; short\r\n2 ;long\r\n3;short\r\n")
            << two;
        QTest::newRow("several groups of a query, an empty cell")
            << std::string("1\tshort\tnew\n2\tlong\t\n3\tshort\tnew\n")
            << Groups{{"short", {"1", "3"}}, {"new", {"1", "3"}}, {"long", {"2"}}};
        QTest::newRow("columns with names")
            << std::string("query,length,year\n1,short,2025\n2,long,2025\n")
            << Groups{{"length=short", {"1"}}, {"length=long", {"2"}}, {"year=2025", {"1", "2"}}};
        QTest::newRow("a query in two rows")
            << std::string("1\ta\n1\tb\n") << Groups{{"a", {"1"}}, {"b", {"1"}}};
        QTest::newRow("names in quotes, of any language")
            << std::string("1,\"long, and new\"\n2,长查询\n")
            << Groups{{"long, and new", {"1"}}, {"长查询", {"2"}}};
    }
    void reads()
    {
        QFETCH(const std::string, text);
        const auto groups = core::parseQueryGroups(text, "groups.tsv");
        QVERIFY(groups);
        QTEST(*groups, "groups");
    }

    void refuses_data()
    {
        QTest::addColumn<std::string>("text");
        QTest::addColumn<ErrorCode>("problem");
        QTest::addColumn<int>("line");
        QTest::newRow("nothing") << std::string() << ErrorCode::NothingToRead << 0;
        QTest::newRow("queries alone") << std::string("1\n2\n") << ErrorCode::NothingToRead << 0;
        QTest::newRow("a group without a query")
            << std::string("1\ta\n\tb\n") << ErrorCode::EmptyId << 2;
    }
    void refuses()
    {
        QFETCH(const std::string, text);
        const auto groups = core::parseQueryGroups(text, "groups.tsv");
        QVERIFY(!groups);
        QTEST(groups.error().problem, "problem");
        QTEST(int(groups.error().line), "line");
    }

    void joinsByName()
    {
        const Groups joined = core::joinedGroups({{"long", {"1"}}, {"short", {"2"}}},
                                                 {{"new", {"2"}}, {"long", {"3"}}});
        QCOMPARE(joined, (Groups{{"long", {"1", "3"}}, {"short", {"2"}}, {"new", {"2"}}}));
    }

    /// Values 1, 0, 1/2: their mean is 1/2, that of the first and last 3/4.
    void evaluationIsOfTheGroupAlone()
    {
        core::RunEvaluation all;
        all.queries = {
            {"1", false, {1.0}, {1.0}}, {"2", false, {0.0}, {0.0}}, {"3", false, {0.5}, {0.5}}};
        all.means = {0.5};
        all.notInRun = {"4", "5"};
        const core::RunEvaluation own = core::evaluationOf({"odd", {"1", "3", "5", "7"}}, all);
        QCOMPARE(own.queries.size(), std::size_t(2));
        QCOMPARE(*own.means.front(), 0.75);
        QCOMPARE(own.notInRun, std::vector<std::string>{"5"});
        QVERIFY(!core::evaluationOf({"none", {"9"}}, all).means.front());
    }
};

QTEST_APPLESS_MAIN(TestQueryGroups)

}  // namespace tst_query_groups

#include "tst_query_groups.moc"
