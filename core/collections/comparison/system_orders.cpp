// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/comparison/system_orders.h"

#include "core/metrics/agreement/order_correlation.h"

#include <algorithm>

namespace core {

namespace {

/// Empty if a run has no mean.
std::vector<double> allMeans(std::span<const Value> means)
{
    std::vector<double> numbers;
    for (const Value& mean : means)
        if (mean)
            numbers.push_back(*mean);
    return numbers.size() == means.size() ? numbers : std::vector<double>();
}

}  // namespace

SystemOrder systemOrder(std::span<const Value> means)
{
    std::vector<std::size_t> runs;
    for (std::size_t run = 0; run < means.size(); ++run)
        if (means[run])
            runs.push_back(run);
    std::stable_sort(runs.begin(), runs.end(),
                     [means](std::size_t a, std::size_t b) { return *means[a] > *means[b]; });
    SystemOrder order;
    for (const std::size_t run : runs) {
        if (order.empty() || *means[order.back().front()] != *means[run])
            order.emplace_back();
        order.back().push_back(run);
    }
    return order;
}

std::vector<OrderAgreement> orderAgreements(std::span<const std::vector<Value>> means)
{
    std::vector<OrderAgreement> agreements;
    for (std::size_t reference = 0; reference < means.size(); ++reference) {
        const std::vector<double> known = allMeans(means[reference]);
        for (std::size_t other = reference + 1; other < means.size(); ++other) {
            const std::vector<double> order = allMeans(means[other]);
            if (known.size() > 2 && order.size() == known.size())
                agreements.push_back(
                    {reference, other, kendallTauB(order, known), tauAp(order, known)});
        }
    }
    return agreements;
}

}  // namespace core
