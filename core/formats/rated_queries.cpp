#include "core/formats/rated_queries.h"

#include "core/file/lines.h"
#include "core/formats/several_raters.h"
#include "core/syntax/json_check.h"
#include "core/syntax/json_place.h"
#include "core/syntax/pair_layout.h"
#include "core/text/number_text.h"

#include <cmath>
#include <initializer_list>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::json;

/// A text, or a whole number, as an id; empty when it is neither.
std::string idOf(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_integer() ? value.dump() : std::string();
}

const json* fieldOf(const json& object, const std::string& name)
{
    if (!object.is_object())
        return nullptr;
    const auto field = object.find(name);
    return field == object.end() ? nullptr : &*field;
}

/// The field that stands there under one of its names.
const json* anyOf(const json& object, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (const json* const field = fieldOf(object, name))
            return field;
    return nullptr;
}

/// A number, or a text that is one.
std::optional<double> numberOf(const json& value)
{
    double number = 0;
    if (value.is_number())
        return value.get<double>();
    if (value.is_string() && readNumber(value.get_ref<const std::string&>(), number))
        return number;
    return std::nullopt;
}

/// Reads the tree; the first field that does not fit ends it.
class RatedReader {
public:
    RatedReader(std::string_view text, const std::string& name, RaterRule raters)
        : m_text(text)
        , m_name(name)
        , m_raters(raters)
    {}

    std::optional<ParseError> read(const json& root);
    Pairs take() { return std::move(m_pairs); }

private:
    using Error = std::optional<ParseError>;

    /// The documents of a group.
    struct Shared {
        const json* documents = nullptr;
        std::string path;
        std::set<std::string> known;  ///< queries of the group: one may have several templates
    };

    Error readRequests(const json& requests);
    Error readJudged(const json& judged);
    Error readBook(const json& pairs);
    Error readJudgements(const json& judgements, std::string_view query, const json& document,
                         const std::string& path);
    Error readTopics(const json& topic, const std::string& path);
    Error readGroups(const json& groups, const std::string& path);
    Error readGroup(const json& group, const std::string& path);
    Error readQueries(const json& queries, Shared& shared, const std::string& path);
    Error readQuery(const json& query, Shared& shared, const std::string& path);
    Error readDocuments(const json& documents, const std::string& query, const std::string& path);
    Error readRatings(const json& ratings, const std::string& query, const std::string& path);
    Error readRating(const json& rating, std::string_view query, const std::string& path);
    Error readGrade(const std::string& key, const json& value, std::string_view query,
                    const std::string& path);
    Error add(std::string_view query, const json& document, double grade, const std::string& path);

    std::string nameOf(const json& query) const;
    ParseError wrong(Problem problem, const std::string& path) const
    {
        return wrong(problem, path, path);
    }
    ParseError wrong(Problem problem, const std::string& path, std::string_view found) const
    {
        return {m_name, lineOfField(m_text, m_before + path), problem, excerpt(found)};
    }

    std::string_view m_text;
    const std::string& m_name;
    std::string m_before;  // the paths, where the judgments are part of an answer
    RaterRule m_raters;
    std::string m_placeholder;  // that has a query's text; empty: the usual ones
    Pairs m_pairs;
};

RatedReader::Error RatedReader::add(std::string_view query, const json& document, double grade,
                                    const std::string& path)
{
    const std::string id = idOf(document);
    if (id.empty())
        return wrong(Problem::WrongType, path);
    m_pairs.rows.add(query, {m_pairs.arena.keep(id), grade, 0, 0});
    return std::nullopt;
}

/// `{"_id": "d1", "rating": 3}` of Elasticsearch, with `docId` (OpenSearch), `doc_id` (Quepid) or
/// `document_id` and `gain` (RRE).
RatedReader::Error RatedReader::readRating(const json& rating, std::string_view query,
                                           const std::string& path)
{
    const json* const id = anyOf(rating, {"_id", "docId", "doc_id", "document_id"});
    const json* const given = anyOf(rating, {"rating", "gain", "score"});
    if (!id || !given)
        return wrong(Problem::MissingField, path + (id ? ".rating" : "._id"));
    if (given->is_null()) {
        m_pairs.counts.add(Oddity::UnratedPairs, 0, idOf(*id));
        return std::nullopt;
    }
    const auto grade = numberOf(*given);
    if (!grade)
        return wrong(Problem::WrongType, path + ".rating");
    return add(query, *id, *grade, path + "._id");
}

