// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_results.h"
#include "core/collections/formats/mteb_predictions.h"
#include "tests/fuzz/pair_checks.h"

namespace {

template <core::PairNumber requested>
core::Parsed<core::Pairs> read(std::string_view text)
{
    return core::parseJsonResults(text, "input", requested, "query");
}

core::Parsed<core::Pairs> readMteb(std::string_view text)
{
    return core::parseMtebPredictions(text, "input");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    // A text is ids alone, or has roles.
    fuzz::require(!core::areJsonIdLists(text) || !core::jsonResultsLayout(text));
    fuzz::checkJudgments(read<core::PairNumber::Grade>, text);
    fuzz::checkRun(read<core::PairNumber::Score>, text);
    fuzz::checkRun(readMteb, text);
    return 0;
}
