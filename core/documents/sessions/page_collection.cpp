// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/page_collection.h"

#include "core/foundation/json/field_reader.h"

#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view pageFormatName = "rankscope-page";
constexpr int pageVersion = 1;

constexpr std::tuple pageFields{field("name", &PageCollection::name),
                                field("runs", &PageCollection::runs, Presence::Needed),
                                field("measures", &PageCollection::measures, Presence::Needed),
                                field("allQueries", &PageCollection::allQueries, Presence::Always),
                                field("measure", &PageCollection::measure, Presence::Always),
                                field("a", &PageCollection::runA, Presence::Always),
                                field("b", &PageCollection::runB, Presence::Always),
                                field("query", &PageCollection::query, Presence::Always),
                                field("inOrder", &PageCollection::isInOrder, Presence::Always)};
constexpr std::tuple pagePairFields{field("difference", &PagePair::difference, Presence::Always),
                                    field("won", &PagePair::won, Presence::Always),
                                    field("tied", &PagePair::tied, Presence::Always),
                                    field("lost", &PagePair::lost, Presence::Always)};
constexpr std::tuple pageQueryFields{field("id", &PageQuery::id, Presence::Needed),
                                     field("text", &PageQuery::text)};
constexpr std::tuple pageDocumentFields{
    field("id", &RankedItem::id, Presence::Needed), field("title", &RankedItem::title),
    field("grade", &RankedItem::grade, {true}, Presence::Always)};

class PageReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<PageCollection> read(const json& root)
    {
        PageCollection made;
        const bool isRead =
            readHead(root, pageFormatName, pageVersion) && readFields(root, {}, pageFields, made) &&
            readPageValues(root, {}, "means", made, made.means) && readPagePairs(root, made) &&
            readPageQueries(root, made) && isBelow(made.measure, made.measures.size(), "measure") &&
            isBelow(made.runA, made.runs.size(), "a") &&
            isBelow(made.runB, made.runs.size(), "b") &&
            isBelow(made.query, made.queries.size(), "query");
        if (!isRead)
            return *std::move(m_error);
        return made;
    }

private:
    bool isBelow(std::size_t index, std::size_t count, const std::string& path)
    {
        return index < count || refuse(ErrorCode::BadValue, path);
    }

    /// A list in a field, whose elements `readOne` reads.
    bool readList(const json& object, const std::string& path, const char* key, const auto& readOne)
    {
        const json* values = needed(object, path, key);
        return values && readEach(*values, fieldPath(path, key), readOne);
    }

    bool readPageValues(const json& object, const std::string& path, const char* key,
                        const PageCollection& made, PageValues& values)
    {
        const auto number = [this](const json& value, const std::string& place,
                                   std::optional<double>& one) {
            return value.is_null() || readValue(value, place, Limits<double>(), one);
        };
        const auto row = [&](const json& ofMeasure, const std::string& place) {
            auto& numbers = values.emplace_back();
            return readEach(ofMeasure, place,
                            [&](const json& value, const std::string& at) {
                                return number(value, at, numbers.emplace_back());
                            }) &&
                   (numbers.size() == made.runs.size() || refuse(ErrorCode::BadValue, place));
        };
        return readList(object, path, key, row) &&
               (values.size() == made.measures.size() ||
                refuse(ErrorCode::BadValue, fieldPath(path, key)));
    }

    bool readPagePairs(const json& root, PageCollection& made)
    {
        const std::size_t runs = made.runs.size();
        const auto row = [&](const json& ofMeasure, const std::string& path) {
            auto& pairs = made.pairs.emplace_back();
            return readEach(ofMeasure, path,
                            [&](const json& pair, const std::string& place) {
                                return pair.is_object() ? readFields(pair, place, pagePairFields,
                                                                     pairs.emplace_back())
                                                        : refuseType(place, "an object");
                            }) &&
                   (pairs.size() == runs * runs || refuse(ErrorCode::BadValue, path));
        };
        return readList(root, {}, "pairs", row) &&
               (made.pairs.size() == made.measures.size() || refuse(ErrorCode::BadValue, "pairs"));
    }

    bool readPageQueries(const json& root, PageCollection& made)
    {
        return readList(root, {}, "queries", [&](const json& object, const std::string& path) {
            if (!object.is_object())
                return refuseType(path, "an object");
            PageQuery& query = made.queries.emplace_back();
            return readFields(object, path, pageQueryFields, query) &&
                   readPageValues(object, path, "values", made, query.values) &&
                   readPageLists(object, path, made, query);
        });
    }

    bool readPageLists(const json& object, const std::string& path, const PageCollection& made,
                       PageQuery& query)
    {
        const auto document = [&](const json& one, const std::string& place) {
            return one.is_object()
                       ? readFields(one, place, pageDocumentFields, query.documents.emplace_back())
                       : refuseType(place, "an object");
        };
        const auto list = [&](const json& indices, const std::string& place) {
            auto& ranked = query.lists.emplace_back();
            if (!readValue(indices, place, Limits<std::size_t>(), ranked))
                return false;
            for (const std::size_t index : ranked)
                if (!isBelow(index, query.documents.size(), place))
                    return false;
            return true;
        };
        return readList(object, path, "documents", document) &&
               readList(object, path, "lists", list) &&
               (query.lists.size() == made.runs.size() ||
                refuse(ErrorCode::BadValue, fieldPath(path, "lists")));
    }
};

Written writtenValues(const PageValues& values)
{
    Written rows = Written::array();
    for (const auto& ofMeasure : values) {
        Written row = Written::array();
        for (const auto& value : ofMeasure)
            row.push_back(value ? numberOf(*value) : Written(nullptr));
        rows.push_back(std::move(row));
    }
    return rows;
}

Written writtenQuery(const PageQuery& query)
{
    Written made = written(pageQueryFields, query);
    made["values"] = writtenValues(query.values);
    Written documents = Written::array();
    for (const RankedItem& document : query.documents)
        documents.push_back(written(pageDocumentFields, document));
    made["documents"] = std::move(documents);
    made["lists"] = query.lists;
    return made;
}

}  // namespace

Parsed<PageCollection> parsePageCollection(std::string_view text, const std::string& name)
{
    return readWith<PageReader>(text, name);
}

std::string toJson(const PageCollection& collection)
{
    Written made;
    made["format"] = pageFormatName;
    made["version"] = pageVersion;
    const Written fields = written(pageFields, collection);
    for (const auto& [key, value] : fields.items())
        made[key] = value;
    made["means"] = writtenValues(collection.means);
    Written pairs = Written::array();
    for (const auto& ofMeasure : collection.pairs) {
        Written row = Written::array();
        for (const PagePair& pair : ofMeasure)
            row.push_back(written(pagePairFields, pair));
        pairs.push_back(std::move(row));
    }
    made["pairs"] = std::move(pairs);
    Written queries = Written::array();
    for (const PageQuery& query : collection.queries)
        queries.push_back(writtenQuery(query));
    made["queries"] = std::move(queries);
    return dump(made);
}

}  // namespace core
