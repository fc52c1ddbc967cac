// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/item_lists.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/within.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace core {

namespace {

/// `customer_id,article_ids`: names of one word each.
bool isHeading(std::string_view user, std::string_view items)
{
    constexpr std::array<std::string_view, 6> endings{"id",    "ids",   "user",
                                                      "items", "query", "prediction"};
    const auto isName = [&](std::string_view cell) {
        std::string word(trimmed(cell));
        std::transform(word.begin(), word.end(), word.begin(), lower);
        return std::any_of(endings.begin(), endings.end(),
                           [&](std::string_view ending) { return word.ends_with(ending); });
    };
    return isName(user) && isName(items) && trimmed(items).find(' ') == std::string_view::npos;
}

/// `article_ids`: a heading that speaks of several.
bool isPlural(std::string_view items)
{
    return lower(items.back()) == 's';
}

std::vector<std::string_view> firstItemLines(std::string_view text)
{
    std::vector<std::string_view> lines;
    text = withoutByteOrderMark(text);
    while (!text.empty() && lines.size() < linesToJudge) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        if (!trimmed(text.substr(0, end)).empty())
            lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// Why a line is none of a user and items.
std::optional<ParseError> refusalOf(const DelimitedRow& row, const std::string& name)
{
    const auto refused = [&](ErrorCode problem, std::string_view found) {
        return ParseError{name, row.line, problem, excerpt(found)};
    };
    if (row.cells.size() != 2)
        return refused(ErrorCode::RaggedRow, std::to_string(row.cells.size()));
    for (const std::string_view cell : row.cells)
        if (const std::size_t end = trimmed(cell).find_first_of("\r\n");
            end != std::string_view::npos)
            return refused(ErrorCode::LineBreakInId, trimmed(cell).substr(0, end));
    if (trimmed(row.cells[0]).empty())
        return refused(ErrorCode::EmptyId, {});
    return std::nullopt;
}

}  // namespace

bool areItemLists(std::string_view text)
{
    const auto lines = firstItemLines(text);
    bool hasSeveral = false;
    for (const std::string_view line : lines) {
        if (std::count(line.begin(), line.end(), ',') != 1)
            return false;
        const std::string_view user = trimmed(line.substr(0, line.find(',')));
        const std::string_view items = trimmed(line.substr(line.find(',') + 1));
        const bool isFirst = line.data() == lines.front().data();
        if (user.empty() || user.find_first_of(" \t") != std::string_view::npos)
            return false;
        if (isFirst && isHeading(user, items))
            hasSeveral = isPlural(items);
        else
            hasSeveral = hasSeveral || items.find(' ') != std::string_view::npos;
    }
    return hasSeveral;
}

Parsed<Pairs> parseItemLists(std::string_view text, const std::string& name, PairNumber requested,
                             Loading* loading, BadLineRule rule)
{
    const std::string_view content = withoutByteOrderMark(text);
    Pairs pairs;
    const bool isGrade = requested == PairNumber::Grade;
    pairs.hasNumbers = false;
    if (content.size() < text.size())
        pairs.counts.add(Warning::ByteOrderMark, 1);
    CellRows rows(content, name, CellGap::Comma, loading);
    const auto keptId = [&](std::string_view id) {
        return isWithin(id, content) ? id : pairs.arena.keep(id);
    };
    BadLines badLines(rule, pairs.counts);
    DelimitedRow row;
    bool isFirst = true;
    while (rows.next(row)) {
        if (auto error = refusalOf(row, name)) {
            if (!badLines.leavesOut(*error))
                return std::move(*error);
            continue;
        }
        const std::string_view user = keptId(trimmed(row.cells[0]));
        std::string_view items = trimmed(row.cells[1]);
        if (std::exchange(isFirst, false) && isHeading(user, items))
            continue;
        if (items.empty())
            pairs.counts.add(Warning::EmptyQuery, row.line, user);
        for (long long rank = 1; !items.empty(); items = trimmed(items)) {
            const std::string_view item = items.substr(0, items.find_first_of(" \t\v\f"));
            items.remove_prefix(item.size());
            pairs.rows.add(
                user, {keptId(item), isGrade ? 1 : -static_cast<double>(rank), row.line, rank});
            ++rank;
        }
    }
    if (rows.error())
        return *rows.error();
    if (pairs.rows.isEmpty() && badLines.all())
        return *badLines.all();
    rows.addMet(pairs.counts);
    if (isGrade)
        pairs.counts.add(Warning::NoGrades, 0);
    return pairs;
}

}  // namespace core
