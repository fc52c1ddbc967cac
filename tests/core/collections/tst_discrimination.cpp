// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/paired_test_table.h"
#include "core/collections/discrimination/common_values.h"
#include "core/collections/discrimination/discrimination.h"
#include "core/collections/discrimination/half_stability.h"
#include "core/metrics/statistics/studentised_bootstrap.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <random>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

namespace tst_discrimination {

using core::Discrimination;
using core::DiscriminationRules;
using core::PairedTest;
using core::RunEvaluation;
using core::Untested;
using nlohmann::json;
using Numbers = std::vector<double>;

namespace {

/// @param measures the values of the queries under each
RunEvaluation runOf(const std::vector<Numbers>& measures)
{
    RunEvaluation run;
    for (std::size_t i = 0; i < measures.front().size(); ++i) {
        core::QueryValues query{std::to_string(1000 + i), false, {}, {}};
        for (const Numbers& values : measures)
            query.values.emplace_back(values[i]);
        query.counted = query.values;
        run.queries.push_back(std::move(query));
    }
    run.means = core::meansOf(run.queries, measures.size());
    return run;
}

/// Under one measure each.
std::vector<RunEvaluation> runsOf(const std::vector<Numbers>& values)
{
    std::vector<RunEvaluation> runs;
    for (const Numbers& run : values)
        runs.push_back(runOf({run}));
    return runs;
}

std::vector<const RunEvaluation*> places(const std::vector<RunEvaluation>& runs)
{
    std::vector<const RunEvaluation*> all;
    for (const RunEvaluation& run : runs)
        all.push_back(&run);
    return all;
}

Discrimination discriminated(const std::vector<RunEvaluation>& runs,
                             const DiscriminationRules& rules = {}, std::size_t threads = 1)
{
    return core::discriminate(places(runs), runs.front().means.size(), rules,
                              core::Threads(threads));
}

/// Runs of which each is a little better than the one before.
std::vector<Numbers> randomRuns(std::size_t runs, std::size_t queries, std::uint32_t seed)
{
    std::mt19937 random(seed);
    const auto number = [&] { return static_cast<double>(random() % 1001) / 1000; };
    Numbers easy(queries);
    std::generate(easy.begin(), easy.end(), number);
    std::vector<Numbers> values(runs, easy);
    for (std::size_t run = 0; run < runs; ++run)
        for (double& value : values[run])
            value += 0.3 * number() + 0.03 * static_cast<double>(run);
    return values;
}

}  // namespace

class TestDiscrimination : public QObject {
    Q_OBJECT
private slots:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral(".*"))); }
    void figuresOfNumpy_data();
    void figuresOfNumpy();
    void drawsByHand_data();
    void drawsByHand();
    void withoutSpread();
    void halvesByHand_data();
    void halvesByHand();
    void halvesThatDisagree();
    void pairsOfCompare_data();
    void pairsOfCompare();
    void commonQueries();
    void nothingInCommon();
    void twoMeasuresAlike();
    void oppositeMeasure();
    void moreQueriesTellMore();
    void runsInAnotherOrder();
    void threads();
    void seeds();
    void stopped();
    void told();
    void orderOfCurve();
};

void TestDiscrimination::figuresOfNumpy_data()
{
    QTest::addColumn<json>("item");
    std::ifstream file(TEST_DATA "/statistics/discrimination.json");
    const json cases = json::parse(file)["cases"];
    QCOMPARE(cases.size(), std::size_t{3});
    for (const json& item : cases)
        QTest::newRow(item["name"].get<std::string>().c_str()) << item;
}

