// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/id_difference.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <map>
#include <tuple>
#include <utility>
#include <vector>

namespace core {

namespace {

using Ids = std::span<const std::string_view>;
using IdsByForm = std::map<std::string, std::string_view>;  // by what is compared

std::string asItIs(std::string_view id)
{
    return std::string(id);
}

std::string inLowerCase(std::string_view id)
{
    std::string lowered(id);
    std::ranges::transform(lowered, lowered.begin(), lower);
    return lowered;
}

std::string withoutZeros(std::string_view id)
{
    id.remove_prefix(std::min(id.find_first_not_of('0'), id.size()));
    return std::string(id);
}

IdsByForm setOf(Ids ids, std::string (*form)(std::string_view))
{
    IdsByForm set;
    for (const std::string_view id : ids)
        set.emplace(form(id), id);
    return set;
}

/// A possible change, and how many ids it explains.
struct Candidate {
    std::size_t count = 0;
    IdDifference difference;

    void add(IdDifference found)
    {
        if (count++ == 0)
            difference = std::move(found);
    }
};

/// Whether a part of an id may end here.
bool isJointOfIds(char sign)
{
    return std::string_view(":/\\#_-.|@ ").find(sign) != std::string_view::npos;
}

/// Adds what removing the start, the end or both of the id would give.
void addParts(std::string_view id, const IdsByForm& others, auto& candidates)
{
    constexpr std::size_t longest = 100;
    for (std::size_t start = 0; id.size() <= longest && start < id.size(); ++start) {
        if (start > 0 && !isJointOfIds(id[start - 1]))
            continue;
        for (std::size_t end = id.size(); end > start; --end) {
            const bool isWhole = start == 0 && end == id.size();
            if (isWhole || (end < id.size() && !isJointOfIds(id[end])))
                continue;
            const auto other = others.find(std::string(id.substr(start, end - start)));
            if (other == others.end())
                continue;
            IdDifference found{IdChange::Remove,
                               false,
                               std::string(id),
                               other->first,
                               std::string(id.substr(0, start)),
                               std::string(id.substr(end))};
            candidates[{IdChange::Remove, found.start, found.end}].add(found);
            const bool isStart = start > 0;
            const char sign = isStart ? id[start - 1] : id[end];
            if ((isStart && end < id.size()) || other->first.find(sign) != std::string::npos)
                continue;
            found.change = isStart ? IdChange::RemoveUpTo : IdChange::RemoveFrom;
            found.start = isStart ? std::string(1, sign) : std::string();
            found.end = isStart ? std::string() : std::string(1, sign);
            candidates[{found.change, found.start, found.end}].add(found);
        }
    }
}

/// The best change of `ids`, judged by the first ones; the plainest of equally good ones.
Candidate bestOf(Ids ids, Ids others)
{
    constexpr std::size_t most = 1000;
    ids = ids.first(std::min(ids.size(), most));
    std::map<std::tuple<IdChange, std::string, std::string>, Candidate> candidates;
    const IdsByForm known = setOf(others, asItIs);
    for (const std::string_view id : ids)
        addParts(id, known, candidates);
    using Form = std::string (*)(std::string_view);
    constexpr std::array<std::pair<IdChange, Form>, 2> forms{
        {{IdChange::Case, inLowerCase}, {IdChange::Zeros, withoutZeros}}};
    for (const auto& [change, form] : forms) {
        const IdsByForm formed = setOf(others, form);
        for (const std::string_view id : ids)
            if (const auto other = formed.find(form(id)); other != formed.end())
                candidates[{change, {}, {}}].add(
                    {change, change == IdChange::Zeros && other->second.size() > id.size(),
                     std::string(id), std::string(other->second)});
    }
    Candidate best;
    for (const auto& [change, candidate] : candidates)
        if (candidate.count > best.count)
            best = candidate;
    return best;
}

std::vector<std::string_view> distinct(std::vector<std::string_view> ids)
{
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

}  // namespace

std::optional<IdDifference> idDifference(Ids ids, Ids others)
{
    const IdsByForm known = setOf(others, asItIs);
    if (std::ranges::any_of(ids, [&](auto id) { return known.contains(std::string(id)); }))
        return std::nullopt;
    Candidate best = bestOf(ids, others);
    Candidate reverse = bestOf(others, ids);
    const bool isReverse = reverse.count > best.count;
    const std::size_t all = std::min(ids.size(), others.size());
    if (isReverse) {
        best = std::move(reverse);
        std::swap(best.difference.id, best.difference.other);
        best.difference.isInOther = !best.difference.isInOther;
    }
    return best.count > 0 && (best.count > 1 || all == 1) ? std::optional(best.difference)
                                                          : std::nullopt;
}

std::optional<IdDifference> idDifference(const RunLists& run, const Qrels& qrels)
{
    constexpr std::size_t mostQueries = 50;
    constexpr std::size_t mostDocuments = 20;
    std::vector<std::string_view> asked;
    std::vector<std::string_view> judged;
    std::vector<std::string_view> retrieved;
    std::vector<std::string_view> graded;
    std::vector<std::shared_ptr<const QueryResults>> held;
    for (const ListedQuery& query : run.queries()) {
        asked.push_back(query.query);
        const QueryJudgments* const own = qrels.find(query.query);
        if (!own || held.size() == mostQueries)
            continue;
        held.push_back(run.find(query.query));
        for (const RetrievedDocument& document : held.back()->documents)
            if (retrieved.size() < held.size() * mostDocuments)
                retrieved.push_back(document.document);
        for (const Judgment& judgment : own->judgments)
            graded.push_back(judgment.document);
    }
    if (!held.empty())
        return idDifference(distinct(std::move(retrieved)), distinct(std::move(graded)));
    for (const QueryJudgments& query : qrels.queries)
        judged.push_back(query.query);
    auto difference = idDifference(asked, judged);
    if (difference)
        difference->areQueries = true;
    return difference;
}

}  // namespace core
