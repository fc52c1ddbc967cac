// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/system_tally.h"

#include <QTest>

#include <string>
#include <utility>
#include <vector>

namespace tst_system_tally {

/// Queries and systems, line by line.
using Lines = std::vector<std::pair<std::string, std::string>>;

namespace {

/// Runs of so many systems, one behind the other.
Lines blocks(int systems)
{
    Lines lines;
    for (int i = 0; i < systems; ++i)
        for (const char* query : {"q1", "q2"})
            lines.push_back({query, "s" + std::to_string(i)});
    return lines;
}

}  // namespace

class TestSystemTally : public QObject {
    Q_OBJECT
private slots:
    void tally_data();
    void tally();
    void inFileOrder();
    void keptIds();
};

void TestSystemTally::tally_data()
{
    QTest::addColumn<Lines>("lines");
    QTest::addColumn<std::size_t>("systems");
    QTest::addColumn<bool>("shareQueries");
    QTest::addColumn<bool>("areBlocks");
    const auto row = [](const char* name, const Lines& lines, std::size_t systems,
                        bool shareQueries, bool areBlocks) {
        QTest::newRow(name) << lines << systems << shareQueries << areBlocks;
    };
    row("no lines", {}, 0, false, false);
    row("one run", {{"q1", "a"}, {"q1", "a"}, {"q2", "a"}}, 1, false, false);
    row("two runs, one behind the other", blocks(2), 2, true, true);
    row("two runs of one query", {{"q1", "a"}, {"q1", "b"}}, 2, true, false);
    row("two runs of one query by turns", {{"q1", "a"}, {"q1", "b"}, {"q1", "a"}}, 2, true, false);
    row("a tag for each query", {{"q1", "a"}, {"q2", "b"}}, 2, false, false);
    row("two tags by turns, each with its query", {{"q1", "a"}, {"q2", "b"}, {"q1", "a"}}, 2, false,
        false);
    row("a query that comes again under a third", {{"q1", "a"}, {"q2", "b"}, {"q1", "c"}}, 3, true,
        true);
    row("both runs of each query",
        {{"q1", "a"}, {"q1", "b"}, {"q2", "a"}, {"q2", "b"}, {"q1", "a"}}, 2, true, false);
    row("the first run comes again", {{"q1", "a"}, {"q2", "b"}, {"q2", "a"}}, 2, true, false);
    row("the most runs", blocks(256), 256, true, true);
    row("too many names for runs", blocks(257), 257, false, false);
}

void TestSystemTally::tally()
{
    QFETCH(const Lines, lines);
    core::SystemTally tally;
    for (const auto& [query, system] : lines)
        tally.add(query, system);
    QTEST(tally.names().size(), "systems");
    QTEST(tally.shareQueries(), "shareQueries");
    QTEST(tally.areBlocks(), "areBlocks");
}

void TestSystemTally::inFileOrder()
{
    core::SystemTally tally;
    for (const char* system : {"z", "a", "m", "a"})
        tally.add("q", system);
    QCOMPARE(tally.names(), (std::vector<std::string>{"z", "a", "m"}));
}

void TestSystemTally::keptIds()
{
    core::SystemTally tally;
    const std::string text = "q a";
    const std::string_view inside = std::string_view(text).substr(2);
    QVERIFY(tally.kept(inside, text).data() == inside.data());
    std::string other = "b";
    const std::string_view copy = tally.kept(other, text);
    other = "c";
    QCOMPARE(std::string(copy), std::string("b"));
}

QTEST_APPLESS_MAIN(TestSystemTally)

}  // namespace tst_system_tally

#include "tst_system_tally.moc"