void TestDiscrimination::figuresOfNumpy()
{
    QFETCH(const json, item);
    const json& expected = item["expected"];
    const auto runs = runsOf(item["runs"].get<std::vector<Numbers>>());
    DiscriminationRules rules{.alpha = item["alpha"],
                              .fuzziness = item["fuzziness"],
                              .rounds = {item["rounds"], item["seed"]}};
    const auto near = [](double a, double b) { return agree(a, b, 1e-11); };
    const Discrimination told = discriminated(runs, rules);
    const core::MeasureDiscrimination& measure = told.measures.at(0);
    QCOMPARE(measure.pairs.size(), expected["pairs"].size());
    for (std::size_t i = 0; i < measure.pairs.size(); ++i) {
        const json& pair = expected["pairs"][i];
        VERIFY_OF(near(measure.pairs[i].p.value(), pair["asl"]), digits(*measure.pairs[i].p));
        VERIFY_OF(agree(measure.pairs[i].difference, pair["difference"], 1e-9),
                  digits(measure.pairs[i].difference));
    }
    QCOMPARE(measure.power().value(), expected["power_asl"].get<double>());
    VERIFY_OF(near(measure.differenceNeeded.value(), expected["difference_needed"]),
              digits(*measure.differenceNeeded));
    QCOMPARE(measure.queriesNeeded.value(), expected["queries_needed"].get<std::size_t>());
    VERIFY_OF(near(measure.stability.value().error, expected["error"]),
              digits(measure.stability->error));
    VERIFY_OF(near(measure.stability->ties, expected["ties"]), digits(measure.stability->ties));

    rules.test = PairedTest::T;
    const core::MeasureDiscrimination byT = discriminated(runs, rules).measures.at(0);
    for (std::size_t i = 0; i < byT.pairs.size(); ++i)
        VERIFY_OF(agree(byT.pairs[i].p.value(), expected["pairs"][i]["t_p"], 1e-9),
                  digits(*byT.pairs[i].p));
    QCOMPARE(byT.power().value(), expected["power_t"].get<double>());
    QVERIFY(!byT.differenceNeeded);
}

void TestDiscrimination::drawsByHand_data()
{
    QTest::addColumn<Numbers>("differences");
    QTest::addColumn<double>("p");
    QTest::addColumn<double>("needed");
    // t is 2. Both draws alike, a half of all, have an infinite t; one of each has a mean of 0.
    QTest::newRow("two queries") << Numbers{1, 3} << 1.0 / 2 << 1.0;
    // Shifted -1, -1, 2, and t is 2. Of 27 outcomes 8 are all -1 and one is all 2: infinite; 6 have
    // two of the 2 and a t of 1; 12 have one of them and a t of 0.
    QTest::newRow("three queries, two alike") << Numbers{1, 1, 4} << 9.0 / 27 << 2.0;
    // Shifted -1, 0, 1 with t = 0 when all three are 0: 2 of 27 are infinite, 24 have a t of 2 at
    // most, which is below 2√3.
    QTest::newRow("three queries, the middle one at the mean")
        << Numbers{1, 2, 3} << 2.0 / 27 << 1.0;
    QTest::newRow("the middle one at the mean but for rounding")
        << Numbers{0.1, 0.2, 0.3} << 2.0 / 27 << 0.1;
}

void TestDiscrimination::drawsByHand()
{
    QFETCH(const Numbers, differences);
    QFETCH(const double, p);
    constexpr std::size_t rounds = 40000;
    const auto told =
        core::studentisedBootstrap(std::vector<Numbers>{differences}, 0.01, {rounds, 3}).at(0);
    const double spread = std::sqrt(p * (1 - p) / rounds);
    VERIFY_OF(std::abs(told.value().p - p) < 5 * spread, digits(told.value().p));
    // More than one round in a hundred is infinite: of these the larger means are the rarer.
    QTEST(told.value().needed, "needed");
}

