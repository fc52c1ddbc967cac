// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/result_names.h"

#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>

namespace core::result_names {

namespace {

using Name = std::string_view;

constexpr std::array<Name, 6> hits{"results",    "hits",          "ctxs",
                                   "candidates", "searchresults", "sourcenodes"};
constexpr std::array<Name, 7> scored{"contexts", "documents", "docs",  "passages",
                                     "matches",  "points",    "result"};
constexpr std::array<Name, 4> ids{"documentids", "docids", "retrieved", "retrieval"};
constexpr std::array<Name, 6> retrieved{"retrieved", "returned",  "ranked",
                                        "reranked",  "predicted", "recommended"};
constexpr std::array<Name, 9> relevant{"expected",    "reference", "relevant",   "gold",   "golden",
                                       "groundtruth", "target",    "supporting", "correct"};
constexpr std::array<Name, 3> relevantAlone{"expected", "relevant", "gold"};
constexpr std::array<Name, 10> things{"context", "doc",  "document", "chunk",  "node",
                                      "passage", "item", "product",  "corpus", "source"};

constexpr std::array<Name, 18> queries{
    "queryid",   "qid",       "questionid", "topicid",    "query",     "question",
    "userinput", "querytext", "queryname",  "searchtext", "userquery", "topic",
    "input",     "userid",    "user",       "customerid", "sessionid", "session"};
constexpr std::array<Name, 4> otherQueries{"text", "id", "q", "name"};
constexpr std::array<Name, 19> documents{
    "id",     "docid",     "documentid", "corpusid", "passageid", "psgid", "pid",
    "nodeid", "contextid", "chunkid",    "itemid",   "productid", "docno", "objectid",
    "sku",    "url",       "uri",        "doc",      "document"};
constexpr std::array<Name, 5> texts{"text", "content", "pagecontent", "passage", "chunk"};
constexpr std::array<Name, 5> holdersOfHit{"hit", "node", "document", "doc", "metadata"};
constexpr std::array<Name, 7> scores{"score",       "similarity", "similarityscore", "rankingscore",
                                     "rerankscore", "textmatch",  "relevancescore"};
constexpr std::array<Name, 8> grades{"rating",     "grade",    "relevance", "label",
                                     "isrelevant", "relevant", "hasanswer", "judgment"};
constexpr std::array<Name, 6> holders{"source", "response", "root", "result", "hits", "body"};

/// Whether a name is one of these words, followed by the kind of item: `retrieved_context_ids`.
bool isOf(Name folded, const auto& words)
{
    return std::ranges::any_of(words, [folded](Name word) {
        if (!folded.starts_with(word))
            return false;
        Name thing = folded.substr(word.size());
        for (const Name ending : {Name("ids"), Name("id"), Name("s")})
            if (thing.ends_with(ending)) {
                thing.remove_suffix(ending.size());
                return isOneOf(thing, things) || (thing.empty() && ending != "s");
            }
        return false;
    });
}

}  // namespace

ListName resultsName(Name folded, Name holder)
{
    const bool isOfEngine = (holder == "response" && folded == "docs") ||  // Solr
                            (holder == "root" && folded == "children");    // Vespa
    if (isOfEngine)
        return ListName::Hits;
    if (isOneOf(folded, ids) || isOf(folded, retrieved))
        return ListName::Ids;
    if (isOneOf(folded, hits))
        return ListName::Hits;
    return isOneOf(folded, scored) ? ListName::Scored : ListName::None;
}

bool isRelevantName(Name folded)
{
    return isOneOf(folded, relevantAlone) || isOf(folded, relevant);
}

bool endsInIds(Name folded)
{
    return folded.ends_with("ids") || folded.ends_with("id");
}

bool isHolder(Name folded)
{
    return isOneOf(folded, holders);
}

std::span<const Name> queryNames()
{
    return queries;
}

std::span<const Name> otherQueryNames()
{
    return otherQueries;
}

std::span<const Name> documentNames()
{
    return documents;
}

std::span<const Name> textNames()
{
    return texts;
}

std::span<const Name> hitHolders()
{
    return holdersOfHit;
}

std::span<const Name> scoreNames()
{
    return scores;
}

std::span<const Name> gradeNames()
{
    return grades;
}

}  // namespace core::result_names
