// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/metrics/ranking_order/list_comparison.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

namespace core {

std::optional<std::ptrdiff_t> TwoRanks::shift() const
{
    if (!inA || !inB)
        return std::nullopt;
    return static_cast<std::ptrdiff_t>(*inA) - static_cast<std::ptrdiff_t>(*inB);
}

std::vector<TwoRanks> compareLists(const RankedList& a, const RankedList& b)
{
    const auto isSameRow = [&](std::size_t row) {
        return row < a.ranked.size() && row < b.ranked.size() &&
               a.ranked[row].id == b.ranked[row].id;
    };
    std::unordered_map<std::string_view, std::size_t> elsewhereInB;
    for (std::size_t row = 0; row < b.ranked.size(); ++row)
        if (!isSameRow(row))
            elsewhereInB.emplace(b.ranked[row].id, row);
    std::vector<TwoRanks> documents;
    documents.reserve(std::max(a.ranked.size(), b.ranked.size()));
    for (std::size_t row = 0; row < a.ranked.size(); ++row) {
        documents.push_back({row + 1, std::nullopt});
        if (isSameRow(row)) {
            documents.back().inB = row + 1;
        } else if (const auto found = elsewhereInB.find(a.ranked[row].id);
                   found != elsewhereInB.end()) {
            documents.back().inB = found->second + 1;
            elsewhereInB.erase(found);
        }
    }
    std::vector<std::size_t> alone;
    for (const auto& [id, row] : elsewhereInB)
        alone.push_back(row);
    std::sort(alone.begin(), alone.end());
    for (const std::size_t row : alone)
        documents.push_back({std::nullopt, row + 1});
    return documents;
}

}  // namespace core
