// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/leaderboard.h"
#include "core/documents/tables/leaderboard_table.h"
#include "core/rankings/evaluation/paired_queries.h"
#include "tests/core/figures.h"

#include <QRegularExpression>

#include <algorithm>
#include <cmath>
#include <numeric>
#include <optional>
#include <random>
#include <stop_token>
#include <string>
#include <vector>

namespace tst_leaderboard {

using core::Leaderboard;
using core::LeaderboardRules;
using core::LetterRule;
using core::PairedTest;
using core::RunEvaluation;
using core::Undefined;
using core::Value;

namespace {

using Runs = std::vector<RunEvaluation>;

/// A run with a value for each query of each definition.
RunEvaluation runOf(const std::vector<std::vector<Value>>& queries)
{
    RunEvaluation run;
    for (std::size_t i = 0; i < queries.size(); ++i)
        run.queries.push_back({std::to_string(1000 + i), false, queries[i], queries[i]});
    run.means = core::meansOf(run.queries, queries.front().size());
    return run;
}

RunEvaluation runOf(const std::vector<Value>& values)
{
    std::vector<std::vector<Value>> queries;
    for (const Value& value : values)
        queries.push_back({value});
    return runOf(queries);
}

/// Better from run to run, by less than chance makes of it.
Runs randomRuns(std::size_t runs, std::size_t queries, std::size_t definitions = 2)
{
    std::mt19937 random(1);
    Runs evaluations;
    for (std::size_t run = 0; run < runs; ++run) {
        std::vector<std::vector<Value>> values(queries);
        for (auto& query : values)
            for (std::size_t definition = 0; definition < definitions; ++definition)
                query.push_back(static_cast<double>(random() % 1000 + 60 * run) / 2000);
        evaluations.push_back(runOf(values));
    }
    return evaluations;
}

std::vector<const RunEvaluation*> places(const Runs& runs)
{
    std::vector<const RunEvaluation*> all;
    for (const RunEvaluation& run : runs)
        all.push_back(&run);
    return all;
}

std::size_t definitionsOf(const Runs& runs)
{
    return runs.front().means.size();
}

Leaderboard boardOf(const Runs& runs, const LeaderboardRules& rules,
                    const core::Threads& threads = core::Threads())
{
    return core::leaderboard(places(runs), definitionsOf(runs), rules, threads);
}

std::vector<std::size_t> inOrder(const Runs& runs)
{
    std::vector<std::size_t> order(runs.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    return order;
}

QString lettersOf(const Runs& runs, const LeaderboardRules& rules)
{
    QString text;
    for (const std::string& letters :
         core::runLetters(boardOf(runs, rules), rules, 0, inOrder(runs)))
        text += (text.isEmpty() ? "" : " ") +
                (letters.empty() ? QStringLiteral("-") : QString::fromStdString(letters));
    return text;
}

const core::ComparisonRules few{0.05, 0, {300, 7}};

LeaderboardRules by(LetterRule letters, PairedTest test = PairedTest::T)
{
    return {few, test, {}, letters};
}

/// Three runs that differ by far more than their noise, and one that is like the second.
const Runs apart{
    runOf({0.10, 0.21, 0.33, 0.12, 0.24, 0.36}), runOf({0.40, 0.52, 0.61, 0.43, 0.55, 0.66}),
    runOf({0.41, 0.51, 0.62, 0.42, 0.56, 0.65}), runOf({0.72, 0.80, 0.93, 0.71, 0.86, 0.97})};

}  // namespace

class TestLeaderboard : public QObject {
    Q_OBJECT
private slots:
    void init();
    void standings();
    void intervalByHand();
    void letters_data();
    void letters();
    void ranxNamesRunsAsTheyStand();
    void pairsAreThoseOfCompareRuns_data();
    void pairsAreThoseOfCompareRuns();
    void everyPairWithoutLetters();
    void asTable();
    void unlikeMeansHaveNoBest_data();
    void unlikeMeansHaveNoBest();
    void judgedSharesFollowTheirMeasures_data();
    void judgedSharesFollowTheirMeasures();
    void baselineIsAlwaysA();
    void tukeyTakesWhatCountsEverywhere();
    void lettersShareWhereTukeyDoesNotTellApart();
    void withoutLetters_data();
    void withoutLetters();
    void orderOfRunsDoesNotMatter();
    void anyNumberOfThreads();
    void roundsToDiffer_data();
    void roundsToDiffer();
    void stops();
};

void TestLeaderboard::init()
{
    QTest::failOnWarning(QRegularExpression(".*"));
}

void TestLeaderboard::standings()
{
    const Runs runs{runOf({0.25, 0.75}), runOf({0.5, Value(Undefined::NoRelevant)}),
                    runOf({Value(Undefined::NoRelevant), Value(Undefined::NoRelevant)}),
                    runOf({0.5, 1.0}), runOf({0.0, 0.5})};
    const auto board = boardOf(runs, by(LetterRule::None));
    std::vector<std::size_t> ranks;
    std::vector<std::size_t> queries;
    for (const auto& run : board.standings) {
        ranks.push_back(run.front().rank);
        queries.push_back(run.front().queries);
    }
    QCOMPARE(ranks, (std::vector<std::size_t>{2, 2, 0, 1, 4}));
    QCOMPARE(queries, (std::vector<std::size_t>{2, 1, 0, 2, 2}));
    QVERIFY(board.standings[1].front().mean == Value(0.5));
    QVERIFY(!board.standings[2].front().mean);
    QVERIFY(!board.standings[1].front().interval);
    QCOMPARE(core::runsByMean(board, 0), (std::vector<std::size_t>{3, 0, 1, 4, 2}));
}

void TestLeaderboard::intervalByHand()
{
    // 0.5 ± t · 0.25 / √3, where t of 2 degrees of freedom is (2p - 1) / √(2p(1 - p)) at p = 0.975.
    const Runs runs{runOf({0.25, 0.5, 0.75})};
    const auto interval = boardOf(runs, by(LetterRule::None)).standings[0][0].interval.value();
    const double reach = 0.95 / std::sqrt(2 * 0.975 * 0.025) * 0.25 / std::sqrt(3);
    QVERIFY2(agree(interval.high, 0.5 + reach, 1e-9), digits(interval.high));
    QVERIFY2(agree(interval.low, 0.5 - reach, 1e-9), digits(interval.low));
}

void TestLeaderboard::letters_data()
{
    QTest::addColumn<LeaderboardRules>("rules");
    QTest::addColumn<QString>("letters");
    QTest::newRow("Tukey's groups, the best first") << by(LetterRule::Tukey) << "c b b a";
    QTest::newRow("groups of Holm's t tests") << by(LetterRule::Holm) << "c b b a";
    QTest::newRow("six queries cannot be told apart by their signs after Holm")
        << by(LetterRule::Holm, PairedTest::Sign) << "a a a a";
    QTest::newRow("who is beaten") << by(LetterRule::Ranx) << "- a a abc";
    QTest::newRow("none are asked for") << by(LetterRule::None) << "- - - -";
}

void TestLeaderboard::letters()
{
    QFETCH(const LeaderboardRules, rules);
    QFETCH(const QString, letters);
    QCOMPARE(lettersOf(apart, rules), letters);
}

void TestLeaderboard::ranxNamesRunsAsTheyStand()
{
    const LeaderboardRules rules = by(LetterRule::Ranx);
    const auto letters =
        core::runLetters(boardOf(apart, rules), rules, 0, std::vector<std::size_t>{3, 1, 2, 0});
    QCOMPARE(letters, (std::vector<std::string>{"", "d", "d", "bcd"}));
}

void TestLeaderboard::pairsAreThoseOfCompareRuns_data()
{
    QTest::addColumn<PairedTest>("test");
    QTest::newRow("t") << PairedTest::T;
    QTest::newRow("Wilcoxon") << PairedTest::Wilcoxon;
    QTest::newRow("sign") << PairedTest::Sign;
    QTest::newRow("randomisation") << PairedTest::Randomisation;
    QTest::newRow("bootstrap") << PairedTest::Bootstrap;
}

void TestLeaderboard::pairsAreThoseOfCompareRuns()
{
    QFETCH(const PairedTest, test);
    Runs runs = randomRuns(4, 45);
    runs[2].queries.erase(runs[2].queries.begin() + 5);
    const LeaderboardRules rules = by(LetterRule::Holm, test);
    const auto board = boardOf(runs, rules);
    const auto all = core::compareRuns(runs, 2, few);
    QCOMPARE(board.pairs.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        QVERIFY(board.pairs[i].test(test) == all[i].test(test));
        QVERIFY(board.pairs[i].difference() == all[i].difference());
        QVERIFY(board.pairs[i].interval == all[i].interval);
        for (const auto& [one, other] : {std::pair{all[i].a, all[i].b}, {all[i].b, all[i].a}})
            QVERIFY(core::pairOf(board, rules, one, other, all[i].definition) == &board.pairs[i]);
    }
    QVERIFY(!core::pairOf(board, rules, 2, 2, 0));
}

void TestLeaderboard::everyPairWithoutLetters()
{
    const Runs runs = randomRuns(3, 20);
    LeaderboardRules rules = by(LetterRule::None);
    QVERIFY(boardOf(runs, rules).pairs.empty());
    rules.everyPair = rules.everyTest = true;
    const auto board = boardOf(runs, rules);
    const auto all = core::compareRuns(runs, 2, few);
    QCOMPARE(board.pairs.size(), all.size());
    for (std::size_t i = 0; i < all.size(); ++i)
        for (const PairedTest test : {PairedTest::T, PairedTest::Bootstrap})
            QVERIFY(board.pairs[i].test(test) == all[i].test(test));
}

void TestLeaderboard::asTable()
{
    const LeaderboardRules rules = by(LetterRule::Tukey);
    Runs runs = apart;
    runs[2] = runOf({0.47, 0.51, 0.62, 0.42, 0.56, 0.65});
    const auto board = boardOf(runs, rules);
    const std::vector<core::LeaderboardColumn> columns{{"AP", &board, 0}};
    const auto order = core::runsByMean(board, 0);
    const core::SystemTable table =
        core::leaderboardTable(columns, rules, {"one", "two", "three", "four"}, order);
    QCOMPARE(table.systems, (std::vector<std::string>{"four", "three", "two", "one"}));
    const std::vector<std::string> letters{"a", "b", "b", "c"};
    for (std::size_t place = 0; place < order.size(); ++place) {
        const core::SystemValue& value = table.values[place][0];
        const core::Standing& standing = board.standings[order[place]][0];
        QVERIFY(value.value == standing.mean && value.interval == standing.interval);
        QCOMPARE(value.letters, letters[place]);
        QCOMPARE(value.rank, place + 1);
        QVERIFY(!value.p);
    }
    const core::SystemTable plain = core::leaderboardTable(
        columns, rules, {"one", "two", "three", "four"}, order, {false, false});
    QVERIFY(!plain.values[0][0].interval && !core::hasRanks(plain, 0));
    LeaderboardRules against = by(LetterRule::None);
    against.baseline = 1;
    const auto tested = boardOf(runs, against);
    const core::SystemTable beside =
        core::leaderboardTable(std::vector<core::LeaderboardColumn>{{"AP", &tested, 0}}, against,
                               {"one", "two", "three", "four"}, order);
    QCOMPARE(beside.baseline, std::optional<std::size_t>(2));
    QVERIFY(!beside.values[2][0].p && !core::hasLetters(beside, 0));
    QVERIFY(beside.values[0][0].p ==
            core::pairOf(tested, against, 1, 3, 0)->test(PairedTest::T).holm);
}

void TestLeaderboard::unlikeMeansHaveNoBest_data()
{
    QTest::addColumn<std::vector<int>>("lacking");      // of the best run
    QTest::addColumn<std::vector<int>>("alsoLacking");  // of the worst
    QTest::addColumn<bool>("isUnlike");
    QTest::newRow("every run has every query") << std::vector<int>{} << std::vector<int>{} << false;
    QTest::newRow("the best has two only") << std::vector{5, 4, 3, 2} << std::vector<int>{} << true;
    QTest::newRow("as many, but others") << std::vector{5} << std::vector{0} << true;
    QTest::newRow("one has none at all")
        << std::vector<int>{} << std::vector{5, 4, 3, 2, 1, 0} << false;
}

void TestLeaderboard::unlikeMeansHaveNoBest()
{
    QFETCH(const std::vector<int>, lacking);
    QFETCH(const std::vector<int>, alsoLacking);
    QFETCH(const bool, isUnlike);
    Runs runs = apart;
    for (const auto& [run, lacks] : {std::pair(3, lacking), std::pair(0, alsoLacking)}) {
        for (const int query : lacks)
            runs[run].queries.erase(runs[run].queries.begin() + query);
        runs[run].means = core::meansOf(runs[run].queries, 1);
    }
    const LeaderboardRules rules = by(LetterRule::None);
    const auto board = boardOf(runs, rules);
    QCOMPARE(board.areUnlike, std::vector{isUnlike});
    const core::SystemTable table =
        core::leaderboardTable(std::vector<core::LeaderboardColumn>{{"AP", &board, 0}}, rules,
                               {"one", "two", "three", "four"}, inOrder(runs));
    QCOMPARE(core::queriesTold(table), std::vector{isUnlike});
    QCOMPARE(core::isBest(table, 3, 0), !isUnlike);
    for (std::size_t run = 0; run < runs.size(); ++run)
        QVERIFY(table.values[run][0].queries ==
                (isUnlike ? std::optional(runs[run].queries.size()) : std::nullopt));
}

void TestLeaderboard::judgedSharesFollowTheirMeasures_data()
{
    using Shares = std::vector<std::vector<std::optional<double>>>;
    QTest::addColumn<Shares>("shares");  // by run, then by measure
    QTest::addColumn<std::vector<bool>>("told");
    QTest::newRow("everything is judged")
        << Shares{{1.0, 1.0}, {1.0, 1.0}} << std::vector{false, false};
    QTest::newRow("nDCG@10 and P@10 share one")
        << Shares{{1.0, 1.0}, {0.6, 0.6}} << std::vector{false, true};
    QTest::newRow("AP between them does not")
        << Shares{{1.0, 0.3, 1.0}, {0.6, 0.2, 0.6}} << std::vector{true, true, true};
    QTest::newRow("a count has none")
        << Shares{{0.9, std::nullopt}, {0.6, std::nullopt}} << std::vector{true, false};
}

void TestLeaderboard::judgedSharesFollowTheirMeasures()
{
    QFETCH(const std::vector<std::vector<std::optional<double>>>, shares);
    core::SystemTable table;
    table.measures.resize(shares.front().size());
    for (const auto& ofRun : shares) {
        auto& row = table.values.emplace_back();
        for (const auto& share : ofRun)
            row.push_back({.value = 0.5, .judged = share});
    }
    QTEST(core::sharesTold(table), "told");
}

void TestLeaderboard::baselineIsAlwaysA()
{
    const Runs runs = randomRuns(4, 40);
    const LeaderboardRules rules{few, PairedTest::Randomisation, 2, LetterRule::None};
    const auto board = boardOf(runs, rules);
    QCOMPARE(board.pairs.size(), std::size_t{6});
    for (const std::size_t run : {0, 1, 3})
        for (const std::size_t definition : {0, 1}) {
            const core::RunComparison& pair = *core::pairOf(board, rules, run, 2, definition);
            QCOMPARE(pair.a, std::size_t{2});
            QCOMPARE(pair.b, run);
            QCOMPARE(pair.definition, definition);
            const auto alone =
                core::compareRuns(std::vector<const RunEvaluation*>{&runs[2], &runs[run]}, 2, few);
            QVERIFY(pair.test(PairedTest::Randomisation).p ==
                    alone[definition].test(PairedTest::Randomisation).p);
        }
    QVERIFY(!core::pairOf(board, rules, 0, 1, 0));
}

void TestLeaderboard::tukeyTakesWhatCountsEverywhere()
{
    Runs runs = randomRuns(3, 12, 1);
    const double whole = boardOf(runs, by(LetterRule::Tukey)).tukey[0]->p[0][2];
    Runs holed = runs;
    holed[0].queries[3].counted[0] = Undefined::NoRelevant;
    holed[1].queries.erase(holed[1].queries.begin() + 7);
    const auto board = boardOf(holed, by(LetterRule::Tukey));
    QCOMPARE(board.tukey[0]->queries, std::size_t{10});
    for (RunEvaluation& run : runs) {
        run.queries.erase(run.queries.begin() + 7);
        run.queries.erase(run.queries.begin() + 3);
    }
    const auto shorter = boardOf(runs, by(LetterRule::Tukey));
    QVERIFY(board.tukey[0]->p == shorter.tukey[0]->p);
    QVERIFY(board.tukey[0]->p[0][2] != whole);
}

void TestLeaderboard::lettersShareWhereTukeyDoesNotTellApart()
{
    const Runs runs = randomRuns(20, 30);
    const LeaderboardRules rules = by(LetterRule::Tukey);
    const auto board = boardOf(runs, rules);
    const auto letters = core::runLetters(board, rules, 1, inOrder(runs));
    std::size_t told = 0;
    for (std::size_t one = 0; one < runs.size(); ++one)
        for (std::size_t other = 0; other < one; ++other) {
            const bool differ = board.tukey[1]->p[one][other] < few.alpha;
            QCOMPARE(letters[one].find_first_of(letters[other]) == std::string::npos, differ);
            told += differ ? 1 : 0;
        }
    QVERIFY(told > 10 && told < 180);
    QVERIFY(letters[core::runsByMean(board, 1).front()].starts_with('a'));
}

void TestLeaderboard::withoutLetters_data()
{
    QTest::addColumn<LetterRule>("rule");
    QTest::newRow("Tukey") << LetterRule::Tukey;
    QTest::newRow("Holm") << LetterRule::Holm;
    QTest::newRow("ranx") << LetterRule::Ranx;
}

/// A run alone, and runs of a single query: nothing is said of who differs.
void TestLeaderboard::withoutLetters()
{
    QFETCH(const LetterRule, rule);
    QCOMPARE(lettersOf({runOf({0.1, 0.2})}, by(rule)), QStringLiteral("-"));
    QCOMPARE(lettersOf({runOf(std::vector<Value>{0.1}), runOf(std::vector<Value>{0.4})}, by(rule)),
             QStringLiteral("- -"));
}

void TestLeaderboard::orderOfRunsDoesNotMatter()
{
    const Runs runs = randomRuns(8, 40, 1);
    Runs turned(runs.rbegin(), runs.rend());
    for (const LetterRule rule : {LetterRule::Tukey, LetterRule::Holm}) {
        auto letters = core::runLetters(boardOf(runs, by(rule)), by(rule), 0, inOrder(runs));
        std::reverse(letters.begin(), letters.end());
        QCOMPARE(core::runLetters(boardOf(turned, by(rule)), by(rule), 0, inOrder(turned)),
                 letters);
    }
}

void TestLeaderboard::anyNumberOfThreads()
{
    const Runs runs = randomRuns(5, 40);
    for (const std::optional<std::size_t> baseline : {std::optional<std::size_t>(), {1}}) {
        LeaderboardRules rules = by(LetterRule::Holm, PairedTest::Randomisation);
        rules.baseline = baseline;
        const auto alone = boardOf(runs, rules);
        for (const std::size_t threads : {2, 3, 30}) {
            const auto together = boardOf(runs, rules, core::Threads(threads));
            QVERIFY(together.standings == alone.standings);
            for (std::size_t i = 0; i < alone.pairs.size(); ++i)
                QVERIFY(together.pairs[i].tests == alone.pairs[i].tests);
        }
    }
}

void TestLeaderboard::roundsToDiffer_data()
{
    QTest::addColumn<std::size_t>("queries");
    QTest::addColumn<PairedTest>("test");
    QTest::addColumn<std::size_t>("rounds");
    QTest::addColumn<std::optional<std::size_t>>("needed");
    using Needed = std::optional<std::size_t>;
    // 10 pairs under two measures: 20/(N + 1) < 0.05 from 400 rounds on.
    QTest::newRow("too few") << std::size_t{45} << PairedTest::Randomisation << std::size_t{399}
                             << Needed(400);
    QTest::newRow("just enough") << std::size_t{45} << PairedTest::Randomisation << std::size_t{400}
                                 << Needed();
    QTest::newRow("a test without rounds")
        << std::size_t{45} << PairedTest::T << std::size_t{10} << Needed();
    QTest::newRow("few queries, whose p is exact")
        << std::size_t{6} << PairedTest::Randomisation << std::size_t{10} << Needed();
}

void TestLeaderboard::roundsToDiffer()
{
    QFETCH(const std::size_t, queries);
    QFETCH(const PairedTest, test);
    QFETCH(const std::size_t, rounds);
    LeaderboardRules rules = by(LetterRule::Holm, test);
    rules.comparison.rounds.count = rounds;
    const auto board = boardOf(randomRuns(5, queries), rules);
    QTEST(core::roundsToDiffer(board, rules), "needed");
}

void TestLeaderboard::stops()
{
    std::stop_source stop;
    stop.request_stop();
    LeaderboardRules rules = by(LetterRule::Holm, PairedTest::Randomisation);
    rules.comparison.rounds.count = 10'000'000;
    const Runs runs = randomRuns(30, 200);
    core::leaderboard(places(runs), 2, rules, core::Threads(), stop.get_token());
}

QTEST_APPLESS_MAIN(TestLeaderboard)

}  // namespace tst_leaderboard

#include "tst_leaderboard.moc"
