// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/polyline/curve.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <random>
#include <utility>
#include <vector>

namespace curve_samples {

using Points = std::vector<core::CurvePoint>;

inline std::shared_ptr<const core::CurvePoints> stored(Points points)
{
    const std::size_t size = points.size();
    return core::curvePoints(size,
                             [points = std::move(points)](std::size_t i) { return points[i]; });
}

/// Random curves, the same ones on every machine: only the engine's own numbers are used.
class RandomCurves {
public:
    explicit RandomCurves(std::uint32_t seed)
        : m_engine(seed)
    {}

    double share() { return static_cast<double>(m_engine()) / 4294967296.0; }
    std::size_t below(std::size_t limit) { return m_engine() % limit; }

    /// A ROC: steps across or up, with positives the likelier the earlier. Some steps are sloped,
    /// as tied scores make them.
    Points roc(std::size_t samples, double ties)
    {
        double tp = 0;
        double fp = 0;
        Points points{{0, 0}};
        for (std::size_t i = 0; i < samples; ++i) {
            const double early = 1 - static_cast<double>(i) / static_cast<double>(samples);
            (share() < early * early ? tp : fp) += 1;
            if (share() >= ties)
                points.push_back({fp, tp});
        }
        points.push_back({fp, tp});
        for (core::CurvePoint& point : points)
            point = {point.x / std::max(1.0, fp), point.y / std::max(1.0, tp)};
        return points;
    }

    /// Precision against recall of the same samples.
    Points precisionRecall(std::size_t samples, double ties)
    {
        double tp = 0;
        double all = 0;
        Points points;
        for (std::size_t i = 0; i < samples; ++i) {
            const double early = 1 - static_cast<double>(i) / static_cast<double>(samples);
            tp += share() < early * early ? 1 : 0;
            all += 1;
            if (share() >= ties)
                points.push_back({tp, tp / all});
        }
        for (core::CurvePoint& point : points)
            point.x /= std::max(1.0, tp);
        return points;
    }

    /// Any height at every place.
    Points noise(std::size_t size)
    {
        Points points;
        for (std::size_t i = 0; i < size; ++i)
            points.push_back({static_cast<double>(i) / static_cast<double>(size), share()});
        return points;
    }

    /// A part of the unit square, down to a thousandth across, on up to 300 pixels.
    core::CurveWindow window()
    {
        const auto part = [this] {
            const double length = std::pow(10, -3 * share());
            const double start = share() * (1 - length);
            return std::pair(start, start + length);
        };
        const auto [left, right] = part();
        const auto [bottom, top] = part();
        return {left, right, bottom, top, 20 + 280 * share(), 20 + 280 * share()};
    }

private:
    std::mt19937 m_engine;
};

/// The same curve from its other end.
inline Points reversed(Points points)
{
    std::reverse(points.begin(), points.end());
    return points;
}

}  // namespace curve_samples
