#include "core/shard/manifest.h"
#include "tests/fuzz/json_refusal.h"

/// What can be read is the same when it has been written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto manifest = core::parseManifest(fuzz::text(data, size), "input");
    if (!manifest)
        return fuzz::refused(manifest.error(), fuzz::text(data, size));
    const auto again = core::parseManifest(core::toJson(*manifest), "input");
    fuzz::require(again && *again == *manifest);
    for (const core::RunPiece& piece : manifest->pieces)
        fuzz::require(piece.from <= piece.to && piece.to <= piece.file.bytes &&
                      piece.run < manifest->task.runs);
    return 0;
}
