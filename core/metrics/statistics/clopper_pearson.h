// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/statistics/paired_t.h"

namespace core {

/// Clopper and Pearson's interval of a share, called exact: the true shares that neither one-sided
/// binomial test rejects at alpha / 2, as quantiles of beta distributions. It contains the true
/// share at least as often as promised, and is wider than Wilson's. It lies within 0 to 1; the low
/// end is exactly 0 for share 0, and the high end exactly 1 for share 1. O(1). Sources: Clopper &
/// Pearson, "The use of confidence or fiducial limits illustrated in the case of the binomial",
/// Biometrika 26, 1934; with an effective sample size: Korn & Graubard, Survey Methodology 24,
/// 1998; published values: Newcombe, Statistics in Medicine 17, 1998.
/// @param share 0 to 1: successes over trials
/// @param trials above 0; for weighted samples, their effectiveSize()
/// @param alpha above 0 and below 1; 0.05 gives the 95 % interval
Interval clopperPearsonInterval(double share, double trials, double alpha);

}  // namespace core
