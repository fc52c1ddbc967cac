// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/grade.h"
#include "core/foundation/json/json_fields.h"

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <limits>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

/// Tables of the fields that a struct has in a JSON file, read (field_reader.h) and written by
/// them. For .cpp files of core alone.
namespace core::json_fields {

/// What a value may be, besides of its type.
template <class Value>
struct Limits {
    /// Of an enumeration, whose values count from 0: one that has none stands there as false or
    /// true. Of a text: those that it may be; none: any.
    std::span<const std::string_view> words = {};
    bool isFilled = false;  ///< a text is not empty
};
template <class Number>
requires(std::is_arithmetic_v<Number> && !std::same_as<Number, bool>) struct Limits<Number> {
    Number least = std::numeric_limits<Number>::lowest();
    Number most = std::numeric_limits<Number>::max();
    bool isWhole = false;  ///< no fraction
};

inline constexpr Limits<std::string> notEmpty{{}, true};
/// Of scores, which may be infinite; other numbers may not.
inline constexpr Limits<double> anyScore{-std::numeric_limits<double>::infinity(),
                                         std::numeric_limits<double>::infinity()};

template <>
struct Limits<Grade> {
    bool mayBeOpen = false;  ///< null: not judged
};

/// What stands in an optional or a list; else the value itself.
template <class Value>
struct PartOf {
    using Type = Value;
};
template <class Value>
struct PartOf<std::optional<Value>> {
    using Type = Value;
};
template <class Value>
struct PartOf<std::vector<Value>> {
    using Type = Value;
};

enum class Presence : std::uint8_t {
    Changed,  ///< may be missing; written where it is not as in a new object
    Always,   ///< may be missing; always written, an optional one that is none as null
    Needed,   ///< has to be there; always written
};

/// A row: the member that stands in the file under the key.
template <class Object, class Value>
struct Field {
    const char* key;
    Value Object::*member;
    Limits<typename PartOf<Value>::Type> limits;
    Presence presence;
};

template <class Object, class Value>
constexpr Field<Object, Value> field(const char* key, Value Object::*member,
                                     Limits<typename PartOf<Value>::Type> limits = {},
                                     Presence presence = Presence::Changed)
{
    return {key, member, limits, presence};
}
template <class Object, class Value>
constexpr Field<Object, Value> field(const char* key, Value Object::*member, Presence presence)
{
    return {key, member, {}, presence};
}

template <class... Fields>
bool hasKey(const std::tuple<Fields...>& table, std::string_view key)
{
    return std::apply([key](const auto&... row) { return ((row.key == key) || ...); }, table);
}

/// The fields of `object` that are neither in a table nor among `more`; null where there are none.
json otherFields(const json& object, std::initializer_list<std::string_view> more,
                 const auto&... tables)
{
    json others;
    for (const auto& [key, value] : object.items())
        if (!isOneOf(key, more) && !(hasKey(tables, key) || ...))
            others[key] = value;
    return others;
}

template <class Value>
Written writtenValue(const Value& value, const Limits<Value>& limits)
{
    if constexpr (std::is_enum_v<Value>) {
        const auto index = static_cast<std::size_t>(value);
        return limits.words.empty() ? Written(index != 0) : Written(limits.words[index]);
    } else if constexpr (std::same_as<Value, double>) {
        return scoreOf(value);
    } else if constexpr (std::same_as<Value, Grade>) {
        return value.hasValue() ? numberOf(value.value()) : Written(nullptr);
    } else {
        return value;
    }
}
template <class Value>
Written writtenValue(const std::optional<Value>& value, const Limits<Value>& limits)
{
    return value ? writtenValue(*value, limits) : Written(nullptr);
}
template <class Value>
Written writtenValue(const std::vector<Value>& values, const Limits<Value>&)
{
    return values;
}

/// The object's fields in the table's order.
template <class Object, class... Fields>
Written written(const std::tuple<Fields...>& table, const Object& object)
{
    const Object usual{};
    Written made = Written::object();
    const auto add = [&](const auto& row) {
        const auto& value = object.*row.member;
        if (row.presence != Presence::Changed || value != usual.*row.member)
            made[row.key] = writtenValue(value, row.limits);
    };
    std::apply([&add](const auto&... row) { (add(row), ...); }, table);
    return made;
}

}  // namespace core::json_fields
