// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/collections/collection/query_weights.h"

#include "core/foundation/file/lines.h"
#include "core/foundation/tabular/column_words.h"
#include "core/foundation/tabular/delimited_table.h"
#include "core/foundation/text/ascii.h"
#include "core/foundation/text/number_text.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <iterator>
#include <set>

namespace core {

namespace {

bool isHeadingOfWeights(std::string_view heading)
{
    constexpr auto words = std::to_array<std::string_view>(
        {"traffic", "frequency", "freq", "count", "counts", "visits", "searches", "sessions",
         "volume", "clicks", "views", "impressions", "hits", "share", "流量", "频次", "次数"});
    const std::string folded = foldedHeading(heading);
    return isHeadingOf(ColumnMeaning::Weight, heading) ||
           std::ranges::find(words, std::string_view(folded)) != words.end();
}

/// The columns of queries and weights.
struct WeightColumns {
    std::size_t query = 0;
    std::optional<std::size_t> weight;
    bool hasHeading = false;
};

/// @param first the first row
WeightColumns foundColumns(const std::vector<std::string>& first,
                           const std::optional<std::string>& column)
{
    WeightColumns columns;
    const auto queries = std::ranges::find_if(first, [](const std::string& heading) {
        return isHeadingOf(ColumnMeaning::Query, heading);
    });
    columns.query = queries == first.end() ? 0 : static_cast<std::size_t>(queries - first.begin());
    if (column) {
        const auto named = std::ranges::find(first, *column);
        const auto number = parsedNumber<std::size_t>(*column);
        if (named != first.end())
            columns.weight = static_cast<std::size_t>(named - first.begin());
        else if (number && *number >= 1 && *number <= first.size())
            columns.weight = *number - 1;
        columns.hasHeading = named != first.end() || queries != first.end();
    } else {
        const auto named = std::ranges::find_if(first, isHeadingOfWeights);
        columns.hasHeading = named != first.end() || queries != first.end();
        if (named != first.end())
            columns.weight = static_cast<std::size_t>(named - first.begin());
        else if (first.size() == 2)
            columns.weight = 1 - columns.query;
    }
    return columns;
}

}  // namespace

Parsed<QueryWeights> parseQueryWeights(std::string_view text, const std::string& file,
                                       const std::optional<std::string>& column)
{
    auto table = begunTable(text, file);
    if (!table)
        return table.error();
    DelimitedRow& row = table->row;
    std::vector<std::string> first;
    for (const std::string_view cell : row.cells)
        first.emplace_back(trimmed(cell));
    const WeightColumns columns = foundColumns(first, column);
    if (!columns.weight && column)
        return ParseError{file, 0, ErrorCode::NoSuchColumn, *column};
    if (!columns.weight || *columns.weight == columns.query)
        return ParseError{file, 0, ErrorCode::NoWeightColumn, {}};
    QueryWeights read;
    read.source = std::filesystem::path(file).filename().string();
    if (columns.hasHeading)
        read.source += ":" + first[*columns.weight];
    bool isAnyAbove = false;
    bool isRow = !columns.hasHeading || table->reader.next(row);
    for (; isRow; isRow = table->reader.next(row)) {
        if (row.cells.size() != first.size())
            return ParseError{file, row.line, ErrorCode::TableColumns,
                              std::to_string(row.cells.size())};
        const std::string query(trimmed(row.cells[columns.query]));
        if (query.empty())
            return ParseError{file, row.line, ErrorCode::EmptyId, {}};
        const std::string_view cell = trimmed(row.cells[*columns.weight]);
        if (cell.empty())
            continue;
        const auto weight = parsedNumber<double>(cell);
        if (!weight || !std::isfinite(*weight) || *weight < 0)
            return ParseError{file, row.line, ErrorCode::BadWeight, excerpt(cell)};
        if (!read.weights.emplace(query, *weight).second)
            return ParseError{file, row.line, ErrorCode::RepeatedId, excerpt(query)};
        isAnyAbove = isAnyAbove || *weight > 0;
    }
    if (read.weights.empty())
        return ParseError{file, 0, ErrorCode::NothingToRead, {}};
    if (!isAnyAbove)
        return ParseError{file, 0, ErrorCode::NoWeight, {}};
    return read;
}

std::vector<std::string> weightColumns(std::string_view text)
{
    auto table = begunTable(text, {});
    if (!table)
        return {};
    DelimitedRow& row = table->row;
    std::vector<std::string> headings;
    for (const std::string_view cell : row.cells)
        headings.emplace_back(trimmed(cell));
    const auto queries = std::ranges::find_if(headings, [](const std::string& heading) {
        return isHeadingOf(ColumnMeaning::Query, heading);
    });
    if (queries == headings.end())
        return {};
    const auto query = static_cast<std::size_t>(queries - headings.begin());
    std::set<std::string, std::less<>> known;
    std::vector<bool> areNumbers(headings.size(), true);
    std::vector<bool> isAnyAbove(headings.size(), false);
    while (table->reader.next(row)) {
        if (row.cells.size() != headings.size() || !known.emplace(trimmed(row.cells[query])).second)
            return {};
        for (std::size_t column = 0; column < headings.size(); ++column) {
            const std::string_view cell = trimmed(row.cells[column]);
            const auto number = cell.empty() ? std::optional(0.0) : parsedNumber<double>(cell);
            areNumbers[column] =
                areNumbers[column] && number && std::isfinite(*number) && *number >= 0;
            isAnyAbove[column] = isAnyAbove[column] || (number && *number > 0);
        }
    }
    std::vector<std::string> columns;
    for (std::size_t column = 0; column < headings.size(); ++column)
        if (areNumbers[column] && isAnyAbove[column] && column != query)
            columns.push_back(headings[column]);
    return columns;
}

std::vector<std::string> withoutWeight(const QueryWeights& weights,
                                       const std::vector<std::string>& queries)
{
    std::vector<std::string> without;
    std::ranges::copy_if(queries, std::back_inserter(without), [&](const std::string& query) {
        return !weights.weights.contains(query);
    });
    return without;
}

WeightedQueries weigh(RunEvaluation& evaluation, const QueryWeights& weights)
{
    WeightedQueries found;
    std::vector<std::string_view> judged;
    for (const QueryValues& query : evaluation.queries)
        judged.push_back(query.query);
    judged.insert(judged.end(), evaluation.notInRun.begin(), evaluation.notInRun.end());
    std::ranges::sort(judged);
    judged.erase(std::unique(judged.begin(), judged.end()), judged.end());
    double sum = 0;
    double unjudged = 0;
    for (const auto& [query, weight] : weights.weights) {
        sum += weight;
        if (weight == 0 || std::ranges::binary_search(judged, std::string_view(query)))
            continue;
        unjudged += weight;
        ++found.unjudged;
    }
    found.unjudgedShare = unjudged / sum;
    const auto weightOf = [&weights](std::string_view query) {
        const auto known = weights.weights.find(query);
        return known == weights.weights.end() ? std::nullopt : std::optional(known->second);
    };
    for (const std::string_view query : judged) {
        const std::optional<double> weight = weightOf(query);
        if (!weight)
            found.without.emplace_back(query);
        found.zero += weight == 0.0 ? 1 : 0;
    }
    if (!found.without.empty())
        return found;
    std::erase_if(evaluation.queries,
                  [&](const QueryValues& query) { return *weightOf(query.query) == 0; });
    std::erase_if(evaluation.notInRun,
                  [&](const std::string& query) { return *weightOf(query) == 0; });
    for (QueryValues& query : evaluation.queries)
        query.weight = *weightOf(query.query);
    evaluation.isWeighted = true;
    evaluation.means = meansOf(evaluation.queries, evaluation.means.size());
    return found;
}

RunEvaluation weightedLike(RunEvaluation evaluation, const RunEvaluation& model)
{
    if (!model.isWeighted)
        return evaluation;
    std::vector<QueryValues> queries;
    for (QueryValues& query : evaluation.queries) {
        const auto known =
            std::ranges::lower_bound(model.queries, query.query, {}, &QueryValues::query);
        if (known == model.queries.end() || known->query != query.query)
            continue;
        query.weight = known->weight;
        queries.push_back(std::move(query));
    }
    evaluation.queries = std::move(queries);
    evaluation.isWeighted = true;
    evaluation.means = meansOf(evaluation.queries, evaluation.means.size());
    return evaluation;
}

}  // namespace core
