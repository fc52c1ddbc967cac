// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/what_if_model.h"
#include "ui/toolkit/table/read_table.h"

class QMenu;
class QToolButton;

namespace ui {

/// The table of changes: selecting a row previews it; Enter, a double click or its button applies
/// it; Escape deselects it.
class WhatIfView : public ReadTable {
    Q_OBJECT
public:
    explicit WhatIfView(QWidget* parent = nullptr);

    WhatIfModel& changes() { return m_model; }
    QToolButton& applyButton() { return *m_apply; }
    /// Deselects all rows.
    void letGo();
    void shareWidth() override;
    QString emptyText() const override;

signals:
    void rowSelected(std::optional<int> row);
    void rowPointedAt(std::optional<int> row);
    void rowApplied(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void pointAt(std::optional<int> row) override;
    void scrollContentsBy(int dx, int dy) override;
    void selectionChanged(const QItemSelection& selected,
                          const QItemSelection& deselected) override;

private:
    std::optional<int> selectedRow() const;
    void apply();
    void fillContextMenu(QMenu& menu);
    void placeButton();

    WhatIfModel m_model;
    QToolButton* m_apply;  ///< in the selected row
};

}  // namespace ui
