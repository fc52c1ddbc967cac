// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/any_session.h"
#include "core/documents/sessions/collection_session.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>
#include <random>
#include <string>
#include <vector>

namespace tst_collection_session {

using core::CollectionSession;
using core::ErrorCode;
using namespace std::string_literals;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

core::MeasureSpec definition(const std::string& text)
{
    return core::parseMeasureSpec(text).value();
}

/// A session's text with the fields that it cannot do without, unless `fields` has them.
std::string session(const std::string& fields)
{
    std::string text = R"({"format":"rankscope-collection","version":1)";
    if (fields.find(R"("files":)") == std::string::npos)
        text += R"(,"files":["a.qrels","b.run"])";
    if (fields.find(R"("measures":)") == std::string::npos)
        text += R"(,"measures":["nDCG@10"])";
    return text + (fields.empty() ? "" : ",") + fields + "}";
}

/// One whose only edit, of query q1, has these fields.
std::string withEdit(const std::string& fields)
{
    return session(R"("edits":{"q1":{)" + fields + "}}");
}

/// Every field away from its default.
CollectionSession fullSession()
{
    CollectionSession full;
    full.name = "cranfield \"1400\"\n蛋糕";
    full.files = {"cranqrel", "runs/bm25.run", "/data/ä ö.jsonl.gz", ":/examples/cakes"};
    full.measures = {definition("nDCG(gain=exp)@10"), definition("AP(rel=2)"), definition("RR@10")};
    full.measure = 2;
    full.runA = 1;
    full.runB = 7;
    full.rules = {core::NoValueRule::Skip,
                  core::MissingRule::Zero,
                  100,
                  true,
                  core::JudgmentScope::OwnQuery,
                  core::TieRule::OneThreshold,
                  core::OwnDocument::Drop};
    full.topGrade = 2.5;
    full.choices = {core::RankOrder::RankColumn,
                    core::RepeatedGrade::Highest,
                    core::DecimalMark::Comma,
                    {.gb18030 = true, .latin1 = true},
                    {3, 0, 46},
                    "dev \"2\"",
                    {{"frage", "2"},
                     {"dok"},
                     {"anna", "b\"en"},
                     {"bm25"},
                     core::RaterRule::Median,
                     {{"E", 1}, {"S", 0.1}}},
                    core::RepeatedDocument::Best,
                    core::BadLineRule::LeaveOut,
                    {1000}};
    full.edits["q2"].judgments = {
        {"d1", core::Grade(2)}, {"d\t2", core::Grade(-0.5)}, {"d3", core::Grade(0.1 + 0.2)}};
    full.edits["q2"].lists[0] = {{"d3", infinity}, {"d1", 0.1}, {"x\"y", -infinity}};
    full.edits["q2"].lists[49] = {};
    full.edits["q10"].lists[1] = {{"only", -0.0}};
    full.edits["judgments"].judgments = {{"lists", core::Grade(1)}};
    full.columns = {*core::parseMeasureSpec("AP"), *core::parseMeasureSpec("P@5")};
    full.seeds = "-seed*";
    full.groups = {{"lost \"ones\"", "Δ < −0.1 and group:long"}, {"空", ""}};
    full.unknownFields =
        R"({"edits":{"q2":{"judgments":{"d1":{"by":"me"}},"lists":{"0":{"d1":{"z":[1]}}},"why":null}},)"
        R"("groups":{"空":{"colour":"red"}},)"
        R"("later":[1,{"x":null}],"reading":{"fast":true}})";
    return full;
}

}  // namespace

class TestCollectionSession : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void missingFieldsTakeDefaults();
    void everyFieldComesBack();
    void writtenText();
    void measuresOfOthers();
    void weights();
    void unknownFieldsAreKept();
    void unknownFieldsGoWithTheirRow();
    void choicesAndRulesAreWritten();
    void randomSessionsComeBack();
    void isToldByItsFormat();
    void refused_data();
    void refused();
};

