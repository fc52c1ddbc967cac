// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/file/parse_error.h"
#include "core/foundation/ranked_list.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace core {

/// Numbers by measure, then run; nothing where a run has no value.
using PageValues = std::vector<std::vector<std::optional<double>>>;

/// Run B against run A under a measure, over all queries that both count.
struct PagePair {
    std::optional<double> difference;  ///< the mean of B − A; nothing without such queries
    std::size_t won = 0;               ///< by B
    std::size_t tied = 0;
    std::size_t lost = 0;

    bool operator==(const PagePair&) const = default;
};

/// A query as the interactive page of a collection shows it.
struct PageQuery {
    std::string id;
    std::string text;                   ///< may be empty
    PageValues values;                  ///< with which the query enters the means
    std::vector<RankedItem> documents;  ///< of all lists, each once, with id, title and grade
    /// By run: the beginning of its list, as indices of `documents`.
    std::vector<std::vector<std::size_t>> lists;

    bool operator==(const PageQuery&) const = default;
};

/// What the interactive page of a collection holds: the values, calculated when the page is
/// written, the beginnings of all lists, and what of them is shown.
struct PageCollection {
    std::string name;
    std::vector<std::string> runs;      ///< at least one
    std::vector<std::string> measures;  ///< at least one, as toText() writes them
    PageValues means;
    /// By measure; then by A and, within it, by B.
    std::vector<std::vector<PagePair>> pairs;
    std::vector<PageQuery> queries;  ///< at least one
    std::size_t allQueries = 0;      ///< how many the means cover, also those not listed
    std::size_t measure = 0;         ///< the index of the current one
    std::size_t runA = 0;
    std::size_t runB = 0;
    std::size_t query = 0;
    bool isInOrder = false;  ///< queries as in the collection; otherwise by B − A

    bool operator==(const PageCollection&) const = default;
};

/// Parses the JSON of toJson(). `name` is used in errors only.
Parsed<PageCollection> parsePageCollection(std::string_view text, const std::string& name);

/// Writes JSON on one line; its "format" is "rankscope-page". Every number reads back unchanged.
std::string toJson(const PageCollection& collection);

}  // namespace core
