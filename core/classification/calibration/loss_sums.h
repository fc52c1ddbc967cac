// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/exact_total.h"
#include "core/foundation/value.h"

namespace core {

/// Exact sums for a mean cost over samples, such as log loss, so that the mean does not depend on
/// how the samples are divided and ordered.
struct LossSums {
    ExactTotal terms;    ///< weight × cost, each rounded to a double
    ExactTotal weights;  ///< their number if there are no weights
    bool isOfProbabilities = true;

    LossSums& operator+=(const LossSums& other)
    {
        terms += other.terms;
        weights += other.weights;
        isOfProbabilities = isOfProbabilities && other.isOfProbabilities;
        return *this;
    }
    /// Undefined without samples, if a score is not a probability, or if a term is infinite.
    Value mean() const
    {
        if (!isOfProbabilities)
            return Undefined::NotAProbability;
        const double total = weights.value();
        if (total == 0)
            return Undefined::NoSamples;
        if (terms.isInfinite())
            return Undefined::InfiniteLogarithm;
        return terms.value() / total;
    }
    bool operator==(const LossSums&) const = default;
};

}  // namespace core
