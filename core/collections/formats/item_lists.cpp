// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/formats/item_lists.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/bad_lines.h"
#include "core/foundation/tabular/cell_rows.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/split_words.h"
#include "core/foundation/text/within.h"

#include <algorithm>
#include <array>
#include <set>
#include <utility>
#include <vector>

namespace core {

namespace {

std::string_view withoutQuotes(std::string_view cell)
{
    const bool isQuoted = cell.size() > 1 && cell.front() == '"' && cell.back() == '"';
    return isQuoted ? cell.substr(1, cell.size() - 2) : cell;
}

/// A line with a user and items.
struct ItemLine {
    std::string_view user;
    std::string_view items;

    explicit ItemLine(std::string_view line)
        : user(withoutQuotes(trimmed(line.substr(0, line.find(',')))))
        , items(withoutQuotes(trimmed(line.substr(std::min(line.find(',') + 1, line.size())))))
    {}
    bool hasDigits() const { return holdsDigit(user) && holdsDigit(items); }
};

/// Whether a cell is a word for a column, or ends like one: `customer_id`.
bool isName(std::string_view cell)
{
    std::string word(cell);
    std::transform(word.begin(), word.end(), word.begin(), lower);
    return std::ranges::any_of(wordsFor(ColumnMeaning::ItemEnding),
                               [&](std::string_view ending) { return word.ends_with(ending); });
}

bool isWordOfTables(std::string_view cell)
{
    using enum ColumnMeaning;
    constexpr std::array meanings{Query, Document, DocumentList, Truth, PredictedClass, Score};
    return std::ranges::any_of(meanings,
                               [&](ColumnMeaning meaning) { return isHeadingOf(meaning, cell); });
}

/// Whether one of the names is a word for a column that no line below has: `Image,Id`.
bool isOneName(const ItemLine& first, const std::vector<std::string_view>& lines)
{
    const auto isName = [&](std::string_view cell) {
        return !holdsDigit(cell) &&
               (isWordOfTables(cell) || isHeadingOf(ColumnMeaning::SampleId, cell)) &&
               std::none_of(lines.begin() + 1, lines.end(), [cell](std::string_view line) {
                   const ItemLine below(line);
                   const auto items = splitWords(below.items, " ");
                   return below.user == cell || std::ranges::find(items, cell) != items.end();
               });
    };
    return lines.size() > 1 && !holdsDigit(first.user) && !holdsDigit(first.items) &&
           (isName(first.user) || isName(first.items));
}

/// `customer_id,article_ids`, `session_type,labels`: names of one word each, or a first line
/// without digits above lines with digits.
bool startWithNames(const std::vector<std::string_view>& lines)
{
    const ItemLine first(lines.front());
    if (first.items.find(' ') != std::string_view::npos || first.items.empty())
        return false;
    const auto isNamed = [](std::string_view cell) { return isName(cell) || isWordOfTables(cell); };
    if (isNamed(first.user) && isNamed(first.items))
        return true;
    const bool isUnlike = lines.size() > 1 && !holdsDigit(first.user) && !holdsDigit(first.items) &&
                          std::all_of(lines.begin() + 1, lines.end(), [](std::string_view line) {
                              return ItemLine(line).hasDigits();
                          });
    return isUnlike || isOneName(first, lines);
}

/// Whether the cells are ids with digits, or words that occur in several lists, as words of texts
/// seldom do. Two lines are too few to tell.
bool areItems(const std::vector<std::string_view>& lines)
{
    constexpr std::size_t fewest = 3;
    std::set<std::string_view> known;
    std::size_t items = 0;
    std::size_t withDigits = 0;
    bool isRepeated = false;
    for (const std::string_view line : lines) {
        std::set<std::string_view> own;
        for (std::string_view rest = ItemLine(line).items; !rest.empty(); rest = trimmed(rest)) {
            own.insert(rest.substr(0, rest.find(' ')));
            rest.remove_prefix(std::min(rest.find(' '), rest.size()));
        }
        items += own.size();
        for (const std::string_view item : own)
            withDigits += holdsDigit(item) ? 1 : 0;
        isRepeated = isRepeated || std::ranges::any_of(own, [&](std::string_view item) {
                         return known.contains(item);
                     });
        known.insert(own.begin(), own.end());
    }
    return lines.size() < fewest || isRepeated || 2 * withDigits >= items;
}

/// Whether a heading is a plural: `article_ids`.
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

/// Why a line does not consist of a user and items.
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
    auto lines = firstItemLines(text);
    for (const std::string_view line : lines) {
        const ItemLine cut(line);
        if (std::count(line.begin(), line.end(), ',') != 1 || cut.user.empty() ||
            cut.user.find_first_of(" \t") != std::string_view::npos)
            return false;
    }
    if (lines.empty())
        return false;
    if (startWithNames(lines)) {
        if (isPlural(ItemLine(lines.front()).items))
            return true;
        lines.erase(lines.begin());
    }
    const bool hasSeveral = std::ranges::any_of(lines, [](std::string_view line) {
        return ItemLine(line).items.find(' ') != std::string_view::npos;
    });
    return hasSeveral && areItems(lines);
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
    const auto first = firstItemLines(content);
    bool isHeading = !first.empty() && startWithNames(first);
    while (rows.next(row)) {
        if (auto error = refusalOf(row, name)) {
            if (!badLines.leavesOut(*error))
                return std::move(*error);
            continue;
        }
        const std::string_view user = keptId(trimmed(row.cells[0]));
        std::string_view items = trimmed(row.cells[1]);
        if (std::exchange(isHeading, false))
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
