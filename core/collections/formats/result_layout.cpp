// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/result_layout.h"

#include "core/collections/formats/result_names.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>
#include <set>
#include <span>
#include <utility>

namespace core {

namespace {

using nlohmann::json;
using result_names::ResultsName;

constexpr std::size_t partsToJudge = 20;
constexpr std::size_t deepestField = 3;

bool isId(const json& value)
{
    return value.is_string() || value.is_number_integer();
}

bool looksLikeText(const json& id)
{
    constexpr std::ptrdiff_t fewestBlanks = 3;
    return id.is_string() &&
           std::ranges::count(id.get_ref<const std::string&>(), ' ') >= fewestBlanks;
}

/// Whether the value is scores or grades by id.
bool areNumbersById(const json& value)
{
    return value.is_object() && !value.empty() &&
           std::ranges::all_of(value, [](const json& each) { return each.is_number(); });
}

FieldPath inside(const FieldPath& path, const std::string& key)
{
    FieldPath longer = path;
    longer.push_back(key);
    return longer;
}

/// The first field for which `isIt` holds, in the order of the names.
std::optional<FieldPath> fieldNamed(const json& object, std::span<const std::string_view> names,
                                    const auto& isIt)
{
    if (!object.is_object())
        return std::nullopt;
    for (const std::string_view name : names)
        for (const auto& [key, value] : object.items())
            if (foldedHeading(key) == name && isIt(value))
                return FieldPath{key};
    return std::nullopt;
}

/// The same, or else in an enclosing object: `{"hit": {"_id": "d1"}}`.
std::optional<FieldPath> fieldOfHit(const json& hit, std::span<const std::string_view> names,
                                    const auto& isIt)
{
    if (auto own = fieldNamed(hit, names, isIt))
        return own;
    const auto isObject = [](const json& value) { return value.is_object(); };
    for (const std::string_view& holder : wordsFor(ColumnMeaning::HitHolder)) {
        const auto around = fieldNamed(hit, std::span(&holder, 1), isObject);
        if (!around)
            continue;
        if (const auto nested = fieldNamed(hit.at(around->front()), names, isIt))
            return inside(*around, nested->front());
    }
    return std::nullopt;
}

std::optional<FieldPath> queryOf(const json& part, std::size_t depth = 0)
{
    constexpr std::array<std::string_view, 6> around{"query",          "source", "requestparams",
                                                     "responseheader", "params", "input"};
    if (auto own = fieldNamed(part, wordsFor(ColumnMeaning::AskedQuery), isId))
        return own;
    const auto isObject = [](const json& value) { return value.is_object(); };
    const auto holder = depth < deepestField ? fieldNamed(part, around, isObject) : std::nullopt;
    if (holder)
        if (const auto nested = queryOf(part.at(holder->front()), depth + 1)) {
            FieldPath path = *holder;
            path.insert(path.end(), nested->begin(), nested->end());
            return path;
        }
    return fieldNamed(part, wordsFor(ColumnMeaning::PossibleQuery), isId);
}

/// A list of a query, found in one of its parts.
struct FoundList {
    FieldPath path;
    const json* values = nullptr;
    bool hasIds = false;
};

struct FoundLists {
    std::vector<FoundList> results;
    std::vector<FoundList> relevant;
};

/// The fields in the elements of a list of results.
struct HitFields {
    std::optional<FieldPath> document;
    std::optional<FieldPath> score;
    std::optional<FieldPath> grade;
    std::optional<FieldPath> rank;
    bool isText = false;
    bool isPassage = false;  ///< of LangChain, which may have no id and no score
};

/// Vespa calls its scores "relevance", which means grades elsewhere.
HitFields fieldsOf(const json& hit, std::string_view listName)
{
    constexpr std::array<std::string_view, 1> vespa{"relevance"};
    const bool isVespa = listName == "children";
    const auto mayBeNumber = [](const json& value) {
        return value.is_number() || value.is_string() || value.is_null();
    };
    const auto mayBeGrade = [&](const json& value) {
        return mayBeNumber(value) || value.is_boolean();
    };
    HitFields fields;
    fields.document = fieldOfHit(hit, wordsFor(ColumnMeaning::HitDocument), isId);
    // The id of a summary is one of Vespa's index, which is not the document's.
    const json* const own = valueAt(hit, {"id"});
    const json* const named = valueAt(hit, {"fields", "documentid"});
    if (isVespa && own && own->is_string() && named && isId(*named) &&
        own->get_ref<const std::string&>().starts_with("index:"))
        fields.document = FieldPath{"fields", "documentid"};
    const json* const source = valueAt(hit, {"metadata", "source"});
    fields.isPassage = !fields.document && hit.is_object() && hit.contains("page_content");
    if (fields.isPassage && source && isId(*source))
        fields.document = FieldPath{"metadata", "source"};
    fields.isText = !fields.document;
    if (fields.isText)
        fields.document = fieldOfHit(hit, wordsFor(ColumnMeaning::Text),
                                     [](const json& value) { return value.is_string(); });
    fields.score = fieldOfHit(
        hit, isVespa ? std::span<const std::string_view>(vespa) : wordsFor(ColumnMeaning::HitScore),
        mayBeNumber);
    if (!isVespa)
        fields.grade = fieldOfHit(hit, wordsFor(ColumnMeaning::Grade), mayBeGrade);
    // Other words for ranks may also mean where a passage starts.
    fields.rank = fieldOfHit(hit, std::span(wordsFor(ColumnMeaning::Rank)).first(1),
                             [](const json& value) { return value.is_number_integer(); });
    return fields;
}

bool hasDistance(const json& hit)
{
    constexpr std::array<std::string_view, 2> names{"distance", "vectordistance"};
    return fieldOfHit(hit, names, [](const json& value) { return !value.is_structured(); })
        .has_value();
}

/// Whether it names its query surely. Other words for one may be fields of a document.
bool hasOwnQuery(const json& value)
{
    constexpr std::size_t sure = 3;
    return fieldNamed(value, std::span(wordsFor(ColumnMeaning::Query)).first(sure), isId)
        .has_value();
}

/// @param isOfQuery whether the object around the list names a query
bool isResultList(const json& values, ResultsName name, const std::string& folded,
                  bool isOfQuery = false)
{
    if (areNumbersById(values))
        return name != ResultsName::Scored;
    if (!values.is_array())
        return false;
    if (values.empty())
        return true;
    const json& first = values.front();
    if (isId(first))
        return name == ResultsName::Ids || (name == ResultsName::Hits && !looksLikeText(first));
    // A record of a table has its own query.
    if (!isOfQuery && hasOwnQuery(first))
        return false;
    const HitFields fields = fieldsOf(first, folded);
    const bool isScored = fields.score || fields.grade || hasDistance(first);
    return fields.document &&
           (fields.isPassage || ((name != ResultsName::Scored || isScored) &&
                                 (!fields.isText || name == ResultsName::Ids || fields.score)));
}

/// Chroma's lists of ids beside lists of distances or texts, one for each query.
bool areColumnsOfIds(const json& root)
{
    const auto ids = root.find("ids");
    return ids != root.end() && (root.contains("distances") || root.contains("documents")) &&
           ids->is_array() && !ids->empty() && std::ranges::all_of(*ids, [](const json& list) {
               return list.is_array() && std::ranges::all_of(list, isId);
           });
}

bool isRelevantList(const json& values, const std::string& folded)
{
    if (values.is_array())
        return values.empty() || isId(values.front()) ||
               fieldOfHit(values.front(), wordsFor(ColumnMeaning::HitDocument), isId);
    return areNumbersById(values) || (isId(values) && folded.ends_with("id"));
}

void findLists(const json& part, const FieldPath& path, FoundLists& found)
{
    if (!part.is_object())
        return;
    const std::string holder = path.empty() ? std::string() : foldedHeading(path.back());
    for (const auto& [key, value] : part.items()) {
        const std::string folded = foldedHeading(key);
        const ResultsName name = areColumnsOfIds(part) && folded == "ids"
                                     ? ResultsName::Ids
                                     : result_names::resultsName(folded, holder);
        const bool hasIds = result_names::endsInIds(folded) ||
                            (value.is_array() && !value.empty() && value.front().is_object());
        if (name != ResultsName::None &&
            isResultList(onlyList(value), name, folded, path.empty() && hasOwnQuery(part)))
            found.results.push_back({inside(path, key), &value, hasIds});
        else if (path.empty() && result_names::isRelevantName(folded) &&
                 isRelevantList(value, folded))
            found.relevant.push_back({inside(path, key), &value, hasIds});
        else if (value.is_object() && path.size() < deepestField &&
                 isOneOf(folded, wordsFor(ColumnMeaning::ResultHolder)))
            findLists(value, inside(path, key), found);
    }
}

/// Keeps the lists with ids, if there are any.
void keepIds(std::vector<FoundList>& lists)
{
    const auto hasIds = [](const FoundList& list) { return list.hasIds; };
    if (std::ranges::any_of(lists, hasIds))
        std::erase_if(lists, [&](const FoundList& list) { return !hasIds(list); });
}

std::string textOf(const FieldPath& path)
{
    std::string text;
    for (const std::string& field : path)
        text += (text.empty() ? "" : ".") + field;
    return text;
}

/// Adds what a part's list shows; false if it is empty.
bool addHits(const json& values, std::string_view listName, ResultLayout& layout)
{
    if (values.empty() || !values.is_array())
        return !values.empty();
    const json& first = values.front();
    layout.areTextsIds = layout.arePassages = looksLikeText(first);
    if (isId(first))
        return true;
    // Vespa lists groups among its documents.
    const auto hit = std::ranges::find_if(
        values, [](const json& each) { return each.is_object() && !each.contains("children"); });
    if (hit == values.end())
        return false;
    HitFields fields = fieldsOf(*hit, listName);
    layout.document = std::move(fields.document);
    layout.score = std::move(fields.score);
    layout.grade = std::move(fields.grade);
    layout.rank = std::move(fields.rank);
    layout.areTextsIds = fields.isText;
    layout.arePassages = fields.isText || fields.isPassage;
    return layout.document.has_value();
}

void addRelevant(const FoundList& list, ResultLayout& layout)
{
    layout.relevant = list.path;
    if (!list.values->is_array() || list.values->empty() || layout.relevantDocument)
        return;
    HitFields fields = fieldsOf(list.values->front(), {});
    layout.relevantDocument = std::move(fields.document);
    layout.relevantGrade = std::move(fields.grade);
}

/// OpenSearch's experiments are also search responses, but not results of a query.
bool isExperiment(const json& part)
{
    const json* const hits = valueAt(part, {"hits", "hits"});
    if (!hits || !hits->is_array() || hits->empty())
        return false;
    return valueAt(hits->front(), {"_source", "querySetId"}) != nullptr;
}

/// Adds what a part shows beyond the earlier ones.
/// @param areHitsKnown whether a list of results with content was seen
void addPart(const json& part, const FoundLists& found, bool& areHitsKnown, ResultLayout& layout)
{
    if (!layout.query)
        layout.query = queryOf(part);
    if (!found.relevant.empty())
        addRelevant(found.relevant.front(), layout);
    if (found.results.empty() || areHitsKnown)
        return;
    const FoundList& list = found.results.front();
    layout.results = list.path;
    layout.rivals.clear();
    if (found.results.size() > 1)
        for (const FoundList& rival : found.results)
            layout.rivals.push_back(textOf(rival.path));
    areHitsKnown = addHits(onlyList(*list.values), foldedHeading(list.path.back()), layout);
}

/// The layout of parts that are objects; some parts may lack fields.
std::optional<ResultLayout> layoutOfObjects(std::span<const json> parts)
{
    ResultLayout layout;
    bool areHitsKnown = false;
    std::size_t alike = 0;
    for (const json& part : parts) {
        FoundLists found;
        findLists(part, {}, found);
        keepIds(found.results);
        keepIds(found.relevant);
        // If nothing was retrieved, a single id may mean anything.
        if (found.results.empty())
            std::erase_if(found.relevant,
                          [](const FoundList& list) { return list.values->is_primitive(); });
        if (isExperiment(part))
            return std::nullopt;
        if (found.results.empty() && found.relevant.empty())
            continue;
        ++alike;
        addPart(part, found, areHitsKnown, layout);
    }
    return alike > 0 && 2 * alike >= parts.size() ? std::optional(std::move(layout)) : std::nullopt;
}

/// `{"q1": ["d1", "d2"]}`: in most lists no id repeats, unlike the values of a column.
bool areIdLists(const json& root)
{
    const auto isHeading = [](const std::string& key) {
        const std::string folded = foldedHeading(key);
        return isHeadingOfPairs(folded) || result_names::isRelevantName(folded) ||
               result_names::resultsName(folded) != ResultsName::None ||
               isOneOf(folded, wordsFor(ColumnMeaning::AskedQuery));
    };
    std::size_t repeating = 0;
    std::size_t filled = 0;
    for (const auto& [key, values] : root.items()) {
        if (!values.is_array() || !std::ranges::all_of(values, isId) || isHeading(key))
            return false;
        filled += values.empty() ? 0 : 1;
        repeating += std::set<json>(values.begin(), values.end()).size() < values.size() ? 1 : 0;
    }
    return filled > 0 && 2 * repeating <= filled;
}

/// Whether it is a list of pairs of a document and a number: `[["d1", 0.5], ["d2", 0.25]]`.
bool areScoredPairs(const json& list)
{
    return list.is_array() && !list.empty() && std::ranges::all_of(list, [](const json& pair) {
               return pair.is_array() && pair.size() == 2 &&
                      (pair[0].is_string() || pair[0].is_object()) && pair[1].is_number();
           });
}

/// Turns such pairs into hits if they are in order: falling numbers are scores, rising ones
/// distances.
void namePairs(json& list)
{
    if (!areScoredPairs(list))
        return;
    const auto number = [](const json& pair) { return pair[1].get<double>(); };
    const bool areScores = std::ranges::is_sorted(list, std::ranges::greater(), number);
    if (!areScores && !std::ranges::is_sorted(list, std::ranges::less(), number))
        return;
    for (json& pair : list) {
        json hit = pair[0].is_object() ? pair[0] : json::object({{"id", pair[0]}});
        hit[areScores ? "score" : "distance"] = pair[1];
        pair = std::move(hit);
    }
}

/// Turns Solr's groups into the list of a search without groups, in their order; several groupings
/// stay as they are.
void joinGroups(json& answer)
{
    const json* const grouped = valueAt(answer, {"grouped"});
    if (!grouped || !grouped->is_object() || grouped->size() != 1)
        return;
    const json& only = grouped->front();
    const json* const groups = valueAt(only, {"groups"});
    json documents = json::array();
    for (const json& group : groups && groups->is_array() ? *groups : json::array({only})) {
        const json* const list = valueAt(group, {"doclist", "docs"});
        if (!list || !list->is_array())
            return;
        for (json document : *list) {
            if (groups && document.is_object())
                document.erase("score");
            documents.push_back(std::move(document));
        }
    }
    answer["response"] = json::object({{"docs", std::move(documents)}});
}

std::vector<json> firstOf(const json& values)
{
    std::vector<json> first;
    for (auto value = values.begin(); value != values.end() && first.size() < partsToJudge; ++value)
        first.push_back(plainAnswer(*value));
    return first;
}

/// Lists by query that are not objects: `{"q1": [{"docid": "d1", "score": 0.5}]}`.
std::optional<ResultLayout> layoutOfLists(const json& root)
{
    ResultLayout layout;
    layout.parts = PartsOf::Object;
    layout.results = FieldPath();
    if (areIdLists(root)) {
        layout.isOpen = true;
        layout.areTextsIds = layout.arePassages = std::ranges::any_of(
            root, [](const json& list) { return !list.empty() && looksLikeText(list.front()); });
        return layout;
    }
    for (const json& values : firstOf(root))
        if (!isResultList(values, ResultsName::Scored, {}))
            return std::nullopt;
    for (const json& values : root)
        if (addHits(values, {}, layout))
            return layout;
    return std::nullopt;
}

std::optional<ResultLayout> placed(std::optional<ResultLayout> layout, PartsOf parts,
                                   FieldPath container = {})
{
    if (!layout)
        return std::nullopt;
    layout->parts = parts;
    layout->container = std::move(container);
    if (parts == PartsOf::Object)
        layout->query.reset();
    return layout;
}

/// Relevant documents next to the queries' texts: `relevant_docs` of LlamaIndex.
std::optional<ResultLayout> layoutOfDataset(const json& root)
{
    for (const auto& [key, lists] : root.items()) {
        if (!result_names::isRelevantName(foldedHeading(key)) || !lists.is_object() ||
            lists.empty() || !root.contains("queries") || !isRelevantList(lists.front(), {}))
            continue;
        ResultLayout layout;
        layout.relevant = FieldPath();
        return placed(std::move(layout), PartsOf::Object, {key});
    }
    return std::nullopt;
}

/// Chroma's results, with names of the queries if somebody added them.
std::optional<ResultLayout> layoutOfIdColumns(const json& root)
{
    constexpr std::array<std::string_view, 5> names{"queryids", "queryid", "queries", "querytexts",
                                                    "questions"};
    if (!areColumnsOfIds(root))
        return std::nullopt;
    if (root["ids"].size() == 1)
        return placed(layoutOfObjects(std::span(&root, 1)), PartsOf::Text);
    ResultLayout layout;
    layout.query = fieldNamed(rowsOfColumns(root).front(), names, isId);
    layout.isOfColumns = layout.query.has_value();
    layout.results = layout.isOfColumns ? FieldPath{"ids"} : FieldPath();
    if (layout.isOfColumns)
        return layout;
    return placed(std::move(layout), PartsOf::List, {"ids"});
}

/// Lists of hits in a list, one for each query: of Milvus, of batches of Qdrant.
std::optional<ResultLayout> layoutOfBatch(const json& lists, FieldPath container)
{
    const bool areLists =
        lists.is_array() && !lists.empty() && std::ranges::all_of(lists, [](const json& list) {
            return list.is_array() &&
                   std::ranges::all_of(list, [](const json& hit) { return hit.is_object(); }) &&
                   isResultList(list, ResultsName::Scored, {});
        });
    ResultLayout layout;
    layout.results = FieldPath();
    if (!areLists ||
        std::ranges::none_of(lists, [&](const json& list) { return addHits(list, {}, layout); }))
        return std::nullopt;
    return placed(std::move(layout), PartsOf::List, std::move(container));
}

/// `[{"id": "d1", "score": 0.5}]`.
std::optional<ResultLayout> hitsOfOneQuery(const json& hits)
{
    ResultLayout layout;
    layout.results = FieldPath();
    const bool areHits = hits.front().is_object() && isResultList(hits, ResultsName::Scored, {}) &&
                         addHits(hits, {}, layout);
    return areHits ? std::optional(std::move(layout)) : std::nullopt;
}

std::optional<ResultLayout> layoutOfColumns(const json& root)
{
    if (root.size() < 2 || !std::ranges::all_of(root, [](const json& column) {
            return column.is_structured() && !column.empty();
        }))
        return std::nullopt;
    auto layout = layoutOfObjects(firstOf(json(rowsOfColumns(root))));
    if (!layout || !layout->query)
        return std::nullopt;
    layout->isOfColumns = true;
    return layout;
}

/// The only list of queries among the fields: `{"metrics": {…}, "samples": [{…}]}`.
std::optional<ResultLayout> layoutInField(const json& root)
{
    std::optional<ResultLayout> only;
    for (const auto& [key, values] : root.items()) {
        if (!values.is_array() || values.empty())
            continue;
        auto layout = layoutOfObjects(firstOf(values));
        if (!layout || !layout->query)
            continue;
        if (only)
            return std::nullopt;
        only = placed(std::move(layout), PartsOf::List, {key});
    }
    return only;
}

/// @param lines the first ones, if the object is the first of several
std::optional<ResultLayout> layoutOfObject(const json& root, std::span<const json> lines)
{
    struct Container {
        PartsOf parts;
        FieldPath fields;
        bool isOfIds;  ///< only if parts name a query and contain a list of ids
    };
    const Container containers[] = {{PartsOf::List, {"responses"}, false},
                                    {PartsOf::List, {"result"}, false},
                                    {PartsOf::Object, {"details"}, false},
                                    {PartsOf::List, {"hits", "hits"}, true}};
    for (const Container& container : containers) {
        const json* const parts = valueAt(root, container.fields);
        const bool isOfKind =
            parts && (container.parts == PartsOf::List ? parts->is_array() : parts->is_object());
        if (!isOfKind || parts->empty())
            continue;
        auto layout = layoutOfObjects(firstOf(*parts));
        const bool hasIds =
            layout && layout->query && layout->results &&
            result_names::resultsName(foldedHeading(layout->results->back())) == ResultsName::Ids;
        if (layout && (!container.isOfIds || hasIds))
            return placed(std::move(layout), container.parts, container.fields);
    }
    if (auto layout = layoutOfDataset(root))
        return layout;
    auto ofColumns = lines.size() == 1 ? layoutOfIdColumns(root) : std::nullopt;
    if (ofColumns)
        return ofColumns;
    if (auto layout = layoutOfColumns(root))
        return layout;
    if (auto layout = layoutInField(root))
        return layout;
    if (auto layout = layoutOfObjects(lines))
        return layout;
    if (root.empty() || lines.size() > 1)
        return std::nullopt;
    for (const auto& [key, value] : root.items())
        if (auto layout = layoutOfBatch(value, {key}))
            return layout;
    if (auto layout = layoutOfLists(root))
        return layout;
    const bool areObjects =
        std::ranges::all_of(root, [](const json& value) { return value.is_object(); });
    return areObjects ? placed(layoutOfObjects(firstOf(root)), PartsOf::Object) : std::nullopt;
}

/// The fields of the first list of scored hits that do not name documents.
std::vector<std::string> hitFieldsIn(const json& value, const std::string& name, std::size_t depth)
{
    const json first = value.is_array() && !value.empty() ? value.front() : json();
    const bool areResults = result_names::resultsName(name) != ResultsName::None ||
                            name.ends_with("results") || first.contains("index");
    if (first.is_object() && areResults) {
        const HitFields fields = fieldsOf(first, name);
        std::vector<std::string> names;
        if (fields.score && (!fields.document || fields.isText))
            for (const auto& field : first.items())
                names.push_back(field.key());
        return names;
    }
    if (depth > deepestField || !value.is_structured())
        return {};
    for (const auto& [key, inner] : value.items())
        if (auto names =
                hitFieldsIn(inner, value.is_array() ? name : foldedHeading(key), depth + 1);
            !names.empty())
            return names;
    return {};
}

}  // namespace

const json& onlyList(const json& values)
{
    return values.is_array() && values.size() == 1 && values.front().is_array() ? values.front()
                                                                                : values;
}

std::vector<std::string> hitFieldsWithoutId(std::string_view text)
{
    const json root = json_library::parsed(firstJsonValue(withoutByteOrderMark(text)));
    return hitFieldsIn(root, {}, 0);
}

json plainAnswer(json answer)
{
    using enum ResultsName;
    namePairs(answer);
    joinGroups(answer);
    if (answer.is_object())
        for (auto field = answer.begin(); field != answer.end(); ++field)
            if (areScoredPairs(*field))
                if (const auto name = result_names::resultsName(foldedHeading(field.key()));
                    name == Hits || name == Ids)
                    namePairs(*field);
    return answer;
}

const json* valueAt(const json& value, const FieldPath& path)
{
    const json* found = &value;
    for (const std::string& field : path) {
        const auto next = found->is_object() ? found->find(field) : found->end();
        if (!found->is_object() || next == found->end())
            return nullptr;
        found = &*next;
    }
    return found;
}

std::vector<json> rowsOfColumns(const json& columns)
{
    std::vector<json> rows;
    const auto ids = areColumnsOfIds(columns) ? columns.find("ids") : columns.end();
    for (const auto& [name, column] : columns.items()) {
        if (ids != columns.end() && column.size() != ids->size())
            continue;
        std::size_t row = 0;
        for (const json& value : column) {
            if (row == rows.size())
                rows.push_back(json::object());
            rows[row++][name] = value;
        }
    }
    return rows;
}

std::optional<ResultLayout> resultLayout(const std::vector<json>& parts)
{
    return layoutOfObjects(parts);
}

PairLayout rolesOf(const ResultLayout& layout)
{
    PairLayout roles;
    roles.isNamed = true;
    if (layout.relevant || layout.grade)
        roles.grade = 0;
    if (layout.score)
        roles.score = 0;
    if (layout.results)
        roles.rank = 0;
    return roles;
}

std::optional<ResultLayout> resultLayout(std::string_view text)
{
    text = withoutByteOrderMark(text);
    json root = plainAnswer(json_library::parsed(firstJsonValue(text)));
    if (root.is_object() && std::ranges::all_of(root, areScoredPairs))
        std::ranges::for_each(root, namePairs);
    if (root.is_array() && !root.empty()) {
        if (auto layout = placed(layoutOfObjects(firstOf(root)), PartsOf::List))
            return layout;
        if (auto layout = layoutOfBatch(root, {}))
            return layout;
        return placed(hitsOfOneQuery(root), PartsOf::Text);
    }
    const bool isOurs = root.is_object() && root.contains("format") && root["format"].is_string() &&
                        root["format"].get_ref<const std::string&>().starts_with("rankscope");
    if (!root.is_object() || isOurs)
        return std::nullopt;
    std::vector<json> lines;
    JsonParts parts(text.substr(0, mostJsonToJudge), PartsOf::Text, {});
    for (JsonPart part; lines.size() < partsToJudge && parts.next(part);)
        lines.push_back(plainAnswer(json_library::parsed(part.text)));
    return layoutOfObject(root, lines.empty() ? std::span(&root, 1) : std::span<const json>(lines));
}

}  // namespace core
