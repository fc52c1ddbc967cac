// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/auc_tests.h"

#include "core/classification/uncertainty/auc_bootstrap.h"
#include "core/metrics/statistics/multiple_testing.h"

namespace core {

namespace {

Result<AucComparison, Undefined> tested(const SweptSamples& first, const SweptSamples& second,
                                        const Threads& threads, const std::stop_token& stop,
                                        const std::optional<BootstrapRules>& bootstrap)
{
    return bootstrap && first.sweep.isWeighted()
               ? pairedBootstrapTest(first, second, *bootstrap, threads, stop)
               : delongTest(first, second, threads);
}

void adjust(std::vector<AucTest>& tests)
{
    PValues family;
    for (const AucTest& test : tests)
        family.push_back(test.comparison ? std::optional(test.comparison->pValue) : std::nullopt);
    const PValues adjusted = holm(family);
    for (std::size_t i = 0; i < tests.size(); ++i)
        tests[i].adjusted = adjusted[i];
}

}  // namespace

std::vector<AucTest> aucTestsAgainst(std::size_t baseline, std::span<const SweptSamples> models,
                                     const Threads& threads, const std::stop_token& stop,
                                     const std::optional<BootstrapRules>& bootstrap)
{
    std::vector<AucTest> tests;
    for (std::size_t other = 0; other < models.size() && !stop.stop_requested(); ++other)
        if (other != baseline)
            tests.push_back({baseline, other,
                             tested(models[baseline], models[other], threads, stop, bootstrap)});
    adjust(tests);
    return tests;
}

std::vector<AucTest> aucTestsOfPairs(std::span<const SweptSamples> models, const Threads& threads,
                                     const std::stop_token& stop,
                                     const std::optional<BootstrapRules>& bootstrap)
{
    std::vector<AucTest> tests;
    for (std::size_t first = 0; first < models.size(); ++first)
        for (std::size_t second = first + 1; second < models.size() && !stop.stop_requested();
             ++second)
            tests.push_back(
                {first, second, tested(models[first], models[second], threads, stop, bootstrap)});
    adjust(tests);
    return tests;
}

}  // namespace core
