// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/queries_model.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

#include <cstddef>
#include <vector>

class QMenu;

namespace ui {

/// The table of queries: Up and Down choose a query, Enter or a double click opens it, a click on a
/// heading sorts.
class QueriesView : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    explicit QueriesView(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    QueriesModel& queries() { return m_model; }
    const QueriesModel& queries() const { return m_model; }
    QSize sizeHint() const override;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;

    /// Adds an action for each sort key.
    void fillSorting(QMenu& menu);
    /// Adds the measures that can have columns besides the current one, to tick.
    void fillColumns(QMenu& menu);

public slots:
    /// Reverts all selected queries to the files, as one undo step.
    void revertSelected();
    /// Sorts by a column; again: in reverse.
    void sortBy(int section);

signals:
    /// Requests to open the query in Ranking.
    void openRequested(std::size_t query);
    /// Requests the focus for the filter.
    void filterRequested();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void focusInEvent(QFocusEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    std::vector<std::size_t> editedAmongSelected() const;
    QModelIndex placeOf(int row) const;
    void openCurrent();
    void fillContextMenu(QMenu& menu);
    void toggleColumns(const core::MeasureSpec& measure);
    void followCurrent();
    void measureColumns();
    bool isOfFurtherRun(int section) const;
    int widthOfFurtherMeasures() const;
    QList<int> valuesOfDifference() const;
    int addAir(std::vector<int>& widths, int spare) const;
    int widthOf(int section) const;
    int widestText(int section) const;

    CollectionDocument& m_document;
    QueriesModel m_model;
    std::vector<int> m_widths;  ///< requested by the columns
    bool m_isFollowing = false;
};

}  // namespace ui
