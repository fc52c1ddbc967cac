// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/ranking_order/ideal_position.h"
#include "core/metrics/ranking_order/reordering.h"
#include "core/rankings/precision_recall/precision_recall.h"
#include "ui/toolkit/document/highlight.h"
#include "ui/toolkit/document/session_document.h"

#include <QString>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace core {
class Curves;
class Evaluator;
struct LossBreakdown;
struct MeanTerm;
struct Queries;
struct WrittenMean;
}  // namespace core

namespace ui {

class ListBounds;

/// Which of the document's two lists.
enum class Section { Ranked, NotRetrieved };

/// How a list changed, so that a model can follow without a reset.
struct ListChange {
    enum class Kind {
        Replaced,   ///< everything may differ, in both sections
        Altered,    ///< documents from `row` to `last` may have another grade or name
        Inserted,   ///< `row` to `last` are new documents
        Removed,    ///< the documents that were at `row` to `last` are gone
        Reordered,  ///< the documents from `row` to `last` have another order
    };
    Kind kind = Kind::Replaced;
    Section section = Section::Ranked;
    std::size_t row = 0;   ///< 0-based
    std::size_t last = 0;  ///< 0-based
    /// For Reordered, and only while the signal is emitted: as in core::Reordering, from `row` on.
    std::span<const std::uint32_t> order = {};
};

/// A measure's value as a score card shows it.
struct Score {
    core::MeasureSpec definition;
    core::Value value = 0.0;
    std::optional<core::Fraction> exact;
    double earned = 0;
    double attainable = 1;
    core::Denominator denominator = core::Denominator::Nothing;
    core::NoValueRule noValue = core::NoValueRule::Zero;  ///< for a value that is undefined
};

/// The state of the Ranking workspace: lists of queries, the current rules, and the values derived
/// from both. Only its undo commands write it; each edit is one named step. Derived values are
/// computed on request and kept until something changes.
class RankingDocument : public SessionDocument<core::Session> {
    Q_OBJECT
public:
    enum class Part {
        List,      ///< documents, grades, order; which queries there are, and which is current
        Settings,  ///< cutoff, threshold, gain, discount …
        Shown,     ///< which score cards are shown
        Selected,  ///< which measure is explained
        All,
    };
    Q_ENUM(Part)

    explicit RankingDocument(QObject* parent = nullptr);
    ~RankingDocument() override;

    /// The shown list: the session's, or the preview. With two lists, it ends with the documents
    /// that only the other one judges; see core::listOf().
    const core::RankedList& list() const { return m_preview ? *m_preview : editedList(); }
    /// Whether there are two lists, A and B: two orders of the same documents. A judgment and a
    /// title belong to the document, so grading or renaming it in one list changes the other.
    /// Adding, moving and deleting change only the shown list, so that the difference stays
    /// visible. Both lists share one pool of judgments: a document judged in either counts in the
    /// ideal of both, and a list that does not retrieve it has it among its not retrieved
    /// documents.
    bool hasTwoLists() const { return m_session.other.has_value(); }
    /// Which list is shown and edited; A if there is only one.
    core::ListName listName() const { return m_session.listName; }
    /// A or B as it is. Requires two lists to get the one that is not shown.
    const core::RankedList& list(core::ListName name) const;
    /// The list that edits change, even during a preview; with two lists, it includes the documents
    /// that only the other one judges.
    const core::RankedList& editedList() const
    {
        return m_session.other ? onPool(listName()) : m_session.list;
    }
    const std::vector<core::RankedItem>& documents(Section section) const;
    /// The query's name, or words for no query.
    QString title() const override;

    /// The number of queries. One is current: everything else here refers to its lists.
    std::size_t queryCount() const;
    std::size_t placeInFront() const;  ///< 0-based
    /// A query's name, or its number without one.
    QString queryName(std::size_t place) const;
    /// A query's list as measured: of two lists, the one with the shown list's name.
    core::RankedList queryList(std::size_t place) const;
    /// The mean of the selected measure over all queries (queryList()), with its terms.
    const core::WrittenMean& mean() const;
    /// The highlighted query: the one under the pointer, otherwise the current one.
    std::size_t currentQuery() const { return m_pointedQuery.value_or(placeInFront()); }
    std::optional<std::size_t> pointedQuery() const { return m_pointedQuery; }
    core::AnySession snapshot() const override { return m_session; }
    void loadUnsaved(core::Session session, const QString& path, const QString& stepName) override;

