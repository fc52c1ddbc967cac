// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_filter.h"
#include "core/foundation/text/folded.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace tst_query_filter {

using core::FilterProblem;
using core::QueryFacts;
using core::QueryFilter;
using namespace std::string_literals;
using Kind = FilterProblem::Kind;

namespace {

constexpr double none = QueryFacts::none;

struct Query {
    std::string id;
    std::string text;
    QueryFacts::Values front;
    std::map<std::string, QueryFacts::Values> values;  ///< by definition
    bool isEdited = false;
    bool isMissing = false;
    bool isUnjudged = false;
    double judgments = 0;
    double relevant = 0;
    std::vector<std::string_view> groups = {};  ///< folded
};

const std::vector<Query>& queries()
{
    static const std::vector<Query> all{
        {"c1",
         "Chocolate cake of the day",
         {0.5, 0.25, -0.25},
         {{"Judged@10", {1, 1, 0}},
          {"AP(rel=2)@100", {0.5, 0.125, -0.375}},
          {"RR", {1, 0.5, -0.5}}},
         false,
         false,
         false,
         3,
         2,
         {"short", "two words"}},
        {"c2",
         "apple pie",
         {0.25, 0.5, 0.25},
         {{"Judged@10", {1, 0.5, -0.5}}, {"AP(rel=2)@100", {0.25, 0.75, 0.5}}, {"RR", {1, 1, 0}}},
         false,
         false,
         false,
         3,
         1,
         {"short"}},
        {"c3",
         "K\u00c4SEKUCHEN, a cake",
         {0.75, none, none},
         {{"Judged@10", {0.5, none, none}}, {"RR", {1, none, none}}},
         false,
         true,
         false,
         1,
         1},
        {"c4", "", {}, {}, false, true, true, 0, 0},
        {"c5",
         "what is day and night",
         {1, 1, 0},
         {{"Judged@10", {1, 1, 0}}, {"AP(rel=2)@100", {1, 1, 0}}, {"RR", {1, 1, 0}}},
         true,
         false,
         false,
         10,
         4},
    };
    return all;
}

bool matches(const QueryFilter& filter, const Query& query)
{
    const std::string id = core::folded(query.id);
    const std::string text = core::folded(query.text);
    std::vector<QueryFacts::Values> values{query.front};
    for (const core::MeasureSpec& definition : filter.definitions()) {
        const auto known = query.values.find(core::toText(definition));
        values.push_back(known == query.values.end() ? QueryFacts::Values() : known->second);
    }
    QueryFacts facts;
    facts.id = id;
    facts.text = text;
    facts.isEdited = query.isEdited;
    facts.isMissing = query.isMissing;
    facts.isUnjudged = query.isUnjudged;
    facts.judgments = query.judgments;
    facts.relevant = query.relevant;
    facts.values = values;
    facts.groups = query.groups;
    return filter.matches(facts);
}

/// The ids of the queries that the filter shows.
std::string shown(const QueryFilter& filter)
{
    std::string ids;
    for (const Query& query : queries())
        if (matches(filter, query))
            ids += (ids.empty() ? "" : " ") + query.id;
    return ids;
}

std::string shownBy(const std::string& text)
{
    const auto filter = core::parseQueryFilter(text);
    return filter ? shown(*filter) : "refused: " + filter.error().found;
}

/// A text of pieces of the language in no order.
std::string scrambled(std::mt19937& random)
{
    static const std::array<std::string, 32> pieces{
        "and",   "or",      "not",  "(",       ")",    "<",      "<=",       "=",
        "!=",    "\u2264",  "\"",   "A",       "B",    "0.3",    "\u2212.5", "1e",
        "delta", "\u0394",  "AP",   "(rel=2)", "@10",  "cake",   " ",        " ",
        " ",     "missing", "A.RR", "edited",  "\xff", "\u00c4", "group:",   "group"};
    std::string text;
    for (auto length = random() % 14; length > 0; --length)
        text += pieces[random() % pieces.size()];
    return text;
}

}  // namespace

