// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/log_loss.h"

namespace core {
namespace {

bool costsMore(const LogLossTerm& a, const LogLossTerm& b)
{
    return a.term > b.term || (a.term == b.term && a.sample < b.sample);
}

}  // namespace

Value logLoss(const ScoredLabels& samples, const ClassifierSettings& settings)
{
    return logLossSums(samples, settings).mean();
}

LossSums logLossSums(const ScoredLabels& samples, const ClassifierSettings& settings)
{
    return logLossSums(samples, settings, [](std::size_t, double, double, const LossSums&) {});
}

std::vector<LogLossTerm> largestLogLossTerms(const ScoredLabels& samples,
                                             const ClassifierSettings& settings, std::size_t count)
{
    // A heap with the smallest of the kept terms on top.
    std::vector<LogLossTerm> largest;
    const Value value = logLoss(samples, settings, [&](const LogLossTerm& term) {
        if (largest.size() == count) {
            if (count == 0 || !costsMore(term, largest.front()))
                return;
            std::pop_heap(largest.begin(), largest.end(), costsMore);
            largest.pop_back();
        }
        largest.push_back(term);
        std::push_heap(largest.begin(), largest.end(), costsMore);
    });
    if (!value)
        return {};
    std::sort_heap(largest.begin(), largest.end(), costsMore);
    return largest;
}

}  // namespace core
