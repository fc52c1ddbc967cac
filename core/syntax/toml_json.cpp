// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/syntax/toml_json.h"

#include "core/file/lines.h"
#include "core/syntax/json_library.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <algorithm>
#include <locale>
#include <sstream>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Writes values in the order of their lines.
class TomlAsJson {
public:
    std::string take() { return std::move(m_text) + "\n"; }

    void write(const toml::node& node)
    {
        goTo(node.source().begin.line);
        if (const toml::table* const table = node.as_table())
            return writeTable(*table);
        if (const toml::array* const array = node.as_array())
            return writeArray(*array);
        std::ostringstream value;
        value.imbue(std::locale::classic());
        value << toml::json_formatter{node};
        m_text += std::move(value).str();
    }

private:
    /// Tables that dots made have no line of their own.
    void goTo(std::size_t line)
    {
        for (; m_line < line; ++m_line)
            m_text += '\n';
    }

    void writeTable(const toml::table& table)
    {
        std::vector<std::pair<const toml::key*, const toml::node*>> fields;
        for (const auto& [key, value] : table)
            fields.emplace_back(&key, &value);
        std::ranges::stable_sort(
            fields, {}, [](const auto& field) { return field.first->source().begin.line; });
        const char* before = "{";
        for (const auto& [key, value] : fields) {
            m_text += before;
            goTo(key->source().begin.line);
            m_text += json_library::dump(nlohmann::json(key->str())) + ": ";
            write(*value);
            before = ", ";
        }
        m_text += fields.empty() ? "{}" : "}";
    }

    void writeArray(const toml::array& array)
    {
        const char* before = "[";
        for (const toml::node& value : array) {
            m_text += before;
            write(value);
            before = ", ";
        }
        m_text += array.empty() ? "[]" : "]";
    }

    std::string m_text;
    std::size_t m_line = 1;
};

}  // namespace

Parsed<std::string> jsonOfToml(std::string_view text, const std::string& file)
{
    const toml::parse_result read = toml::parse(withoutByteOrderMark(text));
    if (!read)
        return ParseError{file, read.error().source().begin.line, Problem::BadToml,
                          std::string(read.error().description())};
    TomlAsJson json;
    json.write(read.table());
    return json.take();
}

}  // namespace core
