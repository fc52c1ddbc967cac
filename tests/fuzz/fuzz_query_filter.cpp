// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_filter.h"
#include "core/foundation/text/folded.h"
#include "tests/fuzz/fuzz.h"

#include <string>
#include <vector>

namespace {

/// Some queries of every kind: with values, without some, without any.
bool areShownOrNot(const core::QueryFilter& filter)
{
    std::vector<core::QueryFacts::Values> values(filter.definitions().size() + 1,
                                                 {0.5, 0.25, -0.25});
    core::QueryFacts facts;
    facts.id = "q1";
    facts.text = "chocolate cake";
    facts.judgments = 3;
    facts.relevant = 1;
    facts.values = values;
    const std::vector<std::string> asked = filter.groups();
    const std::vector<std::string_view> groups(asked.begin(), asked.end());
    facts.groups = groups;
    const bool isShown = filter.matches(facts);
    facts.isMissing = true;
    values.back() = {};
    const bool isAnother = filter.matches(facts);
    facts.values = {};
    return !filter.acceptsAll() || (isShown && isAnother && filter.matches(facts));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    fuzz::require(core::folded(text).size() == text.size());
    const auto filter = core::parseQueryFilter(text);
    if (!filter) {
        fuzz::require(filter.error().position < text.size());
        return 0;
    }
    fuzz::require(areShownOrNot(*filter));
    for (const core::MeasureSpec& definition : filter->definitions())
        fuzz::require(definition == core::normalised(definition));
    return 0;
}
