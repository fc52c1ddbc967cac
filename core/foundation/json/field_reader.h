// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/json/field_table.h"
#include "core/foundation/json/json_place.h"

namespace core::json_fields {

/// Reads the fields of a JSON file one by one. The first problem stops it and gives its line.
/// Members without a field keep their value. For .cpp files of core only.
class FieldReader {
public:
    /// @param text the whole file, which must outlive the reader
    FieldReader(std::string_view text, std::string file);

protected:
    /// @return false
    bool refuse(ErrorCode problem, const std::string& path) { return refuse(problem, path, path); }
    bool refuse(ErrorCode problem, const std::string& path, std::string_view found);
    /// Reports that a field has none of these types, in the words of sentence/problem_sentence.cpp.
    bool refuseType(const std::string& path, std::string_view expected);

    /// Whether the file has this format and a version that can be read.
    bool readHead(const json& root, std::string_view format, int newest);

    /// The value of a required field; null, with the error set, if it is missing.
    const json* needed(const json& object, const std::string& path, const char* key);
    /// Passes the object in a field, if any, and its path to `readOne`.
    bool readObject(const json& object, const std::string& path, const char* key,
                    const auto& readOne)
    {
        const auto found = object.find(key);
        if (found == object.end())
            return true;
        return found->is_object() ? readOne(*found, fieldPath(path, key))
                                  : refuseType(fieldPath(path, key), "an object");
    }
    /// Passes each element of an array and its path to `readOne`.
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
    /// Reads a value that is written as text, with the takeText() of its header.
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

    /// Reads the fields of the table from `object` at `path`.
    template <class Object, class... Fields>
    bool readFields(const json& object, const std::string& path, const std::tuple<Fields...>& table,
                    Object& made)
    {
        return std::apply(
            [&](const auto&... row) { return (readField(object, path, row, made) && ...); }, table);
    }
    /// Whether it is an object with all of the `more` fields and with no others except those in a
    /// table.
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

    /// What was read, with the fields that no table knows; the error if not all was.
    template <class Session>
    Parsed<Session> whole(bool isRead, Session& session, const json& unknown)
    {
        if (!isRead)
            return *std::move(m_error);
        if (!unknown.is_null())
            session.unknownFields = dump(unknown);
        return std::move(session);
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
