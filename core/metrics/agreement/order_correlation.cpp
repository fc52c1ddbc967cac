// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/agreement/order_correlation.h"

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace core {

namespace {

int sign(double a, double b)
{
    return a < b ? -1 : a > b ? 1 : 0;
}

bool hasTies(std::span<const double> numbers)
{
    std::vector<double> sorted(numbers.begin(), numbers.end());
    std::sort(sorted.begin(), sorted.end());
    return std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end();
}

}  // namespace

std::optional<double> kendallTauB(std::span<const double> a, std::span<const double> b)
{
    assert(a.size() == b.size());
    std::int64_t balance = 0;
    std::int64_t apartInA = 0;
    std::int64_t apartInB = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            const int inA = sign(a[i], a[j]);
            const int inB = sign(b[i], b[j]);
            balance += inA * inB;
            apartInA += inA * inA;
            apartInB += inB * inB;
        }
    }
    if (apartInA == 0 || apartInB == 0)
        return std::nullopt;
    // The root of a square is exact, so two equal orders give exactly 1.
    return static_cast<double>(balance) /
           std::sqrt(static_cast<double>(apartInA) * static_cast<double>(apartInB));
}

std::optional<double> tauAp(std::span<const double> order, std::span<const double> reference)
{
    assert(order.size() == reference.size());
    if (order.size() < 2 || hasTies(order) || hasTies(reference))
        return std::nullopt;
    double shares = 0;
    for (std::size_t i = 0; i < order.size(); ++i) {
        std::size_t above = 0;
        std::size_t agreeing = 0;
        for (std::size_t j = 0; j < order.size(); ++j) {
            if (order[j] <= order[i])
                continue;
            ++above;
            agreeing += reference[j] > reference[i] ? 1 : 0;
        }
        if (above > 0)
            shares += static_cast<double>(agreeing) / static_cast<double>(above);
    }
    return 2 * shares / static_cast<double>(order.size() - 1) - 1;
}

}  // namespace core
