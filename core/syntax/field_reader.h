#pragma once

#include "core/file/parse_error.h"
#include "core/syntax/json_fields.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace core::json_fields {

/// The path of an element, as files[2].
std::string indexed(std::string_view path, std::size_t index);

/// Reads a session's fields one by one; the first problem stops it. What has no field is left as it
/// is. For .cpp files of core alone.
class FieldReader {
protected:
    explicit FieldReader(std::string file)
        : m_file(std::move(file))
    {}

    /// @return false
    bool refuse(Problem problem, std::string_view found);
    bool readText(const json& object, const char* key, const std::string& path, std::string& text);
    bool readFlag(const json& object, const char* key, const std::string& path, bool& flag);
    /// A whole number.
    bool readIndex(const json& object, const char* key, const std::string& path,
                   std::size_t& number, std::size_t least, std::size_t most);
    /// @param words of an enumeration whose values count from 0
    template <class Enum>
    bool readWord(const json& object, const char* key, const std::string& path,
                  std::span<const std::string_view> words, Enum& value)
    {
        if (!object.contains(key))
            return true;
        std::string text;
        if (!readText(object, key, path, text))
            return false;
        const auto word = std::find(words.begin(), words.end(), text);
        if (word == words.end())
            return refuse(Problem::BadValue, path);
        value = static_cast<Enum>(word - words.begin());
        return true;
    }

    const std::string& file() const { return m_file; }

    std::optional<ParseError> m_error;

private:
    std::string m_file;
};

}  // namespace core::json_fields
