// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_fields.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

namespace core::json_fields {

namespace {

void addAll(JsonWriter& writer, const auto& fields)
{
    for (const auto& [key, value] : fields.items())
        addField(writer, key, json_library::dump(value));
}

}  // namespace

std::optional<double> numberIn(const json& field)
{
    if (field.is_number())
        return field.get<double>();
    if (field == infinite)
        return std::numeric_limits<double>::infinity();
    if (field == minusInfinite)
        return -std::numeric_limits<double>::infinity();
    return std::nullopt;
}

Written numberOf(double number)
{
    constexpr double exact = 9007199254740992;  // every whole number up to 2^53 is a double
    const bool isWhole = std::abs(number) <= exact && std::trunc(number) == number;
    if (isWhole && !(number == 0 && std::signbit(number)))
        return static_cast<std::int64_t>(number);
    return number;
}

Written scoreOf(double score)
{
    if (std::isinf(score))
        return score > 0 ? infinite : minusInfinite;
    return numberOf(score);
}

json fieldsOf(const std::string& text)
{
    json fields = text.empty() ? json::object() : json_library::parsed(text);
    return fields.is_object() ? fields : json::object();
}

void keepFields(json& unknown, const std::string& key, json fields)
{
    if (!fields.is_null())
        unknown[key] = std::move(fields);
}

json takenFields(json& unknown, const std::string& key)
{
    json fields = json::object();
    if (const auto found = unknown.find(key); found != unknown.end()) {
        if (found->is_object())
            fields = std::move(*found);
        unknown.erase(found);
    }
    return fields;
}

std::string withFields(const Written& object, const json& unknown)
{
    std::string text = dump(object);
    if (unknown.empty())
        return text;
    text.back() = object.empty() ? '{' : ',';
    return text + dump(unknown).substr(1);
}

void addField(JsonWriter& writer, std::string_view key, std::string_view value)
{
    writer.writtenKey(dump(json(key))).written(value);
}

void addFields(JsonWriter& writer, const Written& fields)
{
    addAll(writer, fields);
}

void addFields(JsonWriter& writer, const json& fields)
{
    addAll(writer, fields);
}

JsonWriter begun(std::string_view format, std::size_t version)
{
    JsonWriter writer;
    writer.beginObject();
    writer.key("format").text(format);
    writer.key("version").count(version);
    return writer;
}

std::string ended(JsonWriter& writer, const json& unknown)
{
    addFields(writer, unknown);
    writer.endObject();
    return writer.take();
}

}  // namespace core::json_fields
