// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/division.h"
#include "core/collections/shard/manifest.h"
#include "core/collections/shard/part.h"
#include "core/collections/shard/table_manifest.h"

#include <QRegularExpression>
#include <QTest>

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tst_shard_files {

using core::ErrorCode;

namespace {

/// Cuts stand at every tenth byte.
std::uint64_t tenth(std::size_t /*file*/, std::uint64_t from)
{
    return (from + 9) / 10 * 10;
}

core::SharedTask task()
{
    return {"plan", "1.0", "qrels.txt", "judged", {"--depth=5", "--judged-only"}, 2, 3};
}

core::Manifest manifest()
{
    return {
        task(), 2, {{0, {"a b.run", 100, -5}, 40, 100, false}, {1, {"ü.gz", 7, 1}, 0, 7, true}}};
}

core::TableManifest tableManifest()
{
    return {{"plan", "1.0", {"ü b.csv", 100, -5}, {"--score=p", "--bins=5"}, "\"yes\"", 3},
            2,
            {40, 100, false}};
}

core::ScoredPart part()
{
    core::ChunkEvaluation chunk{3, 2, "t", "t", {}, {}};
    chunk.diagnostics.push_back({core::Warning::CommentLines, 1, 2, "# x"});
    chunk.queries.push_back(
        {"q1", 1, {.documents = 2, .ties = 1}, {0.1, core::Undefined::NoRelevant, 1e-300}});
    chunk.queries.push_back({"q2", 300, {.documents = 1, .isRankContradicted = true}, {}});
    core::KeptEvaluation kept{"tag", "last", {}, {{"q1", {1.0, -0.5}}}, {"q9"}};
    kept.diagnostics.push_back({core::Warning::BadLines,
                                1,
                                4,
                                "",
                                {{"f", 4, core::ErrorCode::BadScore, "x", "c", "q", 2}}});
    return {task(),
            3,
            {{manifest().pieces[0], "digest", chunk},
             {manifest().pieces[1], "other", {std::vector{kept}}}}};
}

void addColumnsOfRefusals()
{
    QTest::addColumn<std::string>("what");
    QTest::addColumn<std::string>("instead");
    QTest::addColumn<ErrorCode>("problem");
    QTest::addColumn<std::string>("found");
}

void row(const char* name, const char* what, const char* instead, ErrorCode problem,
         const char* found)
{
    QTest::newRow(name) << std::string(what) << std::string(instead) << problem
                        << std::string(found);
}

/// Of the manifest with something else in it, as the row has it.
template <class Manifest>
void isRefused(const Manifest& manifest,
               core::Parsed<Manifest> (*parse)(std::string_view text, const std::string& name))
{
    QFETCH(const std::string, what);
    QFETCH(const std::string, instead);
    QFETCH(const ErrorCode, problem);
    QFETCH(const std::string, found);
    std::string text = core::toJson(manifest);
    const std::size_t at = text.find(what);
    QVERIFY(at != std::string::npos);
    text.replace(at, what.size(), instead);
    const auto read = parse(text, "part.json");
    QVERIFY(!read);
    QCOMPARE(read.error().problem, problem);
    QCOMPARE(read.error().found, found);
}

}  // namespace

class TestShardFiles : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void division_data();
    void division();
    void everyByteOnce();
    void manifestAgain();
    void wrongManifest_data();
    void wrongManifest();
    void tableManifestAgain();
    void wrongTableManifest_data();
    void wrongTableManifest();
    void partAgain();
    void partBytes();
    void wrongPart();
};

void TestShardFiles::division_data()
{
    using Files = std::vector<core::DividedFile>;
    using Parts = std::vector<std::vector<core::Piece>>;
    QTest::addColumn<Files>("files");
    QTest::addColumn<std::size_t>("parts");
    QTest::addColumn<Parts>("expected");
    const core::DividedFile lines{100, 100, true};
    const core::DividedFile packed{100, 100, false};
    QTest::newRow("one part") << Files{lines} << std::size_t{1} << Parts{{{0, 0, 100, true}}};
    QTest::newRow("halves") << Files{lines} << std::size_t{2}
                            << Parts{{{0, 0, 50, false}}, {{0, 50, 100, false}}};
    QTest::newRow("thirds, as far as cuts stand there")
        << Files{lines} << std::size_t{3}
        << Parts{{{0, 0, 40, false}}, {{0, 40, 70, false}}, {{0, 70, 100, false}}};
    QTest::newRow("a border between files")
        << Files{lines, lines} << std::size_t{2} << Parts{{{0, 0, 100, true}}, {{1, 0, 100, true}}};
    QTest::newRow("a file that cannot be cut falls to its middle")
        << Files{packed} << std::size_t{3} << Parts{{}, {{0, 0, 100, true}}, {}};
    QTest::newRow("beside one that can")
        << Files{lines, packed} << std::size_t{4}
        << Parts{{{0, 0, 50, false}}, {{0, 50, 100, false}}, {}, {{1, 0, 100, true}}};
    QTest::newRow("more parts than cuts")
        << Files{{20, 20, true}} << std::size_t{5}
        << Parts{{{0, 0, 10, false}}, {}, {{0, 10, 20, false}}, {}, {}};
    QTest::newRow("nothing") << Files{{0, 0, false}} << std::size_t{2}
                             << Parts{{}, {{0, 0, 0, true}}};
}

void TestShardFiles::division()
{
    QFETCH(const std::vector<core::DividedFile>, files);
    QFETCH(const std::size_t, parts);
    QFETCH(const std::vector<std::vector<core::Piece>>, expected);
    QVERIFY(core::divided(files, parts, tenth) == expected);
}

