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

/// A collection that was read, scored: what loading hands over.
struct LoadedCollection {
    std::shared_ptr<const core::Collection> collection;
    core::CollectionEvaluation evaluation;
    core::CollectionChoices choices = {};  ///< it was read with
    core::UnreadFiles unread = {};
    core::FilesSeen seen = {};        ///< its files as they were before they were read
    core::CarriedEdits carried = {};  ///< of the same files read before; it was scored with them
};

/// The state of the Collection workspace: judgments and runs as read, what was edited of single
/// queries, the measures, the two runs that are compared and the query highlighted. Written by
/// its undo commands; which runs, measure and query are in front is a way of looking and no edit.
///
/// A query is named by its place in evaluation().queries, which stays until Part::Collection
/// changes.
class CollectionDocument : public Document {
    Q_OBJECT
public:
    enum class Part {
        Collection,  ///< everything may differ: other files
        Measures,    ///< the measures, or the one in front
        Runs,        ///< which runs are A and B
        Values,      ///< what the queries count, by an edit
        Groups,      ///< the filters that are saved as groups
        Scale,       ///< the top of the grade scale that bounds go by
        Statistics,  ///< comparisons() are whole now
    };
    Q_ENUM(Part)

    explicit CollectionDocument(QObject* parent = nullptr);
    ~CollectionDocument() override;

    /// Whether there is at least one run.
    bool hasRuns() const { return !m_held.collection->runs.empty(); }
    /// Never null; without judgments and runs at first.
    const core::Collection& collection() const { return *m_held.collection; }
    std::shared_ptr<const core::Collection> sharedCollection() const { return m_held.collection; }
    /// Whether runs are there whose judgments are not: queries without edits take none.
    bool lacksJudgments() const { return hasRuns() && collection().qrels.queries.empty(); }
    /// What was named for the collection, and is not in it.
    const core::UnreadFiles& unread() const { return m_held.notRead; }
    const core::QueryEdits& edits() const { return m_held.edits; }
    /// How the collection was read.
    const core::CollectionChoices& choices() const { return m_held.choices; }
    /// The files and folders that it was read from, to be read anew.
    std::vector<std::string> sources() const;
    /// As they were when they were read, and what was beside them.
    const core::FilesSeen& filesSeen() const { return m_held.seen; }
    /// Of all runs, as read. O(queries).
    std::size_t documentCount() const;
    QString title() const override;
    core::AnySession snapshot() const override;
    bool canHold(const core::AnySession& session) const override;
    /// Holds the session unread and asks for its files by filesRequested(): until they are there
    /// snapshot() is the session itself, so that whatever becomes of them nothing of it is lost.
    void restore(core::AnySession session, const QString& path, const QString& stepName) override;

    /// Whether it holds a session whose files were not read, or not yet: no queries and no runs,
    /// but the measures, and the edits in snapshot().
    bool isUnread() const { return m_held.unread.has_value(); }
    /// The files of the session that is held unread, as they were read. No step: its step was
    /// restore().
    void fill(LoadedCollection loaded);

