// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/text/words/number_format.h"

#include <QAbstractTableModel>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

namespace ui {

/// A column of a table: its heading and its text for each row.
struct TableColumn {
    QString heading;
    Qt::AlignmentFlag alignment = Qt::AlignLeft;  ///< of the cells
    std::function<QString(int row)> text;
    /// The value to copy or export instead of the text (see ExactRole); none: the text.
    std::function<QVariant(int row)> exact = {};
    QString about = {};   ///< the heading's explanation
    QVariant whole = {};  ///< the heading to copy or export (see ExactRole)
    std::optional<Qt::AlignmentFlag> headingAlignment = {};  ///< none: like the cells
    QString spoken = {};  ///< the heading for screen readers; empty: the heading itself
    /// The heading belongs to the numbers beside bars, and these are the names of the bars (see
    /// BarNamesRole).
    std::optional<QStringList> barNames = {};
    QVariant name = {};  ///< like `whole`, in English; set by ColumnModel
};

/// The number behind a text, if there is one.
template <class Number>
QVariant exactNumber(const Number& number)
{
    return number ? QVariant(static_cast<double>(*number)) : QVariant();
}

/// A table described by its columns. Only visible cells are computed.
class ColumnModel : public QAbstractTableModel {
    Q_OBJECT
public:
    explicit ColumnModel(QObject* parent = nullptr);

    /// Sets how numbers are shown.
    void setFormat(const NumberFormat& format);

    int rowCount(const QModelIndex& parent = {}) const final;
    int columnCount(const QModelIndex& parent = {}) const final;
    QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const final;
    QVariant headerData(int section, Qt::Orientation orientation,
                        int role = Qt::DisplayRole) const final;

protected:
    virtual int rows() const = 0;
    /// Whether a row still has its data: false while new rows are being prepared.
    virtual bool isThere(int row) const;
    /// Further data of a cell: tool tip, accessible text, what RowDelegate paints. By default the
    /// row's sentence, as the tool tip and as the accessible text of the first column.
    virtual QVariant told(int row, int column, int role) const;
    /// A row in sentences; empty: they are told otherwise.
    virtual QString rowSentence(int /*row*/) const { return {}; }
    /// The number format has changed.
    virtual void formatChanged() { rowsChanged(); }

    /// Sets the columns. A different number only at the start, or while the model is reset.
    /// @param make called again in English, for the column names that programs read
    void setColumns(const std::function<std::vector<TableColumn>()>& make);
    void setHeading(int column, const std::function<QString()>& make);
    QString text(int row, int column) const;
    /// The text of every row has changed.
    void rowsChanged(const QList<int>& roles = {});
    /// The text of one row has changed, if there is such a row.
    void rowChanged(std::optional<int> row, const QList<int>& roles = {});
    /// Replaces the rows. The same number of rows counts as the same rows with new text, which
    /// keeps the selection.
    template <class Row>
    void replace(std::vector<Row>& rows, std::vector<Row> next);
    /// Keeps selections and the current row with their rows after sorting.
    /// @param rowAfter negative: the row was removed
    void moveHeldIndexes(const std::function<int(int)>& rowAfter);

    NumberFormat m_format;

private:
    const TableColumn& at(int column) const { return m_columns[static_cast<std::size_t>(column)]; }

    std::vector<TableColumn> m_columns;
};

/// A ColumnModel that stores its rows.
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
