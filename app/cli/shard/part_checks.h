// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/option/streams.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace cli {

/// A part's file and its number, from 1.
struct NumberedPart {
    std::string file;
    std::size_t part = 0;
};

/// The content of a part's file between its kind and version and the final SHA-256. Nothing if it
/// has another kind or version, is truncated or was changed, which is reported. @param noPart
/// message for another kind
std::optional<std::string_view> contentOfPart(std::string_view bytes, std::string_view kind,
                                              std::string_view noPart, const std::string& file);
/// Follows the kind in a part's file.
inline constexpr std::string_view partVersion = "1\n";
/// Reports that the part is truncated or was changed.
void refuseChangedPart(const std::string& file);

/// Whether a worker of this version wrote the part; reports it if not.
bool isOfThisProgram(const std::string& file, const std::string& version);

/// Whether every part occurs exactly once; reports the first that does not.
/// @param parts sorted by number
/// @param count the expected number of parts
bool isEachThereOnce(std::span<const NumberedPart> parts, std::size_t count);

/// Reads the parts of one division, sorted by number; nothing if they are not, which is reported.
/// @param read a part of a file; nothing if it is refused, which is reported
/// @param difference how a part differs from another that it should match; empty: it matches
template <class Read, class Difference>
auto readDivision(const std::vector<std::string>& files, const Read& read,
                  const Difference& difference)
{
    using Part = std::remove_cvref_t<decltype(*read(files.front()))>;
    std::optional<std::vector<Part>> parts(std::in_place);
    for (const std::string& file : files) {
        auto one = read(file);
        if (!one || !isOfThisProgram(file, one->part().task.version))
            return std::optional<std::vector<Part>>();
        parts->push_back(*std::move(one));
    }
    for (const auto& one : *parts)
        if (const std::string found = difference(one.part(), parts->front().part());
            !found.empty()) {
            warn(named(one.file) + ": the part " + found + " than " + named(parts->front().file));
            return std::optional<std::vector<Part>>();
        }
    std::ranges::stable_sort(*parts, {}, [](const auto& one) { return one.part().part; });
    std::vector<NumberedPart> numbered;
    for (const auto& one : *parts)
        numbered.push_back({one.file, one.part().part});
    if (!isEachThereOnce(numbered, parts->front().part().task.parts))
        return std::optional<std::vector<Part>>();
    return parts;
}

}  // namespace cli
