// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/toolkit/table/read_table.h"

namespace ui {

/// A table of documents to judge: a digit judges the current one.
class JudgingTable : public ReadTable {
    Q_OBJECT
public:
    explicit JudgingTable(const QString& name, QWidget* parent = nullptr);

signals:
    void judgmentRequested(int row, double grade);
    void documentChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

    bool m_isRefreshing = false;  ///< the current row does not change by choice
};

}  // namespace ui
