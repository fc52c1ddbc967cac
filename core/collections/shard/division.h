// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <span>
#include <vector>

namespace core {

/// A file to be divided.
struct DividedFile {
    std::uint64_t bytes = 0;
    std::uint64_t weight = 0;  ///< the amount of work; the bytes if it can be cut
    bool canBeCut = false;
};

/// The work of one part on a file.
struct Piece {
    std::size_t file = 0;
    std::uint64_t from = 0;
    std::uint64_t to = 0;
    bool isWhole = true;

    bool operator==(const Piece&) const = default;
};

/// The first offset at or after `from` where `file` may be cut; its size if there is none.
using CutAt = std::function<std::uint64_t(std::size_t file, std::uint64_t from)>;

/// Divides the work on files into parts, in file order. Each byte belongs to one part, parts have
/// equal weight as far as the allowed cuts permit, and a file that cannot be cut belongs to the
/// part that contains its midpoint. Parts may be empty. O(files + parts) calls.
std::vector<std::vector<Piece>> divided(std::span<const DividedFile> files, std::size_t parts,
                                        const CutAt& cutAt);

}  // namespace core
