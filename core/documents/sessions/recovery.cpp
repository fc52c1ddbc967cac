// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/documents/sessions/recovery.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/json/field_reader.h"

#include <optional>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

constexpr const char* fieldName = "recovery";

constexpr std::tuple recoveryFields{field("path", &Recovery::path, Presence::Needed),
                                    field("name", &Recovery::name, Presence::Needed),
                                    field("digest", &Recovery::digest, Presence::Needed),
                                    field("editedAt", &Recovery::editedAt, Presence::Needed)};

/// Reads the field "recovery"; stops at the first problem.
class RecoveryReader : FieldReader {
public:
    using FieldReader::FieldReader;

    std::optional<ParseError> read(const json& fields, Recovery& recovery)
    {
        const auto readParts = [&](const json& object, const std::string& path) {
            const json* version = needed(object, path, "version");
            std::int64_t number = 0;
            if (!version || !readValue(*version, path + ".version", Limits<std::int64_t>(), number))
                return false;
            if (number > recoveryVersion)
                return refuse(ErrorCode::NewerVersion, path + ".version", dump(*version));
            return readFields(object, path, recoveryFields, recovery);
        };
        if (needed(fields, {}, fieldName))
            readObject(fields, {}, fieldName, readParts);
        return std::move(m_error);
    }
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
    if (auto error = RecoveryReader(withoutByteOrderMark(text), name).read(fields, recovery))
        return *std::move(error);
    fields.erase(fieldName);
    unknownFields(recovery.session) = fields.empty() ? std::string() : dump(fields);
    return recovery;
}

}  // namespace core
