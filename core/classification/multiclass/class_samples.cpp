// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_samples.h"

#include <algorithm>

namespace core {

std::uint32_t highestClass(const ClassSamples& samples, std::size_t sample)
{
    std::uint32_t highest = 0;
    for (std::uint32_t each = 1; each < samples.scores.size(); ++each)
        if (samples.scores[each][sample] > samples.scores[highest][sample])
            highest = each;
    return highest;
}

std::size_t tiedSamples(const ClassSamples& samples)
{
    std::size_t tied = 0;
    for (std::size_t sample = 0; !samples.scores.empty() && sample < samples.size(); ++sample) {
        const double highest = samples.scores[highestClass(samples, sample)][sample];
        const auto having = std::ranges::count_if(
            samples.scores, [&](const auto& scores) { return scores[sample] == highest; });
        tied += having > 1 ? 1 : 0;
    }
    return tied;
}

std::size_t predictedOtherwise(const ClassSamples& samples)
{
    std::size_t otherwise = 0;
    for (std::size_t sample = 0; !samples.scores.empty() && sample < samples.size(); ++sample)
        otherwise += samples.predicted[sample] != highestClass(samples, sample) ? 1 : 0;
    return otherwise;
}

Samples oneAgainstRest(const ClassSamples& samples, std::size_t against)
{
    const std::string& name = samples.classes[against];
    Samples result;
    result.classes = {"not " + name, name};
    result.labels.reserve(samples.size());
    for (const std::uint32_t label : samples.labels)
        result.labels.push_back(label == against ? 1 : 0);
    result.models = {{name, {}}};
    if (!samples.scores.empty())
        result.models.front().values = samples.scores[against];
    else
        for (const std::uint32_t predicted : samples.predicted)
            result.models.front().values.push_back(predicted == against ? 1 : 0);
    result.ids = samples.ids;
    result.weights = samples.weights;
    result.leftOut = samples.leftOut;
    return result;
}

}  // namespace core
