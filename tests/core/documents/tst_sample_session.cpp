// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/sample_session.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <limits>
#include <string>

namespace tst_sample_session {

using core::ErrorCode;
using core::SampleSession;
using namespace std::string_literals;

namespace {

constexpr double infinity = std::numeric_limits<double>::infinity();

/// A session with these fields after the format and the version.
std::string session(const std::string& fields)
{
    return R"({"format":"rankscope-classifier","version":1,)" + fields + "}";
}

/// A session of two samples with these further fields.
std::string withSamples(const std::string& fields)
{
    return session(R"("labels":[0,1],"models":[{"name":"m","scores":[0.25,0.75]}])" +
                   (fields.empty() ? "" : "," + fields));
}

SampleSession twoSamples()
{
    SampleSession made;
    made.samples.labels = {0, 1};
    made.samples.models = {{"m", {0.25, 0.75}}};
    return made;
}

/// Every field away from its default.
SampleSession fullSession()
{
    SampleSession full;
    full.name = "clicks \"today\"\n蛋糕";
    full.samples.classes = {"click", "no click"};
    full.samples.labels = {0, 1, 1};
    full.samples.models = {{"first", {0.1, -0.0, 0.1 + 0.2}}, {"", {infinity, -infinity, 1e300}}};
    full.samples.ids = {"a", "", "é\t"};
    full.samples.weights = {1, 0.5, 3e-7};
    full.samples.groups = {1, 0, 1};
    full.samples.groupNames = {"p", "q"};
    full.samples.columns = {{"sex", {0, 1, 1}, {"F", "M"}}, {"\"", {0, 0, 0}, {""}}};
    full.positive = 0;
    full.higherIsPositive = false;
    full.model = 1;
    full.threshold = -infinity;
    full.aim = {.kind = core::ThresholdAim::Kind::Cost, .costs = {1, 7.5, 0.01}};
    full.settings.beta = 0.5;
    full.settings.clip = 1e-15;
    full.settings.outside = core::Outside::Clip;
    full.settings.bins = 20;
    full.settings.binning = core::Binning::Quantile;
    full.settings.closed = core::ClosedEdge::Left;
    full.settings.calibration = core::Calibration::Platt;
    full.settings.folds = 5;
    full.settings.foldsBy = core::FoldsBy::Group;
    full.settings.costs = {2, 7.5, 0.01};
    full.settings.fixedFpr = 0.05;
    full.settings.fixedRecall = 0.8;
    full.settings.fixedPrecision = 0.75;
    full.settings.fixedFlagged = 0.25;
    full.unknownFields =
        R"({"later":[1,{"x":null}],"models":[{},{"note":"x"}],"settings":{"costs":{"c":1},"tilt":0.25}})";
    return full;
}

}  // namespace

class TestSampleSession : public QObject {
    Q_OBJECT
private slots:
    void init();
    void missingFieldsTakeDefaults();
    void everyFieldComesBack();
    void severalClassesComeBack_data();
    void severalClassesComeBack();
    void typedCountsComeBack();
    void rowsLeftOutComeBack();
    void oneClassAlone();
    void writtenText();
    void unknownFieldsAreKept();
    void numbersComeBackExactly_data();
    void numbersComeBackExactly();
    void manySamples();
    void refused_data();
    void refused();
    void syntaxErrorBeforeEveryOther();
};

void TestSampleSession::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestSampleSession::missingFieldsTakeDefaults()
{
    const auto read = core::parseSampleSession("\xEF\xBB\xBF" + withSamples(""), "file");
    QVERIFY(read);
    QVERIFY(*read == twoSamples());
}

void TestSampleSession::everyFieldComesBack()
{
    const std::string text = core::toJson(fullSession());
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == fullSession());
    QVERIFY(std::signbit(read->samples.models[0].values[1]));
    QCOMPARE(core::toJson(*read), text);
}

void TestSampleSession::severalClassesComeBack_data()
{
    QTest::addColumn<bool>("hasScores");
    QTest::addColumn<bool>("hasPredictions");
    QTest::newRow("scores") << true << false;
    QTest::newRow("predictions") << false << true;
    QTest::newRow("both") << true << true;
}

