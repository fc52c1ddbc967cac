// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace core {

struct ArchivedFile {
    std::string name;  ///< UTF-8, with slashes between folders
    std::string bytes;
};

enum class ZipMethod : std::uint8_t {
    Stored,    ///< the bytes depend on nothing but the files
    Deflated,  ///< smaller; the bytes also depend on zlib's version
};

/// A ZIP archive (PKWARE's APPNOTE, version 2.0) of the files in order. All are dated to the first
/// day that ZIP can express, in 1980, so that no clock changes the bytes.
/// @param files fewer than 65,536, with unique names of less than 64 KiB, less than 4 GiB in total
std::string zipArchive(std::span<const ArchivedFile> files, ZipMethod method = ZipMethod::Stored);

}  // namespace core
