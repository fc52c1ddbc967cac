// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"
#include "core/metrics/statistics/system_table.h"
#include "ui/collection/document/run_verdict.h"
#include "ui/collection/document/runs_lead.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>
#include <QStringList>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace ui {

class CollectionDocument;

/// How three or more runs are tested.
struct SystemTests {
    core::LetterRule letters = core::LetterRule::Tukey;
    bool isAgainstA = false;  ///< each run against A, Holm-adjusted, instead of letters
    core::PairedTest test = core::PairedTest::Randomisation;  ///< of pairs

    bool operator==(const SystemTests&) const = default;
};

/// The results of a collection's runs under every measure, over all queries or those that match the
/// filter. Means and intervals are available at once, tests later.
class SystemsSummary : public QObject {
    Q_OBJECT
public:
    /// @param panel that shows it; calculations run as its work
    SystemsSummary(CollectionDocument& document, QObject& panel);

    /// Discards test results: values or queries have changed.
    void forgetTests() { m_isTested = false; }
    /// Discards the verdict: values, queries or possible grades have changed.
    void forgetVerdict() { m_isDecided = m_isLeadDecided = false; }
    /// Updates from the document.
    void refresh();
    /// Whether only queries that match the filter count. Does not call refresh().
    void setOnlyShown(bool onlyShown);
    /// Does not call refresh().
    void setTests(const SystemTests& tests);
    const SystemTests& tests() const { return m_tests; }
    /// Whether tests are running.
    bool isTesting() const { return m_testing.isRunning(); }
    /// Whether the filter hides some queries.
    bool leavesOut() const;
    /// The number of queries that count in at least one run.
    std::size_t queryCount() const;

    /// What the letters and p values of systems() mean; empty if there are none.
    const QStringList& testSentences() const { return m_tested.sentences; }
    /// Whether there are too few rounds for significance, see core::roundsToDiffer().
    bool lacksRounds() const { return m_tested.lacksRounds; }
    /// Whether no measure has letters because Tukey's test was not possible.
    bool lacksLetters() const;
    /// The runs under the document's measures, with t intervals of the means; the baseline is A.
    const core::SystemTable& systems() const { return m_systems; }
    /// B against A under every measure; empty without two runs.
    const std::vector<core::RunComparison>& comparisons() const;
    /// Whether comparisons() include the random parts.
    bool areRoundsDrawn() const;
    /// B against A under the current measure; nothing without two runs, or if it is not known yet.
    const std::optional<RunVerdict>& verdict() const { return m_verdict; }
    /// Which run leads under the current measure; nothing with fewer than three runs, or if it is
    /// not known yet.
    const std::optional<RunsLead>& lead() const { return m_lead; }
    /// Whether it is calculated again, so that verdict() may be older than the document.
    bool isDeciding() const { return m_deciding.isRunning(); }
    bool isLeading() const { return m_leading.isRunning(); }
    /// The mean of a run under a measure; nullopt if it is not evaluated.
    std::optional<core::Value> mean(std::size_t measure, std::size_t run) const;

signals:
    /// Background results are available.
    void changed();
    /// verdict() or lead() is current.
    void decided();

private:
    /// The test results of each run under each measure.
    struct Tested {
        std::vector<std::vector<std::string>> letters = {};      ///< by measure, then by run
        std::vector<std::vector<std::optional<double>>> p = {};  ///< likewise
        QStringList sentences = {};                              ///< about both
        bool lacksRounds = false;
    };

    /// What the tests are about, in words.
    struct TestedNames {
        QStringList measures;
        QString baseline;
        std::size_t front = 0;  ///< the index of the current measure
    };

    TestedNames testedNames() const;
    static Tested testedOf(core::Leaderboard board, core::LeaderboardRules rules,
                           const TestedNames& names);
    const std::vector<core::RunEvaluation>& runs() const;
    core::LeaderboardRules rules() const;
    bool hasTests() const;
    void tabulate();
    void compare();
    void test();
    void decide();
    void decideLead();

    CollectionDocument& m_document;
    bool m_onlyShown = false;
    SystemTests m_tests;
    std::vector<core::RunEvaluation> m_chosen;  ///< if queries are skipped
    core::SystemTable m_systems;
    std::vector<core::RunComparison> m_comparisons;  ///< likewise
    bool m_areRoundsDrawn = false;
    bool m_isTested = false;  ///< or being tested
    Tested m_tested;
    std::shared_ptr<const core::Leaderboard> m_board;  ///< the tests made; null: none yet
    core::LeaderboardRules m_testedRules;
    std::vector<core::MeasureSpec> m_testedMeasures;
    std::size_t m_testedFront = 0;
    bool m_isDecided = false;  ///< or being decided
    std::optional<RunVerdict> m_verdict;
    core::MeasureSpec m_decidedMeasure;
    std::pair<std::size_t, std::size_t> m_decidedRuns;
    SideWork m_comparing;
    SideWork m_testing;
    SideWork m_deciding;
    bool m_isLeadDecided = false;  ///< or being decided
    std::optional<RunsLead> m_lead;
    core::MeasureSpec m_leadMeasure;
    core::LeaderboardRules m_leadRules;
    SideWork m_leading;
};

}  // namespace ui
