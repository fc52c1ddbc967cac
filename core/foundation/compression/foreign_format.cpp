// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/compression/foreign_format.h"

#include <algorithm>
#include <array>
#include <cstddef>

namespace core {

namespace {

using namespace std::string_view_literals;

struct Signature {
    std::string_view bytes;
    std::string_view name;
    std::size_t offset = 0;
};

constexpr std::array signatures{
    Signature{"PK\x03\x04"sv, "zip"},
    Signature{"PK\x05\x06"sv, "zip"},
    Signature{"\x04\x22\x4D\x18"sv, "lz4"},
    Signature{"7z\xBC\xAF\x27\x1C"sv, "7z"},
    Signature{"Rar!\x1A\x07"sv, "rar"},
    Signature{"PAR1"sv, "Parquet"},
    Signature{"ARROW1\0"sv, "Arrow"},
    Signature{"SQLite format 3\0"sv, "SQLite"},
    Signature{"\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1"sv, "Excel (.xls)"},
    Signature{"ustar"sv, "tar", 257},
    Signature{"\x93NUMPY"sv, "NumPy (.npy)"},
    Signature{"\x80\x03"sv, "Python’s pickle"},
    Signature{"\x80\x04\x95"sv, "Python’s pickle"},
    Signature{"\x80\x05\x95"sv, "Python’s pickle"},
};

}  // namespace

std::optional<std::string_view> foreignFormat(std::string_view content)
{
    const auto* const found = std::ranges::find_if(signatures, [content](const Signature& each) {
        return content.size() > each.offset && content.substr(each.offset).starts_with(each.bytes);
    });
    return found == signatures.end() ? std::nullopt : std::optional(found->name);
}

}  // namespace core