class TestQueryFilter : public QObject {
    Q_OBJECT
private slots:
    void init();
    void shows_data();
    void shows();
    void refuses_data();
    void refuses();
    void definitions();
    void whatIsRead();
    void notAnyMore();
    void everyTextIsReadOrRefused();
    void parenthesesOutOfNumber();
    void longChains();
    void folds_data();
    void folds();
};

void TestQueryFilter::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestQueryFilter::shows_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("nothing asked shows all", "", "c1 c2 c3 c4 c5");
    row("blanks show all", " \t ", "c1 c2 c3 c4 c5");

    row("word of the text", "cake", "c1 c3");
    row("part of the id", "4", "c4");
    row("upper case is lower case", "CAKE", "c1 c3");
    row("accented letters too", "k\u00e4se", "c3");
    row("every word must occur", "day cake", "c1");
    row("words in any order", "cake chocolate", "c1");
    row("phrase", "\"cake of\"", "c1");
    row("phrase in another order", "\"of cake\"", "");
    row("phrase never closed", "\"of the", "c1");
    row("empty phrase", "\"\"", "c1 c2 c3 c4 c5");
    row("and in quotes is a word", "\"and\"", "c5");
    row("name in quotes is a word", "\"a\" pie", "c2");
    row("name without a sign is a word", "a pie", "c2");
    row("number without a sign is a word", "5", "c5");

    row("below", "delta < -0.1", "c1");
    row("without blanks", "delta<-0.1", "c1");
    row("Greek name and true minus", "\u0394 < \u22120.1", "c1");
    row("increment sign", "\u2206<0", "c1");
    row("at most", "delta <= -0.25", "c1");
    row("at most, one sign", "delta \u2264 -.25", "c1");
    row("above", "B > 0.25", "c2 c5");
    row("at least", "B >= 0.25", "c1 c2 c5");
    row("at least, one sign", "B \u2265 2.5e-1", "c1 c2 c5");
    row("equal", "delta = 0", "c5");
    row("equal, twice the sign", "delta == 0", "c5");
    row("different", "delta != 0", "c1 c2");
    row("different, one sign", "delta \u2260 0", "c1 c2");
    row("names in any case", "DELTA < 0", "c1");
    row("number first", "0.3 < A", "c1 c3 c5");
    row("two names", "A < B", "c2");
    row("range", "0.3 < A < 0.8", "c1 c3");
    row("range downwards", "0.8 > A >= 0.5", "c1 c3");
    row("chain of three", "0.2 < A < B <= 1", "c2");

    row("definition counts in B", "judged@10 < 1", "c2");
    row("definition in A", "A.judged@10 < 1", "c3");
    row("definition in B", "b.judged@10 = 1", "c1 c5");
    row("difference of a definition", "delta.RR < 0", "c1");
    row("difference in Greek", "\u0394.RR<0", "c1");
    row("definition with parameters", "AP(rel=2)@100 > 0.5", "c2 c5");
    row("parameters with blanks", "AP( rel = 2 )@100 > 0.5", "c2 c5");
    row("alias of a measure", "MRR = 1", "c2 c5");
    row("many judgments", "judgments >= 3", "c1 c2 c5");
    row("few relevant", "relevant = 1", "c2 c3");
    row("no judgments", "judgments = 0", "c4");

    row("edited", "edited", "c5");
    row("group", "group:short", "c1 c2");
    row("group in any case, with an equals sign", "Group=SHORT", "c1 c2");
    row("group of several words", "group:\"two words\"", "c1");
    row("one of two groups", "group:short group:long", "c1 c2");
    row("both groups", "group:short and group:\"two words\"", "c1");
    row("not of a group", "not group:short", "c3 c4 c5");
    row("group and a condition", "group:short delta < 0", "c1");
    row("the word group", "group", "");
    row("missing", "missing", "c3 c4");
    row("unjudged", "unjudged", "c4");
    row("flags in any case", "Missing", "c3 c4");

    row("words and a condition", "cake delta < -0.1", "c1");
    row("and between them", "cake and delta < -0.1 and judged@10 = 1", "c1");
    row("or", "pie or day", "c1 c2 c5");
    row("and binds tighter than or", "pie or cake day", "c1 c2");
    row("and binds tighter, or first", "cake day or pie", "c1 c2");
    row("parentheses bind first", "(pie or cake) day", "c1");
    row("parentheses in parentheses", "((pie) or (cake)) (day)", "c1");
    row("not a word", "not cake", "c2 c4 c5");
    row("not binds tighter than and", "not cake day", "c5");
    row("not of a group", "not (cake day)", "c2 c3 c4 c5");
    row("not directly before a group", "not(cake or pie)", "c4 c5");
    row("not not", "not not cake", "c1 c3");
    row("conjunctions in any case", "pie OR Not cake", "c2 c4 c5");
    row("a word with parentheses", "f(x)", "");

    row("no value is not below", "delta < 1", "c1 c2 c5");
    row("nor above", "delta > -1", "c1 c2 c5");
    row("nor different", "delta != 7", "c1 c2 c5");
    row("nor not below", "not delta < 0", "c2 c5");
    row("nor the one or the other", "delta < 0 or not delta < 0", "c1 c2 c5");
    row("what holds beside it shows", "delta < 0 or missing", "c1 c3 c4");
    row("what fails beside it hides", "not (delta < 0 and cake)", "c2 c4 c5");
    row("no value is not itself", "B = B", "c1 c2 c5");
}

