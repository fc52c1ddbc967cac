// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/collection/carried_edits.h"
#include "core/collections/collection/collection.h"
#include "core/collections/collection/collection_evaluation.h"
#include "core/collections/collection/query_edit.h"
#include "core/collections/comparison/run_comparison.h"
#include "core/collections/import/present_files.h"
#include "core/documents/sessions/collection_session.h"
#include "core/foundation/file/file_watch.h"
#include "core/foundation/ranked_list.h"
#include "core/metrics/measures/measure_spec.h"
#include "core/rankings/runs/judgment_format.h"
#include "ui/toolkit/document/document.h"
#include "ui/toolkit/document/highlight.h"
#include "ui/toolkit/jobs/side_work.h"

#include <QString>

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace core {
struct QueryView;
}  // namespace core

namespace ui {

class BoundsSurvey;
class GroupSurvey;

/// A collection that was read and evaluated: the result of loading.
struct LoadedCollection {
    std::shared_ptr<const core::Collection> collection;
    core::CollectionEvaluation evaluation;
    core::CollectionChoices choices = {};  ///< import options used
    core::UnreadFiles unread = {};
    core::FilesSeen seen = {};        ///< state of its files just before reading
    core::CarriedEdits carried = {};  ///< of the same files read before; included in the evaluation
};

/// The state of the Collection workspace: judgments and runs as read, edits of single queries, the
/// measures, the two compared runs and the current query. Changed by its undo commands; the choice
/// of current runs, measure and query is not an edit.
///
/// A query is identified by its index in evaluation().queries, which stays the same until
/// Part::Collection changes.
class CollectionDocument : public Document {
    Q_OBJECT
public:
    enum class Part {
        Collection,  ///< everything may differ: other files
        Measures,    ///< the measures, or the current one
        Runs,        ///< which runs are A and B
        Values,      ///< what the queries count as, after an edit
        Groups,      ///< the filters saved as groups
        Scale,       ///< the top of the grade scale for bounds
        Statistics,  ///< comparisons() are now complete
    };
    Q_ENUM(Part)

    explicit CollectionDocument(QObject* parent = nullptr);
    ~CollectionDocument() override;

    /// Whether there is at least one run.
    bool hasRuns() const { return !m_held.collection->runs.empty(); }
    /// Whether the runs have lists of documents: not for values per query, see
    /// core::Collection::values.
    bool hasLists() const { return hasRuns() && !m_held.collection->values; }
    /// Never null; initially without judgments and runs.
    const core::Collection& collection() const { return *m_held.collection; }
    std::shared_ptr<const core::Collection> sharedCollection() const { return m_held.collection; }
    /// Whether there are runs but no judgments, as for values per query: unedited queries cannot be
    /// edited then.
    bool lacksJudgments() const { return hasRuns() && collection().qrels.queries.empty(); }
    /// Files named for the collection that are not in it.
    const core::UnreadFiles& unread() const { return m_held.notRead; }
    const core::QueryEdits& edits() const { return m_held.edits; }
    /// How the collection was read.
    const core::CollectionChoices& choices() const { return m_held.choices; }
    /// The files and folders it was read from, for reloading.
    std::vector<std::string> sources() const;
    /// The state of the files when they were read, and of related files.
    const core::FilesSeen& filesSeen() const { return m_held.seen; }
    /// The number of documents in all runs as read. O(queries).
    std::size_t documentCount() const;
    QString title() const override;
    core::AnySession snapshot() const override;
    bool canHold(const core::AnySession& session) const override;
    /// Holds the session unread and requests its files with filesRequested(). Until they are read,
    /// snapshot() returns the session itself, so that nothing of it is lost.
    void restore(core::AnySession session, const QString& path, const QString& stepName) override;

    /// Whether it holds a session whose files are not read, or not yet. It then has no queries and
    /// no runs, but the measures, and the edits in snapshot().
    bool isUnread() const { return m_held.unread.has_value(); }
    /// The files of the unread session, now read. Not an undo step: restore() was the step.
    void fill(LoadedCollection loaded);

