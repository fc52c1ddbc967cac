#include "core/io/trec_pairs.h"
#include "tests/fuzz/pair_checks.h"

namespace {

template <core::DecimalMark mark>
core::Parsed<core::Pairs> read(std::string_view text)
{
    return core::parseTrecPairs(text, "input", mark);
}

}  // namespace

/// A run without a decimal comma is the same, whichever way it is read.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    fuzz::checkRun(read<core::DecimalMark::Comma>, text);
    const core::SharedText shared{std::string(text)};
    auto pairs = read<core::DecimalMark::Point>(shared.view());
    if (!pairs)
        return 0;
    const auto run =
        core::runFrom(*std::move(pairs), shared, "input", core::RankOrder::ScoreThenIdDescending);
    const auto usual = core::parseRun(shared, "input");
    fuzz::require(run.hasValue() == usual.hasValue());
    if (run)
        fuzz::require(run->queries == usual->queries);
    return 0;
}
