// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/bounds/likely_difference.h"
#include "tests/core/figures.h"

#include <QRegularExpression>
#include <QTest>

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace tst_likely_difference {

namespace {

/// Judgments and two runs, one document per rank: "3" is judged with that grade, "u" is unjudged,
/// and "=u" is the unjudged document that both runs share.
struct Lists {
    std::vector<std::vector<std::string>> a;  ///< by query, then by rank
    std::vector<std::vector<std::string>> b;
    std::string measure = "DCG@1";
};

std::optional<core::LikelyDifference> likelyOf(const Lists& lists,
                                               const core::EvaluationRules& rules = {})
{
    std::string judgments = "none 0 d 0\n";
    std::array<std::string, 2> texts;
    for (std::size_t run = 0; run < 2; ++run) {
        const auto& queries = run == 0 ? lists.a : lists.b;
        for (std::size_t i = 0; i < queries.size(); ++i) {
            const std::string query = "q" + std::to_string(10 + i);
            for (std::size_t rank = 0; rank < queries[i].size(); ++rank) {
                const std::string& document = queries[i][rank];
                const bool isShared = document.starts_with('=');
                const std::string id =
                    isShared ? "shared" : (run == 0 ? "a" : "b") + std::to_string(rank);
                if (document != "u" && !isShared)
                    judgments += query + " 0 " + id + ' ' + document + '\n';
                texts[run] += query + " Q0 " + id + " 1 " + std::to_string(99 - rank) + " r\n";
            }
        }
    }
    const core::Qrels qrels = *core::parseQrels(judgments, "qrels");
    const core::RunLists a(*core::parseRun(texts[0], "a"));
    const core::RunLists b(*core::parseRun(texts[1], "b"));
    const core::MeasureSpec measure = definitionOf(lists.measure);
    const core::RunEvaluation ofA = core::evaluateRun(qrels, a, std::array{measure}, rules);
    const core::RunEvaluation ofB = core::evaluateRun(qrels, b, std::array{measure}, rules);
    return core::likelyDifference(qrels, {a, ofA}, {b, ofB}, measure, rules);
}

/// @param list of each of `count` queries
std::vector<std::vector<std::string>> times(std::size_t count, const std::vector<std::string>& list)
{
    return std::vector<std::vector<std::string>>(count, list);
}

std::vector<std::vector<std::string>> joined(std::vector<std::vector<std::string>> first,
                                             const std::vector<std::vector<std::string>>& second)
{
    first.insert(first.end(), second.begin(), second.end());
    return first;
}

}  // namespace

class TestLikelyDifference : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void places();
    void everyIntervalOnce();
    void means_data();
    void means();
    void nothingToGrade_data();
    void nothingToGrade();
};

/// From the same hash and mixing in Python, with fractions.
void TestLikelyDifference::places()
{
    const std::array expected{0.05699912771953908, 0.8081833396635929, 0.693511237520684,
                              0.27560029486038584};
    for (std::size_t draw = 0; draw < expected.size(); ++draw)
        QVERIFY2(agree(core::gradeDraw("q1", "d1", draw, 4), expected[draw], 1e-15),
                 digits(core::gradeDraw("q1", "d1", draw, 4)));
    QVERIFY(agree(core::gradeDraw("10", "new", 0, 4), 0.1945079166118818, 1e-15));
    // The zero byte separates query and document.
    QVERIFY(core::gradeDraw("q1", "d1", 0, 4) != core::gradeDraw("q", "1d1", 0, 4));
}

void TestLikelyDifference::everyIntervalOnce()
{
    for (int document = 0; document < 100; ++document) {
        std::set<int> intervals;
        for (std::size_t draw = 0; draw < 32; ++draw) {
            const double place = core::gradeDraw("q", std::to_string(document), draw, 32);
            QVERIFY(place >= 0 && place < 1);
            intervals.insert(static_cast<int>(place * 32));
        }
        QCOMPARE(intervals.size(), std::size_t{32});
    }
}

// The shares of the grades are multiples of 1/32, so that each document has them exactly.
void TestLikelyDifference::means_data()
{
    QTest::addColumn<Lists>("lists");
    QTest::addColumn<double>("mean");
    QTest::addColumn<std::size_t>("documents");
    // 15 of the 30 judged documents on top are worth 2. A: 3/2. B: 10 of 20 queries count 1.
    QTest::newRow("half of the judged documents are relevant")
        << Lists{joined(times(5, {"0"}), times(15, {"2"})),
                 joined(times(10, {"u"}), times(10, {"0"}))}
        << -1.0 << std::size_t{10};
    // A's documents are all worth 3, whatever their rank.
    QTest::newRow("every judged document is like the others")
        << Lists{times(20, {"3"}), times(20, {"u"})} << 0.0 << std::size_t{20};
    // 20 documents on top are worth 4, and 20 at rank 2 are worth 0. A is 4 + 0, B 4 + 0 too.
    QTest::newRow("the grades of each rank stay apart")
        << Lists{times(20, {"4", "0"}), times(20, {"u", "u"}), "CG@2"} << 0.0 << std::size_t{40};
    // The shared document is on top of B: worth 4 in both. A: 4 + 4, B: 4 + 0.
    QTest::newRow("a document has the grade of its better rank in both")
        << Lists{times(20, {"4", "=u"}), joined(times(1, {"=u", "0"}), times(19, {"=u", "0"})),
                 "CG@2"}
        << -4.0 << std::size_t{20};
    // Nothing below the cutoff is graded, so the ideal stays as it is.
    QTest::newRow("documents below the cutoff stay unjudged")
        << Lists{times(20, {"1", "u"}), times(20, {"u", "u"}), "nDCG@1"} << 0.0 << std::size_t{20};
}

void TestLikelyDifference::means()
{
    QFETCH(const Lists, lists);
    QFETCH(const double, mean);
    const auto likely = likelyOf(lists);
    QVERIFY(likely);
    QCOMPARE(likely->draws, core::likelyDraws);
    QTEST(likely->documents, "documents");
    QVERIFY2(std::abs(likely->mean - mean) < 1e-12, digits(likely->mean));
}

void TestLikelyDifference::nothingToGrade_data()
{
    QTest::addColumn<Lists>("lists");
    QTest::newRow("everything is judged") << Lists{times(3, {"1"}), times(3, {"0"})};
    QTest::newRow("nothing is judged") << Lists{times(3, {"u"}), times(3, {"u"})};
    QTest::newRow("only documents below the cutoff are unjudged")
        << Lists{times(3, {"1", "u"}), times(3, {"0", "u"})};
}

void TestLikelyDifference::nothingToGrade()
{
    QFETCH(const Lists, lists);
    QVERIFY(!likelyOf(lists));
}

QTEST_APPLESS_MAIN(TestLikelyDifference)

}  // namespace tst_likely_difference

#include "tst_likely_difference.moc"
