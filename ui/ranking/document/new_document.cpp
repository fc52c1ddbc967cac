// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/new_document.h"

#include "core/foundation/numbered_name.h"

namespace ui {

NewDocuments::NewDocuments(const core::RankedList& list)
    : m_number(list.ranked.size())
{
    avoid(list);
}

void NewDocuments::avoid(const core::RankedList& list)
{
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const core::RankedItem& document : *documents)
            m_taken.insert(document.id);
}

core::RankedItem NewDocuments::next()
{
    core::RankedItem document;
    do {
        document.id = core::numberedName(++m_number);
    } while (!m_taken.insert(document.id).second);
    return document;
}

}  // namespace ui
