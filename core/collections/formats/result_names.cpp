// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/result_names.h"

#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>

namespace core::result_names {

namespace {

bool isNameOf(ColumnMeaning meaning, std::string_view folded)
{
    return isOneOf(folded, wordsFor(meaning));
}

/// Whether a name is one of these words, followed by the kind of item: `retrieved_context_ids`.
bool startsAs(ColumnMeaning meaning, std::string_view folded)
{
    return std::ranges::any_of(wordsFor(meaning), [folded](std::string_view word) {
        if (!folded.starts_with(word))
            return false;
        std::string_view thing = folded.substr(word.size());
        for (const std::string_view ending : {"ids", "id", "s"})
            if (thing.ends_with(ending)) {
                thing.remove_suffix(ending.size());
                return isNameOf(ColumnMeaning::ListedThing, thing) ||
                       (thing.empty() && ending != "s");
            }
        return false;
    });
}

}  // namespace

ResultsName resultsName(std::string_view folded, std::string_view holder)
{
    const bool isOfEngine = (holder == "response" && folded == "docs") ||  // Solr
                            (holder == "root" && folded == "children") ||  // Vespa
                            holder == "get";                               // Weaviate
    if (isOfEngine)
        return ResultsName::Hits;
    if (isNameOf(ColumnMeaning::IdList, folded) || startsAs(ColumnMeaning::Retrieved, folded))
        return ResultsName::Ids;
    if (isNameOf(ColumnMeaning::Hits, folded))
        return ResultsName::Hits;
    return isNameOf(ColumnMeaning::ScoredHits, folded) ? ResultsName::Scored : ResultsName::None;
}

bool isRelevantName(std::string_view folded)
{
    return isNameOf(ColumnMeaning::RelevantAlone, folded) ||
           startsAs(ColumnMeaning::Relevant, folded);
}

bool endsInIds(std::string_view folded)
{
    return folded.ends_with("ids") || folded.ends_with("id");
}

}  // namespace core::result_names
