// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <cstddef>
#include <span>

namespace core {

/// One ranked list with its documents in other orders, as one measure values them: the measure's
/// own kernel runs again over the ranks that an exchange touches, and no others.
///
/// Values come from sums that were added up in another order than a scan's, so their last digits
/// may differ from Evaluator's: use them to find the best, not to show. Where the measure has no
/// value they are minus infinity.
class OtherOrders {
public:
    virtual ~OtherOrders() = default;

    /// Documents of equal worth are alike to the measure.
    virtual double worth(Grade grade) const = 0;
    /// Whether a document of higher worth never lowers the value by taking the place of one above.
    virtual bool rewardsOrder() const = 0;
    /// What it costs to try every document of a list with so many worths at one rank: about how
    /// many ranks are read.
    virtual std::size_t cost(std::size_t worths) const = 0;

    /// The values after the document at `upper` and the one at each of `lowers` change places.
    /// Calls of this and of promotions() must come with ranks that never fall.
    /// @param upper 1-based, within the cutoff
    /// @param lowers 1-based, ascending, below `upper`; documents of one worth
    /// @param values one for each of `lowers`
    virtual void swaps(std::size_t upper, std::span<const std::size_t> lowers,
                       std::span<double> values) = 0;

    /// The values after the document at each of `from` moves up to `to`; as swaps().
    virtual void promotions(std::size_t to, std::span<const std::size_t> from,
                            std::span<double> values) = 0;
};

}  // namespace core
