// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QAbstractTableModel>
#include <QString>
#include <QVariant>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// A column of a table: what heads it, and what it says of each row, by the row's place.
struct TableColumn {
    QString heading;
    Qt::AlignmentFlag alignment = Qt::AlignLeft;  ///< of the cells
    std::function<QString(int row)> text;
    /// What leaves the program in place of the text (see ExactRole); none: the text does.
    std::function<QVariant(int row)> exact = {};
    QString about = {};   ///< what the heading means
    QVariant whole = {};  ///< what leaves the program in place of the heading (see ExactRole)
    std::optional<Qt::AlignmentFlag> headingAlignment = {};  ///< none: as the cells
    QString spoken = {};  ///< the heading for those who do not see it; empty: as it is
    QVariant name = {};   ///< as `whole`, in English: put in by ColumnModel
};

/// The number behind a text; none where there is none.
template <class Number>
QVariant exactNumber(const Number& number)
{
    return number ? QVariant(static_cast<double>(*number)) : QVariant();
}

/// A table that is described by its columns. What is not looked at is not worked out.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ColumnModel(QObject* parent = nullptr);

    /// How its numbers are shown.
    void setFormat(const NumberFormat& format);

    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const final;

protected:
    virtual int rows() const = 0;
    /// Whether there still is what a row shows: it says nothing while other rows are on their way.
    virtual bool isThere(int row) const;
    /// What else there is to say of a cell: a tip, words for who listens, what RowDelegate paints.
    virtual QVariant told(int row, int column, int role) const = 0;
    /// Numbers look otherwise.
    virtual void formatChanged() { rowsChanged(); }

    /// Another number of columns: at the beginning, or while the model is reset.
    /// @param make called again in English, for the names by which programs know the columns
    void setColumns(const std::function<std::vector<TableColumn>()>& make);
    void setHeading(int column, const std::function<QString()>& make);
    QString text(int row, int column) const;
    /// Every row says something else.
    void rowsChanged(const QList<int>& roles = {});
    /// One does, where there is such a row.
    void rowChanged(std::optional<int> row, const QList<int>& roles = {});
    /// Other rows: as many as before are the same rows with other words, and stay selected.
    template <class Row>
    void replace(std::vector<Row>& rows, std::vector<Row> next);
    /// Selections and the current row stay with their rows, which were sorted anew.
    /// @param rowAfter negative: the row is gone
    void moveHeldIndexes(const std::function<int(int)>& rowAfter);

    NumberFormat m_format;

private:
    const TableColumn& at(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

    std::vector<TableColumn> m_columns;
};

/// Such a table that keeps its rows.
template <class Row>
class RowsModel : public ColumnModel {
protected:
    using ColumnModel::ColumnModel;
    int rows() const override { return static_cast<int>(m_rows.size()); }
    const Row& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }

    std::vector<Row> m_rows;
};

template <class Row>
void ColumnModel::replace(std::vector<Row>& rows, std::vector<Row> next)
{
    if (rows.size() == next.size()) {
        rows = std::move(next);
        rowsChanged();
        return;
    }
    beginResetModel();
    rows = std::move(next);
    endResetModel();
}

}  // namespace ui
