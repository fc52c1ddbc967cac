// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"

#include <cstddef>
#include <span>

namespace core {

/// The values of one measure for other orders of a ranked list. The measure's kernel runs again
/// only over the ranks that a change of order affects.
///
/// The sums are added in a different order than in a scan, so the last digits may differ from
/// Evaluator's: use the values to find the best order, not for display. Undefined values are minus
/// infinity.
class OtherOrders {
public:
    virtual ~OtherOrders() = default;

    /// Documents of equal worth are interchangeable to the measure.
    virtual double worth(Grade grade) const = 0;
    /// Whether the value never falls when a document changes places with one of lower worth above
    /// it.
    virtual bool rewardsOrder() const = 0;
    /// The cost of trying every document at one rank, in a list with this number of different
    /// worths: about the number of ranks read.
    virtual std::size_t cost(std::size_t worths) const = 0;

    /// The values after the documents at `upper` and at each of `lowers` change places. Across
    /// calls of swaps() and promotions(), `upper` and `to` must not decrease.
    /// @param upper 1-based, within the cutoff
    /// @param lowers 1-based, ascending, ranked below `upper`; all documents have the same worth
    /// @param values one for each of `lowers`
    virtual void swaps(std::size_t upper, std::span<const std::size_t> lowers,
                       std::span<double> values) = 0;

    /// The values after the document at each of `from` moves up to `to`. See swaps() for arguments.
    virtual void promotions(std::size_t to, std::span<const std::size_t> from,
                            std::span<double> values) = 0;
};

}  // namespace core
