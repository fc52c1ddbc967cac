// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

/// A file that is to be divided.
struct DividedFile {
    std::uint64_t bytes = 0;
    std::uint64_t weight = 0;  ///< the work it makes; the bytes where it can be cut
    bool canBeCut = false;
};

/// What one part does of a file.
struct Piece {
    std::size_t file = 0;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    bool isWhole = true;

    bool operator==(const Piece&) const = default;
};

/// Where `file` may be cut at or after a byte of it; its size when nowhere.
using CutAt = std::function<std::uint64_t(std::size_t file, std::uint64_t from)>;

/// Divides the work of files among so many parts, in the order of the files: each byte falls to one
/// part, parts are alike in weight up to where cuts may stand, and a file that cannot be cut falls
/// to the part in which its middle lies. Parts may be empty. O(files + parts) calls.
std::vector<std::vector<Piece>> divided(std::span<const DividedFile> files, std::size_t parts,
                                        const CutAt& cutAt);

}  // namespace core