void TestQueryFilter::shows()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, expected);
    QCOMPARE(shownBy(text), expected);
}

void TestQueryFilter::refuses_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<Kind>("kind");
    QTest::addColumn<std::size_t>("position");
    QTest::addColumn<std::string>("found");
    QTest::addColumn<std::string>("nearest");
    const auto row = [](const char* name, const std::string& text, Kind kind, std::size_t position,
                        const std::string& found, const std::string& nearest = {}) {
        QTest::newRow(name) << text << kind << position << found << nearest;
    };
    row("nothing before the sign", "< 3", Kind::NoName, 0, "<");
    row("sign after and", "cake and < 3", Kind::NoName, 9, "<");
    row("sign after sign", "delta < < 3", Kind::NoValue, 6, "<");
    row("nothing after the sign", "delta <", Kind::NoValue, 6, "<");
    row("minus after the sign", "delta < -", Kind::NoValue, 6, "<");
    row("true minus after the sign", "delta < \u2212", Kind::NoValue, 6, "<");
    row("and after the sign", "delta >= and cake", Kind::NoValue, 6, ">=");
    row("parenthesis after the sign", "delta = (1)", Kind::NoValue, 6, "=");
    row("open range", "0.1 < A <", Kind::NoValue, 8, "<");
    row("numbers alone", "0.1 < 0.3", Kind::OnlyNumbers, 4, "<");
    row("decimal comma", "delta < 0,1", Kind::BadNumber, 8, "0,1", "0.1");
    row("two points", "delta < 0.1.2", Kind::BadNumber, 8, "0.1.2");
    row("unit", "delta < 10%", Kind::BadNumber, 8, "10%");
    row("typing slip in a measure", "ncdg@10 < 1", Kind::UnknownName, 0, "ncdg@10", "nDCG@10");
    row("typing slip behind A", "A.ncdg@10 < 1", Kind::UnknownName, 0, "A.ncdg@10", "A.nDCG@10");
    row("typing slip in delta", "detla < 1", Kind::UnknownName, 0, "detla", "delta");
    row("typing slip in relevant", "relevent < 1", Kind::UnknownName, 0, "relevent", "relevant");
    row("nothing behind A.", "A. < 1", Kind::UnknownName, 0, "A.");
    row("no such name", "cake < 1", Kind::UnknownName, 0, "cake");
    row("name on the right", "A < quality", Kind::UnknownName, 4, "quality");
    row("phrase as a name", "\"AP\" < 1", Kind::UnknownName, 0, "AP");
    row("no such parameter", "AP(rle=2) < 1", Kind::BadMeasureSpec, 0, "AP(rle=2)");
    row("bad cutoff", "pie nDCG@0 < 1", Kind::BadMeasureSpec, 4, "nDCG@0");
    row("nothing after and", "cake and", Kind::NoTerm, 5, "and");
    row("nothing before and", "and cake", Kind::NoTerm, 0, "and");
    row("and twice", "cake and and pie", Kind::NoTerm, 9, "and");
    row("nothing after or", "cake or", Kind::NoTerm, 5, "or");
    row("nothing before or", "or cake", Kind::NoTerm, 0, "or");
    row("nothing after not", "cake not", Kind::NoTerm, 5, "not");
    row("not before or", "not or cake", Kind::NoTerm, 0, "not");
    row("empty parentheses", "cake ()", Kind::NoTerm, 5, "(");
    row("or at the end of a group", "(cake or)", Kind::NoTerm, 6, "or");
    row("never closed", "cake (pie", Kind::NoClosing, 5, "(");
    row("never closed, two", "((pie)", Kind::NoClosing, 0, "(");
    row("never opened", "cake)", Kind::NoOpening, 4, ")");
    row("closing alone", ")", Kind::NoOpening, 0, ")");
    row("position in bytes", "\u00c4pfel \u0394 <", Kind::NoValue, 10, "<");
}

