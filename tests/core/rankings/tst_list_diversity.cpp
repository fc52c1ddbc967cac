// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/exposure/list_diversity.h"
#include "tests/core/figures.h"
#include "tests/core/refusals.h"

#include <QRegularExpression>
#include <QTest>

#include <cmath>
#include <string>

namespace tst_list_diversity {

using core::ErrorCode;
using Kind = core::ListDiversityFault::Kind;

namespace {

core::Run runOf(const std::string& text)
{
    return core::parseRun(text, "run", core::RankOrder::ScoreThenIdDescending).value();
}

}  // namespace

/// The figures of recommenders are in tests/cli/tst_exposure.cpp.
class TestListDiversity : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(".*")); }
    void byHand();
    void sharedUsers();
    void features();
    void faults();
    void wrongInteractions_data();
    void wrongInteractions();
    void wrongFeatures_data();
    void wrongFeatures();
};

/// a and b have one common user of two and one: 1/√2. Nobody used c with another.
void TestListDiversity::byHand()
{
    const auto interactions =
        core::parseInteractions("v a 5 881250949\nv b\n# more\nw a\nx c\n1 d\nx d\n", "train");
    QVERIFY(interactions);
    const auto found =
        core::listDiversityOf(runOf("1 Q0 a 1 3 t\n1 Q0 b 2 2 t\n1 Q0 c 3 1 t\n2 Q0 a 1 1 t\n"),
                              &*interactions, nullptr, 3);
    QVERIFY(found);
    QVERIFY(agree(*found->diversity, 1 - 1 / std::sqrt(2.0) / 3));
    // User 1 used d, as one of the two users did who used it; c's only user is one of them.
    QVERIFY(agree(*found->serendipity, 1 - 1 / std::sqrt(2.0) / 3));
}

/// a is used by u, v and w, b by v and w, c by u: two of √(3 · 2) users, one of √3, none. Nobody
/// used z.
void TestListDiversity::sharedUsers()
{
    const auto interactions = core::parseInteractions("u a\nv a\nw a\nw b\nv b\nu c\n", "train");
    QVERIFY(interactions);
    const auto diversityOf = [&](const char* run) {
        return *core::listDiversityOf(runOf(run), &*interactions, nullptr, 9)->diversity;
    };
    const double ab = 2 / std::sqrt(6.0);
    const double ac = 1 / std::sqrt(3.0);
    QVERIFY(agree(diversityOf("1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n"), 1 - ab));
    QVERIFY(agree(diversityOf("1 Q0 b 1 2 t\n1 Q0 a 2 1 t\n"), 1 - ab));
    QVERIFY(agree(diversityOf("1 Q0 c 1 2 t\n1 Q0 a 2 1 t\n"), 1 - ac));
    QVERIFY(diversityOf("1 Q0 b 1 2 t\n1 Q0 c 2 1 t\n") == 1);
    QVERIFY(diversityOf("1 Q0 a 1 2 t\n1 Q0 z 2 1 t\n") == 1);
    QVERIFY(diversityOf("1 Q0 z 1 2 t\n1 Q0 a 2 1 t\n") == 1);
    QVERIFY(agree(diversityOf("1 Q0 a 1 3 t\n1 Q0 b 2 2 t\n1 Q0 c 3 1 t\n"), 1 - (ab + ac) / 3));
    // Each list counts once, and one of a single document does not.
    QVERIFY(agree(diversityOf("1 Q0 a 1 2 t\n1 Q0 b 2 1 t\n2 Q0 b 1 2 t\n2 Q0 c 2 1 t\n"
                              "3 Q0 a 1 1 t\n"),
                  1 - ab / 2));
}

/// The vectors are at 0°, 90° and 180° to the first.
void TestListDiversity::features()
{
    const auto features = core::parseDocumentFeatures("a 1e200 0\nb 0 3\nc -2 0\n", "items");
    QVERIFY(features);
    const auto found = core::listDiversityOf(runOf("1 Q0 a 1 3 t\n1 Q0 b 2 2 t\n1 Q0 c 3 1 t\n"),
                                             nullptr, &*features, 3);
    QVERIFY(found);
    QVERIFY(agree(*found->diversity, 4.0 / 3));
    QVERIFY(!found->serendipity);
    QVERIFY(!core::listDiversityOf(runOf("1 Q0 a 1 1 t\n"), nullptr, &*features, 3)->diversity);
}

void TestListDiversity::faults()
{
    const auto interactions = core::parseInteractions("1 a\n1 d\n", "train");
    const auto features = core::parseDocumentFeatures("a 1\nb 1\n", "items");
    const auto used =
        core::listDiversityOf(runOf("1 Q0 b 1 2 t\n1 Q0 a 2 1 t\n"), &*interactions, nullptr, 2);
    QVERIFY(!used && used.error().kind == Kind::UsedBefore);
    QCOMPARE(used.error().document, std::string("a"));
    QVERIFY(
        core::listDiversityOf(runOf("1 Q0 b 1 2 t\n1 Q0 a 2 1 t\n"), &*interactions, nullptr, 1));
    const auto shown =
        core::listDiversityOf(runOf("2 Q0 c 1 1 t\n"), &*interactions, &*features, 2);
    QVERIFY(!shown && shown.error().kind == Kind::NoFeatures);
    QCOMPARE(shown.error().document, std::string("c"));
    const auto before =
        core::listDiversityOf(runOf("1 Q0 b 1 1 t\n"), &*interactions, &*features, 2);
    QVERIFY(!before && before.error().kind == Kind::NoFeatures);
    QCOMPARE(before.error().document, std::string("d"));
}

void TestListDiversity::wrongInteractions_data()
{
    const auto row = refusals::rowsOfLines();
    row("a user alone", "u a\nu\n", 2, ErrorCode::InteractionColumns, "1");
    row("a pair twice", "u a\nv a\nu a\n", 3, ErrorCode::DuplicateDocument, "a");
    row("nothing", "# none\n", 0, ErrorCode::NothingToRead, "");
}

void TestListDiversity::wrongInteractions()
{
    QFETCH(const std::string, text);
    const auto read = core::parseInteractions(text, "file");
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

void TestListDiversity::wrongFeatures_data()
{
    const auto row = refusals::rowsOfLines();
    row("a word", "a 1 red\n", 1, ErrorCode::BadFeatureNumber, "red");
    row("no number is infinite", "a inf\n", 1, ErrorCode::BadFeatureNumber, "inf");
    row("zeros have no direction", "a 1 2\nb 0 0\n", 2, ErrorCode::ZeroFeatures, "b");
    row("no numbers", "a\n", 1, ErrorCode::ZeroFeatures, "a");
    row("one number less", "a 1 2\nb 1\n", 2, ErrorCode::RaggedRow, "2");
    row("a document twice", "a 1 2\na 1 3\n", 2, ErrorCode::DuplicateDocument, "a");
    row("nothing", "\n", 0, ErrorCode::NothingToRead, "");
}

void TestListDiversity::wrongFeatures()
{
    QFETCH(const std::string, text);
    const auto read = core::parseDocumentFeatures(text, "file");
    QVERIFY(!read);
    refusals::compareOfLine(read.error());
}

QTEST_APPLESS_MAIN(TestListDiversity)

}  // namespace tst_list_diversity

#include "tst_list_diversity.moc"
