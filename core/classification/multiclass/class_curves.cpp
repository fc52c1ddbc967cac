// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/multiclass/class_curves.h"

#include "core/classification/thresholds/pr_curve.h"
#include "core/classification/thresholds/roc.h"

#include <algorithm>
#include <cstddef>

namespace core {

namespace {

constexpr std::size_t mostPlaces = 20'000;

/// The x of all points of all curves, ascending, without repeats.
template <class View>
std::vector<double> placesOf(const std::vector<View>& curves)
{
    std::vector<double> places;
    for (const View& curve : curves)
        for (std::size_t point = 0; point < curve.size(); ++point)
            places.push_back(curve.at(point).x);
    std::ranges::sort(places);
    places.erase(std::unique(places.begin(), places.end()), places.end());
    if (places.size() <= mostPlaces)
        return places;
    std::vector<double> kept;
    const std::size_t step = places.size() / mostPlaces + 1;
    for (std::size_t i = 0; i < places.size(); i += step)
        kept.push_back(places[i]);
    if (kept.back() != places.back())
        kept.push_back(places.back());
    return kept;
}

/// Where a curve, whose x never falls, is at an x: its first and its last y there.
struct HeightAt {
    double first = 0;
    double last = 0;
};

/// Follows a curve from left to right. Its last x is exactly 1: a count over itself.
template <class View>
class Follower {
public:
    explicit Follower(const View& curve)
        : m_curve(&curve)
    {}

    /// @param x ascending from call to call, at most 1
    HeightAt at(double x)
    {
        passBefore(x);
        const CurvePoint here = m_curve->at(m_next);
        if (here.x > x) {
            const CurvePoint before = m_curve->at(m_next - 1);
            const double y = before.y + (here.y - before.y) * (x - before.x) / (here.x - before.x);
            return {y, y};
        }
        std::size_t last = m_next;
        while (last + 1 < m_curve->size() && m_curve->at(last + 1).x == x)
            ++last;
        return {here.y, m_curve->at(last).y};
    }
    /// The y of the first point at x or beyond.
    double stepAt(double x)
    {
        passBefore(x);
        return m_curve->at(m_next).y;
    }

private:
    void passBefore(double x)
    {
        while (m_curve->at(m_next).x < x)
            ++m_next;
    }

    const View* m_curve;
    std::size_t m_next = 0;
};

template <class View>
std::vector<View> viewsOf(std::span<const ThresholdSweep> sweeps)
{
    std::vector<View> views;
    for (const ThresholdSweep& sweep : sweeps)
        views.push_back(View(sweep));
    return views;
}

template <class View>
std::vector<Follower<View>> followersOf(const std::vector<View>& curves)
{
    std::vector<Follower<View>> followers;
    for (const View& curve : curves)
        followers.push_back(Follower<View>(curve));
    return followers;
}

}  // namespace

std::vector<CurvePoint> macroRoc(std::span<const ThresholdSweep> sweeps)
{
    const auto curves = viewsOf<RocCurve>(sweeps);
    auto followers = followersOf(curves);
    const auto classes = static_cast<double>(curves.size());
    std::vector<CurvePoint> points;
    for (const double x : placesOf(curves)) {
        HeightAt sum;
        for (Follower<RocCurve>& follower : followers) {
            const HeightAt height = follower.at(x);
            sum.first += height.first;
            sum.last += height.last;
        }
        points.push_back({x, sum.first / classes});
        if (sum.last != sum.first)
            points.push_back({x, sum.last / classes});
    }
    return points;
}

std::vector<CurvePoint> macroPrecisionRecall(std::span<const ThresholdSweep> sweeps)
{
    const auto curves = viewsOf<PrCurve>(sweeps);
    auto followers = followersOf(curves);
    const auto classes = static_cast<double>(curves.size());
    std::vector<CurvePoint> points;
    double before = 0;
    for (const double recall : placesOf(curves)) {
        if (recall == 0)
            continue;
        double sum = 0;
        for (Follower<PrCurve>& follower : followers)
            sum += follower.stepAt(recall);
        points.push_back({before, sum / classes});
        points.push_back({recall, sum / classes});
        before = recall;
    }
    return points;
}

}  // namespace core
