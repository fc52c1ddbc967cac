// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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

}  // namespace cli
