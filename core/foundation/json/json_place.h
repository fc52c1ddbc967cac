// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace core {

/// The path of an element as errors show it: files[2].
std::string indexed(std::string_view path, std::size_t index);
/// The path of a field: edits.q1; for a field of the root, its key.
std::string fieldPath(const std::string& path, std::string_view key);

/// The line on which the field at `path` (ranked[3].id) starts. If the field is missing, the line
/// of the innermost existing parent; if it occurs twice in one object, the line of the last. 0 for
/// an empty path: the whole file. O(text).
std::size_t lineOfField(std::string_view text, std::string_view path);

}  // namespace core
