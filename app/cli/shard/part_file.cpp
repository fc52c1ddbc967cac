#include "app/cli/shard/part_file.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/sha256.h"
#include "core/file/text_source.h"

#include <string_view>

namespace cli {

namespace {

constexpr std::string_view kind = "rankscope part ";
constexpr std::string_view partVersion = "1\n";
constexpr std::size_t digestSize = 64;

void refusePart(const std::string& path, std::string_view reason)
{
    warn(named(path) + ": " + std::string(reason));
}

}  // namespace

std::optional<core::ParseError> writePart(const std::string& path, const core::ScoredPart& part)
{
    std::string bytes = std::string(kind) + std::string(partVersion) + bytesOf(part);
    bytes += sha256(bytes);
    return core::writeText(path, bytes);
}

std::optional<core::ScoredPart> readPart(const std::string& path)
{
    const auto bytes = guarded(path, [&] { return core::readBytes(path); });
    if (!bytes) {
        refuse(bytes.error());
        return std::nullopt;
    }
    std::string_view rest = *bytes;
    if (!rest.starts_with(kind)) {
        refusePart(path, "found no part of a divided evaluation, expected what “worker” writes");
        return std::nullopt;
    }
    if (!rest.substr(kind.size()).starts_with(partVersion)) {
        refusePart(path, "found a part of another version than 1: it was written by another "
                         "Rankscope");
        return std::nullopt;
    }
    std::optional<core::ScoredPart> part;
    if (rest.size() > digestSize) {
        const std::string_view digest = rest.substr(rest.size() - digestSize);
        rest.remove_suffix(digestSize);
        if (sha256(rest) == digest)
            part = core::parseScoredPart(rest.substr(kind.size() + partVersion.size()));
    }
    if (!part)
        refusePart(path, "the part ends early or was changed: its SHA-256 is another");
    return part;
}

}  // namespace cli
