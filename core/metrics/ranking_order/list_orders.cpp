// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/list_orders.h"

#include <limits>
#include <numeric>
#include <random>

namespace core {

namespace {

std::vector<std::uint32_t> inPlace(std::size_t count)
{
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), std::uint32_t{0});
    return order;
}

bool isBetter(Grade a, Grade b)
{
    const auto kind = [](Grade grade) { return grade.isJudged() ? 2 : grade.hasValue() ? 0 : 1; };
    if (kind(a) != kind(b))
        return kind(a) > kind(b);
    return a.hasValue() && a.value() > b.value();
}

/// A uniform number from 0 to end - 1. std::uniform_int_distribution differs between libraries.
std::uint64_t below(std::mt19937_64& random, std::uint64_t end)
{
    const std::uint64_t whole = std::numeric_limits<std::uint64_t>::max() / end * end;
    std::uint64_t drawn = random();
    while (drawn >= whole)
        drawn = random();
    return drawn % end;
}

}  // namespace

Reordering bestFirst(std::span<const Grade> grades)
{
    Reordering result{0, inPlace(grades.size())};
    std::stable_sort(
        result.order.begin(), result.order.end(),
        [grades](std::uint32_t a, std::uint32_t b) { return isBetter(grades[a], grades[b]); });
    return result;
}

Reordering worstFirst(std::span<const Grade> grades)
{
    Reordering result{0, inPlace(grades.size())};
    std::stable_sort(
        result.order.begin(), result.order.end(),
        [grades](std::uint32_t a, std::uint32_t b) { return isBetter(grades[b], grades[a]); });
    return result;
}

Reordering reversed(std::size_t count)
{
    Reordering result{0, inPlace(count)};
    std::reverse(result.order.begin(), result.order.end());
    return result;
}

Reordering shuffled(std::size_t count, std::uint64_t seed)
{
    Reordering result{0, inPlace(count)};
    std::mt19937_64 random(seed);
    for (std::size_t left = count; left > 1; --left)
        std::swap(result.order[left - 1], result.order[below(random, left)]);
    return result;
}

Reordering movedTogether(std::span<const std::size_t> rows, std::size_t to)
{
    Reordering result{std::min(rows.front(), to), {}};
    const std::size_t end = std::max(rows.back() + 1, to + rows.size());
    result.order.reserve(end - result.first);
    const auto add = [&result](std::size_t row) {
        result.order.push_back(static_cast<std::uint32_t>(row - result.first));
    };
    std::size_t next = 0;
    for (std::size_t row = result.first; row < end; ++row) {
        if (next < rows.size() && rows[next] == row) {
            ++next;
            continue;
        }
        if (result.first + result.order.size() == to)
            std::for_each(rows.begin(), rows.end(), add);
        add(row);
    }
    if (result.order.size() < end - result.first)
        std::for_each(rows.begin(), rows.end(), add);
    return result;
}

Grade binarised(Grade grade, double threshold)
{
    if (!grade.isJudged())
        return grade;
    return Grade(grade.isRelevant(threshold) ? 1 : 0);
}

}  // namespace core
