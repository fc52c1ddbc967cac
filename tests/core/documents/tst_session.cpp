// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/session.h"
#include "core/documents/sessions/session_queries.h"
#include "tests/read_files.h"

#include "core/foundation/file/text_source.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <cmath>
#include <limits>
#include <string>

namespace tst_session {

using core::ErrorCode;
using core::Measure;
using namespace std::string_literals;

namespace {

/// A session with these fields after the format and the version.
std::string session(const std::string& fields)
{
    return R"({"format":"rankscope-session","version":1,)" + fields + "}";
}

/// A session whose list holds these documents.
std::string documents(const std::string& ranked)
{
    return session(R"("ranked":[)" + ranked + "]");
}

core::RankedItem document(const std::string& id, core::Grade grade = {})
{
    core::RankedItem made;
    made.id = id;
    made.grade = grade;
    return made;
}

/// Every field away from its default.
core::Session fullSession()
{
    core::Session full;
    full.list.query = "birthday \"cake\"\n蛋糕";
    core::RankedItem first = document("a", core::Grade(4));
    first.title = "Chocolate cake";
    first.score = 0.1;
    first.unknownFields = R"({"note":"kept"})";
    core::RankedItem second = document("b");
    second.score = -std::numeric_limits<double>::infinity();
    full.list.ranked = {first, second, document("c", core::Grade(-2.5))};
    full.list.notRetrieved = {document("d", core::Grade(0))};
    full.cutoff = 25;
    full.settings.relevantFrom = 2;
    full.settings.gain = core::Gain::Exponential;
    full.settings.discount = core::Discount::JarvelinKekalainen;
    full.settings.discountBase = 2.5;
    full.settings.ideal = core::IdealPool::RetrievedOnly;
    full.settings.apDenominator = core::ApDenominator::Capped;
    full.settings.gainTable.read("1:2,3:8");
    full.settings.idealCutoff = core::IdealCutoff::Relevant;
    full.settings.rrTarget = core::RrTarget::HighestGrade;
    full.settings.noHit = core::NoHit::LeaveOut;
    full.settings.rbpGain = core::RbpGain::Graded;
    full.settings.persistence = 0.95;
    full.settings.topGrade = 5;
    full.settings.beta = 0.5;
    full.settings.pairWeight = core::PairWeight::GradeGap;
    full.settings.earners = core::Earners::RelevantOnly;
    full.settings.precisionDenominator = core::PrecisionDenominator::Retrieved;
    full.settings.judgedCount = core::JudgedCount::Holes;
    full.shown = {Measure::Ap, Measure::Ndcg, Measure::RecallCap};
    full.selected = Measure::Ndcg;
    full.unknownFields = R"({"later":[1,{"x":null}],"settings":{"tilt":0.25}})";
    full.queryFields = R"({"b":{"why":"tried"},"topic":7})";
    full.other.emplace();
    full.other->query = full.list.query;
    full.other->ranked = {full.list.ranked[2], document("e", core::Grade(1)), first};
    full.other->notRetrieved = {full.list.notRetrieved[0], second};
    full.listName = core::ListName::B;
    return full;
}

}  // namespace

class TestSession : public QObject {
    Q_OBJECT
private slots:
    void init();
    void missingFieldsTakeDefaults();
    void accepted_data();
    void accepted();
    void everyFieldComesBack();
    void writtenText();
    void twoLists();
    void severalQueries();
    void olderProgramsKeepTheQueries();
    void unknownFieldsAreKept();
    void everyMeasureComesBack();
    void numbersComeBackExactly_data();
    void numbersComeBackExactly();
    void invalidUtf8IsWrittenReadably();
    void refused_data();
    void refused();
    void syntaxErrorSaysWhat();
    void readWhatWasSaved();
};

void TestSession::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestSession::missingFieldsTakeDefaults()
{
    const auto read = core::parseSession(documents(""), "file");
    QVERIFY(read);
    core::Session expected;
    expected.shown = {Measure::Ndcg};
    QVERIFY(*read == expected);
}

void TestSession::accepted_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<core::Session>("expected");
    core::Session base;
    base.shown = {Measure::Ndcg};

