// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/ranking/compare/rank_shift_model.h"
#include "ui/toolkit/table/fitted_table.h"

namespace ui {

/// The documents of A and B. Pointing at one, or moving to it with the keys, highlights its rank in
/// the shown list; a click on a heading sorts.
class RankShiftView : public FittedTable {
    Q_OBJECT
public:
    explicit RankShiftView(RankingDocument& document, QWidget* parent = nullptr);

    RankShiftModel& shifts() { return m_model; }
    void shareWidth() override;

protected:
    void pointAt(std::optional<int> row) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    RankingDocument& m_document;
    RankShiftModel m_model;
};

}  // namespace ui
