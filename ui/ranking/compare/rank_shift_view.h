#pragma once

#include "ui/ranking/compare/rank_shift_model.h"

#include <QTableView>

namespace ui {

/// The documents of A and B: pointing at one or walking to it is pointing at its rank in the list
/// that is shown; a click on a heading sorts.
class RankShiftView : public QTableView {
    Q_OBJECT
public:
    explicit RankShiftView(RankingDocument& document, QWidget* parent = nullptr);

    RankShiftModel& shifts() { return m_model; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;

private:
    void adoptMetrics();

    RankingDocument& m_document;
    RankShiftModel m_model;
};

}  // namespace ui
