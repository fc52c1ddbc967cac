#include "core/syntax/field_reader.h"

#include "core/file/lines.h"

namespace core::json_fields {

std::string indexed(std::string_view path, std::size_t index)
{
    return std::string(path) + "[" + std::to_string(index) + "]";
}

bool FieldReader::refuse(Problem problem, std::string_view found)
{
    m_error = ParseError{m_file, 0, problem, excerpt(found)};
    return false;
}

bool FieldReader::readText(const json& object, const char* key, const std::string& path,
                           std::string& text)
{
    const auto field = object.find(key);
    if (field == object.end())
        return true;
    if (!field->is_string())
        return refuse(Problem::WrongType, path);
    text = field->get<std::string>();
    return true;
}

bool FieldReader::readFlag(const json& object, const char* key, const std::string& path, bool& flag)
{
    const auto field = object.find(key);
    if (field == object.end())
        return true;
    if (!field->is_boolean())
        return refuse(Problem::WrongType, path);
    flag = field->get<bool>();
    return true;
}

bool FieldReader::readIndex(const json& object, const char* key, const std::string& path,
                            std::size_t& number, std::size_t least, std::size_t most)
{
    const auto field = object.find(key);
    if (field == object.end())
        return true;
    if (!field->is_number_integer())
        return refuse(Problem::WrongType, path);
    if (*field < least || *field > most)
        return refuse(Problem::BadValue, path);
    number = field->get<std::size_t>();
    return true;
}

}  // namespace core::json_fields
