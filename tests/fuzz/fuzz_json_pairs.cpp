// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_pairs.h"
#include "tests/fuzz/pair_checks.h"

#include <nlohmann/json.hpp>

namespace {

core::Parsed<core::Pairs> read(std::string_view text)
{
    auto dictionary = core::parseJsonDictionary(text, "input");
    if (!dictionary)
        return dictionary.error();
    return std::move(dictionary->pairs);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    // The other reader refuses halves of surrogate pairs, and what Python writes for other numbers.
    const bool isOwn = text.find("\\u") != std::string_view::npos ||
                       text.find("Infinity") != std::string_view::npos ||
                       text.find("NaN") != std::string_view::npos;
    if (!isOwn && core::parseJsonDictionary(text, "input"))
        fuzz::require(nlohmann::json::accept(text));
    fuzz::require(!core::isJsonDictionary(text) || core::startsLikeJsonDictionary(text));
    fuzz::checkJudgments(read, text);
    fuzz::checkRun(read, text);
    return 0;
}
