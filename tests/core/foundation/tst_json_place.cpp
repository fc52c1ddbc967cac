// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/gate_rules.h"
#include "core/collections/formats/rated_queries.h"
#include "core/collections/shard/manifest.h"
#include "core/documents/sessions/figure_preset.h"
#include "core/documents/sessions/recovery.h"
#include "core/foundation/json/json_place.h"
#include "core/foundation/json/json_scanner.h"

#include <QTest>

#include <string>

namespace tst_json_place {

using core::ErrorCode;
using core::ParseError;

namespace {

using ErrorOf = ParseError (*)(const std::string& text);

template <auto parse>
ParseError errorOf(const std::string& text)
{
    const auto read = parse(text, "file");
    return read ? ParseError{} : read.error();
}

core::Parsed<core::Pairs> ratedQueries(std::string_view text, const std::string& name)
{
    return core::parseRatedQueries(text, name);
}

core::Parsed<std::vector<core::FigurePreset>> presets(std::string_view text,
                                                      const std::string& name)
{
    return core::parseFigurePresets(text, name, {});
}

const std::string list = "{\"format\": \"rankscope-session\",\n\"version\": 1,\n";
const std::string samples = "{\"format\": \"rankscope-classifier\",\n\"version\": 1,\n";
const std::string collection = "{\"format\": \"rankscope-collection\",\n\"version\": 1,\n"
                               "\"files\": [\"a\",\n\"b\"], \"measures\": [\"AP\"],\n";
const std::string part = "{\"format\": \"rankscope-part\", \"version\": 1,\n\"program\": \"1\", "
                         "\"plan\": \"\", \"qrels\": \"\", \"judgments\": \"\",\n\"options\": "
                         "[],\"runs\": 2, \"part\": 1, \"parts\": 3,\n";

}  // namespace

class TestJsonPlace : public QObject {
    Q_OBJECT
private slots:
    void lineOfAPath_data();
    void lineOfAPath();
    void whatIsWrongSaysItsLine_data();
    void whatIsWrongSaysItsLine();
    void escapes_data();
    void escapes();
};

void TestJsonPlace::escapes_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<bool>("isString");
    const auto row = [](const char* name, const char* text, bool isString) {
        QTest::newRow(name) << std::string(text) << isString;
    };
    row("four digits", R"("\u00e9")", true);
    row("digits of both cases, and more", R"("\uABcd9")", true);
    row("three digits", R"("\u00e")", false);
    row("three digits at the end", R"("\u00e)", false);
    row("a letter beyond f", R"("\u00g9")", false);
    row("a letter beyond F", R"("\u00G9")", false);
    row("a sign between digits and letters", R"("\u00:9")", false);
    row("a sign between letters", R"("\u00`9")", false);
    row("a letter that escapes nothing", R"("\x")", false);
    row("a backslash at the end", "\"\\", false);
}

/// RFC 8259, section 7.
void TestJsonPlace::escapes()
{
    QFETCH(const std::string, text);
    core::JsonScanner scanner(text);
    QTEST(scanner.string().has_value(), "isString");
    QCOMPARE(core::unescaped(R"(\u00e9\u00E9)"), std::string("\xC3\xA9\xC3\xA9"));
}

void TestJsonPlace::lineOfAPath_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::string>("path");
    QTest::addColumn<std::size_t>("line");
    const auto row = [](const char* name, const char* text, const char* path, std::size_t line) {
        QTest::newRow(name) << std::string(text) << std::string(path) << line;
    };
    row("the whole file", "\n{}", "", 0);
    row("a field", "{\"a\":\n1,\n\"b\": 2}", "b", 3);
    row("a name, not its value", "{\n\"a\":\n1}", "a", 2);
    row("an element", "{\"a\": [0,\n1,\n\n2]}", "a[2]", 4);
    row("a list in a list", "[[0,\n1],\n[2,\n3]]", "[1][1]", 4);
    row("a field of an element", "{\"a\": [{},\n{\"b\": 1,\n\"c\": 2}]}", "a[1].c", 3);
    row("a field that is missing: what misses it", "{\"a\": [{},\n{\"b\":\n1}]}", "a[1].c", 2);
    row("an element that is missing", "{\n\"a\": [0]}", "a[7]", 2);
    row("no object where the path goes on", "{\n\"a\": 0}", "a.b[1]", 2);
    row("words and brackets in texts", "{\"x\": \"}]\\\"a\\\":\",\n\"a\": 1}", "a", 2);
    row("a name that begins like another", "{\"ab\": 1,\n\"a\": 2}", "a", 2);
    row("a name with a dot", "{\"q\": {\"1\": 1},\n\"q.1\": {\n\"x\": 1}}", "q.1.x", 3);
    row("an escaped name", "{\"b\": 0,\n\"\\u0061\": 1}", "a", 2);
    row("a field twice: the last", "{\"a\": 1,\n\"a\": 2", "a", 2);
    row("Windows' line ends", "{\"a\": 1,\r\n\"b\": 2}", "b", 2);
}

void TestJsonPlace::lineOfAPath()
{
    QFETCH(const std::string, text);
    QFETCH(const std::string, path);
    QTEST(core::lineOfField(text, path), "line");
}

void TestJsonPlace::whatIsWrongSaysItsLine_data()
{
    QTest::addColumn<ErrorOf>("errorOf");
    QTest::addColumn<std::string>("text");
    QTest::addColumn<std::size_t>("line");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, ErrorOf errorOf, const std::string& text,
                        std::size_t line, ErrorCode problem, const char* found) {
        QTest::newRow(name) << errorOf << text << line << problem << std::string(found);
    };
    constexpr ErrorOf ofList = errorOf<core::parseSession>;
    row("list: no list", ofList, "[]", 0, ErrorCode::NotASession, "");
    row("list: another format", ofList, "{\n\"format\": \"geojson\"}", 2, ErrorCode::NotASession,
        "\"geojson\"");
    row("list: newer", ofList, "{\"format\": \"rankscope-session\",\n\"version\": 9}", 2,
        ErrorCode::NewerVersion, "9");
    row("list: a cutoff of 0", ofList, list + "\"ranked\": [],\n\"cutoff\": 0}", 4,
        ErrorCode::BadValue, "cutoff");
    row("list: a setting of another type", ofList,
        list + "\"ranked\": [], \"settings\": {\n\"rel\": \"1\"}}", 4, ErrorCode::WrongType,
        "settings.rel");
    row("list: no such measure", ofList, list + "\"ranked\": [], \"measures\": [\"AP\",\n\"XY\"]}",
        4, ErrorCode::BadMeasureSpec, "XY");
    row("list: a document twice", ofList,
        list + "\"ranked\": [\n{\"id\": \"a\"},\n{\"id\": \"a\"}]}", 5,
        ErrorCode::DuplicateDocument, "a");
    row("list: a document of B that A lacks", ofList,
        list + "\"ranked\": [{\"id\": \"a\"}],\n\"b\": {\"ranked\": [\"a\",\n\"c\"]}}", 5,
        ErrorCode::UnknownDocument, "c");
    row("list: a field twice", ofList, list + "\"ranked\": [],\n\"ranked\": []}", 4,
        ErrorCode::DuplicateField, "ranked");
    row("list: behind a byte order mark", ofList,
        "\xEF\xBB\xBF" + list + "\"ranked\": [],\n\"query\": 1}", 4, ErrorCode::WrongType, "query");

    constexpr ErrorOf ofSamples = errorOf<core::parseSampleSession>;
    row("samples: a third label", ofSamples, samples + "\"models\": [],\n\"labels\": [0, 1,\n2]}",
        5, ErrorCode::BadValue, "labels[2]");
    row("samples: too few scores", ofSamples,
        samples + "\"labels\": [0, 1], \"models\": [{\"scores\": [1, 2]},\n{\"scores\": [1]}]}", 4,
        ErrorCode::ColumnLength, "models[1].scores");
    row("samples: no bins", ofSamples,
        samples +
            "\"labels\": [0], \"models\": [{\"scores\": [1]}],\n\"settings\": {\n\"bins\": 0}}",
        5, ErrorCode::BadValue, "settings.bins");
    row("samples: a count missing", ofSamples,
        samples + "\"typed\": {\"tp\": 1,\n\"fp\": 1, \"fn\": 1}}", 3, ErrorCode::MissingField,
        "typed.tn");

    constexpr ErrorOf ofCollection = errorOf<core::parseCollectionSession>;
    row("collection: no files", ofCollection,
        "\n{\"format\": \"rankscope-collection\",\n\"version\": 1}", 2, ErrorCode::MissingField,
        "files");
    row("collection: an unknown word", ofCollection, collection + "\n\"ties\": \"best\"}", 6,
        ErrorCode::BadValue, "ties");
    row("collection: a choice of another type", ofCollection,
        collection + "\"reading\": {\"latin1\": true,\n\"order\": 1}}", 6, ErrorCode::WrongType,
        "reading.order");
    row("collection: a judgment without a grade", ofCollection,
        collection + "\"edits\": {\"q.1\":\n{\"judgments\": [\n{\"document\": \"d\"}]}}}", 7,
        ErrorCode::MissingField, "edits.q.1.judgments[0].grade");
    row("collection: a document listed twice", ofCollection,
        collection +
            "\"edits\": {\"q\": {\"judgments\": [], \"lists\": {\"0\": [\n"
            "{\"document\": \"d\", \"score\": 1},\n{\"document\": \"d\", \"score\": 0}]}}}}",
        7, ErrorCode::DuplicateDocument, "d");

    row("preset: too wide", errorOf<presets>,
        "{\"presets\": [{\"name\": \"a\",\n\"height\": 60,\n\"width\": 80000}]}", 3,
        ErrorCode::BadValue, "presets[0].width");
    row("recovery copy: no such field", errorOf<core::parseRecovery>, list + "\"ranked\": []}", 1,
        ErrorCode::MissingField, "recovery");
    row("recovery copy: a time in words", errorOf<core::parseRecovery>,
        list + "\"ranked\": [], \"recovery\": {\"version\": 1, \"path\": \"\", \"name\": \"\", "
               "\"digest\": \"\",\n\"editedAt\": \"now\"}}",
        4, ErrorCode::WrongType, "recovery.editedAt");
    row("part: a piece of a run that is not there", errorOf<core::parseManifest>,
        part + "\"pieces\": [{\"file\": \"r\", \"bytes\": 9, \"modified\": 0, \"from\": 0, \"to\": "
               "9, \"whole\": true,\n\"run\": 2}]}",
        5, ErrorCode::BadValue, "pieces[0].run");
    row("gate: a misspelt field", errorOf<core::parseGateRules>,
        "{\"rules\": [\n{\"measure\": \"AP\",\n\"maxdrop\": 0}]}", 3, ErrorCode::UnknownField,
        "rules[0].maxdrop");
    row("gate in TOML: a misspelt field", errorOf<core::parseGateRules>,
        "# rules\n[[rules]]\nmeasure = \"AP\"\n\nmaxdrop = 0\n", 5, ErrorCode::UnknownField,
        "rules[0].maxdrop");
    row("gate in TOML: a wrong type in the second rule", errorOf<core::parseGateRules>,
        "[[rules]]\nmeasure = 'AP'\nmin = 0\n[[rules]]\nmin = 'much'\nmeasure = 'AP'\n", 5,
        ErrorCode::WrongType, "rules[1].min");
    row("rated queries: a rating in words", errorOf<ratedQueries>,
        "{\"requests\": [{\"id\": \"q\",\n\"ratings\": [\n{\"_id\": \"d\", \"rating\": \"x\"}]}]}",
        3, ErrorCode::WrongType, "requests[0].ratings[0].rating");
    row("rated queries: no document in an answer", errorOf<ratedQueries>,
        "{\"hits\": {\"hits\": [{\"_source\":\n{\"judgmentRatings\": [{\"query\": \"q\",\n"
        "\"ratings\": [\n{\"rating\": 1}]}]}}]}}",
        4, ErrorCode::MissingField, "judgmentRatings[0].ratings[0]._id");
    row("rated queries: several raters", errorOf<ratedQueries>,
        "{\"query_doc_pairs\": [{\"query_text\": \"q\", \"doc_id\": \"d\",\n\"judgements\": "
        "[{\"rating\": 1, \"user_email\": \"a\"}, {\"rating\": 2, \"user_email\": \"b\"}]}]}",
        2, ErrorCode::SeveralRaters, "“a”, “b”");
}

void TestJsonPlace::whatIsWrongSaysItsLine()
{
    QFETCH(const ErrorOf, errorOf);
    QFETCH(const std::string, text);
    const ParseError error = errorOf(text);
    QCOMPARE(error.file, std::string("file"));
    QTEST(error.line, "line");
    QTEST(error.problem, "problem");
    QTEST(error.found, "found");
}

QTEST_APPLESS_MAIN(TestJsonPlace)

}  // namespace tst_json_place

#include "tst_json_place.moc"
