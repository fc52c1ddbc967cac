// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/counterparts.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace ui {

void Counterparts::find(const core::RankedList& other, std::span<const core::RankedItem> changed)
{
    std::unordered_map<std::string_view, const core::RankedItem*> byId;
    for (const core::RankedItem& document : changed)
        byId.emplace(document.id, &document);
    const auto look = [&](Section section, const std::vector<core::RankedItem>& documents) {
        for (std::size_t row = 0; row < documents.size(); ++row) {
            const auto found = byId.find(documents[row].id);
            if (found != byId.end() && !(*found->second == documents[row]))
                m_documents.insert_or_assign({section, row}, *found->second);
        }
    };
    look(Section::Ranked, other.ranked);
    look(Section::NotRetrieved, other.notRetrieved);
}

void Counterparts::swap(core::RankedList& other)
{
    for (auto& [place, document] : m_documents) {
        auto& documents = place.first == Section::Ranked ? other.ranked : other.notRetrieved;
        std::swap(documents[place.second], document);
    }
}

bool Counterparts::areAsIn(const core::RankedList& other) const
{
    return std::all_of(m_documents.begin(), m_documents.end(), [&other](const auto& kept) {
        const auto& [section, row] = kept.first;
        const auto& documents = section == Section::Ranked ? other.ranked : other.notRetrieved;
        return documents[row] == kept.second;
    });
}

void Counterparts::absorb(const Counterparts& later)
{
    m_documents.insert(later.m_documents.begin(), later.m_documents.end());
}

}  // namespace ui
