#include "core/io/rated_queries.h"

#include "core/io/json_check.h"
#include "core/io/lines.h"
#include "core/text/number_text.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::json;

/// Reads the tree; the first field that does not fit ends it.
class RatedReader {
public:
    explicit RatedReader(const std::string& name)
        : m_name(name)
    {}

    std::optional<ParseError> readRequests(const json& requests);
    std::optional<ParseError> readTopics(const json& root, const std::string& path);
    Pairs take() { return std::move(m_pairs); }

private:
    std::optional<ParseError> readRatings(const json& ratings, std::string_view query,
                                          const std::string& path);
    std::optional<ParseError> readGroup(const json& group, const std::string& path);
    std::optional<ParseError> readRelevant(const json& documents, const std::string& query,
                                           const std::string& path);
    std::optional<ParseError> readGrade(const std::string& grade, const json& documents,
                                        std::string_view query, const std::string& path);
    std::optional<ParseError> add(std::string_view query, const json& document, double grade,
                                  const std::string& path);
    ParseError wrong(Problem problem, const std::string& path) const
    {
        return {m_name, 0, problem, excerpt(path)};
    }

    const std::string& m_name;
    Pairs m_pairs;
};

std::string item(const std::string& path, std::size_t index)
{
    return path + "[" + std::to_string(index) + "]";
}

/// A text, or a whole number, as an id; empty when it is neither.
std::string idOf(const json& value)
{
    if (value.is_string())
        return value.get<std::string>();
    return value.is_number_integer() ? value.dump() : std::string();
}

const json* fieldOf(const json& object, const char* name)
{
    if (!object.is_object())
        return nullptr;
    const auto field = object.find(name);
    return field == object.end() ? nullptr : &*field;
}

std::optional<ParseError> RatedReader::add(std::string_view query, const json& document,
                                           double grade, const std::string& path)
{
    const std::string id = idOf(document);
    if (id.empty())
        return wrong(Problem::WrongType, path);
    m_pairs.rows.add(query, {m_pairs.arena.keep(id), grade, 0, 0});
    return std::nullopt;
}

std::optional<ParseError> RatedReader::readRatings(const json& ratings, std::string_view query,
                                                   const std::string& path)
{
    for (std::size_t i = 0; i < ratings.size(); ++i) {
        const json* const id = fieldOf(ratings[i], "_id");
        const json* const rating = fieldOf(ratings[i], "rating");
        if (!id || !rating)
            return wrong(Problem::MissingField, item(path, i) + (id ? ".rating" : "._id"));
        if (!rating->is_number())
            return wrong(Problem::WrongType, item(path, i) + ".rating");
        if (auto error = add(query, *id, rating->get<double>(), item(path, i) + "._id"))
            return error;
    }
    return std::nullopt;
}

std::optional<ParseError> RatedReader::readRequests(const json& requests)
{
    if (!requests.is_array())
        return wrong(Problem::WrongType, "requests");
    for (std::size_t i = 0; i < requests.size(); ++i) {
        const std::string path = item("requests", i);
        const json* const id = fieldOf(requests[i], "id");
        const json* const ratings = fieldOf(requests[i], "ratings");
        if (!id || !ratings)
            return wrong(Problem::MissingField, path + (id ? ".ratings" : ".id"));
        const std::string query = idOf(*id);
        if (query.empty() || !ratings->is_array())
            return wrong(Problem::WrongType, path + (query.empty() ? ".id" : ".ratings"));
        if (ratings->empty())
            m_pairs.counts.add(Oddity::EmptyQuery, 0, query);
        if (auto error = readRatings(*ratings, m_pairs.arena.keep(query), path + ".ratings"))
            return error;
    }
    return std::nullopt;
}

/// `"3": ["d1", "d2"]`, or `"d1": {"gain": 3}`.
std::optional<ParseError> RatedReader::readGrade(const std::string& key, const json& value,
                                                 std::string_view query, const std::string& path)
{
    if (value.is_object()) {
        const json* const gain = fieldOf(value, "gain");
        if (gain && !gain->is_number())
            return wrong(Problem::WrongType, path + ".gain");
        if (!gain)
            m_pairs.counts.add(Oddity::NoGrades, 0);
        return add(query, json(key), gain ? gain->get<double>() : 1, path);
    }
    double grade = 0;
    if (!value.is_array())
        return wrong(Problem::WrongType, path);
    if (!readNumber(key, grade))
        return wrong(Problem::BadValue, path);
    for (std::size_t i = 0; i < value.size(); ++i)
        if (auto error = add(query, value[i], grade, item(path, i)))
            return error;
    return std::nullopt;
}

