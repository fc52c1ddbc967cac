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

/// What the sessions' readers and writers share. For .cpp files of core alone.
namespace core::json_fields {

using json_library::dump;
using nlohmann::json;
using Written = nlohmann::ordered_json;

/// JSON has no infinities; scores and thresholds may be infinite.
constexpr std::string_view infinite = "inf";
constexpr std::string_view minusInfinite = "-inf";

/// What a FieldReader makes of a text, or why that is no JSON.
template <class Reader>
auto readWith(std::string_view text, const std::string& name)
{
    text = withoutByteOrderMark(text);
    Reader reader(text, name);
    using Made = decltype(reader.read(json()));
    if (auto problem = jsonProblem(text, name))
        return Made(*std::move(problem));
    return reader.read(json_library::parsed(text));
}

/// A number, or the word for an infinite one; nothing when it is neither.
std::optional<double> numberIn(const json& field);

/// As a person would write it: 4, not 4.0.
Written numberOf(double number);
/// The same, or the word for an infinite one.
Written scoreOf(double score);

/// The fields of a text that was kept from a file; no fields when it is none.
json fieldsOf(const std::string& text);
/// Keeps fields under `key` until they are taken; null: there are none.
void keepFields(json& unknown, const std::string& key, json fields);
/// The fields of `key` that were kept, which leave it; none when they are no object.
json takenFields(json& unknown, const std::string& key);
/// The object with unknown fields after those we know.
std::string withFields(const Written& object, const json& unknown);

/// Adds fields, each on a line of its own.
void addField(JsonWriter& writer, std::string_view key, std::string_view value);
void addFields(JsonWriter& writer, const Written& fields);
void addFields(JsonWriter& writer, const json& fields);
/// A document that says what it is, and what follows the fields that are known.
JsonWriter begun(std::string_view format, std::size_t version);
std::string ended(JsonWriter& writer, const json& unknown);
/// An array of what `textOf` says of each value, one to a line: a difference of two files shows
/// which changed.
void addLines(JsonWriter& writer, std::string_view key, const auto& values, const auto& textOf)
{
    writer.writtenKey(dump(json(key))).beginArray();
    for (const auto& value : values)
        writer.written(textOf(value));
    writer.endArray();
}

}  // namespace core::json_fields
