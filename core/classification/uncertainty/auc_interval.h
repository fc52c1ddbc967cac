// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace core {

/// An AUC with its 95 % confidence interval.
struct AucInterval {
    double auc = 0;
    double standardError = 0;
    double low = 0;   ///< at least 0
    double high = 0;  ///< at most 1

    bool operator==(const AucInterval&) const = default;
};

}  // namespace core
