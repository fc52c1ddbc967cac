// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/json_results.h"

#include "core/collections/formats/json_parts.h"
#include "core/collections/formats/result_layout.h"
#include "core/collections/formats/result_reader.h"
#include "core/foundation/file/line_counter.h"
#include "core/foundation/file/lines.h"
#include "core/foundation/file/loading_part.h"
#include "core/foundation/json/json_check.h"
#include "core/foundation/json/json_library.h"
#include "core/foundation/json/json_place.h"
#include "core/foundation/tabular/bad_lines.h"

#include <algorithm>
#include <utility>

namespace core {

namespace {

using nlohmann::json;

/// Why the text could not be read to its end.
/// @param start of the value that failed
ParseError badJson(std::string_view text, const std::string& name, std::size_t start,
                   std::size_t position)
{
    if (auto problem = jsonProblem(text.substr(start), name)) {
        problem->line += lineAt(text, start) - 1;
        return std::move(*problem);
    }
    constexpr std::size_t shown = 20;
    position = std::min(position, text.size());
    const std::string_view rest = text.substr(position, shown);
    return {name, lineAt(text, position), ErrorCode::BadJson,
            excerpt(rest.substr(0, rest.find_first_of("\r\n")))};
}

std::string pathOf(const ResultLayout& layout, const JsonPart& part, std::size_t index)
{
    std::string path;
    for (const std::string& field : layout.container)
        path = fieldPath(path, field);
    if (layout.parts == PartsOf::List)
        return indexed(path, index);
    return layout.parts == PartsOf::Object ? fieldPath(path, part.key) : path;
}

std::optional<ParseError> readParts(std::string_view text, const std::string& name,
                                    const ResultLayout& layout, const std::string& alone,
                                    Loading* loading, ResultReader& reader, BadLines& badLines)
{
    JsonParts parts(text, layout.parts, layout.container);
    LineCounter lines(text);
    LoadingPart told(loading, text.size());
    const bool isText = layout.parts == PartsOf::Text;
    std::size_t index = 0;
    JsonPart part;
    for (; parts.next(part); ++index) {
        if (told.isStoppedAt(parts.position()))
            return ParseError{name, 0, ErrorCode::Stopped, {}};
        const json value = plainAnswer(json_library::parsed(part.text));
        if (value.is_discarded())
            return badJson(text, name, isText ? part.start : 0, part.start);
        const bool isAlone =
            isText && !layout.query && index == 0 && parts.isEnd() && !alone.empty();
        if (isAlone)
            reader.counts().add(Warning::QueryOfFile, 0, alone);
        if (auto error = reader.add({value, isAlone ? alone : part.key, pathOf(layout, part, index),
                                     lines.lineOf(part.start)});
            error && !badLines.leavesOut(*error))
            return error;
    }
    if (parts.isEnd())
        return std::nullopt;
    return badJson(text, name, isText ? part.start : 0, parts.position());
}

std::optional<ParseError> readColumns(std::string_view text, const std::string& name,
                                      ResultReader& reader, BadLines& badLines)
{
    if (auto problem = jsonProblem(text, name))
        return problem;
    std::size_t index = 0;
    for (const json& row : rowsOfColumns(json_library::parsed(text)))
        if (auto error = reader.add({row, {}, indexed("", index++), 0});
            error && !badLines.leavesOut(*error))
            return error;
    return std::nullopt;
}

}  // namespace

std::optional<PairLayout> jsonResultsLayout(std::string_view text)
{
    const auto layout = resultLayout(text);
    return layout && !layout->isOpen ? std::optional(rolesOf(*layout)) : std::nullopt;
}

bool areJsonIdLists(std::string_view text)
{
    const auto layout = resultLayout(text);
    return layout && layout->isOpen;
}

std::optional<AnswerName> answerName(std::string_view text)
{
    const auto layout = resultLayout(text);
    if (!layout || layout->parts != PartsOf::Text || layout->isOfColumns || !layout->results)
        return std::nullopt;
    JsonParts parts(withoutByteOrderMark(text), PartsOf::Text, {});
    JsonPart answer;
    // A value that extends beyond the beginning is also the only one.
    if (parts.next(answer) && !parts.isEnd())
        return std::nullopt;
    return layout->query ? AnswerName::Query : AnswerName::File;
}

Parsed<Pairs> parseJsonResults(std::string_view text, const std::string& name, PairNumber requested,
                               const std::string& alone, Loading* loading, BadLineRule rule)
{
    const std::string_view content = withoutByteOrderMark(text);
    if (auto error = unreadable(content, name))
        return std::move(*error);
    const auto layout = resultLayout(content);
    if (!layout)
        return badJson(content, name, 0, 0);
    ResultReader reader(name, *layout, requested);
    if (auto error = reader.checkLayout())
        return std::move(*error);
    if (content.size() < text.size())
        reader.counts().add(Warning::ByteOrderMark, 1);
    BadLines badLines(rule, reader.counts());
    auto error = layout->isOfColumns
                     ? readColumns(content, name, reader, badLines)
                     : readParts(content, name, *layout, alone, loading, reader, badLines);
    if (error)
        return std::move(*error);
    if (reader.isEmpty() && badLines.all())
        return *badLines.all();
    return reader.take();
}

}  // namespace core
