#include "core/session/figure_presets.h"

#include "core/file/lines.h"
#include "core/syntax/json_check.h"
#include "core/syntax/json_fields.h"

#include <array>
#include <cmath>
#include <cstdint>
#include <iterator>
#include <map>
#include <utility>

namespace core {

namespace {

using namespace json_fields;

/// Walks the text and counts the lines that lie behind it.
class CountingIterator {
public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = const char&;

    CountingIterator(const char* at, std::size_t* line)
        : m_at(at)
        , m_line(line)
    {}
    reference operator*() const { return *m_at; }
    CountingIterator& operator++()
    {
        if (*m_at++ == '\n')
            ++*m_line;
        return *this;
    }
    CountingIterator operator++(int)
    {
        const CountingIterator before = *this;
        ++*this;
        return before;
    }
    bool operator==(const CountingIterator& other) const { return m_at == other.m_at; }

private:
    const char* m_at;
    std::size_t* m_line;
};

struct Located {
    json root;
    std::map<std::string, std::size_t> lines;  ///< of a preset and of its fields, by their paths
};

std::string pathOf(std::size_t preset, const std::string& field = {})
{
    const std::string path = "presets[" + std::to_string(preset) + "]";
    return field.empty() ? path : path + '.' + field;
}

Located located(std::string_view text)
{
    constexpr int presetDepth = 2;
    Located result;
    std::size_t line = 1;
    std::size_t presets = 0;
    const auto note = [&](int depth, json::parse_event_t event, json& parsed) {
        if (depth == presetDepth && event == json::parse_event_t::object_start)
            result.lines[pathOf(presets++)] = line;
        else if (depth == presetDepth + 1 && event == json::parse_event_t::key && presets > 0)
            result.lines[pathOf(presets - 1, parsed.get<std::string>())] = line;
        return true;
    };
    result.root = json::parse(CountingIterator(text.data(), &line),
                              CountingIterator(text.data() + text.size(), &line), note, false);
    return result;
}

constexpr std::pair<const char*, std::optional<bool> FigurePreset::*> switches[]{
    {"outlines", &FigurePreset::hasTextAsOutlines},
    {"grey", &FigurePreset::isGrey},
    {"marks", &FigurePreset::hasMarks},
    {"guides", &FigurePreset::hasGuides},
    {"grid", &FigurePreset::hasGrid}};

/// Reads one preset; the first problem stops it.
class Reader {
public:
    Reader(const json& object, std::size_t number, const Located& from, const std::string& file)
        : m_object(object)
        , m_number(number)
        , m_from(from)
        , m_file(file)
    {}

    Parsed<FigurePreset> read()
    {
        FigurePreset preset;
        if (!m_object.is_object())
            refuse(Problem::WrongType, {});
        for (const auto& [key, value] : m_object.items())
            if (!isOneOf(key, known))
                refuse(Problem::BadValue, key);
        preset.name = text("name").value_or(std::string());
        preset.width = number("width", leastFigureMillimetres, mostFigureMillimetres).value_or(0);
        preset.height = number("height", leastFigureMillimetres, mostFigureMillimetres).value_or(0);
        for (const char* needed : {"name", "width", "height"})
            if (m_object.is_object() && !m_object.contains(needed))
                refuse(Problem::MissingField, needed);
        preset.family = text("family");
        preset.palette = text("palette");
        if (preset.palette && !isOneOf(*preset.palette, figurePalettes))
            refuse(Problem::BadValue, "palette");
        preset.textPoints = number("text", leastFigurePoints, mostFigurePoints);
        if (const auto dots = number("dpi", leastDotsPerInch, mostDotsPerInch)) {
            preset.dotsPerInch = static_cast<int>(*dots);
            if (*preset.dotsPerInch != *dots)
                refuse(Problem::BadValue, "dpi");
        }
        for (const auto& [key, member] : switches)
            preset.*member = truth(key);
        if (m_error)
            return *std::move(m_error);
        return preset;
    }

private:
    static constexpr std::array<std::string_view, 12> known{
        "name", "width", "height",  "family", "text",   "outlines",
        "dpi",  "grey",  "palette", "marks",  "guides", "grid"};