void TestCollectionSession::missingFieldsTakeDefaults()
{
    const auto read = core::parseCollectionSession("\xEF\xBB\xBF" + session(""), "file");
    QVERIFY(read);
    CollectionSession expected;
    expected.files = {"a.qrels", "b.run"};
    expected.measures = {definition("nDCG@10")};
    QVERIFY(*read == expected);
}

void TestCollectionSession::everyFieldComesBack()
{
    const std::string text = core::toJson(fullSession());
    const auto read = core::parseCollectionSession(text, "file");
    QVERIFY2(read, text.c_str());
    QVERIFY(*read == fullSession());
    QVERIFY(std::signbit(read->edits.at("q10").lists.at(1)[0].score));
    QCOMPARE(core::toJson(*read), text);
}

void TestCollectionSession::writtenText()
{
    CollectionSession small;
    small.name = "cakes";
    small.files = {"cakes.qrels", "bm25.run"};
    small.measures = {definition("nDCG@10"), definition("AP")};
    small.runB = 1;
    small.edits["q1"].judgments = {{"d1", core::Grade(2)}, {"d2", core::Grade(0.5)}};
    small.edits["q1"].lists[1] = {{"d2", 12.25}, {"d1", 3}};
    small.edits["q2"] = {};
    QCOMPARE(core::toJson(small), R"({
  "format": "rankscope-collection",
  "version": 1,
  "name": "cakes",
  "files": [
    "cakes.qrels",
    "bm25.run"
  ],
  "measures": [
    "nDCG@10",
    "AP"
  ],
  "measure": 0,
  "runA": 0,
  "runB": 1,
  "missing": "skip",
  "noValue": "zero",
  "edits": {
    "q1": {
      "judgments": [
        {"document":"d1","grade":2},
        {"document":"d2","grade":0.5}
      ],
      "lists": {
        "1": [
          {"document":"d2","score":12.25},
          {"document":"d1","score":3}
        ]
      }
    },
    "q2": {
      "judgments": []
    }
  }
}
)"s);
}

/// Of values per query, whose measures only their files know.
void TestCollectionSession::measuresOfOthers()
{
    core::CollectionSession session;
    session.files = {"values.csv"};
    core::MeasureSpec given;
    given.given = "answer relevancy";
    session.measures = {given, {core::Measure::Ndcg, 10, {}}};
    session.columns = {given};
    const std::string text = core::toJson(session);
    QVERIFY2(text.find("\"value:answer relevancy\"") != std::string::npos, text.c_str());
    const auto read = core::parseCollectionSession(text, "s");
    QVERIFY(read);
    QVERIFY(*read == session);
}

void TestCollectionSession::weights()
{
    core::CollectionSession session;
    session.files = {"a.qrels"};
    session.measures = {{core::Measure::Ndcg, 10, {}}};
    session.weights = core::QueryWeights{{{"q1", 0.5}, {"q2", 0}}, "queries.csv:visits"};
    const std::string text = core::toJson(session);
    QVERIFY2(text.find("{\"query\":\"q1\",\"weight\":0.5}") != std::string::npos, text.c_str());
    const auto read = core::parseCollectionSession(text, "s");
    QVERIFY(read);
    QVERIFY(*read == session);
    const auto problem = [&text](const char* from, const char* to) {
        std::string other = text;
        other.replace(other.find(from), std::string(from).size(), to);
        const auto refused = core::parseCollectionSession(other, "s");
        return refused ? core::ErrorCode::Stopped : refused.error().problem;
    };
    QCOMPARE(problem("0.5", "0"), core::ErrorCode::BadValue);  // none is above 0
    QCOMPARE(problem("\"q2\"", "\"q1\""), core::ErrorCode::RepeatedId);
    QVERIFY(problem("0.5", "-1") != core::ErrorCode::Stopped);
    QVERIFY(problem("\"weight\":0.5", "\"much\":0.5") != core::ErrorCode::Stopped);
}

