// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A system with the indices of its runs.
struct SystemOfRuns {
    std::string name;
    std::vector<std::size_t> runs;

    bool operator==(const SystemOfRuns&) const = default;
};

/// The name without the part that distinguishes a system's runs: the first part that matches the
/// pattern, in which * matches any number of letters and digits, and ? matches one. Empty if no
/// part matches, or nothing else is left. O(name × pattern)
std::optional<std::string> nameWithoutSeed(std::string_view name, std::string_view pattern);

/// Groups runs whose names differ only in that part into systems, in the order of their first runs.
/// A run without such a part is in no system. O(runs × systems)
std::vector<SystemOfRuns> systemsBySeed(std::span<const std::string> names,
                                        std::string_view pattern);

}  // namespace core
