// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_order.h"

#include <QRegularExpression>
#include <QTest>

#include <algorithm>
#include <array>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace tst_query_order {

using core::QueryKey;
using core::QuerySort;

namespace {

class Texts : public core::TextsById {
public:
    std::map<std::string, core::ItemText, std::less<>> texts;

    std::size_t size() const override { return texts.size(); }
    std::optional<core::ItemText> find(std::string_view id) const override
    {
        const auto found = texts.find(id);
        return found == texts.end() ? std::nullopt : std::optional(found->second);
    }
};

/// A collection scored, as it is looked at.
struct Looked {
    core::Collection collection;
    core::QueryEdits edits;
    core::CollectionEvaluation evaluation;
    std::vector<core::QueryWords> words;
    std::vector<double> textPlaces;

    core::QueryView view(std::size_t a = 0, std::size_t b = 1) const
    {
        core::QueryView view;
        view.collection = &collection;
        view.edits = &edits;
        view.evaluation = &evaluation;
        view.words = words;
        view.textPlaces = textPlaces;
        view.a = a;
        view.b = b;
        return view;
    }
    void score()
    {
        evaluation =
            core::evaluateCollection(collection, edits, std::array{*core::parseMeasureSpec("P@2")});
        std::vector<std::string> ids;
        for (const core::CollectionQuery& query : evaluation.queries)
            ids.push_back(query.id);
        words = core::queryWords(ids, collection.queryTexts.get());
    }
    std::string ids(const std::vector<std::size_t>& queries) const
    {
        std::string text;
        for (const std::size_t query : queries)
            text += (text.empty() ? "" : " ") + evaluation.queries[query].id;
        return text;
    }
    std::string arranged(const std::string& filter, const QuerySort& sort) const
    {
        return ids(core::arrangedQueries(view(), *core::parseQueryFilter(filter), {}, sort));
    }
};

/// Queries q1 to q30 of two runs, each of which may lack some; every value is 0, 1/2 or 1.
Looked random(unsigned seed)
{
    std::mt19937 random(seed);
    const auto chance = [&random](unsigned of) { return random() % of == 0; };
    std::string qrels;
    std::array<std::string, 2> runs;
    for (int i = 1; i <= 30; ++i) {
        const std::string query = "q" + std::to_string(i);
        if (!chance(6))
            qrels += query + " 0 d1 " + (chance(2) ? "1" : "0") + '\n' + query + " 0 d2 " +
                     (chance(2) ? "1" : "0") + '\n';
        for (std::string& run : runs)
            if (!chance(6))
                run += query + " Q0 d" + (chance(2) ? "1" : "3") + " 1 2 tag\n" + query + " Q0 d" +
                       (chance(2) ? "2" : "4") + " 2 1 tag\n";
    }
    Looked looked;
    looked.collection.qrels = *core::parseQrels(qrels, "qrels");
    for (const std::string& run : runs)
        looked.collection.runs.push_back({"run", "run", *core::parseRun(run, "run")});
    looked.score();
    return looked;
}

}  // namespace

class TestQueryOrder : public QObject {
    Q_OBJECT
private slots:
    void init();
    void naturalOrder();
    void equalOnesKeepTheirOrder();
    void missingIsInSomeFile();
    void wordsOfTexts();
    void countsJudgmentsAsEdited();
    void groupsAndOtherMeasures();
};

void TestQueryOrder::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestQueryOrder::naturalOrder()
{
    const Looked looked = random(1);
    const auto up = core::arrangedQueries(looked.view(), {}, {}, {QueryKey::Id, 0, false});
    QCOMPARE(looked.ids(up).substr(0, 9), std::string("q1 q2 q3 "));
    auto down = core::arrangedQueries(looked.view(), {}, {}, {QueryKey::Id, 0, true});
    std::reverse(down.begin(), down.end());
    QCOMPARE(down, up);
}

void TestQueryOrder::equalOnesKeepTheirOrder()
{
    for (unsigned seed = 1; seed <= 20; ++seed) {
        const Looked looked = random(seed);
        const auto keyOf = [&looked](const QuerySort& sort,
                                     std::size_t query) -> std::optional<double> {
            const auto number = [](const std::optional<core::Value>& value) {
                return value && *value ? std::optional(**value) : std::nullopt;
            };
            const auto a = number(looked.evaluation.counted(query, 0, 0));
            const auto b = number(looked.evaluation.counted(query, 1, 0));
            if (sort.key == QueryKey::Value)
                return sort.run == 0 ? a : b;
            return a && b ? std::optional(*b - *a) : std::nullopt;
        };
        for (const QueryKey key : {QueryKey::Value, QueryKey::Difference}) {
            for (const bool isDescending : {false, true}) {
                const QuerySort sort{key, seed % 2, isDescending};
                const auto queries = core::arrangedQueries(looked.view(), {}, {}, sort);
                QCOMPARE(queries.size(), looked.evaluation.queries.size());
                for (std::size_t i = 1; i < queries.size(); ++i) {
                    const auto before = keyOf(sort, queries[i - 1]);
                    const auto after = keyOf(sort, queries[i]);
                    if (before == after)
                        QVERIFY(queries[i - 1] < queries[i]);
                    else if (before && after)
                        QVERIFY(isDescending == (*before > *after));
                    else
                        QVERIFY(before);  // the one without stands last
                }
            }
        }
    }
}