    core::Session changed = base;
    changed.list.ranked = {document("a")};
    QTest::newRow("no grade is unjudged") << documents(R"({"id":"a"})") << changed;
    QTest::newRow("grade null is unjudged") << documents(R"({"id":"a","grade":null})") << changed;
    QTest::newRow("score null is none") << documents(R"({"id":"a","score":null})") << changed;
    changed.list.ranked[0].score = std::numeric_limits<double>::infinity();
    QTest::newRow("infinite score") << documents(R"({"id":"a","score":"inf"})") << changed;

    changed = base;
    changed.shown = {Measure::Ap, Measure::Rr};
    changed.selected = Measure::Ap;
    QTest::newRow("the first measure is selected")
        << session(R"("measures":["AP","RR"],"ranked":[])") << changed;
    changed.shown = {Measure::Ap};
    QTest::newRow("the selected measure is shown")
        << session(R"("measures":[],"selected":"AP","ranked":[])") << changed;

    changed = base;
    changed.settings.topGrade = 4;
    QTest::newRow("maxGrade") << session(R"("settings":{"maxGrade":4},"ranked":[])") << changed;
    QTest::newRow("maxGrade null")
        << session(R"("settings":{"maxGrade":null},"ranked":[])") << base;
    QTest::newRow("words whatever their case")
        << session(R"("settings":{"gain":"LINEAR"},"measures":["ndcg"],"ranked":[])") << base;
    QTest::newRow("byte order mark") << "\xEF\xBB\xBF" + documents("") << base;
    QTest::newRow("CRLF") << "\r\n" + documents("\r\n") + "\r\n" << base;
}

void TestSession::accepted()
{
    QFETCH(const std::string, text);
    QFETCH(const core::Session, expected);
    const auto read = core::parseSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == expected);
}

void TestSession::everyFieldComesBack()
{
    const core::Session full = fullSession();
    const std::string text = core::toJson(full);
    const auto read = core::parseSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == full);
    QVERIFY2(core::toJson(*read) == text, "the same session gives the same bytes");
}

void TestSession::writtenText()
{
    core::Session small;
    small.list.query = "birthday cake";
    small.list.ranked = {document("a", core::Grade(4)), document("b")};
    small.list.ranked[0].title = "Cake";
    small.list.ranked[0].score = 1.5;
    small.shown = {Measure::Ndcg, Measure::Ap};
    QCOMPARE(core::toJson(small), R"({
  "format": "rankscope-session",
  "version": 1,
  "query": "birthday cake",
  "cutoff": 10,
  "settings": {"rel":1,"gain":"linear","earners":"all","discount":"log2","base":2,"ideal":"judged","apDenominator":"relevant","precisionDenominator":"k","rrTarget":"first","noHit":"zero","p":0.8,"rbpGain":"binary","maxGrade":null,"beta":1,"pairWeights":"uniform","judgedCounts":"judged"},
  "measures": ["nDCG","AP"],
  "selected": "nDCG",
  "ranked": [
    {"id":"a","title":"Cake","grade":4,"score":1.5},
    {"id":"b","grade":null}
  ],
  "notRetrieved": []
}
)"s);
}

// A stands where the only list would stand, whichever is shown: older programs show A.
void TestSession::twoLists()
{
    core::Session two;
    two.shown = {Measure::Ndcg};
    two.list.ranked = {document("b"), document("c", core::Grade(1)), document("a", core::Grade(4))};
    two.other.emplace();
    two.other->ranked = {document("a", core::Grade(4)), document("b")};
    two.listName = core::ListName::B;
    const std::string text = core::toJson(two);
    const std::string lists = R"(
  "ranked": [
    {"id":"a","grade":4},
    {"id":"b","grade":null}
  ],
  "notRetrieved": [],
  "b": {
    "shown": true,
    "ranked": [
      "b",
      {"id":"c","grade":1},
      "a"
    ],
    "notRetrieved": []
  }
}
)";
    QVERIFY2(text.ends_with(lists), text.c_str());
    const auto read = core::parseSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == two);
    std::swap(two.list, *two.other);
    two.listName = core::ListName::A;
    const auto other = core::parseSession(core::toJson(two), "file");
    QVERIFY(other);
    QVERIFY(*other == two);
    const auto unsaid =
        core::parseSession(session(R"("ranked":[{"id":"a"}],"b":{"ranked":[]})"), "file");
    QVERIFY(unsaid);
    QVERIFY(unsaid->other && unsaid->other->ranked.empty());
    QVERIFY(unsaid->listName == core::ListName::A);
}

