// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/statistics/round_bins.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cmath>

namespace core {

namespace {

/// A bin's width, digit × 10^power.
struct Width {
    double digit = 1;
    int power = 0;

    /// Dividing by a power of ten is exact; multiplying by its inverse is not.
    double times(double count) const
    {
        const double unit = std::pow(10.0, std::abs(power));
        return power < 0 ? count * digit / unit : count * digit * unit;
    }
    /// The last multiple not above the number.
    double countBelow(double number) const
    {
        double count = std::floor(number / times(1));
        while (times(count) > number)
            --count;
        while (times(count + 1) <= number)
            ++count;
        return count;
    }
    /// The first multiple not below the number.
    double countAbove(double number) const { return -countBelow(-number); }
};

}  // namespace

std::vector<double> roundEdges(std::span<const double> numbers, std::size_t most)
{
    assert(most >= 2);
    if (numbers.empty())
        return {0, 1};
    const auto [least, greatest] = std::minmax_element(numbers.begin(), numbers.end());
    const double spread = *greatest - *least;
    const double size = std::max(std::abs(*least), std::abs(*greatest));
    // Multiples of a width that only changes their last digits could not be counted.
    if (constexpr double asEqual = 1e-9; spread <= asEqual * size) {
        const double half = std::max(0.5, size / 2);
        return {*least - half, *least + half};
    }
    constexpr std::array<double, 3> digits{1, 2, 5};
    const int first = static_cast<int>(std::floor(std::log10(spread / double(most)))) - 1;
    for (int power = first;; ++power) {
        for (const double digit : digits) {
            const Width width{digit, power};
            const double from = width.countBelow(*least);
            const double to = std::max(from + 1, width.countAbove(*greatest));
            if (to - from > double(most))
                continue;
            std::vector<double> edges;
            for (double count = from; count <= to; ++count)
                edges.push_back(width.times(count));
            return edges;
        }
    }
}

std::size_t binOf(double number, std::span<const double> edges)
{
    const auto inner = edges.begin() + 1;
    const auto found = std::upper_bound(inner, edges.end() - 1, number);
    return static_cast<std::size_t>(found - inner);
}

std::vector<std::size_t> countedInBins(std::span<const double> numbers,
                                       std::span<const double> edges)
{
    std::vector<std::size_t> counts(edges.size() - 1);
    for (const double number : numbers)
        ++counts[binOf(number, edges)];
    return counts;
}

}  // namespace core
