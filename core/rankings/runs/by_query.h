// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace core {

/// Collects the rows of a file by query. The lines of a query are usually contiguous, so the last
/// query is tried before the index. The query ids point into the file's text.
template <class Row>
class ByQuery {
public:
    struct Group {
        std::string_view query;
        std::vector<Row> rows;  ///< in file order
    };

    /// @return true for the first line that is not contiguous with the query's earlier lines
    bool add(std::string_view query, const Row& row)
    {
        bool splits = false;
        if (m_groups.empty() || m_groups[m_last].query != query) {
            const auto [known, isNew] = m_index.try_emplace(query, m_groups.size());
            m_last = known->second;
            if (isNew) {
                m_groups.push_back({query, {}});
                m_isSplit.push_back(false);
            } else {
                splits = !m_isSplit[m_last];
                m_isSplit[m_last] = true;
            }
        }
        m_groups[m_last].rows.push_back(row);
        return splits;
    }

    bool isEmpty() const { return m_groups.empty(); }
    const std::vector<Group>& groups() const { return m_groups; }

    /// Moves the groups out, in byte order of their ids.
    std::vector<Group> takeSorted()
    {
        std::sort(m_groups.begin(), m_groups.end(),
                  [](const Group& a, const Group& b) { return a.query < b.query; });
        m_index.clear();
        m_isSplit.clear();
        return std::exchange(m_groups, {});
    }

private:
    std::vector<Group> m_groups;
    std::vector<bool> m_isSplit;  // by group: its lines are not contiguous
    std::unordered_map<std::string_view, std::size_t> m_index;
    std::size_t m_last = 0;
};

/// The query with this id in a vector sorted by id; null if there is none.
template <class Query>
const Query* findQuery(const std::vector<Query>& queries, std::string_view id)
{
    const auto found = std::lower_bound(
        queries.begin(), queries.end(), id,
        [](const Query& query, std::string_view requested) { return query.query < requested; });
    return found != queries.end() && found->query == id ? &*found : nullptr;
}

}  // namespace core
