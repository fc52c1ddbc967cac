// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session.h"
#include "core/metrics/measures/discount.h"
#include "core/metrics/measures/explanation.h"
#include "core/metrics/ranking_order/ideal_position.h"
#include "core/metrics/ranking_order/reordering.h"
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

/// How a list changed, so that a model can follow without starting anew.
struct ListChange {
    enum class Kind {
        Replaced,   ///< everything may differ, in both sections
        Altered,    ///< documents from `row` to `last` may have another grade or name
        Inserted,   ///< new documents stand at `row` to `last` now
        Removed,    ///< the documents that stood at `row` to `last` are gone
        Reordered,  ///< the documents from `row` to `last` stand in another order
    };
    Kind kind = Kind::Replaced;
    Section section = Section::Ranked;
    std::size_t row = 0;   ///< 0-based
    std::size_t last = 0;  ///< 0-based
    /// Of Reordered, and only while the signal is sent: as in core::Reordering, from `row` on.
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

/// The state of the Ranking workspace: one query's list, the settings in force, and what follows
/// from both. Written by its undo commands only; every edit is one step with a name. What follows
/// is computed when it is asked for and kept until something changes.
class RankingDocument : public SessionDocument<core::Session> {
    Q_OBJECT
public:
    enum class Part {
        List,      ///< documents, grades, order; which queries there are, and which is in front
        Settings,  ///< cutoff, threshold, gain, discount …
        Shown,     ///< which score cards
        Selected,  ///< which measure is explained
        All,
    };
    Q_ENUM(Part)

    explicit RankingDocument(QObject* parent = nullptr);
    ~RankingDocument() override;

    /// The list that is shown: the session's, or the one under preview.
    /// While there are two it ends with what the other one alone judges: see core::listOf().
    const core::RankedList& list() const { return m_preview ? *m_preview : editedList(); }
    /// Whether there are two lists, A and B: two orders of the same documents. A judgment and a
    /// title belong to the document: grading or renaming it in one list does so in the other. What
    /// is added, moved, deleted or taken out is so in the list that is shown only, so that the
    /// difference stays visible. Both stand on one judged pool: what is judged in either counts
    /// in the ideal of both, so a list that lacks it has it among its not retrieved documents.
    bool hasTwoLists() const { return m_session.other.has_value(); }
    /// Which list is shown and edited; A while there is one.
    core::ListName listName() const { return m_session.listName; }
    /// A or B as it stands; call for the one that is not shown only while there are two.
    const core::RankedList& list(core::ListName name) const;
    /// What is edited, also under a preview: of two lists with what the other one alone judges.
    const core::RankedList& editedList() const
    {
        return m_session.other ? onPool(listName()) : m_session.list;
    }
    const std::vector<core::RankedItem>& documents(Section section) const;
    /// The query, or that there is none.
    QString title() const override;

    /// How many queries there are. One of them is in front: all else here is of its lists.
    std::size_t queryCount() const;
    std::size_t placeInFront() const;  ///< 0-based
    /// A query's name, or its number where it has none.
    QString queryName(std::size_t place) const;
    /// A query's list as it is measured: of two the one that has the shown list's name.
    core::RankedList queryList(std::size_t place) const;
    /// The mean of the selected measure over all queries (queryList()), written out.
    const core::WrittenMean& mean() const;
    /// The query highlighted: the one pointed at, else the one in front.
    std::size_t currentQuery() const { return m_pointedQuery.value_or(placeInFront()); }
    std::optional<std::size_t> pointedQuery() const { return m_pointedQuery; }
    core::AnySession snapshot() const override { return m_session; }
    void loadUnsaved(core::Session session, const QString& path, const QString& stepName) override;

