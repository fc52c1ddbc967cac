// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/part_checks.h"

#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"
#include "app/cli/shard/sha256.h"

#include <algorithm>
#include <vector>

namespace cli {

std::optional<std::string_view> contentOfPart(std::string_view bytes, std::string_view kind,
                                              std::string_view noPart, const std::string& file)
{
    constexpr std::size_t digestSize = 64;
    if (!bytes.starts_with(kind)) {
        warn(named(file) + ": " + std::string(noPart));
        return std::nullopt;
    }
    if (!bytes.substr(kind.size()).starts_with(partVersion)) {
        warn(named(file) + ": is not a part of version 1; another version of Rankscope wrote it");
        return std::nullopt;
    }
    const std::size_t head = kind.size() + partVersion.size();
    const std::size_t end = bytes.size() - std::min(bytes.size(), digestSize);
    if (end < head || sha256(bytes.substr(0, end)) != bytes.substr(end)) {
        refuseChangedPart(file);
        return std::nullopt;
    }
    return bytes.substr(head, end - head);
}

void refuseChangedPart(const std::string& file)
{
    warn(named(file) + ": the part is truncated or was changed: its SHA-256 does not match");
}

bool isOfThisProgram(const std::string& file, const std::string& version)
{
    if (version == RANKSCOPE_VERSION)
        return true;
    warn(named(file) + ": the part was written by Rankscope " + version + ", but this is " +
         RANKSCOPE_VERSION);
    return false;
}

bool isEachThereOnce(std::span<const NumberedPart> parts, std::size_t count)
{
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].part == parts[i - 1].part) {
            warn(named(parts[i].file) + ": is part " + std::to_string(parts[i].part) + ", like " +
                 named(parts[i - 1].file) + "; give each part once");
            return false;
        }
    std::vector<std::size_t> missing;
    std::size_t at = 0;
    for (std::size_t number = 1; number <= count; ++number) {
        if (at < parts.size() && parts[at].part == number)
            ++at;
        else
            missing.push_back(number);
    }
    if (!missing.empty())
        warn("merge: some of the " + std::to_string(count) +
             " parts are missing: " + ranges(missing));
    return missing.empty();
}

}  // namespace cli
