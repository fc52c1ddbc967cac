// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/field_reader.h"

#include "core/foundation/file/lines.h"

#include <cmath>
#include <utility>

namespace core::json_fields {

FieldReader::FieldReader(std::string_view text, std::string file)
    : m_text(text)
    , m_file(std::move(file))
{}

bool FieldReader::refuse(ErrorCode problem, const std::string& path, std::string_view found)
{
    m_error = ParseError{m_file, lineOfField(m_text, path), problem, excerpt(found)};
    return false;
}

bool FieldReader::refuseType(const std::string& path, std::string_view expected)
{
    refuse(ErrorCode::WrongType, path);
    m_error->expected = expected;
    return false;
}

bool FieldReader::readHead(const json& root, std::string_view format, int newest)
{
    if (!root.is_object() || !root.contains("format"))
        return refuse(ErrorCode::NotASession, {});
    if (root["format"] != format)
        return refuse(ErrorCode::NotASession, "format", dump(root["format"]));
    const auto version = root.find("version");
    if (version == root.end())
        return refuse(ErrorCode::MissingField, "version");
    if (!version->is_number_integer())
        return refuseType("version", "a whole number");
    const auto number = version->get<double>();
    if (number < 1)
        return refuse(ErrorCode::BadValue, "version");
    return number <= newest || refuse(ErrorCode::NewerVersion, "version", dump(*version));
}

const json* FieldReader::needed(const json& object, const std::string& path, const char* key)
{
    const auto found = object.find(key);
    if (found != object.end())
        return &*found;
    refuse(ErrorCode::MissingField, fieldPath(path, key));
    return nullptr;
}

bool FieldReader::readValue(const json& value, const std::string& path, const Limits<bool>&,
                            bool& flag)
{
    if (!value.is_boolean())
        return refuseType(path, "true or false");
    flag = value.get<bool>();
    return true;
}

bool FieldReader::readValue(const json& value, const std::string& path,
                            const Limits<std::string>& limits, std::string& text)
{
    if (!value.is_string())
        return refuseType(path, "text");
    text = value.get<std::string>();
    const bool isAllowed =
        !(limits.isFilled && text.empty()) && (limits.words.empty() || isOneOf(text, limits.words));
    if (isAllowed)
        return true;
    refuse(ErrorCode::BadValue, path);
    for (const std::string_view word : limits.words)
        m_error->expected.append(m_error->expected.empty() ? "“" : ", “").append(word).append("”");
    return false;
}

bool FieldReader::readValue(const json& value, const std::string& path,
                            const Limits<std::size_t>& limits, std::size_t& number)
{
    if (!value.is_number_integer())
        return refuseType(path, "a whole number");
    if (value < limits.least || value > limits.most)
        return refuse(ErrorCode::BadValue, path);
    number = value.get<std::size_t>();
    return true;
}

bool FieldReader::readValue(const json& value, const std::string& path, const Limits<std::int64_t>&,
                            std::int64_t& number)
{
    if (!value.is_number_integer())
        return refuseType(path, "a whole number");
    if (value.is_number_unsigned() && value > std::numeric_limits<std::int64_t>::max())
        return refuse(ErrorCode::BadValue, path);
    number = value.get<std::int64_t>();
    return true;
}

bool FieldReader::readValue(const json& value, const std::string& path,
                            const Limits<double>& limits, double& number)
{
    const auto found = numberIn(value);
    if (!found)
        return refuseType(path, "a number");
    number = *found;
    const bool isAllowed = number >= limits.least && number <= limits.most &&
                           !(limits.isWhole && std::trunc(number) != number);
    if (limits.isWhole)
        number += 0;  // turns -0 into 0
    return isAllowed || refuse(ErrorCode::BadValue, path);
}

bool FieldReader::readValue(const json& value, const std::string& path, const Limits<int>& limits,
                            int& number)
{
    double found = 0;
    const Limits<double> whole{double(limits.least), double(limits.most), true};
    if (!readValue(value, path, whole, found))
        return false;
    number = static_cast<int>(found);
    return true;
}

bool FieldReader::readValue(const json& value, const std::string& path, const Limits<Grade>& limits,
                            Grade& grade)
{
    if (value.is_number())
        grade = Grade(value.get<double>());
    return value.is_number() || (limits.mayBeOpen && value.is_null()) ||
           refuseType(path, "a number");
}

bool FieldReader::readWord(const json& value, const std::string& path,
                           std::span<const std::string_view> words, std::size_t& index)
{
    bool flag = false;
    if (words.empty()) {
        const bool isFlag = readValue(value, path, Limits<bool>(), flag);
        index = flag;
        return isFlag;
    }
    std::string word;
    if (!readValue(value, path, Limits<std::string>{words}, word))
        return false;
    index = static_cast<std::size_t>(std::find(words.begin(), words.end(), word) - words.begin());
    return true;
}

}  // namespace core::json_fields
