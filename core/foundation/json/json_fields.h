// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_check.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/json/json_writer.h"
#include "core/foundation/text/one_of.h"

#include <optional>
#include <string>
#include <string_view>

/// Shared by the readers and writers of sessions. For .cpp files of core only.
namespace core::json_fields {

using json_library::dump;
using nlohmann::json;
using Written = nlohmann::ordered_json;

/// JSON cannot express infinity, but scores and thresholds may be infinite.
constexpr std::string_view infinite = "inf";
constexpr std::string_view minusInfinite = "-inf";

/// The result of a FieldReader for a text, or why the text is not JSON.
template <class Reader>
auto readWith(std::string_view text, const std::string& name, const auto&... more)
{
    text = withoutByteOrderMark(text);
    Reader reader(text, name, more...);
    using Made = decltype(reader.read(json()));
    if (auto problem = jsonProblem(text, name))
        return Made(*std::move(problem));
    return reader.read(json_library::parsed(text));
}

/// A number, or the word for an infinite one; otherwise nothing.
std::optional<double> numberIn(const json& field);

/// Written as a person would: 4, not 4.0.
Written numberOf(double number);
/// The same, with a word for an infinite number.
Written scoreOf(double score);

/// The fields of a text kept from a file; empty if it is not an object.
json fieldsOf(const std::string& text);
/// Stores fields under `key` until they are taken; null means none.
void keepFields(json& unknown, const std::string& key, json fields);
/// Removes and returns the fields stored under `key`; empty if they are not an object.
json takenFields(json& unknown, const std::string& key);
/// The object, followed by its unknown fields.
std::string withFields(const Written& object, const json& unknown);

/// Adds fields, each on its own line.
void addField(JsonWriter& writer, std::string_view key, std::string_view value);
void addFields(JsonWriter& writer, const Written& fields);
void addFields(JsonWriter& writer, const json& fields);
/// Starts a document with its format and version; the known fields follow.
JsonWriter begun(std::string_view format, std::size_t version);
std::string ended(JsonWriter& writer, const json& unknown);
/// Writes an array of textOf(value), one value per line, so that a diff of two files shows which
/// values changed.
void addLines(JsonWriter& writer, std::string_view key, const auto& values, const auto& textOf)
{
    writer.writtenKey(dump(json(key))).beginArray();
    for (const auto& value : values)
        writer.written(textOf(value));
    writer.endArray();
}

}  // namespace core::json_fields
