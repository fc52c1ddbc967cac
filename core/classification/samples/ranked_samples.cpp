// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/samples/ranked_samples.h"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <string>
#include <vector>

namespace core {

namespace {

std::string idOf(const Samples& samples, std::size_t sample)
{
    return samples.ids.empty() ? std::to_string(sample + 1) : samples.ids[sample];
}

}  // namespace

RankedList rankedList(const Samples& samples, const ScoredLabels& scored)
{
    std::vector<std::uint32_t> order(scored.size());
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    std::stable_sort(order.begin(), order.end(), [&scored](std::uint32_t a, std::uint32_t b) {
        return scored.higherIsPositive ? scored.scores[a] > scored.scores[b]
                                       : scored.scores[a] < scored.scores[b];
    });
    RankedList list;
    list.ranked.reserve(order.size());
    for (const std::uint32_t sample : order) {
        RankedItem document;
        document.id = idOf(samples, sample);
        document.score = scored.scores[sample];
        document.grade = Grade(scored.isPositive(sample) ? 1 : 0);
        list.ranked.push_back(std::move(document));
    }
    return list;
}

ListSamples samplesOf(const RankedList& list, double relevantFrom)
{
    ListSamples result;
    Samples& samples = result.samples;
    samples.classes = {"not relevant", "relevant"};
    samples.models = {{"score", {}}};
    for (const auto* documents : {&list.ranked, &list.notRetrieved})
        for (const RankedItem& document : *documents) {
            if (!document.grade.isJudged()) {
                ++result.unjudged;
            } else if (!document.score) {
                ++result.unscored;
            } else {
                samples.labels.push_back(document.grade.isRelevant(relevantFrom) ? 1 : 0);
                samples.models.front().values.push_back(*document.score);
                samples.ids.push_back(document.name());
            }
        }
    return result;
}

}  // namespace core
