#pragma once

#include "ui/ranking/document/document_search.h"
#include "ui/ranking/document/ranking_document.h"

#include <QAbstractTableModel>

#include <functional>
#include <vector>

namespace ui {

/// The rows of one of the two lists: grip, rank, document, grade. Keeps the rows it shows, so that
/// every change of the document arrives between the right begin and end.
class DocumentListModel : public QAbstractTableModel {
    Q_OBJECT
public:
    enum Column { Grip, Rank, Name, Grade, ColumnCount };

    DocumentListModel(RankingDocument& document, Section section, QObject* parent = nullptr);

    Section section() const { return m_section; }
    /// Marks the documents that a search finds.
    void mark(const DocumentSearch& search);

    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

private:
    void follow(const ListChange& change);
    void replaceRows();
    void reorderRows(const core::Reordering& reordering);
    /// Selections and the current row stay with their documents.
    void moveHeldIndexes(const std::function<int(int)>& rowAfter);
    void refresh();
    void markCurrent(std::optional<std::size_t> rank);
    QVariant text(const QModelIndex& index) const;
    QVariant exact(const QModelIndex& index) const;
    QVariant toolTip(const QModelIndex& index) const;
    QVariant accessibleText(const QModelIndex& index) const;
    bool isCurrent(int row) const;
    bool isPastCutoff(int row) const;

    RankingDocument& m_document;
    Section m_section;
    std::vector<core::Document> m_rows;
    DocumentSearch m_search;
    std::optional<std::size_t> m_currentRank;
    double m_topGrade = 1;
};

}  // namespace ui
