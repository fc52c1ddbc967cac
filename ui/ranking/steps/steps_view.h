// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/steps/steps_model.h"
#include "ui/toolkit/shortcuts/own_keys.h"
#include "ui/toolkit/table/fitted_table.h"

namespace ui {

class RankingDocument;

/// The step table: follows the document's explanation and current rank, and sets the rank when a
/// row is pointed at or reached with the keys.
class StepsView : public FittedTable, public HasOwnKeys {
    Q_OBJECT
public:
    /// Empty until fill().
    explicit StepsView(RankingDocument& document, QWidget* parent = nullptr);

    /// Shows the rows. Needed once.
    void fill();
    StepsModel& steps() { return m_model; }
    QSize sizeHint() const override;
    /// The total width of the columns.
    int wholeWidth() const;
    OwnKeys ownKeys() const override;
    void shareWidth() override;
    QString emptyText() const override;

signals:
    /// A rank's number or one of its terms was clicked.
    void stopRequested(std::size_t rank, core::Column column);

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    int neededWidth(int section) const;
    void arrangeColumns();
    /// Unless there is room for all columns.
    void hideSums(int wholeWidth);

    RankingDocument& m_document;
    StepsModel m_model;
};

}  // namespace ui
