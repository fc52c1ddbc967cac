// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/document_search.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/toolkit/table/column_model.h"

#include <vector>

namespace ui {

/// The rows of one of the two lists: grip, rank, document, grade. Reads them from the document but
/// stores which ones it shows, so that begin and end calls enclose every change correctly.
class DocumentListModel : public ColumnModel {
    Q_OBJECT
public:
    enum Column { Grip, Rank, Name, Grade };

    DocumentListModel(RankingDocument& document, Section section, QObject* parent = nullptr);

    Section section() const { return m_section; }
    /// Marks the documents that a search finds.
    void mark(const DocumentSearch& search);

    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

signals:
    /// The typed text is not a grade; the sentence says so.
    void refused(const QString& sentence);

private:
    int rows() const override { return static_cast<int>(m_keys.size()); }
    QVariant told(int row, int column, int role) const override;
    const core::RankedItem& at(int row) const;
    void follow(const ListChange& change);
    void replaceRows();
    void reorderRows(const core::Reordering& reordering);
    void refresh();
    void markCurrent(std::optional<std::size_t> rank);
    bool isRanked() const { return m_section == Section::Ranked; }
    QString toolTip(int row, int column) const;
    QString accessibleText(int row, int column) const;
    bool isCurrent(int row) const;
    bool isPastCutoff(int row) const;

    RankingDocument& m_document;
    Section m_section;
    std::vector<std::size_t> m_keys;  ///< by row: hashes of ids
    DocumentSearch m_search;
    std::optional<std::size_t> m_currentRank;
    double m_topGrade = 1;
    std::size_t m_cutoff = 0;
};

}  // namespace ui
