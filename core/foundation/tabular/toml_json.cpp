// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/tabular/toml_json.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/json_library.h"
#include "core/foundation/tabular/json_scanner.h"

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include <algorithm>
#include <locale>
#include <optional>
#include <sstream>
#include <utility>
#include <vector>

namespace core {

namespace {

/// Writes values in the order of their lines.
class TomlAsJson {
public:
    std::string take() { return std::move(m_text) + "\n"; }
    /// Of what is nested too deeply; none: nothing is.
    std::optional<std::size_t> deepLine() const { return m_deepLine; }

    void write(const toml::node& node)
    {
        goTo(node.source().begin.line);
        if (node.is_table() || node.is_array())
            return writeLevel(node);
        std::ostringstream value;
        value.imbue(std::locale::classic());
        value << toml::json_formatter{node};
        m_text += std::move(value).str();
    }

private:
    /// A text has as many levels as it has dots: what is read of them must not be the stack's end.
    void writeLevel(const toml::node& node)
    {
        if (m_depth == JsonScanner::deepest) {
            m_deepLine = m_deepLine.value_or(m_line);
            return;
        }
        ++m_depth;
        node.is_table() ? writeTable(*node.as_table()) : writeArray(*node.as_array());
        --m_depth;
    }

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
    std::size_t m_depth = 0;
    std::optional<std::size_t> m_deepLine;
};

ParseError tooDeep(const std::string& file, std::size_t line)
{
    return {file, line, Problem::NestedTooDeeply, std::to_string(JsonScanner::deepest)};
}

}  // namespace

Parsed<std::string> jsonOfToml(std::string_view text, const std::string& file)
{
    const toml::parse_result read = toml::parse(withoutByteOrderMark(text));
    if (!read) {
        const std::size_t line = read.error().source().begin.line;
        const std::string_view reason = read.error().description();
        // It has a limit of its own, and tells it by the name of a macro.
        if (reason.find("TOML_MAX_NESTED_VALUES") != std::string_view::npos)
            return tooDeep(file, line);
        return ParseError{file, line, Problem::BadToml, std::string(reason)};
    }
    TomlAsJson json;
    json.write(read.table());
    if (const auto line = json.deepLine())
        return tooDeep(file, *line);
    return json.take();
}

}  // namespace core