/// A list of ratings, or one by document.
RatedReader::Error RatedReader::readRatings(const json& ratings, const std::string& query,
                                            const std::string& path)
{
    if (!ratings.is_array() && !ratings.is_object())
        return wrong(Problem::WrongType, path);
    if (ratings.empty())
        m_pairs.counts.add(Oddity::EmptyQuery, 0, query);
    const std::string_view kept = m_pairs.arena.keep(query);
    for (std::size_t i = 0; ratings.is_array() && i < ratings.size(); ++i)
        if (auto error = readRating(ratings[i], kept, indexed(path, i)))
            return error;
    if (!ratings.is_object())
        return std::nullopt;
    for (const auto& [id, rating] : ratings.items()) {
        const auto grade = numberOf(rating);
        if (!grade)
            return wrong(Problem::WrongType, fieldPath(path, id));
        if (auto error = add(kept, json(id), *grade, fieldPath(path, id)))
            return error;
    }
    return std::nullopt;
}

RatedReader::Error RatedReader::readRequests(const json& requests)
{
    if (!requests.is_array())
        return wrong(Problem::WrongType, "requests");
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const std::string path = indexed("requests", i);
        const json* const id = fieldOf(requests[i], "id");
        const json* const ratings = fieldOf(requests[i], "ratings");
        if (!id || !ratings)
            return wrong(Problem::MissingField, path + (id ? ".ratings" : ".id"));
        const std::string query = idOf(*id);
        if (query.empty() || !ratings->is_array())
            return wrong(Problem::WrongType, path + (query.empty() ? ".id" : ".ratings"));
        if (auto error = readRatings(*ratings, query, path + ".ratings"))
            return error;
    }
    return std::nullopt;
}

/// OpenSearch's, as a list of queries or by query.
RatedReader::Error RatedReader::readJudged(const json& judged)
{
    const std::string path = "judgmentRatings";
    if (judged.is_object()) {
        for (const auto& [query, ratings] : judged.items())
            if (auto error = readRatings(ratings, query, fieldPath(path, query)))
                return error;
        return std::nullopt;
    }
    if (!judged.is_array())
        return wrong(Problem::WrongType, path);
    for (std::size_t i = 0; i < judged.size(); ++i) {
        const json* const query = fieldOf(judged[i], "query");
        const json* const ratings = fieldOf(judged[i], "ratings");
        if (!query || !ratings)
            return wrong(Problem::MissingField, indexed(path, i) + (query ? ".ratings" : ".query"));
        if (idOf(*query).empty())
            return wrong(Problem::WrongType, indexed(path, i) + ".query");
        if (auto error = readRatings(*ratings, idOf(*query), indexed(path, i) + ".ratings"))
            return error;
    }
    return std::nullopt;
}

/// A judgement that says that it cannot be given, or will be later, is none.
RatedReader::Error RatedReader::readJudgements(const json& judgements, std::string_view query,
                                               const json& document, const std::string& path)
{
    std::vector<double> grades;
    std::vector<std::string> raters;
    for (std::size_t i = 0; i < judgements.size(); ++i) {
        const json* const rating = fieldOf(judgements[i], "rating");
        if (!rating || rating->is_null())
            continue;
        const auto grade = numberOf(*rating);
        if (!grade)
            return wrong(Problem::WrongType, indexed(path, i) + ".rating");
        const json* const rater = fieldOf(judgements[i], "user_email");
        grades.push_back(*grade);
        raters.push_back(rater && rater->is_string() ? rater->get<std::string>()
                                                     : indexed(path, i));
    }
    if (grades.empty()) {
        m_pairs.counts.add(Oddity::UnratedPairs, 0, idOf(document));
        return std::nullopt;
    }
    if (grades.size() == 1)
        return add(query, document, grades.front(), path);
    if (m_raters == RaterRule::Refuse)
        return wrong(Problem::SeveralRaters, path, headingsText(raters));
    const JoinedGrade joined = joinedGrade(grades, m_raters);
    m_pairs.counts.add(joined.told, 0, idOf(document));
    return add(query, document, joined.grade, path);
}

