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

/// Tables of the fields that a struct has in a JSON file, used for reading (field_reader.h) and
/// writing. For .cpp files of core only.
namespace core::json_fields {

/// Limits on a value besides its type.
template <class Value>
struct Limits {
    /// For an enumeration, the word of each value, counted from 0; without words, a value is
    /// written as false or true. For a text, the allowed values; empty: any.
    std::span<const std::string_view> words = {};
    bool isFilled = false;  ///< the text must not be empty
};
template <class Number>
requires(std::is_arithmetic_v<Number> && !std::same_as<Number, bool>) struct Limits<Number> {
    Number least = std::numeric_limits<Number>::lowest();
    Number most = std::numeric_limits<Number>::max();
    bool isWhole = false;  ///< without a fraction
};

inline constexpr Limits<std::string> notEmpty{{}, true};
/// For scores, which may be infinite; other numbers may not.
inline constexpr Limits<double> anyScore{-std::numeric_limits<double>::infinity(),
                                         std::numeric_limits<double>::infinity()};

template <>
struct Limits<Grade> {
    bool mayBeOpen = false;  ///< null is allowed: not judged
};

/// The element type of an optional or a list; otherwise the type itself.
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
    Changed,  ///< may be missing; written only if it differs from a new object
    Always,   ///< may be missing; always written, an empty optional as null
    Needed,   ///< must exist; always written
};

/// A row: the member that is stored in the file under the key.
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

/// The fields of `object` that are neither in a table nor among `more`; null if there are none.
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
    } else if constexpr (requires { fieldText(value); }) {
        return fieldText(value);
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

/// The object's fields, in the table's order.
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
