// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/loss_model.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

/// The table of the loss breakdown: a click, Enter or Space selects a row, Ctrl+C copies the table.
class LossView : public ReadTable {
    Q_OBJECT
public:
    explicit LossView(QWidget* parent = nullptr);

    LossModel& breakdown() { return m_model; }
    QSize sizeHint() const override;
    void shareWidth() override;
    QString emptyText() const override;

signals:
    void rowChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    LossModel m_model;
};

}  // namespace ui
