// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/document/collection_document.h"

#include <QUndoCommand>

#include <optional>
#include <string>

namespace ui {

/// Replaces or removes the edit of one query.
class CollectionDocument::SetEdit : public QUndoCommand {
public:
    SetEdit(CollectionDocument& document, const QString& name, std::string query,
            std::optional<core::QueryEdit> edit, bool merges);
    void redo() override { swapEdit(); }
    void undo() override { swapEdit(); }
    int id() const override { return m_merges ? MergeEdits : -1; }
    bool mergeWith(const QUndoCommand* next) override;

private:
    /// For id(): kinds of steps that may merge.
    enum MergeId { MergeEdits = 1 };

    void swapEdit();

    CollectionDocument& m_document;
    std::string m_query;
    std::optional<core::QueryEdit> m_other;
    bool m_merges;
};

}  // namespace ui
