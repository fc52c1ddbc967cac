// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/letor.h"
#include "tests/fuzz/pair_checks.h"

#include <array>

namespace {

core::Parsed<core::Pairs> readTargets(std::string_view text)
{
    return core::parseLetor(text, "input");
}

core::Parsed<core::Pairs> readFeature(std::string_view text)
{
    return core::parseLetor(text, "input", {1, {}});
}

core::Parsed<core::Pairs> readPredicted(std::string_view text)
{
    static constexpr std::array predictions{0.5, 0.25};
    return core::parseLetor(text, "input", {{}, std::span<const double>(predictions)});
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    const std::string_view text = fuzz::text(data, size);
    core::isLetor(text);
    core::arePredictions(text);
    fuzz::checkJudgments(readTargets, text);
    fuzz::checkRun(readFeature, text);
    fuzz::checkRun(readPredicted, text);
    core::DiagnosticCounts counts;
    if (const auto predictions = core::parsePredictions(text, "input", counts))
        for (const double prediction : *predictions)
            fuzz::require(!std::isnan(prediction));
    fuzz::requireDiagnostics(counts.diagnostics());
    return 0;
}
