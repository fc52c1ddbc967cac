// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/table_manifest.h"

#include "core/foundation/json/field_reader.h"

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view tableFormat = "rankscope-table-part";
constexpr int newestTable = 1;
constexpr Limits<std::size_t> anyPlace{0, std::size_t{1} << 62};

constexpr std::tuple tableTaskFields{
    field("program", &TableTask::version, Presence::Needed),
    field("plan", &TableTask::plan, Presence::Needed),
    field("parts", &TableTask::parts, {1, mostParts}, Presence::Needed),
    field("options", &TableTask::options, Presence::Needed),
    field("positive", &TableTask::positive, Presence::Needed)};
constexpr std::tuple tableFileFields{field("table", &FileState::path, Presence::Needed),
                                     field("bytes", &FileState::bytes, anyPlace, Presence::Needed),
                                     field("modified", &FileState::modified, Presence::Needed)};
constexpr std::tuple tablePartFields{
    field("part", &TableManifest::part, {1, mostParts}, Presence::Needed)};
constexpr std::tuple chunkFields{field("from", &TableChunk::from, anyPlace, Presence::Needed),
                                 field("to", &TableChunk::to, anyPlace, Presence::Needed),
                                 field("whole", &TableChunk::isWhole, Presence::Needed)};

class TableManifestReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<TableManifest> read(const json& root)
    {
        TableManifest manifest;
        if (!readAll(root, manifest))
            return *std::move(m_error);
        return manifest;
    }

private:
    bool readAll(const json& root, TableManifest& manifest)
    {
        if (!root.is_object() || root.value("format", json()) != tableFormat)
            return refuse(ErrorCode::BadValue, "format");
        TableTask& task = manifest.task;
        TableChunk& chunk = manifest.chunk;
        return hasOnly(root, {}, {"format", "version"}, tableTaskFields, tableFileFields,
                       tablePartFields, chunkFields) &&
               (root["version"] == newestTable || refuse(ErrorCode::BadValue, "version")) &&
               readFields(root, {}, tableTaskFields, task) &&
               readFields(root, {}, tableFileFields, task.file) &&
               readFields(root, {}, tablePartFields, manifest) &&
               readFields(root, {}, chunkFields, chunk) &&
               (manifest.part <= task.parts || refuse(ErrorCode::BadValue, "part")) &&
               (chunk.to <= task.file.bytes || refuse(ErrorCode::BadValue, "to")) &&
               (chunk.from <= chunk.to || refuse(ErrorCode::BadValue, "from"));
    }
};

}  // namespace

std::string toJson(const TableManifest& manifest)
{
    const TableTask& task = manifest.task;
    const Written root{{"format", tableFormat},          {"version", newestTable},
                       {"program", task.version},        {"plan", task.plan},
                       {"part", manifest.part},          {"parts", task.parts},
                       {"table", task.file.path},        {"bytes", task.file.bytes},
                       {"modified", task.file.modified}, {"options", task.options},
                       {"positive", task.positive},      {"from", manifest.chunk.from},
                       {"to", manifest.chunk.to},        {"whole", manifest.chunk.isWhole}};
    return json_library::dump(root, 1) + '\n';
}

Parsed<TableManifest> parseTableManifest(std::string_view text, const std::string& name)
{
    return readWith<TableManifestReader>(text, name);
}

Parsed<AnyManifest> parseAnyManifest(std::string_view text, const std::string& name)
{
    auto table = parseTableManifest(text, name);
    if (table)
        return AnyManifest(*std::move(table));
    const ParseError& error = table.error();
    if (error.problem != ErrorCode::BadValue || error.found != "format")
        return error;
    auto runs = parseManifest(text, name);
    if (runs)
        return AnyManifest(*std::move(runs));
    return runs.error();
}

}  // namespace core
