// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/query_edit.h"
#include "core/rankings/runs/qrels_text.h"

#include <QTest>

#include <string>
#include <vector>

namespace tst_query_edit {

using namespace Qt::Literals::StringLiterals;

namespace {

/// Two queries under two runs: "a" finds d1 (2) first, "b" second; q2 is in run A alone.
core::Collection twoRuns()
{
    core::Collection collection;
    collection.name = "small";
    collection.qrels = *core::parseQrels("q1 0 d1 2\nq1 0 d2 0\nq1 0 d3 1\nq2 0 d1 1\n", "qrels");
    collection.runs.push_back(
        {"a", "a.run", *core::parseRun("q1 Q0 d1 1 3 a\nq1 Q0 d2 2 2 a\nq2 Q0 d9 1 1 a\n", "a")});
    collection.runs.push_back(
        {"b", "b.run", *core::parseRun("q1 Q0 d2 1 3 b\nq1 Q0 d1 2 2 b\nq3 Q0 d1 1 1 b\n", "b")});
    return collection;
}

std::vector<core::MeasureSpec> definitions()
{
    std::vector<core::MeasureSpec> made;
    for (const char* text : {"RR", "P@2", "AP"})
        made.push_back(*core::parseMeasureSpec(text));
    return made;
}

std::string shown(const core::RankedList& list)
{
    std::string text = list.query + ":";
    const auto add = [&text](const core::RankedItem& document) {
        text += " " + document.id + "=";
        text += document.grade.hasValue() ? std::to_string(static_cast<int>(document.grade.value()))
                                          : "u";
    };
    for (const core::RankedItem& document : list.ranked)
        add(document);
    text += " |";
    for (const core::RankedItem& document : list.notRetrieved)
        add(document);
    return text;
}

/// "1 0.5 -": what the query counts under the definition in each run.
std::string counted(const core::CollectionEvaluation& evaluation, const std::string& query,
                    std::size_t definition)
{
    std::string text;
    for (std::size_t run = 0; run < evaluation.runs.size(); ++run) {
        const auto value = evaluation.counted(*evaluation.find(query), run, definition);
        text += (run == 0 ? "" : " ");
        text += !value ? "-" : *value ? QByteArray::number(**value).toStdString() : "undefined";
    }
    return text;
}

}  // namespace

class TestQueryEdit : public QObject {
    Q_OBJECT
private slots:
    void listsAreThoseOfTheFiles()
    {
        const core::Collection collection = twoRuns();
        QCOMPARE(shown(core::listOf(collection, {}, "q1", 0)), "q1: d1=2 d2=0 | d3=1");
        QCOMPARE(shown(core::listOf(collection, {}, "q1", 1)), "q1: d2=0 d1=2 | d3=1");
        QCOMPARE(shown(core::listOf(collection, {}, "q2", 1)), "q2: | d1=1");
        QCOMPARE(shown(core::listOf(collection, {}, "q3", 1)), "q3: d1=u |");
    }

