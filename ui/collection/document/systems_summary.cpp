// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/systems_summary.h"

#include "core/collections/collection/chosen_queries.h"
#include "core/documents/tables/leaderboard_table.h"
#include "ui/collection/document/collection_document.h"
#include "ui/text/tables/leaderboard_caption.h"
#include "ui/toolkit/jobs/every_core.h"

#include <algorithm>
#include <memory>
#include <utility>

namespace ui {

SystemsSummary::SystemsSummary(CollectionDocument& document, QObject& panel)
    : m_document(document)
    , m_comparing(&panel)
    , m_testing(&panel)
    , m_deciding(&panel)
    , m_leading(&panel)
{
    constexpr std::size_t manyDocuments = 4'000;
    m_deciding.setMuch(manyDocuments);
    m_leading.setMuch(manyDocuments);
}

void SystemsSummary::setOnlyShown(bool onlyShown)
{
    m_onlyShown = onlyShown;
    forgetTests();
    forgetVerdict();
}

void SystemsSummary::setTests(const SystemTests& tests)
{
    m_tests = tests;
    forgetTests();
}

bool SystemsSummary::leavesOut() const
{
    return m_onlyShown && m_document.shown()->size() < m_document.queryCount();
}

const std::vector<core::RunEvaluation>& SystemsSummary::runs() const
{
    return leavesOut() ? m_chosen : m_document.evaluation().runs;
}

void SystemsSummary::refresh()
{
    m_chosen.clear();
    if (leavesOut())
        for (std::size_t run = 0; run < m_document.evaluation().runs.size(); ++run)
            m_chosen.push_back(
                core::evaluationOver(m_document.evaluation(), run, *m_document.shown()));
    compare();
    test();
    tabulate();
    decide();
    decideLead();
}

bool SystemsSummary::lacksLetters() const
{
    return std::ranges::all_of(m_tested.letters, [](const std::vector<std::string>& ofRuns) {
        return std::ranges::all_of(ofRuns, &std::string::empty);
    });
}

core::LeaderboardRules SystemsSummary::rules() const
{
    core::LeaderboardRules rules;
    rules.comparison.untested = core::unratedOf(m_document.measures());
    rules.comparison.areChosenByOutcome = leavesOut() && m_document.areShownByOutcome();
    rules.test = m_tests.test;
    rules.letters = m_tests.isAgainstA ? core::LetterRule::None : m_tests.letters;
    // Tukey's test has no weighted form.
    if (m_document.isWeighted() && rules.letters == core::LetterRule::Tukey)
        rules.letters = core::LetterRule::Holm;
    if (m_tests.isAgainstA)
        rules.baseline = m_document.runA();
    return rules;
}

bool SystemsSummary::hasTests() const
{
    return runs().size() > 2 && runs().size() == m_document.collection().runs.size() &&
           (m_tests.isAgainstA || m_tests.letters != core::LetterRule::None);
}

void SystemsSummary::tabulate()
{
    const std::size_t measures = m_document.measures().size();
    core::LeaderboardRules rules;
    rules.letters = core::LetterRule::None;
    std::vector<const core::RunEvaluation*> places;
    for (const core::RunEvaluation& run : runs())
        places.push_back(&run);
    const core::Leaderboard board = core::leaderboard(places, measures, rules);
    std::vector<core::LeaderboardColumn> columns;
    for (const core::MeasureSpec& measure : m_document.measures())
        columns.push_back({core::toText(measure), &board, columns.size()});
    std::vector<std::string> names;
    std::vector<std::size_t> order;
    for (std::size_t run = 0; run < places.size(); ++run) {
        names.push_back(m_document.runName(run).toStdString());
        order.push_back(run);
    }
    m_systems = core::leaderboardTable(columns, rules, names, order, {.ranks = false});
    for (std::size_t run = 0; run < places.size(); ++run) {
        for (std::size_t measure = 0; measure < measures; ++measure) {
            core::SystemValue& value = m_systems.values[run][measure];
            if (measure < m_tested.letters.size())
                value.letters = m_tested.letters[measure][run];
            if (measure < m_tested.p.size())
                value.p = m_tested.p[measure][run];
            if (m_lead && run < m_lead->shares.size() && measure < m_lead->shares[run].size() &&
                core::isRatingOfRuns(m_document.measures()[measure]))
                value.judged = m_lead->shares[run][measure];
        }
    }
    if (!places.empty())
        m_systems.baseline = m_document.runA();
}

/// Does nothing if the same is tested or being tested. Another current measure changes the families
/// over which p is adjusted, but no test.
void SystemsSummary::test()
{
    const bool followsFront = m_tests.isAgainstA || m_tests.letters == core::LetterRule::Holm ||
                              m_tests.letters == core::LetterRule::Ranx;
    const bool isSame = rules() == m_testedRules && m_document.measures() == m_testedMeasures;
    if (m_isTested && isSame && (!followsFront || m_document.measure() == m_testedFront))
        return;
    m_testing.stop();
    if (!m_isTested || !isSame)
        m_board.reset();
    m_tested = {};
    m_isTested = hasTests();
    if (!m_isTested)
        return;
    m_testedRules = rules();
    m_testedMeasures = m_document.measures();
    m_testedFront = m_document.measure();
    const std::size_t measures = m_testedMeasures.size();
    const auto tested = std::make_shared<const std::vector<core::RunEvaluation>>(runs());
    const std::size_t pairs = tested->size() * tested->size();
    const std::size_t rounds = m_board ? 1 : m_testedRules.comparison.rounds.count;
    m_testing.start(pairs * measures * rounds,
                    [this, tested, measures, known = m_board, names = testedNames(),
                     rules = m_testedRules](const std::stop_token& stop) -> SideWork::Result {
                        std::shared_ptr<const core::Leaderboard> board = known;
                        if (!board) {
                            std::vector<const core::RunEvaluation*> places;
                            for (const core::RunEvaluation& run : *tested)
                                places.push_back(&run);
                            board = std::make_shared<const core::Leaderboard>(
                                core::leaderboard(places, measures, rules, everyCore(), stop));
                        }
                        if (stop.stop_requested())
                            return {};
                        return [this, board, found = testedOf(*board, rules, names)] {
                            m_board = board;
                            m_tested = found;
                            tabulate();
                            emit changed();
                        };
                    });
}

SystemsSummary::TestedNames SystemsSummary::testedNames() const
{
    TestedNames names{{}, m_document.runName(m_document.runA()), m_testedFront};
    for (const core::MeasureSpec& measure : m_testedMeasures)
        names.measures << QString::fromStdString(core::toText(measure));
    return names;
}

/// The measure in front is the primary one, as in the table of A and B.
SystemsSummary::Tested SystemsSummary::testedOf(core::Leaderboard board,
                                                core::LeaderboardRules rules,
                                                const TestedNames& names)
{
    rules.comparison.primary = names.front;
    core::adjustOverFamily(board.pairs, names.front);
    Tested found;
    found.sentences = ui::testSentences(board, rules, names.measures, names.baseline);
    found.lacksRounds = core::roundsToDiffer(board, rules).has_value();
    const std::size_t runs = board.standings.size();
    const std::vector<std::size_t> order = core::runsByMean(board, names.front);
    for (std::size_t measure = 0; measure < board.standings.front().size(); ++measure) {
        if (rules.letters != core::LetterRule::None)
            found.letters.push_back(core::runLetters(board, rules, measure, order));
        if (!rules.baseline)
            continue;
        auto& p = found.p.emplace_back(runs);
        for (std::size_t run = 0; run < runs; ++run)
            if (const core::RunComparison* pair =
                    core::pairOf(board, rules, *rules.baseline, run, measure))
                p[run] = pair->test(rules.test).holm;
    }
    return found;
}

/// Does nothing if the same is decided or being decided.
void SystemsSummary::decide()
{
    const std::pair pair(m_document.runA(), m_document.runB());
    const bool areEvaluated = std::max(pair.first, pair.second) < runs().size();
    if (!m_document.hasTwoRuns() || !areEvaluated) {
        m_deciding.stop();
        m_verdict.reset();
        m_isDecided = false;
        return;
    }
    const core::MeasureSpec& measure = m_document.definition();
    if (m_isDecided && measure == m_decidedMeasure && pair == m_decidedRuns)
        return;
    m_isDecided = true;
    m_decidedMeasure = measure;
    m_decidedRuns = pair;
    const auto question = std::make_shared<const VerdictQuestion>(
        leavesOut() ? VerdictQuestion(m_document, runs()[pair.first], runs()[pair.second],
                                      m_document.areShownByOutcome())
                    : VerdictQuestion(m_document));
    m_deciding.start(m_document.documentCount(),
                     [this, question](const std::stop_token& stop) -> SideWork::Result {
                         RunVerdict verdict = question->answer(everyCore(), stop);
                         if (stop.stop_requested() || question->isStale())
                             return {};
                         return [this, verdict = std::move(verdict)] {
                             m_verdict = verdict;
                             emit decided();
                         };
                     });
}

/// Does nothing if the same is decided or being decided.
void SystemsSummary::decideLead()
{
    const std::size_t evaluated = runs().size();
    if (evaluated < 3 || evaluated != m_document.collection().runs.size()) {
        m_leading.stop();
        m_lead.reset();
        m_isLeadDecided = false;
        return;
    }
    const core::MeasureSpec& measure = m_document.definition();
    const core::LeaderboardRules asked = rules();
    if (m_isLeadDecided && measure == m_leadMeasure && asked == m_leadRules)
        return;
    m_isLeadDecided = true;
    m_leadMeasure = measure;
    m_leadRules = asked;
    const auto question = std::make_shared<const LeadQuestion>(
        leavesOut() ? LeadQuestion(m_document, runs(), m_document.areShownByOutcome())
                    : LeadQuestion(m_document));
    m_leading.start(m_document.documentCount(),
                    [this, question, asked](const std::stop_token& stop) -> SideWork::Result {
                        RunsLead lead = question->answer(asked, everyCore(), stop);
                        if (stop.stop_requested() || question->isStale())
                            return {};
                        return [this, lead = std::move(lead)] {
                            m_lead = lead;
                            tabulate();
                            emit decided();
                        };
                    });
}

void SystemsSummary::compare()
{
    m_comparing.stop();
    m_comparisons.clear();
    m_areRoundsDrawn = false;
    if (!leavesOut() || !m_document.hasTwoRuns() || m_document.runA() >= m_chosen.size() ||
        m_document.runB() >= m_chosen.size())
        return;
    const auto pair = std::make_shared<const std::vector<core::RunEvaluation>>(
        std::vector{m_chosen[m_document.runA()], m_chosen[m_document.runB()]});
    const std::size_t count = m_document.measures().size();
    core::ComparisonRules rules;
    rules.untested = core::unratedOf(m_document.measures());
    rules.primary = m_document.measure();
    rules.areChosenByOutcome = m_document.areShownByOutcome();
    const std::size_t rounds = std::exchange(rules.rounds.count, 1);
    m_comparisons = core::compareRuns(*pair, count, rules);
    rules.rounds.count = rounds;
    m_comparing.make(
        pair->front().queries.size() * count * rounds,
        [pair, count, rules](const std::stop_token& stop) {
            return core::compareRuns(*pair, count, rules, everyCore(), stop);
        },
        [this](auto comparisons) {
            m_comparisons = std::move(comparisons);
            m_areRoundsDrawn = true;
            emit changed();
        });
}

std::size_t SystemsSummary::queryCount() const
{
    return leavesOut() ? m_document.shown()->size() : m_document.queryCount();
}

const std::vector<core::RunComparison>& SystemsSummary::comparisons() const
{
    return leavesOut() ? m_comparisons : m_document.comparisons();
}

bool SystemsSummary::areRoundsDrawn() const
{
    return leavesOut() ? m_areRoundsDrawn : m_document.areRoundsDrawn();
}

std::optional<core::Value> SystemsSummary::mean(std::size_t measure, std::size_t run) const
{
    return run < runs().size() ? std::optional(runs()[run].means[measure]) : std::nullopt;
}

}  // namespace ui
