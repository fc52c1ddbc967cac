// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/mteb_predictions.h"

#include "core/collections/formats/json_pairs.h"
#include "core/collections/formats/json_parts.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/pair_layout.h"

#include <map>
#include <utility>
#include <vector>

namespace core {

namespace {

constexpr std::string_view about = "mteb_model_meta";

struct Split {
    std::string name;  ///< "default/test"
    std::string_view text;
    std::size_t start = 0;
};

/// @return where the text is not JSON; nothing if it is valid
std::optional<std::size_t> findSplits(std::string_view text, std::vector<Split>& splits)
{
    JsonParts subsets(text, PartsOf::Object, {});
    JsonPart subset;
    while (subsets.next(subset)) {
        if (subset.key == about)
            continue;
        JsonParts parts(subset.text, PartsOf::Object, {});
        for (JsonPart part; parts.next(part);)
            splits.push_back({subset.key + "/" + part.key, part.text, subset.start + part.start});
        if (!parts.isEnd())
            return subset.start + parts.position();
    }
    return subsets.isEnd() ? std::nullopt : std::optional(subsets.position());
}

}  // namespace

bool areMtebPredictions(std::string_view text)
{
    text = withoutByteOrderMark(text).substr(0, mostJsonToJudge);
    JsonParts parts(text, PartsOf::Object, {});
    JsonPart first;
    return parts.next(first) && first.key == about && first.text.starts_with('{');
}

Parsed<Pairs> parseMtebPredictions(std::string_view text, const std::string& name, Loading* loading)
{
    const std::string_view content = withoutByteOrderMark(text);
    std::vector<Split> splits;
    if (auto error = unreadable(content, name))
        return std::move(*error);
    if (const auto fault = findSplits(content, splits))
        return ParseError{name, lineAt(content, *fault), ErrorCode::BadJson,
                          excerpt(content.substr(*fault, 20))};
    Pairs pairs;
    std::map<std::string_view, const Split*> known;
    for (const Split& split : splits) {
        const std::string_view before = content.substr(0, split.start + split.text.size());
        auto dictionary = parseJsonDictionary(before, name, loading, split.start);
        if (!dictionary)
            return dictionary.error();
        for (auto& group : dictionary->pairs.rows.takeSorted()) {
            const std::string_view query = pairs.arena.keep(group.query);
            const auto [other, isNew] = known.try_emplace(query, &split);
            if (!isNew)
                return ParseError{name, 0, ErrorCode::SeveralSystems,
                                  headingsText({other->second->name, split.name})};
            for (const Pair& pair : group.rows)
                pairs.rows.add(query, {pairs.arena.keep(pair.document), pair.number, pair.line, 0});
        }
        pairs.counts.add(dictionary->pairs.counts.diagnostics());
    }
    if (content.size() < text.size())
        pairs.counts.add(Warning::ByteOrderMark, 1);
    return pairs;
}

}  // namespace core
