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

/// An array of a JSON text that holds one value for each of millions of samples.
struct JsonColumn {
    std::vector<double> numbers;
    std::vector<std::string> texts;
    std::optional<std::size_t>
        misfit;  ///< the first value of another type; those after it are not kept
};

/// A JSON text as a tree, but for its columns: null stands for each of them in the tree. For .cpp
/// files of core alone.
struct JsonWithColumns {
    nlohmann::json root;
    std::map<std::string, JsonColumn> columns;  ///< by path: models[0].scores
};

enum class ColumnType { None, Numbers, Texts };

/// Reads a text in one pass; infinite numbers may stand in a column as words. O(n).
/// @param typeOf which array is a column, by its path
Parsed<JsonWithColumns> parseWithColumns(std::string_view text, const std::string& file,
                                         const std::function<ColumnType(std::string_view)>& typeOf);

}  // namespace core
