// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/rated_queries.h"

#include "core/collections/formats/json_values.h"
#include "core/collections/formats/several_raters.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/json/field_reader.h"
#include "core/foundation/json/json_check.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/pair_layout.h"
#include "core/foundation/text/number_text.h"

#include <initializer_list>
#include <optional>
#include <set>
#include <utility>
#include <vector>

namespace core {

namespace {

using json_fields::FieldReader;
using json_fields::json;

const json* fieldOf(const json& object, const std::string& name)
{
    if (!object.is_object())
        return nullptr;
    const auto field = object.find(name);
    return field == object.end() ? nullptr : &*field;
}

/// The field with the surest name of a document; null if there is none.
const json* ratedDocument(const json& rating)
{
    const json* document = nullptr;
    int first = -1;
    for (const auto& [key, value] : rating.items())
        if (const int place = placeOfHeading(ColumnMeaning::HitDocument, key);
            place >= 0 && (!document || place < first)) {
            document = &value;
            first = place;
        }
    return document;
}

/// The field with one of the names.
const json* anyOf(const json& object, std::initializer_list<const char*> names)
{
    for (const char* name : names)
        if (const json* const field = fieldOf(object, name))
            return field;
    return nullptr;
}

/// Reads the tree; stops at the first field that does not fit.
class RatedReader : FieldReader {
public:
    RatedReader(std::string_view text, const std::string& name, RaterRule raters)
        : FieldReader(text, name)
        , m_raters(raters)
    {}

    Parsed<Pairs> read(const json& root)
    {
        if (!readRoot(root))
            return *std::move(m_error);
        return std::move(m_pairs);
    }

private:
    /// The documents of a group.
    struct Shared {
        const json* documents = nullptr;
        std::string path;
        std::set<std::string> known;  ///< queries of the group; one may have several templates
    };

    bool readRoot(const json& root);
    bool readRequests(const json& requests);
    bool readJudged(const json& judged);
    bool readBook(const json& pairs);
    bool readJudgements(const json& judgements, std::string_view query, const json& document,
                        const std::string& path);
    bool readTopics(const json& topic, const std::string& path);
    bool readGroup(const json& group, const std::string& path);
    bool readQueries(const json& queries, Shared& shared, const std::string& path);
    bool readQuery(const json& query, Shared& shared, const std::string& path);
    bool readDocuments(const json& documents, const std::string& query, const std::string& path);
    bool readRatings(const json& ratings, const std::string& query, const std::string& path);
    bool readRating(const json& rating, std::string_view query, const std::string& path);
    bool readGrade(const std::string& key, const json& value, std::string_view query,
                   const std::string& path);
    bool add(std::string_view query, const json& document, double grade, const std::string& path);

    std::string nameOf(const json& query) const;
    bool wrong(ErrorCode problem, const std::string& path)
    {
        return refuse(problem, m_before + path, path);
    }

