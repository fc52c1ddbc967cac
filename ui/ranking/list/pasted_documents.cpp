// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/list/pasted_documents.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>
#include <unordered_set>

namespace ui {

namespace {

using Ids = std::unordered_set<std::string_view>;

Ids idsOf(const core::DocumentTable& table)
{
    Ids ids;
    for (const core::RankedItem& document : table.documents)
        ids.insert(document.id);
    return ids;
}

/// The documents of some lists by their names in the table.
class Known {
public:
    explicit Known(const Ids& requested)
        : m_requested(requested)
    {}

    void add(const core::RankedList& list)
    {
        for (const auto* documents : {&list.ranked, &list.notRetrieved})
            for (const core::RankedItem& document : *documents)
                if (m_requested.contains(document.id))
                    m_documents.emplace(document.id, &document);
    }

    core::RankedItem updated(const core::RankedItem& pasted, const core::DocumentTable& table) const
    {
        const auto found = m_documents.find(pasted.id);
        if (found == m_documents.end())
            return pasted;
        core::RankedItem document = *found->second;
        if (table.hasTitles)
            document.title = pasted.title;
        if (table.hasGrades)
            document.grade = pasted.grade;
        if (table.hasScores)
            document.score = pasted.score;
        return document;
    }

private:
    const Ids& m_requested;
    std::unordered_map<std::string_view, const core::RankedItem*> m_documents;
};

}  // namespace

std::size_t firstPastedRow(const core::RankedList& base, Section section, std::size_t row,
                           const core::DocumentTable& pasted)
{
    const Ids ids = idsOf(pasted);
    const auto& documents = section == Section::Ranked ? base.ranked : base.notRetrieved;
    const auto end = documents.begin() + static_cast<std::ptrdiff_t>(row);
    const auto moved =
        std::count_if(documents.begin(), end, [&ids](const core::RankedItem& document) {
            return ids.contains(document.id);
        });
    return row - static_cast<std::size_t>(moved);
}

core::RankedList withPastedDocuments(const core::RankedList& base, const core::RankedList* other,
                                     Section section, std::size_t row,
                                     const core::DocumentTable& pasted)
{
    const Ids ids = idsOf(pasted);
    Known known(ids);
    known.add(base);
    if (other)
        known.add(*other);
    core::RankedList result = base;
    for (auto* documents : {&result.ranked, &result.notRetrieved})
        std::erase_if(*documents, [&ids](const core::RankedItem& document) {
            return ids.contains(document.id);
        });
    std::vector<core::RankedItem> inserted;
    inserted.reserve(pasted.documents.size());
    for (const core::RankedItem& document : pasted.documents)
        inserted.push_back(known.updated(document, pasted));
    auto& target = section == Section::Ranked ? result.ranked : result.notRetrieved;
    const auto first = firstPastedRow(base, section, row, pasted);
    target.insert(target.begin() + static_cast<std::ptrdiff_t>(first), inserted.begin(),
                  inserted.end());
    return result;
}

}  // namespace ui