    /// Of the measures, followed by those that filters need.
    const core::CollectionEvaluation& evaluation() const { return m_held.evaluation; }
    std::size_t queryCount() const { return m_held.evaluation.queries.size(); }
    /// The rules of the evaluation; new rules take effect when it is finished.
    const core::EvaluationRules& rules() const { return m_held.rules; }
    const std::vector<core::MeasureSpec>& measures() const { return m_held.measures; }
    /// The measures as soon as they are chosen; measures() follow when they are calculated.
    const std::vector<core::MeasureSpec>& requested() const { return m_held.requested; }
    std::size_t measure() const { return m_held.measure; }  ///< index of the current one
    const core::MeasureSpec& definition() const { return m_held.measures[m_held.measure]; }
    /// The measures that have columns in the list of queries besides the current one, in the order
    /// of measures(); may include the current one.
    std::vector<core::MeasureSpec> columns() const;
    std::size_t runA() const { return m_held.runA; }
    std::size_t runB() const { return m_held.runB; }
    bool hasTwoRuns() const
    {
        return m_held.collection->runs.size() > 1 && m_held.runA != m_held.runB;
    }
    QString runName(std::size_t run) const;
    QString queryId(std::size_t query) const;
    /// The query's text, empty if the collection has none.
    QString queryText(std::size_t query) const;
    /// B against A under every measure; empty without two runs.
    const std::vector<core::RunComparison>& comparisons() const { return m_comparisons; }
    /// Whether comparisons() include the random parts, the randomisation test and the bootstrap.
    /// Part::Statistics changes when they do.
    bool areRoundsDrawn() const { return m_areRoundsDrawn; }
    /// How far grades of unjudged documents could move these values.
    BoundsSurvey& bounds() const { return *m_bounds; }
    /// The groups of queries, with the current runs compared in each.
    GroupSurvey& groups() const { return *m_groups; }
    /// Named filters, which groups() includes as groups.
    const std::vector<core::SavedGroup>& savedGroups() const { return m_held.savedGroups; }
    /// Whether something is being calculated.
    bool isBusy() const { return m_evaluating.isRunning() || m_comparing.isRunning(); }
    /// The query's documents from a run in rank order with grades, then judged documents it did not
    /// retrieve; with edits.
    core::RankedList list(std::size_t query, std::size_t run) const;
    bool isEdited(std::size_t query) const;
    std::size_t editedCount() const
    {
        return (m_held.unread ? m_held.unread->edits : m_held.edits).size();
    }
    /// Returns the index in evaluation().definitions of the definition's values for each query and
    /// run; nullopt: they are being calculated, and changed(Part::Values) is emitted when they are
    /// done.
    std::optional<std::size_t> provide(const core::MeasureSpec& definition);
    /// The same for several definitions, requested together. @return the indices of those before
    /// the first one that is being calculated
    std::vector<std::size_t> provide(const std::vector<core::MeasureSpec>& definitions);
    /// The input of filters and sort orders of queries, without words, widths, places of texts and
    /// groups.
    core::QueryView queryView() const;

