#include "core/io/run.h"
#include "tests/fuzz/fuzz.h"

#include <algorithm>

namespace {

void checkOrder(std::string_view text, core::RankOrder order)
{
    const auto run = core::parseRun(text, "input", order);
    if (!run)
        return;
    fuzz::require(!run->queries.empty());
    for (const core::QueryResults& query : run->queries) {
        fuzz::require(run->find(query.query) == &query);
        fuzz::require(!query.documents.empty());
        const auto isAbove = [order](const core::RetrievedDocument& a,
                                     const core::RetrievedDocument& b) {
            return order == core::RankOrder::RankColumn ? a.rank < b.rank : a.score > b.score;
        };
        fuzz::require(order == core::RankOrder::File ||
                      std::is_sorted(query.documents.begin(), query.documents.end(), isAbove));
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    using enum core::RankOrder;
    for (const auto order :
         {ScoreThenIdDescending, ScoreThenIdAscending, ScoreThenFile, RankColumn, File})
        checkOrder(fuzz::text(data, size), order);
    return 0;
}
