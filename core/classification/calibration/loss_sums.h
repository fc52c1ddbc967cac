// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/classification/samples/samples.h"
#include "core/foundation/exact_total.h"
#include "core/foundation/value.h"

namespace core {

/// What a mean over samples is made of that costs them by their probabilities: exact sums, so that
/// the mean is the same however the samples are divided and ordered.
struct LossSums {
    ExactTotal terms;    ///< weight × cost, each rounded to a double
    ExactTotal weights;  ///< their number without weights
    bool isOfProbabilities = true;

    LossSums& operator+=(const LossSums& other)
    {
        terms += other.terms;
        weights += other.weights;
        isOfProbabilities = isOfProbabilities && other.isOfProbabilities;
        return *this;
    }
    /// Undefined where a score was no probability, and without samples.
    Value mean() const
    {
        if (!isOfProbabilities)
            return Undefined::NotAProbability;
        const double total = weights.value();
        if (total == 0)
            return Undefined::NoSamples;
        return terms.value() / total;
    }
    bool operator==(const LossSums&) const = default;
};

}  // namespace core
