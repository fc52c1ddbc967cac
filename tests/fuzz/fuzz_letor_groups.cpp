// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor.h"
#include "core/collections/formats/letor_groups.h"
#include "tests/fuzz/fuzz.h"

#include <array>

/// The sizes of the queries may be any: three lines, then two.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    constexpr std::array<std::size_t, 2> sizes{3, 2};
    const std::string_view text = fuzz::text(data, size);
    core::isUngroupedLetor(text);
    if (const auto read = core::parseGroupSizes(text, "input"))
        for (const std::size_t each : *read)
            fuzz::require(each > 0);
    const auto marked = core::withQueryIds(text, "input", sizes, "sizes");
    if (!marked)
        return 0;
    fuzz::require(marked->size() == text.size() + 5 * std::string_view(" qid:1").size());
    if (const auto pairs = core::parseLetor(*marked, "input"))
        fuzz::require(!pairs->rows.isEmpty());
    return 0;
}
