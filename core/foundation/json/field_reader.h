// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/json/field_table.h"
#include "core/foundation/json/json_place.h"

namespace core::json_fields {

/// Reads the fields of a JSON file one by one; the first problem stops it and says its line. What
/// has no field is left as it is. For .cpp files of core alone.
class FieldReader {
public:
    /// @param text the whole file, which must outlive the reader
    FieldReader(std::string_view text, std::string file);

protected:
    /// @return false
    bool refuse(ErrorCode problem, const std::string& path) { return refuse(problem, path, path); }
    bool refuse(ErrorCode problem, const std::string& path, std::string_view found);
    /// That a field holds none of these, in the words that stand in sentence/problem_sentence.cpp.
    bool refuseType(const std::string& path, std::string_view expected);

    /// Whether the file is of this format and of a version that can be read.
    bool readHead(const json& root, std::string_view format, int newest);

    /// The value of a field that has to be there; null, with the error, where it is not.
    const json* needed(const json& object, const std::string& path, const char* key);
    /// The object in a field, where there is one: `readOne` takes it and its path.
    bool readObject(const json& object, const std::string& path, const char* key,
                    const auto& readOne)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return true;
        return found->is_object() ? readOne(*found, fieldPath(path, key))
                                  : refuseType(fieldPath(path, key), "an object");
    }
    /// The elements of an array: `readOne` takes each and its path.
    bool readEach(const json& values, const std::string& path, const auto& readOne)
    {
        if (!values.is_array())
            return refuseType(path, "a list");
        for (std::size_t i = 0; i < values.size(); ++i)
            if (!readOne(values[i], indexed(path, i)))
                return false;
        return true;
    }

    bool readValue(const json& value, const std::string& path, const Limits<bool>& limits,
                   bool& flag);
    bool readValue(const json& value, const std::string& path, const Limits<std::string>& limits,
                   std::string& text);
    bool readValue(const json& value, const std::string& path, const Limits<std::size_t>& limits,
                   std::size_t& number);
    bool readValue(const json& value, const std::string& path, const Limits<std::int64_t>& limits,
                   std::int64_t& number);
    bool readValue(const json& value, const std::string& path, const Limits<double>& limits,
                   double& number);
    bool readValue(const json& value, const std::string& path, const Limits<int>& limits,
                   int& number);
    bool readValue(const json& value, const std::string& path, const Limits<Grade>& limits,
                   Grade& grade);
    /// What stands there as a text of its own form: takeText() of the value's header reads it.
    template <class Value>
    requires requires(std::string_view text, Value& made) { takeText(text, made); }
    bool readValue(const json& value, const std::string& path, const Limits<Value>&, Value& made)
    {
        std::string text;
        if (!readValue(value, path, Limits<std::string>(), text))
            return false;
        const std::optional<ErrorCode> problem = takeText(text, made);
        return !problem || refuse(*problem, path, text);
    }
    template <class Enum>
    requires std::is_enum_v<Enum>
    bool readValue(const json& value, const std::string& path, const Limits<Enum>& limits,
                   Enum& made)
    {
        std::size_t index = 0;
        if (!readWord(value, path, limits.words, index))
            return false;
        made = static_cast<Enum>(index);
        return true;
    }
    template <class Value>
    bool readValue(const json& value, const std::string& path, const Limits<Value>& limits,
                   std::optional<Value>& made)
    {
        return readValue(value, path, limits, made.emplace());
    }
    template <class Value>
    bool readValue(const json& values, const std::string& path, const Limits<Value>& limits,
                   std::vector<Value>& made)
    {
        return readEach(values, path, [&](const json& value, const std::string& place) {
            return readValue(value, place, limits, made.emplace_back());
        });
    }

    /// The fields of the table that `object` at `path` has.
    template <class Object, class... Fields>
    bool readFields(const json& object, const std::string& path, const std::tuple<Fields...>& table,
                    Object& made)
    {
        return std::apply(
            [&](const auto&... row) { return (readField(object, path, row, made) && ...); }, table);
    }
    /// Whether it is an object with all of the `more` fields, and with none that is neither there
    /// nor in a table.
    bool hasOnly(const json& object, const std::string& path,
                 std::initializer_list<std::string_view> more, const auto&... tables)
    {
        if (!object.is_object())
            return refuseType(path, "an object");
        for (const std::string_view key : more)
            if (!object.contains(key))
                return refuse(ErrorCode::MissingField, fieldPath(path, key));
        const json others = otherFields(object, more, tables...);
        return others.is_null() ||
               refuse(ErrorCode::UnknownField, fieldPath(path, others.begin().key()));
    }

    std::optional<ParseError> m_error;

private:
    template <class Object, class Value>
    bool readField(const json& object, const std::string& path, const Field<Object, Value>& row,
                   Object& made)
    {
        const auto found = object.find(row.key);
        if (found == object.end())
            return row.presence != Presence::Needed ||
                   refuse(ErrorCode::MissingField, fieldPath(path, row.key));
        constexpr bool isOptional =
            std::same_as<Value, std::optional<typename PartOf<Value>::Type>>;
        if (isOptional && found->is_null())
            return true;
        return readValue(*found, fieldPath(path, row.key), row.limits, made.*row.member);
    }

    bool readWord(const json& value, const std::string& path,
                  std::span<const std::string_view> words, std::size_t& index);

    std::string_view m_text;
    std::string m_file;
};

}  // namespace core::json_fields