void TestCollectionSession::unknownFieldsAreKept()
{
    const auto read = core::parseCollectionSession(
        session(
            R"("theme":{"z":1},"edits":{"q":{"note":7,"judgments":[{"document":"a","grade":1,)"
            R"("by":18446744073709551615}],"lists":{"0":[{"document":"b","score":"inf","t":0}]}}})"),
        "file");
    QVERIFY(read);
    const std::string text = core::toJson(*read);
    for (const std::string kept : {R"("theme": {"z":1})", R"("note": 7)",
                                   R"({"document":"a","grade":1,"by":18446744073709551615})",
                                   R"({"document":"b","score":"inf","t":0})"})
        QVERIFY2(text.find(kept) != std::string::npos, text.c_str());
    const auto again = core::parseCollectionSession(text, "file");
    QVERIFY(again);
    QVERIFY(*again == *read);
}

void TestCollectionSession::choicesAndRulesAreWritten()
{
    const auto read = core::parseCollectionSession(
        session(R"("depth":50,"ties":"averageGain","judgedOnly":true,"ownDocument":"drop",)"
                R"("reading":{"latin1":true,"gb18030":true,)"
                R"("later":[1],"split":"dev","features":[2,1],"repeated":"last"})"),
        "file");
    QVERIFY(read);
    QVERIFY(read->rules.depth == 50u && read->rules.judgedOnly);
    QVERIFY(read->rules.ties == core::TieRule::AverageGain);
    QVERIFY(read->rules.ownDocument == core::OwnDocument::Drop);
    QVERIFY(read->choices.encodings.latin1 && read->choices.encodings.gb18030 &&
            read->choices.repeated == core::RepeatedGrade::Last);
    QVERIFY(read->choices.mark == core::DecimalMark::Point);
    QVERIFY((read->choices.features == std::vector<std::size_t>{2, 1}));
    const std::string text = core::toJson(*read);
    for (const std::string kept :
         {R"("depth": 50)", R"("ties": "averageGain")", R"("judgedOnly": true)",
          R"("ownDocument": "drop")", R"("repeated": "last")", R"("latin1": true)",
          R"("gb18030": true)", R"("features": [2,1])", R"("split": "dev")", R"("later": [1])"})
        QVERIFY2(text.find(kept) != std::string::npos, text.c_str());
    QVERIFY(text.find("decimalComma") == std::string::npos);
    QVERIFY(text.find("maxExpansion") == std::string::npos);
    const auto again = core::parseCollectionSession(text, "file");
    QVERIFY(again && *again == *read);
}

/// Fields of a judgment that was taken away are nobody's any more.
void TestCollectionSession::unknownFieldsGoWithTheirRow()
{
    CollectionSession edited = fullSession();
    edited.edits["q2"].judgments.erase(edited.edits["q2"].judgments.begin());
    const std::string text = core::toJson(edited);
    QVERIFY(text.find("\"by\"") == std::string::npos);
    QVERIFY(text.find("\"z\"") != std::string::npos);
    QVERIFY(core::parseCollectionSession(text, "file"));
}

