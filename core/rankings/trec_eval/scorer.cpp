// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/trec_eval/scorer.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

char gradeSign(Grade grade)
{
    if (!grade.hasValue())
        return '-';
    if (!grade.isJudged())
        return '.';
    return grade.value() > 9 ? '>' : static_cast<char>('0' + static_cast<int>(grade.value()));
}

std::string gradesInOrder(const TrecQuery& query, double most)
{
    const auto ranked = query.ranking.ranked();
    const double size = static_cast<double>(ranked.size());
    std::string text = "'";
    for (const Grade grade : ranked.first(static_cast<std::size_t>(std::min(most, size))))
        text += gradeSign(grade);
    return text + "'";
}

/// For a missing query, version 10 treats nothing as retrieved, but only in measures with these
/// printed names; the others see one unjudged document.
bool isClearedWhenMissing(const std::string& name)
{
    return name == "num_ret" || name == "utility" || name == "rbp_resid" || name.starts_with("unj");
}

}  // namespace

std::size_t TrecScorer::Column::values() const
{
    switch (summary()) {
    case TrecSummary::Queries:
    case TrecSummary::RunTag:
    case TrecSummary::GradesInOrder:
        return 0;
    case TrecSummary::Mean:
    case TrecSummary::Sum:
    case TrecSummary::GeometricMean:
        break;
    }
    return names.size();
}

TrecScorer::TrecScorer(const Qrels& qrels, std::span<const TrecRequest> requests,
                       const TrecRules& rules)
    : m_rules(rules)
    , m_join(qrels)
{
    for (const TrecRequest& request : requests) {
        m_columns.push_back({request, printedNames(request),
                             request.measure->values(request.parameters, rules), sameAs(request)});
        m_values += m_columns.back().values();
    }
}

std::optional<std::size_t> TrecScorer::sameAs(const TrecRequest& request) const
{
    if (request.measure->preference)
        return std::nullopt;  // nothing is computed here
    std::size_t place = 0;
    for (const Column& column : m_columns) {
        const TrecMeasure& before = *column.request.measure;
        if (before.values == request.measure->values && before.kind == TrecParameterKind::None &&
            column.values() > 0)
            return place;
        place += column.values();
    }
    return std::nullopt;
}

TrecQueryValues TrecScorer::retrieved(const QueryJudgments& judgments,
                                      std::span<const RetrievedDocument> documents)
{
    return valuesOf(TrecQuery(ranking(judgments, documents), m_rules.level));
}

TrecQueryValues TrecScorer::missing(const QueryJudgments& judgments)
{
    JudgedRanking judged = ranking(judgments, {});
    if (!m_rules.judgedOnly) {
        const auto missed = judged.notRetrieved();
        judged = JudgedRanking({Grade::unjudged()}, {missed.begin(), missed.end()});
    }
    TrecQueryValues query = valuesOf(TrecQuery(std::move(judged), m_rules.level));
    query.gradesInOrder = "''";
    std::size_t place = 0;
    for (const Column& column : m_columns)
        for (std::size_t i = 0; i < column.values(); ++i, ++place)
            if (isClearedWhenMissing(column.names[i]))
                query.values[place] = 0;
    return query;
}

JudgedRanking TrecScorer::ranking(const QueryJudgments& judgments,
                                  std::span<const RetrievedDocument> documents)
{
    if (m_rules.depth)
        documents = documents.first(std::min(*m_rules.depth, documents.size()));
    return m_join(judgments, documents, {}, m_rules.judgedOnly);
}

TrecQueryValues TrecScorer::valuesOf(const TrecQuery& query) const
{
    TrecQueryValues all;
    all.values.reserve(m_values);
    all.hasNoDocument = query.retrieved == 0;
    for (const Column& column : m_columns) {
        if (column.same) {
            for (std::size_t i = 0; i < column.values(); ++i)
                all.values.push_back(all.values[*column.same + i]);
            continue;
        }
        const std::vector<double> values = column.of(query);
        all.values.insert(all.values.end(), values.begin(), values.end());
        if (column.summary() == TrecSummary::GradesInOrder)
            all.gradesInOrder = gradesInOrder(query, column.request.parameters.numbers.front());
    }
    return all;
}

}  // namespace core
