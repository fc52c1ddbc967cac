// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rankings/runs/systems_of_runs.h"

#include "core/foundation/text/ascii.h"

#include <algorithm>

namespace core {

namespace {

bool isOfWord(char sign)
{
    const char small = lower(sign);
    return isDigit(sign) || (small >= 'a' && small <= 'z') ||
           static_cast<unsigned char>(sign) > 0x7f;
}

/// The length of the prefix that matches the pattern; empty if there is no match.
std::optional<std::size_t> lengthLike(std::string_view text, std::string_view pattern)
{
    std::size_t at = 0;
    for (const char sign : pattern) {
        if (sign == '*') {
            while (at < text.size() && isOfWord(text[at]))
                ++at;
        } else if (at < text.size() && (sign == text[at] || (sign == '?' && isOfWord(text[at])))) {
            ++at;
        } else {
            return std::nullopt;
        }
    }
    return at;
}

}  // namespace

std::optional<std::string> nameWithoutSeed(std::string_view name, std::string_view pattern)
{
    for (std::size_t begin = 0; begin < name.size(); ++begin)
        if (const auto length = lengthLike(name.substr(begin), pattern);
            length && *length > 0 && *length < name.size())
            return std::string(name.substr(0, begin)).append(name.substr(begin + *length));
    return std::nullopt;
}

std::vector<SystemOfRuns> systemsBySeed(std::span<const std::string> names,
                                        std::string_view pattern)
{
    std::vector<SystemOfRuns> systems;
    for (std::size_t run = 0; run < names.size(); ++run) {
        const auto name = nameWithoutSeed(names[run], pattern);
        if (!name)
            continue;
        const auto known = std::ranges::find(systems, *name, &SystemOfRuns::name);
        (known == systems.end() ? systems.emplace_back(SystemOfRuns{*name, {}}) : *known)
            .runs.push_back(run);
    }
    return systems;
}

}  // namespace core