/// What is asked in a group, each by its text; a group without such texts is one query, called as
/// the group.
std::vector<std::string> queriesOf(const json& group, const json& name)
{
    std::vector<std::string> queries;
    const json* const asked = fieldOf(group, "queries");
    for (std::size_t i = 0; asked && asked->is_array() && i < asked->size(); ++i) {
        const json* const placeholders = fieldOf((*asked)[i], "placeholders");
        const json* const text = placeholders ? fieldOf(*placeholders, "$query") : nullptr;
        std::string query = text ? idOf(*text) : std::string();
        if (!query.empty() && std::find(queries.begin(), queries.end(), query) == queries.end())
            queries.push_back(std::move(query));
    }
    if (queries.empty())
        queries.push_back(idOf(name));
    return queries;
}

std::optional<ParseError> RatedReader::readGroup(const json& group, const std::string& path)
{
    const json* const name = fieldOf(group, "name");
    const json* const documents = fieldOf(group, "relevant_documents");
    if (!name || !documents)
        return wrong(Problem::MissingField, path + (name ? ".relevant_documents" : ".name"));
    if (idOf(*name).empty())
        return wrong(Problem::WrongType, path + ".name");
    for (const std::string& query : queriesOf(group, *name))
        if (auto error = readRelevant(*documents, query, path + ".relevant_documents"))
            return error;
    return std::nullopt;
}

std::optional<ParseError> RatedReader::readRelevant(const json& documents, const std::string& query,
                                                    const std::string& path)
{
    const std::string_view kept = m_pairs.arena.keep(query);
    if (documents.empty())
        m_pairs.counts.add(Oddity::EmptyQuery, 0, query);
    if (documents.is_array()) {
        m_pairs.counts.add(Oddity::NoGrades, 0);
        for (std::size_t i = 0; i < documents.size(); ++i)
            if (auto error = add(kept, documents[i], 1, item(path, i)))
                return error;
        return std::nullopt;
    }
    if (!documents.is_object())
        return wrong(Problem::WrongType, path);
    for (const auto& [key, value] : documents.items())
        if (auto error = readGrade(key, value, kept, path + "." + key))
            return error;
    return std::nullopt;
}

std::optional<ParseError> RatedReader::readTopics(const json& root, const std::string& path)
{
    const std::string prefix = path.empty() ? path : path + ".";
    if (const json* const topics = fieldOf(root, "topics")) {
        if (!topics->is_array() || !path.empty())
            return wrong(Problem::WrongType, prefix + "topics");
        for (std::size_t i = 0; i < topics->size(); ++i)
            if (auto error = readTopics((*topics)[i], item("topics", i)))
                return error;
        return std::nullopt;
    }
    const json* const groups = fieldOf(root, "query_groups");
    if (!groups)
        return wrong(Problem::MissingField, prefix + "query_groups");
    if (!groups->is_array())
        return wrong(Problem::WrongType, prefix + "query_groups");
    for (std::size_t i = 0; i < groups->size(); ++i)
        if (auto error = readGroup((*groups)[i], item(prefix + "query_groups", i)))
            return error;
    return std::nullopt;
}

}  // namespace

Parsed<Pairs> parseRatedQueries(std::string_view text, const std::string& name)
{
    const std::string_view content = withoutByteOrderMark(text);
    if (auto error = jsonProblem(content, name))
        return std::move(*error);
    const json root = json::parse(content);
    RatedReader reader(name);
    const json* const requests = fieldOf(root, "requests");
    auto error = requests ? reader.readRequests(*requests) : reader.readTopics(root, {});
    if (error)
        return std::move(*error);
    Pairs pairs = reader.take();
    if (content.size() < text.size())
        pairs.counts.add(Oddity::ByteOrderMark, 1);
    return pairs;
}

}  // namespace core
