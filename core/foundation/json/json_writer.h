// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Writes JSON in the order it is told, indented by two blanks, numbers as the caller wrote them:
/// how many digits a value has is not its business. Text must be UTF-8.
class JsonWriter {
public:
    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }

    JsonWriter& key(std::string_view name) { return writtenKey(quoted(name)); }
    /// @param name as JSON writes it, with its quotes
    JsonWriter& writtenKey(std::string_view name);
    void text(std::string_view value);
    /// @param value as JSON writes a number
    void number(std::string_view value) { item(value); }
    void count(std::size_t value) { item(std::to_string(value)); }
    void truth(bool value) { item(value ? "true" : "false"); }
    void null() { item("null"); }
    /// @param value as JSON writes it, on one line
    void written(std::string_view value) { item(value); }
    /// Begins a value that is appended to the text: for those too long to be held twice.
    std::string& value();
    /// What `write` writes of a value, as std::optional has it; null where there is none.
    void orNull(const auto& value, const auto& write) { value ? write(*value) : null(); }
    /// An array of the objects whose fields `write` writes of each value.
    void objects(const auto& values, const auto& write)
    {
        beginArray();
        for (const auto& value : values) {
            beginObject();
            write(value);
            endObject();
        }
        endArray();
    }
    /// An array of them.
    void texts(std::span<const std::string> values);

    /// The document, with a new line at its end.
    std::string take();

private:
    static std::string quoted(std::string_view text);
    void begin(char bracket);
    void end(char bracket);
    void item(std::string_view raw);
    void separate();
    void newLine();

    std::string m_text;
    std::size_t m_depth = 0;
    bool m_isFirst = true;
    bool m_followsKey = false;
};

}  // namespace core
