#include "core/io/grades_text.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>
#include <set>

namespace {

bool haveSameGrades(const std::vector<core::Document>& a, const std::vector<core::Document>& b)
{
    return std::equal(
        a.begin(), a.end(), b.begin(), b.end(),
        [](const core::Document& x, const core::Document& y) { return x.grade == y.grade; });
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const auto list = core::parseGrades(fuzz::text(data, size), "input");
    if (!list)
        return 0;
    std::set<std::string> ids;
    for (const auto* documents : {&list->ranked, &list->notRetrieved})
        for (const core::Document& document : *documents)
            fuzz::require(!document.id.empty() && ids.insert(document.id).second);
    const auto again = core::parseGrades(core::gradesText(*list), "written");
    fuzz::require(again && haveSameGrades(again->ranked, list->ranked) &&
                  haveSameGrades(again->notRetrieved, list->notRetrieved));
    return 0;
}
