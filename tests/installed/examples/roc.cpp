// SPDX-License-Identifier: GPL-3.0-or-later
// The ROC curve of eight samples, the area below it, and the threshold with the highest F1.
#include <rankscope/rankscope.h>

#include <cstdio>

int main()
{
    const std::vector<double> scores{0.9, 0.8, 0.7, 0.6, 0.6, 0.4, 0.3, 0.1};
    const std::vector<std::uint8_t> labels{1, 0, 1, 1, 0, 0, 1, 0};
    const rankscope::Sweep sweep(rankscope::Samples{scores, labels});
    for (const rankscope::CurvePoint& point : sweep.roc())
        std::printf("%g\t%g\n", point.x, point.y);
    std::printf("AUC %.17g, AP %.17g\n", *sweep.auc(), *sweep.averagePrecision());
    const rankscope::Chosen best = sweep.bestF();
    std::printf("F1 %g from %g on\n", *best.value, sweep.threshold(best.point));
}
