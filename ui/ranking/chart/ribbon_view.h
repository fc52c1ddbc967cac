// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/view/rank_view.h"
#include "ui/ranking/chart/ribbon_figure.h"
#include "ui/toolkit/motion/row_motion.h"

namespace ui {

/// The actual order next to the ideal one, with a ribbon between each document's two places. Rows
/// have a fixed height and scroll; only visible rows are processed.
class RibbonView : public RankView {
    Q_OBJECT
public:
    explicit RibbonView(QWidget* parent = nullptr);

    void setRibbons(Ribbons ribbons);
    const Ribbons& ribbons() const { return m_ribbons; }
    std::size_t firstRow() const;

    std::size_t rankCount() const override { return m_ribbons.retrieved; }
    QRect placeOf(std::size_t rank) const override;
    /// Where the ideal order shows a row (0-based), in viewport pixels.
    QRect idealPlaceOf(std::size_t row) const;

protected:
    std::optional<std::size_t> placeUnder(QPointF place) const override;
    QRegion lightOf(std::size_t rank) const override;
    std::size_t ranksShown() const override;
    QString tipAt(QPointF place) const override;
    void paintShown(QPainter& painter, const QRegion& region) override;
    void arrange() override;

private:
    Ribbons m_ribbons;
    RibbonFigure m_figure;
    RowMotion m_actual;
    RowMotion m_ideal;
};

}  // namespace ui
