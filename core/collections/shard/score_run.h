// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/collections/shard/byte_text.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <queue>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace core {

/// The samples of one score.
struct ScorePoint {
    std::uint64_t key = 0;  ///< by scoreKey(): the smaller one speaks more for the positive class
    std::uint64_t positives = 0;
    std::uint64_t negatives = 0;

    bool operator==(const ScorePoint&) const = default;
};

/// A sorted run: the scores of some samples in ascending order of their keys, each once, with how
/// many samples of either class have it, in bytes. O(n).
/// @param positives,negatives their keys, sorted
std::string scoreRun(std::span<const std::uint64_t> positives,
                     std::span<const std::uint64_t> negatives);

/// Reads what scoreRun() wrote.
class ScoreRunReader {
public:
    /// @param bytes must outlive the reader
    explicit ScoreRunReader(std::string_view bytes)
        : m_bytes(bytes)
    {}
    /// The next point; nothing at the end, and where no run stands there.
    std::optional<ScorePoint> next();
    /// False where bytes were met that scoreRun() does not write.
    bool isGood() const { return m_bytes.isGood(); }

private:
    ByteReader m_bytes;
    std::uint64_t m_key = 0;
    bool m_isFirst = true;
};

/// Sorted runs merged into one: equal scores are joined. Memory: one point a run.
class MergedScores {
public:
    /// @param runs must outlive it
    explicit MergedScores(std::span<const std::string_view> runs);
    /// The next point, best first. O(log runs).
    std::optional<ScorePoint> next();
    /// False where a run is none; what is left of it is missing then.
    bool isGood() const { return m_isGood; }

private:
    using Next = std::pair<std::uint64_t, std::size_t>;  // a key and its run

    void advance(std::size_t run);

    std::vector<ScoreRunReader> m_runs;
    std::vector<ScorePoint> m_points;  // that each run has next
    std::priority_queue<Next, std::vector<Next>, std::greater<>> m_order;
    bool m_isGood = true;
};

}  // namespace core
