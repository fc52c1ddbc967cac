// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/table_manifest.h"
#include "tests/fuzz/json_refusal.h"

namespace {

void check(const core::Manifest& manifest)
{
    for (const core::RunPiece& piece : manifest.pieces)
        fuzz::require(piece.from <= piece.to && piece.to <= piece.file.bytes &&
                      piece.run < manifest.task.runs);
}

void check(const core::TableManifest& manifest)
{
    const core::TableChunk& chunk = manifest.chunk;
    fuzz::require(chunk.from <= chunk.to && chunk.to <= manifest.task.file.bytes &&
                  manifest.part <= manifest.task.parts);
}

}  // namespace

/// What can be read is the same when it has been written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto manifest = core::parseAnyManifest(fuzz::text(data, size), "input");
    if (!manifest)
        return fuzz::refused(manifest.error(), fuzz::text(data, size));
    std::visit(
        [&manifest](const auto& read) {
            const auto again = core::parseAnyManifest(core::toJson(read), "input");
            fuzz::require(again && *again == *manifest);
            check(read);
        },
        *manifest);
    return 0;
}
