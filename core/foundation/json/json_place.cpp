// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/foundation/json/json_place.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/json/json_scanner.h"

#include <algorithm>
#include <charconv>
#include <optional>

namespace core {

namespace {

/// One step along a path: the position of a field's name or an element, its value, and the rest of
/// the path.
struct JsonStep {
    std::size_t at = 0;
    std::size_t value = 0;
    std::string_view rest;
};

/// The rest of a path after a name; nothing if the path starts with another name.
std::optional<std::string_view> pathBehind(std::string_view path, std::string_view name)
{
    if (!path.starts_with(name))
        return std::nullopt;
    path.remove_prefix(name.size());
    if (path.starts_with('.'))
        return path.substr(1);
    return path.empty() || path.starts_with('[') ? std::optional(path) : std::nullopt;
}

/// Names may contain dots: the longest match counts.
std::optional<JsonStep> stepIntoObject(JsonScanner& scanner, std::string_view path)
{
    std::optional<JsonStep> found;
    do {
        scanner.peek();
        const std::size_t at = scanner.position();
        const auto name = scanner.string();
        if (!name || !scanner.take(':'))
            break;
        const auto rest = pathBehind(path, unescaped(name->raw));
        if (rest && (!found || rest->size() <= found->rest.size()))
            found = JsonStep{at, scanner.position(), *rest};
    } while (scanner.skipValue() && scanner.take(','));
    return found;
}

std::optional<JsonStep> stepIntoArray(JsonScanner& scanner, std::string_view path)
{
    std::size_t index = 0;
    const char* const end = path.data() + path.size();
    if (!path.starts_with('[') || std::from_chars(path.data() + 1, end, index).ec != std::errc())
        return std::nullopt;
    for (; index > 0; --index)
        if (!scanner.skipValue() || !scanner.take(','))
            return std::nullopt;
    path.remove_prefix(std::min(path.find(']'), path.size() - 1) + 1);
    scanner.peek();
    return JsonStep{scanner.position(), scanner.position(), path.substr(path.starts_with('.'))};
}

}  // namespace

std::string indexed(std::string_view path, std::size_t index)
{
    return std::string(path) + "[" + std::to_string(index) + "]";
}

std::string fieldPath(const std::string& path, std::string_view key)
{
    return path.empty() ? std::string(key) : (path + '.').append(key);
}

std::size_t lineOfField(std::string_view text, std::string_view path)
{
    if (path.empty())
        return 0;
    JsonScanner scanner(text);
    scanner.peek();
    std::size_t at = scanner.position();
    while (!path.empty()) {
        const auto step = scanner.take('{')   ? stepIntoObject(scanner, path)
                          : scanner.take('[') ? stepIntoArray(scanner, path)
                                              : std::nullopt;
        if (!step)
            break;
        at = step->at;
        path = step->rest;
        scanner.moveTo(step->value);
    }
    return lineAt(text, at);
}

}  // namespace core
