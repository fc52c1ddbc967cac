#include "core/io/recovery.h"

#include <optional>
#include <utility>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::json;

constexpr const char* fieldName = "recovery";

json fieldsOf(const std::string& text)
{
    json fields = json::parse(text, nullptr, false);
    return fields.is_object() ? fields : json::object();
}

std::string dump(const json& value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

/// Reads the field "recovery"; the first problem stops it.
class Reader {
public:
    Reader(Recovery& recovery, const std::string& file)
        : m_recovery(recovery)
        , m_file(file)
    {}

    std::optional<ParseError> read(const json& field)
    {
        if (!field.is_object())
            return problem(Problem::WrongType, fieldName);
        const auto version = field.find("version");
        if (version == field.end())
            return problem(Problem::MissingField, "recovery.version");
        if (!version->is_number_integer())
            return problem(Problem::WrongType, "recovery.version");
        if (*version > recoveryVersion)
            return problem(Problem::NewerVersion, dump(*version));
        readText(field, "path", m_recovery.path);
        readText(field, "name", m_recovery.name);
        readText(field, "digest", m_recovery.digest);
        const auto time = field.find("editedAt");
        if (time == field.end() || !time->is_number_integer())
            m_error = problem(Problem::WrongType, "recovery.editedAt");
        else
            m_recovery.editedAt = time->get<std::int64_t>();
        return std::move(m_error);
    }

private:
    ParseError problem(Problem problem, const std::string& found) const
    {
        return {m_file, 0, problem, found};
    }

    void readText(const json& field, const char* key, std::string& text)
    {
        const auto value = field.find(key);
        if (value == field.end() || !value->is_string())
            m_error = problem(Problem::WrongType, std::string("recovery.") + key);
        else
            text = value->get<std::string>();
    }

    Recovery& m_recovery;
    const std::string& m_file;
    std::optional<ParseError> m_error;
};

}  // namespace

std::string toJson(Recovery recovery)
{
    json fields = fieldsOf(unknownFields(recovery.session));
    fields[fieldName] = {{"version", recoveryVersion},
                         {"path", recovery.path},
                         {"name", recovery.name},
                         {"digest", recovery.digest},
                         {"editedAt", recovery.editedAt}};
    unknownFields(recovery.session) = dump(fields);
    return toJson(recovery.session);
}

Parsed<Recovery> parseRecovery(std::string_view text, const std::string& name)
{
    auto session = parseAnySession(text, name);
    if (!session)
        return session.error();
    Recovery recovery;
    recovery.session = *std::move(session);
    json fields = fieldsOf(unknownFields(recovery.session));
    const auto field = fields.find(fieldName);
    if (field == fields.end())
        return ParseError{name, 0, Problem::MissingField, fieldName};
    if (auto error = Reader(recovery, name).read(*field))
        return *std::move(error);
    fields.erase(fieldName);
    unknownFields(recovery.session) = fields.empty() ? std::string() : dump(fields);
    return recovery;
}

}  // namespace core
