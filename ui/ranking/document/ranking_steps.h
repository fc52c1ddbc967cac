#pragma once

#include "ui/document/undo_memory.h"
#include "ui/ranking/document/counterparts.h"
#include "ui/ranking/document/ranking_document.h"

#include <QUndoCommand>

namespace ui {

/// About how much a step keeps that keeps these.
std::size_t bytesOf(const core::RankedList& list);

/// An undoable step of a Ranking document.
class RankingDocument::Step : public QUndoCommand {
public:
    Step(RankingDocument& document, const QString& name)
        : QUndoCommand(name)
        , m_document(document)
    {}

protected:
    /// For id(): which steps may merge with each other.
    enum MergeId { MergeMoves = 1, MergeLists, MergeShownLists, MergeCutoffs, MergeThresholds };

    std::vector<core::Document>& documents(Section section)
    {
        return m_document.mutableDocuments(section);
    }
    core::Session& session() { return m_document.m_session; }
    /// Remembers what the other list's documents become when those of this one are as `changed`.
    void findCounterparts(std::span<const core::Document> changed);
    void swapCounterparts();
    void tell(const ListChange& change) { m_document.listEdited(change); }
    void tell(Part part) { m_document.edited(part); }

    RankingDocument& m_document;
    Counterparts m_counterparts;
};

class RankingDocument::SetGrades : public Step {
public:
    SetGrades(RankingDocument& document, const QString& name, Section section,
              std::vector<std::size_t> rows, core::Grade grade);
    void redo() override;
    void undo() override;

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
           core::Document inserted);
    void redo() override;
    void undo() override;

private:
    Section m_section;
    std::size_t m_row;
    core::Document m_inserted;
};

class RankingDocument::Remove : public Step, public HeavyStep {
public:
    /// @param rows ascending, each once
    Remove(RankingDocument& document, const QString& name, Section section,
           std::vector<std::size_t> rows);
    void redo() override;
    void undo() override;
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void tellChange(ListChange::Kind ofOneBlock);

    Section m_section;
    std::vector<std::size_t> m_rows;
    std::vector<core::Document> m_removed;
    std::size_t m_bytes;
};

class RankingDocument::ReplaceList : public Step, public HeavyStep {
public:
    ReplaceList(RankingDocument& document, const QString& name, core::RankedList list, int gesture);
    void redo() override { swapList(); }
    void undo() override { swapList(); }
    int id() const override { return m_gesture == 0 ? -1 : MergeLists; }
    bool mergeWith(const QUndoCommand* next) override;
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapList();

    core::RankedList m_other;
    std::size_t m_bytes = 0;
    int m_gesture;
};

class RankingDocument::SetSettings : public Step {
public:
    SetSettings(RankingDocument& document, const QString& name, std::size_t cutoff,
                const core::Settings& settings, core::NoValueRule noValue);
    void redo() override { swapSettings(); }
    void undo() override { swapSettings(); }
    int id() const override { return m_mergeId; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    /// What a spin box changes step by step, as it is typed, is one step in the end.
    static int mergeIdOf(const core::Session& session, std::size_t cutoff, core::Settings settings,
                         core::NoValueRule noValue);
    void swapSettings();

    int m_mergeId;
    std::size_t m_otherCutoff;
    core::Settings m_otherSettings;
    core::NoValueRule m_otherNoValue;
};

class RankingDocument::SetShown : public Step {
public:
    SetShown(RankingDocument& document, const QString& name, std::vector<core::Measure> shown,
             core::Measure selected);
    void redo() override { swapShown(); }
    void undo() override { swapShown(); }

private:
    void swapShown();

    std::vector<core::Measure> m_other;
    core::Measure m_otherSelected;
};

class RankingDocument::Load : public Step, public HeavyStep {
public:
    Load(RankingDocument& document, const QString& name, core::Session session, const QString& path,
         int number);
    void redo() override { swapSession(); }
    void undo() override { swapSession(); }
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapSession();

    core::Session m_other;
    std::size_t m_bytes = 0;
    QString m_otherPath;
    int m_otherNumber;
};

}  // namespace ui
