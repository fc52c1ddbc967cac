// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/measures/interpolated_precision.h"
#include "core/rankings/evaluation/evaluator.h"
#include "core/rankings/trec_eval/evaluation.h"
#include "core/rankings/trec_eval/gain_levels.h"
#include "core/rankings/trec_eval/request.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <cmath>
#include <string>
#include <vector>

namespace tst_trec_measures {

namespace {

constexpr double unjudged = 99;

std::vector<core::Grade> grades(const std::vector<double>& values)
{
    std::vector<core::Grade> list;
    for (const double value : values)
        list.push_back(value == unjudged ? core::Grade::unjudged() : core::Grade(value));
    return list;
}

using Metric = double (*)(const core::JudgedRanking&);

/// 0 where there is none, as trec_eval says.
template <core::Measure measure>
double of(const core::JudgedRanking& query)
{
    core::MeasureSpec definition;
    definition.measure = measure;
    return core::Evaluator(definition).value(query).valueOr(0);
}
constexpr Metric inferred = of<core::Measure::InfAp>;
constexpr Metric binary = of<core::Measure::BinG>;
constexpr Metric graded = of<core::Measure::G>;
constexpr Metric useful = of<core::Measure::Utility>;
constexpr Metric judgedBad = of<core::Measure::NonRelevantRetrieved>;

}  // namespace

class TestTrecMeasures : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }

    void byHand_data();
    void byHand();
    void interpolated();
    void recallPoints_data();
    void recallPoints();
    void gainsReplaceGrades();
    void printOrder();
    void laterMeasures_data();
    void laterMeasures();
    void queryMissingFromTheRun();
};

void TestTrecMeasures::byHand_data()
{
    QTest::addColumn<Metric>("metric");
    QTest::addColumn<std::vector<double>>("ranked");
    QTest::addColumn<std::vector<double>>("notRetrieved");
    QTest::addColumn<double>("value");
    const auto row = [](const char* name, Metric metric, std::vector<double> ranked,
                        std::vector<double> notRetrieved, double value) {
        QTest::newRow(name) << metric << ranked << notRetrieved << value;
    };
    const double log3 = std::log2(3);
    const double e = 0.00001;
    row("infAP: not pooled above", inferred, {1, unjudged, 1}, {},
        (1 + 1.0 / 3 + 1.0 / 3 * (1 + e) / (1 + 2 * e)) / 2);
    row("infAP: pooled, not judged above", inferred, {-1, 1}, {}, 0.75);
    row("infAP: missed counts in R", inferred, {1}, {1}, 0.5);
    row("infAP: nothing relevant", inferred, {0, unjudged}, {}, 0);
    row("binG: not relevant above", binary, {0, 1, unjudged, 1}, {1}, (1 / log3 + 1.0 / 2) / 3);
    row("binG: nothing relevant", binary, {0}, {}, 0);
    row("G: the better second", graded, {1, 2}, {}, (1 / log3 + 2) / 3);
    row("G: ideal", graded, {2, 1, 0}, {}, 1);
    row("G: nothing has a gain", graded, {0, -1}, {}, 0);
    row("G: beyond the ideal every rank costs 1", graded, {0, 0, 2}, {},
        2 / std::log2(2 + 4 - 2) / 2);
    row("utility: two of five", useful, {1, 0, unjudged, 2, 0}, {1}, -1);
    row("utility: nothing retrieved", useful, {}, {1}, 0);
    row("num_nonrel_judged_ret: what is unjudged does not count", judgedBad, {1, 0, unjudged, 0},
        {0}, 2);
    row("ndcg_rel: one, second", core::meanNdcgAtGains, {0, 1}, {}, 1 / log3);
    row("ndcg_rel: one missed", core::meanNdcgAtGains, {1}, {1}, (1 + 1 / (1 + 1 / log3)) / 2);
    row("ndcg_rel: nothing has a gain", core::meanNdcgAtGains, {0}, {0}, 0);
    row("Rndcg: two levels, the better missed", core::meanNdcgAtLevels, {1}, {2},
        (1.0 / 2 + 1 / (2 + 1 / log3)) / 2);
    row("Rndcg: one document more does not count the end", core::meanNdcgAtLevels, {0, 1}, {}, 0);
    row("Rndcg: two documents more count it", core::meanNdcgAtLevels, {0, 1, 0}, {}, 1 / log3 / 2);
    row("Rndcg: nothing has a gain", core::meanNdcgAtLevels, {0, 0, 0}, {}, 0);
}

void TestTrecMeasures::byHand()
{
    QFETCH(const Metric, metric);
    QFETCH(const std::vector<double>, ranked);
    QFETCH(const std::vector<double>, notRetrieved);
    QFETCH(const double, value);
    const double ours = metric(core::JudgedRanking(grades(ranked), grades(notRetrieved)));
    QVERIFY2(agree(ours, value), digits(ours));
}

