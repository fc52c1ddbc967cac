// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/chart/forest_chart.h"
#include "ui/charts/view/kept_view.h"

namespace ui {

/// A forest plot, as high as its rows need.
class ForestView : public KeptView {
    Q_OBJECT
public:
    explicit ForestView(QWidget* parent = nullptr);

    /// @param text describes the plot
    void setChart(ForestChart chart, const QString& text);
    const ForestChart& chart() const { return m_chart; }

    QSize minimumSizeHint() const override;
    OwnKeys ownKeys() const override { return {}; }

protected:
    bool isEmpty() const override { return m_chart.rows.empty(); }
    void tell() override { describe(m_text, {}); }
    bool takeKey(const QKeyEvent&) override { return false; }
    void layOut(const Look& look) const override { m_look = look; }
    void paintPicture(QPaintDevice& device) const override;
    void paintMarks(QPainter&) const override {}

private:
    ForestChart m_chart;
    QString m_text;
    mutable Look m_look;
};

}  // namespace ui
