// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/import/line_texts.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_scanner.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"
#include "core/foundation/text/one_of.h"

#include <algorithm>
#include <array>
#include <functional>
#include <initializer_list>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace core {

namespace {

/// The fields of a line, as views of it.
struct Fields {
    std::optional<JsonString> id;
    std::optional<JsonString> title;
    std::optional<JsonString> text;
};

/// The fields of the first object, and those that hold an id and texts.
struct TextNames {
    std::vector<std::string> known;
    std::string id;
    std::string title;
    std::string text;
};

/// The field with that name; null if it is not needed.
std::optional<JsonString>* fieldNamed(Fields& fields, std::string_view name, const TextNames& names)
{
    using enum ColumnMeaning;
    if (name.empty())
        return nullptr;
    if (name == names.id)
        return &fields.id;
    if (name == names.title)
        return &fields.title;
    if (name == names.text)
        return &fields.text;
    // Folding every name takes longer than reading the line.
    if (isOneOf(name, names.known))
        return nullptr;
    if (isHeadingOf(TextId, name))
        return &fields.id;
    if (isHeadingOf(Title, name))
        return &fields.title;
    return isHeadingOf(Text, name) || isHeadingOf(Query, name) ? &fields.text : nullptr;
}

/// The first field with a name counts. @return false if the line is not an object
bool readJson(std::string_view line, Fields& fields, std::size_t& position, const TextNames& names)
{
    JsonScanner scanner(line);
    const auto readField = [&] {
        const auto name = scanner.string();
        if (!name || !scanner.take(':'))
            return false;
        std::optional<JsonString>* const field = fieldNamed(fields, name->raw, names);
        const char next = scanner.peek();
        const bool isNumber = next == '-' || isDigit(next);
        if (!field || *field || (next != '"' && !isNumber))
            return scanner.skipValue();
        if (next == '"') {
            *field = scanner.string();
        } else if (const auto number = scanner.number()) {
            *field = JsonString{*number, false};
        }
        return field->has_value();
    };
    const auto readObject = [&] {
        if (!scanner.take('{'))
            return false;
        if (scanner.take('}'))
            return true;
        do {
            if (!readField())
                return false;
        } while (scanner.take(','));
        return scanner.take('}');
    };
    const bool isObject = readObject() && scanner.peek() == '\0';
    position = scanner.position();
    return isObject && position == line.size();
}

/// The id in an action of an Elasticsearch bulk request, whose document is the next line:
/// `{"index": {"_index": "products", "_id": "7"}}`.
std::optional<JsonString> bulkId(std::string_view line)
{
    constexpr std::array<std::string_view, 2> actions{"index", "create"};
    JsonScanner scanner(line);
    const auto action = scanner.take('{') ? scanner.string() : std::nullopt;
    if (!action || !isOneOf(action->raw, actions) || !scanner.take(':') || !scanner.take('{'))
        return std::nullopt;
    do {
        const auto name = scanner.string();
        if (!name || !scanner.take(':'))
            return std::nullopt;
        if (name->raw == "_id" && scanner.peek() == '"')
            return scanner.string();
        if (!scanner.skipValue())
            return std::nullopt;
    } while (scanner.take(','));
    return std::nullopt;
}

std::string_view lineAfter(std::string_view text)
{
    const std::size_t end = text.find('\n');
    return end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
}

/// @return false if there is no tab
bool readTabs(std::string_view line, Fields& fields)
{
    const std::size_t tab = line.find('\t');
    if (tab == std::string_view::npos)
        return false;
    fields.id = JsonString{trimmed(line.substr(0, tab)), false};
    fields.text = JsonString{trimmed(line.substr(tab + 1)), false};
    return true;
}

bool read(std::string_view line, TextLines form, Fields& fields, std::size_t& position,
          const TextNames& names)
{
    return form == TextLines::Json ? readJson(line, fields, position, names)
                                   : readTabs(line, fields);
}

bool isIdName(std::string_view name)
{
    using enum ColumnMeaning;
    return isHeadingOf(Document, name) || isHeadingOf(Address, name) ||
           (isHeadingOf(Query, name) && foldedHeading(name).ends_with("id"));
}

/// The surest of the names for the first of the meanings that any of them has; empty if none has.
std::string surest(const std::vector<std::string>& names,
                   std::initializer_list<ColumnMeaning> meanings)
{
    for (const ColumnMeaning meaning : meanings) {
        std::string_view best;
        for (const std::string& name : names) {
            const int place = placeOfHeading(meaning, name);
            if (place >= 0 && (best.empty() || place < placeOfHeading(meaning, best)))
                best = name;
        }
        if (!best.empty())
            return std::string(best);
    }
    return {};
}

/// Finds the names in the first object; the id is the first usual one, or else any other.
TextNames textNames(std::string_view line)
{
    using enum ColumnMeaning;
    TextNames names;
    std::vector<std::string> scalars;  // other fields hold neither ids nor texts
    JsonScanner scanner(line);
    if (!scanner.take('{') || scanner.take('}'))
        return names;
    do {
        const auto name = scanner.string();
        if (!name || !scanner.take(':'))
            return {};
        const char next = scanner.peek();
        if (next == '"' || next == '-' || isDigit(next))
            scalars.emplace_back(name->raw);
        if (!scanner.skipValue())
            return {};
        names.known.emplace_back(name->raw);
    } while (scanner.take(','));
    const auto isUsual = [](const std::string& name) { return isHeadingOf(TextId, name); };
    auto id = std::ranges::find_if(scalars, isUsual);
    if (id == scalars.end())
        id = std::ranges::find_if(scalars, isIdName);
    if (id != scalars.end()) {
        names.id = *id;
        scalars.erase(id);
    }
    names.title = surest(scalars, {Title});
    names.text = surest(scalars, {Text, Query});
    return names;
}

/// The first data line, within the allowed length.
std::string_view firstLine(std::string_view text)
{
    const std::string noName;
    LineReader lines(text.substr(0, LineReader::longest + 1), noName);
    const auto line = lines.nextData();
    return line ? line->text : std::string_view();
}

std::string said(const std::optional<JsonString>& field)
{
    if (!field)
        return {};
    return field->hasEscapes ? unescaped(field->raw) : std::string(field->raw);
}

std::size_t hashOf(const JsonString& id)
{
    const std::hash<std::string_view> hash;
    return id.hasEscapes ? hash(unescaped(id.raw)) : hash(id.raw);
}

bool isSame(const JsonString& written, std::string_view id)
{
    return written.hasEscapes ? unescaped(written.raw) == id : written.raw == id;
}

class LineTexts : public TextsById {
public:
    LineTexts(SharedText text, TextLines form)
        : m_text(std::move(text))
        , m_form(form)
    {
        if (form == TextLines::Json)
            lookAtFirst(firstLine(m_text.view()));
    }