    /// The grades of the shown list.
    const core::JudgedRanking& ranking() const { return *sharedRanking(); }
    /// Shared ownership of ranking(), to keep it beyond the next edit.
    const std::shared_ptr<const core::JudgedRanking>& sharedRanking() const;
    /// The definition of a measure under the current settings.
    core::MeasureSpec definition(core::Measure measure) const;
    /// The selected measure with all its terms.
    const core::Explanation& explanation() const { return *sharedExplanation(); }
    /// Shared ownership of explanation(), to keep it beyond the next edit.
    const std::shared_ptr<const core::Explanation>& sharedExplanation() const;
    /// The list with its ideal order.
    const core::IdealOrder& idealOrder() const;
    /// The shown measures, in order.
    const std::vector<Score>& scores() const;
    /// The measures' values at the cutoffs 1..depth, in the order of `measures`.
    core::Curves curves(std::span<const core::Measure> measures, std::size_t depth) const;
    /// The precision-recall curve of the list A or B, which must exist, to its end.
    core::Result<core::PrecisionRecall, core::Undefined> precisionRecall(core::ListName name) const;
    /// A measure's value for the list A or B; that list must exist.
    core::Value valueIn(core::ListName name, core::Measure measure) const;
    /// A measure's value under other settings.
    core::Value valueUnder(core::Measure measure, const core::Settings& settings) const;
    /// Where the selected measure loses its distance to 1, which must be its maximum.
    core::LossBreakdown lossBreakdown() const;
    std::size_t relevant() const;           ///< R at the current threshold
    std::size_t relevantRetrieved() const;  ///< those in the ranking
    double topGrade() const;                ///< the top of the scale, at least 1
    /// How far grades of the list's unjudged documents could move the shown measures.
    ListBounds& bounds() const { return *m_bounds; }

    /// The rank highlighted in every panel, 1-based: the one under the pointer, otherwise the
    /// selected one.
    std::optional<std::size_t> currentRank() const { return m_highlight.current(); }

public slots:
    /// Selects a rank, by click or key, until another is selected.
    void setCurrentRank(std::optional<std::size_t> rank);
    /// Highlights the rank under the pointer; none: returns to the selected one.
    void pointAt(std::optional<std::size_t> rank);
    /// Highlights the query (0-based) under the pointer; none: returns to the current one.
    void pointAtQuery(std::optional<std::size_t> place);

public:
    /// Shows another list in every panel without editing this one. Any edit, undo or redo ends the
    /// preview; an edit of single rows is then dropped, because its rows refer to the preview.
    /// @param what the change in words: "swap ranks 1 and 9"
    void preview(core::RankedList shown, const QString& what);
    void endPreview();
    bool isPreviewing() const { return m_preview.has_value(); }
    /// The previewed change in words; empty without a preview.
    const QString& previewed() const { return m_previewed; }

    void setGrade(Section section, std::span<const std::size_t> rows, core::Grade grade);
    /// Sets a document's title; with an empty one, its id is shown.
    void rename(Section section, std::size_t row, const QString& title);
    void move(std::size_t from, std::size_t to);  ///< moveRows() of one ranked document
    /// Moves ranked documents together, in their order, so that the first is at row `to`.
    /// Consecutive moves of the same documents merge.
    /// @param to at most the length of the ranking minus the number of rows
    void moveRows(std::vector<std::size_t> rows, std::size_t to);
    /// Reorders the ranking. Highlight and selection stay with their documents.
    void reorder(core::Reordering reordering, const QString& stepName);
    /// Changes the grade of every document, retrieved or not, and the threshold, as one undo step.
    void regrade(const std::function<core::Grade(core::Grade)>& grade, double relevantFrom,
                 const QString& stepName);
    /// Inserts an unjudged document at `row`. @return its row
    std::size_t insert(Section section, std::size_t row);
    /// Removes documents. A judged document that neither list retrieves is removed from both; one
    /// that the other list ranks stays, and refused() says why.
    void remove(Section section, std::vector<std::size_t> rows);
    /// remove() of documents that are now on the clipboard.
    void cut(Section section, std::vector<std::size_t> rows);
    /// Moves documents to the end of the other section.
    void transfer(Section from, std::vector<std::size_t> rows);
    /// Replaces both sections as one undo step; steps with the same non-zero `gesture` merge.
    void replaceList(core::RankedList list, const QString& stepName, int gesture = 0);
    /// Creates B as a copy of the only list and shows it; does nothing if there are two.
    void duplicateAsB();
    /// Shows and edits the other list, as an undo step, so that undo returns to the list it
    /// changes.
    void showList(core::ListName name);
    /// Copies one list over the other; both must exist.
    void copyList(core::ListName from);
    /// Removes B and shows A.
    void dropB();
    /// Shows and edits another query, as an undo step, so that undo returns to the query it
    /// changes. Consecutive ones merge.
    void showQuery(std::size_t place);
    void addQuery();        ///< adds an empty query after the current one, and shows it
    void duplicateQuery();  ///< adds the copy after the current one, and shows it
    void removeQuery();     ///< the current one; does nothing if it is the only one
    void renameQuery(const QString& name);
    /// Replaces all queries. @param queries at least one
    void replaceQueries(core::Queries queries, const QString& stepName);
    /// Replaces the current query with lists, one query each.
    void replaceQuery(std::vector<core::RankedList> lists, const QString& stepName);
    /// Replaces the current query with two lists and shows these measures as cards, as one undo
    /// step: orders of the same documents become A and B, other lists two queries.
    void putPair(core::RankedList a, core::RankedList b,
                 std::span<const core::MeasureSpec> measures, const QString& stepName);
    /// Like replaceQuery(), but inserts after the current query if that has documents.
    void pasteQueries(std::vector<core::RankedList> lists);
    void setCutoff(std::size_t cutoff);  ///< consecutive changes merge
    void setSettings(const core::Settings& settings, const QString& stepName);
    /// Sets the settings and what a query counts as when its measure is undefined.
    void setRules(const core::Settings& settings, core::NoValueRule noValue,
                  const QString& stepName);
    /// Explains `definition`: selects and shows its measure and applies its cutoff and the settings
    /// that it uses, as one undo step.
    void adopt(const core::MeasureSpec& definition);
    /// @param selected the measure to explain; none: the one explained now, or the first card
    void setShown(std::vector<core::Measure> measures, std::optional<core::Measure> selected = {});
    void select(core::Measure measure);  ///< changes the view, not the data: no undo step