void TestCollectionSession::randomSessionsComeBack()
{
    std::mt19937_64 random(5);
    const auto below = [&random](std::size_t end) {
        return static_cast<std::size_t>(random() % end);
    };
    const auto number = [&] {
        // A double of any size, with all its digits.
        return std::ldexp(static_cast<double>(random()) - 9e18, static_cast<int>(below(200)) - 130);
    };
    const std::vector<std::string> measures{"nDCG@10", "AP", "RR", "P@5", "RBP(p=0.95)@20"};
    for (int round = 0; round < 200; ++round) {
        CollectionSession made;
        made.name = std::string(below(5), static_cast<char>('!' + below(90)));
        for (std::size_t i = below(4); i > 0; --i)
            made.files.push_back("f" + std::to_string(i));
        for (std::size_t i = 0; i <= below(measures.size()); ++i)
            made.measures.push_back(definition(measures[i]));
        made.measure = below(made.measures.size());
        made.runA = below(8);
        made.runB = below(8);
        made.rules.missing = static_cast<core::MissingRule>(below(2));
        made.rules.noValue = static_cast<core::NoValueRule>(below(3));
        for (std::size_t query = below(4); query > 0; --query) {
            core::QueryEdit& edit = made.edits["q" + std::to_string(below(100))];
            edit = {};
            for (std::size_t i = below(6); i > 0; --i)
                edit.judgments.push_back({"d" + std::to_string(i), core::Grade(number())});
            for (std::size_t run = below(3); run > 0; --run) {
                auto& list = edit.lists[below(8)];
                list.clear();
                for (std::size_t i = below(6); i > 0; --i)
                    list.push_back({"d" + std::to_string(i), number()});
            }
        }
        const std::string text = core::toJson(made);
        const auto read = core::parseCollectionSession(text, "file");
        QVERIFY2(read, text.c_str());
        QVERIFY2(*read == made, text.c_str());
        QCOMPARE(core::toJson(*read), text);
    }
}

void TestCollectionSession::isToldByItsFormat()
{
    const auto read = core::parseAnySession(core::toJson(fullSession()), "file");
    QVERIFY(read);
    QVERIFY(*read == core::AnySession(fullSession()));
}

