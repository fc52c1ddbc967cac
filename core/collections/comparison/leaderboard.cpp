// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/leaderboard.h"

#include "core/collections/comparison/pair_comparison.h"
#include "core/collections/comparison/system_orders.h"
#include "core/metrics/statistics/letter_display.h"
#include "core/metrics/statistics/mean_interval.h"
#include "core/metrics/statistics/weighted_t.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <string_view>
#include <unordered_map>
#include <utility>

namespace core {

namespace {

using Runs = std::span<const RunEvaluation* const>;

Standing standingOf(const RunEvaluation& run, std::size_t definition, double alpha)
{
    RunningSpread spread;
    std::vector<double> values;
    std::vector<double> weights;
    for (const QueryValues& query : run.queries)
        if (const Value counted = query.counted[definition]) {
            spread.add(*counted);
            if (run.isWeighted) {
                values.push_back(*counted);
                weights.push_back(query.weight);
            }
        }
    Standing standing{run.means[definition], spread.count()};
    if (run.isWeighted) {
        if (const auto test = weightedT(values, weights))
            standing.interval = confidenceInterval(*test, alpha);
    } else if (const auto interval = meanInterval(spread, alpha)) {
        standing.interval = *interval;
    }
    return standing;
}

/// The queries behind the mean of a run.
std::vector<std::string_view> queriesCounted(const RunEvaluation& run, std::size_t definition)
{
    std::vector<std::string_view> counted;
    for (const QueryValues& query : run.queries)
        if (query.counted[definition])
            counted.push_back(query.query);
    return counted;
}

bool areUnlike(Runs runs, std::size_t definition)
{
    std::vector<std::string_view> first;
    for (const RunEvaluation* run : runs) {
        auto counted = queriesCounted(*run, definition);
        if (!first.empty() && !counted.empty() && counted != first)
            return true;
        if (first.empty())
            first = std::move(counted);
    }
    return false;
}

std::vector<Value> meansUnder(const Leaderboard& board, std::size_t definition)
{
    std::vector<Value> means;
    for (const std::vector<Standing>& run : board.standings)
        means.push_back(run[definition].mean);
    return means;
}

void findStandings(Leaderboard& board, Runs runs, std::size_t definitions, double alpha)
{
    for (const RunEvaluation* run : runs) {
        auto& standings = board.standings.emplace_back();
        for (std::size_t definition = 0; definition < definitions; ++definition)
            standings.push_back(standingOf(*run, definition, alpha));
    }
    for (std::size_t definition = 0; definition < definitions; ++definition) {
        board.areUnlike.push_back(areUnlike(runs, definition));
        std::size_t rank = 1;
        for (const std::vector<std::size_t>& place : systemOrder(meansUnder(board, definition))) {
            for (const std::size_t run : place)
                board.standings[run][definition].rank = rank;
            rank += place.size();
        }
    }
}

/// The pairs of runs to compare, A first.
std::vector<std::pair<std::size_t, std::size_t>> pairsOf(std::size_t runs,
                                                         const LeaderboardRules& rules)
{
    std::vector<std::pair<std::size_t, std::size_t>> pairs;
    for (std::size_t b = 0; rules.baseline && b < runs; ++b)
        if (b != *rules.baseline)
            pairs.emplace_back(*rules.baseline, b);
    const bool isEveryPair =
        rules.everyPair || rules.letters == LetterRule::Holm || rules.letters == LetterRule::Ranx;
    for (std::size_t a = 0; !rules.baseline && isEveryPair && a < runs; ++a)
        for (std::size_t b = a + 1; b < runs; ++b)
            pairs.emplace_back(a, b);
    return pairs;
}

void testPairs(Leaderboard& board, Runs runs, std::size_t definitions,
               const LeaderboardRules& rules, const Threads& threads, const std::stop_token& stop)
{
    const auto pairs = pairsOf(runs.size(), rules);
    board.pairs.resize(pairs.size() * definitions);
    // With few pairs, their rounds are divided among threads instead.
    const bool isDivided = pairs.size() >= threads.count();
    const PairTesting testing{rules.comparison,
                              rules.everyTest ? std::nullopt : std::optional(rules.test),
                              isDivided ? Threads() : threads, stop};
    (isDivided ? threads : Threads()).run(pairs.size(), [&](std::size_t pair) {
        if (stop.stop_requested())
            return;
        const auto [a, b] = pairs[pair];
        const std::vector<CommonQuery> common = commonQueries(*runs[a], *runs[b]);
        for (std::size_t definition = 0; definition < definitions; ++definition) {
            RunComparison& comparison = board.pairs[pair * definitions + definition];
            comparison.a = a;
            comparison.b = b;
            comparison.definition = definition;
            compare(pairedValues(*runs[a], *runs[b], common, definition), testing, comparison);
        }
    });
    adjustOverFamily(board.pairs, rules.comparison.primary);
}

/// The values of the queries that count in every run: by run, then by query.
std::vector<std::vector<double>> valuesInAll(Runs runs, std::size_t definition)
{
    std::unordered_map<std::string_view, std::size_t> timesCounted;
    const auto forEachCounted = [&](const RunEvaluation& run, auto use) {
        for (const QueryValues& query : run.queries)
            if (const Value counted = query.counted[definition])
                use(query.query, *counted);
    };
    for (const RunEvaluation* run : runs)
        forEachCounted(*run, [&](const std::string& query, double) { ++timesCounted[query]; });
    std::vector<std::vector<double>> values(runs.size());
    for (std::size_t run = 0; run < runs.size(); ++run)
        forEachCounted(*runs[run], [&](const std::string& query, double value) {
            if (timesCounted[query] == runs.size())
                values[run].push_back(value);
        });
    return values;
}

Result<TukeyHsd, Untested> tukeyOf(Runs runs, std::size_t definition, const ComparisonRules& rules,
                                   const Threads& threads)
{
    if (const auto why = rules.whyUntested(definition))
        return *why;
    if (runs.front()->isWeighted)
        return Untested::Unweightable;
    return tukeyHsd(valuesInAll(runs, definition), rules.alpha, threads);
}

/// Whether two runs differ under a definition, according to the rule of the letters.
bool differ(const Leaderboard& board, const LeaderboardRules& rules, std::size_t one,
            std::size_t other, std::size_t definition)
{
    if (one == other)
        return false;
    if (rules.letters == LetterRule::Tukey)
        return board.tukey[definition]->p[one][other] < rules.comparison.alpha;
    const auto p = pairOf(board, rules, one, other, definition)->test(rules.test).holm;
    return p && *p < rules.comparison.alpha;
}

/// Whether the test that the letters need has a result.
bool isTested(const Leaderboard& board, const LeaderboardRules& rules, std::size_t definition)
{
    switch (rules.letters) {
    case LetterRule::None:
        return false;
    case LetterRule::Tukey:
        return definition < board.tukey.size() && board.tukey[definition].hasValue();
    case LetterRule::Holm:
    case LetterRule::Ranx:
        break;
    }
    return !rules.baseline && std::ranges::any_of(board.pairs, [=](auto& pair) {
        return pair.definition == definition && pair.test(rules.test).holm;
    });
}

/// For each run, the letters of those that it beats.
std::vector<std::string> beatenLetters(const Leaderboard& board, const LeaderboardRules& rules,
                                       std::size_t definition, std::span<const std::size_t> order)
{
    std::vector<std::string> letters(board.standings.size());
    for (const std::size_t run : order)
        for (std::size_t place = 0; place < order.size(); ++place) {
            const std::size_t other = order[place];
            if (!differ(board, rules, run, other, definition))
                continue;
            const RunComparison& pair = *pairOf(board, rules, run, other, definition);
            if ((pair.b == run) == (pair.difference() > 0))
                letters[run] += letterText(place);
        }
    return letters;
}

}  // namespace

Leaderboard leaderboard(Runs runs, std::size_t definitions, const LeaderboardRules& rules,
                        const Threads& threads, const std::stop_token& stop)
{
    Leaderboard board;
    findStandings(board, runs, definitions, rules.comparison.alpha);
    testPairs(board, runs, definitions, rules, threads, stop);
    if (rules.letters == LetterRule::Tukey && !rules.baseline && runs.size() > 1)
        for (std::size_t definition = 0; definition < definitions && !stop.stop_requested();
             ++definition)
            board.tukey.push_back(tukeyOf(runs, definition, rules.comparison, threads));
    return board;
}

std::vector<std::size_t> runsByMean(const Leaderboard& board, std::size_t definition)
{
    const auto placeOf = [&](std::size_t run) {
        const std::size_t rank = board.standings[run][definition].rank;
        return rank == 0 ? board.standings.size() + 1 : rank;
    };
    std::vector<std::size_t> order(board.standings.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(
        order, [&](std::size_t one, std::size_t other) { return placeOf(one) < placeOf(other); });
    return order;
}

const RunComparison* pairOf(const Leaderboard& board, const LeaderboardRules& rules,
                            std::size_t one, std::size_t other, std::size_t definition)
{
    if (board.pairs.empty() || one == other)
        return nullptr;
    const std::size_t runs = board.standings.size();
    const std::size_t definitions = board.standings.front().size();
    std::size_t pair = 0;
    if (rules.baseline) {
        if (one != *rules.baseline && other != *rules.baseline)
            return nullptr;
        const std::size_t compared = one == *rules.baseline ? other : one;
        pair = compared - (compared > *rules.baseline ? 1 : 0);
    } else {
        const auto [a, b] = std::minmax(one, other);
        pair = a * runs - a * (a + 1) / 2 + (b - a - 1);
    }
    return &board.pairs[pair * definitions + definition];
}

std::optional<std::size_t> roundsToDiffer(const Leaderboard& board, const LeaderboardRules& rules)
{
    if (rules.test != PairedTest::Randomisation)
        return std::nullopt;
    std::size_t ofPrimary = 0;
    std::size_t others = 0;
    bool areDrawn = false;
    for (const RunComparison& pair : board.pairs) {
        const auto test = pair.test(rules.test);
        if (test.holm && *test.holm < rules.comparison.alpha)
            return std::nullopt;
        if (test.p)
            ++(rules.comparison.primary == pair.definition ? ofPrimary : others);
        areDrawn = areDrawn || (test.p && !pair.randomisation.isExact());
    }
    // The smaller family needs fewer.
    const std::size_t comparisons =
        std::min(ofPrimary, others) > 0 ? std::min(ofPrimary, others) : ofPrimary + others;
    const auto needed = static_cast<std::size_t>(
        std::floor(static_cast<double>(comparisons) / rules.comparison.alpha));
    const bool isEnough = !areDrawn || needed <= rules.comparison.rounds.count;
    return isEnough ? std::nullopt : std::optional(needed);
}

std::vector<std::string> runLetters(const Leaderboard& board, const LeaderboardRules& rules,
                                    std::size_t definition, std::span<const std::size_t> order)
{
    if (!isTested(board, rules, definition))
        return std::vector<std::string>(board.standings.size());
    if (rules.letters == LetterRule::Ranx)
        return beatenLetters(board, rules, definition, order);
    const std::vector<std::size_t> best = runsByMean(board, definition);
    const auto groups = letterDisplay(best.size(), [&](std::size_t one, std::size_t other) {
        return differ(board, rules, best[one], best[other], definition);
    });
    std::vector<std::string> letters(best.size());
    for (std::size_t place = 0; place < best.size(); ++place)
        letters[best[place]] = letterText(groups[place]);
    return letters;
}

}  // namespace core
