// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A system with the places of its runs.
struct SystemOfRuns {
    std::string name;
    std::vector<std::size_t> runs;

    bool operator==(const SystemOfRuns&) const = default;
};

/// The name without what tells the system's runs apart: the first part that is as the pattern, in
/// which * stands for letters and digits, as many as there are, and ? for one. None where the name
/// has no such part, or is nothing else. O(name × pattern)
std::optional<std::string> nameWithoutSeed(std::string_view name, std::string_view pattern);

/// The systems of runs whose names differ in nothing but that part, in the order of their first
/// runs. A run without such a part is in none. O(runs × systems)
std::vector<SystemOfRuns> systemsBySeed(std::span<const std::string> names,
                                        std::string_view pattern);

}  // namespace core
