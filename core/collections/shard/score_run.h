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

/// The numbers of samples with one score.
struct ScorePoint {
    std::uint64_t key = 0;  ///< by scoreKey(): a smaller key favours the positive class more
    std::uint64_t positives = 0;
    std::uint64_t negatives = 0;

    bool operator==(const ScorePoint&) const = default;
};

/// Encodes a sorted run: the distinct scores of some samples in ascending order of their keys, with
/// the number of samples of either class, as bytes. O(n).
/// @param positives,negatives their keys, sorted
std::string scoreRun(std::span<const std::uint64_t> positives,
                     std::span<const std::uint64_t> negatives);

/// Reads the output of scoreRun().
class ScoreRunReader {
public:
    /// @param bytes must outlive the reader
    explicit ScoreRunReader(std::string_view bytes)
        : m_bytes(bytes)
    {}
    /// The next point; nothing at the end, or if the bytes are not a run.
    std::optional<ScorePoint> next();
    /// False after bytes that scoreRun() does not write.
    bool isGood() const { return m_bytes.isGood(); }

private:
    ByteReader m_bytes;
    std::uint64_t m_key = 0;
    bool m_isFirst = true;
};

/// Merges sorted runs; equal scores are combined. Memory: one point per run.
class MergedScores {
public:
    /// @param runs must outlive this object
    explicit MergedScores(std::span<const std::string_view> runs);
    /// The next point, best first. O(log runs).
    std::optional<ScorePoint> next();
    /// False if a run is invalid; the rest of it is missing then.
    bool isGood() const { return m_isGood; }

private:
    using Next = std::pair<std::uint64_t, std::size_t>;  // a key and its run

    void advance(std::size_t run);

    std::vector<ScoreRunReader> m_runs;
    std::vector<ScorePoint> m_points;  // the next one of each run
    std::priority_queue<Next, std::vector<Next>, std::greater<>> m_order;
    bool m_isGood = true;
};

}  // namespace core
