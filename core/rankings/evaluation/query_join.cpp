// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/evaluation/query_join.h"

#include "core/rankings/evaluation/tie_ends.h"

#include <algorithm>
#include <utility>

namespace core {

std::shared_ptr<const std::vector<Grade>> gradesBestFirst(const Qrels& qrels)
{
    auto grades = std::make_shared<std::vector<Grade>>();
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            if (judgment.grade.isJudged())
                grades->push_back(judgment.grade);
    std::ranges::sort(*grades, [](Grade a, Grade b) { return a.value() > b.value(); });
    return grades;
}

QueryJoin::QueryJoin(const Qrels& qrels, JudgmentScope scope, TieRule ties, OwnDocument ownDocument)
    : m_topGrade(qrels.topGrade)
    , m_scope(scope)
    , m_ties(ties)
    , m_ownDocument(ownDocument)
{
    if (scope != JudgmentScope::AnyQuery)
        return;
    auto judged = std::make_shared<Documents>();
    for (const QueryJudgments& query : qrels.queries)
        for (const Judgment& judgment : query.judgments)
            judged->insert(judgment.document);
    m_judgedAnywhere = std::move(judged);
}

void QueryJoin::poolJudgments(const Qrels& qrels)
{
    m_pool = gradesBestFirst(qrels);
}

inline Grade QueryJoin::gradeOf(std::string_view document)
{
    if (const Judgment* judgment = m_lookup.find(document))
        return judgment->grade;
    const bool isJudged = m_judgedAnywhere && m_judgedAnywhere->contains(document);
    return isJudged ? Grade(0) : Grade::unjudged();
}

JudgedRanking QueryJoin::operator()(const QueryJudgments& judgments,
                                    std::span<const RetrievedDocument> documents,
                                    std::optional<std::size_t> depth, bool judgedOnly)
{
    const bool averages = m_ties != TieRule::AsOrdered;
    const std::string_view own =
        m_ownDocument == OwnDocument::Drop ? std::string_view(judgments.query) : std::string_view();
    std::size_t left = std::min(depth.value_or(documents.size()), documents.size());
    std::vector<Grade> ranked(left, Grade::unjudged());
    std::vector<double> scores(averages ? left : 0);
    std::size_t size = 0;
    m_lookup.start(judgments.judgments);
    for (const RetrievedDocument& document : documents) {
        if (!own.empty() && document.document == own)
            continue;
        if (left-- == 0)
            break;
        const Grade grade = gradeOf(document.document);
        if (judgedOnly && !grade.isJudged())
            continue;
        ranked[size] = grade;
        if (!scores.empty())
            scores[size] = document.score;
        ++size;
    }
    ranked.resize(size);
    scores.resize(std::min(size, scores.size()));
    std::vector<Grade> notRetrieved;
    if (m_scope != JudgmentScope::RetrievedOnly)
        m_lookup.eachNotFound(
            [&](const Judgment& judgment) { notRetrieved.push_back(judgment.grade); });
    JudgedRanking ranking(std::move(ranked), std::move(notRetrieved), m_topGrade);
    if (m_pool)
        ranking.setPool(m_pool);
    if (averages)
        // Removed documents do not break ties.
        ranking.setTies(
            endsOfTies(scores.size(), [&](std::size_t i) { return scores[i] == scores[i + 1]; }),
            m_ties == TieRule::OneThreshold);
    return ranking;
}

}  // namespace core