    std::size_t size() const override { return m_entries.size(); }
    std::optional<ItemText> find(std::string_view id) const override;

    std::optional<ParseError> readLines(const std::string& name, DiagnosticCounts& counts,
                                        Loading* loading, BadLineRule rule);

private:
    struct Entry {
        std::size_t hash = 0;
        std::size_t start = 0;  // of the line

        bool operator<(const Entry& other) const
        {
            return hash != other.hash ? hash < other.hash : start < other.start;
        }
    };

    struct Action {
        JsonString id;
        std::size_t start = 0;  // of the line
    };

    void lookAtFirst(std::string_view line)
    {
        m_isBulk = bulkId(line).has_value();
        const std::string_view text = m_text.view();
        const auto start = static_cast<std::size_t>(line.data() - text.data());
        m_names = textNames(m_isBulk ? firstLine(lineAfter(text.substr(start))) : line);
    }
    Fields fieldsAt(std::size_t start) const;
    void dropRepeated(DiagnosticCounts& counts);
    std::optional<ParseError> readLine(const Line& line, const std::string& name,
                                       DiagnosticCounts& counts);

    SharedText m_text;
    TextLines m_form;
    TextNames m_names;
    std::vector<Entry> m_entries;  // sorted
    bool m_isBulk = false;
    std::optional<Action> m_action;  // in the line before, in a bulk request
};

Fields LineTexts::fieldsAt(std::size_t start) const
{
    const std::string_view rest = m_text.view().substr(start);
    std::string_view line =
        rest.substr(0, rest.substr(0, LineReader::longest + 1).find_first_of("\r\n"));
    Fields fields;
    std::size_t position = 0;
    if (m_isBulk && (fields.id = bulkId(line)))
        line = firstLine(lineAfter(rest));
    read(line, m_form, fields, position, m_names);
    return fields;
}

std::optional<ItemText> LineTexts::find(std::string_view id) const
{
    const std::size_t hash = std::hash<std::string_view>()(id);
    for (auto entry = std::lower_bound(m_entries.begin(), m_entries.end(), Entry{hash, 0});
         entry != m_entries.end() && entry->hash == hash; ++entry) {
        const Fields fields = fieldsAt(entry->start);
        if (fields.id && isSame(*fields.id, id))
            return ItemText{said(fields.title), said(fields.text)};
    }
    return std::nullopt;
}

std::optional<ParseError> LineTexts::readLine(const Line& line, const std::string& name,
                                              DiagnosticCounts& counts)
{
    constexpr std::size_t shown = 20;
    const auto start = static_cast<std::size_t>(line.text.data() - m_text.view().data());
    const auto action = std::exchange(m_action, {});
    if (const auto id = m_isBulk && !action ? bulkId(line.text) : std::nullopt) {
        m_action = {*id, start};
        return std::nullopt;
    }
    Fields fields;
    std::size_t position = 0;
    if (!read(line.text, m_form, fields, position, m_names)) {
        if (m_form == TextLines::Tabs)
            return ParseError{name, line.number, ErrorCode::TableColumns, "1"};
        return ParseError{name, line.number, ErrorCode::BadJson,
                          excerpt(line.text.substr(position, shown))};
    }
    if (action)
        fields.id = action->id;
    if (!fields.id)
        return ParseError{name, line.number, ErrorCode::MissingField, "_id"};
    if (fields.id->raw.empty())
        return ParseError{name, line.number, ErrorCode::EmptyId, {}};
    if (trimmed(fields.text ? fields.text->raw : "").empty() &&
        trimmed(fields.title ? fields.title->raw : "").empty())
        counts.add(Warning::EmptyText, line.number, fields.id->raw);
    m_entries.push_back({hashOf(*fields.id), action ? action->start : start});
    return std::nullopt;
}

void LineTexts::dropRepeated(DiagnosticCounts& counts)
{
    std::size_t repeated = 0;
    std::size_t first = m_text.view().size();
    const auto isAgain = [&](const Entry& before, const Entry& entry) {
        if (before.hash != entry.hash)
            return false;
        const Fields fields = fieldsAt(entry.start);
        if (!isSame(*fields.id, said(fieldsAt(before.start).id)))
            return false;
        ++repeated;
        first = std::min(first, entry.start);
        return true;
    };
    m_entries.erase(std::unique(m_entries.begin(), m_entries.end(), isAgain), m_entries.end());
    if (repeated > 0)
        counts.add(Warning::RepeatedText, lineAt(m_text.view(), first), said(fieldsAt(first).id),
                   repeated);
}

std::optional<ParseError> LineTexts::readLines(const std::string& name, DiagnosticCounts& counts,
                                               Loading* loading, BadLineRule rule)
{
    LineReader lines(m_text.view(), name, loading);
    BadLines badLines(rule, counts);
    while (const auto line = lines.nextData())
        if (auto error = readLine(*line, name, counts); error && !badLines.leavesOut(*error))
            return error;
    if (lines.error())
        return lines.error();
    if (m_entries.empty())
        return badLines.all().value_or(ParseError{name, 0, ErrorCode::NothingToRead, {}});
    lines.addSkipped(counts);
    if (m_action)  // the text ends before its document
        counts.add(Warning::EmptyText, lineAt(m_text.view(), m_action->start), said(m_action->id));
    std::sort(m_entries.begin(), m_entries.end());
    dropRepeated(counts);
    return std::nullopt;
}

}  // namespace

