// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/thresholds/auc.h"

#include "core/foundation/total.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <limits>

namespace core {

Value auc(const ThresholdSweep& sweep, double tieCounts)
{
    if (const auto reason = sweep.missingClass())
        return *reason;
    return sweep.isWeighted() ? shareInOrder(weightedPairsOf(sweep), tieCounts)
                              : shareInOrder(pairsOf(sweep), tieCounts);
}

std::optional<Fraction> exactAuc(const SamplePairs& pairs)
{
    constexpr std::uint64_t most = std::numeric_limits<std::int64_t>::max() / 2;
    if (pairs.total() == 0 || pairs.total() > most)
        return {};
    return Fraction(static_cast<std::int64_t>(2 * pairs.wins + pairs.ties),
                    static_cast<std::int64_t>(2 * pairs.total()));
}

std::optional<PartialAuc> partialAuc(const ThresholdSweep& sweep, double maxFpr)
{
    assert(maxFpr > 0 && maxFpr <= 1);
    if (sweep.missingClass())
        return {};
    const double maxFp = maxFpr * sweep.negatives();
    Total<double> area;
    for (std::size_t point = 1; point < sweep.size(); ++point) {
        const double fpBefore = sweep.falsePositives(point - 1);
        if (fpBefore >= maxFp)
            break;
        const double tpBefore = sweep.truePositives(point - 1);
        const double fp = sweep.falsePositives(point);
        const double tp = sweep.truePositives(point);
        const double width = std::min(fp, maxFp) - fpBefore;
        const double tpAtEnd =
            fp > maxFp ? tpBefore + (tp - tpBefore) * width / (fp - fpBefore) : tp;
        area += width * (tpBefore + tpAtEnd) / 2;
    }
    const double raw = area.value() / sweep.positives() / sweep.negatives();
    const double guessed = maxFpr * maxFpr / 2;
    return PartialAuc{raw, (1 + (raw - guessed) / (maxFpr - guessed)) / 2};
}

}  // namespace core
