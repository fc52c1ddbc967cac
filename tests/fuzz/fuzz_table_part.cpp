// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/score_run.h"
#include "core/collections/shard/table_part.h"
#include "tests/fuzz/fuzz.h"

/// What can be read is what would be written, and its runs ascend as far as they are some.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view bytes = fuzz::text(data, size);
    const auto placed = core::parseTablePart(bytes);
    if (!placed)
        return 0;
    fuzz::require(bytes.ends_with(core::summaryBytes(placed->part)));
    for (const auto& runs : placed->runs) {
        core::MergedScores merged(runs);
        auto last = merged.next();
        while (const auto point = merged.next()) {
            fuzz::require(point->key > last->key && point->positives + point->negatives > 0);
            last = point;
        }
    }
    return 0;
}
