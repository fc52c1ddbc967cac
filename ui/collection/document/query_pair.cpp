// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/query_pair.h"

#include "ui/collection/document/collection_document.h"

namespace ui {

namespace {

std::size_t lengthOf(const QueryPair& pair, std::size_t run)
{
    if (const auto edit = pair.edits.find(pair.query); edit != pair.edits.end())
        if (const auto list = edit->second.lists.find(run); list != edit->second.lists.end())
            return list->second.size();
    return pair.collection->runs[run].lists.documentsOf(pair.query);
}

}  // namespace

core::RankedList QueryPair::listB() const
{
    return hasTwoRuns ? core::listOf(*collection, edits, query, runB) : core::RankedList();
}

std::size_t QueryPair::amount() const
{
    return lengthOf(*this, runA) + (hasTwoRuns ? lengthOf(*this, runB) : 0);
}

QueryPair queryPair(const CollectionDocument& document, std::size_t query)
{
    QueryPair pair;
    pair.collection = document.sharedCollection();
    pair.query = document.evaluation().queries[query].id;
    if (const auto edit = document.edits().find(pair.query); edit != document.edits().end())
        pair.edits.insert(*edit);
    pair.runA = document.runA();
    pair.runB = document.runB();
    pair.hasTwoRuns = document.hasTwoRuns();
    pair.definition = document.definition();
    pair.rules = document.evaluation().rules;
    pair.topGrade = core::topGradeOf(document.collection(), document.edits());
    return pair;
}

}  // namespace ui