/// P@2 is 1/2, 1 and 0 in A; RR is 1/2, 1 and 0, and the other way round in B.
void TestQueryOrder::groupsAndOtherMeasures()
{
    Looked looked;
    looked.collection.qrels = *core::parseQrels("1 0 x 1\n2 0 x 1\n2 0 y 1\n3 0 x 1\n", "qrels");
    for (const char* const run :
         {"1 Q0 z 1 2 t\n1 Q0 x 2 1 t\n2 Q0 x 1 2 t\n2 Q0 y 2 1 t\n3 Q0 z 1 1 t\n",
          "1 Q0 z 1 2 t\n1 Q0 x 2 1 t\n2 Q0 z 1 1 t\n3 Q0 x 1 1 t\n"})
        looked.collection.runs.push_back({"run", "run", *core::parseRun(run, "run")});
    looked.score();
    const core::MeasureSpec rr = *core::parseMeasureSpec("RR");
    looked.evaluation = core::evaluateCollection(looked.collection, {},
                                                 std::array{*core::parseMeasureSpec("P@2"), rr});
    const QuerySort byRr{QueryKey::Value, 1, true, rr};
    QCOMPARE(looked.arranged("", byRr), std::string("3 1 2"));
    const QuerySort byDifference{QueryKey::Difference, 0, false, rr};
    QCOMPARE(looked.arranged("", byDifference), std::string("2 1 3"));
    const QuerySort byUnknown{QueryKey::Value, 0, false, *core::parseMeasureSpec("AP")};
    QCOMPARE(looked.arranged("", byUnknown), std::string("1 2 3"));

    const std::vector<core::GroupPlaces> groups{{"long", {true, false, true}},
                                                {"new", {false, false, true}}};
    core::QueryView view = looked.view();
    view.groups = groups;
    const auto arranged = [&](const char* filter) {
        return looked.ids(core::arrangedQueries(view, *core::parseQueryFilter(filter), {}, {}));
    };
    QCOMPARE(arranged("group:LONG"), std::string("1 3"));
    QCOMPARE(arranged("group:long and group:new"), std::string("3"));
    QCOMPARE(arranged("not group:long"), std::string("2"));
    QCOMPARE(arranged("group:other"), std::string());
}

void TestQueryOrder::missingIsInSomeFile()
{
    const Looked looked = random(2);
    std::string lacking;
    for (const core::CollectionQuery& query : looked.evaluation.queries) {
        const auto& runs = looked.collection.runs;
        if (!looked.collection.qrels.find(query.id) || !runs[0].lists.has(query.id) ||
            !runs[1].lists.has(query.id))
            lacking += (lacking.empty() ? "" : " ") + query.id;
    }
    QVERIFY(!lacking.empty());
    QCOMPARE(looked.arranged("missing", {}), lacking);
    QCOMPARE(looked.arranged("not missing and not delta < 2", {}), std::string());
}

void TestQueryOrder::wordsOfTexts()
{
    Looked looked = random(3);
    auto texts = std::make_shared<Texts>();
    texts->texts["q2"] = {"\u00c4pfel", "in Cakes"};
    texts->texts["q10"] = {"", "Bread"};
    looked.collection.queryTexts = texts;
    looked.score();
    QCOMPARE(looked.arranged("cakes", {}), std::string("q2"));
    QCOMPARE(looked.arranged("\u00e4PFEL", {}), std::string("q2"));
    QCOMPARE(looked.arranged("b or c", {}), std::string("q2 q10"));
    QVERIFY(looked.arranged("", {QueryKey::Text, 0, false}).starts_with("q10 q2 q1 "));
    QVERIFY(looked.arranged("", {QueryKey::Text, 0, true}).starts_with("q2 q10 q1 "));
    // As in a language in which umlauts do not come last.
    looked.textPlaces.assign(looked.words.size(), core::QueryFacts::none);
    looked.textPlaces[looked.evaluation.find("q2").value()] = 0;
    looked.textPlaces[looked.evaluation.find("q10").value()] = 1;
    QVERIFY(looked.arranged("", {QueryKey::Text, 0, false}).starts_with("q2 q10 q1 "));
}

void TestQueryOrder::countsJudgmentsAsEdited()
{
    Looked looked = random(4);
    QCOMPARE(looked.arranged("judgments > 2", {}), std::string());
    const auto judged = looked.collection.qrels.queries.front().query;
    for (const char* document : {"d7", "d8"})
        looked.edits[judged] =
            core::judged(looked.collection, looked.edits, judged, document, core::Grade(1));
    looked.score();
    QCOMPARE(looked.arranged("judgments = 4", {}), judged);
    QCOMPARE(looked.arranged("edited", {}), judged);
    QVERIFY(looked.arranged("", {QueryKey::Mark, 0, false}).starts_with(judged + ' '));
}

QTEST_APPLESS_MAIN(TestQueryOrder)

}  // namespace tst_query_order

#include "tst_query_order.moc"
