// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/calibration/isotonic.h"

#include "core/classification/samples/score_groups.h"

#include <algorithm>
#include <cassert>

namespace core {
namespace {

/// Pooled samples. Whole numbers of positives and samples are compared exactly.
struct Block {
    double from;
    double to;
    double positives;
    double weight;
};

bool isBelow(const Block& a, const Block& b)
{
    return a.positives * b.weight < b.positives * a.weight;
}

}  // namespace

IsotonicFit::IsotonicFit(const ThresholdSweep& sweep)
    : m_higherIsPositive(sweep.higherIsPositive())
{
    assert(sweep.samples() > 0);
    std::vector<Block> blocks;
    forEachScoreGroup(sweep, [&](const ScoreGroup& group) {
        Block block{group.score, group.score, group.positives, group.weight()};
        while (!blocks.empty() && !isBelow(blocks.back(), block)) {
            block.from = blocks.back().from;
            block.positives += blocks.back().positives;
            block.weight += blocks.back().weight;
            blocks.pop_back();
        }
        blocks.push_back(block);
    });
    m_steps.reserve(blocks.size());
    for (const Block& block : blocks)
        m_steps.push_back({block.from, block.to, block.positives / block.weight});
}

double IsotonicFit::at(double score) const
{
    const auto speaksLess = [this](double a, double b) {
        return m_higherIsPositive ? a < b : a > b;
    };
    const auto above = std::upper_bound(
        m_steps.begin(), m_steps.end(), score,
        [&](double fitted, const IsotonicStep& step) { return speaksLess(fitted, step.from); });
    return above == m_steps.begin() ? above->probability : (above - 1)->probability;
}

}  // namespace core