    /// The query highlighted in every panel: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentQuery() const { return m_held.highlight.current(); }
    std::optional<std::size_t> chosenQuery() const { return m_held.highlight.chosen(); }
    /// The run highlighted in every panel: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentRun() const { return m_attendedRun.current(); }
    /// The queries that match the filter, in the table's order; never null. Initially, and with
    /// another collection, all queries sorted by id.
    std::shared_ptr<const std::vector<std::size_t>> shown() const { return m_shown; }
    /// Whether values of runs chose them, see core::choosesByOutcome().
    bool areShownByOutcome() const { return m_areShownByOutcome; }
    /// The id of the document highlighted in the current query's lists: the one pointed at, else
    /// the one chosen in that query; empty: none.
    QString currentDocument() const;

public slots:
    /// Chooses a query, by click or key; it stays until another is chosen.
    void chooseQuery(std::optional<std::size_t> query);
    /// Highlights a query while the mouse is over it; nullopt: back to the chosen one.
    void pointAt(std::optional<std::size_t> query);
    /// Chooses a run to highlight besides A and B; nullopt: none.
    void chooseRun(std::optional<std::size_t> run);
    /// Highlights a run while the mouse is over it; nullopt: back to the chosen one.
    void pointAtRun(std::optional<std::size_t> run);
    /// Chooses a document of the current query. The query keeps it until another is chosen.
    void chooseDocument(const QString& id);
    /// Highlights a document while the mouse is over it; empty: back to the chosen one.
    void pointAtDocument(const QString& id);

public:
    /// @param queries each below queryCount(), without repeats
    /// @param areByOutcome see areShownByOutcome()
    void setShown(std::vector<std::size_t> queries, bool areByOutcome = false);
    void setMeasure(std::size_t index);
    /// Not an edit, but saved in the session. @param columns each once
    void setColumns(std::vector<core::MeasureSpec> columns);
    /// The part of a run's name that distinguishes seeds or folds of one system, as in `-seed*`;
    /// empty: every run is its own system.
    const std::string& seeds() const { return m_held.seeds; }
    /// Not an edit, but saved in the session.
    void setSeeds(const std::string& seeds);
    void setRuns(std::size_t a, std::size_t b);
    /// Makes the run A or B; if it has the other letter, the two are swapped.
    void setRunA(std::size_t run) { setRuns(run, run == runB() ? runA() : runB()); }
    void setRunB(std::size_t run) { setRuns(run == runA() ? runB() : runA(), run); }
    /// One undo step. @param measures at least one
    void setMeasures(std::vector<core::MeasureSpec> measures);
    void setRules(const core::EvaluationRules& rules);
    /// The measures under other rules, with rules of the evaluation, as one undo step. Their
    /// columns stay. @param measures the same ones as requested(), in that order
    void setRules(std::vector<core::MeasureSpec> measures, const core::EvaluationRules& rules,
                  const QString& stepName);
    /// The highest grade an unjudged document could get; nullopt: the highest grade of the
    /// judgments.
    std::optional<double> topGrade() const { return m_held.topGrade; }
    /// Whether the queries count with weights; see core::QueryWeights and collection().weights.
    bool isWeighted() const;
    /// The queries that count but have no weight in these; there must be none for setWeights().
    std::vector<std::string> withoutWeight(const core::QueryWeights& weights) const;
    /// One undo step; the values follow as with new measures. @param weights nothing: all queries
    /// count equally
    void setWeights(std::optional<core::QueryWeights> weights, const QString& stepName);
    /// Consecutive calls merge into one undo step. @param top above 0
    void setTopGrade(double top);
    /// One undo step. @param groups each name once
    void setSavedGroups(std::vector<core::SavedGroup> groups, const QString& stepName);
    /// Loads another collection as one undo step. The measures and their rules stay, and it is
    /// evaluated with them.
    void load(LoadedCollection loaded, const QString& path, const QString& stepName);
    /// The same with the contents of a session, evaluated with its edits.
    /// @param isSaved whether the session is saved unchanged in a file
    void load(LoadedCollection loaded, const core::CollectionSession& session, const QString& path,
              const QString& stepName, bool isSaved);
    /// Replaces the files of the same session, with more files or other import options, as one undo
    /// step.
    void changeFiles(LoadedCollection loaded, const QString& stepName);
    /// Reloads the same files as one undo step, with the edits that were carried over; consecutive
    /// reloads merge. The session stays the same one, and the current items stay current if they
    /// still exist.
    void reload(LoadedCollection loaded, const QString& stepName);
    /// Judges a document of a query for all runs. @param grade unjudged: removes the judgment
    void judge(std::size_t query, const QString& document, core::Grade grade);
    /// Replaces the query's list from that run by `list`, with its judgments. Consecutive edits of
    /// one query merge into one undo step.
    void edit(std::size_t query, std::size_t run, const core::RankedList& list);
    /// Reverts the query to the files, as one undo step.
    void revert(std::size_t query);
    /// The judgments with edits, for saving them to a file.
    core::Qrels editedQrels() const;
    /// The format they were read in, if judgments can be written in it.
    core::JudgmentFormat judgmentFormat() const;
    /// From the collection's texts; shares ownership of them.
    core::TitleOf documentTitles() const;

signals:
    void changed(ui::CollectionDocument::Part part);
    /// columns() may have changed.
    void columnsChanged();
    /// seeds() may have changed, also after changed(Part::Collection).
    void seedsChanged();
    /// Also emitted when the query pointed at is chosen.
    void currentQueryChanged(std::optional<std::size_t> query);
    void currentRunChanged(std::optional<std::size_t> run);
    /// shown() has other queries or another order.
    void shownChanged();
    void currentDocumentChanged(const QString& id);
    /// One query was edited; emitted before changed(Part::Values).
    void queryEdited(std::size_t query);
    /// An edit was refused because there are no judgments.
    void editRefused();
    /// The values stay unchanged because a run's file was changed.
    void runStale(const core::ParseError& why);
    /// Requests to read the files of the unread session and pass them to fill().
    void filesRequested(const core::CollectionSession& session);

private:
    class SetEdit;

