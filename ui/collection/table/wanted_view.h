// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/table/wanted_model.h"
#include "ui/toolkit/table/read_table.h"

namespace ui {

/// The table of documents to judge first: a digit judges the current one.
class WantedView : public ReadTable {
    Q_OBJECT
public:
    explicit WantedView(CollectionDocument& document, QWidget* parent = nullptr);

    WantedModel& requested() { return m_model; }
    /// Small: the view takes the remaining room.
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    void shareWidth() override;
    /// Updates from the document. The current row index stays the same, so that it is the next
    /// document after one was judged.
    void refresh();

signals:
    void judgmentRequested(int row, double grade);
    void documentChosen(int row);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    WantedModel m_model;
    bool m_isRefreshing = false;
};

}  // namespace ui
