// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/item_lists.h"
#include "tests/fuzz/pair_checks.h"

namespace {

template <core::PairNumber expected>
core::Parsed<core::Pairs> read(std::string_view text)
{
    return core::parseItemLists(text, "input", expected);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    core::areItemLists(text);
    fuzz::checkJudgments(read<core::PairNumber::Grade>, text);
    fuzz::checkRun(read<core::PairNumber::Score>, text);
    return 0;
}