void TestTrecMeasures::interpolated()
{
    const auto precision = [](const char* share) {
        const std::string text = std::string("iprec(at=") + share + ")";
        return core::Evaluator(definitionOf(text))
            .value(core::JudgedRanking(grades({1, 0, 1, 0, 1}), grades({1})))
            .valueOr(-1);
    };
    QCOMPARE(precision("0"), 1.0);
    QCOMPARE(precision("0.25"), 1.0);
    QCOMPARE(precision("0.5"), 2.0 / 3);
    QCOMPARE(precision("0.75"), 3.0 / 5);
    QVERIFY(precision("1") == 0);
}

void TestTrecMeasures::recallPoints_data()
{
    QTest::addColumn<double>("share");
    QTest::addColumn<std::size_t>("nine");
    QTest::addColumn<std::size_t>("ten");
    QTest::newRow("nothing") << 0.0 << std::size_t{0} << std::size_t{0};
    QTest::newRow("below a half") << 0.1 << std::size_t{1} << std::size_t{0};
    QTest::newRow("above a half") << 0.4 << std::size_t{2} << std::size_t{2};
    QTest::newRow("all") << 1.0 << std::size_t{4} << std::size_t{4};
}

/// Of 4 relevant documents.
void TestTrecMeasures::recallPoints()
{
    QFETCH(const double, share);
    QFETCH(const std::size_t, nine);
    QFETCH(const std::size_t, ten);
    QCOMPARE(core::neededFor(share, 4, core::RecallRounding::Up), nine);
    QCOMPARE(core::neededFor(share, 4, core::RecallRounding::Nearest), ten);
}

void TestTrecMeasures::gainsReplaceGrades()
{
    const core::JudgedRanking query(grades({2, unjudged, 1, 0}), grades({3, 2}));
    const core::JudgedRanking gained = core::withGains(query, std::vector<core::GradeGain>{{2, 9}});
    QCOMPARE(std::vector<core::Grade>(gained.ranked().begin(), gained.ranked().end()),
             grades({9, unjudged, 1, 0}));
    QCOMPARE(gained.judgedBestFirst().front(), core::Grade(9));
    QCOMPARE(gained.judgedBestFirst()[2], core::Grade(3));
}

void TestTrecMeasures::printOrder()
{
    const std::vector<std::string> asked{"yaap", "P.10,5", "map"};
    const auto requests = core::readTrecRequests(asked, core::TrecRules{});
    QVERIFY(requests);
    std::vector<std::string> names;
    for (const core::TrecRequest& request : *requests)
        for (const std::string& name : core::printedNames(request))
            names.push_back(name);
    QCOMPARE(names, (std::vector<std::string>{"map", "P_5", "P_10", "yaap"}));
}

void TestTrecMeasures::laterMeasures_data()
{
    QTest::addColumn<core::TrecVersion>("version");
    QTest::addColumn<bool>("completesRbp");
    QTest::addColumn<std::vector<std::string>>("expected");
    const auto row = [](const char* name, core::TrecVersion version, bool completesRbp,
                        const std::vector<std::string>& expected) {
        QTest::newRow(name) << version << completesRbp << expected;
    };
    row("9.0.8", core::TrecVersion::Nine, false, {});
    row("9.0.8 has none to complete", core::TrecVersion::Nine, true, {});
    row("10.0, whose RBP cannot be reproduced", core::TrecVersion::Ten, false,
        {"rbp_resid", "unj"});
    row("10.0, with RBP made complete", core::TrecVersion::Ten, true, {"rbp", "rbp_resid", "unj"});
}

/// What all_trec has at its end since version 10.
void TestTrecMeasures::laterMeasures()
{
    core::TrecRules rules;
    QFETCH(const core::TrecVersion, version);
    QFETCH(const bool, completesRbp);
    rules.version = version;
    rules.completesRbp = completesRbp;
    const auto requests = core::readTrecRequests(std::vector<std::string>{"all_trec"}, rules);
    QVERIFY(requests);
    std::vector<std::string> later;
    for (const core::TrecRequest& request : *requests)
        if (request.measure->since == core::TrecVersion::Ten)
            later.emplace_back(request.measure->name);
    QTEST(later, "expected");
}

/// Without -c, version 9 leaves it out and version 10 stops there.
void TestTrecMeasures::queryMissingFromTheRun()
{
    const auto qrels = core::parseQrels("1 0 a 1\n2 0 a 1\n3 0 a 1\n", "qrels");
    const auto run = core::parseRun("1 Q0 a 1 1 t\n3 Q0 a 1 1 t\n", "run");
    for (const bool stops : {false, true}) {
        core::TrecRules rules;
        rules.version = stops ? core::TrecVersion::Ten : core::TrecVersion::Nine;
        const auto requests = core::readTrecRequests(std::vector<std::string>{"map"}, rules);
        const core::TrecScorer scorer(*qrels, *requests, rules);
        const auto found =
            core::evaluateLikeTrec(*qrels, core::scoreLikeTrec(*qrels, *run, scorer), scorer);
        QCOMPARE(found.measured, std::size_t{stops ? 1u : 2u});
        QCOMPARE(found.stop.value_or("none"), std::string_view(stops ? "2" : "none"));
    }
}

QTEST_APPLESS_MAIN(TestTrecMeasures)

}  // namespace tst_trec_measures

#include "tst_trec_measures.moc"
