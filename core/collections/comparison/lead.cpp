// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/lead.h"

#include "core/collections/comparison/gate.h"
#include "core/collections/comparison/rated_measures.h"
#include "core/collections/comparison/verdict.h"

#include <algorithm>
#include <map>
#include <string_view>

namespace core {

namespace {

using RankedRuns = std::vector<RunEvaluation>;

/// The runs under one definition, over the queries that count in all of them.
RankedRuns overCommonQueries(std::span<const RunEvaluation* const> runs, std::size_t definition)
{
    std::map<std::string_view, std::size_t> timesCounted;
    for (const RunEvaluation* run : runs)
        for (const QueryValues& query : run->queries)
            timesCounted[query.query] += query.counted[definition] ? 1 : 0;
    RankedRuns ranked;
    for (const RunEvaluation* run : runs) {
        RunEvaluation& own = ranked.emplace_back();
        for (const QueryValues& query : run->queries)
            if (timesCounted[query.query] == runs.size())
                own.queries.push_back({query.query,
                                       query.missing,
                                       {query.values[definition]},
                                       {query.counted[definition]}});
        own.means = meansOf(own.queries, 1);
    }
    return ranked;
}

std::vector<const RunEvaluation*> pointersTo(const RankedRuns& runs)
{
    std::vector<const RunEvaluation*> pointers;
    for (const RunEvaluation& run : runs)
        pointers.push_back(&run);
    return pointers;
}

/// Every run with 0 for the queries that only others answer.
RankedRuns withZeros(std::span<const RunEvaluation* const> runs)
{
    RankedRuns filled;
    for (const RunEvaluation* run : runs) {
        RunEvaluation own = *run;
        for (const RunEvaluation* other : runs)
            own = withUnanswered(std::move(own), *other);
        filled.push_back(std::move(own));
    }
    return filled;
}

bool isAnyUnanswered(std::span<const RunEvaluation* const> runs)
{
    return std::ranges::any_of(runs, [&](const RunEvaluation* run) {
        return std::ranges::any_of(runs, [run](const RunEvaluation* other) {
            return !unansweredQueries(*run, *other).empty();
        });
    });
}

/// The runs under one measure in one treatment of what is unknown.
class RunRanking {
public:
    RunRanking(std::span<const RunEvaluation* const> runs, std::size_t definition,
               const LeaderboardRules& rules, const Threads& threads, const std::stop_token& stop)
        : m_rules(rules)
    {
        const RankedRuns ranked = overCommonQueries(runs, definition);
        m_board = leaderboard(pointersTo(ranked), 1, m_rules, threads, stop);
    }

    const Leaderboard& board() const { return m_board; }
    std::size_t queries() const { return m_board.standings.front().front().queries; }
    std::optional<double> p(std::size_t one, std::size_t other) const
    {
        if (m_rules.letters == LetterRule::Tukey) {
            const auto& tukey = m_board.tukey.front();
            return tukey ? std::optional(tukey->p[one][other]) : std::nullopt;
        }
        const RunComparison* pair = pairOf(m_board, m_rules, one, other, 0);
        return pair ? pair->test(m_rules.test).holm : std::nullopt;
    }
    /// The mean of one minus that of the other; 0 without means.
    double difference(std::size_t one, std::size_t other) const
    {
        const auto meanOfRun = [this](std::size_t run) {
            return m_board.standings[run].front().mean.valueOr(0);
        };
        return meanOfRun(one) - meanOfRun(other);
    }
    /// Whether the test finds one above the other.
    bool isAbove(std::size_t one, std::size_t other) const
    {
        const auto found = p(one, other);
        return found && *found < m_rules.comparison.alpha && difference(one, other) > 0;
    }
    bool areSeparated(std::size_t one, std::size_t other) const
    {
        return isAbove(one, other) || isAbove(other, one);
    }

private:
    LeaderboardRules m_rules;
    Leaderboard m_board;
};

/// Tukey's test, or every pair by the rules' test.
LeaderboardRules rankingRules(const LeaderboardRules& rules)
{
    LeaderboardRules own;
    own.comparison = rules.comparison;
    own.comparison.untested.clear();
    own.comparison.primary.reset();
    own.comparison.areChosenByOutcome = false;
    own.test = rules.test;
    const bool isByPairs = rules.letters == LetterRule::Holm || rules.letters == LetterRule::Ranx;
    own.letters = isByPairs ? LetterRule::Holm : LetterRule::Tukey;
    return own;
}

/// Whether another treatment changes that one is above the other, or that they are not separated.
bool doesChange(const RunRanking& own, const std::optional<RunRanking>& other, std::size_t best,
                std::size_t run)
{
    if (!other)
        return false;
    return own.isAbove(best, run) ? !other->isAbove(best, run) : other->areSeparated(best, run);
}

}  // namespace

bool Lead::isDecided() const
{
    return !unranked && std::ranges::all_of(rivals, [](const Rival& rival) {
        return rival.rivalry == Rivalry::Behind;
    });
}

std::optional<Lead> leadOf(const LeadInput& input, const LeaderboardRules& rules,
                           const Threads& threads, const std::stop_token& stop)
{
    if (input.runs.size() < 2)
        return std::nullopt;
    const LeaderboardRules own = rankingRules(rules);
    Lead lead{.test = own.letters, .pairedTest = own.test, .judged = input.judged};
    if (!isRatingOfRuns(input.measure))
        lead.unranked = Unranked::NotRated;
    else if (input.areChosenByOutcome)
        lead.unranked = Unranked::ChosenByOutcome;
    if (lead.unranked)
        return lead;
    const auto ranked = [&](std::span<const RunEvaluation* const> runs) {
        return RunRanking(runs, input.definition, own, threads, stop);
    };
    const RunRanking asIs = ranked(input.runs);
    const std::vector<std::size_t> order = runsByMean(asIs.board(), 0);
    lead.queries = asIs.queries();
    lead.best = order.front();
    if (lead.queries < fewestQueries(own.comparison.alpha) || stop.stop_requested()) {
        lead.unranked = Unranked::TooFewQueries;
        return lead;
    }
    std::optional<RunRanking> unansweredAsZero;
    if (input.rules.missing == MissingRule::Skip && isAnyUnanswered(input.runs))
        unansweredAsZero.emplace(ranked(pointersTo(withZeros(input.runs))));
    std::optional<RunRanking> otherwise;
    if (!input.otherwise.empty())
        otherwise.emplace(ranked(input.otherwise));
    for (const std::size_t run : std::span(order).subspan(1)) {
        Rival& rival = lead.rivals.emplace_back(
            Rival{run, asIs.difference(lead.best, run), asIs.p(lead.best, run)});
        if (doesChange(asIs, unansweredAsZero, lead.best, run))
            rival.rivalry = Rivalry::Unanswered;
        else if (doesChange(asIs, otherwise, lead.best, run))
            rival.rivalry = Rivalry::Unjudged;
        else if (asIs.isAbove(lead.best, run))
            rival.rivalry = Rivalry::Behind;
    }
    return lead;
}

}  // namespace core
