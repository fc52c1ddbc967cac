#include "app/cli/shard/merged_parts.h"

#include "app/cli/option/count_text.h"
#include "app/cli/option/streams.h"
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

/// In which way a part does not belong to another.
std::string difference(const core::SharedTask& task, const core::SharedTask& first)
{
    if (task.version != first.version)
        return "was made by Rankscope " + task.version + ", not " + first.version;
    if (task.options != first.options)
        return "was scored by other rules";
    if (task.qrels != first.qrels || task.judgments != first.judgments)
        return "was scored by other judgments";
    return "is of other runs, or of another division of them";
}

bool isOfThisProgram(const NamedPart& part)
{
    if (part.part.task.version == RANKSCOPE_VERSION)
        return true;
    warn(named(part.file) + ": the part was made by Rankscope " + part.part.task.version +
         ", expected " + RANKSCOPE_VERSION);
    return false;
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

/// @param parts by their numbers
bool isEachThereOnce(const std::vector<NamedPart>& parts)
{
    for (std::size_t i = 1; i < parts.size(); ++i)
        if (parts[i].part.part == parts[i - 1].part.part) {
            warn(named(parts[i].file) + ": is part " + std::to_string(parts[i].part.part) +
                 ", as " + named(parts[i - 1].file) + " is; expected each part once");
            return false;
        }
    const std::size_t count = parts.front().part.task.parts;
    std::vector<std::size_t> missing;
    std::size_t at = 0;
    for (std::size_t number = 1; number <= count; ++number) {
        if (at < parts.size() && parts[at].part.part == number)
            ++at;
        else
            missing.push_back(number);
    }
    if (!missing.empty())
        warn("merge: of " + std::to_string(count) + " parts these are missing: " + ranges(missing));
    return missing.empty();
}

/// Whether the parts have the pieces that were planned; a worker writes no others.
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
    warn("merge: the pieces of the parts are not those that were planned; divide the runs again");
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
        if (!isOfThisProgram(parts.back()))
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
    std::stable_sort(parts->begin(), parts->end(), [](const NamedPart& a, const NamedPart& b) {
        return a.part.part < b.part.part;
    });
    if (!isEachThereOnce(*parts) || !isAsPlanned(*parts))
        return std::nullopt;
    MergedParts merged{parts->front().part.task, {}};
    merged.runs.resize(merged.task.runs);
    for (NamedPart& part : *parts)
        for (core::ScoredPiece& scored : part.part.pieces)
            merged.runs.at(scored.piece.run).push_back(std::move(scored));
    return merged;
}

}  // namespace cli
