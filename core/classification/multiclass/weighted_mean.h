// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/total.h"
#include "core/foundation/value.h"

namespace core {

/// A weighted mean, undefined without weight.
class WeightedMean {
public:
    void add(double value, double weight = 1)
    {
        m_sum += value * weight;
        m_weights += weight;
    }
    /// Leaves out an undefined value.
    void add(const Value& value)
    {
        if (value)
            add(*value);
    }
    Value value() const
    {
        if (m_weights.value() == 0)
            return Undefined::NoSamples;
        return m_sum.value() / m_weights.value();
    }

private:
    Total<double> m_sum;
    Total<double> m_weights;
};

}  // namespace core