void TestSampleSession::severalClassesComeBack()
{
    QFETCH(const bool, hasScores);
    QFETCH(const bool, hasPredictions);
    SampleSession made = twoSamples();
    made.against = 2;
    core::ClassSamples& several = made.severalClasses.emplace();
    several.classes = {"cat", "dog", "é"};
    several.labels = {0, 2};
    several.predicted = {1, 1};
    several.hasPredictions = hasPredictions;
    several.weights = {0.5, 2};
    if (hasScores)
        several.scores = {{0.1, 0.2}, {0.7, infinity}, {0.25, 0.75}};
    else
        made.samples.models.front().values = {0, 0};
    const std::string text = core::toJson(made);
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == made);
    QCOMPARE(core::toJson(*read), text);
}

void TestSampleSession::typedCountsComeBack()
{
    SampleSession passengers;
    passengers.typed = core::ConfusionMatrix{0, 0, 19, 14'400'000'000 - 19};
    const std::string text = core::toJson(passengers);
    QVERIFY(text.find(R"("typed": {"tp":0,"fp":0,"fn":19,"tn":14399999981})") != std::string::npos);
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == passengers);
}

void TestSampleSession::rowsLeftOutComeBack()
{
    SampleSession session = twoSamples();
    QVERIFY(core::toJson(session).find("leftOut") == std::string::npos);
    session.samples.leftOut = {.unreadable = 1, .ofUnknownLabel = 12};
    const std::string text = core::toJson(session);
    QVERIFY2(text.find(R"("leftOut": {"unreadable":1,"ofUnknownLabel":12})") != std::string::npos,
             text.c_str());
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(read);
    QVERIFY(*read == session);
}

void TestSampleSession::oneClassAlone()
{
    SampleSession single = twoSamples();
    single.samples.labels = {1, 1};
    single.samples.classes = {"", "spam"};
    const auto read = core::parseSampleSession(core::toJson(single), "file");
    QVERIFY(read);
    QVERIFY(*read == single);
}

void TestSampleSession::writtenText()
{
    SampleSession small = twoSamples();
    small.name = "spam";
    small.samples.ids = {"a", "b"};
    QCOMPARE(core::toJson(small), R"({
  "format": "rankscope-classifier",
  "version": 1,
  "name": "spam",
  "classes": ["0","1"],
  "positive": "1",
  "higherIsPositive": true,
  "model": 0,
  "threshold": 0.5,
  "settings": {"beta":1,"clip":2.220446049250313e-16,"outside":"undefined","bins":10,"binning":"uniform","calibration":"none","costs":{"falsePositive":1,"falseNegative":1,"prior":null},"fixedFpr":0.1,"fixedRecall":0.9},
  "labels": [0,1],
  "models": [
    {"name":"m","scores":[0.25,0.75]}
  ],
  "ids": ["a","b"]
}
)"s);
}

void TestSampleSession::unknownFieldsAreKept()
{
    const auto read = core::parseSampleSession(
        session(R"("theme":{"z":1},"settings":{"beta":2,"tilt":3,"costs":{"x":[]}},"labels":[1],)"
                R"("models":[{"scores":[1],"by":18446744073709551615}],)"
                R"("typed":null)"),
        "file");
    QVERIFY(read);
    QCOMPARE(
        read->unknownFields,
        R"({"models":[{"by":18446744073709551615}],"settings":{"costs":{"x":[]},"tilt":3},"theme":{"z":1}})"s);
    const std::string text = core::toJson(*read);
    for (const std::string kept :
         {R"("theme": {"z":1})", R"("prior":null,"x":[]})", R"("fixedRecall":0.9,"tilt":3})",
          R"({"name":"","scores":[1],"by":18446744073709551615})"})
        QVERIFY2(text.find(kept) != std::string::npos, kept.c_str());
    const auto again = core::parseSampleSession(text, "file");
    QVERIFY(again);
    QVERIFY(*again == *read);
}

