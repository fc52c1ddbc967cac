// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/zip_entries.h"

#include <algorithm>
#include <new>

#include <zlib.h>

namespace core {

namespace {

using namespace std::string_view_literals;

std::uint32_t littleEndian(std::string_view bytes)
{
    std::uint32_t number = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        number = number << 8 | static_cast<unsigned char>(bytes[i]);
    return number;
}

std::uint16_t twoBytes(std::string_view record, std::size_t at)
{
    return static_cast<std::uint16_t>(littleEndian(record.substr(at, 2)));
}

std::uint32_t fourBytes(std::string_view record, std::size_t at)
{
    return littleEndian(record.substr(at, 4));
}

/// The rest of the archive from a record with this signature; empty if there is none.
std::string_view recordAt(std::string_view archive, std::size_t at, std::string_view signature,
                          std::size_t size)
{
    if (at > archive.size() || archive.size() - at < size)
        return {};
    const std::string_view record = archive.substr(at);
    return record.starts_with(signature) ? record : std::string_view{};
}

std::optional<std::string> inflated(std::string_view packed, std::size_t size)
{
    z_stream stream{};
    if (inflateInit2(&stream, -MAX_WBITS) != Z_OK)
        throw std::bad_alloc();
    constexpr std::size_t appended = 64;  // by readXml()
    std::string content;
    content.reserve(size + appended);
    content.resize(size);
    char none = 0;  // zlib needs a place even for no output
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));  // only reads it
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(size == 0 ? &none : content.data());
    stream.avail_out = static_cast<uInt>(size);
    const int result = inflate(&stream, Z_FINISH);
    const bool isWhole = result == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    return isWhole ? std::optional(std::move(content)) : std::nullopt;
}

bool hasChecksum(std::string_view content, std::uint32_t checksum)
{
    return crc32_z(0, reinterpret_cast<const Bytef*>(content.data()), content.size()) == checksum;
}

}  // namespace

std::optional<ZipEntries> ZipEntries::in(std::string_view archive)
{
    constexpr std::size_t endSize = 22;
    constexpr std::size_t entrySize = 46;
    constexpr std::size_t longestComment = 65535;
    const std::size_t tail = std::min(archive.size(), endSize + longestComment);
    const std::size_t found = archive.substr(archive.size() - tail).rfind("PK\x05\x06");
    if (found == std::string_view::npos)
        return std::nullopt;
    const std::string_view end =
        recordAt(archive, archive.size() - tail + found, "PK\x05\x06", endSize);
    if (end.empty())
        return std::nullopt;
    ZipEntries entries;
    entries.m_archive = archive;
    std::size_t at = fourBytes(end, 16);
    for (std::size_t left = twoBytes(end, 10); left > 0; --left) {
        const std::string_view record = recordAt(archive, at, "PK\x01\x02", entrySize);
        if (record.empty())
            return std::nullopt;
        const std::size_t nameSize = twoBytes(record, 28);
        entries.m_entries.emplace(record.substr(entrySize, nameSize),
                                  Entry{twoBytes(record, 8), twoBytes(record, 10),
                                        fourBytes(record, 16), fourBytes(record, 20),
                                        fourBytes(record, 24), fourBytes(record, 42)});
        at += entrySize + nameSize + twoBytes(record, 30) + twoBytes(record, 32);
    }
    return entries;
}

const ZipEntries::Entry* ZipEntries::find(std::string_view name) const
{
    const auto found = m_entries.find(name);
    return found == m_entries.end() ? nullptr : &found->second;
}

std::vector<std::string_view> ZipEntries::names() const
{
    std::vector<std::string_view> names;
    names.reserve(m_entries.size());
    for (const auto& [name, entry] : m_entries)
        names.push_back(name);
    return names;
}

std::optional<std::string> ZipEntries::contentOf(const Entry& entry) const
{
    constexpr std::size_t headerSize = 30;
    constexpr std::uint16_t stored = 0;
    constexpr std::uint16_t deflated = 8;
    constexpr std::uint16_t encrypted = 1;
    const std::string_view header = recordAt(m_archive, entry.offset, "PK\x03\x04", headerSize);
    if (header.empty() || (entry.flags & encrypted) != 0)
        return std::nullopt;
    const std::size_t start = headerSize + twoBytes(header, 26) + twoBytes(header, 28);
    if (start > header.size() || header.size() - start < entry.packedSize)
        return std::nullopt;
    const std::string_view packed = header.substr(start, entry.packedSize);
    std::optional<std::string> content;
    if (entry.method == stored && entry.size == entry.packedSize)
        content.emplace(packed);
    else if (entry.method == deflated)
        content = inflated(packed, entry.size);
    return content && hasChecksum(*content, entry.checksum) ? content : std::nullopt;
}

}  // namespace core
