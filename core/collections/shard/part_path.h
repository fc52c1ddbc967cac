// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// The path of a part's file: part-0001.json in a folder.
/// @param part from 1
std::string partPath(const std::string& folder, std::size_t part, std::string_view ending);

}  // namespace core
