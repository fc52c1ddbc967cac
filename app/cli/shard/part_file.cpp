// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/part_file.h"

#include "app/cli/option/guarded_reading.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/part_checks.h"
#include "app/cli/shard/sha256.h"
#include "core/foundation/file/text_source.h"

#include <string_view>

namespace cli {

namespace {

constexpr std::string_view kind = "rankscope part ";

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
    const auto content = contentOfPart(
        *bytes, kind, "not a part of a divided evaluation; give files that “worker” wrote", path);
    if (!content)
        return std::nullopt;
    auto part = core::parseScoredPart(*content);
    if (!part)
        refuseChangedPart(path);
    return part;
}

}  // namespace cli
