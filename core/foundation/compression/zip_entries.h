// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// The files of a ZIP archive as its directory lists them (PKWARE's APPNOTE, 4.3.12), except files
/// larger than 4 GiB.
class ZipEntries {
public:
    struct Entry {
        std::uint16_t flags = 0;
        std::uint16_t method = 0;
        std::uint32_t checksum = 0;
        std::size_t packedSize = 0;
        std::size_t size = 0;  ///< uncompressed
        std::size_t offset = 0;
    };

    /// Nothing if the directory is damaged or missing.
    /// @param archive must outlive this object
    static std::optional<ZipEntries> in(std::string_view archive);

    /// Null if there is none.
    const Entry* find(std::string_view name) const;
    /// In byte order.
    std::vector<std::string_view> names() const;
    /// Nothing if the entry is damaged, encrypted or compressed with a method other than deflate.
    std::optional<std::string> contentOf(const Entry& entry) const;

private:
    std::string_view m_archive;
    std::map<std::string_view, Entry, std::less<>> m_entries;
};

}  // namespace core
