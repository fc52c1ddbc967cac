// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/json/json_check.h"
#include "core/foundation/json/json_library.h"

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// A JSON array that holds one value for each of millions of samples.
struct JsonColumn {
    std::vector<double> numbers;
    std::vector<std::string> texts;
    std::optional<std::size_t>
        misfit;  ///< the first value of another type; values after it are not kept
};

/// A JSON text as a tree without its columns, each of which is null in the tree. For .cpp files of
/// core only.
struct JsonWithColumns {
    nlohmann::json root;
    std::map<std::string, JsonColumn> columns;  ///< by path: models[0].scores
};

enum class ColumnType { None, Numbers, Texts };

/// Reads a text in one pass; a column may contain infinite numbers as words. O(n).
/// @param typeOf the type of the column at a path; None for ordinary arrays
Parsed<JsonWithColumns> parseWithColumns(std::string_view text, const std::string& file,
                                         const std::function<ColumnType(std::string_view)>& typeOf);

}  // namespace core
