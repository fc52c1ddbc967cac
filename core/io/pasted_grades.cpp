#include "core/io/pasted_grades.h"

#include "core/io/copied_items.h"
#include "core/io/copied_lists.h"
#include "core/io/copied_tables.h"

#include <optional>

namespace core {

namespace {

constexpr std::size_t longest = 100'000;  ///< bytes; nobody writes more of them by hand

/// The text in a form that needs no guess, where it is marked up in a way that is known.
std::optional<std::string> plainForm(std::string_view text)
{
    for (const auto form : {listsOfObjects, listsInBrackets, tableOfMarkdown, tableOfPandas, items})
        if (auto plain = form(text))
            return plain;
    return std::nullopt;
}

}  // namespace

Parsed<std::vector<GradesReading>> readingsOfPastedGrades(std::string_view text,
                                                          const std::string& name)
{
    if (text.size() > longest)
        return readingsOfGrades(text, name);
    const std::string signs = withPlainSigns(text);
    if (const auto plain = plainForm(signs)) {
        auto found = readingsOfGrades(*plain, name);
        if (found || found.error().problem == Problem::DuplicateDocument)
            return found;
    }
    auto asItStands = readingsOfGrades(text, name);
    if (asItStands)
        return asItStands;
    if (auto found = readingsOfGrades(signs, name))
        return found;
    if (const auto plain = gradesAtTheEnd(signs))
        if (auto found = readingsOfGrades(*plain, name))
            return found;
    return asItStands;
}

}  // namespace core
