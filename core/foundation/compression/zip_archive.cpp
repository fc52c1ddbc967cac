// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_archive.h"

#include <zlib.h>

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <new>

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

/// zlib's stream without its header and checksum.
std::string deflatedBytes(const std::string& bytes)
{
    z_stream stream{};
    constexpr int usualMemory = 8;
    if (deflateInit2(&stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, -MAX_WBITS, usualMemory,
                     Z_DEFAULT_STRATEGY) != Z_OK)
        throw std::bad_alloc();
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    stream.next_in =
        reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));  // zlib only reads it
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    [[maybe_unused]] const int result = deflate(&stream, Z_FINISH);
    assert(result == Z_STREAM_END);
    packed.resize(packed.size() - stream.avail_out);
    deflateEnd(&stream);
    return packed;
}

/// A file as it lies in the archive.
struct PackedFile {
    const ArchivedFile& file;
    ZipMethod method;
    std::string bytes;  ///< empty if stored

    const std::string& packed() const { return method == ZipMethod::Stored ? file.bytes : bytes; }
};

std::size_t checksumOf(const std::string& bytes)
{
    return crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size());
}

/// The fields shared by a file's own header and its directory entry.
void addZipFacts(std::string& bytes, const PackedFile& packed)
{
    const ArchivedFile& file = packed.file;
    constexpr std::uint16_t stored = 0;
    constexpr std::uint16_t deflated = 8;
    addTwo(bytes, zipVersion);
    addTwo(bytes, zipUtf8Names);
    addTwo(bytes, packed.method == ZipMethod::Stored ? stored : deflated);
    addTwo(bytes, 0);  // midnight
    addTwo(bytes, zipFirstDay);
    addFour(bytes, checksumOf(file.bytes));
    addFour(bytes, packed.packed().size());
    addFour(bytes, file.bytes.size());
    assert(file.name.size() <= std::numeric_limits<std::uint16_t>::max());
    addTwo(bytes, file.name.size());
    addTwo(bytes, 0);  // extra fields
}

std::string directoryEntry(const PackedFile& packed, std::size_t offset)
{
    std::string bytes = "PK\1\2";
    addTwo(bytes, zipVersion);
    addZipFacts(bytes, packed);
    addTwo(bytes, 0);   // comment
    addTwo(bytes, 0);   // disk
    addTwo(bytes, 0);   // attributes
    addFour(bytes, 0);  // attributes of the operating system
    addFour(bytes, offset);
    return bytes + packed.file.name;
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

std::string zipArchive(std::span<const ArchivedFile> files, ZipMethod method)
{
    assert(files.size() <= std::numeric_limits<std::uint16_t>::max());
    std::string archive;
    std::string directory;
    for (const ArchivedFile& file : files) {
        const PackedFile packed{
            file, method, method == ZipMethod::Stored ? std::string() : deflatedBytes(file.bytes)};
        directory += directoryEntry(packed, archive.size());
        archive += "PK\3\4";
        addZipFacts(archive, packed);
        archive += file.name;
        archive += packed.packed();
    }
    assert(archive.size() <= std::numeric_limits<std::uint32_t>::max());
    return archive + directory + directoryEnd(files.size(), directory.size(), archive.size());
}

}  // namespace core
