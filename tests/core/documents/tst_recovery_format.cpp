// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/recovery.h"

#include <QRegularExpression>
#include <QTest>

#include <string>
#include <utility>

namespace tst_recovery_format {

using core::ErrorCode;
using core::Recovery;
using namespace std::string_literals;

namespace {

core::Session cakes()
{
    core::Session session;
    session.list.query = "cakes";
    session.list.ranked = {{"d1", "Village Bakery", 1.5, core::Grade(3), {}},
                           {"d2", "", {}, core::Grade(), {}}};
    session.shown = {core::Measure::Ndcg};
    return session;
}

core::SampleSession clicks()
{
    core::SampleSession session;
    session.name = "clicks";
    session.samples.labels = {1, 0};
    session.samples.models = {{"ctr", {0.51, 0.49}}};
    session.threshold = 0.5;
    return session;
}

core::CollectionSession systems()
{
    core::CollectionSession session;
    session.name = "cranfield";
    session.files = {"/data/cranqrel", "/data/bm25.run"};
    session.measures = {core::parseMeasureSpec("nDCG@10").value()};
    session.edits["q1"].judgments = {{"d1", core::Grade(2)}};
    return session;
}

Recovery edited(core::AnySession session = cakes())
{
    Recovery recovery;
    recovery.session = std::move(session);
    recovery.path = "/home/a person/„cakes“.rankscope.json";
    recovery.name = "„cakes“.rankscope.json";
    recovery.digest = "0123abcd";
    recovery.editedAt = 1'763'724'000'123;
    return recovery;
}

/// The text with its first `from` replaced.
std::string with(std::string text, const std::string& from, const std::string& to)
{
    const std::size_t at = text.find(from);
    if (at == std::string::npos)
        qFatal("no %s", from.c_str());
    return text.replace(at, from.size(), to);
}

}  // namespace

class TestRecoveryFormat : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void comesBack_data();
    void comesBack();
    void keepsUnknownFields();
    void isASession();
    void refused_data();
    void refused();
    void everyTruncationIsRefused();
};

void TestRecoveryFormat::comesBack_data()
{
    QTest::addColumn<core::AnySession>("session");
    QTest::newRow("a ranked list") << core::AnySession(cakes());
    QTest::newRow("classified samples") << core::AnySession(clicks());
    QTest::newRow("a collection") << core::AnySession(systems());
}

void TestRecoveryFormat::comesBack()
{
    QFETCH(const core::AnySession, session);
    const Recovery recovery = edited(session);
    const auto read = core::parseRecovery(core::toJson(recovery), "file");
    QVERIFY(read);
    QVERIFY(*read == recovery);
    const auto nothing =
        core::parseRecovery(core::toJson(Recovery{recovery.session, {}, {}, {}, 0}), "file");
    QVERIFY(nothing);
    QVERIFY(nothing->path.empty());
}

void TestRecoveryFormat::keepsUnknownFields()
{
    Recovery recovery = edited();
    core::unknownFields(recovery.session) = R"({"colour":"blue","settings":{"mood":1}})";
    const auto read = core::parseRecovery(core::toJson(recovery), "file");
    QVERIFY(read);
    QVERIFY(*read == recovery);
}

void TestRecoveryFormat::isASession()
{
    const auto session = core::parseSession(core::toJson(edited()), "file");
    QVERIFY(session);
    QVERIFY(session->list == cakes().list);
}

void TestRecoveryFormat::refused_data()
{
    QTest::addColumn<std::string>("text");
    QTest::addColumn<int>("problem");
    QTest::addColumn<std::string>("found");
    const auto row = [](const char* name, const std::string& text, ErrorCode problem,
                        const std::string& found) {
        QTest::newRow(name) << text << static_cast<int>(problem) << found;
    };
    const std::string good = core::toJson(edited());
    row("no JSON", "recovery", ErrorCode::JsonValue, "recovery");
    row("a session", core::toJson(cakes()), ErrorCode::MissingField, "recovery");
    row("a newer session", with(good, "\"version\": 1", "\"version\": 2"), ErrorCode::NewerVersion,
        "2");
    row("a newer recovery", with(good, "\"version\":1", "\"version\":2"), ErrorCode::NewerVersion,
        "2");
    row("no version", with(good, ",\"version\":1", ""), ErrorCode::MissingField,
        "recovery.version");
    row("a path that is a number",
        with(good, "\"path\":\"/home/a person/„cakes“.rankscope.json\"", "\"path\":3"),
        ErrorCode::WrongType, "recovery.path");
    row("a time in words", with(good, "1763724000123", "\"noon\""), ErrorCode::WrongType,
        "recovery.editedAt");
    core::Session noObject = cakes();
    noObject.unknownFields = R"({"recovery":[1]})";
    row("no object", core::toJson(noObject), ErrorCode::WrongType, "recovery");
}

void TestRecoveryFormat::refused()
{
    QFETCH(const std::string, text);
    QFETCH(const int, problem);
    QFETCH(const std::string, found);
    const auto read = core::parseRecovery(text, "file");
    QVERIFY(!read);
    QCOMPARE(static_cast<int>(read.error().problem), problem);
    QCOMPARE(read.error().found, found);
    QCOMPARE(read.error().file, "file"s);
}

void TestRecoveryFormat::everyTruncationIsRefused()
{
    const std::string whole = core::toJson(edited());
    for (std::size_t size = 0; size + 2 < whole.size(); ++size)
        QVERIFY2(!core::parseRecovery(whole.substr(0, size), "file"),
                 whole.substr(0, size).c_str());
}

QTEST_APPLESS_MAIN(TestRecoveryFormat)

}  // namespace tst_recovery_format

#include "tst_recovery_format.moc"
