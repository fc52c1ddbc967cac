// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/collection_edits.h"

#include <utility>

namespace ui {

CollectionDocument::SetEdit::SetEdit(CollectionDocument& document, const QString& name,
                                     std::string query, std::optional<core::QueryEdit> edit,
                                     bool merges)
    : QUndoCommand(name)
    , m_document(document)
    , m_query(std::move(query))
    , m_other(std::move(edit))
    , m_merges(merges)
{}

void CollectionDocument::SetEdit::swapEdit()
{
    core::QueryEdits& edits = m_document.m_held.edits;
    const auto found = edits.find(m_query);
    std::optional<core::QueryEdit> before;
    if (found != edits.end())
        before = std::move(found->second);
    if (m_other)
        edits[m_query] = *std::move(m_other);
    else
        edits.erase(m_query);
    m_other = std::move(before);
    m_document.queryChanged(m_query);
}

bool CollectionDocument::SetEdit::mergeWith(const QUndoCommand* next)
{
    const auto* later = dynamic_cast<const SetEdit*>(next);
    if (!later || later->m_query != m_query)
        return false;
    // Undo returns to the state before this step; if that is the current state, there is nothing to
    // undo.
    const core::QueryEdits& edits = m_document.edits();
    const auto now = edits.find(m_query);
    setObsolete(m_other ? now != edits.end() && now->second == *m_other : now == edits.end());
    return true;
}

}  // namespace ui