void TestQueryFilter::refuses()
{
    QFETCH(const std::string, text);
    QFETCH(const Kind, kind);
    QFETCH(const std::size_t, position);
    QFETCH(const std::string, found);
    QFETCH(const std::string, nearest);
    const auto filter = core::parseQueryFilter(text);
    QVERIFY(!filter);
    const FilterProblem& problem = filter.error();
    QCOMPARE(problem.found, found);
    QCOMPARE(static_cast<int>(problem.kind), static_cast<int>(kind));
    QCOMPARE(problem.position, position);
    QCOMPARE(problem.nearest, nearest);
    QCOMPARE(!problem.definition.empty(), kind == Kind::BadMeasureSpec);
}

void TestQueryFilter::definitions()
{
    const auto filter = core::parseQueryFilter(
        "A.RR@10 > B.rr@10 or judged@10 < 1 or delta < 0 or AP(rel=1) > 0 or ap < 1");
    QVERIFY(filter);
    std::vector<std::string> texts;
    for (const core::MeasureSpec& definition : filter->definitions())
        texts.push_back(core::toText(definition));
    QCOMPARE(texts, (std::vector<std::string>{"RR@10", "Judged@10", "AP"}));
}

void TestQueryFilter::whatIsRead()
{
    QVERIFY(core::parseQueryFilter("")->acceptsAll());
    QVERIFY(QueryFilter().acceptsAll());
    QVERIFY(!core::parseQueryFilter("cake")->acceptsAll());
    QVERIFY(core::parseQueryFilter("cake")->readsWords());
    QVERIFY(!core::parseQueryFilter("delta < 0 edited")->readsWords());
    QVERIFY(core::parseQueryFilter("0 < relevant")->readsJudgments());
    QVERIFY(core::parseQueryFilter("judgments < 2")->readsJudgments());
    QVERIFY(!core::parseQueryFilter("judged@10 < 1 relevant")->readsJudgments());
}

