// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/conventions/convention_search/library_metrics.h"

#include "core/conventions/convention_search/classifier_library.h"

#include <algorithm>
#include <cmath>

namespace core {

bool LibraryClassifierMetric::differs() const
{
    if (!value || !inForce)
        return !(value == inForce);
    return std::abs(*value - *inForce) > 1e-6 * std::max(std::abs(*inForce), 1e-3);
}

std::vector<LibraryClassifierMetric> libraryClassifierMetrics(const ClassifierInput& input,
                                                              const ClassifierRules& inForce,
                                                              const Threads& threads,
                                                              const std::stop_token& stop)
{
    std::vector<LibraryClassifierMetric> all;
    std::vector<ClassifierValueUnderRules> asked;
    const SampleFacts& facts = input.facts();
    for (const ClassifierLibrary& library : classifierLibraries()) {
        const ClassifierRules rules = rulesFor(library, inForce, facts);
        for (const ClassifierMetric figure : library.figures) {
            if (!hasFigure(library, figure, facts))
                continue;
            all.push_back({library.name, figure, Undefined::NoSamples, Undefined::NoSamples,
                           changesBetween(inForce, rules, figure, facts)});
            asked.push_back({figure, rules});
            asked.push_back({figure, inForce});
        }
    }
    const std::vector<Value> values = input.numbers(asked, threads, stop);
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i].value = values[2 * i];
        all[i].inForce = values[2 * i + 1];
    }
    std::stable_partition(all.begin(), all.end(), std::mem_fn(&LibraryClassifierMetric::differs));
    return all;
}

}  // namespace core
