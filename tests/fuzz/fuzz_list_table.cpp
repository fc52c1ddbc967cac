// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/list_table.h"
#include "tests/fuzz/pair_checks.h"

namespace {

template <core::PairNumber requested>
core::Parsed<core::Pairs> read(std::string_view text)
{
    return core::parseListTable(text, "input", requested);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    if (!core::listTableLayout(text))
        fuzz::require(!core::parseListTable(text, "input", core::PairNumber::Grade));
    fuzz::checkJudgments(read<core::PairNumber::Grade>, text);
    fuzz::checkRun(read<core::PairNumber::Score>, text);
    return 0;
}
