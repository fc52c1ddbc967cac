// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/uncertainty/redrawn_classes.h"

#include <utility>

namespace core {

namespace {

/// @param accepted how many samples of the class are predicted positive at a point
template <class Accepted>
ClassMembers countedMembers(std::size_t points, Accepted accepted)
{
    ClassMembers members;
    auto& pointOf = members.pointOf;
    pointOf.resize(accepted(points - 1));
    for (std::size_t point = 1; point < points; ++point)
        std::fill(pointOf.begin() + accepted(point - 1), pointOf.begin() + accepted(point),
                  static_cast<std::uint32_t>(point));
    return members;
}

ClassMembers weightedMembers(const SweptSamples& of, bool arePositive)
{
    std::vector<std::pair<std::uint32_t, double>> found;
    for (std::size_t i = 0; i < of.samples.size(); ++i)
        if (of.samples.isPositive(i) == arePositive)
            found.emplace_back(static_cast<std::uint32_t>(of.sweep.pointAt(of.samples.scores[i])),
                               of.samples.weight(i));
    std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first < b.first; });
    ClassMembers members;
    for (const auto& [point, weight] : found) {
        members.pointOf.push_back(point);
        members.weights.push_back(weight);
    }
    return members;
}

}  // namespace

ClassMembers classMembers(const SweptSamples& of, bool arePositive)
{
    if (of.sweep.isWeighted())
        return weightedMembers(of, arePositive);
    return countedMembers(of.sweep.size(), [&](std::size_t point) {
        return arePositive ? of.sweep.acceptedPositives(point) : of.sweep.acceptedNegatives(point);
    });
}

}  // namespace core