    /// Of the measures, and after them of what filters ask for.
    const core::CollectionEvaluation& evaluation() const { return m_held.evaluation; }
    std::size_t queryCount() const { return m_held.evaluation.queries.size(); }
    /// The rules of the evaluation, as soon as it is worked out by them.
    const core::EvaluationRules& rules() const { return m_held.rules; }
    const std::vector<core::MeasureSpec>& measures() const { return m_held.measures; }
    std::size_t measure() const { return m_held.measure; }  ///< index of the one in front
    const core::MeasureSpec& definition() const { return m_held.measures[m_held.measure]; }
    /// The measures that the list of queries shows beside the one in front, in the order of
    /// measures(); the one in front may be among them.
    std::vector<core::MeasureSpec> columns() const;
    std::size_t runA() const { return m_held.runA; }
    std::size_t runB() const { return m_held.runB; }
    bool hasTwoRuns() const
    {
        return m_held.collection->runs.size() > 1 && m_held.runA != m_held.runB;
    }
    QString runName(std::size_t run) const;
    QString queryId(std::size_t query) const;
    /// The query's text, empty where the collection has none.
    QString queryText(std::size_t query) const;
    /// B against A under every measure; empty without two runs.
    const std::vector<core::RunComparison>& comparisons() const { return m_comparisons; }
    /// Whether comparisons() has what is drawn at random, the randomisation test and the bootstrap;
    /// Part::Statistics tells when it has.
    bool areRoundsDrawn() const { return m_areRoundsDrawn; }
    /// How far grades of unjudged documents could move all that.
    BoundsSurvey& bounds() const { return *m_bounds; }
    /// The groups of queries, and the runs in front in each.
    GroupSurvey& groups() const { return *m_groups; }
    /// Filters under names, which groups() has as groups.
    const std::vector<core::SavedGroup>& savedGroups() const { return m_held.savedGroups; }
    /// Whether something is being worked out.
    bool isBusy() const { return m_evaluating.isRunning() || m_comparing.isRunning(); }
    /// The query's documents of a run in rank order with grades, then the judged ones it lacks; as
    /// edited.
    core::RankedList list(std::size_t query, std::size_t run) const;
    bool isEdited(std::size_t query) const;
    std::size_t editedCount() const
    {
        return (m_held.unread ? m_held.unread->edits : m_held.edits).size();
    }
    /// The value that the definition has for each query of each run is at hand from
    /// evaluation().definitions[the returned index]; none: it is being worked out, and
    /// changed(Part::Values) tells when it is there.
    std::optional<std::size_t> provide(const core::MeasureSpec& definition);
    /// The same of several, which are asked for at once. @return the places of those before the
    /// first that is being worked out
    std::vector<std::size_t> provide(const std::vector<core::MeasureSpec>& definitions);
    /// What filters and orders of queries read, without words, widths, places of texts and groups.
    core::QueryView queryView() const;

