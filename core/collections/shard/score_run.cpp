// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/score_run.h"

#include <algorithm>
#include <limits>

namespace core {

std::string scoreRun(std::span<const std::uint64_t> positives,
                     std::span<const std::uint64_t> negatives)
{
    ByteWriter writer;
    std::uint64_t last = 0;
    const auto take = [](std::span<const std::uint64_t>& keys, std::uint64_t key) {
        const auto end = std::find_if(keys.begin(), keys.end(),
                                      [key](std::uint64_t other) { return other != key; });
        const auto count = static_cast<std::size_t>(end - keys.begin());
        keys = keys.subspan(count);
        return count;
    };
    while (!positives.empty() || !negatives.empty()) {
        constexpr auto none = std::numeric_limits<std::uint64_t>::max();
        const std::uint64_t key = std::min(positives.empty() ? none : positives.front(),
                                           negatives.empty() ? none : negatives.front());
        writer.whole(key - std::exchange(last, key));
        writer.whole(take(positives, key));
        writer.whole(take(negatives, key));
    }
    return writer.take();
}

std::optional<ScorePoint> ScoreRunReader::next()
{
    constexpr auto most = std::uint64_t{1} << 40;  // samples with one score
    if (!m_bytes.isGood() || m_bytes.isAtEnd())
        return std::nullopt;
    const std::uint64_t step = m_bytes.whole();
    const std::uint64_t key = m_key + step;
    const ScorePoint point{key, m_bytes.whole(most), m_bytes.whole(most)};
    const bool isBehind = m_isFirst || key > m_key;
    if (!isBehind || point.positives + point.negatives == 0)
        m_bytes.refuse();
    m_key = key;
    m_isFirst = false;
    return m_bytes.isGood() ? std::optional(point) : std::nullopt;
}

MergedScores::MergedScores(std::span<const std::string_view> runs)
    : m_points(runs.size())
{
    for (const std::string_view run : runs)
        m_runs.emplace_back(run);
    for (std::size_t run = 0; run < runs.size(); ++run)
        advance(run);
}

void MergedScores::advance(std::size_t run)
{
    if (const auto point = m_runs[run].next()) {
        m_points[run] = *point;
        m_order.emplace(point->key, run);
    }
    m_isGood = m_isGood && m_runs[run].isGood();
}

std::optional<ScorePoint> MergedScores::next()
{
    if (m_order.empty())
        return std::nullopt;
    ScorePoint joined{m_order.top().first, 0, 0};
    while (!m_order.empty() && m_order.top().first == joined.key) {
        const std::size_t run = m_order.top().second;
        m_order.pop();
        joined.positives += m_points[run].positives;
        joined.negatives += m_points[run].negatives;
        advance(run);
    }
    return joined;
}

}  // namespace core
