// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <span>
#include <string>

namespace core {

struct ArchivedFile {
    std::string name;  ///< UTF-8, with slashes between folders
    std::string bytes;
};

/// A ZIP archive (PKWARE's APPNOTE, version 2.0) of the files in order, stored uncompressed. Its
/// bytes depend only on the files, not on a clock or a compressor: all are dated to the first day
/// that ZIP can express, in 1980.
/// @param files fewer than 65,536, with unique names of less than 64 KiB, less than 4 GiB in total
std::string zipArchive(std::span<const ArchivedFile> files);

}  // namespace core
