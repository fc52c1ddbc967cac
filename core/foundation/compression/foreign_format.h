// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace core {

/// What people call the file of another program whose content starts so, where it is known and not
/// read: "zip", "lz4", "7z", "Parquet", "tar". A look at some hundred bytes.
std::optional<std::string_view> foreignFormat(std::string_view content);

}  // namespace core
