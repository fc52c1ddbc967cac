// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/metrics/ranking_order/list_comparison.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/table/column_model.h"

#include <vector>

namespace ui {

/// The documents that A or B ranks, with both ranks and the shift between them. Empty without a B.
/// Sorted by the rank in A at first.
class RankShiftModel : public RowsModel<core::TwoRanks> {
    Q_OBJECT
public:
    enum Column { Name, RankA, RankB, Shift };

    explicit RankShiftModel(const RankingDocument& document, QObject* parent = nullptr);

    /// Reads the document again. O(n) for n documents, more when sorted by another column.
    void refresh();
    void setCurrentRank(std::optional<std::size_t> rank);
    /// The rank in the shown list; none if that list does not rank the document.
    std::optional<std::size_t> shownRank(int row) const;
    /// The number of documents with different ranks or in only one list.
    std::size_t differing() const { return m_differing; }

    void sort(int column, Qt::SortOrder order) override;

private:
    void describeColumns();
    QVariant told(int row, int column, int role) const override;
    void sortRows(std::vector<core::TwoRanks>& rows) const;
    const core::RankedItem* documentAt(const core::TwoRanks& ranks) const;
    QString nameAt(int row) const;
    QString shiftAt(int row) const;

    const RankingDocument& m_document;
    std::optional<std::size_t> m_currentRank;
    std::size_t m_differing = 0;
    int m_sortColumn = RankA;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
};

}  // namespace ui