    /// The query highlighted in every panel: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentQuery() const { return m_held.highlight.current(); }
    std::optional<std::size_t> chosenQuery() const { return m_held.highlight.chosen(); }
    /// The run highlighted in every panel: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentRun() const { return m_attendedRun.current(); }
    /// The queries that the filter lets through, in the table's order; never null. Every query, in
    /// order of the ids, until setShown() says otherwise, and again with another collection.
    std::shared_ptr<const std::vector<std::size_t>> shown() const { return m_shown; }
    /// The id of the document highlighted in the current query's lists: the one pointed at,
    /// else the one chosen in that query; empty: none.
    QString currentDocument() const;

public slots:
    /// Chooses a query, by click or key; it stays until another is chosen.
    void chooseQuery(std::optional<std::size_t> query);
    /// Attention while the mouse rests somewhere; none: back to the chosen one.
    void pointAt(std::optional<std::size_t> query);
    /// Chooses a run to be told apart from others, as A and B are; none: none.
    void chooseRun(std::optional<std::size_t> run);
    /// Attention while the mouse rests on a run; none: back to the chosen one.
    void pointAtRun(std::optional<std::size_t> run);
    /// Chooses a document of the current query; it stays its own until another is chosen there.
    void chooseDocument(const QString& id);
    /// Attention while the mouse rests on a document; empty: back to the chosen one.
    void pointAtDocument(const QString& id);

public:
    /// @param queries each below queryCount(), none twice
    void setShown(std::vector<std::size_t> queries);
    void setMeasure(std::size_t index);
    /// A way of looking and no edit, which the session keeps. @param columns each once
    void setColumns(std::vector<core::MeasureSpec> columns);
    /// The part of the runs' names that tells seeds or folds of one system apart, as in `-seed*`;
    /// empty: every run is a system of its own.
    const std::string& seeds() const { return m_held.seeds; }
    /// A way of looking and no edit, which the session keeps.
    void setSeeds(const std::string& seeds);
    void setRuns(std::size_t a, std::size_t b);
    /// The run is A, or B, now; one that the other letter has changes places with it.
    void setRunA(std::size_t run) { setRuns(run, run == runB() ? runA() : runB()); }
    void setRunB(std::size_t run) { setRuns(run == runA() ? runB() : runA(), run); }
    /// As one step. @param measures at least one
    void setMeasures(std::vector<core::MeasureSpec> measures);
    void setRules(const core::EvaluationRules& rules);
    /// The highest grade that an unjudged document could get; none: the highest judged one.
    std::optional<double> topGrade() const { return m_held.topGrade; }
    /// Consecutive ones merge into one step. @param top above 0
    void setTopGrade(double top);
    /// As one step. @param groups each name once
    void setSavedGroups(std::vector<core::SavedGroup> groups, const QString& stepName);
    /// Puts another collection in force as one step: undo brings the old one back. The measures and
    /// their rules stay; it is evaluated with them.
    void load(LoadedCollection loaded, const QString& path, const QString& stepName);
    /// The same as a session has it, its edits among what is evaluated.
    /// @param isSaved whether the session is in a file as it stands
    void load(LoadedCollection loaded, const core::CollectionSession& session, const QString& path,
              const QString& stepName, bool isSaved);
    /// Puts the same session with more files, or with its files read otherwise, in force as one
    /// step.
    void changeFiles(LoadedCollection loaded, const QString& stepName);
    /// Puts the same files, read anew, in force as one step, with the edits that were carried over;
    /// several in a row are one. The session stays the same one, and what is looked at stays where
    /// it is still there.
    void reload(LoadedCollection loaded, const QString& stepName);
    /// Judges one document of a query, under every run. @param grade unjudged: takes it away
    void judge(std::size_t query, const QString& document, core::Grade grade);
    /// The query's list of that run is `list` now, with its judgments. Consecutive ones of one
    /// query merge into one step.
    void edit(std::size_t query, std::size_t run, const core::RankedList& list);
    /// Puts the query back to what the files say, as one step.
    void revert(std::size_t query);
    /// The judgments as edited, for a file of their own.
    core::Qrels editedQrels() const;
    /// In which format they were opened, as far as judgments are written in it.
    core::JudgmentFormat judgmentFormat() const;
    /// Of the collection's texts; keeps them.
    core::TitleOf documentTitles() const;

signals:
    void changed(ui::CollectionDocument::Part part);
    /// columns() may differ.
    void columnsChanged();
    /// seeds() may differ, as after changed(Part::Collection).
    void seedsChanged();
    /// Also when the one pointed at was chosen.
    void currentQueryChanged(std::optional<std::size_t> query);
    void currentRunChanged(std::optional<std::size_t> run);
    /// shown() has others, or another order.
    void shownChanged();
    void currentDocumentChanged(const QString& id);
    /// One query was edited; comes before changed(Part::Values).
    void queryEdited(std::size_t query);
    /// Nothing was edited, since the judgments are not there.
    void editRefused();
    /// The values stay as they were, since the file of a run was changed.
    void runStale(const core::ParseError& why);
    /// The files of the session that is held unread now are to be read, to be handed to fill().
    void filesRequested(const core::CollectionSession& session);

private:
    class SetEdit;

    /// What undo brings back with another collection.
    struct Held {
        std::shared_ptr<const core::Collection> collection =
            std::make_shared<const core::Collection>();
        std::vector<core::MeasureSpec> measures;   ///< the evaluation's first definitions
        std::vector<core::MeasureSpec> requested;  ///< the measures as soon as they are worked out
        std::vector<core::MeasureSpec> columns;    ///< also of measures that are gone meanwhile
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
        std::optional<core::CollectionSession> unread;  ///< whose files are not there
    };

    static std::size_t bytesOf(const Held& held);
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
    std::vector<core::MeasureSpec> m_extra;  ///< asked for by filters
    std::vector<core::RunComparison> m_comparisons;
    bool m_areRoundsDrawn = false;
    std::shared_ptr<const std::vector<std::size_t>> m_shown;
    Highlight<std::size_t> m_attendedRun;
    std::optional<std::size_t> m_documentQuery;  ///< whose document was chosen
    QString m_chosenDocument;
    QString m_pointedDocument;
    SideWork m_evaluating;
    SideWork m_comparing;
    BoundsSurvey* m_bounds;
    GroupSurvey* m_groups;
};

}  // namespace ui
