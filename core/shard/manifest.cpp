#include "core/shard/manifest.h"

#include "core/syntax/field_reader.h"
#include "core/syntax/json_check.h"

#include <initializer_list>
#include <limits>
#include <optional>

namespace core {

namespace {

using namespace json_fields;

constexpr std::string_view format = "rankscope-part";
constexpr int newest = 1;
constexpr std::size_t mostBytes = std::size_t{1} << 62;

class ManifestReader : private FieldReader {
public:
    ManifestReader(const json& root, const std::string& file)
        : FieldReader(file)
        , m_root(root)
    {}

    Parsed<Manifest> read()
    {
        Manifest manifest;
        SharedTask& task = manifest.task;
        const bool isRead = hasOnly(m_root, "",
                                    {"format", "version", "program", "plan", "part", "parts",
                                     "qrels", "judgments", "options", "runs", "pieces"}) &&
                            isOfFormat() && readText(m_root, "program", "program", task.version) &&
                            readText(m_root, "plan", "plan", task.plan) &&
                            readIndex(m_root, "parts", "parts", task.parts, 1, mostParts) &&
                            readIndex(m_root, "part", "part", manifest.part, 1, task.parts) &&
                            readText(m_root, "qrels", "qrels", task.qrels) &&
                            readText(m_root, "judgments", "judgments", task.judgments) &&
                            readOptions(task.options) &&
                            readIndex(m_root, "runs", "runs", task.runs, 1, mostBytes) &&
                            readPieces(task.runs, manifest.pieces);
        if (!isRead)
            return *m_error;
        return manifest;
    }

private:
    /// Whether these fields stand there and no others.
    bool hasOnly(const json& object, const std::string& path,
                 std::initializer_list<const char*> keys)
    {
        if (!object.is_object())
            return refuse(Problem::WrongType, path);
        const std::string before = path.empty() ? path : path + '.';
        for (const char* key : keys)
            if (!object.contains(key))
                return refuse(Problem::MissingField, before + key);
        for (const auto& [key, value] : object.items())
            if (!isOneOf(key, keys))
                return refuse(Problem::BadValue, before + key);
        return true;
    }

    bool isOfFormat()
    {
        if (m_root["format"] != format)
            return refuse(Problem::BadValue, "format");
        return m_root["version"] == newest || refuse(Problem::BadValue, "version");
    }

    bool readOptions(std::vector<std::string>& options)
    {
        if (!m_root["options"].is_array())
            return refuse(Problem::WrongType, "options");
        for (const json& option : m_root["options"]) {
            if (!option.is_string())
                return refuse(Problem::WrongType, indexed("options", options.size()));
            options.push_back(option.get<std::string>());
        }
        return true;
    }

    bool readPieces(std::size_t runs, std::vector<RunPiece>& pieces)
    {
        if (!m_root["pieces"].is_array())
            return refuse(Problem::WrongType, "pieces");
        for (const json& object : m_root["pieces"]) {
            const std::string path = indexed("pieces", pieces.size());
            if (!readPiece(object, path, runs, pieces.emplace_back()))
                return false;
        }
        return true;
    }

    bool readPiece(const json& object, const std::string& path, std::size_t runs, RunPiece& piece)
    {
        std::size_t bytes = 0;
        std::size_t from = 0;
        std::size_t to = 0;
        const bool isRead =
            hasOnly(object, path, {"run", "file", "bytes", "modified", "from", "to", "whole"}) &&
            readIndex(object, "run", path + ".run", piece.run, 0, runs - 1) &&
            readText(object, "file", path + ".file", piece.file.path) &&
            readIndex(object, "bytes", path + ".bytes", bytes, 0, mostBytes) &&
            readIndex(object, "to", path + ".to", to, 0, bytes) &&
            readIndex(object, "from", path + ".from", from, 0, to) &&
            readFlag(object, "whole", path + ".whole", piece.isWhole);
        if (!isRead)
            return false;
        const json& modified = object["modified"];
        if (!modified.is_number_integer() ||
            (modified.is_number_unsigned() && modified > std::numeric_limits<std::int64_t>::max()))
            return refuse(Problem::WrongType, path + ".modified");
        piece.file.modified = modified.get<std::int64_t>();
        piece.file.bytes = bytes;
        piece.from = from;
        piece.to = to;
        return true;
    }

    const json& m_root;
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
    return root.dump(1, ' ', false, Written::error_handler_t::replace) + '\n';
}

Parsed<Manifest> parseManifest(std::string_view text, const std::string& name)
{
    if (auto problem = jsonProblem(text, name))
        return *std::move(problem);
    const json root = json::parse(text, nullptr, false);
    return ManifestReader(root, name).read();
}

}  // namespace core