void TestQueryFilter::notAnyMore()
{
    // A query is shown by a filter or by its denial, and by neither only where a number lacks.
    std::mt19937 random(5);
    for (int round = 0; round < 2000; ++round) {
        const std::string text = scrambled(random);
        const auto filter = core::parseQueryFilter(text);
        if (!filter || filter->acceptsAll())
            continue;
        const auto denial = core::parseQueryFilter("not (" + text + ")");
        if (!denial)  // a quote that is never closed takes the parenthesis
            continue;
        for (const Query& query : queries()) {
            const bool isShown = matches(*filter, query);
            QVERIFY2(!(isShown && matches(*denial, query)), text.c_str());
            if (query.id == "c5" && filter->definitions().empty())
                QVERIFY2(isShown != matches(*denial, query), text.c_str());
        }
    }
}

void TestQueryFilter::everyTextIsReadOrRefused()
{
    std::mt19937 random(3);
    int read = 0;
    int refused = 0;
    for (int round = 0; round < 20'000; ++round) {
        const std::string text = scrambled(random);
        const auto filter = core::parseQueryFilter(text);
        if (filter) {
            shown(*filter);
            ++read;
        } else {
            QVERIFY2(filter.error().position < text.size(), text.c_str());
            ++refused;
        }
    }
    QVERIFY(read > 1000);
    QVERIFY(refused > 1000);
}

void TestQueryFilter::parenthesesOutOfNumber()
{
    const auto nested = [](std::size_t depth) {
        return std::string(depth, '(') + "cake" + std::string(depth, ')');
    };
    QCOMPARE(shownBy(nested(64)), "c1 c3"s);
    const auto tooDeep = core::parseQueryFilter(nested(65));
    QVERIFY(!tooDeep);
    QCOMPARE(static_cast<int>(tooDeep.error().kind), static_cast<int>(Kind::TooDeep));
    QVERIFY(!core::parseQueryFilter(std::string(1'000'000, '(')));
}

void TestQueryFilter::longChains()
{
    std::string nots;
    for (int i = 0; i < 100'001; ++i)
        nots += "not ";
    QCOMPARE(shownBy(nots + "cake"), "c2 c4 c5"s);
    std::string chain = "0 <= A";
    for (int i = 0; i < 100'000; ++i)
        chain += " <= 1";
    // 1 <= 1 is true, and has no name.
    QCOMPARE(shownBy(chain), "refused: <="s);
    std::string names = "0.5 <= A";
    for (int i = 0; i < 100'000; ++i)
        names += " <= A";
    QCOMPARE(shownBy(names), "c1 c3 c5"s);
}

void TestQueryFilter::folds_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("expected");
    const auto row = [](const char* name, const std::string& text, const std::string& expected) {
        QTest::newRow(name) << text << expected;
    };
    row("Latin", "Hello 42!", "hello 42!");
    row("Latin-1", "\u00c4\u00d6\u00dc \u00c9\u00de", "\u00e4\u00f6\u00fc \u00e9\u00fe");
    row("signs between the letters", "\u00d7\u00f7\u00df", "\u00d7\u00f7\u00df");
    row("Latin Extended-A", "\u0141\u00f3d\u017a \u0160kofja \u010cesk\u00fd \u017d",
        "\u0142\u00f3d\u017a \u0161kofja \u010desk\u00fd \u017e");
    row("dotless and dotted i, kra", "\u0131\u0138", "\u0131\u0138");
    row("Greek", "\u0391\u03a3\u03a9\u03c2", "\u03b1\u03c3\u03c9\u03c2");
    row("Cyrillic", "\u041c\u043e\u0441\u043a\u0432\u0410 \u0401",
        "\u043c\u043e\u0441\u043a\u0432\u0430 \u0451");
    row("no case", "\u86cb\u7cd5", "\u86cb\u7cd5");
    row("no UTF-8", "A\xc3", "a\xc3");
    row("no UTF-8 within", "\xc3Z\xff", "\xc3z\xff");
}

void TestQueryFilter::folds()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, expected);
    QCOMPARE(core::folded(text), expected);
}

QTEST_APPLESS_MAIN(TestQueryFilter)

}  // namespace tst_query_filter

#include "tst_query_filter.moc"
