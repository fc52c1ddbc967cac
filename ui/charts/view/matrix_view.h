// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure/matrix_figure.h"
#include "ui/charts/view/kept_view.h"

namespace ui {

/// A confusion matrix as a heat map.
class MatrixView : public KeptView {
    Q_OBJECT
public:
    explicit MatrixView(QWidget* parent = nullptr);

    /// @param text describes the matrix
    void setChart(MatrixChart chart, const QString& text);
    const MatrixChart& chart() const { return m_figure.chart(); }
    /// Where a cell is, in pixels of the widget.
    QRectF cellAt(int row, int column) const;

    OwnKeys ownKeys() const override { return {}; }

protected:
    bool isEmpty() const override { return chart().classes.isEmpty(); }
    void tell() override { describe(m_text, {}); }
    bool takeKey(const QKeyEvent&) override { return false; }
    void layOut(const Look& look) const override { m_figure.arrange(look, size()); }
    void paintPicture(QPaintDevice& device) const override { m_figure.paint(device); }
    void paintMarks(QPainter&) const override {}

private:
    mutable MatrixFigure m_figure;
    QString m_text;
};

}  // namespace ui
