// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/shard/merged_parts.h"

#include "app/cli/option/streams.h"
#include "app/cli/shard/manifest_folder.h"
#include "app/cli/shard/part_checks.h"
#include "app/cli/shard/part_file.h"
#include "app/cli/shard/sharded_input.h"

#include <algorithm>
#include <utility>

namespace cli {

namespace {

struct NamedPart {
    std::string file;
    core::ScoredPart part;
};

/// How a part differs from another that it should match.
std::string difference(const core::SharedTask& task, const core::SharedTask& first)
{
    if (task.version != first.version)
        return "was written by a different version of Rankscope (" + task.version + ", not " +
               first.version + ")";
    if (task.options != first.options)
        return "was evaluated with different rules";
    if (task.qrels != first.qrels || task.judgments != first.judgments)
        return "was evaluated with different judgments";
    return "belongs to different runs or a different division of them";
}

bool isOneDivision(const std::vector<NamedPart>& parts)
{
    const NamedPart& first = parts.front();
    for (const NamedPart& part : parts)
        if (part.part.task != first.part.task) {
            warn(named(part.file) + ": the part " + difference(part.part.task, first.part.task) +
                 " than " + named(first.file));
            return false;
        }
    return true;
}

/// Whether the parts have the planned pieces, the only ones that workers write.
bool isAsPlanned(const std::vector<NamedPart>& parts)
{
    std::vector<std::vector<core::RunPiece>> pieces;
    for (const NamedPart& part : parts) {
        auto& own = pieces.emplace_back();
        for (const core::ScoredPiece& scored : part.part.pieces)
            own.push_back(scored.piece);
    }
    const core::SharedTask& task = parts.front().part.task;
    if (planOf(task, pieces) == task.plan)
        return true;
    warn("merge: the parts do not have the planned pieces; divide the runs again");
    return false;
}

std::optional<std::vector<NamedPart>> readAll(const std::vector<std::string>& files)
{
    std::vector<NamedPart> parts;
    for (const std::string& file : files) {
        auto part = readPart(file);
        if (!part)
            return std::nullopt;
        parts.push_back({file, *std::move(part)});
        if (!isOfThisProgram(file, parts.back().part.task.version))
            return std::nullopt;
    }
    return parts;
}

}  // namespace

std::optional<MergedParts> readParts(const std::vector<std::string>& files)
{
    auto parts = readAll(files);
    if (!parts || !isOneDivision(*parts))
        return std::nullopt;
    std::ranges::stable_sort(
        *parts, [](const NamedPart& a, const NamedPart& b) { return a.part.part < b.part.part; });
    std::vector<NumberedPart> numbered;
    for (const NamedPart& part : *parts)
        numbered.push_back({part.file, part.part.part});
    if (!isEachThereOnce(numbered, parts->front().part.task.parts) || !isAsPlanned(*parts))
        return std::nullopt;
    MergedParts merged{parts->front().part.task, {}};
    merged.runs.resize(merged.task.runs);
    for (NamedPart& part : *parts)
        for (core::ScoredPiece& scored : part.part.pieces)
            merged.runs.at(scored.piece.run).push_back(std::move(scored));
    return merged;
}

}  // namespace cli
