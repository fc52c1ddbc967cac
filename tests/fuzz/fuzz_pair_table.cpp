// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/pair_table.h"
#include "tests/fuzz/pair_checks.h"

namespace {

template <core::PairNumber expected, core::DecimalMark mark>
core::Parsed<core::Pairs> read(std::string_view text)
{
    const auto layout = core::pairLayout(text);
    if (!layout)
        return core::ParseError{};
    fuzz::require(layout->query < layout->columns && layout->document < layout->columns);
    return core::parsePairTable(text, "input", *layout, {expected, mark});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using core::DecimalMark;
    using core::PairNumber;
    const std::string_view text = fuzz::text(data, size);
    switch (text.size() % 3) {
    case 0:
        fuzz::checkJudgments(read<PairNumber::Grade, DecimalMark::Point>, text);
        break;
    case 1:
        fuzz::checkJudgments(read<PairNumber::Grade, DecimalMark::Comma>, text);
        break;
    default:
        fuzz::checkRun(read<PairNumber::Score, DecimalMark::Point>, text);
    }
    return 0;
}
