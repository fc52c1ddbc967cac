// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/list_orders.h"
#include "ui/ranking/document/ranking_edits.h"

namespace ui {

/// Reorders the ranking; stores the permutation, not the documents.
class RankingDocument::Reorder : public Step {
public:
    Reorder(RankingDocument& document, const QString& name, core::Reordering reordering);
    void redo() override;
    void undo() override;

private:
    core::Reordering m_reordering;
};

class RankingDocument::MoveRows : public Step, public SpokenStep {
public:
    /// @param rows ascending, each once
    MoveRows(RankingDocument& document, const QString& name, std::vector<std::size_t> rows,
             std::size_t to);
    void redo() override;
    void undo() override;
    QString spoken() const override { return RankingDocument::tr("rank %1").arg(m_to + 1); }
    int id() const override { return MergeMoves; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    bool endsWhere(const std::vector<std::size_t>& rows) const;

    std::vector<std::size_t> m_rows;
    std::size_t m_to;
};

/// Changes all grades and the threshold at once.
class RankingDocument::Regrade : public Step {
public:
    Regrade(RankingDocument& document, const QString& name,
            const std::function<core::Grade(core::Grade)>& grade, double relevantFrom);
    void redo() override { swapGrades(); }
    void undo() override { swapGrades(); }
    bool changesAnything();

private:
    /// The document's lists: A and, if there is one, B.
    std::vector<std::vector<core::RankedItem>*> lists();
    void swapGrades();

    std::vector<core::Grade> m_other;  ///< list by list
    double m_otherRelevantFrom;
};

}  // namespace ui
