// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/table_part.h"

#include "core/collections/shard/part_fields.h"

#include <utility>

namespace core {

namespace {

constexpr std::size_t sizeBytes = 8;  // of the number after the summary

bool isPossible(const TablePart& part)
{
    return part.part > 0 && part.part <= part.task.parts && part.positives <= part.rows &&
           part.chunk.from <= part.chunk.to && !part.models.empty();
}

/// @param bytes of all runs
std::optional<std::vector<std::vector<std::string_view>>> runsIn(std::string_view bytes,
                                                                 const TablePart& part)
{
    const std::size_t count = part.models.front().runs.size();
    for (const ModelPart& model : part.models)
        if (model.runs.size() != count)
            return std::nullopt;
    std::vector<std::vector<std::string_view>> runs(part.models.size());
    for (std::size_t run = 0; run < count; ++run)
        for (std::size_t model = 0; model < part.models.size(); ++model) {
            const std::uint64_t size = part.models[model].runs[run];
            if (size > bytes.size())
                return std::nullopt;
            runs[model].push_back(bytes.substr(0, size));
            bytes.remove_prefix(size);
        }
    return bytes.empty() ? std::optional(std::move(runs)) : std::nullopt;
}

}  // namespace

std::string summaryBytes(const TablePart& part)
{
    PartWriter writer;
    writer(part);
    std::string bytes = writer.take();
    ByteWriter size;
    size.bits(bytes.size());
    return bytes + size.take();
}

std::optional<PlacedTablePart> parseTablePart(std::string_view bytes)
{
    if (bytes.size() < sizeBytes)
        return std::nullopt;
    const std::uint64_t size = ByteReader(bytes.substr(bytes.size() - sizeBytes)).bits();
    bytes.remove_suffix(sizeBytes);
    if (size > bytes.size())
        return std::nullopt;
    PartReader reader(bytes.substr(bytes.size() - size));
    bytes.remove_suffix(size);
    PlacedTablePart placed;
    reader(placed.part);
    if (!reader.isGood() || !reader.isAtEnd() || !isPossible(placed.part))
        return std::nullopt;
    auto runs = runsIn(bytes, placed.part);
    if (!runs)
        return std::nullopt;
    placed.runs = *std::move(runs);
    return placed;
}

}  // namespace core
