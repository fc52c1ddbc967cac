// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/joined_judgments.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Joins query by query and records contradictions.
class Joining {
public:
    explicit Joining(RepeatedGrade repeated)
        : m_repeated(repeated)
    {}

    void join(QueryJudgments& query, std::vector<Judgment> more);
    const std::string& contradictions() const { return m_contradictions; }

private:
    void again(const std::string& query, Judgment& before, const Judgment& judgment);

    RepeatedGrade m_repeated;
    std::string m_contradictions;
    std::size_t m_count = 0;
};

void Joining::join(QueryJudgments& query, std::vector<Judgment> more)
{
    std::unordered_map<std::string_view, std::size_t> places;
    const std::size_t known = query.judgments.size();
    query.judgments.reserve(known + more.size());  // the ids stay in place
    for (std::size_t i = 0; i < known; ++i)
        places.emplace(query.judgments[i].document, i);
    for (Judgment& judgment : more)
        if (const auto place = places.find(judgment.document); place != places.end())
            again(query.query, query.judgments[place->second], judgment);
        else
            query.judgments.push_back(std::move(judgment));
}

void Joining::again(const std::string& query, Judgment& before, const Judgment& judgment)
{
    constexpr std::size_t mostNamed = 3;
    if (before.grade == judgment.grade)
        return;
    switch (m_repeated) {
    case RepeatedGrade::Refuse:
        if (++m_count <= mostNamed)
            m_contradictions += (m_count == 1 ? "“" : ", “") + excerpt(judgment.document) +
                                "” for “" + excerpt(query) + "” (" +
                                shortestText(before.grade.value()) + ", " +
                                shortestText(judgment.grade.value()) + ")";
        else if (m_count == mostNamed + 1)
            m_contradictions += ", …";
        break;
    case RepeatedGrade::First:
        break;
    case RepeatedGrade::Last:
        before.grade = judgment.grade;
        break;
    case RepeatedGrade::Highest:
        before.grade = Grade(std::max(before.grade.value(), judgment.grade.value()));
        break;
    }
}

/// Whether a file certainly holds judgments, so that they may be joined with others.
bool areSurelyJudged(const CollectionSource& source)
{
    const bool isTable = source.layout && source.layout->isNamed && source.layout->grade;
    const bool isOfLetor = source.format == CollectionFormat::Letor;
    return isTable ||
           (!source.layout && !isOfLetor && rowOf(source.format).role == SourceRole::Judgments);
}

}  // namespace

std::vector<std::size_t> judgingFiles(std::span<const CollectionSource* const> sources,
                                      std::span<const SourceRole> roles)
{
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < roles.size(); ++i)
        if (roles[i] == SourceRole::Judgments)
            places.push_back(i);
    const auto isSure = [&](std::size_t place) { return areSurelyJudged(*sources[place]); };
    if (places.size() > 1)
        return std::ranges::all_of(places, isSure) ? places : std::vector<std::size_t>();
    if (places.empty() || !holdsBoth(*sources[places.front()]))
        return places;
    for (std::size_t i = places.front() + 1; i < roles.size(); ++i)
        if (roles[i] == SourceRole::Run && holdsBoth(*sources[i]))
            places.push_back(i);
    return places;
}

std::optional<ParseError> join(Qrels& qrels, Qrels more, const std::string& file,
                               RepeatedGrade repeated)
{
    Joining joining(repeated);
    std::vector<QueryJudgments> all;
    auto query = qrels.queries.begin();
    for (QueryJudgments& further : more.queries) {
        while (query != qrels.queries.end() && query->query < further.query)
            all.push_back(std::move(*query++));
        if (query != qrels.queries.end() && query->query == further.query)
            joining.join(*query, std::move(further.judgments));
        else
            all.push_back(std::move(further));
    }
    std::move(query, qrels.queries.end(), std::back_inserter(all));
    qrels.queries = std::move(all);
    qrels.topGrade = std::max(qrels.topGrade, more.topGrade);
    if (joining.contradictions().empty())
        return std::nullopt;
    return ParseError{file, 0, ErrorCode::ContraryJudgments, joining.contradictions()};
}

}  // namespace core
