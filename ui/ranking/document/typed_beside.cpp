// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/ranking/document/typed_beside.h"

#include "core/foundation/numbered_name.h"
#include "ui/ranking/document/new_document.h"

#include <algorithm>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace ui {

namespace {

using Documents = std::vector<core::RankedItem>;
using Known = std::unordered_map<std::string_view, const core::RankedItem*>;

/// Orders grades, unjudged ones among each other too.
std::optional<double> keyOf(core::Grade grade)
{
    return grade.hasValue() ? std::optional(grade.value()) : std::nullopt;
}

class Matcher {
public:
    Matcher(const core::RankedList& base, const core::RankedList& other)
        : m_new(base)
    {
        m_new.avoid(other);
        for (const auto* documents : {&other.ranked, &other.notRetrieved})
            for (const core::RankedItem& document : *documents)
                m_ofOther.emplace(document.id, &document);
        for (const core::RankedList* list : {&base, &other})
            for (const auto* documents : {&list->ranked, &list->notRetrieved})
                for (const core::RankedItem& document : *documents)
                    remember(document);
    }

    /// A named document cannot stand for another typed grade.
    void claimNamed(const Documents& typed)
    {
        for (const core::RankedItem& entry : typed) {
            if (entry.id.empty())
                continue;
            const auto named = m_known.find(entry.id);
            if (named != m_known.end())
                claim(entry, *named->second);
            else
                m_new.avoid({{}, {entry}, {}});
        }
    }

    /// Neither can a document at its position that already has its grade.
    void claimPlaces(const Documents& typed, const Documents& places)
    {
        for (std::size_t place = 0; place < std::min(typed.size(), places.size()); ++place)
            if (typed[place].id.empty() && typed[place].grade == places[place].grade)
                claim(typed[place], places[place]);
    }

    Documents match(const Documents& typed, const Documents& places)
    {
        Documents matched;
        for (std::size_t place = 0; place < typed.size(); ++place) {
            const core::RankedItem& entry = typed[place];
            const core::RankedItem* known = knownFor(entry);
            const bool isOwn = place < places.size() && !m_ofOther.contains(places[place].id);
            if (!known && entry.id.empty() && isOwn && !m_taken.contains(places[place].id))
                known = &places[place];
            matched.push_back(known ? *known : entry.id.empty() ? m_new.next() : entry);
            matched.back().grade = entry.grade;
            m_taken.insert(matched.back().id);
            count(matched.back());
        }
        return matched;
    }

    bool isTaken(const core::RankedItem& document) const { return m_taken.contains(document.id); }
    std::size_t regraded() const { return m_regraded; }
    std::size_t added() const { return m_added; }

private:
    void remember(const core::RankedItem& document)
    {
        if (!m_known.emplace(document.id, &document).second)
            return;
        m_known.emplace(document.name(), &document);
        m_byGrade[keyOf(document.grade)].push_back(&document);
    }

    void claim(const core::RankedItem& entry, const core::RankedItem& document)
    {
        if (m_taken.insert(document.id).second)
            m_claimed.emplace(&entry, &document);
    }

    const core::RankedItem* knownFor(const core::RankedItem& entry)
    {
        if (const auto claimed = m_claimed.find(&entry); claimed != m_claimed.end())
            return claimed->second;
        if (!entry.id.empty())
            return nullptr;
        auto& candidates = m_byGrade[keyOf(entry.grade)];
        while (!candidates.empty() && m_taken.contains(candidates.front()->id))
            candidates.pop_front();
        return candidates.empty() ? nullptr : candidates.front();
    }

    void count(const core::RankedItem& document)
    {
        const auto there = m_ofOther.find(document.id);
        if (there != m_ofOther.end())
            m_regraded += there->second->grade == document.grade ? 0 : 1;
        else if (document.grade.isJudged() && !m_known.contains(document.id))
            ++m_added;
    }

    Known m_known;
    Known m_ofOther;
    std::map<std::optional<double>, std::deque<const core::RankedItem*>> m_byGrade;
    std::unordered_map<const core::RankedItem*, const core::RankedItem*> m_claimed;  // by entry
    std::unordered_set<std::string> m_taken;
    NewDocuments m_new;
    std::size_t m_regraded = 0;
    std::size_t m_added = 0;
};

}  // namespace

TypedBeside typedBeside(const core::RankedList& base, const core::RankedList& other,
                        const core::RankedList& typed)
{
    Matcher matcher(base, other);
    matcher.claimNamed(typed.ranked);
    matcher.claimNamed(typed.notRetrieved);
    matcher.claimPlaces(typed.ranked, base.ranked);
    matcher.claimPlaces(typed.notRetrieved, base.notRetrieved);
    TypedBeside result{base, 0, 0};
    result.list.ranked = matcher.match(typed.ranked, base.ranked);
    if (typed.notRetrieved.empty())
        std::erase_if(result.list.notRetrieved, [&matcher](const core::RankedItem& document) {
            return matcher.isTaken(document);
        });
    else
        result.list.notRetrieved = matcher.match(typed.notRetrieved, base.notRetrieved);
    result.regraded = matcher.regraded();
    result.added = matcher.added();
    return result;
}

core::RankedList unnamed(core::RankedList typed)
{
    std::size_t place = 0;
    for (auto* documents : {&typed.ranked, &typed.notRetrieved})
        for (core::RankedItem& document : *documents)
            if (document.id == core::numberedName(++place))
                document.id.clear();
    return typed;
}

}  // namespace ui