    /// A gesture number not used by any earlier step.
    int newGesture() { return ++m_lastGesture; }

signals:
    void listChanged(const ui::ListChange& change);
    void changed(ui::RankingDocument::Part part);
    void currentRankChanged(std::optional<std::size_t> rank);
    void pointedQueryChanged();
    void previewChanged();
    /// Says why an edit was not done.
    void refused(const QString& sentence);

private:
    class Step;
    class SetGrades;
    class Rename;
    class MoveRows;
    class Reorder;
    class Regrade;
    class Insert;
    class Remove;
    class ReplaceList;
    class ShowList;
    class ShowQuery;
    class ReplaceQueries;
    struct Derived;

    std::vector<core::RankedItem>& mutableDocuments(Section section);
    bool leavePreview();
    void tellPreview();
    bool isRank(std::optional<std::size_t> rank) const;
    void attend(bool isOther);
    void replaced() override;
    AroundExchange telling(Part part);
    void putQueries(const QString& stepName, core::Queries queries);
    /// Inserts after the current query and shows the first inserted one.
    void insertQueries(const QString& stepName, std::vector<core::QueryLists> added);
    /// Emits what follows when the queries or the current query changed.
    void queriesEdited();
    std::vector<core::MeanTerm> meanTerms(const core::MeasureSpec& definition) const;
    void setOther(const QString& stepName, std::optional<core::RankedList> other,
                  core::ListName shown);
    void putRules(const QString& stepName, std::size_t cutoff, const core::Settings& settings,
                  core::NoValueRule noValue);
    /// Reorders the ranking; the highlight stays with its document.
    void applyOrder(const core::Reordering& reordering);
    void removeAs(Section section, std::vector<std::size_t> rows, bool isCut);
    void removeJudgments(const std::vector<std::size_t>& rows, const QString& name);
    /// A or B with the documents that only the other one judges; both must exist.
    const core::RankedList& onPool(core::ListName name) const;
    /// The last of the shown list's not retrieved documents: those that are there because only the
    /// other list holds them, judged.
    std::span<const core::RankedItem> elsewhere() const;
    core::RankedList withoutPool(core::RankedList list) const;
    bool isInOther(Section section, std::span<const std::size_t> rows) const;
    void tellPool();
    /// Swaps A and B; the highlight stays with its document if the other list ranks it.
    void swapLists();
    void forgetDerived();
    void listEdited(const ListChange& change);
    void edited(Part part);
    bool isShown(core::Measure measure) const;
    std::optional<std::size_t> firstRelevantRank() const;
    QString subjectOf(Section section, std::span<const std::size_t> rows) const;
    core::Evaluator evaluator(const core::MeasureSpec& definition) const;
    const core::JudgedRanking& otherRanking() const;

    Highlight<std::size_t> m_highlight;
    std::optional<std::size_t> m_pointedQuery;
    std::optional<core::RankedList> m_preview;
    QString m_previewed;
    std::vector<core::RankedItem> m_toldElsewhere;  ///< elsewhere() as last signalled
    int m_lastGesture = 0;
    ListBounds* m_bounds;
    mutable std::unique_ptr<Derived> m_derived;
    struct OtherTerms;
    mutable std::unique_ptr<OtherTerms> m_otherTerms;  // kept when the current query is edited
    mutable core::Discounts m_discounts;  // kept over edits: its logarithms take longer than a walk
};

/// "Village Bakery", or the id where there is no title.
QString nameOf(const core::RankedItem& document);

}  // namespace ui
