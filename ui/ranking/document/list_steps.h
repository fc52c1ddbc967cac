#pragma once

#include "ui/ranking/document/ranking_steps.h"

namespace ui {

/// Shows and edits the other one of A and B; there and back is no step.
class RankingDocument::ShowList : public Step {
public:
    using Step::Step;
    void redo() override { m_document.swapLists(); }
    void undo() override { m_document.swapLists(); }
    int id() const override { return MergeShownLists; }
    bool mergeWith(const QUndoCommand* next) override;
};

/// Another list beside the one that is shown, or none.
class RankingDocument::SetOtherList : public Step, public HeavyStep {
public:
    SetOtherList(RankingDocument& document, const QString& name,
                 std::optional<core::RankedList> other, core::ListName shown);
    void redo() override { swapOther(); }
    void undo() override { swapOther(); }
    std::size_t bytes() const override { return m_bytes; }
    void giveUp() override;

private:
    void swapOther();

    std::optional<core::RankedList> m_other;
    std::size_t m_bytes = 0;
    core::ListName m_shown;
};

}  // namespace ui
