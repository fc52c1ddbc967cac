#pragma once

#include "core/file/parse_error.h"
#include "core/text/one_of.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>

#include <nlohmann/json.hpp>

/// What the sessions' readers and writers share. For .cpp files of core alone.
namespace core::json_fields {

using nlohmann::json;
using Written = nlohmann::ordered_json;

/// JSON has no infinities; scores and thresholds may be infinite.
constexpr std::string_view infinite = "inf";
constexpr std::string_view minusInfinite = "-inf";

/// On one line, without blanks; invalid UTF-8 is replaced.
std::string dump(const json& value);
std::string dump(const Written& value);

/// Why the file is no session of this format and of a version that can be read.
std::optional<ParseError> headProblem(const json& root, std::string_view format, int newest,
                                      const std::string& file);

/// A number, or the word for an infinite one; nothing when it is neither.
std::optional<double> numberIn(const json& field);

/// As a person would write it: 4, not 4.0.
Written numberOf(double number);
/// The same, or the word for an infinite one.
Written scoreOf(double score);

/// The fields of a text that was kept from a file; no fields when it is none.
json fieldsOf(const std::string& text);
/// The fields of `key` that were kept, taken out; none when they are no object.
json takenFields(json& unknown, const std::string& key);
/// The object with unknown fields after those we know.
std::string withFields(const Written& object, const json& unknown);

}  // namespace core::json_fields