void TestSession::severalQueries()
{
    core::Session several = fullSession();
    core::QueryLists first;
    first.list.query = "first";
    first.list.ranked = {document("a", core::Grade(2)), document("e")};
    core::QueryLists second = first;
    second.list.query = "second";
    second.queryFields = R"({"b":{"why":"tried"},"note":[1]})";
    second.other.emplace();
    second.other->query = "second";
    second.other->ranked = {document("e"), document("x", core::Grade(1))};
    second.listName = core::ListName::B;
    several.before = {first, second};
    several.after = {second, first, first};
    QCOMPARE(core::queryCount(several), std::size_t{6});
    const auto read = core::parseSession(core::toJson(several), "file");
    QVERIFY(read);
    QVERIFY(*read == several);
    QCOMPARE(core::toJson(*read), core::toJson(several));
}

// What stands in front is where one list would stand, and the others are fields to keep.
void TestSession::olderProgramsKeepTheQueries()
{
    core::Session one;
    one.shown = {Measure::Ndcg};
    one.list.query = "in front";
    one.list.ranked = {document("a", core::Grade(1))};
    const std::string alone = core::toJson(one);
    one.after.push_back({one.list, {}, {}, {}});
    one.after.back().list.query = "behind";
    const std::string text = core::toJson(one);
    QVERIFY(text.starts_with(alone.substr(0, alone.size() - 3)));
    const std::string others = R"(
  "after": [
    {
      "query": "behind",
      "ranked": [
        {"id":"a","grade":1}
      ],
      "notRetrieved": []
    }
  ]
}
)";
    QVERIFY2(text.ends_with(others), text.c_str());
}

void TestSession::unknownFieldsAreKept()
{
    const auto read = core::parseSession(
        session(
            R"("theme":{"z":1,"a":[true,-0.5,"x"]},"settings":{"gain":"exp","tilt":3},)"
            R"("ranked":[{"id":"a","note":"hm","grade":1}],"notRetrieved":[{"id":"b","by":null}])"),
        "file");
    QVERIFY(read);
    QCOMPARE(read->unknownFields,
             R"({"settings":{"tilt":3},"theme":{"a":[true,-0.5,"x"],"z":1}})"s);
    QCOMPARE(read->list.ranked[0].unknownFields, R"({"note":"hm"})"s);
    QCOMPARE(read->list.notRetrieved[0].unknownFields, R"({"by":null})"s);
    const std::string text = core::toJson(*read);
    for (const std::string kept :
         {R"("theme": {"a":[true,-0.5,"x"],"z":1})", R"("judgedCounts":"judged","tilt":3})",
          R"({"id":"a","grade":1,"note":"hm"})", R"({"id":"b","grade":null,"by":null})"})
        QVERIFY2(text.find(kept) != std::string::npos, kept.c_str());
    const auto again = core::parseSession(text, "file");
    QVERIFY(again);
    QVERIFY(*again == *read);
}

void TestSession::everyMeasureComesBack()
{
    core::Session all;
    for (int i = 0; i <= static_cast<int>(Measure::Rc); ++i)
        all.shown.push_back(static_cast<Measure>(i));
    all.selected = Measure::Rc;
    const auto read = core::parseSession(core::toJson(all), "file");
    QVERIFY(read);
    QVERIFY(*read == all);
}

void TestSession::numbersComeBackExactly_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<std::string>("written");
    QTest::newRow("whole") << 3.0 << "3"s;
    QTest::newRow("half") << 2.5 << "2.5"s;
    QTest::newRow("0.1") << 0.1 << "0.1"s;
    QTest::newRow("0.1 + 0.2") << 0.1 + 0.2 << "0.30000000000000004"s;
    QTest::newRow("negative zero") << -0.0 << "-0.0"s;
    QTest::newRow("2^53") << 9007199254740992.0 << "9007199254740992"s;
    QTest::newRow("largest") << std::numeric_limits<double>::max() << "1.7976931348623157e+308"s;
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min() << "5e-324"s;
}