    std::string m_before;  // prefix of the paths, if the judgments are part of an answer
    RaterRule m_raters;
    std::string m_placeholder;  // for a query's text; empty: the usual ones
    Pairs m_pairs;
};

bool RatedReader::add(std::string_view query, const json& document, double grade,
                      const std::string& path)
{
    const std::string id = idOf(document);
    if (id.empty())
        return wrong(ErrorCode::WrongType, path);
    m_pairs.rows.add(query, {m_pairs.arena.keep(id), grade, 0, 0});
    return true;
}

/// `{"_id": "d1", "rating": 3}` of Elasticsearch, also with `docId` (OpenSearch), `doc_id` (Quepid)
/// or `document_id` and `gain` (RRE).
bool RatedReader::readRating(const json& rating, std::string_view query, const std::string& path)
{
    const json* const id = ratedDocument(rating);
    const json* const given = anyOf(rating, {"rating", "gain", "score"});
    if (!id || !given)
        return wrong(ErrorCode::MissingField, path + (id ? ".rating" : "._id"));
    if (given->is_null()) {
        m_pairs.counts.add(Warning::UnratedPairs, 0, idOf(*id));
        return true;
    }
    const auto grade = numberOf(*given);
    if (!grade)
        return wrong(ErrorCode::WrongType, path + ".rating");
    return add(query, *id, *grade, path + "._id");
}

/// A list of ratings, or ratings by document.
bool RatedReader::readRatings(const json& ratings, const std::string& query,
                              const std::string& path)
{
    if (!ratings.is_array() && !ratings.is_object())
        return wrong(ErrorCode::WrongType, path);
    if (ratings.empty())
        m_pairs.counts.add(Warning::EmptyQuery, 0, query);
    const std::string_view kept = m_pairs.arena.keep(query);
    if (ratings.is_array())
        return readEach(ratings, path, [&](const json& rating, const std::string& place) {
            return readRating(rating, kept, place);
        });
    for (const auto& [id, rating] : ratings.items()) {
        const auto grade = numberOf(rating);
        if (!grade)
            return wrong(ErrorCode::WrongType, fieldPath(path, id));
        if (!add(kept, json(id), *grade, fieldPath(path, id)))
            return false;
    }
    return true;
}

bool RatedReader::readRequests(const json& requests)
{
    return readEach(requests, "requests", [&](const json& request, const std::string& path) {
        const json* const id = fieldOf(request, "id");
        const json* const ratings = fieldOf(request, "ratings");
        if (!id || !ratings)
            return wrong(ErrorCode::MissingField, path + (id ? ".ratings" : ".id"));
        const std::string query = idOf(*id);
        if (query.empty() || !ratings->is_array())
            return wrong(ErrorCode::WrongType, path + (query.empty() ? ".id" : ".ratings"));
        return readRatings(*ratings, query, path + ".ratings");
    });
}

/// OpenSearch's, as a list of queries or by query.
bool RatedReader::readJudged(const json& judged)
{
    const std::string path = "judgmentRatings";
    if (judged.is_object()) {
        for (const auto& [query, ratings] : judged.items())
            if (!readRatings(ratings, query, fieldPath(path, query)))
                return false;
        return true;
    }
    if (!judged.is_array())
        return wrong(ErrorCode::WrongType, path);
    return readEach(judged, path, [&](const json& each, const std::string& place) {
        const json* const query = fieldOf(each, "query");
        const json* const ratings = fieldOf(each, "ratings");
        if (!query || !ratings)
            return wrong(ErrorCode::MissingField, place + (query ? ".ratings" : ".query"));
        if (idOf(*query).empty())
            return wrong(ErrorCode::WrongType, place + ".query");
        return readRatings(*ratings, idOf(*query), place + ".ratings");
    });
}

/// Ignores a judgement that is declared impossible or postponed.
bool RatedReader::readJudgements(const json& judgements, std::string_view query,
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
            return wrong(ErrorCode::WrongType, indexed(path, i) + ".rating");
        const json* const rater = fieldOf(judgements[i], "user_email");
        grades.push_back(*grade);
        raters.push_back(rater && rater->is_string() ? rater->get<std::string>()
                                                     : indexed(path, i));
    }
    if (grades.empty()) {
        m_pairs.counts.add(Warning::UnratedPairs, 0, idOf(document));
        return true;
    }
    if (grades.size() == 1)
        return add(query, document, grades.front(), path);
    if (m_raters == RaterRule::Refuse)
        return refuse(ErrorCode::SeveralRaters, path, headingsText(raters));
    const JoinedGrade joined = joinedGrade(grades, m_raters);
    m_pairs.counts.add(joined.told, 0, idOf(document));
    return add(query, document, joined.grade, path);
}

/// A Quepid book, in which several people judge.
bool RatedReader::readBook(const json& pairs)
{
    return readEach(pairs, "query_doc_pairs", [&](const json& pair, const std::string& path) {
        const json* const query = fieldOf(pair, "query_text");
        const json* const document = fieldOf(pair, "doc_id");
        const json* const judgements = fieldOf(pair, "judgements");
        if (!query || !document || !judgements)
            return wrong(ErrorCode::MissingField, path + (!query      ? ".query_text"
                                                          : !document ? ".doc_id"
                                                                      : ".judgements"));
        const std::string id = idOf(*query);
        if (id.empty() || !judgements->is_array())
            return wrong(ErrorCode::WrongType, path + (id.empty() ? ".query_text" : ".judgements"));
        return readJudgements(*judgements, m_pairs.arena.keep(id), *document, path + ".judgements");
    });
}

/// `"3": ["d1", "d2"]`, or `"d1": {"gain": 3}`.
bool RatedReader::readGrade(const std::string& key, const json& value, std::string_view query,
                            const std::string& path)
{
    if (value.is_object()) {
        const json* const gain = fieldOf(value, "gain");
        const auto grade = gain ? numberOf(*gain) : std::optional(1.0);
        if (!grade)
            return wrong(ErrorCode::WrongType, path + ".gain");
        if (!gain)
            m_pairs.counts.add(Warning::NoGrades, 0);
        return add(query, json(key), *grade, path);
    }
    double grade = 0;
    if (!value.is_array())
        return wrong(ErrorCode::WrongType, path);
    if (!readNumber(key, grade))
        return wrong(ErrorCode::BadValue, path);
    return readEach(value, path, [&](const json& document, const std::string& place) {
        return add(query, document, grade, place);
    });
}

/// `relevant_documents` of RRE.
bool RatedReader::readDocuments(const json& documents, const std::string& query,
                                const std::string& path)
{
    if (documents.is_array() && !documents.empty() && documents.front().is_object())
        return readRatings(documents, query, path);
    const std::string_view kept = m_pairs.arena.keep(query);
    if (documents.empty())
        m_pairs.counts.add(Warning::EmptyQuery, 0, query);
    if (documents.is_array()) {
        m_pairs.counts.add(Warning::NoGrades, 0);
        return readEach(documents, path, [&](const json& document, const std::string& place) {
            return add(kept, document, 1, place);
        });
    }
    if (!documents.is_object())
        return wrong(ErrorCode::WrongType, path);
    for (const auto& [key, value] : documents.items())
        if (!readGrade(key, value, kept, fieldPath(path, key)))
            return false;
    return true;
}

/// The query as typed: a field in Quepid, one of the template's placeholders in RRE.
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

bool RatedReader::readQuery(const json& query, Shared& shared, const std::string& path)
{
    const json* const ratings = fieldOf(query, "ratings");
    const json* const own = fieldOf(query, "relevant_documents");
    const std::string name = nameOf(query);
    if (name.empty() && shared.documents && !ratings && !own)
        return true;
    if (name.empty())
        return wrong(ErrorCode::MissingField, path + (ratings ? ".query" : ".placeholders.$query"));
    if (ratings)
        return readRatings(*ratings, name, path + ".ratings");
    const bool isNew = shared.known.insert(name).second;
    if (own)
        return readDocuments(*own, name, path + ".relevant_documents");
    if (!shared.documents)
        return wrong(ErrorCode::MissingField, path + ".relevant_documents");
    return !isNew || readDocuments(*shared.documents, name, shared.path);
}

bool RatedReader::readQueries(const json& queries, Shared& shared, const std::string& path)
{
    return readEach(queries, path, [&](const json& query, const std::string& place) {
        return readQuery(query, shared, place);
    });
}

bool RatedReader::readGroup(const json& group, const std::string& path)
{
    const json* const documents = fieldOf(group, "relevant_documents");
    const json* const queries = fieldOf(group, "queries");
    Shared shared{documents, path + ".relevant_documents", {}};
    if (queries && !readQueries(*queries, shared, path + ".queries"))
        return false;
    if (!shared.known.empty())
        return true;
    const json* const name = fieldOf(group, "name");
    if (!name || !documents)
        return wrong(ErrorCode::MissingField, path + (name ? ".relevant_documents" : ".name"));
    const std::string query = idOf(*name);
    if (query.empty())
        return wrong(ErrorCode::WrongType, path + ".name");
    return readDocuments(*documents, query, path + ".relevant_documents");
}

/// Topics contain groups, and groups contain queries; each level may be missing.
bool RatedReader::readTopics(const json& topic, const std::string& path)
{
    if (const json* const topics = fieldOf(topic, "topics")) {
        if (!topics->is_array() || !path.empty())
            return wrong(ErrorCode::WrongType, fieldPath(path, "topics"));
        return readEach(*topics, "topics", [this](const json& each, const std::string& place) {
            return readTopics(each, place);
        });
    }
    if (const json* const groups = fieldOf(topic, "query_groups"))
        return readEach(*groups, fieldPath(path, "query_groups"),
                        [this](const json& group, const std::string& place) {
                            return readGroup(group, place);
                        });
    Shared none;
    if (const json* const queries = fieldOf(topic, "queries"))
        return readQueries(*queries, none, fieldPath(path, "queries"));
    return wrong(ErrorCode::MissingField, fieldPath(path, "query_groups"));
}

/// The judgments in OpenSearch's response; otherwise the root.
const json& answered(const json& root)
{
    const json* const hits = fieldOf(root, "hits");
    const json* const found = hits ? fieldOf(*hits, "hits") : nullptr;
    if (!found || !found->is_array() || found->size() != 1)
        return root;
    const json* const source = fieldOf(found->front(), "_source");
    return source ? *source : root;
}

bool RatedReader::readRoot(const json& root)
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
    auto pairs = RatedReader(content, name, raters).read(json_library::parsed(content));
    if (pairs && content.size() < text.size())
        pairs->counts.add(Warning::ByteOrderMark, 1);
    return pairs;
}

}  // namespace core