    void refuse(Problem problem, const std::string& field)
    {
        if (m_error)
            return;
        const std::string path = pathOf(m_number, field);
        const auto own = m_from.lines.find(path);
        const auto whole = m_from.lines.find(pathOf(m_number));
        const std::size_t line = own != m_from.lines.end()     ? own->second
                                 : whole != m_from.lines.end() ? whole->second
                                                               : 0;
        m_error = ParseError{m_file, line, problem, excerpt(path)};
    }

    const json* field(const char* key) const
    {
        const auto found = m_object.find(key);
        return found == m_object.end() ? nullptr : &*found;
    }

    std::optional<std::string> text(const char* key)
    {
        const json* value = field(key);
        if (!value)
            return std::nullopt;
        if (!value->is_string()) {
            refuse(Problem::WrongType, key);
            return std::nullopt;
        }
        auto found = value->get<std::string>();
        if (found.empty())
            refuse(Problem::BadValue, key);
        return found;
    }

    std::optional<double> number(const char* key, double least, double most)
    {
        const json* value = field(key);
        if (!value)
            return std::nullopt;
        if (!value->is_number()) {
            refuse(Problem::WrongType, key);
            return std::nullopt;
        }
        const auto found = value->get<double>();
        if (!(found >= least && found <= most)) {
            refuse(Problem::BadValue, key);
            return std::nullopt;
        }
        return found;
    }

    std::optional<bool> truth(const char* key)
    {
        const json* value = field(key);
        if (!value)
            return std::nullopt;
        if (!value->is_boolean()) {
            refuse(Problem::WrongType, key);
            return std::nullopt;
        }
        return value->get<bool>();
    }

    const json& m_object;
    std::size_t m_number;
    const Located& m_from;
    const std::string& m_file;
    std::optional<ParseError> m_error;
};

Written written(const FigurePreset& preset)
{
    Written object;
    object["name"] = preset.name;
    object["width"] = numberOf(preset.width);
    object["height"] = numberOf(preset.height);
    if (preset.family)
        object["family"] = *preset.family;
    if (preset.textPoints)
        object["text"] = numberOf(*preset.textPoints);
    if (preset.hasTextAsOutlines)
        object["outlines"] = *preset.hasTextAsOutlines;
    if (preset.dotsPerInch)
        object["dpi"] = *preset.dotsPerInch;
    if (preset.palette)
        object["palette"] = *preset.palette;
    for (const auto& [key, member] : switches)
        if (preset.*member && member != &FigurePreset::hasTextAsOutlines)
            object[key] = *(preset.*member);
    return object;
}

}  // namespace

Parsed<std::vector<FigurePreset>> parseFigurePresets(std::string_view text, const std::string& name)
{
    if (auto problem = jsonProblem(text, name))
        return *std::move(problem);
    const Located from = located(text);
    if (!from.root.is_object())
        return ParseError{name, 1, Problem::WrongType, "presets"};
    const auto list = from.root.find("presets");
    if (list == from.root.end())
        return ParseError{name, 1, Problem::MissingField, "presets"};
    if (!list->is_array())
        return ParseError{name, 1, Problem::WrongType, "presets"};
    std::vector<FigurePreset> presets;
    for (const json& object : *list) {
        auto preset = Reader(object, presets.size(), from, name).read();
        if (!preset)
            return preset.error();
        presets.push_back(*std::move(preset));
    }
    return presets;
}

std::string toJson(const std::vector<FigurePreset>& presets)
{
    std::string text = "{\"presets\": [";
    const char* before = "\n  ";
    for (const FigurePreset& preset : presets) {
        text += before + dump(written(preset));
        before = ",\n  ";
    }
    return text + "\n]}\n";
}

}  // namespace core
