// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/shard/part_path.h"

#include <filesystem>

namespace core {

std::string partPath(const std::string& folder, std::size_t part, std::string_view ending)
{
    constexpr std::size_t digits = 4;
    std::string number = std::to_string(part);
    number.insert(0, number.size() < digits ? digits - number.size() : 0, '0');
    return std::filesystem::path(folder) / ("part-" + number + std::string(ending));
}

}  // namespace core
