// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/classification/models/sample_order.h"

#include "core/classification/samples/score_key.h"
#include "core/foundation/text/natural_order.h"
#include "core/metrics/ranking_order/radix_sort.h"

#include <algorithm>
#include <limits>
#include <numeric>

namespace core {

namespace {

using Rows = std::vector<std::uint32_t>;

/// How often a long loop checks for a stop.
constexpr std::size_t stopEvery = 1 << 14;

struct Stopped {};

struct Keyed {
    std::uint64_t key;
    std::uint32_t sample;
};

std::optional<Rows> filtered(const SampleView& view, const SampleFilter& filter,
                             const std::stop_token& stop)
{
    Rows rows;
    if (filter.acceptsAll()) {
        rows.resize(view.size());
        std::iota(rows.begin(), rows.end(), std::uint32_t{0});
        return rows;
    }
    for (std::size_t sample = 0; sample < view.size(); ++sample) {
        if (sample % stopEvery == 0 && stop.stop_requested())
            return std::nullopt;
        if (accepts(filter, view, sample))
            rows.push_back(static_cast<std::uint32_t>(sample));
    }
    return rows;
}

/// The position of every group's name in sorted order.
std::vector<std::uint64_t> placesOfGroups(const Samples& samples)
{
    std::vector<std::size_t> order(samples.groupNames.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
        return naturallyLess(samples.groupNames[a], samples.groupNames[b]);
    });
    std::vector<std::uint64_t> places(order.size());
    for (std::size_t place = 0; place < order.size(); ++place)
        places[order[place]] = place;
    return places;
}

template <class KeyOf>
std::optional<Rows> sortedByNumber(const Rows& rows, bool isDescending, const std::stop_token& stop,
                                   KeyOf keyOf)
{
    UninitialisedVector<Keyed> items(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (i % stopEvery == 0 && stop.stop_requested())
            return std::nullopt;
        const std::uint64_t key = keyOf(rows[i]);
        items[i] = {isDescending ? ~key : key, rows[i]};
    }
    radixSort(items, [](const Keyed& item) { return item.key; });
    Rows sorted(items.size());
    std::transform(items.begin(), items.end(), sorted.begin(),
                   [](const Keyed& item) { return item.sample; });
    return sorted;
}

std::optional<Rows> sortedById(Rows rows, const std::vector<std::string>& ids, bool isDescending,
                               const std::stop_token& stop)
{
    std::size_t compared = 0;
    try {
        std::sort(rows.begin(), rows.end(), [&](std::uint32_t a, std::uint32_t b) {
            if (++compared % stopEvery == 0 && stop.stop_requested())
                throw Stopped{};
            const std::uint32_t first = isDescending ? b : a;
            const std::uint32_t second = isDescending ? a : b;
            if (naturallyLess(ids[first], ids[second]))
                return true;
            return !naturallyLess(ids[second], ids[first]) && a < b;
        });
    } catch (const Stopped&) {
        return std::nullopt;
    }
    return rows;
}

}  // namespace

std::optional<Rows> arranged(const SampleView& view, const SampleFilter& filter,
                             const SampleSort& sort, const std::stop_token& stop)
{
    auto rows = filtered(view, filter, stop);
    if (!rows || rows->size() < 2)
        return rows;
    const Samples& samples = *view.samples;
    const auto byNumber = [&](auto keyOf) {
        return sortedByNumber(*rows, sort.isDescending, stop, keyOf);
    };
    switch (sort.key) {
    case SampleKey::Id:
        if (!samples.ids.empty())
            return sortedById(*std::move(rows), samples.ids, sort.isDescending, stop);
        [[fallthrough]];
    case SampleKey::Number:
        if (sort.isDescending)
            std::reverse(rows->begin(), rows->end());
        return rows;
    case SampleKey::Label:
        return byNumber([&](std::uint32_t sample) -> std::uint64_t {
            return view.scored.isPositive(sample) ? 0 : 1;
        });
    case SampleKey::Score:
        return byNumber([&values = samples.models[sort.model].values](std::uint32_t sample) {
            return scoreKey(values[sample], false);
        });
    case SampleKey::Calibrated:
        return byNumber(
            [&](std::uint32_t sample) { return scoreKey(view.scored.scores[sample], false); });
    case SampleKey::Outcome:
        return byNumber(
            [&](std::uint32_t sample) { return static_cast<std::uint64_t>(view.outcome(sample)); });
    case SampleKey::Loss:
        return byNumber([&](std::uint32_t sample) {
            constexpr double none = std::numeric_limits<double>::infinity();
            return scoreKey(view.loss(sample).value_or(sort.isDescending ? -none : none), false);
        });
    case SampleKey::Weight:
        return byNumber(
            [&](std::uint32_t sample) { return scoreKey(view.scored.weight(sample), false); });
    case SampleKey::Group:
        if (samples.groups.empty())
            return rows;
        return byNumber([&, places = placesOfGroups(samples)](std::uint32_t sample) {
            return places[samples.groups[sample]];
        });
    }
    return rows;
}

}  // namespace core
