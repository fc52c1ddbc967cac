// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/collection/judging/judging_table.h"
#include "ui/collection/judging/wanted_model.h"

namespace ui {

/// The table of documents to judge first.
class WantedView : public JudgingTable {
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

private:
    WantedModel m_model;
};

}  // namespace ui
