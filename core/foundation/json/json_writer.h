// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>

namespace core {

/// Writes JSON in the order of the calls, indented by two spaces. Numbers are written as passed:
/// the caller chooses the number of digits. Text must be UTF-8.
class JsonWriter {
public:
    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }

    JsonWriter& key(std::string_view name) { return writtenKey(quoted(name)); }
    /// @param name as JSON text, with quotes
    JsonWriter& writtenKey(std::string_view name);
    void text(std::string_view value);
    /// @param value as JSON text
    void number(std::string_view value) { item(value); }
    void count(std::size_t value) { item(std::to_string(value)); }
    void truth(bool value) { item(value ? "true" : "false"); }
    void null() { item("null"); }
    /// @param value as JSON text on one line
    void written(std::string_view value) { item(value); }
    /// Starts a value that the caller appends to the returned text, for values too long to be
    /// copied.
    std::string& value();
    /// Writes the value of an optional with `write`, or null.
    void orNull(const auto& value, const auto& write) { value ? write(*value) : null(); }
    /// Writes an array of objects; `write` writes the fields of each value.
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
    /// Writes an array of texts.
    void texts(std::span<const std::string> values);

    /// The document, with a newline at its end.
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
