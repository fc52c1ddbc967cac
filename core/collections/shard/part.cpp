// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/part.h"

#include "core/collections/shard/part_fields.h"

#include <algorithm>

namespace core {

namespace {

bool isPossible(const ScoredPart& part)
{
    return part.part > 0 && part.part <= part.task.parts && part.task.parts <= mostParts &&
           std::all_of(part.pieces.begin(), part.pieces.end(), [](const ScoredPiece& scored) {
               const RunPiece& piece = scored.piece;
               return piece.from <= piece.to && piece.to <= piece.file.bytes;
           });
}

}  // namespace

std::string bytesOf(const ScoredPart& part)
{
    PartWriter writer;
    writer(part);
    return writer.take();
}

std::optional<ScoredPart> parseScoredPart(std::string_view bytes)
{
    PartReader reader(bytes);
    ScoredPart part;
    reader(part);
    if (!reader.isGood() || !reader.isAtEnd() || !isPossible(part))
        return std::nullopt;
    return part;
}

}  // namespace core
