// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/bounds_model.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

/// The table of bounds: a click or the current row sets the current measure.
class BoundsView : public ReadTable {
    Q_OBJECT
public:
    explicit BoundsView(CollectionDocument& document, QWidget* parent = nullptr);

    BoundsModel& bounds() { return m_model; }
    QSize sizeHint() const override;
    /// The width of all columns except those that shrink.
    int wholeWidth() const;
    QSize minimumSizeHint() const override;
    void shareWidth() override;
    /// Moves the current row to the current measure.
    void followDocument();

protected:
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    QSize sizeOfRows(int rows) const;

    CollectionDocument& m_document;
    BoundsModel m_model;
    bool m_isFollowing = false;
};

}  // namespace ui
