// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/queries_model.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

#include <cstddef>
#include <vector>

class QMenu;

namespace ui {

/// The queries table: Up and Down choose a query, Enter or a double click opens it, a click on a
/// heading sorts.
class QueriesView : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    explicit QueriesView(CollectionDocument& document, QWidget* parent = nullptr);

    void setFormat(const NumberFormat& format);
    QueriesModel& queries() { return m_model; }
    const QueriesModel& queries() const { return m_model; }
    QSize sizeHint() const override;
    /// What the texts of queries take beside that, as far as they are not whole questions.
    int widthOfWholeTexts() const;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;

    /// What can be sorted by, as actions.
    void fillSorting(QMenu& menu);
    /// The measures that may have columns beside the one in front, to tick.
    void fillColumns(QMenu& menu);

public slots:
    /// Puts every selected query back to what the files say, as one step.
    void revertSelected();
    /// Sorts by a column; again: the other way round.
    void sortBy(int section);

signals:
    /// The query is to be opened in Ranking.
    void openRequested(std::size_t query);
    /// The filter line is to have the keys.
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
    int widthOfFurtherValues() const;
    QList<int> valuesOfDifference() const;
    int addAir(std::vector<int>& widths, int spare) const;
    int widthOf(int section) const;
    int widestText(int section) const;

    CollectionDocument& m_document;
    QueriesModel m_model;
    std::vector<int> m_widths;  ///< that the columns ask for
    bool m_isFollowing = false;
};

}  // namespace ui