void TestSampleSession::numbersComeBackExactly_data()
{
    QTest::addColumn<double>("number");
    QTest::addColumn<std::string>("written");
    QTest::newRow("whole") << 3.0 << "3"s;
    QTest::newRow("half") << 2.5 << "2.5"s;
    QTest::newRow("0.1") << 0.1 << "0.1"s;
    QTest::newRow("0.1 + 0.2") << 0.1 + 0.2 << "0.30000000000000004"s;
    QTest::newRow("negative zero") << -0.0 << "-0.0"s;
    QTest::newRow("2^53") << 9007199254740992.0 << "9007199254740992"s;
    QTest::newRow("2^64") << 18446744073709551616.0 << "18446744073709551616"s;
    QTest::newRow("small") << 2e-10 << "2e-10"s;
    QTest::newRow("largest") << std::numeric_limits<double>::max() << "1.7976931348623157e+308"s;
    QTest::newRow("smallest") << std::numeric_limits<double>::denorm_min() << "5e-324"s;
    QTest::newRow("infinite") << infinity << "\"inf\""s;
    QTest::newRow("minus infinite") << -infinity << "\"-inf\""s;
}

void TestSampleSession::numbersComeBackExactly()
{
    QFETCH(const double, number);
    QFETCH(const std::string, written);
    SampleSession one = twoSamples();
    one.samples.models[0].values = {1, number};
    one.threshold = number;
    const std::string text = core::toJson(one);
    QVERIFY2(text.find("\"scores\":[1," + written + "]") != std::string::npos, text.c_str());
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(read);
    for (const double back : {read->samples.models[0].values[1], read->threshold})
        QVERIFY(back == number && std::signbit(back) == std::signbit(number));
}

void TestSampleSession::manySamples()
{
    SampleSession many;
    many.samples.models.resize(1);
    for (int i = 0; i < 200'000; ++i) {
        many.samples.labels.push_back(i % 7 == 0);
        many.samples.models[0].values.push_back(std::sin(i));
    }
    const auto read = core::parseSampleSession(core::toJson(many), "file");
    QVERIFY(read);
    QVERIFY(*read == many);
}

