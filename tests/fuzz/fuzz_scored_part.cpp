// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/part.h"
#include "tests/fuzz/fuzz.h"

/// What can be read is what would be written.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::text(data, size);
    if (const auto part = core::parseScoredPart(bytes))
        fuzz::require(core::bytesOf(*part) == bytes);
    return 0;
}
