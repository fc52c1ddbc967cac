#include "core/evaluation/query_join.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace core {

JudgedRanking QueryJoin::operator()(const QueryJudgments& judgments,
                                    std::span<const RetrievedDocument> documents,
                                    std::optional<std::size_t> depth, bool judgedOnly)
{
    const std::size_t most = std::min(depth.value_or(documents.size()), documents.size());
    std::vector<Grade> ranked;
    ranked.reserve(most);
    m_lookup.start(judgments.judgments, documents.size());
    for (const RetrievedDocument& document : documents) {
        if (ranked.size() == most)
            break;
        const Judgment* judgment = m_lookup.find(document.document);
        const Grade grade = judgment ? judgment->grade : Grade::unjudged();
        if (grade.isJudged() || !judgedOnly)
            ranked.push_back(grade);
    }
    std::vector<Grade> notRetrieved;
    m_lookup.eachNotFound(
        [&](const Judgment& judgment) { notRetrieved.push_back(judgment.grade); });
    return JudgedRanking(std::move(ranked), std::move(notRetrieved), m_topGrade);
}

}  // namespace core
