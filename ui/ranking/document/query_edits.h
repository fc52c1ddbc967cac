// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/documents/sessions/session_queries.h"
#include "ui/ranking/document/ranking_edits.h"

namespace ui {

/// Makes another query current; going there and back leaves no step.
class RankingDocument::ShowQuery : public Step {
public:
    ShowQuery(RankingDocument& document, const QString& name, std::size_t place);
    void redo() override { show(m_to); }
    void undo() override { show(m_from); }
    int id() const override { return MergeShownQueries; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    void show(std::size_t place);

    std::size_t m_from;
    std::size_t m_to;
};

/// Replaces all queries.
class RankingDocument::ReplaceQueries : public Step, public HeavyStep {
public:
    ReplaceQueries(RankingDocument& document, const QString& name, core::Queries queries);
    void redo() override;
    void undo() override { ReplaceQueries::redo(); }

protected:
    void letGo() override { m_other = {}; }

private:
    core::Queries m_other;
};

}  // namespace ui