void TestShardFiles::everyByteOnce()
{
    const std::vector<core::DividedFile> files{
        {173, 173, true}, {40, 200, false}, {5, 5, true}, {1000, 1000, true}, {33, 33, false}};
    for (std::size_t parts = 1; parts < 70; ++parts) {
        std::vector<std::uint64_t> reached(files.size());
        for (const auto& pieces :
             core::divided(files, parts, [&files](std::size_t file, auto from) {
                 return std::min(files[file].bytes, tenth(file, from));
             }))
            for (const core::Piece& piece : pieces) {
                QCOMPARE(piece.from, reached[piece.file]);
                reached[piece.file] = piece.to;
            }
        for (std::size_t file = 0; file < files.size(); ++file)
            QCOMPARE(reached[file], files[file].bytes);
    }
}

void TestShardFiles::manifestAgain()
{
    const auto read = core::parseManifest(core::toJson(manifest()), "part.json");
    QVERIFY(read);
    QVERIFY(*read == manifest());
}

void TestShardFiles::wrongManifest_data()
{
    addColumnsOfRefusals();
    row("another format", "rankscope-part", "session", ErrorCode::BadValue, "format");
    row("another version", "\"version\": 1", "\"version\": 2", ErrorCode::BadValue, "version");
    row("a part beyond the last", "\"part\": 2", "\"part\": 4", ErrorCode::BadValue, "part");
    row("part 0", "\"part\": 2", "\"part\": 0", ErrorCode::BadValue, "part");
    row("a missing field", "\"plan\": \"plan\",", "", ErrorCode::MissingField, "plan");
    row("an unknown field", "\"part\":", "\"extra\": 1, \"part\":", ErrorCode::UnknownField,
        "extra");
    row("a run that is not there", "\"run\": 1", "\"run\": 2", ErrorCode::BadValue,
        "pieces[1].run");
    row("beyond the file", "\"to\": 100", "\"to\": 101", ErrorCode::BadValue, "pieces[0].to");
    row("backwards", "\"from\": 40", "\"from\": 400", ErrorCode::BadValue, "pieces[0].from");
    row("a fraction of a byte", "\"from\": 40", "\"from\": 4.5", ErrorCode::WrongType,
        "pieces[0].from");
    row("an option that is no text", "\"--judged-only\"", "5", ErrorCode::WrongType, "options[1]");
    row("no time", "\"modified\": -5", "\"modified\": \"now\"", ErrorCode::WrongType,
        "pieces[0].modified");
}

void TestShardFiles::wrongManifest()
{
    isRefused(manifest(), core::parseManifest);
}

void TestShardFiles::tableManifestAgain()
{
    const auto read = core::parseAnyManifest(core::toJson(tableManifest()), "part.json");
    QVERIFY(read);
    QVERIFY(*read == core::AnyManifest(tableManifest()));
    const auto ofRuns = core::parseAnyManifest(core::toJson(manifest()), "part.json");
    QVERIFY(ofRuns);
    QVERIFY(*ofRuns == core::AnyManifest(manifest()));
}

void TestShardFiles::wrongTableManifest_data()
{
    addColumnsOfRefusals();
    row("another format", "rankscope-table-part", "session", ErrorCode::BadValue, "format");
    row("another version", "\"version\": 1", "\"version\": 2", ErrorCode::BadValue, "version");
    row("a part beyond the last", "\"part\": 2", "\"part\": 4", ErrorCode::BadValue, "part");
    row("a missing field", "\"positive\": \"\\\"yes\\\"\",", "", ErrorCode::MissingField,
        "positive");
    row("an unknown field", "\"part\":", "\"extra\": 1, \"part\":", ErrorCode::UnknownField,
        "extra");
    row("beyond the file", "\"to\": 100", "\"to\": 101", ErrorCode::BadValue, "to");
    row("backwards", "\"from\": 40", "\"from\": 400", ErrorCode::BadValue, "from");
    row("neither whole nor not", "\"whole\": false", "\"whole\": 0", ErrorCode::WrongType, "whole");
}

void TestShardFiles::wrongTableManifest()
{
    isRefused(tableManifest(), core::parseTableManifest);
}

void TestShardFiles::partAgain()
{
    const auto read = core::parseScoredPart(core::bytesOf(part()));
    QVERIFY(read);
    QVERIFY(*read == part());
}

void TestShardFiles::partBytes()
{
    // By hand: texts behind their length, numbers of seven bits a byte, no piece.
    const core::ScoredPart small{{"p", "v", "q", "", {"o"}, 300, 2}, 1, {}};
    QCOMPARE(QByteArray::fromStdString(core::bytesOf(small)),
             QByteArray("\x01p\x01v\x01q\x00\x01\x01o\xac\x02\x02\x01\x00", 15));
}

void TestShardFiles::wrongPart()
{
    const std::string bytes = core::bytesOf(part());
    for (std::size_t size = 0; size < bytes.size(); ++size)
        QVERIFY(!core::parseScoredPart(std::string_view(bytes).substr(0, size)));
    QVERIFY(!core::parseScoredPart(bytes + '\0'));
    // A count of more than can stand there asks for no memory.
    QVERIFY(!core::parseScoredPart("\xff\xff\xff\xff\xff\xff\xff\xff\x7f"));
    // A piece is either of two kinds, numbered behind its digest.
    std::string third = bytes;
    const std::size_t kind = third.find("other") + 5;
    QCOMPARE(third[kind], '\1');
    third[kind] = '\2';
    QVERIFY(!core::parseScoredPart(third));
}

QTEST_APPLESS_MAIN(TestShardFiles)

}  // namespace tst_shard_files

#include "tst_shard_files.moc"