/// Of Quepid, where several people judge.
RatedReader::Error RatedReader::readBook(const json& pairs)
{
    if (!pairs.is_array())
        return wrong(Problem::WrongType, "query_doc_pairs");
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const std::string path = indexed("query_doc_pairs", i);
        const json* const query = fieldOf(pairs[i], "query_text");
        const json* const document = fieldOf(pairs[i], "doc_id");
        const json* const judgements = fieldOf(pairs[i], "judgements");
        if (!query || !document || !judgements)
            return wrong(Problem::MissingField, path + (!query      ? ".query_text"
                                                        : !document ? ".doc_id"
                                                                    : ".judgements"));
        const std::string id = idOf(*query);
        if (id.empty() || !judgements->is_array())
            return wrong(Problem::WrongType, path + (id.empty() ? ".query_text" : ".judgements"));
        if (auto error = readJudgements(*judgements, m_pairs.arena.keep(id), *document,
                                        path + ".judgements"))
            return error;
    }
    return std::nullopt;
}

/// `"3": ["d1", "d2"]`, or `"d1": {"gain": 3}`.
RatedReader::Error RatedReader::readGrade(const std::string& key, const json& value,
                                          std::string_view query, const std::string& path)
{
    if (value.is_object()) {
        const json* const gain = fieldOf(value, "gain");
        const auto grade = gain ? numberOf(*gain) : std::optional(1.0);
        if (!grade)
            return wrong(Problem::WrongType, path + ".gain");
        if (!gain)
            m_pairs.counts.add(Oddity::NoGrades, 0);
        return add(query, json(key), *grade, path);
    }
    double grade = 0;
    if (!value.is_array())
        return wrong(Problem::WrongType, path);
    if (!readNumber(key, grade))
        return wrong(Problem::BadValue, path);
    for (std::size_t i = 0; i < value.size(); ++i)
        if (auto error = add(query, value[i], grade, indexed(path, i)))
            return error;
    return std::nullopt;
}

/// `relevant_documents` of RRE.
RatedReader::Error RatedReader::readDocuments(const json& documents, const std::string& query,
                                              const std::string& path)
{
    if (documents.is_array() && !documents.empty() && documents.front().is_object())
        return readRatings(documents, query, path);
    const std::string_view kept = m_pairs.arena.keep(query);
    if (documents.empty())
        m_pairs.counts.add(Oddity::EmptyQuery, 0, query);
    if (documents.is_array()) {
        m_pairs.counts.add(Oddity::NoGrades, 0);
        for (std::size_t i = 0; i < documents.size(); ++i)
            if (auto error = add(kept, documents[i], 1, indexed(path, i)))
                return error;
        return std::nullopt;
    }
    if (!documents.is_object())
        return wrong(Problem::WrongType, path);
    for (const auto& [key, value] : documents.items())
        if (auto error = readGrade(key, value, kept, fieldPath(path, key)))
            return error;
    return std::nullopt;
}

/// What people type: Quepid has it as a field, RRE among the placeholders of its template.
std::string RatedReader::nameOf(const json& query) const
{
    if (const json* const text = anyOf(query, {"query", "query_text"}))
        return idOf(*text);
    const json* const placeholders = fieldOf(query, "placeholders");
    if (!placeholders || !placeholders->is_object() || placeholders->empty())
        return {};
    const json* text = m_placeholder.empty() ? anyOf(*placeholders, {"$query", "query", "$q", "q"})
                                             : fieldOf(*placeholders, m_placeholder);
    if (!text && placeholders->size() == 1)
        text = &placeholders->front();
    return text ? idOf(*text) : std::string();
}

RatedReader::Error RatedReader::readQuery(const json& query, Shared& shared,
                                          const std::string& path)
{
    const json* const ratings = fieldOf(query, "ratings");
    const json* const own = fieldOf(query, "relevant_documents");
    const std::string name = nameOf(query);
    if (name.empty() && shared.documents && !ratings && !own)
        return std::nullopt;
    if (name.empty())
        return wrong(Problem::MissingField, path + (ratings ? ".query" : ".placeholders.$query"));
    if (ratings)
        return readRatings(*ratings, name, path + ".ratings");
    const bool isNew = shared.known.insert(name).second;
    if (own)
        return readDocuments(*own, name, path + ".relevant_documents");
    if (!shared.documents)
        return wrong(Problem::MissingField, path + ".relevant_documents");
    return isNew ? readDocuments(*shared.documents, name, shared.path) : std::nullopt;
}

