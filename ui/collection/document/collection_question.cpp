// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/collection/document/collection_question.h"

#include "core/collections/collection/collection_evaluation.h"
#include "ui/collection/document/collection_document.h"

#include <set>
#include <string_view>

namespace ui {

CollectionQuestion::CollectionQuestion(const CollectionDocument& document)
    : m_collection(document.sharedCollection())
    , m_edits(document.edits())
    , m_measures(document.measures())
    , m_definition(document.measure())
    , m_rules(document.evaluation().rules)
{}

core::Qrels CollectionQuestion::editedJudgments() const
{
    return core::editedQrels(*m_collection, m_edits);
}

void CollectionQuestion::keepQueriesOf(std::span<const core::RunEvaluation* const> runs,
                                       core::Qrels& qrels) const
{
    if (!m_isOfSome)
        return;
    std::set<std::string_view> kept;
    for (const core::RunEvaluation* run : runs)
        for (const core::QueryValues& query : run->queries)
            kept.insert(query.query);
    std::erase_if(qrels.queries, [&kept](const core::QueryJudgments& query) {
        return !kept.contains(query.query);
    });
}

bool CollectionQuestion::isStale() const
{
    return core::staleRun(*m_collection).has_value();
}

}  // namespace ui