void TestDiscrimination::withoutSpread()
{
    const std::vector<Numbers> samples{{0, 0, 0}, {0.5, 0.5, 0.5}, {0, 0.5, 0.7}};
    const auto told = core::studentisedBootstrap(samples, 0.05, {100, 1});
    QCOMPARE(told.at(0).error(), Untested::OneSpread);
    QCOMPARE(told.at(1).error(), Untested::OneSpread);
    QVERIFY(told.at(2).hasValue());
    QCOMPARE(core::studentisedBootstrap(std::vector<Numbers>{{1}}, 0.05).at(0).error(),
             Untested::OneQuery);
    const auto measure = discriminated(runsOf({{0, 0, 0}, {0, 0, 0}, {1, 1, 1}})).measures.at(0);
    QCOMPARE(measure.separated, std::size_t{0});
    QCOMPARE(measure.power().value(), 0.0);
    QVERIFY(!measure.differenceNeeded);
    QVERIFY(!measure.queriesNeeded);
    for (const core::PairSeparation& pair : measure.pairs)
        QVERIFY(!pair.p);
}

void TestDiscrimination::halvesByHand_data()
{
    QTest::addColumn<std::vector<Numbers>>("runs");
    QTest::addColumn<double>("fuzziness");
    QTest::addColumn<double>("error");
    QTest::addColumn<double>("ties");
    const Numbers low(6, 0.5);
    const Numbers bitMore(6, 0.52);
    const Numbers high(6, 1);
    QTest::newRow("every half says the same") << std::vector{low, high} << 0.05 << 0.0 << 0.0;
    QTest::newRow("the same run twice") << std::vector{low, low} << 0.0 << 0.0 << 1.0;
    QTest::newRow("one pair of three tied")
        << std::vector{low, high, low} << 0.05 << 0.0 << 1.0 / 3;
    QTest::newRow("1/26 of the larger is less than 5 %")
        << std::vector{low, bitMore} << 0.05 << 0.0 << 1.0;
    QTest::newRow("1/26 of the larger is more than 3 %")
        << std::vector{low, bitMore} << 0.03 << 0.0 << 0.0;
    QTest::newRow("nothing found by either")
        << std::vector{Numbers(6, 0), Numbers(6, 0)} << 0.05 << 0.0 << 1.0;
    QTest::newRow("means that differ by rounding")
        << std::vector{Numbers{0.1, 0.1}, Numbers(2, std::nextafter(0.1, 1))} << 0.0 << 0.0 << 1.0;
}

void TestDiscrimination::halvesByHand()
{
    QFETCH(const std::vector<Numbers>, runs);
    QFETCH(const double, fuzziness);
    const auto told = discriminated(runsOf(runs), {.fuzziness = fuzziness}).measures.at(0);
    QTEST(told.stability.value().error, "error");
    QTEST(told.stability->ties, "ties");
}

/// Each half is one of two queries, which disagree: the fewer of the two are nearly a half.
void TestDiscrimination::halvesThatDisagree()
{
    const auto told =
        discriminated(runsOf({{1, 0}, {0, 1}}), {.rounds = {10000, 1}}).measures.at(0);
    QVERIFY(told.stability.value().error <= 0.5);
    QVERIFY(told.stability->error > 0.475);
    QCOMPARE(told.stability->ties, 0.0);
    QVERIFY(!discriminated(runsOf({{1}, {0}})).measures.at(0).stability);
}

void TestDiscrimination::pairsOfCompare_data()
{
    QTest::addColumn<PairedTest>("test");
    for (const core::PairedTestRow& row : core::pairedTestTable())
        QTest::newRow(std::string(row.id).c_str()) << row.test;
}

void TestDiscrimination::pairsOfCompare()
{
    QFETCH(const PairedTest, test);
    const auto runs = runsOf(randomRuns(4, 40, 2));
    const core::ComparisonRules rules{.rounds = {500, 9}};
    const auto compared = core::compareRuns(runs, 1, rules);
    const Discrimination told = discriminated(runs, {.test = test, .rounds = rules.rounds});
    QCOMPARE(told.pairs.size(), compared.size());
    for (std::size_t i = 0; i < compared.size(); ++i) {
        QCOMPARE(told.pairs[i].a, compared[i].a);
        QCOMPARE(told.pairs[i].b, compared[i].b);
        QVERIFY(told.measures[0].pairs[i].difference == compared[i].difference());
        QVERIFY(told.measures[0].pairs[i].p == compared[i].test(test).p);
    }
}

