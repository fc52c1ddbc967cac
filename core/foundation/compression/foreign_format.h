// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace core {

/// The common name of a file format of other programs that we recognise but do not read: "zip",
/// "lz4", "7z", "Parquet", "tar". Looks at some hundred bytes.
std::optional<std::string_view> foreignFormat(std::string_view content);

}  // namespace core
