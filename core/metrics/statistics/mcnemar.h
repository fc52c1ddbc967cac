// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>

namespace core {

/// Two-sided p values of McNemar's test.
struct McNemarP {
    double exact = 1;
    double mid = 1;  ///< exact minus the probability of the observed split; 1 for an equal one
};

/// Tests whether discordant pairs fall on either side equally often. The exact p is conservative,
/// the mid-p nearly never above its level and more powerful. O(1). Sources: McNemar, Psychometrika
/// 12, 1947; Fagerland, Lydersen & Laake, "The McNemar test for binary matched-pairs data: mid-p
/// and asymptotic are better than exact conditional", BMC Medical Research Methodology 13, 2013.
McNemarP mcNemar(std::size_t onlyFirst, std::size_t onlySecond);

}  // namespace core