void TestCollectionSession::refused_data()
{
    const auto row = refusals::rows();
    row("no object", "[1]", ErrorCode::NotASession, "");
    row("a ranking", R"({"format":"rankscope-session"})", ErrorCode::NotASession,
        "\"rankscope-session\"");
    row("no version", R"({"format":"rankscope-collection"})", ErrorCode::MissingField, "version");
    row("newer version", R"({"format":"rankscope-collection","version":2,"files":1})",
        ErrorCode::NewerVersion, "2");
    row("version 0", R"({"format":"rankscope-collection","version":0})", ErrorCode::BadValue,
        "version");
    row("no files", R"({"format":"rankscope-collection","version":1})", ErrorCode::MissingField,
        "files");
    row("files of another type", session(R"("files":{})"), ErrorCode::WrongType, "files");
    row("a number as file", session(R"("files":["a",7])"), ErrorCode::WrongType, "files[1]");
    row("an unnamed file", session(R"("files":["a",""])"), ErrorCode::BadValue, "files[1]");
    row("a file's name with NUL", session(R"("files":["a\u0000b"])"), ErrorCode::BadValue,
        "files[0]");
    row("no measures", R"({"format":"rankscope-collection","version":1,"files":[]})",
        ErrorCode::MissingField, "measures");
    row("measures of another type", session(R"("measures":"AP")"), ErrorCode::WrongType,
        "measures");
    row("not one measure", session(R"("measures":[])"), ErrorCode::BadValue, "measures");
    row("a number as measure", session(R"("measures":["AP",1])"), ErrorCode::WrongType,
        "measures[1]");
    row("an unknown measure", session(R"("measures":["AP","nDGC@10"])"), ErrorCode::BadMeasureSpec,
        "nDGC@10");
    row("an unknown parameter", session("\"measures\":[\"AP(q=1)\"]"), ErrorCode::BadMeasureSpec,
        "AP(q=1)");
    row("a measure that is not there", session(R"("measure":1)"), ErrorCode::BadValue, "measure");
    row("a measure below 0", session(R"("measure":-1)"), ErrorCode::BadValue, "measure");
    row("a measure by name", session(R"("measure":"AP")"), ErrorCode::WrongType, "measure");
    row("half a run", session(R"("runA":0.5)"), ErrorCode::WrongType, "runA");
    row("a run beyond the millionth", session(R"("runA":1000000)"), ErrorCode::BadValue, "runA");
    row("a run beyond every number", session(R"("runB":18446744073709551615)"), ErrorCode::BadValue,
        "runB");
    row("name of another type", session(R"("name":1)"), ErrorCode::WrongType, "name");
    row("an unknown word", session(R"("missing":"drop")"), ErrorCode::BadValue, "missing");
    row("a number where a word belongs", session(R"("noValue":0)"), ErrorCode::WrongType,
        "noValue");
    row("a depth of 0", session(R"("depth":0)"), ErrorCode::BadValue, "depth");
    row("a scale without a top above 0", session(R"("topGrade":0)"), ErrorCode::BadValue,
        "topGrade");
    row("a depth as text", session(R"("depth":"10")"), ErrorCode::WrongType, "depth");
    row("judged only as number", session(R"("judgedOnly":1)"), ErrorCode::WrongType, "judgedOnly");
    row("an unknown rule for ties", session(R"("ties":"best")"), ErrorCode::BadValue, "ties");
    row("columns of another type", session(R"("reading":{"gradeColumns":[1]})"),
        ErrorCode::WrongType, "reading.gradeColumns[0]");
    row("a rule of raters that is none", session(R"("reading":{"raters":"best"})"),
        ErrorCode::BadValue, "reading.raters");
    row("a word without its grade", session(R"("reading":{"grades":["E=1","S"]})"),
        ErrorCode::BadValue, "reading.grades[1]");
    row("choices of another type", session(R"("reading":[])"), ErrorCode::WrongType, "reading");
    row("an unknown order", session(R"("reading":{"order":"id"})"), ErrorCode::BadValue,
        "reading.order");
    row("a comma as text", session(R"("reading":{"decimalComma":","})"), ErrorCode::WrongType,
        "reading.decimalComma");
    row("a feature below 0", session(R"("reading":{"features":[1,-1]})"), ErrorCode::BadValue,
        "reading.features[1]");
    row("half a feature", session(R"("reading":{"features":[0.5]})"), ErrorCode::WrongType,
        "reading.features[0]");
    row("an expansion to nothing", session(R"("reading":{"maxExpansion":0})"), ErrorCode::BadValue,
        "reading.maxExpansion");
    row("a split as number", session(R"("reading":{"split":1})"), ErrorCode::WrongType,
        "reading.split");
    row("columns of another type", session(R"("columns":"AP")"), ErrorCode::WrongType, "columns");
    row("a column that is no measure", session(R"("columns":["AP","XY"])"),
        ErrorCode::BadMeasureSpec, "XY");
    row("seeds of another type", session(R"("seeds":["a"])"), ErrorCode::WrongType, "seeds");
    row("groups of another type", session(R"("groups":{})"), ErrorCode::WrongType, "groups");
    row("a group of another type", session(R"("groups":["a"])"), ErrorCode::WrongType, "groups[0]");
    row("a group without a filter", session(R"("groups":[{"name":"a"}])"), ErrorCode::MissingField,
        "groups[0].filter");
    row("a group without a name", session(R"("groups":[{"name":"","filter":""}])"),
        ErrorCode::BadValue, "groups[0].name");
    row("a group twice",
        session(R"("groups":[{"name":"a","filter":""},{"name":"a","filter":"b"}])"),
        ErrorCode::BadValue, "groups[1].name");
    row("edits of another type", session(R"("edits":[])"), ErrorCode::WrongType, "edits");
    row("an edit of no query", session(R"("edits":{"":{"judgments":[]}})"), ErrorCode::BadValue,
        "edits");
    row("an edit of another type", session(R"("edits":{"q1":[]})"), ErrorCode::WrongType,
        "edits.q1");
    row("an edit without judgments", withEdit(R"("lists":{})"), ErrorCode::MissingField,
        "edits.q1.judgments");
    row("judgments of another type", withEdit(R"("judgments":{"d1":1})"), ErrorCode::WrongType,
        "edits.q1.judgments");
    row("a judgment of another type", withEdit(R"("judgments":["d1"])"), ErrorCode::WrongType,
        "edits.q1.judgments[0]");
    row("a judgment of no document", withEdit(R"("judgments":[{"grade":1}])"),
        ErrorCode::MissingField, "edits.q1.judgments[0].document");
    row("a document without a name", withEdit(R"("judgments":[{"document":"","grade":1}])"),
        ErrorCode::BadValue, "edits.q1.judgments[0].document");
    row("a document as a number", withEdit(R"("judgments":[{"document":1,"grade":1}])"),
        ErrorCode::WrongType, "edits.q1.judgments[0].document");
    row("no grade", withEdit(R"("judgments":[{"document":"d1"}])"), ErrorCode::MissingField,
        "edits.q1.judgments[0].grade");
    row("no grade, written out", withEdit(R"("judgments":[{"document":"d1","grade":null}])"),
        ErrorCode::WrongType, "edits.q1.judgments[0].grade");
    row("an infinite grade", withEdit(R"("judgments":[{"document":"d1","grade":"inf"}])"),
        ErrorCode::WrongType, "edits.q1.judgments[0].grade");
    row("a grade beyond every number", withEdit(R"("judgments":[{"document":"d1","grade":1e999}])"),
        ErrorCode::JsonNumber, "1e999");
    row("a document judged twice",
        withEdit(
            R"("judgments":[{"document":"d1","grade":1},{"document":"d2","grade":1},{"document":"d1","grade":1}])"),
        ErrorCode::DuplicateDocument, "d1");
    const auto list = [&row](const char* name, const std::string& lists, ErrorCode problem,
                             const std::string& found) {
        row(name, withEdit(R"("judgments":[],"lists":)" + lists), problem, found);
    };
    list("lists of another type", "[]", ErrorCode::WrongType, "edits.q1.lists");
    list("a list of no run", R"({"bm25":[]})", ErrorCode::BadValue, "edits.q1.lists.bm25");
    list("a list of a run beyond the millionth", R"({"1000000":[]})", ErrorCode::BadValue,
         "edits.q1.lists.1000000");
    list("a run with a zero before it", R"({"01":[]})", ErrorCode::BadValue, "edits.q1.lists.01");
    list("a list of another type", R"({"0":{}})", ErrorCode::WrongType, "edits.q1.lists.0");
    list("a row of another type", R"({"0":["d1"]})", ErrorCode::WrongType, "edits.q1.lists.0[0]");
    list("a row of no document", R"({"0":[{"score":1}]})", ErrorCode::MissingField,
         "edits.q1.lists.0[0].document");
    list("a row without a score", R"({"0":[{"document":"d"}]})", ErrorCode::MissingField,
         "edits.q1.lists.0[0].score");
    list("NaN as score", R"({"0":[{"document":"d","score":"nan"}]})", ErrorCode::WrongType,
         "edits.q1.lists.0[0].score");
    list("a document listed twice",
         R"({"1":[],"0":[{"document":"d","score":2},{"document":"d","score":1}]})",
         ErrorCode::DuplicateDocument, "d");
    list("a run twice", R"({"1":[],"1":[]})", ErrorCode::DuplicateField, "edits.q1.lists.1");
    row("a query twice", session(R"("edits":{"q":{"judgments":[]},"q":{"judgments":[]}})"),
        ErrorCode::DuplicateField, "edits.q");
    row("nested beyond reason", session(R"("x":)" + std::string(100'000, '[')),
        ErrorCode::NestedTooDeeply, "64");
    row("cut", "{", ErrorCode::JsonName, "");
    row("Latin-1", session("\"name\":\"caf\xE9\""), ErrorCode::NotUtf8, "0xe9");
}

void TestCollectionSession::refused()
{
    QFETCH(const std::string, text);
    const auto read = core::parseCollectionSession(text, "file");
    QVERIFY(!read);
    QCOMPARE(read.error().file, "file"s);
    refusals::compare(read.error());
}

QTEST_APPLESS_MAIN(TestCollectionSession)

}  // namespace tst_collection_session

#include "tst_collection_session.moc"
