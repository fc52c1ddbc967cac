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

/// What the bytes of a part's file have between its kind and version and the SHA-256 at its end.
/// Nothing where it is of another kind or version, ends early or was changed, which is then said.
/// @param noPart said of another kind
std::optional<std::string_view> contentOfPart(std::string_view bytes, std::string_view kind,
                                              std::string_view noPart, const std::string& file);
/// Behind the kind of a part's file.
inline constexpr std::string_view partVersion = "1\n";
/// Says that the part ends early or was changed.
void refuseChangedPart(const std::string& file);

/// Whether a worker of this version made it; says so where it did not.
bool isOfThisProgram(const std::string& file, const std::string& version);

/// Whether every part is there, and none twice; says which is not.
/// @param parts by their numbers
/// @param count how many there are to be
bool isEachThereOnce(std::span<const NumberedPart> parts, std::size_t count);

}  // namespace cli
