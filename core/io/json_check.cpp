#include "core/io/json_check.h"

#include "core/io/lines.h"

#include <cstddef>
#include <unordered_set>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

namespace core {

namespace {

using nlohmann::json;

constexpr std::size_t deepest = 64;

/// The reader's message without its prefix: "[json.exception.name.number] parse error at line 1,
/// column 2: ". The line is told apart from the message, and no person asked for the number.
std::string_view messageOf(std::string_view what)
{
    for (const std::string_view prefixEnd : {std::string_view("] "), std::string_view(": ")}) {
        if (prefixEnd == ": " && !what.starts_with("parse error at line "))
            break;
        const std::size_t at = what.find(prefixEnd);
        if (at != std::string_view::npos)
            what.remove_prefix(at + prefixEnd.size());
    }
    return what;
}

/// Looks at every value; stops at the first problem.
class Check : public nlohmann::json_sax<json> {
public:
    /// @param sink nullptr: nobody wants the values
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
            return refuse(0, Problem::DuplicateField, path());
        if (m_sink)
            m_sink->key(name);
        return true;
    }

    bool parse_error(std::size_t position, const std::string&,
                     const json::exception& error) override
    {
        // The position counts the bytes read: the last of them is the one that does not fit.
        const std::size_t offset = position > 0 ? position - 1 : 0;
        return refuse(lineAt(m_text, offset), Problem::BadJson, excerpt(messageOf(error.what())));
    }

private:
    /// An object or array that is being read, and what of it.
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
            return refuse(0, Problem::NestedTooDeeply, std::to_string(deepest));
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

    bool refuse(std::size_t line, Problem problem, std::string_view found)
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
