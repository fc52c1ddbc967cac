// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/folds.h"

#include "core/foundation/bounded_draw.h"
#include "core/foundation/mersenne_twister.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <numeric>
#include <random>
#include <utility>

namespace core {
namespace {

constexpr std::uint32_t seedOfFolds = 1;

void shuffle(std::vector<std::uint32_t>& samples, MersenneTwister& random)
{
    for (auto left = static_cast<std::uint32_t>(samples.size()); left > 1; --left)
        std::swap(samples[left - 1], samples[BoundedDraw(left)(random)]);
}

Folds stratified(const ScoredLabels& samples, std::size_t count)
{
    std::seed_seq seeds{seedOfFolds};
    MersenneTwister random(seeds);
    Folds folds{std::vector<std::uint32_t>(samples.size()), std::min(count, samples.size())};
    std::size_t dealt = 0;
    for (const bool arePositive : {true, false}) {
        std::vector<std::uint32_t> members;
        for (std::size_t i = 0; i < samples.size(); ++i)
            if (samples.isPositive(i) == arePositive)
                members.push_back(static_cast<std::uint32_t>(i));
        shuffle(members, random);
        for (const std::uint32_t sample : members)
            folds.ofSample[sample] = static_cast<std::uint32_t>(dealt++ % folds.count);
    }
    return folds;
}

Folds byGroup(std::span<const std::uint32_t> groups, std::size_t groupCount, std::size_t count)
{
    std::vector<std::size_t> sizes(groupCount);
    for (const std::uint32_t group : groups)
        ++sizes[group];
    std::vector<std::uint32_t> foldOf(groupCount);
    std::iota(foldOf.begin(), foldOf.end(), 0U);
    Folds folds{{}, groupCount};
    if (groupCount > mostGroupsAsFolds) {
        std::vector<std::uint32_t> largestFirst = foldOf;
        std::ranges::stable_sort(largestFirst, std::ranges::greater(),
                                 [&](std::uint32_t group) { return sizes[group]; });
        folds.count = std::min(count, groupCount);
        std::vector<std::size_t> filled(folds.count);
        for (const std::uint32_t group : largestFirst) {
            const auto smallest = std::ranges::min_element(filled);
            *smallest += sizes[group];
            foldOf[group] = static_cast<std::uint32_t>(smallest - filled.begin());
        }
    }
    folds.ofSample.reserve(groups.size());
    for (const std::uint32_t group : groups)
        folds.ofSample.push_back(foldOf[group]);
    return folds;
}

}  // namespace

Folds foldsOf(const ScoredLabels& samples, std::span<const std::uint32_t> groups,
              std::size_t groupCount, const ClassifierSettings& settings)
{
    assert(settings.folds >= 2);
    if (samples.size() == 0)
        return {};
    if (settings.foldsBy == FoldsBy::Random)
        return stratified(samples, settings.folds);
    if (groupCount == 0)
        return {std::vector<std::uint32_t>(samples.size()), 1};
    return byGroup(groups, groupCount, settings.folds);
}

}  // namespace core
