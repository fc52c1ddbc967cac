// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/what_if/change.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

class OnGrades {
public:
    explicit OnGrades(JudgedRanking& query)
        : m_query(query)
    {}
    void operator()(const Swap& change) const { m_query.swapRanks(change.upper, change.lower); }
    void operator()(const Promotion& change) const { m_query.moveRank(change.from, change.to); }
    void operator()(const Retrieval& change) const { m_query.retrieve(change.place, change.rank); }
    void operator()(const Regrade& change) const { m_query.setGrade(change.rank, change.grade); }

private:
    JudgedRanking& m_query;
};

auto at(std::vector<RankedItem>& documents, std::size_t rank)
{
    return documents.begin() + static_cast<std::ptrdiff_t>(rank - 1);
}

class OnDocuments {
public:
    explicit OnDocuments(RankedList& list)
        : m_list(list)
    {}
    void operator()(const Swap& change) const
    {
        std::iter_swap(at(m_list.ranked, change.upper), at(m_list.ranked, change.lower));
    }
    void operator()(const Promotion& change) const
    {
        const auto from = at(m_list.ranked, change.from);
        std::rotate(at(m_list.ranked, change.to), from, from + 1);
    }
    void operator()(const Retrieval& change) const
    {
        const auto place = at(m_list.notRetrieved, change.place);
        m_list.ranked.insert(at(m_list.ranked, change.rank), std::move(*place));
        m_list.notRetrieved.erase(place);
    }
    void operator()(const Regrade& change) const
    {
        at(m_list.ranked, change.rank)->grade = change.grade;
    }

private:
    RankedList& m_list;
};

}  // namespace

JudgedRanking applied(const Change& change, JudgedRanking query)
{
    std::visit(OnGrades(query), change);
    return query;
}

RankedList applied(const Change& change, RankedList list)
{
    std::visit(OnDocuments(list), change);
    return list;
}

}  // namespace core
