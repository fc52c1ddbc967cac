// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/rated_queries.h"
#include "tests/fuzz/pair_checks.h"

namespace {

core::Parsed<core::Pairs> read(std::string_view text)
{
    return core::parseRatedQueries(text, "input");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    fuzz::checkJudgments(read, fuzz::text(data, size));
    return 0;
}
