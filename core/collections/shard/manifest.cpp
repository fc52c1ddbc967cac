// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/manifest.h"

#include "core/foundation/json/field_reader.h"

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view format = "rankscope-part";
constexpr int newest = 1;
constexpr std::size_t mostBytes = std::size_t{1} << 62;

constexpr Limits<std::size_t> anyBytes{0, mostBytes};
constexpr std::tuple taskFields{
    field("program", &SharedTask::version, Presence::Needed),
    field("plan", &SharedTask::plan, Presence::Needed),
    field("parts", &SharedTask::parts, {1, mostParts}, Presence::Needed),
    field("qrels", &SharedTask::qrels, Presence::Needed),
    field("judgments", &SharedTask::judgments, Presence::Needed),
    field("options", &SharedTask::options, Presence::Needed),
    field("runs", &SharedTask::runs, {1, mostBytes}, Presence::Needed)};
constexpr std::tuple partFields{field("part", &Manifest::part, {1, mostParts}, Presence::Needed)};
constexpr std::tuple fileFields{field("file", &FileState::path, Presence::Needed),
                                field("bytes", &FileState::bytes, anyBytes, Presence::Needed),
                                field("modified", &FileState::modified, Presence::Needed)};
constexpr std::tuple pieceFields{field("run", &RunPiece::run, Presence::Needed),
                                 field("from", &RunPiece::from, anyBytes, Presence::Needed),
                                 field("to", &RunPiece::to, anyBytes, Presence::Needed),
                                 field("whole", &RunPiece::isWhole, Presence::Needed)};

class ManifestReader : FieldReader {
public:
    using FieldReader::FieldReader;

    Parsed<Manifest> read(const json& root)
    {
        Manifest manifest;
        if (!readAll(root, manifest))
            return *std::move(m_error);
        return manifest;
    }

private:
    bool readAll(const json& root, Manifest& manifest)
    {
        if (!hasOnly(root, {}, {"format", "version", "pieces"}, taskFields, partFields))
            return false;
        if (root["format"] != format)
            return refuse(ErrorCode::BadValue, "format");
        if (root["version"] != newest)
            return refuse(ErrorCode::BadValue, "version");
        const std::size_t& runs = manifest.task.runs;
        return readFields(root, {}, taskFields, manifest.task) &&
               readFields(root, {}, partFields, manifest) &&
               (manifest.part <= manifest.task.parts || refuse(ErrorCode::BadValue, "part")) &&
               readEach(root["pieces"], "pieces", [&](const json& object, const std::string& path) {
                   return readPiece(object, path, runs, manifest.pieces.emplace_back());
               });
    }

    bool readPiece(const json& object, const std::string& path, std::size_t runs, RunPiece& piece)
    {
        return hasOnly(object, path, {}, pieceFields, fileFields) &&
               readFields(object, path, pieceFields, piece) &&
               readFields(object, path, fileFields, piece.file) &&
               (piece.run < runs || refuse(ErrorCode::BadValue, path + ".run")) &&
               (piece.to <= piece.file.bytes || refuse(ErrorCode::BadValue, path + ".to")) &&
               (piece.from <= piece.to || refuse(ErrorCode::BadValue, path + ".from"));
    }
};

Written written(const RunPiece& piece)
{
    return {{"run", piece.run},          {"file", piece.file.path},
            {"bytes", piece.file.bytes}, {"modified", piece.file.modified},
            {"from", piece.from},        {"to", piece.to},
            {"whole", piece.isWhole}};
}

}  // namespace

std::string toJson(const Manifest& manifest)
{
    const SharedTask& task = manifest.task;
    Written root{{"format", format},    {"version", newest},           {"program", task.version},
                 {"plan", task.plan},   {"part", manifest.part},       {"parts", task.parts},
                 {"qrels", task.qrels}, {"judgments", task.judgments}, {"options", task.options},
                 {"runs", task.runs},   {"pieces", Written::array()}};
    for (const RunPiece& piece : manifest.pieces)
        root["pieces"].push_back(written(piece));
    return json_library::dump(root, 1) + '\n';
}

Parsed<Manifest> parseManifest(std::string_view text, const std::string& name)
{
    return readWith<ManifestReader>(text, name);
}

}  // namespace core
