// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"

#include <zlib.h>

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>

namespace core {

namespace {

constexpr std::uint16_t zipVersion = 20;             // 2.0: folders in names
constexpr std::uint16_t zipUtf8Names = 1u << 11u;    // of the general purpose flags
constexpr std::uint16_t zipFirstDay = 1u << 5u | 1;  // 1 January 1980

void addLittle(std::string& bytes, std::size_t number, int count)
{
    for (int i = 0; i < count; ++i)
        bytes += static_cast<char>(number >> (8 * i) & 0xff);
}

void addTwo(std::string& bytes, std::size_t number)
{
    addLittle(bytes, number, 2);
}

void addFour(std::string& bytes, std::size_t number)
{
    addLittle(bytes, number, 4);
}

std::size_t checksumOf(const std::string& bytes)
{
    return crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
}

/// The fields shared by a file's own header and its directory entry.
void addZipFacts(std::string& bytes, const ArchivedFile& file)
{
    addTwo(bytes, zipVersion);
    addTwo(bytes, zipUtf8Names);
    addTwo(bytes, 0);  // stored
    addTwo(bytes, 0);  // midnight
    addTwo(bytes, zipFirstDay);
    addFour(bytes, checksumOf(file.bytes));
    addFour(bytes, file.bytes.size());  // size in the archive
    addFour(bytes, file.bytes.size());
    assert(file.name.size() <= std::numeric_limits<std::uint16_t>::max());
    addTwo(bytes, file.name.size());
    addTwo(bytes, 0);  // extra fields
}

std::string directoryEntry(const ArchivedFile& file, std::size_t offset)
{
    std::string bytes = "PK\1\2";
    addTwo(bytes, zipVersion);
    addZipFacts(bytes, file);
    addTwo(bytes, 0);   // comment
    addTwo(bytes, 0);   // disk
    addTwo(bytes, 0);   // attributes
    addFour(bytes, 0);  // attributes of the operating system
    addFour(bytes, offset);
    return bytes + file.name;
}

std::string directoryEnd(std::size_t files, std::size_t length, std::size_t offset)
{
    std::string bytes = "PK\5\6";
    addFour(bytes, 0);  // disks
    addTwo(bytes, files);
    addTwo(bytes, files);
    addFour(bytes, length);
    addFour(bytes, offset);
    addTwo(bytes, 0);  // comment
    return bytes;
}

}  // namespace

std::string zipArchive(std::span<const ArchivedFile> files)
{
    assert(files.size() <= std::numeric_limits<std::uint16_t>::max());
    std::string archive;
    std::string directory;
    for (const ArchivedFile& file : files) {
        directory += directoryEntry(file, archive.size());
        archive += "PK\3\4";
        addZipFacts(archive, file);
        archive += file.name + file.bytes;
    }
    assert(archive.size() <= std::numeric_limits<std::uint32_t>::max());
    return archive + directory + directoryEnd(files.size(), directory.size(), archive.size());
}

}  // namespace core