bool areJsonTexts(std::string_view text)
{
    const std::string_view line = firstLine(text);
    const TextNames names = textNames(line);
    Fields fields;
    std::size_t position = 0;
    if (bulkId(line))
        return true;
    if (line.empty() || !readJson(line, fields, position, names) || !fields.id)
        return false;
    return isHeadingOf(ColumnMeaning::TextId, names.id) || fields.title || fields.text;
}

bool areTabTexts(std::string_view text)
{
    const auto lines = firstDataLines(text);
    return !lines.empty() && std::ranges::all_of(lines, [](std::string_view line) {
        Fields fields;
        return readTabs(line, fields) && !fields.id->raw.empty() &&
               fields.id->raw.find(' ') == std::string_view::npos &&
               std::count(line.begin(), line.end(), '\t') == 1 &&
               !parsedNumber<double>(fields.text->raw);
    });
}

Parsed<std::shared_ptr<const TextsById>> parseLineTexts(const SharedText& text,
                                                        const std::string& name, TextLines form,
                                                        DiagnosticCounts& counts, Loading* loading,
                                                        BadLineRule badLines)
{
    auto texts = std::make_shared<LineTexts>(text, form);
    if (auto error = texts->readLines(name, counts, loading, badLines))
        return std::move(*error);
    return std::shared_ptr<const TextsById>(std::move(texts));
}

}  // namespace core
