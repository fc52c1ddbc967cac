// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/comparison/leaderboard.h"
#include "core/metrics/statistics/system_table.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QObject>
#include <QStringList>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace ui {

class CollectionDocument;

/// How three and more runs are tested.
struct SystemTests {
    core::LetterRule letters = core::LetterRule::Tukey;
    bool isAgainstA = false;  ///< each run against A, adjusted by Holm, in place of letters
    core::PairedTest test = core::PairedTest::Randomisation;  ///< of pairs

    bool operator==(const SystemTests&) const = default;
};

/// What the runs of a collection reached under every measure, over all queries or over those that
/// the filter lets through. Means and intervals are there at once, what is tested later.
class SystemsSummary : public QObject {
    Q_OBJECT
public:
    /// @param panel that shows it: what is worked out is its work
    SystemsSummary(CollectionDocument& document, QObject& panel);

    /// What was tested is not so any more: values or queries differ.
    void forgetTests() { m_isTested = false; }
    /// Takes over what the document has now.
    void refresh();
    /// Whether only the queries that the filter lets through count. Takes nothing over.
    void setOnlyShown(bool onlyShown);
    /// Takes nothing over.
    void setTests(const SystemTests& tests);
    const SystemTests& tests() const { return m_tests; }
    /// Whether tests of the runs are being worked out.
    bool isTesting() const { return m_testing.isRunning(); }
    /// Some queries are left out, since the filter hides them.
    bool leavesOut() const;
    /// How many queries count, in some run.
    std::size_t queryCount() const;

    /// What letters and p values of systems() are; empty while there are none.
    const QStringList& testSentences() const { return m_tested.sentences; }
    /// Whether tests can tell nothing apart, see core::roundsToDiffer().
    bool lacksRounds() const { return m_tested.lacksRounds; }
    /// Whether no measure has letters: where Tukey's test could not be made.
    bool lacksLetters() const;
    /// The runs as systems under the document's measures, with t intervals of the means; the
    /// baseline is A.
    const core::SystemTable& systems() const { return m_systems; }
    /// B against A under every measure; empty without two runs.
    const std::vector<core::RunComparison>& comparisons() const;
    /// Whether comparisons() has what is drawn at random.
    bool areRoundsDrawn() const;
    /// Of a run under a measure; none where it is not evaluated.
    std::optional<core::Value> mean(std::size_t measure, std::size_t run) const;

signals:
    /// What was worked out beside the window is there.
    void changed();

private:
    /// What tests say of each run under each measure.
    struct Tested {
        std::vector<std::vector<std::string>> letters = {};      ///< by measure, then by run
        std::vector<std::vector<std::optional<double>>> p = {};  ///< likewise
        QStringList sentences = {};                              ///< about both
        bool lacksRounds = false;
    };

    const std::vector<core::RunEvaluation>& runs() const;
    core::LeaderboardRules rules() const;
    bool hasTests() const;
    void tabulate();
    void compare();
    void test();

    CollectionDocument& m_document;
    bool m_onlyShown = false;
    SystemTests m_tests;
    std::vector<core::RunEvaluation> m_chosen;  ///< where queries are left out
    core::SystemTable m_systems;
    std::vector<core::RunComparison> m_comparisons;  ///< likewise
    bool m_areRoundsDrawn = false;
    bool m_isTested = false;  ///< or being so
    Tested m_tested;
    core::LeaderboardRules m_testedRules;
    std::vector<core::MeasureSpec> m_testedMeasures;
    std::size_t m_testedFront = 0;
    SideWork m_comparing;
    SideWork m_testing;
};

}  // namespace ui