void TestDiscrimination::commonQueries()
{
    std::vector<RunEvaluation> runs{runOf({{0.1, 0.2, 0.3, 0.4}, {1, 2, 3, 4}}),
                                    runOf({{0.5, 0.6, 0.7, 0.8}, {5, 6, 7, 8}})};
    runs[0].queries.erase(runs[0].queries.begin() + 1);
    runs[1].queries[2].counted[1] = core::Undefined::NothingRetrieved;
    const core::CommonValues values =
        core::commonValues(std::vector<const RunEvaluation*>{&runs[0], &runs[1]}, 2);
    QCOMPARE(values.queries, std::size_t{2});
    QCOMPARE(values.leftOut, std::size_t{2});
    QCOMPARE(values.values, (Numbers{0.1, 0.4, 0.5, 0.8, 1, 4, 5, 8}));
    QCOMPARE(values.differences(1, 0, 1), (Numbers{4, 4}));
    const core::CommonValues first =
        core::commonValues(std::vector<const RunEvaluation*>{&runs[0], &runs[1]}, 1);
    QCOMPARE(first.queries, std::size_t{3});
}

void TestDiscrimination::nothingInCommon()
{
    std::vector<RunEvaluation> runs = runsOf({{0.1, 0.2}, {0.3, 0.4}});
    runs[1].queries[0].query = "a";
    runs[1].queries[1].query = "b";
    const Discrimination told = discriminated(runs);
    QCOMPARE(told.queries, std::size_t{0});
    QCOMPARE(told.leftOut, std::size_t{4});
    QVERIFY(!told.measures.at(0).power());
    QVERIFY(!told.measures.at(0).stability);
}

void TestDiscrimination::twoMeasuresAlike()
{
    std::vector<RunEvaluation> runs;
    for (const Numbers& values : randomRuns(5, 30, 4))
        runs.push_back(runOf({values, values}));
    const Discrimination told = discriminated(runs);
    QVERIFY(told.measures[0] == told.measures[1]);
    QCOMPARE(told.agreement(0, 1).value().tauB.value(), 1.0);
    QCOMPARE(told.agreement(0, 1).value().tauAp.value(), 1.0);
    QVERIFY(told.measures[0].power().value() > 0);
}

/// A measure less by what the other is more tells the same pairs apart, and orders them otherwise.
void TestDiscrimination::oppositeMeasure()
{
    std::vector<RunEvaluation> runs;
    for (const Numbers& values : randomRuns(5, 30, 4)) {
        Numbers opposite;
        for (const double value : values)
            opposite.push_back(-value);
        runs.push_back(runOf({values, opposite}));
    }
    const Discrimination told = discriminated(runs);
    QCOMPARE(told.measures[0].separated, told.measures[1].separated);
    QVERIFY(told.measures[0].differenceNeeded == told.measures[1].differenceNeeded);
    QCOMPARE(told.agreement(0, 1).value().tauB.value(), -1.0);
    QCOMPARE(told.agreement(1, 0).value().tauAp.value(), -1.0);
}

void TestDiscrimination::moreQueriesTellMore()
{
    const std::vector<Numbers> values = randomRuns(6, 20, 8);
    std::vector<Numbers> twice = values;
    for (Numbers& run : twice)
        run.insert(run.end(), run.begin(), run.begin() + 20);
    for (const std::optional<PairedTest> test :
         {std::optional<PairedTest>(), std::optional(PairedTest::T)}) {
        const DiscriminationRules rules{.test = test, .rounds = {4000, 1}};
        const auto once = discriminated(runsOf(values), rules).measures.at(0);
        const auto both = discriminated(runsOf(twice), rules).measures.at(0);
        QVERIFY(both.separated > once.separated);
        QVERIFY(both.stability.value().error < once.stability.value().error);
    }
}