void TestSession::numbersComeBackExactly()
{
    QFETCH(const double, number);
    QFETCH(const std::string, written);
    core::Session one;
    one.shown = {Measure::Ndcg};
    one.list.ranked = {document("a", core::Grade(number))};
    one.list.ranked[0].score = number;
    const std::string text = core::toJson(one);
    QVERIFY(text.find("\"score\":" + written + "}") != std::string::npos);
    const auto read = core::parseSession(text, "file");
    QVERIFY(read);
    const double score = read->list.ranked[0].score.value();
    QVERIFY(score == number && std::signbit(score) == std::signbit(number));
    QVERIFY(read->list.ranked[0].grade.value() == number);
}

void TestSession::invalidUtf8IsWrittenReadably()
{
    core::Session odd;
    odd.list.query = "caf\xE9";
    odd.shown = {Measure::Ndcg};
    const auto read = core::parseSession(core::toJson(odd), "file");
    QVERIFY(read);
    QCOMPARE(read->list.query, "caf\uFFFD"s);
}

void TestSession::refused_data()
{
    const auto row = refusals::rows();
    row("no object", "[1]", ErrorCode::NotASession, "");
    row("no format", R"({"version":1,"ranked":[]})", ErrorCode::NotASession, "");
    row("another format", R"({"format":"geojson"})", ErrorCode::NotASession, "\"geojson\"");
    row("format of another type", R"({"format":1})", ErrorCode::NotASession, "1");
    row("no version", R"({"format":"rankscope-session","ranked":[]})", ErrorCode::MissingField,
        "version");
    row("version as text", R"({"format":"rankscope-session","version":"1"})", ErrorCode::WrongType,
        "version");
    row("version 0", R"({"format":"rankscope-session","version":0})", ErrorCode::BadValue,
        "version");
    row("newer version", R"({"format":"rankscope-session","version":2,"ranked":1})",
        ErrorCode::NewerVersion, "2");
    row("far newer version", R"({"format":"rankscope-session","version":18446744073709551615})",
        ErrorCode::NewerVersion, "18446744073709551615");
    row("no list", session(R"("cutoff":10)"), ErrorCode::MissingField, "ranked");
    row("queries that are no array", session(R"("ranked":[],"before":{})"), ErrorCode::WrongType,
        "before");
    row("a query that is no object", session(R"("ranked":[],"after":[1])"), ErrorCode::WrongType,
        "after[0]");
    row("another query without a list", session(R"("ranked":[],"after":[{"query":"x"}])"),
        ErrorCode::MissingField, "after[0].ranked");
    row("a document of another query twice",
        session(R"("ranked":[],"before":[{"ranked":[{"id":"a"},{"id":"a"}]}])"),
        ErrorCode::DuplicateDocument, "a");
    row("list of another type", session(R"("ranked":{})"), ErrorCode::WrongType, "ranked");
    row("second list of another type", session(R"("ranked":[],"notRetrieved":null)"),
        ErrorCode::WrongType, "notRetrieved");
    row("document of another type", documents(R"({"id":"a"},"b")"), ErrorCode::WrongType,
        "ranked[1]");
    row("no id", documents(R"({"id":"a"},{"grade":1})"), ErrorCode::MissingField, "ranked[1].id");
    row("empty id", documents(R"({"id":""})"), ErrorCode::BadValue, "ranked[0].id");
    row("number as id", documents(R"({"id":7})"), ErrorCode::WrongType, "ranked[0].id");
    row("title of another type", documents(R"({"id":"a","title":7})"), ErrorCode::WrongType,
        "ranked[0].title");
    row("grade as text", documents(R"({"id":"a","grade":"3"})"), ErrorCode::WrongType,
        "ranked[0].grade");
    row("score as text", documents(R"({"id":"a","score":"nan"})"), ErrorCode::WrongType,
        "ranked[0].score");
    row("id twice", documents(R"({"id":"a"},{"id":"a"})"), ErrorCode::DuplicateDocument, "a");
    row("id in both lists", session(R"("ranked":[{"id":"a"}],"notRetrieved":[{"id":"a"}])"),
        ErrorCode::DuplicateDocument, "a");
    const auto second = [](const std::string& b) {
        return session(R"("ranked":[{"id":"a"}],"notRetrieved":[{"id":"n"}],"b":)" + b);
    };
    row("list B of another type", second("[]"), ErrorCode::WrongType, "b");
    row("list B that is nothing", second("null"), ErrorCode::WrongType, "b");
    row("list B without a list", second(R"({"shown":true})"), ErrorCode::MissingField, "b.ranked");
    row("list B with a word for its list", second(R"({"ranked":"a"})"), ErrorCode::WrongType,
        "b.ranked");
    row("second list of B of another type", second(R"({"ranked":["a"],"notRetrieved":{}})"),
        ErrorCode::WrongType, "b.notRetrieved");
    row("shown that is no yes or no", second(R"({"shown":"B","ranked":[]})"), ErrorCode::WrongType,
        "b.shown");
    row("a number in list B", second(R"({"ranked":["a",7]})"), ErrorCode::WrongType, "b.ranked[1]");
    row("a document that A does not hold", second(R"({"ranked":["a","x"]})"),
        ErrorCode::UnknownDocument, "x");
    row("a document twice in B", second(R"({"ranked":["a"],"notRetrieved":["n","a"]})"),
        ErrorCode::DuplicateDocument, "a");
    row("a document of A as a whole in B", second(R"({"ranked":[{"id":"a","grade":3}]})"),
        ErrorCode::DuplicateDocument, "a");
    row("a whole document of B twice", second(R"({"ranked":[{"id":"x"},{"id":"x"}]})"),
        ErrorCode::DuplicateDocument, "x");
    row("a whole document of B, then its id", second(R"({"ranked":[{"id":"x"},"x"]})"),
        ErrorCode::DuplicateDocument, "x");
    row("a document of B without an id", second(R"({"ranked":[{"grade":1}]})"),
        ErrorCode::MissingField, "b.ranked[0].id");
    row("query of another type", session(R"("query":1,"ranked":[])"), ErrorCode::WrongType,
        "query");
    row("cutoff 0", session(R"("cutoff":0,"ranked":[])"), ErrorCode::BadValue, "cutoff");
    row("negative cutoff", session(R"("cutoff":-1,"ranked":[])"), ErrorCode::BadValue, "cutoff");
    row("cutoff beyond every list", session(R"("cutoff":18446744073709551615,"ranked":[])"),
        ErrorCode::BadValue, "cutoff");
    row("fractional cutoff", session(R"("cutoff":1.5,"ranked":[])"), ErrorCode::WrongType,
        "cutoff");
    row("settings of another type", session(R"("settings":[],"ranked":[])"), ErrorCode::WrongType,
        "settings");
    row("unknown word in a setting", session(R"("settings":{"gain":"cubic"},"ranked":[])"),
        ErrorCode::BadValue, "settings.gain");
    row("number where a word belongs", session(R"("settings":{"gain":1},"ranked":[])"),
        ErrorCode::WrongType, "settings.gain");
    row("word where a number belongs", session(R"("settings":{"p":"0.8"},"ranked":[])"),
        ErrorCode::WrongType, "settings.p");
    row("null where there is a default", session(R"("settings":{"p":null},"ranked":[])"),
        ErrorCode::WrongType, "settings.p");
    row("setting out of range", session(R"("settings":{"p":1},"ranked":[])"), ErrorCode::BadValue,
        "settings.p");
    row("measures of another type", session(R"("measures":"AP","ranked":[])"), ErrorCode::WrongType,
        "measures");
    row("measure of another type", session(R"("measures":["AP",1],"ranked":[])"),
        ErrorCode::WrongType, "measures[1]");
    row("unknown measure", session(R"("measures":["MAPP"],"ranked":[])"), ErrorCode::BadMeasureSpec,
        "MAPP");
    row("measure with its own cutoff", session(R"("measures":["AP@5"],"ranked":[])"),
        ErrorCode::BadMeasureSpec, "AP@5");
    row("measure twice", session(R"("measures":["AP","AP"],"ranked":[])"), ErrorCode::BadValue,
        "measures[1]");
    row("selected of another type", session(R"("selected":null,"ranked":[])"), ErrorCode::WrongType,
        "selected");
    row("unknown selected measure", session(R"("selected":"XYZ","ranked":[])"),
        ErrorCode::BadMeasureSpec, "XYZ");
    row("field twice", session(R"("cutoff":1,"ranked":[],"cutoff":2)"), ErrorCode::DuplicateField,
        "cutoff");
    row("field of a document twice",
        documents(R"({"id":"a"},{"id":"b","x":{"y":[0,{"z":1,"z":2}]}})"),
        ErrorCode::DuplicateField, "ranked[1].x.y[1].z");
    row("nested beyond reason", session(R"("x":)" + std::string(100'000, '[')),
        ErrorCode::NestedTooDeeply, "64");
}

void TestSession::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    const auto read = core::parseSession(text, "file");
    QVERIFY(!read);
    QCOMPARE(read.error().file, "file"s);
    QVERIFY(read.error().line == 1 || problem == ErrorCode::NotASession);
    QCOMPARE(read.error().problem, problem);
    QCOMPARE(read.error().found, found);
}

void TestSession::syntaxErrorSaysWhat()
{
    const auto errorOf = [](const std::string& text) {
        const auto read = core::parseSession(text, "file");
        return read ? core::ParseError{} : read.error();
    };
    const auto check = [](const core::ParseError& error, std::size_t line, ErrorCode problem,
                          const std::string& found) {
        QCOMPARE(error.line, line);
        QCOMPARE(error.problem, problem);
        QCOMPARE(error.found, found);
    };
    check(errorOf(""), 1, ErrorCode::JsonValue, "");
    check(errorOf("{\n\"a\": 1,\r\n}"), 3, ErrorCode::JsonName, "}");
    check(errorOf("{\n\n\"a\": \"x\ny\"}"), 3, ErrorCode::JsonText, "\"x\n");
    check(errorOf("{\"a\": \"\\q\"}"), 1, ErrorCode::JsonText, "\"\\q");
    check(errorOf("{\"a\": \"x"), 1, ErrorCode::JsonText, "");
    check(errorOf("{\"a\":\n1e999}"), 2, ErrorCode::JsonNumber, "1e999");
    check(errorOf("{\"a\": -}"), 1, ErrorCode::JsonNumber, "-");
    check(errorOf("{\"a\":\nNaN}"), 2, ErrorCode::JsonValue, "NaN");
    check(errorOf("{\"a\": tru}"), 1, ErrorCode::JsonValue, "tru");
    check(errorOf("{\"a\": ,}"), 1, ErrorCode::JsonValue, ",");
    check(errorOf("{\"a\" 1}"), 1, ErrorCode::JsonColon, "1");
    check(errorOf("{\"a\": [1 \"b\"]}"), 1, ErrorCode::JsonComma, "\"b\"");
    check(errorOf("{\"a\": 1 \"b\": 2}"), 1, ErrorCode::JsonComma, "\"b\"");
    check(errorOf("{}\n\nx"), 3, ErrorCode::JsonEnd, "x");
    check(errorOf("{\"a\":\n\"caf\xE9\"}"), 2, ErrorCode::NotUtf8, "0xe9");
    check(errorOf("{\"a\":\n\"\0\"}"s), 2, ErrorCode::BinaryData, "0x00");
}

void TestSession::readWhatWasSaved()
{
    const QTemporaryDir directory;
    const std::string path = directory.filePath("list.json").toStdString();
    QVERIFY(!core::writeText(path, core::toJson(fullSession())));
    const auto read = readSession(path);
    QVERIFY(read);
    QVERIFY(*read == fullSession());

    const auto missing = readSession(path + ".missing");
    QVERIFY(!missing);
    QCOMPARE(missing.error().problem, ErrorCode::CannotOpen);
}

QTEST_APPLESS_MAIN(TestSession)

}  // namespace tst_session

#include "tst_session.moc"
