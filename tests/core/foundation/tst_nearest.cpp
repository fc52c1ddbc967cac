// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/text/nearest.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_nearest {

using Names = std::vector<std::string>;

class TestNearest : public QObject {
    Q_OBJECT
private slots:
    void nearest_data();
    void nearest();
};

void TestNearest::nearest_data()
{
    QTest::addColumn<std::string>("found");
    QTest::addColumn<Names>("candidates");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& found, const Names& candidates,
                        const std::string& expected) {
        QTest::newRow(name) << found << candidates << expected;
    };
    row("no candidates", "recall", {}, "");
    row("itself", "recall", {"precision", "recall"}, "recall");
    row("case", "RECALL", {"recall"}, "recall");
    row("a letter missing", "recal", {"recall"}, "recall");
    row("a letter extra", "reecall", {"recall"}, "recall");
    row("a letter wrong", "rekall", {"recall"}, "recall");
    row("two letters swapped", "abdc", {"abcd"}, "abcd");
    row("two letters swapped at the start", "bacd", {"abcd"}, "abcd");
    row("two letters swapped twice are two slips", "badc", {"abcd"}, "");
    row("more slips than five letters may have", "rekol", {"recall"}, "");
    row("two slips that six letters may have", "rekoll", {"recall"}, "recall");
    row("three slips of eight letters", "abcdeXYZ", {"abcdefgh"}, "");
    row("three slips of nine letters", "abcdefXYZ", {"abcdefghi"}, "abcdefghi");
    row("one letter may be wrong", "k", {"p"}, "p");
    row("one letter, with one more", "k", {"ki"}, "ki");
    row("one letter, with two more", "k", {"kit"}, "");
    row("nothing, and one letter", "", {"p"}, "p");
    row("nothing, and two", "", {"pq"}, "");
    row("the fewest slips first", "rekall", {"recall", "recoll"}, "recall");
    row("the fewest slips last", "rekall", {"recoll", "recall"}, "recall");
    row("the first of equals", "abcd", {"abce", "abcf"}, "abce");
    row("the longest name", std::string(64, 'a'), {std::string(63, 'a')}, std::string(63, 'a'));
    row("a name too long", std::string(65, 'a'), {std::string(64, 'a')}, "");
}

/// At most a third of the letters, rounded down but at least one, may be wrong.
void TestNearest::nearest()
{
    QFETCH(const std::string, found);
    QFETCH(const Names, candidates);
    QTEST(core::nearestTo(found, candidates), "expected");
}

QTEST_APPLESS_MAIN(TestNearest)

}  // namespace tst_nearest

#include "tst_nearest.moc"
