#pragma once

#include <cstddef>
#include <span>
#include <string>

namespace cli {

/// A part's file and its number, from 1.
struct NumberedPart {
    std::string file;
    std::size_t part = 0;
};

/// Whether a worker of this version made it; says so where it did not.
bool isOfThisProgram(const std::string& file, const std::string& version);

/// Whether every part is there, and none twice; says which is not.
/// @param parts by their numbers
/// @param count how many there are to be
bool isEachThereOnce(std::span<const NumberedPart> parts, std::size_t count);

}  // namespace cli