    /// What undo restores together with a collection.
    struct Held {
        std::shared_ptr<const core::Collection> collection =
            std::make_shared<const core::Collection>();
        std::vector<core::MeasureSpec> measures;   ///< the evaluation's first definitions
        std::vector<core::MeasureSpec> requested;  ///< the measures once they are calculated
        std::vector<core::MeasureSpec> columns;    ///< may include measures that were removed
        std::string seeds;
        core::EvaluationRules rules;
        std::optional<double> topGrade;
        core::QueryEdits edits;
        std::vector<core::SavedGroup> savedGroups;
        core::CollectionEvaluation evaluation;
        core::CollectionChoices choices;
        core::UnreadFiles notRead;
        core::FilesSeen seen;
        std::size_t measure = 0;
        std::size_t runA = 0;
        std::size_t runB = 0;
        Highlight<std::size_t> highlight;
        std::string unknownFields;
        std::optional<core::CollectionSession> unread;  ///< its files are missing
    };

    static std::size_t bytesOf(const Held& held);
    static std::vector<core::MeasureSpec>
    measuresHeld(const std::vector<core::MeasureSpec>& measures, const LoadedCollection& loaded);
    static Held heldOf(LoadedCollection loaded, const core::CollectionSession& session);

    std::vector<core::MeasureSpec> requestedDefinitions() const;
    void stopWork();
    void prepareToBeReplaced() override { stopWork(); }
    void replaced() override;
    void putMeasures(const QString& stepName, std::vector<core::MeasureSpec> measures,
                     const core::EvaluationRules& rules);
    void measuresChanged();
    void queryChanged(const std::string& id);
    void evaluateWhole();
    void adoptMeasures(const std::vector<core::MeasureSpec>& measures);
    void compare();
    void attendDocument(const QString& before);
    void setEdit(std::size_t query, core::QueryEdit edit, const QString& stepName, bool merges);

    Held m_held;
    std::optional<core::MeasureSpec> m_returning;  ///< current again once it is calculated
    std::vector<core::MeasureSpec> m_extra;        ///< needed by filters
    std::vector<core::RunComparison> m_comparisons;
    bool m_areRoundsDrawn = false;
    std::shared_ptr<const std::vector<std::size_t>> m_shown;
    bool m_areShownByOutcome = false;
    Highlight<std::size_t> m_attendedRun;
    std::optional<std::size_t> m_documentQuery;  ///< the query with the chosen document
    QString m_chosenDocument;
    QString m_pointedDocument;
    SideWork m_evaluating;
    SideWork m_comparing;
    BoundsSurvey* m_bounds;
    GroupSurvey* m_groups;
};

}  // namespace ui
