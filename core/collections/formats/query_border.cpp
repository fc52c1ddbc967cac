// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/query_border.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/text/ascii.h"

#include <algorithm>
#include <unordered_set>

namespace core {

namespace {

std::size_t behindLine(std::string_view text, std::size_t from)
{
    const std::size_t feed = text.find('\n', from);
    return feed == std::string_view::npos ? text.size() : feed + 1;
}

std::size_t startOfLine(std::string_view text, std::size_t at)
{
    const std::size_t feed = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return feed == std::string_view::npos ? 0 : feed + 1;
}

/// Empty if the line has no data.
std::string_view queryOf(std::string_view line)
{
    const std::string_view query = Columns<1>(trimmed(withoutByteOrderMarks(line))).text[0];
    return query.starts_with('#') ? std::string_view() : query;
}

/// Calls take(query, start) for each data line, starting at a line's start, until it returns true.
/// @return where that line starts; the size of the text if there is none
template <class Take>
std::size_t findLine(std::string_view text, std::size_t at, Take take)
{
    while (at < text.size()) {
        const std::size_t next = behindLine(text, at);
        const std::string_view query = queryOf(text.substr(at, next - at));
        if (!query.empty() && take(query))
            return at;
        at = next;
    }
    return text.size();
}

}  // namespace

std::size_t queryBorder(std::string_view text, std::size_t from)
{
    if (from == 0 || from >= text.size())
        return std::min(from, text.size());
    std::string_view before;
    return findLine(text, startOfLine(text, from - 1), [&](std::string_view query) {
        const bool isOther = !before.empty() && query != before && query.data() >= &text[from];
        before = query;
        return isOther;
    });
}

bool startsGathered(std::string_view text, std::size_t bytes)
{
    const std::string_view looked = text.substr(0, startOfLine(text, std::min(bytes, text.size())));
    std::unordered_set<std::string_view> known;
    std::string_view last;
    return findLine(looked, 0, [&](std::string_view query) {
               const bool isAgain = query != last && !known.insert(query).second;
               last = query;
               return isAgain;
           }) == looked.size();
}

}  // namespace core