    /// The grades of the list that is shown.
    const core::JudgedRanking& ranking() const { return *sharedRanking(); }
    /// The same, for who keeps it beyond the next edit.
    const std::shared_ptr<const core::JudgedRanking>& sharedRanking() const;
    /// The definition of a measure under the settings in force.
    core::MeasureSpec definition(core::Measure measure) const;
    /// The selected measure, opened down to its terms.
    const core::Explanation& explanation() const { return *sharedExplanation(); }
    /// The same, for who keeps it beyond the next edit.
    const std::shared_ptr<const core::Explanation>& sharedExplanation() const;
    /// The list beside its ideal order.
    const core::IdealOrder& idealOrder() const;
    /// The shown measures, in order.
    const std::vector<Score>& scores() const;
    /// The measures' values at the cutoffs 1..depth, in the order asked for.
    core::Curves curves(std::span<const core::Measure> measures, std::size_t depth) const;
    /// A measure's value for the list A or B; there must be such a list.
    core::Value valueIn(core::ListName name, core::Measure measure) const;
    /// A measure's value under other settings.
    core::Value valueUnder(core::Measure measure, const core::Settings& settings) const;
    /// Where the selected measure loses what it lacks to 1; it must be one that ends there.
    core::LossBreakdown lossBreakdown() const;
    std::size_t relevant() const;           ///< R at the threshold in force
    std::size_t relevantRetrieved() const;  ///< those in the ranking
    double topGrade() const;                ///< the top of the scale, at least 1
    /// How far grades of the list's unjudged documents could move the shown measures.
    ListBounds& bounds() const { return *m_bounds; }

    /// The rank highlighted in every panel, 1-based: the one pointed at, else the chosen one.
    std::optional<std::size_t> currentRank() const { return m_highlight.current(); }

public slots:
    /// Chooses a rank, by click or key; it stays until another is chosen.
    void setCurrentRank(std::optional<std::size_t> rank);
    /// Attention while the mouse rests somewhere; none: back to the chosen rank.
    void pointAt(std::optional<std::size_t> rank);
    /// Attention while the mouse rests on a query (0-based); none: back to the one in front.
    void pointAtQuery(std::optional<std::size_t> place);

public:
    /// Shows another list in every panel without editing this one. Any edit, undo or redo ends it;
    /// an edit of single rows is not done then, for its rows were those of the preview.
    /// @param what the change in words: "swap ranks 1 and 9"
    void preview(core::RankedList shown, const QString& what);
    void endPreview();
    bool isPreviewing() const { return m_preview.has_value(); }
    /// What is previewed, in words; empty without a preview.
    const QString& previewed() const { return m_previewed; }

