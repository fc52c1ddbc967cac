// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/foundation/ranked_list.h"
#include "core/foundation/value.h"
#include "core/metrics/agreement/list_overlap.h"
#include "core/metrics/ranking_order/list_comparison.h"

#include <QLocale>
#include <QString>

#include <algorithm>
#include <array>
#include <cstddef>
#include <limits>
#include <optional>
#include <vector>

namespace ui {

/// Two lists of a query and what joins them. Documents are identified by their index in
/// `documents`.
struct ListsBeside {
    core::RankedList a;
    core::RankedList b;
    bool hasB = false;
    std::vector<core::TwoRanks> documents;  ///< from core::compareLists()
    std::vector<std::size_t> ofB;           ///< the documents of B by rank; those of A come first
    std::vector<bool> isEdited;             ///< by document: judged differently than in the file
    double topGrade = 1;                    ///< of the scale, for the chips; above 0
    std::optional<std::size_t> cutoff;      ///< of the current measure
    core::Value judgedA = 0.0;              ///< judged@cutoff; of the whole list without a cutoff
    core::Value judgedB = 0.0;
    std::size_t unjudgedA = 0;  ///< documents within the cutoff
    std::size_t unjudgedB = 0;
    core::ListOverlap overlap;  ///< of the lists down to the cutoff
    /// Of the whole lists, p = persistence, in their order regardless of ties.
    core::RankBiasedOverlap rankBiased;
    std::size_t tiedInA = 0;  ///< documents that share their score with others
    std::size_t tiedInB = 0;
    /// By core::OverlapTies, if there are ties.
    std::array<core::RankBiasedOverlap, 3> tiedOverlaps;

    static constexpr double persistence = 0.9;
    core::SharedOrder order;     ///< of documents within orderDepth in both lists
    std::size_t orderDepth = 0;  ///< the cutoff, at most 1000: nobody compares orders further down

    const core::RankedItem& document(std::size_t index) const;
};

/// The lists A and B with the documents that join them; the statistics are left out. Expected O(n)
/// for n documents of both lists.
ListsBeside joinedLists(core::RankedList a, core::RankedList b);
/// A document's ranks and judgment in words.
QString documentSentence(const ListsBeside& lists, std::size_t document, const QLocale& locale);

enum class Side { A, B };
enum class GradesShown { All, Judged, Unjudged };

/// Which documents of the lists are shown, by row.
class RowsBeside {
public:
    static constexpr std::size_t noRow = std::numeric_limits<std::size_t>::max();

    RowsBeside() = default;
    /// O(n). @param depth later ranks are not shown; nullopt: all are
    RowsBeside(const ListsBeside& lists, GradesShown grades, std::optional<std::size_t> depth);

    std::size_t count(Side side) const { return column(side).shown; }
    std::size_t count() const { return std::max(m_a.shown, m_b.shown); }
    /// The number of rows if all ranks were shown.
    std::size_t ofAllRanks(Side side) const { return column(side).documents.size(); }
    /// @param row below count(side)
    std::size_t document(Side side, std::size_t row) const { return column(side).documents[row]; }
    /// The row of the document, even if it is past the shown ranks; noRow if it is never shown.
    std::size_t row(Side side, std::size_t document) const { return column(side).rows[document]; }
    bool isShown(Side side, std::size_t document) const
    {
        return row(side, document) < count(side);
    }
    /// The number of rows within the cutoff; nullopt without one.
    std::optional<std::size_t> withinCutoff(Side side) const { return column(side).withinCutoff; }

private:
    struct Column {
        std::vector<std::size_t> documents;  ///< by row
        std::vector<std::size_t> rows;       ///< by document
        std::size_t shown = 0;
        std::optional<std::size_t> withinCutoff;
    };
    const Column& column(Side side) const { return side == Side::A ? m_a : m_b; }

    Column m_a;
    Column m_b;
};

}  // namespace ui
