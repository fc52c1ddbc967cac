// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/id_difference.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <string_view>
#include <vector>

namespace tst_id_difference {

using core::IdChange;
using Ids = std::vector<std::string_view>;

class TestIdDifference : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void differences_data();
    void differences();
    void ofARun();
};

void TestIdDifference::differences_data()
{
    QTest::addColumn<Ids>("ids");
    QTest::addColumn<Ids>("others");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const Ids& ids, const Ids& others,
                        const std::string& found) {
        QTest::newRow(name) << ids << others << found;
    };
    row("Vespa's ids", {"id:shop:product::d1", "id:shop:product::d2"}, {"d1", "d2"},
        "id:shop:product::d1 d1: remove id:shop:product:: and ");
    row("of the judgments", {"d1", "d2"}, {"id:s:p::d1", "id:s:p::d2"},
        "d1 id:s:p::d1: remove id:s:p:: and  there");
    row("file names", {"d1.txt", "d2.txt"}, {"d1", "d2"}, "d1.txt d1: remove  and .txt");
    row("paths of files", {"in/d1.txt", "in/d2.txt"}, {"d1", "d2"},
        "in/d1.txt d1: remove in/ and .txt");
    row("numbers of passages", {"d1#0", "d1#3", "d2#1"}, {"d1", "d2"}, "d1#0 d1: from #");
    row("folders of several names", {"a/d1", "b/d2", "c/d3"}, {"d1", "d2", "d3"},
        "a/d1 d1: up to /");
    row("the sign occurs in what remains", {"a/x/1", "a/x/2", "b/x/3"}, {"x/1", "x/2", "x/3"},
        "a/x/1 x/1: remove a/ and ");
    row("the same at the end", {"x#1#a", "x#2#a", "x#3#b"}, {"x#1", "x#2", "x#3"},
        "x#1#a x#1: remove  and #a");
    row("no common change", {"a/x/1", "b/x/2"}, {"x/1", "x/2"}, "");
    row("capitals", {"D1", "D2"}, {"d1", "d2"}, "D1 d1: case");
    row("leading zeros", {"01", "02"}, {"1", "2"}, "01 1: zeros");
    row("leading zeros of the judgments", {"1", "2"}, {"01", "02"}, "1 01: zeros there");
    row("an id in both", {"x:d1", "x:d2", "d3"}, {"d1", "d2", "d3"}, "");
    row("one that fits by chance", {"a-7", "b-8", "c-9"}, {"7", "x", "y"}, "");
    row("nothing alike", {"p", "q"}, {"d1", "d2"}, "");
    row("none", {}, {"d1"}, "");
}

void TestIdDifference::differences()
{
    QFETCH(const Ids, ids);
    QFETCH(const Ids, others);
    QFETCH(const std::string, found);
    const auto difference = core::idDifference(ids, others);
    std::string told;
    if (difference) {
        told = difference->id + " " + difference->other + ": ";
        switch (difference->change) {
        case IdChange::Remove:
            told += "remove " + difference->start + " and " + difference->end;
            break;
        case IdChange::RemoveUpTo:
            told += "up to " + difference->start;
            break;
        case IdChange::RemoveFrom:
            told += "from " + difference->end;
            break;
        case IdChange::Case:
            told += "case";
            break;
        case IdChange::Zeros:
            told += "zeros";
            break;
        }
        told += difference->isInOther ? " there" : "";
    }
    QCOMPARE(told, found);
}

/// Documents where queries are judged, and queries otherwise.
void TestIdDifference::ofARun()
{
    const auto runOf = [](std::string query) {
        core::Run run;
        run.queries.push_back({std::move(query), {{"x:d1", 2, 1}, {"x:d2", 1, 2}}});
        return core::RunLists(std::move(run));
    };
    core::Qrels qrels;
    qrels.queries.push_back({"q1", {{"d1", core::Grade(1)}, {"d2", core::Grade(0)}}});
    const auto documents = core::idDifference(runOf("q1"), qrels);
    QVERIFY(documents && !documents->areQueries);
    QCOMPARE(documents->start, std::string("x:"));
    const auto queries = core::idDifference(runOf("Q1"), qrels);
    QVERIFY(queries && queries->areQueries);
    QVERIFY(queries->change == IdChange::Case);
}

QTEST_APPLESS_MAIN(TestIdDifference)

}  // namespace tst_id_difference

#include "tst_id_difference.moc"
