// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/text_match.h"

#include "core/collections/import/collection_files.h"

#include <algorithm>
#include <cstddef>
#include <utility>

namespace core {

namespace {

constexpr std::size_t lookups = 200;

class JoinedTexts : public TextsById {
public:
    JoinedTexts(std::shared_ptr<const TextsById> first, std::shared_ptr<const TextsById> second)
        : m_first(std::move(first))
        , m_second(std::move(second))
    {}

    std::size_t size() const override { return m_first->size() + m_second->size(); }
    std::optional<ItemText> find(std::string_view id) const override
    {
        auto text = m_first->find(id);
        return text ? text : m_second->find(id);
    }

private:
    std::shared_ptr<const TextsById> m_first;
    std::shared_ptr<const TextsById> m_second;
};

}  // namespace

TextMatch textMatchOf(const TextsById& texts, const Qrels& qrels, const std::string& path)
{
    const std::size_t step = std::max<std::size_t>(1, qrels.queries.size() / lookups);
    std::size_t queries = 0;
    std::size_t documents = 0;
    for (std::size_t i = 0; i < qrels.queries.size(); i += step) {
        const QueryJudgments& query = qrels.queries[i];
        queries += texts.find(query.query).has_value();
        // Of values per query, only the queries are known.
        documents +=
            !query.judgments.empty() && texts.find(query.judgments.front().document).has_value();
    }
    if (queries == 0 && documents == 0)
        return TextMatch::Neither;
    const std::string name = plainName(path);
    if (queries > 0 && documents > 0 && (name == "queries" || name == "corpus"))
        return name == "queries" ? TextMatch::Queries : TextMatch::Documents;
    if (queries == documents)
        return texts.size() > qrels.queries.size() ? TextMatch::Documents : TextMatch::Queries;
    return queries > documents ? TextMatch::Queries : TextMatch::Documents;
}

void countQueriesWithoutText(const Qrels& qrels, const TextsById& queryTexts,
                             DiagnosticCounts& counts)
{
    for (const QueryJudgments& query : qrels.queries)
        if (!queryTexts.find(query.query))
            counts.add(Warning::QueriesWithoutText, 0, query.query);
}

std::shared_ptr<const TextsById> joined(std::shared_ptr<const TextsById> first,
                                        std::shared_ptr<const TextsById> second)
{
    return std::make_shared<JoinedTexts>(std::move(first), std::move(second));
}

}  // namespace core
