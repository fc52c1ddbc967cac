// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/counterparts.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/document/spoken_step.h"
#include "ui/toolkit/document/undo_memory.h"

#include <QUndoCommand>

namespace ui {

/// The approximate memory of a step that keeps this list.
std::size_t bytesOf(const core::RankedList& list);
std::size_t bytesOf(const core::QueryLists& query);
std::size_t bytesOf(const std::vector<core::QueryLists>& queries);

/// An undoable step of a Ranking document.
class RankingDocument::Step : public QUndoCommand {
public:
    Step(RankingDocument& document, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
    {}

    /// Values of id(): steps with the same one may merge.
    enum MergeId {
        MergeMoves = 1,
        MergeLists,
        MergeShownLists,
        MergeShownQueries,
        MergeCutoffs,
        MergeThresholds
    };

protected:
    std::vector<core::RankedItem>& documents(Section section)
    {
        return m_document.mutableDocuments(section);
    }
    core::Session& session() { return m_document.m_session; }
    /// Finds what the other list's documents become when this list's become as in `changed`.
    void findCounterparts(std::span<const core::RankedItem> changed);
    void swapCounterparts();
    void tell(const ListChange& change) { m_document.listEdited(change); }
    void tell(Part part) { m_document.edited(part); }

    RankingDocument& m_document;
    Counterparts m_counterparts;
};

class RankingDocument::SetGrades : public Step, public SpokenStep {
public:
    SetGrades(RankingDocument& document, const QString& name, Section section,
              std::vector<std::size_t> rows, core::Grade grade);
    void redo() override;
    void undo() override;
    QString spoken() const override;

private:
    void tellGraded();

    Section m_section;
    std::vector<std::size_t> m_rows;
    std::vector<core::Grade> m_before;
    core::Grade m_grade;
};

class RankingDocument::Rename : public Step {
public:
    Rename(RankingDocument& document, const QString& name, Section section, std::size_t row,
           std::string title);
    void redo() override;
    void undo() override;

private:
    void swapTitle();

    Section m_section;
    std::size_t m_row;
    std::string m_other;
};

class RankingDocument::Insert : public Step {
public:
    Insert(RankingDocument& document, const QString& name, Section section, std::size_t row,
           core::RankedItem inserted);
    void redo() override;
    void undo() override;

private:
    Section m_section;
    std::size_t m_row;
    core::RankedItem m_inserted;
};

class RankingDocument::Remove : public Step, public HeavyStep {
public:
    /// @param rows ascending, each once
    Remove(RankingDocument& document, const QString& name, Section section,
           std::vector<std::size_t> rows);
    void redo() override;
    void undo() override;

protected:
    void letGo() override { m_removed = {}; }

private:
    void tellChange(ListChange::Kind ofOneBlock);

    Section m_section;
    std::vector<std::size_t> m_rows;
    std::vector<core::RankedItem> m_removed;
};

class RankingDocument::ReplaceList : public Step, public HeavyStep {
public:
    ReplaceList(RankingDocument& document, const QString& name, core::RankedList list, int gesture);
    void redo() override { swapList(); }
    void undo() override { swapList(); }
    int id() const override { return m_gesture == 0 ? -1 : MergeLists; }
    bool mergeWith(const QUndoCommand* next) override;

protected:
    void letGo() override { m_other = {}; }

private:
    void swapList();

    core::RankedList m_other;
    int m_gesture;
};

/// Shows and edits the other list, A or B; going there and back leaves no step.
class RankingDocument::ShowList : public Step {
public:
    using Step::Step;
    void redo() override { m_document.swapLists(); }
    void undo() override { m_document.swapLists(); }
    int id() const override { return MergeShownLists; }
    bool mergeWith(const QUndoCommand* next) override;
};

}  // namespace ui
