// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"

#include <map>
#include <span>
#include <utility>

namespace ui {

/// The effect of editing list A or B on the same documents in the other list: a judgment and a
/// title belong to the document and apply in both lists. Part of an undo step.
class Counterparts {
public:
    /// Finds by id the documents of `other` that must become as in `changed`. Expected
    /// O(documents).
    void find(const core::RankedList& other, std::span<const core::RankedItem> changed);
    /// Exchanges documents of `other` with the versions stored here, for redo and undo.
    void swap(core::RankedList& other);
    /// Whether swap() would change nothing.
    bool areAsIn(const core::RankedList& other) const;
    /// Adds the changes of a later step that is undone together with this one.
    void absorb(const Counterparts& later);

private:
    using Place = std::pair<Section, std::size_t>;
    std::map<Place, core::RankedItem> m_documents;
};

}  // namespace ui