void TestSampleSession::refused_data()
{
    const auto row = refusals::rows();
    row("no object", "[1]", ErrorCode::NotASession, "");
    row("a ranking", R"({"format":"rankscope-session"})", ErrorCode::NotASession,
        "\"rankscope-session\"");
    row("no version", R"({"format":"rankscope-classifier"})", ErrorCode::MissingField, "version");
    row("newer version", R"({"format":"rankscope-classifier","version":2,"labels":1})",
        ErrorCode::NewerVersion, "2");
    row("no labels", session(R"("models":[])"), ErrorCode::MissingField, "labels");
    row("labels of another type", session(R"("labels":1)"), ErrorCode::WrongType, "labels");
    row("a word as label", session(R"("labels":[0,"yes"])"), ErrorCode::WrongType, "labels[1]");
    row("a list as label", session(R"("labels":[0,1,[1,2,{"x":[0]}],"yes"])"), ErrorCode::WrongType,
        "labels[2]");
    row("a third label", session(R"("labels":[0,2])"), ErrorCode::BadValue, "labels[1]");
    row("half a label", session(R"("labels":[0.5])"), ErrorCode::BadValue, "labels[0]");
    const auto column = [](const std::string& fields) {
        return withSamples(R"("columns":[{"name":"sex",)" + fields + "}]");
    };
    row("a column without samples", column(R"("names":["F"])"), ErrorCode::MissingField,
        "columns[0].of");
    row("a column of too few samples", column(R"("names":["F"],"of":[0])"), ErrorCode::ColumnLength,
        "columns[0].of");
    row("a subgroup without a name", column(R"("names":["F"],"of":[0,1])"), ErrorCode::BadValue,
        "columns[0].of[1]");
    const auto several = [](const std::string& fields) {
        return withSamples(R"("severalClasses":{"names":["a","b"],)" + fields + "}");
    };
    row("a label of no class", several(R"("labels":[0,2],"predicted":[0,1])"), ErrorCode::BadValue,
        "severalClasses.labels[1]");
    row("scores of one class of two", several(R"("labels":[0],"scores":[[0.5]])"),
        ErrorCode::BadValue, "severalClasses.scores");
    row("too few scores of a class", several(R"("labels":[0,1],"scores":[[0.5,0.5],[1]])"),
        ErrorCode::ColumnLength, "severalClasses.scores[1]");
    row("neither scores nor predictions", several(R"("labels":[0])"), ErrorCode::MissingField,
        "severalClasses.predicted");
    row("other labels than those as in samples", several(R"("labels":[0,1],"predicted":[1,0])"),
        ErrorCode::BadValue, "severalClasses.labels");
    row("other scores than those as in samples",
        several(R"("labels":[1,0],"scores":[[0.25,0.5],[0.75,0.5]])"), ErrorCode::BadValue,
        "severalClasses.scores");
    row("fewer than the samples", several(R"("labels":[0],"predicted":[0])"),
        ErrorCode::ColumnLength, "severalClasses.labels");
    row("against no class", several(R"("labels":[0],"predicted":[0],"against":2)"),
        ErrorCode::BadValue, "severalClasses.names");
    row("no models", session(R"("labels":[0])"), ErrorCode::MissingField, "models");
    row("models of another type", session(R"("labels":[],"models":{})"), ErrorCode::WrongType,
        "models");
    row("not one model", session(R"("labels":[],"models":[])"), ErrorCode::BadValue, "models");
    row("model of another type", session(R"("labels":[],"models":[1])"), ErrorCode::WrongType,
        "models[0]");
    row("model without scores", session(R"("labels":[],"models":[{"name":"m"}])"),
        ErrorCode::MissingField, "models[0].scores");
    row("name of a model of another type", session(R"("labels":[],"models":[{"name":1}])"),
        ErrorCode::WrongType, "models[0].name");
    row("scores of another type", session(R"("labels":[],"models":[{"scores":"inf"}])"),
        ErrorCode::WrongType, "models[0].scores");
    row("a word as score", session(R"("labels":[0,0],"models":[{"scores":[1,"nan"]}])"),
        ErrorCode::WrongType, "models[0].scores[1]");
    row("no score", session(R"("labels":[0,0],"models":[{"scores":[null,1]}])"),
        ErrorCode::WrongType, "models[0].scores[0]");
    row("too few scores", session(R"("labels":[0,0],"models":[{"scores":[1,2]},{"scores":[1]}])"),
        ErrorCode::ColumnLength, "models[1].scores");
    row("too many ids", withSamples(R"("ids":["a","b","c"])"), ErrorCode::ColumnLength, "ids");
    row("a number as id", withSamples(R"("ids":["a",7])"), ErrorCode::WrongType, "ids[1]");
    row("ids of another type", withSamples(R"("ids":{"a":1})"), ErrorCode::WrongType, "ids");
    row("too few weights", withSamples(R"("weights":[1])"), ErrorCode::ColumnLength, "weights");
    row("a weight of 0", withSamples(R"("weights":[1,0])"), ErrorCode::BadValue, "weights[1]");
    row("an infinite weight", withSamples(R"("weights":["inf",1])"), ErrorCode::BadValue,
        "weights[0]");
    row("a weight as text", withSamples(R"("weights":["1",1])"), ErrorCode::WrongType,
        "weights[0]");
    row("groups without names", withSamples(R"("groups":[0,0])"), ErrorCode::BadValue, "groups[0]");
    row("names without groups", withSamples(R"("groupNames":["q"])"), ErrorCode::MissingField,
        "groups");
    row("too few groups", withSamples(R"("groups":[],"groupNames":["q"])"), ErrorCode::ColumnLength,
        "groups");
    row("a group that has no name", withSamples(R"("groups":[0,1],"groupNames":["q"])"),
        ErrorCode::BadValue, "groups[1]");
    row("a number as group name", withSamples(R"("groups":[0,0],"groupNames":[1])"),
        ErrorCode::WrongType, "groupNames[0]");
    row("one class", withSamples(R"("classes":["a"])"), ErrorCode::WrongType, "classes");
    row("a number as class", withSamples(R"("classes":["a",1])"), ErrorCode::WrongType,
        "classes[1]");
    row("twice the same class", withSamples(R"("classes":["a","a"])"), ErrorCode::BadValue,
        "classes[1]");
    row("positive that is no class", withSamples(R"("positive":"yes")"), ErrorCode::BadValue,
        "positive");
    row("positive as a number", withSamples(R"("positive":1)"), ErrorCode::WrongType, "positive");
    row("direction as a word", withSamples(R"("higherIsPositive":"no")"), ErrorCode::WrongType,
        "higherIsPositive");
    row("a model that is not there", withSamples(R"("model":1)"), ErrorCode::BadValue, "model");
    row("a model below 0", withSamples(R"("model":-1)"), ErrorCode::BadValue, "model");
    row("a model by name", withSamples(R"("model":"m")"), ErrorCode::WrongType, "model");
    row("a threshold as a word", withSamples(R"("threshold":"high")"), ErrorCode::WrongType,
        "threshold");
    row("an aim as a number", withSamples(R"("aim":0.5)"), ErrorCode::WrongType, "aim");
    row("an unknown aim", withSamples(R"("aim":"kappa")"), ErrorCode::BadValue, "kappa");
    row("name of another type", withSamples(R"("name":1)"), ErrorCode::WrongType, "name");
    row("settings of another type", withSamples(R"("settings":[])"), ErrorCode::WrongType,
        "settings");
    const auto setting = [&row](const char* name, const std::string& field, ErrorCode problem,
                                const std::string& key) {
        row(name, withSamples(R"("settings":{)" + field + "}"), problem, "settings." + key);
    };
    setting("beta 0", R"("beta":0)", ErrorCode::BadValue, "beta");
    setting("beta as text", R"("beta":"1")", ErrorCode::WrongType, "beta");
    setting("a clip of half", R"("clip":0.5)", ErrorCode::BadValue, "clip");
    setting("an unknown word", R"("outside":"drop")", ErrorCode::BadValue, "outside");
    setting("a number where a word belongs", R"("binning":1)", ErrorCode::WrongType, "binning");
    setting("no bins", R"("bins":0)", ErrorCode::BadValue, "bins");
    setting("half a bin", R"("bins":0.5)", ErrorCode::WrongType, "bins");
    setting("unknown calibration", R"("calibration":"beta")", ErrorCode::BadValue, "calibration");
    setting("a rate above 1", R"("fixedFpr":1.5)", ErrorCode::BadValue, "fixedFpr");
    setting("a recall below 0", R"("fixedRecall":-1)", ErrorCode::BadValue, "fixedRecall");
    setting("costs of another type", R"("costs":1)", ErrorCode::WrongType, "costs");
    setting("a cost below 0", R"("costs":{"falsePositive":-1})", ErrorCode::BadValue,
            "costs.falsePositive");
    setting("a prior above 1", R"("costs":{"prior":2})", ErrorCode::BadValue, "costs.prior");
    row("typed of another type", session(R"("typed":[1])"), ErrorCode::WrongType, "typed");
    row("a count missing", session(R"("typed":{"tp":1,"fp":2,"fn":3})"), ErrorCode::MissingField,
        "typed.tn");
    row("a count below 0", session(R"("typed":{"tp":1,"fp":-2,"fn":3,"tn":4})"),
        ErrorCode::BadValue, "typed.fp");
    row("half a count", session(R"("typed":{"tp":0.5,"fp":2,"fn":3,"tn":4})"), ErrorCode::BadValue,
        "typed.tp");
    row("counts beside samples", withSamples(R"("typed":{"tp":1,"fp":2,"fn":3,"tn":4})"),
        ErrorCode::BadValue, "typed");
    row("field twice", withSamples(R"("labels":[])"), ErrorCode::DuplicateField, "labels");
    row("nested beyond reason", withSamples(R"("ids":)" + std::string(100'000, '[')),
        ErrorCode::NestedTooDeeply, "64");
}

void TestSampleSession::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    const auto read = core::parseSampleSession(text, "file");
    QVERIFY(!read);
    QCOMPARE(read.error().file, "file"s);
    QVERIFY(read.error().line == 1 || problem == ErrorCode::NotASession);
    QCOMPARE(read.error().problem, problem);
    QCOMPARE(read.error().found, found);
}

void TestSampleSession::syntaxErrorBeforeEveryOther()
{
    const auto read = core::parseSampleSession("{\"labels\": [3,\n\"x\",\n1e999]}", "file");
    QVERIFY(!read);
    QVERIFY(read.error() == (core::ParseError{"file", 3, ErrorCode::JsonNumber, "1e999"}));
    const auto latin = core::parseSampleSession("{\"labels\":\n\"caf\xE9\"}", "file");
    QVERIFY(!latin);
    QVERIFY(latin.error() == (core::ParseError{"file", 2, ErrorCode::NotUtf8, "0xe9"}));
}

QTEST_APPLESS_MAIN(TestSampleSession)

}  // namespace tst_sample_session

#include "tst_sample_session.moc"