    void aJudgmentHoldsUnderEveryRun()
    {
        const core::Collection collection = twoRuns();
        core::QueryEdits edits;
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(1));
        QCOMPARE(shown(core::listOf(collection, edits, "q1", 0)), "q1: d1=2 d2=1 | d3=1");
        QCOMPARE(shown(core::listOf(collection, edits, "q1", 1)), "q1: d2=1 d1=2 | d3=1");
        edits["q1"] = core::judged(collection, edits, "q1", "d3", core::Grade::unjudged());
        QCOMPARE(shown(core::listOf(collection, edits, "q1", 0)), "q1: d1=2 d2=1 |");
        edits["q1"] = core::judged(collection, edits, "q1", "d3", core::Grade(1));
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(0));
        QVERIFY(core::isAsInFiles(collection, "q1", edits["q1"]));
    }

    void anEditedListReplacesTheRunsAlone()
    {
        const core::Collection collection = twoRuns();
        core::RankedList list = core::listOf(collection, {}, "q1", 0);
        std::swap(list.ranked[0], list.ranked[1]);
        core::QueryEdits edits;
        edits["q1"] = core::editedTo(collection, edits, "q1", 0, list);
        QCOMPARE(shown(core::listOf(collection, edits, "q1", 0)), "q1: d2=0 d1=2 | d3=1");
        QVERIFY(!core::isAsInFiles(collection, "q1", edits["q1"]));
        std::swap(list.ranked[0], list.ranked[1]);
        edits["q1"] = core::editedTo(collection, edits, "q1", 0, list);
        QVERIFY(core::isAsInFiles(collection, "q1", edits["q1"]));
    }

    void valuesAreThoseOfTheRuns()
    {
        const auto evaluation = core::evaluateCollection(twoRuns(), {}, definitions());
        QCOMPARE(evaluation.queries.size(), std::size_t{3});
        QCOMPARE(counted(evaluation, "q1", 0), "1 0.5");
        QCOMPARE(counted(evaluation, "q1", 1), "0.5 0.5");
        QCOMPARE(counted(evaluation, "q2", 0), "0 -");
        QCOMPARE(counted(evaluation, "q3", 0), "- -");
        QCOMPARE(*evaluation.difference(*evaluation.find("q1"), 0, 1, 0), -0.5);
        QVERIFY(!evaluation.difference(*evaluation.find("q2"), 0, 1, 0));
        QVERIFY(!evaluation.find("q9"));
    }

    void missingQueriesCountByTheRule()
    {
        core::EvaluationRules rules;
        rules.missing = core::MissingRule::Zero;
        const auto evaluation = core::evaluateCollection(twoRuns(), {}, definitions(), rules);
        QCOMPARE(counted(evaluation, "q2", 0), "0 0");
        QCOMPARE(*evaluation.runs[1].means[0], 0.25);
    }

    void queriesStandInNaturalOrder()
    {
        core::Collection collection;
        collection.qrels = *core::parseQrels("q10 0 d 1\nq9 0 d 1\nQ2 0 d 1\n", "qrels");
        const auto evaluation = core::evaluateCollection(collection, {}, definitions());
        QCOMPARE(evaluation.queries[0].id, "Q2");
        QCOMPARE(evaluation.queries[1].id, "q9");
        QCOMPARE(evaluation.queries[2].id, "q10");
    }

    void oneQueryAgainIsTheWholeAgain_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("document");
        QTest::addColumn<double>("grade");
        QTest::newRow("another grade") << u"q1"_s << u"d2"_s << 1.0;
        QTest::newRow("nothing relevant retrieved any more") << u"q1"_s << u"d1"_s << 0.0;
        QTest::newRow("a document that no run retrieves") << u"q1"_s << u"d7"_s << 2.0;
        QTest::newRow("a query that run B lacks") << u"q2"_s << u"d9"_s << 1.0;
    }
    void oneQueryAgainIsTheWholeAgain()
    {
        QFETCH(const QString, query);
        QFETCH(const QString, document);
        QFETCH(const double, grade);
        const core::Collection collection = twoRuns();
        auto evaluation = core::evaluateCollection(collection, {}, definitions());
        core::QueryEdits edits;
        edits[query.toStdString()] = core::judged(collection, edits, query.toStdString(),
                                                  document.toStdString(), core::Grade(grade));
        QVERIFY(core::evaluateAgain(evaluation, collection, edits, query.toStdString()));
        const auto whole = core::evaluateCollection(collection, edits, definitions());
        for (std::size_t run = 0; run < whole.runs.size(); ++run) {
            QVERIFY(evaluation.runs[run].means == whole.runs[run].means);
            for (std::size_t i = 0; i < whole.runs[run].queries.size(); ++i)
                QVERIFY(evaluation.runs[run].queries[i].counted ==
                        whole.runs[run].queries[i].counted);
        }
    }

    void aNewTopGradeAsksForTheWhole()
    {
        const core::Collection collection = twoRuns();
        auto evaluation = core::evaluateCollection(collection, {}, definitions());
        core::QueryEdits edits;
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(3));
        QVERIFY(!core::evaluateAgain(evaluation, collection, edits, "q1"));
    }

    /// ERR of every query knows the top of the scale.
    void aTopGradeTakenBackAsksForTheWholeAgain()
    {
        const core::Collection collection = twoRuns();
        core::QueryEdits edits;
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(3));
        auto evaluation = core::evaluateCollection(collection, edits, definitions());
        edits["q1"] = core::judged(collection, edits, "q1", "d1", core::Grade(1));
        QVERIFY(core::evaluateAgain(evaluation, collection, edits, "q1"));
        edits.clear();
        QVERIFY(!core::evaluateAgain(evaluation, collection, edits, "q1"));
    }

    void threadsChangeNothing()
    {
        const core::Collection collection = twoRuns();
        const auto alone = core::evaluateCollection(collection, {}, definitions());
        const auto together =
            core::evaluateCollection(collection, {}, definitions(), {}, core::Threads(3));
        for (std::size_t run = 0; run < alone.runs.size(); ++run) {
            QVERIFY(alone.runs[run].means == together.runs[run].means);
            for (std::size_t i = 0; i < alone.runs[run].queries.size(); ++i)
                QVERIFY(alone.runs[run].queries[i].counted ==
                        together.runs[run].queries[i].counted);
        }
    }

    void aQueryJudgedAtLastAsksForTheWhole()
    {
        const core::Collection collection = twoRuns();
        auto evaluation = core::evaluateCollection(collection, {}, definitions());
        core::QueryEdits edits;
        edits["q3"] = core::judged(collection, edits, "q3", "d1", core::Grade(1));
        QVERIFY(!core::evaluateAgain(evaluation, collection, edits, "q3"));
        const auto whole = core::evaluateCollection(collection, edits, definitions());
        QCOMPARE(counted(whole, "q3", 0), "- 1");
    }

    void judgmentsForEveryQueryAskForTheWhole()
    {
        const core::Collection collection = twoRuns();
        core::EvaluationRules rules;
        rules.scope = core::JudgmentScope::AnyQuery;
        auto evaluation = core::evaluateCollection(collection, {}, definitions(), rules);
        core::QueryEdits edits;
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(0.5));
        QVERIFY(!core::evaluateAgain(evaluation, collection, edits, "q1"));
    }

    void judgmentsAreWrittenWithTheirEdits()
    {
        const core::Collection collection = twoRuns();
        core::QueryEdits edits;
        edits["q1"] = core::judged(collection, edits, "q1", "d2", core::Grade(0.5));
        edits["q2"] = core::judged(collection, edits, "q2", "d1", core::Grade::unjudged());
        edits["q3"] = core::judged(collection, edits, "q3", "d1", core::Grade(1));
        const core::Qrels qrels = core::editedQrels(collection, edits);
        const auto text = core::qrelsText(qrels, "file");
        QVERIFY(text);
        QCOMPARE(*text, "q1 0 d1 2\nq1 0 d2 0.5\nq1 0 d3 1\nq3 0 d1 1\n");
        const auto again = core::parseQrels(*text, "again");
        QVERIFY(again && again->queries == qrels.queries);
    }

    void idsThatTrecCannotHoldAreRefused_data()
    {
        QTest::addColumn<std::string>("query");
        QTest::addColumn<std::string>("document");
        QTest::addColumn<std::string>("refused");
        const auto row = [](const char* name, const std::string& query, const std::string& document,
                            const std::string& refused) {
            QTest::newRow(name) << query << document << refused;
        };
        row("none", "caf\xC3\xA9#1", "#d", "");
        row("a query of two words", "red shoes", "d", "red shoes");
        row("a document with a tab", "q", "d\t1", "d\t1");
        row("a query that starts a comment", "#3", "d", "#3");
        row("a query that starts with a byte order mark", "\xEF\xBB\xBFq", "d", "\xEF\xBB\xBFq");
    }
    void idsThatTrecCannotHoldAreRefused()
    {
        QFETCH(const std::string, query);
        QFETCH(const std::string, document);
        QFETCH(const std::string, refused);
        core::Qrels qrels;
        qrels.queries.push_back({query, {{document, core::Grade(1)}}});
        const auto text = core::qrelsText(qrels, "file");
        if (refused.empty()) {
            QVERIFY(text);
            QVERIFY(core::parseQrels(*text, "again")->queries == qrels.queries);
            return;
        }
        QVERIFY(!text);
        QCOMPARE(text.error().problem, core::ErrorCode::IdNotForTrec);
        QCOMPARE(text.error().found, refused);
    }
};

QTEST_APPLESS_MAIN(TestQueryEdit)

}  // namespace tst_query_edit

#include "tst_query_edit.moc"
