// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/json/json_writer.h"
#include "core/foundation/value.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace cli {

/// A value as a field of a line; "undefined" without one.
std::string valueField(const core::Value& value, int digits);

/// Texts as tab-separated columns, each followed by a tab; tabs and line breaks in them as \t, \n
/// and \r.
std::string tsvColumns(std::span<const std::string_view> texts);
/// Texts as columns of CSV (RFC 4180), each followed by a comma.
std::string csvColumns(std::span<const std::string_view> texts);

/// Writes a counted value as the JSON fields value, byRule and reason.
/// @param byRule why the query's own value is undefined, if a rule replaces it
void writeCounted(const core::Value& counted, const std::optional<core::Undefined>& byRule,
                  int digits, core::JsonWriter& json);

}  // namespace cli
