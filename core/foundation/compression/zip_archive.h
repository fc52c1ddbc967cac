// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace core {

struct ArchivedFile {
    std::string name;  ///< with slashes between folders; UTF-8
    std::string bytes;
};

/// A ZIP archive (PKWARE's APPNOTE, version 2.0) of the files in their order, stored as they are:
/// its bytes depend on nothing else, neither on a clock nor on a compressor. Files are dated to the
/// first day that ZIP can tell, in 1980.
/// @param files fewer than 65,536, with names of less than 64 KiB, together less than 4 GiB; no two
/// of one name
std::string zipArchive(std::span<const ArchivedFile> files);

}  // namespace core
