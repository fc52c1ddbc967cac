// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_check.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/json/json_place.h"

#include <cstddef>
#include <unordered_set>
#include <utility>
#include <vector>

namespace core {

namespace {

using nlohmann::json;

constexpr std::size_t deepest = 64;

/// What the library expected where it stopped, according to its message.
ErrorCode problemOf(std::string_view what)
{
    struct Words {
        std::string_view part;
        ErrorCode problem;
    };
    constexpr Words table[] = {
        {"number overflow", ErrorCode::JsonNumber},
        {"invalid number", ErrorCode::JsonNumber},
        {"invalid string", ErrorCode::JsonText},
        {"while parsing object key", ErrorCode::JsonName},
        {"while parsing object separator", ErrorCode::JsonColon},
        {"while parsing object -", ErrorCode::JsonComma},
        {"while parsing array -", ErrorCode::JsonComma},
        {"; expected end of input", ErrorCode::JsonEnd},
        {"while parsing value", ErrorCode::JsonValue},
    };
    for (const Words& words : table)
        if (what.find(words.part) != std::string_view::npos)
            return words.problem;
    return ErrorCode::BadJson;
}

/// The token at an offset: a word, a quoted text from its start, or a single character.
std::string_view tokenAt(std::string_view text, std::size_t offset, ErrorCode problem)
{
    const auto isSign = [text](std::size_t at) {
        return std::string_view("{}[],:\" \t\r\n").find(text[at]) != std::string_view::npos;
    };
    if (offset > 0 && (problem == ErrorCode::JsonText || text[offset] == '"')) {
        const std::size_t quote = text.rfind('"', offset - 1);
        return quote == std::string_view::npos ? text.substr(offset, 1)
                                               : text.substr(quote, offset + 1 - quote);
    }
    std::size_t start = offset;
    std::size_t end = offset + 1;
    // An invalid word is reported at the character after it.
    const bool isBehind = isSign(offset) && offset > 0 && !isSign(offset - 1);
    if (isBehind && (problem == ErrorCode::JsonNumber || problem == ErrorCode::JsonValue))
        end = start--;
    if (isSign(start))
        return text.substr(start, 1);
    while (start > 0 && !isSign(start - 1))
        --start;
    while (end < text.size() && !isSign(end))
        ++end;
    return text.substr(start, end - start);
}

/// Checks every value; stops at the first problem.
class Check : public nlohmann::json_sax<json> {
public:
    /// @param sink nullptr if the values are not needed
    Check(std::string_view text, const std::string& file, JsonSink* sink)
        : m_text(text)
        , m_file(file)
        , m_sink(sink)
    {}

    std::optional<ParseError> takeError() { return std::move(m_error); }

    bool null() override
    {
        if (m_sink)
            m_sink->null();
        return value();
    }
    bool boolean(bool is) override
    {
        if (m_sink)
            m_sink->boolean(is);
        return value();
    }
    bool number_integer(number_integer_t number) override
    {
        if (m_sink)
            m_sink->integer(number);
        return value();
    }
    bool number_unsigned(number_unsigned_t number) override
    {
        if (m_sink)
            m_sink->unsignedInteger(number);
        return value();
    }
    bool number_float(number_float_t number, const string_t&) override
    {
        if (m_sink)
            m_sink->number(number);
        return value();
    }
    bool string(string_t& text) override
    {
        if (m_sink)
            m_sink->text(text);
        return value();
    }
    bool binary(binary_t&) override { return value(); }

    bool start_object(std::size_t) override
    {
        if (m_sink)
            m_sink->startObject(path());
        return start(false);
    }
    bool start_array(std::size_t) override
    {
        if (m_sink)
            m_sink->startArray(path());
        return start(true);
    }
    bool end_object() override { return end(); }
    bool end_array() override { return end(); }

    bool key(string_t& name) override
    {
        Level& level = m_levels.back();
        level.name = name;
        if (!level.names.insert(name).second)
            return refuse(lineOfField(m_text, path()), ErrorCode::DuplicateField, path());
        if (m_sink)
            m_sink->key(name);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const json::exception& error) override
    {
        // The position is the number of bytes read; the last of them is the invalid one.
        const std::size_t offset = position > 0 ? position - 1 : 0;
        const ErrorCode problem = problemOf(error.what());
        return refuse(lineAt(m_text, offset), problem,
                      offset < m_text.size() ? tokenAt(m_text, offset, problem)
                                             : std::string_view());
    }

private:
    /// An open object or array, and its state.
    struct Level {
        bool isArray = false;
        std::size_t index = 0;
        std::string name;
        std::unordered_set<std::string> names;
    };

    bool value()
    {
        if (!m_levels.empty())
            ++m_levels.back().index;
        return true;
    }

    bool start(bool isArray)
    {
        if (m_levels.size() == deepest)
            return refuse(lineOfField(m_text, path()), ErrorCode::NestedTooDeeply,
                          std::to_string(deepest));
        m_levels.push_back({isArray, 0, {}, {}});
        return true;
    }

    bool end()
    {
        m_levels.pop_back();
        if (m_sink)
            m_sink->end();
        return value();
    }

    std::string path() const
    {
        std::string text;
        for (const Level& level : m_levels) {
            if (level.isArray)
                text += "[" + std::to_string(level.index) + "]";
            else
                text += (text.empty() ? "" : ".") + level.name;
        }
        return text;
    }

    bool refuse(std::size_t line, ErrorCode problem, std::string_view found)
    {
        m_error = ParseError{m_file, line, problem, excerpt(found)};
        return false;
    }

    std::string_view m_text;
    const std::string& m_file;
    JsonSink* m_sink;
    std::vector<Level> m_levels;
    std::optional<ParseError> m_error;
};

std::optional<ParseError> checkJson(std::string_view text, const std::string& file, JsonSink* sink)
{
    if (auto error = unreadable(text, file))
        return error;
    Check check(text, file, sink);
    json::sax_parse(text, &check);
    return check.takeError();
}

}  // namespace

std::optional<ParseError> jsonProblem(std::string_view text, const std::string& file)
{
    return checkJson(text, file, nullptr);
}

std::optional<ParseError> readJson(std::string_view text, const std::string& file, JsonSink& sink)
{
    return checkJson(text, file, &sink);
}

}  // namespace core
