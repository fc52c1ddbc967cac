// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/page_of_collection.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace tst_page_collection {

namespace {

core::RankedItem document(const std::string& id, std::optional<double> grade)
{
    core::RankedItem item;
    item.id = id;
    item.title = "title of " + id;
    if (grade)
        item.grade = core::Grade(*grade);
    return item;
}

core::PageCollection example()
{
    core::PageCollection page;
    page.name = "cakes";
    page.runs = {"bm25", "dense"};
    page.measures = {"RR@5"};
    page.means = {{0.1 + 0.2, std::nullopt}};
    page.pairs = {{{0.0, 0, 1, 0}, {-1.0 / 3, 0, 0, 1}, {1.0 / 3, 1, 0, 0}, {}}};
    core::PageQuery query;
    query.id = "q1";
    query.text = "birthday “cake”\n";
    query.values = {{1.0 / 3, std::nullopt}};
    query.documents = {document("a", 2.5), document("b", std::nullopt)};
    query.lists = {{1, 0}, {}};
    page.queries = {query, query};
    page.allQueries = 7;
    page.runB = 1;
    page.query = 1;
    page.isInOrder = true;
    return page;
}

}  // namespace

class TestPageCollection : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void comesBack();
    void refused_data();
    void refused();
    void pairs();
    void weighted();
};

void TestPageCollection::comesBack()
{
    const std::string text = core::toJson(example());
    const auto read = core::parsePageCollection(text, "page");
    QVERIFY(read);
    QVERIFY(*read == example());
    QCOMPARE(core::toJson(*read), text);
}

void TestPageCollection::refused_data()
{
    const auto row = refusals::rows();
    const auto changed = [](auto change) {
        core::PageCollection page = example();
        change(page);
        return core::toJson(page);
    };
    using core::ErrorCode;
    row("another format", R"({"format": "rankscope-session", "version": 1})",
        ErrorCode::NotASession, "\"rankscope-session\"");
    row("a newer version", R"({"format": "rankscope-page", "version": 2})", ErrorCode::NewerVersion,
        "2");
    row("no runs", R"({"format": "rankscope-page", "version": 1})", ErrorCode::MissingField,
        "runs");
    row("no such measure", changed([](auto& page) { page.measure = 1; }), ErrorCode::BadValue,
        "measure");
    row("no such run", changed([](auto& page) { page.runB = 2; }), ErrorCode::BadValue, "b");
    row("no such query", changed([](auto& page) { page.query = 2; }), ErrorCode::BadValue, "query");
    row("no queries", changed([](auto& page) { page.queries.clear(); }), ErrorCode::BadValue,
        "query");
    row("too few means", changed([](auto& page) { page.means[0].pop_back(); }), ErrorCode::BadValue,
        "means[0]");
    row("too few pairs", changed([](auto& page) { page.pairs[0].pop_back(); }), ErrorCode::BadValue,
        "pairs[0]");
    row("too many values", changed([](auto& page) { page.queries[1].values.push_back({}); }),
        ErrorCode::BadValue, "queries[1].values[1]");
    row("no such document", changed([](auto& page) { page.queries[0].lists[0][1] = 2; }),
        ErrorCode::BadValue, "queries[0].lists[0]");
    row("too few lists", changed([](auto& page) { page.queries[0].lists.pop_back(); }),
        ErrorCode::BadValue, "queries[0].lists");
}

void TestPageCollection::refused()
{
    QFETCH(const std::string, text);
    const auto read = core::parsePageCollection(text, "page");
    QVERIFY(!read);
    refusals::compare(read.error());
}

/// By hand: one won, one tied, two lost.
void TestPageCollection::pairs()
{
    const std::vector<double> differences{0.5, 0, -0.25, -1};
    const core::PagePair pair = core::pagePair(differences);
    QVERIFY((pair == core::PagePair{-0.1875, 1, 1, 2}));
    QVERIFY(core::pagePair({}) == core::PagePair());
}

/// By hand: (3 × 0.5 + 1 × 0) / 4 where one query counts three times; the means differ by as much.
void TestPageCollection::weighted()
{
    core::ValueTable values;
    values.measures = {"AP"};
    values.systems = {{"a", {{"q1", {0.5}}, {"q2", {0.25}}}},
                      {"b", {{"q1", {1.0}}, {"q2", {0.25}}}}};
    core::Collection collection;
    for (const core::SystemValues& system : values.systems)
        collection.runs.push_back({system.name, "values.csv", core::RunLists(), {}});
    collection.values = std::make_shared<const core::ValueTable>(std::move(values));
    collection.weights = core::QueryWeights{{{"q1", 3}, {"q2", 1}}};
    const std::vector definitions{core::measureGiven("AP")};
    const auto evaluation = core::evaluateCollection(collection, {}, definitions, {});
    const std::vector<std::size_t> runs{0, 1};
    const core::PageCollection page = core::pageOfCollection(collection, {}, evaluation, runs, 1);
    QVERIFY(page.means[0][1] && page.means[0][0]);
    QCOMPARE(*page.means[0][1] - *page.means[0][0], 0.375);
    QVERIFY((page.pairs[0][1] == core::PagePair{0.375, 1, 1, 0}));
}

QTEST_APPLESS_MAIN(TestPageCollection)

}  // namespace tst_page_collection

#include "tst_page_collection.moc"