void TestDiscrimination::runsInAnotherOrder()
{
    const auto runs = runsOf(randomRuns(5, 30, 6));
    const std::vector<RunEvaluation> turned(runs.rbegin(), runs.rend());
    const Discrimination told = discriminated(runs);
    const Discrimination other = discriminated(turned);
    for (std::size_t i = 0; i < told.pairs.size(); ++i) {
        const Discrimination::Pair same{4 - told.pairs[i].b, 4 - told.pairs[i].a};
        const auto found = std::find(other.pairs.begin(), other.pairs.end(), same);
        QVERIFY(found != other.pairs.end());
        const auto& pair =
            other.measures[0].pairs.at(static_cast<std::size_t>(found - other.pairs.begin()));
        QVERIFY(pair.p == told.measures[0].pairs[i].p);
        QVERIFY(pair.difference == -told.measures[0].pairs[i].difference);
    }
    QVERIFY(told.measures[0].differenceNeeded == other.measures[0].differenceNeeded);
    QVERIFY(told.measures[0].queriesNeeded == other.measures[0].queriesNeeded);
    QVERIFY(told.measures[0].stability == other.measures[0].stability);
}

/// More pairs than a piece has, and more rounds than a block.
void TestDiscrimination::threads()
{
    const auto runs = runsOf(randomRuns(18, 10, 5));
    const DiscriminationRules rules{.rounds = {700, 2}};
    const Discrimination alone = discriminated(runs, rules);
    QCOMPARE(alone.pairs.size(), std::size_t{153});
    for (const std::size_t count : {2, 4})
        QVERIFY(discriminated(runs, rules, count).measures == alone.measures);
}

void TestDiscrimination::seeds()
{
    const auto runs = runsOf(randomRuns(4, 30, 5));
    const auto first = discriminated(runs, {.rounds = {300, 1}}).measures;
    QVERIFY(first == discriminated(runs, {.rounds = {300, 1}}).measures);
    QVERIFY(first != discriminated(runs, {.rounds = {300, 2}}).measures);
}

/// Before it begins, and after the first of two pieces of pairs.
void TestDiscrimination::stopped()
{
    const auto runs = runsOf(randomRuns(18, 10, 5));
    for (const std::size_t before : {0, 1}) {
        std::stop_source stop;
        if (before == 0)
            stop.request_stop();
        std::size_t last = 0;
        core::discriminate(places(runs), 1, {.rounds = {before == 0 ? 10'000'000u : 50u, 1}},
                           core::Threads(), stop.get_token(), [&](std::size_t done, std::size_t) {
                               last = done;
                               stop.request_stop();
                           });
        QCOMPARE(last, before);
    }
}

void TestDiscrimination::told()
{
    const auto runs = runsOf(randomRuns(18, 10, 5));
    std::vector<std::size_t> told;
    std::size_t all = 0;
    core::discriminate(places(runs), 1, {.rounds = {50, 1}}, core::Threads(2), {},
                       [&](std::size_t done, std::size_t of) {
                           told.push_back(done);
                           all = of;
                       });
    QCOMPARE(told, (std::vector<std::size_t>{1, 2, 3}));
    QCOMPARE(all, std::size_t{3});
}

/// The largest p first, before it what has none.
void TestDiscrimination::orderOfCurve()
{
    Discrimination told;
    told.measures.emplace_back().pairs = {{0.1, 0.02}, {0.1, 0.5}, {0, {}}, {0.1, 0.02}};
    QCOMPARE(told.byP(0), (std::vector<std::size_t>{2, 1, 0, 3}));
}

QTEST_GUILESS_MAIN(TestDiscrimination)

}  // namespace tst_discrimination

#include "tst_discrimination.moc"
