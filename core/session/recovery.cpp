#include "core/session/recovery.h"

#include "core/syntax/json_fields.h"

#include <optional>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr const char* fieldName = "recovery";

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
        for (const auto& [key, text] :
             {std::pair("path", &m_recovery.path), std::pair("name", &m_recovery.name),
              std::pair("digest", &m_recovery.digest)}) {
            const auto value = field.find(key);
            if (value == field.end() || !value->is_string())
                return problem(Problem::WrongType, std::string("recovery.") + key);
            *text = value->get<std::string>();
        }
        const auto time = field.find("editedAt");
        if (time == field.end() || !time->is_number_integer())
            return problem(Problem::WrongType, "recovery.editedAt");
        m_recovery.editedAt = time->get<std::int64_t>();
        return std::nullopt;
    }

private:
    ParseError problem(Problem problem, const std::string& found) const
    {
        return {m_file, 0, problem, found};
    }

    Recovery& m_recovery;
    const std::string& m_file;
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
