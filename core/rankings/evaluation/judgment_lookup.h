// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/rankings/runs/id_set.h"
#include "core/rankings/runs/qrels.h"

#include <bitset>
#include <cstddef>
#include <span>
#include <string_view>
#include <vector>

namespace core {

/// Finds one query's judgments by document and records which were found. Can be reused for other
/// queries without an allocation per document.
class JudgmentLookup {
public:
    /// @param judgments each document once; must outlive the lookups
    void start(std::span<const Judgment> judgments);

    /// The document's judgment; null if it has none. O(1).
    const Judgment* find(std::string_view document)
    {
        return m_atAGlance[glance(document)] ? lookUp(document) : nullptr;
    }

    /// Calls `visit(judgment)` for each judgment that find() has not returned, in file order.
    template <class Visit>
    void eachNotFound(Visit visit) const
    {
        for (std::size_t i = 0; i < m_judgments.size(); ++i)
            if (!m_isFound[i])
                visit(m_judgments[i]);
    }

private:
    const Judgment* lookUp(std::string_view document);
    /// A cheap hash that distinguishes most ids: by length and last two characters.
    static std::size_t glance(std::string_view id)
    {
        if (id.size() < 2)
            return 0;
        const auto last = static_cast<unsigned char>(id.back());
        const auto before = static_cast<unsigned char>(id[id.size() - 2]);
        return (last + 16u * before + 64u * id.size()) % glances;
    }

    static constexpr std::size_t glances = 1024;

    std::span<const Judgment> m_judgments;
    std::bitset<glances> m_atAGlance;  // of the judgments
    std::vector<bool> m_isFound;
    IdSet m_documents;  // of the judgments
};

}  // namespace core
