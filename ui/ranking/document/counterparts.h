// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/ranking_document.h"

#include <map>
#include <span>
#include <utility>

namespace ui {

/// What an edit of one of the lists A and B does to the same documents in the other one: a judgment
/// and a title belong to the document, wherever it stands. Part of an undo step.
class Counterparts {
public:
    /// Looks for documents of `other` that are to be as in `changed`, by id. Expected O(documents).
    void find(const core::RankedList& other, std::span<const core::RankedItem> changed);
    /// Exchanges the documents of `other` with those kept here: what they become, what they were.
    void swap(core::RankedList& other);
    /// Whether swap() would change nothing.
    bool areAsIn(const core::RankedList& other) const;
    /// Takes in those of a later step, which was done after this one and is undone with it.
    void absorb(const Counterparts& later);

private:
    using Place = std::pair<Section, std::size_t>;
    std::map<Place, core::RankedItem> m_documents;
};

}  // namespace ui
