// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/document/document_search.h"
#include "ui/ranking/document/ranking_document.h"
#include "ui/table/column_model.h"

namespace ui {

/// The rows of one of the two lists: grip, rank, document, grade. Keeps the rows it shows, so that
/// every change of the document arrives between the right begin and end.
class DocumentListModel : public RowsModel<core::Document> {
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
    /// What was typed is no grade; a sentence that says so.
    void refused(const QString& sentence);

private:
    QVariant told(int row, int column, int role) const override;
    void follow(const ListChange& change);
    void replaceRows();
    void reorderRows(const core::Reordering& reordering);
    void refresh();
    void markCurrent(std::optional<std::size_t> rank);
    bool isRanked() const { return m_section == Section::Ranked; }
    QString toolTip(int row, int column) const;
    QString accessibleText(int row) const;
    bool isCurrent(int row) const;
    bool isPastCutoff(int row) const;

    RankingDocument& m_document;
    Section m_section;
    DocumentSearch m_search;
    std::optional<std::size_t> m_currentRank;
    double m_topGrade = 1;
};

}  // namespace ui