RatedReader::Error RatedReader::readQueries(const json& queries, Shared& shared,
                                            const std::string& path)
{
    if (!queries.is_array())
        return wrong(Problem::WrongType, path);
    for (std::size_t i = 0; i < queries.size(); ++i)
        if (auto error = readQuery(queries[i], shared, indexed(path, i)))
            return error;
    return std::nullopt;
}

RatedReader::Error RatedReader::readGroup(const json& group, const std::string& path)
{
    const json* const documents = fieldOf(group, "relevant_documents");
    const json* const queries = fieldOf(group, "queries");
    Shared shared{documents, path + ".relevant_documents", {}};
    if (queries)
        if (auto error = readQueries(*queries, shared, path + ".queries"))
            return error;
    if (!shared.known.empty())
        return std::nullopt;
    const json* const name = fieldOf(group, "name");
    if (!name || !documents)
        return wrong(Problem::MissingField, path + (name ? ".relevant_documents" : ".name"));
    const std::string query = idOf(*name);
    if (query.empty())
        return wrong(Problem::WrongType, path + ".name");
    return readDocuments(*documents, query, path + ".relevant_documents");
}

RatedReader::Error RatedReader::readGroups(const json& groups, const std::string& path)
{
    if (!groups.is_array())
        return wrong(Problem::WrongType, path);
    for (std::size_t i = 0; i < groups.size(); ++i)
        if (auto error = readGroup(groups[i], indexed(path, i)))
            return error;
    return std::nullopt;
}

/// Topics hold groups, and groups queries; each may stand where the larger one would.
RatedReader::Error RatedReader::readTopics(const json& topic, const std::string& path)
{
    if (const json* const topics = fieldOf(topic, "topics")) {
        if (!topics->is_array() || !path.empty())
            return wrong(Problem::WrongType, fieldPath(path, "topics"));
        for (std::size_t i = 0; i < topics->size(); ++i)
            if (auto error = readTopics((*topics)[i], indexed("topics", i)))
                return error;
        return std::nullopt;
    }
    if (const json* const groups = fieldOf(topic, "query_groups"))
        return readGroups(*groups, fieldPath(path, "query_groups"));
    Shared none;
    if (const json* const queries = fieldOf(topic, "queries"))
        return readQueries(*queries, none, fieldPath(path, "queries"));
    return wrong(Problem::MissingField, fieldPath(path, "query_groups"));
}

/// The judgments in what OpenSearch answers; else the root.
const json& answered(const json& root)
{
    const json* const hits = fieldOf(root, "hits");
    const json* const found = hits ? fieldOf(*hits, "hits") : nullptr;
    if (!found || !found->is_array() || found->size() != 1)
        return root;
    const json* const source = fieldOf(found->front(), "_source");
    return source ? *source : root;
}

RatedReader::Error RatedReader::read(const json& root)
{
    if (const json* const requests = fieldOf(root, "requests"))
        return readRequests(*requests);
    const json& answer = answered(root);
    if (const json* const judged = fieldOf(answer, "judgmentRatings")) {
        m_before = &answer == &root ? "" : "hits.hits[0]._source.";
        return readJudged(*judged);
    }
    if (const json* const pairs = fieldOf(root, "query_doc_pairs"))
        return readBook(*pairs);
    if (const json* const placeholder = fieldOf(root, "query_placeholder"))
        m_placeholder = idOf(*placeholder);
    return readTopics(root, {});
}

}  // namespace

Parsed<Pairs> parseRatedQueries(std::string_view text, const std::string& name, RaterRule raters)
{
    const std::string_view content = withoutByteOrderMark(text);
    if (auto error = jsonProblem(content, name))
        return std::move(*error);
    RatedReader reader(content, name, raters);
    if (auto error = reader.read(json::parse(content)))
        return std::move(*error);
    Pairs pairs = reader.take();
    if (content.size() < text.size())
        pairs.counts.add(Oddity::ByteOrderMark, 1);
    return pairs;
}

}  // namespace core