    void setGrade(Section section, std::span<const std::size_t> rows, core::Grade grade);
    /// A document's title; an empty one shows the id again.
    void rename(Section section, std::size_t row, const QString& title);
    void move(std::size_t from, std::size_t to);  ///< moveRows() of one ranked document
    /// Moves ranked documents together, in their order, the first of them to the row `to`;
    /// consecutive moves of the same documents merge.
    /// @param to at most the length of the ranking minus the number of rows
    void moveRows(std::vector<std::size_t> rows, std::size_t to);
    /// Brings the ranking into another order. Attention and selection stay with their documents.
    void reorder(core::Reordering reordering, const QString& stepName);
    /// Another grade for every document, retrieved or not, and another threshold, as one step.
    void regrade(const std::function<core::Grade(core::Grade)>& grade, double relevantFrom,
                 const QString& stepName);
    /// A new unjudged document at `row`. @return its row
    std::size_t insert(Section section, std::size_t row);
    /// A judgment that both lists have without retrieving the document leaves both; one that the
    /// other list ranks stays, and the reason is told by refused().
    void remove(Section section, std::vector<std::size_t> rows);
    /// remove() of what the clipboard holds now.
    void cut(Section section, std::vector<std::size_t> rows);
    /// Moves documents to the end of the other list.
    void transfer(Section from, std::vector<std::size_t> rows);
    /// Replaces both lists as one step; steps with the same non-zero `gesture` merge.
    void replaceList(core::RankedList list, const QString& stepName, int gesture = 0);
    /// Makes B a copy of the only list and shows it; nothing while there are two.
    void duplicateAsB();
    /// Shows and edits the other list, as a step: undo goes back to the list it changes.
    void showList(core::ListName name);
    /// One list over the other one; there must be two.
    void copyList(core::ListName from);
    /// A alone is left, and shown.
    void dropB();
    /// Shows and edits another query, as a step: undo goes back to the query it changes.
    /// Consecutive ones merge.
    void showQuery(std::size_t place);
    void addQuery();        ///< without documents, behind the one in front, and shown
    void duplicateQuery();  ///< behind the one in front, and shown
    void removeQuery();     ///< the one in front; nothing while there is no other
    void renameQuery(const QString& name);
    /// Every query is another. @param queries at least one
    void replaceQueries(core::Queries queries, const QString& stepName);
    /// Lists in the place of the query in front, each a query.
    void replaceQuery(std::vector<core::RankedList> lists, const QString& stepName);
    /// Two lists in the place of the query in front, with these measures as cards, as one step: A
    /// and B where they are orders of the same documents, else a query each.
    void putPair(core::RankedList a, core::RankedList b,
                 std::span<const core::MeasureSpec> measures, const QString& stepName);
    /// As replaceQuery(), but behind the query in front where that has documents.
    void pasteQueries(std::vector<core::RankedList> lists);
    void setCutoff(std::size_t cutoff);  ///< consecutive changes merge
    void setSettings(const core::Settings& settings, const QString& stepName);
    /// The same, and what the query counts where a measure has no value.
    void setRules(const core::Settings& settings, core::NoValueRule noValue,
                  const QString& stepName);
    /// Explains `definition`: its measure is selected and shown, its cutoff and the settings that
    /// it reads come into force, as one step.
    void adopt(const core::MeasureSpec& definition);
    /// @param selected what is explained then; without it what is now, or the first card
    void setShown(std::vector<core::Measure> measures, std::optional<core::Measure> selected = {});
    void select(core::Measure measure);  ///< a way of looking, not an edit: no step

    /// A gesture number that no earlier step has.
    int newGesture() { return ++m_lastGesture; }

signals:
    void listChanged(const ui::ListChange& change);
    void changed(ui::RankingDocument::Part part);
    void currentRankChanged(std::optional<std::size_t> rank);
    void pointedQueryChanged();
    void previewChanged();
    /// Why an edit was not done, as a sentence.
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
    /// Behind the one in front; the first of them is shown.
    void insertQueries(const QString& stepName, std::vector<core::QueryLists> added);
    /// What is to be told once other queries are there, or another one is in front.
    void queriesEdited();
    std::vector<core::MeanTerm> meanTerms(const core::MeasureSpec& definition) const;
    void setOther(const QString& stepName, std::optional<core::RankedList> other,
                  core::ListName shown);
    void putRules(const QString& stepName, std::size_t cutoff, const core::Settings& settings,
                  core::NoValueRule noValue);
    /// Reorders the ranking; attention stays with its document.
    void applyOrder(const core::Reordering& reordering);
    void removeAs(Section section, std::vector<std::size_t> rows, bool isCut);
    void removeJudgments(const std::vector<std::size_t>& rows, const QString& name);
    /// A or B with what the other one alone judges; there must be two.
    const core::RankedList& onPool(core::ListName name) const;
    /// Of the not retrieved documents of the list that is shown the last ones, which are there
    /// because the other list alone holds them, judged.
    std::span<const core::RankedItem> elsewhere() const;
    core::RankedList withoutPool(core::RankedList list) const;
    bool isInOther(Section section, std::span<const std::size_t> rows) const;
    void tellPool();
    /// Swaps A and B; attention stays with its document where the other list ranks it.
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
    std::vector<core::RankedItem> m_toldElsewhere;  ///< elsewhere() as models were told
    int m_lastGesture = 0;
    ListBounds* m_bounds;
    mutable std::unique_ptr<Derived> m_derived;
    struct OtherTerms;
    mutable std::unique_ptr<OtherTerms> m_otherTerms;  // kept over edits of the query in front
    mutable core::Discounts m_discounts;  // kept over edits: its logarithms take longer than a walk
};

/// "Village Bakery", or the id where there is no title.
QString nameOf(const core::RankedItem& document);

}  // namespace ui
